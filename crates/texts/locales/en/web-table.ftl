# The table while a match goes on.

web-table-table = The table
web-table-round = Round { $round }
web-table-you-watch = You are watching
web-table-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-table-watch-about = You see what everybody sees, but nobody’s cards.
web-table-menu = Menu
web-table-rules = The rules of this table
web-table-settings = Settings
# $on: true or false
web-table-sound = { $on ->
    [true] Turn the sound off
   *[false] Turn the sound on
}
web-table-side = History and chat
web-table-side-unread = { $count ->
    [0] History and chat
    [one] History and chat: one new message
   *[other] History and chat: { $count } new messages
}
web-table-others = The other players
web-table-actions = What you can do

# The others at the table, in a few words.
web-table-seat-turn = their turn
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
web-table-replace = Let a bot take over the seat
web-table-catch = Catch!
web-table-catch-name = Catch { $name }: no “Uno!” was called
# $cost: the cards that it costs if there is nothing to catch; 0 if it cannot go wrong
web-table-catch-cost = { $cost ->
    [0] Catch { $name }
    [one] Catch { $name } (costs you 1 card if there is nothing to catch)
   *[other] Catch { $name } (costs you { $cost } cards if there is nothing to catch)
}
web-table-nobody-to-catch = There is nobody to catch.
web-table-is-here = { $name } is here.
web-table-is-away = { $name } is away.

# What flashes up at a seat.
web-table-mark-skipped = skipped
web-table-mark-uno = Uno!
web-table-mark-caught = caught!
web-table-mark-false-call = called for nothing
web-table-mark-false-catch = nothing to catch
web-table-mark-challenged = { $guilty ->
    [true] it was a bluff
   *[false] no bluff
}
web-table-mark-passed = passes
web-table-mark-out = goes out!
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
web-table-your-turn-on = It is your turn. The top card is a { $card }. { $color ->
    [none] No color is in force.
   *[other] The color is { $color }.
}
web-table-your-turn-penalty = It is your turn: { $count ->
    [one] 1 card is waiting
   *[other] { $count } cards are waiting
} for you.
# $draw: true if a card can be drawn
web-table-nothing-fits = { $draw ->
    [true] None of your cards matches: draw one.
   *[false] None of your cards matches.
}
web-table-choose-together = Tap the cards in order; the last one goes on top.
web-table-stale = Something else happened just then. Look again before you decide.
web-table-clause = Rule { $clause }
web-table-hurry = Your time is nearly up.
# $reserve: true while the reserve runs
web-table-time-left = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}{ $reserve ->
    [true] { " " }of extra time left
   *[false] { " " }left
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
web-table-card-jump-in = { $card }, you can jump in with it
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
web-table-draw-on = Draw another
web-table-draw-owed = { $count ->
    [one] Draw 1 card
   *[other] Draw { $count }
}
web-table-pass = Pass
web-table-keep = Keep it
web-table-together = Play several
web-table-lay = { $count ->
    [0] Choose cards
    [one] Play 1 card
   *[other] Play { $count } cards
}
web-table-jump-in = Jump in
web-table-no-jump-in = You cannot jump in now.
web-table-take-back = Take over again
web-table-challenge = Challenge
web-table-challenge-short = Challenge …
web-table-challenge-ask = Challenge the Wild Draw Four: see what it costs

# Questions.
web-table-which-color = Which color?
web-table-start-color = Which color does the round begin with?
web-table-swap-with = Swap hands with whom?
web-table-start-swap = The start card lets you swap hands. With whom?
web-table-swap-nobody = With nobody
web-table-jump-in-with = Jump in with { $cards }?
web-table-void-call = Call “Uno!” now?
web-table-void-call-about = There is nothing to call now. { $count ->
    [one] It costs you 1 card.
   *[other] It costs you { $count } cards.
}
web-table-void-call-do = Call anyway
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
} and miss your turn.

# History and chat.
web-table-log = History
web-table-log-empty = Nothing has happened yet.
web-table-log-from-here = What happens from now on will appear here.
web-table-log-more = Show more
web-table-talk = Chat
web-table-talk-off = The host has turned off the chat at this table.
web-table-talk-empty = Nobody has said anything yet.
web-table-say = Say something
web-table-say-do = Send
web-table-says = { $name } says: { $text }

# The menu.
web-table-points = Points before round { $round } began
web-table-home = To the home page
web-table-home-about = Your seat is kept. If you stay away, a bot plays for you.
web-table-home-watching = You can come back to watch.
web-table-leave = Leave the match for good
# $solo: true if only bots play with you
web-table-leave-about = { $solo ->
    [true] You leave this match, and that ends it.
   *[false] You leave this match for good; the others play on, and your cards go under the discard pile. If you want to come back later, go to the home page instead.
}
web-table-leave-do = Leave
web-table-stay = Stay
web-table-move-seat = Continue on another device
web-table-move-seat-about = Open this link on the other device within { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}. It works once, and whoever opens it gets your seat.
web-table-move-seat-qr = The link that moves your seat
web-table-copy-link = Copy the link
web-table-moved-here = a table from another device

# Keys.
web-table-keys = Keys
web-table-key-move = Go through your hand
web-table-key-enter-name = Enter
web-table-key-enter = Play the card
web-table-key-escape = Cancel what you started
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
    [taken_over] You are playing elsewhere
    [kicked] You are no longer at the table
    [bad_token] This seat is no longer yours
    [no_table] There is no such table
    [no_spectators] Nobody may watch here
   *[other] The connection has ended
}
web-table-closed-taken-over = You have opened this seat in another window or on another device.
web-table-play-here = Play here
web-table-see-table = See the table
web-table-no-answer = The server does not answer. Try again in a moment.
web-table-no-solo = No match is waiting
web-table-no-solo-about = There is no match against bots in this browser to go on with. Begin a new one on the home page.
web-table-to-lobby = To the table: other rules, other players
