# Whether the shuffles of a written-down match are what was promised: `lastcard verify`.

verify-round-fair = Runde { $round }: Gemischt wurde wie versprochen, und jede Karte folgt daraus.
verify-round-seed = Runde { $round }: Jede Karte folgt aus dem Seed.
# $count: how many names there are
verify-shares = { $names } { $count ->
    [one] hat
   *[other] haben
} dazu beigetragen.
verify-no-shares = Kein Spieler hat dazu beigetragen, also hat der Server die Reihenfolge allein bestimmt, vor dem Geben.
verify-dropped = { $names } { $count ->
    [one] hat einen Beitrag versprochen und ihn nicht gezeigt; er wurde
   *[other] haben einen Beitrag versprochen und ihn nicht gezeigt; diese Beiträge wurden
} deshalb weggelassen.

verify-wrong-commitment = Runde { $round } STIMMT NICHT: Das Geheimnis des Servers ist, mit diesen Regeln und Karten, nicht das, worauf sich der Server vor dem Geben festgelegt hatte.
verify-wrong-promise = Runde { $round } STIMMT NICHT: { $name } hat einen anderen Beitrag gezeigt, als vor dem Geben versprochen war.
verify-wrong-play = Runde { $round } STIMMT NICHT: Aus „{ $command }“ und dem Mischen folgt etwas anderes, als aufgeschrieben ist.
verify-wrong-move = Runde { $round } STIMMT NICHT: Die Regeln erlauben „{ $command }“ nicht.
verify-wrong-table = Diese Partie STIMMT NICHT: So viele Spieler können mit diesen Regeln nicht spielen.
verify-line = Siehe Zeile { $line } des Protokolls.

verify-unknown-source = Runde { $round } lässt sich nicht prüfen: Das Protokoll sagt nicht, woher die Reihenfolge der Karten kam.
verify-unknown-commitment = Runde { $round } lässt sich nicht prüfen: Es ist nicht aufgeschrieben, worauf sich der Server festgelegt hatte.
verify-unknown-secret = Runde { $round } lässt sich nicht prüfen: Das Geheimnis des Servers ist nicht aufgeschrieben. Es wird veröffentlicht, wenn die Runde vorbei ist.
verify-unknown-deal = Runde { $round } war versprochen, aber es ist nicht aufgeschrieben, wie gegeben wurde. Frag am Tisch, warum sie aufgegeben wurde.
verify-unknown-after = Runde { $round } lässt sich nicht prüfen: Eine frühere Runde stimmt so wenig, dass es danach nicht weitergeht.

# $rounds: how many rounds there are
verify-all-fair = Alles in Ordnung: In dieser Partie wurde gemischt wie versprochen, in { $rounds ->
    [one] ihrer einzigen Runde
   *[other] allen { $rounds } Runden
}.
verify-all-seed = Alles in Ordnung: Diese Partie folgt aus ihrem Seed, in { $rounds ->
    [one] ihrer einzigen Runde
   *[other] allen { $rounds } Runden
}.
verify-all-wrong = Diese Partie ist NICHT das, was versprochen war. Heb das Protokoll auf und zeig es allen, die mitgespielt haben.
verify-all-unknown = Von der ganzen Partie lässt sich nicht sagen, ob gemischt wurde wie versprochen.
verify-no-rounds = In dieser Partie wurde keine Runde gegeben, also gibt es nichts zu prüfen.

verify-proves-fair = Was das beweist: Die Reihenfolge der Karten stand fest, bevor die erste Karte ausgeteilt wurde, und niemand konnte sie bestimmen, weder der Server noch ein Spieler noch beide zusammen, solange unter denen, die dazu beigetragen haben, ein Ehrlicher war. Vergleiche die Festlegungen mit denen, die du vor dem Geben gesehen hast: Dann ist dieses Protokoll das von deiner Partie.
verify-proves-not-fair = Was das nicht beweist: dass niemand deine Karten gezeigt bekam, während du gespielt hast, oder dass vor diesem Geben kein anderes aufgegeben wurde.
verify-proves-seed = Was das beweist: Nach dem Mischen wurde keine Karte verändert. Was es nicht beweist: dass der Seed durch Zufall entstanden ist. Wer ihn kannte, konnte alle Karten kennen.
