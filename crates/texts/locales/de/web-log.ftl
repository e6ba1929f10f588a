# What happened at the table, besides the game.
# $who: you (the viewer) or other, whose name is $name.

# $bot: true or false
web-log-joined = { $bot ->
    [true] { $name }, ein Bot, nimmt Platz.
   *[false] { $name } nimmt Platz.
}
# $new: the new name
web-log-renamed = { $who ->
    [you] Du heißt jetzt { $new }.
   *[other] { $name } heißt jetzt { $new }.
}
# $kicked: true when the host did it
web-log-gone = { $who ->
    [you] { $kicked ->
        [true] Der Host hat dich vom Tisch entfernt.
       *[false] Du hast den Tisch verlassen.
    }
   *[other] { $kicked ->
        [true] Der Host hat { $name } vom Tisch entfernt.
       *[false] { $name } hat den Tisch verlassen.
    }
}
web-log-host = { $who ->
    [you] Du bist jetzt der Host.
   *[other] { $name } ist jetzt der Host.
}
web-log-seats = Die Reihenfolge der Plätze hat sich geändert.
web-log-rules = Der Tisch hat jetzt andere Regeln.
web-log-settings = Die Einstellungen des Tisches haben sich geändert.
# $driven: true when a bot begins, false when it stops
web-log-driven = { $who ->
    [you] { $driven ->
        [true] Ein Bot spielt für dich.
       *[false] Du spielst wieder selbst.
    }
   *[other] { $driven ->
        [true] Ein Bot spielt für { $name }.
       *[false] { $name } spielt wieder selbst.
    }
}
web-log-match-began = Partie { $number } beginnt.
web-log-match-aborted = Die Partie wurde abgebrochen.
web-log-committed = Die Karten werden gemischt; alle Spieler tragen dazu bei.
web-log-revealed = Das Mischen dieser Runde lässt sich jetzt prüfen.
