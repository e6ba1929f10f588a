# Ce que le labo dit des règles : mesures, règles maison, phrases, rapports et figures.
# Les nombres arrivent déjà dans la forme de la langue. $here : avec ces règles ; $base : avec celles auxquelles on compare.

## Mesures

lab-measure-turns-per-round = durée d’une manche
    .about = Combien de tours dure une manche.
    .unit = tours
lab-measure-turns-per-match = durée d’une partie
    .about = Combien de tours dure une partie, toutes manches comprises.
    .unit = tours
lab-measure-rounds-per-match = manches d’une partie
    .about = Combien de manches il faut pour que quelqu’un gagne la partie.
    .unit = manches
lab-measure-first-seat-edge = avantage de commencer
    .about = Ce que gagne de plus que sa juste part des manches la personne qui commence.
    .unit = points de pourcentage
lab-measure-lead-changes = changements de meneur
    .about = Combien de fois par manche quelqu’un d’autre se retrouve avec le moins de cartes.
    .unit = fois par manche
lab-measure-draw-share = tours avec pioche
    .about = La part des tours où quelqu’un pioche.
    .unit = % des tours
lab-measure-penalties = pénalités
    .about = Combien de fois par manche quelqu’un pioche à cause d’une carte ou d’une contestation.
    .unit = fois par manche
lab-measure-cards-per-penalty = cartes par pénalité
    .about = Combien de cartes coûte une pénalité en moyenne.
    .unit = cartes
lab-measure-comebacks = remontées dans une manche
    .about = La part des manches gagnées par quelqu’un qui a eu au moins cinq cartes de plus que la plus petite main.
    .unit = % des manches
lab-measure-match-comebacks = remontées dans une partie
    .about = La part des parties dont le vainqueur n’était pas en tête à mi-chemin.
    .unit = % des parties
lab-measure-skill-easy = adresse parmi des débutants
    .about = Ce que gagne de plus que sa juste part des manches un bot « normal » parmi des bots « easy ».
    .unit = points de pourcentage
lab-measure-skill-random = adresse contre le hasard
    .about = Ce que gagne de plus que sa juste part des manches un bot « normal » parmi des bots « random ».
    .unit = points de pourcentage
lab-measure-stalls = manches bloquées
    .about = La part des manches où plus personne ne peut continuer.
    .unit = % des manches

## Règles maison

lab-house-stacking = Cumuler
    .about = Un +2 répond à un +2 et un Joker +4 à un Joker +4 ; le joueur suivant pioche le tout.
lab-house-stacking-all = Tout cumuler
    .about = Toute carte qui fait piocher répond à toute autre.
lab-house-draw-until-playable = Piocher jusqu’à pouvoir jouer
    .about = On pioche jusqu’à ce qu’une carte convienne.
lab-house-no-voluntary-draw = Pas de pioche volontaire
    .about = Seul qui ne peut pas jouer a le droit de piocher.
lab-house-force-play = Obligation de jouer
    .about = Qui a une carte qui convient doit la jouer, même celle qu’on vient de piocher.
lab-house-seven-zero = 7-0
    .about = Un 7 échange les mains avec quelqu’un, un 0 fait passer toutes les mains.
lab-house-jump-in = Intervenir
    .about = Une carte exactement pareille à celle du dessus se joue hors de son tour.
lab-house-no-challenge = Pas de contestation
    .about = Personne ne conteste, et un Joker +4 ne se joue que s’il est permis.
lab-house-wild-four-anytime = Joker +4 à tout moment
    .about = Un Joker +4 se joue toujours, et personne ne peut le contester.
lab-house-pairs = Paires
    .about = Deux cartes identiques se jouent ensemble.
lab-house-same-number = Plusieurs du même chiffre
    .about = Toutes les cartes d’un même chiffre se jouent ensemble.
lab-house-mercy = Clémence à 25 cartes
    .about = Qui a 25 cartes sort de la manche.
lab-house-swap-card = Avec Joker Échange
    .about = Le paquet a un Joker Échange et trois Jokers vierges.
lab-house-shuffle-card = Avec Joker Mélange
    .about = Le paquet a un Joker Mélange et trois Jokers vierges.
lab-house-strict-symbols = Cartes d’action strictes
    .about = Un Passe-tour, un Changement de sens ou un +2 ne va que sur sa couleur.
lab-house-number-last = Finir par un chiffre
    .about = La dernière carte doit être un chiffre.
lab-house-deflect = Dévier un +2
    .about = Un Passe-tour ou un Changement de sens de la couleur en cours dévie un +2.
lab-house-no-call = Sans « Uno ! »
    .about = Personne n’a besoin d’annoncer « Uno ! ».
lab-house-places = Jouer pour les places
    .about = Les autres continuent jusqu’au dernier.
lab-house-partners = En équipes de deux
    .about = Deux personnes face à face partagent un même score.
lab-house-five-cards = Cinq cartes
    .about = Chacun reçoit cinq cartes au début.
lab-house-ten-cards = Dix cartes
    .about = Chacun reçoit dix cartes au début.

## Phrases

# $change: more or less, against the base; $minutes: at $pace seconds a turn
lab-says-turns = Avec « { $rules } », une manche dure { $by } de { $change ->
        [more] plus
       *[less] moins
    } : { $here } tours au lieu de { $base }, soit environ { $minutes } minutes à { $pace } secondes par tour.
# $change: same as far as so many rounds can show, or hardly another
lab-says-turns-same = Avec « { $rules } », une manche prend { $change ->
        [hardly] presque autant de tours qu’avec « { $base } »
       *[same] autant de tours qu’avec « { $base } », pour ce que { $rounds } manches peuvent montrer
    } : { $here }, soit environ { $minutes } minutes à { $pace } secondes par tour.
lab-says-match = Une partie dure { $by } de { $change ->
        [more] plus
       *[less] moins
    } : environ { $here } minutes au lieu de { $base }.
lab-says-rounds = Une partie compte { $change ->
        [more] plus
       *[less] moins
    } de manches : { $here } au lieu de { $base }.
# $fair: what would be fair; $fair-base: the same for $base, or "same"
lab-says-first = Commencer vaut { $change ->
        [more] plus
       *[less] moins
    } : qui commence gagne { $here } des manches, où { $fair } seraient justes, au lieu de { $base }{ $fair-base ->
        [same] .
       *[other] , où { $fair-base } seraient justes.
    }
lab-says-lead = La tête change { $change ->
        [more] plus
       *[less] moins
    } souvent de mains : { $here } fois par manche au lieu de { $base }.
lab-says-draws = On pioche dans { $change ->
        [more] plus
       *[less] moins
    } de tours : { $here } au lieu de { $base }.
lab-says-penalties = Les pénalités tombent { $change ->
        [more] plus
       *[less] moins
    } souvent : { $here } fois par manche au lieu de { $base }.
# $worst: the most cards of one penalty
lab-says-hit = Qui est touché pioche { $change ->
        [more] plus
       *[less] moins
    } : { $here } cartes en moyenne au lieu de { $base }, et { $worst } au pire.
lab-says-comebacks = Les remontées sont { $change ->
        [more] plus
       *[less] moins
    } fréquentes : dans { $here } des manches, le vainqueur avait eu cinq cartes de retard ou plus, au lieu de { $base }.
lab-says-match-comebacks = Les parties basculent { $change ->
        [more] plus
       *[less] moins
    } souvent : dans { $here } d’entre elles, le vainqueur n’était pas en tête à mi-chemin, au lieu de { $base }.
# $fair, $fair-base as above
lab-says-skill-easy = L’adresse compte { $change ->
        [more] plus
       *[less] moins
    } parmi des débutants : un bot « normal » parmi des bots « easy » gagne { $here } des manches, où { $fair } seraient justes, au lieu de { $base }{ $fair-base ->
        [same] .
       *[other] , où { $fair-base } seraient justes.
    }
lab-says-skill-random = L’adresse compte { $change ->
        [more] plus
       *[less] moins
    } contre le hasard : un bot « normal » parmi des bots « random » gagne { $here } des manches, où { $fair } seraient justes, au lieu de { $base }{ $fair-base ->
        [same] .
       *[other] , où { $fair-base } seraient justes.
    }
lab-says-stalls = Les manches se bloquent { $change ->
        [more] plus
       *[less] moins
    } souvent : { $here } d’entre elles au lieu de { $base }.
# $games: an amount, such as "20,000 rounds" or "1,000 matches"; $measures: the names of measures
lab-says-same = Aucune différence que { $games } aient pu montrer : { $measures }.

## Rapports et tableaux

lab-figures = Figures
lab-title = Ce que changent les règles
lab-intro = { $bots } ont joué { $rounds } manches et { $matches } parties avec chacune de ces règles, à une table de { $seats }, toujours avec les mêmes graines. Toutes les autres sont comparées à « { $base } ».
lab-bots = Des bots ({ $levels })
lab-limits = Les bots ne sont pas des personnes : ils sont plus rapides, oublient moins et ne s’entendent jamais entre eux. Ce qui diffère d’une règle à l’autre vaut mieux à votre table qu’un chiffre isolé.
lab-in-short = En bref
lab-what-differs = Ce qui diffère entre les règles
lab-measure = Mesure
lab-rules = Règles
lab-value = Valeur
lab-difference = Écart avec « { $base } »
lab-option = Choix
lab-between = { $value } (de { $low } à { $high })
lab-reading = Entre parenthèses : l’intervalle à 95 %. Un écart est marqué d’un * quand il est sûr, malgré le nombre de mesures examinées : son intervalle ne contient pas zéro, et il résiste à la correction de Holm. Si les règles ne changeaient rien du tout, une comparaison sur vingt au plus porterait une marque.
lab-made = Graine { $seed }. La même graine donne les mêmes chiffres avec la même version du programme.
lab-worst-penalty = pire pénalité d’une manche
lab-table-of = Les chiffres de « { $title } »

## Figures

lab-figure-length = Combien de temps durent les manches
lab-figure-length-axis = tours par manche
lab-figure-rounds-axis = part des manches
lab-figure-half = moitié du milieu
lab-figure-median = médiane
lab-figure-mean = moyenne
lab-figure-nine-tenths = sans le premier ni le dernier dixième
lab-figure-seats = Qui gagne, selon la place après le donneur
lab-figure-seats-axis = place après le donneur
lab-figure-wins-axis = part des manches gagnées
lab-figure-dealer = donneur
lab-figure-points = Ce que vaut une manche
lab-figure-points-axis = points par manche
lab-figure-compare = Ce que changent les règles, à côté de « { $base } »
lab-figure-house-rules = { $measure } : ce que changent les règles maison
lab-figure-duel = { $a } contre { $b }
lab-figure-duels = Bots contre bots
lab-figure-caption = { $rules } · { $seats } joueurs · { $rounds } manches · graine { $seed }
lab-figure-key-interval = Traits : intervalles à 95 %.
lab-figure-key-certain = Plein : différent de la base, c’est sûr. Creux : aucune différence que ces manches montrent.
lab-figure-key-strip = Trait : du premier dixième au dernier. Boîte : la moitié du milieu. Barre : la médiane.
lab-figure-key-fair = Tirets : la juste part.
lab-figure-key-stronger = Plein : différent des autres, c’est sûr. Creux : aucune différence que ces manches montrent.
lab-figure-key-base = Tirets : la base.

## Captions of figures

lab-figure-key-square = Carré : la base.
lab-figure-key-others = Cercle plein : les autres.
lab-figure-rules-and-bots = { $rules } · bots : { $bots }
lab-figure-and-others = { $base } et { $others } autres
# $caption: what was played besides
lab-figure-with-matches = { $caption } · { $matches } parties
lab-figure-with-skill = { $caption } · { $rounds } manches pour l’adresse

## More of a report

lab-report-skill = L’adresse repose sur { $rounds } manches de plus d’un bot « normal » parmi des bots « easy », et autant parmi des bots « random ».
# $base, $here: the cards of that penalty
lab-report-worst = Cartes de la pire pénalité d’une manche : { $base } → { $here }.
lab-report-options = Choix de « { $rules } » à côté de « { $base } »

# $kind: rounds, matches, deals or turns; $number: how many, $count for the plural
lab-amount = { $kind ->
    [matches] { $count ->
        [one] { $number } partie
       *[other] { $number } parties
    }
    [deals] { $count ->
        [one] { $number } donne
       *[other] { $number } donnes
    }
    [turns] { $count ->
        [one] { $number } tour
       *[other] { $number } tours
    }
   *[rounds] { $count ->
        [one] { $number } manche
       *[other] { $number } manches
    }
}
