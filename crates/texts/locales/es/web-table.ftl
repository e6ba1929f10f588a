# The table while a match goes on.

web-table-table = La mesa
web-table-round = Ronda { $round }
web-table-you-watch = Estás mirando
web-table-watching = { $count ->
    [one] Una persona está mirando.
   *[other] { $count } personas están mirando.
}
web-table-watch-about = Ves lo que ven todos, y las cartas de nadie.
web-table-menu = Menú
web-table-rules = Las reglas de esta mesa
web-table-settings = Ajustes
# $on: true or false
web-table-sound = { $on ->
    [true] Quitar el sonido
   *[false] Poner el sonido
}
web-table-side = Qué pasó y qué se dice
web-table-side-unread = { $count ->
    [0] Qué pasó y qué se dice
    [one] Qué pasó y qué se dice: un mensaje nuevo
   *[other] Qué pasó y qué se dice: { $count } mensajes nuevos
}
web-table-others = Los demás jugadores
web-table-actions = Lo que puedes hacer

# The others at the table, in a few words.
web-table-seat-turn = le toca
web-table-seat-exposed = sin «¡Uno!»
web-table-seat-called = «¡Uno!»
web-table-seat-last-card = última carta
web-table-seat-driven = juega un bot
web-table-seat-away = no está
web-table-seat-partner = tu equipo
web-table-seat-left = se ha ido
web-table-seat-eliminated = fuera de la partida
web-table-seat-knocked-out = fuera de la ronda
web-table-seat-out = terminó, puesto { $place }
web-table-seat-empty = Sitio libre
web-table-cards-in-hand = Cartas en la mano
web-table-total = Puntos hasta ahora
web-table-mute = Ocultar lo que dice este jugador
web-table-unmute = Mostrar otra vez
web-table-muted = No ves lo que dice { $name }.
web-table-replace = Que un bot ocupe el sitio
web-table-catch = ¡Pillar!
web-table-catch-name = Pillar a { $name }: no se cantó «¡Uno!»
# $cost: the cards that it costs if there is nothing to catch; 0 if it cannot go wrong
web-table-catch-cost = { $cost ->
    [0] Pillar a { $name }
    [one] Pillar a { $name } (1 carta para ti si todo está en orden)
   *[other] Pillar a { $name } ({ $cost } cartas para ti si todo está en orden)
}
web-table-nobody-to-catch = No hay a quien pillar.
web-table-is-here = { $name } está aquí.
web-table-is-away = { $name } no está.

# What flashes up at a seat.
web-table-mark-skipped = pierde el turno
web-table-mark-uno = ¡Uno!
web-table-mark-caught = ¡pillada!
web-table-mark-false-call = cantó en vano
web-table-mark-false-catch = nadie a quien pillar
web-table-mark-challenged = { $guilty ->
    [true] era un farol
   *[false] no era un farol
}
web-table-mark-passed = pasa
web-table-mark-out = ¡terminó!
web-table-mark-drew = +{ $count }

# The middle of the table.
web-table-draw-pile = Mazo de robo, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
web-table-draw-pile-open = Robar una carta. El mazo tiene { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
web-table-draw-pile-owed = { $owed ->
    [one] Robar 1 carta de castigo.
   *[other] Robar { $owed } cartas de castigo.
} El mazo tiene { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
web-table-no-top = Todavía no se ha descubierto ninguna carta.
# $color: none if there is none
web-table-top = Carta de arriba: { $card }. { $color ->
    [none] No hay color actual.
   *[other] Color actual: { $color }.
}
web-table-no-color = sin color
web-table-direction = { $direction ->
    [clockwise] sentido horario
   *[counterclockwise] sentido antihorario
}
web-table-direction-is = { $direction ->
    [clockwise] Se juega en sentido horario.
   *[counterclockwise] Se juega en sentido antihorario.
}

# The line above the hand.
web-table-shuffling = Se barajan las cartas…
web-table-your-turn = ¡Te toca!
web-table-your-turn-on = Te toca. Carta de arriba: { $card }. { $color ->
    [none] No hay color actual.
   *[other] Color actual: { $color }.
}
web-table-your-turn-penalty = Te toca: { $count ->
    [one] te espera 1 carta.
   *[other] te esperan { $count } cartas.
}
# $draw: true if a card can be drawn
web-table-nothing-fits = { $draw ->
    [true] Ninguna de tus cartas encaja: roba una.
   *[false] Ninguna de tus cartas encaja.
}
web-table-choose-together = Tócalas en orden; la última queda arriba.
web-table-stale = Justo antes pasó algo. Mira otra vez y decide de nuevo.
web-table-clause = Regla { $clause }
web-table-hurry = Te queda poco tiempo.
# $reserve: true mientras corre la reserva
web-table-time-left = { $seconds ->
    [one] queda 1 segundo
   *[other] quedan { $seconds } segundos
}{ $reserve ->
    [true] { " " }de la reserva
   *[false] { "" }
}
web-table-sort = { $order ->
    [number] Ordenar por número
   *[color] Ordenar por color
}
web-table-begins = Se reparten las cartas.

# The hand.
web-table-your-hand = Tu mano, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
web-table-card-open = { $card }, se puede jugar
web-table-card-jump-in = { $card }, puedes colarte
web-table-card-closed = { $card }, { $why }
web-table-why-card-does-not-match = no encaja
web-table-why-wild-draw-four-not-allowed = otra carta va antes
web-table-why-must-serve-penalty = primero las cartas de castigo
web-table-why-must-name-color = primero el color
web-table-why-must-play-drawn-card = primero la carta robada
web-table-why-only-drawn-card = ahora solo la carta robada
web-table-why-cannot-stack = no responde al castigo
web-table-why-last-card-not-allowed = no vale como última carta
web-table-why-uno-not-called = no se cantó «¡Uno!»
web-table-why-other = ahora no se puede jugar

# Buttons.
web-table-uno = ¡Uno!
web-table-uno-call-about = cantar ya
web-table-uno-note-about = con tu carta
web-table-uno-noted-about = irá con tu carta
web-table-uno-called-about = cantado
web-table-draw = Robar
web-table-draw-on = Seguir robando
web-table-draw-owed = { $count ->
    [one] Robar 1 carta
   *[other] Robar { $count }
}
web-table-pass = Pasar
web-table-keep = Quedármela
web-table-together = Poner varias
web-table-lay = { $count ->
    [0] Elige cartas
    [one] Poner 1 carta
   *[other] Poner { $count } cartas
}
web-table-jump-in = Colarse
web-table-no-jump-in = Ahora no puedes colarte.
web-table-take-back = Volver a jugar tú
web-table-challenge = Desafiar
web-table-challenge-short = Desafiar…
web-table-challenge-ask = Desafiar el Comodín roba cuatro: ver lo que cuesta

# Questions.
web-table-which-color = ¿Qué color?
web-table-start-color = ¿Con qué color empieza la ronda?
web-table-swap-with = ¿Con quién cambias la mano?
web-table-start-swap = La carta inicial intercambia manos. ¿Con quién?
web-table-swap-nobody = Con nadie
web-table-jump-in-with = ¿Colarte con { $cards }?
web-table-void-call = ¿Cantar «¡Uno!» ahora?
web-table-void-call-about = Ahora no hay nada que cantar. { $count ->
    [one] Te cuesta 1 carta.
   *[other] Te cuesta { $count } cartas.
}
web-table-void-call-do = Cantar de todos modos
web-table-challenge-title = { $name } ha jugado un Comodín roba cuatro
# $condition: color, number, playable, unrestricted; $color: none if there was no color
web-table-challenge-about = Vale { $condition ->
    [unrestricted] con cualquier mano.
    [playable] solo si no se puede jugar ninguna otra carta.
    [number] solo sin cartas de ese color ({ $color }) y sin un { $number }.
   *[color] { $color ->
        [none] solo sin cartas del color.
       *[other] solo sin cartas de ese color: { $color }.
    }
} Si era un farol, { $name } { $guilty ->
    [0] no roba nada
    [one] roba 1 carta
   *[other] roba { $guilty } cartas
} y tú juegas tu turno. Si no, robas { $innocent ->
    [one] 1 carta
   *[other] { $innocent } cartas
} y lo pierdes.

# Log and talk.
web-table-log = Qué pasó
web-table-log-empty = Todavía no ha pasado nada.
web-table-log-from-here = Aquí aparece lo que pase a partir de ahora.
web-table-log-more = Mostrar más
web-table-talk = Hablar
web-table-talk-off = Quien organiza ha cerrado el chat de esta mesa.
web-table-talk-empty = Nadie ha dicho nada todavía.
web-table-say = Di algo
web-table-say-do = Enviar
web-table-says = { $name } dice: { $text }

# The menu.
web-table-points = Puntos antes de que acabe la ronda { $round }
web-table-home = Al inicio
web-table-home-about = Tu sitio se guarda. Si tardas, un bot juega por ti.
web-table-home-watching = Puedes volver para mirar.
web-table-leave = Dejar la partida para siempre
# $solo: true if only bots play with you
web-table-leave-about = { $solo ->
    [true] Dejas esta partida y se termina.
   *[false] Dejas esta partida para siempre; los demás siguen, y tus cartas van debajo de la pila de descartes. Para volver más tarde, ve mejor al inicio.
}
web-table-leave-do = Dejarla
web-table-stay = Quedarme
web-table-move-seat = Seguir en otro dispositivo
web-table-move-seat-about = Abre este enlace en el otro dispositivo antes de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}. Funciona una vez, y quien lo tenga tiene tu sitio.
web-table-move-seat-qr = El enlace que traslada tu sitio
web-table-copy-link = Copiar el enlace
web-table-moved-here = una mesa de otro dispositivo

# Keys.
web-table-keys = Teclas
web-table-key-move = Recorrer tu mano
web-table-key-enter-name = Intro
web-table-key-enter = Jugar la carta
web-table-key-escape = Deshacer lo empezado
# $does: what the key does
web-table-key = { $does ->
    [draw] Robar
    [pass] Pasar, o quedarse con la carta robada
    [uno] «¡Uno!»
    [catch] Pillar a quien no cantó
    [jump_in] Colarse
    [read_log] Leer lo último que pasó
    [read_table] Leer la mesa: turno, carta de arriba, color, manos
    [read_hand] Leer tu mano
   *[help] Mostrar estas teclas
}
web-table-holds = { $name } { $cards }
web-table-hands = En la mano: { $hands }.
web-table-hand-empty = No tienes cartas.
web-table-hand-is = Tu mano, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}: { $cards }.
web-table-hand-open = Puedes jugar: { $cards }.

# The connection.
web-table-line-lost = Se perdió la conexión. Tu sitio se guarda.
web-table-line-next = { $seconds ->
    [one] Próximo intento en 1 segundo
   *[other] Próximo intento en { $seconds } segundos
}
web-table-line-trying = Intentándolo…
web-table-line-now = Intentarlo ya
# $code: why the connection is over
web-table-closed = { $code ->
    [taken_over] Estás jugando en otro lado
    [kicked] Ya no estás en la mesa
    [bad_token] Este sitio ya no es tuyo
    [no_table] No existe esa mesa
    [no_spectators] Nadie puede mirar
   *[other] La conexión ha terminado
}
web-table-closed-taken-over = Has abierto este sitio en otra ventana o en otro dispositivo.
web-table-play-here = Jugar aquí
web-table-see-table = Ver la mesa
web-table-no-answer = El servidor no responde. Inténtalo otra vez dentro de un momento.
web-table-no-solo = No espera ninguna partida
web-table-no-solo-about = En este navegador no hay ninguna partida con bots para seguir. Empieza una nueva en el inicio.
web-table-to-lobby = A la mesa: otras reglas, otros jugadores
