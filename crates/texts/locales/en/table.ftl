### What the order of a table does not allow, and why a connection to it ends.

table-not-host = Only the host may do that. Ask the host to do it, or to make you the host.
table-not-seated = You are watching. Take a seat to play.
table-table-full = Every seat is taken. The host can make room for more.
table-too-few-seats = More people than that are sitting here. Ask somebody to leave, or choose more seats.
table-not-enough-players = You need at least two players to begin. Invite somebody, or add a bot.
table-match-going-on = A match is going on. Try again when it is over.
table-no-match = No match is going on. Begin one first.
table-round-going-on = The round is still going on. Say that you are ready when it is over.
table-not-away = During a match you can only remove somebody who is away.
table-not-driven = No bot is playing for you, so there is nothing to take back. Just play on.
table-bad-name = You cannot use that name here. Choose one to twenty letters, without punctuation, and not a word that the game itself uses.
table-bad-rules = { $more ->
    [0] These rules have a fault: { $problem }.
    [one] These rules have two faults. The first: { $problem }.
   *[other] These rules have { $more } more faults after this one: { $problem }.
}
table-seats-do-not-fit = That number of players cannot play with these rules. Change the number of players, or choose more decks.
table-bad-settings = One of these settings is too small or too large.
table-bad-order = The new order must name everybody who sits here exactly once.
table-unknown-member = That player is no longer here.
table-not-a-person = A bot cannot do that. Choose a person.
table-bad-move = That is not a move. Choose a card, or draw.
table-not-ready = You had not said that you are ready, so there is nothing to take back.
table-wrong-share = That is not what your device promised for the shuffle. The match goes on without your share.
table-no-share-wanted = Nothing is expected from your device for the shuffle.
table-chat-off = The host has turned the chat off. Use the quick reactions, or ask the host to turn it on.
table-too-long = That is too long. Make it shorter.
table-too-fast = That was too much at once. Wait a moment.
table-unavailable = The server cannot save anything at the moment. Nothing has changed; try again.

end-bad-message = Your program sent something that this server does not understand. Reload the page, or update the program.
end-bad-version = Your program and this server use different versions of the game. Reload the page, or update the program.
end-no-table = This table does not exist, or no longer does. Check the link, or open a new table.
end-bad-token = Your seat at this table belongs to another device or another browser. Go on there, or take a new seat here.
end-no-spectators = Nobody may watch this table. Ask the host for a seat.
end-taken-over = You have opened this seat somewhere else. Go on there, or reload this page to go on here.
end-kicked = The host has removed you from the table.
end-too-fast = Your program sent too much at once. Wait a moment and come back.
end-too-slow = Your connection could not keep up. Come back: nothing is lost.
end-come-back = The server is restarting. Come back in a moment: nothing is lost.
end-unavailable = The server cannot read the table at the moment. Come back in a moment.

table-allowed = That is allowed.
# What comes of a Wild Draw Four that breaks its condition. $name: who may challenge it; $count: the cards for the bluff
table-bluff = With these cards it is a bluff: { $name } may challenge it, and then you draw { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
}.
# $number: the seat, from 1
table-player = Player { $number }
table-no-such-situation = This cannot happen at a table. Check the cards, the color, the turn and the numbers.
