# Why a request to the server was not carried out.

problem-bad-request = Le serveur ne comprend pas cette demande. Recharge la page, ou prends la version la plus récente du programme.
problem-not-found = Cette adresse ne mène à rien.
problem-bad-method = Cette adresse ne peut pas servir de cette façon.
problem-no-table = Cette table n’existe pas, ou n’existe plus. Vérifie le lien, ou ouvre une nouvelle table.
problem-no-record = Cette table n’a pas ce compte rendu.
problem-bad-code = Ce code n’ouvre pas de table, ou n’en ouvre plus. Demandes-en un nouveau.
problem-bad-token = Cette place n’est pas à toi, ou a été transférée sur un autre appareil.
problem-bad-ticket = Ce lien ne transfère pas de place, ou n’en transfère plus. Fais-en un nouveau sur l’appareil où se trouve la place.
problem-table-full = Toutes les places de cette table sont prises. Demande une place à l’hôte, ou regarde.
problem-match-going-on = Une partie est en cours. Tu pourras t’installer quand elle sera terminée.
problem-bad-name = Ce nom n’est pas possible. Choisis-en un de 1 à 20 lettres, sans + , : ; | " ni =.
problem-bad-rules = Il y a une erreur dans ces règles.
problem-bad-settings = Un réglage dépasse ses limites.
problem-too-long = C’est plus long que permis. Raccourcis et réessaie.
# $seconds: a whole number from 1
problem-too-fast = C’était trop à la fois. Réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
problem-too-many-tables = Ce serveur n’a plus de place pour une autre table en ce moment. Réessaie plus tard.
problem-bad-origin = Cette page n’est pas de ce serveur, elle ne peut donc pas lui parler.
problem-unavailable = Le serveur ne peut pas le faire maintenant. Rien n’a été fait ; réessaie dans un instant.
problem-internal = Quelque chose s’est mal passé dans le serveur. Réessaie.
# $more: how many faults there are behind the first one
problem-bad-record = { $more ->
    [0] Ce compte rendu ne peut pas être lu : { $problem }.
    [one] Ce compte rendu a deux erreurs. La première : { $problem }.
   *[other] Ce compte rendu a encore { $more } erreurs après celle-ci : { $problem }.
}
