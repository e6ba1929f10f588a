# After a round and after a match.

web-end-you-won = You win round { $round }!
web-end-won = { $name } wins round { $round }
web-end-over = Round { $round } is over
web-end-stalled = Round { $round } is over: nobody could go on
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
web-end-replay = Look at it again
web-end-download = Save the record
web-end-no-record = The record cannot be fetched now. Try again when you are connected.

web-end-checking = The shuffle is being checked …
web-end-not-revealed = The shuffle can be checked in a moment.
web-end-verified = This shuffle is checked: nobody chose the cards.
web-end-unseen = This shuffle could not be checked here, because this page did not see the whole round. The record of the match can be checked later.
web-end-wrong = This shuffle is not as it was promised.
web-end-what-is-that = What is that?
web-end-shuffle-title = A shuffle that anybody can check
web-end-shuffle-1 = Before the deal every device made a secret number and gave only its seal. The server made its own and sealed it too. Only then did the devices show their numbers.
web-end-shuffle-2 = The order of the cards follows from all the numbers together. Nobody could know or choose it: not the server, because your number was still sealed, and not you, because its number was.
web-end-shuffle-3 = After the round the server shows its number. Your device has now calculated the order once more and compared it with the cards that you saw.
web-end-shares = Had a share in it
web-end-dropped = Promised a share and did not show it
web-end-own = Your device
web-end-own-included = was part of it
web-end-own-late = came too late this time
web-end-own-none = had no share this time
web-end-cards = Cards compared
web-end-nobody = only the server
web-end-wrong-commitment = The number that the server showed is not the one that it had sealed. Do not trust this server.
web-end-wrong-promise = Somebody showed another number than was sealed.
web-end-wrong-own-share = The server used another number for you than your device made. Do not trust this server.
web-end-wrong-card = A card lay elsewhere than the shuffle had put it. Do not trust this server.
