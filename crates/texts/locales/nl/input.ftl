# Wat je in de terminal kunt typen: bij elke betekenis de woorden, met komma's ertussen.
# Eén letter geldt alleen in deze taal; langere woorden worden in elke taal begrepen. Een letter die bij
# twee kleuren staat, is voor geen van beide genoeg.

input-help = hulp, help, h, ?
input-rules = regels
input-scores = stand, punten
input-log = verloop
input-table = tafel, hand
input-quit = stoppen, q

input-play = speel
input-draw = pak, trek, p
input-pass = pas
input-uno = uno, uno!, u
input-catch = betrap
input-challenge = vecht, vecht aan, aanvechten
input-jump = spring, spring in, in
input-swap = wissel
input-name = kleur, kies, noem
input-leave = verlaat

input-with = met
input-nobody = niemand, nee
input-yes = ja, j, y

input-red = rood, rode, ro, r
input-yellow = geel, gele, ge, g, y
input-green = groen, groene, gr, g
input-blue = blauw, blauwe, bl, b

input-skip = stop, s
input-reverse = keer, keerom, keer om, r
input-draw-two = +2, pak2, pak 2
input-wild = wild, w
input-wild-draw-four = w+4, w4, +4, wild+4, wild4
input-swap-hands = wildwissel, ws
input-shuffle-hands = wildschud, wh
input-blank = wildblanco, wb

# Aan een tafel van een server.

input-ready = klaar
input-not-ready = niet klaar, wacht
input-start = start, begin
input-bot = bot
input-kick = verwijder
input-host = gastheer
input-set = zet
input-own-name = naam
input-say = zeg
input-mute = demp
input-unmute = hoor
input-back = terug
input-invite = uitnodiging, link
input-move = verhuis

# Hoe goed een bot speelt.
input-easy = makkelijk
input-normal = gewoon, normaal
input-random = willekeurig

input-emote-hello = hallo, hoi
input-emote-good-game = gg
input-emote-well-played = mooi
input-emote-thanks = bedankt
input-emote-oops = oeps
input-emote-laugh = haha
input-emote-wow = wauw
input-emote-sad = jammer
input-emote-angry = grr
input-emote-think = hmm
input-emote-hurry = schiet, schiet op
input-emote-sorry = sorry
