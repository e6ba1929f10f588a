# The rules that come with the game: a title and one sentence.

preset-traditional = Traditionnel
    .about = Piocher jusqu’à pouvoir jouer, des cartes action strictes, et le moins de points gagne.
preset-standard = Standard
    .about = Piocher une carte, bluffs et contestations permis, et le premier à 500 points gagne.
preset-official = Officiel
    .about = Comme c’est imprimé dans la boîte aujourd’hui.
preset-quick = Manche rapide
    .about = Les règles standard en une seule manche, sans points.
preset-party = Fête
    .about = Empiler, intervenir, échanger les mains avec un 7 et les faire tourner avec un 0.
preset-tournament = Tournoi
    .about = Les règles standard, et une contestation à tort ne coûte pas de carte en plus.
preset-teams = Équipes
    .about = Les règles standard par équipes de deux, avec un score commun.
preset-team-party = Fête en équipes
    .about = Les règles de fête par équipes de deux, avec un score commun.
preset-knockout = Élimination
    .about = Les règles traditionnelles, mais à 500 points tu sors, jusqu’à ce qu’il n’en reste qu’un.
preset-family = Avec des enfants
    .about = Les règles traditionnelles ; le plus jeune distribue et personne n’a à penser à « Uno ! ».
preset-official-house = Officiel avec règles maison
    .about = Les règles officielles, où l’on peut empiler et continuer à piocher jusqu’à pouvoir jouer.
preset-new-deck = Nouvelles cartes
    .about = Les règles officielles avec le Joker Échange, le Joker Mélange et le Joker vierge.
preset-no-mercy-style = Sans pitié
    .about = Tout s’empile, tu pioches jusqu’à pouvoir jouer, et avec 25 cartes tu sors.
