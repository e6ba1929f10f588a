# De tafel zolang er een partij bezig is.

web-table-table = De tafel
web-table-round = Ronde { $round }
web-table-you-watch = Je kijkt mee
web-table-watching = { $count ->
    [one] Eén persoon kijkt mee.
   *[other] { $count } mensen kijken mee.
}
web-table-watch-about = Je ziet wat iedereen ziet, maar niemands kaarten.
web-table-menu = Menu
web-table-rules = De regels van deze tafel
web-table-settings = Instellingen
# $on: true of false
web-table-sound = { $on ->
    [true] Geluid uitzetten
   *[false] Geluid aanzetten
}
web-table-side = Verloop en chat
web-table-side-unread = { $count ->
    [0] Verloop en chat
    [one] Verloop en chat: één nieuw bericht
   *[other] Verloop en chat: { $count } nieuwe berichten
}
web-table-others = De andere spelers
web-table-actions = Wat je kunt doen

# De anderen aan tafel, in een paar woorden.
web-table-seat-turn = aan de beurt
web-table-seat-exposed = geen ‘Uno!’
web-table-seat-called = ‘Uno!’
web-table-seat-last-card = laatste kaart
web-table-seat-driven = bot speelt
web-table-seat-away = weg
web-table-seat-partner = jouw team
web-table-seat-left = weggegaan
web-table-seat-eliminated = uit de partij
web-table-seat-knocked-out = uit deze ronde
web-table-seat-out = uit als { $place }e
web-table-seat-empty = Lege plaats
web-table-cards-in-hand = Kaarten in de hand
web-table-total = Punten tot nu toe
web-table-mute = Verberg wat deze speler zegt
web-table-unmute = Weer tonen
web-table-muted = Je ziet niet wat { $name } zegt.
web-table-replace = Laat een bot de plaats overnemen
web-table-catch = Betrap!
web-table-catch-name = Betrap { $name }: er is geen ‘Uno!’ geroepen
# $cost: de kaarten die het kost als er niets te betrappen is; 0 als het niet mis kan gaan
web-table-catch-cost = { $cost ->
    [0] Betrap { $name }
    [one] Betrap { $name } (kost jou 1 kaart als er niets te betrappen is)
   *[other] Betrap { $name } (kost jou { $cost } kaarten als er niets te betrappen is)
}
web-table-nobody-to-catch = Er is niemand te betrappen.
web-table-is-here = { $name } is er.
web-table-is-away = { $name } is weg.

# Wat even bij een plaats verschijnt.
web-table-mark-skipped = overgeslagen
web-table-mark-uno = Uno!
web-table-mark-caught = betrapt!
web-table-mark-false-call = riep voor niets
web-table-mark-false-catch = niets te betrappen
web-table-mark-challenged = { $guilty ->
    [true] het was bluf
   *[false] geen bluf
}
web-table-mark-passed = past
web-table-mark-out = uit!
web-table-mark-drew = +{ $count }

# Het midden van de tafel.
web-table-draw-pile = Trekstapel, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
web-table-draw-pile-open = Pak een kaart. De trekstapel heeft { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
web-table-draw-pile-owed = { $owed ->
    [one] Pak 1 strafkaart.
   *[other] Pak { $owed } strafkaarten.
} De trekstapel heeft { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
web-table-no-top = Er ligt nog geen kaart open.
# $color: none als er geen is
web-table-top = Bovenop: { $card }. { $color ->
    [none] Er geldt geen kleur.
   *[other] De kleur is { $color }.
}
web-table-no-color = geen kleur
web-table-direction = { $direction ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
}
web-table-direction-is = { $direction ->
    [clockwise] Het gaat met de klok mee.
   *[counterclockwise] Het gaat tegen de klok in.
}

# De regel boven de hand.
web-table-shuffling = De kaarten worden geschud …
web-table-your-turn = Jij bent aan de beurt!
web-table-your-turn-on = Jij bent aan de beurt. Bovenop ligt een { $card }. { $color ->
    [none] Er geldt geen kleur.
   *[other] De kleur is { $color }.
}
web-table-your-turn-penalty = Jij bent aan de beurt: { $count ->
    [one] er wacht 1 kaart
   *[other] er wachten { $count } kaarten
} op je.
# $draw: true als er een kaart gepakt kan worden
web-table-nothing-fits = { $draw ->
    [true] Geen van je kaarten past: pak er een.
   *[false] Geen van je kaarten past.
}
web-table-choose-together = Tik de kaarten aan op volgorde; de laatste ligt bovenop.
web-table-stale = Er gebeurde net iets anders. Kijk nog eens en beslis opnieuw.
web-table-clause = Regel { $clause }
web-table-hurry = Je tijd is bijna om.
# $reserve: true zolang de reserve loopt
web-table-time-left = { $seconds ->
    [one] nog 1 seconde
   *[other] nog { $seconds } seconden
}{ $reserve ->
    [true] { " " }extra tijd
   *[false] { "" }
}
web-table-sort = { $order ->
    [number] Sorteer op cijfer
   *[color] Sorteer op kleur
}
web-table-begins = De kaarten worden gedeeld.

# De hand.
web-table-your-hand = Je hand, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
web-table-card-open = { $card }, kun je spelen
web-table-card-jump-in = { $card }, hiermee kun je inspringen
web-table-card-closed = { $card }, { $why }
web-table-why-card-does-not-match = past niet
web-table-why-wild-draw-four-not-allowed = een andere kaart gaat voor
web-table-why-must-serve-penalty = eerst de strafkaarten pakken
web-table-why-must-name-color = eerst de kleur kiezen
web-table-why-must-play-drawn-card = de gepakte kaart gaat voor
web-table-why-only-drawn-card = nu alleen de gepakte kaart
web-table-why-cannot-stack = geeft de straf niet door
web-table-why-last-card-not-allowed = mag niet als laatste kaart
web-table-why-uno-not-called = er is geen ‘Uno!’ geroepen
web-table-why-other = kun je nu niet spelen

# Knoppen.
web-table-uno = Uno!
web-table-uno-call-about = roep nu
web-table-uno-note-about = bij je kaart
web-table-uno-noted-about = komt met je kaart
web-table-uno-called-about = geroepen
web-table-draw = Pak
web-table-draw-on = Pak nog een
web-table-draw-owed = { $count ->
    [one] Pak 1 kaart
   *[other] Pak er { $count }
}
web-table-pass = Pas
web-table-keep = Houd hem
web-table-together = Meer tegelijk
web-table-lay = { $count ->
    [0] Kies kaarten
    [one] Leg 1 kaart
   *[other] Leg { $count } kaarten
}
web-table-jump-in = Spring in
web-table-no-jump-in = Je kunt nu niet inspringen.
web-table-take-back = Speel weer zelf
web-table-challenge = Vecht aan
web-table-challenge-short = Vecht aan …
web-table-challenge-ask = De Wild Pak 4 aanvechten: kijk wat het kost

# Vragen.
web-table-which-color = Welke kleur?
web-table-start-color = Met welke kleur begint de ronde?
web-table-swap-with = Met wie wissel je van hand?
web-table-start-swap = De startkaart laat je van hand wisselen. Met wie?
web-table-swap-nobody = Met niemand
web-table-jump-in-with = Inspringen met { $cards }?
web-table-void-call = Nu ‘Uno!’ roepen?
web-table-void-call-about = Er is nu niets te roepen. { $count ->
    [one] Het kost je 1 kaart.
   *[other] Het kost je { $count } kaarten.
}
web-table-void-call-do = Toch roepen
web-table-challenge-title = { $name } heeft een Wild Pak 4 gespeeld
# $condition: color, number, playable, unrestricted; $color: none als er geen kleur was
web-table-challenge-about = Die mag { $condition ->
    [unrestricted] altijd.
    [playable] alleen als geen andere kaart gespeeld kan worden.
    [number] alleen zonder kaart in de kleur { $color } en zonder een { $number }.
   *[color] { $color ->
        [none] alleen zonder kaart in de kleur.
       *[other] alleen zonder kaart in de kleur { $color }.
    }
} Blufte { $name }, dan pakt { $name } { $guilty ->
    [0] niets
    [one] 1 kaart
   *[other] { $guilty } kaarten
} en ben jij aan de beurt. Was het geen bluf, dan pak jij { $innocent ->
    [one] 1 kaart
   *[other] { $innocent } kaarten
} en sla je een beurt over.

# Verloop en chat.
web-table-log = Verloop
web-table-log-empty = Er is nog niets gebeurd.
web-table-log-from-here = Hier komt te staan wat er vanaf nu gebeurt.
web-table-log-more = Meer tonen
web-table-talk = Chat
web-table-talk-off = De gastheer heeft de chat aan deze tafel uitgezet.
web-table-talk-empty = Nog niemand heeft iets gezegd.
web-table-say = Zeg iets
web-table-say-do = Stuur
web-table-says = { $name } zegt: { $text }

# Het menu.
web-table-points = Punten voordat ronde { $round } begon
web-table-home = Naar de startpagina
web-table-home-about = Je plaats blijft van jou. Blijf je weg, dan speelt een bot voor je.
web-table-home-watching = Je kunt terugkomen om mee te kijken.
web-table-leave = Voorgoed uit de partij stappen
# $solo: true als er alleen bots meespelen
web-table-leave-about = { $solo ->
    [true] Je stapt uit deze partij, en daarmee is die afgelopen.
   *[false] Je stapt voorgoed uit deze partij; de anderen spelen door en jouw kaarten gaan onder de aflegstapel. Wil je later terugkomen, ga dan naar de startpagina.
}
web-table-leave-do = Stap eruit
web-table-stay = Blijf
web-table-move-seat = Verder spelen op een ander apparaat
web-table-move-seat-about = Open deze link binnen { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
} op het andere apparaat. De link werkt één keer, en wie hem opent, krijgt jouw plaats.
web-table-move-seat-qr = De link die je plaats verhuist
web-table-copy-link = Kopieer de link
web-table-moved-here = een tafel van een ander apparaat

# Toetsen.
web-table-keys = Sneltoetsen
web-table-key-move = Door je hand gaan
web-table-key-enter-name = Enter
web-table-key-enter = De kaart spelen
web-table-key-escape = Afbreken wat je begonnen was
# $does: wat de toets doet
web-table-key = { $does ->
    [draw] Pakken
    [pass] Passen, of de gepakte kaart houden
    [uno] ‘Uno!’
    [catch] Betrappen wie niet riep
    [jump_in] Inspringen
    [read_log] Voorlezen wat er het laatst gebeurde
    [read_table] De tafel voorlezen: beurt, kaart bovenop, kleur, handen
    [read_hand] Je hand voorlezen
   *[help] Deze toetsen tonen
}
web-table-holds = { $name } { $cards }
web-table-hands = In de hand: { $hands }.
web-table-hand-empty = Je hebt geen kaarten.
web-table-hand-is = Je hand, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}: { $cards }.
web-table-hand-open = Je kunt spelen: { $cards }.

# De verbinding.
web-table-line-lost = De verbinding is weg. Je plaats blijft van jou.
web-table-line-next = { $seconds ->
    [one] Volgende poging over 1 seconde
   *[other] Volgende poging over { $seconds } seconden
}
web-table-line-trying = Bezig …
web-table-line-now = Probeer nu
# $code: waarom de verbinding voorbij is
web-table-closed = { $code ->
    [taken_over] Je speelt ergens anders
    [kicked] Je zit niet meer aan tafel
    [bad_token] Deze plaats is niet meer van jou
    [no_table] Deze tafel bestaat niet
    [no_spectators] Meekijken kan hier niet
   *[other] De verbinding is verbroken
}
web-table-closed-taken-over = Je hebt deze plaats in een ander venster of op een ander apparaat geopend.
web-table-play-here = Speel hier
web-table-see-table = Bekijk de tafel
web-table-no-answer = De server antwoordt niet. Probeer het zo nog eens.
web-table-no-solo = Er wacht geen partij
web-table-no-solo-about = In deze browser wacht geen partij tegen bots om mee verder te gaan. Begin een nieuwe op de startpagina.
web-table-to-lobby = Naar de tafel: andere regels, andere spelers
