# Every choice of a table: a name, what it changes (.about), and for each value a short word and a sentence.
# Numbers stand in $value; for yes or no there are only the sentences.

option-yes = ja
option-no = nein
option-ignored = { $option } bewirkt an diesem Tisch nichts, weil hier niemand „Uno!“ rufen muss.

## Cards and table

option-group-table = Karten und Tisch
option-deck-kind = Deck
    .about = Welche Karten ein Deck hat.
    .classic = klassisch
    .classic-about = 108 Karten: Zahlen, Aussetzkarte, Richtungswechselkarte, +2, Farbwahlkarte und +4.
    .swap = mit Tauschkarte
    .swap-about = 112 Karten: Eine Tauschkarte und drei Blankokarten kommen dazu.
    .shuffle = mit Mischkarte
    .shuffle-about = 112 Karten: Eine Mischkarte und drei Blankokarten kommen dazu.
    .all = mit allem
    .all-about = 113 Karten: Eine Tauschkarte, eine Mischkarte und drei Blankokarten kommen dazu.
option-deck-count = Anzahl der Decks
    .about = Wie viele Decks zusammen gemischt werden.
    .auto = so wenige wie möglich
    .auto-about = Genau so viele Decks, wie für die Spieler nötig sind.
    .number = { $value }
    .number-about = { $value ->
        [one] Immer ein Deck.
       *[other] Immer { $value } Decks.
    }
option-deal-hand-size = Karten am Anfang
    .about = Wie viele Karten alle bekommen.
    .number = { $value }
    .number-about = { $value ->
        [one] Alle bekommen 1 Karte.
       *[other] Alle bekommen { $value } Karten.
    }
option-dealer-first = Erster Geber
    .about = Wer die erste Runde gibt.
    .high_card = höchste Karte
    .high_card-about = Alle ziehen eine Karte; die höchste Zahl gibt.
    .youngest = jüngster Spieler
    .youngest-about = Es gibt, wer am jüngsten ist.
    .random = per Los
    .random-about = Das Los bestimmt den Geber.
    .host = Host
    .host-about = Es gibt, wer den Tisch eröffnet hat.
option-dealer-symbol-card = Keine Zahl gezogen
    .about = Was passiert, wenn du beim Bestimmen des Gebers eine Karte ohne Zahl ziehst.
    .redraw = neu ziehen
    .redraw-about = Sie kommt unter den Stapel, und du ziehst eine andere.
    .zero = zählt null
    .zero-about = Sie zählt als 0.
    .points = zählt ihre Punkte
    .points-about = Sie zählt so viel, wie sie in Punkten wert ist.
option-dealer-rotation = Nächster Geber
    .about = Wer die nächste Runde gibt.
    .left = nach links
    .left-about = Der Spieler links vom letzten Geber.
    .winner = Sieger
    .winner-about = Wer die Runde gewonnen hat.
    .last_place = letzter Platz
    .last_place-about = Wer im Punktestand am schlechtesten steht.
    .none = fest
    .none-about = Immer derselbe Spieler.

## The start card

option-group-start = Die Startkarte
option-start-wild = Start mit Farbwahlkarte
    .about = Was passiert, wenn die Startkarte eine Farbwahlkarte ist.
    .first_player_names_color = erster Spieler wählt
    .first_player_names_color-about = Der erste Spieler wählt die Farbe und spielt dann ganz normal.
    .dealer_names_color = Geber wählt
    .dealer_names_color-about = Der Geber wählt die Farbe; dann spielt der erste Spieler.
    .bury = in die Mitte
    .bury-about = Die Karte kommt mitten in den Nachziehstapel, und eine andere wird aufgedeckt.
    .reshuffle = zurückmischen
    .reshuffle-about = Die Karte wird zurückgemischt, und eine andere wird aufgedeckt.
option-start-wild-draw-four = Start mit +4
    .about = Was passiert, wenn die Startkarte eine +4 ist.
    .bury = in die Mitte
    .bury-about = Die Karte kommt mitten in den Nachziehstapel, und eine andere wird aufgedeckt.
    .reshuffle = zurückmischen
    .reshuffle-about = Die Karte wird zurückgemischt, und eine andere wird aufgedeckt.
    .first_player_names_color = nur die Farbe
    .first_player_names_color-about = Der erste Spieler wählt die Farbe; niemand zieht.
    .full_effect = alles gilt
    .full_effect-about = Der Geber wählt die Farbe; der erste Spieler zieht 4 Karten und setzt aus.
option-start-skip = Start mit Aussetzkarte
    .about = Was passiert, wenn die Startkarte eine Aussetzkarte ist.
    .skips_first_player = erster Spieler setzt aus
    .skips_first_player-about = Der erste Spieler setzt aus.
    .no_effect = nichts
    .no_effect-about = Nichts passiert.
    .redraw = andere Karte
    .redraw-about = Die Karte kommt unter den Nachziehstapel, und eine andere wird aufgedeckt.
option-start-draw-two = Start mit +2
    .about = Was passiert, wenn die Startkarte eine +2 ist.
    .draws_and_skips = ziehen und aussetzen
    .draws_and_skips-about = Der erste Spieler zieht 2 Karten und setzt aus.
    .draws_then_plays = ziehen und spielen
    .draws_then_plays-about = Der erste Spieler zieht 2 Karten und spielt dann ganz normal.
    .no_effect = nichts
    .no_effect-about = Nichts passiert.
    .redraw = andere Karte
    .redraw-about = Die Karte kommt unter den Nachziehstapel, und eine andere wird aufgedeckt.
option-start-reverse = Start mit Richtungswechsel
    .about = Was passiert, wenn die Startkarte eine Richtungswechselkarte ist.
    .right_of_dealer = rechts vom Geber
    .right_of_dealer-about = Es geht gegen den Uhrzeigersinn; der Spieler rechts vom Geber fängt an.
    .dealer = der Geber
    .dealer-about = Es geht gegen den Uhrzeigersinn; der Geber fängt an.
    .no_effect = nichts
    .no_effect-about = Nichts passiert.
    .redraw = andere Karte
    .redraw-about = Die Karte kommt unter den Nachziehstapel, und eine andere wird aufgedeckt.
option-start-special-wild = Start mit besonderer Farbwahlkarte
    .about = Was passiert, wenn die Startkarte eine Tauschkarte, Mischkarte oder Blankokarte ist.
    .names_color = nur die Farbe
    .names_color-about = Der erste Spieler wählt die Farbe; sonst passiert nichts.
    .full_effect = alles gilt
    .full_effect-about = Der erste Spieler wählt die Farbe, und die Karte tut, was sie immer tut.
    .reshuffle = zurückmischen
    .reshuffle-about = Die Karte wird zurückgemischt, und eine andere wird aufgedeckt.
option-start-number-only = Start mit einer Zahl
    .about = Ob die Startkarte eine Zahl sein muss.
    .true-about = Der Geber deckt Karten auf, bis eine Zahl kommt.
    .false-about = Jede Karte kann Startkarte sein, mit dem, was dafür hier vereinbart ist.

## What matches

option-group-matching = Was passt
option-matching-symbols = Symbol auf Symbol
    .about = Ob Aussetzkarte, Richtungswechselkarte oder +2 auf dasselbe Symbol in einer anderen Farbe passt.
    .any_color = passt immer
    .any_color-about = Aussetzkarte passt auf jede Aussetzkarte, Richtungswechselkarte auf jede Richtungswechselkarte, +2 auf jede +2.
    .same_color_only = nur die Farbe
    .same_color_only-about = Diese Karten passen nur auf ihre eigene Farbe.
option-matching-wild-draw-four = +4 spielen
    .about = Wann du eine +4 spielen darfst.
    .no_matching_color = ohne die Farbe
    .no_matching_color-about = Nur ohne Karte in der geltenden Farbe.
    .no_matching_color_or_number = ohne Farbe und Zahl
    .no_matching_color_or_number-about = Nur ohne Karte in der geltenden Farbe und ohne Karte mit der Zahl, die oben liegt.
    .no_other_playable = wenn sonst nichts passt
    .no_other_playable-about = Nur wenn keine andere Karte passt, auch keine Farbwahlkarte.
    .unrestricted = immer
    .unrestricted-about = Du darfst sie immer spielen.
option-matching-wild-draw-four-illegal = Unerlaubte +4
    .about = Was passiert, wenn du eine +4 spielst, die nicht erlaubt ist.
    .blocked = unmöglich
    .blocked-about = Du kannst sie dann nicht spielen.
    .bluff = Bluff
    .bluff-about = Du darfst bluffen und sie trotzdem spielen.
option-matching-wild-may-keep-color = Dieselbe Farbe wählen
    .about = Ob du mit einer Farbwahlkarte die Farbe wählen darfst, die schon gilt.
    .true-about = Du darfst die Farbe lassen, wie sie ist.
    .false-about = Du musst eine andere Farbe wählen.

## Drawing

option-group-drawing = Ziehen
option-draw-mode = Karten ziehen
    .about = Wie viele Karten du ziehst, wenn du nichts spielst.
    .one = eine
    .one-about = Du ziehst eine Karte.
    .until_playable = bis eine passt
    .until_playable-about = Du ziehst weiter, bis du eine Karte hast, die passt.
    .may_until_playable = weiterziehen erlaubt
    .may_until_playable-about = Du ziehst eine Karte und darfst weiterziehen, bis eine passt.
option-draw-voluntary = Ziehen, obwohl du spielen kannst
    .about = Ob du ziehen darfst, während du eine passende Karte hast.
    .allowed = erlaubt
    .allowed-about = Du darfst immer ziehen.
    .forbidden = nicht erlaubt
    .forbidden-about = Hast du eine passende Karte, spielst du.
option-draw-playable-card = Gezogene Karte passt
    .about = Was du mit einer gezogenen Karte machst, die passt.
    .may_play = darf gespielt werden
    .may_play-about = Du darfst sie sofort spielen oder behalten.
    .must_play = muss gespielt werden
    .must_play-about = Du musst sie sofort spielen.
    .auto_play = von allein
    .auto_play-about = Sie wird von allein gespielt.
option-draw-then-play = Spielen nach dem Ziehen
    .about = Welche Karte du nach dem Ziehen spielen darfst.
    .drawn_card = die gezogene
    .drawn_card-about = Nur die Karte, die du gezogen hast.
    .any_card = jede
    .any_card-about = Jede Karte, die passt.
    .nothing = keine
    .nothing-about = Nach dem Ziehen ist dein Zug vorbei.
option-draw-force-play = Spielpflicht
    .about = Ob du spielen musst, sobald du kannst.
    .true-about = Kannst du spielen, musst du, auch mit einer Karte, die du gerade gezogen hast.
    .false-about = Niemand muss eine Karte spielen, nur weil sie passt.
option-draw-exhausted = Nichts mehr zu ziehen
    .about = Wie eine Runde endet, in der niemand mehr spielen oder ziehen kann.
    .all_score_own_hand = alle die eigene Hand
    .all_score_own_hand-about = Alle zählen ihre eigenen Karten; die Runde gewinnt niemand.
    .lowest_hand_wins = niedrigste Hand gewinnt
    .lowest_hand_wins-about = Die niedrigste Hand gewinnt den Unterschied zu jeder anderen Hand.
    .no_score = keine Punkte
    .no_score-about = Niemand bekommt Punkte.
option-draw-mercy-limit = Gnadengrenze
    .about = Mit wie vielen Karten du aus der Runde raus bist.
    .none = keine
    .none-about = Du darfst so viele Karten haben, wie du halten kannst.
    .number = { $value }
    .number-about = Wer { $value } Karten hat, ist aus der Runde raus.

## Action cards

option-group-actions = Aktionskarten
option-actions-two-player-reverse = Richtungswechsel zu zweit
    .about = Was eine Richtungswechselkarte bei zwei Spielern bewirkt.
    .skip = wie eine Aussetzkarte
    .skip-about = Die Richtungswechselkarte wirkt wie eine Aussetzkarte: Du bist noch einmal dran.
    .direction_only = nur die Richtung
    .direction_only-about = Nur die Richtung dreht sich um; der andere ist dran.
option-actions-draw-two-deflect = +2 weiterschicken
    .about = Womit du eine +2 an jemand anders weiterschickst.
    .off = nichts
    .off-about = Aussetzkarte und Richtungswechselkarte helfen nicht gegen eine +2.
    .skip_same_color = Aussetzkarte in der Farbe
    .skip_same_color-about = Mit einer Aussetzkarte in der geltenden Farbe.
    .skip_any = jede Aussetzkarte
    .skip_any-about = Mit jeder Aussetzkarte.
    .reverse_same_color = Richtungswechselkarte in der Farbe
    .reverse_same_color-about = Mit einer Richtungswechselkarte in der geltenden Farbe.
    .skip_or_reverse = Aussetz- oder Richtungswechselkarte in der Farbe
    .skip_or_reverse-about = Mit einer Aussetzkarte oder einer Richtungswechselkarte in der geltenden Farbe.
option-actions-seven-swap = Tauschen mit einer 7
    .about = Ob mit einer 7 die Handkarten getauscht werden.
    .off = nein
    .off-about = Eine 7 ist eine gewöhnliche Zahl.
    .optional = darf
    .optional-about = Wer eine 7 spielt, darf mit irgendwem die Handkarten tauschen.
    .mandatory = muss
    .mandatory-about = Wer eine 7 spielt, muss die Handkarten tauschen.
option-actions-zero-rotate = Weitergeben mit einer 0
    .about = Ob bei einer 0 alle Handkarten einen Platz weiterwandern.
    .true-about = Bei einer 0 geben alle ihre ganze Hand in Spielrichtung weiter.
    .false-about = Eine 0 ist eine gewöhnliche Zahl.
option-actions-swap-hands = Tauschkarte
    .about = Ob mit einer Tauschkarte getauscht werden muss.
    .mandatory = muss
    .mandatory-about = Du musst tauschen.
    .optional = darf
    .optional-about = Du darfst tauschen.
option-actions-shuffle-hands = Mischkarte
    .about = Wie die Karten nach einer Mischkarte ausgeteilt werden.
    .deal_evenly = gleichmäßig
    .deal_evenly-about = Alle Karten werden so gleichmäßig wie möglich ausgeteilt.
    .keep_counts = so viele wie vorher
    .keep_counts-about = Alle bekommen so viele Karten, wie sie hatten.
option-actions-blank-wild = Blankokarte
    .about = Was eine Blankokarte außer der Farbe bewirkt.
    .plain_wild = nichts
    .plain_wild-about = Sonst nichts: Sie ist eine gewöhnliche Farbwahlkarte.
    .others_draw_one = andere ziehen 1
    .others_draw_one-about = Alle anderen ziehen 1 Karte.
    .others_draw_two = andere ziehen 2
    .others_draw_two-about = Alle anderen ziehen 2 Karten.

## Stacking

option-group-stacking = Stapeln
option-stacking-draw-two-on-draw-two = +2 auf +2
    .about = Ob du auf eine +2 mit einer +2 antworten darfst.
    .true-about = Du darfst eine +2 auf eine +2 legen; der nächste Spieler bekommt alles.
    .false-about = Wer eine +2 bekommt, zieht.
option-stacking-wild-four-on-wild-four = +4 auf +4
    .about = Ob du auf eine +4 mit einer +4 antworten darfst.
    .true-about = Du darfst eine +4 auf eine +4 legen; der nächste Spieler bekommt alles.
    .false-about = Eine +4 gibt keine +4 weiter.
option-stacking-wild-four-on-draw-two = +4 auf +2
    .about = Ob du auf eine +2 mit einer +4 antworten darfst.
    .true-about = Du darfst eine +4 auf eine +2 legen; der nächste Spieler bekommt alles.
    .false-about = Eine +4 gibt keine +2 weiter.
option-stacking-draw-two-on-wild-four = +2 auf +4
    .about = Ob du auf eine +4 mit einer +2 antworten darfst.
    .off = nein
    .off-about = Eine +2 gibt keine +4 weiter.
    .named_color = in der gewählten Farbe
    .named_color-about = Nur mit einer +2 in der Farbe, die zur +4 gewählt wurde.
    .any = jede +2
    .any-about = Mit jeder +2.
option-stacking-max-total = Höchste Strafe
    .about = Auf wie viele Karten eine Strafe anwachsen darf.
    .none = keine Grenze
    .none-about = Die Strafe darf anwachsen, so weit die Karten reichen.
    .number = { $value }
    .number-about = Die Strafe wird nie höher als { $value } Karten.
option-stacking-must-stack = Stapelpflicht
    .about = Ob du stapeln musst, wenn du kannst.
    .true-about = Wer stapeln kann, muss.
    .false-about = Wer stapeln kann, darf auch ziehen.

## Challenge

option-group-challenge = Anzweifeln
option-challenge-who = Anzweifeln
    .about = Wer eine +4 anzweifeln darf.
    .nobody = niemand
    .nobody-about = Niemand darf eine +4 anzweifeln.
    .victim = wer ziehen muss
    .victim-about = Der Spieler, der die Karten ziehen muss.
option-challenge-guilty-draws = Strafe für Bluffen
    .about = Wie viele Karten ein ertappter Bluffer zieht.
    .number = { $value }
    .number-about = { $value ->
        [0] Ein ertappter Bluffer zieht nichts.
        [one] Ein ertappter Bluffer zieht 1 Karte.
       *[other] Ein ertappter Bluffer zieht { $value } Karten.
    }
option-challenge-innocent-extra = Strafe für falsches Anzweifeln
    .about = Wie viele Karten falsches Anzweifeln zusätzlich zu den 4 kostet.
    .number = { $value }
    .number-about = { $value ->
        [0] Du ziehst keine zusätzliche Karte.
        [one] Du ziehst 1 zusätzliche Karte.
       *[other] Du ziehst { $value } zusätzliche Karten.
    }
option-challenge-hand-shown-to = Wer die Hand sieht
    .about = Wer beim Anzweifeln die Hand zu sehen bekommt.
    .challenger = wer anzweifelt
    .challenger-about = Nur wer anzweifelt, sieht die Hand.
    .everyone = alle
    .everyone-about = Alle sehen die Hand.
    .nobody = niemand
    .nobody-about = Niemand sieht die Hand; nur das Ergebnis wird bekannt.

## The Uno call

option-group-uno = Uno rufen
option-uno-call = Uno rufen
    .about = Ob du „Uno!“ rufen musst.
    .required = Pflicht
    .required-about = Du rufst selbst, und wer es vergisst, kann erwischt werden.
    .automatic = von allein
    .automatic-about = Es wird für dich gerufen.
    .off = aus
    .off-about = Es wird kein „Uno!“ gerufen.
option-uno-deadline = Rechtzeitig rufen
    .about = Bis wann du noch „Uno!“ rufen darfst.
    .before_play = vor dem Spielen
    .before_play-about = Bevor du deine vorletzte Karte legst, oder zusammen mit ihr.
    .before_turn_ends = bevor dein Zug endet
    .before_turn_ends-about = Bevor dein Zug vorbei ist.
    .before_caught = bevor du erwischt wirst
    .before_caught-about = Solange dich niemand erwischt hat.
option-uno-catch-until = Erwischen
    .about = Bis wann du jemanden erwischen kannst.
    .next_player_acts = bis zur nächsten Aktion
    .next_player_acts-about = Bis der nächste Spieler etwas tut.
    .next_turn_starts = bis zum nächsten Zug
    .next_turn_starts-about = Bis der nächste Zug beginnt, nach einer kurzen Pause.
option-uno-penalty = Strafe für vergessenes Rufen
    .about = Wie viele Karten du ziehst, wenn du erwischt wirst.
    .number = { $value }
    .number-about = { $value ->
        [0] Wer erwischt wird, zieht nichts.
        [one] Wer erwischt wird, zieht 1 Karte.
       *[other] Wer erwischt wird, zieht { $value } Karten.
    }
option-uno-needed-to-go-out = Fertig werden ohne Uno
    .about = Was passiert, wenn du deine letzte Karte spielst, ohne gerufen zu haben.
    .no = macht nichts
    .no-about = Hat dich niemand erwischt, gewinnst du einfach.
    .penalty_and_continue = Strafe und weiterspielen
    .penalty_and_continue-about = Du bist nicht fertig: Du ziehst die Strafe und spielst weiter.
    .last_card_blocked = nicht erlaubt
    .last_card_blocked-about = Du darfst deine letzte Karte dann nicht spielen.
option-uno-false-call-penalty = Strafe für falsches Rufen
    .about = Wie viele Karten es kostet, ohne Grund „Uno!“ zu rufen.
    .number = { $value }
    .number-about = { $value ->
        [0] Rufen ohne Grund ist nicht möglich und kostet nichts.
        [one] Wer ohne Grund ruft, zieht 1 Karte.
       *[other] Wer ohne Grund ruft, zieht { $value } Karten.
    }
option-uno-false-catch-penalty = Strafe für falsches Erwischen
    .about = Wie viele Karten es kostet, jemanden zu Unrecht erwischen zu wollen.
    .number = { $value }
    .number-about = { $value ->
        [0] Falsches Erwischen ist nicht möglich und kostet nichts.
        [one] Falsches Erwischen kostet 1 Karte.
       *[other] Falsches Erwischen kostet { $value } Karten.
    }
option-uno-after-swap = Uno nach einem Tausch
    .about = Ob du rufen musst, wenn dir durch jemand anders nur eine Karte bleibt.
    .exempt = nein
    .exempt-about = Dann musst du nicht rufen.
    .must_call = ja
    .must_call-about = Auch dann musst du rufen.
option-uno-grace-ms = Pause zum Erwischen
    .about = Wie lange der Tisch wartet, wenn jemand nicht gerufen hat, in Tausendstelsekunden.
    .number = { $value } ms
    .number-about = { $value ->
        [0] Der Tisch wartet nicht.
       *[other] Der Tisch wartet { $value } Tausendstelsekunden.
    }

## Going out, points, the match

option-group-ending = Fertig werden, Punkte, Partie
option-going-out-final-draw-applies = Letzte Ziehkarte zählt
    .about = Ob noch gezogen wird, wenn die letzte Karte eine +2 oder +4 ist.
    .true-about = Der nächste Spieler zieht noch, und diese Karten zählen mit.
    .false-about = Niemand zieht mehr.
option-going-out-last-card = Letzte Karte
    .about = Mit welcher Karte du fertig werden darfst.
    .any = jede
    .any-about = Mit jeder Karte.
    .no_wild = keine Farbwahlkarte
    .no_wild-about = Nicht mit einer Farbwahlkarte, egal welcher Art.
    .no_draw_card = keine Ziehkarte
    .no_draw_card-about = Nicht mit einer +2 oder +4.
    .number_only = nur Zahlen
    .number_only-about = Nur mit einer Zahl.
option-going-out-play-for-places = Um Plätze
    .about = Ob die Runde weitergeht, wenn jemand fertig ist.
    .true-about = Es geht weiter, bis ein Spieler übrig ist.
    .false-about = Die Runde ist vorbei, sobald jemand fertig ist.
option-scoring-mode = Wertung
    .about = Wer nach einer Runde welche Punkte bekommt.
    .winner_takes_hands = Sieger bekommt alles
    .winner_takes_hands-about = Der Sieger bekommt die Punkte aller anderen Hände.
    .each_adds_own_hand = alle die eigene Hand
    .each_adds_own_hand-about = Alle zählen die Karten ihrer eigenen Hand.
    .rounds_won = gewonnene Runden
    .rounds_won-about = Jede gewonnene Runde zählt einen Punkt.
option-scoring-match-winner = Sieger der Partie
    .about = Wer die Partie gewinnt.
    .highest_total = die meisten Punkte
    .highest_total-about = Wer die meisten Punkte hat, wenn jemand das Punkteziel erreicht.
    .lowest_total = die wenigsten Punkte
    .lowest_total-about = Wer die wenigsten Punkte hat, wenn jemand das Punkteziel erreicht.
    .last_standing = wer übrig bleibt
    .last_standing-about = Wer das Punkteziel erreicht, ist raus; wer zuletzt übrig bleibt, gewinnt.
option-scoring-target = Punkteziel
    .about = Wie viele Punkte die Partie entscheiden.
    .number = { $value }
    .number-about = { $value ->
        [one] Bis 1 Punkt.
       *[other] Bis { $value } Punkte.
    }
option-scoring-single-round = Eine Runde
    .about = Ob eine Runde die Partie entscheidet, ohne Punkte.
    .true-about = Wer die Runde gewinnt, gewinnt die Partie.
    .false-about = Ihr spielt mehrere Runden und zählt Punkte.
option-scoring-wild = Farbwahlkarte zählt
    .about = Was eine Farbwahlkarte bei den Punkten zählt.
    .number = { $value }
    .number-about = { $value ->
        [one] Eine Farbwahlkarte zählt 1 Punkt.
       *[other] Eine Farbwahlkarte zählt { $value } Punkte.
    }
option-scoring-wild-draw-four = +4 zählt
    .about = Was eine +4 bei den Punkten zählt.
    .number = { $value }
    .number-about = { $value ->
        [one] Eine +4 zählt 1 Punkt.
       *[other] Eine +4 zählt { $value } Punkte.
    }
option-scoring-action = Aktionskarte zählt
    .about = Was eine Aussetzkarte, Richtungswechselkarte oder +2 bei den Punkten zählt.
    .number = { $value }
    .number-about = { $value ->
        [one] Eine Aussetzkarte, Richtungswechselkarte oder +2 zählt 1 Punkt.
       *[other] Eine Aussetzkarte, Richtungswechselkarte oder +2 zählt { $value } Punkte.
    }
option-scoring-special-wild = Besondere Farbwahlkarte zählt
    .about = Was eine Tauschkarte, Mischkarte oder Blankokarte bei den Punkten zählt.
    .number = { $value }
    .number-about = { $value ->
        [one] Eine Tauschkarte, Mischkarte oder Blankokarte zählt 1 Punkt.
       *[other] Eine Tauschkarte, Mischkarte oder Blankokarte zählt { $value } Punkte.
    }

## Variants

option-group-variants = Varianten
option-jump-in-cards = Zwischenwerfen
    .about = Ob du eine Karte, die genau der obersten gleicht, auch legen darfst, wenn du nicht dran bist.
    .off = nein
    .off-about = Du spielst nur, wenn du dran bist.
    .colored = farbige Karten
    .colored-about = Mit derselben Farbe und derselben Zahl oder demselben Symbol.
    .colored_and_wild = auch Farbwahlkarten
    .colored_and_wild-about = Mit genau der gleichen Karte, auch mit einer Farbwahlkarte auf eine ihrer Art.
option-jump-in-continues = Nach dem Zwischenwerfen
    .about = Wer nach dem Zwischenwerfen dran ist.
    .after_jumper = wer danach sitzt
    .after_jumper-about = Der Spieler nach dem, der dazwischengeworfen hat.
    .original_order = wie vorher
    .original_order-about = Wer ohnehin dran war.
option-jump-in-on-draw-cards = Zwischenwerfen mit Ziehkarten
    .about = Ob du eine +2 oder +4 dazwischenwerfen darfst.
    .normal = nach der Strafe
    .normal-about = Nur wenn keine Strafe wartet.
    .adds_to_stack = auch auf die Strafe
    .adds_to_stack-about = Auch solange die Strafe noch wartet; sie wächst dann.
    .forbidden = nie
    .forbidden-about = Nie.
option-multi-discard = Mehrere Karten auf einmal
    .about = Ob du in einem Zug mehrere Karten legen darfst.
    .off = nein
    .off-about = Du legst eine Karte.
    .identical_pair = gleiches Paar
    .identical_pair-about = Zwei genau gleiche Karten.
    .same_number = gleiche Zahl
    .same_number-about = Zwei oder mehr Karten mit derselben Zahl.
option-teams-size = Teams
    .about = Wie viele Spieler ein Team bilden.
    .number = { $value ->
        [0] keine Teams
       *[other] { $value } pro Team
    }
    .number-about = { $value ->
        [0] Alle spielen für sich.
       *[other] Teams zu je { $value }, abwechselnd am Tisch, mit einem gemeinsamen Punktestand.
    }
option-teams-ends = Ende mit Teams
    .about = Wann eine Runde mit Teams vorbei ist.
    .first_member_out = erster Spieler fertig
    .first_member_out-about = Sobald ein Spieler fertig ist.
    .all_members_out = ganzes Team fertig
    .all_members_out-about = Sobald ein ganzes Team fertig ist.

## What does not go together

conflict-challenge-without-bluff = Zum Anzweifeln gehört das Bluffen. Erlaube eine +4 als Bluff oder lass niemanden anzweifeln.
conflict-force-play-with-voluntary-draw = Spielpflicht und Ziehen, obwohl du spielen kannst, gehen nicht zusammen. Verbiete das Ziehen, wenn man spielen kann, oder schalte die Spielpflicht aus.
conflict-lowest-total-without-own-hands = „Die wenigsten Punkte“ und „wer übrig bleibt“ gehen nur, wenn alle ihre eigene Hand zählen. Wähle diese Wertung oder lass die meisten Punkte gewinnen.
conflict-teams-with-last-standing = Teams können nicht aus der Partie ausscheiden. Spiel ohne Teams oder lass die meisten oder die wenigsten Punkte gewinnen.
conflict-teams-with-places = Teams spielen nicht um Plätze. Spiel ohne Teams oder nicht um Plätze.
conflict-mercy-limit-too-low = Die Gnadengrenze muss höher sein als die Zahl der Karten am Anfang. Setze die Grenze höher oder teil weniger Karten aus.
conflict-penalty-of-nothing = „Strafe und weiterspielen“ braucht eine Strafe von mindestens 1 Karte. Erhöhe die Strafe für vergessenes Rufen oder wähle etwas anderes für das Fertigwerden ohne Uno.

## How many players

seats-too-few-players = Ihr müsst mindestens 2 Spieler sein. Lade jemanden ein oder spiel gegen einen Bot.
seats-too-many-players = { $players } Spieler sind zu viele: An einem Tisch ist Platz für 20. Spielt an zwei Tischen.
seats-too-many-players-for-decks = { $players } Spieler sind zu viele für { $decks ->
    [one] ein Deck
   *[other] { $decks } Decks
}: Jedes Deck reicht für 10. Wähle mehr Decks oder weniger Spieler.
seats-deck-too-small = { $players } Spieler brauchen { $needs } Karten, und es gibt { $has }. Teil weniger Karten aus, nimm mehr Decks oder spiel mit weniger Leuten.
seats-teams-do-not-fit = { $players } Spieler ergeben nicht zwei oder mehr Teams zu je { $size }. Ändere die Spielerzahl oder die Größe der Teams.
