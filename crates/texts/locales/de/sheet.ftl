# The rules of one table.
# Every choice stands in a variable of its name, such as $draw-mode; yes and no are true and false.
# $players: how many players, or "any". $teams, $stack, $deflect, $swaps: whether there are any.

sheet-title = Spielregeln: { $title }
sheet-title-plain = Spielregeln
sheet-intro = Das ist ein schnelles Kartenspiel für die ganze Familie. Es folgt den Regeln von Uno und ist mit Crazy Eights und Mau-Mau verwandt: Du wirst deine Karten nach Farbe, Zahl oder Symbol los, und mit den besonderen Karten kann sich in einem einzigen Zug alles ändern. Zu lesen ist es viel, aber nach ein paar Zügen hast du es im Kopf. Ab etwa sieben Jahren können alle mitspielen; auch Jüngere spielen gern mit und üben dabei Zahlen und Farben.

## The goal

sheet-goal = Das Ziel
sheet-goal-round = { $going-out-play-for-places ->
    [true] Werde alle deine Karten los, am besten vor allen anderen. Wer fertig ist, bekommt einen Platz, und die anderen spielen weiter, bis nur noch einer übrig ist.
   *[false] { $teams ->
        [true] { $teams-ends ->
            [first_member_out] Werde vor allen anderen alle deine Karten los. Ist ein Spieler aus deinem Team fertig, gewinnt euer Team die Runde.
           *[all_members_out] Werde alle deine Karten los. Das Team, das zuerst ganz fertig ist, gewinnt die Runde.
        }
       *[false] Werde vor allen anderen alle deine Karten los, bis zur allerletzten.
    }
}
sheet-goal-uno = Hast du nur noch eine Karte, musst du „Uno!“ rufen.
# $goal: single, takes, adds-low, adds-last, adds-high, rounds
sheet-goal-match = { $goal ->
    [single] Ihr spielt eine Runde ohne Punkte: Wer die Runde gewinnt, gewinnt die Partie.
    [takes] { $teams ->
        [true] Das Team, das eine Runde gewinnt, bekommt Punkte für die Karten, die die anderen Teams noch auf der Hand haben. Das Team, das
       *[false] Wer eine Runde gewinnt, bekommt Punkte für die Karten, die die anderen noch auf der Hand haben. Wer
    } zuerst { $scoring-target ->
        [one] 1 Punkt hat
       *[other] { $scoring-target } Punkte hat
    }, gewinnt die Partie.
    [adds-low] { $teams ->
        [true] Nach jeder Runde schreibt jedes Team Punkte für die Karten auf, die es noch auf der Hand hat. Punkte willst du also nicht: Das Team, das am Ende der Partie die wenigsten hat, gewinnt.
       *[false] Nach jeder Runde schreiben alle Punkte für die Karten auf, die sie noch auf der Hand haben. Punkte willst du also nicht: Wer am Ende der Partie die wenigsten hat, gewinnt.
    }
    [adds-last] Nach jeder Runde schreiben alle Punkte für die Karten auf, die sie noch auf der Hand haben. Punkte willst du also nicht: Wer zu viele bekommt, ist aus der Partie raus, und wer zuletzt übrig bleibt, gewinnt.
    [adds-high] { $teams ->
        [true] Nach jeder Runde schreibt jedes Team Punkte für die Karten auf, die es noch auf der Hand hat. An diesem Tisch gewinnt das Team, das am Ende der Partie die meisten Punkte hat.
       *[false] Nach jeder Runde schreiben alle Punkte für die Karten auf, die sie noch auf der Hand haben. An diesem Tisch gewinnt, wer am Ende der Partie die meisten Punkte hat.
    }
   *[rounds] Jede gewonnene Runde zählt einen Punkt. { $teams ->
        [true] Das Team, das
       *[false] Wer
    } zuerst { $scoring-target ->
        [one] eine Runde
       *[other] { $scoring-target } Runden
    } gewonnen hat, gewinnt die Partie.
}

## Players and cards

sheet-players = Spieler und Karten
sheet-players-known = An diesem Tisch sitzen { $players } Spieler.
# $range: how many players there can be
sheet-players-possible = Das Spiel ist für { $range } Spieler.
sheet-players-none = Diese Regeln passen zu keiner Spielerzahl.
sheet-players-ideal = Am besten ist es mit 3 bis 6.
sheet-range = { $from } bis { $to }
sheet-range-steps = { $from }, { $second } und so weiter bis { $to }
sheet-players-alone = Alle spielen für sich.
sheet-players-decks-fixed = Ihr mischt { $decks ->
    [one] ein Deck.
   *[other] { $decks } Decks zusammen.
}
# $range: how many players; $decks: how many decks they need
sheet-players-decks-auto = Für { $range } Spieler { $decks ->
    [one] reicht ein Deck.
   *[other] mischt ihr { $decks } Decks zusammen.
}
sheet-time-round = Eine Runde dauert meist zehn bis fünfzehn Minuten.
sheet-time-match = Eine Partie bis 500 Punkte dauert zwischen einer Dreiviertelstunde und anderthalb Stunden.

# $total: cards a deck
sheet-cards = Ein Deck hat { $total } Karten in vier Farben: Rot, Gelb, Grün und Blau. Keine Farbe ist höher als eine andere. Die Farbwahlkarten haben selbst keine Farbe.
sheet-cards-head-card = Karte
sheet-cards-head-count = Pro Deck
sheet-cards-head-points = Punkte
sheet-cards-zero = 0
sheet-cards-numbers = 1 bis 9
sheet-cards-own-number = ihre Zahl
# $count: in all; $each: of each color
sheet-cards-per-color = { $count } ({ $each } je Farbe)
sheet-cards-two-of-each = { $count } (je Farbe 2 von jeder Zahl)

## Who deals

sheet-dealer = Wer gibt
sheet-dealer-first = { $dealer-first ->
    [high_card] Misch die Karten und lass alle eine ziehen. Wer die höchste Zahl zieht, gibt zuerst.
    [youngest] Zuerst gibt, wer am jüngsten ist.
    [random] Wer zuerst gibt, entscheidet das Los.
   *[host] Zuerst gibt, wer den Tisch eröffnet hat.
}
sheet-dealer-symbol = { $dealer-symbol-card ->
    [redraw] Ziehst du eine Karte ohne Zahl, leg sie unter den Stapel und zieh eine andere.
    [zero] Eine Karte ohne Zahl zählt dabei als 0.
   *[points] Eine Karte ohne Zahl zählt dabei so viel, wie sie in Punkten wert ist.
}
sheet-dealer-tie = Ziehen mehrere die höchste Karte, legen nur sie ihre Karten zurück und ziehen neu, bis einer von ihnen gewinnt.
sheet-dealer-next = { $dealer-rotation ->
    [left] Jede weitere Runde gibt der Spieler links vom letzten Geber, im Uhrzeigersinn um den Tisch.
    [winner] Wer eine Runde gewinnt, gibt die nächste. Gewinnt niemand, gibt derselbe Spieler noch einmal.
    [last_place] Danach gibt, wer im Punktestand am schlechtesten steht; bei Gleichstand, wer von ihnen links vom letzten Geber als Erster sitzt.
   *[none] Alle Runden gibt derselbe Spieler.
}

## Dealing and the start card

sheet-deal = Das Austeilen und die Startkarte
sheet-deal-hands = Misch alle Karten gut. Der Geber teilt sie verdeckt reihum aus, einzeln und links von sich beginnend, bis jeder { $deal-hand-size ->
    [one] 1 Karte hat.
   *[other] { $deal-hand-size } Karten hat.
}
sheet-deal-piles = Der Rest kommt verdeckt in die Mitte: Das ist der Nachziehstapel. Der Geber deckt die oberste Karte auf und legt sie daneben. Das ist die Startkarte, der Anfang des Ablagestapels.
sheet-deal-first = Der Spieler links vom Geber ist der erste Spieler. Gespielt wird im Uhrzeigersinn, in jeder Runde aufs Neue{ $start-number-only ->
    [true] .
   *[false] , es sei denn, die Startkarte ändert das:
}
sheet-start-number-only = Die Startkarte ist immer eine Zahl. Deckt der Geber etwas anderes auf, kommt diese Karte unter den Nachziehstapel, und der Geber deckt eine neue auf.

sheet-start-number = { $sevens-or-zeros ->
    [true] Der erste Spieler fängt einfach an. Auch eine 7 oder eine 0 bewirkt als Startkarte nichts.
   *[false] Der erste Spieler fängt einfach an.
}
    .term = Zahl
sheet-start-skip = { $start-skip ->
    [skips_first_player] Der erste Spieler setzt aus; der Spieler danach fängt an.
    [no_effect] Nichts passiert; der erste Spieler fängt einfach an.
   *[redraw] Sie kommt unter den Nachziehstapel, und der Geber deckt eine andere Karte auf.
}
    .term = Aussetzkarte
sheet-start-draw-two = { $start-draw-two ->
    [draws_and_skips] Der erste Spieler zieht 2 Karten und setzt aus.{ $answers ->
        [true] { " " }Dagegen hilft keine andere Karte.
       *[false] { "" }
    }
    [draws_then_plays] Der erste Spieler zieht 2 Karten und spielt dann ganz normal.{ $answers ->
        [true] { " " }Dagegen hilft keine andere Karte.
       *[false] { "" }
    }
    [no_effect] Nichts passiert; der erste Spieler fängt einfach an.
   *[redraw] Sie kommt unter den Nachziehstapel, und der Geber deckt eine andere Karte auf.
}
    .term = +2
sheet-start-reverse = { $start-reverse ->
    [right_of_dealer] Es geht gegen den Uhrzeigersinn, und der Spieler rechts vom Geber fängt an.{ $actions-two-player-reverse ->
        [skip] { " " }Zu zweit fängt der Geber an.
       *[direction_only] { "" }
    }
    [dealer] Es geht gegen den Uhrzeigersinn, und der Geber fängt an.
    [no_effect] Nichts passiert; der erste Spieler fängt einfach an.
   *[redraw] Sie kommt unter den Nachziehstapel, und der Geber deckt eine andere Karte auf.
}
    .term = Richtungswechselkarte
sheet-start-wild = { $start-wild ->
    [first_player_names_color] Der erste Spieler schaut sich seine Karten an, wählt die Farbe und spielt dann ganz normal.
    [dealer_names_color] Der Geber wählt die Farbe; dann fängt der erste Spieler an.
    [bury] Sie kommt mitten in den Nachziehstapel, und der Geber deckt eine andere Karte auf.
   *[reshuffle] Sie wird in den Nachziehstapel zurückgemischt, und der Geber deckt eine andere Karte auf.
}
    .term = Farbwahlkarte
sheet-start-wild-draw-four = { $start-wild-draw-four ->
    [bury] Sie kommt mitten in den Nachziehstapel, und der Geber deckt eine andere Karte auf.
    [reshuffle] Sie wird in den Nachziehstapel zurückgemischt, und der Geber deckt eine andere Karte auf: Es gibt ja noch keine Farbe.
    [first_player_names_color] Der erste Spieler wählt die Farbe und spielt dann ganz normal; niemand zieht vier Karten.
   *[full_effect] Der Geber wählt die Farbe. Der erste Spieler zieht 4 Karten und setzt aus; dagegen hilft nichts.
}
    .term = +4
sheet-start-special-wild = { $start-special-wild ->
    [names_color] Der erste Spieler wählt die Farbe und spielt dann ganz normal; sonst bewirkt die Karte nichts.
    [full_effect] Der erste Spieler wählt die Farbe. Dann tut die Karte, was sie immer tut, als hätte der erste Spieler sie gelegt, und danach spielt der erste Spieler ganz normal.
   *[reshuffle] Sie wird in den Nachziehstapel zurückgemischt, und der Geber deckt eine andere Karte auf.
}
    .term = { $deck-kind ->
        [swap] Tauschkarte oder Blankokarte
        [shuffle] Mischkarte oder Blankokarte
       *[all] Tauschkarte, Mischkarte oder Blankokarte
    }

## Your turn

sheet-turn = Dein Zug
sheet-turn-play = { $multi-discard ->
    [off] Leg eine passende Karte offen auf den Ablagestapel. Dann ist der nächste Spieler dran.
   *[other] Leg eine passende Karte offen auf den Ablagestapel; manchmal dürfen es auch mehr sein (siehe „Mehrere Karten auf einmal“). Dann ist der nächste Spieler dran.
}
sheet-turn-draw = Passt keine Karte von deiner Hand, ziehst du vom Nachziehstapel (siehe „Karten ziehen“).
sheet-turn-free = { $draw-voluntary ->
    [allowed] Du musst eine Karte nicht spielen, nur weil sie passt: Du darfst stattdessen ziehen.
   *[forbidden] Hast du eine passende Karte, musst du spielen; ziehen darfst du dann nicht.
}
sheet-turn-force = Das gilt auch für eine Karte, die du gerade gezogen hast.{ $bluff ->
    [true] { " " }Nur eine +4, die ein Bluff wäre, musst du nie spielen.
   *[false] { "" }
}
sheet-turn-choices = Gehört zu deiner Karte eine Wahl, zum Beispiel eine Farbe, sagst du sie gleich beim Legen.
sheet-turn-pass = Passen kannst du nur, wenn du schon gezogen hast oder wenn es nichts mehr zu ziehen gibt.

sheet-match = Was passt
sheet-match-intro = Schau nur auf die oberste Karte des Ablagestapels. Auf sie passt:
sheet-match-color = jede Karte in derselben Farbe;
sheet-match-number = jede Karte mit derselben Zahl, egal in welcher Farbe;
sheet-match-symbol = jede Karte mit demselben Symbol, egal in welcher Farbe: Aussetzkarte auf Aussetzkarte, Richtungswechselkarte auf Richtungswechselkarte, +2 auf +2;
sheet-match-wild = jede Farbwahlkarte, auch wenn du etwas anderes spielen könntest, und auch auf eine andere Farbwahlkarte{ $matching-wild-draw-four ->
    [unrestricted] .
   *[other] { " " }(für die +4 gilt mehr, siehe „Farbwahlkarten“).
}
sheet-match-symbol-off = Achtung: Aussetzkarte, Richtungswechselkarte und +2 spielst du nur auf ihre eigene Farbe. Eine rote Aussetzkarte darf also nicht auf eine blaue Aussetzkarte.
sheet-match-after-wild = Liegt eine Farbwahlkarte oben, zählt nur die Farbe, die dazu gewählt wurde.
sheet-match-example = Zum Beispiel: Auf eine blaue 4 passen alle blauen Karten, alle Vieren und alle Farbwahlkarten.

## Action cards

sheet-actions = Aktionskarten
sheet-actions-intro = Diese Karten können das Spiel auf den Kopf stellen; mit etwas Überlegung holst du viel aus ihnen heraus. Auf jeder ist ein Symbol, in manchen Decks auch ihr Name.
sheet-action-skip = Der nächste Spieler setzt aus, als wäre er schon dran gewesen. Zu zweit bist du gleich noch einmal dran. Das Symbol ist ein Kreis mit einem Strich hindurch.
    .term = Aussetzkarte
sheet-action-reverse = Die Spielrichtung dreht sich um: Ging es im Uhrzeigersinn, geht es jetzt gegen den Uhrzeigersinn, und umgekehrt. { $actions-two-player-reverse ->
    [skip] Zu zweit wirkt eine Richtungswechselkarte wie eine Aussetzkarte: Du bist noch einmal dran.
   *[direction_only] Auch zu zweit dreht sich nur die Richtung um; dann ist einfach der andere dran.
} Das Symbol sind zwei Pfeile, die in entgegengesetzte Richtungen zeigen.
    .term = Richtungswechselkarte
# $answer-two: whether anything helps against a Draw Two
sheet-action-draw-two = Der nächste Spieler zieht 2 Karten und setzt aus, ohne vorher etwas zu spielen{ $answer-two ->
    [true] , es sei denn, er kann die Strafe weitergeben (siehe { $stack-twos ->
        [true] „Stapeln“
       *[false] „Weiterschicken“
    }).
   *[false] .
} Das Symbol ist +2.
    .term = +2
sheet-action-seven = { $actions-seven-swap ->
    [optional] Spielst du eine 7, darfst du deine ganze Hand mit der eines beliebigen anderen Spielers tauschen.
   *[mandatory] Spielst du eine 7, musst du deine ganze Hand mit der eines anderen Spielers deiner Wahl tauschen.
}
    .term = 7
sheet-action-zero = Wird eine 0 gespielt, geben alle ihre ganze Hand an den nächsten Spieler weiter, in Spielrichtung.
    .term = 0

## Wilds

sheet-wilds = Farbwahlkarten
sheet-wilds-intro = Eine Farbwahlkarte ist meist schwarz, mit allen vier Farben darauf. Auch die +4 ist eine.
sheet-wild = Passt auf alles. Du wählst, welche Farbe jetzt gilt, und sagst sie gleich; der nächste Spieler muss sich daran halten. Du darfst jede Farbe wählen, auch eine, die du selbst nicht hast{ $matching-wild-may-keep-color ->
    [true] , und auch die, die schon gilt.
   *[false] , aber nicht die, die schon gilt.
}
    .term = Farbwahlkarte
# $answer-four: whether a Wild Draw Four can be stacked on
sheet-wild-draw-four = Du wählst die Farbe, und der nächste Spieler zieht 4 Karten und setzt aus{ $answer-four ->
    [true] , es sei denn, er kann die Strafe weitergeben (siehe „Stapeln“).
   *[false] .
} Das Symbol ist +4.
    .term = +4
sheet-wild-swap = Du wählst die Farbe und { $actions-swap-hands ->
    [mandatory] tauschst deine ganze Hand mit der eines anderen Spielers deiner Wahl.
   *[optional] darfst deine ganze Hand mit der eines anderen Spielers deiner Wahl tauschen.
}
    .term = Tauschkarte
sheet-wild-shuffle = Du wählst die Farbe. Alle Handkarten kommen auf einen Stapel, werden gemischt und einzeln neu ausgeteilt, beginnend beim nächsten Spieler. { $actions-shuffle-hands ->
    [deal_evenly] Du teilst aus, bis alle Karten weg sind; alle bekommen also ungefähr gleich viele.
   *[keep_counts] Alle bekommen so viele Karten zurück, wie sie hatten.
}
    .term = Mischkarte
# $blank-text: what the table has agreed, or none
sheet-wild-blank = { $actions-blank-wild ->
    [plain_wild] Eine gewöhnliche Farbwahlkarte: Du wählst die Farbe.
    [others_draw_one] Du wählst die Farbe, und alle anderen ziehen sofort 1 Karte. Deswegen setzt niemand aus.
   *[others_draw_two] Du wählst die Farbe, und alle anderen ziehen sofort 2 Karten. Deswegen setzt niemand aus.
}{ $blank-text ->
    [none] { "" }
   *[other] { " " }An diesem Tisch ist außerdem vereinbart: „{ $blank-text }“.
}
    .term = Blankokarte

sheet-four-when = Wann darfst du eine +4 spielen?
sheet-four-rule = { $matching-wild-draw-four ->
    [no_matching_color] Eine +4 darfst du nur spielen, wenn du keine Karte in der geltenden Farbe hast. Dieselbe Zahl oder dasselbe Symbol in einer anderen Farbe macht nichts, und andere Farbwahlkarten auf deiner Hand zählen nicht mit.
    [no_matching_color_or_number] Anders als eine gewöhnliche Farbwahlkarte darfst du eine +4 nur spielen, wenn du keine Karte in der geltenden Farbe hast und auch keine mit der Zahl, die oben liegt. Dasselbe Symbol in einer anderen Farbe macht nichts, und andere Farbwahlkarten auf deiner Hand zählen nicht mit.
    [no_other_playable] Eine +4 darfst du nur spielen, wenn keine andere Karte auf deiner Hand passt, auch keine gewöhnliche Farbwahlkarte. Eine zweite +4 zählt nicht mit.
   *[unrestricted] Eine +4 darfst du immer spielen, egal was du sonst noch hast.
}
sheet-four-prior = Es zählt die Farbe, die galt, bevor du die +4 gespielt hast.
sheet-four-illegal = { $matching-wild-draw-four-illegal ->
    [blocked] Ist die +4 nicht erlaubt, kannst du sie nicht spielen.
   *[bluff] Wenn du dich traust, kannst du bluffen und die +4 trotzdem spielen.
}
sheet-four-no-challenge = Anzweifeln kann sie an diesem Tisch niemand{ $bluff ->
    [true] , ein Bluff kostet also nie etwas.
   *[false] .
}

sheet-challenge = Eine +4 anzweifeln
sheet-challenge-who = Du musst die 4 Karten ziehen und glaubst nicht, dass alles mit rechten Dingen zugeht? Dann darfst du die +4 anzweifeln, solange du noch nichts gezogen hast. Das darf nur, wer ziehen muss.
sheet-challenge-hand = Es zählen die Karten, die der andere noch hatte, als die +4 gespielt war. { $challenge-hand-shown-to ->
    [challenger] Du bekommst diese Hand zu sehen; die anderen hören nur das Ergebnis.
    [everyone] Alle bekommen diese Hand zu sehen.
   *[nobody] Niemand bekommt diese Hand zu sehen; ihr hört alle nur das Ergebnis.
}
sheet-challenge-guilty = Wer geblufft hat, zieht { $challenge-guilty-draws ->
    [0] nichts.
    [one] selbst 1 Karte.
   *[other] selbst { $challenge-guilty-draws } Karten.
} Du ziehst nichts und spielst deinen Zug ganz normal. Die +4 und die gewählte Farbe bleiben.
    .term = Es war ein Bluff
sheet-challenge-innocent = { $challenge-innocent-extra ->
    [0] Du ziehst nur die 4 Karten, ohne zusätzliche Strafe, und setzt aus.
   *[other] Du ziehst { $innocent-total } Karten statt 4 und setzt aus.
}
    .term = Es war kein Bluff
sheet-challenge-never = Weil eine +4 an diesem Tisch immer erlaubt ist, ist sie nie ein Bluff. { $challenge-innocent-extra ->
    [0] Anzweifeln bringt dir also nichts und kostet auch nichts: Du ziehst nur die 4 Karten, ohne zusätzliche Strafe, und setzt aus.
   *[other] Anzweifeln kostet dich also nur noch mehr Karten: Du ziehst { $innocent-total } statt 4 und setzt aus.
}
sheet-challenge-not = Eine +4, die jemandes letzte Karte war, kannst du nicht anzweifeln{ $stack-fours ->
    [true] , und auch keine, mit der oder auf die gestapelt wurde.
   *[false] .
}

## Drawing cards

sheet-draw = Karten ziehen
# $draw: nothing, or the way of drawing
sheet-draw-how = { $draw ->
    [nothing] Zieh eine Karte vom Nachziehstapel. Damit ist dein Zug vorbei, auch wenn die Karte passt.
    [one] Zieh eine Karte vom Nachziehstapel.
    [until_playable] Zieh Karten vom Nachziehstapel, bis eine kommt, die passt. Die anderen behältst du.
   *[may_until_playable] Zieh eine Karte vom Nachziehstapel. Passt sie nicht, darfst du noch eine ziehen, und noch eine, bis eine passt. Du darfst auch früher aufhören und passen. Sobald eine passt, ziehst du nicht weiter.
}
# $after: may, must, auto, any-may, any-must, any-auto
sheet-draw-then = { $after ->
    [may] { $draw ->
        [one] Passt sie, darfst du sie sofort spielen. Passt sie nicht oder willst du sie lieber behalten, ist dein Zug vorbei.
       *[other] Eine Karte, die passt, darfst du sofort spielen; willst du sie lieber behalten, ist dein Zug vorbei.
    }
    [must] { $draw ->
        [one] Passt sie, musst du sie sofort spielen. Passt sie nicht, ist dein Zug vorbei.
       *[other] Eine Karte, die passt, musst du sofort spielen.
    }
    [auto] { $draw ->
        [one] Passt sie, wird sie sofort für dich gespielt. Passt sie nicht, ist dein Zug vorbei.
       *[other] Eine Karte, die passt, wird sofort für dich gespielt.
    } Eine Farbwahlkarte bekommt dann die Farbe, von der du die meisten Karten hast.
    [any-may] Danach darfst du eine passende Karte spielen: die gezogene oder eine andere von deiner Hand. Tust du das nicht, ist dein Zug vorbei.
    [any-must] Passt die gezogene Karte, musst du eine spielen: diese oder eine andere passende von deiner Hand. { $draw ->
        [until_playable] Hast du alles gezogen, was da ist, und nichts davon passt, darfst du eine andere spielen oder passen.
       *[other] Passt sie nicht, darfst du eine andere spielen oder passen.
    }
   *[any-auto] Passt die gezogene Karte, wird sie sofort für dich gespielt; eine Farbwahlkarte bekommt dann die Farbe, von der du die meisten Karten hast. { $draw ->
        [until_playable] Hast du alles gezogen, was da ist, und nichts davon passt, darfst du eine andere Karte von deiner Hand spielen oder passen.
       *[other] Passt sie nicht, darfst du eine andere Karte von deiner Hand spielen oder passen.
    }
}
sheet-draw-auto-swap = Bei einer Karte zum Tauschen wird dann mit dem nächsten Spieler getauscht.
sheet-draw-old-cards = Nach dem Ziehen darfst du keine Karte mehr spielen, die du vorher schon hattest{ $draw-voluntary ->
    [allowed] , auch dann nicht, wenn du gezogen hast, obwohl du spielen konntest.
   *[forbidden] .
}
sheet-draw-bluff = Ziehst du eine +4, die ein Bluff wäre, darfst du sie spielen, musst aber nie{ $draw ->
    [one] .
   *[other] ; weiter ziehst du dann nicht.
}
sheet-draw-blocked-four = Eine +4, die du nicht spielen darfst, passt nicht: Du ziehst weiter.
sheet-draw-refill = Ist die letzte Karte vom Nachziehstapel gezogen, misch alle Karten des Ablagestapels außer der obersten. Das ist der neue Nachziehstapel. Es geht ohne Pause weiter, so oft wie nötig.
sheet-draw-empty = Gibt es gar nichts mehr zu ziehen, musst du spielen, wenn du kannst, und passen, wenn du nicht kannst. Von einer Strafe ziehst du, was da ist; der Rest wird dir erlassen.
# $stuck: own, none, takes, adds, rounds, single, again
sheet-draw-stuck = Kann dann niemand spielen, ist die Runde vorbei. { $stuck ->
    [own] Alle schreiben die Punkte ihrer eigenen Karten auf, und niemand gewinnt die Runde.
    [none] Niemand bekommt Punkte.
    [takes] Die niedrigste Hand, nach Punkten gezählt, gewinnt und bekommt den Unterschied zu jeder anderen Hand. Sind die niedrigsten Hände gleich, bekommt niemand Punkte.
    [adds] Die niedrigste Hand, nach Punkten gezählt, gewinnt; alle anderen schreiben den Unterschied zu dieser Hand auf. Sind die niedrigsten Hände gleich, schreibt niemand etwas auf.
    [rounds] Die niedrigste Hand, nach Punkten gezählt, gewinnt die Runde. Sind die niedrigsten Hände gleich, gewinnt niemand.
    [single] Die niedrigste Hand, nach Punkten gezählt, gewinnt. Sind die niedrigsten Hände gleich, wird neu gegeben.
   *[again] Niemand gewinnt, und es wird neu gegeben.
}{ $teams ->
    [true] { $stuck ->
        [takes] { " " }Die Hände eines Teams werden dafür zusammengezählt.
        [adds] { " " }Die Hände eines Teams werden dafür zusammengezählt.
        [rounds] { " " }Die Hände eines Teams werden dafür zusammengezählt.
        [single] { " " }Die Hände eines Teams werden dafür zusammengezählt.
       *[other] { "" }
    }
   *[false] { "" }
}

## Stacking and sending on

sheet-stack = Stapeln
sheet-stack-off = Stapeln gibt es an diesem Tisch nicht: Auf eine +2 kannst du nicht mit einer +2 antworten und auf eine +4 nicht mit einer +4. Sie dürfen nacheinander kommen, aber die Karten werden nie zusammengezählt: Jede +2 bleibt bei 2 Karten.
sheet-stack-how = Stapeln ist eine Hausregel; offiziell gehört es nicht zum Spiel. Warten Strafkarten auf dich, darfst du statt zu ziehen eine Karte darauflegen, die dazu passt. Die Strafe wird dann zusammengezählt und geht an den nächsten Spieler, bis jemand { $stacking-must-stack ->
    [true] nicht stapeln kann.
   *[false] nicht stapeln kann oder will.
} Dieser Spieler zieht dann alles und setzt aus.
sheet-stack-which = Du darfst legen:
sheet-stack-two-two = eine +2 auf eine +2, egal in welcher Farbe;
sheet-stack-four-four = eine +4 auf eine +4; es gilt die zuletzt gewählte Farbe;
sheet-stack-four-two = eine +4 auf eine +2;
sheet-stack-two-four = { $stacking-draw-two-on-wild-four ->
    [named_color] eine +2 auf eine +4, wenn sie die gewählte Farbe hat;
   *[any] eine +2 auf eine +4, egal in welcher Farbe;
}
sheet-stack-one = eine Karte pro Zug.
sheet-stack-not = Nicht erlaubt ist { $list }.
sheet-stack-not-two-two = eine +2 auf eine +2
sheet-stack-not-four-four = eine +4 auf eine +4
sheet-stack-not-four-two = eine +4 auf eine +2
sheet-stack-not-two-four = eine +2 auf eine +4
sheet-stack-must = Kannst du stapeln, musst du es auch{ $challenge-who ->
    [victim] , es sei denn, du zweifelst die +4 an.
   *[nobody] .
}
sheet-stack-limit = Die Strafe wird nie höher als { $stacking-max-total } Karten; eine Karte, mit der sie höher würde, darf nicht darauf.
sheet-stack-exempt = Eine +4, die du stapelst, ist immer erlaubt, egal welche Karten du hast.
sheet-stack-waives = Wer stapelt, kann nicht mehr anzweifeln.
sheet-stack-done = Ist alles gezogen, ist die Strafe weg: Die nächste +2 zählt wieder 2.

sheet-deflect = Weiterschicken
sheet-deflect-how = Warten die Karten einer +2 auf dich, darfst du sie weiterschicken, und zwar mit { $actions-draw-two-deflect ->
    [skip_same_color] einer Aussetzkarte in der geltenden Farbe. Die Karten warten dann auf den nächsten Spieler.
    [skip_any] einer Aussetzkarte in jeder Farbe. Die Karten warten dann auf den nächsten Spieler.
    [reverse_same_color] einer Richtungswechselkarte in der geltenden Farbe. Die Richtung dreht sich um, und die Karten warten auf den nächsten Spieler in dieser Richtung.
   *[skip_or_reverse] einer Aussetzkarte oder einer Richtungswechselkarte in der geltenden Farbe. Nach einer Aussetzkarte warten die Karten auf den nächsten Spieler; nach einer Richtungswechselkarte dreht sich die Richtung um, und sie warten auf den nächsten Spieler in dieser Richtung.
} Zu zweit bekommt der andere sie zurück.
sheet-deflect-last = Wirst du mit so einer Karte fertig und ist die Runde damit vorbei, { $going-out-final-draw-applies ->
    [true] zieht der nächste Spieler die Karten, die gewartet haben.
   *[false] verfallen die Karten, die gewartet haben.
}
sheet-deflect-only-twos = Eine Strafe, in der eine +4 steckt, kannst du nicht weiterschicken.

## The Uno call

sheet-uno = „Uno!“ rufen
sheet-uno-off = { $uno-call ->
    [automatic] Du musst nicht selbst „Uno!“ rufen: Das geschieht von allein, sobald du nur noch eine Karte hast. Zu erwischen gibt es also nichts.
   *[off] An diesem Tisch ruft niemand „Uno!“, und niemand kann erwischt werden.
}
sheet-uno-when = { $uno-deadline ->
    [before_play] Ruf „Uno!“, bevor du deine vorletzte Karte spielst, oder spätestens, während du sie legst. Danach ist es zu spät.
    [before_turn_ends] Spielst du eine Karte, nach der dir genau eine bleibt, ruf laut „Uno!“, bevor dein Zug vorbei ist. Du darfst es auch kurz vor dem Spielen dieser Karte tun.
   *[before_caught] Spielst du eine Karte, nach der dir genau eine bleibt, musst du laut „Uno!“ rufen. Das ist rechtzeitig, solange dich niemand erwischt hat. Du darfst es auch kurz vor dem Spielen dieser Karte tun.
}
sheet-uno-own-swap = Ändert eine Karte, die du spielst, deine eigene Hand und bleibt dir so genau eine Karte, musst du auch rufen.
sheet-uno-no-win = Mit dem Rufen allein gewinnst du nicht: Deine letzte Karte musst du noch loswerden. Kannst du das nicht, ziehst du wie immer. Hast du später wieder nur noch eine Karte, rufst du noch einmal.
sheet-uno-catch = Vergisst ein Spieler zu rufen, darf jeder andere „Uno!“ rufen und ihn so erwischen. { $uno-penalty ->
    [0] An diesem Tisch kostet das keine Karten.
    [one] Wer erwischt wird, zieht sofort 1 Strafkarte, und es geht einfach weiter.
   *[other] Wer erwischt wird, zieht sofort { $uno-penalty } Strafkarten, und es geht einfach weiter.
}
# $window: acts or pause; $seconds: how long the pause is
sheet-uno-window = { $window ->
    [pause] Du kannst jemanden erwischen, bis der nächste Spieler dran ist. Damit das fair bleibt, wartet der Tisch nach so einer Karte { $one-second ->
        [true] 1 Sekunde
       *[false] { $seconds } Sekunden
    }, oder kürzer, wenn der nächste Spieler schon etwas tut.
   *[acts] Du kannst jemanden erwischen, bis der nächste Spieler etwas tut: spielt, zieht{ $challenge-who ->
        [victim] , passt oder anzweifelt
       *[nobody] { " " }oder passt
    }. Danach ist die Chance vorbei. Wer aussetzt, tut nichts; dann wartest du auf den Spieler danach.
}
sheet-uno-jump-in = Auch wenn jemand etwas dazwischenwirft, ist es zu spät.
sheet-uno-missed = { $uno-needed-to-go-out ->
    [no] Hat dich niemand erwischt, geht es weiter, als hättest du gerufen.
    [penalty_and_continue] Hat dich niemand erwischt, bist du noch nicht am Ziel: Ohne „Uno!“ kannst du nicht fertig werden. Spielst du deine letzte Karte trotzdem, ziehst du { $uno-penalty ->
        [one] 1 Strafkarte
       *[other] { $uno-penalty } Strafkarten
    }, die Karte tut, was sie immer tut, und du spielst weiter.
   *[last_card_blocked] Hat dich niemand erwischt, bist du noch nicht am Ziel: Ohne „Uno!“ darfst du deine letzte Karte nicht spielen. Zieh eine Karte und ruf beim nächsten Mal.
}
sheet-uno-false-call = Wer ohne Grund „Uno!“ ruft, zieht { $uno-false-call-penalty ->
    [one] 1 Strafkarte.
   *[other] { $uno-false-call-penalty } Strafkarten.
}
sheet-uno-false-catch = Wer jemanden zu Unrecht erwischen will, zieht { $uno-false-catch-penalty ->
    [one] 1 Strafkarte.
   *[other] { $uno-false-catch-penalty } Strafkarten.
}
sheet-uno-after-swap = { $uno-after-swap ->
    [exempt] Ändert jemand anders deine Hand und bleibt dir so nur eine Karte, musst du nicht rufen.
   *[must_call] Ändert jemand anders deine Hand und bleibt dir so nur eine Karte, musst du auch rufen, sonst kannst du erwischt werden.
}

## Going out

sheet-out = Fertig werden
# $ending: one, team, places
sheet-out-ends = { $ending ->
    [places] Wer seine letzte Karte spielt{ $call-needed ->
        [true] { " " }und rechtzeitig „Uno!“ gerufen hat
       *[false] { "" }
    }, ist fertig und bekommt den nächsten Platz. Die Karte wirkt trotzdem noch. Die anderen spielen weiter, bis ein Spieler übrig ist; sind noch zwei übrig, gelten die Regeln für zwei Spieler.
    [team] Wer seine letzte Karte spielt{ $call-needed ->
        [true] { " " }und rechtzeitig „Uno!“ gerufen hat
       *[false] { "" }
    }, ist fertig. Die Karte wirkt trotzdem noch, und die Partner spielen weiter. Die Runde ist vorbei, sobald ein ganzes Team fertig ist.
   *[one] Sobald jemand die letzte Karte spielt, ist die Runde sofort vorbei{ $call-needed ->
        [true] , wenn rechtzeitig „Uno!“ gerufen wurde.
       *[false] .
    }
}
sheet-out-card = { $going-out-last-card ->
    [any] Fertig werden darfst du mit jeder Karte.
    [no_wild] Mit einer Farbwahlkarte darfst du nicht fertig werden, egal mit welcher Art.
    [no_draw_card] Mit einer +2 oder +4 darfst du nicht fertig werden.
   *[number_only] Fertig werden darfst du nur mit einer Zahl.
}
sheet-out-card-stuck = Eine Karte, mit der du nicht fertig werden darfst, passt als letzte Karte nicht: Du ziehst.
sheet-out-final = Endet die Runde mit einer { $going-out-last-card ->
    [no_wild] +2,
   *[other] +2 oder +4,
} { $going-out-final-draw-applies ->
    [true] zieht der nächste Spieler zuerst noch diese Karten{ $final-counts ->
        [true] , und sie zählen bei den Punkten mit.
       *[false] .
    }{ $stack ->
        [true] { " " }Wurde gestapelt, zieht er alles zusammen.
       *[false] { "" }
    }
   *[false] muss niemand diese Karten mehr ziehen.
}
sheet-out-wild = Ist eine Farbwahlkarte deine letzte Karte, musst du keine Farbe wählen.
# $cards: the cards that move hands; $out-swaps: whether one of them swaps;
# $out-moves: what the others of them do: pass, deal, both, none
sheet-out-swap = { $ending ->
    [one] Ist { $cards } deine letzte Karte, ändert sich nichts mehr: Du bist fertig.
   *[other] Ist { $cards } deine letzte Karte, bist du zuerst fertig.{ $out-swaps ->
        [true] { " " }Du tauschst mit niemandem.
       *[false] { "" }
    }{ $out-moves ->
        [pass] { " " }Nur die anderen geben ihre Hände weiter.
        [deal] { " " }Nur die Hände der anderen werden gemischt und neu ausgeteilt.
        [both] { " " }Nur die anderen geben ihre Hände weiter oder bekommen sie neu ausgeteilt.
       *[none] { "" }
    }
}

## Points and the match

sheet-score = Punkte und Sieg
sheet-score-single = Punkte werden nicht gezählt. { $teams ->
    [true] Das Team, das die Runde gewinnt, gewinnt damit die Partie.
   *[false] Wer zuerst fertig ist, gewinnt die Runde und damit die Partie.
}
sheet-score-mode = { $scoring-mode ->
    [winner_takes_hands] { $ending ->
        [places] Wer zuerst fertig war, bekommt die Punkte der Hand, die übrig bleibt. Die anderen bekommen nichts.
       *[other] { $teams ->
            [true] Das Team des Spielers, der fertig wird, bekommt Punkte für alle Karten, die die anderen Teams noch auf der Hand haben. Karten von Partnern zählen nicht, und die anderen Teams bekommen nichts.
           *[false] Wer fertig wird, bekommt Punkte für alle Karten, die die anderen noch auf der Hand haben. Die anderen bekommen in dieser Runde nichts.
        }
    }
    [each_adds_own_hand] { $ending ->
        [places] Der Spieler, der übrig bleibt, zählt die Karten auf der Hand und schreibt diese Punkte zu seinem Stand dazu. Die anderen schreiben nichts auf.
       *[other] { $teams ->
            [true] Jedes andere Team zählt alle Karten, die es noch auf der Hand hat, und schreibt diese Punkte zu seinem Stand dazu. Das Team des Spielers, der fertig wurde, schreibt nichts auf.
           *[false] Alle zählen die Karten, die sie noch auf der Hand haben, und schreiben diese Punkte zu ihrem Stand dazu. Wer fertig wurde, schreibt nichts auf.
        }
    }
   *[rounds_won] { $ending ->
        [places] Wer zuerst fertig war, bekommt einen Punkt. Die anderen bekommen nichts.
       *[other] { $teams ->
            [true] Das Team des Spielers, der fertig wird, bekommt einen Punkt. Die anderen Teams bekommen nichts.
           *[false] Wer fertig wird, bekommt einen Punkt. Die anderen bekommen nichts.
        }
    }
}
sheet-score-values = Was jede Karte zählt, steht in der Tabelle unter „Spieler und Karten“.
sheet-example-names = Anna, Ben, Clara, David, Emma, Finn, Greta, Hannes, Ida, Jonas
# $winner: who is out; $others: who else is out
sheet-example-out = { $ending ->
    [places] Ein Beispiel. { $winner } war zuerst fertig, dann { $others }.
    [team] Ein Beispiel. Das ganze Team von { $winner } ist fertig.
   *[one] Ein Beispiel. { $winner } ist fertig.
}
# $sum: the values with plus signs; $points: together
sheet-example-hand = { $name } hat noch { $cards }: { $sum } = { $points }.
# $outcome: takes, adds, team-takes, team-adds; $sum: the hands with plus signs
sheet-example-score = { $outcome ->
    [takes] { $winner } bekommt also { $sum }.
    [team-takes] Das Team von { $winner } bekommt also { $sum }.
    [team-adds] Ihr Team schreibt also { $sum } dazu; das Team von { $winner } schreibt nichts auf.
    [last-adds] { $name } schreibt also { $sum } dazu; die anderen schreiben nichts auf.
   *[adds] { $winner } schreibt nichts auf, die anderen schreiben ihre eigenen Punkte dazu.
}
# $points
sheet-example-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
# $goal: takes, adds-low, adds-last, adds-high, rounds
sheet-score-match = { $goal ->
    [adds-low] Ihr spielt Runden, bis { $teams ->
        [true] ein Team { $target-points } oder mehr hat. Dann ist die Partie vorbei, und das Team mit den wenigsten Punkten gewinnt.
       *[false] jemand { $target-points } oder mehr hat. Dann ist die Partie vorbei, und wer die wenigsten Punkte hat, gewinnt.
    }
    [adds-last] Wer { $target-points } oder mehr hat, ist aus der Partie raus; alle, die in derselben Runde so weit sind, scheiden zusammen aus. Die Übrigen spielen weiter, bis nur noch einer da ist, und der gewinnt die Partie. Sind alle Übrigen gleichzeitig so weit, gewinnt der niedrigste Stand; alle, die ihn teilen, spielen unter sich weiter.
    [adds-high] Ihr spielt Runden, bis { $teams ->
        [true] ein Team { $target-points } oder mehr hat. Dann ist die Partie vorbei, und das Team mit den meisten Punkten gewinnt.
       *[false] jemand { $target-points } oder mehr hat. Dann ist die Partie vorbei, und wer die meisten Punkte hat, gewinnt.
    }
    [rounds] Ihr spielt, bis { $teams ->
        [true] ein Team
       *[false] jemand
    } { $scoring-target ->
        [one] 1 Runde
       *[other] { $scoring-target } Runden
    } gewonnen hat und damit die Partie.
   *[takes] Ihr spielt Runden, bis { $teams ->
        [true] ein Team
       *[false] jemand
    } { $target-points } erreicht oder überschreitet; { $teams ->
        [true] dieses Team gewinnt die Partie. Schaffen das mehrere Teams in derselben Runde, gewinnt der höchste Stand.
       *[false] dieser Spieler gewinnt die Partie.
    }
}
sheet-score-target = Diese Grenze ist Vereinbarungssache: Jede andere Zahl geht auch, solange ihr sie vorher vereinbart.
sheet-score-tie = Stehen die Besten am Ende gleich, spielt ihr noch eine Runde, und so weiter, bis einer gewinnt.

## Variants

sheet-jump = Zwischenwerfen
sheet-jump-how = { $jump-in-cards ->
    [colored] Hast du eine Karte, die genau der obersten gleicht, mit derselben Farbe und derselben Zahl oder demselben Symbol, darfst du sie auch spielen, wenn du nicht dran bist.
   *[colored_and_wild] Hast du eine Karte, die genau der obersten gleicht, mit derselben Farbe und derselben Zahl oder demselben Symbol, darfst du sie auch spielen, wenn du nicht dran bist. Das geht auch mit einer Farbwahlkarte auf eine ihrer Art; du wählst dann neu eine Farbe.
}
sheet-jump-continues = { $jump-in-continues ->
    [after_jumper] Dann geht es weiter, als wärst du dran gewesen: Der Spieler nach dir ist dran, und wer dazwischen sitzt, wartet, bis er wieder an der Reihe ist.
   *[original_order] Dann ist dran, wer ohnehin dran war. Eine Aussetzkarte oder +2, die du dazwischenwirfst, trifft diesen Spieler.
}
sheet-jump-draw = { $jump-in-on-draw-cards ->
    [normal] Solange Strafkarten auf jemanden warten, darfst du nichts dazwischenwerfen.
    [adds_to_stack] { $jump-in-cards ->
        [colored] Die gleiche +2
       *[colored_and_wild] Die gleiche +2 oder eine +4
    } darfst du auch dazwischenwerfen, solange die Strafe noch wartet; andere Karten dann nicht. Die Strafe wird dann zusammengezählt und { $jump-in-continues ->
        [after_jumper] geht an den Spieler nach dir.
       *[original_order] wartet weiter auf denselben Spieler.
    }
   *[forbidden] { $jump-in-cards ->
        [colored] Eine +2 darfst du nie dazwischenwerfen, und solange Strafkarten auf jemanden warten, gar nichts.
       *[colored_and_wild] Eine +2 oder +4 darfst du nie dazwischenwerfen, und solange Strafkarten auf jemanden warten, gar nichts.
    }
}
sheet-jump-not = Zwischenwerfen geht nicht auf die Startkarte, nicht auf deine eigene Karte und nicht, während jemand über eine gezogene Karte nachdenkt. Kommst du zu spät, nimmst du deine Karte einfach zurück.

sheet-multi = Mehrere Karten auf einmal
sheet-multi-how = { $multi-discard ->
    [identical_pair] Du darfst zwei Karten zusammen legen, die genau gleich sind. Jede tut, was sie immer tut: Bei zwei +2 werden 4 Karten gezogen, bei zwei Aussetzkarten setzen zwei Spieler aus.
   *[same_number] Du darfst zwei oder mehr Karten mit derselben Zahl zusammen legen.
} Die erste muss passen; die letzte liegt dann oben und bestimmt die Farbe.
sheet-multi-sevens = Egal wie viele Siebenen du zusammen legst, getauscht wird einmal.
sheet-multi-zeros = Mit jeder 0 wandern die Hände einmal weiter.
sheet-multi-not = Farbwahlkarten legst du nie zusammen{ $draw-then-play ->
    [any_card] .
   *[other] , und gleich nach dem Ziehen legst du nur eine Karte.
}
sheet-multi-uno = Bleibt dir danach eine Karte, musst du schon beim Legen „Uno!“ rufen. { $uno-deadline ->
    [before_play] Auch wenn du mit ihnen fertig wirst, musst du vorher oder gleichzeitig rufen.
   *[other] Wirst du mit ihnen auf einen Schlag fertig, musst du nicht rufen.
}

sheet-teams = Teams
sheet-teams-how = Ihr spielt in Teams zu je { $teams-size }. Partner sitzen nicht nebeneinander: Die Teams sitzen abwechselnd um den Tisch. Sie haben einen gemeinsamen Punktestand.
sheet-teams-free = Auch gegen Partner ist alles erlaubt: Ihr dürft einander erwischen{ $challenge-who ->
    [victim] { " " }und anzweifeln
   *[nobody] { "" }
}, und deine Karten dürfen auch deinen Partner treffen.
sheet-teams-no-call = Deine Karten dürfen auch deinen Partner treffen.
sheet-teams-swap = Mit einem Tausch darfst du deinem Partner absichtlich eine gute Hand zuspielen.

sheet-mercy = Zu viele Karten
sheet-mercy-how = Wer { $draw-mercy-limit } Karten oder mehr auf die Hand bekommt, ist sofort aus der Runde raus. Diese Karten kommen unter den Ablagestapel, und was noch zu ziehen war, verfällt.{ $points-matter ->
    [true] { " " }Beim Zählen gilt diese Hand, als wäre sie noch da.
   *[false] { "" }
} Ist nur noch ein Spieler übrig, gewinnt er die Runde.

## Leaving and the clock

sheet-leave = Weggehen und die Uhr
sheet-leave-how = Wer den Tisch verlässt, kommt in dieser Partie nicht zurück. Die Karten kommen unter den Ablagestapel, der Platz wird übersprungen, und was noch zu ziehen oder zu wählen war, verfällt. { $single ->
    [true] Gewinnen ist dann nicht mehr möglich.
   *[false] Die Punkte bleiben, aber gewinnen ist dann nicht mehr möglich.
} { $teams ->
    [true] Ist nur noch ein Team übrig, gewinnt es die Partie.
   *[false] Ist nur noch ein Spieler übrig, gewinnt er die Partie.
}
sheet-leave-clock = Spielt ihr mit einer Uhr und ist deine Zeit um, macht das Spiel den einfachsten Zug für dich: Meist zieht es eine Karte.

## Tips

sheet-tips = Tipps
sheet-tip-wild = Heb dir deine Farbwahlkarten für den Moment auf, in dem du festsitzt. Behalte am besten eine zurück, bis du sonst nur noch Karten hast, die nicht passen.
sheet-tip-color = Hast du viel von einer Farbe oder eine Farbe, die schwer loszuwerden ist, fang mit ihr an, solange diese Farbe auf dem Tisch liegt. Die Chance kommt vielleicht nicht wieder.
sheet-tip-watch = Achte darauf, welche Farben und Zahlen die anderen spielen und wann sie ziehen müssen. So weißt du, wie lange deine eigenen Karten noch passen und zu welcher Farbe du mit einer Farbwahlkarte wechseln solltest.
sheet-tip-timing = Eine +2 oder +4 trifft am härtesten, wenn das Opfer gerade ziehen musste: Dann hat es wenig, womit es antworten kann.
sheet-tip-counts = Zähl mit, wie viele Karten jeder noch hat. Hat ein Gegner nur noch eine oder zwei, ist es Zeit für eine +2, eine +4 oder eine Aussetzkarte.
sheet-tip-reverse = Wird dein Nachbar gleich fertig, schickt eine Richtungswechselkarte das Spiel in die andere Richtung.
sheet-tip-challenge = Anzweifeln lohnt sich am meisten gegen eine volle Hand: Je mehr Karten, desto größer die Chance, dass die richtige Farbe dabei war.

## Words

sheet-words = Wörter
sheet-word-draw-pile = Der verdeckte Stapel, von dem du ziehst, wenn du nicht spielen kannst{ $draw-voluntary ->
    [allowed] { " " }oder willst
   *[forbidden] { "" }
}.
    .term = Nachziehstapel
sheet-word-discard-pile = Der offene Stapel der gespielten Karten; nur seine oberste Karte zählt.
    .term = Ablagestapel
sheet-word-dealer = Wer die Karten austeilt.
    .term = Geber
sheet-word-color = Die Farbe der obersten Karte oder, nach einer Farbwahlkarte, die Farbe, die dazu gewählt wurde.
    .term = Geltende Farbe
sheet-word-wild = Eine Karte, die auf alles passt; wer sie spielt, wählt die neue Farbe.
    .term = Farbwahlkarte
sheet-word-penalty = Karten, die jemand ziehen muss, zum Beispiel wegen einer +2.
    .term = Strafe
sheet-word-out = Die letzte Karte spielen{ $ending ->
    [one] ; damit endet die Runde.
   *[other] .
}
    .term = Fertig werden
sheet-word-uno = Der Ruf, den du schuldig bist, sobald du genau eine Karte hast.
    .term = Uno rufen
sheet-word-catch = Merken, dass jemand vergessen hat, „Uno!“ zu rufen, und es sagen.
    .term = Erwischen
sheet-word-stack = Auf eine +2 oder +4 mit noch so einer Karte antworten, sodass die Strafe wächst; eine Hausregel, die nicht offiziell ist.{ $stack ->
    [true] { "" }
   *[false] { " " }Hier ist es nicht erlaubt.
}
    .term = Stapeln
sheet-word-challenge = Bestreiten, dass jemand eine +4 spielen durfte{ $challenge-who ->
    [victim] { $challenge-innocent-extra ->
        [0] ; wer das zu Unrecht tut, bekommt hier keine zusätzliche Strafe.
       *[other] ; wer das zu Unrecht tut, bekommt eine zusätzliche Strafe.
    }
   *[nobody] . Hier geht das nicht.
}
    .term = Anzweifeln
sheet-word-bluff = Eine +4 spielen, obwohl sie nicht erlaubt ist.
    .term = Bluffen
sheet-word-jump = Außer der Reihe eine Karte spielen, die genau der obersten gleicht.
    .term = Zwischenwerfen
sheet-word-round = Alles vom Austeilen, bis jemand gewonnen hat. { $single ->
    [true] Hier ist eine Runde die ganze Partie.
   *[false] Eine Partie besteht aus mehreren Runden.
}
    .term = Runde

sheet-names = Andere Namen
sheet-names-head-ours = Hier
sheet-names-head-theirs = Heißt auch
sheet-names-skip = Aussetzen, Stopp, Skip
    .term = Aussetzkarte
sheet-names-reverse = Richtungswechsel, Retour, Reverse
    .term = Richtungswechselkarte
sheet-names-draw-two = Zwei ziehen, Zieh Zwei, Plus zwei
    .term = +2
sheet-names-wild = Farbwahl, Farbenwahl, Wünscher, Joker
    .term = Farbwahlkarte
sheet-names-wild-draw-four = Farbwahl Vier ziehen, Zieh Vier, Plus vier
    .term = +4
sheet-names-swap = Handkarten tauschen, Swap Hands
    .term = Tauschkarte
sheet-names-shuffle = Handkarten mischen, Shuffle Hands
    .term = Mischkarte
sheet-names-blank = Freie Farbwahlkarte, Wild Customizable
    .term = Blankokarte
sheet-names-draw-pile = Ziehstapel, Stock, Talon
    .term = Nachziehstapel
sheet-names-discard-pile = Ablage, Abwurfstapel
    .term = Ablagestapel
sheet-names-dealer = Kartengeber, Dealer
    .term = Geber
sheet-names-color = aktuelle Farbe, aktive Farbe
    .term = geltende Farbe
