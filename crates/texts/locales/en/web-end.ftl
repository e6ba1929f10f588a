# After a round and after a match.

web-end-you-won = You win round { $round }!
web-end-won = { $name } wins round { $round }
web-end-over = Round { $round } is over
web-end-stalled = Round { $round } is over: nobody could play on
web-end-table = The points of this round
web-end-player = Player
web-end-left = Left in hand
web-end-none-left = none
web-end-value = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-end-points = This round
web-end-total = Total
web-end-round = Round
web-end-course = How it went
web-end-course-table = As a table
web-end-next = Next round
web-end-you-are-out = You are out of the match, but you can watch the others play on.
web-end-waiting = Waiting for { $names }.
web-end-dealing = The cards are being dealt …
web-end-deal-anyway = Deal without waiting
web-end-match-over = The match is over
web-end-match-you-won = You win the match!
web-end-match-your-team-won = Your team wins the match!
web-end-match-won = { $count ->
    [one] { $names } wins the match
   *[other] { $names } win the match
}
web-end-rematch = Play again
web-end-replay = Watch the replay
web-end-download = Save the record
web-end-no-record = The record cannot be fetched now. Try again when you have a connection.

web-end-checking = The shuffle is being checked …
web-end-not-revealed = The shuffle can be checked in a moment.
web-end-verified = Checked: nobody chose the cards.
web-end-unseen = This shuffle could not be checked here, because this page did not see the whole round. The record of the match still lets you check it later.
web-end-wrong = The cards were not shuffled as promised.
web-end-what-is-that = What is that?
web-end-shuffle-title = A shuffle that anybody can check
web-end-shuffle-1 = Before the deal every device chose a secret number and handed it in sealed. The server did the same. Only then did the devices show their numbers.
web-end-shuffle-2 = The order of the cards follows from all the numbers together. Nobody could know or choose it: not the server, because your number was still sealed, and not you, because the server’s number was sealed too.
web-end-shuffle-3 = After the round the server shows its number. Your device has now worked out the order once more and compared it with the cards that you saw.
web-end-shares = Took part in the shuffle
web-end-dropped = Promised to take part and did not show their number
web-end-own = Your device
web-end-own-included = took part
web-end-own-late = was too late this time
web-end-own-none = did not take part this time
web-end-cards = Cards compared
web-end-nobody = only the server
web-end-wrong-commitment = The number that the server showed is not the one that it had sealed. Do not trust this server.
web-end-wrong-promise = Somebody showed a different number from the one they had sealed.
web-end-wrong-own-share = The server used a different number for you from the one your device had made. Do not trust this server.
web-end-wrong-card = A card was not where the shuffle had put it. Do not trust this server.
