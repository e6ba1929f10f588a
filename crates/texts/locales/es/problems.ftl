# Why a request to the server was not carried out.

problem-bad-request = El servidor no entiende esta petición. Recarga la página, o consigue la versión más nueva del programa.
problem-not-found = Esta dirección no lleva a ninguna parte.
problem-bad-method = Esta dirección no se puede usar así.
problem-no-table = Esa mesa no existe, o ya no está. Comprueba el enlace, o abre una mesa nueva.
problem-no-record = Esta mesa no tiene ese registro.
problem-bad-code = Este código no abre ninguna mesa, o ya no la abre. Pide uno nuevo.
problem-bad-token = Este asiento no es tuyo, o se ha pasado a otro dispositivo.
problem-bad-ticket = Este enlace no traslada ningún asiento, o ya no lo hace. Crea uno nuevo en el dispositivo donde está el asiento.
problem-table-full = Todos los asientos de esta mesa están ocupados. Pide sitio a quien la organiza, o quédate mirando.
problem-match-going-on = Hay una partida en marcha. Puedes sentarte cuando termine.
problem-bad-name = Ese no puede ser tu nombre. Elige uno de 1 a 20 letras, sin + , : ; | " ni =.
problem-bad-rules = Hay algo mal en estas reglas.
problem-bad-settings = Un ajuste está fuera de sus límites.
problem-too-long = Es más largo de lo permitido. Acórtalo e inténtalo de nuevo.
# $seconds: a whole number from 1
problem-too-fast = Eso ha sido demasiado de golpe. Inténtalo de nuevo { $seconds ->
    [one] dentro de un segundo
   *[other] dentro de { $seconds } segundos
}.
problem-too-many-tables = Ahora este servidor no tiene sitio para otra mesa. Inténtalo más tarde.
problem-bad-origin = Esta página no es de este servidor, así que no puede hablar con él.
problem-unavailable = El servidor no puede hacerlo ahora. No se ha hecho nada; inténtalo de nuevo dentro de un momento.
problem-internal = Algo ha fallado en el servidor. Inténtalo de nuevo.
# $more: how many faults there are behind the first one
problem-bad-record = { $more ->
    [0] Este registro no se puede leer: { $problem }.
    [one] Este registro tiene dos fallos. El primero: { $problem }.
   *[other] Después de este fallo, este registro tiene { $more } más: { $problem }.
}
