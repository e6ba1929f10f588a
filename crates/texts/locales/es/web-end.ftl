# After a round and after a match.

web-end-you-won = ¡Ganas la ronda { $round }!
web-end-won = { $name } gana la ronda { $round }
web-end-over = La ronda { $round } ha terminado
web-end-stalled = La ronda { $round } ha terminado: nadie podía seguir
web-end-table = Los puntos de esta ronda
web-end-player = Jugador
web-end-left = En la mano
web-end-none-left = nada
web-end-value = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
web-end-points = Esta ronda
web-end-total = Total
web-end-round = Ronda
web-end-course = Cómo fue
web-end-course-table = En tabla
web-end-next = Siguiente ronda
web-end-you-are-out = Has quedado fuera de la partida, pero puedes seguir mirando.
web-end-waiting = Se espera a { $names }.
web-end-dealing = Se reparten las cartas…
web-end-deal-anyway = Repartir sin esperar
web-end-match-over = La partida ha terminado
web-end-match-you-won = ¡Ganas la partida!
web-end-match-your-team-won = ¡Tu equipo gana la partida!
web-end-match-won = { $count ->
    [one] { $names } gana la partida
   *[other] { $names } ganan la partida
}
web-end-rematch = Jugar otra vez
web-end-replay = Verla de nuevo
web-end-download = Guardar el registro
web-end-no-record = Ahora no se puede obtener el registro. Inténtalo otra vez cuando tengas conexión.

web-end-checking = Se comprueba la barajada…
web-end-not-revealed = La barajada se podrá comprobar dentro de un momento.
web-end-verified = Barajada comprobada: nadie eligió las cartas.
web-end-unseen = Esta barajada no se pudo comprobar aquí, porque esta página no vio toda la ronda. El registro de la partida se puede comprobar después.
web-end-wrong = Esta barajada no es como se prometió.
web-end-what-is-that = ¿Qué es eso?
web-end-shuffle-title = Una barajada que cualquiera puede comprobar
web-end-shuffle-1 = Antes de repartir, cada dispositivo creó un número secreto y solo dio su sello. El servidor creó el suyo y también lo selló. Solo entonces los dispositivos mostraron sus números.
web-end-shuffle-2 = El orden de las cartas sale de todos los números juntos. Nadie podía saberlo ni elegirlo: el servidor no, porque tu número seguía sellado, y tú tampoco, porque lo estaba el suyo.
web-end-shuffle-3 = Después de la ronda, el servidor muestra su número. Tu dispositivo acaba de calcular el orden otra vez y lo ha comparado con las cartas que viste.
web-end-shares = Participaron
web-end-dropped = Prometieron un número y no lo mostraron
web-end-own = Tu dispositivo
web-end-own-included = participó
web-end-own-late = llegó tarde esta vez
web-end-own-none = no participó esta vez
web-end-cards = Cartas comparadas
web-end-nobody = solo el servidor
web-end-wrong-commitment = El número que mostró el servidor no es el que había sellado. No te fíes de este servidor.
web-end-wrong-promise = Alguien mostró otro número que el sellado.
web-end-wrong-own-share = El servidor usó para ti otro número que el de tu dispositivo. No te fíes de este servidor.
web-end-wrong-card = Una carta estaba en otro lugar que donde la puso la barajada. No te fíes de este servidor.
