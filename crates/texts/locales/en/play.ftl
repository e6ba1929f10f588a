# Playing in the terminal and on the command line.

play-own-name = You
play-changed-rules = { $title } (changed)

play-welcome = { $rules }: { $names }. Type ? to see what you can type.
play-welcome-back = { $rules }: { $names }. The match goes on where you left it.
play-welcome-over = { $rules }: { $names }. This match is over.
play-blank-wild = The blank Wild at this table: { $text }
play-written-to = Every move is kept in { $file }

play-over = The match is over. Its record is in { $file }
play-left = You have left the match. Its record is in { $file }
play-go-on = Nothing is lost. Go on with:
play-input-ended = The input ended before the match did. Go on with:

play-you = you
play-round = Round { $round }
# $clockwise: true or false
play-direction = { $clockwise ->
    [true] clockwise
   *[false] counterclockwise
}
play-partners = Your team: you and { $names }.
play-are-out = Out of cards: { $names }.
play-are-knocked-out = Out of this round: { $names }.
play-are-eliminated = Out of the match: { $names }.
play-have-left = Gone: { $names }.
play-top = Top card:
play-color = Color:
play-draw-pile = Draw pile: { $count }
play-exposed = Can be caught: { $names }
# $marked: true if a card can be played
play-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $marked ->
    [true] { " " }([ ] = playable):
   *[false] :
}
play-may-jump-in = You can jump in (type jump and the card) with

# $several: true if cards can be played together
play-can = You can { $moves }.{ $several ->
    [true] { " " }Cards that go together can be played at once: 1 2.
   *[false] { "" }
}
play-can-play = play a card (type its number)
play-can-name = name a color (r, y, g or b)
play-can-swap = swap hands (type swap and a name)
play-can-challenge = "challenge"
# $owed: the cards that wait, or 0
play-can-draw = "draw"{ $owed ->
    [0] { "" }
    [one] { " " }(1 card)
   *[other] { " " }({ $owed } cards)
}
play-can-pass = "pass"

# $condition: color, number, playable, unrestricted; $color: none if there was no color
play-challenge = A Wild Draw Four is allowed { $condition ->
    [unrestricted] with any hand.
    [playable] only when no other card can be played.
    [number] only without a { $color } card and without a { $number }.
   *[color] { $color ->
        [none] only without a card of the color.
       *[other] only without a { $color } card.
    }
} Challenge it: if { $name } bluffed, { $name } draws { $guilty ->
    [0] nothing
    [one] 1 card
   *[other] { $guilty } cards
} and you take your turn; if not, you draw { $wrong ->
    [one] 1 card
   *[other] { $wrong } cards
} and miss your turn.

play-ask-color = Which color? r (red), y (yellow), g (green) or b (blue)
# $names: players with numbers; $may: true if nobody is an answer
play-ask-swap = Swap hands with whom? { $names }{ $may ->
    [true] , or Enter for nobody
   *[false] { "" }
}
play-hand-over = It is { $name }’s turn. Hand over the keyboard; { $name } presses Enter.
play-ask-next-round = Press Enter to deal the next round.
play-ask-leave = Leave this match for good? Type yes; with anything else you stay. (With q you only stop for now.)

play-score-player = player
play-score-points = points
play-score-total = total
play-score-left = cards left
play-score-rounds = rounds

play-fault-unknown = I do not understand "{ $word }". Type the number of a card, or ? for everything you can type.
play-fault-number = There is no card { $word }; { $count ->
    [0] you have no cards.
    [one] your only card is number 1.
   *[other] your cards have the numbers 1 to { $count }.
}
play-fault-two-colors = "{ $word }" could be two colors; type more letters.
play-fault-no-card = Which card? Type its number.
play-fault-no-color = That is not a color; type r, y, g or b.
play-fault-no-player = { $word ->
    [none] Who? The players here are { $names }.
   *[other] Nobody else here is called "{ $word }"; the players here are { $names }.
}
play-fault-many-players = Say who: { $names }.

# What can be typed, and what it does.
play-help-number-words = 3
play-help-number = play card 3
play-help-card-words = r5, y+2, gs, br
play-help-card = play the red 5, yellow Draw Two, green Skip, blue Reverse
play-help-several-words = 1 4
play-help-several = play cards 1 and 4 together
play-help-wild-words = 3 g
play-help-wild = play card 3, a Wild, and name green
play-help-swap-words = 3 with ada
play-help-swap = play card 3 and swap hands with Ada (the beginning of a name is enough)
play-help-draw-words = draw, d
play-help-draw = draw a card, or the cards that are waiting for you
play-help-pass-words = pass, p
play-help-pass = end your turn without playing, after a draw
play-help-uno-words = 3 uno, uno
play-help-uno = call "Uno!" together with card 3, or by itself at any moment
play-help-catch-words = catch ada
play-help-catch = catch Ada who did not call "Uno!", at any moment
play-help-challenge-words = challenge
play-help-challenge = challenge the Wild Draw Four that is waiting for you
play-help-jump-words = jump r5
play-help-jump = jump in with the red 5 when it is not your turn
play-help-other-words = bob: uno
play-help-other = Bob, who plays at this keyboard too, calls "Uno!"; likewise with catch and jump
play-help-table-words = table, Enter
play-help-table = show the table and your hand again
play-help-rules-words = rules
play-help-rules = show the complete rules of this table
play-help-scores-words = scores
play-help-scores = show the points
play-help-log-words = log
play-help-log = show what happened in this round
play-help-leave-words = leave
play-help-leave = leave the match for good
play-help-quit-words = quit, q
play-help-quit = stop for now; the match can be resumed
