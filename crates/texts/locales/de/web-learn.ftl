# Learning: a first game in lessons, tips, glossary and "may I do this?"

web-learn-title = Lernen
web-learn-game = Ein erstes Spiel
    .about = Kurze Lektionen am echten Tisch: jede Karte und jede Regel einmal.
web-learn-house = Hausregeln
    .about = Was viele Tische noch vereinbaren. Jede Regel ist eine Lektion.
web-learn-tips = Tipps
    .about = Wie du besser spielst.
web-learn-glossary = Wörter
    .about = Was die Wörter des Spiels bedeuten.
web-learn-ruling = Darf ich das?
    .about = Beschreibe, wie es steht. Du bekommst ein klares Ja oder Nein, mit der Regel.
web-learn-sheet = Die Regeln lesen
web-learn-lab = Regellabor
web-learn-no-engine = Das geht hier gerade nicht: das Spiel selbst ist nicht geladen. Die Regeln lesen kannst du trotzdem.
web-learn-not-there = Das lässt sich gerade nicht holen. Lade die Seite neu, wenn du eine Verbindung hast.

## Progress

web-learn-progress = { $done } von { $all } geschafft
web-learn-begin = Mit Lektion 1 beginnen
web-learn-go-on = Weiter mit Lektion { $number }
web-learn-all = Alle Lektionen
web-learn-again-all = Alle Lektionen von vorn
# $number: the place of the lesson; $done: true if it was done
web-learn-open = Lektion { $number }: { $title }{ $done ->
    [true] , geschafft
   *[false] { "" }
}

## During a lesson

web-learn-you = Du
web-learn-left = Nora
web-learn-right = Sam
web-learn-lesson = Lektion { $number } von { $all }
web-learn-coach = Anleitung
web-learn-start = Beginnen
web-learn-watch = Sieh, was geschieht …
web-learn-hint = Wie?
web-learn-again = Noch einmal
web-learn-next = Nächste Lektion
web-learn-skip = Überspringen
web-learn-finished = Das war die letzte Lektion. Du kennst jetzt das ganze Spiel.
web-learn-play-now = Richtig spielen
web-learn-broken = Diese Lektion ist hängen geblieben. Beginne sie noch einmal.
web-learn-points = Die Punkte dieser Runde

# How something is done. $color: none if none is chosen; $button: what stands on the button
web-learn-help-play = { $color ->
    [none] Wähle in deiner Hand: { $cards }.
   *[other] Wähle in deiner Hand: { $cards }, und dann { $color }.
}
web-learn-help-swap = Wähle in deiner Hand: { $cards }, und dann { $name }.
web-learn-help-together = Wähle „{ $button }“, tippe an: { $cards }, und lege sie.
web-learn-help-jump-in = Du bist nicht dran. Wähle trotzdem in deiner Hand: { $cards }, und bestätige, dass du dazwischenwirfst.
web-learn-help-draw = Wähle den Nachziehstapel oder den Knopf zum Ziehen.
web-learn-help-challenge = Wähle „{ $button }“ in der Frage auf dem Tisch.
web-learn-help-call = Drücke „{ $button }“ neben deiner Hand.
web-learn-help-catch = Wähle „{ $button }“ bei { $name }.

## The lessons
# $left and $right: who sits to your left and right.

web-learn-lesson-match = Farbe, Zahl oder Symbol
    .before = Wer als Erster keine Karten mehr hat, gewinnt die Runde. Wenn du dran bist, spielst du eine Karte, die zur obersten Karte des Ablagestapels passt.
    .do-1 = Oben liegt eine rote 5. Spiele deine rote 2: dieselbe Farbe.
    .do-2 = Jetzt liegt da eine gelbe 9. Spiele deine grüne 9: dieselbe Zahl.
    .do-3 = { $left } hat eine grüne Aussetzkarte gespielt. Spiele deine blaue Aussetzkarte: dasselbe Symbol.
    .other = Auch das ist erlaubt. Aber so siehst du nicht alle drei Arten, wie eine Karte passen kann. Versuch es noch einmal.
    .after = Dieselbe Farbe, dieselbe Zahl oder dasselbe Symbol: eins von dreien reicht.
web-learn-lesson-draw = Ziehen
    .before = Kannst du nichts spielen, ziehst du eine Karte vom Nachziehstapel.
    .do-1 = Keine deiner Karten passt auf die rote 5. Zieh eine Karte.
    .do-2 = Du hast eine rote 7 gezogen, und sie passt. Spiele sie gleich.
    .do-3 = Wieder passt nichts. Zieh noch eine Karte und sieh, was geschieht.
    .other = Das ist erlaubt: du darfst eine gezogene Karte behalten. Aber spiele sie diesmal, um zu sehen, wie es weitergeht.
    .after = Passt die gezogene Karte, darfst du sie gleich spielen. Wenn nicht, behältst du sie, und dein Zug ist vorbei.
web-learn-lesson-skip = Aussetzen
    .before = Nach einer Aussetzkarte muss der nächste Spieler aussetzen.
    .do-1 = { $left } kommt nach dir. Spiele deine grüne Aussetzkarte.
    .other = Auch das ist erlaubt, aber dann ist einfach { $left } dran. Spiele die Aussetzkarte, um zu sehen, was sie bewirkt.
    .after = { $left } musste aussetzen; gleich war { $right } dran.
web-learn-lesson-reverse = Richtungswechsel
    .before = Nach einer Richtungswechselkarte geht es andersherum.
    .do-1 = Es geht im Uhrzeigersinn, also kommt { $left } nach dir. Spiele deine blaue Richtungswechselkarte.
    .other = Auch das ist erlaubt, aber dann geht es einfach im Uhrzeigersinn weiter. Spiele die Richtungswechselkarte, um zu sehen, wie sich alles dreht.
    .after = Jetzt kam erst { $right } und danach { $left }. So bleibt es, bis jemand wieder die Richtung wechselt.
web-learn-lesson-two = Zu zweit
    .before = Zu zweit bist du nach einer Aussetzkarte selbst wieder dran. Eine Richtungswechselkarte wirkt dann genauso.
    .do-1 = Spiele deine rote Aussetzkarte und deine rote Richtungswechselkarte, eine nach der anderen.
    .other = Auch das ist erlaubt, aber dann ist { $left } dran. Spiele die beiden Karten: dann bleibst du dran.
    .after = Zwei Karten weg, und du bist immer noch dran.
web-learn-lesson-draw-two = +2
    .before = Nach einer +2 muss der nächste Spieler zwei Karten ziehen und aussetzen.
    .do-1 = Spiele deine gelbe +2 gegen { $left }.
    .do-2 = { $right } hat auf deine eine +2 gespielt: das ist erlaubt, denn das Symbol ist dasselbe. Jetzt warten zwei Karten auf dich. Zieh sie.
    .other = Auch das ist erlaubt, aber dann muss { $left } nichts ziehen. Spiele die +2.
    .after = Du hast zwei Karten gezogen, und dein Zug ist vorbei. An den meisten Tischen hilft nichts dagegen.
web-learn-lesson-wild = Farbwahl
    .before = Eine Farbwahlkarte passt auf alles. Wer sie spielt, wählt die Farbe, die von da an gilt.
    .do-1 = Deine anderen Karten passen nicht. Spiele deine Farbwahlkarte und wähle Blau: davon hast du am meisten.
    .other = Auch das ist erlaubt. Aber spiele die Farbwahlkarte und wähle Blau: dann sind deine nächsten Züge leicht.
    .after = { $left } hatte kein Blau und musste ziehen. Eine Farbwahlkarte darf man immer spielen, auch wenn etwas anderes passt; heb sie lieber auf, bis nichts mehr geht.
web-learn-lesson-wild-draw-four = +4
    .before = Eine +4 ist eine Farbwahlkarte, nach der der nächste Spieler vier Karten zieht und aussetzt. Sie ist nur erlaubt, wenn du keine Karte in der geltenden Farbe hast.
    .do-1 = Es gilt Rot, und du hast kein Rot: sie ist erlaubt. Spiele sie und wähle Gelb.
    .do-2 = { $right } macht dasselbe mit dir. Vier Karten warten. Zieh sie.
    .other = Auch das ist erlaubt. Aber mach es diesmal wie beschrieben, um beide Seiten einer +4 zu sehen.
    .after = Wer die vier Karten zieht, glaubt, dass die +4 erlaubt war. Wer es nicht glaubt, kann sie anzweifeln: das kommt als Nächstes.
web-learn-lesson-bluff = Anzweifeln: ein Bluff
    .before = Wer eine +4 spielt, die nicht erlaubt ist, blufft. Nur wer ziehen muss, darf sie anzweifeln. { $right } fängt an; es gilt Blau.
    .do-1 = { $right } hat noch fünf Karten. Keine einzige davon blau? Zweifle die +4 an.
    .do-2 = Es war ein Bluff: { $right } musste stattdessen vier Karten ziehen. Es gilt weiter Grün, und du bist normal dran. Spiele deine grüne 5.
    .other = Auch das ist erlaubt. Aber zweifle sie diesmal an und spiele danach deine grüne 5, um zu sehen, was ein Bluff kostet.
    .after = Gut geraten: du hast nichts gezogen und konntest spielen. Je mehr Karten jemand hat, desto eher ist es ein Bluff.
web-learn-lesson-honest = Anzweifeln: kein Bluff
    .before = War die +4 erlaubt, kostet dich das Anzweifeln zwei Karten mehr. { $right } fängt an; es gilt Blau.
    .do-1 = { $right } hat nur noch eine Karte, Blau ist also unwahrscheinlich. Zweifle trotzdem an, um zu sehen, was es kostet.
    .other = Klug: hier war Ziehen besser. Aber zweifle diesmal an, um zu sehen, was ein Irrtum kostet.
    .after = { $right } hatte kein Blau. Du hast die vier Karten gezogen und zwei dazu, und dein Zug ist vorbei.
web-learn-lesson-call = Uno!
    .before = Wenn du so spielst, dass dir eine Karte bleibt, musst du „Uno!“ rufen.
    .do-1 = Du hast noch zwei Karten. Drücke „Uno!“ und spiele deine blaue 8. Erst rufen oder erst spielen: beides ist gut.
    .other = Auch das ist erlaubt, aber dann gibt es nichts zu rufen. Rufe „Uno!“ und spiele deine blaue 8.
    .after = Gut gemacht: noch eine Karte, und niemand kann dich erwischen.
web-learn-lesson-caught = Erwischt werden
    .before = Vergisst du, „Uno!“ zu rufen, kann dich jemand erwischen, solange der nächste Spieler noch nichts getan hat.
    .do-1 = Spiele deine gelbe 3 und rufe diesmal mit Absicht nicht.
    .other = So soll es sein. Aber diese Lektion zeigt, was geschieht, wenn du es vergisst: spiele deine gelbe 3, ohne zu rufen.
    .after = { $left } hat dich erwischt: zwei Karten ziehen. Rufen ist nur ein Tipp.
web-learn-lesson-catch = Erwischen
    .before = Pass auch auf die anderen auf. { $right } hat noch zwei Karten und spielt gleich eine.
    .do-1 = { $right } hat noch eine Karte und nicht gerufen. Erwische { $right }, bevor du etwas anderes tust.
    .other = Auch das ist erlaubt, aber jetzt ist es zu spät, { $right } zu erwischen. Mach das zuerst und spiele danach.
    .after = Erwischt: { $right } hat zwei Karten gezogen. Du bist immer noch dran.
web-learn-lesson-out = Fertig werden, und die Punkte
    .before = Wenn du deine letzte Karte spielst, bist du fertig, und die Runde ist vorbei.
    .do-1 = Du hast „Uno!“ gerufen, und deine rote 9 passt. Spiele sie.
    .other = Auch das ist erlaubt, aber du hättest fertig werden können. Spiele deine rote 9.
    .after = Du bekommst die Punkte der Karten, die die anderen noch haben. Zahlen zählen ihre Zahl, Aussetzen, Richtungswechsel und +2 zählen 20, eine Farbwahlkarte 40 und eine +4 50. Das macht hier 73. Wer zuerst 500 Punkte hat, gewinnt die Partie.
web-learn-lesson-stacking = Stapeln
    .before = An vielen Tischen darf man eine +2 auf eine +2 spielen. Die Karten werden zusammengezählt und gehen an den nächsten Spieler. { $right } fängt an.
    .do-1 = { $right } hat eine +2 gespielt. Spiele deine blaue +2 darauf.
    .other = Ziehen ist auch erlaubt. Aber mit deiner eigenen +2 schickst du die Karten weiter: versuch das.
    .after = { $left } hatte keine +2 und musste alle vier ziehen.
web-learn-lesson-seven-zero = Die 7 und die 0
    .before = Bei dieser Regel tauschst du mit jemandem deiner Wahl die Handkarten, wenn du eine 7 spielst. Bei einer 0 geben alle ihre Hand in Spielrichtung weiter.
    .do-1 = { $left } hat nur zwei Karten. Spiele deine rote 7 und tausche mit { $left }.
    .other = Auch das ist erlaubt. Aber { $left } hat die wenigsten Karten: spiele deine rote 7 und tausche mit { $left }.
    .after = Du hast die zwei Karten von { $left } bekommen. Dann hat { $left } deine rote 0 gespielt, und alle Hände sind einen Platz weitergegangen.
web-learn-lesson-jump-in = Dazwischenwerfen
    .before = Bei dieser Regel darfst du auch dann, wenn du nicht dran bist, eine Karte spielen, die genau wie die oberste ist: dieselbe Farbe und dieselbe Zahl oder dasselbe Symbol. { $left } fängt an.
    .do-1 = { $right } ist dran, aber auch du hast eine grüne 4. Wirf sie dazwischen.
    .other = Auch das ist erlaubt, aber dann wirfst du nicht dazwischen. Versuch es noch einmal.
    .after = { $right } wurde übergangen: nach dir macht { $left } weiter.
web-learn-lesson-together = Mehrere Karten auf einmal
    .before = Bei dieser Regel spielst du in einem Zug alle Karten derselben Zahl, die du loswerden willst. Die erste muss passen; die letzte liegt oben.
    .do-1 = Spiele deine drei Achten auf einmal, die gelbe zuerst.
    .other = Auch das ist erlaubt. Aber du kannst alle drei loswerden: lege die gelbe 8, die rote 8 und die grüne 8 auf einmal.
    .after = Drei Karten in einem Zug weg. Es gilt die Farbe der letzten.

## May I do this?

web-learn-examples = Beispiele
web-learn-ask = Darf ich das?
web-learn-yes = Ja
web-learn-no = Nein
web-learn-clause = Regel { $clause }
web-learn-clause-read = Die Regeln lesen
web-learn-missing-hand = Wähle zuerst die Karten auf deiner Hand.
web-learn-missing-deed = Wähle zuerst die Karte, die du spielen willst.
web-learn-missing-drawn = Wähle zuerst die Karte, die du gerade gezogen hast.

web-learn-hand = Deine Hand
web-learn-hand-about = Tippe eine Karte an, um sie dazuzunehmen. Tippe sie in deiner Hand an, um sie wegzunehmen.
web-learn-hand-count = { $count ->
    [0] Noch keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
web-learn-hand-full = Mehr als { $most } Karten kannst du hier nicht wählen.
web-learn-add = { $card }: dazunehmen
web-learn-remove = { $card }: wegnehmen
web-learn-kinds = Karten
web-learn-kinds-wild = ohne Farbe
web-learn-top-other = Eine andere Karte wählen
web-learn-top = Die oberste Karte
web-learn-color-in-force = Die geltende Farbe
web-learn-players = Die anderen
web-learn-players-about = Du bist Spieler 1. Spieler 2 sitzt links von dir; weiter im Uhrzeigersinn.
web-learn-player-cards = Spieler { $number }, Karten
web-learn-player-more = Ein Spieler mehr
web-learn-player-fewer = Ein Spieler weniger
web-learn-moment = Was gerade los ist
web-learn-moment-play = Ich bin dran
web-learn-moment-after-draw = Ich habe gerade gezogen
web-learn-moment-serve = Karten warten darauf, dass ich sie ziehe
web-learn-moment-other = Jemand anderes ist dran
web-learn-drawn = Welche Karte hast du gezogen?
web-learn-owed = Wie viele Karten warten?
web-learn-whose-turn = Wer ist dran?
web-learn-called = Ich habe schon „Uno!“ gerufen
web-learn-deed = Was willst du tun?
web-learn-deed-play = Spielen
web-learn-deed-jump-in = Dazwischenwerfen
web-learn-deed-draw = Ziehen
web-learn-deed-pass = Passen
web-learn-deed-challenge = Anzweifeln
web-learn-deed-call = „Uno!“ rufen
web-learn-deed-catch = Erwischen
web-learn-deed-cards = Welche Karte?
web-learn-deed-cards-about = Wähle mehrere, wenn du sie auf einmal legen willst, in der Reihenfolge, in der du sie legst.
web-learn-deed-color = Welche Farbe wählst du?
web-learn-deed-swap = Tauschen mit
web-learn-no-color = keine Farbe
web-learn-nobody = niemand
web-learn-deed-uno = Ich rufe dazu „Uno!“
web-learn-deed-whom = Wen willst du erwischen?
web-learn-changed = Etwas hat sich geändert. Frag noch einmal.

web-learn-example-draw-two = Eine +2 auf eine +2?
web-learn-example-last-skip = Eine Aussetzkarte als letzte Karte?
web-learn-example-last-wild = Eine Farbwahlkarte als letzte Karte?
web-learn-example-bluff = Eine +4 mit der Farbe auf der Hand?
web-learn-example-drawn = Nach dem Ziehen eine andere Karte spielen?
web-learn-example-choice = Ziehen, obwohl etwas passt?
web-learn-example-jump-in = Dieselbe Karte, ohne dran zu sein?
web-learn-example-pair = Zwei gleiche Karten auf einmal?
web-learn-example-skip-on-draw-two = Eine Aussetzkarte gegen eine +2?
