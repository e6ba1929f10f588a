# What to expect of the rules of a table: how long it takes, and how much seats and luck decide.

web-expect-title = À quoi s’attendre à { $players } joueurs
web-expect-waiting = Des bots essaient ces règles …
# $low, $high: eight of ten rounds lie between them
web-expect-round = Une manche dure environ { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} ({ $low } à { $high }).
web-expect-round-even = Une manche dure environ { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
# $length: such as "45 minutes" or "1.5 hours"
web-expect-match = Une partie dure environ { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
} : { $length } en tout.
web-expect-match-one = Une partie se joue en une seule manche.
# $shares: such as "26 / 25 / 25 / 24 %", or none
web-expect-seats = La place { $level ->
    [even] ne compte presque pas
    [little] compte un peu
   *[clear] compte
}{ $shares ->
    [none] .
   *[other] { " " }({ $shares }).
}
web-expect-from-to = de { $low } à { $high }
# $place: counted from the player after the dealer, who is 1
web-expect-best = { $which ->
    [first] Le joueur placé après le donneur gagne le plus souvent.
    [dealer] Le donneur gagne le plus souvent.
   *[other] Le joueur placé { $place } places après le donneur gagne le plus souvent.
}
# $count: one of so many rounds
web-expect-stalls = Une manche sur { $count } se termine parce que personne ne peut continuer.
web-expect-luck = Chance : { $percent }
web-expect-luck-level = { $level ->
    [all] Presque tout est affaire de chance.
    [mostly] Surtout de la chance, et un peu d’adresse.
   *[both] Chance et adresse décident ensemble.
    [skill] L’adresse décide plus que la chance.
}
web-expect-how = D’où cela vient-il ?
web-expect-how-text = Des bots ont joué { $rounds } manches avec ces règles. Pour des personnes, on suppose qu’un tour dure { $seconds } secondes ; huit manches sur dix tiennent dans les durées entre parenthèses. Les pourcentages sont les manches gagnées, du joueur après le donneur jusqu’au donneur. La chance est de 100 % quand bien jouer n’aide pas plus que jouer au hasard, et de 0 % quand celui qui joue bien gagne toujours.
web-expect-lab = Labo des règles
