# What `lastcard lab run`, `duel` and `speed` say on a terminal.
# Numbers come ready in the form of the language; the others only choose between singular and plural.

## So many, and how far it is

# $all: an amount; $rate: how many in a second; $left: the time it still takes, such as "12s"
lab-bar = { $share } of { $all }, { $rate } a second, { $left } left
lab-bar-share = { $share }, { $left } left
lab-going-on = going on after { $done } of { $all }
lab-stopped = stopped after { $done } of { $all }
# $kept: an amount; a command follows
lab-stopped-kept = Kept: { $kept }. To go on:
lab-stopped-too-few = That is too little to keep.
lab-stopped-nothing = Nothing of it is kept; with --checkpoint FILE a run can go on.
lab-stopped-comparing = stopped before all { $rounds } rounds were played; nothing was written

## A run

# $rounds: an amount; $bots: a bot for each seat with commas, or the one that sits at all of them if $alike is true
lab-run-played = { $rounds } at { $seats } seats: { $alike ->
    [true] "{ $bots }" at every seat.
   *[false] { $bots }.
}
lab-run-turns = A round takes { $mean } turns on average ({ $low } to { $high }); half of them take { $half } or fewer, one in ten more than { $tenth }.
# One round alone has no average.
lab-run-turns-once = The round took { $turns } turns.
# $left, $dealer: shares with their intervals in brackets, as all shares here
lab-run-places = Whoever sits to the left of the dealer wins { $left } of the rounds, the dealer { $dealer }.
lab-run-draws = In { $share } of the turns somebody draws.
lab-run-penalties = Somebody draws for others’ cards { $times } times a round: { $cards } cards on average, { $worst } at worst.
lab-run-lead = The lead changes { $times } times a round; one winner in ten once held more than { $peak ->
    [one] 1 card.
   *[other] { $peak } cards.
}
lab-run-match = A match takes { $rounds } rounds ({ $low } to { $high }) and { $turns } turns.
# One match alone; $rounds: an amount
lab-run-match-once = The match took { $rounds } and { $turns } turns.
# $matches, $rounds: amounts
lab-run-broken-off = Broken off with no end in sight: { $matches }.
lab-run-stalled = Stuck: { $rounds }, { $share } of all. Nobody could go on, or there was no end after { $moves } moves.
# A command follows.
lab-run-again = The same again:

## The numbers of a run

lab-run-head = a round
    .mean = mean
    .interval = 95% interval
    .deviation = sd
    .least = least
    .half = half
    .most = most
lab-run-between = { $low } to { $high }
lab-run-row =
    .turns = turns
    .plays = cards laid
    .draws = cards drawn
    .drawing-turns = turns with a draw
    .penalties = penalties
    .penalty-cards = penalty cards
    .worst-penalty = worst penalty
    .call-cards = cards for calls
    .challenges = challenges
    .guilty = bluffs found
    .jump-ins = jump-ins
    .swaps = hands moved
    .skips = turns left out
    .refills = refills
    .lead-changes = changes of the lead
    .winner-peak = winner’s most cards
    .winner-points = winner’s points
    .cards-left = cards left
    .values-left = their value
    .match-rounds = rounds a match
    .match-turns = turns a match
lab-run-won =
    .by-place = won, % by place after the dealer
    .by-turn = won, % from the first turn on
    .by-seat = won, % by seat

## A duel

# $rate: a share with its interval in brackets
lab-duel-wins = "{ $a }" wins { $rate } of the rounds, where { $fair } would be fair. { $verdict ->
    [stronger] "{ $a }" is stronger than "{ $b }".
    [weaker] "{ $a }" is weaker than "{ $b }".
   *[same] So many rounds show no difference between "{ $a }" and "{ $b }".
}
lab-duel-points = "{ $a }" scores { $points } points a round ({ $low } to { $high }).
# $rounds, $deals, $turns, $asked: amounts; $made: the number of rounds
lab-duel-played = { $rounds }: { $deals }, played from every side of the table; { $turns }.
lab-duel-rounded = You asked for { $asked }; whole deals make it { $made }.
lab-duel-undecided = Without a winner: { $rounds }.

## A speed

# $rounds, $turns: amounts
lab-speed-rate = { $millions } million turns and { $rounds } in a second of processor time.
lab-speed-measured = { $turns } in { $rounds }: { $cpu } s of processor time, { $wall } s altogether.
lab-speed-how = "{ $policy }" at { $seats } seats; clock { $clock } GHz; path "{ $path }", a state of { $bytes } bytes.

## How far it is, before the time left is known

lab-bar-begun = { $share } done
# $all: an amount
lab-bar-begun-of = { $share } of { $all }
