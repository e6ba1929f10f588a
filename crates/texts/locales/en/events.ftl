# What happened, told to one viewer.
# $who: you (the viewer) or other, whose name is $name. $to-who and $to: to whom it happens.

event-you = you
event-unnamed = Player { $number }

event-dealer-drew = { $who ->
    [you] You draw { $card } to see who deals.
   *[other] { $name } draws { $card } to see who deals.
}
event-round-began = Round { $round }. { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
event-dealt = { $who ->
    [you] You get
   *[other] { $name } gets
} { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
event-dealt-all = Everybody gets { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
event-your-cards = Your cards: { $cards }.
event-start-turned = The start card is { $card }.
# $to: middle, bottom, shuffled
event-start-returned = The round cannot begin with that card: it goes { $to ->
    [middle] into the middle of the draw pile.
    [bottom] to the bottom of the draw pile.
   *[shuffled] back into the draw pile, which is shuffled again.
}

event-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $name }’s turn.
}
# $card: the drawn card, or none; $fits: true if it matches
event-turn-after-draw = { $who ->
    [you] { $card ->
        [none] Choose what to do after drawing.
       *[other] { $fits ->
            [true] The { $card } you drew matches.
           *[false] The { $card } you drew does not match.
        }
    }
   *[other] { $name } is thinking about the drawn card.
}
event-turn-serve = { $owed ->
    [one] 1 card is waiting
   *[other] { $owed } cards are waiting
} { $who ->
    [you] for you.
   *[other] for { $name }.
}
event-may-challenge = You may challenge { $name }’s Wild Draw Four.
event-turn-name-color = { $who ->
    [you] You name the color of the start card.
   *[other] { $name } names the color of the start card.
}
event-turn-swap-start = { $who ->
    [you] It is your turn: the start card lets you swap hands.
   *[other] It is { $name }’s turn: the start card lets them swap hands.
}
event-named = { $who ->
    [you] You name { $color }.
   *[other] { $name } names { $color }.
}

# $cards: with article; $color: none if no color was named
event-played = { $who ->
    [you] { $jump-in ->
        [true] You jump in with
       *[false] You play
    }
   *[other] { $jump-in ->
        [true] { $name } jumps in with
       *[false] { $name } plays
    }
} { $color ->
    [none] { $cards }.
   *[other] { $who ->
        [you] { $cards } and name { $color }.
       *[other] { $cards } and names { $color }.
    }
}
event-called = { $who ->
    [you] You call "Uno!"
   *[other] { $name } calls "Uno!"
}
event-exposed = { $by-other ->
    [true] { $who ->
        [you] You have one card left now: call "Uno!"
       *[other] { $name } has one card left now and must call "Uno!"
    }
   *[false] { $who ->
        [you] You have one card left and did not call "Uno!"
       *[other] { $name } has one card left and did not call "Uno!"
    }
}
event-window-closed = It is too late to catch anybody now.
event-caught = { $who ->
    [you] You catch { $to }: no "Uno!" was called.
   *[other] { $to-who ->
        [you] { $name } catches you: no "Uno!" was called.
       *[other] { $name } catches { $to }: no "Uno!" was called.
    }
}
event-false-call = { $who ->
    [you] You call "Uno!" at the wrong moment.
   *[other] { $name } calls "Uno!" at the wrong moment.
}
event-false-catch = { $who ->
    [you] You try to catch { $to }, but there is nothing to catch.
   *[other] { $to-who ->
        [you] { $name } tries to catch you, but there is nothing to catch.
       *[other] { $name } tries to catch { $to }, but there is nothing to catch.
    }
}
event-uncalled = { $who ->
    [you] You play your last card without calling "Uno!" and do not go out.
   *[other] { $name } plays the last card without calling "Uno!" and does not go out.
}

# $why: turn, penalty, final, guilty, innocent, caught, uncalled, false-call, false-catch, blank
# $cards: the cards if the viewer sees them, else none
event-drew = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $why ->
    [turn] { $count ->
        [one] a card
       *[other] { $count } cards
    }
    [final] { $count ->
        [one] 1 more card because of that last card
       *[other] { $count } more cards because of that last card
    }
    [guilty] { $count ->
        [one] 1 card for bluffing
       *[other] { $count } cards for bluffing
    }
    [innocent] { $count ->
        [one] 1 card, because the Wild Draw Four was no bluff
       *[other] { $count } cards, because the Wild Draw Four was no bluff
    }
    [blank] { $count ->
        [one] 1 card for the blank Wild
       *[other] { $count } cards for the blank Wild
    }
   *[other] { $count ->
        [one] 1 penalty card
       *[other] { $count } penalty cards
    }
}{ $cards ->
    [none] .
   *[other] : { $cards }.
}
event-refilled = The draw pile is used up: the discard pile is shuffled and becomes the new draw pile.
event-forgiven = { $who ->
    [you] Nothing is left to draw: you are let off { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
   *[other] Nothing is left to draw: { $name } is let off { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
}
event-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
event-skipped = { $who ->
    [you] You miss a turn.
   *[other] { $name } misses a turn.
}
event-direction-turned = { $clockwise ->
    [true] Play now goes clockwise.
   *[false] Play now goes counterclockwise.
}
event-challenged = { $who ->
    [you] You challenge { $to }’s Wild Draw Four: { $guilty ->
        [true] it was a bluff.
       *[false] it was no bluff.
    }
   *[other] { $to-who ->
        [you] { $name } challenges your Wild Draw Four: { $guilty ->
            [true] you were bluffing.
           *[false] it was no bluff.
        }
       *[other] { $name } challenges { $to }’s Wild Draw Four: { $guilty ->
            [true] it was a bluff.
           *[false] it was no bluff.
        }
    }
}
event-challenged-hand = This was the hand: { $cards }.
event-swapped = { $who ->
    [you] You swap hands with { $to }.
   *[other] { $to-who ->
        [you] { $name } swaps hands with you.
       *[other] { $name } swaps hands with { $to }.
    }
}
event-rotated = All hands move on by one seat.
event-new-hand = Your new hand: { $cards }.
event-collected = All hands are put together and dealt again.

event-went-out = { $who ->
    [you] You go out!
   *[other] { $name } goes out!
}
event-knocked-out = { $who ->
    [you] You hold too many cards and are out of this round.
   *[other] { $name } holds too many cards and is out of this round.
}
event-left = { $who ->
    [you] You leave the table.
   *[other] { $name } leaves the table.
}
event-time-was-up = { $who ->
    [you] Your time is up; the game makes a move for you.
   *[other] { $name } ran out of time; the game makes a move.
}
event-round-ended = The round is over.
event-round-stalled = Nobody can play and nothing is left to draw.
event-round-won = { $who ->
    [you] You win the round.
   *[other] { $name } wins the round.
}
event-round-without-winner = The round has no winner.
# $cards: none for who was knocked out of the round
event-hand-counted = { $cards ->
    [none] { $who ->
        [you] Your hand counted
       *[other] { $name }’s hand counted
    }
   *[other] { $who ->
        [you] You still held { $cards }:
       *[other] { $name } still held { $cards }:
    }
} { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-scored = { $who ->
    [you] You score
   *[other] { $name } scores
} { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}: { $total } in total.
event-eliminated = { $who ->
    [you] You have reached the limit and are out of the match.
   *[other] { $name } has reached the limit and is out of the match.
}
# $names: none if nobody wins
event-match-ended = { $names ->
    [none] The match is over, without a winner.
   *[other] The match goes to { $names }!
}
