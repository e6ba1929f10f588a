# The records that are kept in this browser.

web-games-title = Meine Partien
web-games-about = Partien, die in diesem Browser gespielt wurden. Sie bleiben hier und gehen nirgendwo anders hin.
web-games-none = Hier wurde noch keine Partie zu Ende gespielt.
web-games-won = { $count ->
    [one] Gewonnen von { $names }, { $when }
   *[other] Gemeinsam gewonnen von { $names }, { $when }
}
web-games-look = Ansehen
web-games-forget = Vergessen
web-games-forget-title = Diese Partie vergessen?
web-games-forget-about = Ihr Protokoll wird aus diesem Browser gelöscht. Das lässt sich nicht rückgängig machen.
web-games-file = Ein Protokoll aus einer Datei ansehen
web-games-no-engine = Protokolle lassen sich hier nicht zeigen: Diese Seite konnte das Spiel nicht laden. Lade die Seite neu, wenn du eine Verbindung hast.
web-games-not-read = Das lässt sich nicht als Protokoll lesen. Wähle eine Datei, die lastcard geschrieben hat.
