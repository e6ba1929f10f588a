# A match that is looked at again.

web-replay-title = Wiederholung
web-replay-none = So ein Protokoll gibt es hier nicht. Vielleicht wurde es vergessen, oder es ist auf einem anderen Gerät.
web-replay-cut = Dieses Protokoll hört vor dem Ende der Partie auf. Du siehst sie bis dahin.
web-replay-told = Was passiert ist
web-replay-start = Vor der ersten Karte.
web-replay-controls = Steuerung
web-replay-moment = Moment der Partie
web-replay-step = Runde { $round }, Schritt { $step } von { $of }
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-on = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-round = Runde
web-replay-eyes = Mit den Augen von
web-replay-open = alles offen
web-replay-pace = Tempo
web-replay-times = { $pace }×
web-replay-link = Link zu diesem Moment kopieren
web-replay-table = Der Tisch
web-replay-draw-pile = { $count ->
    [one] 1 Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
web-replay-clockwise = im Uhrzeigersinn
web-replay-counterclockwise = gegen den Uhrzeigersinn
web-replay-turn = ist dran
web-replay-exposed = kann erwischt werden
web-replay-check = Das Mischen prüfen
web-replay-good = In dieser Partie wurde immer so gemischt wie versprochen. Niemand hat die Karten gewählt.
web-replay-bad = In dieser Partie wurde nicht immer so gemischt wie versprochen.
web-replay-not-fair = Die Spieler haben hier nicht zum Mischen beigetragen, also gibt es nichts zu prüfen.
