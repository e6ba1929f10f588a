# The records that are kept in this browser.

web-games-title = Mijn partijen
web-games-about = Partijen die in deze browser zijn gespeeld. Ze blijven hier en gaan nergens anders heen.
web-games-none = Er is hier nog geen partij uitgespeeld.
web-games-won = { $count ->
    [one] Gewonnen door { $names }, { $when }
   *[other] Samen gewonnen door { $names }, { $when }
}
web-games-look = Bekijken
web-games-forget = Verwijderen
web-games-forget-title = Deze partij verwijderen?
web-games-forget-about = Het verslag wordt uit deze browser verwijderd. Dat kan niet ongedaan worden gemaakt.
web-games-file = Een verslag uit een bestand bekijken
web-games-no-engine = Verslagen kunnen hier niet worden getoond: deze pagina kon het spel niet laden. Laad de pagina opnieuw als je verbinding hebt.
web-games-not-read = Dat is geen verslag dat gelezen kan worden. Kies een bestand dat lastcard heeft gemaakt.
