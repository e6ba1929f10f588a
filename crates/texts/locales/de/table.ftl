### What the order of a table does not allow, and why a connection to it ends.

table-not-host = Das darf nur der Host. Bitte ihn darum, oder lass dich selbst zum Host machen.
table-not-seated = Du schaust zu. Nimm Platz, um mitzuspielen.
table-table-full = Alle Plätze sind besetzt. Der Host kann mehr schaffen.
table-too-few-seats = Hier sitzen mehr Leute. Bitte jemanden zu gehen, oder wähle mehr Plätze.
table-not-enough-players = Zwei müssen hier sitzen, bevor eine Partie beginnen kann. Lade jemanden ein oder nimm einen Bot dazu.
table-match-going-on = Gerade läuft eine Partie. Versuch es noch einmal, wenn sie vorbei ist.
table-no-match = Gerade läuft keine Partie. Fang zuerst eine an.
table-round-going-on = Die Runde läuft, also gibt es nichts, wofür du bereit sein müsstest.
table-not-away = Während einer Partie kann nur jemand weggeschickt werden, der nicht da ist.
table-not-driven = Für dich spielt kein Bot, also gibt es nichts zurückzunehmen. Spiel einfach.
table-bad-name = Das kann hier kein Name sein. Nimm ein bis zwanzig Buchstaben, ohne Zeichen, und kein Wort, das das Spiel selbst braucht.
table-bad-rules = { $more ->
    [0] Diese Regeln haben einen Fehler: { $problem }.
    [one] Diese Regeln haben zwei Fehler. Der erste: { $problem }.
   *[other] Diese Regeln haben nach diesem Fehler noch { $more } weitere: { $problem }.
}
table-seats-do-not-fit = So viele Spieler können mit diesen Regeln nicht spielen. Ändere die Spielerzahl oder wähle mehr Decks.
table-bad-settings = Eine dieser Einstellungen ist zu klein oder zu groß.
table-bad-order = Die neue Reihenfolge muss alle nennen, die hier sitzen, und alle genau einmal.
table-unknown-member = So jemand sitzt hier nicht mehr.
table-not-a-person = Das kann ein Bot nicht. Wähle einen Menschen.
table-bad-move = Das ist kein Zug. Wähle eine Karte oder zieh eine.
table-not-ready = Du bist nicht bereit, also gibt es nichts zurückzunehmen.
table-wrong-share = Das ist nicht, was dein Gerät für das Mischen versprochen hat. Die Partie geht ohne weiter.
table-no-share-wanted = Für das Mischen wird von dir nichts erwartet.
table-chat-off = Der Host hat den Chat geschlossen. Nimm die schnellen Reaktionen, oder bitte den Host, ihn zu öffnen.
table-too-long = Das ist zu lang. Kürze es.
table-too-fast = Das war zu viel auf einmal. Warte kurz.
table-unavailable = Der Server kann gerade nicht schreiben. Es ist nichts passiert; versuch es noch einmal.

end-bad-message = Dein Programm hat etwas geschickt, das dieser Server nicht versteht. Lade die Seite neu oder aktualisiere das Programm.
end-bad-version = Dein Programm spricht eine andere Version des Spiels. Lade die Seite neu oder aktualisiere das Programm.
end-no-table = Diesen Tisch gibt es nicht oder nicht mehr. Prüfe den Link oder eröffne einen neuen Tisch.
end-bad-token = Dein Platz an diesem Tisch wurde mit einem anderen Schlüssel geöffnet. Geh zurück zu dem Gerät, auf dem du Platz genommen hast, oder nimm einen neuen Platz.
end-no-spectators = Diesem Tisch darf niemand zuschauen. Bitte den Host um einen Platz.
end-taken-over = Du hast diesen Platz woanders geöffnet. Spiel dort weiter, oder lade diese Seite neu, um hier weiterzuspielen.
end-kicked = Der Host hat dich vom Tisch entfernt.
end-too-fast = Dein Programm hat zu viel auf einmal geschickt. Warte kurz und komm zurück.
end-too-slow = Deine Verbindung kam nicht mit. Komm zurück: Es ist nichts verloren.
end-come-back = Der Server startet neu. Komm gleich zurück: Es ist nichts verloren.
end-unavailable = Der Server kann den Tisch gerade nicht lesen. Komm gleich zurück.

table-allowed = Das ist erlaubt.
# What comes of a Wild Draw Four that breaks its condition. $name: who may challenge it; $count: the cards for the bluff
table-bluff = Mit diesen Karten ist das ein Bluff: { $name } darf ihn anzweifeln, und dann ziehst du { $count ->
    [0] nichts
    [one] 1 Karte
   *[other] { $count } Karten
}.
# $number: the seat, from 1
table-player = Spieler { $number }
table-no-such-situation = So kann es an einem Tisch nicht stehen. Prüfe die Karten, die Farbe, den Zug und die Anzahlen.
