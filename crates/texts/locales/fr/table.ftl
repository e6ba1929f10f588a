### What the order of a table does not allow, and why a connection to it ends.

table-not-host = Seul l’hôte peut faire cela. Demande-lui de le faire, ou de te laisser sa place d’hôte.
table-not-seated = Tu regardes. Prends une place pour jouer.
table-table-full = Toutes les places sont prises. L’hôte peut en ajouter.
table-too-few-seats = Il y a plus de monde que cela à la table. Demande à quelqu’un de partir, ou choisis plus de places.
table-not-enough-players = Il faut deux joueurs à la table pour commencer une partie. Invite quelqu’un, ou ajoute un bot.
table-match-going-on = Une partie est en cours. Réessaie quand elle sera terminée.
table-no-match = Aucune partie n’est en cours. Commences-en d’abord une.
table-round-going-on = La manche est en cours, il n’y a donc rien à confirmer.
table-not-away = Pendant une partie, on ne peut exclure que quelqu’un qui n’est pas là.
table-not-driven = Aucun bot ne joue pour toi, il n’y a donc rien à reprendre. Joue, tout simplement.
table-bad-name = Ce nom n’est pas possible ici. Prends de une à vingt lettres, sans signes, et pas un mot dont le jeu a besoin.
table-bad-rules = { $more ->
    [0] Ces règles ont une erreur : { $problem }.
    [one] Ces règles ont deux erreurs. La première : { $problem }.
   *[other] Ces règles ont encore { $more } erreurs après celle-ci : { $problem }.
}
table-seats-do-not-fit = Ces règles ne permettent pas autant de joueurs. Change le nombre de joueurs, ou choisis plus de paquets.
table-bad-settings = Un de ces réglages est trop petit ou trop grand.
table-bad-order = Le nouvel ordre doit nommer une fois chaque personne de la table.
table-unknown-member = Cette personne n’est plus à cette table.
table-not-a-person = Un bot ne peut pas faire cela. Choisis une personne.
table-bad-move = Ce n’est pas un coup. Choisis une carte, ou pioche.
table-not-ready = Tu n’as encore rien confirmé, il n’y a donc rien à annuler.
table-wrong-share = Ce n’est pas ce que ton appareil avait promis pour le mélange. La partie continue sans cela.
table-no-share-wanted = Rien n’est attendu de toi pour le mélange.
table-chat-off = L’hôte a fermé le chat. Utilise les réactions rapides, ou demande à l’hôte de l’ouvrir.
table-too-long = C’est trop long. Raccourcis.
table-too-fast = C’était trop à la fois. Attends un instant.
table-unavailable = Le serveur ne peut pas écrire en ce moment. Rien n’a été fait ; réessaie.

end-bad-message = Ton programme a envoyé quelque chose que ce serveur ne comprend pas. Recharge la page, ou mets le programme à jour.
end-bad-version = Ton programme parle une autre version du jeu. Recharge la page, ou mets le programme à jour.
end-no-table = Cette table n’existe pas, ou n’existe plus. Vérifie le lien, ou ouvre une nouvelle table.
end-bad-token = Ta place à cette table a été ouverte avec une autre clé. Retourne sur l’appareil où tu l’avais prise, ou prends une nouvelle place.
end-no-spectators = Personne ne peut regarder cette table. Demande une place à l’hôte.
end-taken-over = Tu as ouvert cette place ailleurs. Continue là-bas, ou recharge cette page pour continuer ici.
end-kicked = L’hôte t’a fait quitter la table.
end-too-fast = Ton programme a envoyé trop de choses à la fois. Attends un instant et reviens.
end-too-slow = Ta connexion n’arrivait pas à suivre. Reviens : rien n’est perdu.
end-come-back = Le serveur redémarre. Reviens dans un instant : rien n’est perdu.
end-unavailable = Le serveur ne peut pas lire la table en ce moment. Reviens dans un instant.

table-allowed = C’est permis.
# What comes of a Wild Draw Four that breaks its condition. $name: who may challenge it; $count: the cards for the bluff
table-bluff = Avec ces cartes, c’est un bluff : { $name } peut le contester, et tu pioches alors { $count ->
    [0] zéro carte
    [one] 1 carte
   *[other] { $count } cartes
}.
# $number: the seat, from 1
table-player = Joueur { $number }
table-no-such-situation = Une table ne peut pas être ainsi. Vérifie les cartes, la couleur, le tour et les nombres.
