# Whether the shuffles of a written-down match are what was promised: `lastcard verify`.

verify-round-fair = Ronda { $round }: el barajado es el que se prometió, y de él sale cada carta.
verify-round-seed = Ronda { $round }: cada carta sale de la semilla.
# $count: how many names there are
verify-shares = { $names } { $count ->
    [one] aportó
   *[other] aportaron
} su parte.
verify-no-shares = Ningún jugador aportó nada, así que el servidor fijó el orden por sí solo, antes de repartir.
verify-dropped = { $names } { $count ->
    [one] prometió aportar algo y no lo mostró
   *[other] prometieron aportar algo y no lo mostraron
}, así que no se tuvo en cuenta.

verify-wrong-commitment = La ronda { $round } ESTÁ MAL: el secreto del servidor, con estas reglas y cartas, no es el que el servidor se había comprometido a usar antes de repartir.
verify-wrong-promise = La ronda { $round } ESTÁ MAL: { $name } mostró una aportación distinta de la que había prometido antes de repartir.
verify-wrong-play = La ronda { $round } ESTÁ MAL: de «{ $command }» y del barajado sale otra cosa que lo que está escrito.
verify-wrong-move = La ronda { $round } ESTÁ MAL: las reglas no permiten «{ $command }».
verify-wrong-table = Esta partida ESTÁ MAL: tantos jugadores no pueden jugar con estas reglas.
verify-line = Mira la línea { $line } del registro.

verify-unknown-source = La ronda { $round } no se puede comprobar: el registro no dice de dónde salió el orden de las cartas.
verify-unknown-commitment = La ronda { $round } no se puede comprobar: no está escrito ningún compromiso para ella.
verify-unknown-secret = La ronda { $round } no se puede comprobar: el secreto del servidor no está escrito. Se publica cuando termina la ronda.
verify-unknown-deal = La ronda { $round } se prometió, pero su reparto no está escrito. Pregunta en la mesa por qué se abandonó.
verify-unknown-after = La ronda { $round } no se puede comprobar: una ronda anterior está tan mal que no se puede seguir desde ella.

# $rounds: how many rounds there are
verify-all-fair = Todo está bien: el barajado de esta partida es el que se prometió, en { $rounds ->
    [one] su única ronda
   *[other] sus { $rounds } rondas
}.
verify-all-seed = Todo está bien: esta partida sale de su semilla, en { $rounds ->
    [one] su única ronda
   *[other] sus { $rounds } rondas
}.
verify-all-wrong = Esta partida NO es lo que se prometió. Guarda el registro y enséñaselo a quienes jugaron.
verify-all-unknown = No se puede decir de toda la partida si el barajado es el que se prometió.
verify-no-rounds = En esta partida no se repartió ninguna ronda, así que no hay nada que comprobar.

verify-proves-fair = Lo que esto demuestra: el orden de las cartas quedó fijado antes de repartir la primera, y nadie pudo elegirlo, ni el servidor ni un jugador ni ambos juntos, mientras al menos una de las partes que aportaron algo fuera honrada. Compara los compromisos con los que viste antes del reparto: entonces el registro es el de tu partida.
verify-proves-not-fair = Lo que esto no demuestra: que nadie viera tus cartas mientras jugabas, ni que no se abandonara otro reparto antes de este.
verify-proves-seed = Lo que esto demuestra: ninguna carta cambió después de barajar. Lo que no demuestra: que la semilla se hiciera al azar. Quien la conocía podía conocer todas las cartas.
