# The first screen.

web-home-document = lastcard: Uno with your own rules
web-home-tagline = Uno with your own rules. No account, no ads, no coins.
web-home-ways = What you can do
web-home-play-now = Play now
web-home-play-now-about = Alone, against bots. Works without a connection.
web-home-friends = Play with friends
web-home-friends-about = Open a table and send the link.
web-home-join = Join
web-home-join-about = With a code or a link.
web-home-learn = Learn
web-home-learn-about = A first game, tips, and “may I do this?”
web-home-games = My matches
web-home-rules = Rules
web-home-settings = Settings
web-home-about = About
web-home-language = Language
web-home-you = You
web-home-go-on = Continue
web-home-go-on-solo = Your match against the bots is waiting.
web-home-go-on-table = You still have a seat at { $title }.
web-home-forget = Remove this table from the list
web-home-bots = Bots
web-home-bots-count = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
web-home-fewer = One bot fewer
web-home-more = One bot more
web-home-level = Level
web-home-level-easy = Easy
web-home-level-normal = Normal
web-home-rules-of-game = Rules
web-home-rules-mine = { $name } (yours)
web-home-deal = Deal the cards
web-home-instead = A match is still waiting. A new one takes its place.
web-home-no-host = You cannot play alone here now: the page could not load the game, and the server does not answer. Reload the page when you have a connection.
