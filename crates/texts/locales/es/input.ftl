# What can be typed in the terminal: for each meaning its words, with commas between them.
# A single letter counts in this language only; longer words are understood in every language. A letter that
# stands with two colors is enough for neither.

input-help = ayuda, help, h, ?
input-rules = reglas
input-scores = puntos
input-log = historial
input-table = mesa, mano
input-quit = salir, q

input-play = juega, juego, jugar
input-draw = roba, robo, robar
input-pass = paso, pasar, pasa, p
input-uno = uno, uno!, ¡uno!, u
input-catch = pilla, pillo, pillar
input-challenge = desafía, desafia, desafío, desafio, desafiar
input-jump = cuela, cuelo, colar
input-swap = cambia, intercambia
input-name = color, elige
input-leave = abandona, abandonar

input-with = con
input-nobody = nadie, no
input-yes = sí, si, s

input-red = rojo, roja, ro, r
input-yellow = amarillo, amarilla, am, a
input-green = verde, ve, v
input-blue = azul, az, a

input-skip = salta, s
input-reverse = cambio de sentido, cambio, c
input-draw-two = +2, roba2, roba dos
input-wild = comodín, comodin, w
input-wild-draw-four = +4, w+4, w4, comodín+4, comodin+4
input-swap-hands = manos, ws
input-shuffle-hands = baraja, wh
input-blank = blanco, wb

# At the table of a server.

input-ready = listo, lista
input-not-ready = espera, no listo, no lista
input-start = empieza
input-bot = bot
input-kick = saca
input-host = organiza
input-set = pon
input-own-name = nombre
input-say = di
input-mute = calla
input-unmute = escucha
input-back = vuelvo
input-invite = invita, enlace
input-move = traslada

# How well a bot plays.
input-easy = fácil, facil
input-normal = normal
input-random = azar

input-emote-hello = hola
input-emote-good-game = gg
input-emote-well-played = bien
input-emote-thanks = gracias
input-emote-oops = ups
input-emote-laugh = jaja
input-emote-wow = guau
input-emote-sad = pena
input-emote-angry = grr
input-emote-think = mmm
input-emote-hurry = prisa
input-emote-sorry = perdón, perdon
