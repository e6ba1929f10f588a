# Why a move is refused, and what to do instead.
# What is not known is "none" ($owed: 0).

refusal-unknown-player = { $target ->
    [none] Nobody here has that name; choose a name from this table.
   *[other] { $target } does not sit at this table; choose a name from this table.
}
refusal-match-over = The match is over. Start a new one to go on playing.
refusal-round-over = This round is over. Wait until the next one is dealt.
refusal-left-the-match = Whoever has left the table is out of this match, but may still watch.
refusal-not-your-turn = { $on-turn ->
    [none] It is not your turn; wait a moment.
   *[other] It is { $on-turn }’s turn; wait until it is yours.
}
refusal-must-name-color = There is no color yet. Name the color of the start card first.
refusal-must-serve-penalty = { $owed ->
    [0] There are cards waiting for you; draw them first.
    [one] There is 1 card waiting for you; draw it first.
   *[other] There are { $owed } cards waiting for you; draw them first.
}
refusal-card-not-in-hand = { $card ->
    [none] You do not have that card. Choose one from your own hand.
   *[other] You have no { $card }. Choose a card from your own hand.
}
refusal-card-does-not-match = { $card ->
    [none] That card does not match.
   *[other] Your { $card } does not match.
} { $color ->
    [none] Choose a card that does, or draw a card.
   *[other] { $top ->
        [none] Play { $color } or a Wild, or draw a card.
       *[other] The color is { $color } and the top card is a { $top }: play something that matches or a Wild, or draw a card.
    }
}
refusal-wild-draw-four-not-allowed = A Wild Draw Four is not allowed now, because you hold another card that comes first. Play that one, or draw a card.{ $color ->
    [none] { "" }
   *[other] { " " }The color is { $color }.
}
refusal-color-required = { $card ->
    [none] Name a color with it: red, yellow, green or blue.
   *[other] Name a color with the { $card }: red, yellow, green or blue.
}
refusal-color-not-wanted = { $color ->
    [none] You cannot choose that color here. Leave the color out, or choose another one.
   *[other] You cannot choose that color here. Leave the color out, or choose a color other than { $color }.
}
refusal-swap-target-required = Choose the player to swap hands with.
refusal-swap-target-not-allowed = { $target ->
    [none] You cannot swap hands with that player now.
   *[other] You cannot swap hands with { $target } now.
} Choose somebody else who is still playing, or play without a swap.
refusal-must-play = You can play a card, so you have to. Choose one that matches.
refusal-must-play-drawn-card = The card you drew matches, so you have to play it.
refusal-only-drawn-card = After drawing you may play only the card you drew. Play it, or pass if this table lets you.
refusal-cannot-draw = You cannot draw a card now. Play a card, or pass.
refusal-cannot-pass = You cannot pass yet. Play a card, or draw one first.
refusal-cannot-stack = { $card ->
    [none] That card does not pass the penalty on.
   *[other] Your { $card } does not pass the penalty on.
} { $owed ->
    [0] Play a card that does, or draw the penalty.
    [one] Play a card that does, or draw the penalty card.
   *[other] Play a card that does, or draw the { $owed } penalty cards.
}
refusal-last-card-not-allowed = { $card ->
    [none] You may not go out with that card.
   *[other] You may not go out with your { $card }.
} Play another card, or draw one.
refusal-uno-not-called = You did not call "Uno!", so you may not play your last card yet. Draw a card, and remember to call next time.
refusal-nothing-to-call = There is no reason to call "Uno!" now. You call it with your second-to-last card, if this table calls at all; play without it for now.
refusal-nothing-to-catch = { $target ->
    [none] There is nobody to catch now.
   *[other] There is nothing to catch { $target } for now.
} Just play on.
refusal-cannot-challenge = There is no Wild Draw Four here that you can challenge. { $owed ->
    [0] Just play on.
    [one] Draw the card that is waiting for you.
   *[other] Draw the { $owed } cards that are waiting for you, or play a card on them if that is allowed.
}
refusal-cannot-jump-in = { $card ->
    [none] You cannot jump in with that card now.
   *[other] You cannot jump in with your { $card } now.
} Keep it until it is your turn.
refusal-cannot-discard-together = Those cards cannot be played together. Play one of them.
refusal-round-not-over = The round is still going on. Finish it first.
