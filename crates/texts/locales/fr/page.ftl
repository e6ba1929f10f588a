# The plain pages that the server itself shows.

page-title = lastcard
page-tagline = Le jeu de cartes aux règles d’Uno, à jouer ensemble par un simple lien.
page-table-heading = Tu as une invitation à une table
page-home-heading = Joue dans ton terminal
page-join-table = Voici le lien d’une table. Tape ceci dans un terminal pour t’y installer :
page-join-home = Demande le lien de la table à la personne qui t’invite, et tape ceci dans un terminal, avec ce lien :
page-example = Exemple
page-command = Commande
page-need = Il te faut le programme lastcard sur ton ordinateur. La personne qui gère ce serveur peut te dire où le trouver.
page-no-browser-yet = Ce serveur n’affiche pas de table dans le navigateur.
page-any-device = Ta place est gardée si ta connexion se coupe : tape de nouveau la même commande pour continuer.
page-to-home = Vers la première page
page-not-found-heading = Il n’y a rien ici
page-not-found = Cette adresse ne mène à rien. Vérifie que tu as copié tout le lien, ou demande-le encore une fois.
page-language = Autre langue
page-qr-title = Le lien de la table, pour l’appareil photo d’un téléphone
