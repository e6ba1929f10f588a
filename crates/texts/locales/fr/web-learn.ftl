# Learning: a first game in lessons, tips, glossary and "may I do this?"

web-learn-title = Apprendre
web-learn-game = Une première partie
    .about = De courtes leçons à une vraie table : chaque carte et chaque règle une fois.
web-learn-house = Règles maison
    .about = Ce que beaucoup de tables conviennent en plus. Chaque règle est une leçon.
web-learn-tips = Conseils
    .about = Comment mieux jouer.
web-learn-glossary = Lexique
    .about = Ce que veulent dire les mots du jeu.
web-learn-ruling = C’est permis ?
    .about = Décris la situation. Tu reçois un oui ou un non clair, avec la règle.
web-learn-sheet = Lire les règles
web-learn-lab = Labo des règles
web-learn-no-engine = Ce n’est pas possible ici pour l’instant : le jeu lui-même n’est pas chargé. Tu peux quand même lire les règles.
web-learn-not-there = Impossible de récupérer cela pour l’instant. Recharge la page une fois la connexion revenue.

## Progress

web-learn-progress = { $done } sur { $all }
web-learn-begin = Commencer par la leçon 1
web-learn-go-on = Continuer avec la leçon { $number }
web-learn-all = Toutes les leçons
web-learn-again-all = Recommencer toutes les leçons
# $number: the place of the lesson; $done: true if it was done
web-learn-open = Leçon { $number } : { $title }{ $done ->
    [true] , faite
   *[false] { "" }
}

## During a lesson

web-learn-you = Toi
web-learn-left = Nora
web-learn-right = Sam
web-learn-lesson = Leçon { $number } sur { $all }
web-learn-coach = Guide
web-learn-start = Commencer
web-learn-watch = Regarde ce qui se passe…
web-learn-hint = Comment ?
web-learn-again = Recommencer
web-learn-next = Leçon suivante
web-learn-skip = Sauter
web-learn-finished = C’était la dernière leçon. Tu connais maintenant tout le jeu.
web-learn-play-now = Jouer pour de vrai
web-learn-broken = Cette leçon s’est bloquée. Recommence-la.
web-learn-points = Les points de cette manche

# How something is done. $color: none if none is chosen; $button: what stands on the button
web-learn-help-play = { $color ->
    [none] Choisis dans ta main : { $cards }.
   *[other] Choisis dans ta main : { $cards }, puis { $color }.
}
web-learn-help-swap = Choisis dans ta main : { $cards }, puis { $name }.
web-learn-help-together = Choisis « { $button } », touche { $cards }, et pose le tout.
web-learn-help-jump-in = Ce n’est pas ton tour. Choisis quand même dans ta main : { $cards }, et confirme que tu interviens.
web-learn-help-draw = Choisis la pioche, ou le bouton pour piocher.
web-learn-help-challenge = Choisis « { $button } » dans la question sur la table.
web-learn-help-call = Appuie sur « { $button } » à côté de ta main.
web-learn-help-catch = Choisis « { $button } » à la place de { $name }.

## The lessons
# $left and $right: who sits to your left and right.

web-learn-lesson-match = Couleur, chiffre ou symbole
    .before = Qui n’a plus de cartes en premier gagne la manche. À ton tour, tu joues une carte qui convient à la carte du dessus de la défausse.
    .do-1 = Un 5 rouge est sur le dessus. Joue ton 2 rouge : la même couleur.
    .do-2 = Maintenant il y a un 9 jaune. Joue ton 9 vert : le même chiffre.
    .do-3 = { $left } a joué un Passe-tour vert. Joue ton Passe-tour bleu : le même symbole.
    .other = C’est permis aussi. Mais ainsi tu ne vois pas les trois façons dont une carte peut convenir. Réessaie.
    .after = La même couleur, le même chiffre ou le même symbole : un des trois suffit.
web-learn-lesson-draw = Piocher
    .before = Si tu ne peux rien jouer, tu pioches une carte.
    .do-1 = Aucune de tes cartes ne convient au 5 rouge. Pioche une carte.
    .do-2 = Tu as pioché un 7 rouge, et il convient. Joue-le tout de suite.
    .do-3 = De nouveau, rien ne convient. Pioche encore une carte et vois ce qui se passe.
    .other = C’est permis : tu peux garder une carte piochée. Mais joue-la cette fois, pour voir la suite.
    .after = Si la carte piochée convient, tu peux la jouer tout de suite. Sinon tu la gardes et ton tour est fini.
web-learn-lesson-skip = Passe-tour
    .before = Après un Passe-tour, le joueur suivant perd son tour.
    .do-1 = { $left } joue après toi. Joue ton Passe-tour vert.
    .other = C’est permis aussi, mais alors c’est simplement à { $left } de jouer. Joue le Passe-tour pour voir ce qu’il fait.
    .after = { $left } a perdu son tour ; c’était aussitôt à { $right } de jouer.
web-learn-lesson-reverse = Changement de sens
    .before = Après un Changement de sens, on joue dans l’autre sens.
    .do-1 = On joue dans le sens horaire, donc { $left } vient après toi. Joue ton Changement de sens bleu.
    .other = C’est permis aussi, mais alors on continue simplement dans le sens horaire. Joue le Changement de sens pour le voir tourner.
    .after = Maintenant c’était d’abord { $right }, puis { $left }. Cela reste ainsi jusqu’au prochain Changement de sens.
web-learn-lesson-two = À deux
    .before = À deux joueurs, c’est de nouveau à toi après un Passe-tour. Un Changement de sens fait alors la même chose.
    .do-1 = Joue ton Passe-tour rouge et ton Changement de sens rouge, l’un après l’autre.
    .other = C’est permis aussi, mais alors c’est à { $left } de jouer. Joue le Passe-tour et le Changement de sens : ton tour continue.
    .after = Deux cartes de moins, et c’est toujours ton tour.
web-learn-lesson-draw-two = +2
    .before = Après un +2, le joueur suivant pioche deux cartes et perd son tour.
    .do-1 = Joue ton +2 jaune contre { $left }.
    .do-2 = { $right } a joué un +2 sur le tien : c’est permis, le symbole est le même. Deux cartes t’attendent. Pioche-les.
    .other = C’est permis aussi, mais alors { $left } ne doit rien piocher. Joue le +2.
    .after = Tu as pioché deux cartes et ton tour est fini. À la plupart des tables, rien n’y fait.
web-learn-lesson-wild = Joker
    .before = Un Joker va sur tout. Qui le joue choisit la couleur qui compte ensuite.
    .do-1 = Tes autres cartes ne conviennent pas. Joue ton Joker et choisis le bleu : tu en as le plus.
    .other = C’est permis aussi. Mais joue le Joker et choisis le bleu : tes prochains tours seront faciles.
    .after = { $left } n’avait pas de bleu et a dû piocher. Un Joker peut toujours se jouer, même si autre chose convient ; garde-le plutôt pour quand tu es bloqué.
web-learn-lesson-wild-draw-four = Joker +4
    .before = Un Joker +4 est un Joker après lequel le joueur suivant pioche quatre cartes et perd son tour. Il n’est permis que si tu n’as aucune carte de la couleur en cours.
    .do-1 = La couleur est le rouge, et tu n’as pas de rouge : c’est permis. Joue-le et choisis le jaune.
    .do-2 = { $right } te fait la même chose. Quatre cartes t’attendent. Pioche-les.
    .other = C’est permis aussi. Mais suis la leçon cette fois, pour voir les deux côtés d’un Joker +4.
    .after = Qui pioche les quatre cartes croit que le Joker +4 était permis. Si tu n’y crois pas, tu peux le contester : c’est la suite.
web-learn-lesson-bluff = Contester : un bluff
    .before = Qui joue un Joker +4 non permis bluffe. Seul celui qui doit piocher peut le contester. { $right } commence ; la couleur est le bleu.
    .do-1 = { $right } a encore cinq cartes. Pas une seule bleue ? Conteste le Joker +4.
    .do-2 = C’était un bluff : { $right } a dû piocher quatre cartes à ta place. La couleur reste le vert, et tu joues ton tour. Joue ton 5 vert.
    .other = C’est permis aussi. Mais conteste cette fois, puis joue ton 5 vert, pour voir ce que coûte un bluff.
    .after = Bien deviné : tu n’as rien pioché et tu as pu jouer. Plus quelqu’un a de cartes, plus un bluff est probable.
web-learn-lesson-honest = Contester : pas de bluff
    .before = Si le Joker +4 était permis, contester te coûte deux cartes de plus. { $right } commence ; la couleur est le bleu.
    .do-1 = { $right } n’a plus qu’une carte, donc du bleu est peu probable. Conteste quand même pour voir ce que ça coûte.
    .other = Sage décision : piocher valait mieux ici. Mais conteste cette fois, pour voir ce que coûte une erreur.
    .after = { $right } n’avait pas de bleu. Tu as pioché les quatre cartes et deux de plus, et ton tour est fini.
web-learn-lesson-call = Uno !
    .before = Quand tu joues et qu’il te reste une carte, tu dois annoncer « Uno ! ».
    .do-1 = Il te reste deux cartes. Appuie sur « Uno ! » et joue ton 8 bleu. Annoncer d’abord ou jouer d’abord : les deux vont.
    .other = C’est permis aussi, mais alors il n’y a rien à annoncer. Annonce « Uno ! » et joue ton 8 bleu.
    .after = Bien joué : il te reste une carte, et personne ne peut t’attraper.
web-learn-lesson-caught = Se faire attraper
    .before = Si tu oublies d’annoncer « Uno ! », quelqu’un peut t’attraper tant que le joueur suivant n’a rien fait.
    .do-1 = Joue ton 3 jaune, et cette fois n’annonce pas, exprès.
    .other = C’est ce qu’il faut faire. Mais cette leçon montre ce qui arrive quand on oublie : joue ton 3 jaune sans annoncer.
    .after = { $left } t’a attrapé : deux cartes à piocher. Annoncer, ce n’est qu’un appui.
web-learn-lesson-catch = Attraper
    .before = Surveille aussi les autres. { $right } a encore deux cartes et va en jouer une.
    .do-1 = { $right } n’a plus qu’une carte et n’a pas annoncé. Attrape { $right } avant de faire autre chose.
    .other = C’est permis aussi, mais maintenant il est trop tard pour attraper { $right }. Fais-le d’abord, joue ensuite.
    .after = Attrapé : { $right } a pioché deux cartes. C’est toujours ton tour.
web-learn-lesson-out = Finir, et les points
    .before = Quand tu joues ta dernière carte, tu as fini et la manche se termine.
    .do-1 = Tu as annoncé « Uno ! » et ton 9 rouge convient. Joue-le.
    .other = C’est permis aussi, mais tu aurais pu finir. Joue ton 9 rouge.
    .after = Tu reçois les points de ce que les autres ont encore en main. Les chiffres comptent leur valeur, un Passe-tour, un Changement de sens ou un +2 comptent 20, un Joker 40 et un Joker +4 50. Cela fait 73 ici. Qui atteint 500 points en premier gagne la partie.
web-learn-lesson-stacking = Empiler
    .before = À beaucoup de tables, on peut jouer un +2 sur un +2. Les cartes s’additionnent et passent au joueur suivant. { $right } commence.
    .do-1 = { $right } a joué un +2. Joue ton +2 bleu dessus.
    .other = Piocher est permis aussi. Mais avec ton propre +2 tu transmets les cartes : essaie.
    .after = { $left } n’avait pas de +2 et a dû piocher les quatre.
web-learn-lesson-seven-zero = Le 7 et le 0
    .before = Avec cette règle, tu échanges ta main avec quelqu’un de ton choix quand tu joues un 7. Avec un 0, chacun passe sa main dans le sens du jeu.
    .do-1 = { $left } n’a que deux cartes. Joue ton 7 rouge et échange avec { $left }.
    .other = C’est permis aussi. Mais { $left } a le moins de cartes : joue ton 7 rouge et échange avec { $left }.
    .after = Tu as reçu les deux cartes. Ensuite { $left } a joué ton 0 rouge, et toutes les mains ont avancé d’une place.
web-learn-lesson-jump-in = Intervenir
    .before = Avec cette règle, tu peux jouer hors de ton tour une carte exactement pareille à celle du dessus : même couleur et même chiffre ou symbole. { $left } commence.
    .do-1 = C’est le tour de { $right }, mais tu as aussi un 4 vert. Interviens.
    .other = C’est permis aussi, mais alors tu n’interviens pas. Réessaie.
    .after = { $right } a été sauté : après toi, { $left } continue.
web-learn-lesson-together = Plusieurs cartes à la fois
    .before = Avec cette règle, tu joues en un seul tour toutes les cartes du même chiffre dont tu veux te défaire. La première doit convenir ; la dernière est sur le dessus.
    .do-1 = Joue tes trois huit d’un coup, le jaune d’abord.
    .other = C’est permis aussi. Mais tu peux te défaire des trois : pose le 8 jaune, le 8 rouge et le 8 vert d’un coup.
    .after = Trois cartes de moins en un tour. La couleur est celle de la dernière.

## May I do this?

web-learn-examples = Exemples
web-learn-ask = C’est permis ?
web-learn-yes = Oui
web-learn-no = Non
web-learn-clause = Règle { $clause }
web-learn-clause-read = Lire les règles
web-learn-missing-hand = Choisis d’abord les cartes de ta main.
web-learn-missing-deed = Choisis d’abord la carte que tu veux jouer.
web-learn-missing-drawn = Choisis d’abord la carte que tu viens de piocher.

web-learn-hand = Ta main
web-learn-hand-about = Touche une carte pour l’ajouter. Touche-la dans ta main pour l’enlever.
web-learn-hand-count = { $count ->
    [0] Pas encore de cartes
    [one] { $count } carte
   *[other] { $count } cartes
}
web-learn-hand-full = Tu ne peux pas choisir plus de { $most } cartes ici.
web-learn-add = { $card } : ajouter
web-learn-remove = { $card } : enlever
web-learn-kinds = Cartes
web-learn-kinds-wild = sans couleur
web-learn-top-other = Choisir une autre carte
web-learn-top = La carte du dessus
web-learn-color-in-force = La couleur en cours
web-learn-players = Les autres
web-learn-players-about = Tu es le joueur 1. Le joueur 2 est à ta gauche, et ainsi de suite dans le sens horaire.
web-learn-player-cards = Joueur { $number }, cartes
web-learn-player-more = Un joueur de plus
web-learn-player-fewer = Un joueur de moins
web-learn-moment = Ce qui se passe
web-learn-moment-play = C’est mon tour
web-learn-moment-after-draw = Je viens de piocher
web-learn-moment-serve = Des cartes attendent que je les pioche
web-learn-moment-other = C’est le tour de quelqu’un d’autre
web-learn-drawn = Quelle carte as-tu piochée ?
web-learn-owed = Combien de cartes attendent ?
web-learn-whose-turn = À qui le tour ?
web-learn-called = J’ai déjà annoncé « Uno ! »
web-learn-deed = Que veux-tu faire ?
web-learn-deed-play = Jouer
web-learn-deed-jump-in = Intervenir
web-learn-deed-draw = Piocher
web-learn-deed-pass = Passer
web-learn-deed-challenge = Contester
web-learn-deed-call = Annoncer « Uno ! »
web-learn-deed-catch = Attraper
web-learn-deed-cards = Quelle carte ?
web-learn-deed-cards-about = Choisis-en plusieurs si tu veux les poser d’un coup, dans l’ordre où tu les poses.
web-learn-deed-color = Quelle couleur choisis-tu ?
web-learn-deed-swap = Échanger avec
web-learn-no-color = aucune couleur
web-learn-nobody = personne
web-learn-deed-uno = J’annonce « Uno ! » avec
web-learn-deed-whom = Qui veux-tu attraper ?
web-learn-changed = Quelque chose a changé. Demande à nouveau.

web-learn-example-draw-two = Un +2 sur un +2 ?
web-learn-example-last-skip = Un Passe-tour comme dernière carte ?
web-learn-example-last-wild = Un Joker comme dernière carte ?
web-learn-example-bluff = Un Joker +4 avec la couleur en main ?
web-learn-example-drawn = Après avoir pioché, jouer une autre carte ?
web-learn-example-choice = Piocher alors qu’on peut jouer ?
web-learn-example-jump-in = La même carte hors de son tour ?
web-learn-example-pair = Deux cartes pareilles d’un coup ?
web-learn-example-skip-on-draw-two = Un Passe-tour contre un +2 ?
