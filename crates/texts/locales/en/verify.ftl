# Whether the shuffles of a written-down match are what was promised: `lastcard verify`.

verify-round-fair = Round { $round }: the shuffle is what was promised, and every card follows from it.
verify-round-seed = Round { $round }: every card follows from the seed.
# $count: how many names there are
verify-shares = { $names } { $count ->
    [one] has
   *[other] have
} added to it.
verify-no-shares = No player added anything to it, so the server alone made the order, before the deal.
verify-dropped = { $names } promised to add something and did not show it, so { $count ->
    [one] that was
   *[other] those were
} left out.

verify-wrong-commitment = Round { $round } is WRONG: the server’s secret, with these rules and cards, is not the one that the server had committed to before the deal.
verify-wrong-promise = Round { $round } is WRONG: { $name } showed a different share from the one that was promised before the deal.
verify-wrong-play = Round { $round } is WRONG: "{ $command }" and the shuffle lead to something other than what is written down.
verify-wrong-move = Round { $round } is WRONG: the rules do not allow "{ $command }".
verify-wrong-table = This match is WRONG: that number of players cannot play with these rules.
verify-line = See line { $line } of the record.

verify-unknown-source = Round { $round } cannot be checked: the record does not say where the order of the cards came from.
verify-unknown-commitment = Round { $round } cannot be checked: no commitment for it is written down.
verify-unknown-secret = Round { $round } cannot be checked: the server’s secret is not written down. It is published when the round is over.
verify-unknown-deal = Round { $round } was promised, but its deal is not written down. Ask the table why it was given up.
verify-unknown-after = Round { $round } cannot be checked: so much is wrong in an earlier round that nothing after it can be checked.

# $rounds: how many rounds there are
verify-all-fair = All is well: the shuffle of this match is what was promised, in { $rounds ->
    [one] its only round
   *[other] all { $rounds } rounds
}.
verify-all-seed = All is well: this match follows from its seed, in { $rounds ->
    [one] its only round
   *[other] all { $rounds } rounds
}.
verify-all-wrong = This match is NOT what was promised. Keep the record, and show it to the others who played.
verify-all-unknown = For the whole match it is impossible to say whether the shuffle is what was promised.
verify-no-rounds = No round was dealt in this match, so there is nothing to check.

verify-proves-fair = What this proves: the order of the cards was fixed before the first card was dealt, and nobody could choose it, neither the server nor a player nor both together, as long as one of those who added to it was honest. Compare the commitments with those that you saw before the deal: then this is the record of your match.
verify-proves-not-fair = What this does not prove: that nobody was shown your cards while you played, or that no other deal was given up before this one.
verify-proves-seed = What this proves: no card was changed after the shuffle. What it does not prove: that the seed was made by chance. Whoever knew it could know all the cards.
