# The quick reactions.

web-emote-hello = ¡Hola!
web-emote-good-game = ¡Buena partida!
web-emote-well-played = ¡Bien jugado!
web-emote-thanks = ¡Gracias!
web-emote-oops = Ups…
web-emote-laugh = ¡Ja, ja!
web-emote-wow = ¡Guau!
web-emote-sad = Oh, no.
web-emote-angry = ¡Grr!
web-emote-think = A ver…
web-emote-hurry = ¡Te toca!
web-emote-sorry = ¡Perdón!
