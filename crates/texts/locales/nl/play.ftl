# Het spelen in de terminal en op de opdrachtregel.

play-own-name = Jij
play-changed-rules = { $title } (aangepast)

play-welcome = { $rules }: { $names }. Typ ? om te zien wat je kunt typen.
play-welcome-back = { $rules }: { $names }. De partij gaat verder waar je gebleven was.
play-welcome-over = { $rules }: { $names }. Deze partij is afgelopen.
play-blank-wild = De Blanco Wild aan deze tafel: { $text }
play-written-to = Elke zet wordt bewaard in { $file }

play-over = De partij is afgelopen. Het verslag staat in { $file }
play-left = Je bent uit de partij gestapt. Het verslag staat in { $file }
play-go-on = Er gaat niets verloren. Verder spelen met:
play-input-ended = De invoer was op voordat de partij afgelopen was. Verder spelen met:

play-you = jij
play-round = Ronde { $round }
# $clockwise: true of false
play-direction = { $clockwise ->
    [true] met de klok mee
   *[false] tegen de klok in
}
play-partners = Jouw team: jij en { $names }.
play-are-out = Uit: { $names }.
play-are-knocked-out = Uit deze ronde: { $names }.
play-are-eliminated = Uit de partij: { $names }.
play-have-left = Weg: { $names }.
play-top = Bovenop:
play-color = Kleur:
play-draw-pile = Trekstapel: { $count }
play-exposed = Te betrappen: { $names }
# $marked: true als er een kaart gespeeld kan worden
play-hand = Je hand, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}{ $marked ->
    [true] { " " }([ ] = speelbaar):
   *[false] :
}
play-may-jump-in = Je kunt inspringen (typ spring en de kaart) met

# $several: true als er kaarten samen gespeeld kunnen worden
play-can = Je kunt { $moves }.{ $several ->
    [true] { " " }Kaarten die samen mogen, leg je in één keer: 1 2.
   *[false] { "" }
}
play-can-play = een kaart spelen (typ het nummer)
play-can-name = een kleur kiezen (r, ge, gr of b)
play-can-swap = van hand wisselen (typ wissel en een naam)
play-can-challenge = aanvechten ("vecht")
# $owed: de kaarten die wachten, of 0
play-can-draw = { $owed ->
    [0] een kaart pakken
    [one] de strafkaart pakken
   *[other] de { $owed } strafkaarten pakken
} ("pak")
play-can-pass = passen ("pas")

# $condition: color, number, playable, unrestricted; $color: none als er geen kleur was
play-challenge = Een Wild Pak 4 mag { $condition ->
    [unrestricted] altijd.
    [playable] alleen als geen andere kaart gespeeld kan worden.
    [number] alleen zonder kaart in de kleur { $color } en zonder een { $number }.
   *[color] { $color ->
        [none] alleen zonder kaart in de kleur.
       *[other] alleen zonder kaart in de kleur { $color }.
    }
} Vecht je aan en blufte { $name }, dan pakt { $name } { $guilty ->
    [0] niets
    [one] 1 kaart
   *[other] { $guilty } kaarten
} en ben jij aan de beurt; was het geen bluf, dan pak jij { $wrong ->
    [one] 1 kaart
   *[other] { $wrong } kaarten
} en sla je een beurt over.

play-ask-color = Welke kleur? r (rood), ge (geel), gr (groen) of b (blauw)
# $names: spelers met nummers; $may: true als niemand ook een antwoord is
play-ask-swap = Met wie wissel je van hand? { $names }{ $may ->
    [true] , of Enter voor niemand
   *[false] { "" }
}
play-hand-over = { $name } is aan de beurt. Geef het toetsenbord door; { $name } drukt op Enter.
play-ask-next-round = Druk op Enter om de volgende ronde te delen.
play-ask-leave = Voorgoed uit deze partij stappen? Typ ja; met iets anders blijf je. (Met q stop je alleen voor nu.)

play-score-player = speler
play-score-points = punten
play-score-total = totaal
play-score-left = kaarten over
play-score-rounds = rondes

play-fault-unknown = "{ $word }" begrijp ik niet. Typ het nummer van een kaart, of ? voor alles wat je kunt typen.
play-fault-number = Er is geen kaart { $word }; { $count ->
    [0] je hebt geen kaarten.
    [one] je enige kaart heeft nummer 1.
   *[other] je kaarten hebben de nummers 1 tot en met { $count }.
}
play-fault-two-colors = "{ $word }" kan geel of groen zijn; typ ge of gr.
play-fault-no-card = Welke kaart? Typ het nummer.
play-fault-no-color = Dat is geen kleur; typ r, ge, gr of b.
play-fault-no-player = { $word ->
    [none] Wie? Aan deze tafel zitten { $names }.
   *[other] Niemand anders heet hier "{ $word }"; aan deze tafel zitten { $names }.
}
play-fault-many-players = Zeg wie: { $names }.

# Wat je kunt typen, en wat het doet.
play-help-number-words = 3
play-help-number = speel kaart 3
play-help-card-words = r5, ge+2, grs, blr
play-help-card = speel de rode 5, gele Pak 2, groene Stop, blauwe Keer Om
play-help-several-words = 1 4
play-help-several = speel kaart 1 en 4 samen
play-help-wild-words = 3 gr
play-help-wild = speel kaart 3, een Wild, en kies groen
play-help-swap-words = 3 met ada
play-help-swap = speel kaart 3 en wissel van hand met Ada (het begin van een naam is genoeg)
play-help-draw-words = pak, p
play-help-draw = pak een kaart, of de kaarten die op je wachten
play-help-pass-words = pas
play-help-pass = beëindig na het pakken je beurt zonder te spelen
play-help-uno-words = 3 uno, uno
play-help-uno = roep "Uno!" tegelijk met kaart 3, of los op elk moment
play-help-catch-words = betrap ada
play-help-catch = betrap Ada die geen "Uno!" riep, op elk moment
play-help-challenge-words = vecht
play-help-challenge = vecht de Wild Pak 4 aan die op je wacht
play-help-jump-words = spring r5
play-help-jump = spring in met de rode 5 als je niet aan de beurt bent
play-help-other-words = bob: uno
play-help-other = Bob, die ook aan dit toetsenbord zit, roept "Uno!"; net zo bij betrap en spring
play-help-table-words = tafel, Enter
play-help-table = toon de tafel en je hand opnieuw
play-help-rules-words = regels
play-help-rules = toon de volledige regels van deze tafel
play-help-scores-words = stand
play-help-scores = toon de punten
play-help-log-words = verloop
play-help-log = toon wat er in deze ronde gebeurde
play-help-leave-words = verlaat
play-help-leave = stap voorgoed uit de partij
play-help-quit-words = q, stoppen
play-help-quit = stop voor nu; de partij kan later verder
