# The quick reactions.

web-emote-hello = Hallo!
web-emote-good-game = Gutes Spiel!
web-emote-well-played = Gut gespielt!
web-emote-thanks = Danke!
web-emote-oops = Ups …
web-emote-laugh = Haha!
web-emote-wow = Wow!
web-emote-sad = O nein.
web-emote-angry = Grr!
web-emote-think = Mal überlegen …
web-emote-hurry = Du bist dran!
web-emote-sorry = Tut mir leid!
