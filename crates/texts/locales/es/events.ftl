# What happened, told to one viewer.
# $who: you (the viewer) or other, whose name is $name. $to-who and $to: to whom it happens.
# Names may be those of women or men: no sentence has a word that would have to agree with them.

event-you = ti
event-unnamed = Jugador { $number }

event-dealer-drew = { $who ->
    [you] Sacas { $card } para ver quién reparte.
   *[other] { $name } saca { $card } para ver quién reparte.
}
event-round-began = Ronda { $round }. { $who ->
    [you] Repartes tú.
   *[other] Reparte { $name }.
}
event-dealt = { $who ->
    [you] Recibes
   *[other] { $name } recibe
} { $count ->
    [one] 1 carta.
   *[other] { $count } cartas.
}
event-dealt-all = Cada jugador recibe { $count ->
    [one] 1 carta.
   *[other] { $count } cartas.
}
event-your-cards = Tus cartas: { $cards }.
event-start-turned = La carta inicial es { $card }.
# $to: middle, bottom, shuffled
event-start-returned = Con esa no empieza la ronda: la carta { $to ->
    [middle] va al centro del mazo de robo.
    [bottom] va al fondo del mazo de robo.
   *[shuffled] vuelve al mazo de robo, que se baraja otra vez.
}

event-turn = { $who ->
    [you] Te toca.
   *[other] Le toca a { $name }.
}
# $card: the drawn card, or none; $fits: true if it matches
event-turn-after-draw = { $who ->
    [you] { $card ->
        [none] Tú decides qué hacer después de robar.
       *[other] { $fits ->
            [true] El { $card } que acabas de robar encaja.
           *[false] El { $card } que acabas de robar no encaja.
        }
    }
   *[other] { $name } piensa qué hacer con la carta robada.
}
event-turn-serve = { $owed ->
    [one] Hay 1 carta pendiente
   *[other] Hay { $owed } cartas pendientes
} { $who ->
    [you] para ti.
   *[other] para { $name }.
}
event-may-challenge = Puedes desafiar el Comodín roba cuatro de { $name }.
event-turn-name-color = { $who ->
    [you] Tú eliges el color de la carta inicial.
   *[other] { $name } elige el color de la carta inicial.
}
event-turn-swap-start = { $who ->
    [you] Te toca: la carta inicial te permite intercambiar manos.
   *[other] Le toca a { $name }: la carta inicial le permite intercambiar manos.
}
event-named = { $who ->
    [you] Eliges { $color }.
   *[other] { $name } elige { $color }.
}

# $cards: with article; $color: none if no color was named
event-played = { $who ->
    [you] { $jump-in ->
        [true] Te cuelas con
       *[false] Juegas
    }
   *[other] { $jump-in ->
        [true] { $name } se cuela con
       *[false] { $name } juega
    }
} { $color ->
    [none] { $cards }.
   *[other] { $who ->
        [you] { $cards } y eliges { $color }.
       *[other] { $cards } y elige { $color }.
    }
}
event-called = { $who ->
    [you] Cantas «¡Uno!».
   *[other] { $name } canta «¡Uno!».
}
event-exposed = { $by-other ->
    [true] { $who ->
        [you] Ahora te queda una sola carta: canta «¡Uno!».
       *[other] Ahora a { $name } le queda una sola carta: tiene que cantar «¡Uno!».
    }
   *[false] { $who ->
        [you] Te queda una sola carta y no has cantado «¡Uno!».
       *[other] A { $name } le queda una sola carta y no ha cantado «¡Uno!».
    }
}
event-window-closed = Ya es tarde para pillar a nadie.
event-caught = { $who ->
    [you] Pillas a { $to }: faltaba el «¡Uno!».
   *[other] { $to-who ->
        [you] { $name } te pilla: faltaba el «¡Uno!».
       *[other] { $name } pilla a { $to }: faltaba el «¡Uno!».
    }
}
event-false-call = { $who ->
    [you] Cantas «¡Uno!» cuando no toca.
   *[other] { $name } canta «¡Uno!» cuando no toca.
}
event-false-catch = { $who ->
    [you] Intentas pillar a { $to }, pero ahí no hay nada que pillar.
   *[other] { $to-who ->
        [you] { $name } intenta pillarte, pero ahí no hay nada que pillar.
       *[other] { $name } intenta pillar a { $to }, pero ahí no hay nada que pillar.
    }
}
event-uncalled = { $who ->
    [you] Juegas tu última carta sin haber cantado «¡Uno!»: todavía no has terminado.
   *[other] { $name } juega su última carta sin haber cantado «¡Uno!» y todavía no ha terminado.
}

# $why: turn, penalty, final, guilty, innocent, caught, uncalled, false-call, false-catch, blank
# $cards: the cards if the viewer sees them, else none
event-drew = { $who ->
    [you] Robas
   *[other] { $name } roba
} { $why ->
    [turn] { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
    [final] { $count ->
        [one] 1 carta más por la última carta
       *[other] { $count } cartas más por la última carta
    }
    [guilty] { $count ->
        [one] 1 carta por el farol
       *[other] { $count } cartas por el farol
    }
    [innocent] { $count ->
        [one] 1 carta, porque el Comodín roba cuatro no era un farol
       *[other] { $count } cartas, porque el Comodín roba cuatro no era un farol
    }
    [blank] { $count ->
        [one] 1 carta por el Comodín en blanco
       *[other] { $count } cartas por el Comodín en blanco
    }
   *[other] { $count ->
        [one] 1 carta de castigo
       *[other] { $count } cartas de castigo
    }
}{ $cards ->
    [none] .
   *[other] : { $cards }.
}
event-refilled = Se acaba el mazo de robo: la pila de descartes se baraja y pasa a ser el nuevo mazo de robo.
event-forgiven = { $who ->
    [you] No queda nada que robar: { $count ->
        [one] se te perdona 1 carta.
       *[other] se te perdonan { $count } cartas.
    }
   *[other] No queda nada que robar: { $count ->
        [one] a { $name } se le perdona 1 carta.
       *[other] a { $name } se le perdonan { $count } cartas.
    }
}
event-passed = { $who ->
    [you] Pasas.
   *[other] { $name } pasa.
}
event-skipped = { $who ->
    [you] Pierdes el turno.
   *[other] { $name } pierde el turno.
}
event-direction-turned = { $clockwise ->
    [true] Ahora se juega en sentido horario.
   *[false] Ahora se juega en sentido antihorario.
}
event-challenged = { $who ->
    [you] Desafías el Comodín roba cuatro de { $to }: { $guilty ->
        [true] era un farol.
       *[false] no era un farol.
    }
   *[other] { $to-who ->
        [you] { $name } desafía tu Comodín roba cuatro: { $guilty ->
            [true] ibas de farol.
           *[false] no era un farol.
        }
       *[other] { $name } desafía el Comodín roba cuatro de { $to }: { $guilty ->
            [true] era un farol.
           *[false] no era un farol.
        }
    }
}
event-challenged-hand = En la mano había: { $cards }.
event-swapped = { $who ->
    [you] Intercambias tu mano con { $to }.
   *[other] { $to-who ->
        [you] { $name } intercambia su mano contigo.
       *[other] { $name } intercambia su mano con { $to }.
    }
}
event-rotated = Todas las manos avanzan un asiento.
event-new-hand = Tu nueva mano: { $cards }.
event-collected = Todas las manos se juntan en un montón y se reparten de nuevo.

event-went-out = { $who ->
    [you] ¡Te quedas sin cartas!
   *[other] ¡{ $name } se queda sin cartas!
}
event-knocked-out = { $who ->
    [you] Tienes demasiadas cartas y quedas fuera de esta ronda.
   *[other] { $name } tiene demasiadas cartas y queda fuera de esta ronda.
}
event-left = { $who ->
    [you] Dejas la mesa.
   *[other] { $name } deja la mesa.
}
event-time-was-up = { $who ->
    [you] Se te acaba el tiempo; el juego mueve por ti.
   *[other] A { $name } se le acaba el tiempo; el juego hace la jugada.
}
event-round-ended = La ronda ha terminado.
event-round-stalled = Nadie puede jugar y no queda nada que robar.
event-round-won = { $who ->
    [you] Ganas la ronda.
   *[other] { $name } gana la ronda.
}
event-round-without-winner = Nadie gana la ronda.
# $cards: none for who was knocked out of the round
event-hand-counted = { $cards ->
    [none] { $who ->
        [you] Tu mano valía
       *[other] La mano de { $name } valía
    }
   *[other] { $who ->
        [you] Aún tenías { $cards }:
       *[other] { $name } aún tenía { $cards }:
    }
} { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
event-scored = { $who ->
    [you] Sumas
   *[other] { $name } suma
} { $points ->
    [0] 0 puntos
    [one] 1 punto
   *[other] { $points } puntos
}; en total, { $total }.
event-eliminated = { $who ->
    [you] Llegas al límite y quedas fuera de la partida.
   *[other] { $name } llega al límite y queda fuera de la partida.
}
# $names: none if nobody wins
event-match-ended = { $names ->
    [none] La partida ha terminado y no la gana nadie.
   *[other] ¡La partida es para { $names }!
}
