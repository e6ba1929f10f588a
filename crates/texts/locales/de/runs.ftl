# Was `lastcard lab run`, `duel` und `speed` in einem Terminal sagen.
# Zahlen kommen schon in der Form der Sprache; die anderen wählen nur zwischen Einzahl und Mehrzahl.

## So viele, und wie weit es ist

# $all: an amount; $rate: how many in a second; $left: the time it still takes, such as "12s"
lab-bar = { $share } von { $all }, { $rate } pro Sekunde, noch { $left }
lab-bar-share = { $share }, noch { $left }
lab-going-on = es geht weiter nach { $done } von { $all }
lab-stopped = angehalten nach { $done } von { $all }
# $kept: an amount; a command follows
lab-stopped-kept = Aufgehoben: { $kept }. So geht es weiter:
lab-stopped-too-few = Das ist zu wenig zum Aufheben.
lab-stopped-nothing = Nichts davon ist aufgehoben; mit --checkpoint DATEI geht es später weiter.
lab-stopped-comparing = angehalten, bevor alle { $rounds } Runden gespielt waren; es wurde nichts geschrieben

## Eine Reihe von Runden

# $rounds: an amount; $bots: a bot for each seat with commas, or the one that sits at all of them if $alike is true
lab-run-played = { $rounds } an einem Tisch mit { $seats } Plätzen: { $alike ->
    [true] „{ $bots }“ auf jedem Platz.
   *[false] { $bots }.
}
lab-run-turns = Eine Runde dauert im Durchschnitt { $mean } Züge ({ $low } bis { $high }); die Hälfte braucht höchstens { $half }, eine von zehn mehr als { $tenth }.
# One round alone has no average.
lab-run-turns-once = Die Runde dauerte { $turns } Züge.
# $left, $dealer: shares with their intervals in brackets, as all shares here
lab-run-places = Wer links vom Geber sitzt, gewinnt { $left } der Runden, der Geber { $dealer }.
lab-run-draws = In { $share } der Züge zieht jemand.
lab-run-penalties = Eine Strafe gibt es { $times } mal pro Runde: im Durchschnitt { $cards } Karten, im schlimmsten Fall { $worst }.
lab-run-lead = Die Führung wechselt { $times } mal pro Runde; einer von zehn Siegern hatte einmal mehr als { $peak ->
    [one] 1 Karte.
   *[other] { $peak } Karten.
}
lab-run-match = Eine Partie dauert { $rounds } Runden ({ $low } bis { $high }) und { $turns } Züge.
# One match alone; $rounds: an amount
lab-run-match-once = Die Partie dauerte { $rounds } mit zusammen { $turns } Zügen.
# $matches, $rounds: amounts
lab-run-broken-off = Abgebrochen, weil kein Ende in Sicht war: { $matches }.
lab-run-stalled = Festgefahren: { $rounds }, das sind { $share }. Niemand konnte weiter, oder nach { $moves } Spielzügen war noch kein Ende da.
# A command follows.
lab-run-again = Dasselbe noch einmal:

## Die Zahlen einer Reihe

lab-run-head = pro Runde
    .mean = Mittel
    .interval = 95-%-Intervall
    .deviation = Std.-Abw.
    .least = min.
    .half = Hälfte
    .most = max.
lab-run-between = { $low } bis { $high }
lab-run-row =
    .turns = Züge
    .plays = gelegte Karten
    .draws = gezogene Karten
    .drawing-turns = Züge mit Ziehen
    .penalties = Strafen
    .penalty-cards = Strafkarten
    .worst-penalty = schlimmste Strafe
    .call-cards = Karten wegen „Uno!“
    .challenges = angezweifelte +4
    .guilty = entdeckte Bluffs
    .jump-ins = zwischengeworfen
    .swaps = getauschte Hände
    .skips = ausgesetzte Züge
    .refills = neu gemischt
    .lead-changes = Führungswechsel
    .winner-peak = Sieger: meiste Karten
    .winner-points = Sieger: Punkte
    .cards-left = übrige Karten
    .values-left = deren Wert
    .match-rounds = Runden pro Partie
    .match-turns = Züge pro Partie
lab-run-won =
    .by-place = gewonnen, % nach Platz hinter dem Geber
    .by-turn = gewonnen, % ab dem ersten Zug
    .by-seat = gewonnen, % nach Platz am Tisch

## Ein Duell

# $rate: a share with its interval in brackets
lab-duel-wins = „{ $a }“ gewinnt { $rate } der Runden, wo { $fair } fair wären. { $verdict ->
    [stronger] „{ $a }“ ist stärker als „{ $b }“.
    [weaker] „{ $a }“ ist schwächer als „{ $b }“.
   *[same] So viele Runden zeigen keinen Unterschied zwischen „{ $a }“ und „{ $b }“.
}
lab-duel-points = „{ $a }“ holt { $points } Punkte pro Runde ({ $low } bis { $high }).
# $rounds, $deals, $turns, $asked: amounts; $made: the number of rounds
lab-duel-played = { $rounds }: { $deals }, von jeder Seite des Tisches aus gespielt; { $turns }.
lab-duel-rounded = Gewünscht: { $asked }; mit ganzen Kartenverteilungen sind es { $made }.
lab-duel-undecided = Ohne Sieger: { $rounds }.

## Eine Geschwindigkeit

# $rounds, $turns: amounts
lab-speed-rate = { $millions } Millionen Züge und { $rounds } in einer Sekunde Prozessorzeit.
lab-speed-measured = { $turns } in { $rounds }: { $cpu } s Prozessorzeit, { $wall } s insgesamt.
lab-speed-how = „{ $policy }“ auf { $seats } Plätzen; Takt { $clock } GHz; Weg „{ $path }“, ein Zustand von { $bytes } Bytes.

## How far it is, before the time left is known

lab-bar-begun = { $share } fertig
# $all: an amount
lab-bar-begun-of = { $share } von { $all }
