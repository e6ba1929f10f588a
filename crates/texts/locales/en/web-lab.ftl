# The page "Rules lab": what house rules do, and one's own rules tried out.

web-lab-title = Rules lab
web-lab-intro = What happens to your game if you allow stacking? Bots have played it thousands of times, with each house rule and without it.
web-lab-failed = The figures cannot be fetched now. Reload the page when you have a connection.
web-lab-base = Rules without the house rule
web-lab-players = Players
web-lab-table-of = Which table

## One measure, every house rule

web-lab-by-measure = What do house rules change?
web-lab-measure = Look at
web-lab-less = less
web-lab-same = as without
web-lab-more = more
web-lab-key = The dot is the difference, the line its 95% interval. Hollow: no difference that { $rounds } rounds show.
web-lab-without = Without house rules: { $value }
web-lab-table = The same as a table
web-lab-rule = House rule
web-lab-with = With it
web-lab-difference = Difference ({ $unit })
web-lab-interval = { $value } ({ $low } to { $high })

## One house rule, every measure

web-lab-by-rule = What does a house rule do?
web-lab-choose = House rule
web-lab-lengths = How long rounds are, in turns
web-lab-lengths-key = Line: from the shortest tenth to the longest. Box: the middle half. Stroke: as many rounds are shorter as longer.
web-lab-lengths-text = { $rules }: half of the rounds have at most { $p50 } turns; eight of ten have { $p10 } to { $p90 }.
web-lab-places = Who wins, by place after the dealer
web-lab-place = { $dealer ->
    [true] The dealer
   *[false] Place { $place }
}
web-lab-fair = fair
web-lab-how = Every round was played with the same seed with and without the rule, by bots at every seat. For minutes, a turn takes { $seconds } seconds.

## One's own rules

web-lab-own = Try your own rules
web-lab-own-about = Two sets of rules side by side, at a table for as many as you like.
web-lab-own-first = First rules
web-lab-own-second = Second rules
web-lab-fewer = One player fewer
web-lab-another = One player more
web-lab-own-lengths-key = Line: from the shortest tenth to the longest. Stroke: the average.
web-lab-own-nothing = Nobody can tell now what to expect. Are there too many or too few players for these rules?
