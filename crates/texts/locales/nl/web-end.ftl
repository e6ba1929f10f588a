# After a round and after a match.

web-end-you-won = Jij wint ronde { $round }!
web-end-won = { $name } wint ronde { $round }
web-end-over = Ronde { $round } is afgelopen
web-end-stalled = Ronde { $round } is afgelopen: niemand kon verder
web-end-table = De punten van deze ronde
web-end-player = Speler
web-end-left = Nog in de hand
web-end-none-left = geen
web-end-value = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
web-end-points = Deze ronde
web-end-total = Totaal
web-end-round = Ronde
web-end-course = Hoe het ging
web-end-course-table = Als tabel
web-end-next = Volgende ronde
web-end-you-are-out = Je ligt uit de partij, maar je kunt blijven kijken.
web-end-waiting = Wachten op { $names }.
web-end-dealing = De kaarten worden gedeeld …
web-end-deal-anyway = Delen zonder te wachten
web-end-match-over = De partij is afgelopen
web-end-match-you-won = Jij wint de partij!
web-end-match-your-team-won = Jouw team wint de partij!
web-end-match-won = { $count ->
    [one] { $names } wint de partij
   *[other] { $names } winnen de partij
}
web-end-rematch = Nog een keer
web-end-replay = Terugkijken
web-end-download = Verslag bewaren
web-end-no-record = Het verslag kan nu niet worden opgehaald. Probeer het opnieuw als je verbinding hebt.

web-end-checking = Het schudden wordt gecontroleerd …
web-end-not-revealed = Zo meteen kan het schudden worden gecontroleerd.
web-end-verified = Gecontroleerd: niemand heeft de kaarten gekozen.
web-end-unseen = Dit schudden kon hier niet worden gecontroleerd, omdat deze pagina niet de hele ronde heeft gezien. Met het verslag van de partij kan het later nog.
web-end-wrong = Er is niet geschud zoals beloofd.
web-end-what-is-that = Wat is dat?
web-end-shuffle-title = Schudden dat iedereen kan controleren
web-end-shuffle-1 = Voor het delen koos elk apparaat een geheim getal en leverde het verzegeld in. De server deed dat ook. Pas daarna lieten de apparaten hun getal zien.
web-end-shuffle-2 = De volgorde van de kaarten volgt uit alle getallen samen. Niemand kon die weten of kiezen: de server niet, want jouw getal was nog verzegeld, en jij niet, want dat van de server was het ook.
web-end-shuffle-3 = Na de ronde laat de server zijn getal zien. Je apparaat heeft de volgorde nu nog eens uitgerekend en vergeleken met de kaarten die jij hebt gezien.
web-end-shares = Deden mee aan het schudden
web-end-dropped = Beloofden mee te doen en lieten hun getal niet zien
web-end-own = Jouw apparaat
web-end-own-included = deed mee
web-end-own-late = was deze keer te laat
web-end-own-none = deed deze keer niet mee
web-end-cards = Vergeleken kaarten
web-end-nobody = alleen de server
web-end-wrong-commitment = Het getal dat de server liet zien, is niet het getal dat hij had verzegeld. Vertrouw deze server niet.
web-end-wrong-promise = Iemand liet een ander getal zien dan verzegeld was.
web-end-wrong-own-share = De server gebruikte voor jou een ander getal dan je apparaat had gemaakt. Vertrouw deze server niet.
web-end-wrong-card = Een kaart lag niet waar hij na het schudden moest liggen. Vertrouw deze server niet.
