# Het spelen aan een tafel van een server, in de terminal.

join-own-name = Gast

join-invite = Link: { $link }{ $coded ->
    [true] { " " }· Code: { $code }
   *[false] { "" }
}
# $level: person, random, easy of normal; $who: you of other
join-seat = { $name }{ $who ->
    [you] { " " }(jij)
   *[other] { "" }
}{ $level ->
    [random] { " " }· bot, willekeurig
    [easy] { " " }· bot, makkelijk
    [normal] { " " }· bot
   *[person] { "" }
}{ $host ->
    [true] { " " }· gastheer
   *[false] { "" }
}{ $ready ->
    [true] { " " }· klaar
   *[false] { "" }
}{ $here ->
    [true] { "" }
   *[false] { " " }· weg
}{ $lookalike ->
    [true] { " " }· let op: lijkt op een andere naam
   *[false] { "" }
}{ $wins ->
    [0] { "" }
    [one] { " " }· 1 partij gewonnen
   *[other] { " " }· { $wins } partijen gewonnen
}
join-watching = { $watching ->
    [one] Eén persoon kijkt mee.
   *[other] { $watching } mensen kijken mee.
}
# $what: watch, alone, ready, again of first
join-next = { $what ->
    [watch] Je kijkt mee. De partij begint als de spelers klaar zijn.
    [alone] Er is nog niemand anders. Stuur de anderen de link{ $host ->
        [true] , of typ bot voor een bot.
       *[false] .
    }
    [ready] Je bent klaar. De partij begint als iedereen klaar is.
    [again] Druk op Enter voor nog een partij.
   *[first] Typ klaar als je wilt beginnen. Met ? zie je alles wat je kunt typen.
}

# $level: person, random, easy of normal
join-joined = { $level ->
    [person] { $name } is aangeschoven.
   *[other] { $name }, een bot, is aangeschoven.
}
join-renamed = { $old } heet nu { $name }.
# $who: you of other
join-gone = { $kicked ->
    [true] { $who ->
        [you] De gastheer heeft je van tafel gestuurd.
       *[other] De gastheer heeft { $name } van tafel gestuurd.
    }
   *[false] { $name } heeft de tafel verlaten.
}
join-host = { $who ->
    [you] Jij bent nu de gastheer.
   *[other] { $name } is nu de gastheer.
}
join-seats = De plaatsen zijn nu, met de klok mee: { $names }.
join-rules = De regels zijn nu: { $rules }. Typ regels om ze te lezen.
join-settings = De gastheer heeft veranderd hoe de tafel werkt.
join-ready = { $who ->
    [you] { $ready ->
        [true] Je bent klaar.
       *[false] Je bent niet meer klaar.
    }
   *[other] { $ready ->
        [true] { $name } is klaar.
       *[false] { $name } is niet meer klaar.
    }
}
join-driven = { $who ->
    [you] { $driven ->
        [true] Je was weg, dus speelt er een bot voor je. Typ terug om weer zelf te spelen.
       *[false] Je speelt weer zelf.
    }
   *[other] { $driven ->
        [true] { $name } is weg; intussen speelt er een bot.
       *[false] { $name } speelt weer zelf.
    }
}
join-match = Partij { $number } begint: { $names }.
join-aborted = De partij is afgebroken.
join-here = { $here ->
    [true] { $name } is er.
   *[false] { $name } is weg.
}
join-time = Je tijd is bijna om: nog { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}.
join-said = { $name }: { $text }
join-emoted = { $name }: { $emote ->
    [hello] Hallo!
    [good_game] Mooi spel!
    [well_played] Goed gespeeld!
    [thanks] Bedankt!
    [oops] Oeps …
    [laugh] Haha!
    [wow] Wauw!
    [sad] O nee …
    [angry] Grr!
    [think] Even denken …
    [hurry] Jouw beurt!
   *[sorry] Sorry!
}

# $own: included, late of none
join-checked = Het schudden van ronde { $round } is gecontroleerd: de server hield zich aan zijn belofte{ $own ->
    [included] , jouw bijdrage zit erin,
    [late] , jouw bijdrage kwam er te laat voor,
   *[none] { "" }
} en { $cards ->
    [one] de ene kaart die je zag, lag waar hij moest liggen
   *[other] alle { $cards } kaarten die je zag, lagen waar ze moesten liggen
}.
join-checked-wrong = Het schudden van ronde { $round } is NIET wat de server had beloofd. Bewaar het verslag van deze partij, en laat het zien aan wie er meespeelden.

join-lost = De verbinding is weg. Er wordt opnieuw geprobeerd; wat je typt blijft bewaard, en Enter probeert het meteen.
join-found = De verbinding is er weer.
join-fault = De server zei iets wat niet kan: { $fault }.
join-stale = Er gebeurde net iets anders. Kijk nog eens en beslis opnieuw.
join-strange = Deze server spreekt op een manier die dit programma niet kent. Werk beide bij, en probeer het opnieuw.
join-seat-lost = De plaats die op deze computer bewaard was, is niet meer van jou. Je krijgt een andere.
join-left = Je hebt de tafel verlaten.
join-come-back = Je plaats blijft bewaard. Kom terug met:
join-no-link = "{ $text }" kan niet: { $why }.

join-record = Het verslag van de partij staat in { $file }
join-no-record = Het verslag van de partij is niet bewaard: { $why }
join-record-unread = Dit programma kan het verslag niet lezen. Werk het bij, en controleer het bestand met lastcard verify.
join-record-other = Dit verslag is NIET van de partij die je speelde: de beloften van de server erin zijn andere dan je zag voor het delen.
join-totals = Totalen: { $totals }.
join-watch-help = Je kijkt mee. Typ tafel, regels of stoppen.

join-ask-ready = Druk op Enter als je klaar bent voor de volgende ronde.
join-unknown = Ik begrijp "{ $word }" niet. Typ ? voor alles wat je kunt typen.
join-no-level = Zo'n bot is er niet; typ bot makkelijk, bot gewoon of bot willekeurig.
join-no-name = Typ je nieuwe naam erachter: naam Ann
join-say-what = Typ erachter wat je wilt zeggen, hoogstens 200 letters.
join-nobody = Hier heet niemand "{ $name }".
join-move = Open deze link binnen { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
} op je andere apparaat; je plaats gaat daarheen.

# Wat je kunt typen, en wat het doet.
join-help-ready-words = klaar
join-help-ready = klaar zijn; de partij begint als iedereen klaar is
join-help-not-ready-words = niet klaar
join-help-not-ready = nog even wachten
join-help-start-words = start
join-help-start = nu beginnen, zonder te wachten op wie nog niet klaar is
join-help-bot-words = bot makkelijk
join-help-bot = een bot laten aanschuiven: makkelijk, gewoon of willekeurig
join-help-rules-words = regels
join-help-rules = alle regels van deze tafel laten zien
join-help-other-rules-words = regels party
join-help-other-rules = andere regels kiezen: de naam van meegeleverde regels, of een bestand
join-help-set-words = zet scoring.target=200
join-help-set = één regel van deze tafel veranderen
join-help-name-words = naam ann
join-help-name = een andere naam kiezen
join-help-kick-words = verwijder bob
join-help-kick = Bob van tafel sturen
join-help-host-words = gastheer bob
join-help-host = Bob de gastheer maken
join-help-say-words = zeg hoi
join-help-say = iets tegen iedereen zeggen, als de gastheer dat toelaat
join-help-emote-words = hallo, gg, mooi, wauw …
join-help-emote = reageren; ook bedankt, oeps, haha, jammer, grr, hmm, schiet, sorry
join-help-mute-words = demp bob
join-help-mute = verbergen wat Bob zegt; hoor bob laat het weer zien
join-help-back-words = terug
join-help-back = weer zelf spelen, nadat een bot dat deed
join-help-invite-words = uitnodiging
join-help-invite = de link en de code voor anderen laten zien
join-help-move-words = verhuis
join-help-move = je plaats naar een ander apparaat verhuizen
join-help-leave-words = verlaat
join-help-leave = de tafel voorgoed verlaten
join-help-quit-words = stoppen, q
join-help-quit = voor nu stoppen; je plaats blijft bewaard
