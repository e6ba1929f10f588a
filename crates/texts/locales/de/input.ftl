# What can be typed in the terminal: for each meaning its words, with commas between them.
# A single letter counts in this language only; longer words are understood in every language. A letter that
# stands with two colors is enough for neither.

input-help = hilfe, help, h, ?
input-rules = regeln
input-scores = punkte, stand
input-log = verlauf
input-table = tisch, hand
input-quit = ende, aufhören, aufhoeren, q

input-play = spiel, spiele
input-draw = zieh, ziehe, ziehen, z
input-pass = passe, passen, pass, p
input-uno = uno, uno!, u
input-catch = erwische, erwisch
input-challenge = zweifle, zweifle an, anzweifeln
input-jump = wirf, wirf dazwischen, dazwischen
input-swap = tausche, tausch
input-name = farbe, wähle, waehle
input-leave = verlassen, verlasse

input-with = mit
input-nobody = niemand, niemandem, keinem, nein
input-yes = ja, j

input-red = rot, rote, ro, r
input-yellow = gelb, gelbe, ge, g
input-green = grün, grüne, gruen, gruene, gr, g
input-blue = blau, blaue, bl, b

input-skip = aussetzen, aussetzkarte, a
input-reverse = richtungswechsel, richtungswechselkarte, richtung, r
input-draw-two = +2
input-wild = farbwahl, farbwahlkarte, fw, w
input-wild-draw-four = +4, w+4, w4
input-swap-hands = tauschkarte, ws
input-shuffle-hands = mischkarte, mischen, wh
input-blank = blankokarte, blanko, wb

# At the table of a server.

input-ready = bereit
input-not-ready = nicht bereit, warte
input-start = start, anfangen
input-bot = bot
input-kick = entferne
input-host = host
input-set = setze
input-own-name = name
input-say = sag
input-mute = stumm
input-unmute = laut
input-back = zurück, zurueck
input-invite = einladen, link
input-move = umziehen

# How well a bot plays.
input-easy = leicht
input-normal = normal
input-random = zufall

input-emote-hello = hallo
input-emote-good-game = gg
input-emote-well-played = super
input-emote-thanks = danke
input-emote-oops = ups
input-emote-laugh = haha
input-emote-wow = wow
input-emote-sad = schade
input-emote-angry = grr
input-emote-think = hmm
input-emote-hurry = beeil, beeil dich
input-emote-sorry = sorry
