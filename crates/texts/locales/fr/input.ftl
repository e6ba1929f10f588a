# What can be typed in the terminal: for each meaning its words, with commas between them.
# A single letter counts in this language only; longer words are understood in every language. A letter that
# stands with two colors is enough for neither.

input-help = aide, help, h, ?
input-rules = règles, regles
input-scores = points, score
input-log = journal
input-table = table, main
input-quit = quitter, q

input-play = joue, jouer
input-draw = pioche, piocher, p
input-pass = passer, passe
input-uno = uno, uno!, u
input-catch = attraper, attrape
input-challenge = contester, conteste
input-jump = intervenir, interviens
input-swap = échanger, echanger, échange, echange
input-name = couleur, choisir, choisis
input-leave = abandonner, abandonne

input-with = avec
input-nobody = personne, non
input-yes = oui, o

input-red = rouge, ro, r
input-yellow = jaune, j
input-green = vert, verte, ve, v
input-blue = bleu, bleue, bl, b

input-skip = passe-tour, passetour, passe, p
input-reverse = changement, inversion, sens, c
input-draw-two = +2
input-wild = joker, w
input-wild-draw-four = joker+4, joker4, +4, w+4, w4
input-swap-hands = jokeréchange, jokerechange, ws
input-shuffle-hands = jokermélange, jokermelange, mélange, melange, wh
input-blank = jokervierge, vierge, wb

# At the table of a server.

input-ready = prêt, prête, pret, prete
input-not-ready = pas prêt, pas prête, pas pret, pas prete
input-start = commencer, commence
input-bot = bot
input-kick = exclure, exclus
input-host = hôte, hote
input-set = régler, regler, règle, regle
input-own-name = nom
input-say = dire, dis
input-mute = masquer, masque
input-unmute = afficher, affiche
input-back = retour
input-invite = inviter, invite, lien
input-move = transférer, transferer

# How well a bot plays.
input-easy = facile
input-normal = normal
input-random = hasard

input-emote-hello = salut, bonjour
input-emote-good-game = gg
input-emote-well-played = bravo
input-emote-thanks = merci
input-emote-oops = oups
input-emote-laugh = haha
input-emote-wow = waouh
input-emote-sad = triste, dommage
input-emote-angry = grr
input-emote-think = hmm
input-emote-hurry = vite
input-emote-sorry = désolé, désolée, desole, pardon
