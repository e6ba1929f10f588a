# The page "Rules lab": what house rules do, and one's own rules tried out.

web-lab-title = Laboratorio de reglas
web-lab-intro = ¿Qué pasa con vuestro juego si permitís acumular? Los bots lo han jugado miles de veces, con cada regla de la casa y sin ella.
web-lab-failed = Ahora no se pueden cargar las cifras. Recarga la página cuando tengas conexión.
web-lab-base = Reglas sin la regla de la casa
web-lab-players = Jugadores
web-lab-table-of = Qué mesa

## One measure, every house rule

web-lab-by-measure = ¿Qué cambian las reglas de la casa?
web-lab-measure = Mirar
web-lab-less = menos
web-lab-same = igual que sin ella
web-lab-more = más
web-lab-key = El punto es la diferencia, la línea su intervalo del 95 %. Punto hueco: ninguna diferencia que muestren { $rounds } rondas.
web-lab-without = Sin reglas de la casa: { $value }
web-lab-table = Lo mismo en una tabla
web-lab-rule = Regla de la casa
web-lab-with = Con ella
web-lab-difference = Diferencia ({ $unit })
web-lab-interval = { $value } (de { $low } a { $high })

## One house rule, every measure

web-lab-by-rule = ¿Qué hace una regla de la casa?
web-lab-choose = Regla de la casa
web-lab-lengths = Cuánto duran las rondas, en turnos
web-lab-lengths-key = Línea: del décimo más corto al más largo. Caja: la mitad central. Raya: hay tantas rondas más cortas como más largas.
web-lab-lengths-text = { $rules }: la mitad de las rondas tiene como mucho { $p50 } turnos; ocho de cada diez tienen de { $p10 } a { $p90 }.
web-lab-places = Quién gana, según el sitio después de quien reparte
web-lab-place = { $dealer ->
    [true] Quien reparte
   *[false] Sitio { $place }
}
web-lab-fair = justo
web-lab-how = Cada ronda se ha jugado con la misma semilla con la regla y sin ella, con bots en todos los sitios. Para los minutos, un turno dura { $seconds } segundos.

## One's own rules

web-lab-own = Prueba tus propias reglas
web-lab-own-about = Dos conjuntos de reglas, uno al lado del otro, en una mesa para tantos como quieras.
web-lab-own-first = Primeras reglas
web-lab-own-second = Segundas reglas
web-lab-fewer = Un jugador menos
web-lab-another = Un jugador más
web-lab-own-lengths-key = Línea: del décimo más corto al más largo. Raya: la media.
web-lab-own-nothing = Ahora nadie puede decir qué esperar. ¿Hay demasiados jugadores o muy pocos para estas reglas?
