### Wat aan een tafel niet mag, en waarom een verbinding ermee eindigt.

table-not-host = Dat mag alleen de gastheer. Vraag het de gastheer, of vraag of jij gastheer mag worden.
table-not-seated = Je kijkt mee. Neem een plaats om mee te spelen.
table-table-full = Alle plaatsen zijn bezet. De gastheer kan er meer maken.
table-too-few-seats = Er zitten hier al meer mensen. Vraag iemand om weg te gaan, of kies meer plaatsen.
table-not-enough-players = Je hebt minstens twee spelers nodig om te beginnen. Nodig iemand uit, of voeg een bot toe.
table-match-going-on = Er is een partij bezig. Probeer het opnieuw als die afgelopen is.
table-no-match = Er is geen partij bezig. Begin er eerst een.
table-round-going-on = De ronde is nog bezig. Laat daarna weten dat je klaar bent.
table-not-away = Tijdens een partij kun je alleen iemand van tafel sturen die weg is.
table-not-driven = Er speelt geen bot voor je, dus je hoeft niets over te nemen. Speel gewoon.
table-bad-name = Die naam kan hier niet. Kies één tot twintig letters, zonder leestekens, en geen woord dat het spel zelf gebruikt.
table-bad-rules = { $more ->
    [0] Er zit een fout in deze regels: { $problem }.
    [one] Er zitten twee fouten in deze regels. De eerste: { $problem }.
   *[other] Na deze fout zitten er nog { $more } in deze regels: { $problem }.
}
table-seats-do-not-fit = Met dit aantal spelers kun je deze regels niet spelen. Verander het aantal spelers, of kies meer spellen kaarten.
table-bad-settings = Een van deze instellingen is te klein of te groot.
table-bad-order = In de nieuwe volgorde moet iedereen die hier zit precies één keer staan.
table-unknown-member = Die speler zit hier niet meer.
table-not-a-person = Dat kan een bot niet. Kies een mens.
table-bad-move = Dat is geen zet. Kies een kaart, of pak er een.
table-not-ready = Je had nog niet gezegd dat je klaar bent, dus er is niets om terug te nemen.
table-wrong-share = Dat is niet wat jouw apparaat voor het schudden had beloofd. De partij gaat verder zonder jouw bijdrage.
table-no-share-wanted = Er wordt voor het schudden niets van je apparaat verwacht.
table-chat-off = De gastheer heeft de chat uitgezet. Gebruik de snelle reacties, of vraag de gastheer om de chat aan te zetten.
table-too-long = Dat is te lang. Maak het korter.
table-too-fast = Dat was te veel tegelijk. Wacht even.
table-unavailable = De server kan op dit moment niets bewaren. Er is niets veranderd; probeer het opnieuw.

end-bad-message = Jouw programma stuurde iets wat deze server niet begrijpt. Laad de pagina opnieuw, of werk het programma bij.
end-bad-version = Jouw programma en deze server gebruiken verschillende versies van het spel. Laad de pagina opnieuw, of werk het programma bij.
end-no-table = Deze tafel is er niet, of niet meer. Kijk de link na, of open een nieuwe tafel.
end-bad-token = Jouw plaats aan deze tafel hoort bij een ander apparaat of een andere browser. Ga daar verder, of neem hier een nieuwe plaats.
end-no-spectators = Aan deze tafel mag niemand meekijken. Vraag de gastheer om een plaats.
end-taken-over = Je hebt deze plaats ergens anders geopend. Ga daar verder, of laad deze pagina opnieuw om hier verder te gaan.
end-kicked = De gastheer heeft je van tafel gestuurd.
end-too-fast = Jouw programma stuurde te veel tegelijk. Wacht even en kom terug.
end-too-slow = Jouw verbinding kon het niet bijhouden. Kom terug: er is niets verloren.
end-come-back = De server start opnieuw. Kom zo terug: er is niets verloren.
end-unavailable = De server kan de tafel op dit moment niet lezen. Kom zo terug.

table-allowed = Dat mag.
# What comes of a Wild Draw Four that breaks its condition. $name: who may challenge it; $count: the cards for the bluff
table-bluff = Met deze kaarten is het bluf: { $name } mag het aanvechten, en dan pak jij { $count ->
    [0] niets
    [one] 1 kaart
   *[other] { $count } kaarten
}.
# $number: the seat, from 1
table-player = Speler { $number }
table-no-such-situation = Zo kan het aan tafel niet staan. Kijk de kaarten, de kleur, de beurt en de aantallen na.
