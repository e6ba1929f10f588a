# Every choice of a table: a name, what it changes (.about), and for each value a short word and a sentence.
# Numbers stand in $value; for yes or no there are only the sentences.

option-yes = yes
option-no = no
option-ignored = { $option } does nothing at this table, because nobody has to call "Uno!" here.

## Cards and table

option-group-table = Cards and table
option-deck-kind = Deck
    .about = Which cards a deck has.
    .classic = classic
    .classic-about = 108 cards: numbers, Skip, Reverse, Draw Two, Wild and Wild Draw Four.
    .swap = with Swap Hands
    .swap-about = 112 cards: a Wild Swap Hands and three blank Wilds are added.
    .shuffle = with Shuffle Hands
    .shuffle-about = 112 cards: a Wild Shuffle Hands and three blank Wilds are added.
    .all = with everything
    .all-about = 113 cards: a Wild Swap Hands, a Wild Shuffle Hands and three blank Wilds are added.
option-deck-count = Number of decks
    .about = How many decks are shuffled together.
    .auto = as few as possible
    .auto-about = Just as many decks as the players need.
    .number = { $value }
    .number-about = { $value ->
        [one] Always one deck.
       *[other] Always { $value } decks.
    }
option-deal-hand-size = Cards at the start
    .about = How many cards everybody gets.
    .number = { $value }
    .number-about = { $value ->
        [one] Everybody gets 1 card.
       *[other] Everybody gets { $value } cards.
    }
option-dealer-first = First dealer
    .about = Who deals the first round.
    .high_card = highest card
    .high_card-about = Everybody draws a card; the highest number deals.
    .youngest = youngest
    .youngest-about = The youngest player deals.
    .random = by lot
    .random-about = The dealer is chosen by lot.
    .host = host
    .host-about = Whoever opened the table deals.
option-dealer-symbol-card = No number drawn
    .about = What happens if you draw a card without a number when drawing for the deal.
    .redraw = draw again
    .redraw-about = It goes to the bottom of the pile and you draw another one.
    .zero = counts zero
    .zero-about = It counts as 0.
    .points = counts its points
    .points-about = It counts what it is worth in scoring.
option-dealer-rotation = Next dealer
    .about = Who deals the next round.
    .left = to the left
    .left-about = The player to the left of the last dealer.
    .winner = winner
    .winner-about = Whoever won the round.
    .last_place = last place
    .last_place-about = Whoever has the worst total.
    .none = fixed
    .none-about = Always the same player.

## The start card

option-group-start = The start card
option-start-wild = Starting with a Wild
    .about = What happens if the start card is a Wild.
    .first_player_names_color = first player names
    .first_player_names_color-about = The first player names the color and then plays as usual.
    .dealer_names_color = dealer names
    .dealer_names_color-about = The dealer names the color; then the first player plays.
    .bury = into the middle
    .bury-about = The card goes into the middle of the draw pile and another one is turned up.
    .reshuffle = shuffled back
    .reshuffle-about = The card is shuffled back and another one is turned up.
option-start-wild-draw-four = Starting with a Wild Draw Four
    .about = What happens if the start card is a Wild Draw Four.
    .bury = into the middle
    .bury-about = The card goes into the middle of the draw pile and another one is turned up.
    .reshuffle = shuffled back
    .reshuffle-about = The card is shuffled back and another one is turned up.
    .first_player_names_color = only the color
    .first_player_names_color-about = The first player names the color; nobody draws.
    .full_effect = everything counts
    .full_effect-about = The dealer names the color; the first player draws 4 cards and misses a turn.
option-start-skip = Starting with a Skip
    .about = What happens if the start card is a Skip.
    .skips_first_player = first player is skipped
    .skips_first_player-about = The first player misses a turn.
    .no_effect = nothing
    .no_effect-about = Nothing happens.
    .redraw = another card
    .redraw-about = The card goes to the bottom of the draw pile and another one is turned up.
option-start-draw-two = Starting with a Draw Two
    .about = What happens if the start card is a Draw Two.
    .draws_and_skips = draw and skip
    .draws_and_skips-about = The first player draws 2 cards and misses a turn.
    .draws_then_plays = draw and play
    .draws_then_plays-about = The first player draws 2 cards and then plays as usual.
    .no_effect = nothing
    .no_effect-about = Nothing happens.
    .redraw = another card
    .redraw-about = The card goes to the bottom of the draw pile and another one is turned up.
option-start-reverse = Starting with a Reverse
    .about = What happens if the start card is a Reverse.
    .right_of_dealer = right of the dealer
    .right_of_dealer-about = Play goes counterclockwise; the player to the dealer’s right begins.
    .dealer = the dealer
    .dealer-about = Play goes counterclockwise; the dealer begins.
    .no_effect = nothing
    .no_effect-about = Nothing happens.
    .redraw = another card
    .redraw-about = The card goes to the bottom of the draw pile and another one is turned up.
option-start-special-wild = Starting with a special Wild
    .about = What happens if the start card is a Wild Swap Hands, Wild Shuffle Hands or blank Wild.
    .names_color = only the color
    .names_color-about = The first player names the color; nothing else happens.
    .full_effect = everything counts
    .full_effect-about = The first player names the color and the card does what it always does.
    .reshuffle = shuffled back
    .reshuffle-about = The card is shuffled back and another one is turned up.
option-start-number-only = Start with a number only
    .about = Whether the start card must be a number.
    .true-about = The dealer turns up cards until a number shows.
    .false-about = Any card can be the start card, with the effects agreed on here.

## What matches

option-group-matching = What matches
option-matching-symbols = Symbol on symbol
    .about = Whether a Skip, Reverse or Draw Two matches the same symbol in another color.
    .any_color = always matches
    .any_color-about = A Skip matches every Skip, a Reverse every Reverse, a Draw Two every Draw Two.
    .same_color_only = only the color
    .same_color_only-about = These cards match their own color only.
option-matching-wild-draw-four = Wild Draw Four
    .about = When you may play a Wild Draw Four.
    .no_matching_color = without the color
    .no_matching_color-about = Only without a card of the color in force.
    .no_matching_color_or_number = without color and number
    .no_matching_color_or_number-about = Only without a card of the color in force or of the number on top.
    .no_other_playable = if nothing else matches
    .no_other_playable-about = Only if no other card matches, not even a Wild.
    .unrestricted = always
    .unrestricted-about = You may always play it.
option-matching-wild-draw-four-illegal = Wild Draw Four when not allowed
    .about = What happens if you play a Wild Draw Four that is not allowed.
    .blocked = impossible
    .blocked-about = You cannot play it then.
    .bluff = bluff
    .bluff-about = You may bluff and play it anyway.
option-matching-wild-may-keep-color = Naming the same color
    .about = Whether a Wild may name the color that is in force already.
    .true-about = You may leave the color as it is.
    .false-about = You must name another color.

## Drawing

option-group-drawing = Drawing
option-draw-mode = Drawing cards
    .about = How many cards you draw if you play nothing.
    .one = one
    .one-about = You draw one card.
    .until_playable = until one matches
    .until_playable-about = You go on drawing until you have a card that matches.
    .may_until_playable = may go on
    .may_until_playable-about = You draw one card and may go on until one matches.
option-draw-voluntary = Drawing when you can play
    .about = Whether you may draw while you hold a card that matches.
    .allowed = allowed
    .allowed-about = You may always draw.
    .forbidden = not allowed
    .forbidden-about = If you hold a card that matches, you play.
option-draw-playable-card = Drawn card matches
    .about = What you do with a drawn card that matches.
    .may_play = may be played
    .may_play-about = You may play it at once or keep it.
    .must_play = must be played
    .must_play-about = You must play it at once.
    .auto_play = automatic
    .auto_play-about = It is played for you.
option-draw-then-play = Playing after a draw
    .about = Which card you may play after drawing.
    .drawn_card = the drawn one
    .drawn_card-about = Only the card that you drew.
    .any_card = any
    .any_card-about = Any card that matches.
    .nothing = none
    .nothing-about = Your turn is over after the draw.
option-draw-force-play = Must play
    .about = Whether you must play as soon as you can.
    .true-about = If you can play, you must, also with a card that you have just drawn.
    .false-about = Nobody has to play a card just because it matches.
option-draw-exhausted = Nothing left to draw
    .about = How a round ends when nobody can play or draw any more.
    .all_score_own_hand = everybody counts their own
    .all_score_own_hand-about = Everybody counts their own cards; the round has no winner.
    .lowest_hand_wins = lowest hand wins
    .lowest_hand_wins-about = The lowest hand wins the difference to every other hand.
    .no_score = no points
    .no_score-about = Nobody scores.
option-draw-mercy-limit = Mercy limit
    .about = At how many cards you are out of the round.
    .none = none
    .none-about = You may hold as many cards as you can carry.
    .number = { $value }
    .number-about = Whoever holds { $value } cards is out of the round.

## Action cards

option-group-actions = Action cards
option-actions-two-player-reverse = Reverse with two players
    .about = What a Reverse does when there are two players.
    .skip = like a Skip
    .skip-about = The Reverse works like a Skip: you go again.
    .direction_only = only the direction
    .direction_only-about = Only the direction turns; the other player goes next.
option-actions-draw-two-deflect = Sending a Draw Two on
    .about = Which cards send a Draw Two on to somebody else.
    .off = nothing
    .off-about = A Skip or Reverse does not help against a Draw Two.
    .skip_same_color = Skip of the color
    .skip_same_color-about = A Skip of the color in force.
    .skip_any = any Skip
    .skip_any-about = Any Skip.
    .reverse_same_color = Reverse of the color
    .reverse_same_color-about = A Reverse of the color in force.
    .skip_or_reverse = Skip or Reverse of the color
    .skip_or_reverse-about = A Skip or a Reverse of the color in force.
option-actions-seven-swap = Swapping with a 7
    .about = Whether you swap hands when you play a 7.
    .off = no
    .off-about = A 7 is an ordinary number.
    .optional = may
    .optional-about = Whoever plays a 7 may swap hands with anybody.
    .mandatory = must
    .mandatory-about = Whoever plays a 7 must swap hands.
option-actions-zero-rotate = Passing hands on with a 0
    .about = Whether all hands move on by one seat when a 0 is played.
    .true-about = With a 0 everybody passes their whole hand on in the direction of play.
    .false-about = A 0 is an ordinary number.
option-actions-swap-hands = Wild Swap Hands
    .about = Whether you must swap hands when you play a Wild Swap Hands.
    .mandatory = must
    .mandatory-about = You must swap.
    .optional = may
    .optional-about = You may swap.
option-actions-shuffle-hands = Wild Shuffle Hands
    .about = How the hands are dealt after a Wild Shuffle Hands.
    .deal_evenly = evenly
    .deal_evenly-about = All cards are dealt as evenly as possible.
    .keep_counts = as many as before
    .keep_counts-about = Everybody gets as many cards as they had.
option-actions-blank-wild = Blank Wild
    .about = What a blank Wild does besides changing the color.
    .plain_wild = nothing
    .plain_wild-about = Nothing else: it is an ordinary Wild.
    .others_draw_one = others draw 1
    .others_draw_one-about = Everybody else draws 1 card.
    .others_draw_two = others draw 2
    .others_draw_two-about = Everybody else draws 2 cards.

## Stacking

option-group-stacking = Stacking
option-stacking-draw-two-on-draw-two = Draw Two on Draw Two
    .about = Whether you may answer a Draw Two with a Draw Two.
    .true-about = You may play a Draw Two on a Draw Two; the next player gets it all.
    .false-about = Whoever gets a Draw Two draws.
option-stacking-wild-four-on-wild-four = Wild Draw Four on Wild Draw Four
    .about = Whether you may answer a Wild Draw Four with a Wild Draw Four.
    .true-about = You may play a Wild Draw Four on a Wild Draw Four; the next player gets it all.
    .false-about = A Wild Draw Four does not pass a Wild Draw Four on.
option-stacking-wild-four-on-draw-two = Wild Draw Four on Draw Two
    .about = Whether you may answer a Draw Two with a Wild Draw Four.
    .true-about = You may play a Wild Draw Four on a Draw Two; the next player gets it all.
    .false-about = A Wild Draw Four does not pass a Draw Two on.
option-stacking-draw-two-on-wild-four = Draw Two on Wild Draw Four
    .about = Whether you may answer a Wild Draw Four with a Draw Two.
    .off = no
    .off-about = A Draw Two does not pass a Wild Draw Four on.
    .named_color = of the named color
    .named_color-about = Only with a Draw Two of the color named with the Wild Draw Four.
    .any = any Draw Two
    .any-about = With any Draw Two.
option-stacking-max-total = Largest penalty
    .about = How many cards a penalty may grow to.
    .none = no limit
    .none-about = The penalty may grow as far as the cards go.
    .number = { $value }
    .number-about = The penalty never goes above { $value } cards.
option-stacking-must-stack = Must stack
    .about = Whether you must stack if you can.
    .true-about = Whoever can stack must.
    .false-about = Whoever can stack may draw instead.

## Challenge

option-group-challenge = Challenge
option-challenge-who = Challenge
    .about = Who may challenge a Wild Draw Four.
    .nobody = nobody
    .nobody-about = Nobody may challenge a Wild Draw Four.
    .victim = whoever must draw
    .victim-about = The player who must draw the cards.
option-challenge-guilty-draws = Penalty for bluffing
    .about = How many cards a bluffer who is found out draws.
    .number = { $value }
    .number-about = { $value ->
        [0] A bluffer who is found out draws nothing.
        [one] A bluffer who is found out draws 1 card.
       *[other] A bluffer who is found out draws { $value } cards.
    }
option-challenge-innocent-extra = Penalty for a wrong challenge
    .about = How many cards a wrong challenge costs on top of the 4.
    .number = { $value }
    .number-about = { $value ->
        [0] You draw no extra card.
        [one] You draw 1 extra card.
       *[other] You draw { $value } extra cards.
    }
option-challenge-hand-shown-to = Who sees the hand
    .about = Who gets to see the hand when there is a challenge.
    .challenger = the challenger
    .challenger-about = Only the challenger sees the hand.
    .everyone = everybody
    .everyone-about = Everybody sees the hand.
    .nobody = nobody
    .nobody-about = Nobody sees the hand; only the verdict is known.

## The Uno call

option-group-uno = The Uno call
option-uno-call = Calling Uno
    .about = Whether you must call "Uno!"
    .required = required
    .required-about = You call it yourself, and whoever forgets can be caught.
    .automatic = automatic
    .automatic-about = The call is made for you.
    .off = off
    .off-about = Nobody calls "Uno!"
option-uno-deadline = Calling in time
    .about = How long you may still call "Uno!"
    .before_play = before playing
    .before_play-about = Before you play your second-to-last card, or together with it.
    .before_turn_ends = before your turn ends
    .before_turn_ends-about = Before your turn is over.
    .before_caught = before you are caught
    .before_caught-about = As long as nobody has caught you.
option-uno-catch-until = Catching
    .about = How long you can catch somebody.
    .next_player_acts = until the next move
    .next_player_acts-about = Until the next player does something.
    .next_turn_starts = until the next turn
    .next_turn_starts-about = Until the next turn begins, after a short pause.
option-uno-penalty = Penalty for not calling
    .about = How many cards you draw when you are caught.
    .number = { $value }
    .number-about = { $value ->
        [0] Whoever is caught draws nothing.
        [one] Whoever is caught draws 1 card.
       *[other] Whoever is caught draws { $value } cards.
    }
option-uno-needed-to-go-out = Going out without Uno
    .about = What happens if you play your last card without having called.
    .no = does not matter
    .no-about = If nobody caught you, you simply win.
    .penalty_and_continue = penalty, then play on
    .penalty_and_continue-about = You are not out: you draw the penalty and play on.
    .last_card_blocked = not allowed
    .last_card_blocked-about = You may not play your last card then.
option-uno-false-call-penalty = Penalty for a false call
    .about = How many cards it costs to call "Uno!" for no reason.
    .number = { $value }
    .number-about = { $value ->
        [0] You cannot call for no reason, so it costs nothing.
        [one] Whoever calls for no reason draws 1 card.
       *[other] Whoever calls for no reason draws { $value } cards.
    }
option-uno-false-catch-penalty = Penalty for a false catch
    .about = How many cards it costs to catch somebody who did nothing wrong.
    .number = { $value }
    .number-about = { $value ->
        [0] You cannot catch somebody wrongly, so it costs nothing.
        [one] Whoever catches somebody wrongly draws 1 card.
       *[other] Whoever catches somebody wrongly draws { $value } cards.
    }
option-uno-after-swap = Uno after a swap
    .about = Whether you must call when somebody else leaves you with one card.
    .exempt = no
    .exempt-about = You do not have to call then.
    .must_call = yes
    .must_call-about = You must call then, too.
option-uno-grace-ms = Pause for catching
    .about = How long the table waits when somebody has not called, in thousandths of a second.
    .number = { $value } ms
    .number-about = { $value ->
        [0] The table does not wait.
       *[other] The table waits for { $value } thousandths of a second.
    }

## Going out, points, the match

option-group-ending = Going out, points, the match
option-going-out-final-draw-applies = Last draw card counts
    .about = Whether cards are still drawn if the last card is a Draw Two or Wild Draw Four.
    .true-about = The next player still draws first, and those cards count.
    .false-about = Nobody draws any more.
option-going-out-last-card = Last card
    .about = Which card you may go out with.
    .any = any
    .any-about = With any card.
    .no_wild = no Wild
    .no_wild-about = Not with a Wild of any kind.
    .no_draw_card = no draw card
    .no_draw_card-about = Not with a Draw Two or Wild Draw Four.
    .number_only = only a number
    .number_only-about = Only with a number.
option-going-out-play-for-places = Playing for places
    .about = Whether the round goes on when somebody is out.
    .true-about = Play goes on until one player is left.
    .false-about = The round is over as soon as somebody is out.
option-scoring-mode = Scoring
    .about = Who gets which points after a round.
    .winner_takes_hands = winner takes all
    .winner_takes_hands-about = The winner gets the points of all other hands.
    .each_adds_own_hand = everybody counts their own
    .each_adds_own_hand-about = Everybody counts the cards in their own hand.
    .rounds_won = rounds won
    .rounds_won-about = Every round you win is worth one point.
option-scoring-match-winner = Winner of the match
    .about = Who wins the match.
    .highest_total = most points
    .highest_total-about = Whoever has the most points when somebody reaches the target.
    .lowest_total = fewest points
    .lowest_total-about = Whoever has the fewest points when somebody reaches the target.
    .last_standing = last one left
    .last_standing-about = Whoever reaches the target is out; the last one left wins.
option-scoring-target = Target
    .about = How many points decide the match.
    .number = { $value }
    .number-about = { $value ->
        [one] To 1 point.
       *[other] To { $value } points.
    }
option-scoring-single-round = One round
    .about = Whether one round decides the match, without points.
    .true-about = Whoever wins the round wins the match.
    .false-about = You play several rounds and count points.
option-scoring-wild = A Wild counts
    .about = What a Wild counts in scoring.
    .number = { $value }
    .number-about = { $value ->
        [one] A Wild counts 1 point.
       *[other] A Wild counts { $value } points.
    }
option-scoring-wild-draw-four = A Wild Draw Four counts
    .about = What a Wild Draw Four counts in scoring.
    .number = { $value }
    .number-about = { $value ->
        [one] A Wild Draw Four counts 1 point.
       *[other] A Wild Draw Four counts { $value } points.
    }
option-scoring-action = An action card counts
    .about = What a Skip, Reverse or Draw Two counts in scoring.
    .number = { $value }
    .number-about = { $value ->
        [one] A Skip, Reverse or Draw Two counts 1 point.
       *[other] A Skip, Reverse or Draw Two counts { $value } points.
    }
option-scoring-special-wild = A special Wild counts
    .about = What a Wild Swap Hands, Wild Shuffle Hands or blank Wild counts in scoring.
    .number = { $value }
    .number-about = { $value ->
        [one] A Wild Swap Hands, Wild Shuffle Hands or blank Wild counts 1 point.
       *[other] A Wild Swap Hands, Wild Shuffle Hands or blank Wild counts { $value } points.
    }

## Variants

option-group-variants = Variants
option-jump-in-cards = Jumping in
    .about = Whether you may play a card out of turn that is exactly like the top one.
    .off = no
    .off-about = You play only on your own turn.
    .colored = colored cards
    .colored-about = With the same color and the same number or symbol.
    .colored_and_wild = Wilds too
    .colored_and_wild-about = With exactly the same card, also a Wild on a Wild of its kind.
option-jump-in-continues = After a jump-in
    .about = Whose turn it is after a jump-in.
    .after_jumper = after the jumper
    .after_jumper-about = The player after the one who jumped in.
    .original_order = as before
    .original_order-about = Whoever was to play anyway.
option-jump-in-on-draw-cards = Jumping in with draw cards
    .about = Whether you may jump in with a Draw Two or Wild Draw Four.
    .normal = after the penalty
    .normal-about = Only when no penalty is waiting.
    .adds_to_stack = onto the penalty too
    .adds_to_stack-about = Also while the penalty is still waiting; it grows then.
    .forbidden = never
    .forbidden-about = Never.
option-multi-discard = Several cards at once
    .about = Whether you may play several cards in one turn.
    .off = no
    .off-about = You play one card.
    .identical_pair = identical pair
    .identical_pair-about = Two cards that are exactly the same.
    .same_number = same number
    .same_number-about = Two or more cards with the same number.
option-teams-size = Teams
    .about = How many players make a team.
    .number = { $value ->
        [0] no teams
       *[other] { $value } per team
    }
    .number-about = { $value ->
        [0] Everybody plays alone.
       *[other] Teams of { $value }, seated alternately, sharing one score.
    }
option-teams-ends = End with teams
    .about = When a round with teams is over.
    .first_member_out = first player out
    .first_member_out-about = As soon as one player is out.
    .all_members_out = whole team out
    .all_members_out-about = As soon as a whole team is out.

## What does not go together

conflict-challenge-without-bluff = There can only be challenges where bluffing is allowed. Allow bluffing with the Wild Draw Four, or let nobody challenge.
conflict-force-play-with-voluntary-draw = "Must play" and drawing when you can play do not go together. Forbid drawing when you can play, or turn "Must play" off.
conflict-lowest-total-without-own-hands = "Fewest points" or "last one left" only works if everybody counts their own hand. Choose that scoring, or let the most points win.
conflict-teams-with-last-standing = Teams cannot be knocked out. Play without teams, or let the most or fewest points win.
conflict-teams-with-places = Teams do not play for places. Play without teams, or turn playing for places off.
conflict-mercy-limit-too-low = The mercy limit must be higher than the number of cards at the start. Raise the limit, or deal fewer cards.
conflict-penalty-of-nothing = "Penalty, then play on" needs a penalty of at least 1 card. Raise the penalty for not calling, or choose something else for going out without Uno.

## How many players

seats-too-few-players = You need at least 2 players. Invite somebody, or play against a bot.
seats-too-many-players = { $players } players are too many: a table has room for at most 20. Play at two tables.
seats-too-many-players-for-decks = { $players } players are too many for { $decks ->
    [one] one deck
   *[other] { $decks } decks
}: one deck serves 10. Choose more decks, or fewer players.
seats-deck-too-small = { $players } players need { $needs } cards and there are { $has }. Deal fewer cards, take more decks, or play with fewer people.
seats-teams-do-not-fit = { $players } players do not make two or more teams of { $size }. Change the number of players, or the size of the teams.
