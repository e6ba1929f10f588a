# Rules to read, to choose and to change.

web-rules-title = Règles
web-rules-sheet = Les règles de cette table
web-rules-no-sheet = Impossible de récupérer les règles pour l’instant. Vérifie ta connexion et réessaie.
web-rules-open-page = Ouvrir pour imprimer
web-rules-print = Imprimer
web-rules-broken-link = Les règles de ce lien sont illisibles. Redemande le lien et copie-le en entier.
web-rules-change = Changer les règles
web-rules-take = Jouer avec ces règles
web-rules-presets = Partir de
web-rules-find = Chercher une option
web-rules-nothing-found = Aucune option ne s’appelle ainsi.
web-rules-number = un nombre
web-rules-changed = changé
web-rules-changed-count = { $count ->
    [one] { $count } changement
   *[other] { $count } changements
}
web-rules-undo = Comme avant
web-rules-conflicts = { $count ->
    [one] { $count } chose ne va pas :
   *[other] { $count } choses ne vont pas ensemble :
}
web-rules-mine = Tes propres règles
web-rules-save = Garder ces règles
web-rules-save-do = Garder
web-rules-saved = Gardé : { $name }.
web-rules-name = Comment tu les appelles
web-rules-share = Copier un lien
web-rules-link-copied = Copié : un lien vers ces règles.
web-rules-file = Enregistrer dans un fichier
web-rules-open-file = Ouvrir un fichier
web-rules-forget = Oublier { $name }
web-rules-forget-short = oublier
