# Before a match: opening a table, invitations, seats, how the table is run.

web-lobby-create = Una mesa para amigos
web-lobby-open = Abrir la mesa
web-lobby-open-about = Después recibes un enlace para enviar. Las reglas y todo lo demás se pueden cambiar todavía.
web-lobby-your-name = Tu nombre
web-lobby-your-name-about = Los demás lo ven. No hay cuentas.
web-lobby-table-of = la mesa de { $name }

web-lobby-invited = Tienes una invitación
web-lobby-nobody = Todavía no hay nadie en esta mesa.
web-lobby-who = { $count ->
    [one] { $names } está en esta mesa.
   *[other] { $names } están en esta mesa.
}
web-lobby-rules-are = Reglas: { $rules }.
web-lobby-rules-changed = Reglas: { $rules }, con cambios.
web-lobby-read-rules = Leer las reglas
web-lobby-sit = Sentarse
web-lobby-full = Todos los sitios están ocupados. Quien organiza la mesa puede poner más.
web-lobby-going-on = Hay una partida en marcha. Cuando termine, puedes sentarte aquí.
web-lobby-watch = Mirar
web-lobby-try-again = Mirar otra vez

web-lobby-title = Tu mesa
web-lobby-invite = Invitar
web-lobby-share = Compartir el enlace
web-lobby-share-text = Ven a jugar a Uno conmigo:
web-lobby-copy = Copiar el enlace
web-lobby-qr = Código QR
web-lobby-qr-title = Escanea y siéntate
web-lobby-qr-label = Código QR del enlace a esta mesa
web-lobby-code = O con el código:

web-lobby-seats = En la mesa ({ $count } de { $of })
web-lobby-free = { $count ->
    [one] Queda un sitio libre.
   *[other] Quedan { $count } sitios libres.
}
web-lobby-add-bot = Añadir un bot
web-lobby-level-random = Bot al azar
web-lobby-level-easy = Bot fácil
web-lobby-level-normal = Bot normal
web-lobby-is-host = organiza
web-lobby-is-you = tú
web-lobby-is-ready = todo listo
web-lobby-is-away = sin conexión
web-lobby-lookalike = se parece a otro nombre
web-lobby-wins = { $count ->
    [one] 1 partida ganada
   *[other] { $count } partidas ganadas
}
web-lobby-team = Equipo { $number }
web-lobby-teams-about = Quienes tienen el mismo número de equipo juegan juntos. Quien organiza puede cambiar el orden.
web-lobby-teams-wrong = Para equipos de { $size }, el número de jugadores debe ser un múltiplo.
web-lobby-earlier = { $name }: un sitio hacia arriba
web-lobby-later = { $name }: un sitio hacia abajo
web-lobby-make-host = Que { $name } organice la mesa
web-lobby-remove = Sacar a { $name } de la mesa
web-lobby-rename = Cambiar el nombre
web-lobby-rename-do = Usar este nombre

web-lobby-begin = Empezar
web-lobby-start = Empezar la partida
web-lobby-too-few = Deben sentarse dos. Invita a alguien o añade un bot.
web-lobby-not-all-ready = { $count ->
    [one] Falta una persona por decir que está todo listo. Puedes empezar igual.
   *[other] Faltan { $count } personas por decir que está todo listo. Puedes empezar igual.
}
web-lobby-all-ready = Todo listo por parte de todos.
web-lobby-ready = Por mí, todo listo
web-lobby-ready-about = La partida empieza cuando todos lo digan, o cuando la empiece quien organiza.
web-lobby-you-are-ready = Por tu parte, todo listo. Quien organiza la mesa empieza la partida.
web-lobby-not-ready = Todavía no
web-lobby-you-watch = Estás mirando. Ves la partida tal como se juega, y las cartas de nadie.

web-lobby-rules = Las reglas de esta mesa
web-lobby-change-rules = Cambiar las reglas
web-lobby-not-done = Eso no se hizo. Inténtalo otra vez.

web-lobby-talk = Hablar
web-lobby-say = Di algo
web-lobby-say-do = Decirlo

web-lobby-leave = Dejar la mesa
web-lobby-leave-title = ¿Dejar la mesa?
web-lobby-leave-about = Tu sitio queda libre, para siempre. Para volver más tarde al mismo sitio, solo cierra la página.

web-lobby-settings = Cómo funciona la mesa
web-lobby-settings-host = Solo quien organiza la mesa puede cambiar esto.
web-lobby-most-seats = Sitios en la mesa
web-lobby-turn-clock = Tiempo para un turno
web-lobby-no-clock = Sin reloj
web-lobby-seconds = { $count } s
web-lobby-bank = Tiempo extra en una partida
web-lobby-chat = Qué se puede decir
web-lobby-chat-off = Nada
web-lobby-chat-phrases = Reacciones rápidas
web-lobby-chat-free = Todo
web-lobby-pace = Con qué rapidez juegan los bots
web-lobby-pace-human = Como personas
web-lobby-pace-fast = Rápido
web-lobby-pace-instant = Al instante
web-lobby-spectators = Otros pueden mirar
web-lobby-spectators-about = Ven lo que hay en la mesa, nunca una mano.
web-lobby-delay = Con cuánto retraso lo ven
web-lobby-no-delay = Ninguno
web-lobby-public = Mesa pública
web-lobby-public-about = Cualquiera en este servidor la encuentra mientras haya un sitio libre.
web-lobby-fair = Todos participan al barajar
web-lobby-fair-about = Después de cada ronda, cualquiera puede comprobar que nadie eligió el orden de las cartas.
