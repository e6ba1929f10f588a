# After a round and after a match.

web-end-you-won = Tu gagnes la manche { $round } !
web-end-won = { $name } gagne la manche { $round }
web-end-over = La manche { $round } est finie
web-end-stalled = La manche { $round } est finie : plus personne ne pouvait jouer
web-end-table = Les points de cette manche
web-end-player = Joueur
web-end-left = En main
web-end-none-left = rien
web-end-value = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-end-points = Cette manche
web-end-total = Total
web-end-round = Manche
web-end-course = Le déroulement
web-end-course-table = En tableau
web-end-next = Manche suivante
web-end-you-are-out = Tu es hors de la partie, mais tu peux continuer à regarder.
web-end-waiting = On attend { $names }.
web-end-dealing = Distribution des cartes…
web-end-deal-anyway = Distribuer sans attendre
web-end-match-over = La partie est finie
web-end-match-you-won = Tu gagnes la partie !
web-end-match-your-team-won = Ton équipe gagne la partie !
web-end-match-won = { $count ->
    [one] { $names } gagne la partie
   *[other] { $names } gagnent la partie
}
web-end-rematch = Rejouer
web-end-replay = Revoir la partie
web-end-download = Enregistrer le compte rendu
web-end-no-record = Impossible de récupérer le compte rendu pour l’instant. Réessaie une fois la connexion revenue.

web-end-checking = Vérification du mélange…
web-end-not-revealed = Le mélange pourra être vérifié dans un instant.
web-end-verified = Mélange vérifié : personne n’a choisi les cartes.
web-end-unseen = Ce mélange n’a pas pu être vérifié ici, car cette page n’a pas vu toute la manche. Le compte rendu de la partie pourra être vérifié plus tard.
web-end-wrong = Ce mélange n’est pas celui qui avait été promis.
web-end-what-is-that = Qu’est-ce que c’est ?
web-end-shuffle-title = Un mélange que chacun peut vérifier
web-end-shuffle-1 = Avant la distribution, chaque appareil a tiré un nombre secret et n’en a donné que le sceau. Le serveur a tiré le sien et l’a scellé aussi. Ensuite seulement, les appareils ont montré leurs nombres.
web-end-shuffle-2 = L’ordre des cartes découle de tous ces nombres réunis. Personne ne pouvait le connaître ni le choisir : pas le serveur, car ton nombre était encore scellé, et pas toi, car le sien l’était aussi.
web-end-shuffle-3 = Après la manche, le serveur montre son nombre. Ton appareil vient de recalculer l’ordre et de le comparer aux cartes que tu as vues.
web-end-shares = Ont participé
web-end-dropped = Avaient promis un nombre et ne l’ont pas montré
web-end-own = Ton appareil
web-end-own-included = a participé
web-end-own-late = est arrivé trop tard cette fois
web-end-own-none = n’a pas participé cette fois
web-end-cards = Cartes comparées
web-end-nobody = seulement le serveur
web-end-wrong-commitment = Le nombre montré par le serveur n’est pas celui qu’il avait scellé. Ne fais pas confiance à ce serveur.
web-end-wrong-promise = Quelqu’un a montré un autre nombre que celui qui était scellé.
web-end-wrong-own-share = Le serveur a utilisé pour toi un autre nombre que celui de ton appareil. Ne fais pas confiance à ce serveur.
web-end-wrong-card = Une carte se trouvait ailleurs que là où le mélange l’avait mise. Ne fais pas confiance à ce serveur.
