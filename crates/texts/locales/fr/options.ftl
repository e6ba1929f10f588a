# Every choice of a table: a name, what it changes (.about), and for each value a short word and a sentence.
# Numbers stand in $value; for yes or no there are only the sentences.

option-yes = oui
option-no = non
option-ignored = { $option } n’a pas d’effet à cette table, car personne ne doit annoncer « Uno ! » ici.

## Cards and table

option-group-table = Cartes et table
option-deck-kind = Paquet
    .about = Quelles cartes contient un paquet.
    .classic = classique
    .classic-about = 108 cartes : cartes numérotées, Passe-tour, Changement de sens, +2, Joker et Joker +4.
    .swap = avec Joker Échange
    .swap-about = 112 cartes : un Joker Échange et trois Jokers vierges s’ajoutent.
    .shuffle = avec Joker Mélange
    .shuffle-about = 112 cartes : un Joker Mélange et trois Jokers vierges s’ajoutent.
    .all = avec tout
    .all-about = 113 cartes : un Joker Échange, un Joker Mélange et trois Jokers vierges s’ajoutent.
option-deck-count = Nombre de paquets
    .about = Combien de paquets sont mélangés ensemble.
    .auto = le moins possible
    .auto-about = Juste autant de paquets qu’il en faut pour les joueurs.
    .number = { $value }
    .number-about = { $value ->
        [one] Toujours un paquet.
       *[other] Toujours { $value } paquets.
    }
option-deal-hand-size = Cartes au début
    .about = Combien de cartes chacun reçoit.
    .number = { $value }
    .number-about = { $value ->
        [one] Chacun reçoit 1 carte.
       *[other] Chacun reçoit { $value } cartes.
    }
option-dealer-first = Premier donneur
    .about = Qui distribue la première manche.
    .high_card = carte la plus haute
    .high_card-about = Chacun tire une carte ; le chiffre le plus haut distribue.
    .youngest = le plus jeune
    .youngest-about = Le plus jeune joueur distribue.
    .random = au hasard
    .random-about = Le donneur est tiré au sort.
    .host = l’hôte
    .host-about = La personne qui a ouvert la table distribue.
option-dealer-symbol-card = Carte tirée sans chiffre
    .about = Ce qui se passe si tu tires une carte sans chiffre pour désigner le donneur.
    .redraw = en tirer une autre
    .redraw-about = Elle va sous le tas et tu en tires une autre.
    .zero = compte zéro
    .zero-about = Elle compte pour 0.
    .points = compte ses points
    .points-about = Elle compte ce qu’elle vaut dans les points.
option-dealer-rotation = Donneur suivant
    .about = Qui distribue la manche suivante.
    .left = à gauche
    .left-about = Le joueur à gauche du dernier donneur.
    .winner = le gagnant
    .winner-about = Le joueur qui a gagné la manche.
    .last_place = le dernier
    .last_place-about = Le joueur qui a le plus mauvais total.
    .none = fixe
    .none-about = Toujours le même joueur.

## The start card

option-group-start = La carte de départ
option-start-wild = Joker au départ
    .about = Ce qui se passe si la carte de départ est un Joker.
    .first_player_names_color = choix du premier joueur
    .first_player_names_color-about = Le premier joueur choisit la couleur, puis joue normalement.
    .dealer_names_color = choix du donneur
    .dealer_names_color-about = Le donneur choisit la couleur ; ensuite le premier joueur joue.
    .bury = au milieu
    .bury-about = La carte va au milieu de la pioche et une autre est retournée.
    .reshuffle = remélangé
    .reshuffle-about = La carte est remélangée dans la pioche et une autre est retournée.
option-start-wild-draw-four = Joker +4 au départ
    .about = Ce qui se passe si la carte de départ est un Joker +4.
    .bury = au milieu
    .bury-about = La carte va au milieu de la pioche et une autre est retournée.
    .reshuffle = remélangé
    .reshuffle-about = La carte est remélangée dans la pioche et une autre est retournée.
    .first_player_names_color = seulement la couleur
    .first_player_names_color-about = Le premier joueur choisit la couleur ; personne ne pioche.
    .full_effect = tout compte
    .full_effect-about = Le donneur choisit la couleur ; le premier joueur pioche 4 cartes et perd son tour.
option-start-skip = Passe-tour au départ
    .about = Ce qui se passe si la carte de départ est un Passe-tour.
    .skips_first_player = premier tour perdu
    .skips_first_player-about = Le premier joueur perd son tour.
    .no_effect = rien
    .no_effect-about = Il ne se passe rien.
    .redraw = autre carte
    .redraw-about = La carte va tout en bas de la pioche et une autre est retournée.
option-start-draw-two = +2 au départ
    .about = Ce qui se passe si la carte de départ est un +2.
    .draws_and_skips = piocher et perdre son tour
    .draws_and_skips-about = Le premier joueur pioche 2 cartes et perd son tour.
    .draws_then_plays = piocher et jouer
    .draws_then_plays-about = Le premier joueur pioche 2 cartes, puis joue normalement.
    .no_effect = rien
    .no_effect-about = Il ne se passe rien.
    .redraw = autre carte
    .redraw-about = La carte va tout en bas de la pioche et une autre est retournée.
option-start-reverse = Changement de sens au départ
    .about = Ce qui se passe si la carte de départ est un Changement de sens.
    .right_of_dealer = à droite du donneur
    .right_of_dealer-about = On joue dans le sens antihoraire ; le joueur à droite du donneur commence.
    .dealer = le donneur
    .dealer-about = On joue dans le sens antihoraire ; le donneur commence.
    .no_effect = rien
    .no_effect-about = Il ne se passe rien.
    .redraw = autre carte
    .redraw-about = La carte va tout en bas de la pioche et une autre est retournée.
option-start-special-wild = Joker spécial au départ
    .about = Ce qui se passe si la carte de départ est un Joker Échange, un Joker Mélange ou un Joker vierge.
    .names_color = seulement la couleur
    .names_color-about = Le premier joueur choisit la couleur ; il ne se passe rien d’autre.
    .full_effect = tout compte
    .full_effect-about = Le premier joueur choisit la couleur et la carte fait ce qu’elle fait toujours.
    .reshuffle = remélangé
    .reshuffle-about = La carte est remélangée dans la pioche et une autre est retournée.
option-start-number-only = Départ avec un chiffre
    .about = Décide si la carte de départ doit être une carte numérotée.
    .true-about = Le donneur retourne des cartes jusqu’à ce qu’une carte numérotée apparaisse.
    .false-about = Toute carte peut être la carte de départ, avec ce qui est convenu ici pour elle.

## What matches

option-group-matching = Ce qui va ensemble
option-matching-symbols = Symbole sur symbole
    .about = Décide si un Passe-tour, un Changement de sens ou un +2 convient sur le même symbole d’une autre couleur.
    .any_color = convient toujours
    .any_color-about = Un Passe-tour convient sur tout Passe-tour, un Changement de sens sur tout Changement de sens, un +2 sur tout +2.
    .same_color_only = seulement la couleur
    .same_color_only-about = Ces cartes ne conviennent que sur leur propre couleur.
option-matching-wild-draw-four = Joker +4
    .about = Quand tu peux jouer un Joker +4.
    .no_matching_color = sans la couleur
    .no_matching_color-about = Seulement sans carte de la couleur en cours.
    .no_matching_color_or_number = sans la couleur ni le chiffre
    .no_matching_color_or_number-about = Seulement sans carte de la couleur en cours ni du chiffre du dessus.
    .no_other_playable = si rien d’autre ne convient
    .no_other_playable-about = Seulement si aucune autre carte ne convient, pas même un Joker.
    .unrestricted = toujours
    .unrestricted-about = Tu peux toujours le jouer.
option-matching-wild-draw-four-illegal = Joker +4 non permis
    .about = Ce qui se passe si tu joues un Joker +4 qui n’est pas permis.
    .blocked = impossible
    .blocked-about = Tu ne peux alors pas le jouer.
    .bluff = bluff
    .bluff-about = Tu peux bluffer et le jouer quand même.
option-matching-wild-may-keep-color = Choisir la même couleur
    .about = Décide si un Joker peut choisir la couleur déjà en cours.
    .true-about = Tu peux laisser la couleur telle quelle.
    .false-about = Tu dois choisir une autre couleur.

## Drawing

option-group-drawing = Piocher
option-draw-mode = Piocher des cartes
    .about = Combien de cartes tu pioches si tu ne joues rien.
    .one = une
    .one-about = Tu pioches une carte.
    .until_playable = jusqu’à une carte qui convient
    .until_playable-about = Tu pioches jusqu’à ce que tu aies une carte qui convient.
    .may_until_playable = continuer si tu veux
    .may_until_playable-about = Tu pioches une carte et tu peux continuer jusqu’à ce qu’une carte convienne.
option-draw-voluntary = Piocher alors que tu peux jouer
    .about = Décide si tu peux piocher quand tu as une carte qui convient.
    .allowed = permis
    .allowed-about = Tu peux toujours piocher.
    .forbidden = interdit
    .forbidden-about = Si tu as une carte qui convient, tu joues.
option-draw-playable-card = Carte piochée qui convient
    .about = Ce que tu fais d’une carte piochée qui convient.
    .may_play = peut être jouée
    .may_play-about = Tu peux la jouer tout de suite ou la garder.
    .must_play = doit être jouée
    .must_play-about = Tu dois la jouer tout de suite.
    .auto_play = toute seule
    .auto_play-about = Elle est jouée toute seule.
option-draw-then-play = Jouer après avoir pioché
    .about = Quelle carte tu peux jouer après avoir pioché.
    .drawn_card = la carte piochée
    .drawn_card-about = Seulement la carte que tu as piochée.
    .any_card = n’importe laquelle
    .any_card-about = Toute carte qui convient.
    .nothing = aucune
    .nothing-about = Ton tour est terminé après la pioche.
option-draw-force-play = Obligation de jouer
    .about = Décide si tu dois jouer dès que tu le peux.
    .true-about = Si tu peux jouer, tu le dois, même avec une carte que tu viens de piocher.
    .false-about = Personne ne doit jouer une carte parce qu’elle convient.
option-draw-exhausted = Plus rien à piocher
    .about = Comment se termine une manche où personne ne peut plus jouer ni piocher.
    .all_score_own_hand = chacun sa main
    .all_score_own_hand-about = Chacun compte ses propres cartes ; la manche n’a pas de gagnant.
    .lowest_hand_wins = la plus petite main gagne
    .lowest_hand_wins-about = La plus petite main gagne la différence avec chaque autre main.
    .no_score = pas de points
    .no_score-about = Personne ne marque de points.
option-draw-mercy-limit = Limite de clémence
    .about = Avec combien de cartes tu sors de la manche.
    .none = aucune
    .none-about = Tu peux avoir autant de cartes que tu peux en tenir.
    .number = { $value }
    .number-about = Le joueur qui a { $value } cartes sort de la manche.

## Action cards

option-group-actions = Cartes action
option-actions-two-player-reverse = Changement de sens à deux
    .about = Ce que fait un Changement de sens à deux joueurs.
    .skip = comme un Passe-tour
    .skip-about = Le Changement de sens agit comme un Passe-tour : c’est encore à toi.
    .direction_only = seulement le sens
    .direction_only-about = Seul le sens change ; c’est à l’autre joueur.
option-actions-draw-two-deflect = Dévier un +2
    .about = Ce qui dévie un +2 vers quelqu’un d’autre.
    .off = rien
    .off-about = Un Passe-tour ou un Changement de sens ne protège pas d’un +2.
    .skip_same_color = Passe-tour de la couleur
    .skip_same_color-about = Un Passe-tour de la couleur en cours.
    .skip_any = tout Passe-tour
    .skip_any-about = N’importe quel Passe-tour.
    .reverse_same_color = Changement de sens de la couleur
    .reverse_same_color-about = Un Changement de sens de la couleur en cours.
    .skip_or_reverse = Passe-tour ou Changement de sens de la couleur
    .skip_or_reverse-about = Un Passe-tour ou un Changement de sens de la couleur en cours.
option-actions-seven-swap = Échanger avec un 7
    .about = Décide si un 7 échange les mains.
    .off = non
    .off-about = Un 7 est une carte numérotée comme les autres.
    .optional = possible
    .optional-about = Le joueur qui joue un 7 peut échanger sa main avec qui il veut.
    .mandatory = obligatoire
    .mandatory-about = Le joueur qui joue un 7 doit échanger sa main.
option-actions-zero-rotate = Faire tourner les mains avec un 0
    .about = Décide si un 0 fait avancer toutes les mains d’une place.
    .true-about = Avec un 0, chacun passe toute sa main au suivant, dans le sens du jeu.
    .false-about = Un 0 est une carte numérotée comme les autres.
option-actions-swap-hands = Joker Échange
    .about = Décide si un Joker Échange oblige à échanger.
    .mandatory = obligatoire
    .mandatory-about = Tu dois échanger.
    .optional = possible
    .optional-about = Tu peux échanger.
option-actions-shuffle-hands = Joker Mélange
    .about = Comment les mains sont redistribuées après un Joker Mélange.
    .deal_evenly = à parts égales
    .deal_evenly-about = Toutes les cartes sont distribuées aussi également que possible.
    .keep_counts = autant qu’avant
    .keep_counts-about = Chacun reçoit autant de cartes qu’il en avait.
option-actions-blank-wild = Joker vierge
    .about = Ce que fait un Joker vierge en plus de la couleur.
    .plain_wild = rien
    .plain_wild-about = Rien de plus : c’est un Joker ordinaire.
    .others_draw_one = les autres piochent 1
    .others_draw_one-about = Tous les autres piochent 1 carte.
    .others_draw_two = les autres piochent 2
    .others_draw_two-about = Tous les autres piochent 2 cartes.

## Stacking

option-group-stacking = Cumuler
option-stacking-draw-two-on-draw-two = +2 sur +2
    .about = Décide si un +2 peut répondre à un +2.
    .true-about = Tu peux poser un +2 sur un +2 ; le joueur suivant reçoit le tout.
    .false-about = Le joueur qui reçoit un +2 pioche.
option-stacking-wild-four-on-wild-four = Joker +4 sur Joker +4
    .about = Décide si un Joker +4 peut répondre à un Joker +4.
    .true-about = Tu peux poser un Joker +4 sur un Joker +4 ; le joueur suivant reçoit le tout.
    .false-about = Un Joker +4 ne transmet pas un Joker +4.
option-stacking-wild-four-on-draw-two = Joker +4 sur +2
    .about = Décide si un Joker +4 peut répondre à un +2.
    .true-about = Tu peux poser un Joker +4 sur un +2 ; le joueur suivant reçoit le tout.
    .false-about = Un Joker +4 ne transmet pas un +2.
option-stacking-draw-two-on-wild-four = +2 sur Joker +4
    .about = Décide si un +2 peut répondre à un Joker +4.
    .off = non
    .off-about = Un +2 ne transmet pas un Joker +4.
    .named_color = de la couleur choisie
    .named_color-about = Seulement un +2 de la couleur choisie avec le Joker +4.
    .any = tout +2
    .any-about = N’importe quel +2.
option-stacking-max-total = Pénalité maximale
    .about = Jusqu’à combien de cartes une pénalité peut grossir.
    .none = sans limite
    .none-about = La pénalité peut grossir autant que les cartes le permettent.
    .number = { $value }
    .number-about = La pénalité ne dépasse jamais { $value } cartes.
option-stacking-must-stack = Obligation d’empiler
    .about = Décide si tu dois empiler quand tu le peux.
    .true-about = Le joueur qui peut empiler le doit.
    .false-about = Le joueur qui peut empiler peut aussi piocher.

## Challenge

option-group-challenge = Contester
option-challenge-who = Contester
    .about = Qui peut contester un Joker +4.
    .nobody = personne
    .nobody-about = Personne ne peut contester un Joker +4.
    .victim = qui doit piocher
    .victim-about = Le joueur qui doit piocher les cartes.
option-challenge-guilty-draws = Prix d’un bluff
    .about = Combien de cartes pioche un bluffeur démasqué.
    .number = { $value }
    .number-about = { $value ->
        [0] Un bluffeur démasqué ne pioche rien.
        [one] Un bluffeur démasqué pioche 1 carte.
       *[other] Un bluffeur démasqué pioche { $value } cartes.
    }
option-challenge-innocent-extra = Prix d’une contestation à tort
    .about = Combien de cartes coûte une contestation à tort, en plus des 4.
    .number = { $value }
    .number-about = { $value ->
        [0] Tu ne pioches pas de carte en plus.
        [one] Tu pioches 1 carte en plus.
       *[other] Tu pioches { $value } cartes en plus.
    }
option-challenge-hand-shown-to = Qui voit la main
    .about = Qui peut voir la main en cas de contestation.
    .challenger = qui conteste
    .challenger-about = Seul le joueur qui conteste voit la main.
    .everyone = tout le monde
    .everyone-about = Tout le monde voit la main.
    .nobody = personne
    .nobody-about = Personne ne voit la main ; on n’apprend que le verdict.

## The Uno call

option-group-uno = Annoncer Uno
option-uno-call = Annoncer Uno
    .about = Décide si tu dois annoncer « Uno ! ».
    .required = obligatoire
    .required-about = Tu l’annonces toi-même, et le joueur qui oublie peut se faire attraper.
    .automatic = tout seul
    .automatic-about = L’annonce se fait pour toi.
    .off = désactivé
    .off-about = Personne n’annonce « Uno ! ».
option-uno-deadline = Annoncer à temps
    .about = Jusqu’à quand tu peux encore annoncer « Uno ! ».
    .before_play = avant de jouer
    .before_play-about = Avant de poser ton avant-dernière carte, ou en même temps.
    .before_turn_ends = avant la fin de ton tour
    .before_turn_ends-about = Avant que ton tour soit terminé.
    .before_caught = avant de te faire attraper
    .before_caught-about = Tant que tu ne t’es pas fait attraper.
option-uno-catch-until = Attraper
    .about = Jusqu’à quand tu peux attraper quelqu’un.
    .next_player_acts = jusqu’au coup suivant
    .next_player_acts-about = Jusqu’à ce que le joueur suivant fasse quelque chose.
    .next_turn_starts = jusqu’au tour suivant
    .next_turn_starts-about = Jusqu’au début du tour suivant, après une courte pause.
option-uno-penalty = Prix d’une annonce oubliée
    .about = Combien de cartes tu pioches quand tu te fais attraper.
    .number = { $value }
    .number-about = { $value ->
        [0] Le joueur qui se fait attraper ne pioche rien.
        [one] Le joueur qui se fait attraper pioche 1 carte.
       *[other] Le joueur qui se fait attraper pioche { $value } cartes.
    }
option-uno-needed-to-go-out = Finir sans Uno
    .about = Ce qui se passe si tu joues ta dernière carte sans avoir annoncé.
    .no = sans importance
    .no-about = Si tu ne t’es pas fait attraper, tu gagnes, tout simplement.
    .penalty_and_continue = pénalité, on continue
    .penalty_and_continue-about = Tu n’as pas fini : tu pioches la pénalité et tu continues à jouer.
    .last_card_blocked = interdit
    .last_card_blocked-about = Tu ne peux alors pas jouer ta dernière carte.
option-uno-false-call-penalty = Prix d’une fausse annonce
    .about = Combien de cartes coûte l’annonce « Uno ! » sans raison.
    .number = { $value }
    .number-about = { $value ->
        [0] Annoncer sans raison est impossible et ne coûte rien.
        [one] Le joueur qui annonce sans raison pioche 1 carte.
       *[other] Le joueur qui annonce sans raison pioche { $value } cartes.
    }
option-uno-false-catch-penalty = Prix pour attraper à tort
    .about = Combien de cartes il en coûte d’attraper quelqu’un qui n’a rien fait de mal.
    .number = { $value }
    .number-about = { $value ->
        [0] Attraper à tort est impossible et ne coûte rien.
        [one] Attraper à tort coûte 1 carte.
       *[other] Attraper à tort coûte { $value } cartes.
    }
option-uno-after-swap = Uno après un échange
    .about = Décide si tu dois annoncer quand quelqu’un d’autre te laisse avec une seule carte.
    .exempt = non
    .exempt-about = Tu n’as alors pas besoin d’annoncer.
    .must_call = oui
    .must_call-about = Tu dois alors annoncer aussi.
option-uno-grace-ms = Pause pour attraper
    .about = Combien de temps la table attend quand quelqu’un n’a pas annoncé, en millièmes de seconde.
    .number = { $value } ms
    .number-about = { $value ->
        [0] La table n’attend pas.
       *[other] La table attend { $value } millièmes de seconde.
    }

## Going out, points, the match

option-group-ending = Finir, points, partie
option-going-out-final-draw-applies = Le dernier +2 ou +4 compte
    .about = Décide si des cartes sont encore piochées quand la dernière carte est un +2 ou un Joker +4.
    .true-about = Le joueur suivant pioche d’abord, et ces cartes comptent.
    .false-about = Personne ne pioche plus.
option-going-out-last-card = Dernière carte
    .about = Avec quelle carte tu peux finir.
    .any = n’importe laquelle
    .any-about = Avec n’importe quelle carte.
    .no_wild = pas de Joker
    .no_wild-about = Pas avec un Joker, quel qu’il soit.
    .no_draw_card = pas de +2 ni de +4
    .no_draw_card-about = Pas avec un +2 ni un Joker +4.
    .number_only = chiffres seulement
    .number_only-about = Seulement avec une carte numérotée.
option-going-out-play-for-places = Jouer pour les places
    .about = Décide si la manche continue quand quelqu’un a fini.
    .true-about = On joue jusqu’à ce qu’il ne reste qu’un joueur.
    .false-about = La manche est terminée dès que quelqu’un a fini.
option-scoring-mode = Décompte des points
    .about = Qui marque quels points après une manche.
    .winner_takes_hands = le gagnant prend tout
    .winner_takes_hands-about = Le gagnant marque les points de toutes les autres mains.
    .each_adds_own_hand = chacun sa main
    .each_adds_own_hand-about = Chacun compte les cartes de sa propre main.
    .rounds_won = manches gagnées
    .rounds_won-about = Chaque manche gagnée vaut un point.
option-scoring-match-winner = Gagnant de la partie
    .about = Qui gagne la partie.
    .highest_total = le plus de points
    .highest_total-about = Le joueur qui a le plus de points quand quelqu’un atteint l’objectif.
    .lowest_total = le moins de points
    .lowest_total-about = Le joueur qui a le moins de points quand quelqu’un atteint l’objectif.
    .last_standing = le dernier en jeu
    .last_standing-about = Le joueur qui atteint l’objectif sort ; le dernier en jeu gagne.
option-scoring-target = Objectif
    .about = Combien de points décident de la partie.
    .number = { $value }
    .number-about = { $value ->
        [one] Jusqu’à 1 point.
       *[other] Jusqu’à { $value } points.
    }
option-scoring-single-round = Une seule manche
    .about = Décide si la partie se joue en une seule manche, sans points.
    .true-about = Le joueur qui gagne la manche gagne la partie.
    .false-about = On joue plusieurs manches et on compte les points.
option-scoring-wild = Valeur d’un Joker
    .about = Ce que vaut un Joker dans les points.
    .number = { $value }
    .number-about = { $value ->
        [one] Un Joker vaut { $value } point.
       *[other] Un Joker vaut { $value } points.
    }
option-scoring-wild-draw-four = Valeur d’un Joker +4
    .about = Ce que vaut un Joker +4 dans les points.
    .number = { $value }
    .number-about = { $value ->
        [one] Un Joker +4 vaut { $value } point.
       *[other] Un Joker +4 vaut { $value } points.
    }
option-scoring-action = Valeur d’une carte action
    .about = Ce que vaut un Passe-tour, un Changement de sens ou un +2 dans les points.
    .number = { $value }
    .number-about = { $value ->
        [one] Un Passe-tour, un Changement de sens ou un +2 vaut { $value } point.
       *[other] Un Passe-tour, un Changement de sens ou un +2 vaut { $value } points.
    }
option-scoring-special-wild = Valeur d’un Joker spécial
    .about = Ce que vaut un Joker Échange, un Joker Mélange ou un Joker vierge dans les points.
    .number = { $value }
    .number-about = { $value ->
        [one] Un Joker Échange, un Joker Mélange ou un Joker vierge vaut { $value } point.
       *[other] Un Joker Échange, un Joker Mélange ou un Joker vierge vaut { $value } points.
    }

## Variants

option-group-variants = Variantes
option-jump-in-cards = Intervenir
    .about = Décide si tu peux poser, hors de ton tour, une carte exactement pareille à celle du dessus.
    .off = non
    .off-about = Tu ne joues qu’à ton tour.
    .colored = cartes de couleur
    .colored-about = Avec la même couleur et le même chiffre ou symbole.
    .colored_and_wild = Jokers aussi
    .colored_and_wild-about = Avec exactement la même carte, y compris un Joker sur un Joker du même genre.
option-jump-in-continues = Après une intervention
    .about = À qui de jouer après une intervention.
    .after_jumper = le joueur d’après
    .after_jumper-about = Le joueur après celui qui est intervenu.
    .original_order = comme avant
    .original_order-about = Celui dont c’était de toute façon le tour.
option-jump-in-on-draw-cards = Intervenir avec +2 ou +4
    .about = Décide si tu peux intervenir avec un +2 ou un Joker +4.
    .normal = après la pénalité
    .normal-about = Seulement quand aucune pénalité n’attend.
    .adds_to_stack = sur la pénalité aussi
    .adds_to_stack-about = Même pendant que la pénalité attend encore ; elle grossit alors.
    .forbidden = jamais
    .forbidden-about = Jamais.
option-multi-discard = Plusieurs cartes à la fois
    .about = Décide si tu peux poser plusieurs cartes en un tour.
    .off = non
    .off-about = Tu poses une carte.
    .identical_pair = paire identique
    .identical_pair-about = Deux cartes exactement pareilles.
    .same_number = même chiffre
    .same_number-about = Deux cartes ou plus du même chiffre.
option-teams-size = Équipes
    .about = Combien de joueurs forment une équipe.
    .number = { $value ->
        [0] pas d’équipes
       *[other] { $value } par équipe
    }
    .number-about = { $value ->
        [0] Chacun joue pour soi.
       *[other] Équipes de { $value }, assises en alternance, avec un score commun.
    }
option-teams-ends = Fin avec des équipes
    .about = Quand une manche en équipes est terminée.
    .first_member_out = le premier joueur
    .first_member_out-about = Dès qu’un joueur a fini.
    .all_members_out = toute l’équipe
    .all_members_out-about = Dès que toute une équipe a fini.

## What does not go together

conflict-challenge-without-bluff = Contester suppose de pouvoir bluffer. Permets le bluff avec un Joker +4, ou ne laisse personne contester.
conflict-force-play-with-voluntary-draw = L’obligation de jouer et piocher alors que tu peux jouer ne vont pas ensemble. Interdis de piocher quand on peut jouer, ou n’oblige personne à jouer.
conflict-lowest-total-without-own-hands = « Le moins de points » et « le dernier en jeu » supposent que chacun compte sa main. Choisis ce décompte, ou laisse gagner le plus de points.
conflict-teams-with-last-standing = Les équipes ne peuvent pas être éliminées. Joue sans équipes, ou laisse gagner le plus ou le moins de points.
conflict-teams-with-places = Les équipes ne jouent pas pour les places. Joue sans équipes, ou ne joue pas pour les places.
conflict-mercy-limit-too-low = La limite de clémence doit être plus haute que le nombre de cartes au début. Augmente la limite, ou distribue moins de cartes.
conflict-penalty-of-nothing = « Pénalité, on continue » suppose une pénalité d’au moins 1 carte. Augmente le prix d’une annonce oubliée, ou choisis autre chose pour finir sans Uno.

## How many players

seats-too-few-players = Il faut au moins 2 joueurs. Invite quelqu’un, ou joue contre un bot.
seats-too-many-players = { $players } joueurs, c’est trop : une table a de la place pour 20. Il faut jouer à deux tables.
seats-too-many-players-for-decks = { $players } joueurs, c’est trop pour { $decks ->
    [one] un paquet
   *[other] { $decks } paquets
} : chaque paquet suffit pour 10. Choisis plus de paquets, ou moins de joueurs.
seats-deck-too-small = Pour { $players } joueurs, il faut { $needs } cartes et il y en a { $has }. Distribue moins de cartes, prends plus de paquets, ou joue avec moins de monde.
seats-teams-do-not-fit = Avec { $players } joueurs, on ne peut pas former au moins deux équipes de { $size }. Change le nombre de joueurs, ou la taille des équipes.
