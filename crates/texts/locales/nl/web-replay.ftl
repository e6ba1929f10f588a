# A match that is looked at again.

web-replay-title = Terugkijken
web-replay-none = Dat verslag is hier niet. Misschien is het verwijderd, of staat het op een ander apparaat.
web-replay-cut = Dit verslag houdt op voor het eind van de partij. Je ziet het tot daar.
web-replay-told = Wat er gebeurde
web-replay-start = Voor de eerste kaart.
web-replay-controls = Bediening
web-replay-moment = Moment van de partij
web-replay-step = Ronde { $round }, stap { $step } van { $of }
web-replay-first = Naar het begin
web-replay-back = Een stap terug
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-on = Een stap verder
web-replay-last = Naar het eind
web-replay-round = Ronde
web-replay-eyes = Door de ogen van
web-replay-open = iedereen (alle kaarten open)
web-replay-pace = Tempo
web-replay-times = { $pace }×
web-replay-link = Link naar dit moment kopiëren
web-replay-table = De tafel
web-replay-draw-pile = { $count ->
    [one] 1 kaart in de trekstapel
   *[other] { $count } kaarten in de trekstapel
}
web-replay-clockwise = met de klok mee
web-replay-counterclockwise = tegen de klok in
web-replay-turn = aan de beurt
web-replay-exposed = kan betrapt worden
web-replay-check = Het schudden controleren
web-replay-good = Er is in deze partij steeds geschud zoals beloofd. Niemand heeft de kaarten gekozen.
web-replay-bad = Er is in deze partij niet geschud zoals beloofd.
web-replay-not-fair = De spelers schudden hier niet mee, dus er valt niets te controleren.
