# What happened, told to one viewer.
# $who: you (the viewer) or other, whose name is $name. $to-who and $to: to whom it happens.

event-you = dich
event-unnamed = Spieler { $number }

event-dealer-drew = { $who ->
    [you] Du ziehst { $card }, um den Geber zu bestimmen.
   *[other] { $name } zieht { $card }, um den Geber zu bestimmen.
}
event-round-began = Runde { $round }. { $who ->
    [you] Du gibst.
   *[other] { $name } gibt.
}
event-dealt = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
} { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
}
event-dealt-all = Alle bekommen { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
}
event-your-cards = Deine Karten: { $cards }.
event-start-turned = Die Startkarte ist { $card }.
# $to: middle, bottom, shuffled
event-start-returned = Damit beginnt die Runde nicht: Die Karte kommt { $to ->
    [middle] mitten in den Nachziehstapel.
    [bottom] unter den Nachziehstapel.
   *[shuffled] zurück in den Nachziehstapel, und der wird neu gemischt.
}

event-turn = { $who ->
    [you] Du bist dran.
   *[other] { $name } ist dran.
}
# $card: the drawn card, or none; $fits: true if it matches
event-turn-after-draw = { $who ->
    [you] { $card ->
        [none] Du entscheidest, was du nach dem Ziehen machst.
       *[other] { $fits ->
            [true] Die gezogene { $card } passt.
           *[false] Die gezogene { $card } passt nicht.
        }
    }
   *[other] { $name } denkt über die gezogene Karte nach.
}
event-turn-serve = { $owed ->
    [one] Es wartet 1 Karte
   *[other] Es warten { $owed } Karten
} { $who ->
    [you] auf dich.
   *[other] auf { $name }.
}
event-may-challenge = Du darfst die +4 von { $name } anzweifeln.
event-turn-name-color = { $who ->
    [you] Du wählst die Farbe für die Startkarte.
   *[other] { $name } wählt die Farbe für die Startkarte.
}
event-turn-swap-start = { $who ->
    [you] Du bist dran und darfst wegen der Startkarte die Handkarten tauschen.
   *[other] { $name } ist dran und darf wegen der Startkarte die Handkarten tauschen.
}
event-named = { $who ->
    [you] Du wählst { $color }.
   *[other] { $name } wählt { $color }.
}

# $cards: with article; $color: none if no color was named
event-played = { $who ->
    [you] { $jump-in ->
        [true] Du wirfst { $cards } dazwischen
       *[false] Du spielst { $cards }
    }
   *[other] { $jump-in ->
        [true] { $name } wirft { $cards } dazwischen
       *[false] { $name } spielt { $cards }
    }
}{ $color ->
    [none] .
   *[other] { " " }und { $who ->
        [you] wählst { $color }.
       *[other] wählt { $color }.
    }
}
event-called = { $who ->
    [you] „Uno!“, rufst du.
   *[other] „Uno!“, ruft { $name }.
}
event-exposed = { $by-other ->
    [true] { $who ->
        [you] Du hast jetzt nur noch eine Karte und musst „Uno!“ rufen.
       *[other] { $name } hat jetzt nur noch eine Karte und muss „Uno!“ rufen.
    }
   *[false] { $who ->
        [you] Du hast nur noch eine Karte und hast nicht „Uno!“ gerufen.
       *[other] { $name } hat nur noch eine Karte und hat nicht „Uno!“ gerufen.
    }
}
event-window-closed = Zum Erwischen ist es jetzt zu spät.
event-caught = { $who ->
    [you] Du erwischst { $to }: „Uno!“ wurde nicht gerufen.
   *[other] { $to-who ->
        [you] { $name } erwischt dich: Du hast nicht „Uno!“ gerufen.
       *[other] { $name } erwischt { $to }: „Uno!“ wurde nicht gerufen.
    }
}
event-false-call = { $who ->
    [you] Du rufst „Uno!“ ohne Grund.
   *[other] { $name } ruft „Uno!“ ohne Grund.
}
event-false-catch = { $who ->
    [you] Du willst { $to } erwischen, aber da ist alles in Ordnung.
   *[other] { $to-who ->
        [you] { $name } will dich erwischen, aber da ist alles in Ordnung.
       *[other] { $name } will { $to } erwischen, aber da ist alles in Ordnung.
    }
}
event-uncalled = { $who ->
    [you] Du legst deine letzte Karte, ohne „Uno!“ gerufen zu haben: Du bist noch nicht fertig.
   *[other] { $name } legt die letzte Karte, ohne „Uno!“ gerufen zu haben, und ist noch nicht fertig.
}

# $why: turn, penalty, final, guilty, innocent, caught, uncalled, false-call, false-catch, blank
# $cards: the cards if the viewer sees them, else none
event-drew = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
} { $why ->
    [turn] { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
    [final] { $count ->
        [one] noch 1 Karte wegen der letzten Karte
       *[other] noch { $count } Karten wegen der letzten Karte
    }
    [guilty] { $count ->
        [one] 1 Karte für den Bluff
       *[other] { $count } Karten für den Bluff
    }
    [innocent] { $count ->
        [one] 1 Karte, denn die +4 war kein Bluff
       *[other] { $count } Karten, denn die +4 war kein Bluff
    }
    [blank] { $count ->
        [one] 1 Karte wegen der Blankokarte
       *[other] { $count } Karten wegen der Blankokarte
    }
   *[other] { $count ->
        [one] 1 Strafkarte
       *[other] { $count } Strafkarten
    }
}{ $cards ->
    [none] .
   *[other] : { $cards }.
}
event-refilled = Der Nachziehstapel ist leer: Der Ablagestapel wird gemischt und ist der neue Nachziehstapel.
event-forgiven = { $who ->
    [you] Es gibt nichts mehr zu ziehen: Dir { $count ->
        [one] wird 1 Karte erlassen.
       *[other] werden { $count } Karten erlassen.
    }
   *[other] Es gibt nichts mehr zu ziehen: { $name } { $count ->
        [one] wird 1 Karte erlassen.
       *[other] werden { $count } Karten erlassen.
    }
}
event-passed = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
event-skipped = { $who ->
    [you] Du setzt aus.
   *[other] { $name } setzt aus.
}
event-direction-turned = { $clockwise ->
    [true] Jetzt geht es im Uhrzeigersinn weiter.
   *[false] Jetzt geht es gegen den Uhrzeigersinn weiter.
}
event-challenged = { $who ->
    [you] Du zweifelst die +4 von { $to } an: { $guilty ->
        [true] Es war ein Bluff.
       *[false] Es war kein Bluff.
    }
   *[other] { $to-who ->
        [you] { $name } zweifelt deine +4 an: { $guilty ->
            [true] Du hast geblufft.
           *[false] Es war kein Bluff.
        }
       *[other] { $name } zweifelt die +4 von { $to } an: { $guilty ->
            [true] Es war ein Bluff.
           *[false] Es war kein Bluff.
        }
    }
}
event-challenged-hand = Auf der Hand waren: { $cards }.
event-swapped = { $who ->
    [you] Du tauschst die Handkarten mit { $to }.
   *[other] { $to-who ->
        [you] { $name } tauscht die Handkarten mit dir.
       *[other] { $name } tauscht die Handkarten mit { $to }.
    }
}
event-rotated = Alle Handkarten wandern einen Platz weiter.
event-new-hand = Deine neuen Karten: { $cards }.
event-collected = Alle Handkarten kommen auf einen Stapel und werden neu ausgeteilt.

event-went-out = { $who ->
    [you] Du bist fertig!
   *[other] { $name } ist fertig!
}
event-knocked-out = { $who ->
    [you] Du hast zu viele Karten und bist aus dieser Runde raus.
   *[other] { $name } hat zu viele Karten und ist aus dieser Runde raus.
}
event-left = { $who ->
    [you] Du verlässt den Tisch.
   *[other] { $name } verlässt den Tisch.
}
event-time-was-up = { $who ->
    [you] Deine Zeit ist um; das Spiel macht den Zug für dich.
   *[other] Die Zeit von { $name } ist um; das Spiel macht den Zug.
}
event-round-ended = Die Runde ist vorbei.
event-round-stalled = Niemand kann mehr spielen, und es gibt nichts mehr zu ziehen.
event-round-won = { $who ->
    [you] Du gewinnst die Runde.
   *[other] { $name } gewinnt die Runde.
}
event-round-without-winner = Diese Runde gewinnt niemand.
# $cards: none for who was knocked out of the round
event-hand-counted = { $cards ->
    [none] { $who ->
        [you] Deine Hand zählte
       *[other] Die Hand von { $name } zählte
    }
   *[other] { $who ->
        [you] Noch auf deiner Hand: { $cards }. Das macht
       *[other] Noch auf der Hand von { $name }: { $cards }. Das macht
    }
} { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
event-scored = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
} { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
} und { $who ->
    [you] stehst bei { $total }.
   *[other] steht bei { $total }.
}
event-eliminated = { $who ->
    [you] Du hast die Grenze erreicht und bist aus der Partie raus.
   *[other] { $name } hat die Grenze erreicht und ist aus der Partie raus.
}
# $names: none if nobody wins
event-match-ended = { $names ->
    [none] Die Partie ist vorbei, und niemand hat gewonnen.
   *[other] Die Partie geht an { $names }!
}
