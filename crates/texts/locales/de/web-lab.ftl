# The page "Rules lab": what house rules do, and one's own rules tried out.

web-lab-title = Regellabor
web-lab-intro = Was wird aus eurem Spiel, wenn ihr Stapeln erlaubt? Bots haben es tausende Male gespielt, mit jeder Hausregel und ohne sie.
web-lab-failed = Die Zahlen lassen sich gerade nicht laden. Lade die Seite neu, wenn du Verbindung hast.
web-lab-base = Regeln ohne die Hausregel
web-lab-players = Spieler
web-lab-table-of = Welcher Tisch

## One measure, every house rule

web-lab-by-measure = Was ändern Hausregeln?
web-lab-measure = Betrachtet wird
web-lab-less = weniger
web-lab-same = wie ohne
web-lab-more = mehr
web-lab-key = Der Punkt ist der Unterschied, die Linie sein 95-%-Intervall. Hohler Punkt: kein Unterschied, den { $rounds } Runden zeigen.
web-lab-without = Ohne Hausregeln: { $value }
web-lab-table = Dasselbe als Tabelle
web-lab-rule = Hausregel
web-lab-with = Damit
web-lab-difference = Unterschied ({ $unit })
web-lab-interval = { $value } ({ $low } bis { $high })

## One house rule, every measure

web-lab-by-rule = Was bewirkt eine Hausregel?
web-lab-choose = Hausregel
web-lab-lengths = Wie lang Runden sind, in Zügen
web-lab-lengths-key = Linie: vom kürzesten Zehntel bis zum längsten. Kasten: die mittlere Hälfte. Strich: gleich viele Runden sind kürzer wie länger.
web-lab-lengths-text = { $rules }: die Hälfte der Runden hat höchstens { $p50 } Züge; acht von zehn haben { $p10 } bis { $p90 }.
web-lab-places = Wer gewinnt, nach dem Platz hinter dem Geber
web-lab-place = { $dealer ->
    [true] Der Geber
   *[false] Platz { $place }
}
web-lab-fair = gerecht
web-lab-how = Jede Runde wurde mit demselben Seed mit und ohne die Regel gespielt, mit Bots auf allen Plätzen. Für die Minuten dauert ein Zug { $seconds } Sekunden.

## One's own rules

web-lab-own = Probier deine eigenen Regeln aus
web-lab-own-about = Zwei Regelwerke nebeneinander, an einem Tisch für so viele, wie du willst.
web-lab-own-first = Erste Regeln
web-lab-own-second = Zweite Regeln
web-lab-fewer = Ein Spieler weniger
web-lab-another = Ein Spieler mehr
web-lab-own-lengths-key = Linie: vom kürzesten Zehntel bis zum längsten. Strich: der Durchschnitt.
web-lab-own-nothing = Gerade kann niemand sagen, was zu erwarten ist. Sind es zu viele oder zu wenige Spieler für diese Regeln?
