# Cards and colors.

card-and = y
# "o bien" and not "o": numbers are listed with it too, and "o" would have to be "u" before 8 and 11.
card-or = o bien

# $color: red, yellow, green, blue
card-color = { $color ->
    [red] rojo
    [yellow] amarillo
    [green] verde
   *[blue] azul
}

# Amarillo and azul begin with the same letter, so there are two letters for each color.
card-color-letters = { $color ->
    [red] Ro
    [yellow] Am
    [green] Ve
   *[blue] Az
}

# $rank: number, skip, reverse, draw_two, wild, wild_draw_four, swap_hands, shuffle_hands, blank
# Every card is masculine, whatever its color: un 5 rojo, un Salta azul, un Cambio de sentido verde.
card-name = { $rank ->
    [number] { $number }
    [skip] Salta
    [reverse] Cambio de sentido
    [draw_two] Roba dos
    [wild] Comodín
    [wild_draw_four] Comodín roba cuatro
    [swap_hands] Comodín intercambia manos
    [shuffle_hands] Comodín baraja manos
   *[blank] Comodín en blanco
} { $color ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[none] { "" }
}

card-short = { $rank ->
    [number] { $number }
    [skip] Salta
    [reverse] Cambio
    [draw_two] +2
    [wild] Comodín
    [wild_draw_four] Comodín+4
    [swap_hands] ComodínCambia
    [shuffle_hands] ComodínBaraja
   *[blank] ComodínBlanco
}

card-one = un { $card }
card-counted = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count }×)
}
card-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
