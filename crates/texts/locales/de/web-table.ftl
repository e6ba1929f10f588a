# The table while a match goes on.

web-table-table = Der Tisch
web-table-round = Runde { $round }
web-table-you-watch = Du schaust zu
web-table-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Leute schauen zu.
}
web-table-watch-about = Du siehst, was alle sehen, und niemandes Karten.
web-table-menu = Menü
web-table-rules = Die Regeln dieses Tisches
web-table-settings = Einstellungen
# $on: true or false
web-table-sound = { $on ->
    [true] Ton ausschalten
   *[false] Ton einschalten
}
web-table-side = Verlauf und Chat
web-table-side-unread = { $count ->
    [0] Verlauf und Chat
    [one] Verlauf und Chat: eine neue Nachricht
   *[other] Verlauf und Chat: { $count } neue Nachrichten
}
web-table-others = Die anderen Spieler
web-table-actions = Was du tun kannst

# The others at the table, in a few words.
web-table-seat-turn = ist dran
web-table-seat-exposed = kein „Uno!“
web-table-seat-called = „Uno!“
web-table-seat-last-card = letzte Karte
web-table-seat-driven = Bot spielt
web-table-seat-away = weg
web-table-seat-partner = dein Team
web-table-seat-left = ist gegangen
web-table-seat-eliminated = aus der Partie raus
web-table-seat-knocked-out = aus der Runde raus
web-table-seat-out = fertig, Platz { $place }
web-table-seat-empty = Leerer Platz
web-table-cards-in-hand = Karten auf der Hand
web-table-total = Punkte bisher
web-table-mute = Ausblenden, was dieser Spieler sagt
web-table-unmute = Wieder zeigen
web-table-muted = Du siehst nicht, was { $name } sagt.
web-table-replace = Einen Bot den Platz übernehmen lassen
web-table-catch = Erwischt!
web-table-catch-name = { $name } erwischen: „Uno!“ wurde nicht gerufen
# $cost: the cards that it costs if there is nothing to catch; 0 if it cannot go wrong
web-table-catch-cost = { $cost ->
    [0] { $name } erwischen
    [one] { $name } erwischen (1 Karte für dich, wenn alles in Ordnung ist)
   *[other] { $name } erwischen ({ $cost } Karten für dich, wenn alles in Ordnung ist)
}
web-table-nobody-to-catch = Es gibt niemanden zu erwischen.
web-table-is-here = { $name } ist da.
web-table-is-away = { $name } ist weg.

# What flashes up at a seat.
web-table-mark-skipped = setzt aus
web-table-mark-uno = Uno!
web-table-mark-caught = erwischt!
web-table-mark-false-call = umsonst gerufen
web-table-mark-false-catch = niemand zu erwischen
web-table-mark-challenged = { $guilty ->
    [true] es war ein Bluff
   *[false] kein Bluff
}
web-table-mark-passed = passt
web-table-mark-out = fertig!
web-table-mark-drew = +{ $count }

# The middle of the table.
web-table-draw-pile = Nachziehstapel, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-table-draw-pile-open = Eine Karte ziehen. Der Nachziehstapel hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-table-draw-pile-owed = { $owed ->
    [one] 1 Strafkarte ziehen.
   *[other] { $owed } Strafkarten ziehen.
} Der Nachziehstapel hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-table-no-top = Noch ist keine Karte aufgedeckt.
# $color: none if there is none
web-table-top = Oberste Karte: { $card }. { $color ->
    [none] Es gilt keine Farbe.
   *[other] Es gilt { $color }.
}
web-table-no-color = keine Farbe
web-table-direction = { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
}
web-table-direction-is = { $direction ->
    [clockwise] Es geht im Uhrzeigersinn.
   *[counterclockwise] Es geht gegen den Uhrzeigersinn.
}

# The line above the hand.
web-table-shuffling = Die Karten werden gemischt …
web-table-your-turn = Du bist dran!
web-table-your-turn-on = Du bist dran. Oben liegt { $card }. { $color ->
    [none] Es gilt keine Farbe.
   *[other] Es gilt { $color }.
}
web-table-your-turn-penalty = Du bist dran: { $count ->
    [one] 1 Karte wartet
   *[other] { $count } Karten warten
} auf dich.
# $draw: true if a card can be drawn
web-table-nothing-fits = { $draw ->
    [true] Keine deiner Karten passt: zieh eine.
   *[false] Keine deiner Karten passt.
}
web-table-choose-together = Tippe sie der Reihe nach an; die letzte liegt oben.
web-table-stale = Kurz davor ist etwas geschehen. Schau noch einmal hin und entscheide neu.
web-table-clause = Regel { $clause }
web-table-hurry = Deine Zeit wird knapp.
# $reserve: true, solange die Reserve läuft
web-table-time-left = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}{ $reserve ->
    [true] { " " }der Reserve
   *[false] { "" }
}
web-table-sort = { $order ->
    [number] Nach Zahl sortieren
   *[color] Nach Farbe sortieren
}
web-table-begins = Die Karten werden ausgeteilt.

# The hand.
web-table-your-hand = Deine Hand, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-table-card-open = { $card }, kann gespielt werden
web-table-card-jump-in = { $card }, kannst du dazwischenwerfen
web-table-card-closed = { $card }, { $why }
web-table-why-card-does-not-match = passt nicht
web-table-why-wild-draw-four-not-allowed = eine andere Karte geht vor
web-table-why-must-serve-penalty = erst die Strafkarten
web-table-why-must-name-color = erst die Farbe wählen
web-table-why-must-play-drawn-card = die gezogene Karte geht vor
web-table-why-only-drawn-card = jetzt nur die gezogene Karte
web-table-why-cannot-stack = hilft nicht gegen die Strafe
web-table-why-last-card-not-allowed = als letzte Karte nicht erlaubt
web-table-why-uno-not-called = „Uno!“ wurde nicht gerufen
web-table-why-other = kann jetzt nicht gespielt werden

# Buttons.
web-table-uno = Uno!
web-table-uno-call-about = jetzt rufen
web-table-uno-note-about = mit deiner Karte
web-table-uno-noted-about = kommt mit der Karte
web-table-uno-called-about = gerufen
web-table-draw = Ziehen
web-table-draw-on = Weiterziehen
web-table-draw-owed = { $count ->
    [one] 1 Karte ziehen
   *[other] { $count } ziehen
}
web-table-pass = Passen
web-table-keep = Behalten
web-table-together = Mehrere legen
web-table-lay = { $count ->
    [0] Karten wählen
    [one] 1 Karte legen
   *[other] { $count } Karten legen
}
web-table-jump-in = Dazwischenwerfen
web-table-no-jump-in = Du kannst jetzt nicht dazwischenwerfen.
web-table-take-back = Wieder selbst spielen
web-table-challenge = Anzweifeln
web-table-challenge-short = Anzweifeln …
web-table-challenge-ask = Die +4 anzweifeln: sehen, was es kostet

# Questions.
web-table-which-color = Welche Farbe?
web-table-start-color = Mit welcher Farbe beginnt die Runde?
web-table-swap-with = Mit wem tauschst du die Handkarten?
web-table-start-swap = Die Startkarte tauscht Handkarten. Mit wem?
web-table-swap-nobody = Mit niemandem
web-table-jump-in-with = { $cards } dazwischenwerfen?
web-table-void-call = Jetzt „Uno!“ rufen?
web-table-void-call-about = Jetzt ist nichts zu rufen. { $count ->
    [one] Es kostet dich 1 Karte.
   *[other] Es kostet dich { $count } Karten.
}
web-table-void-call-do = Trotzdem rufen
web-table-challenge-title = { $name } hat eine +4 gespielt
# $condition: color, number, playable, unrestricted; $color: none if there was no color
web-table-challenge-about = Sie ist erlaubt { $condition ->
    [unrestricted] mit jeder Hand.
    [playable] nur, wenn keine andere Karte gespielt werden kann.
    [number] nur ohne eine Karte in { $color } und ohne eine { $number }.
   *[color] { $color ->
        [none] nur ohne eine Karte der Farbe.
       *[other] nur ohne eine Karte in { $color }.
    }
} Hat { $name } geblufft, zieht { $name } { $guilty ->
    [0] nichts
    [one] 1 Karte
   *[other] { $guilty } Karten
}, und du bist normal dran. Wenn nicht, ziehst du { $innocent ->
    [one] 1 Karte
   *[other] { $innocent } Karten
} und setzt aus.

# Log and talk.
web-table-log = Verlauf
web-table-log-empty = Noch ist nichts geschehen.
web-table-log-from-here = Was ab jetzt geschieht, steht hier.
web-table-log-more = Mehr zeigen
web-table-talk = Reden
web-table-talk-off = Der Host hat den Chat dieses Tisches geschlossen.
web-table-talk-empty = Noch hat niemand etwas gesagt.
web-table-say = Sag etwas
web-table-say-do = Senden
web-table-says = { $name } sagt: { $text }

# The menu.
web-table-points = Punkte, bevor Runde { $round } vorbei ist
web-table-home = Zum Anfang
web-table-home-about = Dein Platz bleibt. Bleibst du länger weg, spielt ein Bot für dich.
web-table-home-watching = Du kannst wiederkommen und zuschauen.
web-table-leave = Die Partie für immer verlassen
# $solo: true if only bots play with you
web-table-leave-about = { $solo ->
    [true] Du verlässt diese Partie, und sie endet.
   *[false] Du verlässt diese Partie für immer; die anderen spielen weiter, und deine Karten kommen unter den Ablagestapel. Willst du später wiederkommen, geh stattdessen zum Anfang.
}
web-table-leave-do = Verlassen
web-table-stay = Bleiben
web-table-move-seat = Auf einem anderen Gerät weiterspielen
web-table-move-seat-about = Öffne diesen Link auf dem anderen Gerät innerhalb von { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}. Er gilt einmal, und wer ihn hat, hat deinen Platz.
web-table-move-seat-qr = Der Link, mit dem dein Platz umzieht
web-table-copy-link = Link kopieren
web-table-moved-here = ein Tisch von einem anderen Gerät

# Keys.
web-table-keys = Tasten
web-table-key-move = Durch die Hand gehen
web-table-key-enter-name = Eingabe
web-table-key-enter = Die Karte spielen
web-table-key-escape = Zurücknehmen, was begonnen wurde
# $does: what the key does
web-table-key = { $does ->
    [draw] Ziehen
    [pass] Passen oder die gezogene Karte behalten
    [uno] „Uno!“
    [catch] Erwischen, wer nicht gerufen hat
    [jump_in] Dazwischenwerfen
    [read_log] Vorlesen, was zuletzt geschah
    [read_table] Den Tisch vorlesen: wer dran ist, oberste Karte, Farbe, Handkarten
    [read_hand] Deine Hand vorlesen
   *[help] Diese Tasten zeigen
}
web-table-holds = { $name } { $cards }
web-table-hands = Auf der Hand: { $hands }.
web-table-hand-empty = Du hast keine Karten.
web-table-hand-is = Deine Hand, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}: { $cards }.
web-table-hand-open = Spielen kannst du: { $cards }.

# The connection.
web-table-line-lost = Die Verbindung ist weg. Dein Platz bleibt.
web-table-line-next = { $seconds ->
    [one] Nächster Versuch in 1 Sekunde
   *[other] Nächster Versuch in { $seconds } Sekunden
}
web-table-line-trying = Versuch läuft …
web-table-line-now = Jetzt versuchen
# $code: why the connection is over
web-table-closed = { $code ->
    [taken_over] Du spielst anderswo
    [kicked] Du bist nicht mehr am Tisch
    [bad_token] Dieser Platz gehört dir nicht mehr
    [no_table] Diesen Tisch gibt es nicht
    [no_spectators] Niemand darf zuschauen
   *[other] Die Verbindung ist beendet
}
web-table-closed-taken-over = Du hast diesen Platz in einem anderen Fenster oder auf einem anderen Gerät geöffnet.
web-table-play-here = Hier spielen
web-table-see-table = Den Tisch ansehen
web-table-no-answer = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-table-no-solo = Kein Spiel wartet
web-table-no-solo-about = In diesem Browser wartet kein Spiel mit Bots. Beginne am Anfang ein neues.
web-table-to-lobby = Zum Tisch: andere Regeln, andere Spieler
