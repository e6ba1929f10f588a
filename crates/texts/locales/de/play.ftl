# Playing in the terminal and on the command line.

play-own-name = Du
play-changed-rules = { $title } (geändert)

play-welcome = { $rules }: { $names }. Tippe ?, um zu sehen, was du tippen kannst.
play-welcome-back = { $rules }: { $names }. Die Partie geht da weiter, wo sie stehen geblieben ist.
play-welcome-over = { $rules }: { $names }. Diese Partie ist vorbei.
play-blank-wild = Die Blankokarte an diesem Tisch: { $text }
play-written-to = Jeder Zug wird gespeichert in { $file }

play-over = Die Partie ist vorbei. Sie ist aufgeschrieben in { $file }
play-left = Du hast die Partie verlassen. Sie ist aufgeschrieben in { $file }
play-go-on = Nichts ist verloren. Weiter geht es mit:
play-input-ended = Die Eingabe war vor der Partie zu Ende. Weiter geht es mit:

play-you = du
play-round = Runde { $round }
# $clockwise: true or false
play-direction = { $clockwise ->
    [true] im Uhrzeigersinn
   *[false] gegen den Uhrzeigersinn
}
play-partners = Dein Team: du und { $names }.
play-are-out = Fertig: { $names }.
play-are-knocked-out = Aus dieser Runde raus: { $names }.
play-are-eliminated = Aus der Partie raus: { $names }.
play-have-left = Weg: { $names }.
play-top = Oberste Karte:
play-color = Farbe:
play-draw-pile = Nachziehstapel: { $count }
play-exposed = Zu erwischen: { $names }
# $marked: true if a card can be played
play-hand = Deine Hand, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}{ $marked ->
    [true] { " " }([ ] = spielbar):
   *[false] :
}
play-may-jump-in = Dazwischenwerfen kannst du (tippe wirf und die Karte):

# $several: true if cards can be laid together
play-can = Du kannst { $moves }.{ $several ->
    [true] { " " }Karten, die zusammen gehen, legst du auf einmal: 1 2.
   *[false] { "" }
}
play-can-play = eine Karte spielen (tippe ihre Nummer)
play-can-name = eine Farbe wählen (r, ge, gr oder b)
play-can-swap = die Handkarten tauschen (tippe tausche und einen Namen)
play-can-challenge = anzweifeln („zweifle“)
# $owed: the cards that wait, or 0
play-can-draw = { $owed ->
    [0] eine Karte ziehen
    [one] die Strafkarte ziehen
   *[other] die { $owed } Strafkarten ziehen
} („zieh“)
play-can-pass = passen („passe“)

# $condition: color, number, playable, unrestricted; $color: none if there was no color
play-challenge = Eine +4 ist { $condition ->
    [unrestricted] mit jeder Hand erlaubt.
    [playable] nur erlaubt, wenn keine andere Karte gespielt werden kann.
    [number] nur erlaubt ohne Karte in { $color } und ohne eine { $number }.
   *[color] { $color ->
        [none] nur erlaubt ohne Karte in der Farbe.
       *[other] nur erlaubt ohne Karte in { $color }.
    }
} Wenn du sie anzweifelst und { $name } geblufft hat, zieht { $name } { $guilty ->
    [0] nichts
    [one] 1 Karte
   *[other] { $guilty } Karten
}, und du bist dran; war es kein Bluff, ziehst du { $wrong ->
    [one] 1 Karte
   *[other] { $wrong } Karten
} und setzt aus.

play-ask-color = Welche Farbe? r (Rot), ge (Gelb), gr (Grün) oder b (Blau)
# $names: players with numbers; $may: true if nobody is an answer
play-ask-swap = Mit wem tauschst du die Handkarten? { $names }{ $may ->
    [true] , oder Enter für niemanden
   *[false] { "" }
}
play-hand-over = { $name } ist dran. Gib die Tastatur weiter; { $name } drückt Enter.
play-ask-next-round = Drück Enter, um die nächste Runde auszuteilen.
play-ask-leave = Diese Partie endgültig verlassen? Tippe ja; mit allem anderen bleibst du. (Mit ende hörst du nur für jetzt auf.)

play-score-player = Spieler
play-score-points = Punkte
play-score-total = gesamt
play-score-left = Karten übrig
play-score-rounds = Runden

play-fault-unknown = „{ $word }“ verstehe ich nicht. Tippe die Nummer einer Karte oder ? für alles, was du tippen kannst.
play-fault-number = Eine Karte { $word } gibt es nicht; { $count ->
    [0] du hast keine Karten.
    [one] deine einzige Karte hat die Nummer 1.
   *[other] deine Karten haben die Nummern 1 bis { $count }.
}
play-fault-two-colors = „{ $word }“ kann Gelb oder Grün sein; tippe ge oder gr.
play-fault-no-card = Welche Karte? Tippe ihre Nummer.
play-fault-no-color = Das ist keine Farbe; tippe r, ge, gr oder b.
play-fault-no-player = { $word ->
    [none] Wer? An diesem Tisch sitzen { $names }.
   *[other] Sonst heißt hier niemand „{ $word }“; an diesem Tisch sitzen { $names }.
}
play-fault-many-players = Sag, wen du meinst: { $names }.

# What can be typed, and what it does.
play-help-number-words = 3
play-help-number = Karte 3 spielen
play-help-card-words = r5, ge+2, gra, blr
play-help-card = die rote 5, gelbe +2, grüne Aussetzkarte, blaue Richtungswechselkarte spielen
play-help-several-words = 1 4
play-help-several = die Karten 1 und 4 zusammen spielen
play-help-wild-words = 3 gr
play-help-wild = Karte 3, eine Farbwahlkarte, spielen und Grün wählen
play-help-swap-words = 3 mit ada
play-help-swap = Karte 3 spielen und die Handkarten mit Ada tauschen (der Anfang eines Namens reicht)
play-help-draw-words = zieh, z
play-help-draw = eine Karte ziehen oder die Karten, die auf dich warten
play-help-pass-words = passe, p
play-help-pass = nach dem Ziehen den Zug beenden, ohne zu spielen
play-help-uno-words = 3 uno, uno
play-help-uno = „Uno!“ rufen, zusammen mit Karte 3 oder jederzeit allein
play-help-catch-words = erwische ada
play-help-catch = Ada erwischen, die nicht „Uno!“ gerufen hat, jederzeit
play-help-challenge-words = zweifle
play-help-challenge = die +4 anzweifeln, die auf dich wartet
play-help-jump-words = wirf r5
play-help-jump = die rote 5 dazwischenwerfen, wenn du nicht dran bist
play-help-other-words = bob: uno
play-help-other = Bob, der auch an dieser Tastatur spielt, ruft „Uno!“; genauso mit erwische und wirf
play-help-table-words = tisch, Enter
play-help-table = den Tisch und deine Hand noch einmal zeigen
play-help-rules-words = regeln
play-help-rules = alle Regeln dieses Tisches zeigen
play-help-scores-words = punkte
play-help-scores = die Punkte zeigen
play-help-log-words = verlauf
play-help-log = zeigen, was in dieser Runde passiert ist
play-help-leave-words = verlassen
play-help-leave = die Partie endgültig verlassen
play-help-quit-words = ende, q
play-help-quit = für jetzt aufhören; die Partie kann später weitergehen
