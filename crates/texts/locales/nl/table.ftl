### Wat aan een tafel niet mag, en waarom een verbinding ermee eindigt.

table-not-host = Dat mag alleen de gastheer. Vraag of hij het doet, of jou gastheer maakt.
table-not-seated = Je kijkt toe. Neem een plaats om mee te spelen.
table-table-full = Alle plaatsen zijn bezet. De gastheer kan er meer maken.
table-too-few-seats = Er zitten hier meer mensen. Vraag iemand om te gaan, of kies meer plaatsen.
table-not-enough-players = Er moeten er twee zitten voordat een spel kan beginnen. Nodig iemand uit, of voeg een bot toe.
table-match-going-on = Er is een spel bezig. Probeer het opnieuw als het afgelopen is.
table-no-match = Er is geen spel bezig. Begin er eerst een.
table-round-going-on = De ronde is bezig, dus er is niets om klaar voor te zijn.
table-not-away = Tijdens een spel kan alleen iemand die weg is van tafel worden gestuurd.
table-not-driven = Er speelt geen bot voor je, dus er is niets om terug te nemen. Speel gewoon.
table-bad-name = Dat kan hier geen naam zijn. Neem één tot twintig letters, zonder tekens, en geen woord dat het spel zelf nodig heeft.
table-bad-rules = { $more ->
    [0] Er zit een fout in deze regels: { $problem }.
    [one] Er zitten twee fouten in deze regels. De eerste: { $problem }.
   *[other] Na deze fout zitten er nog { $more } in deze regels: { $problem }.
}
table-seats-do-not-fit = Met zoveel spelers kun je deze regels niet spelen. Verander het aantal spelers, of kies meer spellen kaarten.
table-bad-settings = Een van deze instellingen is te klein of te groot.
table-bad-order = De nieuwe volgorde moet iedereen die hier zit één keer noemen.
table-unknown-member = Zo iemand zit hier niet meer.
table-not-a-person = Dat kan een bot niet. Kies een mens.
table-bad-move = Dat is geen zet. Kies een kaart, of pak er een.
table-not-ready = Je bent niet klaar, dus er is niets om terug te nemen.
table-wrong-share = Dat is niet wat jouw apparaat voor het schudden had beloofd. Het spel gaat zonder verder.
table-no-share-wanted = Er wordt voor het schudden niets van je verwacht.
table-chat-off = De gastheer heeft de chat gesloten. Gebruik de snelle reacties, of vraag of hij hem opent.
table-too-long = Dat is te lang. Maak het korter.
table-too-fast = Dat was te veel tegelijk. Wacht even.
table-unavailable = De server kan op dit moment niet schrijven. Er is niets gebeurd; probeer het opnieuw.

end-bad-message = Jouw programma stuurde iets wat deze server niet begrijpt. Laad de pagina opnieuw, of vernieuw het programma.
end-bad-version = Jouw programma spreekt een andere versie van het spel. Laad de pagina opnieuw, of vernieuw het programma.
end-no-table = Deze tafel is er niet, of niet meer. Kijk de link na, of open een nieuwe tafel.
end-bad-token = Jouw plaats aan deze tafel is met een andere sleutel geopend. Ga terug naar het apparaat waarop je ging zitten, of neem een nieuwe plaats.
end-no-spectators = Niemand mag bij deze tafel meekijken. Vraag de gastheer om een plaats.
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
table-no-such-situation = Zo kan een tafel niet staan. Kijk de kaarten, de kleur, de beurt en de aantallen na.
