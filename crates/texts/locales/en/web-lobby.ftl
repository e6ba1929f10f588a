# Before a match: opening a table, invitations, seats, how the table is run.

web-lobby-create = A table for friends
web-lobby-open = Open the table
web-lobby-open-about = Then you get a link to send. You can still change the rules and everything else.
web-lobby-your-name = Your name
web-lobby-your-name-about = The others see it. You need no account.
web-lobby-table-of = the table of { $name }

web-lobby-invited = You are invited
web-lobby-nobody = Nobody is at this table yet.
web-lobby-who = { $count ->
    [one] { $names } is at this table.
   *[other] { $names } are at this table.
}
web-lobby-rules-are = Rules: { $rules }.
web-lobby-rules-changed = Rules: { $rules }, with changes.
web-lobby-read-rules = Read the rules
web-lobby-sit = Sit down
web-lobby-full = Every seat is taken. The host can make room for more.
web-lobby-going-on = A match is going on. When it is over, you can sit down here.
web-lobby-watch = Watch
web-lobby-try-again = Try again

web-lobby-title = Your table
web-lobby-invite = Invite
web-lobby-share = Share the link
web-lobby-share-text = Come and play Uno with me:
web-lobby-copy = Copy the link
web-lobby-qr = QR code
web-lobby-qr-title = Scan and sit down
web-lobby-qr-label = QR code of the link to this table
web-lobby-code = Or with the code:

web-lobby-seats = At the table ({ $count } of { $of })
web-lobby-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-lobby-add-bot = Add a bot
web-lobby-level-random = Random bot
web-lobby-level-easy = Easy bot
web-lobby-level-normal = Normal bot
web-lobby-is-host = host
web-lobby-is-you = you
web-lobby-is-ready = ready
web-lobby-is-away = not connected
web-lobby-lookalike = looks like another name
web-lobby-wins = { $count ->
    [one] 1 match won
   *[other] { $count } matches won
}
web-lobby-team = Team { $number }
web-lobby-teams-about = Players with the same team number play together. The host can change the order.
web-lobby-teams-wrong = You cannot make teams of { $size } with this number of players. Change the number of players, or choose other rules.
web-lobby-earlier = { $name } one seat up
web-lobby-later = { $name } one seat down
web-lobby-make-host = Make { $name } the host
web-lobby-remove = Remove { $name }
web-lobby-rename = Change name
web-lobby-rename-do = Use this name

web-lobby-begin = Begin
web-lobby-start = Start the match
web-lobby-too-few = You need at least two players. Invite somebody, or add a bot.
web-lobby-not-all-ready = { $count ->
    [one] One person is not ready yet. You can start anyway.
   *[other] { $count } people are not ready yet. You can start anyway.
}
web-lobby-all-ready = Everybody is ready.
web-lobby-ready = I am ready
web-lobby-ready-about = The match begins when everybody is ready, or when the host starts it.
web-lobby-you-are-ready = You are ready. The host starts the match.
web-lobby-not-ready = Not ready after all
web-lobby-you-watch = You are watching. You see how the match is played, but nobody’s cards.

web-lobby-rules = The rules of this table
web-lobby-change-rules = Change the rules
web-lobby-not-done = That did not work. Try again.

web-lobby-talk = Chat
web-lobby-say = Say something
web-lobby-say-do = Send

web-lobby-leave = Leave
web-lobby-leave-title = Leave the table?
web-lobby-leave-about = You give up your seat for good. If you want to come back to it later, just close the page instead.

web-lobby-settings = Table settings
web-lobby-settings-host = Only the host can change this.
web-lobby-most-seats = Seats at the table
web-lobby-turn-clock = Time for a turn
web-lobby-no-clock = No clock
web-lobby-seconds = { $count } s
web-lobby-bank = Extra time per match
web-lobby-chat = What people may say in the chat
web-lobby-chat-off = Nothing
web-lobby-chat-phrases = Quick reactions
web-lobby-chat-free = Anything
web-lobby-pace = How fast bots play
web-lobby-pace-human = Like people
web-lobby-pace-fast = Fast
web-lobby-pace-instant = At once
web-lobby-spectators = Others may watch
web-lobby-spectators-about = They see what lies on the table, never a hand.
web-lobby-delay = How much later they see it
web-lobby-no-delay = At once
web-lobby-public = Public table
web-lobby-public-about = Anybody on this server can find it while a seat is free.
web-lobby-fair = Everybody takes part in the shuffle
web-lobby-fair-about = After each round anybody can check that nobody chose the order of the cards.
