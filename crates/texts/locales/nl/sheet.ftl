# De spelregels van één tafel.
# Elke keuze staat in een variabele met haar naam, zoals $draw-mode; ja en nee zijn true en false.
# $players: hoeveel spelers, of "any". $teams, $stack, $deflect, $swaps: of die er zijn.

sheet-title = Spelregels: { $title }
sheet-title-plain = Spelregels
sheet-intro = Dit is een snel kaartspel voor het hele gezin. Het volgt de regels van Uno en lijkt op Crazy Eights en pesten: je raakt je kaarten kwijt op kleur, cijfer of symbool, en met de bijzondere kaarten kan alles in één beurt veranderen. Het zijn veel regels om te lezen, maar na een paar beurten zitten ze in je vingers. Vanaf een jaar of zeven doet iedereen mee; jongere kinderen spelen ook graag mee en oefenen zo hun cijfers en kleuren.

## Het doel

sheet-goal = Het doel
sheet-goal-round = { $going-out-play-for-places ->
    [true] Speel al je kaarten weg, liefst als eerste. Wie uit is, krijgt een plaats, en de anderen spelen door tot er één overblijft.
   *[false] { $teams ->
        [true] { $teams-ends ->
            [first_member_out] Speel als eerste al je kaarten weg. Is één speler van je team uit, dan wint jullie team de ronde.
           *[all_members_out] Speel al je kaarten weg. Het team dat als eerste helemaal uit is, wint de ronde.
        }
       *[false] Speel als eerste al je kaarten weg, tot en met de allerlaatste.
    }
}
sheet-goal-uno = Heb je nog maar één kaart over, dan roep je "Uno!".
# $goal: single, takes, adds-low, adds-last, adds-high, rounds
sheet-goal-match = { $goal ->
    [single] Je speelt één ronde zonder punten: wie de ronde wint, wint de partij.
    [takes] { $teams ->
        [true] Het team dat een ronde wint, krijgt punten voor de kaarten die de andere teams nog in hun hand hebben. Het team dat
       *[false] Wie een ronde wint, krijgt punten voor de kaarten die de anderen nog in hun hand hebben. Wie
    } als eerste { $scoring-target ->
        [one] 1 punt heeft
       *[other] { $scoring-target } punten heeft
    }, wint de partij.
    [adds-low] { $teams ->
        [true] Na elke ronde schrijft elk team punten op voor de kaarten die het nog in de hand heeft. Punten wil je dus niet: het team dat aan het eind van de partij de minste heeft, wint.
       *[false] Na elke ronde schrijft iedereen punten op voor de kaarten die hij nog in zijn hand heeft. Punten wil je dus niet: wie aan het eind van de partij de minste heeft, wint.
    }
    [adds-last] Na elke ronde schrijft iedereen punten op voor de kaarten die hij nog in zijn hand heeft. Punten wil je dus niet: wie er te veel heeft, valt af, en wie als laatste overblijft, wint.
    [adds-high] { $teams ->
        [true] Na elke ronde schrijft elk team punten op voor de kaarten die het nog in de hand heeft. Aan deze tafel wint het team dat aan het eind van de partij de meeste punten heeft.
       *[false] Na elke ronde schrijft iedereen punten op voor de kaarten die hij nog in zijn hand heeft. Aan deze tafel wint wie aan het eind van de partij de meeste punten heeft.
    }
   *[rounds] Elke gewonnen ronde is één punt waard. { $teams ->
        [true] Het team dat
       *[false] Wie
    } als eerste { $scoring-target ->
        [one] een ronde wint
       *[other] { $scoring-target } rondes heeft gewonnen
    }, wint de partij.
}

## Spelers en kaarten

sheet-players = Spelers en kaarten
sheet-players-known = Aan deze tafel zitten { $players } spelers.
# $range: hoeveel spelers er kunnen
sheet-players-possible = Je speelt met { $range } spelers.
sheet-players-none = Met deze afspraken kan geen enkel aantal spelers meedoen.
sheet-players-ideal = Met 3 tot 6 is het spel op zijn best.
sheet-range = { $from } tot en met { $to }
sheet-range-steps = { $from }, { $second } enzovoort tot en met { $to }
sheet-players-alone = Iedereen speelt voor zichzelf.
sheet-players-decks-fixed = Je schudt { $decks ->
    [one] één spel kaarten.
   *[other] { $decks } spellen kaarten door elkaar.
}
# $range: hoeveel spelers; $decks: hoeveel spellen die nodig hebben
sheet-players-decks-auto = Voor { $range } spelers { $decks ->
    [one] is één spel kaarten genoeg.
   *[other] schud je { $decks } spellen door elkaar.
}
sheet-time-round = Een ronde duurt meestal tien tot vijftien minuten.
sheet-time-match = Een partij tot 500 punten duurt drie kwartier tot anderhalf uur.

# $total: kaarten per spel
sheet-cards = Eén spel heeft { $total } kaarten in vier kleuren: rood, geel, groen en blauw. Geen kleur is hoger dan een andere. De Wilds hebben zelf geen kleur.
sheet-cards-head-card = Kaart
sheet-cards-head-count = Per spel
sheet-cards-head-points = Punten
sheet-cards-zero = 0
sheet-cards-numbers = 1 tot en met 9
sheet-cards-own-number = het cijfer
# $count: samen; $each: per kleur
sheet-cards-per-color = { $count } ({ $each } per kleur)
sheet-cards-two-of-each = { $count } (per kleur 2 van elk)

## Wie geeft

sheet-dealer = Wie geeft
sheet-dealer-first = { $dealer-first ->
    [high_card] Schud de kaarten en laat iedereen er een trekken. Wie het hoogste cijfer trekt, is de eerste gever.
    [youngest] De jongste speler is de eerste gever.
    [random] Het lot beslist wie de eerste gever is.
   *[host] Wie de tafel heeft geopend, is de eerste gever.
}
sheet-dealer-symbol = { $dealer-symbol-card ->
    [redraw] Trek je een kaart zonder cijfer, dan leg je die onder op de stapel en trek je een andere.
    [zero] Een kaart zonder cijfer telt daarbij als 0.
   *[points] Een kaart zonder cijfer telt daarbij zoveel als hij in punten waard is.
}
sheet-dealer-tie = Trekken meer spelers even hoog, dan leggen alleen zij hun kaart terug en trekken ze opnieuw, tot er één het hoogst trekt.
sheet-dealer-next = { $dealer-rotation ->
    [left] Elke volgende ronde geeft de speler links van de vorige gever, met de klok mee de tafel rond.
    [winner] Wie een ronde wint, geeft de volgende. Wint niemand, dan geeft dezelfde speler nog eens.
    [last_place] Daarna geeft steeds wie er in de stand het slechtst voor staat; bij gelijke stand wie van hen het eerst links van de vorige gever zit.
   *[none] Dezelfde speler blijft alle rondes geven.
}

## Delen en de startkaart

sheet-deal = Delen en de startkaart
sheet-deal-hands = Schud alle kaarten goed. De gever deelt ze dicht rond, één voor één en te beginnen bij de speler links, tot iedereen { $deal-hand-size ->
    [one] 1 kaart heeft.
   *[other] { $deal-hand-size } kaarten heeft.
}
sheet-deal-piles = De rest gaat met de beeldzijde naar beneden in het midden: dat is de trekstapel. De gever draait de bovenste kaart om en legt die er open naast. Dat is de startkaart, het begin van de aflegstapel.
sheet-deal-first = De speler links van de gever is de eerste speler. Het spel gaat met de klok mee, elke ronde opnieuw{ $start-number-only ->
    [true] .
   *[false] , tenzij de startkaart dat verandert:
}
sheet-start-number-only = De startkaart is altijd een cijfer. Draait de gever iets anders om, dan gaat die kaart onder op de trekstapel en draait hij een nieuwe om.

sheet-start-number = { $sevens-or-zeros ->
    [true] De eerste speler begint gewoon. Ook een 7 of een 0 doet als startkaart niets.
   *[false] De eerste speler begint gewoon.
}
    .term = Cijfer
sheet-start-skip = { $start-skip ->
    [skips_first_player] De eerste speler slaat een beurt over; de speler daarna begint.
    [no_effect] Er gebeurt niets; de eerste speler begint gewoon.
   *[redraw] Die gaat onder op de trekstapel, en de gever draait een andere kaart om.
}
    .term = Stop
sheet-start-draw-two = { $start-draw-two ->
    [draws_and_skips] De eerste speler pakt 2 kaarten en slaat een beurt over.{ $answers ->
        [true] { " " }Daar helpt geen andere kaart tegen.
       *[false] { "" }
    }
    [draws_then_plays] De eerste speler pakt 2 kaarten en speelt daarna gewoon.{ $answers ->
        [true] { " " }Daar helpt geen andere kaart tegen.
       *[false] { "" }
    }
    [no_effect] Er gebeurt niets; de eerste speler begint gewoon.
   *[redraw] Die gaat onder op de trekstapel, en de gever draait een andere kaart om.
}
    .term = Pak 2
sheet-start-reverse = { $start-reverse ->
    [right_of_dealer] Het gaat tegen de klok in, en de speler rechts van de gever begint.{ $actions-two-player-reverse ->
        [skip] { " " }Met twee spelers begint de gever.
       *[direction_only] { "" }
    }
    [dealer] Het gaat tegen de klok in, en de gever begint.
    [no_effect] Er gebeurt niets; de eerste speler begint gewoon.
   *[redraw] Die gaat onder op de trekstapel, en de gever draait een andere kaart om.
}
    .term = Keer Om
sheet-start-wild = { $start-wild ->
    [first_player_names_color] De eerste speler bekijkt zijn kaarten, kiest de kleur en speelt dan gewoon.
    [dealer_names_color] De gever kiest de kleur; daarna begint de eerste speler.
    [bury] Die gaat midden in de trekstapel, en de gever draait een andere kaart om.
   *[reshuffle] Die wordt teruggeschud in de trekstapel, en de gever draait een andere kaart om.
}
    .term = Wild
sheet-start-wild-draw-four = { $start-wild-draw-four ->
    [bury] Die gaat midden in de trekstapel, en de gever draait een andere kaart om.
    [reshuffle] Die wordt teruggeschud in de trekstapel, en de gever draait een andere kaart om: er is immers nog geen kleur.
    [first_player_names_color] De eerste speler kiest de kleur en speelt dan gewoon; niemand pakt vier kaarten.
   *[full_effect] De gever kiest de kleur. De eerste speler pakt 4 kaarten en slaat een beurt over; daar is niets tegen te doen.
}
    .term = Wild Pak 4
sheet-start-special-wild = { $start-special-wild ->
    [names_color] De eerste speler kiest de kleur en speelt dan gewoon; verder doet de kaart niets.
    [full_effect] De eerste speler kiest de kleur. Dan doet de kaart wat hij altijd doet, alsof de eerste speler hem had gelegd, en daarna speelt de eerste speler gewoon.
   *[reshuffle] Die wordt teruggeschud in de trekstapel, en de gever draait een andere kaart om.
}
    .term = { $deck-kind ->
        [swap] Wild Wissel of Blanco Wild
        [shuffle] Wild Schud of Blanco Wild
       *[all] Wild Wissel, Wild Schud of Blanco Wild
    }

## Jouw beurt

sheet-turn = Jouw beurt
sheet-turn-play = { $multi-discard ->
    [off] Leg één kaart die past open op de aflegstapel. Daarna is de volgende speler aan de beurt.
   *[other] Leg een kaart die past open op de aflegstapel; soms mogen het er meer zijn (zie "Meer kaarten tegelijk"). Daarna is de volgende speler aan de beurt.
}
sheet-turn-draw = Past er geen enkele kaart uit je hand, dan pak je van de trekstapel (zie "Kaarten pakken").
sheet-turn-free = { $draw-voluntary ->
    [allowed] Je hoeft geen kaart te spelen omdat die past: in plaats daarvan mag je ook pakken.
   *[forbidden] Heb je een kaart die past, dan moet je spelen; pakken mag dan niet.
}
sheet-turn-force = Dat geldt ook voor een kaart die je net hebt gepakt.{ $bluff ->
    [true] { " " }Alleen een Wild Pak 4 waarmee je zou bluffen, hoef je nooit te spelen.
   *[false] { "" }
}
sheet-turn-choices = Hoort er een keuze bij je kaart, zoals een kleur, dan zeg je die meteen als je hem legt.
sheet-turn-pass = Passen kan alleen als je al hebt gepakt, of als er niets meer te pakken is.

sheet-match = Wat past
sheet-match-intro = Kijk alleen naar de bovenste kaart van de aflegstapel. Daarop past:
sheet-match-color = elke kaart in dezelfde kleur;
sheet-match-number = elke kaart met hetzelfde cijfer, in welke kleur ook;
sheet-match-symbol = elke kaart met hetzelfde symbool, in welke kleur ook: een Stop op een Stop, een Keer Om op een Keer Om, een Pak 2 op een Pak 2;
sheet-match-wild = elke Wild, ook als je iets anders kunt spelen, en ook op een andere Wild{ $matching-wild-draw-four ->
    [unrestricted] .
   *[other] { " " }(voor de Wild Pak 4 geldt meer, zie "Wilds").
}
sheet-match-symbol-off = Let op: een Stop, Keer Om of Pak 2 speel je alleen op dezelfde kleur. Een rode Stop mag dus niet op een blauwe Stop.
sheet-match-after-wild = Ligt er een Wild bovenop, dan telt alleen de kleur die erbij gekozen is.
sheet-match-example = Bijvoorbeeld: op een blauwe 4 passen alle blauwe kaarten, alle vieren en alle Wilds.

## Actiekaarten

sheet-actions = Actiekaarten
sheet-actions-intro = Met deze kaarten slaat het spel ineens om; met een beetje nadenken haal je er veel uit. Op elke kaart staat een symbool, en bij sommige spellen ook de naam.
sheet-action-skip = De volgende speler slaat een beurt over, alsof die al geweest is. Met twee spelers ben jij meteen nog eens aan de beurt. Het symbool is een cirkel met een streep erdoor.
    .term = Stop
sheet-action-reverse = De speelrichting draait om: ging het met de klok mee, dan gaat het nu tegen de klok in, en omgekeerd. { $actions-two-player-reverse ->
    [skip] Met twee spelers werkt een Keer Om als een Stop: jij bent nog eens aan de beurt.
   *[direction_only] Ook met twee spelers draait alleen de richting; de ander is dan gewoon aan de beurt.
} Het symbool zijn twee pijlen die elk een andere kant op wijzen.
    .term = Keer Om
# $answer-two: of er iets tegen een Pak 2 te doen is
sheet-action-draw-two = De volgende speler pakt 2 kaarten en slaat een beurt over, zonder eerst iets te spelen{ $answer-two ->
    [true] , tenzij die de straf kan doorgeven (zie { $stack-twos ->
        [true] "Stapelen"
       *[false] "Doorsturen"
    }).
   *[false] .
} Het symbool is +2.
    .term = Pak 2
sheet-action-seven = { $actions-seven-swap ->
    [optional] Speel je een 7, dan mag je van hand wisselen met een andere speler naar keuze.
   *[mandatory] Speel je een 7, dan moet je van hand wisselen met een andere speler naar keuze.
}
    .term = 7
sheet-action-zero = Wordt er een 0 gespeeld, dan geeft iedereen zijn hele hand door aan de volgende speler, in de speelrichting.
    .term = 0

## Wilds

sheet-wilds = Wilds
sheet-wilds-intro = Een Wild is meestal zwart, met alle vier de kleuren erop.
sheet-wild = Past op alles. Je kiest welke kleur er nu geldt en zegt die meteen; de volgende speler moet daarop verder. Je mag elke kleur kiezen, ook een die je zelf niet hebt{ $matching-wild-may-keep-color ->
    [true] , en ook de kleur die al geldt.
   *[false] , maar niet de kleur die al geldt.
}
    .term = Wild
# $answer-four: of er op een Wild Pak 4 gestapeld kan worden
sheet-wild-draw-four = Je kiest de kleur, en de volgende speler pakt 4 kaarten en slaat een beurt over{ $answer-four ->
    [true] , tenzij die de straf kan doorgeven (zie "Stapelen").
   *[false] .
} Je herkent hem aan de +4.
    .term = Wild Pak 4
sheet-wild-swap = Je kiest de kleur en { $actions-swap-hands ->
    [mandatory] wisselt van hand met een andere speler naar keuze.
   *[optional] mag van hand wisselen met een andere speler naar keuze.
}
    .term = Wild Wissel
sheet-wild-shuffle = Je kiest de kleur. Alle handen gaan op één stapel, worden geschud en één voor één opnieuw gedeeld, te beginnen bij de volgende speler. { $actions-shuffle-hands ->
    [deal_evenly] Je deelt tot alles op is, dus iedereen krijgt ongeveer evenveel.
   *[keep_counts] Iedereen krijgt evenveel kaarten terug als daarvoor.
}
    .term = Wild Schud
# $blank-text: wat de tafel heeft afgesproken, of none
sheet-wild-blank = { $actions-blank-wild ->
    [plain_wild] Een gewone Wild: je kiest de kleur.
    [others_draw_one] Je kiest de kleur, en alle anderen pakken meteen 1 kaart. Niemand slaat daarvoor een beurt over.
   *[others_draw_two] Je kiest de kleur, en alle anderen pakken meteen 2 kaarten. Niemand slaat daarvoor een beurt over.
}{ $blank-text ->
    [none] { "" }
   *[other] { " " }Aan deze tafel is erbij afgesproken: "{ $blank-text }".
}
    .term = Blanco Wild

sheet-four-when = Wanneer mag een Wild Pak 4?
sheet-four-rule = { $matching-wild-draw-four ->
    [no_matching_color] Een Wild Pak 4 mag alleen als je geen kaart hebt in de kleur die geldt. Hetzelfde cijfer of symbool in een andere kleur geeft niet, en andere Wilds in je hand tellen niet mee.
    [no_matching_color_or_number] Anders dan een gewone Wild mag een Wild Pak 4 alleen als je geen kaart hebt in de kleur die geldt, en ook geen kaart met het cijfer dat bovenop ligt. Hetzelfde symbool in een andere kleur geeft niet, en andere Wilds in je hand tellen niet mee.
    [no_other_playable] Een Wild Pak 4 mag alleen als geen enkele andere kaart in je hand past, ook geen gewone Wild. Een tweede Wild Pak 4 telt niet mee.
   *[unrestricted] Een Wild Pak 4 mag je altijd spelen, wat je verder ook in je hand hebt.
}
sheet-four-prior = Het gaat daarbij om de kleur die gold voordat je hem speelde.
sheet-four-illegal = { $matching-wild-draw-four-illegal ->
    [blocked] Mag het niet, dan kun je hem niet spelen.
   *[bluff] Durf je, dan kun je bluffen en hem toch spelen.
}
sheet-four-no-challenge = Aanvechten kan aan deze tafel niet{ $bluff ->
    [true] , dus bluffen kost nooit iets.
   *[false] .
}

sheet-challenge = Een Wild Pak 4 aanvechten
sheet-challenge-who = Moet jij de 4 kaarten pakken en vertrouw je het niet? Dan mag je de Wild Pak 4 aanvechten, zolang je nog niets hebt gepakt. Alleen wie moet pakken, mag dat.
sheet-challenge-hand = Het gaat om de kaarten die de ander over had op het moment dat hij de Wild Pak 4 speelde. { $challenge-hand-shown-to ->
    [challenger] Jij krijgt die hand te zien; de anderen horen alleen de uitslag.
    [everyone] Iedereen krijgt die hand te zien.
   *[nobody] Niemand krijgt die hand te zien; jullie horen alleen de uitslag.
}
sheet-challenge-guilty = Wie blufte, pakt { $challenge-guilty-draws ->
    [0] niets.
    [one] zelf 1 kaart.
   *[other] zelf { $challenge-guilty-draws } kaarten.
} Jij pakt niets en speelt gewoon je beurt. De Wild Pak 4 en de gekozen kleur blijven liggen.
    .term = Het was bluf
sheet-challenge-innocent = { $challenge-innocent-extra ->
    [0] Jij pakt gewoon de 4 kaarten, zonder extra straf, en slaat een beurt over.
   *[other] Jij pakt { $innocent-total } kaarten in plaats van 4 en slaat een beurt over.
}
    .term = Het was geen bluf
sheet-challenge-never = Omdat een Wild Pak 4 aan deze tafel altijd mag, is het nooit bluf. { $challenge-innocent-extra ->
    [0] Aanvechten levert je dus niets op, en het kost ook niets: je pakt gewoon de 4 kaarten, zonder extra straf, en slaat een beurt over.
   *[other] Aanvechten kost je dus alleen extra kaarten: je pakt er { $innocent-total } in plaats van 4 en slaat een beurt over.
}
sheet-challenge-not = Een Wild Pak 4 die iemands laatste kaart was, kun je niet aanvechten{ $stack-fours ->
    [true] , en ook niet als ermee of erop gestapeld is.
   *[false] .
}

## Kaarten pakken

sheet-draw = Kaarten pakken
# $draw: nothing, of de manier van pakken
sheet-draw-how = { $draw ->
    [nothing] Pak één kaart van de trekstapel. Daarmee is je beurt voorbij, ook als die kaart past.
    [one] Pak één kaart van de trekstapel.
    [until_playable] Pak kaarten van de trekstapel tot er een komt die past. De kaarten die niet pasten, houd je.
   *[may_until_playable] Pak een kaart van de trekstapel. Past die niet, dan mag je er nog een pakken, en nog een, tot er een past. Je mag ook eerder stoppen en passen. Zodra er een past, pak je niet verder.
}
# $after: may, must, auto, any-may, any-must, any-auto
sheet-draw-then = { $after ->
    [may] { $draw ->
        [one] Past die, dan mag je hem meteen spelen. Past hij niet, of houd je hem liever, dan is je beurt voorbij.
       *[other] Een kaart die past, mag je meteen spelen; houd je hem liever, dan is je beurt voorbij.
    }
    [must] { $draw ->
        [one] Past die, dan moet je hem meteen spelen. Past hij niet, dan is je beurt voorbij.
       *[other] Een kaart die past, moet je meteen spelen.
    }
    [auto] { $draw ->
        [one] Past die, dan wordt hij meteen voor je gespeeld. Past hij niet, dan is je beurt voorbij.
       *[other] Een kaart die past, wordt meteen voor je gespeeld.
    } Een Wild krijgt dan de kleur waarvan je de meeste kaarten hebt.
    [any-may] Daarna mag je een kaart spelen die past: de gepakte of een andere uit je hand. Doe je dat niet, dan is je beurt voorbij.
    [any-must] Past de gepakte kaart, dan moet je er een spelen: die kaart, of een andere uit je hand die past. { $draw ->
        [until_playable] Is alles gepakt en past er niets van, dan mag je een andere spelen of passen.
       *[other] Past hij niet, dan mag je een andere spelen of passen.
    }
   *[any-auto] Past de gepakte kaart, dan wordt die meteen voor je gespeeld; een Wild krijgt dan de kleur waarvan je de meeste kaarten hebt. { $draw ->
        [until_playable] Is alles gepakt en past er niets van, dan mag je een andere kaart uit je hand spelen of passen.
       *[other] Past hij niet, dan mag je een andere kaart uit je hand spelen of passen.
    }
}
sheet-draw-auto-swap = Wissel je met die kaart van hand, dan is het met de volgende speler.
sheet-draw-old-cards = Een kaart die je al had, mag je na het pakken niet meer spelen{ $draw-voluntary ->
    [allowed] , ook niet als je pakte terwijl je kon spelen.
   *[forbidden] .
}
sheet-draw-bluff = Pak je een Wild Pak 4 waarmee je zou bluffen, dan mag je hem spelen, maar het hoeft niet{ $draw ->
    [one] .
   *[other] ; je pakt dan niet verder.
}
sheet-draw-blocked-four = Een Wild Pak 4 die je niet mag spelen, past niet: dan pak je door.
sheet-draw-refill = Is de laatste kaart van de trekstapel gepakt, schud dan alle kaarten van de aflegstapel, behalve de bovenste. Dat is de nieuwe trekstapel. Je speelt zonder onderbreking verder, zo vaak als nodig is.
sheet-draw-empty = Is er helemaal niets meer te pakken, dan moet je spelen als je kunt en pas je als je niet kunt. Van een straf pak je wat er nog is; de rest wordt je kwijtgescholden.
# $stuck: own, none, takes, adds, rounds, single, again
sheet-draw-stuck = Kan dan niemand meer spelen, dan is de ronde voorbij. { $stuck ->
    [own] Iedereen schrijft de punten van zijn eigen kaarten op, en niemand wint de ronde.
    [none] Niemand krijgt punten.
    [takes] De laagste hand, in punten geteld, wint en krijgt van elke andere hand het verschil. Zijn de laagste handen gelijk, dan krijgt niemand punten.
    [adds] De laagste hand, in punten geteld, wint; alle anderen schrijven het verschil met die hand op. Zijn de laagste handen gelijk, dan schrijft niemand iets op.
    [rounds] De laagste hand, in punten geteld, wint de ronde. Zijn de laagste handen gelijk, dan wint niemand.
    [single] De laagste hand, in punten geteld, wint. Zijn de laagste handen gelijk, dan deel je opnieuw.
   *[again] Niemand wint, en je deelt opnieuw.
}{ $teams ->
    [true] { $stuck ->
        [takes] { " " }De handen van een team tel je daarvoor bij elkaar op.
        [adds] { " " }De handen van een team tel je daarvoor bij elkaar op.
        [rounds] { " " }De handen van een team tel je daarvoor bij elkaar op.
        [single] { " " }De handen van een team tel je daarvoor bij elkaar op.
       *[other] { "" }
    }
   *[false] { "" }
}

## Stapelen en doorsturen

sheet-stack = Stapelen
sheet-stack-off = Stapelen mag aan deze tafel niet: een Pak 2 kun je niet met een Pak 2 beantwoorden, en een Wild Pak 4 niet met een Wild Pak 4. Na elkaar spelen mag wel, maar de kaarten worden nooit opgeteld: elke Pak 2 blijft 2 kaarten.
sheet-stack-how = Stapelen is een huisregel; officieel hoort het er niet bij. Wachten er strafkaarten op je, dan mag je in plaats van te pakken een kaart bijleggen die erop past. De straf wordt dan opgeteld en gaat naar de volgende speler, tot iemand niet { $stacking-must-stack ->
    [true] kan stapelen.
   *[false] kan of niet wil stapelen.
} Die pakt alles en slaat een beurt over.
sheet-stack-which = Je mag leggen:
sheet-stack-two-two = een Pak 2 op een Pak 2, in welke kleur ook;
sheet-stack-four-four = een Wild Pak 4 op een Wild Pak 4; de laatst gekozen kleur geldt;
sheet-stack-four-two = een Wild Pak 4 op een Pak 2;
sheet-stack-two-four = { $stacking-draw-two-on-wild-four ->
    [named_color] een Pak 2 op een Wild Pak 4, als die de gekozen kleur heeft;
   *[any] een Pak 2 op een Wild Pak 4, in welke kleur ook;
}
sheet-stack-one = per beurt één kaart.
sheet-stack-not = Dit mag niet: { $list }.
sheet-stack-not-two-two = een Pak 2 op een Pak 2
sheet-stack-not-four-four = een Wild Pak 4 op een Wild Pak 4
sheet-stack-not-four-two = een Wild Pak 4 op een Pak 2
sheet-stack-not-two-four = een Pak 2 op een Wild Pak 4
sheet-stack-must = Kun je stapelen, dan moet het ook{ $challenge-who ->
    [victim] , tenzij je de Wild Pak 4 aanvecht.
   *[nobody] .
}
sheet-stack-limit = De straf wordt nooit hoger dan { $stacking-max-total } kaarten; een kaart die daaroverheen gaat, mag er niet op.
sheet-stack-exempt = Een Wild Pak 4 die je stapelt mag altijd, welke kaarten je ook in je hand hebt.
sheet-stack-waives = Wie stapelt, kan niet meer aanvechten.
sheet-stack-done = Is alles gepakt, dan is de straf weg: een volgende Pak 2 telt weer voor 2.

sheet-deflect = Doorsturen
sheet-deflect-how = Wachten er kaarten van een Pak 2 op je, dan mag je ze doorsturen met { $actions-draw-two-deflect ->
    [skip_same_color] een Stop in de kleur die geldt. De kaarten wachten dan op de volgende speler.
    [skip_any] een Stop, in welke kleur ook. De kaarten wachten dan op de volgende speler.
    [reverse_same_color] een Keer Om in de kleur die geldt. De richting draait om, en de kaarten wachten op de volgende speler in die richting.
   *[skip_or_reverse] een Stop of een Keer Om in de kleur die geldt. Na een Stop wachten de kaarten op de volgende speler; na een Keer Om draait de richting om en wachten ze op de volgende speler in die richting.
} Met twee spelers krijgt de ander ze terug.
sheet-deflect-last = Kom je met zo’n kaart uit en is de ronde daarmee voorbij, dan { $going-out-final-draw-applies ->
    [true] pakt de volgende speler de kaarten die wachtten.
   *[false] vervallen de kaarten die wachtten.
}
sheet-deflect-only-twos = Een straf waar een Wild Pak 4 bij zit, kun je niet doorsturen.

## Uno roepen

sheet-uno = "Uno!" roepen
sheet-uno-off = { $uno-call ->
    [automatic] Je hoeft niet zelf "Uno!" te roepen: zodra je nog één kaart hebt, gebeurt dat vanzelf. Betrappen is er dus niet bij.
   *[off] Aan deze tafel wordt geen "Uno!" geroepen, en niemand kan betrapt worden.
}
sheet-uno-when = { $uno-deadline ->
    [before_play] Roep "Uno!" voordat je je voorlaatste kaart speelt, of op zijn laatst terwijl je hem neerlegt. Daarna is het te laat.
    [before_turn_ends] Speel je een kaart waarna je er precies één overhoudt, roep dan hardop "Uno!" voordat je beurt voorbij is. Het mag ook al vlak voordat je die kaart speelt.
   *[before_caught] Speel je een kaart waarna je er precies één overhoudt, roep dan hardop "Uno!". Je bent op tijd zolang niemand je heeft betrapt. Het mag ook al vlak voordat je die kaart speelt.
}
sheet-uno-own-swap = Verandert je hand door een kaart die je zelf speelt en houd je er zo precies één over, dan moet je ook roepen.
sheet-uno-no-win = Met roepen alleen win je niet: je moet je laatste kaart nog kwijt. Lukt dat niet, dan pak je zoals altijd. Kom je later weer op één kaart, dan roep je opnieuw.
sheet-uno-catch = Vergeet iemand te roepen, dan mag elke andere speler "Uno!" roepen en zo die speler betrappen. { $uno-penalty ->
    [0] Dat kost aan deze tafel geen kaarten.
    [one] Wie betrapt wordt, pakt meteen 1 strafkaart, en het spel gaat gewoon verder.
   *[other] Wie betrapt wordt, pakt meteen { $uno-penalty } strafkaarten, en het spel gaat gewoon verder.
}
# $window: acts of pause; $seconds: hoelang de pauze duurt
sheet-uno-window = { $window ->
    [pause] Betrappen kan tot de volgende speler aan de beurt is. Om dat eerlijk te houden wacht de tafel { $one-second ->
        [true] 1 seconde
       *[false] { $seconds } seconden
    } na zo’n kaart, of korter als de volgende speler al iets doet.
   *[acts] Betrappen kan tot de volgende speler iets doet: spelen, pakken{ $challenge-who ->
        [victim] , passen of aanvechten
       *[nobody] { " " }of passen
    }. Daarna kan het niet meer. Wie een beurt overslaat, doet niets: dan wacht je op de speler daarna.
}
sheet-uno-jump-in = Ook als er iemand inspringt, is het te laat.
sheet-uno-missed = { $uno-needed-to-go-out ->
    [no] Heeft niemand je betrapt, dan ga je verder alsof je had geroepen.
    [penalty_and_continue] Heeft niemand je betrapt, dan ben je er nog niet: zonder "Uno!" kun je niet uitkomen. Speel je toch je laatste kaart, dan pak je { $uno-penalty ->
        [one] 1 strafkaart
       *[other] { $uno-penalty } strafkaarten
    }, doet de kaart wat hij altijd doet, en speel je verder.
   *[last_card_blocked] Heeft niemand je betrapt, dan ben je er nog niet: zonder "Uno!" mag je je laatste kaart niet spelen. Pak een kaart en roep de volgende keer wel.
}
sheet-uno-false-call = Wie "Uno!" roept terwijl dat nergens op slaat, pakt { $uno-false-call-penalty ->
    [one] 1 strafkaart.
   *[other] { $uno-false-call-penalty } strafkaarten.
}
sheet-uno-false-catch = Wie een ander ten onrechte betrapt, pakt { $uno-false-catch-penalty ->
    [one] 1 strafkaart.
   *[other] { $uno-false-catch-penalty } strafkaarten.
}
sheet-uno-after-swap = { $uno-after-swap ->
    [exempt] Verandert een ander je hand en houd je zo één kaart over, dan hoef je niet te roepen.
   *[must_call] Verandert een ander je hand en houd je zo één kaart over, dan moet je ook roepen, anders kun je betrapt worden.
}

## Uitkomen

sheet-out = Uitkomen
# $ending: one, team, places
sheet-out-ends = { $ending ->
    [places] Wie zijn laatste kaart speelt{ $call-needed ->
        [true] { " " }en op tijd "Uno!" heeft geroepen
       *[false] { "" }
    }, is uit en krijgt de volgende plaats. De kaart doet nog gewoon zijn werk. De anderen spelen door tot er nog één speler over is; zijn er nog twee, dan gelden de regels voor twee spelers.
    [team] Wie zijn laatste kaart speelt{ $call-needed ->
        [true] { " " }en op tijd "Uno!" heeft geroepen
       *[false] { "" }
    }, is uit. De kaart doet nog gewoon zijn werk, en de teamgenoten spelen door. De ronde is voorbij zodra een heel team uit is.
   *[one] Zodra iemand zijn laatste kaart speelt, is de ronde meteen voorbij{ $call-needed ->
        [true] , als er tenminste op tijd "Uno!" is geroepen.
       *[false] .
    }
}
sheet-out-card = { $going-out-last-card ->
    [any] Uitkomen mag met elke kaart.
    [no_wild] Uitkomen met een Wild mag niet, van welke soort ook.
    [no_draw_card] Uitkomen met een Pak 2 of Wild Pak 4 mag niet.
   *[number_only] Uitkomen mag alleen met een cijfer.
}
sheet-out-card-stuck = Een kaart waarmee je niet mag uitkomen, past als laatste kaart niet: dan pak je.
sheet-out-final = Eindigt de ronde met { $going-out-last-card ->
    [no_wild] een Pak 2
   *[other] een Pak 2 of Wild Pak 4
}, dan { $going-out-final-draw-applies ->
    [true] pakt de volgende speler die kaarten eerst nog{ $final-counts ->
        [true] , en ze tellen mee bij de punten.
       *[false] .
    }{ $stack ->
        [true] { " " }Was er gestapeld, dan pakt hij het hele totaal.
       *[false] { "" }
    }
   *[false] hoeft niemand die kaarten nog te pakken.
}
sheet-out-wild = Is een Wild je laatste kaart, dan hoef je geen kleur te kiezen.
# $cards: de kaarten die handen verplaatsen; $out-swaps: of er een bij is waarmee je wisselt;
# $out-moves: wat de andere verplaatsen: pass, deal, both, none
sheet-out-swap = { $ending ->
    [one] Is { $cards } je laatste kaart, dan verandert er niets meer: je bent uit.
   *[other] Is { $cards } je laatste kaart, dan ben je eerst uit.{ $out-swaps ->
        [true] { " " }Jij wisselt niet meer.
       *[false] { "" }
    }{ $out-moves ->
        [pass] { " " }Doorschuiven doen alleen de anderen.
        [deal] { " " }Alleen de handen van de anderen worden geschud en opnieuw gedeeld.
        [both] { " " }Doorschuiven en schudden doen alleen de anderen.
       *[none] { "" }
    }
}

## Punten en partij

sheet-score = Punten en winnen
sheet-score-single = Er worden geen punten geteld. { $teams ->
    [true] Het team dat de ronde wint, wint daarmee de partij.
   *[false] Wie als eerste uit is, wint de ronde en daarmee de partij.
}
sheet-score-mode = { $scoring-mode ->
    [winner_takes_hands] { $ending ->
        [places] Wie als eerste uit is, krijgt de punten van de hand die overblijft. De anderen krijgen niets.
       *[other] { $teams ->
            [true] Het team van wie uit is, krijgt punten voor alle kaarten die de andere teams nog in hun hand hebben. Kaarten van teamgenoten tellen niet mee, en de andere teams krijgen niets.
           *[false] Wie uit is, krijgt punten voor alle kaarten die de anderen nog in hun hand hebben. De anderen krijgen deze ronde niets.
        }
    }
    [each_adds_own_hand] { $ending ->
        [places] Wie als laatste overblijft, telt de kaarten in zijn hand en schrijft die punten bij zijn totaal. De anderen schrijven niets op.
       *[other] { $teams ->
            [true] Elk ander team telt alle kaarten die het nog in de hand heeft en schrijft die punten bij zijn totaal. Het team van wie uit is, schrijft niets op.
           *[false] Iedereen telt de kaarten die hij nog in zijn hand heeft en schrijft die punten bij zijn totaal. Wie uit is, schrijft niets op.
        }
    }
   *[rounds_won] { $ending ->
        [places] Wie als eerste uit is, krijgt één punt. De anderen krijgen niets.
       *[other] { $teams ->
            [true] Het team van wie uit is, krijgt één punt. De andere teams krijgen niets.
           *[false] Wie uit is, krijgt één punt. De anderen krijgen niets.
        }
    }
}
sheet-score-values = Hoeveel elke kaart telt, staat in de tabel bij "Spelers en kaarten".
sheet-example-names = Anna, Bram, Cas, Daan, Eva, Finn, Guus, Hanna, Isa, Joris
# $winner: wie uit is; $others: wie er verder uit zijn
sheet-example-out = { $ending ->
    [places] Een voorbeeld. { $winner } was als eerste uit, daarna { $others }.
    [team] Een voorbeeld. Het hele team van { $winner } is uit.
   *[one] Een voorbeeld. { $winner } is uit.
}
# $sum: de waarden met plustekens; $points: samen
sheet-example-hand = { $name } heeft nog { $cards }: { $sum } = { $points }.
# $outcome: takes, adds, team-takes, team-adds; $sum: de handen met plustekens
sheet-example-score = { $outcome ->
    [takes] { $winner } krijgt dus { $sum }.
    [team-takes] Het team van { $winner } krijgt dus { $sum }.
    [team-adds] Hun team schrijft dus { $sum } bij; het team van { $winner } schrijft niets op.
    [last-adds] { $name } schrijft dus { $sum } bij; de anderen schrijven niets op.
   *[adds] { $winner } schrijft niets op, de anderen schrijven hun eigen punten bij.
}
# $points
sheet-example-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
# $goal: takes, adds-low, adds-last, adds-high, rounds
sheet-score-match = { $goal ->
    [adds-low] Speel rondes tot { $teams ->
        [true] een team { $target-points } of meer heeft. Dan is de partij voorbij, en het team met de minste punten wint.
       *[false] iemand { $target-points } of meer heeft. Dan is de partij voorbij, en wie de minste punten heeft, wint.
    }
    [adds-last] Wie { $target-points } of meer heeft, valt af; wie er in dezelfde ronde overheen gaan, vallen samen af. De rest speelt door tot er één over is, en die wint de partij. Gaat iedereen die over is er tegelijk overheen, dan wint het laagste totaal; wie daarin gelijk staan, spelen samen verder.
    [adds-high] Speel rondes tot { $teams ->
        [true] een team { $target-points } of meer heeft. Dan is de partij voorbij, en het team met de meeste punten wint.
       *[false] iemand { $target-points } of meer heeft. Dan is de partij voorbij, en wie de meeste punten heeft, wint.
    }
    [rounds] Speel tot { $teams ->
        [true] een team
       *[false] iemand
    } { $scoring-target ->
        [one] 1 ronde
       *[other] { $scoring-target } rondes
    } heeft gewonnen; die wint de partij.
   *[takes] Speel rondes tot { $teams ->
        [true] een team
       *[false] iemand
    } { $target-points } haalt of eroverheen gaat; { $teams ->
        [true] dat team wint de partij. Gaan er in dezelfde ronde meer teams overheen, dan wint het hoogste totaal.
       *[false] die wint de partij.
    }
}
sheet-score-target = Die grens is een afspraak: elk ander getal mag ook, als je het maar van tevoren afspreekt.
sheet-score-tie = Staan de besten aan het eind gelijk, dan speel je nog een ronde, net zo lang tot er één wint.

## Varianten

sheet-jump = Inspringen
sheet-jump-how = { $jump-in-cards ->
    [colored] Heb je een kaart die precies gelijk is aan de bovenste, met dezelfde kleur en hetzelfde cijfer of symbool, dan mag je die ook buiten je beurt spelen.
   *[colored_and_wild] Heb je een kaart die precies gelijk is aan de bovenste, met dezelfde kleur en hetzelfde cijfer of symbool, dan mag je die ook buiten je beurt spelen. Ook een Wild op een Wild van dezelfde soort mag; je kiest dan opnieuw een kleur.
}
sheet-jump-continues = { $jump-in-continues ->
    [after_jumper] Daarna gaat het verder alsof je gewoon had gespeeld: de speler na jou is aan de beurt, en wie ertussen zat, komt later weer.
   *[original_order] Daarna is gewoon aan de beurt wie toch al aan de beurt was. Een Stop of Pak 2 waarmee je inspringt, treft die speler.
}
sheet-jump-draw = { $jump-in-on-draw-cards ->
    [normal] Wachten er nog strafkaarten op iemand, dan mag je niet inspringen.
    [adds_to_stack] Met { $jump-in-cards ->
        [colored] een gelijke Pak 2
       *[colored_and_wild] een gelijke Pak 2 of Wild Pak 4
    } mag je ook inspringen terwijl de straf nog wacht; met andere kaarten dan niet. De straf wordt dan opgeteld en { $jump-in-continues ->
        [after_jumper] gaat naar de speler na jou.
       *[original_order] blijft wachten op dezelfde speler.
    }
   *[forbidden] { $jump-in-cards ->
        [colored] Met een Pak 2 mag je nooit inspringen, en ook niet terwijl er nog strafkaarten op iemand wachten.
       *[colored_and_wild] Met een Pak 2 of Wild Pak 4 mag je nooit inspringen, en ook niet terwijl er nog strafkaarten op iemand wachten.
    }
}
sheet-jump-not = Op de startkaart, op je eigen kaart en terwijl iemand over een gepakte kaart nadenkt mag het niet. Ben je te laat, dan neem je je kaart gewoon terug.

sheet-multi = Meer kaarten tegelijk
sheet-multi-how = { $multi-discard ->
    [identical_pair] Je mag twee kaarten die precies gelijk zijn samen leggen. Elke kaart doet wat hij altijd doet: twee keer Pak 2 is 4 kaarten pakken, twee keer Stop slaat twee spelers over.
   *[same_number] Je mag twee of meer kaarten met hetzelfde cijfer samen leggen.
} De eerste moet passen; de laatste komt bovenop en bepaalt de kleur.
sheet-multi-sevens = Hoeveel zevens je ook samen legt, je wisselt één keer van hand.
sheet-multi-zeros = Elke 0 schuift de handen een keer door.
sheet-multi-not = Wilds leg je nooit samen{ $draw-then-play ->
    [any_card] .
   *[other] , en vlak na het pakken leg je er maar één.
}
sheet-multi-uno = Houd je er één kaart mee over, roep dan "Uno!" terwijl je ze legt. { $uno-deadline ->
    [before_play] Ook als je ermee uitkomt, moet je vooraf of tegelijk roepen.
   *[other] Kom je er in één keer mee uit, dan hoef je niet te roepen.
}

sheet-teams = Teams
sheet-teams-how = Je speelt in teams van { $teams-size }. Teamgenoten zitten niet naast elkaar: de teams zitten om en om aan tafel. Ze hebben één gezamenlijke score.
sheet-teams-free = Ook tegen een teamgenoot mag alles: je mag elkaar betrappen{ $challenge-who ->
    [victim] { " " }en aanvechten
   *[nobody] { "" }
}, en jouw kaarten kunnen ook je teamgenoot treffen.
sheet-teams-no-call = Jouw kaarten kunnen ook je teamgenoot treffen.
sheet-teams-swap = Met een wissel mag je je teamgenoot met opzet een goede hand toespelen.

sheet-mercy = Te veel kaarten
sheet-mercy-how = Wie { $draw-mercy-limit } kaarten of meer in zijn hand krijgt, ligt meteen uit de ronde. Die kaarten gaan onder de aflegstapel, en wat er nog te pakken was vervalt.{ $points-matter ->
    [true] { " " }Bij het tellen doet die hand mee alsof die er nog was.
   *[false] { "" }
} Blijft er maar één speler over, dan wint die de ronde.

## Weggaan en de klok

sheet-leave = Weggaan en de klok
sheet-leave-how = Wie van tafel gaat, komt in deze partij niet terug. De kaarten gaan onder de aflegstapel, de plaats wordt overgeslagen, en wat er nog te pakken of te kiezen was vervalt. { $single ->
    [true] Winnen kan niet meer.
   *[false] De punten blijven staan, maar winnen kan niet meer.
} { $teams ->
    [true] Blijft er maar één team over, dan wint dat de partij.
   *[false] Blijft er maar één speler over, dan wint die de partij.
}
sheet-leave-clock = Speel je met een klok en is je tijd om, dan doet het spel de eenvoudigste zet voor je: meestal een kaart pakken.

## Tips

sheet-tips = Tips
sheet-tip-wild = Bewaar je Wilds voor als je vastzit. Houd er het liefst één achter de hand tot alleen nog kaarten overblijven die nergens op passen.
sheet-tip-color = Heb je van één kleur veel, of een kleur die lastig weg te spelen is, begin daar dan mee zolang die kleur op tafel ligt. Later komt die kans misschien niet terug.
sheet-tip-watch = Let op welke kleuren en cijfers de anderen spelen en wanneer ze moeten pakken. Zo weet je hoelang je eigen kaarten nog passen, en naar welke kleur je met een Wild het best kunt overstappen.
sheet-tip-timing = Een Pak 2 of Wild Pak 4 komt het hardst aan bij iemand die net al heeft moeten pakken: die heeft weinig om mee terug te doen.
sheet-tip-counts = Tel mee hoeveel kaarten iedereen nog heeft. Heeft een tegenstander er nog één of twee, dan is het tijd voor een Pak 2, een Wild Pak 4 of een Stop.
sheet-tip-reverse = Staat je buur op het punt uit te komen, dan stuur je het spel met een Keer Om de andere kant op.
sheet-tip-challenge = Aanvechten loont het meest bij iemand met een volle hand: hoe meer kaarten, hoe groter de kans dat de goede kleur erbij zat.

## Woorden

sheet-words = Woordenlijst
sheet-word-draw-pile = De dichte stapel waarvan je pakt als je niet kunt{ $draw-voluntary ->
    [allowed] { " " }of niet wilt
   *[forbidden] { "" }
} spelen.
    .term = Trekstapel
sheet-word-discard-pile = De open stapel met gespeelde kaarten; alleen de bovenste telt.
    .term = Aflegstapel
sheet-word-dealer = Wie de kaarten deelt.
    .term = Gever
sheet-word-color = De kleur van de bovenste kaart of, na een Wild, de gekozen kleur.
    .term = Kleur die geldt
sheet-word-wild = Een kaart die op alles past en waarbij je de nieuwe kleur kiest.
    .term = Wild
sheet-word-penalty = Kaarten die iemand moet pakken, bijvoorbeeld door een Pak 2.
    .term = Straf
sheet-word-out = Je laatste kaart spelen{ $ending ->
    [one] , waarmee de ronde voorbij is.
   *[other] .
}
    .term = Uitkomen
sheet-word-uno = Wat je moet roepen zodra je nog precies één kaart hebt.
    .term = Uno roepen
sheet-word-catch = Merken dat iemand vergeten is "Uno!" te roepen, en dat zeggen.
    .term = Betrappen
sheet-word-stack = Een Pak 2 of Wild Pak 4 beantwoorden met nog zo’n kaart, zodat de straf oploopt; een huisregel die niet officieel is.{ $stack ->
    [true] { "" }
   *[false] { " " }Hier mag het niet.
}
    .term = Stapelen
sheet-word-challenge = Betwisten dat iemand een Wild Pak 4 mocht spelen{ $challenge-who ->
    [victim] { $challenge-innocent-extra ->
        [0] ; wie dat ten onrechte doet, krijgt hier geen extra straf.
       *[other] ; wie dat ten onrechte doet, krijgt extra straf.
    }
   *[nobody] . Hier kan het niet.
}
    .term = Aanvechten
sheet-word-bluff = Een Wild Pak 4 spelen terwijl het eigenlijk niet mag.
    .term = Bluffen
sheet-word-jump = Buiten je beurt spelen met een kaart die precies gelijk is aan de bovenste.
    .term = Inspringen
sheet-word-round = Alles van het delen tot iemand heeft gewonnen. { $single ->
    [true] Hier is één ronde de hele partij.
   *[false] Een partij is een reeks rondes.
}
    .term = Ronde

sheet-names = Andere namen
sheet-names-head-ours = Hier
sheet-names-head-theirs = Ook wel
sheet-names-skip = Skip, Overslaan, sla beurt over
    .term = Stop
sheet-names-reverse = Reverse, Omkeren, Omgekeerd
    .term = Keer Om
sheet-names-draw-two = Draw 2, 2 kaarten trekken, +2
    .term = Pak 2
sheet-names-wild = joker, wildcard
    .term = Wild
sheet-names-wild-draw-four = Wild Draw 4, +4
    .term = Wild Pak 4
sheet-names-swap = Wild Swap Hands
    .term = Wild Wissel
sheet-names-shuffle = Wild Shuffle Hands
    .term = Wild Schud
sheet-names-blank = Wild Customizable
    .term = Blanco Wild
sheet-names-draw-pile = stock, pot
    .term = trekstapel
sheet-names-discard-pile = stapel, talon
    .term = aflegstapel
sheet-names-dealer = dealer
    .term = gever
sheet-names-color = actieve kleur
    .term = kleur die geldt
