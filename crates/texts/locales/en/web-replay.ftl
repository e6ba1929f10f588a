# A match that is looked at again.

web-replay-title = Replay
web-replay-none = There is no such record here. It may have been deleted, or it is on another device.
web-replay-cut = This record stops before the end of the match. You can see it up to there.
web-replay-told = What happened
web-replay-start = Before the first card.
web-replay-controls = Controls
web-replay-moment = Moment of the match
web-replay-step = Round { $round }, step { $step } of { $of }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step forward
web-replay-last = To the end
web-replay-round = Round
web-replay-eyes = As seen by
web-replay-open = everybody (all cards open)
web-replay-pace = Pace
web-replay-times = { $pace }×
web-replay-link = Copy a link to this moment
web-replay-table = The table
web-replay-draw-pile = { $count ->
    [one] 1 card in the draw pile
   *[other] { $count } cards in the draw pile
}
web-replay-clockwise = clockwise
web-replay-counterclockwise = counterclockwise
web-replay-turn = their turn
web-replay-exposed = can be caught
web-replay-check = Check the shuffles
web-replay-good = All shuffles of this match were as promised. Nobody chose the cards.
web-replay-bad = Not all shuffles of this match were as promised.
web-replay-not-fair = The players did not take part in these shuffles, so there is nothing to check.
