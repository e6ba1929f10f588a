# Learning: a first game in lessons, tips, glossary and "may I do this?"

web-learn-title = Learn
web-learn-game = A first game
    .about = Short lessons at a real table: every card and every rule once.
web-learn-house = House rules
    .about = What many tables agree on as well. Each rule is a lesson.
web-learn-tips = Tips
    .about = How to play better.
web-learn-glossary = Glossary
    .about = What the words of the game mean.
web-learn-ruling = May I do this?
    .about = Describe your situation. You get a clear yes or no, with the rule.
web-learn-sheet = Read the rules
web-learn-lab = Rules lab
web-learn-no-engine = This cannot be done here now: the game itself has not been loaded. You can still read the rules.
web-learn-not-there = This cannot be fetched now. Reload the page when you have a connection.

## Progress

web-learn-progress = { $done } of { $all } done
web-learn-begin = Begin with lesson 1
web-learn-go-on = Go on with lesson { $number }
web-learn-all = All lessons
web-learn-again-all = Start all lessons again
# $number: the place of the lesson; $done: true if it was done
web-learn-open = Lesson { $number }: { $title }{ $done ->
    [true] , done
   *[false] { "" }
}

## During a lesson

web-learn-you = You
web-learn-left = Nora
web-learn-right = Sam
web-learn-lesson = Lesson { $number } of { $all }
web-learn-coach = Guide
web-learn-start = Begin
web-learn-watch = See what happens …
web-learn-hint = How?
web-learn-again = Again
web-learn-next = Next lesson
web-learn-skip = Skip this
web-learn-finished = That was the last lesson. You know the whole game now.
web-learn-play-now = Play for real
web-learn-broken = This lesson got stuck. Start it again.
web-learn-points = The points of this round

# How something is done. $color: none if none is chosen; $button: what stands on the button
web-learn-help-play = { $color ->
    [none] In your hand, choose: { $cards }.
   *[other] In your hand, choose: { $cards }. Then choose { $color }.
}
web-learn-help-swap = In your hand, choose: { $cards }. Then choose { $name }.
web-learn-help-together = Choose “{ $button }” and tap these cards: { $cards }. Then play them with the button.
web-learn-help-jump-in = It is not your turn. In your hand, choose anyway: { $cards }. Then confirm that you want to jump in.
web-learn-help-draw = Choose the draw pile, or the button for drawing.
web-learn-help-challenge = Choose “{ $button }” in the question on the table.
web-learn-help-call = Press “{ $button }” beside your hand.
web-learn-help-catch = Press “{ $button }” beside { $name }.

## The lessons
# $left and $right: who sits to your left and right.

web-learn-lesson-match = Color, number or symbol
    .before = The first to have no cards left wins the round. On your turn you play one card that matches the top card of the discard pile.
    .do-1 = A red 5 lies on top. Play your red 2: the same color.
    .do-2 = Now there is a yellow 9. Play your green 9: the same number.
    .do-3 = { $left } played a green Skip. Play your blue Skip: the same symbol.
    .other = That is allowed too. But this way you do not see all three ways in which a card can match. Try again.
    .after = The same color, the same number or the same symbol: one of the three is enough.
web-learn-lesson-draw = Drawing
    .before = If you cannot play anything, you draw one card from the draw pile.
    .do-1 = None of your cards matches the red 5. Draw a card.
    .do-2 = You drew a red 7, and it matches. Play it at once.
    .do-3 = Again nothing matches. Draw another card and see what happens.
    .other = That is allowed: you may keep a card that you drew. But play it this time, to see what comes next.
    .after = If the card you drew matches, you may play it at once. If it does not, you keep it and your turn is over.
web-learn-lesson-skip = Skip
    .before = After a Skip the next player misses a turn.
    .do-1 = { $left } comes after you. Play your green Skip.
    .other = That is allowed too, but then it is simply { $left }’s turn. Play the Skip to see what it does.
    .after = { $left } was skipped; it was { $right }’s turn at once.
web-learn-lesson-reverse = Reverse
    .before = After a Reverse play goes the other way.
    .do-1 = Play goes clockwise, so { $left } comes after you. Play your blue Reverse.
    .other = That is allowed too, but then play simply goes on clockwise. Play the Reverse to see it turn.
    .after = Now { $right } came first, and { $left } after that. It stays like that until somebody plays another Reverse.
web-learn-lesson-two = With two players
    .before = With two players, it is your own turn again after a Skip. A Reverse then does the same as a Skip.
    .do-1 = Play your red Skip and your red Reverse, one after the other.
    .other = That is allowed too, but then it is { $left }’s turn. Play the Skip and the Reverse: then it stays your turn.
    .after = Two cards gone, and it is still your turn.
web-learn-lesson-draw-two = Draw Two
    .before = After a Draw Two the next player must draw two cards and miss a turn.
    .do-1 = Play your yellow Draw Two against { $left }.
    .do-2 = { $right } played a Draw Two on yours: that is allowed, because the symbol is the same. Now two cards are waiting for you. Draw them.
    .other = That is allowed too, but then { $left } does not have to draw anything. Play the Draw Two.
    .after = You drew two cards and your turn is over. At most tables nothing helps against that.
web-learn-lesson-wild = Wild
    .before = A Wild matches everything. Whoever plays it chooses the color that counts from then on.
    .do-1 = Your other cards do not match. Play your Wild and choose blue: that is the color you have most of.
    .other = That is allowed too. But play the Wild and choose blue: then you can play on easily in your next turns.
    .after = { $left } had no blue and had to draw. You may always play a Wild, even when something else matches, but it is better to keep it for when you are stuck.
web-learn-lesson-wild-draw-four = Wild Draw Four
    .before = A Wild Draw Four is a Wild after which the next player draws four cards and misses a turn. It is allowed only if you have no card of the color that counts.
    .do-1 = The color is red, and you have no red: it is allowed. Play it and choose yellow.
    .do-2 = { $right } does the same to you. Four cards are waiting. Draw them.
    .other = That is allowed too. But do what it says this time, to see both sides of a Wild Draw Four.
    .after = Drawing the four cards means you believe that the Wild Draw Four was allowed. If you do not believe it, you can challenge it: that comes next.
web-learn-lesson-bluff = Challenge: a bluff
    .before = Playing a Wild Draw Four that is not allowed is a bluff. Only the player who must draw may challenge it. { $right } begins; the color is blue.
    .do-1 = { $right } has five cards left. Not one of them blue? Challenge the Wild Draw Four.
    .do-2 = It was a bluff: { $right } had to draw four cards instead. The color stays green, and you take a normal turn. Play your green 5.
    .other = That is allowed too. But challenge it this time, and then play your green 5, to see what a bluff costs.
    .after = A good guess: you drew nothing and could play. The more cards somebody has, the likelier a bluff is.
web-learn-lesson-honest = Challenge: no bluff
    .before = If the Wild Draw Four was allowed, a challenge costs you two more cards. { $right } begins; the color is blue.
    .do-1 = { $right } has only one card left, so it is probably not blue. Challenge anyway, to see what it costs.
    .other = Wise: drawing was the better choice. But challenge it this time, to see what a wrong guess costs.
    .after = { $right } had no blue. You drew the four cards and two more, and your turn is over.
web-learn-lesson-call = Uno!
    .before = When you play a card and have only one left, you must call “Uno!”
    .do-1 = You have two cards left. Press “Uno!” and play your blue 8. Calling first or playing first: both are fine.
    .other = That is allowed too, but then there is nothing to call. Call “Uno!” and play your blue 8.
    .after = Well done: one card left, and nobody can catch you.
web-learn-lesson-caught = Being caught
    .before = If you forget to call “Uno!”, somebody can catch you as long as the next player has not done anything yet.
    .do-1 = Play your yellow 3 and this time, on purpose, do not call.
    .other = That is how it should be. But this lesson shows what happens when you forget: play your yellow 3 without calling.
    .after = { $left } caught you: two penalty cards. Calling is just one tap.
web-learn-lesson-catch = Catching
    .before = Watch the others as well. { $right } has two cards left and is about to play one.
    .do-1 = { $right } has one card left and did not call. Catch { $right } before you do anything else.
    .other = That is allowed too, but now it is too late to catch { $right }. Catch first, and only then play.
    .after = Caught: { $right } drew two penalty cards. It is still your turn.
web-learn-lesson-out = Going out, and points
    .before = When you play your last card, you are out and the round is over.
    .do-1 = You have called “Uno!” and your red 9 matches. Play it.
    .other = That is allowed too, but you could have gone out. Play your red 9.
    .after = You get points for the cards the others still hold. A number card counts its number, a Skip, Reverse or Draw Two counts 20, a Wild 40 and a Wild Draw Four 50. That makes 73 here. The first to have 500 points wins the match.
web-learn-lesson-stacking = Stacking
    .before = At many tables you may play a Draw Two on a Draw Two. The penalty then adds up and goes on to the next player. { $right } begins.
    .do-1 = { $right } played a Draw Two. Play your blue Draw Two on it.
    .other = Drawing is allowed too. But with your own Draw Two you pass the penalty on: try that.
    .after = { $left } had no Draw Two and had to draw all four.
web-learn-lesson-seven-zero = The 7 and the 0
    .before = With this rule you swap hands with somebody of your choice when you play a 7. With a 0 everybody passes their hand on, in the direction of play.
    .do-1 = { $left } has only two cards. Play your red 7 and swap with { $left }.
    .other = That is allowed too. But { $left } has the fewest cards: play your red 7 and swap with { $left }.
    .after = You got { $left }’s two cards. Then { $left } played your red 0, and all hands moved on by one seat.
web-learn-lesson-jump-in = Jumping in
    .before = With this rule you may play a card out of turn if it is exactly like the top card: the same color and the same number or symbol. { $left } begins.
    .do-1 = It is { $right }’s turn, but you have a green 4 as well. Jump in.
    .other = That is allowed too, but then you do not jump in. Try again.
    .after = { $right } was passed over: after you it is { $left }’s turn.
web-learn-lesson-together = Several cards at once
    .before = With this rule you may play, in one turn, all the cards of the same number that you want to get rid of. The first one must match; the last one goes on top.
    .do-1 = Play your three eights at once, the yellow one first.
    .other = That is allowed too. But you can get rid of all three: play the yellow 8, the red 8 and the green 8 at once.
    .after = Three cards gone in one turn. The color is that of the last one.

## May I do this?

web-learn-examples = Examples
web-learn-ask = May I do this?
web-learn-yes = Yes
web-learn-no = No
web-learn-clause = Rule { $clause }
web-learn-clause-read = Read the rules
web-learn-missing-hand = First choose the cards in your hand.
web-learn-missing-deed = First choose the card that you want to play.
web-learn-missing-drawn = First choose the card that you have just drawn.

web-learn-hand = Your hand
web-learn-hand-about = Tap a card to add it. Tap it in your hand to remove it.
web-learn-hand-count = { $count ->
    [0] No cards yet
    [one] 1 card
   *[other] { $count } cards
}
web-learn-hand-full = You cannot choose more than { $most } cards here.
web-learn-add = { $card }: add
web-learn-remove = { $card }: remove
web-learn-kinds = Cards
web-learn-kinds-wild = without color
web-learn-top-other = Choose another card
web-learn-top = The top card
web-learn-color-in-force = The color that counts
web-learn-players = The others
web-learn-players-about = You are player 1. Player 2 sits to your left, and so on clockwise.
web-learn-player-cards = Player { $number }’s cards
web-learn-player-more = One player more
web-learn-player-fewer = One player fewer
web-learn-moment = What is going on
web-learn-moment-play = It is my turn
web-learn-moment-after-draw = I have just drawn
web-learn-moment-serve = A penalty is waiting for me
web-learn-moment-other = It is somebody else’s turn
web-learn-drawn = Which card did you draw?
web-learn-owed = How many cards are waiting?
web-learn-whose-turn = Whose turn is it?
web-learn-called = I have already called “Uno!”
web-learn-deed = What do you want to do?
web-learn-deed-play = Play
web-learn-deed-jump-in = Jump in
web-learn-deed-draw = Draw
web-learn-deed-pass = Pass
web-learn-deed-challenge = Challenge
web-learn-deed-call = Call “Uno!”
web-learn-deed-catch = Catch
web-learn-deed-cards = Which card?
web-learn-deed-cards-about = Choose several if you want to play them at once, in the order in which you play them.
web-learn-deed-color = Which color do you choose?
web-learn-deed-swap = Swap with
web-learn-no-color = no color
web-learn-nobody = nobody
web-learn-deed-uno = I call “Uno!” with it
web-learn-deed-whom = Whom do you want to catch?
web-learn-changed = Something has changed. Ask again.

web-learn-example-draw-two = A Draw Two on a Draw Two?
web-learn-example-last-skip = A Skip as the last card?
web-learn-example-last-wild = A Wild as the last card?
web-learn-example-bluff = A Wild Draw Four although you have the color?
web-learn-example-drawn = Play another card after drawing?
web-learn-example-choice = Draw although you can play?
web-learn-example-jump-in = The same card out of turn?
web-learn-example-pair = Two identical cards at once?
web-learn-example-skip-on-draw-two = A Skip against a Draw Two?
