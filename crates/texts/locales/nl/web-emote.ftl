# The quick reactions.

web-emote-hello = Hallo!
web-emote-good-game = Mooi spel!
web-emote-well-played = Goed gespeeld!
web-emote-thanks = Bedankt!
web-emote-oops = Oeps …
web-emote-laugh = Haha!
web-emote-wow = Wauw!
web-emote-sad = O nee …
web-emote-angry = Grr!
web-emote-think = Even denken …
web-emote-hurry = Jouw beurt!
web-emote-sorry = Sorry!
