# The table while a match goes on.

web-table-table = The table
web-table-round = Round { $round }
web-table-you-watch = You are watching
web-table-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-table-watch-about = You see what everybody sees, and nobody’s cards.
web-table-menu = Menu
web-table-rules = The rules of this table
web-table-settings = Settings
# $on: true or false
web-table-sound = { $on ->
    [true] Turn the sound off
   *[false] Turn the sound on
}
web-table-side = What happened and what is said
web-table-side-unread = { $count ->
    [0] What happened and what is said
    [one] What happened and what is said: one new message
   *[other] What happened and what is said: { $count } new messages
}
web-table-others = The other players
web-table-actions = What you can do

# The others at the table, in a few words.
web-table-seat-turn = plays now
web-table-seat-exposed = no “Uno!”
web-table-seat-called = “Uno!”
web-table-seat-last-card = last card
web-table-seat-driven = bot plays
web-table-seat-away = away
web-table-seat-partner = your partner
web-table-seat-left = has left
web-table-seat-eliminated = out of the match
web-table-seat-knocked-out = out of this round
web-table-seat-out = out, place { $place }
web-table-seat-empty = Empty seat
web-table-cards-in-hand = Cards in hand
web-table-total = Points so far
web-table-mute = Hide what this player says
web-table-unmute = Show again
web-table-muted = You do not see what { $name } says.
web-table-replace = Let a bot take the seat
web-table-catch = Catch!
web-table-catch-name = Catch { $name }: no “Uno!” was called
# $cost: the cards that it costs if there is nothing to catch; 0 if it cannot go wrong
web-table-catch-cost = { $cost ->
    [0] Catch { $name }
    [one] Catch { $name } (1 card for you if nothing is amiss)
   *[other] Catch { $name } ({ $cost } cards for you if nothing is amiss)
}
web-table-nobody-to-catch = There is nobody to catch.
web-table-is-here = { $name } is here.
web-table-is-away = { $name } is away.

# What flashes up at a seat.
web-table-mark-skipped = skipped
web-table-mark-uno = Uno!
web-table-mark-caught = caught!
web-table-mark-false-call = called for nothing
web-table-mark-false-catch = nobody to catch
web-table-mark-challenged = { $guilty ->
    [true] it was a bluff
   *[false] no bluff
}
web-table-mark-passed = passes
web-table-mark-out = out!
web-table-mark-drew = +{ $count }

# The middle of the table.
web-table-draw-pile = Draw pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-table-draw-pile-open = Draw a card. The draw pile has { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-table-draw-pile-owed = { $owed ->
    [one] Draw 1 penalty card.
   *[other] Draw { $owed } penalty cards.
} The draw pile has { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-table-no-top = No card has been turned up yet.
# $color: none if there is none
web-table-top = Top card: { $card }. { $color ->
    [none] No color is in force.
   *[other] The color is { $color }.
}
web-table-no-color = no color
web-table-direction = { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}
web-table-direction-is = { $direction ->
    [clockwise] Play goes clockwise.
   *[counterclockwise] Play goes counterclockwise.
}

# The line above the hand.
web-table-shuffling = The cards are being shuffled …
web-table-your-turn = It is your turn!
web-table-your-turn-on = Your turn: on a { $card }. { $color ->
    [none] No color is in force.
   *[other] The color is { $color }.
}
web-table-your-turn-penalty = Your turn: { $count ->
    [one] 1 card waits
   *[other] { $count } cards wait
} for you.
# $draw: true if a card can be drawn
web-table-nothing-fits = { $draw ->
    [true] None of your cards fits: draw one.
   *[false] None of your cards fits.
}
web-table-choose-together = Tap them in order; the last one lies on top.
web-table-stale = Something happened just before that. Look again, and decide anew.
web-table-clause = Rule { $clause }
web-table-hurry = Your time is short.
# $reserve: true while the reserve runs
web-table-time-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}{ $reserve ->
    [true] { " " }of the reserve
   *[false] { "" }
}
web-table-sort = { $order ->
    [number] Sort by number
   *[color] Sort by color
}
web-table-begins = The cards are being dealt.

# The hand.
web-table-your-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-table-card-open = { $card }, can be played
web-table-card-jump-in = { $card }, you can jump in
web-table-card-closed = { $card }, { $why }
web-table-why-card-does-not-match = does not match
web-table-why-wild-draw-four-not-allowed = another card comes first
web-table-why-must-serve-penalty = penalty cards come first
web-table-why-must-name-color = name the color first
web-table-why-must-play-drawn-card = the drawn card comes first
web-table-why-only-drawn-card = only the drawn card now
web-table-why-cannot-stack = does not answer the penalty
web-table-why-last-card-not-allowed = not allowed as the last card
web-table-why-uno-not-called = “Uno!” was not called
web-table-why-other = cannot be played now

# Buttons.
web-table-uno = Uno!
web-table-uno-call-about = call now
web-table-uno-note-about = with your card
web-table-uno-noted-about = comes with your card
web-table-uno-called-about = called
web-table-draw = Draw
web-table-draw-on = Draw on
web-table-draw-owed = { $count ->
    [one] Draw 1 card
   *[other] Draw { $count }
}
web-table-pass = Pass
web-table-keep = Keep it
web-table-together = Lay several
web-table-lay = { $count ->
    [0] Choose cards
    [one] Lay 1 card
   *[other] Lay { $count } cards
}
web-table-jump-in = Jump in
web-table-no-jump-in = You cannot jump in now.
web-table-take-back = Play again yourself
web-table-challenge = Challenge
web-table-challenge-short = Challenge …
web-table-challenge-ask = Challenge the Wild Draw Four: see what it costs

# Questions.
web-table-which-color = Which color?
web-table-start-color = Which color does the round begin with?
web-table-swap-with = Swap hands with whom?
web-table-start-swap = The start card swaps hands. With whom?
web-table-swap-nobody = With nobody
web-table-jump-in-with = Jump in with { $cards }?
web-table-void-call = Call “Uno!” now?
web-table-void-call-about = Nothing is to be called now. { $count ->
    [one] It costs you 1 card.
   *[other] It costs you { $count } cards.
}
web-table-void-call-do = Call all the same
web-table-challenge-title = { $name } has played a Wild Draw Four
# $condition: color, number, playable, unrestricted; $color: none if there was no color
web-table-challenge-about = It is allowed { $condition ->
    [unrestricted] with any hand.
    [playable] only when no other card can be played.
    [number] only without a { $color } card and without a { $number }.
   *[color] { $color ->
        [none] only without a card of the color.
       *[other] only without a { $color } card.
    }
} If { $name } bluffed, { $name } draws { $guilty ->
    [0] nothing
    [one] 1 card
   *[other] { $guilty } cards
} and you take your turn. If not, you draw { $innocent ->
    [one] 1 card
   *[other] { $innocent } cards
} and miss it.

# Log and talk.
web-table-log = What happened
web-table-log-empty = Nothing has happened yet.
web-table-log-from-here = What happens from now on stands here.
web-table-log-more = Show more
web-table-talk = Talk
web-table-talk-off = The host has closed the chat of this table.
web-table-talk-empty = Nobody has said anything yet.
web-table-say = Say something
web-table-say-do = Send
web-table-says = { $name } says: { $text }

# The menu.
web-table-points = Points before round { $round } is over
web-table-home = To the start
web-table-home-about = Your seat is kept. A bot plays for you if you stay away.
web-table-home-watching = You can come back to watch.
web-table-leave = Leave the match for good
# $solo: true if only bots play with you
web-table-leave-about = { $solo ->
    [true] You leave this match, and it ends.
   *[false] You leave this match for good; the others play on, and your cards go under the discard pile. To come back later, go to the start instead.
}
web-table-leave-do = Leave
web-table-stay = Stay
web-table-move-seat = Play on with another device
web-table-move-seat-about = Open this link on the other device within { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}. It works once, and whoever has it has your seat.
web-table-move-seat-qr = The link that moves your seat
web-table-copy-link = Copy the link
web-table-moved-here = a table from another device

# Keys.
web-table-keys = Keys
web-table-key-move = Go through your hand
web-table-key-enter-name = Enter
web-table-key-enter = Play the card
web-table-key-escape = Take back what was begun
# $does: what the key does
web-table-key = { $does ->
    [draw] Draw
    [pass] Pass, or keep the drawn card
    [uno] “Uno!”
    [catch] Catch whoever did not call
    [jump_in] Jump in
    [read_log] Read what happened last
    [read_table] Read the table: turn, top card, color, hands
    [read_hand] Read your hand
   *[help] Show these keys
}
web-table-holds = { $name } { $cards }
web-table-hands = In hand: { $hands }.
web-table-hand-empty = You have no cards.
web-table-hand-is = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $cards }.
web-table-hand-open = You can play: { $cards }.

# The connection.
web-table-line-lost = The connection is gone. Your seat is kept.
web-table-line-next = { $seconds ->
    [one] Next try in 1 second
   *[other] Next try in { $seconds } seconds
}
web-table-line-trying = Trying …
web-table-line-now = Try now
# $code: why the connection is over
web-table-closed = { $code ->
    [taken_over] You play elsewhere
    [kicked] You are off the table
    [bad_token] This seat is not yours any more
    [no_table] There is no such table
    [no_spectators] Nobody may watch
   *[other] The connection is over
}
web-table-closed-taken-over = You have opened this seat in another window or on another device.
web-table-play-here = Play here
web-table-see-table = Look at the table
web-table-no-answer = The server does not answer. Try again in a moment.
web-table-no-solo = No game is waiting
web-table-no-solo-about = There is no game with bots in this browser to go on with. Begin a new one at the start.
web-table-to-lobby = To the table: other rules, other players
