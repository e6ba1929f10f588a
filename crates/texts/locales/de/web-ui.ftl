# What every screen of the page needs.

web-ui-close = Schließen
web-ui-back = Zurück
web-ui-home = Zum Start
web-ui-loading = Einen Moment …
web-ui-cancel = Abbrechen
web-ui-later = Später
web-ui-reload = Neu laden
web-ui-failed = Das wurde nicht geladen
web-ui-failed-about = Dieser Teil der Seite ließ sich nicht holen. Vielleicht ist die Verbindung weg, oder es gibt eine neuere Version. Lade die Seite neu.
web-ui-unknown = Hier ist nichts
web-ui-unknown-about = Vielleicht ist der Link unvollständig. Kopiere den ganzen Link oder fang am Start an.
web-ui-update = Es gibt eine neuere Version.
web-ui-update-now = Aktualisieren
web-ui-copied = Kopiert.
web-ui-not-copied = Dein Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn selbst.
