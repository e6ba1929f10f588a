# Why a move is refused, and what to do instead.
# What is not known is "none" ($owed: 0).

refusal-unknown-player = { $target ->
    [none] So heißt hier niemand; wähle einen Namen von diesem Tisch.
   *[other] { $target } sitzt nicht an diesem Tisch; wähle einen Namen von diesem Tisch.
}
refusal-match-over = Die Partie ist vorbei. Fang eine neue an, um weiterzuspielen.
refusal-round-over = Diese Runde ist vorbei. Warte, bis die nächste ausgeteilt ist.
refusal-left-the-match = Wer den Tisch verlassen hat, spielt in dieser Partie nicht mehr mit; zuschauen geht.
refusal-not-your-turn = { $on-turn ->
    [none] Du bist noch nicht dran; warte kurz.
   *[other] { $on-turn } ist dran; warte, bis du an der Reihe bist.
}
refusal-must-name-color = Noch gilt keine Farbe. Wähle zuerst die Farbe für die Startkarte.
refusal-must-serve-penalty = { $owed ->
    [0] Es warten Karten auf dich; zieh sie zuerst.
    [one] Es wartet 1 Karte auf dich; zieh sie zuerst.
   *[other] Es warten { $owed } Karten auf dich; zieh sie zuerst.
}
refusal-card-not-in-hand = { $card ->
    [none] Diese Karte hast du nicht. Wähle eine von deiner eigenen Hand.
   *[other] Du hast keine { $card }. Wähle eine Karte von deiner eigenen Hand.
}
refusal-card-does-not-match = { $card ->
    [none] Diese Karte passt nicht.
   *[other] Deine { $card } passt hier nicht.
} { $color ->
    [none] Wähle eine, die passt, oder zieh eine Karte.
   *[other] { $top ->
        [none] Spiel { $color } oder eine Farbwahlkarte, oder zieh eine Karte.
       *[other] Die Farbe ist { $color }, und oben liegt eine { $top }: Spiel etwas, das dazu passt, oder eine Farbwahlkarte, oder zieh eine Karte.
    }
}
refusal-wild-draw-four-not-allowed = Eine +4 ist jetzt nicht erlaubt, weil du eine andere Karte hast, die vorgeht. Spiel diese oder zieh eine Karte.{ $color ->
    [none] { "" }
   *[other] { " " }Die Farbe ist { $color }.
}
refusal-color-required = { $card ->
    [none] Sag dazu, welche Farbe gelten soll: Rot, Gelb, Grün oder Blau.
   *[other] Deine { $card } braucht eine Farbe, sag sie dazu: Rot, Gelb, Grün oder Blau.
}
refusal-color-not-wanted = { $color ->
    [none] Diese Farbe kannst du hier nicht wählen. Lass die Farbe weg oder wähle eine andere.
   *[other] Diese Farbe kannst du hier nicht wählen. Lass die Farbe weg oder wähle eine andere als { $color }.
}
refusal-swap-target-required = Wähle, mit wem du die Handkarten tauschst.
refusal-swap-target-not-allowed = { $target ->
    [none] Mit diesem Spieler kannst du jetzt nicht tauschen.
   *[other] Mit { $target } kannst du jetzt nicht tauschen.
} Wähle jemand anders, der noch mitspielt, oder spiel ohne Tausch.
refusal-must-play = Du kannst eine Karte spielen, also musst du auch. Wähle eine, die passt.
refusal-must-play-drawn-card = Die Karte, die du gezogen hast, passt, also musst du sie spielen.
refusal-only-drawn-card = Nach dem Ziehen darfst du nur die gezogene Karte spielen. Spiel sie, oder passe, wenn das an diesem Tisch geht.
refusal-cannot-draw = Du kannst jetzt keine Karte ziehen. Spiel eine Karte oder passe.
refusal-cannot-pass = Passen geht noch nicht. Spiel eine Karte oder zieh zuerst eine.
refusal-cannot-stack = { $card ->
    [none] Diese Karte gibt die Strafe nicht weiter.
   *[other] Deine { $card } gibt die Strafe nicht weiter.
} { $owed ->
    [0] Spiel eine, die das kann, oder zieh die Strafkarten.
    [one] Spiel eine, die das kann, oder zieh die Strafkarte.
   *[other] Spiel eine, die das kann, oder zieh die { $owed } Strafkarten.
}
refusal-last-card-not-allowed = { $card ->
    [none] Diese Karte darf nicht deine letzte sein.
   *[other] Deine { $card } darf nicht deine letzte Karte sein.
} Spiel eine andere Karte oder zieh eine.
refusal-uno-not-called = Du hast nicht „Uno!“ gerufen, deshalb muss deine letzte Karte warten. Zieh eine Karte und ruf beim nächsten Mal rechtzeitig.
refusal-nothing-to-call = Jetzt gibt es kein „Uno!“ zu rufen. Wo es gerufen werden muss, tust du das bei deiner vorletzten Karte; spiel fürs Erste ohne.
refusal-nothing-to-catch = { $target ->
    [none] Jetzt gibt es niemanden zu erwischen.
   *[other] Bei { $target } gibt es jetzt nichts zu erwischen.
} Spiel einfach weiter.
refusal-cannot-challenge = Hier liegt keine +4, die du anzweifeln kannst. { $owed ->
    [0] Spiel einfach weiter.
    [one] Zieh die Karte, die auf dich wartet.
   *[other] Zieh die { $owed } Karten, die auf dich warten, oder spiel etwas darauf, wenn das erlaubt ist.
}
refusal-cannot-jump-in = { $card ->
    [none] Diese Karte kannst du jetzt nicht dazwischenwerfen.
   *[other] Deine { $card } kannst du jetzt nicht dazwischenwerfen.
} Heb sie auf, bis du dran bist.
refusal-cannot-discard-together = Diese Karten darfst du nicht zusammen spielen. Spiel eine davon.
refusal-round-not-over = Die Runde läuft noch. Spiel sie zuerst zu Ende.
