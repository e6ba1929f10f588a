# The page "Rules lab": what house rules do, and one's own rules tried out.

web-lab-title = Labo des règles
web-lab-intro = Que devient votre jeu si vous permettez d’empiler ? Des bots l’ont joué des milliers de fois, avec chaque règle maison et sans elle.
web-lab-failed = Les chiffres ne peuvent pas être chargés maintenant. Recharge la page quand tu as une connexion.
web-lab-base = Règles sans la règle maison
web-lab-players = Joueurs
web-lab-table-of = Quelle table

## One measure, every house rule

web-lab-by-measure = Que changent les règles maison ?
web-lab-measure = Regarder
web-lab-less = moins
web-lab-same = comme sans
web-lab-more = plus
web-lab-key = Le point est la différence, le trait son intervalle à 95 %. Point creux : aucune différence que { $rounds } manches montrent.
web-lab-without = Sans règle maison : { $value }
web-lab-table = La même chose en tableau
web-lab-rule = Règle maison
web-lab-with = Avec elle
web-lab-difference = Différence ({ $unit })
web-lab-interval = { $value } (de { $low } à { $high })

## One house rule, every measure

web-lab-by-rule = Que fait une règle maison ?
web-lab-choose = Règle maison
web-lab-lengths = Longueur des manches, en tours
web-lab-lengths-key = Trait : du dixième le plus court au plus long. Boîte : la moitié du milieu. Barre : autant de manches sont plus courtes que plus longues.
web-lab-lengths-text = { $rules } : la moitié des manches ont au plus { $p50 } tours ; huit sur dix en ont de { $p10 } à { $p90 }.
web-lab-places = Qui gagne, selon la place après le donneur
web-lab-place = { $dealer ->
    [true] Le donneur
   *[false] Place { $place }
}
web-lab-fair = équitable
web-lab-how = Chaque manche a été jouée avec la même graine avec et sans la règle, par des bots à toutes les places. Pour les minutes, un tour dure { $seconds } secondes.

## One's own rules

web-lab-own = Essaie tes propres règles
web-lab-own-about = Deux règlements côte à côte, à une table d’autant de joueurs que tu veux.
web-lab-own-first = Premières règles
web-lab-own-second = Deuxièmes règles
web-lab-fewer = Un joueur de moins
web-lab-another = Un joueur de plus
web-lab-own-lengths-key = Trait : du dixième le plus court au plus long. Barre : la moyenne.
web-lab-own-nothing = Personne ne peut dire maintenant à quoi s’attendre. Y a-t-il trop ou trop peu de joueurs pour ces règles ?
