# Lo que `lastcard lab run`, `duel` y `speed` dicen en un terminal.
# Los números llegan ya en la forma del idioma; los otros solo eligen entre singular y plural.

## Cuánto, y por dónde va

# $all: an amount; $rate: how many in a second; $left: the time it still takes, such as "12s"
lab-bar = { $share } de { $all }, { $rate } por segundo, faltan { $left }
lab-bar-share = { $share }, faltan { $left }
lab-going-on = se sigue tras { $done } de { $all }
lab-stopped = parada tras { $done } de { $all }
# $kept: an amount; a command follows
lab-stopped-kept = Se guarda: { $kept }. Para seguir:
lab-stopped-too-few = Es demasiado poco para guardarlo.
lab-stopped-nothing = No se guarda nada; con --checkpoint ARCHIVO se puede seguir más tarde.
lab-stopped-comparing = parada antes de jugar las { $rounds } rondas; no se ha escrito nada

## Una serie de rondas

# $rounds: an amount; $bots: a bot for each seat with commas, or the one that sits at all of them if $alike is true
lab-run-played = { $rounds } en una mesa de { $seats } asientos: { $alike ->
    [true] «{ $bots }» en cada asiento.
   *[false] { $bots }.
}
lab-run-turns = Una ronda dura { $mean } turnos de media (de { $low } a { $high }); la mitad acaba en { $half } o menos, y una de cada diez pasa de { $tenth }.
# One round alone has no average.
lab-run-turns-once = La ronda duró { $turns } turnos.
# $left, $dealer: shares with their intervals in brackets, as all shares here
lab-run-places = Quien está a la izquierda de quien reparte gana el { $left } de las rondas, y quien reparte, el { $dealer }.
lab-run-draws = Se roba en el { $share } de los turnos.
lab-run-penalties = Hay castigo { $times } veces por ronda; cartas de cada uno: { $cards } de media, { $worst } en el peor caso.
lab-run-lead = El líder cambia { $times } veces por ronda; uno de cada diez ganadores llegó a tener más de { $peak ->
    [one] 1 carta.
   *[other] { $peak } cartas.
}
lab-run-match = Duración de una partida, en rondas: { $rounds } (de { $low } a { $high }); en turnos: { $turns }.
# One match alone; $rounds: an amount
lab-run-match-once = La partida duró { $rounds }, con { $turns } turnos en total.
# $matches, $rounds: amounts
lab-run-broken-off = Se deja sin acabar lo que no tiene final a la vista: { $matches }.
lab-run-stalled = Atasco: { $rounds }, el { $share } del total. Nadie podía seguir, o no había final tras { $moves } jugadas.
# A command follows.
lab-run-again = Lo mismo otra vez:

## Los números de una serie

lab-run-head = por ronda
    .mean = media
    .interval = intervalo del 95 %
    .deviation = desv.
    .least = mín.
    .half = mitad
    .most = máx.
lab-run-between = { $low } a { $high }
lab-run-row =
    .turns = turnos
    .plays = cartas jugadas
    .draws = cartas robadas
    .drawing-turns = turnos en que se roba
    .penalties = castigos
    .penalty-cards = cartas de castigo
    .worst-penalty = peor castigo
    .call-cards = cartas por «¡Uno!»
    .challenges = desafíos
    .guilty = faroles descubiertos
    .jump-ins = veces que se cuelan
    .swaps = cambios de mano
    .skips = turnos perdidos
    .refills = mazos rehechos
    .lead-changes = cambios de líder
    .winner-peak = ganador: más cartas
    .winner-points = ganador: puntos
    .cards-left = cartas sin jugar
    .values-left = su valor
    .match-rounds = rondas por partida
    .match-turns = turnos por partida
lab-run-won =
    .by-place = ganado, % por puesto tras quien reparte
    .by-turn = ganado, % desde el primer turno
    .by-seat = ganado, % por asiento

## Un duelo

# $rate: a share with its interval in brackets
lab-duel-wins = «{ $a }» gana el { $rate } de las rondas, donde lo justo sería el { $fair }. { $verdict ->
    [stronger] «{ $a }» es más fuerte que «{ $b }».
    [weaker] «{ $a }» es más débil que «{ $b }».
   *[same] Tantas rondas no muestran ninguna diferencia entre «{ $a }» y «{ $b }».
}
lab-duel-points = Puntos de «{ $a }» por ronda: { $points } (de { $low } a { $high }).
# $rounds, $deals, $turns, $asked: amounts; $made: the number of rounds
lab-duel-played = { $rounds }: { $deals }, desde cada lado de la mesa; { $turns }.
lab-duel-rounded = Has pedido { $asked }; con repartos enteros salen { $made }.
lab-duel-undecided = Sin ganador: { $rounds }.

## Una velocidad

# $rounds, $turns: amounts
lab-speed-rate = { $millions } millones de turnos y { $rounds } en un segundo de procesador.
lab-speed-measured = { $turns } en { $rounds }: { $cpu } s de procesador, { $wall } s en total.
lab-speed-how = «{ $policy }» en { $seats } asientos; reloj { $clock } GHz; vía «{ $path }», un estado de { $bytes } bytes.

## How far it is, before the time left is known

lab-bar-begun = { $share } hecho
# $all: an amount
lab-bar-begun-of = { $share } de { $all }
