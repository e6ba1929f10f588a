# Wat er gebeurde, verteld aan één kijker.
# $who: you (de kijker zelf) of other, met de naam in $name. $to-who en $to: aan wie het gebeurt.

event-you = jou
event-unnamed = Speler { $number }

event-dealer-drew = { $who ->
    [you] Je trekt { $card } om de gever te bepalen.
   *[other] { $name } trekt { $card } om de gever te bepalen.
}
event-round-began = Ronde { $round }. { $who ->
    [you] Jij geeft.
   *[other] { $name } geeft.
}
event-dealt = { $who ->
    [you] Je krijgt
   *[other] { $name } krijgt
} { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
}
event-dealt-all = Iedereen krijgt { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
}
event-your-cards = Jouw kaarten: { $cards }.
event-start-turned = De startkaart is { $card }.
# $to: middle, bottom, shuffled
event-start-returned = Met die kaart kan de ronde niet beginnen: hij gaat { $to ->
    [middle] midden in de trekstapel.
    [bottom] onder op de trekstapel.
   *[shuffled] terug in de trekstapel, die opnieuw wordt geschud.
}

event-turn = { $who ->
    [you] Jij bent aan de beurt.
   *[other] { $name } is aan de beurt.
}
# $card: de gepakte kaart, of none; $fits: true als die past
event-turn-after-draw = { $who ->
    [you] { $card ->
        [none] Kies wat je na het pakken doet.
       *[other] { $fits ->
            [true] De { $card } die je pakte, past.
           *[false] De { $card } die je pakte, past niet.
        }
    }
   *[other] { $name } denkt na over de gepakte kaart.
}
event-turn-serve = { $owed ->
    [one] Er wacht 1 kaart
   *[other] Er wachten { $owed } kaarten
} { $who ->
    [you] op jou.
   *[other] op { $name }.
}
event-may-challenge = Je mag de Wild Pak 4 van { $name } aanvechten.
event-turn-name-color = { $who ->
    [you] Jij kiest de kleur van de startkaart.
   *[other] { $name } kiest de kleur van de startkaart.
}
event-turn-swap-start = { $who ->
    [you] Jij bent aan de beurt: de startkaart laat je van hand wisselen.
   *[other] { $name } is aan de beurt en mag door de startkaart van hand wisselen.
}
event-named = { $who ->
    [you] Je kiest { $color }.
   *[other] { $name } kiest { $color }.
}

# $cards: met lidwoord; $color: none als er geen kleur gekozen is
event-played = { $who ->
    [you] { $jump-in ->
        [true] Je springt in met
       *[false] Je speelt
    }
   *[other] { $jump-in ->
        [true] { $name } springt in met
       *[false] { $name } speelt
    }
} { $color ->
    [none] { $cards }.
   *[other] { $cards } en kiest { $color }.
}
event-called = { $who ->
    [you] Je roept "Uno!"
   *[other] { $name } roept "Uno!"
}
event-exposed = { $by-other ->
    [true] { $who ->
        [you] Je hebt nu nog één kaart: roep "Uno!"
       *[other] { $name } heeft nu nog één kaart en moet "Uno!" roepen.
    }
   *[false] { $who ->
        [you] Je hebt nog één kaart en riep geen "Uno!"
       *[other] { $name } heeft nog één kaart en riep geen "Uno!"
    }
}
event-window-closed = Betrappen kan nu niet meer.
event-caught = { $who ->
    [you] Je betrapt { $to }: geen "Uno!" geroepen.
   *[other] { $to-who ->
        [you] { $name } betrapt jou: geen "Uno!" geroepen.
       *[other] { $name } betrapt { $to }: geen "Uno!" geroepen.
    }
}
event-false-call = { $who ->
    [you] Je roept "Uno!" op het verkeerde moment.
   *[other] { $name } roept "Uno!" op het verkeerde moment.
}
event-false-catch = { $who ->
    [you] Je wilt { $to } betrappen, maar er is niets te betrappen.
   *[other] { $to-who ->
        [you] { $name } wil jou betrappen, maar er is niets te betrappen.
       *[other] { $name } wil { $to } betrappen, maar er is niets te betrappen.
    }
}
event-uncalled = { $who ->
    [you] Je speelt je laatste kaart zonder "Uno!" te roepen: je bent nog niet uit.
   *[other] { $name } speelt de laatste kaart zonder "Uno!" te roepen en is nog niet uit.
}

# $why: turn, penalty, final, guilty, innocent, caught, uncalled, false-call, false-catch, blank
# $cards: de kaarten als de kijker ze ziet, anders none
event-drew = { $who ->
    [you] Je pakt
   *[other] { $name } pakt
} { $why ->
    [turn] { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }
    [final] { $count ->
        [one] nog 1 kaart door die laatste kaart
       *[other] nog { $count } kaarten door die laatste kaart
    }
    [guilty] { $count ->
        [one] 1 kaart als straf voor de bluf
       *[other] { $count } kaarten als straf voor de bluf
    }
    [innocent] { $count ->
        [one] 1 kaart, want de Wild Pak 4 was geen bluf
       *[other] { $count } kaarten, want de Wild Pak 4 was geen bluf
    }
    [blank] { $count ->
        [one] 1 kaart voor de Blanco Wild
       *[other] { $count } kaarten voor de Blanco Wild
    }
   *[other] { $count ->
        [one] 1 strafkaart
       *[other] { $count } strafkaarten
    }
}{ $cards ->
    [none] .
   *[other] : { $cards }.
}
event-refilled = De trekstapel is op: de aflegstapel wordt geschud en is de nieuwe trekstapel.
event-forgiven = { $who ->
    [you] Er is niets meer te pakken: { $count ->
        [one] 1 kaart wordt je kwijtgescholden.
       *[other] { $count } kaarten worden je kwijtgescholden.
    }
   *[other] Er is niets meer te pakken: { $name } hoeft { $count ->
        [one] 1 kaart niet te pakken.
       *[other] { $count } kaarten niet te pakken.
    }
}
event-passed = { $who ->
    [you] Je past.
   *[other] { $name } past.
}
event-skipped = { $who ->
    [you] Je slaat een beurt over.
   *[other] { $name } slaat een beurt over.
}
event-direction-turned = { $clockwise ->
    [true] Het gaat nu met de klok mee.
   *[false] Het gaat nu tegen de klok in.
}
event-challenged = { $who ->
    [you] Je vecht de Wild Pak 4 van { $to } aan: { $guilty ->
        [true] het was bluf.
       *[false] het was geen bluf.
    }
   *[other] { $to-who ->
        [you] { $name } vecht jouw Wild Pak 4 aan: { $guilty ->
            [true] je blufte.
           *[false] het was geen bluf.
        }
       *[other] { $name } vecht de Wild Pak 4 van { $to } aan: { $guilty ->
            [true] het was bluf.
           *[false] het was geen bluf.
        }
    }
}
event-challenged-hand = Dit was de hand: { $cards }.
event-swapped = { $who ->
    [you] Je wisselt van hand met { $to }.
   *[other] { $to-who ->
        [you] { $name } wisselt van hand met jou.
       *[other] { $name } wisselt van hand met { $to }.
    }
}
event-rotated = Alle handen schuiven een plaats door.
event-new-hand = Je nieuwe hand: { $cards }.
event-collected = Alle handen gaan op één stapel en worden opnieuw gedeeld.

event-went-out = { $who ->
    [you] Je bent uit!
   *[other] { $name } is uit!
}
event-knocked-out = { $who ->
    [you] Je hebt te veel kaarten en ligt uit deze ronde.
   *[other] { $name } heeft te veel kaarten en ligt uit deze ronde.
}
event-left = { $who ->
    [you] Je gaat van tafel.
   *[other] { $name } gaat van tafel.
}
event-time-was-up = { $who ->
    [you] Je tijd is om; het spel doet een zet voor je.
   *[other] De tijd van { $name } is om; het spel doet een zet.
}
event-round-ended = De ronde is afgelopen.
event-round-stalled = Niemand kan nog spelen en er is niets meer te pakken.
event-round-won = { $who ->
    [you] Je wint de ronde.
   *[other] { $name } wint de ronde.
}
event-round-without-winner = De ronde heeft geen winnaar.
# $cards: none voor wie uit de ronde lag
event-hand-counted = { $cards ->
    [none] { $who ->
        [you] Jouw hand telde
       *[other] De hand van { $name } telde
    }
   *[other] { $who ->
        [you] Je had nog { $cards }:
       *[other] { $name } had nog { $cards }:
    }
} { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
}
event-scored = { $who ->
    [you] Je krijgt
   *[other] { $name } krijgt
} { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
} en staat op { $total }.
event-eliminated = { $who ->
    [you] Je hebt de puntengrens bereikt en ligt uit de partij.
   *[other] { $name } heeft de puntengrens bereikt en ligt uit de partij.
}
# $names: none als niemand wint
event-match-ended = { $names ->
    [none] De partij is afgelopen, zonder winnaar.
   *[other] De partij is voor { $names }!
}
