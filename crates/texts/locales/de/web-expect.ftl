# What to expect of the rules of a table: how long it takes, and how much seats and luck decide.

web-expect-title = Was dich mit { $players } Spielern erwartet
web-expect-waiting = Bots probieren diese Regeln aus …
# $low, $high: eight of ten rounds lie between them
web-expect-round = Eine Runde dauert ungefähr { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} ({ $low } bis { $high }).
web-expect-round-even = Eine Runde dauert ungefähr { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}.
# $length: such as "45 minutes" or "1.5 hours"
web-expect-match = Eine Partie dauert ungefähr { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}: zusammen { $length }.
web-expect-match-one = Eine Partie ist eine einzige Runde.
# $shares: such as "26 / 25 / 25 / 24 %", or none
web-expect-seats = Wo du sitzt, { $level ->
    [even] ist fast egal
    [little] macht ein wenig aus
   *[clear] macht etwas aus
}{ $shares ->
    [none] .
   *[other] { " " }({ $shares }).
}
web-expect-from-to = { $low } bis { $high }
# $place: counted from the player after the dealer, who is 1
web-expect-best = { $which ->
    [first] Wer nach dem Geber sitzt, gewinnt am häufigsten.
    [dealer] Der Geber gewinnt am häufigsten.
   *[other] Wer { $place } Plätze nach dem Geber sitzt, gewinnt am häufigsten.
}
# $count: one of so many rounds
web-expect-stalls = Eine von { $count } Runden endet, weil niemand weiterkann.
web-expect-luck = Glück: { $percent }
web-expect-luck-level = { $level ->
    [all] Fast alles ist Glück.
    [mostly] Vor allem Glück und etwas Können.
   *[both] Glück und Können entscheiden zusammen.
    [skill] Können entscheidet mehr als Glück.
}
web-expect-how = Woher kommt das?
web-expect-how-text = Bots haben mit diesen Regeln { $rounds } Runden gespielt. Für Menschen ist angenommen, dass ein Zug { $seconds } Sekunden dauert; acht von zehn Runden liegen in den Zeiten in Klammern. Die Prozente sind die gewonnenen Runden, vom Spieler nach dem Geber bis zum Geber. Glück ist 100 %, wenn gutes Spiel nicht mehr hilft als zufälliges, und 0 %, wenn immer gewinnt, wer gut spielt.
web-expect-lab = Regellabor
