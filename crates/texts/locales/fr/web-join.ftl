# To sit down by a code or a link.

web-join-title = Rejoindre une table
web-join-code = Code ou lien
web-join-hint = Le code a six chiffres et lettres. Majuscules et espaces n’ont pas d’importance.
web-join-neither = Ce n’est ni un code de six signes, ni le lien d’une table. Redemande-le.
web-join-no-server = Aucun serveur ne répond. Vérifie ta connexion et réessaie.
web-join-go = Rejoindre
