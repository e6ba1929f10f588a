# What to expect of the rules of a table: how long it takes, and how much seats and luck decide.

web-expect-title = What to expect with { $players } players
web-expect-waiting = Bots are trying these rules …
# $low, $high: eight of ten rounds lie between them
web-expect-round = A round takes about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} ({ $low } to { $high }).
web-expect-round-even = A round takes about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
# $length: such as "45 minutes" or "1.5 hours"
web-expect-match = A match takes about { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: { $length } in all.
web-expect-match-one = A match is a single round.
# $shares: such as "26 / 25 / 25 / 24 %", or none
web-expect-seats = Where you sit { $level ->
    [even] hardly matters
    [little] matters a little
   *[clear] matters
}{ $shares ->
    [none] .
   *[other] { " " }({ $shares }).
}
web-expect-from-to = { $low } to { $high }
# $place: counted from the player after the dealer, who is 1
web-expect-best = { $which ->
    [first] The player after the dealer wins most often.
    [dealer] The dealer wins most often.
   *[other] The player { $place } places after the dealer wins most often.
}
# $count: one of so many rounds
web-expect-stalls = One round in { $count } ends because nobody can go on.
web-expect-luck = Luck: { $percent }
web-expect-luck-level = { $level ->
    [all] Nearly everything is luck.
    [mostly] Mostly luck, and some skill.
   *[both] Luck and skill decide together.
    [skill] Skill decides more than luck.
}
web-expect-how = Where does this come from?
web-expect-how-text = Bots have played { $rounds } rounds with these rules. For people it is assumed that a turn takes { $seconds } seconds; eight of ten rounds are within the times in brackets. The percentages are the rounds won, from the player after the dealer to the dealer. Luck is 100% where playing well helps no more than playing at random, and 0% where whoever plays well always wins.
web-expect-lab = Rules lab
