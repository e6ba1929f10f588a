# After a round and after a match.

web-end-you-won = Du gewinnst Runde { $round }!
web-end-won = { $name } gewinnt Runde { $round }
web-end-over = Runde { $round } ist vorbei
web-end-stalled = Runde { $round } ist vorbei: Niemand konnte weiterspielen
web-end-table = Die Punkte dieser Runde
web-end-player = Spieler
web-end-left = Noch auf der Hand
web-end-none-left = keine
web-end-value = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-end-points = Diese Runde
web-end-total = Gesamt
web-end-round = Runde
web-end-course = Wie es lief
web-end-course-table = Als Tabelle
web-end-next = Nächste Runde
web-end-you-are-out = Du bist aus der Partie raus, kannst aber weiter zuschauen.
web-end-waiting = Wir warten auf { $names }.
web-end-dealing = Die Karten werden ausgeteilt …
web-end-deal-anyway = Austeilen, ohne zu warten
web-end-match-over = Die Partie ist vorbei
web-end-match-you-won = Du gewinnst die Partie!
web-end-match-your-team-won = Dein Team gewinnt die Partie!
web-end-match-won = { $count ->
    [one] { $names } gewinnt die Partie
   *[other] { $names } gewinnen die Partie
}
web-end-rematch = Noch einmal spielen
web-end-replay = Noch einmal ansehen
web-end-download = Protokoll speichern
web-end-no-record = Das Protokoll lässt sich gerade nicht holen. Versuch es noch einmal, wenn du verbunden bist.

web-end-checking = Das Mischen wird geprüft …
web-end-not-revealed = Das Mischen lässt sich gleich prüfen.
web-end-verified = Dieses Mischen ist geprüft: Niemand hat die Karten gewählt.
web-end-unseen = Dieses Mischen ließ sich hier nicht prüfen, weil diese Seite nicht die ganze Runde gesehen hat. Mit dem Protokoll der Partie lässt es sich später prüfen.
web-end-wrong = Dieses Mischen ist nicht so, wie es versprochen war.
web-end-what-is-that = Was ist das?
web-end-shuffle-title = Mischen, das alle prüfen können
web-end-shuffle-1 = Vor dem Geben hat sich jedes Gerät eine geheime Zahl ausgedacht und nur ihr Siegel gezeigt. Der Server hat sich seine eigene ausgedacht und auch versiegelt. Erst dann haben die Geräte ihre Zahlen gezeigt.
web-end-shuffle-2 = Die Reihenfolge der Karten folgt aus allen Zahlen zusammen. Niemand konnte sie kennen oder wählen: der Server nicht, weil deine Zahl noch versiegelt war, und du nicht, weil seine es war.
web-end-shuffle-3 = Nach der Runde zeigt der Server seine Zahl. Dein Gerät hat die Reihenfolge jetzt noch einmal berechnet und mit den Karten verglichen, die du gesehen hast.
web-end-shares = Haben dazu beigetragen
web-end-dropped = Haben einen Beitrag versprochen und nicht gezeigt
web-end-own = Dein Gerät
web-end-own-included = hat dazu beigetragen
web-end-own-late = kam diesmal zu spät
web-end-own-none = hat diesmal nichts beigetragen
web-end-cards = Verglichene Karten
web-end-nobody = nur der Server
web-end-wrong-commitment = Die Zahl, die der Server gezeigt hat, ist nicht die, die er versiegelt hatte. Trau diesem Server nicht.
web-end-wrong-promise = Jemand hat eine andere Zahl gezeigt als die versiegelte.
web-end-wrong-own-share = Der Server hat für dich eine andere Zahl benutzt als die von deinem Gerät. Trau diesem Server nicht.
web-end-wrong-card = Eine Karte lag woanders, als das Mischen sie hingelegt hatte. Trau diesem Server nicht.
