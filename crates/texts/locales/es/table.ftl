### What the order of a table does not allow, and why a connection to it ends.

table-not-host = Eso solo puede hacerlo quien organiza la mesa. Pide que lo haga, o que te deje organizarla a ti.
table-not-seated = Estás mirando. Ocupa un asiento para jugar.
table-table-full = Todos los asientos están ocupados. Quien organiza la mesa puede añadir más.
table-too-few-seats = Aquí hay más gente sentada. Pide a alguien que se vaya, o elige más asientos.
table-not-enough-players = Para empezar una partida tiene que haber dos jugadores en la mesa. Invita a alguien, o añade un bot.
table-match-going-on = Hay una partida en marcha. Inténtalo de nuevo cuando termine.
table-no-match = No hay ninguna partida en marcha. Empieza una primero.
table-round-going-on = La ronda sigue en marcha, así que ahora no hay que decir listo.
table-not-away = Durante una partida solo se puede sacar de la mesa a quien no está.
table-not-driven = Ningún bot juega por ti, así que no hay nada que recuperar. Juega sin más.
table-bad-name = Ese nombre no sirve aquí. Usa de una a veinte letras, sin signos, y ninguna palabra que el juego necesite para sí.
table-bad-rules = { $more ->
    [0] Estas reglas tienen un fallo: { $problem }.
    [one] Estas reglas tienen dos fallos. El primero: { $problem }.
   *[other] Después de este fallo, estas reglas tienen { $more } más: { $problem }.
}
table-seats-do-not-fit = Tantos jugadores no pueden jugar con estas reglas. Cambia el número de jugadores, o elige más barajas.
table-bad-settings = Uno de estos ajustes es demasiado pequeño o demasiado grande.
table-bad-order = El nuevo orden tiene que nombrar a cada persona de la mesa una sola vez.
table-unknown-member = Esa persona ya no está en la mesa.
table-not-a-person = Un bot no puede hacer eso. Elige a una persona.
table-bad-move = Eso no es una jugada. Elige una carta, o roba.
table-not-ready = No habías dicho listo, así que no hay nada que retirar.
table-wrong-share = Eso no es lo que tu dispositivo prometió para el barajado. La partida sigue sin ello.
table-no-share-wanted = No se espera nada de ti para el barajado.
table-chat-off = Quien organiza la mesa ha cerrado el chat. Usa las reacciones rápidas, o pide que lo abra.
table-too-long = Es demasiado largo. Acórtalo.
table-too-fast = Eso ha sido demasiado de golpe. Espera un momento.
table-unavailable = El servidor no puede escribir en este momento. No se ha hecho nada; inténtalo de nuevo.

end-bad-message = Tu programa ha enviado algo que este servidor no entiende. Recarga la página, o actualiza el programa.
end-bad-version = Tu programa habla otra versión del juego. Recarga la página, o actualiza el programa.
end-no-table = Esa mesa no existe, o ya no está. Comprueba el enlace, o abre una mesa nueva.
end-bad-token = Tu asiento en esta mesa se abrió con otra llave. Vuelve al dispositivo en el que te sentaste, u ocupa un asiento nuevo.
end-no-spectators = En esta mesa nadie puede mirar. Pide un asiento a quien la organiza.
end-taken-over = Has abierto este asiento en otro sitio. Sigue allí, o recarga esta página para seguir aquí.
end-kicked = Quien organiza la mesa te ha sacado de ella.
end-too-fast = Tu programa ha enviado demasiado de golpe. Espera un momento y vuelve.
end-too-slow = Tu conexión no daba abasto. Vuelve: no se ha perdido nada.
end-come-back = El servidor se está reiniciando. Vuelve dentro de un momento: no se ha perdido nada.
end-unavailable = El servidor no puede leer la mesa en este momento. Vuelve dentro de un momento.

table-allowed = Eso está permitido.
# What comes of a Wild Draw Four that breaks its condition. $name: who may challenge it; $count: the cards for the bluff
table-bluff = Con estas cartas es un farol: { $name } puede desafiarlo, y entonces robas { $count ->
    [0] nada
    [one] 1 carta
   *[other] { $count } cartas
}.
# $number: the seat, from 1
table-player = Jugador { $number }
table-no-such-situation = Una mesa no puede estar así. Revisa las cartas, el color, el turno y las cantidades.
