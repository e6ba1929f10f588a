# Elke keuze van een tafel: een naam, wat die verandert (.about), en per waarde een kort woord en een zin.
# Getallen staan in $value; bij ja of nee zijn er alleen de zinnen.

option-yes = ja
option-no = nee
option-ignored = { $option } doet aan deze tafel niets, want "Uno!" hoeft hier niet geroepen te worden.

## Kaarten en tafel

option-group-table = Kaarten en tafel
option-deck-kind = Kaartspel
    .about = Welke kaarten er in één spel zitten.
    .classic = gewoon
    .classic-about = 108 kaarten: cijfers, Stop, Keer Om, Pak 2, Wild en Wild Pak 4.
    .swap = met Wild Wissel
    .swap-about = 112 kaarten: er komen een Wild Wissel en drie Blanco Wilds bij.
    .shuffle = met Wild Schud
    .shuffle-about = 112 kaarten: er komen een Wild Schud en drie Blanco Wilds bij.
    .all = met alles
    .all-about = 113 kaarten: er komen een Wild Wissel, een Wild Schud en drie Blanco Wilds bij.
option-deck-count = Aantal spellen
    .about = Hoeveel spellen kaarten je door elkaar schudt.
    .auto = zo weinig mogelijk
    .auto-about = Net zoveel spellen als er voor de spelers nodig zijn.
    .number = { $value }
    .number-about = { $value ->
        [one] Altijd één spel kaarten.
       *[other] Altijd { $value } spellen kaarten.
    }
option-deal-hand-size = Kaarten bij het begin
    .about = Hoeveel kaarten iedereen krijgt.
    .number = { $value }
    .number-about = { $value ->
        [one] Iedereen krijgt 1 kaart.
       *[other] Iedereen krijgt { $value } kaarten.
    }
option-dealer-first = Eerste gever
    .about = Wie de eerste ronde geeft.
    .high_card = hoogste kaart
    .high_card-about = Iedereen trekt een kaart; het hoogste cijfer geeft.
    .youngest = jongste
    .youngest-about = De jongste speler geeft.
    .random = loting
    .random-about = Het lot wijst de gever aan.
    .host = gastheer
    .host-about = Wie de tafel opende, geeft.
option-dealer-symbol-card = Geen cijfer getrokken
    .about = Wat er gebeurt als je voor de gever een kaart zonder cijfer trekt.
    .redraw = opnieuw trekken
    .redraw-about = Die kaart gaat onder op de stapel en je trekt een andere.
    .zero = telt nul
    .zero-about = Die kaart telt als 0.
    .points = telt punten
    .points-about = Die kaart telt wat hij bij de puntentelling waard is.
option-dealer-rotation = Volgende gever
    .about = Wie de volgende ronde geeft.
    .left = naar links
    .left-about = De speler links van de laatste gever.
    .winner = winnaar
    .winner-about = Wie de ronde won.
    .last_place = laatste in de stand
    .last_place-about = Wie er in de stand het slechtst voor staat.
    .none = vast
    .none-about = Altijd dezelfde speler.

## De startkaart

option-group-start = De startkaart
option-start-wild = Start met Wild
    .about = Wat er gebeurt als de startkaart een Wild is.
    .first_player_names_color = eerste speler kiest
    .first_player_names_color-about = De eerste speler kiest de kleur en speelt dan gewoon.
    .dealer_names_color = gever kiest
    .dealer_names_color-about = De gever kiest de kleur; daarna speelt de eerste speler.
    .bury = in het midden
    .bury-about = De kaart gaat midden in de trekstapel en er komt een andere.
    .reshuffle = terugschudden
    .reshuffle-about = De kaart wordt teruggeschud en er komt een andere.
option-start-wild-draw-four = Start met Wild Pak 4
    .about = Wat er gebeurt als de startkaart een Wild Pak 4 is.
    .bury = in het midden
    .bury-about = De kaart gaat midden in de trekstapel en er komt een andere.
    .reshuffle = terugschudden
    .reshuffle-about = De kaart wordt teruggeschud en er komt een andere.
    .first_player_names_color = alleen de kleur
    .first_player_names_color-about = De eerste speler kiest de kleur; niemand pakt kaarten.
    .full_effect = alles telt
    .full_effect-about = De gever kiest de kleur; de eerste speler pakt 4 kaarten en slaat een beurt over.
option-start-skip = Start met Stop
    .about = Wat er gebeurt als de startkaart een Stop is.
    .skips_first_player = eerste speler slaat over
    .skips_first_player-about = De eerste speler slaat een beurt over.
    .no_effect = niets
    .no_effect-about = Er gebeurt niets.
    .redraw = andere kaart
    .redraw-about = De kaart gaat onder op de trekstapel en er komt een andere.
option-start-draw-two = Start met Pak 2
    .about = Wat er gebeurt als de startkaart een Pak 2 is.
    .draws_and_skips = pakken en overslaan
    .draws_and_skips-about = De eerste speler pakt 2 kaarten en slaat een beurt over.
    .draws_then_plays = pakken en spelen
    .draws_then_plays-about = De eerste speler pakt 2 kaarten en speelt daarna gewoon.
    .no_effect = niets
    .no_effect-about = Er gebeurt niets.
    .redraw = andere kaart
    .redraw-about = De kaart gaat onder op de trekstapel en er komt een andere.
option-start-reverse = Start met Keer Om
    .about = Wat er gebeurt als de startkaart een Keer Om is.
    .right_of_dealer = rechts van de gever
    .right_of_dealer-about = Het gaat tegen de klok in; de speler rechts van de gever begint.
    .dealer = de gever
    .dealer-about = Het gaat tegen de klok in; de gever begint.
    .no_effect = niets
    .no_effect-about = Er gebeurt niets.
    .redraw = andere kaart
    .redraw-about = De kaart gaat onder op de trekstapel en er komt een andere.
option-start-special-wild = Start met een bijzondere Wild
    .about = Wat er gebeurt als de startkaart een Wild Wissel, Wild Schud of Blanco Wild is.
    .names_color = alleen de kleur
    .names_color-about = De eerste speler kiest de kleur; verder gebeurt er niets.
    .full_effect = alles telt
    .full_effect-about = De eerste speler kiest de kleur en de kaart doet wat hij altijd doet.
    .reshuffle = terugschudden
    .reshuffle-about = De kaart wordt teruggeschud en er komt een andere.
option-start-number-only = Alleen met een cijfer beginnen
    .about = Of de startkaart een cijfer moet zijn.
    .true-about = De gever draait kaarten om tot er een cijfer ligt.
    .false-about = Elke kaart kan startkaart zijn, met de gevolgen die hier zijn afgesproken.

## Wat past

option-group-matching = Wat past
option-matching-symbols = Symbool op symbool
    .about = Of een Stop, Keer Om of Pak 2 op hetzelfde symbool in een andere kleur past.
    .any_color = past altijd
    .any_color-about = Een Stop past op elke Stop, een Keer Om op elke Keer Om, een Pak 2 op elke Pak 2.
    .same_color_only = alleen de kleur
    .same_color_only-about = Deze kaarten passen alleen op hun eigen kleur.
option-matching-wild-draw-four = Wild Pak 4
    .about = Wanneer je een Wild Pak 4 mag spelen.
    .no_matching_color = zonder de kleur
    .no_matching_color-about = Alleen zonder kaart in de kleur die geldt.
    .no_matching_color_or_number = zonder kleur en cijfer
    .no_matching_color_or_number-about = Alleen zonder kaart in de kleur die geldt of met het cijfer dat bovenop ligt.
    .no_other_playable = als niets anders past
    .no_other_playable-about = Alleen als geen enkele andere kaart past, ook geen Wild.
    .unrestricted = altijd
    .unrestricted-about = Je mag hem altijd spelen.
option-matching-wild-draw-four-illegal = Onterechte Wild Pak 4
    .about = Wat er gebeurt als je een Wild Pak 4 speelt terwijl het niet mag.
    .blocked = kan niet
    .blocked-about = Je kunt hem dan niet spelen.
    .bluff = bluf
    .bluff-about = Je mag bluffen en hem toch spelen.
option-matching-wild-may-keep-color = Zelfde kleur kiezen
    .about = Of je met een Wild de kleur mag kiezen die al geldt.
    .true-about = Je mag de kleur laten zoals die is.
    .false-about = Je moet een andere kleur kiezen.

## Pakken

option-group-drawing = Pakken
option-draw-mode = Kaarten pakken
    .about = Hoeveel kaarten je pakt als je niets speelt.
    .one = één
    .one-about = Je pakt één kaart.
    .until_playable = tot er een past
    .until_playable-about = Je pakt door tot je een kaart hebt die past.
    .may_until_playable = doorpakken mag
    .may_until_playable-about = Je pakt één kaart en mag doorgaan tot er een past.
option-draw-voluntary = Pakken als je kunt spelen
    .about = Of je mag pakken terwijl je een kaart hebt die past.
    .allowed = mag
    .allowed-about = Je mag altijd pakken.
    .forbidden = mag niet
    .forbidden-about = Heb je een kaart die past, dan speel je.
option-draw-playable-card = Gepakte kaart past
    .about = Wat je doet met een gepakte kaart die past.
    .may_play = spelen mag
    .may_play-about = Je mag die meteen spelen of houden.
    .must_play = spelen moet
    .must_play-about = Je moet die meteen spelen.
    .auto_play = vanzelf
    .auto_play-about = De kaart wordt vanzelf gespeeld.
option-draw-then-play = Spelen na het pakken
    .about = Welke kaart je na het pakken mag spelen.
    .drawn_card = de gepakte
    .drawn_card-about = Alleen de kaart die je pakte.
    .any_card = elke die past
    .any_card-about = Elke kaart die past.
    .nothing = geen
    .nothing-about = Na het pakken is je beurt voorbij.
option-draw-force-play = Speelplicht
    .about = Of je moet spelen zodra je kunt.
    .true-about = Kun je spelen, dan moet het, ook met een kaart die je net pakte.
    .false-about = Niemand hoeft een kaart te spelen omdat die past.
option-draw-exhausted = Niets meer te pakken
    .about = Hoe een ronde afloopt waarin niemand meer kan spelen of pakken.
    .all_score_own_hand = ieder de eigen hand
    .all_score_own_hand-about = Iedereen telt de eigen kaarten; de ronde heeft geen winnaar.
    .lowest_hand_wins = laagste hand wint
    .lowest_hand_wins-about = De laagste hand wint het verschil met elke andere hand.
    .no_score = geen punten
    .no_score-about = Niemand krijgt punten.
option-draw-mercy-limit = Genadegrens
    .about = Bij hoeveel kaarten je uit de ronde ligt.
    .none = geen
    .none-about = Je mag zoveel kaarten hebben als je kunt dragen.
    .number = { $value }
    .number-about = Wie { $value } kaarten in de hand heeft, ligt uit de ronde.

## Actiekaarten

option-group-actions = Actiekaarten
option-actions-two-player-reverse = Keer Om met twee spelers
    .about = Wat een Keer Om doet als er twee spelers zijn.
    .skip = als een Stop
    .skip-about = De Keer Om werkt als een Stop: je bent nog eens aan de beurt.
    .direction_only = alleen de richting
    .direction_only-about = Alleen de richting draait; de ander is aan de beurt.
option-actions-draw-two-deflect = Pak 2 doorsturen
    .about = Waarmee je een Pak 2 naar een ander kunt doorsturen.
    .off = niet
    .off-about = Een Stop of Keer Om helpt niet tegen een Pak 2.
    .skip_same_color = Stop in de kleur
    .skip_same_color-about = Met een Stop in de kleur die geldt.
    .skip_any = elke Stop
    .skip_any-about = Met elke Stop.
    .reverse_same_color = Keer Om in de kleur
    .reverse_same_color-about = Met een Keer Om in de kleur die geldt.
    .skip_or_reverse = Stop of Keer Om in de kleur
    .skip_or_reverse-about = Met een Stop of een Keer Om in de kleur die geldt.
option-actions-seven-swap = Wisselen met een 7
    .about = Of je met een 7 van hand wisselt.
    .off = nee
    .off-about = Een 7 is een gewoon cijfer.
    .optional = mag
    .optional-about = Wie een 7 speelt, mag van hand wisselen met een speler naar keuze.
    .mandatory = moet
    .mandatory-about = Wie een 7 speelt, moet van hand wisselen.
option-actions-zero-rotate = Doorschuiven met een 0
    .about = Of bij een 0 alle handen een plaats doorschuiven.
    .true-about = Bij een 0 geeft iedereen de hele hand door in de speelrichting.
    .false-about = Een 0 is een gewoon cijfer.
option-actions-swap-hands = Wild Wissel
    .about = Of je met een Wild Wissel van hand moet wisselen.
    .mandatory = moet
    .mandatory-about = Je moet wisselen.
    .optional = mag
    .optional-about = Je mag wisselen.
option-actions-shuffle-hands = Wild Schud
    .about = Hoe de handen na een Wild Schud verdeeld worden.
    .deal_evenly = gelijk
    .deal_evenly-about = Alle kaarten worden zo gelijk mogelijk verdeeld.
    .keep_counts = ieder evenveel als eerst
    .keep_counts-about = Iedereen krijgt evenveel kaarten als eerst.
option-actions-blank-wild = Blanco Wild
    .about = Wat een Blanco Wild doet naast de kleur kiezen.
    .plain_wild = niets
    .plain_wild-about = Verder niets: het is een gewone Wild.
    .others_draw_one = anderen pakken 1
    .others_draw_one-about = Alle anderen pakken 1 kaart.
    .others_draw_two = anderen pakken 2
    .others_draw_two-about = Alle anderen pakken 2 kaarten.

## Stapelen

option-group-stacking = Stapelen
option-stacking-draw-two-on-draw-two = Pak 2 op Pak 2
    .about = Of je een Pak 2 met een Pak 2 mag beantwoorden.
    .true-about = Je mag een Pak 2 op een Pak 2 leggen; de volgende krijgt alles.
    .false-about = Wie een Pak 2 krijgt, pakt.
option-stacking-wild-four-on-wild-four = Wild Pak 4 op Wild Pak 4
    .about = Of je een Wild Pak 4 met een Wild Pak 4 mag beantwoorden.
    .true-about = Je mag een Wild Pak 4 op een Wild Pak 4 leggen; de volgende krijgt alles.
    .false-about = Een Wild Pak 4 mag niet op een Wild Pak 4 om de straf door te geven.
option-stacking-wild-four-on-draw-two = Wild Pak 4 op Pak 2
    .about = Of je een Pak 2 met een Wild Pak 4 mag beantwoorden.
    .true-about = Je mag een Wild Pak 4 op een Pak 2 leggen; de volgende krijgt alles.
    .false-about = Een Wild Pak 4 mag niet op een Pak 2 om de straf door te geven.
option-stacking-draw-two-on-wild-four = Pak 2 op Wild Pak 4
    .about = Of je een Wild Pak 4 met een Pak 2 mag beantwoorden.
    .off = nee
    .off-about = Een Pak 2 mag niet op een Wild Pak 4 om de straf door te geven.
    .named_color = in de gekozen kleur
    .named_color-about = Alleen met een Pak 2 in de kleur die bij de Wild Pak 4 gekozen is.
    .any = elke Pak 2
    .any-about = Met elke Pak 2.
option-stacking-max-total = Hoogste straf
    .about = Tot hoeveel kaarten een straf mag oplopen.
    .none = geen grens
    .none-about = De straf mag zo hoog worden als de kaarten toelaten.
    .number = { $value }
    .number-about = De straf wordt nooit hoger dan { $value } kaarten.
option-stacking-must-stack = Stapelplicht
    .about = Of je moet stapelen als je kunt.
    .true-about = Wie kan stapelen, moet.
    .false-about = Wie kan stapelen, mag ook pakken.

## Aanvechten

option-group-challenge = Aanvechten
option-challenge-who = Aanvechten
    .about = Wie een Wild Pak 4 mag aanvechten.
    .nobody = niemand
    .nobody-about = Niemand mag een Wild Pak 4 aanvechten.
    .victim = wie moet pakken
    .victim-about = De speler die de kaarten moet pakken.
option-challenge-guilty-draws = Straf voor bluffen
    .about = Hoeveel kaarten een betrapte bluffer pakt.
    .number = { $value }
    .number-about = { $value ->
        [0] Een betrapte bluffer pakt niets.
        [one] Een betrapte bluffer pakt 1 kaart.
       *[other] Een betrapte bluffer pakt { $value } kaarten.
    }
option-challenge-innocent-extra = Straf voor ten onrechte aanvechten
    .about = Hoeveel kaarten je boven op de 4 pakt als je ten onrechte aanvecht.
    .number = { $value }
    .number-about = { $value ->
        [0] Je pakt er geen kaart extra bij.
        [one] Je pakt 1 kaart extra.
       *[other] Je pakt { $value } kaarten extra.
    }
option-challenge-hand-shown-to = Wie de hand ziet
    .about = Wie bij het aanvechten de hand te zien krijgt.
    .challenger = wie aanvecht
    .challenger-about = Alleen wie aanvecht, ziet de hand.
    .everyone = iedereen
    .everyone-about = Iedereen ziet de hand.
    .nobody = niemand
    .nobody-about = Niemand ziet de hand; alleen de uitslag wordt bekend.

## Uno roepen

option-group-uno = Uno roepen
option-uno-call = Uno roepen
    .about = Of je "Uno!" moet roepen.
    .required = verplicht
    .required-about = Je roept zelf, en wie het vergeet, kan betrapt worden.
    .automatic = vanzelf
    .automatic-about = Er wordt voor je geroepen.
    .off = niet
    .off-about = Er wordt geen "Uno!" geroepen.
option-uno-deadline = Op tijd roepen
    .about = Tot wanneer je nog "Uno!" mag roepen.
    .before_play = voor het spelen
    .before_play-about = Voordat je je voorlaatste kaart legt, of tegelijk daarmee.
    .before_turn_ends = voor het einde van je beurt
    .before_turn_ends-about = Voordat je beurt voorbij is.
    .before_caught = voordat je betrapt wordt
    .before_caught-about = Zolang niemand je heeft betrapt.
option-uno-catch-until = Betrappen
    .about = Tot wanneer je iemand kunt betrappen.
    .next_player_acts = tot de volgende zet
    .next_player_acts-about = Tot de volgende speler iets doet.
    .next_turn_starts = tot de volgende beurt
    .next_turn_starts-about = Tot de volgende beurt begint, na een korte pauze.
option-uno-penalty = Straf voor niet roepen
    .about = Hoeveel kaarten je pakt als je betrapt wordt.
    .number = { $value }
    .number-about = { $value ->
        [0] Wie betrapt wordt, pakt niets.
        [one] Wie betrapt wordt, pakt 1 kaart.
       *[other] Wie betrapt wordt, pakt { $value } kaarten.
    }
option-uno-needed-to-go-out = Uitkomen zonder Uno
    .about = Wat er gebeurt als je je laatste kaart speelt zonder te hebben geroepen.
    .no = geeft niet
    .no-about = Heeft niemand je betrapt, dan win je gewoon.
    .penalty_and_continue = straf en doorspelen
    .penalty_and_continue-about = Je bent niet uit: je pakt de straf en speelt verder.
    .last_card_blocked = mag niet
    .last_card_blocked-about = Je mag je laatste kaart dan niet spelen.
option-uno-false-call-penalty = Straf voor vals roepen
    .about = Hoeveel kaarten het kost om zomaar "Uno!" te roepen.
    .number = { $value }
    .number-about = { $value ->
        [0] Zomaar roepen kan niet, dus het kost niets.
        [one] Wie zomaar roept, pakt 1 kaart.
       *[other] Wie zomaar roept, pakt { $value } kaarten.
    }
option-uno-false-catch-penalty = Straf voor vals betrappen
    .about = Hoeveel kaarten het kost om iemand ten onrechte te betrappen.
    .number = { $value }
    .number-about = { $value ->
        [0] Ten onrechte betrappen kan niet, dus het kost niets.
        [one] Wie iemand ten onrechte betrapt, pakt 1 kaart.
       *[other] Wie iemand ten onrechte betrapt, pakt { $value } kaarten.
    }
option-uno-after-swap = Uno na een wissel
    .about = Of je moet roepen als je door een ander ineens nog maar één kaart hebt.
    .exempt = nee
    .exempt-about = Dan hoef je niet te roepen.
    .must_call = ja
    .must_call-about = Ook dan moet je roepen.
option-uno-grace-ms = Pauze om te betrappen
    .about = Hoelang de tafel wacht als iemand niet heeft geroepen, in duizendsten van een seconde.
    .number = { $value } ms
    .number-about = { $value ->
        [0] De tafel wacht niet.
       *[other] De tafel wacht { $value } duizendsten van een seconde.
    }

## Uitkomen, punten, partij

option-group-ending = Uitkomen, punten, partij
option-going-out-final-draw-applies = Laatste pakkaart telt
    .about = Of er nog gepakt wordt als de laatste kaart een Pak 2 of Wild Pak 4 is.
    .true-about = De volgende speler pakt eerst nog, en die kaarten tellen mee.
    .false-about = Niemand pakt meer.
option-going-out-last-card = Laatste kaart
    .about = Met welke kaart je mag uitkomen.
    .any = elke
    .any-about = Met elke kaart.
    .no_wild = geen Wild
    .no_wild-about = Niet met een Wild, van welke soort ook.
    .no_draw_card = geen pakkaart
    .no_draw_card-about = Niet met een Pak 2 of Wild Pak 4.
    .number_only = alleen een cijfer
    .number_only-about = Alleen met een cijferkaart.
option-going-out-play-for-places = Om de plaatsen
    .about = Of de ronde doorgaat als er iemand uit is.
    .true-about = Er wordt doorgespeeld tot er één speler overblijft.
    .false-about = De ronde is voorbij zodra iemand uit is.
option-scoring-mode = Puntentelling
    .about = Wie na een ronde welke punten krijgt.
    .winner_takes_hands = winnaar krijgt alles
    .winner_takes_hands-about = De winnaar krijgt de punten van alle andere handen.
    .each_adds_own_hand = ieder de eigen hand
    .each_adds_own_hand-about = Iedereen telt de kaarten van de eigen hand.
    .rounds_won = gewonnen rondes
    .rounds_won-about = Elke gewonnen ronde is één punt waard.
option-scoring-match-winner = Winnaar van de partij
    .about = Wie de partij wint.
    .highest_total = meeste punten
    .highest_total-about = Wie de meeste punten heeft als iemand de puntengrens haalt.
    .lowest_total = minste punten
    .lowest_total-about = Wie de minste punten heeft als iemand de puntengrens haalt.
    .last_standing = laatste over
    .last_standing-about = Wie de puntengrens haalt, ligt eruit; de laatste die overblijft, wint.
option-scoring-target = Puntengrens
    .about = Bij hoeveel punten de partij beslist is.
    .number = { $value }
    .number-about = { $value ->
        [one] Tot 1 punt.
       *[other] Tot { $value } punten.
    }
option-scoring-single-round = Eén ronde
    .about = Of één ronde de partij beslist, zonder punten.
    .true-about = Wie de ronde wint, wint de partij.
    .false-about = Je speelt meer rondes en telt punten.
option-scoring-wild = Wild telt
    .about = Hoeveel een Wild bij de puntentelling telt.
    .number = { $value }
    .number-about = { $value ->
        [one] Een Wild telt voor 1 punt.
       *[other] Een Wild telt voor { $value } punten.
    }
option-scoring-wild-draw-four = Wild Pak 4 telt
    .about = Hoeveel een Wild Pak 4 bij de puntentelling telt.
    .number = { $value }
    .number-about = { $value ->
        [one] Een Wild Pak 4 telt voor 1 punt.
       *[other] Een Wild Pak 4 telt voor { $value } punten.
    }
option-scoring-action = Actiekaart telt
    .about = Hoeveel een Stop, Keer Om of Pak 2 bij de puntentelling telt.
    .number = { $value }
    .number-about = { $value ->
        [one] Een Stop, Keer Om of Pak 2 telt voor 1 punt.
       *[other] Een Stop, Keer Om of Pak 2 telt voor { $value } punten.
    }
option-scoring-special-wild = Bijzondere Wild telt
    .about = Hoeveel een Wild Wissel, Wild Schud of Blanco Wild bij de puntentelling telt.
    .number = { $value }
    .number-about = { $value ->
        [one] Een Wild Wissel, Wild Schud of Blanco Wild telt voor 1 punt.
       *[other] Een Wild Wissel, Wild Schud of Blanco Wild telt voor { $value } punten.
    }

## Varianten

option-group-variants = Varianten
option-jump-in-cards = Inspringen
    .about = Of je buiten je beurt een kaart mag leggen die precies gelijk is aan de bovenste.
    .off = nee
    .off-about = Je speelt alleen in je eigen beurt.
    .colored = gekleurde kaarten
    .colored-about = Met dezelfde kleur en hetzelfde cijfer of symbool.
    .colored_and_wild = ook Wilds
    .colored_and_wild-about = Met een precies gelijke kaart, ook met een Wild op een gelijke Wild.
option-jump-in-continues = Verder na het inspringen
    .about = Wie na het inspringen aan de beurt is.
    .after_jumper = na de inspringer
    .after_jumper-about = De speler na wie insprong.
    .original_order = gewone volgorde
    .original_order-about = Wie toch al aan de beurt was.
option-jump-in-on-draw-cards = Inspringen met pakkaarten
    .about = Of je met een Pak 2 of Wild Pak 4 mag inspringen.
    .normal = na de straf
    .normal-about = Alleen als er geen straf wacht.
    .adds_to_stack = ook op de straf
    .adds_to_stack-about = Ook terwijl de straf nog wacht; die wordt dan hoger.
    .forbidden = nooit
    .forbidden-about = Nooit.
option-multi-discard = Meer kaarten tegelijk
    .about = Of je in één beurt meer kaarten mag leggen.
    .off = nee
    .off-about = Je legt één kaart.
    .identical_pair = gelijk paar
    .identical_pair-about = Twee precies gelijke kaarten.
    .same_number = zelfde cijfer
    .same_number-about = Twee of meer kaarten met hetzelfde cijfer.
option-teams-size = Teams
    .about = Met hoeveel spelers je een team vormt.
    .number = { $value ->
        [0] geen teams
       *[other] { $value } per team
    }
    .number-about = { $value ->
        [0] Iedereen speelt voor zichzelf.
       *[other] Teams van { $value }, om en om aan tafel, met één gezamenlijke score.
    }
option-teams-ends = Einde met teams
    .about = Wanneer een ronde met teams voorbij is.
    .first_member_out = eerste speler uit
    .first_member_out-about = Zodra één speler uit is.
    .all_members_out = heel team uit
    .all_members_out-about = Zodra een heel team uit is.

## Wat niet samengaat

conflict-challenge-without-bluff = Aanvechten kan alleen als bluffen mag. Sta bluffen met de Wild Pak 4 toe, of laat niemand aanvechten.
conflict-force-play-with-voluntary-draw = Speelplicht en pakken terwijl je kunt spelen gaan niet samen. Verbied het pakken als je kunt spelen, of zet de speelplicht uit.
conflict-lowest-total-without-own-hands = "Minste punten" of "laatste over" gaat alleen als iedereen de eigen hand telt. Kies die puntentelling, of laat de meeste punten winnen.
conflict-teams-with-last-standing = Teams kunnen niet afvallen. Speel zonder teams, of laat de meeste of minste punten winnen.
conflict-teams-with-places = Teams spelen niet om de plaatsen. Speel zonder teams, of zet het spelen om de plaatsen uit.
conflict-mercy-limit-too-low = De genadegrens moet hoger zijn dan het aantal kaarten bij het begin. Verhoog de grens, of deel minder kaarten.
conflict-penalty-of-nothing = "Straf en doorspelen" vraagt een straf van minstens 1 kaart. Verhoog de straf voor niet roepen, of kies iets anders voor uitkomen zonder Uno.

## Hoeveel spelers

seats-too-few-players = Je hebt minstens 2 spelers nodig. Nodig nog iemand uit, of speel tegen een bot.
seats-too-many-players = { $players } spelers is te veel: er passen er hoogstens 20 aan een tafel. Speel aan twee tafels.
seats-too-many-players-for-decks = { $players } spelers is te veel voor { $decks ->
    [one] één spel kaarten
   *[other] { $decks } spellen kaarten
}: per spel kunnen er 10 meedoen. Kies meer spellen, of minder spelers.
seats-deck-too-small = Voor { $players } spelers zijn { $needs } kaarten nodig en er zijn er { $has }. Deel minder kaarten, neem meer spellen, of speel met minder mensen.
seats-teams-do-not-fit = { $players } spelers vormen geen twee of meer teams van { $size }. Verander het aantal spelers, of de grootte van de teams.
