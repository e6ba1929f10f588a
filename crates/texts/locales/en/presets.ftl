# The rules that come with the game: a title and one sentence.

preset-traditional = Traditional
    .about = Draw until you can play, strict action cards, and the fewest points win.
preset-standard = Standard
    .about = Draw one card, bluffs and challenges allowed, and the first to 500 points wins.
preset-official = Official
    .about = Like the rules that come in the box today.
preset-quick = Quick round
    .about = The standard rules in one round, without points.
preset-party = Party
    .about = Stacking, jumping in, swapping hands with a 7 and passing them on with a 0.
preset-tournament = Tournament
    .about = The standard rules, and a wrong challenge costs no extra cards.
preset-teams = Teams
    .about = The standard rules in pairs that share one score.
preset-team-party = Team party
    .about = The party rules in pairs that share one score.
preset-knockout = Knockout
    .about = The traditional rules, but whoever reaches 500 points is out, until one player is left.
preset-family = With children
    .about = The traditional rules; the youngest deals and nobody has to think of "Uno!"
preset-official-house = Official with house rules
    .about = The official rules, with stacking and with drawing until you can play.
preset-new-deck = New cards
    .about = The official rules with Wild Swap Hands, Wild Shuffle Hands and the blank Wild.
preset-no-mercy-style = No mercy
    .about = Everything can be stacked, you draw until you can play, and with 25 cards you are out.
