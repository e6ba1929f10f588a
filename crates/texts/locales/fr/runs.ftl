# Ce que `lastcard lab run`, `duel` et `speed` disent dans un terminal.
# Les nombres arrivent déjà dans la forme de la langue ; les autres ne font que choisir entre singulier et pluriel.

## Combien, et où on en est

# $all: an amount; $rate: how many in a second; $left: the time it still takes, such as "12s"
lab-bar = { $share } de { $all }, { $rate } par seconde, encore { $left }
lab-bar-share = { $share }, encore { $left }
lab-going-on = reprise après { $done } sur { $all }
lab-stopped = arrêt après { $done } sur { $all }
# $kept: an amount; a command follows
lab-stopped-kept = Gardé : { $kept }. Pour continuer :
lab-stopped-too-few = C’est trop peu pour être gardé.
lab-stopped-nothing = Rien n’en est gardé ; avec --checkpoint FICHIER, on peut reprendre plus tard.
lab-stopped-comparing = arrêt avant la fin des { $rounds } manches ; rien n’a été écrit

## Une série de manches

# $rounds: an amount; $bots: a bot for each seat with commas, or the one that sits at all of them if $alike is true
lab-run-played = { $rounds } à une table de { $seats } places : { $alike ->
    [true] « { $bots } » à chaque place.
   *[false] { $bots }.
}
lab-run-turns = Une manche dure en moyenne { $mean } tours (de { $low } à { $high }) ; la moitié en prend { $half } ou moins, une sur dix plus de { $tenth }.
# One round alone has no average.
lab-run-turns-once = La manche a duré { $turns } tours.
# $left, $dealer: shares with their intervals in brackets, as all shares here
lab-run-places = Qui est assis à gauche du donneur gagne { $left } des manches, le donneur { $dealer }.
lab-run-draws = On pioche dans { $share } des tours.
lab-run-penalties = Une pénalité tombe { $times } fois par manche ; nombre de cartes : { $cards } en moyenne, { $worst } au pire.
lab-run-lead = La tête change { $times } fois par manche ; un vainqueur sur dix a eu à un moment plus de { $peak ->
    [one] { $peak } carte.
   *[other] { $peak } cartes.
}
lab-run-match = Durée d’une partie, en manches : { $rounds } (de { $low } à { $high }) ; en tours : { $turns }.
# One match alone; $rounds: an amount
lab-run-match-once = La partie a duré { $rounds }, soit { $turns } tours en tout.
# $matches, $rounds: amounts
lab-run-broken-off = Abandon faute de fin en vue : { $matches }.
lab-run-stalled = Blocage : { $rounds }, soit { $share }. Personne ne pouvait continuer, ou ce n’était pas fini après { $moves } coups.
# A command follows.
lab-run-again = La même chose encore une fois :

## Les nombres d’une série

lab-run-head = par manche
    .mean = moyenne
    .interval = intervalle à 95 %
    .deviation = éc. type
    .least = min.
    .half = moitié
    .most = max.
lab-run-between = { $low } à { $high }
lab-run-row =
    .turns = tours
    .plays = cartes posées
    .draws = cartes piochées
    .drawing-turns = tours avec pioche
    .penalties = pénalités
    .penalty-cards = cartes de pénalité
    .worst-penalty = pire pénalité
    .call-cards = cartes pour « Uno ! »
    .challenges = contestations
    .guilty = bluffs découverts
    .jump-ins = interventions
    .swaps = mains échangées
    .skips = tours perdus
    .refills = pioches refaites
    .lead-changes = changements de meneur
    .winner-peak = vainqueur : cartes max.
    .winner-points = vainqueur : points
    .cards-left = cartes restantes
    .values-left = leur valeur
    .match-rounds = manches par partie
    .match-turns = tours par partie
lab-run-won =
    .by-place = gagné, en % par place après le donneur
    .by-turn = gagné, en % à partir du premier tour
    .by-seat = gagné, en % par place à table

## Un duel

# $rate: a share with its interval in brackets
lab-duel-wins = « { $a } » gagne { $rate } des manches, où { $fair } seraient justes. { $verdict ->
    [stronger] « { $a } » est plus fort que « { $b } ».
    [weaker] « { $a } » est moins fort que « { $b } ».
   *[same] Ces manches ne montrent aucune différence entre « { $a } » et « { $b } ».
}
lab-duel-points = Points de « { $a } » par manche : { $points } (de { $low } à { $high }).
# $rounds, $deals, $turns, $asked: amounts; $made: the number of rounds
lab-duel-played = { $rounds } : { $deals }, de chaque côté de la table ; { $turns }.
lab-duel-rounded = Demandé : { $asked } ; avec des donnes entières, cela fait { $made }.
lab-duel-undecided = Sans vainqueur : { $rounds }.

## Une vitesse

# $rounds, $turns: amounts
lab-speed-rate = En une seconde de temps processeur : { $rounds } ; tours, en millions : { $millions }.
lab-speed-measured = { $turns } en { $rounds } : { $cpu } s de temps processeur, { $wall } s en tout.
lab-speed-how = « { $policy } » à { $seats } places ; horloge { $clock } GHz ; voie « { $path } », un état de { $bytes } octets.

## How far it is, before the time left is known

lab-bar-begun = déjà { $share }
# $all: an amount
lab-bar-begun-of = { $share } de { $all }
