# Why a move is refused, and what to do instead.
# What is not known is "none" ($owed: 0).

refusal-unknown-player = { $target ->
    [none] Personne ici ne porte ce nom ; choisis un nom de cette table.
   *[other] { $target } n’est pas à cette table ; choisis un nom de cette table.
}
refusal-match-over = La partie est terminée. Commences-en une nouvelle pour continuer à jouer.
refusal-round-over = Cette manche est terminée. Attends que la suivante soit distribuée.
refusal-left-the-match = Une fois la table quittée, on ne joue plus dans cette partie ; regarder reste permis.
refusal-not-your-turn = { $on-turn ->
    [none] Ce n’est pas encore ton tour ; attends un instant.
   *[other] C’est à { $on-turn } de jouer ; attends ton tour.
}
refusal-must-name-color = Il n’y a pas encore de couleur. Choisis d’abord celle de la carte de départ.
refusal-must-serve-penalty = { $owed ->
    [0] Il y a des cartes qui t’attendent ; pioche-les d’abord.
    [one] Il y a 1 carte qui t’attend ; pioche-la d’abord.
   *[other] Il y a { $owed } cartes qui t’attendent ; pioche-les d’abord.
}
refusal-card-not-in-hand = { $card ->
    [none] Tu n’as pas cette carte. Choisis-en une dans ta main.
   *[other] Tu n’as pas de { $card }. Choisis une carte dans ta main.
}
refusal-card-does-not-match = { $card ->
    [none] Cette carte ne convient pas.
   *[other] Ton { $card } ne convient pas.
} { $color ->
    [none] Choisis une carte qui convient, ou pioche une carte.
   *[other] { $top ->
        [none] Joue du { $color } ou un Joker, ou pioche une carte.
       *[other] La couleur est le { $color } et la carte du dessus est un { $top } : joue une carte qui convient ou un Joker, ou pioche une carte.
    }
}
refusal-wild-draw-four-not-allowed = Un Joker +4 n’est pas permis maintenant, car tu as une autre carte qui passe avant. Joue-la, ou pioche une carte.{ $color ->
    [none] { "" }
   *[other] { " " }La couleur est le { $color }.
}
refusal-color-required = { $card ->
    [none] Dis quelle couleur tu choisis : rouge, jaune, vert ou bleu.
   *[other] Dis quelle couleur tu choisis avec le { $card } : rouge, jaune, vert ou bleu.
}
refusal-color-not-wanted = { $color ->
    [none] Tu ne peux pas choisir cette couleur ici. Ne donne pas de couleur, ou choisis-en une autre.
   *[other] Tu ne peux pas choisir cette couleur ici. Ne donne pas de couleur, ou choisis-en une autre que le { $color }.
}
refusal-swap-target-required = Choisis le joueur avec qui tu échanges ta main.
refusal-swap-target-not-allowed = { $target ->
    [none] Tu ne peux pas échanger ta main avec ce joueur maintenant.
   *[other] Tu ne peux pas échanger ta main avec { $target } maintenant.
} Choisis quelqu’un d’autre qui joue encore, ou joue sans échange.
refusal-must-play = Tu peux jouer une carte, donc tu dois le faire. Choisis-en une qui convient.
refusal-must-play-drawn-card = La carte que tu as piochée convient, donc tu dois la jouer.
refusal-only-drawn-card = Après avoir pioché, tu ne peux jouer que la carte piochée. Joue-la, ou passe si cette table le permet.
refusal-cannot-draw = Tu ne peux pas piocher de carte maintenant. Joue une carte, ou passe.
refusal-cannot-pass = Tu ne peux pas encore passer. Joue une carte, ou pioches-en d’abord une.
refusal-cannot-stack = { $card ->
    [none] Cette carte ne transmet pas la pénalité.
   *[other] Ton { $card } ne transmet pas la pénalité.
} { $owed ->
    [0] Joue une carte qui la transmet, ou pioche la pénalité.
    [one] Joue une carte qui la transmet, ou pioche la carte de pénalité.
   *[other] Joue une carte qui la transmet, ou pioche les { $owed } cartes de pénalité.
}
refusal-last-card-not-allowed = { $card ->
    [none] Tu ne peux pas finir avec cette carte.
   *[other] Tu ne peux pas finir avec ton { $card }.
} Joue une autre carte, ou pioches-en une.
refusal-uno-not-called = Tu n’as pas annoncé « Uno ! », donc ta dernière carte doit attendre. Pioche une carte, et annonce à temps la prochaine fois.
refusal-nothing-to-call = Il n’y a pas de « Uno ! » à annoncer maintenant. Là où il faut l’annoncer, c’est à l’avant-dernière carte ; joue sans pour l’instant.
refusal-nothing-to-catch = { $target ->
    [none] Il n’y a personne à attraper maintenant.
   *[other] Il n’y a rien à reprocher à { $target } pour l’instant.
} Continue simplement à jouer.
refusal-cannot-challenge = Il n’y a pas ici de Joker +4 que tu peux contester. { $owed ->
    [0] Continue simplement à jouer.
    [one] Pioche la carte qui t’attend.
   *[other] Pioche les { $owed } cartes qui t’attendent, ou joue dessus là où c’est permis.
}
refusal-cannot-jump-in = { $card ->
    [none] Tu ne peux pas intervenir avec cette carte maintenant.
   *[other] Tu ne peux pas intervenir avec ton { $card } maintenant.
} Garde la carte jusqu’à ton tour.
refusal-cannot-discard-together = Ces cartes ne peuvent pas être jouées ensemble. Joues-en une seule.
refusal-round-not-over = La manche est encore en cours. Termine-la d’abord.
