# What the program promises.

web-about-title = À propos
web-about-bots = Ce que savent les bots
web-about-bots-text = Un bot reçoit exactement ce qu’une personne verrait à sa place : ses cartes, les piles, le nombre de cartes de chacun. Il n’a aucun moyen de regarder ta main ou la pioche.
web-about-shuffle = Comment les cartes sont mélangées
web-about-shuffle-text = À une table entre amis, l’appareil de chacun participe à chaque mélange, et le serveur s’engage sur sa propre part avant de voir celle des autres. Après la manche, la page peut vérifier que personne, pas même le serveur, n’a choisi l’ordre. Une marque à la fin de chaque manche le dit.
web-about-hidden = Ce que les autres voient de toi
web-about-hidden-text = Seulement ce que tu joues. Les cartes que tu soulèves et reposes, celles que tu regardes, ne quittent jamais ton appareil.
web-about-data = Ce qui est conservé
web-about-data-text = Aucun compte, aucune adresse e-mail, aucun pistage, rien de tiers. Tes parties en solo restent dans ce navigateur. Une table entre amis est conservée par son serveur jusqu’à la fin ; combien de temps ensuite, c’est l’hébergeur du serveur qui en décide.
web-about-money = Ce que ça coûte
web-about-money-text = Rien. Ni pièces, ni publicité, ni rien à acheter.
web-about-name = Le nom du jeu
web-about-name-text = lastcard suit les règles du jeu de cartes connu sous le nom d’Uno. Il n’a rien à voir avec l’éditeur de ce jeu ; le nom appartient à son propriétaire.
web-about-code = Le programme
web-about-code-text = lastcard est un logiciel libre sous licences MIT et Apache. Tout le monde peut l’héberger.
web-about-rules = Toutes les règles à lire
web-about-version = Ce serveur utilise la version { $version }.
