# Why a move is refused, and what to do instead.
# What is not known is "none" ($owed: 0).

refusal-unknown-player = { $target ->
    [none] Aquí nadie se llama así; elige un nombre de esta mesa.
   *[other] En esta mesa no está { $target }; elige un nombre de esta mesa.
}
refusal-match-over = La partida ha terminado. Empieza una nueva para seguir jugando.
refusal-round-over = Esta ronda ha terminado. Espera a que se reparta la siguiente.
refusal-left-the-match = Quien ha dejado la mesa ya no juega en esta partida; mirar sí se puede.
refusal-not-your-turn = { $on-turn ->
    [none] Todavía no te toca; espera un momento.
   *[other] Le toca a { $on-turn }; espera a que te toque.
}
refusal-must-name-color = Todavía no hay color. Elige primero el color de la carta inicial.
refusal-must-serve-penalty = { $owed ->
    [0] Tienes cartas pendientes; róbalas primero.
    [one] Tienes 1 carta pendiente; róbala primero.
   *[other] Tienes { $owed } cartas pendientes; róbalas primero.
}
refusal-card-not-in-hand = { $card ->
    [none] No tienes esa carta. Elige una de tu propia mano.
   *[other] No tienes ningún { $card }. Elige una carta de tu propia mano.
}
refusal-card-does-not-match = { $card ->
    [none] Esa carta no encaja.
   *[other] Tu { $card } no encaja.
} { $color ->
    [none] Elige una carta que encaje, o roba una carta.
   *[other] { $top ->
        [none] Juega algo { $color } o un Comodín, o roba una carta.
       *[other] El color es { $color } y arriba hay un { $top }: juega algo que encaje o un Comodín, o roba una carta.
    }
}
refusal-wild-draw-four-not-allowed = Ahora no puedes jugar un Comodín roba cuatro, porque tienes otra carta que va antes. Juega esa, o roba una carta.{ $color ->
    [none] { "" }
   *[other] { " " }El color es { $color }.
}
refusal-color-required = { $card ->
    [none] Di a qué color cambia: rojo, amarillo, verde o azul.
   *[other] Di a qué color cambia con el { $card }: rojo, amarillo, verde o azul.
}
refusal-color-not-wanted = { $color ->
    [none] Ese color no lo puedes elegir aquí. No digas ningún color, o elige otro.
   *[other] Ese color no lo puedes elegir aquí. No digas ningún color, o elige uno que no sea { $color }.
}
refusal-swap-target-required = Elige con quién intercambias la mano.
refusal-swap-target-not-allowed = { $target ->
    [none] Ahora no puedes intercambiar la mano con ese jugador.
   *[other] Ahora no puedes intercambiar la mano con { $target }.
} Elige a otra persona que siga jugando, o juega sin intercambio.
refusal-must-play = Puedes jugar una carta, así que tienes que hacerlo. Elige una que encaje.
refusal-must-play-drawn-card = La carta que has robado encaja, así que tienes que jugarla.
refusal-only-drawn-card = Después de robar solo puedes jugar la carta robada. Juégala, o pasa si esta mesa te deja.
refusal-cannot-draw = Ahora no puedes robar. Juega una carta, o pasa.
refusal-cannot-pass = Todavía no puedes pasar. Juega una carta, o roba una primero.
refusal-cannot-stack = { $card ->
    [none] Con esa carta no se pasa el castigo.
   *[other] Con tu { $card } no se pasa el castigo.
} { $owed ->
    [0] Juega una carta con la que sí, o roba el castigo.
    [one] Juega una carta con la que sí, o roba la carta de castigo.
   *[other] Juega una carta con la que sí, o roba las { $owed } cartas de castigo.
}
refusal-last-card-not-allowed = { $card ->
    [none] Esa carta no puede ser la última.
   *[other] Tu { $card } no puede ser la última carta.
} Juega otra carta, o roba una.
refusal-uno-not-called = No has cantado «¡Uno!», así que tu última carta tiene que esperar. Roba una carta, y canta a tiempo la próxima vez.
refusal-nothing-to-call = Ahora no hay ningún «¡Uno!» que cantar. Donde hay que cantarlo, se hace con la penúltima carta; de momento juega sin él.
refusal-nothing-to-catch = { $target ->
    [none] Ahora no hay a quién pillar.
   *[other] De momento no puedes pillar a { $target } en nada.
} Sigue jugando.
refusal-cannot-challenge = Aquí no hay ningún Comodín roba cuatro que puedas desafiar. { $owed ->
    [0] Sigue jugando.
    [one] Roba la carta que tienes pendiente.
   *[other] Roba las { $owed } cartas que tienes pendientes, o juega sobre ellas si está permitido.
}
refusal-cannot-jump-in = { $card ->
    [none] Ahora no puedes colarte con esa carta.
   *[other] Ahora no puedes colarte con tu { $card }.
} Guarda la carta hasta que te toque.
refusal-cannot-discard-together = Esas cartas no se pueden jugar juntas. Juega una de ellas.
refusal-round-not-over = La ronda sigue en marcha. Termínala primero.
