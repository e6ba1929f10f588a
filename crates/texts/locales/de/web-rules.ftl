# Rules to read, to choose and to change.

web-rules-title = Regeln
web-rules-sheet = Die Regeln dieses Tisches
web-rules-no-sheet = Die Regeln lassen sich gerade nicht holen. Prüfe deine Verbindung und versuch es noch einmal.
web-rules-open-page = Zum Drucken öffnen
web-rules-print = Drucken
web-rules-broken-link = Die Regeln in diesem Link lassen sich nicht lesen. Frag noch einmal nach dem Link und kopiere ihn ganz.
web-rules-change = Regeln ändern
web-rules-take = Mit diesen Regeln spielen
web-rules-presets = Anfangen mit
web-rules-find = Eine Regel suchen
web-rules-nothing-found = So heißt keine Regel.
web-rules-number = eine Zahl
web-rules-changed = geändert
web-rules-changed-count = { $count ->
    [one] 1 Änderung
   *[other] { $count } Änderungen
}
web-rules-undo = Wie vorher
web-rules-conflicts = { $count ->
    [one] Eines geht nicht zusammen:
   *[other] { $count } Dinge gehen nicht zusammen:
}
web-rules-mine = Deine eigenen Regeln
web-rules-save = Diese Regeln speichern
web-rules-save-do = Speichern
web-rules-saved = Gespeichert: { $name }.
web-rules-name = Wie du sie nennst
web-rules-share = Einen Link dazu kopieren
web-rules-link-copied = Kopiert: ein Link zu diesen Regeln.
web-rules-file = Als Datei speichern
web-rules-open-file = Datei öffnen
web-rules-forget = { $name } vergessen
web-rules-forget-short = vergessen
