# The rules that come with the game: a title and one sentence.

preset-traditional = Traditionell
    .about = Ziehen, bis du spielen kannst, strenge Aktionskarten, und die wenigsten Punkte gewinnen.
preset-standard = Standard
    .about = Eine Karte ziehen, Bluffen und Anzweifeln sind erlaubt, und wer zuerst 500 Punkte hat, gewinnt.
preset-official = Offiziell
    .about = So, wie es heute in der Schachtel steht.
preset-quick = Schnelle Runde
    .about = Die Standardregeln in einer Runde, ohne Punkte.
preset-party = Party
    .about = Stapeln, Zwischenwerfen, Tauschen mit einer 7 und Weitergeben mit einer 0.
preset-tournament = Turnier
    .about = Die Standardregeln, und wer zu Unrecht anzweifelt, zieht keine zusätzlichen Karten.
preset-teams = Teams
    .about = Die Standardregeln zu zweit im Team, mit einem gemeinsamen Punktestand.
preset-team-party = Team-Party
    .about = Die Partyregeln zu zweit im Team, mit einem gemeinsamen Punktestand.
preset-knockout = Knock-out
    .about = Die traditionellen Regeln, aber mit 500 Punkten bist du raus, bis nur noch einer übrig ist.
preset-family = Mit Kindern
    .about = Die traditionellen Regeln; es gibt, wer am jüngsten ist, und niemand muss an „Uno!“ denken.
preset-official-house = Offiziell mit Hausregeln
    .about = Die offiziellen Regeln mit Stapeln, und du ziehst weiter, bis du spielen kannst.
preset-new-deck = Neue Karten
    .about = Die offiziellen Regeln mit Tauschkarte, Mischkarte und Blankokarte.
preset-no-mercy-style = Gnadenlos
    .about = Alles wird gestapelt, du ziehst, bis du spielen kannst, und mit 25 Karten bist du raus.
