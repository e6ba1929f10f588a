# What can be typed in the terminal: for each meaning its words, with commas between them.
# A single letter counts in this language only; longer words are understood in every language. A letter that
# stands with two colors is enough for neither.

input-help = help, h, ?
input-rules = rules
input-scores = scores, score
input-log = log
input-table = table, hand
input-quit = quit, exit, q

input-play = play
input-draw = draw, take, d
input-pass = pass, p
input-uno = uno, uno!, u
input-catch = catch
input-challenge = challenge
input-jump = jump, jump in, in
input-swap = swap
input-name = color, colour, name
input-leave = leave

input-with = with
input-nobody = nobody, none, no
input-yes = yes, y, j

input-red = red, r
input-yellow = yellow, ye, y
input-green = green, gr, g
input-blue = blue, bl, b

input-skip = skip, s
input-reverse = reverse, rev, r
input-draw-two = +2, d2, draw2, draw 2
input-wild = wild, w
input-wild-draw-four = w+4, w4, +4, wild+4, wild4
input-swap-hands = wildswap, ws
input-shuffle-hands = wildshuffle, wh
input-blank = wildblank, wb

# At the table of a server.

input-ready = ready
input-not-ready = not ready, unready
input-start = start, begin
input-bot = bot
input-kick = kick
input-host = host
input-set = set
input-own-name = name
input-say = say
input-mute = mute
input-unmute = unmute
input-back = back
input-invite = invite, link
input-move = move

# How well a bot plays.
input-easy = easy
input-normal = normal
input-random = random

input-emote-hello = hello
input-emote-good-game = gg
input-emote-well-played = nice
input-emote-thanks = thanks
input-emote-oops = oops
input-emote-laugh = haha
input-emote-wow = wow
input-emote-sad = sad
input-emote-angry = grr
input-emote-think = hmm
input-emote-hurry = hurry
input-emote-sorry = sorry
