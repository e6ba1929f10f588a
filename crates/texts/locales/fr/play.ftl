# Playing in the terminal and on the command line.

play-own-name = Toi
play-changed-rules = { $title } (avec changements)

play-welcome = { $rules } : { $names }. Tape « ? » pour voir ce que tu peux taper.
play-welcome-back = { $rules } : { $names }. La partie reprend là où elle s’était arrêtée.
play-welcome-over = { $rules } : { $names }. Cette partie est terminée.
play-blank-wild = Le Joker vierge à cette table : { $text }
play-written-to = Chaque coup est noté dans { $file }

play-over = La partie est terminée. Le compte rendu est dans { $file }
play-left = Tu as abandonné la partie. Le compte rendu est dans { $file }
play-go-on = Rien n’est perdu. Continue avec :
play-input-ended = L’entrée s’est arrêtée avant la partie. Continue avec :

play-you = toi
play-round = Manche { $round }
# $clockwise: true or false
play-direction = { $clockwise ->
    [true] sens horaire
   *[false] sens antihoraire
}
play-partners = Ton équipe : toi et { $names }.
play-are-out = Déjà fini : { $names }.
play-are-knocked-out = Hors de cette manche : { $names }.
play-are-eliminated = Hors de la partie : { $names }.
play-have-left = Départs : { $names }.
play-top = Carte du dessus :
play-color = Couleur :
play-draw-pile = Pioche : { $count }
play-exposed = À attraper : { $names }
# $marked: true if a card can be played
play-hand = Ta main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $marked ->
    [true] { " " }([ ] = jouable) :
   *[false] { "\u00A0" }:
}
play-may-jump-in = Tu peux intervenir (tape « intervenir » et la carte) avec

# $several: true if cards can be laid together
play-can = Tu peux { $moves }.{ $several ->
    [true] { " " }Les cartes qui vont ensemble se posent en une fois : 1 2.
   *[false] { "" }
}
play-can-play = jouer une carte (tape son numéro)
play-can-name = choisir une couleur (r, j, v ou b)
play-can-swap = échanger ta main (tape « échanger » et un nom)
play-can-challenge = « contester »
# $owed: the cards that wait, or 0
play-can-draw = « piocher »{ $owed ->
    [0] { "" }
    [one] { " " }(1 carte)
   *[other] { " " }({ $owed } cartes)
}
play-can-pass = « passer »

# $condition: color, number, playable, unrestricted; $color: none if there was no color
play-challenge = Un Joker +4 est permis { $condition ->
    [unrestricted] avec n’importe quelle main.
    [playable] seulement si aucune autre carte ne peut être jouée.
    [number] seulement sans { $color } ni { $number } dans la main.
   *[color] { $color ->
        [none] seulement sans carte de la couleur en cours dans la main.
       *[other] seulement sans { $color } dans la main.
    }
} Conteste-le : si { $name } a bluffé, { $name } pioche { $guilty ->
    [0] 0 carte
    [one] 1 carte
   *[other] { $guilty } cartes
} et tu joues ton tour ; sinon, tu pioches { $wrong ->
    [one] { $wrong } carte
   *[other] { $wrong } cartes
} et tu perds ton tour.

play-ask-color = Quelle couleur ? r (rouge), j (jaune), v (vert) ou b (bleu)
# $names: players with numbers; $may: true if nobody is an answer
play-ask-swap = Avec qui échanges-tu ta main ? { $names }{ $may ->
    [true] , ou Entrée pour personne
   *[false] { "" }
}
play-hand-over = C’est à { $name } de jouer. Passe le clavier ; { $name } appuie sur Entrée.
play-ask-next-round = Appuie sur Entrée pour distribuer la manche suivante.
play-ask-leave = Abandonner cette partie pour de bon ? Tape « oui » ; avec toute autre réponse, tu restes. (« quitter » arrête seulement pour l’instant.)

play-score-player = joueur
play-score-points = points
play-score-total = total
play-score-left = cartes restantes
play-score-rounds = manches

play-fault-unknown = Je ne comprends pas « { $word } ». Tape le numéro d’une carte, ou « ? » pour voir tout ce que tu peux taper.
play-fault-number = Il n’y a pas de carte { $word } ; { $count ->
    [0] tu n’as pas de cartes.
    [one] ta seule carte porte le numéro 1.
   *[other] tes cartes portent les numéros 1 à { $count }.
}
play-fault-two-colors = « { $word } » peut désigner deux couleurs ; écris plus de lettres.
play-fault-no-card = Quelle carte ? Tape son numéro.
play-fault-no-color = Ce n’est pas une couleur ; tape r, j, v ou b.
play-fault-no-player = { $word ->
    [none] Qui ? À cette table, il y a { $names }.
   *[other] Personne d’autre ici ne s’appelle « { $word } » ; à cette table, il y a { $names }.
}
play-fault-many-players = Dis qui : { $names }.

# What can be typed, and what it does.
play-help-number-words = 3
play-help-number = joue la carte 3
play-help-card-words = r5, j+2, vp, bc
play-help-card = joue le 5 rouge, le +2 jaune, le Passe-tour vert, le Changement de sens bleu
play-help-several-words = 1 4
play-help-several = joue les cartes 1 et 4 ensemble
play-help-wild-words = 3 v
play-help-wild = joue la carte 3, un Joker, et choisis le vert
play-help-swap-words = 3 avec ada
play-help-swap = joue la carte 3 et échange ta main avec Ada (le début d’un nom suffit)
play-help-draw-words = piocher, p
play-help-draw = pioche une carte, ou les cartes qui t’attendent
play-help-pass-words = passer
play-help-pass = termine ton tour sans jouer, après avoir pioché
play-help-uno-words = 3 uno, uno
play-help-uno = annonce « Uno ! » avec la carte 3, ou séparément à tout moment
play-help-catch-words = attraper ada
play-help-catch = attrape Ada qui n’a pas annoncé « Uno ! », à tout moment
play-help-challenge-words = contester
play-help-challenge = conteste le Joker +4 qui t’attend
play-help-jump-words = intervenir r5
play-help-jump = interviens avec le 5 rouge quand ce n’est pas ton tour
play-help-other-words = bob: uno
play-help-other = Bob, qui joue aussi à ce clavier, annonce « Uno ! » ; de même pour attraper et intervenir
play-help-table-words = table, Entrée
play-help-table = affiche de nouveau la table et ta main
play-help-rules-words = règles
play-help-rules = affiche toutes les règles de cette table
play-help-scores-words = points
play-help-scores = affiche les points
play-help-log-words = journal
play-help-log = affiche ce qui s’est passé dans cette manche
play-help-leave-words = abandonner
play-help-leave = abandonne la partie pour de bon
play-help-quit-words = quitter, q
play-help-quit = arrête pour l’instant ; la partie peut reprendre plus tard
