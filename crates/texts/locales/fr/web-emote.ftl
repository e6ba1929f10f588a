# The quick reactions.

web-emote-hello = Salut !
web-emote-good-game = Belle partie !
web-emote-well-played = Bien joué !
web-emote-thanks = Merci !
web-emote-oops = Oups…
web-emote-laugh = Haha !
web-emote-wow = Waouh !
web-emote-sad = Oh non.
web-emote-angry = Grr !
web-emote-think = Je réfléchis…
web-emote-hurry = À toi !
web-emote-sorry = Pardon !
