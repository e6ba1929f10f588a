# Before a match: opening a table, invitations, seats, how the table is run.

web-lobby-create = Une table entre amis
web-lobby-open = Ouvrir la table
web-lobby-open-about = Tu reçois ensuite un lien à envoyer. Les règles et tout le reste peuvent encore changer.
web-lobby-your-name = Ton nom
web-lobby-your-name-about = Les autres le voient. Il n’y a pas de compte.
web-lobby-table-of = la table ouverte par { $name }

web-lobby-invited = Tu as une invitation
web-lobby-nobody = Personne n’est encore à cette table.
web-lobby-who = { $count ->
    [one] { $names } est à cette table.
   *[other] { $names } sont à cette table.
}
web-lobby-rules-are = Règles : { $rules }.
web-lobby-rules-changed = Règles : { $rules }, avec des changements.
web-lobby-read-rules = Lire les règles
web-lobby-sit = S’installer
web-lobby-full = Toutes les places sont prises. L’hôte peut en ajouter.
web-lobby-going-on = Une partie est en cours. Quand elle sera finie, tu pourras t’installer ici.
web-lobby-watch = Regarder
web-lobby-try-again = Regarder à nouveau

web-lobby-title = Ta table
web-lobby-invite = Inviter
web-lobby-share = Partager le lien
web-lobby-share-text = Viens jouer à Uno avec moi :
web-lobby-copy = Copier le lien
web-lobby-qr = Code QR
web-lobby-qr-title = Scanne et installe-toi
web-lobby-qr-label = Code QR du lien vers cette table
web-lobby-code = Ou avec le code :

web-lobby-seats = À table ({ $count } sur { $of })
web-lobby-free = { $count ->
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
}
web-lobby-add-bot = Ajouter un bot
web-lobby-level-random = Bot au hasard
web-lobby-level-easy = Bot facile
web-lobby-level-normal = Bot normal
web-lobby-is-host = hôte
web-lobby-is-you = toi
web-lobby-is-ready = c’est bon
web-lobby-is-away = hors connexion
web-lobby-lookalike = ressemble à un autre nom
web-lobby-wins = { $count ->
    [one] { $count } partie gagnée
   *[other] { $count } parties gagnées
}
web-lobby-team = Équipe { $number }
web-lobby-teams-about = Ceux qui ont le même numéro d’équipe jouent ensemble. L’hôte peut changer l’ordre.
web-lobby-teams-wrong = Pour des équipes de { $size }, le nombre de joueurs doit en être un multiple.
web-lobby-earlier = { $name } : une place plus haut
web-lobby-later = { $name } : une place plus bas
web-lobby-make-host = { $name } devient hôte
web-lobby-remove = { $name } : faire quitter la table
web-lobby-rename = Changer de nom
web-lobby-rename-do = Prendre ce nom

web-lobby-begin = Commencer
web-lobby-start = Commencer la partie
web-lobby-too-few = Il faut deux joueurs. Invite quelqu’un ou ajoute un bot.
web-lobby-not-all-ready = { $count ->
    [one] On attend encore { $count } personne. Tu peux commencer quand même.
   *[other] On attend encore { $count } personnes. Tu peux commencer quand même.
}
web-lobby-all-ready = C’est bon pour tout le monde.
web-lobby-ready = C’est bon pour moi
web-lobby-ready-about = La partie commence quand c’est bon pour tout le monde, ou quand l’hôte la lance.
web-lobby-you-are-ready = C’est bon pour toi. L’hôte lance la partie.
web-lobby-not-ready = Pas encore
web-lobby-you-watch = Tu regardes. Tu vois la partie comme elle se joue, et les cartes de personne.

web-lobby-rules = Les règles de cette table
web-lobby-change-rules = Changer les règles
web-lobby-not-done = Ça n’a pas été fait. Réessaie.

web-lobby-talk = Discuter
web-lobby-say = Dis quelque chose
web-lobby-say-do = Envoyer

web-lobby-leave = Quitter
web-lobby-leave-title = Quitter la table ?
web-lobby-leave-about = Ta place devient libre, pour de bon. Pour revenir plus tard à la même place, ferme simplement la page.

web-lobby-settings = Le fonctionnement de la table
web-lobby-settings-host = Seul l’hôte peut changer cela.
web-lobby-most-seats = Places à table
web-lobby-turn-clock = Temps pour un tour
web-lobby-no-clock = Pas d’horloge
web-lobby-seconds = { $count } s
web-lobby-bank = Temps en plus dans une partie
web-lobby-chat = Ce qu’on peut dire
web-lobby-chat-off = Rien
web-lobby-chat-phrases = Des réactions rapides
web-lobby-chat-free = Tout
web-lobby-pace = Vitesse des bots
web-lobby-pace-human = Comme des gens
web-lobby-pace-fast = Rapide
web-lobby-pace-instant = Immédiate
web-lobby-spectators = D’autres peuvent regarder
web-lobby-spectators-about = Ils voient ce qui est sur la table, jamais une main.
web-lobby-delay = Leur retard
web-lobby-no-delay = Aucun
web-lobby-public = Table publique
web-lobby-public-about = Tout le monde sur ce serveur la trouve tant qu’une place est libre.
web-lobby-fair = Chacun participe au mélange
web-lobby-fair-about = Après chaque manche, chacun peut vérifier que personne n’a choisi l’ordre des cartes.
