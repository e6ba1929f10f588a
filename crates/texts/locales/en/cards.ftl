# Cards and colors.

card-and = and
card-or = or

# $color: red, yellow, green, blue
card-color = { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}

card-color-letters = { $color ->
    [red] R
    [yellow] Y
    [green] G
   *[blue] B
}

# $rank: number, skip, reverse, draw_two, wild, wild_draw_four, swap_hands, shuffle_hands, blank
card-name = { $color ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[none] { "" }
} { $rank ->
    [number] { $number }
    [skip] Skip
    [reverse] Reverse
    [draw_two] Draw Two
    [wild] Wild
    [wild_draw_four] Wild Draw Four
    [swap_hands] Wild Swap Hands
    [shuffle_hands] Wild Shuffle Hands
   *[blank] blank Wild
}

card-short = { $rank ->
    [number] { $number }
    [skip] Skip
    [reverse] Rev
    [draw_two] +2
    [wild] Wild
    [wild_draw_four] Wild+4
    [swap_hands] WildSwap
    [shuffle_hands] WildShuffle
   *[blank] WildBlank
}

card-one = a { $card }
card-counted = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count }×)
}
card-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
