# Every choice of a table: a name, what it changes (.about), and for each value a short word and a sentence.
# Numbers stand in $value; for yes or no there are only the sentences.

option-yes = sí
option-no = no
option-ignored = { $option }: en esta mesa no hace nada, porque aquí nadie tiene que cantar «¡Uno!».

## Cards and table

option-group-table = Cartas y mesa
option-deck-kind = Baraja
    .about = Qué cartas tiene una baraja.
    .classic = clásica
    .classic-about = 108 cartas: números, Salta, Cambio de sentido, Roba dos, Comodín y Comodín roba cuatro.
    .swap = con Comodín intercambia manos
    .swap-about = 112 cartas: se añaden un Comodín intercambia manos y tres Comodines en blanco.
    .shuffle = con Comodín baraja manos
    .shuffle-about = 112 cartas: se añaden un Comodín baraja manos y tres Comodines en blanco.
    .all = con todo
    .all-about = 113 cartas: se añaden un Comodín intercambia manos, un Comodín baraja manos y tres Comodines en blanco.
option-deck-count = Número de barajas
    .about = Cuántas barajas se mezclan.
    .auto = las menos posibles
    .auto-about = Solo las barajas que necesitan los jugadores.
    .number = { $value }
    .number-about = { $value ->
        [one] Siempre una baraja.
       *[other] Siempre { $value } barajas.
    }
option-deal-hand-size = Cartas al empezar
    .about = Cuántas cartas recibe cada jugador.
    .number = { $value }
    .number-about = { $value ->
        [one] Cada jugador recibe 1 carta.
       *[other] Cada jugador recibe { $value } cartas.
    }
option-dealer-first = Quién reparte primero
    .about = Quién reparte la primera ronda.
    .high_card = la carta más alta
    .high_card-about = Cada jugador saca una carta; reparte el número más alto.
    .youngest = la persona más joven
    .youngest-about = Reparte la persona más joven.
    .random = por sorteo
    .random-about = Quién reparte se decide por sorteo.
    .host = quien organiza
    .host-about = Reparte quien abrió la mesa.
option-dealer-symbol-card = Sin número al sacar
    .about = Qué pasa si sacas una carta sin número para ver quién reparte.
    .redraw = se saca otra
    .redraw-about = Va al fondo del mazo y sacas otra.
    .zero = cuenta cero
    .zero-about = Cuenta como 0.
    .points = cuenta sus puntos
    .points-about = Cuenta lo que vale en el recuento de puntos.
option-dealer-rotation = Quién reparte después
    .about = Quién reparte la siguiente ronda.
    .left = hacia la izquierda
    .left-about = El jugador a la izquierda de quien repartió la última vez.
    .winner = quien gana
    .winner-about = Quien ganó la ronda.
    .last_place = el último puesto
    .last_place-about = Quien tiene el peor total.
    .none = no cambia
    .none-about = Siempre el mismo jugador.

## The start card

option-group-start = La carta inicial
option-start-wild = Empezar con un Comodín
    .about = Qué pasa si la carta inicial es un Comodín.
    .first_player_names_color = elige el primer jugador
    .first_player_names_color-about = El primer jugador elige el color y después juega normalmente.
    .dealer_names_color = elige quien reparte
    .dealer_names_color-about = Quien reparte elige el color; después juega el primer jugador.
    .bury = al centro
    .bury-about = La carta va al centro del mazo de robo y se da la vuelta a otra.
    .reshuffle = se baraja de nuevo
    .reshuffle-about = La carta vuelve a barajarse con el mazo y se da la vuelta a otra.
option-start-wild-draw-four = Empezar con un Comodín roba cuatro
    .about = Qué pasa si la carta inicial es un Comodín roba cuatro.
    .bury = al centro
    .bury-about = La carta va al centro del mazo de robo y se da la vuelta a otra.
    .reshuffle = se baraja de nuevo
    .reshuffle-about = La carta vuelve a barajarse con el mazo y se da la vuelta a otra.
    .first_player_names_color = solo el color
    .first_player_names_color-about = El primer jugador elige el color; nadie roba.
    .full_effect = cuenta todo
    .full_effect-about = Quien reparte elige el color; el primer jugador roba 4 cartas y pierde el turno.
option-start-skip = Empezar con un Salta
    .about = Qué pasa si la carta inicial es un Salta.
    .skips_first_player = pierde el turno el primero
    .skips_first_player-about = El primer jugador pierde el turno.
    .no_effect = nada
    .no_effect-about = No pasa nada.
    .redraw = otra carta
    .redraw-about = La carta va al fondo del mazo de robo y se da la vuelta a otra.
option-start-draw-two = Empezar con un Roba dos
    .about = Qué pasa si la carta inicial es un Roba dos.
    .draws_and_skips = robar y perder el turno
    .draws_and_skips-about = El primer jugador roba 2 cartas y pierde el turno.
    .draws_then_plays = robar y jugar
    .draws_then_plays-about = El primer jugador roba 2 cartas y después juega normalmente.
    .no_effect = nada
    .no_effect-about = No pasa nada.
    .redraw = otra carta
    .redraw-about = La carta va al fondo del mazo de robo y se da la vuelta a otra.
option-start-reverse = Empezar con un Cambio de sentido
    .about = Qué pasa si la carta inicial es un Cambio de sentido.
    .right_of_dealer = a la derecha de quien reparte
    .right_of_dealer-about = Se juega en sentido antihorario; empieza el jugador a la derecha de quien reparte.
    .dealer = quien reparte
    .dealer-about = Se juega en sentido antihorario; empieza quien reparte.
    .no_effect = nada
    .no_effect-about = No pasa nada.
    .redraw = otra carta
    .redraw-about = La carta va al fondo del mazo de robo y se da la vuelta a otra.
option-start-special-wild = Empezar con un Comodín especial
    .about = Qué pasa si la carta inicial es un Comodín intercambia manos, un Comodín baraja manos o un Comodín en blanco.
    .names_color = solo el color
    .names_color-about = El primer jugador elige el color; no pasa nada más.
    .full_effect = cuenta todo
    .full_effect-about = El primer jugador elige el color y la carta hace lo de siempre.
    .reshuffle = se baraja de nuevo
    .reshuffle-about = La carta vuelve a barajarse con el mazo y se da la vuelta a otra.
option-start-number-only = Empezar con un número
    .about = Si la carta inicial tiene que ser un número.
    .true-about = Quien reparte da la vuelta a cartas hasta que sale un número.
    .false-about = Cualquier carta puede ser la inicial, con lo que se haya acordado aquí para ella.

## What matches

option-group-matching = Qué encaja
option-matching-symbols = Símbolo sobre símbolo
    .about = Si un Salta, un Cambio de sentido o un Roba dos encaja con el mismo símbolo en otro color.
    .any_color = siempre encaja
    .any_color-about = Un Salta encaja con cualquier Salta, un Cambio de sentido con cualquier Cambio de sentido, un Roba dos con cualquier Roba dos.
    .same_color_only = solo el color
    .same_color_only-about = Estas cartas encajan solo con su propio color.
option-matching-wild-draw-four = Comodín roba cuatro
    .about = Cuándo puedes jugar un Comodín roba cuatro.
    .no_matching_color = sin el color
    .no_matching_color-about = Solo sin ninguna carta del color actual.
    .no_matching_color_or_number = sin el color ni el número
    .no_matching_color_or_number-about = Solo sin ninguna carta del color actual ni del número de arriba.
    .no_other_playable = si no encaja nada más
    .no_other_playable-about = Solo si no encaja ninguna otra carta, ni siquiera un Comodín.
    .unrestricted = siempre
    .unrestricted-about = Puedes jugarlo siempre.
option-matching-wild-draw-four-illegal = Comodín roba cuatro indebido
    .about = Qué pasa si juegas un Comodín roba cuatro que no está permitido.
    .blocked = imposible
    .blocked-about = Entonces no puedes jugarlo.
    .bluff = farol
    .bluff-about = Puedes ir de farol y jugarlo de todos modos.
option-matching-wild-may-keep-color = Elegir el mismo color
    .about = Si con un Comodín se puede elegir el color actual.
    .true-about = Puedes dejar el color como está.
    .false-about = Tienes que elegir otro color.

## Drawing

option-group-drawing = Robar
option-draw-mode = Robar cartas
    .about = Cuántas cartas robas si no juegas nada.
    .one = una
    .one-about = Robas una carta.
    .until_playable = hasta que una encaje
    .until_playable-about = Sigues robando hasta tener una carta que encaje.
    .may_until_playable = se puede seguir
    .may_until_playable-about = Robas una carta y puedes seguir hasta que una encaje.
option-draw-voluntary = Robar pudiendo jugar
    .about = Si puedes robar mientras tienes una carta que encaja.
    .allowed = permitido
    .allowed-about = Siempre puedes robar.
    .forbidden = no permitido
    .forbidden-about = Si tienes una carta que encaja, juegas.
option-draw-playable-card = La carta robada encaja
    .about = Qué haces con una carta robada que encaja.
    .may_play = se puede jugar
    .may_play-about = Puedes jugarla enseguida o quedártela.
    .must_play = hay que jugarla
    .must_play-about = Tienes que jugarla enseguida.
    .auto_play = por sí sola
    .auto_play-about = Se juega por sí sola.
option-draw-then-play = Jugar después de robar
    .about = Qué carta puedes jugar después de robar.
    .drawn_card = la robada
    .drawn_card-about = Solo la carta que has robado.
    .any_card = cualquiera
    .any_card-about = Cualquier carta que encaje.
    .nothing = ninguna
    .nothing-about = Tu turno acaba después de robar.
option-draw-force-play = Obligación de jugar
    .about = Si tienes que jugar en cuanto puedes.
    .true-about = Si puedes jugar, tienes que hacerlo, también con una carta que acabas de robar.
    .false-about = Nadie tiene que jugar una carta solo porque encaje.
option-draw-exhausted = Nada que robar
    .about = Cómo acaba una ronda en la que ya nadie puede jugar ni robar.
    .all_score_own_hand = cada cual su mano
    .all_score_own_hand-about = Cada jugador cuenta sus propias cartas; nadie gana la ronda.
    .lowest_hand_wins = gana la mano más baja
    .lowest_hand_wins-about = La mano más baja gana la diferencia con cada una de las demás manos.
    .no_score = sin puntos
    .no_score-about = Nadie suma puntos.
option-draw-mercy-limit = Límite de piedad
    .about = Con cuántas cartas quedas fuera de la ronda.
    .none = ninguno
    .none-about = Puedes tener todas las cartas que te quepan en la mano.
    .number = { $value }
    .number-about = Quien tiene { $value } cartas queda fuera de la ronda.

## Action cards

option-group-actions = Cartas de acción
option-actions-two-player-reverse = Cambio de sentido entre dos
    .about = Qué hace un Cambio de sentido con dos jugadores.
    .skip = como un Salta
    .skip-about = El Cambio de sentido funciona como un Salta: te toca otra vez.
    .direction_only = solo el sentido
    .direction_only-about = Solo cambia el sentido; después juega el otro.
option-actions-draw-two-deflect = Desviar un Roba dos
    .about = Con qué se desvía un Roba dos hacia otro jugador.
    .off = con nada
    .off-about = Ni un Salta ni un Cambio de sentido sirven contra un Roba dos.
    .skip_same_color = Salta del color
    .skip_same_color-about = Con un Salta del color actual.
    .skip_any = cualquier Salta
    .skip_any-about = Con cualquier Salta.
    .reverse_same_color = Cambio de sentido del color
    .reverse_same_color-about = Con un Cambio de sentido del color actual.
    .skip_or_reverse = Salta o Cambio de sentido del color
    .skip_or_reverse-about = Con un Salta o un Cambio de sentido del color actual.
option-actions-seven-swap = Intercambiar con un 7
    .about = Si con un 7 se intercambian manos.
    .off = no
    .off-about = Un 7 es un número normal.
    .optional = se puede
    .optional-about = Quien juega un 7 puede intercambiar la mano con quien quiera.
    .mandatory = es obligatorio
    .mandatory-about = Quien juega un 7 tiene que intercambiar la mano.
option-actions-zero-rotate = Pasar las manos con un 0
    .about = Si con un 0 todas las manos avanzan un asiento.
    .true-about = Con un 0, cada jugador pasa toda su mano en el sentido del juego.
    .false-about = Un 0 es un número normal.
option-actions-swap-hands = Comodín intercambia manos
    .about = Si un Comodín intercambia manos obliga a intercambiar.
    .mandatory = es obligatorio
    .mandatory-about = Tienes que intercambiar.
    .optional = se puede
    .optional-about = Puedes intercambiar.
option-actions-shuffle-hands = Comodín baraja manos
    .about = Cómo se reparten las manos después de un Comodín baraja manos.
    .deal_evenly = por igual
    .deal_evenly-about = Todas las cartas se reparten lo más igual posible.
    .keep_counts = tantas como antes
    .keep_counts-about = Cada jugador recibe tantas cartas como tenía.
option-actions-blank-wild = Comodín en blanco
    .about = Qué hace un Comodín en blanco además de cambiar el color.
    .plain_wild = nada
    .plain_wild-about = Nada más: es un Comodín normal.
    .others_draw_one = los demás roban 1
    .others_draw_one-about = Todos los demás roban 1 carta.
    .others_draw_two = los demás roban 2
    .others_draw_two-about = Todos los demás roban 2 cartas.

## Stacking

option-group-stacking = Acumular
option-stacking-draw-two-on-draw-two = Roba dos sobre Roba dos
    .about = Si se puede responder a un Roba dos con un Roba dos.
    .true-about = Puedes poner un Roba dos sobre un Roba dos; todo pasa al siguiente jugador.
    .false-about = Quien recibe un Roba dos, roba.
option-stacking-wild-four-on-wild-four = Comodín roba cuatro sobre Comodín roba cuatro
    .about = Si se puede responder a un Comodín roba cuatro con un Comodín roba cuatro.
    .true-about = Puedes poner un Comodín roba cuatro sobre un Comodín roba cuatro; todo pasa al siguiente jugador.
    .false-about = Con un Comodín roba cuatro no se pasa un Comodín roba cuatro.
option-stacking-wild-four-on-draw-two = Comodín roba cuatro sobre Roba dos
    .about = Si se puede responder a un Roba dos con un Comodín roba cuatro.
    .true-about = Puedes poner un Comodín roba cuatro sobre un Roba dos; todo pasa al siguiente jugador.
    .false-about = Con un Comodín roba cuatro no se pasa un Roba dos.
option-stacking-draw-two-on-wild-four = Roba dos sobre Comodín roba cuatro
    .about = Si se puede responder a un Comodín roba cuatro con un Roba dos.
    .off = no
    .off-about = Con un Roba dos no se pasa un Comodín roba cuatro.
    .named_color = del color elegido
    .named_color-about = Solo con un Roba dos del color que se eligió con el Comodín roba cuatro.
    .any = cualquier Roba dos
    .any-about = Con cualquier Roba dos.
option-stacking-max-total = Castigo máximo
    .about = Hasta cuántas cartas puede crecer un castigo.
    .none = sin límite
    .none-about = El castigo puede crecer mientras haya cartas.
    .number = { $value }
    .number-about = El castigo nunca pasa de { $value } cartas.
option-stacking-must-stack = Obligación de acumular
    .about = Si tienes que acumular cuando puedes.
    .true-about = Quien puede acumular, tiene que hacerlo.
    .false-about = Quien puede acumular también puede robar.

## Challenge

option-group-challenge = Desafiar
option-challenge-who = Desafío
    .about = Quién puede desafiar un Comodín roba cuatro.
    .nobody = nadie
    .nobody-about = Nadie puede desafiar un Comodín roba cuatro.
    .victim = quien tiene que robar
    .victim-about = El jugador que tiene que robar las cartas.
option-challenge-guilty-draws = Precio de un farol
    .about = Cuántas cartas roba quien va de farol y queda al descubierto.
    .number = { $value }
    .number-about = { $value ->
        [0] Quien va de farol y queda al descubierto no roba nada.
        [one] Quien va de farol y queda al descubierto roba 1 carta.
       *[other] Quien va de farol y queda al descubierto roba { $value } cartas.
    }
option-challenge-innocent-extra = Precio de un desafío equivocado
    .about = Cuántas cartas cuesta un desafío equivocado, además de las 4.
    .number = { $value }
    .number-about = { $value ->
        [0] No robas ninguna carta extra.
        [one] Robas 1 carta extra.
       *[other] Robas { $value } cartas extra.
    }
option-challenge-hand-shown-to = Quién ve la mano
    .about = Quién puede ver la mano cuando hay un desafío.
    .challenger = quien desafía
    .challenger-about = Solo quien desafía ve la mano.
    .everyone = todo el mundo
    .everyone-about = Todo el mundo ve la mano.
    .nobody = nadie
    .nobody-about = Nadie ve la mano; solo se sabe el resultado.

## The Uno call

option-group-uno = Cantar Uno
option-uno-call = Cantar Uno
    .about = Si hay que cantar «¡Uno!».
    .required = obligatorio
    .required-about = Lo cantas tú, y si se te olvida, te pueden pillar.
    .automatic = por sí solo
    .automatic-about = Se canta por ti.
    .off = no
    .off-about = Nadie canta «¡Uno!».
option-uno-deadline = Cantar a tiempo
    .about = Hasta cuándo puedes cantar «¡Uno!».
    .before_play = antes de jugar
    .before_play-about = Antes de poner tu penúltima carta, o a la vez.
    .before_turn_ends = antes de acabar tu turno
    .before_turn_ends-about = Antes de que acabe tu turno.
    .before_caught = antes de que te pillen
    .before_caught-about = Mientras nadie te haya pillado.
option-uno-catch-until = Pillar
    .about = Hasta cuándo puedes pillar a alguien.
    .next_player_acts = hasta la siguiente jugada
    .next_player_acts-about = Hasta que el siguiente jugador hace algo.
    .next_turn_starts = hasta el siguiente turno
    .next_turn_starts-about = Hasta que empieza el siguiente turno, tras una breve pausa.
option-uno-penalty = Precio de no cantar
    .about = Cuántas cartas robas cuando te pillan.
    .number = { $value }
    .number-about = { $value ->
        [0] Si te pillan, no robas nada.
        [one] Si te pillan, robas 1 carta.
       *[other] Si te pillan, robas { $value } cartas.
    }
option-uno-needed-to-go-out = Última carta sin Uno
    .about = Qué pasa si juegas tu última carta sin haber cantado.
    .no = no importa
    .no-about = Si nadie te ha pillado, ganas sin más.
    .penalty_and_continue = castigo y seguir
    .penalty_and_continue-about = No has terminado: robas el castigo y sigues jugando.
    .last_card_blocked = no permitido
    .last_card_blocked-about = Entonces no puedes jugar tu última carta.
option-uno-false-call-penalty = Precio de cantar en falso
    .about = Cuántas cartas cuesta cantar «¡Uno!» sin motivo.
    .number = { $value }
    .number-about = { $value ->
        [0] Cantar sin motivo es imposible y no cuesta nada.
        [one] Quien canta sin motivo roba 1 carta.
       *[other] Quien canta sin motivo roba { $value } cartas.
    }
option-uno-false-catch-penalty = Precio de pillar en falso
    .about = Cuántas cartas cuesta intentar pillar a quien no ha hecho nada mal.
    .number = { $value }
    .number-about = { $value ->
        [0] Pillar sin razón es imposible y no cuesta nada.
        [one] Pillar sin razón cuesta 1 carta.
       *[other] Pillar sin razón cuesta { $value } cartas.
    }
option-uno-after-swap = Uno tras un intercambio
    .about = Si tienes que cantar cuando otra persona te deja con una sola carta.
    .exempt = no
    .exempt-about = Entonces no hace falta que cantes.
    .must_call = sí
    .must_call-about = También entonces tienes que cantar.
option-uno-grace-ms = Pausa para pillar
    .about = Cuánto espera la mesa cuando alguien no ha cantado, en milésimas de segundo.
    .number = { $value } ms
    .number-about = { $value ->
        [0] La mesa no espera.
       *[other] La mesa espera { $value } milésimas de segundo.
    }

## Going out, points, the match

option-group-ending = Terminar, puntos, partida
option-going-out-final-draw-applies = La última carta hace robar
    .about = Si aún se roba cuando la última carta es un Roba dos o un Comodín roba cuatro.
    .true-about = El siguiente jugador roba primero, y esas cartas cuentan.
    .false-about = Ya no roba nadie.
option-going-out-last-card = Última carta
    .about = Con qué carta puedes terminar.
    .any = cualquiera
    .any-about = Con cualquier carta.
    .no_wild = sin Comodines
    .no_wild-about = No con un Comodín, de ningún tipo.
    .no_draw_card = sin cartas de robar
    .no_draw_card-about = No con un Roba dos ni con un Comodín roba cuatro.
    .number_only = solo números
    .number_only-about = Solo con un número.
option-going-out-play-for-places = Jugar por los puestos
    .about = Si la ronda sigue cuando alguien se queda sin cartas.
    .true-about = Se sigue jugando hasta que queda un solo jugador.
    .false-about = La ronda acaba en cuanto alguien se queda sin cartas.
option-scoring-mode = Recuento de puntos
    .about = Quién suma qué puntos después de una ronda.
    .winner_takes_hands = quien gana se lo lleva todo
    .winner_takes_hands-about = Quien gana suma los puntos de todas las demás manos.
    .each_adds_own_hand = cada cual su mano
    .each_adds_own_hand-about = Cada jugador cuenta las cartas de su propia mano.
    .rounds_won = rondas ganadas
    .rounds_won-about = Cada ronda ganada vale un punto.
option-scoring-match-winner = Quién gana la partida
    .about = Quién gana la partida.
    .highest_total = más puntos
    .highest_total-about = Quien tiene más puntos cuando alguien llega a la meta.
    .lowest_total = menos puntos
    .lowest_total-about = Quien tiene menos puntos cuando alguien llega a la meta.
    .last_standing = quien queda al final
    .last_standing-about = Quien llega a la meta queda fuera; gana quien queda al final.
option-scoring-target = Meta
    .about = Con cuántos puntos se decide la partida.
    .number = { $value }
    .number-about = { $value ->
        [one] A 1 punto.
       *[other] A { $value } puntos.
    }
option-scoring-single-round = Una sola ronda
    .about = Si una sola ronda decide la partida, sin puntos.
    .true-about = Quien gana la ronda gana la partida.
    .false-about = Se juegan más rondas y se cuentan puntos.
option-scoring-wild = Valor de un Comodín
    .about = Cuánto cuenta un Comodín en el recuento de puntos.
    .number = { $value }
    .number-about = { $value ->
        [one] Un Comodín cuenta 1 punto.
       *[other] Un Comodín cuenta { $value } puntos.
    }
option-scoring-wild-draw-four = Valor de un Comodín roba cuatro
    .about = Cuánto cuenta un Comodín roba cuatro en el recuento de puntos.
    .number = { $value }
    .number-about = { $value ->
        [one] Un Comodín roba cuatro cuenta 1 punto.
       *[other] Un Comodín roba cuatro cuenta { $value } puntos.
    }
option-scoring-action = Valor de una carta de acción
    .about = Cuánto cuenta un Salta, un Cambio de sentido o un Roba dos en el recuento de puntos.
    .number = { $value }
    .number-about = { $value ->
        [one] Un Salta, un Cambio de sentido o un Roba dos cuenta 1 punto.
       *[other] Un Salta, un Cambio de sentido o un Roba dos cuenta { $value } puntos.
    }
option-scoring-special-wild = Valor de un Comodín especial
    .about = Cuánto cuenta un Comodín intercambia manos, un Comodín baraja manos o un Comodín en blanco en el recuento de puntos.
    .number = { $value }
    .number-about = { $value ->
        [one] Un Comodín intercambia manos, un Comodín baraja manos o un Comodín en blanco cuenta 1 punto.
       *[other] Un Comodín intercambia manos, un Comodín baraja manos o un Comodín en blanco cuenta { $value } puntos.
    }

## Variants

option-group-variants = Variantes
option-jump-in-cards = Colarse
    .about = Si puedes poner fuera de tu turno una carta exactamente igual que la de arriba.
    .off = no
    .off-about = Solo juegas en tu propio turno.
    .colored = cartas de color
    .colored-about = Con el mismo color y el mismo número o símbolo.
    .colored_and_wild = también Comodines
    .colored_and_wild-about = Con exactamente la misma carta, también con un Comodín sobre otro del mismo tipo.
option-jump-in-continues = Después de colarse
    .about = A quién le toca cuando alguien se ha colado.
    .after_jumper = detrás de quien se cuela
    .after_jumper-about = Al jugador que va detrás de quien se ha colado.
    .original_order = como antes
    .original_order-about = A quien le tocaba de todos modos.
option-jump-in-on-draw-cards = Colarse con cartas de robar
    .about = Si puedes colarte con un Roba dos o un Comodín roba cuatro.
    .normal = después del castigo
    .normal-about = Solo cuando no hay ningún castigo pendiente.
    .adds_to_stack = también sobre el castigo
    .adds_to_stack-about = También mientras el castigo sigue pendiente; entonces crece.
    .forbidden = nunca
    .forbidden-about = Nunca.
option-multi-discard = Varias cartas a la vez
    .about = Si puedes poner varias cartas en un turno.
    .off = no
    .off-about = Pones una carta.
    .identical_pair = pareja idéntica
    .identical_pair-about = Dos cartas exactamente iguales.
    .same_number = mismo número
    .same_number-about = Dos o más cartas del mismo número.
option-teams-size = Equipos
    .about = Cuántos jugadores forman un equipo.
    .number = { $value ->
        [0] sin equipos
       *[other] { $value } por equipo
    }
    .number-about = { $value ->
        [0] Cada cual juega por su cuenta.
       *[other] Equipos de { $value }, sentados de forma alterna, con una sola puntuación.
    }
option-teams-ends = Final con equipos
    .about = Cuándo acaba una ronda con equipos.
    .first_member_out = un jugador sin cartas
    .first_member_out-about = En cuanto un jugador se queda sin cartas.
    .all_members_out = un equipo entero sin cartas
    .all_members_out-about = En cuanto un equipo entero se queda sin cartas.

## What does not go together

conflict-challenge-without-bluff = Para desafiar tiene que haber faroles. Permite el Comodín roba cuatro como farol, o no dejes que nadie desafíe.
conflict-force-play-with-voluntary-draw = La obligación de jugar y robar pudiendo jugar no van juntas. Prohíbe robar cuando se puede jugar, o quita la obligación de jugar.
conflict-lowest-total-without-own-hands = «Menos puntos» y «quien queda al final» exigen que cada cual cuente su propia mano. Elige ese recuento, o deja que gane quien tiene más puntos.
conflict-teams-with-last-standing = Los equipos no pueden quedar fuera de la partida. Juega sin equipos, o deja que gane quien tiene más o menos puntos.
conflict-teams-with-places = Los equipos no juegan por los puestos. Juega sin equipos, o no juegues por los puestos.
conflict-mercy-limit-too-low = El límite de piedad tiene que ser mayor que el número de cartas al empezar. Sube el límite, o reparte menos cartas.
conflict-penalty-of-nothing = Castigo y seguir necesita un castigo de al menos 1 carta. Sube el precio de no cantar, o elige otra cosa para la última carta sin Uno.

## How many players

seats-too-few-players = Hacen falta al menos 2 jugadores. Invita a alguien, o juega contra un bot.
seats-too-many-players = { $players } jugadores son demasiados: en una mesa caben 20. Juega en dos mesas.
seats-too-many-players-for-decks = { $players } jugadores son demasiados para { $decks ->
    [one] una baraja
   *[other] { $decks } barajas
}: cada baraja sirve para 10. Elige más barajas, o menos jugadores.
seats-deck-too-small = Para { $players } jugadores hacen falta { $needs } cartas y hay { $has }. Reparte menos cartas, usa más barajas o juega con menos gente.
seats-teams-do-not-fit = Con { $players } jugadores no salen dos o más equipos de { $size }. Cambia el número de jugadores, o el tamaño de los equipos.
