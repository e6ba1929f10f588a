### What the order of a table does not allow, and why a connection to it ends.

table-not-host = Only the host may do that. Ask the host to do it, or to make you the host.
table-not-seated = You are watching. Take a seat to play.
table-table-full = Every seat is taken. The host can make room for more.
table-too-few-seats = More people sit here than that. Ask somebody to leave, or choose more seats.
table-not-enough-players = Two must sit here before a match can begin. Invite somebody, or add a bot.
table-match-going-on = A match is going on. Try again when it is over.
table-no-match = No match is going on. Begin one first.
table-round-going-on = The round is going on, so there is nothing to be ready for.
table-not-away = During a match only somebody who is away can be sent away.
table-not-driven = No bot is playing for you, so there is nothing to take back. Just play.
table-bad-name = That cannot be a name here. Take one to twenty letters, without signs, and no word that the game needs for itself.
table-bad-rules = { $more ->
    [0] These rules have a fault: { $problem }.
    [one] These rules have two faults. The first: { $problem }.
   *[other] These rules have { $more } more faults after this one: { $problem }.
}
table-seats-do-not-fit = So many players cannot play with these rules. Change the number of players, or choose more decks.
table-bad-settings = One of these settings is too small or too large.
table-bad-order = The new order must name everybody who sits here, each once.
table-unknown-member = Nobody like that sits here any more.
table-not-a-person = A bot cannot do that. Choose a person.
table-bad-move = That is no move. Choose a card, or draw.
table-not-ready = You are not ready, so there is nothing to take back.
table-wrong-share = That is not what your device promised for the shuffle. The match goes on without it.
table-no-share-wanted = Nothing is awaited from you for the shuffle.
table-chat-off = The host has closed the chat. Use the quick reactions, or ask the host to open it.
table-too-long = That is too long. Make it shorter.
table-too-fast = That was too much at once. Wait a moment.
table-unavailable = The server cannot write at this moment. Nothing was done; try again.

end-bad-message = Your program sent something that this server does not understand. Load the page again, or update the program.
end-bad-version = Your program speaks another version of the game. Load the page again, or update the program.
end-no-table = There is no such table, or no longer. Check the link, or open a new table.
end-bad-token = Your seat at this table was opened with another key. Go back to the device on which you sat down, or take a new seat.
end-no-spectators = Nobody may watch this table. Ask the host for a seat.
end-taken-over = You have opened this seat somewhere else. Go on there, or load this page again to go on here.
end-kicked = The host has taken you off the table.
end-too-fast = Your program sent too much at once. Wait a moment and come back.
end-too-slow = Your connection could not keep up. Come back: nothing is lost.
end-come-back = The server is starting anew. Come back in a moment: nothing is lost.
end-unavailable = The server cannot read the table at this moment. Come back in a moment.

table-allowed = That is allowed.
# What comes of a Wild Draw Four that breaks its condition. $name: who may challenge it; $count: the cards for the bluff
table-bluff = With these cards it is a bluff: { $name } may challenge it, and then you draw { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
}.
# $number: the seat, from 1
table-player = Player { $number }
table-no-such-situation = A table cannot stand like this. Check the cards, the color, the turn and the numbers.
