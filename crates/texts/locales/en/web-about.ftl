# What the program promises.

web-about-title = About
web-about-bots = What the bots know
web-about-bots-text = A bot gets exactly what a person on its seat would see: its own cards, the piles, the numbers of cards. It has no way to look at your hand or into the draw pile.
web-about-shuffle = How the cards are shuffled
web-about-shuffle-text = At a table with friends, everybody’s device has a share in each shuffle, and the server commits to its own share before it sees theirs. After the round the page can check that nobody, the server included, has chosen the order. A mark at the end of each round says so.
web-about-hidden = What others see of you
web-about-hidden-text = Only what you play. Cards that you lift and put back, and cards that you look at, never leave your device.
web-about-data = What is kept
web-about-data-text = No account, no e-mail address, no tracking, nothing from third parties. Your games alone stay in this browser. A table with friends is kept by its server until it is over; the server’s host decides for how long after that.
web-about-money = What it costs
web-about-money-text = Nothing. There are no coins and no ads, and nothing to buy.
web-about-name = The name of the game
web-about-name-text = lastcard plays by the rules of the card game that is known as Uno. It has nothing to do with the maker of that game; the name belongs to its owner.
web-about-code = The program
web-about-code-text = lastcard is free software under the MIT and Apache licenses. Anybody may host it.
web-about-rules = All the rules to read
web-about-version = This server runs version { $version }.
