# The rules of one table.
# Every choice stands in a variable of its name, such as $draw-mode; yes and no are true and false.
# $players: how many players, or "any". $teams, $stack, $deflect, $swaps: whether there are any.

sheet-title = Reglas: { $title }
sheet-title-plain = Reglas
sheet-intro = Este es un juego de cartas rápido para toda la familia. Sigue las reglas de Uno y es primo de los Ochos Locos (Crazy Eights): te libras de tus cartas por color, número o símbolo, y las cartas especiales pueden cambiarlo todo en un solo turno. Es mucho que leer, pero después de unos cuantos turnos te lo sabes de memoria. Desde los siete años más o menos puede jugar cualquiera; a los más pequeños también les gusta, y de paso practican los números y los colores.

## The goal

sheet-goal = El objetivo
sheet-goal-round = { $going-out-play-for-places ->
    [true] Líbrate de todas tus cartas, a ser posible antes que nadie. Quien se queda sin cartas ocupa un puesto, y los demás siguen jugando hasta que queda uno solo.
   *[false] { $teams ->
        [true] { $teams-ends ->
            [first_member_out] Líbrate de todas tus cartas antes que nadie. Cuando un jugador de tu equipo se queda sin cartas, tu equipo gana la ronda.
           *[all_members_out] Líbrate de todas tus cartas. El primer equipo que se queda del todo sin cartas gana la ronda.
        }
       *[false] Líbrate de todas tus cartas antes que nadie, hasta la última.
    }
}
sheet-goal-uno = Cuando te queda una sola carta, cantas «¡Uno!».
# $goal: single, takes, adds-low, adds-last, adds-high, rounds
sheet-goal-match = { $goal ->
    [single] Se juega una sola ronda, sin puntos: quien gana la ronda gana la partida.
    [takes] { $teams ->
        [true] El equipo que gana una ronda suma puntos por las cartas que aún tienen los demás equipos. El equipo que llega antes
       *[false] Quien gana una ronda suma puntos por las cartas que aún tienen los demás. Quien llega antes
    } a { $scoring-target ->
        [one] 1 punto
       *[other] { $scoring-target } puntos
    } gana la partida.
    [adds-low] { $teams ->
        [true] Después de cada ronda, cada equipo se apunta puntos por las cartas que aún tiene. Así que los puntos no te interesan: gana el equipo que menos tiene al final de la partida.
       *[false] Después de cada ronda, cada cual se apunta puntos por las cartas que aún tiene. Así que los puntos no te interesan: gana quien menos tiene al final de la partida.
    }
    [adds-last] Después de cada ronda, cada cual se apunta puntos por las cartas que aún tiene. Así que los puntos no te interesan: quien llega a tener demasiados queda fuera de la partida, y gana quien queda al final.
    [adds-high] { $teams ->
        [true] Después de cada ronda, cada equipo se apunta puntos por las cartas que aún tiene. En esta mesa gana el equipo que más puntos tiene al final de la partida.
       *[false] Después de cada ronda, cada cual se apunta puntos por las cartas que aún tiene. En esta mesa gana quien más puntos tiene al final de la partida.
    }
   *[rounds] Cada ronda ganada vale un punto. { $teams ->
        [true] El equipo que antes gana
       *[false] Quien antes gana
    } { $scoring-target ->
        [one] una ronda
       *[other] { $scoring-target } rondas
    } se lleva la partida.
}

## Players and cards

sheet-players = Jugadores y cartas
sheet-players-known = En esta mesa hay { $players } jugadores.
# $range: how many players there can be
sheet-players-possible = Pueden jugar { $range } personas.
sheet-players-none = Con estas reglas no puede jugar ningún número de personas.
sheet-players-ideal = Lo mejor es jugar de 3 a 6.
sheet-range = de { $from } a { $to }
sheet-range-steps = { $from }, { $second } y así sucesivamente hasta { $to }
sheet-players-alone = Cada cual juega por su cuenta.
sheet-players-decks-fixed = Se juega con { $decks ->
    [one] una baraja.
   *[other] { $decks } barajas mezcladas.
}
# $range: how many players; $decks: how many decks they need
sheet-players-decks-auto = Si juegan { $range } personas, { $decks ->
    [one] basta con una baraja.
   *[other] se mezclan { $decks } barajas.
}
sheet-time-round = Una ronda suele durar de diez a quince minutos.
sheet-time-match = Una partida a 500 puntos dura entre tres cuartos de hora y hora y media.

# $total: cards a deck
sheet-cards = Una baraja tiene { $total } cartas de cuatro colores: rojo, amarillo, verde y azul. Ningún color vale más que otro. Los Comodines no tienen color propio.
sheet-cards-head-card = Carta
sheet-cards-head-count = Por baraja
sheet-cards-head-points = Puntos
sheet-cards-zero = 0
sheet-cards-numbers = del 1 al 9
sheet-cards-own-number = su número
# $count: in all; $each: of each color
sheet-cards-per-color = { $count } ({ $each } de cada color)
sheet-cards-two-of-each = { $count } (2 de cada número y color)

## Who deals

sheet-dealer = Quién reparte
sheet-dealer-first = { $dealer-first ->
    [high_card] Baraja las cartas y deja que cada jugador saque una. Quien saca el número más alto reparte primero.
    [youngest] La persona más joven reparte primero.
    [random] Quién reparte primero se decide por sorteo.
   *[host] Quien abrió la mesa reparte primero.
}
sheet-dealer-symbol = { $dealer-symbol-card ->
    [redraw] Si sacas una carta sin número, ponla al fondo del mazo y saca otra.
    [zero] Una carta sin número cuenta aquí como 0.
   *[points] Una carta sin número cuenta aquí lo que vale en puntos.
}
sheet-dealer-tie = Si varios jugadores sacan la más alta, solo ellos devuelven su carta y sacan otra vez, hasta que uno gana.
sheet-dealer-next = { $dealer-rotation ->
    [left] Cada una de las rondas siguientes la reparte el jugador a la izquierda de quien repartió la anterior, en sentido horario alrededor de la mesa.
    [winner] Quien gana una ronda reparte la siguiente. Si no gana nadie, reparte otra vez el mismo jugador.
    [last_place] Después reparte siempre quien tiene el peor total; si hay empate, de entre los empatados, quien se sienta primero a la izquierda de quien repartió la última vez.
   *[none] El mismo jugador reparte todas las rondas.
}

## Dealing and the start card

sheet-deal = El reparto y la carta inicial
sheet-deal-hands = Baraja bien todas las cartas. Quien reparte las da boca abajo, de una en una y empezando por su izquierda, hasta que cada jugador tenga { $deal-hand-size ->
    [one] 1 carta.
   *[other] { $deal-hand-size } cartas.
}
sheet-deal-piles = El resto se deja boca abajo en el centro: es el mazo de robo. Quien reparte da la vuelta a la carta de arriba y la pone al lado del mazo. Esa es la carta inicial, el comienzo de la pila de descartes.
sheet-deal-first = El jugador a la izquierda de quien reparte es el primer jugador. Se juega en sentido horario, y así de nuevo en cada ronda{ $start-number-only ->
    [true] .
   *[false] , salvo que la carta inicial lo cambie:
}
sheet-start-number-only = La carta inicial es siempre un número. Si sale otra cosa, esa carta va al fondo del mazo de robo y quien reparte da la vuelta a una nueva.

sheet-start-number = { $sevens-or-zeros ->
    [true] El primer jugador empieza sin más. Un 7 o un 0 tampoco hace nada como carta inicial.
   *[false] El primer jugador empieza sin más.
}
    .term = Número
sheet-start-skip = { $start-skip ->
    [skips_first_player] El primer jugador pierde el turno; empieza el que va detrás.
    [no_effect] No pasa nada; el primer jugador empieza sin más.
   *[redraw] Va al fondo del mazo de robo, y quien reparte da la vuelta a otra carta.
}
    .term = Salta
sheet-start-draw-two = { $start-draw-two ->
    [draws_and_skips] El primer jugador roba 2 cartas y pierde el turno.{ $answers ->
        [true] { " " }Ninguna otra carta sirve contra eso.
       *[false] { "" }
    }
    [draws_then_plays] El primer jugador roba 2 cartas y después juega normalmente.{ $answers ->
        [true] { " " }Ninguna otra carta sirve contra eso.
       *[false] { "" }
    }
    [no_effect] No pasa nada; el primer jugador empieza sin más.
   *[redraw] Va al fondo del mazo de robo, y quien reparte da la vuelta a otra carta.
}
    .term = Roba dos
sheet-start-reverse = { $start-reverse ->
    [right_of_dealer] Se juega en sentido antihorario, y empieza el jugador a la derecha de quien reparte.{ $actions-two-player-reverse ->
        [skip] { " " }Con dos jugadores empieza quien reparte.
       *[direction_only] { "" }
    }
    [dealer] Se juega en sentido antihorario, y empieza quien reparte.
    [no_effect] No pasa nada; el primer jugador empieza sin más.
   *[redraw] Va al fondo del mazo de robo, y quien reparte da la vuelta a otra carta.
}
    .term = Cambio de sentido
sheet-start-wild = { $start-wild ->
    [first_player_names_color] El primer jugador mira sus cartas, elige el color y después juega normalmente.
    [dealer_names_color] Quien reparte elige el color; después empieza el primer jugador.
    [bury] Va al centro del mazo de robo, y quien reparte da la vuelta a otra carta.
   *[reshuffle] Vuelve a barajarse con el mazo de robo, y quien reparte da la vuelta a otra carta.
}
    .term = Comodín
sheet-start-wild-draw-four = { $start-wild-draw-four ->
    [bury] Va al centro del mazo de robo, y quien reparte da la vuelta a otra carta.
    [reshuffle] Vuelve a barajarse con el mazo de robo, y quien reparte da la vuelta a otra carta: al fin y al cabo, todavía no hay color.
    [first_player_names_color] El primer jugador elige el color y después juega normalmente; nadie roba cuatro cartas.
   *[full_effect] Quien reparte elige el color. El primer jugador roba 4 cartas y pierde el turno; nada sirve contra eso.
}
    .term = Comodín roba cuatro
sheet-start-special-wild = { $start-special-wild ->
    [names_color] El primer jugador elige el color y después juega normalmente; la carta no hace nada más.
    [full_effect] El primer jugador elige el color. Luego la carta hace lo de siempre, como si la hubiera puesto el primer jugador, y después este juega normalmente.
   *[reshuffle] Vuelve a barajarse con el mazo de robo, y quien reparte da la vuelta a otra carta.
}
    .term = { $deck-kind ->
        [swap] Comodín intercambia manos o Comodín en blanco
        [shuffle] Comodín baraja manos o Comodín en blanco
       *[all] Comodín intercambia manos, Comodín baraja manos o Comodín en blanco
    }

## Your turn

sheet-turn = Tu turno
sheet-turn-play = { $multi-discard ->
    [off] Pon boca arriba en la pila de descartes una carta que encaje. Después le toca al siguiente jugador.
   *[other] Pon boca arriba en la pila de descartes una carta que encaje; a veces pueden ser más (ver «Varias cartas a la vez»). Después le toca al siguiente jugador.
}
sheet-turn-draw = Si ninguna carta de tu mano encaja, robas del mazo de robo (ver «Robar cartas»).
sheet-turn-free = { $draw-voluntary ->
    [allowed] Que una carta encaje no te obliga a jugarla: en su lugar puedes robar.
   *[forbidden] Si tienes una carta que encaja, tienes que jugar; entonces no puedes robar.
}
sheet-turn-force = Eso vale también para una carta que acabas de robar.{ $bluff ->
    [true] { " " }La única excepción es un Comodín roba cuatro que sería un farol: jugarlo nunca es obligatorio.
   *[false] { "" }
}
sheet-turn-choices = Si tu carta pide elegir algo, como un color, lo dices en el momento de ponerla.
sheet-turn-pass = Solo puedes pasar cuando ya has robado, o cuando no queda nada que robar.

sheet-match = Qué encaja
sheet-match-intro = Mira solo la carta de arriba de la pila de descartes. Con ella encaja:
sheet-match-color = cualquier carta del mismo color;
sheet-match-number = cualquier carta del mismo número, sea del color que sea;
sheet-match-symbol = cualquier carta del mismo símbolo, sea del color que sea: un Salta sobre un Salta, un Cambio de sentido sobre un Cambio de sentido, un Roba dos sobre un Roba dos;
sheet-match-wild = cualquier Comodín, aunque puedas jugar otra cosa, y también sobre otro Comodín{ $matching-wild-draw-four ->
    [unrestricted] .
   *[other] { " " }(el Comodín roba cuatro tiene más condiciones, ver «Comodines»).
}
sheet-match-symbol-off = Atención: un Salta, un Cambio de sentido o un Roba dos solo se juega sobre su propio color. Un Salta rojo no puede ir sobre un Salta azul.
sheet-match-after-wild = Si arriba hay un Comodín, solo cuenta el color que se eligió con él.
sheet-match-example = Por ejemplo: con un 4 azul encajan todas las cartas azules, todos los cuatros y todos los Comodines.

## Action cards

sheet-actions = Cartas de acción
sheet-actions-intro = Estas cartas pueden dar la vuelta al juego; con un poco de cabeza se les saca mucho partido. Cada una lleva un símbolo y, en algunas barajas, también su nombre.
sheet-action-skip = El siguiente jugador pierde el turno, como si ya hubiera jugado. Con dos jugadores te toca otra vez enseguida. El símbolo es un círculo con una raya que lo cruza.
    .term = Salta
sheet-action-reverse = El sentido del juego se invierte: si era horario pasa a antihorario, y al revés. { $actions-two-player-reverse ->
    [skip] Con dos jugadores, un Cambio de sentido funciona como un Salta: te toca otra vez.
   *[direction_only] También con dos jugadores se invierte solo el sentido; después le toca sin más al otro.
} El símbolo son dos flechas que apuntan en direcciones opuestas.
    .term = Cambio de sentido
# $answer-two: whether anything helps against a Draw Two
sheet-action-draw-two = El siguiente jugador roba 2 cartas y pierde el turno, sin jugar nada antes{ $answer-two ->
    [true] , salvo que pueda pasar el castigo (ver { $stack-twos ->
        [true] «Acumular»
       *[false] «Desviar»
    }).
   *[false] .
} El símbolo es +2.
    .term = Roba dos
sheet-action-seven = { $actions-seven-swap ->
    [optional] Si juegas un 7, puedes intercambiar toda tu mano con la de cualquier otro jugador.
   *[mandatory] Si juegas un 7, tienes que intercambiar toda tu mano con la de otro jugador que elijas.
}
    .term = 7
sheet-action-zero = Cuando se juega un 0, cada jugador pasa toda su mano al siguiente, en el sentido del juego.
    .term = 0

## Wilds

sheet-wilds = Comodines
sheet-wilds-intro = Un Comodín suele ser negro y lleva los cuatro colores.
sheet-wild = Encaja con todo. Tú eliges el nuevo color y lo dices enseguida; el siguiente jugador tiene que seguirlo. Puedes elegir cualquier color, también uno que no tengas{ $matching-wild-may-keep-color ->
    [true] , y también el color actual.
   *[false] , pero no el color actual.
}
    .term = Comodín
# $answer-four: whether a Wild Draw Four can be stacked on
sheet-wild-draw-four = Eliges el color, y el siguiente jugador roba 4 cartas y pierde el turno{ $answer-four ->
    [true] , salvo que pueda pasar el castigo (ver «Acumular»).
   *[false] .
} Se reconoce por el +4.
    .term = Comodín roba cuatro
sheet-wild-swap = Eliges el color { $actions-swap-hands ->
    [mandatory] e intercambias toda tu mano con la de otro jugador que elijas.
   *[optional] y puedes intercambiar toda tu mano con la de otro jugador que elijas.
}
    .term = Comodín intercambia manos
sheet-wild-shuffle = Eliges el color. Todas las manos se juntan en un montón, se barajan y se reparten de nuevo de una en una, empezando por el siguiente jugador. { $actions-shuffle-hands ->
    [deal_evenly] Se reparten todas las cartas, así que cada jugador recibe más o menos el mismo número.
   *[keep_counts] Cada jugador vuelve a tener tantas cartas como antes.
}
    .term = Comodín baraja manos
# $blank-text: what the table has agreed, or none
sheet-wild-blank = { $actions-blank-wild ->
    [plain_wild] Un Comodín normal: eliges el color.
    [others_draw_one] Eliges el color, y todos los demás roban enseguida 1 carta. Nadie pierde el turno por eso.
   *[others_draw_two] Eliges el color, y todos los demás roban enseguida 2 cartas. Nadie pierde el turno por eso.
}{ $blank-text ->
    [none] { "" }
   *[other] { " " }Esta mesa ha acordado además: «{ $blank-text }».
}
    .term = Comodín en blanco

sheet-four-when = ¿Cuándo se puede jugar un Comodín roba cuatro?
sheet-four-rule = { $matching-wild-draw-four ->
    [no_matching_color] Solo puedes jugar un Comodín roba cuatro si no tienes ninguna carta del color actual. El mismo número o símbolo en otro color no importa, y otros Comodines de tu mano no cuentan.
    [no_matching_color_or_number] A diferencia de un Comodín normal, solo puedes jugar un Comodín roba cuatro si no tienes ninguna carta del color actual, ni tampoco ninguna del número que hay arriba. El mismo símbolo en otro color no importa, y otros Comodines de tu mano no cuentan.
    [no_other_playable] Solo puedes jugar un Comodín roba cuatro si no encaja ninguna otra carta de tu mano, ni siquiera un Comodín normal. Un segundo Comodín roba cuatro no cuenta.
   *[unrestricted] Siempre puedes jugar un Comodín roba cuatro, tengas lo que tengas además en la mano.
}
sheet-four-prior = Lo que cuenta es el color que había antes de que lo jugaras.
sheet-four-illegal = { $matching-wild-draw-four-illegal ->
    [blocked] Si no está permitido, no puedes jugarlo.
   *[bluff] Si te atreves, puedes ir de farol y jugarlo de todos modos.
}
sheet-four-no-challenge = En esta mesa nadie puede desafiarlo{ $bluff ->
    [true] , así que un farol nunca cuesta nada.
   *[false] .
}

sheet-challenge = Desafiar un Comodín roba cuatro
sheet-challenge-who = ¿Te toca robar las 4 cartas y no te fías? Entonces puedes desafiar el Comodín roba cuatro, mientras no hayas robado nada. Solo puede hacerlo quien tiene que robar.
sheet-challenge-hand = Lo que cuenta son las cartas que le quedaban al otro jugador en el momento de jugar el Comodín roba cuatro. { $challenge-hand-shown-to ->
    [challenger] Tú ves esa mano; los demás solo se enteran del resultado.
    [everyone] Todo el mundo ve esa mano.
   *[nobody] Nadie ve esa mano; solo se sabe el resultado.
}
sheet-challenge-guilty = Quien iba de farol { $challenge-guilty-draws ->
    [0] no roba nada.
    [one] roba 1 carta en tu lugar.
   *[other] roba { $challenge-guilty-draws } cartas en tu lugar.
} Tú no robas nada y juegas tu turno normalmente. El Comodín roba cuatro y el color elegido se quedan como están.
    .term = Era un farol
sheet-challenge-innocent = { $challenge-innocent-extra ->
    [0] Robas las 4 cartas sin más, sin castigo extra, y pierdes el turno.
   *[other] Robas { $innocent-total } cartas en lugar de 4 y pierdes el turno.
}
    .term = No era un farol
sheet-challenge-never = Como en esta mesa un Comodín roba cuatro siempre está permitido, nunca es un farol. { $challenge-innocent-extra ->
    [0] Así que con un desafío no ganas nada, y tampoco te cuesta nada: robas las 4 cartas sin más, sin castigo extra, y pierdes el turno.
   *[other] Así que un desafío solo te cuesta más cartas: robas { $innocent-total } en lugar de 4 y pierdes el turno.
}
sheet-challenge-not = No puedes desafiar un Comodín roba cuatro que era la última carta de alguien{ $stack-fours ->
    [true] , ni uno que se puso al acumular o sobre el que se acumuló.
   *[false] .
}

## Drawing cards

sheet-draw = Robar cartas
# $draw: nothing, or the way of drawing
sheet-draw-how = { $draw ->
    [nothing] Roba una carta del mazo de robo. Con eso acaba tu turno, aunque la carta encaje.
    [one] Roba una carta del mazo de robo.
    [until_playable] Roba cartas del mazo de robo hasta que salga una que encaje. Las que no encajaban te las quedas.
   *[may_until_playable] Roba una carta del mazo de robo. Si no encaja, puedes robar otra, y otra, hasta que una encaje. También puedes parar antes y pasar. En cuanto una encaja, ya no robas más.
}
# $after: may, must, auto, any-may, any-must, any-auto
sheet-draw-then = { $after ->
    [may] { $draw ->
        [one] Si encaja, puedes jugarla enseguida. Si no encaja, o prefieres quedártela, acaba tu turno.
       *[other] Una carta que encaja se puede jugar enseguida; si prefieres quedártela, acaba tu turno.
    }
    [must] { $draw ->
        [one] Si encaja, tienes que jugarla enseguida. Si no encaja, acaba tu turno.
       *[other] Una carta que encaja hay que jugarla enseguida.
    }
    [auto] { $draw ->
        [one] Si encaja, se juega por ti enseguida. Si no encaja, acaba tu turno.
       *[other] Una carta que encaja se juega por ti enseguida.
    } Un Comodín toma entonces el color del que más cartas tienes.
    [any-may] Después puedes jugar una carta que encaje: la robada u otra de tu mano. Si no lo haces, acaba tu turno.
    [any-must] Si la carta robada encaja, tienes que jugar una: esa carta, u otra de tu mano que encaje. { $draw ->
        [until_playable] Si has robado todo lo que había y nada de eso encaja, puedes jugar otra o pasar.
       *[other] Si no encaja, puedes jugar otra o pasar.
    }
   *[any-auto] Si la carta robada encaja, se juega por ti enseguida; un Comodín toma entonces el color del que más cartas tienes. { $draw ->
        [until_playable] Si has robado todo lo que había y nada de eso encaja, puedes jugar otra carta de tu mano o pasar.
       *[other] Si no encaja, puedes jugar otra carta de tu mano o pasar.
    }
}
sheet-draw-auto-swap = Si esa carta intercambia manos, el intercambio es entonces con el siguiente jugador.
sheet-draw-old-cards = Después de robar no puedes jugar una carta que ya tenías{ $draw-voluntary ->
    [allowed] , ni siquiera si robaste pudiendo jugar.
   *[forbidden] .
}
sheet-draw-bluff = Si robas un Comodín roba cuatro que sería un farol, puedes jugarlo, pero nunca es obligatorio{ $draw ->
    [one] .
   *[other] ; entonces ya no robas más.
}
sheet-draw-blocked-four = Un Comodín roba cuatro que no puedes jugar no encaja: sigues robando.
sheet-draw-refill = Cuando se ha robado la última carta del mazo de robo, baraja todas las cartas de la pila de descartes menos la de arriba. Ese es el nuevo mazo de robo. Se sigue jugando sin pausa, tantas veces como haga falta.
sheet-draw-empty = Si no queda absolutamente nada que robar, tienes que jugar si puedes, y pasar si no puedes. De un castigo robas lo que haya; el resto se perdona.
# $stuck: own, none, takes, adds, rounds, single, again
sheet-draw-stuck = Si entonces nadie puede jugar, la ronda acaba. { $stuck ->
    [own] Cada cual se apunta los puntos de sus propias cartas, y nadie gana la ronda.
    [none] Nadie suma puntos.
    [takes] La mano más baja, contada en puntos, gana y suma la diferencia con cada una de las demás manos. Si las manos más bajas empatan, nadie suma puntos.
    [adds] La mano más baja, contada en puntos, gana; todos los demás se apuntan la diferencia con esa mano. Si las manos más bajas empatan, nadie se apunta nada.
    [rounds] La mano más baja, contada en puntos, gana la ronda. Si las manos más bajas empatan, no gana nadie.
    [single] La mano más baja, contada en puntos, gana. Si las manos más bajas empatan, se reparte de nuevo.
   *[again] No gana nadie, y se reparte de nuevo.
}{ $teams ->
    [true] { $stuck ->
        [takes] { " " }Para esto se suman las manos de cada equipo.
        [adds] { " " }Para esto se suman las manos de cada equipo.
        [rounds] { " " }Para esto se suman las manos de cada equipo.
        [single] { " " }Para esto se suman las manos de cada equipo.
       *[other] { "" }
    }
   *[false] { "" }
}

## Stacking and sending on

sheet-stack = Acumular
sheet-stack-off = En esta mesa no se acumula: a un Roba dos no se puede responder con un Roba dos, ni a un Comodín roba cuatro con un Comodín roba cuatro. Pueden ir uno detrás de otro, pero las cartas nunca se suman: cada Roba dos sigue siendo de 2 cartas.
sheet-stack-how = Acumular es una regla de la casa; oficialmente no forma parte del juego. Si tienes cartas de castigo pendientes, en lugar de robarlas puedes poner encima una carta que sirva para ello. El castigo se suma entonces y pasa al siguiente jugador, hasta que alguien { $stacking-must-stack ->
    [true] no puede acumular.
   *[false] no puede o no quiere acumular.
} Ese jugador lo roba todo y pierde el turno.
sheet-stack-which = Puedes poner:
sheet-stack-two-two = un Roba dos sobre un Roba dos, sea del color que sea;
sheet-stack-four-four = un Comodín roba cuatro sobre un Comodín roba cuatro; vale el último color elegido;
sheet-stack-four-two = un Comodín roba cuatro sobre un Roba dos;
sheet-stack-two-four = { $stacking-draw-two-on-wild-four ->
    [named_color] un Roba dos sobre un Comodín roba cuatro, si es del color que se eligió;
   *[any] un Roba dos sobre un Comodín roba cuatro, sea del color que sea;
}
sheet-stack-one = una sola carta por turno.
sheet-stack-not = No se permite { $list }.
sheet-stack-not-two-two = un Roba dos sobre un Roba dos
sheet-stack-not-four-four = un Comodín roba cuatro sobre un Comodín roba cuatro
sheet-stack-not-four-two = un Comodín roba cuatro sobre un Roba dos
sheet-stack-not-two-four = un Roba dos sobre un Comodín roba cuatro
sheet-stack-must = Si puedes acumular, tienes que hacerlo{ $challenge-who ->
    [victim] , salvo que desafíes el Comodín roba cuatro.
   *[nobody] .
}
sheet-stack-limit = El castigo nunca pasa de { $stacking-max-total } cartas; una carta que lo haría subir más no se puede poner.
sheet-stack-exempt = Un Comodín roba cuatro que pones al acumular siempre está permitido, tengas las cartas que tengas.
sheet-stack-waives = Quien acumula ya no puede desafiar.
sheet-stack-done = Cuando se ha robado todo, el castigo desaparece: el siguiente Roba dos vuelve a contar 2.

sheet-deflect = Desviar
sheet-deflect-how = Si tienes pendientes las cartas de un Roba dos, puedes desviarlas con { $actions-draw-two-deflect ->
    [skip_same_color] un Salta del color actual. Las cartas quedan entonces pendientes para el siguiente jugador.
    [skip_any] un Salta de cualquier color. Las cartas quedan entonces pendientes para el siguiente jugador.
    [reverse_same_color] un Cambio de sentido del color actual. El sentido se invierte, y las cartas quedan pendientes para el siguiente jugador en el nuevo sentido.
   *[skip_or_reverse] un Salta o un Cambio de sentido del color actual. Tras un Salta, las cartas quedan pendientes para el siguiente jugador; tras un Cambio de sentido, el sentido se invierte y quedan pendientes para el siguiente jugador en el nuevo sentido.
} Con dos jugadores, las cartas vuelven al otro.
sheet-deflect-last = Si te quedas sin cartas con una de esas y la ronda acaba con ella, { $going-out-final-draw-applies ->
    [true] el siguiente jugador roba las cartas que estaban pendientes.
   *[false] las cartas que estaban pendientes se anulan.
}
sheet-deflect-only-twos = Un castigo que incluye un Comodín roba cuatro no se puede desviar.

## The Uno call

sheet-uno = Cantar «¡Uno!»
sheet-uno-off = { $uno-call ->
    [automatic] No hace falta que cantes «¡Uno!»: se canta por sí solo en cuanto te queda una sola carta. Así que no hay nada que pillar.
   *[off] En esta mesa nadie canta «¡Uno!», y no se puede pillar a nadie.
}
sheet-uno-when = { $uno-deadline ->
    [before_play] Canta «¡Uno!» antes de jugar tu penúltima carta o, como muy tarde, mientras la pones. Después ya es tarde.
    [before_turn_ends] Cuando juegas una carta que te deja exactamente con una, canta «¡Uno!» en voz alta antes de que acabe tu turno. También puedes hacerlo justo antes de jugar esa carta.
   *[before_caught] Cuando juegas una carta que te deja exactamente con una, canta «¡Uno!» en voz alta. Llegas a tiempo mientras nadie te haya pillado. También puedes hacerlo justo antes de jugar esa carta.
}
sheet-uno-own-swap = Si una carta que juegas cambia tu propia mano y te deja exactamente con una carta, también tienes que cantar.
sheet-uno-no-win = Con cantar no basta para ganar: aún tienes que librarte de tu última carta. Si no puedes, robas como siempre. Cuando más tarde te vuelve a quedar una sola carta, cantas otra vez.
sheet-uno-catch = Si alguien se olvida de cantar, cualquier otro jugador puede decir «¡Uno!» y pillar así a esa persona. { $uno-penalty ->
    [0] En esta mesa eso no cuesta cartas.
    [one] Si te pillan, robas enseguida 1 carta de castigo, y el juego sigue sin más.
   *[other] Si te pillan, robas enseguida { $uno-penalty } cartas de castigo, y el juego sigue sin más.
}
# $window: acts or pause; $seconds: how long the pause is
sheet-uno-window = { $window ->
    [pause] Se puede pillar a alguien hasta que le toca al siguiente jugador. Para que sea justo, la mesa espera { $one-second ->
        [true] 1 segundo
       *[false] { $seconds } segundos
    } después de una carta así, o menos si el siguiente jugador ya hace algo.
   *[acts] Se puede pillar a alguien hasta que el siguiente jugador hace algo: jugar, robar{ $challenge-who ->
        [victim] , pasar o desafiar
       *[nobody] { " " }o pasar
    }. Después, la ocasión se ha perdido. Quien pierde el turno no hace nada; entonces se espera al jugador que va detrás.
}
sheet-uno-jump-in = Cuando alguien se cuela, también es tarde.
sheet-uno-missed = { $uno-needed-to-go-out ->
    [no] Si nadie te ha pillado, sigues como si hubieras cantado.
    [penalty_and_continue] Si nadie te ha pillado, aún no está todo hecho: sin «¡Uno!» no puedes terminar. Si de todos modos juegas tu última carta, robas { $uno-penalty ->
        [one] 1 carta de castigo
       *[other] { $uno-penalty } cartas de castigo
    }, la carta hace lo de siempre y sigues jugando.
   *[last_card_blocked] Si nadie te ha pillado, aún no está todo hecho: sin «¡Uno!» no puedes jugar tu última carta. Roba una carta, y canta la próxima vez.
}
sheet-uno-false-call = Quien canta «¡Uno!» sin motivo roba { $uno-false-call-penalty ->
    [one] 1 carta de castigo.
   *[other] { $uno-false-call-penalty } cartas de castigo.
}
sheet-uno-false-catch = Quien intenta pillar a alguien sin razón roba { $uno-false-catch-penalty ->
    [one] 1 carta de castigo.
   *[other] { $uno-false-catch-penalty } cartas de castigo.
}
sheet-uno-after-swap = { $uno-after-swap ->
    [exempt] Si otra persona cambia tu mano y te deja con una sola carta, no hace falta que cantes.
   *[must_call] Si otra persona cambia tu mano y te deja con una sola carta, también tienes que cantar, o te pueden pillar.
}

## Going out

sheet-out = Quedarse sin cartas
# $ending: one, team, places
sheet-out-ends = { $ending ->
    [places] Quien juega su última carta{ $call-needed ->
        [true] { " " }y ha cantado «¡Uno!» a tiempo
       *[false] { "" }
    } ha terminado y ocupa el siguiente puesto. La carta todavía hace su efecto. Los demás siguen jugando hasta que queda un solo jugador; cuando quedan dos, valen las reglas para dos jugadores.
    [team] Quien juega su última carta{ $call-needed ->
        [true] { " " }y ha cantado «¡Uno!» a tiempo
       *[false] { "" }
    } ha terminado. La carta todavía hace su efecto, y el resto de su equipo sigue jugando. La ronda acaba en cuanto un equipo entero se queda sin cartas.
   *[one] En cuanto alguien juega su última carta, la ronda acaba al instante{ $call-needed ->
        [true] , siempre que haya cantado «¡Uno!» a tiempo.
       *[false] .
    }
}
sheet-out-card = { $going-out-last-card ->
    [any] Puedes terminar con cualquier carta.
    [no_wild] No puedes terminar con un Comodín, de ningún tipo.
    [no_draw_card] No puedes terminar con un Roba dos ni con un Comodín roba cuatro.
   *[number_only] Solo puedes terminar con un número.
}
sheet-out-card-stuck = Una carta con la que no puedes terminar no encaja cuando es la última que te queda: robas.
sheet-out-final = Si la ronda acaba con { $going-out-last-card ->
    [no_wild] un Roba dos
   *[other] un Roba dos o un Comodín roba cuatro
}, { $going-out-final-draw-applies ->
    [true] el siguiente jugador roba primero esas cartas{ $final-counts ->
        [true] , y cuentan en los puntos.
       *[false] .
    }{ $stack ->
        [true] { " " }Si se había acumulado, ese jugador roba el total entero.
       *[false] { "" }
    }
   *[false] nadie tiene que robar ya esas cartas.
}
sheet-out-wild = Si tu última carta es un Comodín, no hace falta que elijas color.
# $cards: the cards that move hands; $out-swaps: whether one of them swaps;
# $out-moves: what the others of them do: pass, deal, both, none
sheet-out-swap = { $ending ->
    [one] Si tu última carta es { $cards }, ya no cambia nada: has terminado.
   *[other] Si tu última carta es { $cards }, terminas antes de que haga efecto.{ $out-swaps ->
        [true] { " " }No intercambias con nadie.
       *[false] { "" }
    }{ $out-moves ->
        [pass] { " " }Solo los demás se pasan las manos.
        [deal] { " " }Solo las manos de los demás se barajan y se reparten de nuevo.
        [both] { " " }Solo las manos de los demás se pasan o se reparten de nuevo.
       *[none] { "" }
    }
}

## Points and the match

sheet-score = Puntos y victoria
sheet-score-single = No se cuentan puntos. { $teams ->
    [true] El equipo que gana la ronda gana con ella la partida.
   *[false] Quien termina primero gana la ronda, y con ella la partida.
}
sheet-score-mode = { $scoring-mode ->
    [winner_takes_hands] { $ending ->
        [places] Quien terminó primero suma los puntos de la mano que queda. Los demás no suman nada.
       *[other] { $teams ->
            [true] El equipo de quien termina suma puntos por todas las cartas que aún tienen los demás equipos. Las cartas de sus compañeros no cuentan, y los demás equipos no suman nada.
           *[false] Quien termina suma puntos por todas las cartas que aún tienen los demás. Los demás no suman nada en esta ronda.
        }
    }
    [each_adds_own_hand] { $ending ->
        [places] El jugador que queda cuenta las cartas de su mano y añade esos puntos a su total. Los demás no se apuntan nada.
       *[other] { $teams ->
            [true] Cada uno de los demás equipos cuenta todas las cartas que aún tiene y añade esos puntos a su total. El equipo de quien termina no se apunta nada.
           *[false] Cada jugador cuenta las cartas que aún tiene y añade esos puntos a su total. Quien termina no se apunta nada.
        }
    }
   *[rounds_won] { $ending ->
        [places] Quien terminó primero suma un punto. Los demás no suman nada.
       *[other] { $teams ->
            [true] El equipo de quien termina suma un punto. Los demás equipos no suman nada.
           *[false] Quien termina suma un punto. Los demás no suman nada.
        }
    }
}
sheet-score-values = Lo que cuenta cada carta está en la tabla de «Jugadores y cartas».
sheet-example-names = Ana, Bruno, Carla, Dani, Eva, Félix, Gema, Hugo, Julia, Leo
# $winner: who is out; $others: who else is out
sheet-example-out = { $ending ->
    [places] Un ejemplo. Terminó primero { $winner }, y después { $others }.
    [team] Un ejemplo. Todo el equipo de { $winner } se ha quedado sin cartas.
   *[one] Un ejemplo. { $winner } se ha quedado sin cartas.
}
# $sum: the values with plus signs; $points: together
sheet-example-hand = { $name } aún tiene { $cards }: { $sum } = { $points }.
# $outcome: takes, adds, team-takes, team-adds; $sum: the hands with plus signs
sheet-example-score = { $outcome ->
    [takes] Así que { $winner } suma { $sum }.
    [team-takes] Así que el equipo de { $winner } suma { $sum }.
    [team-adds] Así que su equipo se apunta { $sum }; el equipo de { $winner } no se apunta nada.
    [last-adds] Así que { $name } se apunta { $sum }; los demás no se apuntan nada.
   *[adds] { $winner } no se apunta nada; los demás se apuntan sus propios puntos.
}
# $points
sheet-example-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
# $goal: takes, adds-low, adds-last, adds-high, rounds
sheet-score-match = { $goal ->
    [adds-low] Se juegan rondas hasta que { $teams ->
        [true] un equipo tiene { $target-points } o más. Entonces acaba la partida, y gana el equipo con menos puntos.
       *[false] alguien tiene { $target-points } o más. Entonces acaba la partida, y gana quien tiene menos puntos.
    }
    [adds-last] Quien tiene { $target-points } o más queda fuera de la partida; si varios llegan en la misma ronda, salen juntos. Los demás siguen jugando hasta que queda uno, que gana la partida. Si todos los que quedan llegan a la vez, gana el total más bajo; quienes lo comparten siguen jugando entre ellos.
    [adds-high] Se juegan rondas hasta que { $teams ->
        [true] un equipo tiene { $target-points } o más. Entonces acaba la partida, y gana el equipo con más puntos.
       *[false] alguien tiene { $target-points } o más. Entonces acaba la partida, y gana quien tiene más puntos.
    }
    [rounds] Se juega hasta que { $teams ->
        [true] un equipo
       *[false] alguien
    } ha ganado { $scoring-target ->
        [one] 1 ronda
       *[other] { $scoring-target } rondas
    }, y con eso la partida.
   *[takes] Se juegan rondas hasta que { $teams ->
        [true] un equipo
       *[false] alguien
    } llega a { $target-points } o más; { $teams ->
        [true] ese equipo gana la partida. Si varios equipos llegan en la misma ronda, gana el total más alto.
       *[false] ese jugador gana la partida.
    }
}
sheet-score-target = Ese límite es un acuerdo: vale cualquier otro número, siempre que se acuerde de antemano.
sheet-score-tie = Si al final los mejores empatan, se juega otra ronda, y así hasta que uno gana.

## Variants

sheet-jump = Colarse
sheet-jump-how = { $jump-in-cards ->
    [colored] Si tienes una carta exactamente igual que la de arriba, con el mismo color y el mismo número o símbolo, también puedes jugarla fuera de tu turno.
   *[colored_and_wild] Si tienes una carta exactamente igual que la de arriba, con el mismo color y el mismo número o símbolo, también puedes jugarla fuera de tu turno. Lo mismo vale para un Comodín sobre otro del mismo tipo; entonces eliges un color de nuevo.
}
sheet-jump-continues = { $jump-in-continues ->
    [after_jumper] Después se sigue como si hubieras jugado en tu turno: le toca al jugador que va detrás de ti, y los que estaban en medio esperan a su siguiente turno.
   *[original_order] Después le toca a quien le tocaba de todos modos. Si te cuelas con un Salta o un Roba dos, afecta a ese jugador.
}
sheet-jump-draw = { $jump-in-on-draw-cards ->
    [normal] Mientras alguien tiene cartas de castigo pendientes, no puedes colarte.
    [adds_to_stack] Con { $jump-in-cards ->
        [colored] un Roba dos igual que el de arriba
       *[colored_and_wild] un Roba dos o un Comodín roba cuatro igual que el de arriba
    } también puedes colarte mientras el castigo sigue pendiente; entonces no puedes con otras cartas. El castigo se suma y { $jump-in-continues ->
        [after_jumper] pasa al jugador que va detrás de ti.
       *[original_order] sigue pendiente para el mismo jugador.
    }
   *[forbidden] { $jump-in-cards ->
        [colored] Nunca puedes colarte con un Roba dos, ni mientras alguien tiene cartas de castigo pendientes.
       *[colored_and_wild] Nunca puedes colarte con un Roba dos o un Comodín roba cuatro, ni mientras alguien tiene cartas de castigo pendientes.
    }
}
sheet-jump-not = No puedes colarte sobre la carta inicial, ni sobre tu propia carta, ni mientras alguien piensa qué hacer con una carta robada. Si llegas tarde, recuperas tu carta sin más.

sheet-multi = Varias cartas a la vez
sheet-multi-how = { $multi-discard ->
    [identical_pair] Puedes poner juntas dos cartas exactamente iguales. Cada una hace lo de siempre: dos Roba dos son 4 cartas que robar, dos Salta hacen perder el turno a dos jugadores.
   *[same_number] Puedes poner juntas dos o más cartas del mismo número.
} La primera tiene que encajar; la última queda arriba y marca el color.
sheet-multi-sevens = Por muchos sietes que pongas juntos, intercambias una sola vez.
sheet-multi-zeros = Cada 0 hace avanzar las manos una vez.
sheet-multi-not = Los Comodines nunca se ponen juntos{ $draw-then-play ->
    [any_card] .
   *[other] , y justo después de robar solo pones una carta.
}
sheet-multi-uno = Si con eso te queda una sola carta, canta «¡Uno!» mientras las pones. { $uno-deadline ->
    [before_play] Si terminas con ellas, también tienes que cantar antes o al ponerlas.
   *[other] Si terminas con ellas de una vez, no hace falta que cantes.
}

sheet-teams = Equipos
sheet-teams-how = Se juega en equipos de { $teams-size }. Los compañeros no se sientan juntos: los equipos se alternan alrededor de la mesa. Cada equipo tiene una sola puntuación.
sheet-teams-free = Entre compañeros también vale todo: se pueden pillar{ $challenge-who ->
    [victim] { " " }y desafiar
   *[nobody] { "" }
}, y tus cartas pueden caerle a alguien de tu equipo.
sheet-teams-no-call = Tus cartas también pueden caerle a alguien de tu equipo.
sheet-teams-swap = Con un intercambio puedes pasarle a propósito una buena mano a alguien de tu equipo.

sheet-mercy = Demasiadas cartas
sheet-mercy-how = Quien llega a tener { $draw-mercy-limit } cartas o más en la mano queda al instante fuera de la ronda. Esas cartas van debajo de la pila de descartes, y lo que aún quedaba por robar se anula.{ $points-matter ->
    [true] { " " }En el recuento, esa mano cuenta como si aún estuviera ahí.
   *[false] { "" }
} Si solo queda un jugador, ese jugador gana la ronda.

## Leaving and the clock

sheet-leave = Dejar la mesa y el reloj
sheet-leave-how = Quien deja la mesa no vuelve en esta partida. Sus cartas van debajo de la pila de descartes, su asiento se salta, y lo que aún tenía que robar o elegir se anula. { $single ->
    [true] Ya no puede ganar.
   *[false] Sus puntos se quedan, pero ya no puede ganar.
} { $teams ->
    [true] Si solo queda un equipo, gana la partida.
   *[false] Si solo queda un jugador, ese jugador gana la partida.
}
sheet-leave-clock = Si se juega con reloj y se te acaba el tiempo, el juego hace por ti la jugada más sencilla: casi siempre, robar una carta.

## Tips

sheet-tips = Consejos
sheet-tip-wild = Guarda tus Comodines para cuando no sepas cómo seguir. Lo mejor es reservar uno hasta que solo te queden cartas que no encajan.
sheet-tip-color = Si tienes mucho de un color, o un color del que cuesta librarse, empieza por él mientras ese color esté en la mesa. Puede que la ocasión no vuelva.
sheet-tip-watch = Fíjate en qué colores y números juegan los demás, y en cuándo tienen que robar. Así sabes cuánto tiempo te van a encajar tus cartas, y a qué color te conviene cambiar con un Comodín.
sheet-tip-timing = Un Roba dos o un Comodín roba cuatro hace más daño cuando la víctima acaba de tener que robar: tiene poco con lo que responder.
sheet-tip-counts = Cuenta cuántas cartas le quedan a cada jugador. Cuando a un rival le quedan una o dos, es el momento de un Roba dos, un Comodín roba cuatro o un Salta.
sheet-tip-reverse = Cuando la persona de al lado está a punto de terminar, un Cambio de sentido manda el juego hacia el otro lado.
sheet-tip-challenge = Un desafío compensa más contra una mano llena: cuantas más cartas, más probable es que el color correcto estuviera entre ellas.

## Words

sheet-words = Palabras
sheet-word-draw-pile = El mazo boca abajo del que robas cuando no puedes{ $draw-voluntary ->
    [allowed] { " " }o no quieres
   *[forbidden] { "" }
} jugar.
    .term = Mazo de robo
sheet-word-discard-pile = La pila boca arriba de las cartas jugadas; solo cuenta la de arriba.
    .term = Pila de descartes
sheet-word-dealer = Quien da las cartas.
    .term = Quien reparte
sheet-word-color = El color de la carta de arriba o, después de un Comodín, el color que se eligió.
    .term = Color actual
sheet-word-wild = Una carta que encaja con todo y con la que se elige el nuevo color.
    .term = Comodín
sheet-word-penalty = Cartas que alguien tiene que robar, por ejemplo por un Roba dos.
    .term = Castigo
sheet-word-out = Jugar tu última carta{ $ending ->
    [one] , con lo que acaba la ronda.
   *[other] .
}
    .term = Quedarse sin cartas, terminar
sheet-word-uno = Lo que debes decir en cuanto te queda exactamente una carta.
    .term = Cantar «¡Uno!»
sheet-word-catch = Darse cuenta de que alguien se ha olvidado de cantar «¡Uno!», y decirlo.
    .term = Pillar
sheet-word-stack = Responder a un Roba dos o a un Comodín roba cuatro con otra carta de esas, de modo que el castigo crece; una regla de la casa que no es oficial.{ $stack ->
    [true] { "" }
   *[false] { " " }Aquí no está permitido.
}
    .term = Acumular
sheet-word-challenge = Poner en duda que alguien pudiera jugar un Comodín roba cuatro{ $challenge-who ->
    [victim] { $challenge-innocent-extra ->
        [0] ; aquí, quien lo hace sin razón no recibe castigo extra.
       *[other] ; quien lo hace sin razón recibe un castigo extra.
    }
   *[nobody] . Aquí no es posible.
}
    .term = Desafiar
sheet-word-bluff = Jugar un Comodín roba cuatro aunque no está permitido.
    .term = Ir de farol
sheet-word-jump = Jugar fuera de turno con una carta exactamente igual que la de arriba.
    .term = Colarse
sheet-word-round = Todo lo que pasa desde el reparto hasta que alguien ha ganado. { $single ->
    [true] Aquí, una ronda es toda la partida.
   *[false] Una partida es una serie de rondas.
}
    .term = Ronda

sheet-names = Otros nombres
sheet-names-head-ours = Aquí
sheet-names-head-theirs = También se llama
sheet-names-skip = pierde el turno, bloqueo, Skip
    .term = Salta
sheet-names-reverse = Reversa, cambio de dirección, Reverse
    .term = Cambio de sentido
sheet-names-draw-two = Toma dos, Draw Two, +2
    .term = Roba dos
sheet-names-wild = comodín de color, cambio de color, Wild
    .term = Comodín
sheet-names-wild-draw-four = Comodín toma cuatro, Wild Draw Four, +4
    .term = Comodín roba cuatro
sheet-names-swap = Wild Swap Hands
    .term = Comodín intercambia manos
sheet-names-shuffle = Wild Shuffle Hands
    .term = Comodín baraja manos
sheet-names-blank = Wild Customizable
    .term = Comodín en blanco
sheet-names-draw-pile = mazo, monte
    .term = mazo de robo
sheet-names-discard-pile = pozo, montón de descarte
    .term = pila de descartes
sheet-names-dealer = repartidor, dealer
    .term = quien reparte
sheet-names-color = color activo, color en juego
    .term = color actual
