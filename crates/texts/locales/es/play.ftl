# Playing in the terminal and on the command line.

play-own-name = Tú
play-changed-rules = { $title } (con cambios)

play-welcome = { $rules }: { $names }. Escribe ? para ver lo que puedes escribir.
play-welcome-back = { $rules }: { $names }. La partida sigue donde se dejó.
play-welcome-over = { $rules }: { $names }. Esta partida ha terminado.
play-blank-wild = El Comodín en blanco en esta mesa: { $text }
play-written-to = Cada jugada se guarda en { $file }

play-over = La partida ha terminado. Está escrita en { $file }
play-left = Has dejado la partida. Está escrita en { $file }
play-go-on = No se pierde nada. Sigue con:
play-input-ended = La entrada se acabó antes que la partida. Sigue con:

play-you = tú
play-round = Ronda { $round }
# $clockwise: true or false
play-direction = { $clockwise ->
    [true] sentido horario
   *[false] sentido antihorario
}
play-partners = Formas equipo con { $names }.
play-are-out = Sin cartas: { $names }.
play-are-knocked-out = Fuera de esta ronda: { $names }.
play-are-eliminated = Fuera de la partida: { $names }.
play-have-left = Fuera de la mesa: { $names }.
play-top = Carta de arriba:
play-color = Color:
play-draw-pile = Mazo de robo: { $count }
play-exposed = Sin «¡Uno!» (se puede pillar): { $names }
# $marked: true if a card can be played
play-hand = Tu mano, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}{ $marked ->
    [true] { " " }([ ] = se puede jugar):
   *[false] :
}
play-may-jump-in = Puedes colarte (escribe cuela y la carta) con

# $several: true if cards can be laid together
play-can = Puedes { $moves }.{ $several ->
    [true] { " " }Las cartas que van juntas se ponen de una vez: 1 2.
   *[false] { "" }
}
play-can-play = jugar una carta (escribe su número)
play-can-name = elegir un color (r, am, v o az)
play-can-swap = intercambiar manos (escribe cambia y un nombre)
play-can-challenge = desafiar («desafía»)
# $owed: the cards that wait, or 0
play-can-draw = { $owed ->
    [0] robar una carta
    [one] robar la carta de castigo
   *[other] robar las { $owed } cartas de castigo
} («roba»)
play-can-pass = pasar («paso»)

# $condition: color, number, playable, unrestricted; $color: none if there was no color
play-challenge = Un Comodín roba cuatro { $condition ->
    [unrestricted] se puede jugar con cualquier mano.
    [playable] solo se puede jugar cuando no se puede jugar ninguna otra carta.
    [number] solo se puede jugar sin cartas de color { $color } y sin ningún { $number }.
   *[color] { $color ->
        [none] solo se puede jugar sin cartas del color.
       *[other] solo se puede jugar sin cartas de color { $color }.
    }
} Si lo desafías y { $name } iba de farol, { $guilty ->
    [0] { $name } no roba nada
    [one] { $name } roba 1 carta
   *[other] { $name } roba { $guilty } cartas
} y tú juegas tu turno; si no, robas tú { $wrong ->
    [one] 1 carta
   *[other] { $wrong } cartas
} y pierdes el turno.

play-ask-color = ¿Qué color? r (rojo), am (amarillo), v (verde) o az (azul)
# $names: players with numbers; $may: true if nobody is an answer
play-ask-swap = ¿Con quién intercambias la mano? { $names }{ $may ->
    [true] , o Enter para no hacerlo con nadie
   *[false] { "" }
}
play-hand-over = Le toca a { $name }. Pasa el teclado; { $name } pulsa Enter.
play-ask-next-round = Pulsa Enter para repartir la siguiente ronda.
play-ask-leave = ¿Dejar esta partida para siempre? Escribe sí; con cualquier otra cosa te quedas. (Con salir solo paras por ahora.)

play-score-player = jugador
play-score-points = puntos
play-score-total = total
play-score-left = cartas que quedan
play-score-rounds = rondas

play-fault-unknown = No entiendo «{ $word }». Escribe el número de una carta, o ? para ver todo lo que puedes escribir.
play-fault-number = No hay ninguna carta { $word }; { $count ->
    [0] no tienes cartas.
    [one] tu única carta es la número 1.
   *[other] tus cartas tienen los números del 1 al { $count }.
}
play-fault-two-colors = «{ $word }» puede ser amarillo o azul; escribe am o az.
play-fault-no-card = ¿Qué carta? Escribe su número.
play-fault-no-color = Eso no es un color; escribe r, am, v o az.
play-fault-no-player = { $word ->
    [none] ¿Quién? Nombres de esta mesa: { $names }.
   *[other] Aquí nadie más se llama «{ $word }»; nombres de esta mesa: { $names }.
}
play-fault-many-players = Di quién: { $names }.

# What can be typed, and what it does.
play-help-number-words = 3
play-help-number = jugar la carta 3
play-help-card-words = r5, am+2, vs, azc
play-help-card = jugar el 5 rojo, el Roba dos amarillo, el Salta verde, el Cambio de sentido azul
play-help-several-words = 1 4
play-help-several = jugar juntas las cartas 1 y 4
play-help-wild-words = 3 v
play-help-wild = jugar la carta 3, un Comodín, y elegir verde
play-help-swap-words = 3 con ada
play-help-swap = jugar la carta 3 e intercambiar la mano con Ada (basta el principio de un nombre)
play-help-draw-words = roba
play-help-draw = robar una carta, o las cartas que tienes pendientes
play-help-pass-words = paso, p
play-help-pass = acabar tu turno sin jugar, después de robar
play-help-uno-words = 3 uno, uno
play-help-uno = cantar «¡Uno!» junto con la carta 3, o por separado en cualquier momento
play-help-catch-words = pilla ada
play-help-catch = pillar a Ada, que no ha cantado «¡Uno!», en cualquier momento
play-help-challenge-words = desafía
play-help-challenge = desafiar el Comodín roba cuatro que tienes pendiente
play-help-jump-words = cuela r5
play-help-jump = colarte con el 5 rojo cuando no te toca
play-help-other-words = bob: uno
play-help-other = Bob, que también juega con este teclado, canta «¡Uno!»; igual con pilla y cuela
play-help-table-words = mesa, Enter
play-help-table = ver otra vez la mesa y tu mano
play-help-rules-words = reglas
play-help-rules = ver todas las reglas de esta mesa
play-help-scores-words = puntos
play-help-scores = ver los puntos
play-help-log-words = historial
play-help-log = ver lo que ha pasado en esta ronda
play-help-leave-words = abandona
play-help-leave = dejar la partida para siempre
play-help-quit-words = salir, q
play-help-quit = parar por ahora; la partida se puede retomar
