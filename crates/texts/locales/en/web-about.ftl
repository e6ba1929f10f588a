# What the program promises.

web-about-title = About lastcard
web-about-bots = What the bots know
web-about-bots-text = A bot is shown exactly what a person in its seat would see: its own cards, the piles, and how many cards everybody has. It has no way to look at your hand or into the draw pile.
web-about-shuffle = How the cards are shuffled
web-about-shuffle-text = At a table with friends, everybody’s device takes part in each shuffle, and the server commits to its own share before it sees theirs. After the round the page checks that nobody, the server included, chose the order. A check mark at the end of the round says so.
web-about-hidden = What others see of you
web-about-hidden-text = Only what you play. Cards that you lift and put back, and cards that you look at, never leave your device.
web-about-data = What is kept
web-about-data-text = No account, no e-mail address, no tracking, nothing from third parties. What you play alone stays in this browser. A table with friends is kept on the server until the match is over; how long after that is up to whoever runs the server.
web-about-money = What it costs
web-about-money-text = Nothing. There are no coins and no ads, and nothing to buy.
web-about-name = The name of the game
web-about-name-text = lastcard plays by the rules of the card game known as Uno. It has nothing to do with the maker of that game; the name belongs to its owner.
web-about-code = The program
web-about-code-text = lastcard is free software under the MIT and Apache licenses. Anybody may run it on a server of their own.
web-about-rules = Read all the rules
web-about-version = This server runs version { $version }.
