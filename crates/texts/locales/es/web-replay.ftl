# A match that is looked at again.

web-replay-title = Repetición
web-replay-none = Ese registro no está aquí. Quizá se olvidó, o está en otro dispositivo.
web-replay-cut = Este registro se corta antes del final de la partida. La ves hasta ahí.
web-replay-told = Qué pasó
web-replay-start = Antes de la primera carta.
web-replay-controls = Controles
web-replay-moment = Momento de la partida
web-replay-step = Ronda { $round }, paso { $step } de { $of }
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-on = Un paso adelante
web-replay-last = Al final
web-replay-round = Ronda
web-replay-eyes = Visto por
web-replay-open = todo a la vista
web-replay-pace = Ritmo
web-replay-times = { $pace }×
web-replay-link = Copiar un enlace a este momento
web-replay-table = La mesa
web-replay-draw-pile = { $count ->
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
}
web-replay-clockwise = sentido horario
web-replay-counterclockwise = sentido antihorario
web-replay-turn = le toca
web-replay-exposed = se le puede pillar
web-replay-check = Comprobar las barajadas
web-replay-good = Todas las barajadas de esta partida son como se prometió. Nadie eligió las cartas.
web-replay-bad = Una barajada de esta partida no es como se prometió.
web-replay-not-fair = Los jugadores no participaron en estas barajadas, así que no hay nada que comprobar.
