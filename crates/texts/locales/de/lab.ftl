# Was das Labor über Regeln sagt: Maße, Hausregeln, Sätze, Berichte und Bilder.
# Zahlen kommen schon in der Form der Sprache. $here: mit diesen Regeln; $base: mit den Regeln, mit denen verglichen wird.

## Maße

lab-measure-turns-per-round = Länge einer Runde
    .about = Wie viele Züge eine Runde dauert.
    .unit = Züge
lab-measure-turns-per-match = Länge einer Partie
    .about = Wie viele Züge eine Partie dauert, alle Runden zusammen.
    .unit = Züge
lab-measure-rounds-per-match = Runden einer Partie
    .about = Wie viele Runden es braucht, bis jemand die Partie gewonnen hat.
    .unit = Runden
lab-measure-first-seat-edge = Vorteil des ersten Zugs
    .about = Wie viel mehr als einen fairen Anteil der Runden gewinnt, wer beginnt.
    .unit = Prozentpunkte
lab-measure-lead-changes = Führungswechsel
    .about = Wie oft in einer Runde jemand anders die wenigsten Karten hat.
    .unit = mal pro Runde
lab-measure-draw-share = Züge mit Ziehen
    .about = In welchem Teil der Züge jemand zieht.
    .unit = % der Züge
lab-measure-penalties = Strafen
    .about = Wie oft in einer Runde jemand wegen einer Ziehkarte oder eines Anzweifelns zieht.
    .unit = mal pro Runde
lab-measure-cards-per-penalty = Karten pro Strafe
    .about = Wie viele Karten eine Strafe im Durchschnitt kostet.
    .unit = Karten
lab-measure-comebacks = Aufholjagden in einer Runde
    .about = Der Teil der gewonnenen Runden, in denen die Siegerhand einmal mindestens fünf Karten größer war als die kleinste.
    .unit = % der Runden
lab-measure-match-comebacks = Aufholjagden in einer Partie
    .about = Der Teil der Partien, in denen nach der Hälfte der Runden noch jemand anders vorn oder gleichauf lag.
    .unit = % der Partien
lab-measure-skill-easy = Können unter Anfängern
    .about = Wie viel mehr als einen fairen Anteil der Runden ein Bot „normal“ unter Bots „easy“ gewinnt.
    .unit = Prozentpunkte
lab-measure-skill-random = Können gegen Zufall
    .about = Wie viel mehr als einen fairen Anteil der Runden ein Bot „normal“ unter Bots „random“ gewinnt.
    .unit = Prozentpunkte
lab-measure-stalls = festgefahrene Runden
    .about = Der Teil der Runden, in denen niemand mehr weiterkann.
    .unit = % der Runden

## Hausregeln

lab-house-stacking = Stapeln
    .about = Eine +2 darf auf eine +2 und eine +4 auf eine +4; der nächste Spieler zieht alles.
lab-house-stacking-all = Alles stapeln
    .about = Jede Ziehkarte darf auf jede andere Ziehkarte.
lab-house-draw-until-playable = Ziehen, bis etwas passt
    .about = Wer zieht, zieht weiter, bis eine Karte passt.
lab-house-no-voluntary-draw = Kein freiwilliges Ziehen
    .about = Nur wer nicht spielen kann, darf ziehen.
lab-house-force-play = Spielpflicht
    .about = Wer eine passende Karte hat, muss spielen, auch die gerade gezogene.
lab-house-seven-zero = 7-0
    .about = Mit einer 7 tauschst du die Hand mit jemandem, mit einer 0 wandern alle Hände weiter.
lab-house-jump-in = Zwischenwerfen
    .about = Eine Karte, die genau der obersten gleicht, darf auch außer der Reihe gelegt werden.
lab-house-no-challenge = Kein Anzweifeln
    .about = Niemand zweifelt an, und eine +4 geht nur, wenn sie erlaubt ist.
lab-house-wild-four-anytime = +4 jederzeit
    .about = Eine +4 darf immer gelegt werden, und niemand kann sie anzweifeln.
lab-house-pairs = Paare
    .about = Zwei gleiche Karten dürfen zusammen gelegt werden.
lab-house-same-number = Mehrere einer Zahl
    .about = Alle Karten derselben Zahl dürfen zusammen gelegt werden.
lab-house-mercy = Gnade bei 25 Karten
    .about = Wer 25 Karten hat, ist aus der Runde raus.
lab-house-swap-card = Mit Tauschkarte
    .about = Im Deck sind eine Tauschkarte und drei Blankokarten.
lab-house-shuffle-card = Mit Mischkarte
    .about = Im Deck sind eine Mischkarte und drei Blankokarten.
lab-house-strict-symbols = Strenge Aktionskarten
    .about = Aussetzkarte, Richtungswechselkarte und +2 gehen nur auf die eigene Farbe.
lab-house-number-last = Zum Schluss eine Zahl
    .about = Die letzte Karte muss eine Zahl sein.
lab-house-deflect = +2 weiterschicken
    .about = Mit einer Aussetz- oder Richtungswechselkarte in der geltenden Farbe geht eine +2 an jemand anders.
lab-house-no-call = Ohne „Uno!“
    .about = Niemand muss „Uno!“ rufen.
lab-house-places = Um Plätze
    .about = Die anderen spielen weiter, bis eine Person übrig ist.
lab-house-partners = Zu zweit im Team
    .about = Zwei, die sich gegenübersitzen, haben gemeinsame Punkte.
lab-house-five-cards = Fünf Karten
    .about = Alle bekommen am Anfang fünf Karten.
lab-house-ten-cards = Zehn Karten
    .about = Alle bekommen am Anfang zehn Karten.

## Sätze

# $change: more or less, against the base; $minutes: at $pace seconds a turn
lab-says-turns = Mit „{ $rules }“ dauert eine Runde { $by } { $change ->
        [more] länger
       *[less] kürzer
    }: { $here } statt { $base } Züge, also rund { $minutes } Minuten bei { $pace } Sekunden pro Zug.
# $change: same as far as so many rounds can show, or hardly another
lab-says-turns-same = Mit „{ $rules }“ dauert eine Runde { $change ->
        [hardly] fast genauso viele Züge wie mit „{ $base }“
       *[same] genauso viele Züge wie mit „{ $base }“, soweit { $rounds } Runden es zeigen können
    }: { $here }, also rund { $minutes } Minuten bei { $pace } Sekunden pro Zug.
lab-says-match = Eine Partie dauert { $by } { $change ->
        [more] länger
       *[less] kürzer
    }: rund { $here } statt { $base } Minuten.
lab-says-rounds = Eine Partie hat { $change ->
        [more] mehr
       *[less] weniger
    } Runden: { $here } statt { $base }.
# $fair: what would be fair; $fair-base: the same for $base, or "same"
lab-says-first = Der erste Zug ist { $change ->
        [more] mehr
       *[less] weniger
    } wert: Wer beginnt, gewinnt { $here } der Runden, wo { $fair } fair wären, statt { $base }{ $fair-base ->
        [same] .
       *[other] , wo { $fair-base } fair wären.
    }
lab-says-lead = Die Führung wechselt { $change ->
        [more] öfter
       *[less] seltener
    }: { $here } statt { $base } mal pro Runde.
lab-says-draws = In { $change ->
        [more] mehr
       *[less] weniger
    } Zügen wird gezogen: { $here } statt { $base }.
lab-says-penalties = Strafen kommen { $change ->
        [more] öfter
       *[less] seltener
    } vor: { $here } statt { $base } mal pro Runde.
# $worst: the most cards of one penalty
lab-says-hit = Wen es trifft, der zieht { $change ->
        [more] mehr
       *[less] weniger
    }: im Durchschnitt { $here } statt { $base } Karten, im schlimmsten Fall { $worst }.
lab-says-comebacks = Aufholjagden sind { $change ->
        [more] häufiger
       *[less] seltener
    }: In { $here } der Runden lag der Sieger einmal fünf Karten oder mehr zurück, statt in { $base }.
lab-says-match-comebacks = Partien kippen { $change ->
        [more] öfter
       *[less] seltener
    }: In { $here } davon lag der Sieger nach der Hälfte nicht vorn, statt in { $base }.
# $fair, $fair-base as above
lab-says-skill-easy = Können zählt unter Anfängern { $change ->
        [more] mehr
       *[less] weniger
    }: Ein Bot „normal“ unter Bots „easy“ gewinnt { $here } der Runden, wo { $fair } fair wären, statt { $base }{ $fair-base ->
        [same] .
       *[other] , wo { $fair-base } fair wären.
    }
lab-says-skill-random = Können zählt gegen Zufall { $change ->
        [more] mehr
       *[less] weniger
    }: Ein Bot „normal“ unter Bots „random“ gewinnt { $here } der Runden, wo { $fair } fair wären, statt { $base }{ $fair-base ->
        [same] .
       *[other] , wo { $fair-base } fair wären.
    }
lab-says-stalls = Runden fahren sich { $change ->
        [more] öfter
       *[less] seltener
    } fest: { $here } statt { $base }.
# $games: an amount, such as "20,000 rounds" or "1,000 matches"; $measures: the names of measures
lab-says-same = Kein Unterschied, den { $games } zeigen konnten: { $measures }.

## Berichte und Tabellen

lab-figures = Bilder
lab-title = Was die Regeln bewirken
lab-intro = { $bots } haben mit jeder dieser Regeln { $rounds } einzelne Runden und { $matches } Partien gespielt, an einem Tisch für { $seats }, immer mit denselben Seeds. Alle anderen werden mit „{ $base }“ verglichen.
lab-bots = Bots ({ $levels })
lab-limits = Bots sind keine Menschen: Sie sind schneller, vergessen weniger und sprechen sich nie ab. Was sich zwischen Regeln unterscheidet, gilt auch an eurem Tisch eher als eine einzelne Zahl.
lab-in-short = Kurz gesagt
lab-what-differs = Worin sich die Regeln unterscheiden
lab-measure = Maß
lab-rules = Regeln
lab-value = Wert
lab-difference = Unterschied zu „{ $base }“
lab-option = Auswahl
lab-between = { $value } ({ $low } bis { $high })
lab-reading = In Klammern: das 95-%-Intervall. Ein Unterschied ist mit * markiert, wenn er sicher ist, obwohl so viele Maße betrachtet werden: Die Null liegt nicht in seinem Intervall, und er besteht die Korrektur nach Holm. Würden Regeln gar nichts bewirken, wäre in höchstens einem von zwanzig Vergleichen etwas markiert.
lab-made = Seed { $seed }. Derselbe Seed ergibt mit derselben Version des Programms dieselben Zahlen.
lab-worst-penalty = schlimmste Strafe einer Runde
lab-table-of = Die Zahlen zu „{ $title }“

## Bilder

lab-figure-length = Wie lang Runden sind
lab-figure-length-axis = Züge pro Runde
lab-figure-rounds-axis = Anteil der Runden
lab-figure-half = mittlere Hälfte
lab-figure-median = Median
lab-figure-mean = Mittelwert
lab-figure-nine-tenths = ohne das unterste und das oberste Zehntel
lab-figure-seats = Wer gewinnt, nach Platz hinter dem Geber
lab-figure-seats-axis = Platz hinter dem Geber
lab-figure-wins-axis = Anteil der gewonnenen Runden
lab-figure-dealer = Geber
lab-figure-points = Was eine Runde wert ist
lab-figure-points-axis = Punkte pro Runde
lab-figure-compare = Was die Regeln bewirken, neben „{ $base }“
lab-figure-house-rules = { $measure }: was Hausregeln ändern
lab-figure-duel = { $a } gegen { $b }
lab-figure-duels = Bots gegen Bots
lab-figure-caption = { $rules } · { $seats } Spieler · { $rounds } Runden · Seed { $seed }
lab-figure-key-interval = Linien: 95-%-Intervalle.
lab-figure-key-certain = Gefüllt: sicher anders als die Basis. Hohl: kein Unterschied, den diese Runden zeigen.
lab-figure-key-strip = Linie: vom untersten Zehntel bis zum obersten. Kasten: die mittlere Hälfte. Strich: der Median.
lab-figure-key-fair = Gestrichelt: der faire Anteil.
lab-figure-key-stronger = Gefüllt: sicher nicht wie die anderen. Hohl: kein Unterschied, den diese Runden zeigen.
lab-figure-key-base = Gestrichelt: die Basis.

## Captions of figures

lab-figure-key-square = Quadrat: die Basis.
lab-figure-key-others = Gefüllter Kreis: die anderen.
lab-figure-rules-and-bots = { $rules } · Bots: { $bots }
lab-figure-and-others = { $base } und { $others } andere
# $caption: what was played besides
lab-figure-with-matches = { $caption } · { $matches } Partien
lab-figure-with-skill = { $caption } · { $rounds } Runden für das Können

## More of a report

lab-report-skill = Das Können beruht auf weiteren { $rounds } Runden eines Bots „normal“ unter Bots „easy“ und ebenso vielen unter Bots „random“.
# $base, $here: the cards of that penalty
lab-report-worst = Karten der schlimmsten Strafe einer Runde: { $base } → { $here }.
lab-report-options = Einstellungen von „{ $rules }“ neben „{ $base }“

# $kind: rounds, matches, deals or turns; $number: how many, $count for the plural
lab-amount = { $kind ->
    [matches] { $count ->
        [one] 1 Partie
       *[other] { $number } Partien
    }
    [deals] { $count ->
        [one] 1 Kartenverteilung
       *[other] { $number } Kartenverteilungen
    }
    [turns] { $count ->
        [one] 1 Zug
       *[other] { $number } Züge
    }
   *[rounds] { $count ->
        [one] 1 Runde
       *[other] { $number } Runden
    }
}
