# Cards and colors.

card-and = et
card-or = ou

# $color: red, yellow, green, blue
card-color = { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}

card-color-letters = { $color ->
    [red] R
    [yellow] J
    [green] V
   *[blue] B
}

# All names are masculine and begin with a consonant, so that un, le, ton and de fit before each of them.
# $rank: number, skip, reverse, draw_two, wild, wild_draw_four, swap_hands, shuffle_hands, blank
card-name = { $rank ->
    [number] { $number }
    [skip] Passe-tour
    [reverse] Changement de sens
    [draw_two] +2
    [wild] Joker
    [wild_draw_four] Joker +4
    [swap_hands] Joker Échange
    [shuffle_hands] Joker Mélange
   *[blank] Joker vierge
}{ $color ->
    [red] { " " }rouge
    [yellow] { " " }jaune
    [green] { " " }vert
    [blue] { " " }bleu
   *[none] { "" }
}

card-short = { $rank ->
    [number] { $number }
    [skip] Passe
    [reverse] Sens
    [draw_two] +2
    [wild] Joker
    [wild_draw_four] Joker+4
    [swap_hands] JokerÉchange
    [shuffle_hands] JokerMélange
   *[blank] JokerVierge
}

card-one = un { $card }
card-counted = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count }×)
}
card-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
