# What to expect of the rules of a table: how long it takes, and how much seats and luck decide.

web-expect-title = Wat je met { $players } spelers kunt verwachten
web-expect-waiting = Bots proberen deze regels uit …
# $low, $high: eight of ten rounds lie between them
web-expect-round = Een ronde duurt ongeveer { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
} ({ $low } tot { $high }).
web-expect-round-even = Een ronde duurt ongeveer { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}.
# $length: such as "45 minutes" or "1.5 hours"
web-expect-match = Een partij duurt ongeveer { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}: { $length } bij elkaar.
web-expect-match-one = Een partij is één ronde.
# $shares: such as "26 / 25 / 25 / 24 %", or none
web-expect-seats = Waar je zit, maakt { $level ->
    [even] nauwelijks uit
    [little] een beetje uit
   *[clear] verschil
}{ $shares ->
    [none] .
   *[other] { " " }({ $shares }).
}
web-expect-from-to = { $low } tot { $high }
# $place: counted from the player after the dealer, who is 1
web-expect-best = { $which ->
    [first] Wie na de gever zit, wint het vaakst.
    [dealer] De gever wint het vaakst.
   *[other] Wie { $place } plaatsen na de gever zit, wint het vaakst.
}
# $count: one of so many rounds
web-expect-stalls = Eén op de { $count } rondes eindigt omdat niemand verder kan.
web-expect-luck = Geluk: { $percent }
web-expect-luck-level = { $level ->
    [all] Bijna alles is geluk.
    [mostly] Vooral geluk, en wat kunde.
   *[both] Geluk en kunde beslissen samen.
    [skill] Kunde beslist meer dan geluk.
}
web-expect-how = Waar komt dit vandaan?
web-expect-how-text = Bots hebben met deze regels { $rounds } rondes gespeeld. Voor mensen is aangenomen dat een beurt { $seconds } seconden duurt; acht van de tien rondes vallen binnen de tijden tussen haakjes. De percentages zijn de gewonnen rondes, van de speler na de gever tot en met de gever. Geluk is 100% als goed spelen niet meer helpt dan zomaar wat spelen, en 0% als wie goed speelt altijd wint.
web-expect-lab = Regellab
