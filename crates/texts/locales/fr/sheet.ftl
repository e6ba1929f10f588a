# The rules of one table.
# Every choice stands in a variable of its name, such as $draw-mode; yes and no are true and false.
# $players: how many players, or "any". $teams, $stack, $deflect, $swaps: whether there are any.

sheet-title = Règles : { $title }
sheet-title-plain = Règles
sheet-intro = Voici un jeu de cartes rapide pour toute la famille. Il suit les règles d’Uno et c’est un cousin du huit américain : tu te débarrasses de tes cartes par couleur, chiffre ou symbole, et les cartes spéciales peuvent tout changer en un seul tour. Il y a beaucoup à lire, mais après quelques tours tu connais tout par cœur. À partir de sept ans environ, tout le monde peut jouer ; les plus jeunes aiment jouer aussi, et s’exercent ainsi aux chiffres et aux couleurs.

## The goal

sheet-goal = Le but du jeu
sheet-goal-round = { $going-out-play-for-places ->
    [true] Débarrasse-toi de toutes tes cartes, si possible en premier. Chaque joueur qui finit prend une place, et les autres continuent jusqu’à ce qu’il n’en reste qu’un.
   *[false] { $teams ->
        [true] { $teams-ends ->
            [first_member_out] Débarrasse-toi en premier de toutes tes cartes. Quand un joueur de ton équipe a fini, ton équipe gagne la manche.
           *[all_members_out] Débarrasse-toi de toutes tes cartes. La première équipe dont tous les joueurs ont fini gagne la manche.
        }
       *[false] Débarrasse-toi en premier de toutes tes cartes, jusqu’à la toute dernière.
    }
}
sheet-goal-uno = Quand il ne te reste qu’une carte, tu annonces « Uno ! ».
# $goal: single, takes, adds-low, adds-last, adds-high, rounds
sheet-goal-match = { $goal ->
    [single] On joue une seule manche, sans points : le joueur qui gagne la manche gagne la partie.
    [takes] { $teams ->
        [true] L’équipe qui gagne une manche marque des points pour les cartes que les autres équipes ont encore en main. La première équipe
       *[false] Le joueur qui gagne une manche marque des points pour les cartes que les autres ont encore en main. Le premier
    } qui a { $scoring-target ->
        [one] 1 point
       *[other] { $scoring-target } points
    } gagne la partie.
    [adds-low] { $teams ->
        [true] Après chaque manche, chaque équipe note des points pour les cartes qu’elle a encore en main. Mieux vaut donc ne pas en avoir : l’équipe qui en a le moins à la fin de la partie gagne.
       *[false] Après chaque manche, chacun note des points pour les cartes qu’il a encore en main. Mieux vaut donc ne pas en avoir : le joueur qui en a le moins à la fin de la partie gagne.
    }
    [adds-last] Après chaque manche, chacun note des points pour les cartes qu’il a encore en main. Mieux vaut donc ne pas en avoir : le joueur qui en a trop sort de la partie, et le dernier en jeu gagne.
    [adds-high] { $teams ->
        [true] Après chaque manche, chaque équipe note des points pour les cartes qu’elle a encore en main. À cette table, l’équipe qui a le plus de points à la fin de la partie gagne.
       *[false] Après chaque manche, chacun note des points pour les cartes qu’il a encore en main. À cette table, le joueur qui a le plus de points à la fin de la partie gagne.
    }
   *[rounds] Chaque manche gagnée vaut un point. { $teams ->
        [true] La première équipe
       *[false] Le premier
    } qui gagne { $scoring-target ->
        [one] une manche
       *[other] { $scoring-target } manches
    } gagne la partie.
}

## Players and cards

sheet-players = Joueurs et cartes
sheet-players-known = Il y a { $players } joueurs à cette table.
# $range: how many players there can be
sheet-players-possible = Le jeu est prévu pour { $range } joueurs.
sheet-players-none = Avec ces règles, aucun nombre de joueurs ne convient.
sheet-players-ideal = L’idéal, c’est de 3 à 6 joueurs.
sheet-range = { $from } à { $to }
sheet-range-steps = { $from }, { $second } et ainsi de suite jusqu’à { $to }
sheet-players-alone = Chacun joue pour soi.
sheet-players-decks-fixed = On mélange { $decks ->
    [one] un paquet de cartes.
   *[other] { $decks } paquets de cartes ensemble.
}
# $range: how many players; $decks: how many decks they need
sheet-players-decks-auto = Pour { $range } joueurs, { $decks ->
    [one] un paquet de cartes suffit.
   *[other] on mélange { $decks } paquets ensemble.
}
sheet-time-round = Une manche dure en général de dix à quinze minutes.
sheet-time-match = Une partie en 500 points dure entre trois quarts d’heure et une heure et demie.

# $total: cards a deck
sheet-cards = Un paquet contient { $total } cartes de quatre couleurs : rouge, jaune, vert et bleu. Aucune couleur n’est plus forte qu’une autre. Les Jokers n’ont pas de couleur à eux.
sheet-cards-head-card = Carte
sheet-cards-head-count = Par paquet
sheet-cards-head-points = Points
sheet-cards-zero = 0
sheet-cards-numbers = 1 à 9
sheet-cards-own-number = son chiffre
# $count: in all; $each: of each color
sheet-cards-per-color = { $count } ({ $each } par couleur)
sheet-cards-two-of-each = { $count } (2 de chaque chiffre par couleur)

## Who deals

sheet-dealer = Qui distribue
sheet-dealer-first = { $dealer-first ->
    [high_card] On mélange les cartes et chacun en tire une. Le joueur qui tire le chiffre le plus haut est le premier donneur.
    [youngest] Le plus jeune joueur est le premier donneur.
    [random] Le premier donneur est tiré au sort.
   *[host] La personne qui a ouvert la table est le premier donneur.
}
sheet-dealer-symbol = { $dealer-symbol-card ->
    [redraw] Si tu tires une carte sans chiffre, mets-la sous le tas et tires-en une autre.
    [zero] Une carte sans chiffre compte ici pour 0.
   *[points] Une carte sans chiffre compte ici ce qu’elle vaut en points.
}
sheet-dealer-tie = Si plusieurs joueurs tirent la carte la plus haute, eux seuls remettent leur carte et tirent de nouveau, jusqu’à ce que l’un d’eux l’emporte.
sheet-dealer-next = { $dealer-rotation ->
    [left] Chaque manche suivante est distribuée par le joueur à gauche du dernier donneur, dans le sens horaire autour de la table.
    [winner] Le joueur qui gagne une manche distribue la suivante. Si personne ne gagne, le même joueur distribue encore.
    [last_place] Ensuite, c’est le joueur qui a le plus mauvais total qui distribue ; en cas d’égalité, le premier d’entre eux à gauche du dernier donneur.
   *[none] Le même joueur distribue toutes les manches.
}

## Dealing and the start card

sheet-deal = La distribution et la carte de départ
sheet-deal-hands = On mélange bien toutes les cartes. Le donneur les distribue face cachée, une à une et en commençant par sa gauche, jusqu’à ce que chacun ait { $deal-hand-size ->
    [one] 1 carte.
   *[other] { $deal-hand-size } cartes.
}
sheet-deal-piles = Le reste est posé face cachée au milieu : c’est la pioche. Le donneur en retourne la carte du dessus et la pose à côté. C’est la carte de départ, le début de la défausse.
sheet-deal-first = Le joueur à gauche du donneur est le premier joueur. À chaque manche, on recommence dans le sens horaire (celui des aiguilles d’une montre){ $start-number-only ->
    [true] .
   *[false] , sauf si la carte de départ change cela :
}
sheet-start-number-only = La carte de départ est toujours une carte numérotée. Si le donneur retourne autre chose, cette carte va tout en bas de la pioche et il en retourne une nouvelle.

sheet-start-number = { $sevens-or-zeros ->
    [true] Le premier joueur commence, tout simplement. Un 7 ou un 0 ne fait rien non plus comme carte de départ.
   *[false] Le premier joueur commence, tout simplement.
}
    .term = Carte numérotée
sheet-start-skip = { $start-skip ->
    [skips_first_player] Le premier joueur perd son tour ; le joueur suivant commence.
    [no_effect] Il ne se passe rien ; le premier joueur commence, tout simplement.
   *[redraw] La carte va tout en bas de la pioche, et le donneur en retourne une autre.
}
    .term = Passe-tour
sheet-start-draw-two = { $start-draw-two ->
    [draws_and_skips] Le premier joueur pioche 2 cartes et perd son tour.{ $answers ->
        [true] { " " }Aucune autre carte n’en protège.
       *[false] { "" }
    }
    [draws_then_plays] Le premier joueur pioche 2 cartes, puis joue normalement.{ $answers ->
        [true] { " " }Aucune autre carte n’en protège.
       *[false] { "" }
    }
    [no_effect] Il ne se passe rien ; le premier joueur commence, tout simplement.
   *[redraw] La carte va tout en bas de la pioche, et le donneur en retourne une autre.
}
    .term = +2
sheet-start-reverse = { $start-reverse ->
    [right_of_dealer] On joue dans le sens antihoraire, et le joueur à droite du donneur commence.{ $actions-two-player-reverse ->
        [skip] { " " }À deux joueurs, le donneur commence.
       *[direction_only] { "" }
    }
    [dealer] On joue dans le sens antihoraire, et le donneur commence.
    [no_effect] Il ne se passe rien ; le premier joueur commence, tout simplement.
   *[redraw] La carte va tout en bas de la pioche, et le donneur en retourne une autre.
}
    .term = Changement de sens
sheet-start-wild = { $start-wild ->
    [first_player_names_color] Le premier joueur regarde ses cartes, choisit la couleur, puis joue normalement.
    [dealer_names_color] Le donneur choisit la couleur ; ensuite, le premier joueur commence.
    [bury] La carte va au milieu de la pioche, et le donneur en retourne une autre.
   *[reshuffle] La carte est remélangée dans la pioche, et le donneur en retourne une autre.
}
    .term = Joker
sheet-start-wild-draw-four = { $start-wild-draw-four ->
    [bury] La carte va au milieu de la pioche, et le donneur en retourne une autre.
    [reshuffle] La carte est remélangée dans la pioche, et le donneur en retourne une autre : il n’y a pas encore de couleur, après tout.
    [first_player_names_color] Le premier joueur choisit la couleur, puis joue normalement ; personne ne pioche quatre cartes.
   *[full_effect] Le donneur choisit la couleur. Le premier joueur pioche 4 cartes et perd son tour ; rien n’en protège.
}
    .term = Joker +4
sheet-start-special-wild = { $start-special-wild ->
    [names_color] Le premier joueur choisit la couleur, puis joue normalement ; la carte ne fait rien d’autre.
    [full_effect] Le premier joueur choisit la couleur. Ensuite, la carte fait ce qu’elle fait toujours, comme si le premier joueur l’avait posée, et après cela le premier joueur joue normalement.
   *[reshuffle] La carte est remélangée dans la pioche, et le donneur en retourne une autre.
}
    .term = { $deck-kind ->
        [swap] Joker Échange ou Joker vierge
        [shuffle] Joker Mélange ou Joker vierge
       *[all] Joker Échange, Joker Mélange ou Joker vierge
    }

## Your turn

sheet-turn = Ton tour
sheet-turn-play = { $multi-discard ->
    [off] Pose une carte qui convient, face visible, sur la défausse. Ensuite, c’est au joueur suivant.
   *[other] Pose une carte qui convient, face visible, sur la défausse ; parfois, il peut y en avoir plus (voir « Plusieurs cartes à la fois »). Ensuite, c’est au joueur suivant.
}
sheet-turn-draw = Si aucune carte de ta main ne convient, tu pioches (voir « Piocher des cartes »).
sheet-turn-free = { $draw-voluntary ->
    [allowed] Rien ne t’oblige à jouer une carte parce qu’elle convient : tu peux piocher à la place.
   *[forbidden] Si tu as une carte qui convient, tu dois jouer ; tu ne peux alors pas piocher.
}
sheet-turn-force = Cela vaut aussi pour une carte que tu viens de piocher.{ $bluff ->
    [true] { " " }Seul un Joker +4 qui serait un bluff n’est jamais obligatoire.
   *[false] { "" }
}
sheet-turn-choices = Si ta carte demande un choix, comme une couleur, tu le dis tout de suite en la posant.
sheet-turn-pass = Tu ne peux passer que si tu as déjà pioché, ou s’il n’y a plus rien à piocher.

sheet-match = Ce qui convient
sheet-match-intro = Regarde seulement la carte du dessus de la défausse. Tu peux y poser :
sheet-match-color = toute carte de la même couleur ;
sheet-match-number = toute carte du même chiffre, quelle que soit sa couleur ;
sheet-match-symbol = toute carte du même symbole, quelle que soit sa couleur : un Passe-tour sur un Passe-tour, un Changement de sens sur un Changement de sens, un +2 sur un +2 ;
sheet-match-wild = tout Joker, même si tu peux jouer autre chose, et aussi sur un autre Joker{ $matching-wild-draw-four ->
    [unrestricted] .
   *[other] { " " }(pour le Joker +4, il y a plus à savoir, voir « Les Jokers »).
}
sheet-match-symbol-off = Attention : un Passe-tour, un Changement de sens ou un +2 ne se joue que sur sa propre couleur. Un Passe-tour rouge ne va pas sur un Passe-tour bleu.
sheet-match-after-wild = S’il y a un Joker sur le dessus, seule compte la couleur choisie avec lui.
sheet-match-example = Par exemple : sur un 4 bleu, tu peux poser toutes les cartes bleues, tous les 4 et tous les Jokers.

## Action cards

sheet-actions = Les cartes action
sheet-actions-intro = Ces cartes peuvent renverser la partie ; en réfléchissant un peu, tu en tires beaucoup. Chacune porte un symbole et, dans certains paquets, son nom aussi.
sheet-action-skip = Le joueur suivant perd son tour, comme s’il avait déjà joué. À deux joueurs, c’est aussitôt encore à toi. Le symbole est un cercle barré.
    .term = Passe-tour
sheet-action-reverse = Le sens du jeu s’inverse : le sens horaire devient antihoraire, et réciproquement. { $actions-two-player-reverse ->
    [skip] À deux joueurs, un Changement de sens agit comme un Passe-tour : c’est encore à toi.
   *[direction_only] À deux joueurs aussi, seul le sens change ; c’est alors simplement à l’autre joueur.
} Le symbole, ce sont deux flèches de sens opposés.
    .term = Changement de sens
# $answer-two: whether anything helps against a Draw Two
sheet-action-draw-two = Le joueur suivant pioche 2 cartes et perd son tour, sans rien jouer avant{ $answer-two ->
    [true] , sauf s’il peut transmettre la pénalité (voir { $stack-twos ->
        [true] « Empiler »
       *[false] « Dévier »
    }).
   *[false] .
} Le symbole est +2.
    .term = +2
sheet-action-seven = { $actions-seven-swap ->
    [optional] Si tu joues un 7, tu peux échanger toute ta main avec celle de n’importe quel autre joueur.
   *[mandatory] Si tu joues un 7, tu dois échanger toute ta main avec celle d’un autre joueur de ton choix.
}
    .term = 7
sheet-action-zero = Quand un 0 est joué, chacun passe toute sa main au joueur suivant, dans le sens du jeu.
    .term = 0

## Wilds

sheet-wilds = Les Jokers
sheet-wilds-intro = Un Joker est en général noir, avec les quatre couleurs dessus.
sheet-wild = Convient sur tout. Tu choisis la couleur désormais en cours et tu la dis tout de suite ; le joueur suivant doit la respecter. Tu peux choisir n’importe quelle couleur, même une que tu n’as pas{ $matching-wild-may-keep-color ->
    [true] , et aussi celle qui est déjà en cours.
   *[false] , mais pas celle qui est déjà en cours.
}
    .term = Joker
# $answer-four: whether a Wild Draw Four can be stacked on
sheet-wild-draw-four = Tu choisis la couleur, et le joueur suivant pioche 4 cartes et perd son tour{ $answer-four ->
    [true] , sauf s’il peut transmettre la pénalité (voir « Empiler »).
   *[false] .
} Tu le reconnais à son +4.
    .term = Joker +4
sheet-wild-swap = Tu choisis la couleur et { $actions-swap-hands ->
    [mandatory] tu échanges toute ta main avec celle d’un autre joueur de ton choix.
   *[optional] tu peux échanger toute ta main avec celle d’un autre joueur de ton choix.
}
    .term = Joker Échange
sheet-wild-shuffle = Tu choisis la couleur. Toutes les mains sont réunies en un seul tas, mélangées et redistribuées une carte à la fois, en commençant par le joueur suivant. { $actions-shuffle-hands ->
    [deal_evenly] On distribue jusqu’à la dernière carte, chacun en reçoit donc à peu près autant.
   *[keep_counts] Chacun reçoit autant de cartes qu’il en avait.
}
    .term = Joker Mélange
# $blank-text: what the table has agreed, or none
sheet-wild-blank = { $actions-blank-wild ->
    [plain_wild] Un Joker ordinaire : tu choisis la couleur.
    [others_draw_one] Tu choisis la couleur, et tous les autres piochent aussitôt 1 carte. Personne ne perd son tour pour cela.
   *[others_draw_two] Tu choisis la couleur, et tous les autres piochent aussitôt 2 cartes. Personne ne perd son tour pour cela.
}{ $blank-text ->
    [none] { "" }
   *[other] { " " }Cette table a aussi convenu de ceci : « { $blank-text } ».
}
    .term = Joker vierge

sheet-four-when = Quand peux-tu jouer un Joker +4 ?
sheet-four-rule = { $matching-wild-draw-four ->
    [no_matching_color] Tu ne peux jouer un Joker +4 que si tu n’as aucune carte de la couleur en cours. Le même chiffre ou symbole dans une autre couleur n’y change rien, et les autres Jokers de ta main ne comptent pas.
    [no_matching_color_or_number] À la différence d’un Joker ordinaire, tu ne peux jouer un Joker +4 que si tu n’as aucune carte de la couleur en cours, ni aucune carte du chiffre du dessus. Le même symbole dans une autre couleur n’y change rien, et les autres Jokers de ta main ne comptent pas.
    [no_other_playable] Tu ne peux jouer un Joker +4 que si aucune autre carte de ta main ne convient, pas même un Joker ordinaire. Un deuxième Joker +4 ne compte pas.
   *[unrestricted] Tu peux toujours jouer un Joker +4, quoi que tu aies d’autre en main.
}
sheet-four-prior = Ce qui compte, c’est la couleur qui était en cours avant que tu le joues.
sheet-four-illegal = { $matching-wild-draw-four-illegal ->
    [blocked] S’il n’est pas permis, tu ne peux pas le jouer.
   *[bluff] Si tu l’oses, tu peux bluffer et le jouer quand même.
}
sheet-four-no-challenge = Personne ne peut le contester à cette table{ $bluff ->
    [true] , un bluff ne coûte donc jamais rien.
   *[false] .
}

sheet-challenge = Contester un Joker +4
sheet-challenge-who = C’est à toi de piocher les 4 cartes, et tu flaires un bluff ? Alors tu peux contester le Joker +4, tant que tu n’as rien pioché. Seul le joueur qui doit piocher peut le faire.
sheet-challenge-hand = Ce qui compte, ce sont les cartes qui restaient à l’autre joueur au moment où il a joué le Joker +4. { $challenge-hand-shown-to ->
    [challenger] Tu peux voir cette main ; les autres n’apprennent que le verdict.
    [everyone] Tout le monde peut voir cette main.
   *[nobody] Personne ne peut voir cette main ; on n’apprend que le verdict.
}
sheet-challenge-guilty = Le bluffeur { $challenge-guilty-draws ->
    [0] ne pioche rien.
    [one] pioche 1 carte à ta place.
   *[other] pioche { $challenge-guilty-draws } cartes à ta place.
} Toi, tu ne pioches rien et tu joues ton tour normalement. Le Joker +4 et la couleur choisie restent.
    .term = C’était un bluff
sheet-challenge-innocent = { $challenge-innocent-extra ->
    [0] Tu pioches simplement les 4 cartes, sans pénalité en plus, et tu perds ton tour.
   *[other] Tu pioches { $innocent-total } cartes au lieu de 4 et tu perds ton tour.
}
    .term = Ce n’était pas un bluff
sheet-challenge-never = Comme un Joker +4 est toujours permis à cette table, ce n’est jamais un bluff. { $challenge-innocent-extra ->
    [0] Contester ne t’apporte donc rien, et ne coûte rien non plus : tu pioches simplement les 4 cartes, sans pénalité en plus, et tu perds ton tour.
   *[other] Contester ne fait donc que te coûter plus de cartes : tu en pioches { $innocent-total } au lieu de 4 et tu perds ton tour.
}
sheet-challenge-not = Tu ne peux pas contester un Joker +4 qui était la dernière carte d’un joueur{ $stack-fours ->
    [true] , ni un Joker +4 qui a été empilé ou sur lequel on a empilé.
   *[false] .
}

## Drawing cards

sheet-draw = Piocher des cartes
# $draw: nothing, or the way of drawing
sheet-draw-how = { $draw ->
    [nothing] Pioche une carte. Ton tour est alors terminé, même si la carte convient.
    [one] Pioche une carte.
    [until_playable] Pioche des cartes jusqu’à ce qu’il en vienne une qui convient. Tu gardes celles qui ne convenaient pas.
   *[may_until_playable] Pioche une carte. Si elle ne convient pas, tu peux en piocher une autre, et encore une autre, jusqu’à ce qu’une carte convienne. Tu peux aussi t’arrêter plus tôt et passer. Dès qu’une carte convient, tu ne pioches plus.
}
# $after: may, must, auto, any-may, any-must, any-auto
sheet-draw-then = { $after ->
    [may] { $draw ->
        [one] Si elle convient, tu peux la jouer tout de suite. Si elle ne convient pas, ou si tu préfères la garder, ton tour est terminé.
       *[other] Une carte qui convient peut être jouée tout de suite ; si tu préfères la garder, ton tour est terminé.
    }
    [must] { $draw ->
        [one] Si elle convient, tu dois la jouer tout de suite. Si elle ne convient pas, ton tour est terminé.
       *[other] Une carte qui convient doit être jouée tout de suite.
    }
    [auto] { $draw ->
        [one] Si elle convient, elle est jouée pour toi tout de suite. Si elle ne convient pas, ton tour est terminé.
       *[other] Une carte qui convient est jouée pour toi tout de suite.
    } Un Joker prend alors la couleur dont tu as le plus de cartes.
    [any-may] Ensuite, tu peux jouer une carte qui convient : la carte piochée ou une autre de ta main. Si tu ne le fais pas, ton tour est terminé.
    [any-must] Si la carte piochée convient, tu dois en jouer une : cette carte, ou une autre de ta main qui convient. { $draw ->
        [until_playable] Si tu as pioché tout ce qu’il y a et qu’aucune de ces cartes ne convient, tu peux jouer une autre carte ou passer.
       *[other] Si elle ne convient pas, tu peux jouer une autre carte ou passer.
    }
   *[any-auto] Si la carte piochée convient, elle est jouée pour toi tout de suite ; un Joker prend alors la couleur dont tu as le plus de cartes. { $draw ->
        [until_playable] Si tu as pioché tout ce qu’il y a et qu’aucune de ces cartes ne convient, tu peux jouer une autre carte de ta main ou passer.
       *[other] Si elle ne convient pas, tu peux jouer une autre carte de ta main ou passer.
    }
}
sheet-draw-auto-swap = Une carte qui échange les mains les échange alors avec le joueur suivant.
sheet-draw-old-cards = Après avoir pioché, tu ne peux pas jouer une carte que tu avais déjà{ $draw-voluntary ->
    [allowed] , même si tu as pioché alors que tu pouvais jouer.
   *[forbidden] .
}
sheet-draw-bluff = Si tu pioches un Joker +4 qui serait un bluff, tu peux le jouer, mais rien ne t’y oblige jamais{ $draw ->
    [one] .
   *[other] { "\u00A0" }; tu ne pioches alors plus.
}
sheet-draw-blocked-four = Un Joker +4 que tu ne peux pas jouer ne convient pas : tu continues à piocher.
sheet-draw-refill = Quand la dernière carte de la pioche a été prise, on mélange toutes les cartes de la défausse sauf celle du dessus. C’est la nouvelle pioche. On continue à jouer sans pause, aussi souvent qu’il le faut.
sheet-draw-empty = S’il ne reste plus rien du tout à piocher, tu dois jouer si tu le peux, et passer si tu ne le peux pas. Pour une pénalité, tu pioches ce qu’il y a ; le reste t’est épargné.
# $stuck: own, none, takes, adds, rounds, single, again
sheet-draw-stuck = Si alors personne ne peut jouer, la manche est terminée. { $stuck ->
    [own] Chacun note les points de ses propres cartes, et personne ne gagne la manche.
    [none] Personne ne marque de points.
    [takes] La plus petite main, en points, gagne et marque la différence avec chaque autre main. Si les plus petites mains sont égales, personne ne marque de points.
    [adds] La plus petite main, en points, gagne ; tous les autres notent la différence avec cette main. Si les plus petites mains sont égales, personne ne note rien.
    [rounds] La plus petite main, en points, gagne la manche. Si les plus petites mains sont égales, personne ne gagne.
    [single] La plus petite main, en points, gagne. Si les plus petites mains sont égales, on redistribue.
   *[again] Personne ne gagne, et on redistribue.
}{ $teams ->
    [true] { $stuck ->
        [takes] { " " }Pour cela, on additionne les mains d’une équipe.
        [adds] { " " }Pour cela, on additionne les mains d’une équipe.
        [rounds] { " " }Pour cela, on additionne les mains d’une équipe.
        [single] { " " }Pour cela, on additionne les mains d’une équipe.
       *[other] { "" }
    }
   *[false] { "" }
}

## Stacking and sending on

sheet-stack = Empiler
sheet-stack-off = On n’empile pas à cette table : on ne peut pas répondre à un +2 par un +2, ni à un Joker +4 par un Joker +4. Ils peuvent se suivre, mais les cartes ne s’additionnent jamais : chaque +2 reste 2 cartes.
sheet-stack-how = Empiler est une règle maison ; officiellement, cela ne fait pas partie du jeu. Si des cartes de pénalité t’attendent, tu peux poser dessus une carte qui s’y empile au lieu de piocher. La pénalité s’additionne alors et passe au joueur suivant, jusqu’à ce que quelqu’un ne { $stacking-must-stack ->
    [true] puisse plus empiler.
   *[false] puisse ou ne veuille plus empiler.
} Ce joueur pioche le tout et perd son tour.
sheet-stack-which = Tu peux poser :
sheet-stack-two-two = un +2 sur un +2, quelle que soit sa couleur ;
sheet-stack-four-four = un Joker +4 sur un Joker +4 ; la dernière couleur choisie est en cours ;
sheet-stack-four-two = un Joker +4 sur un +2 ;
sheet-stack-two-four = { $stacking-draw-two-on-wild-four ->
    [named_color] un +2 sur un Joker +4, s’il a la couleur choisie ;
   *[any] un +2 sur un Joker +4, quelle que soit sa couleur ;
}
sheet-stack-one = une seule carte par tour.
sheet-stack-not = Il est interdit de poser { $list }.
sheet-stack-not-two-two = un +2 sur un +2
sheet-stack-not-four-four = un Joker +4 sur un Joker +4
sheet-stack-not-four-two = un Joker +4 sur un +2
sheet-stack-not-two-four = un +2 sur un Joker +4
sheet-stack-must = Si tu peux empiler, tu le dois{ $challenge-who ->
    [victim] , sauf si tu contestes le Joker +4.
   *[nobody] .
}
sheet-stack-limit = La pénalité ne dépasse jamais { $stacking-max-total } cartes ; une carte qui la ferait monter plus haut ne peut pas être posée.
sheet-stack-exempt = Un Joker +4 que tu empiles est toujours permis, quelles que soient tes cartes.
sheet-stack-waives = Le joueur qui empile ne peut plus contester.
sheet-stack-done = Quand tout a été pioché, il ne reste rien de la pénalité : le prochain +2 compte de nouveau 2.

sheet-deflect = Dévier
sheet-deflect-how = Si les cartes d’un +2 t’attendent, tu peux les dévier avec { $actions-draw-two-deflect ->
    [skip_same_color] un Passe-tour de la couleur en cours. Les cartes attendent alors le joueur suivant.
    [skip_any] un Passe-tour de n’importe quelle couleur. Les cartes attendent alors le joueur suivant.
    [reverse_same_color] un Changement de sens de la couleur en cours. Le sens change, et les cartes attendent le joueur suivant dans ce nouveau sens.
   *[skip_or_reverse] un Passe-tour ou un Changement de sens de la couleur en cours. Après un Passe-tour, les cartes attendent le joueur suivant ; après un Changement de sens, le sens change et elles attendent le joueur suivant dans ce nouveau sens.
} À deux joueurs, elles reviennent à l’autre.
sheet-deflect-last = Si tu finis avec une telle carte et que la manche se termine ainsi, { $going-out-final-draw-applies ->
    [true] le joueur suivant pioche les cartes qui attendaient.
   *[false] les cartes qui attendaient sont annulées.
}
sheet-deflect-only-twos = Une pénalité qui comprend un Joker +4 ne peut pas être déviée.

## The Uno call

sheet-uno = Annoncer « Uno ! »
sheet-uno-off = { $uno-call ->
    [automatic] Tu n’as pas besoin d’annoncer « Uno ! » toi-même : cela se fait tout seul dès qu’il ne te reste qu’une carte. Il n’y a donc personne à attraper.
   *[off] Personne n’annonce « Uno ! » à cette table, et personne ne peut se faire attraper.
}
sheet-uno-when = { $uno-deadline ->
    [before_play] Annonce « Uno ! » avant de jouer ton avant-dernière carte, ou au plus tard en la posant. Après, c’est trop tard.
    [before_turn_ends] Quand tu joues une carte qui t’en laisse exactement une, annonce « Uno ! » à voix haute avant la fin de ton tour. Tu peux aussi le faire juste avant de jouer cette carte.
   *[before_caught] Quand tu joues une carte qui t’en laisse exactement une, annonce « Uno ! » à voix haute. Il est encore temps tant que tu ne t’es pas fait attraper. Tu peux aussi le faire juste avant de jouer cette carte.
}
sheet-uno-own-swap = Si une carte que tu joues change ta propre main et te laisse exactement une carte, tu dois annoncer aussi.
sheet-uno-no-win = Annoncer ne suffit pas pour gagner : tu dois encore te débarrasser de ta dernière carte. Si tu n’y arrives pas, tu pioches comme toujours. Quand il ne te reste de nouveau qu’une carte plus tard, tu annonces de nouveau.
sheet-uno-catch = Si quelqu’un oublie d’annoncer, n’importe quel autre joueur peut annoncer « Uno ! » et ainsi l’attraper. { $uno-penalty ->
    [0] À cette table, cela ne coûte pas de cartes.
    [one] Le joueur qui se fait attraper pioche aussitôt 1 carte de pénalité, et le jeu continue.
   *[other] Le joueur qui se fait attraper pioche aussitôt { $uno-penalty } cartes de pénalité, et le jeu continue.
}
# $window: acts or pause; $seconds: how long the pause is
sheet-uno-window = { $window ->
    [pause] Tu peux attraper quelqu’un jusqu’à ce que ce soit le tour du joueur suivant. Pour que ce soit équitable, la table attend { $one-second ->
        [true] 1 seconde
       *[false] { $seconds } s
    } après une telle carte, ou moins si le joueur suivant fait déjà quelque chose.
   *[acts] Tu peux attraper quelqu’un jusqu’à ce que le joueur suivant fasse quelque chose : jouer, piocher{ $challenge-who ->
        [victim] , passer ou contester
       *[nobody] { " " }ou passer
    }. Après, l’occasion est passée. Un joueur qui perd son tour ne fait rien ; on attend alors le joueur d’après.
}
sheet-uno-jump-in = Quand quelqu’un intervient, c’est trop tard aussi.
sheet-uno-missed = { $uno-needed-to-go-out ->
    [no] Si tu ne t’es pas fait attraper, tu continues comme si tu avais annoncé.
    [penalty_and_continue] Si tu ne t’es pas fait attraper, tu n’es pas encore au bout : sans « Uno ! », tu ne peux pas finir. Si tu joues quand même ta dernière carte, tu pioches { $uno-penalty ->
        [one] 1 carte de pénalité
       *[other] { $uno-penalty } cartes de pénalité
    }, la carte fait ce qu’elle fait toujours, et tu continues à jouer.
   *[last_card_blocked] Si tu ne t’es pas fait attraper, tu n’es pas encore au bout : sans « Uno ! », tu ne peux pas jouer ta dernière carte. Pioche une carte, et annonce la prochaine fois.
}
sheet-uno-false-call = Le joueur qui annonce « Uno ! » sans raison pioche { $uno-false-call-penalty ->
    [one] 1 carte de pénalité.
   *[other] { $uno-false-call-penalty } cartes de pénalité.
}
sheet-uno-false-catch = Le joueur qui attrape quelqu’un à tort pioche { $uno-false-catch-penalty ->
    [one] 1 carte de pénalité.
   *[other] { $uno-false-catch-penalty } cartes de pénalité.
}
sheet-uno-after-swap = { $uno-after-swap ->
    [exempt] Si quelqu’un d’autre change ta main et te laisse une seule carte, tu n’as pas besoin d’annoncer.
   *[must_call] Si quelqu’un d’autre change ta main et te laisse une seule carte, tu dois annoncer aussi, sinon tu peux te faire attraper.
}

## Going out

sheet-out = Finir
# $ending: one, team, places
sheet-out-ends = { $ending ->
    [places] Le joueur qui joue sa dernière carte{ $call-needed ->
        [true] { " " }et a annoncé « Uno ! » à temps
       *[false] { "" }
    } a fini et prend la place suivante. La carte agit encore. Les autres continuent jusqu’à ce qu’il ne reste qu’un joueur ; quand il n’en reste que deux, les règles à deux joueurs s’appliquent.
    [team] Le joueur qui joue sa dernière carte{ $call-needed ->
        [true] { " " }et a annoncé « Uno ! » à temps
       *[false] { "" }
    } a fini. La carte agit encore, et ses partenaires continuent à jouer. La manche est terminée dès que toute une équipe a fini.
   *[one] Dès que quelqu’un joue sa dernière carte, la manche est aussitôt terminée{ $call-needed ->
        [true] , à condition que « Uno ! » ait été annoncé à temps.
       *[false] .
    }
}
sheet-out-card = { $going-out-last-card ->
    [any] Tu peux finir avec n’importe quelle carte.
    [no_wild] Tu ne peux pas finir avec un Joker, quel qu’il soit.
    [no_draw_card] Tu ne peux pas finir avec un +2 ni un Joker +4.
   *[number_only] Tu ne peux finir qu’avec une carte numérotée.
}
sheet-out-card-stuck = Une carte avec laquelle tu ne peux pas finir ne convient pas quand c’est ta dernière : tu pioches.
sheet-out-final = Si la manche se termine par { $going-out-last-card ->
    [no_wild] un +2
   *[other] un +2 ou un Joker +4
}, { $going-out-final-draw-applies ->
    [true] le joueur suivant pioche d’abord ces cartes{ $final-counts ->
        [true] , et elles comptent dans les points.
       *[false] .
    }{ $stack ->
        [true] { " " }Si des cartes étaient empilées, ce joueur pioche le total.
       *[false] { "" }
    }
   *[false] personne n’a plus à piocher ces cartes.
}
sheet-out-wild = Si un Joker est ta dernière carte, tu n’as pas besoin de choisir de couleur.
# $cards: the cards that move hands; $out-swaps: whether one of them swaps;
# $out-moves: what the others of them do: pass, deal, both, none
sheet-out-swap = { $ending ->
    [one] Si ta dernière carte est { $cards }, plus rien ne change : tu as fini.
   *[other] Si ta dernière carte est { $cards }, tu as d’abord fini.{ $out-swaps ->
        [true] { " " }Tu n’échanges avec personne.
       *[false] { "" }
    }{ $out-moves ->
        [pass] { " " }Seuls les autres font tourner leurs mains.
        [deal] { " " }Seules les mains des autres sont mélangées et redistribuées.
        [both] { " " }Seules les mains des autres tournent ou sont redistribuées.
       *[none] { "" }
    }
}

## Points and the match

sheet-score = Les points et la victoire
sheet-score-single = On ne compte pas de points. { $teams ->
    [true] L’équipe qui gagne la manche gagne ainsi la partie.
   *[false] Le premier qui a fini gagne la manche, et la partie avec elle.
}
sheet-score-mode = { $scoring-mode ->
    [winner_takes_hands] { $ending ->
        [places] Le joueur qui a fini en premier marque les points de la main qui reste. Les autres ne marquent rien.
       *[other] { $teams ->
            [true] L’équipe du joueur qui a fini marque des points pour toutes les cartes que les autres équipes ont encore en main. Les cartes des partenaires ne comptent pas, et les autres équipes ne marquent rien.
           *[false] Le joueur qui a fini marque des points pour toutes les cartes que les autres ont encore en main. Les autres ne marquent rien pour cette manche.
        }
    }
    [each_adds_own_hand] { $ending ->
        [places] Le joueur qui reste compte les cartes de sa main et ajoute ces points à son total. Les autres ne notent rien.
       *[other] { $teams ->
            [true] Chaque autre équipe compte toutes les cartes qu’elle a encore en main et ajoute ces points à son total. L’équipe du joueur qui a fini ne note rien.
           *[false] Chacun compte les cartes qu’il a encore en main et ajoute ces points à son total. Le joueur qui a fini ne note rien.
        }
    }
   *[rounds_won] { $ending ->
        [places] Le joueur qui a fini en premier marque un point. Les autres ne marquent rien.
       *[other] { $teams ->
            [true] L’équipe du joueur qui a fini marque un point. Les autres équipes ne marquent rien.
           *[false] Le joueur qui a fini marque un point. Les autres ne marquent rien.
        }
    }
}
sheet-score-values = La valeur de chaque carte se trouve dans le tableau sous « Joueurs et cartes ».
sheet-example-names = Chloé, Bastien, Manon, Lucas, Nadia, Théo, Jade, Rayan, Zoé, Simon
# $winner: who is out; $others: who else is out
sheet-example-out = { $ending ->
    [places] Un exemple. { $winner } a fini en premier, puis { $others }.
    [team] Un exemple. Toute l’équipe de { $winner } a fini.
   *[one] Un exemple. { $winner } a fini.
}
# $sum: the values with plus signs; $points: together
sheet-example-hand = { $name } a encore { $cards } : { $sum } = { $points }.
# $outcome: takes, adds, team-takes, team-adds; $sum: the hands with plus signs
sheet-example-score = { $outcome ->
    [takes] { $winner } marque donc { $sum }.
    [team-takes] L’équipe de { $winner } marque donc { $sum }.
    [team-adds] Leur équipe ajoute donc { $sum } ; l’équipe de { $winner } ne note rien.
    [last-adds] { $name } ajoute donc { $sum } ; les autres ne notent rien.
   *[adds] { $winner } ne note rien, les autres ajoutent leurs propres points.
}
# $points
sheet-example-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $goal: takes, adds-low, adds-last, adds-high, rounds
sheet-score-match = { $goal ->
    [adds-low] On joue des manches jusqu’à ce { $teams ->
        [true] qu’une équipe ait { $target-points } ou plus. La partie est alors terminée, et l’équipe qui a le moins de points gagne.
       *[false] qu’un joueur ait { $target-points } ou plus. La partie est alors terminée, et le joueur qui a le moins de points gagne.
    }
    [adds-last] Le joueur qui a { $target-points } ou plus sort de la partie ; tous ceux qui y arrivent dans la même manche sortent ensemble. Les autres continuent jusqu’à ce qu’il n’en reste qu’un, qui gagne la partie. Si tous ceux qui restent y arrivent en même temps, le plus petit total gagne ; ceux qui le partagent continuent entre eux.
    [adds-high] On joue des manches jusqu’à ce { $teams ->
        [true] qu’une équipe ait { $target-points } ou plus. La partie est alors terminée, et l’équipe qui a le plus de points gagne.
       *[false] qu’un joueur ait { $target-points } ou plus. La partie est alors terminée, et le joueur qui a le plus de points gagne.
    }
    [rounds] On joue jusqu’à ce { $teams ->
        [true] qu’une équipe
       *[false] qu’un joueur
    } ait gagné { $scoring-target ->
        [one] 1 manche
       *[other] { $scoring-target } manches
    }, et avec cela la partie.
   *[takes] On joue des manches jusqu’à ce { $teams ->
        [true] qu’une équipe
       *[false] qu’un joueur
    } atteigne ou dépasse { $target-points } ; { $teams ->
        [true] cette équipe gagne la partie. Si plusieurs équipes y arrivent dans la même manche, le plus grand total gagne.
       *[false] ce joueur gagne la partie.
    }
}
sheet-score-target = Cette limite est une convention : tout autre nombre convient, du moment qu’on se met d’accord avant.
sheet-score-tie = Si les meilleurs sont à égalité à la fin, on joue encore une manche, et ainsi de suite jusqu’à ce que l’un d’eux gagne.

## Variants

sheet-jump = Intervenir
sheet-jump-how = { $jump-in-cards ->
    [colored] Si tu as une carte exactement pareille à celle du dessus, de la même couleur et du même chiffre ou symbole, tu peux la jouer même hors de ton tour.
   *[colored_and_wild] Si tu as une carte exactement pareille à celle du dessus, de la même couleur et du même chiffre ou symbole, tu peux la jouer même hors de ton tour. De même avec un Joker sur un Joker du même genre ; tu choisis alors de nouveau une couleur.
}
sheet-jump-continues = { $jump-in-continues ->
    [after_jumper] Le jeu continue ensuite comme si tu avais joué à ton tour : c’est au joueur après toi, et ceux qui sont entre les deux attendent leur prochain tour.
   *[original_order] Ensuite, c’est à celui dont c’était de toute façon le tour. Un Passe-tour ou un +2 avec lequel tu interviens touche ce joueur.
}
sheet-jump-draw = { $jump-in-on-draw-cards ->
    [normal] Tant que des cartes de pénalité attendent quelqu’un, tu ne peux pas intervenir.
    [adds_to_stack] Avec { $jump-in-cards ->
        [colored] le même +2
       *[colored_and_wild] le même +2 ou un Joker +4
    }, tu peux intervenir aussi pendant que la pénalité attend encore ; pas avec d’autres cartes à ce moment-là. La pénalité s’additionne alors et { $jump-in-continues ->
        [after_jumper] passe au joueur après toi.
       *[original_order] attend toujours le même joueur.
    }
   *[forbidden] { $jump-in-cards ->
        [colored] Tu ne peux jamais intervenir avec un +2, ni tant que des cartes de pénalité attendent quelqu’un.
       *[colored_and_wild] Tu ne peux jamais intervenir avec un +2 ou un Joker +4, ni tant que des cartes de pénalité attendent quelqu’un.
    }
}
sheet-jump-not = Tu ne peux pas intervenir sur la carte de départ, sur ta propre carte, ni pendant que quelqu’un réfléchit à une carte piochée. Si tu arrives trop tard, tu reprends simplement ta carte.

sheet-multi = Plusieurs cartes à la fois
sheet-multi-how = { $multi-discard ->
    [identical_pair] Tu peux poser ensemble deux cartes exactement pareilles. Chacune fait ce qu’elle fait toujours : deux +2 font piocher 4 cartes, deux Passe-tour font perdre leur tour à deux joueurs.
   *[same_number] Tu peux poser ensemble deux cartes ou plus du même chiffre.
} La première doit convenir ; la dernière va sur le dessus et fixe la couleur.
sheet-multi-sevens = Quel que soit le nombre de 7 que tu poses ensemble, tu n’échanges qu’une fois.
sheet-multi-zeros = Chaque 0 fait tourner les mains une fois.
sheet-multi-not = On ne pose jamais de Jokers ensemble{ $draw-then-play ->
    [any_card] .
   *[other] , et juste après avoir pioché, on ne pose qu’une carte.
}
sheet-multi-uno = S’il ne te reste alors qu’une carte, annonce « Uno ! » en les posant. { $uno-deadline ->
    [before_play] Si tu finis avec elles, tu dois aussi annoncer avant ou en même temps.
   *[other] Si tu finis avec elles en une seule fois, tu n’as pas besoin d’annoncer.
}

sheet-teams = Les équipes
sheet-teams-how = On joue en équipes de { $teams-size }. Les partenaires ne sont pas assis côte à côte : les équipes alternent autour de la table. Ils ont un score commun.
sheet-teams-free = Tout est permis contre un partenaire aussi : tu peux l’attraper{ $challenge-who ->
    [victim] { " " }et contester ses Jokers +4
   *[nobody] { "" }
}, et tes cartes peuvent le toucher.
sheet-teams-no-call = Tes cartes peuvent toucher aussi ton partenaire.
sheet-teams-swap = Avec un échange, tu peux passer exprès une bonne main à ton partenaire.

sheet-mercy = Trop de cartes
sheet-mercy-how = Le joueur qui se retrouve avec { $draw-mercy-limit } cartes ou plus en main sort aussitôt de la manche. Ces cartes vont sous la défausse, et ce qui restait à piocher est annulé.{ $points-matter ->
    [true] { " " }Dans le décompte, cette main compte comme si elle était encore là.
   *[false] { "" }
} S’il ne reste qu’un joueur, il gagne la manche.

## Leaving and the clock

sheet-leave = Départ et chronomètre
sheet-leave-how = Le joueur qui quitte la table ne revient pas dans cette partie. Ses cartes vont sous la défausse, sa place est sautée, et ce qu’il avait encore à piocher ou à choisir est annulé. { $single ->
    [true] Il ne peut plus gagner.
   *[false] Ses points restent, mais il ne peut plus gagner.
} { $teams ->
    [true] S’il ne reste qu’une équipe, elle gagne la partie.
   *[false] S’il ne reste qu’un joueur, il gagne la partie.
}
sheet-leave-clock = Si on joue avec un chronomètre et que ton temps est écoulé, le jeu joue pour toi le coup le plus simple : le plus souvent, piocher une carte.

## Tips

sheet-tips = Conseils
sheet-tip-wild = Garde tes Jokers pour les moments où tu es à court de solutions. Le mieux est d’en garder un jusqu’à ce que tu n’aies plus que des cartes qui ne conviennent pas.
sheet-tip-color = Si tu as beaucoup de cartes d’une couleur, ou une couleur difficile à placer, commence par elle tant qu’elle est sur la table. L’occasion ne reviendra peut-être pas.
sheet-tip-watch = Observe quelles couleurs et quels chiffres les autres jouent, et quand ils doivent piocher. Tu sauras combien de temps tes cartes conviendront encore, et vers quelle couleur changer avec un Joker.
sheet-tip-timing = Un +2 ou un Joker +4 fait le plus mal quand la victime vient de devoir piocher : elle a peu de quoi répondre.
sheet-tip-counts = Compte combien de cartes il reste à chacun. Quand un adversaire n’en a plus qu’une ou deux, c’est le moment d’un +2, d’un Joker +4 ou d’un Passe-tour.
sheet-tip-reverse = Quand ton voisin est sur le point de finir, un Changement de sens renvoie le jeu de l’autre côté.
sheet-tip-challenge = Contester rapporte le plus face à une main pleine : plus il y a de cartes, plus il y a de chances que la bonne couleur en ait fait partie.

## Words

sheet-words = Lexique
sheet-word-draw-pile = Le tas de cartes face cachée où tu pioches quand tu ne peux pas{ $draw-voluntary ->
    [allowed] { " " }ou ne veux pas
   *[forbidden] { "" }
} jouer.
    .term = Pioche
sheet-word-discard-pile = Le tas des cartes jouées, face visible ; seule la carte du dessus compte.
    .term = Défausse
sheet-word-dealer = Le joueur qui distribue les cartes.
    .term = Donneur
sheet-word-color = La couleur de la carte du dessus ou, après un Joker, la couleur choisie.
    .term = Couleur en cours
sheet-word-wild = Une carte qui convient sur tout et avec laquelle on choisit la nouvelle couleur.
    .term = Joker
sheet-word-penalty = Des cartes que quelqu’un doit piocher, par exemple à cause d’un +2.
    .term = Pénalité
sheet-word-out = Jouer ta dernière carte{ $ending ->
    [one] , ce qui termine la manche.
   *[other] .
}
    .term = Finir
sheet-word-uno = Ce que tu dois annoncer dès qu’il te reste exactement une carte.
    .term = Annoncer Uno
sheet-word-catch = Remarquer que quelqu’un a oublié d’annoncer « Uno ! », et le dire.
    .term = Attraper
sheet-word-stack = Répondre à un +2 ou à un Joker +4 par une autre carte de ce genre, pour que la pénalité grossisse ; une règle maison qui n’est pas officielle.{ $stack ->
    [true] { "" }
   *[false] { " " }C’est interdit ici.
}
    .term = Empiler
sheet-word-challenge = Mettre en doute que quelqu’un avait le droit de jouer un Joker +4{ $challenge-who ->
    [victim] { $challenge-innocent-extra ->
        [0] { "\u00A0" }; le faire à tort ne coûte pas de pénalité en plus ici.
       *[other] { "\u00A0" }; le faire à tort coûte une pénalité en plus.
    }
   *[nobody] . Ce n’est pas possible ici.
}
    .term = Contester
sheet-word-bluff = Jouer un Joker +4 alors que ce n’est pas permis.
    .term = Bluffer
sheet-word-jump = Jouer hors de ton tour une carte exactement pareille à celle du dessus.
    .term = Intervenir
sheet-word-round = Tout ce qui va de la distribution jusqu’à ce que quelqu’un gagne. { $single ->
    [true] Ici, une manche est toute la partie.
   *[false] Une partie est une suite de manches.
}
    .term = Manche

sheet-names = Autres noms
sheet-names-head-ours = Ici
sheet-names-head-theirs = Aussi appelé
sheet-names-skip = Passe ton tour, Interdiction, Skip
    .term = Passe-tour
sheet-names-reverse = Inversion, Inversion de sens, Reverse
    .term = Changement de sens
sheet-names-draw-two = Plus deux, Pioche 2, Draw Two
    .term = +2
sheet-names-wild = Carte multicolore, Wild
    .term = Joker
sheet-names-wild-draw-four = Plus quatre, Super Joker, Wild Draw Four
    .term = Joker +4
sheet-names-swap = Échange de mains, Wild Swap Hands
    .term = Joker Échange
sheet-names-shuffle = Mélange de mains, Wild Shuffle Hands
    .term = Joker Mélange
sheet-names-blank = Joker personnalisable, Wild Customizable
    .term = Joker vierge
sheet-names-draw-pile = pile, stock
    .term = pioche
sheet-names-discard-pile = talon, pile de défausse
    .term = défausse
sheet-names-dealer = distributeur
    .term = donneur
sheet-names-color = couleur active
    .term = couleur en cours
