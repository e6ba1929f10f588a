# The rules of one table.
# Every choice stands in a variable of its name, such as $draw-mode; yes and no are true and false.
# $players: how many players, or "any". $teams, $stack, $deflect, $swaps: whether there are any.

sheet-title = Rules: { $title }
sheet-title-plain = Rules
sheet-intro = This is a fast card game for the whole family. It follows the rules of Uno and is a cousin of Crazy Eights: you get rid of your cards by color, number or symbol, and the special cards can change everything in one turn. It is a lot to read, but after a few turns you know it by heart. Everybody from about seven years old can join in; younger children like to play too, and practice their numbers and colors on the way.

## The goal

sheet-goal = The goal
sheet-goal-round = { $going-out-play-for-places ->
    [true] Get rid of all your cards, before everybody else if you can. Whoever goes out takes the next place, and the others play on until one is left.
   *[false] { $teams ->
        [true] { $teams-ends ->
            [first_member_out] Be the first to get rid of all your cards. When one player of your team goes out, your team wins the round.
           *[all_members_out] Get rid of all your cards. The first team whose players have all gone out wins the round.
        }
       *[false] Be the first to get rid of all your cards, down to the very last one.
    }
}
sheet-goal-uno = When you are down to one card, you call "Uno!"
# $goal: single, takes, adds-low, adds-last, adds-high, rounds
sheet-goal-match = { $goal ->
    [single] You play one round without points: whoever wins the round wins the match.
    [takes] { $teams ->
        [true] The team that wins a round gets points for the cards that the other teams still hold. The first team
       *[false] Whoever wins a round gets points for the cards that the others still hold. The first
    } to have { $scoring-target ->
        [one] 1 point
       *[other] { $scoring-target } points
    } wins the match.
    [adds-low] { $teams ->
        [true] After each round every team writes down points for the cards it still holds. So you do not want points: the team with the fewest at the end of the match wins.
       *[false] After each round everybody writes down points for the cards they still hold. So you do not want points: whoever has the fewest at the end of the match wins.
    }
    [adds-last] After each round everybody writes down points for the cards they still hold. So you do not want points: whoever gets too many is out of the match, and the last one left wins.
    [adds-high] { $teams ->
        [true] After each round every team writes down points for the cards it still holds. At this table the team with the most points at the end of the match wins.
       *[false] After each round everybody writes down points for the cards they still hold. At this table whoever has the most points at the end of the match wins.
    }
   *[rounds] Every round you win is worth one point. { $teams ->
        [true] The first team
       *[false] The first
    } to win { $scoring-target ->
        [one] a round
       *[other] { $scoring-target } rounds
    } wins the match.
}

## Players and cards

sheet-players = Players and cards
sheet-players-known = There are { $players } players at this table.
# $range: how many players there can be
sheet-players-possible = The game is for { $range } players.
sheet-players-none = With these rules no number of players works.
sheet-players-ideal = It is best with 3 to 6.
sheet-range = { $from } to { $to }
sheet-range-steps = { $from }, { $second } and so on up to { $to }
sheet-players-alone = Everybody plays alone.
sheet-players-decks-fixed = You shuffle { $decks ->
    [one] one deck of cards.
   *[other] { $decks } decks of cards together.
}
# $range: how many players; $decks: how many decks they need
sheet-players-decks-auto = For { $range } players { $decks ->
    [one] one deck of cards is enough.
   *[other] you shuffle { $decks } decks together.
}
sheet-time-round = A round usually takes ten to fifteen minutes.
sheet-time-match = A match to 500 points takes between three quarters of an hour and an hour and a half.

# $total: cards a deck
sheet-cards = A deck has { $total } cards in four colors: red, yellow, green and blue. No color is higher than another. The Wilds have no color of their own.
sheet-cards-head-card = Card
sheet-cards-head-count = Per deck
sheet-cards-head-points = Points
sheet-cards-zero = 0
sheet-cards-numbers = 1 to 9
sheet-cards-own-number = its number
# $count: in all; $each: of each color
sheet-cards-per-color = { $count } ({ $each } of each color)
sheet-cards-two-of-each = { $count } (2 of each number and color)

## Who deals

sheet-dealer = Who deals
sheet-dealer-first = { $dealer-first ->
    [high_card] Shuffle the cards and let everybody draw one. Whoever draws the highest number deals first.
    [youngest] The youngest player deals first.
    [random] The first dealer is chosen by lot.
   *[host] Whoever opened the table deals first.
}
sheet-dealer-symbol = { $dealer-symbol-card ->
    [redraw] If you draw a card without a number, put it at the bottom of the pile and draw another one.
    [zero] A card without a number counts as 0 here.
   *[points] A card without a number counts what it is worth in points here.
}
sheet-dealer-tie = If several players draw the highest, only they put their cards back and draw again, until one of them wins.
sheet-dealer-next = { $dealer-rotation ->
    [left] Each following round is dealt by the player to the left of the last dealer, clockwise round the table.
    [winner] Whoever wins a round deals the next one. If nobody wins, the same player deals again.
    [last_place] After that, whoever has the worst total deals; among equals, the one who sits first to the left of the last dealer.
   *[none] The same player deals all rounds.
}

## Dealing and the start card

sheet-deal = Dealing and the start card
sheet-deal-hands = Shuffle all cards well. The dealer deals them round face down, one at a time and beginning on the left, until everybody has { $deal-hand-size ->
    [one] 1 card.
   *[other] { $deal-hand-size } cards.
}
sheet-deal-piles = The rest goes face down into the middle: that is the draw pile. The dealer turns up its top card and lays it beside the pile. That is the start card, the beginning of the discard pile.
sheet-deal-first = The player to the dealer’s left is the first player. Play goes clockwise, again in every round{ $start-number-only ->
    [true] .
   *[false] , unless the start card changes that:
}
sheet-start-number-only = The start card is always a number. If the dealer turns up anything else, that card goes to the bottom of the draw pile and the dealer turns up a new one.

sheet-start-number = { $sevens-or-zeros ->
    [true] The first player simply begins. A 7 or a 0 does nothing as the start card either.
   *[false] The first player simply begins.
}
    .term = Number
sheet-start-skip = { $start-skip ->
    [skips_first_player] The first player misses a turn; the player after that begins.
    [no_effect] Nothing happens; the first player simply begins.
   *[redraw] It goes to the bottom of the draw pile, and the dealer turns up another card.
}
    .term = Skip
sheet-start-draw-two = { $start-draw-two ->
    [draws_and_skips] The first player draws 2 cards and misses a turn.{ $answers ->
        [true] { " " }No other card helps against that.
       *[false] { "" }
    }
    [draws_then_plays] The first player draws 2 cards and then plays as usual.{ $answers ->
        [true] { " " }No other card helps against that.
       *[false] { "" }
    }
    [no_effect] Nothing happens; the first player simply begins.
   *[redraw] It goes to the bottom of the draw pile, and the dealer turns up another card.
}
    .term = Draw Two
sheet-start-reverse = { $start-reverse ->
    [right_of_dealer] Play goes counterclockwise, and the player to the dealer’s right begins.{ $actions-two-player-reverse ->
        [skip] { " " }With two players the dealer begins.
       *[direction_only] { "" }
    }
    [dealer] Play goes counterclockwise, and the dealer begins.
    [no_effect] Nothing happens; the first player simply begins.
   *[redraw] It goes to the bottom of the draw pile, and the dealer turns up another card.
}
    .term = Reverse
sheet-start-wild = { $start-wild ->
    [first_player_names_color] The first player looks at their cards, names the color and then plays as usual.
    [dealer_names_color] The dealer names the color; then the first player begins.
    [bury] It goes into the middle of the draw pile, and the dealer turns up another card.
   *[reshuffle] It is shuffled back into the draw pile, and the dealer turns up another card.
}
    .term = Wild
sheet-start-wild-draw-four = { $start-wild-draw-four ->
    [bury] It goes into the middle of the draw pile, and the dealer turns up another card.
    [reshuffle] It is shuffled back into the draw pile, and the dealer turns up another card: there is no color yet, after all.
    [first_player_names_color] The first player names the color and then plays as usual; nobody draws four cards.
   *[full_effect] The dealer names the color. The first player draws 4 cards and misses a turn; nothing helps against that.
}
    .term = Wild Draw Four
sheet-start-special-wild = { $start-special-wild ->
    [names_color] The first player names the color and then plays as usual; the card does nothing else.
    [full_effect] The first player names the color. Then the card does what it always does, as if the first player had played it, and after that the first player plays as usual.
   *[reshuffle] It is shuffled back into the draw pile, and the dealer turns up another card.
}
    .term = { $deck-kind ->
        [swap] Wild Swap Hands or blank Wild
        [shuffle] Wild Shuffle Hands or blank Wild
       *[all] Wild Swap Hands, Wild Shuffle Hands or blank Wild
    }

## Your turn

sheet-turn = Your turn
sheet-turn-play = { $multi-discard ->
    [off] Put one card that matches on the discard pile, face up. Then it is the next player’s turn.
   *[other] Put a card that matches on the discard pile, face up; sometimes you may play more (see "Several cards at once"). Then it is the next player’s turn.
}
sheet-turn-draw = If no card in your hand matches, you draw from the draw pile (see "Drawing cards").
sheet-turn-free = { $draw-voluntary ->
    [allowed] You do not have to play a card just because it matches: you may draw instead.
   *[forbidden] If you hold a card that matches, you must play; you may not draw then.
}
sheet-turn-force = That holds for a card that you have just drawn, too.{ $bluff ->
    [true] { " " }Only a Wild Draw Four that would be a bluff never has to be played.
   *[false] { "" }
}
sheet-turn-choices = If your card needs a choice, such as a color, you say it at once when you play the card.
sheet-turn-pass = You can pass only when you have already drawn, or when nothing is left to draw.

sheet-match = What matches
sheet-match-intro = Look only at the top card of the discard pile. It is matched by:
sheet-match-color = any card of the same color;
sheet-match-number = any card with the same number, whatever its color;
sheet-match-symbol = any card with the same symbol, whatever its color: a Skip on a Skip, a Reverse on a Reverse, a Draw Two on a Draw Two;
sheet-match-wild = any Wild, even when you could play something else, and also on another Wild{ $matching-wild-draw-four ->
    [unrestricted] .
   *[other] { " " }(the Wild Draw Four has more to it, see "Wilds").
}
sheet-match-symbol-off = Note: a Skip, Reverse or Draw Two may be played only on its own color. A red Skip may not go on a blue Skip.
sheet-match-after-wild = If a Wild is on top, only the color that was named with it counts.
sheet-match-example = For example: a blue 4 is matched by all blue cards, all fours and all Wilds.

## Action cards

sheet-actions = Action cards
sheet-actions-intro = These cards can turn the game around; with some thought you get a lot out of them. Each has a symbol on it, and in some decks its name, too.
sheet-action-skip = The next player misses a turn, as if they had already played. With two players you go again at once. The symbol is a circle with a line through it.
    .term = Skip
sheet-action-reverse = The direction of play turns round: clockwise becomes counterclockwise, and the other way round. { $actions-two-player-reverse ->
    [skip] With two players a Reverse works like a Skip: you go again.
   *[direction_only] With two players, too, only the direction turns; then it is simply the other player’s turn.
} The symbol is two arrows that point opposite ways.
    .term = Reverse
# $answer-two: whether anything helps against a Draw Two
sheet-action-draw-two = The next player draws 2 cards and misses a turn, without playing anything first{ $answer-two ->
    [true] , unless they can pass the penalty on (see { $stack-twos ->
        [true] "Stacking"
       *[false] "Sending on"
    }).
   *[false] .
} The symbol is +2.
    .term = Draw Two
sheet-action-seven = { $actions-seven-swap ->
    [optional] If you play a 7, you may swap hands with another player of your choice.
   *[mandatory] If you play a 7, you must swap hands with another player of your choice.
}
    .term = 7
sheet-action-zero = When a 0 is played, everybody passes their whole hand on to the next player, in the direction of play.
    .term = 0

## Wilds

sheet-wilds = Wilds
sheet-wilds-intro = A Wild is usually black, with all four colors on it.
sheet-wild = Matches everything. You choose which color is in force now and say it at once; the next player has to follow. You may name any color, even one that you do not hold{ $matching-wild-may-keep-color ->
    [true] , and also the one that is in force already.
   *[false] , but not the one that is in force already.
}
    .term = Wild
# $answer-four: whether a Wild Draw Four can be stacked on
sheet-wild-draw-four = You name the color, and the next player draws 4 cards and misses a turn{ $answer-four ->
    [true] , unless they can pass the penalty on (see "Stacking").
   *[false] .
} You know it by its +4.
    .term = Wild Draw Four
sheet-wild-swap = You name the color and { $actions-swap-hands ->
    [mandatory] swap hands with another player of your choice.
   *[optional] may swap hands with another player of your choice.
}
    .term = Wild Swap Hands
sheet-wild-shuffle = You name the color. All hands are put together, shuffled and dealt again, one card at a time, beginning with the next player. { $actions-shuffle-hands ->
    [deal_evenly] You deal until all cards are gone, so everybody gets about the same number.
   *[keep_counts] Everybody gets back as many cards as they had.
}
    .term = Wild Shuffle Hands
# $blank-text: what the table has agreed, or none
sheet-wild-blank = { $actions-blank-wild ->
    [plain_wild] An ordinary Wild: you name the color.
    [others_draw_one] You name the color, and everybody else draws 1 card at once. Nobody misses a turn for that.
   *[others_draw_two] You name the color, and everybody else draws 2 cards at once. Nobody misses a turn for that.
}{ $blank-text ->
    [none] { "" }
   *[other] { " " }This table has also agreed: "{ $blank-text }".
}
    .term = Blank Wild

sheet-four-when = When may you play a Wild Draw Four?
sheet-four-rule = { $matching-wild-draw-four ->
    [no_matching_color] You may play a Wild Draw Four only if you have no card of the color in force. The same number or symbol in another color does not matter, and other Wilds in your hand do not count.
    [no_matching_color_or_number] Unlike an ordinary Wild, a Wild Draw Four may be played only if you have no card of the color in force, and no card with the number on top either. The same symbol in another color does not matter, and other Wilds in your hand do not count.
    [no_other_playable] You may play a Wild Draw Four only if no other card in your hand matches, not even an ordinary Wild. A second Wild Draw Four does not count.
   *[unrestricted] You may always play a Wild Draw Four, whatever else you hold.
}
sheet-four-prior = What counts is the color that was in force before you played it.
sheet-four-illegal = { $matching-wild-draw-four-illegal ->
    [blocked] If it is not allowed, you cannot play it.
   *[bluff] If you dare, you can bluff and play it anyway.
}
sheet-four-no-challenge = Nobody can challenge it at this table{ $bluff ->
    [true] , so a bluff never costs anything.
   *[false] .
}

sheet-challenge = Challenging a Wild Draw Four
sheet-challenge-who = Do you have to draw the 4 cards, and do you suspect a bluff? Then you may challenge the Wild Draw Four, as long as you have drawn nothing yet. Only the player who has to draw may do that.
sheet-challenge-hand = What counts are the cards that the other player had left at the moment the Wild Draw Four was played. { $challenge-hand-shown-to ->
    [challenger] You get to see that hand; the others hear only the verdict.
    [everyone] Everybody gets to see that hand.
   *[nobody] Nobody gets to see that hand; everybody hears only the verdict.
}
sheet-challenge-guilty = The bluffer draws { $challenge-guilty-draws ->
    [0] nothing.
    [one] 1 card instead.
   *[other] { $challenge-guilty-draws } cards instead.
} You draw nothing and play your turn as usual. The Wild Draw Four and the color that was named stay.
    .term = It was a bluff
sheet-challenge-innocent = { $challenge-innocent-extra ->
    [0] You draw just the 4 cards, without an extra penalty, and miss a turn.
   *[other] You draw { $innocent-total } cards instead of 4 and miss a turn.
}
    .term = It was no bluff
sheet-challenge-never = Because a Wild Draw Four is always allowed at this table, it is never a bluff. { $challenge-innocent-extra ->
    [0] So a challenge wins you nothing, and costs nothing either: you draw just the 4 cards, without an extra penalty, and miss a turn.
   *[other] So a challenge only costs you more cards: you draw { $innocent-total } instead of 4 and miss a turn.
}
sheet-challenge-not = You cannot challenge a Wild Draw Four that was somebody’s last card{ $stack-fours ->
    [true] , nor one that was stacked or stacked on.
   *[false] .
}

## Drawing cards

sheet-draw = Drawing cards
# $draw: nothing, or the way of drawing
sheet-draw-how = { $draw ->
    [nothing] Draw one card from the draw pile. That is the end of your turn, even if the card matches.
    [one] Draw one card from the draw pile.
    [until_playable] Draw cards from the draw pile until one comes that matches. You keep those that did not.
   *[may_until_playable] Draw a card from the draw pile. If it does not match, you may draw another, and another, until one does. You may also stop earlier and pass. As soon as one matches, you draw no further.
}
# $after: may, must, auto, any-may, any-must, any-auto
sheet-draw-then = { $after ->
    [may] { $draw ->
        [one] If it matches, you may play it at once. If it does not, or you would rather keep it, your turn is over.
       *[other] A card that matches may be played at once; if you would rather keep it, your turn is over.
    }
    [must] { $draw ->
        [one] If it matches, you must play it at once. If it does not, your turn is over.
       *[other] A card that matches must be played at once.
    }
    [auto] { $draw ->
        [one] If it matches, it is played for you at once. If it does not, your turn is over.
       *[other] A card that matches is played for you at once.
    } A Wild then takes the color of which you hold the most cards.
    [any-may] Then you may play a card that matches: the drawn one or another from your hand. If you do not, your turn is over.
    [any-must] If the drawn card matches, you must play one: that card, or another from your hand that matches. { $draw ->
        [until_playable] If you have drawn all there is and none of it matches, you may play another one or pass.
       *[other] If it does not match, you may play another one or pass.
    }
   *[any-auto] If the drawn card matches, it is played for you at once; a Wild then takes the color of which you hold the most cards. { $draw ->
        [until_playable] If you have drawn all there is and none of it matches, you may play another card from your hand or pass.
       *[other] If it does not match, you may play another card from your hand or pass.
    }
}
sheet-draw-auto-swap = A card that swaps hands then swaps with the next player.
sheet-draw-old-cards = After drawing you may not play a card that you had before{ $draw-voluntary ->
    [allowed] , not even if you drew although you could play.
   *[forbidden] .
}
sheet-draw-bluff = If you draw a Wild Draw Four that would be a bluff, you may play it but never have to{ $draw ->
    [one] .
   *[other] ; you draw no further then.
}
sheet-draw-blocked-four = A Wild Draw Four that you may not play does not match: you draw on.
sheet-draw-refill = When the last card of the draw pile has been drawn, shuffle all cards of the discard pile except the top one. That is the new draw pile. Play goes on without a break, as often as needed.
sheet-draw-empty = If nothing at all is left to draw, you must play if you can, and pass if you cannot. Of a penalty you draw what there is; the rest is forgiven.
# $stuck: own, none, takes, adds, rounds, single, again
sheet-draw-stuck = If nobody can play then, the round is over. { $stuck ->
    [own] Everybody writes down the points of their own cards, and nobody wins the round.
    [none] Nobody scores.
    [takes] The lowest hand, counted in points, wins and gets the difference to every other hand. If the lowest hands are equal, nobody scores.
    [adds] The lowest hand, counted in points, wins; all others write down the difference to that hand. If the lowest hands are equal, nobody writes anything down.
    [rounds] The lowest hand, counted in points, wins the round. If the lowest hands are equal, nobody wins.
    [single] The lowest hand, counted in points, wins. If the lowest hands are equal, you deal again.
   *[again] Nobody wins, and you deal again.
}{ $teams ->
    [true] { $stuck ->
        [takes] { " " }The hands of a team are added up for this.
        [adds] { " " }The hands of a team are added up for this.
        [rounds] { " " }The hands of a team are added up for this.
        [single] { " " }The hands of a team are added up for this.
       *[other] { "" }
    }
   *[false] { "" }
}

## Stacking and sending on

sheet-stack = Stacking
sheet-stack-off = There is no stacking at this table: a Draw Two cannot be answered with a Draw Two, nor a Wild Draw Four with a Wild Draw Four. They may follow one another, but the cards are never added up: every Draw Two stays 2 cards.
sheet-stack-how = Stacking is a house rule; officially it does not belong to the game. If penalty cards are waiting for you, you may play a suitable card on them instead of drawing. The penalty is then added up and goes to the next player, until somebody { $stacking-must-stack ->
    [true] cannot stack.
   *[false] cannot or will not stack.
} That player draws it all and misses a turn.
sheet-stack-which = You may play:
sheet-stack-two-two = a Draw Two on a Draw Two, whatever its color;
sheet-stack-four-four = a Wild Draw Four on a Wild Draw Four; the color named last is in force;
sheet-stack-four-two = a Wild Draw Four on a Draw Two;
sheet-stack-two-four = { $stacking-draw-two-on-wild-four ->
    [named_color] a Draw Two on a Wild Draw Four, if it has the color that was named;
   *[any] a Draw Two on a Wild Draw Four, whatever its color;
}
sheet-stack-one = one card per turn.
sheet-stack-not = This is not allowed: { $list }.
sheet-stack-not-two-two = a Draw Two on a Draw Two
sheet-stack-not-four-four = a Wild Draw Four on a Wild Draw Four
sheet-stack-not-four-two = a Wild Draw Four on a Draw Two
sheet-stack-not-two-four = a Draw Two on a Wild Draw Four
sheet-stack-must = If you can stack, you must{ $challenge-who ->
    [victim] , unless you challenge the Wild Draw Four.
   *[nobody] .
}
sheet-stack-limit = The penalty never goes above { $stacking-max-total } cards; a card that would take it higher cannot be played on it.
sheet-stack-exempt = A Wild Draw Four that you stack is always allowed, whatever cards you hold.
sheet-stack-waives = Whoever stacks can no longer challenge.
sheet-stack-done = When everything has been drawn, the penalty is gone: the next Draw Two counts 2 again.

sheet-deflect = Sending on
sheet-deflect-how = If the cards of a Draw Two are waiting for you, you may send them on with { $actions-draw-two-deflect ->
    [skip_same_color] a Skip of the color in force. The cards then wait for the next player.
    [skip_any] a Skip of any color. The cards then wait for the next player.
    [reverse_same_color] a Reverse of the color in force. The direction turns, and the cards wait for the next player in that direction.
   *[skip_or_reverse] a Skip or a Reverse of the color in force. After a Skip the cards wait for the next player; after a Reverse the direction turns and they wait for the next player in that direction.
} With two players the other one gets them back.
sheet-deflect-last = If you go out with such a card and that ends the round, { $going-out-final-draw-applies ->
    [true] the next player draws the cards that were waiting.
   *[false] the cards that were waiting are dropped.
}
sheet-deflect-only-twos = A penalty with a Wild Draw Four in it cannot be sent on.

## The Uno call

sheet-uno = Calling "Uno!"
sheet-uno-off = { $uno-call ->
    [automatic] You do not have to call "Uno!" yourself: it happens by itself as soon as you have one card left. So there is nothing to catch.
   *[off] Nobody calls "Uno!" at this table, and nobody can be caught.
}
sheet-uno-when = { $uno-deadline ->
    [before_play] Call "Uno!" before you play your second-to-last card, or at the latest while you play it. After that it is too late.
    [before_turn_ends] When you play a card that leaves you with exactly one, call "Uno!" out loud before your turn is over. You may also do it just before you play that card.
   *[before_caught] When you play a card that leaves you with exactly one, call "Uno!" out loud. You are in time as long as nobody has caught you. You may also do it just before you play that card.
}
sheet-uno-own-swap = If a card that you play changes your own hand and leaves you with exactly one card, you must call as well.
sheet-uno-no-win = Calling alone does not win: you still have to get rid of your last card. If you cannot, you draw as always. When you come down to one card again later, you call again.
sheet-uno-catch = If somebody forgets to call, any other player may call "Uno!" and so catch them. { $uno-penalty ->
    [0] At this table that costs no cards.
    [one] Whoever is caught draws 1 penalty card at once, and play simply goes on.
   *[other] Whoever is caught draws { $uno-penalty } penalty cards at once, and play simply goes on.
}
# $window: acts or pause; $seconds: how long the pause is
sheet-uno-window = { $window ->
    [pause] You can catch somebody until it is the next player’s turn. To keep that fair, the table waits for { $one-second ->
        [true] 1 second
       *[false] { $seconds } seconds
    } after such a card, or less if the next player already does something.
   *[acts] You can catch somebody until the next player does something: plays, draws{ $challenge-who ->
        [victim] , passes or challenges
       *[nobody] { " " }or passes
    }. After that the chance is gone. Whoever misses a turn does nothing; then you wait for the player after them.
}
sheet-uno-jump-in = When somebody jumps in, it is too late as well.
sheet-uno-missed = { $uno-needed-to-go-out ->
    [no] If nobody has caught you, you go on as if you had called.
    [penalty_and_continue] If nobody has caught you, you have not won yet: without "Uno!" you cannot go out. If you play your last card anyway, you draw { $uno-penalty ->
        [one] 1 penalty card
       *[other] { $uno-penalty } penalty cards
    }, the card does what it always does, and you play on.
   *[last_card_blocked] If nobody has caught you, you have not won yet: without "Uno!" you may not play your last card. Draw a card, and call next time.
}
sheet-uno-false-call = Whoever calls "Uno!" for no reason draws { $uno-false-call-penalty ->
    [one] 1 penalty card.
   *[other] { $uno-false-call-penalty } penalty cards.
}
sheet-uno-false-catch = Whoever catches somebody wrongly draws { $uno-false-catch-penalty ->
    [one] 1 penalty card.
   *[other] { $uno-false-catch-penalty } penalty cards.
}
sheet-uno-after-swap = { $uno-after-swap ->
    [exempt] If somebody else changes your hand and leaves you with one card, you do not have to call.
   *[must_call] If somebody else changes your hand and leaves you with one card, you must call as well, or you can be caught.
}

## Going out

sheet-out = Going out
# $ending: one, team, places
sheet-out-ends = { $ending ->
    [places] Whoever plays their last card{ $call-needed ->
        [true] { " " }and called "Uno!" in time
       *[false] { "" }
    } is out and takes the next place. The card still has its effect. The others play on until one player is left; when two are left, the rules for two players apply.
    [team] Whoever plays their last card{ $call-needed ->
        [true] { " " }and called "Uno!" in time
       *[false] { "" }
    } is out. The card still has its effect, and the partners play on. The round is over as soon as a whole team is out.
   *[one] As soon as somebody plays their last card, the round is over at once{ $call-needed ->
        [true] , provided that "Uno!" was called in time.
       *[false] .
    }
}
sheet-out-card = { $going-out-last-card ->
    [any] You may go out with any card.
    [no_wild] You may not go out with a Wild of any kind.
    [no_draw_card] You may not go out with a Draw Two or Wild Draw Four.
   *[number_only] You may go out only with a number.
}
sheet-out-card-stuck = A card that you may not go out with does not match when it is your last one: you draw.
sheet-out-final = If the round ends with { $going-out-last-card ->
    [no_wild] a Draw Two
   *[other] a Draw Two or Wild Draw Four
}, { $going-out-final-draw-applies ->
    [true] the next player first draws those cards{ $final-counts ->
        [true] , and they count towards the points.
       *[false] .
    }{ $stack ->
        [true] { " " }If cards were stacked, that player draws the whole total.
       *[false] { "" }
    }
   *[false] nobody has to draw those cards any more.
}
sheet-out-wild = If a Wild is your last card, you do not have to name a color.
# $cards: the cards that move hands; $out-swaps: whether one of them swaps;
# $out-moves: what the others of them do: pass, deal, both, none
sheet-out-swap = { $ending ->
    [one] If { $cards } is your last card, nothing moves any more: you are out.
   *[other] If { $cards } is your last card, you are out first.{ $out-swaps ->
        [true] { " " }You swap with nobody.
       *[false] { "" }
    }{ $out-moves ->
        [pass] { " " }Only the others pass their hands on.
        [deal] { " " }Only the hands of the others are shuffled and dealt again.
        [both] { " " }Only the others pass their hands on, or are dealt new ones.
       *[none] { "" }
    }
}

## Points and the match

sheet-score = Points and winning
sheet-score-single = No points are counted. { $teams ->
    [true] The team that wins the round wins the match.
   *[false] Whoever goes out first wins the round, and with it the match.
}
sheet-score-mode = { $scoring-mode ->
    [winner_takes_hands] { $ending ->
        [places] Whoever went out first gets the points of the hand that is left. The others get nothing.
       *[other] { $teams ->
            [true] The team of the player who went out gets points for all cards that the other teams still hold. Cards of partners do not count, and the other teams get nothing.
           *[false] Whoever goes out gets points for all cards that the others still hold. The others get nothing this round.
        }
    }
    [each_adds_own_hand] { $ending ->
        [places] The player who is left counts the cards in hand and adds those points to their total. The others write nothing down.
       *[other] { $teams ->
            [true] Every other team counts all cards that it still holds and adds those points to its total. The team of the player who went out writes nothing down.
           *[false] Everybody counts the cards they still hold and adds those points to their total. Whoever went out writes nothing down.
        }
    }
   *[rounds_won] { $ending ->
        [places] Whoever went out first gets one point. The others get nothing.
       *[other] { $teams ->
            [true] The team of the player who went out gets one point. The other teams get nothing.
           *[false] Whoever goes out gets one point. The others get nothing.
        }
    }
}
sheet-score-values = The table under "Players and cards" shows what each card counts.
sheet-example-names = Anna, Ben, Cara, Dan, Eve, Finn, Gus, Hannah, Ida, Joe
# $winner: who is out; $others: who else is out
sheet-example-out = { $ending ->
    [places] An example. { $winner } went out first, then { $others }.
    [team] An example. { $winner }’s whole team has gone out.
   *[one] An example. { $winner } has gone out.
}
# $sum: the values with plus signs; $points: together
sheet-example-hand = { $name } still has { $cards }: { $sum } = { $points }.
# $outcome: takes, adds, team-takes, team-adds; $sum: the hands with plus signs
sheet-example-score = { $outcome ->
    [takes] So { $winner } gets { $sum }.
    [team-takes] So { $winner }’s team gets { $sum }.
    [team-adds] So their team adds { $sum }; { $winner }’s team writes nothing down.
    [last-adds] So { $name } adds { $sum }; the others write nothing down.
   *[adds] { $winner } writes nothing down, the others add their own points.
}
# $points
sheet-example-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
# $goal: takes, adds-low, adds-last, adds-high, rounds
sheet-score-match = { $goal ->
    [adds-low] Play rounds until { $teams ->
        [true] a team has { $target-points } or more. Then the match is over, and the team with the fewest points wins.
       *[false] somebody has { $target-points } or more. Then the match is over, and whoever has the fewest points wins.
    }
    [adds-last] Whoever has { $target-points } or more is out of the match; all who get there in the same round are out together. The rest play on until one is left, who wins the match. If all who are left get there at once, the lowest total wins; if several share it, they play on by themselves.
    [adds-high] Play rounds until { $teams ->
        [true] a team has { $target-points } or more. Then the match is over, and the team with the most points wins.
       *[false] somebody has { $target-points } or more. Then the match is over, and whoever has the most points wins.
    }
    [rounds] Play until { $teams ->
        [true] a team
       *[false] somebody
    } has won { $scoring-target ->
        [one] 1 round
       *[other] { $scoring-target } rounds
    }, and with that the match.
   *[takes] Play rounds until { $teams ->
        [true] a team
       *[false] somebody
    } reaches or passes { $target-points }; { $teams ->
        [true] that team wins the match. If several teams get there in the same round, the highest total wins.
       *[false] that player wins the match.
    }
}
sheet-score-target = That limit is an agreement: any other number will do, as long as you agree on it beforehand.
sheet-score-tie = If the best are level at the end, you play another round, and so on until one wins.

## Variants

sheet-jump = Jumping in
sheet-jump-how = { $jump-in-cards ->
    [colored] If you hold a card that is exactly like the top one, with the same color and the same number or symbol, you may play it out of turn as well.
   *[colored_and_wild] If you hold a card that is exactly like the top one, with the same color and the same number or symbol, you may play it out of turn as well. You may also play a Wild on a Wild of the same kind; you then name a color again.
}
sheet-jump-continues = { $jump-in-continues ->
    [after_jumper] Then play goes on as if you had played in turn: it is the turn of the player after you, and those in between have to wait.
   *[original_order] Then it is the turn of whoever was to play anyway. A Skip or Draw Two that you jump in with hits that player.
}
sheet-jump-draw = { $jump-in-on-draw-cards ->
    [normal] While penalty cards are waiting for somebody, you may not jump in.
    [adds_to_stack] With { $jump-in-cards ->
        [colored] the same Draw Two
       *[colored_and_wild] the same Draw Two or a Wild Draw Four
    } you may also jump in while the penalty is still waiting, but not with other cards. The penalty is then added up and { $jump-in-continues ->
        [after_jumper] goes to the player after you.
       *[original_order] keeps waiting for the same player.
    }
   *[forbidden] { $jump-in-cards ->
        [colored] You may never jump in with a Draw Two, nor while penalty cards are waiting for somebody.
       *[colored_and_wild] You may never jump in with a Draw Two or Wild Draw Four, nor while penalty cards are waiting for somebody.
    }
}
sheet-jump-not = You may not jump in on the start card, on your own card, or while somebody is thinking about a drawn card. If you are too late, you simply take your card back.

sheet-multi = Several cards at once
sheet-multi-how = { $multi-discard ->
    [identical_pair] You may play two cards together if they are exactly the same. Each does what it always does: two Draw Twos are 4 cards to draw, two Skips make two players miss a turn.
   *[same_number] You may play two or more cards with the same number together.
} The first must match; the last goes on top and sets the color.
sheet-multi-sevens = However many sevens you play together, you swap once.
sheet-multi-zeros = Each 0 moves the hands on once.
sheet-multi-not = Wilds are never played together{ $draw-then-play ->
    [any_card] .
   *[other] , and right after drawing you play only one card.
}
sheet-multi-uno = If that leaves you with one card, call "Uno!" while you play them. { $uno-deadline ->
    [before_play] If you go out with them, you must call beforehand or together with them, too.
   *[other] If you go out with them in one go, you do not have to call.
}

sheet-teams = Teams
sheet-teams-how = You play in teams of { $teams-size }. Partners do not sit side by side: the teams alternate round the table. Partners share one score.
sheet-teams-free = Anything goes against a partner, too: you may catch each other{ $challenge-who ->
    [victim] { " " }and challenge each other
   *[nobody] { "" }
}, and your cards may hit your partner.
sheet-teams-no-call = Your cards may hit your partner, too.
sheet-teams-swap = With a swap you may pass a good hand to your partner on purpose.

sheet-mercy = Too many cards
sheet-mercy-how = Whoever gets { $draw-mercy-limit } cards or more in hand is out of the round at once. Those cards go under the discard pile, and whatever was still to be drawn is dropped.{ $points-matter ->
    [true] { " " }When points are counted, that hand counts as if it were still held.
   *[false] { "" }
} If only one player is left, that player wins the round.

## Leaving and the clock

sheet-leave = Leaving and the clock
sheet-leave-how = Whoever leaves the table does not come back in this match. Their cards go under the discard pile, their place is passed over, and whatever they still had to draw or choose is dropped. { $single ->
    [true] They can no longer win.
   *[false] Their points stay, but they can no longer win.
} { $teams ->
    [true] If only one team is left, it wins the match.
   *[false] If only one player is left, that player wins the match.
}
sheet-leave-clock = If you play with a clock and your time is up, the game makes the simplest move for you: usually drawing a card.

## Tips

sheet-tips = Tips
sheet-tip-wild = Save your Wilds for when you are stuck. It is best to keep one back until you hold nothing but cards that do not match.
sheet-tip-color = If you have a lot of one color, or a color that is hard to get rid of, begin with it while that color is on the table. The chance may not come back.
sheet-tip-watch = Watch which colors and numbers the others play, and when they have to draw. It tells you how long your own cards will match, and which color to change to with a Wild.
sheet-tip-timing = A Draw Two or Wild Draw Four hits hardest when the next player has just had to draw: they have little to answer with.
sheet-tip-counts = Count how many cards everybody has left. When an opponent is down to one or two, it is time for a Draw Two, a Wild Draw Four or a Skip.
sheet-tip-reverse = When your neighbor is about to go out, a Reverse sends the game the other way.
sheet-tip-challenge = A challenge pays off best against a full hand: the more cards, the better the chance that the right color was among them.

## Words

sheet-words = Glossary
sheet-word-draw-pile = The face-down pile from which you draw when you cannot{ $draw-voluntary ->
    [allowed] { " " }or do not want to
   *[forbidden] { "" }
} play.
    .term = Draw pile
sheet-word-discard-pile = The face-up pile of played cards; only its top card counts.
    .term = Discard pile
sheet-word-dealer = Whoever deals the cards.
    .term = Dealer
sheet-word-color = The color of the top card or, after a Wild, the color that was named.
    .term = Color in force
sheet-word-wild = A card that matches everything and whose player names the new color.
    .term = Wild
sheet-word-penalty = Cards that somebody has to draw, for example because of a Draw Two.
    .term = Penalty
sheet-word-out = Playing your last card{ $ending ->
    [one] , which ends the round.
   *[other] .
}
    .term = Going out
sheet-word-uno = The call that you owe as soon as you have exactly one card left.
    .term = Calling Uno
sheet-word-catch = Noticing that somebody has forgotten to call "Uno!", and saying so.
    .term = Catching
sheet-word-stack = Answering a Draw Two or Wild Draw Four with another such card, so that the penalty grows; a house rule that is not official.{ $stack ->
    [true] { "" }
   *[false] { " " }It is not allowed here.
}
    .term = Stacking
sheet-word-challenge = Disputing that somebody was allowed to play a Wild Draw Four{ $challenge-who ->
    [victim] { $challenge-innocent-extra ->
        [0] ; whoever does so wrongly gets no extra penalty here.
       *[other] ; whoever does so wrongly gets an extra penalty.
    }
   *[nobody] . It is not possible here.
}
    .term = Challenge
sheet-word-bluff = Playing a Wild Draw Four although it is not allowed.
    .term = Bluffing
sheet-word-jump = Playing out of turn with a card that is exactly like the top one.
    .term = Jumping in
sheet-word-round = Everything from the deal until somebody has won. { $single ->
    [true] Here one round is the whole match.
   *[false] A match is a series of rounds.
}
    .term = Round

sheet-names = Other names
sheet-names-head-ours = Here
sheet-names-head-theirs = Also called
sheet-names-skip = Stop, miss a turn
    .term = Skip
sheet-names-reverse = turn-around, change direction
    .term = Reverse
sheet-names-draw-two = Draw 2, take two, +2
    .term = Draw Two
sheet-names-wild = joker, wildcard
    .term = Wild
sheet-names-wild-draw-four = Wild Draw 4, +4
    .term = Wild Draw Four
sheet-names-swap = Swap Hands
    .term = Wild Swap Hands
sheet-names-shuffle = Shuffle Hands
    .term = Wild Shuffle Hands
sheet-names-blank = Wild Customizable
    .term = blank Wild
sheet-names-draw-pile = stock, deck
    .term = draw pile
sheet-names-discard-pile = waste pile, talon
    .term = discard pile
sheet-names-dealer = giver
    .term = dealer
sheet-names-color = active color
    .term = color in force
