# Cards and colors.
# Every name of a card is feminine, so that "eine", "die", "deine" and "keine" fit whatever goes in.
# Sentences use them as subject or object, never behind a preposition that asks for the dative.

card-and = und
card-or = oder

# $color: red, yellow, green, blue
card-color = { $color ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}

# Yellow and green begin with the same letter, so two letters for each color.
card-color-letters = { $color ->
    [red] Ro
    [yellow] Ge
    [green] Gr
   *[blue] Bl
}

# $rank: number, skip, reverse, draw_two, wild, wild_draw_four, swap_hands, shuffle_hands, blank
card-name = { $color ->
    [red] rote
    [yellow] gelbe
    [green] grüne
    [blue] blaue
   *[none] { "" }
} { $rank ->
    [number] { $number }
    [skip] Aussetzkarte
    [reverse] Richtungswechselkarte
    [draw_two] +2
    [wild] Farbwahlkarte
    [wild_draw_four] +4
    [swap_hands] Tauschkarte
    [shuffle_hands] Mischkarte
   *[blank] Blankokarte
}

card-short = { $rank ->
    [number] { $number }
    [skip] Aussetzen
    [reverse] Richtung
    [draw_two] +2
    [wild] Farbwahl
    [wild_draw_four] +4
    [swap_hands] Tausch
    [shuffle_hands] Mischen
   *[blank] Blanko
}

card-one = eine { $card }
card-counted = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count }×)
}
card-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
