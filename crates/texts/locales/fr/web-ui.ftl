# What every screen of the page needs.

web-ui-close = Fermer
web-ui-back = Retour
web-ui-home = À l’accueil
web-ui-loading = Un instant…
web-ui-cancel = Annuler
web-ui-later = Plus tard
web-ui-reload = Recharger
web-ui-failed = Ça ne s’est pas chargé
web-ui-failed-about = Cette partie de la page n’a pas pu être récupérée. La connexion est peut-être perdue, ou il y a une version plus récente. Recharge la page.
web-ui-unknown = Il n’y a rien ici
web-ui-unknown-about = Le lien est peut-être incomplet. Copie le lien en entier, ou repars de l’accueil.
web-ui-update = Il y a une version plus récente.
web-ui-update-now = Mettre à jour
web-ui-copied = Copié.
web-ui-not-copied = Ton navigateur n’autorise pas la copie. Sélectionne le texte et copie-le toi-même.
