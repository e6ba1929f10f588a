# What to expect of the rules of a table: how long it takes, and how much seats and luck decide.

web-expect-title = Qué esperar con { $players } jugadores
web-expect-waiting = Los bots están probando estas reglas …
# $low, $high: eight of ten rounds lie between them
web-expect-round = Una ronda dura más o menos { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} (de { $low } a { $high }).
web-expect-round-even = Una ronda dura más o menos { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
# $length: such as "45 minutes" or "1.5 hours"
web-expect-match = Una partida dura más o menos { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}: { $length } en total.
web-expect-match-one = Una partida es una sola ronda.
# $shares: such as "26 / 25 / 25 / 24 %", or none
web-expect-seats = El sitio { $level ->
    [even] apenas importa
    [little] importa un poco
   *[clear] importa
}{ $shares ->
    [none] .
   *[other] { " " }({ $shares }).
}
web-expect-from-to = de { $low } a { $high }
# $place: counted from the player after the dealer, who is 1
web-expect-best = { $which ->
    [first] Quien va después de quien reparte es quien más gana.
    [dealer] Quien reparte es quien más gana.
   *[other] Quien está { $place } sitios después de quien reparte es quien más gana.
}
# $count: one of so many rounds
web-expect-stalls = Una de cada { $count } rondas termina porque nadie puede seguir.
web-expect-luck = Suerte: { $percent }
web-expect-luck-level = { $level ->
    [all] Casi todo es suerte.
    [mostly] Sobre todo suerte, y algo de habilidad.
   *[both] La suerte y la habilidad deciden juntas.
    [skill] La habilidad decide más que la suerte.
}
web-expect-how = ¿De dónde sale esto?
web-expect-how-text = Los bots han jugado { $rounds } rondas con estas reglas. Para las personas se supone que un turno dura { $seconds } segundos; ocho de cada diez rondas están dentro de los tiempos entre paréntesis. Los porcentajes son las rondas ganadas, desde quien va después de quien reparte hasta quien reparte. La suerte es del 100 % cuando jugar bien no ayuda más que jugar al azar, y del 0 % cuando quien juega bien gana siempre.
web-expect-lab = Laboratorio de reglas
