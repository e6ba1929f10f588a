# What the lab says of rules: measures, house rules, sentences, reports and figures.
# Numbers come ready in the form of the language. $here: with these rules; $base: with the rules that they are compared with.

## Measures

lab-measure-turns-per-round = length of a round
    .about = How many turns a round takes.
    .unit = turns
lab-measure-turns-per-match = length of a match
    .about = How many turns a match takes, all its rounds together.
    .unit = turns
lab-measure-rounds-per-match = rounds in a match
    .about = How many rounds it takes until somebody has won the match.
    .unit = rounds
lab-measure-first-seat-edge = worth of going first
    .about = How much more than a fair share of the rounds whoever has the first turn wins.
    .unit = percentage points
lab-measure-lead-changes = changes of the lead
    .about = How often in a round somebody else comes to hold the fewest cards.
    .unit = times a round
lab-measure-draw-share = turns with a draw
    .about = The share of turns in which somebody draws.
    .unit = % of the turns
lab-measure-penalties = penalties
    .about = How often in a round somebody draws for a draw card or a challenge.
    .unit = times a round
lab-measure-cards-per-penalty = cards a penalty
    .about = How many cards a penalty costs on average.
    .unit = cards
lab-measure-comebacks = comebacks in a round
    .about = The share of won rounds whose winner once held at least five cards more than the fewest.
    .unit = % of the rounds
lab-measure-match-comebacks = comebacks in a match
    .about = The share of matches whose winner was not ahead after half of the rounds.
    .unit = % of the matches
lab-measure-skill-easy = skill among beginners
    .about = How much more than a fair share of the rounds one "normal" bot wins among "easy" ones.
    .unit = percentage points
lab-measure-skill-random = skill against chance
    .about = How much more than a fair share of the rounds one "normal" bot wins among "random" ones.
    .unit = percentage points
lab-measure-stalls = stuck rounds
    .about = The share of rounds in which nobody can go on any more.
    .unit = % of the rounds

## House rules

lab-house-stacking = Stacking
    .about = A Draw Two answers a Draw Two, a Wild Draw Four a Wild Draw Four; the next player draws for all of them.
lab-house-stacking-all = Stacking anything
    .about = Every draw card answers every other one.
lab-house-draw-until-playable = Drawing until you can play
    .about = Whoever draws goes on until a card can be played.
lab-house-no-voluntary-draw = No drawing by choice
    .about = Only who cannot play may draw.
lab-house-force-play = Who can play must
    .about = Whoever has a card that fits must play, also the card just drawn.
lab-house-seven-zero = 7-0
    .about = A 7 swaps hands with somebody, a 0 moves all hands one seat on.
lab-house-jump-in = Jumping in
    .about = A card exactly like the top card may be played out of turn.
lab-house-no-challenge = No challenge
    .about = Nobody challenges, and a Wild Draw Four can only be played when it is allowed.
lab-house-wild-four-anytime = Wild Draw Four any time
    .about = A Wild Draw Four may always be played, and nobody can challenge it.
lab-house-pairs = Pairs
    .about = Two identical cards may be played together.
lab-house-same-number = Several of one number
    .about = All cards of one number may be played together.
lab-house-mercy = Mercy at 25 cards
    .about = Whoever holds 25 cards is out of the round.
lab-house-swap-card = Wild Swap Hands
    .about = The deck has a Wild Swap Hands and three blank Wilds.
lab-house-shuffle-card = Wild Shuffle Hands
    .about = The deck has a Wild Shuffle Hands and three blank Wilds.
lab-house-strict-symbols = Strict action cards
    .about = A Skip, Reverse or Draw Two goes only on its own color.
lab-house-number-last = A number at the end
    .about = The last card must be a number.
lab-house-deflect = Sending a Draw Two on
    .about = A Skip or a Reverse of the color in force sends a Draw Two to somebody else.
lab-house-no-call = No "Uno!"
    .about = Nobody has to call "Uno!".
lab-house-places = Playing for places
    .about = The others play on until one is left.
lab-house-partners = Partners
    .about = Two who sit opposite one another share one score.
lab-house-five-cards = Five cards
    .about = Everybody gets five cards at the start.
lab-house-ten-cards = Ten cards
    .about = Everybody gets ten cards at the start.

## Sentences

# $change: more or less, against the base; $minutes: at $pace seconds a turn
lab-says-turns = With "{ $rules }", a round takes { $by } { $change ->
        [more] longer
       *[less] less time
    }: { $here } turns instead of { $base }, or about { $minutes } minutes at { $pace } seconds a turn.
# $change: same as far as so many rounds can show, or hardly another
lab-says-turns-same = With "{ $rules }", a round takes { $change ->
        [hardly] about as many turns as with "{ $base }"
       *[same] as many turns as with "{ $base }", as far as { $rounds } rounds can show
    }: { $here }, or about { $minutes } minutes at { $pace } seconds a turn.
lab-says-match = A match takes { $by } { $change ->
        [more] longer
       *[less] less time
    }: about { $here } minutes instead of { $base }.
lab-says-rounds = A match has { $change ->
        [more] more
       *[less] fewer
    } rounds: { $here } instead of { $base }.
# $fair: what would be fair; $fair-base: the same for $base, or "same"
lab-says-first = Going first is worth { $change ->
        [more] more
       *[less] less
    }: whoever begins wins { $here } of the rounds, where { $fair } would be fair, instead of { $base }{ $fair-base ->
        [same] .
       *[other] , where { $fair-base } would be fair.
    }
lab-says-lead = The lead changes { $change ->
        [more] more
       *[less] less
    } often: { $here } times a round instead of { $base }.
lab-says-draws = Players draw in { $change ->
        [more] more
       *[less] fewer
    } of their turns: { $here } instead of { $base }.
lab-says-penalties = Penalties come { $change ->
        [more] more
       *[less] less
    } often: { $here } times a round instead of { $base }.
# $worst: the most cards of one penalty
lab-says-hit = Whoever is hit draws { $change ->
        [more] more
       *[less] less
    }: { $here } cards on average instead of { $base }, and { $worst } at worst.
lab-says-comebacks = Comebacks are { $change ->
        [more] more frequent
       *[less] rarer
    }: in { $here } of the rounds the winner had once been five cards behind or more, instead of { $base }.
lab-says-match-comebacks = Matches turn { $change ->
        [more] more
       *[less] less
    } often: the winner of { $here } of them was not ahead halfway, instead of { $base }.
# $fair, $fair-base as above
lab-says-skill-easy = Skill shows { $change ->
        [more] more
       *[less] less
    } among beginners: one "normal" bot among "easy" ones wins { $here } of the rounds, where { $fair } would be fair, instead of { $base }{ $fair-base ->
        [same] .
       *[other] , where { $fair-base } would be fair.
    }
lab-says-skill-random = Skill shows { $change ->
        [more] more
       *[less] less
    } against chance: one "normal" bot among "random" ones wins { $here } of the rounds, where { $fair } would be fair, instead of { $base }{ $fair-base ->
        [same] .
       *[other] , where { $fair-base } would be fair.
    }
lab-says-stalls = Rounds get stuck { $change ->
        [more] more
       *[less] less
    } often: { $here } of them instead of { $base }.
# $games: an amount, such as "20,000 rounds" or "1,000 matches"; $measures: the names of measures
lab-says-same = No difference that { $games } could show: { $measures }.

## Reports and tables

lab-figures = Figures
lab-title = What the rules do
lab-intro = { $bots } played { $rounds } single rounds and { $matches } matches with each of these rules, at a table for { $seats }, always with the same seeds. All others are compared with "{ $base }".
lab-bots = Bots ({ $levels })
lab-limits = Bots are not people: they are faster, forget less and never bargain. What differs between rules carries over better than any number by itself.
lab-in-short = In short
lab-what-differs = What differs between the rules
lab-measure = Measure
lab-rules = Rules
lab-value = Value
lab-difference = Difference from "{ $base }"
lab-option = Choice
lab-between = { $value } ({ $low } to { $high })
lab-reading = In brackets: the 95% interval. A difference is marked with * when it is certain, although so many measures are looked at: its interval does not hold zero, and it passes Holm’s correction. If rules did nothing at all, no more than one comparison in twenty would have any mark.
lab-made = Seed { $seed }. The same seed gives the same numbers with the same version of the program.
lab-worst-penalty = worst penalty in any round
lab-table-of = The numbers of "{ $title }"

## Figures

lab-figure-length = How long rounds are
lab-figure-length-axis = turns a round
lab-figure-rounds-axis = share of the rounds
lab-figure-half = middle half
lab-figure-median = median
lab-figure-mean = mean
lab-figure-nine-tenths = without the lowest and the highest tenth
lab-figure-seats = Who wins, by place after the dealer
lab-figure-seats-axis = place after the dealer
lab-figure-wins-axis = share of the rounds won
lab-figure-dealer = dealer
lab-figure-points = What a round is worth
lab-figure-points-axis = points a round
lab-figure-compare = What the rules do, beside "{ $base }"
lab-figure-house-rules = { $measure }: what house rules change
lab-figure-duel = { $a } against { $b }
lab-figure-duels = Bots against bots
lab-figure-caption = { $rules } · { $seats } players · { $rounds } rounds · seed { $seed }
lab-figure-key-interval = Lines: 95% intervals.
lab-figure-key-certain = Filled: certainly different from the base. Hollow: no difference that these rounds show.
lab-figure-key-strip = Line: from the shortest tenth to the longest. Box: the middle half. Stroke: the median.
lab-figure-key-fair = Dashed: the fair share.
lab-figure-key-stronger = Filled: certainly not like the others. Hollow: no difference that these rounds show.
lab-figure-key-base = Dashed: the base.

## Captions of figures

lab-figure-key-square = Square: the base.
lab-figure-key-others = Filled circle: the others.
lab-figure-rules-and-bots = { $rules } · bots: { $bots }
lab-figure-and-others = { $base } and { $others } others
# $caption: what was played besides
lab-figure-with-matches = { $caption } · { $matches } matches
lab-figure-with-skill = { $caption } · { $rounds } rounds for skill

## More of a report

lab-report-skill = Skill rests on { $rounds } more rounds of one "normal" bot among "easy" ones, and as many among "random" ones.
# $base, $here: the cards of that penalty
lab-report-worst = Cards of the worst penalty in any round: { $base } → { $here }.
lab-report-options = Choices of "{ $rules }" beside "{ $base }"

# $kind: rounds, matches, deals or turns; $number: how many, $count for the plural
lab-amount = { $kind ->
    [matches] { $count ->
        [one] 1 match
       *[other] { $number } matches
    }
    [deals] { $count ->
        [one] 1 deal
       *[other] { $number } deals
    }
    [turns] { $count ->
        [one] 1 turn
       *[other] { $number } turns
    }
   *[rounds] { $count ->
        [one] 1 round
       *[other] { $number } rounds
    }
}
