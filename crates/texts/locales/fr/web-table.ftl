# The table while a match goes on.

web-table-table = La table
web-table-round = Manche { $round }
web-table-you-watch = Tu regardes
web-table-watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
web-table-watch-about = Tu vois ce que tout le monde voit, et les cartes de personne.
web-table-menu = Menu
web-table-rules = Les règles de cette table
web-table-settings = Réglages
# $on: true or false
web-table-sound = { $on ->
    [true] Couper le son
   *[false] Mettre le son
}
web-table-side = Ce qui s’est passé et ce qui se dit
web-table-side-unread = { $count ->
    [0] Ce qui s’est passé et ce qui se dit
    [one] Ce qui s’est passé et ce qui se dit : { $count } nouveau message
   *[other] Ce qui s’est passé et ce qui se dit : { $count } nouveaux messages
}
web-table-others = Les autres joueurs
web-table-actions = Ce que tu peux faire

# The others at the table, in a few words.
web-table-seat-turn = à son tour
web-table-seat-exposed = sans « Uno ! »
web-table-seat-called = « Uno ! »
web-table-seat-last-card = dernière carte
web-table-seat-driven = un bot joue
web-table-seat-away = hors connexion
web-table-seat-partner = ton équipe
web-table-seat-left = a quitté
web-table-seat-eliminated = hors de la partie
web-table-seat-knocked-out = hors de la manche
web-table-seat-out = a fini, place { $place }
web-table-seat-empty = Place libre
web-table-cards-in-hand = Cartes en main
web-table-total = Points jusqu’ici
web-table-mute = Masquer ce que dit ce joueur
web-table-unmute = Afficher à nouveau
web-table-muted = Tu ne vois pas ce que dit { $name }.
web-table-replace = Laisser un bot prendre la place
web-table-catch = Attrapé !
web-table-catch-name = Attraper { $name } : pas de « Uno ! » annoncé
# $cost: the cards that it costs if there is nothing to catch; 0 if it cannot go wrong
web-table-catch-cost = { $cost ->
    [0] Attraper { $name }
    [one] Attraper { $name } ({ $cost } carte pour toi si tout est en règle)
   *[other] Attraper { $name } ({ $cost } cartes pour toi si tout est en règle)
}
web-table-nobody-to-catch = Il n’y a personne à attraper.
web-table-is-here = { $name } est là.
web-table-is-away = { $name } n’est plus là.

# What flashes up at a seat.
web-table-mark-skipped = perd son tour
web-table-mark-uno = Uno !
web-table-mark-caught = attrapé !
web-table-mark-false-call = annonce pour rien
web-table-mark-false-catch = personne à attraper
web-table-mark-challenged = { $guilty ->
    [true] c’était un bluff
   *[false] pas de bluff
}
web-table-mark-passed = passe
web-table-mark-out = fini !
web-table-mark-drew = +{ $count }

# The middle of the table.
web-table-draw-pile = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-table-draw-pile-open = Piocher une carte. La pioche a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-table-draw-pile-owed = { $owed ->
    [one] Piocher { $owed } carte de pénalité.
   *[other] Piocher { $owed } cartes de pénalité.
} La pioche a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-table-no-top = Aucune carte n’est encore retournée.
# $color: none if there is none
web-table-top = Carte du dessus : { $card }. { $color ->
    [none] Aucune couleur n’est en cours.
   *[other] Couleur en cours : { $color }.
}
web-table-no-color = aucune couleur
web-table-direction = { $direction ->
    [clockwise] sens horaire
   *[counterclockwise] sens antihoraire
}
web-table-direction-is = { $direction ->
    [clockwise] On joue dans le sens horaire.
   *[counterclockwise] On joue dans le sens antihoraire.
}

# The line above the hand.
web-table-shuffling = Les cartes sont mélangées…
web-table-your-turn = À toi de jouer !
web-table-your-turn-on = À toi. Carte du dessus : { $card }. { $color ->
    [none] Aucune couleur n’est en cours.
   *[other] Couleur en cours : { $color }.
}
web-table-your-turn-penalty = À toi : { $count ->
    [one] { $count } carte t’attend.
   *[other] { $count } cartes t’attendent.
}
# $draw: true if a card can be drawn
web-table-nothing-fits = { $draw ->
    [true] Aucune de tes cartes ne convient : pioche.
   *[false] Aucune de tes cartes ne convient.
}
web-table-choose-together = Touche-les dans l’ordre ; la dernière sera sur le dessus.
web-table-stale = Quelque chose s’est passé juste avant. Regarde à nouveau et décide.
web-table-clause = Règle { $clause }
web-table-hurry = Il te reste peu de temps.
# $reserve : true tant que la réserve court
web-table-time-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}{ $reserve ->
    [true] { " " }de la réserve
   *[false] { "" }
}
web-table-sort = { $order ->
    [number] Trier par chiffre
   *[color] Trier par couleur
}
web-table-begins = Les cartes sont distribuées.

# The hand.
web-table-your-hand = Ta main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-table-card-open = { $card }, jouable
web-table-card-jump-in = { $card }, tu peux intervenir
web-table-card-closed = { $card }, { $why }
web-table-why-card-does-not-match = ne convient pas
web-table-why-wild-draw-four-not-allowed = une autre carte passe avant
web-table-why-must-serve-penalty = les cartes de pénalité d’abord
web-table-why-must-name-color = la couleur d’abord
web-table-why-must-play-drawn-card = la carte piochée d’abord
web-table-why-only-drawn-card = seulement la carte piochée
web-table-why-cannot-stack = ne répond pas à la pénalité
web-table-why-last-card-not-allowed = interdite comme dernière carte
web-table-why-uno-not-called = « Uno ! » n’a pas été annoncé
web-table-why-other = pas jouable maintenant

# Buttons.
web-table-uno = Uno !
web-table-uno-call-about = annoncer
web-table-uno-note-about = avec ta carte
web-table-uno-noted-about = viendra avec ta carte
web-table-uno-called-about = annoncé
web-table-draw = Piocher
web-table-draw-on = Piocher encore
web-table-draw-owed = { $count ->
    [one] Piocher { $count } carte
   *[other] Piocher { $count }
}
web-table-pass = Passer
web-table-keep = La garder
web-table-together = En poser plusieurs
web-table-lay = { $count ->
    [0] Choisis des cartes
    [one] Poser { $count } carte
   *[other] Poser { $count } cartes
}
web-table-jump-in = Intervenir
web-table-no-jump-in = Tu ne peux pas intervenir maintenant.
web-table-take-back = Rejouer toi-même
web-table-challenge = Contester
web-table-challenge-short = Contester…
web-table-challenge-ask = Contester le Joker +4 : voir ce que ça coûte

# Questions.
web-table-which-color = Quelle couleur ?
web-table-start-color = Par quelle couleur commence la manche ?
web-table-swap-with = Avec qui échanges-tu ta main ?
web-table-start-swap = La carte de départ échange les mains. Avec qui ?
web-table-swap-nobody = Avec personne
web-table-jump-in-with = Intervenir avec { $cards } ?
web-table-void-call = Annoncer « Uno ! » maintenant ?
web-table-void-call-about = Il n’y a rien à annoncer. { $count ->
    [one] Ça te coûte { $count } carte.
   *[other] Ça te coûte { $count } cartes.
}
web-table-void-call-do = Annoncer quand même
web-table-challenge-title = { $name } a joué un Joker +4
# $condition: color, number, playable, unrestricted; $color: none if there was no color
web-table-challenge-about = Il est permis { $condition ->
    [unrestricted] avec n’importe quelle main.
    [playable] seulement si aucune autre carte n’est jouable.
    [number] seulement sans carte de cette couleur ({ $color }) et sans { $number }.
   *[color] { $color ->
        [none] seulement sans carte de la couleur.
       *[other] seulement sans carte de cette couleur : { $color }.
    }
} En cas de bluff, { $name } { $guilty ->
    [0] ne pioche rien
    [one] pioche { $guilty } carte
   *[other] pioche { $guilty } cartes
} et tu joues ton tour. Sinon, tu pioches { $innocent ->
    [one] { $innocent } carte
   *[other] { $innocent } cartes
} et tu perds ton tour.

# Log and talk.
web-table-log = Ce qui s’est passé
web-table-log-empty = Il ne s’est encore rien passé.
web-table-log-from-here = Ce qui se passe à partir de maintenant est noté ici.
web-table-log-more = En voir plus
web-table-talk = Discuter
web-table-talk-off = L’hôte a fermé la discussion à cette table.
web-table-talk-empty = Personne n’a encore rien dit.
web-table-say = Dis quelque chose
web-table-say-do = Envoyer
web-table-says = { $name } dit : { $text }

# The menu.
web-table-points = Points avant la fin de la manche { $round }
web-table-home = À l’accueil
web-table-home-about = Ta place est gardée. Un bot joue pour toi si tu restes absent.
web-table-home-watching = Tu pourras revenir regarder.
web-table-leave = Quitter la partie pour de bon
# $solo: true if only bots play with you
web-table-leave-about = { $solo ->
    [true] Tu quittes cette partie, et elle se termine.
   *[false] Tu quittes cette partie pour de bon ; les autres continuent, et tes cartes vont sous la défausse. Pour revenir plus tard, va plutôt à l’accueil.
}
web-table-leave-do = Quitter
web-table-stay = Rester
web-table-move-seat = Continuer sur un autre appareil
web-table-move-seat-about = Ouvre ce lien sur l’autre appareil dans { $minutes ->
    [one] la minute
   *[other] les { $minutes } minutes
}. Il sert une seule fois, et qui l’a prend ta place.
web-table-move-seat-qr = Le lien qui déplace ta place
web-table-copy-link = Copier le lien
web-table-moved-here = une table d’un autre appareil

# Keys.
web-table-keys = Touches
web-table-key-move = Parcourir ta main
web-table-key-enter-name = Entrée
web-table-key-enter = Jouer la carte
web-table-key-escape = Annuler ce qui était commencé
# $does: what the key does
web-table-key = { $does ->
    [draw] Piocher
    [pass] Passer, ou garder la carte piochée
    [uno] « Uno ! »
    [catch] Attraper qui n’a pas annoncé
    [jump_in] Intervenir
    [read_log] Lire ce qui vient de se passer
    [read_table] Lire la table : à qui le tour, carte du dessus, couleur, mains
    [read_hand] Lire ta main
   *[help] Montrer ces touches
}
web-table-holds = { $name } { $cards }
web-table-hands = En main : { $hands }.
web-table-hand-empty = Tu n’as pas de cartes.
web-table-hand-is = Ta main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $cards }.
web-table-hand-open = Tu peux jouer : { $cards }.

# The connection.
web-table-line-lost = La connexion est perdue. Ta place est gardée.
web-table-line-next = { $seconds ->
    [one] Prochain essai dans { $seconds } seconde
   *[other] Prochain essai dans { $seconds } secondes
}
web-table-line-trying = Essai en cours…
web-table-line-now = Essayer maintenant
# $code: why the connection is over
web-table-closed = { $code ->
    [taken_over] Tu joues ailleurs
    [kicked] Tu n’es plus à la table
    [bad_token] Cette place n’est plus à toi
    [no_table] Cette table n’existe pas
    [no_spectators] Personne ne peut regarder
   *[other] La connexion est terminée
}
web-table-closed-taken-over = Tu as ouvert cette place dans une autre fenêtre ou sur un autre appareil.
web-table-play-here = Jouer ici
web-table-see-table = Voir la table
web-table-no-answer = Le serveur ne répond pas. Réessaie dans un instant.
web-table-no-solo = Aucune partie n’attend
web-table-no-solo-about = Aucune partie contre des bots n’attend dans ce navigateur. Commence-en une à l’accueil.
web-table-to-lobby = À la table : autres règles, autres joueurs
