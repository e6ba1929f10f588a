# Before a match: opening a table, invitations, seats, how the table is run.

web-lobby-create = Ein Tisch für Freunde
web-lobby-open = Tisch eröffnen
web-lobby-open-about = Danach bekommst du einen Link zum Verschicken. Regeln und alles andere lassen sich noch ändern.
web-lobby-your-name = Dein Name
web-lobby-your-name-about = Die anderen sehen ihn. Ein Konto gibt es nicht.
web-lobby-table-of = Tisch von { $name }

web-lobby-invited = Du bist eingeladen
web-lobby-nobody = An diesem Tisch sitzt noch niemand.
web-lobby-who = { $count ->
    [one] { $names } ist an diesem Tisch.
   *[other] { $names } sind an diesem Tisch.
}
web-lobby-rules-are = Regeln: { $rules }.
web-lobby-rules-changed = Regeln: { $rules }, mit Änderungen.
web-lobby-read-rules = Regeln lesen
web-lobby-sit = Platz nehmen
web-lobby-full = Alle Plätze sind besetzt. Der Host kann mehr schaffen.
web-lobby-going-on = Gerade läuft eine Partie. Wenn sie vorbei ist, kannst du hier Platz nehmen.
web-lobby-watch = Zuschauen
web-lobby-try-again = Noch einmal nachsehen

web-lobby-title = Euer Tisch
web-lobby-invite = Einladen
web-lobby-share = Link teilen
web-lobby-share-text = Komm und spiel Uno mit mir:
web-lobby-copy = Link kopieren
web-lobby-qr = QR-Code
web-lobby-qr-title = Scannen und Platz nehmen
web-lobby-qr-label = QR-Code mit dem Link zu diesem Tisch
web-lobby-code = Oder mit dem Code:

web-lobby-seats = Am Tisch ({ $count } von { $of })
web-lobby-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
web-lobby-add-bot = Bot dazusetzen
web-lobby-level-random = Bot, der zufällig spielt
web-lobby-level-easy = Leichter Bot
web-lobby-level-normal = Normaler Bot
web-lobby-is-host = Host
web-lobby-is-you = du
web-lobby-is-ready = bereit
web-lobby-is-away = nicht verbunden
web-lobby-lookalike = sieht aus wie ein anderer Name
web-lobby-wins = { $count ->
    [one] 1 Partie gewonnen
   *[other] { $count } Partien gewonnen
}
web-lobby-team = Team { $number }
web-lobby-teams-about = Wer dieselbe Teamnummer hat, spielt zusammen. Der Host kann die Reihenfolge ändern.
web-lobby-teams-wrong = Für Teams zu je { $size } muss die Spielerzahl ein Vielfaches davon sein.
web-lobby-earlier = { $name } einen Platz nach oben
web-lobby-later = { $name } einen Platz nach unten
web-lobby-make-host = { $name } zum Host machen
web-lobby-remove = { $name } wegschicken
web-lobby-rename = Namen ändern
web-lobby-rename-do = Diesen Namen nehmen

web-lobby-begin = Anfangen
web-lobby-start = Partie anfangen
web-lobby-too-few = Zwei müssen hier sitzen. Lade jemanden ein oder setz einen Bot dazu.
web-lobby-not-all-ready = { $count ->
    [one] Eine Person ist noch nicht bereit. Du kannst trotzdem anfangen.
   *[other] { $count } Personen sind noch nicht bereit. Du kannst trotzdem anfangen.
}
web-lobby-all-ready = Alle sind bereit.
web-lobby-ready = Ich bin bereit
web-lobby-ready-about = Die Partie beginnt, wenn alle bereit sind oder wenn der Host sie anfängt.
web-lobby-you-are-ready = Du bist bereit. Der Host startet die Partie.
web-lobby-not-ready = Doch noch nicht
web-lobby-you-watch = Du schaust zu. Du siehst, wie die Partie gespielt wird, und von niemandem die Karten.

web-lobby-rules = Die Regeln dieses Tisches
web-lobby-change-rules = Regeln ändern
web-lobby-not-done = Das hat nicht geklappt. Versuch es noch einmal.

web-lobby-talk = Reden
web-lobby-say = Sag etwas
web-lobby-say-do = Sagen

web-lobby-leave = Weggehen
web-lobby-leave-title = Den Tisch verlassen?
web-lobby-leave-about = Dein Platz wird endgültig frei. Willst du später auf denselben Platz zurückkommen, schließ einfach nur die Seite.

web-lobby-settings = Wie es am Tisch zugeht
web-lobby-settings-host = Das kann nur der Host ändern.
web-lobby-most-seats = Plätze am Tisch
web-lobby-turn-clock = Zeit für einen Zug
web-lobby-no-clock = Keine Uhr
web-lobby-seconds = { $count } s
web-lobby-bank = Zusätzliche Zeit in einer Partie
web-lobby-chat = Was man sagen darf
web-lobby-chat-off = Nichts
web-lobby-chat-phrases = Schnelle Reaktionen
web-lobby-chat-free = Alles
web-lobby-pace = Wie schnell Bots spielen
web-lobby-pace-human = Wie Menschen
web-lobby-pace-fast = Schnell
web-lobby-pace-instant = Sofort
web-lobby-spectators = Andere dürfen zuschauen
web-lobby-spectators-about = Sie sehen, was auf dem Tisch liegt, aber nie eine Hand.
web-lobby-delay = Wie viel später sie es sehen
web-lobby-no-delay = Sofort
web-lobby-public = Öffentlicher Tisch
web-lobby-public-about = Alle auf diesem Server finden ihn, solange ein Platz frei ist.
web-lobby-fair = Alle tragen zum Mischen bei
web-lobby-fair-about = Nach jeder Runde können alle prüfen, dass niemand die Reihenfolge der Karten gewählt hat.
