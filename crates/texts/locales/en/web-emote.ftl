# The quick reactions.

web-emote-hello = Hello!
web-emote-good-game = Good game!
web-emote-well-played = Well played!
web-emote-thanks = Thanks!
web-emote-oops = Oops …
web-emote-laugh = Haha!
web-emote-wow = Wow!
web-emote-sad = Oh no …
web-emote-angry = Grr!
web-emote-think = Let me think …
web-emote-hurry = Your turn!
web-emote-sorry = Sorry!
