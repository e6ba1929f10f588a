# What happened, told to one viewer.
# $who: you (the viewer) or other, whose name is $name. $to-who and $to: to whom it happens.
# No de or que stands before a name, because it would be d’ or qu’ before a vowel.

event-you = toi
event-unnamed = Joueur { $number }

event-dealer-drew = { $who ->
    [you] Tu tires { $card } pour désigner le donneur.
   *[other] { $name } tire { $card } pour désigner le donneur.
}
event-round-began = Manche { $round }. { $who ->
    [you] C’est toi qui distribues.
   *[other] { $name } distribue.
}
event-dealt = { $who ->
    [you] Tu reçois
   *[other] { $name } reçoit
} { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
event-dealt-all = Tout le monde reçoit { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
event-your-cards = Tes cartes : { $cards }.
event-start-turned = La carte de départ est { $card }.
# $to: middle, bottom, shuffled
event-start-returned = La manche ne commence pas avec elle : la carte retourne { $to ->
    [middle] au milieu de la pioche.
    [bottom] tout en bas de la pioche.
   *[shuffled] dans la pioche, qui est mélangée de nouveau.
}

event-turn = { $who ->
    [you] C’est à toi de jouer.
   *[other] C’est à { $name } de jouer.
}
# $card: the drawn card, or none; $fits: true if it matches
event-turn-after-draw = { $who ->
    [you] { $card ->
        [none] À toi de décider quoi faire après avoir pioché.
       *[other] { $fits ->
            [true] Le { $card } que tu as pioché convient.
           *[false] Le { $card } que tu as pioché ne convient pas.
        }
    }
   *[other] { $name } réfléchit à la carte piochée.
}
event-turn-serve = { $who ->
    [you] { $owed ->
        [one] { $owed } carte t’attend.
       *[other] { $owed } cartes t’attendent.
    }
   *[other] { $owed ->
        [one] { $owed } carte attend { $name }.
       *[other] { $owed } cartes attendent { $name }.
    }
}
event-may-challenge = Tu peux contester le Joker +4 joué par { $name }.
event-turn-name-color = { $who ->
    [you] Tu choisis la couleur de la carte de départ.
   *[other] { $name } choisit la couleur de la carte de départ.
}
event-turn-swap-start = { $who ->
    [you] C’est à toi de jouer : la carte de départ te permet d’échanger ta main.
   *[other] C’est à { $name } de jouer : la carte de départ permet un échange de mains.
}
event-named = { $who ->
    [you] Tu choisis le { $color }.
   *[other] { $name } choisit le { $color }.
}

# $cards: with article; $color: none if no color was named
event-played = { $who ->
    [you] { $jump-in ->
        [true] Tu interviens avec
       *[false] Tu joues
    }
   *[other] { $jump-in ->
        [true] { $name } intervient avec
       *[false] { $name } joue
    }
} { $color ->
    [none] { $cards }.
   *[other] { $who ->
        [you] { $cards } et tu choisis le { $color }.
       *[other] { $cards } et choisit le { $color }.
    }
}
event-called = { $who ->
    [you] Tu annonces « Uno ! ».
   *[other] { $name } annonce « Uno ! ».
}
event-exposed = { $by-other ->
    [true] { $who ->
        [you] Tu n’as plus qu’une carte maintenant : annonce « Uno ! ».
       *[other] { $name } n’a plus qu’une carte maintenant et doit annoncer « Uno ! ».
    }
   *[false] { $who ->
        [you] Tu n’as plus qu’une carte et tu n’as pas annoncé « Uno ! ».
       *[other] { $name } n’a plus qu’une carte et n’a pas annoncé « Uno ! ».
    }
}
event-window-closed = Il est maintenant trop tard pour attraper quelqu’un.
event-caught = { $who ->
    [you] Tu attrapes { $to } : « Uno ! » n’a pas été annoncé.
   *[other] { $to-who ->
        [you] { $name } t’attrape : « Uno ! » n’a pas été annoncé.
       *[other] { $name } attrape { $to } : « Uno ! » n’a pas été annoncé.
    }
}
event-false-call = { $who ->
    [you] Tu annonces « Uno ! » alors que ce n’est pas le moment.
   *[other] { $name } annonce « Uno ! » alors que ce n’est pas le moment.
}
event-false-catch = { $who ->
    [you] Tu veux attraper { $to }, mais il n’y a rien à lui reprocher.
   *[other] { $to-who ->
        [you] { $name } veut t’attraper, mais il n’y a rien à te reprocher.
       *[other] { $name } veut attraper { $to }, mais il n’y a rien à lui reprocher.
    }
}
event-uncalled = { $who ->
    [you] Tu poses ta dernière carte sans avoir annoncé « Uno ! » : tu n’as pas encore fini.
   *[other] { $name } pose sa dernière carte sans avoir annoncé « Uno ! » et n’a pas encore fini.
}

# $why: turn, penalty, final, guilty, innocent, caught, uncalled, false-call, false-catch, blank
# $cards: the cards if the viewer sees them, else none
event-drew = { $who ->
    [you] Tu pioches
   *[other] { $name } pioche
} { $why ->
    [turn] { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
    [final] { $count ->
        [one] encore { $count } carte à cause de la dernière carte
       *[other] encore { $count } cartes à cause de la dernière carte
    }
    [guilty] { $count ->
        [one] { $count } carte pour le bluff
       *[other] { $count } cartes pour le bluff
    }
    [innocent] { $count ->
        [one] { $count } carte, car le Joker +4 n’était pas un bluff
       *[other] { $count } cartes, car le Joker +4 n’était pas un bluff
    }
    [blank] { $count ->
        [one] { $count } carte pour le Joker vierge
       *[other] { $count } cartes pour le Joker vierge
    }
   *[other] { $count ->
        [one] { $count } carte de pénalité
       *[other] { $count } cartes de pénalité
    }
}{ $cards ->
    [none] .
   *[other] { "\u00A0" }: { $cards }.
}
event-refilled = La pioche est vide : la défausse est mélangée et devient la nouvelle pioche.
event-forgiven = { $who ->
    [you] Il n’y a plus rien à piocher : { $count ->
        [one] { $count } carte t’est épargnée.
       *[other] { $count } cartes te sont épargnées.
    }
   *[other] Il n’y a plus rien à piocher : { $count ->
        [one] { $count } carte est épargnée à { $name }.
       *[other] { $count } cartes sont épargnées à { $name }.
    }
}
event-passed = { $who ->
    [you] Tu passes.
   *[other] { $name } passe.
}
event-skipped = { $who ->
    [you] Tu perds ton tour.
   *[other] { $name } perd son tour.
}
event-direction-turned = { $clockwise ->
    [true] On joue maintenant dans le sens horaire.
   *[false] On joue maintenant dans le sens antihoraire.
}
event-challenged = { $who ->
    [you] Tu contestes le Joker +4 joué par { $to } : { $guilty ->
        [true] c’était un bluff.
       *[false] ce n’était pas un bluff.
    }
   *[other] { $to-who ->
        [you] { $name } conteste ton Joker +4 : { $guilty ->
            [true] tu bluffais.
           *[false] ce n’était pas un bluff.
        }
       *[other] { $name } conteste le Joker +4 joué par { $to } : { $guilty ->
            [true] c’était un bluff.
           *[false] ce n’était pas un bluff.
        }
    }
}
event-challenged-hand = La main contenait : { $cards }.
event-swapped = { $who ->
    [you] Tu échanges ta main avec { $to }.
   *[other] { $to-who ->
        [you] { $name } échange sa main avec toi.
       *[other] { $name } échange sa main avec { $to }.
    }
}
event-rotated = Toutes les mains avancent d’une place.
event-new-hand = Ta nouvelle main : { $cards }.
event-collected = Toutes les mains sont réunies en un seul tas et redistribuées.

event-went-out = { $who ->
    [you] Tu as fini !
   *[other] { $name } a fini !
}
event-knocked-out = { $who ->
    [you] Tu as trop de cartes et tu sors de cette manche.
   *[other] { $name } a trop de cartes et sort de cette manche.
}
event-left = { $who ->
    [you] Tu quittes la table.
   *[other] { $name } quitte la table.
}
event-time-was-up = { $who ->
    [you] Ton temps est écoulé ; le jeu joue pour toi.
   *[other] { $name } n’a plus de temps ; le jeu joue à sa place.
}
event-round-ended = La manche est terminée.
event-round-stalled = Personne ne peut jouer et il n’y a plus rien à piocher.
event-round-won = { $who ->
    [you] Tu gagnes la manche.
   *[other] { $name } gagne la manche.
}
event-round-without-winner = La manche n’a pas de gagnant.
# $cards: none for who was knocked out of the round
event-hand-counted = { $cards ->
    [none] { $who ->
        [you] Tu avais une main de
       *[other] { $name } avait une main de
    }
   *[other] { $who ->
        [you] Il te restait : { $cards }, soit
       *[other] Il restait à { $name } : { $cards }, soit
    }
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-scored = { $who ->
    [you] Tu marques
   *[other] { $name } marque
} { $points ->
    [0] 0 point
    [one] 1 point
   *[other] { $points } points
}, ce qui fait { $total } au total.
event-eliminated = { $who ->
    [you] Tu as atteint la limite et tu sors de la partie.
   *[other] { $name } a atteint la limite et sort de la partie.
}
# $names: none if nobody wins
event-match-ended = { $names ->
    [none] La partie est terminée, sans gagnant.
   *[other] La partie est gagnée par { $names } !
}
