# A match that is looked at again.

web-replay-title = Revoir
web-replay-none = Ce compte rendu n’est pas ici. Il a peut-être été oublié, ou il se trouve sur un autre appareil.
web-replay-cut = Ce compte rendu s’arrête avant la fin de la partie. Tu la vois jusque-là.
web-replay-told = Ce qui s’est passé
web-replay-start = Avant la première carte.
web-replay-controls = Commandes
web-replay-moment = Moment de la partie
web-replay-step = Manche { $round }, étape { $step } sur { $of }
web-replay-first = Au début
web-replay-back = Une étape en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-on = Une étape en avant
web-replay-last = À la fin
web-replay-round = Manche
web-replay-eyes = Vu par
web-replay-open = tout ouvert
web-replay-pace = Rythme
web-replay-times = { $pace }×
web-replay-link = Copier un lien vers ce moment
web-replay-table = La table
web-replay-draw-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
web-replay-clockwise = sens horaire
web-replay-counterclockwise = sens antihoraire
web-replay-turn = à son tour
web-replay-exposed = peut être attrapé
web-replay-check = Vérifier les mélanges
web-replay-good = Tous les mélanges de cette partie sont comme promis. Personne n’a choisi les cartes.
web-replay-bad = Un mélange de cette partie n’est pas comme promis.
web-replay-not-fair = Les joueurs n’ont pas participé à ces mélanges, il n’y a donc rien à vérifier.
