# Playing at a table of a server, in the terminal.

join-own-name = Invité

join-invite = Lien : { $link }{ $coded ->
    [true] { " " }· Code : { $code }
   *[false] { "" }
}
# $level: person, random, easy or normal; $who: you or other
join-seat = { $name }{ $who ->
    [you] { " " }(toi)
   *[other] { "" }
}{ $level ->
    [random] { " " }· bot, au hasard
    [easy] { " " }· bot, facile
    [normal] { " " }· bot
   *[person] { "" }
}{ $host ->
    [true] { " " }· hôte
   *[false] { "" }
}{ $ready ->
    [true] { " " }· c’est bon
   *[false] { "" }
}{ $here ->
    [true] { "" }
   *[false] { " " }· pas là
}{ $lookalike ->
    [true] { " " }· attention : ressemble à un autre nom
   *[false] { "" }
}{ $wins ->
    [0] { "" }
    [one] { " " }· 1 partie gagnée
   *[other] { " " }· { $wins } parties gagnées
}
join-watching = { $watching ->
    [one] { $watching } personne regarde.
   *[other] { $watching } personnes regardent.
}
# $what: watch, alone, ready, again or first
join-next = { $what ->
    [watch] Tu regardes. La partie commence quand les joueurs sont prêts.
    [alone] Il n’y a encore personne d’autre. Envoie le lien aux autres{ $host ->
        [true] , ou tape « bot » pour installer un bot.
       *[false] .
    }
    [ready] C’est bon pour toi. La partie commence quand tout le monde est prêt.
    [again] Appuie sur Entrée pour une autre partie.
   *[first] Tape « prêt » quand tu veux commencer. « ? » affiche tout ce que tu peux taper.
}

# $level: person, random, easy or normal
join-joined = { $level ->
    [person] { $name } s’installe à la table.
   *[other] { $name }, un bot, s’installe à la table.
}
join-renamed = { $old } s’appelle maintenant { $name }.
# $who: you or other
join-gone = { $kicked ->
    [true] { $who ->
        [you] L’hôte t’a fait quitter la table.
       *[other] L’hôte a fait quitter la table à { $name }.
    }
   *[false] { $name } a quitté la table.
}
join-host = { $who ->
    [you] Tu es maintenant l’hôte.
   *[other] { $name } est maintenant l’hôte.
}
join-seats = Les places sont maintenant, dans le sens horaire : { $names }.
join-rules = Les règles sont maintenant : { $rules }. Tape « règles » pour les lire.
join-settings = L’hôte a changé le fonctionnement de la table.
join-ready = { $who ->
    [you] { $ready ->
        [true] C’est bon pour toi.
       *[false] Tu demandes encore un moment.
    }
   *[other] { $ready ->
        [true] C’est bon pour { $name }.
       *[false] { $name } demande encore un moment.
    }
}
join-driven = { $who ->
    [you] { $driven ->
        [true] Tu n’étais pas là, alors un bot joue pour toi. Tape « retour » pour jouer de nouveau toi-même.
       *[false] Tu joues de nouveau toi-même.
    }
   *[other] { $driven ->
        [true] { $name } n’est pas là ; un bot joue en attendant.
       *[false] { $name } joue de nouveau.
    }
}
join-match = La partie { $number } commence : { $names }.
join-aborted = La partie a été abandonnée.
join-here = { $here ->
    [true] { $name } est là.
   *[false] { $name } n’est plus là.
}
join-time = Il te reste peu de temps : { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
join-said = { $name } : { $text }
join-emoted = { $name } : { $emote ->
    [hello] Salut !
    [good_game] Belle partie !
    [well_played] Bien joué !
    [thanks] Merci !
    [oops] Oups…
    [laugh] Haha !
    [wow] Waouh !
    [sad] Oh non…
    [angry] Grr !
    [think] Hmm…
    [hurry] À toi !
   *[sorry] Pardon !
}

# $own: included, late or none
join-checked = Le mélange de la manche { $round } est vérifié : le serveur a tenu sa promesse{ $own ->
    [included] , ta part y est,
    [late] , ta part est arrivée trop tard,
   *[none] { "" }
} et { $cards ->
    [0] aucune carte que tu as vue n’était mal placée
    [one] la seule carte que tu as vue était bien à sa place
   *[other] les { $cards } cartes que tu as vues étaient bien à leur place
}.
join-checked-wrong = Le mélange de la manche { $round } n’est PAS celui que le serveur avait promis. Garde le compte rendu de cette partie et montre-le à ceux qui jouent.

join-lost = La connexion est perdue. Nouvel essai en cours ; ce que tu tapes est gardé, et Entrée réessaie tout de suite.
join-found = La connexion est revenue.
join-fault = Le serveur a dit quelque chose d’impossible : { $fault }.
join-stale = Il s’est passé quelque chose avant. Regarde de nouveau et décide encore une fois.
join-strange = Ce serveur parle d’une façon que ce programme ne connaît pas. Mets les deux à jour et réessaie.
join-seat-lost = La place gardée sur cet ordinateur n’est plus à toi. Tu en prends une autre.
join-left = Tu as quitté la table.
join-come-back = Ta place est gardée. Reviens avec :
join-no-link = « { $text } » ne peut pas servir : { $why }.

join-record = Le compte rendu de la partie est dans { $file }
join-no-record = Le compte rendu de la partie n’a pas été gardé : { $why }
join-record-unread = Ce programme ne peut pas lire le compte rendu. Mets le programme à jour et vérifie le fichier avec lastcard verify.
join-record-other = Ce compte rendu n’est PAS celui de la partie que tu as jouée : les promesses du serveur qui s’y trouvent ne sont pas celles que tu as vues avant les distributions.
join-totals = Totaux : { $totals }.
join-watch-help = Tu regardes. Tape « table », « règles » ou « quitter ».

join-ask-ready = Appuie sur Entrée quand tu veux passer à la manche suivante.
join-unknown = Je ne comprends pas « { $word } ». Tape « ? » pour voir tout ce que tu peux taper.
join-no-level = Ce bot n’existe pas ; tape « bot facile », « bot normal » ou « bot hasard ».
join-no-name = Tape ton nouveau nom à la suite : nom Ann
join-say-what = Tape à la suite ce que tu veux dire, 200 caractères au plus.
join-nobody = Personne ici ne s’appelle « { $name } ».
join-move = Ouvre ce lien sur ton autre appareil d’ici { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} ; ta place y sera transférée.

# What can be typed, and what it does.
join-help-ready-words = prêt
join-help-ready = dire que c’est bon ; la partie commence quand tout le monde est prêt
join-help-not-ready-words = pas prêt
join-help-not-ready = attendre encore un peu
join-help-start-words = commencer
join-help-start = commencer maintenant, sans attendre ceux qui ne sont pas prêts
join-help-bot-words = bot facile
join-help-bot = installer un bot : facile, normal ou hasard
join-help-rules-words = règles
join-help-rules = afficher toutes les règles de cette table
join-help-other-rules-words = règles party
join-help-other-rules = prendre d’autres règles : un modèle ou un fichier
join-help-set-words = régler scoring.target=200
join-help-set = changer une option des règles
join-help-name-words = nom ann
join-help-name = prendre un autre nom
join-help-kick-words = exclure bob
join-help-kick = faire quitter la table à Bob
join-help-host-words = hôte bob
join-help-host = faire de Bob l’hôte
join-help-say-words = dire salut
join-help-say = dire quelque chose à tout le monde, si l’hôte le permet
join-help-emote-words = salut, gg, bravo, waouh, …
join-help-emote = réagir ; aussi merci, oups, haha, triste, grr, hmm, vite, pardon
join-help-mute-words = masquer bob
join-help-mute = masquer ce que dit Bob ; afficher bob le montre de nouveau
join-help-back-words = retour
join-help-back = jouer de nouveau toi-même, après un bot
join-help-invite-words = inviter
join-help-invite = afficher le lien et le code pour les autres
join-help-move-words = transférer
join-help-move = transférer ta place sur un autre appareil
join-help-leave-words = abandonner
join-help-leave = quitter la table pour de bon
join-help-quit-words = quitter, q
join-help-quit = arrêter pour l’instant ; ta place est gardée
