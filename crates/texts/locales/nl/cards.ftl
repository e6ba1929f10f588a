# Kaarten en kleuren.

card-and = en
card-or = of

# $color: red, yellow, green, blue
card-color = { $color ->
    [red] rood
    [yellow] geel
    [green] groen
   *[blue] blauw
}

# Geel en groen beginnen met dezelfde letter, dus twee letters voor elke kleur.
card-color-letters = { $color ->
    [red] Ro
    [yellow] Ge
    [green] Gr
   *[blue] Bl
}

# $rank: number, skip, reverse, draw_two, wild, wild_draw_four, swap_hands, shuffle_hands, blank
card-name = { $color ->
    [red] rode
    [yellow] gele
    [green] groene
    [blue] blauwe
   *[none] { "" }
} { $rank ->
    [number] { $number }
    [skip] Stop
    [reverse] Keer Om
    [draw_two] Pak 2
    [wild] Wild
    [wild_draw_four] Wild Pak 4
    [swap_hands] Wild Wissel
    [shuffle_hands] Wild Schud
   *[blank] Blanco Wild
}

card-short = { $rank ->
    [number] { $number }
    [skip] Stop
    [reverse] Keer
    [draw_two] +2
    [wild] Wild
    [wild_draw_four] Wild+4
    [swap_hands] WildWissel
    [shuffle_hands] WildSchud
   *[blank] WildBlanco
}

card-one = een { $card }
card-counted = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count }×)
}
card-count = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
