# Lo que el laboratorio dice de las reglas: medidas, reglas de la casa, frases, informes y figuras.
# Los números llegan ya en la forma del idioma. $here: con estas reglas; $base: con las reglas con que se comparan.

## Medidas

lab-measure-turns-per-round = duración de una ronda
    .about = Cuántos turnos dura una ronda.
    .unit = turnos
lab-measure-turns-per-match = duración de una partida
    .about = Cuántos turnos dura una partida, con todas sus rondas.
    .unit = turnos
lab-measure-rounds-per-match = rondas de una partida
    .about = Cuántas rondas hacen falta hasta que alguien gana la partida.
    .unit = rondas
lab-measure-first-seat-edge = ventaja de empezar
    .about = Cuánto más que su parte justa de las rondas gana quien empieza.
    .unit = puntos porcentuales
lab-measure-lead-changes = cambios de líder
    .about = Cuántas veces por ronda pasa otro a tener menos cartas que nadie.
    .unit = veces por ronda
lab-measure-draw-share = turnos en que se roba
    .about = En qué parte de los turnos alguien roba.
    .unit = % de los turnos
lab-measure-penalties = castigos
    .about = Cuántas veces por ronda alguien roba por una carta de robar o por un desafío.
    .unit = veces por ronda
lab-measure-cards-per-penalty = cartas por castigo
    .about = Cuántas cartas cuesta un castigo de media.
    .unit = cartas
lab-measure-comebacks = remontadas en una ronda
    .about = La parte de las rondas ganadas por alguien que llegó a tener al menos cinco cartas más que la mano más corta.
    .unit = % de las rondas
lab-measure-match-comebacks = remontadas en una partida
    .about = La parte de las partidas cuyo ganador no iba por delante a mitad de camino.
    .unit = % de las partidas
lab-measure-skill-easy = destreza entre principiantes
    .about = Cuánto más que su parte justa de las rondas gana un bot «normal» entre bots «easy».
    .unit = puntos porcentuales
lab-measure-skill-random = destreza contra el azar
    .about = Cuánto más que su parte justa de las rondas gana un bot «normal» entre bots «random».
    .unit = puntos porcentuales
lab-measure-stalls = rondas atascadas
    .about = La parte de las rondas en que ya nadie puede seguir.
    .unit = % de las rondas

## Reglas de la casa

lab-house-stacking = Acumular
    .about = Un Roba dos responde a un Roba dos y un Comodín roba cuatro a otro; el siguiente roba todo.
lab-house-stacking-all = Acumular todo
    .about = Cualquier carta de robar responde a cualquier otra.
lab-house-draw-until-playable = Robar hasta poder jugar
    .about = Quien roba sigue robando hasta que encaja una carta.
lab-house-no-voluntary-draw = Sin robar por gusto
    .about = Solo puede robar quien no puede jugar.
lab-house-force-play = Obligación de jugar
    .about = Quien tiene una carta que encaja debe jugar, también la recién robada.
lab-house-seven-zero = 7-0
    .about = Con un 7 cambias la mano con alguien, con un 0 pasan todas las manos.
lab-house-jump-in = Colarse
    .about = Una carta exactamente igual que la de arriba puede jugarse fuera de turno.
lab-house-no-challenge = Sin desafíos
    .about = Nadie desafía, y un Comodín roba cuatro solo se juega cuando está permitido.
lab-house-wild-four-anytime = Comodín roba cuatro siempre
    .about = Un Comodín roba cuatro puede jugarse siempre, y nadie puede desafiarlo.
lab-house-pairs = Parejas
    .about = Dos cartas iguales pueden jugarse juntas.
lab-house-same-number = Varias del mismo número
    .about = Todas las cartas de un número pueden jugarse juntas.
lab-house-mercy = Piedad con 25 cartas
    .about = Quien tiene 25 cartas queda fuera de la ronda.
lab-house-swap-card = Con Comodín intercambia manos
    .about = La baraja tiene un Comodín intercambia manos y tres Comodines en blanco.
lab-house-shuffle-card = Con Comodín baraja manos
    .about = La baraja tiene un Comodín baraja manos y tres Comodines en blanco.
lab-house-strict-symbols = Cartas de acción estrictas
    .about = Un Salta, un Cambio de sentido o un Roba dos solo va sobre su color.
lab-house-number-last = Acabar con un número
    .about = La última carta debe ser un número.
lab-house-deflect = Desviar un Roba dos
    .about = Un Salta o un Cambio de sentido del color actual desvía un Roba dos.
lab-house-no-call = Sin «¡Uno!»
    .about = Nadie tiene que cantar «¡Uno!».
lab-house-places = Jugar por los puestos
    .about = Los demás siguen hasta que queda uno.
lab-house-partners = Por parejas de equipo
    .about = Dos que se sientan enfrente comparten los puntos.
lab-house-five-cards = Cinco cartas
    .about = Cada cual recibe cinco cartas al empezar.
lab-house-ten-cards = Diez cartas
    .about = Cada cual recibe diez cartas al empezar.

## Frases

# $change: more or less, against the base; $minutes: at $pace seconds a turn
lab-says-turns = Con «{ $rules }», una ronda dura un { $by } { $change ->
        [more] más
       *[less] menos
    }: { $here } turnos en vez de { $base }, unos { $minutes } minutos a { $pace } segundos por turno.
# $change: same as far as so many rounds can show, or hardly another
lab-says-turns-same = Con «{ $rules }», una ronda dura { $change ->
        [hardly] casi los mismos turnos que con «{ $base }»
       *[same] los mismos turnos que con «{ $base }», hasta donde { $rounds } rondas pueden mostrarlo
    }: { $here }, unos { $minutes } minutos a { $pace } segundos por turno.
lab-says-match = Una partida dura un { $by } { $change ->
        [more] más
       *[less] menos
    }: unos { $here } minutos en vez de { $base }.
lab-says-rounds = Una partida tiene { $change ->
        [more] más
       *[less] menos
    } rondas: { $here } en vez de { $base }.
# $fair: what would be fair; $fair-base: the same for $base, or "same"
lab-says-first = Empezar vale { $change ->
        [more] más
       *[less] menos
    }: quien empieza gana el { $here } de las rondas, donde lo justo sería el { $fair }, en vez del { $base }{ $fair-base ->
        [same] .
       *[other] , donde lo justo sería el { $fair-base }.
    }
lab-says-lead = El líder cambia { $change ->
        [more] más
       *[less] menos
    } a menudo: { $here } veces por ronda en vez de { $base }.
lab-says-draws = Se roba en { $change ->
        [more] más
       *[less] menos
    } turnos: { $here } en vez de { $base }.
lab-says-penalties = Los castigos llegan { $change ->
        [more] más
       *[less] menos
    } a menudo: { $here } veces por ronda en vez de { $base }.
# $worst: the most cards of one penalty
lab-says-hit = A quien le toca roba { $change ->
        [more] más
       *[less] menos
    }: { $here } cartas de media en vez de { $base }, y { $worst } en el peor caso.
lab-says-comebacks = Las remontadas son { $change ->
        [more] más
       *[less] menos
    } frecuentes: en el { $here } de las rondas el ganador había ido cinco cartas o más por detrás, en vez del { $base }.
lab-says-match-comebacks = Las partidas dan la vuelta { $change ->
        [more] más
       *[less] menos
    } a menudo: en el { $here } de ellas el ganador no iba por delante a la mitad, en vez del { $base }.
# $fair, $fair-base as above
lab-says-skill-easy = La destreza se nota { $change ->
        [more] más
       *[less] menos
    } entre principiantes: un bot «normal» entre bots «easy» gana el { $here } de las rondas, donde lo justo sería el { $fair }, en vez del { $base }{ $fair-base ->
        [same] .
       *[other] , donde lo justo sería el { $fair-base }.
    }
lab-says-skill-random = La destreza se nota { $change ->
        [more] más
       *[less] menos
    } contra el azar: un bot «normal» entre bots «random» gana el { $here } de las rondas, donde lo justo sería el { $fair }, en vez del { $base }{ $fair-base ->
        [same] .
       *[other] , donde lo justo sería el { $fair-base }.
    }
lab-says-stalls = Las rondas se atascan { $change ->
        [more] más
       *[less] menos
    } a menudo: el { $here } de ellas en vez del { $base }.
# $games: an amount, such as "20,000 rounds" or "1,000 matches"; $measures: the names of measures
lab-says-same = Ninguna diferencia que { $games } pudieran mostrar: { $measures }.

## Informes y tablas

lab-figures = Figuras
lab-title = Qué hacen las reglas
lab-intro = { $bots } han jugado { $rounds } rondas sueltas y { $matches } partidas con cada una de estas reglas, en una mesa para { $seats }, siempre con las mismas semillas. Todas las demás se comparan con «{ $base }».
lab-bots = Unos bots ({ $levels })
lab-limits = Los bots no son personas: son más rápidos, olvidan menos y nunca hacen tratos. Lo que cambia entre reglas sirve mejor en vuestra mesa que una cifra suelta.
lab-in-short = En pocas palabras
lab-what-differs = En qué se diferencian las reglas
lab-measure = Medida
lab-rules = Reglas
lab-value = Valor
lab-difference = Diferencia con «{ $base }»
lab-option = Opción
lab-between = { $value } (de { $low } a { $high })
lab-reading = Entre paréntesis: el intervalo del 95 %. Una diferencia lleva un * cuando es segura, aunque se miren tantas medidas: su intervalo no contiene el cero y supera la corrección de Holm. Si las reglas no hicieran nada, como mucho una comparación de cada veinte llevaría algún *.
lab-made = Semilla { $seed }. La misma semilla da los mismos números con la misma versión del programa.
lab-worst-penalty = peor castigo de una ronda
lab-table-of = Los números de «{ $title }»

## Figuras

lab-figure-length = Cuánto duran las rondas
lab-figure-length-axis = turnos por ronda
lab-figure-rounds-axis = parte de las rondas
lab-figure-half = mitad central
lab-figure-median = mediana
lab-figure-mean = media
lab-figure-nine-tenths = sin la décima parte más baja ni la más alta
lab-figure-seats = Quién gana, según el puesto tras quien reparte
lab-figure-seats-axis = puesto tras quien reparte
lab-figure-wins-axis = parte de las rondas ganadas
lab-figure-dealer = reparte
lab-figure-points = Cuánto vale una ronda
lab-figure-points-axis = puntos por ronda
lab-figure-compare = Qué hacen las reglas, junto a «{ $base }»
lab-figure-house-rules = { $measure }: qué cambian las reglas de la casa
lab-figure-duel = { $a } contra { $b }
lab-figure-duels = Bots contra bots
lab-figure-caption = { $rules } · { $seats } jugadores · { $rounds } rondas · semilla { $seed }
lab-figure-key-interval = Líneas: intervalos del 95 %.
lab-figure-key-certain = Relleno: distinto de la base con seguridad. Hueco: ninguna diferencia que muestren estas rondas.
lab-figure-key-strip = Línea: de la décima parte más baja a la más alta. Caja: la mitad central. Raya: la mediana.
lab-figure-key-fair = Trazos: la parte justa.
lab-figure-key-stronger = Relleno: distinto de los demás con seguridad. Hueco: ninguna diferencia que muestren estas rondas.
lab-figure-key-base = Trazos: la base.

## Captions of figures

lab-figure-key-square = Cuadrado: la base.
lab-figure-key-others = Círculo relleno: las demás.
lab-figure-rules-and-bots = { $rules } · bots: { $bots }
lab-figure-and-others = { $base } y otras { $others }
# $caption: what was played besides
lab-figure-with-matches = { $caption } · { $matches } partidas
lab-figure-with-skill = { $caption } · { $rounds } rondas para la destreza

## More of a report

lab-report-skill = La destreza se basa en otras { $rounds } rondas de un bot «normal» entre bots «easy», y otras tantas entre bots «random».
# $base, $here: the cards of that penalty
lab-report-worst = Cartas del peor castigo en una ronda: { $base } → { $here }.
lab-report-options = Opciones de «{ $rules }» junto a «{ $base }»

# $kind: rounds, matches, deals or turns; $number: how many, $count for the plural
lab-amount = { $kind ->
    [matches] { $count ->
        [one] 1 partida
       *[other] { $number } partidas
    }
    [deals] { $count ->
        [one] 1 reparto
       *[other] { $number } repartos
    }
    [turns] { $count ->
        [one] 1 turno
       *[other] { $number } turnos
    }
   *[rounds] { $count ->
        [one] 1 ronda
       *[other] { $number } rondas
    }
}
