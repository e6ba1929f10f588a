# Wat het lab van regels zegt: maten, huisregels, zinnen, verslagen en figuren.
# Getallen komen al in de vorm van de taal. $here: met deze regels; $base: met de regels waarmee vergeleken wordt.

## Maten

lab-measure-turns-per-round = lengte van een ronde
    .about = Hoeveel beurten een ronde duurt.
    .unit = beurten
lab-measure-turns-per-match = lengte van een partij
    .about = Hoeveel beurten een partij duurt, alle rondes samen.
    .unit = beurten
lab-measure-rounds-per-match = rondes in een partij
    .about = Hoeveel rondes het duurt tot iemand de partij gewonnen heeft.
    .unit = rondes
lab-measure-first-seat-edge = voordeel van beginnen
    .about = Hoeveel meer dan een eerlijk deel van de rondes wie begint wint.
    .unit = procentpunten
lab-measure-lead-changes = wisselingen van de leiding
    .about = Hoe vaak in een ronde iemand anders de minste kaarten krijgt.
    .unit = keer per ronde
lab-measure-draw-share = beurten met pakken
    .about = In welk deel van de beurten iemand pakt.
    .unit = % van de beurten
lab-measure-penalties = straffen
    .about = Hoe vaak in een ronde iemand moet pakken door een pakkaart of het aanvechten.
    .unit = keer per ronde
lab-measure-cards-per-penalty = kaarten per straf
    .about = Hoeveel kaarten een straf gemiddeld kost.
    .unit = kaarten
lab-measure-comebacks = inhaalraces in een ronde
    .about = Het deel van de gewonnen rondes waarin de winnaar ooit minstens vijf kaarten meer had dan de minste.
    .unit = % van de rondes
lab-measure-match-comebacks = inhaalraces in een partij
    .about = Het deel van de partijen waarvan de winnaar halverwege niet voor stond.
    .unit = % van de partijen
lab-measure-skill-easy = vaardigheid onder beginners
    .about = Hoeveel meer dan een eerlijk deel van de rondes één bot "normal" wint onder bots "easy".
    .unit = procentpunten
lab-measure-skill-random = vaardigheid tegen toeval
    .about = Hoeveel meer dan een eerlijk deel van de rondes één bot "normal" wint onder bots "random".
    .unit = procentpunten
lab-measure-stalls = vastgelopen rondes
    .about = Het deel van de rondes waarin niemand meer verder kan.
    .unit = % van de rondes

## Huisregels

lab-house-stacking = Stapelen
    .about = Je mag een Pak 2 op een Pak 2 leggen en een Wild Pak 4 op een Wild Pak 4; de volgende pakt alles.
lab-house-stacking-all = Alles stapelen
    .about = Elke pakkaart mag op elke andere pakkaart.
lab-house-draw-until-playable = Doorpakken tot je kunt spelen
    .about = Wie pakt, gaat door tot er een kaart past.
lab-house-no-voluntary-draw = Niet vrijwillig pakken
    .about = Alleen wie niet kan spelen, mag pakken.
lab-house-force-play = Speelplicht
    .about = Wie een kaart heeft die past, moet spelen, ook de net gepakte.
lab-house-seven-zero = 7-0
    .about = Met een 7 wissel je van hand met iemand, met een 0 schuiven alle handen door.
lab-house-jump-in = Inspringen
    .about = Een kaart die precies gelijk is aan de bovenste, mag buiten je beurt.
lab-house-no-challenge = Niet aanvechten
    .about = Niemand vecht aan, en een Wild Pak 4 kan alleen als hij mag.
lab-house-wild-four-anytime = Wild Pak 4 altijd
    .about = Een Wild Pak 4 mag altijd, en niemand kan hem aanvechten.
lab-house-pairs = Paren
    .about = Twee gelijke kaarten mogen samen.
lab-house-same-number = Meer van één cijfer
    .about = Alle kaarten met hetzelfde cijfer mogen samen.
lab-house-mercy = Genade bij 25 kaarten
    .about = Wie 25 kaarten heeft, ligt uit de ronde.
lab-house-swap-card = Met Wild Wissel
    .about = Er zitten een Wild Wissel en drie Blanco Wilds in het spel.
lab-house-shuffle-card = Met Wild Schud
    .about = Er zitten een Wild Schud en drie Blanco Wilds in het spel.
lab-house-strict-symbols = Strenge actiekaarten
    .about = Een Stop, Keer Om of Pak 2 mag alleen op de eigen kleur.
lab-house-number-last = Eindigen met een cijfer
    .about = De laatste kaart moet een cijfer zijn.
lab-house-deflect = Pak 2 doorsturen
    .about = Met een Stop of Keer Om in de kleur die geldt, stuur je een Pak 2 door.
lab-house-no-call = Zonder "Uno!"
    .about = Niemand hoeft "Uno!" te roepen.
lab-house-places = Om de plaatsen
    .about = De anderen spelen door tot er één over is.
lab-house-partners = In tweetallen
    .about = Twee spelers tegenover elkaar hebben samen één score.
lab-house-five-cards = Vijf kaarten
    .about = Iedereen krijgt vijf kaarten bij het begin.
lab-house-ten-cards = Tien kaarten
    .about = Iedereen krijgt tien kaarten bij het begin.

## Zinnen

# $change: more or less, against the base; $minutes: at $pace seconds a turn
lab-says-turns = Met "{ $rules }" duurt een ronde { $by } { $change ->
        [more] langer
       *[less] korter
    }: { $here } beurten in plaats van { $base }, of zo’n { $minutes } minuten bij { $pace } seconden per beurt.
# $change: same as far as so many rounds can show, or hardly another
lab-says-turns-same = Met "{ $rules }" duurt een ronde { $change ->
        [hardly] vrijwel evenveel beurten als met "{ $base }"
       *[same] evenveel beurten als met "{ $base }", voor zover { $rounds } rondes dat kunnen laten zien
    }: { $here }, ofwel zo’n { $minutes } minuten bij { $pace } seconden per beurt.
lab-says-match = Een partij duurt { $by } { $change ->
        [more] langer
       *[less] korter
    }: zo’n { $here } minuten in plaats van { $base }.
lab-says-rounds = Een partij heeft { $change ->
        [more] meer
       *[less] minder
    } rondes: { $here } in plaats van { $base }.
# $fair: what would be fair; $fair-base: the same for $base, or "same"
lab-says-first = Beginnen is { $change ->
        [more] meer
       *[less] minder
    } waard: wie begint, wint { $here } van de rondes, waar { $fair } eerlijk zou zijn, in plaats van { $base }{ $fair-base ->
        [same] .
       *[other] , waar { $fair-base } eerlijk zou zijn.
    }
lab-says-lead = De leiding wisselt { $change ->
        [more] vaker
       *[less] minder vaak
    }: { $here } keer per ronde in plaats van { $base }.
lab-says-draws = Er wordt in { $change ->
        [more] meer
       *[less] minder
    } beurten gepakt: { $here } in plaats van { $base }.
lab-says-penalties = Straffen komen { $change ->
        [more] vaker
       *[less] minder vaak
    } voor: { $here } keer per ronde in plaats van { $base }.
# $worst: the most cards of one penalty
lab-says-hit = Wie getroffen wordt, pakt { $change ->
        [more] meer
       *[less] minder
    }: gemiddeld { $here } kaarten in plaats van { $base }, en in het ergste geval { $worst }.
lab-says-comebacks = Inhaalraces komen { $change ->
        [more] vaker
       *[less] minder vaak
    } voor: in { $here } van de rondes stond de winnaar ooit vijf kaarten of meer achter, in plaats van { $base }.
lab-says-match-comebacks = Partijen kantelen { $change ->
        [more] vaker
       *[less] minder vaak
    }: in { $here } ervan stond de winnaar halverwege niet voor, in plaats van { $base }.
# $fair, $fair-base as above
lab-says-skill-easy = Vaardigheid telt onder beginners { $change ->
        [more] meer
       *[less] minder
    }: één bot "normal" onder bots "easy" wint { $here } van de rondes, waar { $fair } eerlijk zou zijn, in plaats van { $base }{ $fair-base ->
        [same] .
       *[other] , waar { $fair-base } eerlijk zou zijn.
    }
lab-says-skill-random = Vaardigheid telt tegen toeval { $change ->
        [more] meer
       *[less] minder
    }: één bot "normal" onder bots "random" wint { $here } van de rondes, waar { $fair } eerlijk zou zijn, in plaats van { $base }{ $fair-base ->
        [same] .
       *[other] , waar { $fair-base } eerlijk zou zijn.
    }
lab-says-stalls = Rondes lopen { $change ->
        [more] vaker
       *[less] minder vaak
    } vast: { $here } ervan in plaats van { $base }.
# $games: an amount, such as "20,000 rounds" or "1,000 matches"; $measures: the names of measures
lab-says-same = Geen verschil dat { $games } konden laten zien: { $measures }.

## Verslagen en tabellen

lab-figures = Figuren
lab-title = Wat de regels doen
lab-intro = { $bots } speelden { $rounds } losse rondes en { $matches } partijen met elk van deze regels, aan een tafel voor { $seats }, steeds met dezelfde seeds. Alle andere worden vergeleken met "{ $base }".
lab-bots = Bots ({ $levels })
lab-limits = Bots zijn geen mensen: ze zijn sneller, vergeten minder en maken geen afspraakjes. Wat tussen regels verschilt, geldt eerder ook aan jullie tafel dan een los getal.
lab-in-short = In het kort
lab-what-differs = Waarin de regels verschillen
lab-measure = Maat
lab-rules = Regels
lab-value = Waarde
lab-difference = Verschil met "{ $base }"
lab-option = Keuze
lab-between = { $value } ({ $low } tot { $high })
lab-reading = Tussen haakjes: het 95%-interval. Een verschil heeft een * als het zeker is, ook al worden zoveel maten bekeken: nul ligt niet in zijn interval, en het doorstaat de correctie van Holm. Als regels helemaal niets deden, stond er in hooguit één op de twintig vergelijkingen ergens een *.
lab-made = Seed { $seed }. Dezelfde seed geeft met dezelfde versie van het programma dezelfde getallen.
lab-worst-penalty = zwaarste straf in een ronde
lab-table-of = De getallen van "{ $title }"

## Figuren

lab-figure-length = Hoe lang rondes duren
lab-figure-length-axis = beurten per ronde
lab-figure-rounds-axis = deel van de rondes
lab-figure-half = middelste helft
lab-figure-median = mediaan
lab-figure-mean = gemiddelde
lab-figure-nine-tenths = zonder de laagste en de hoogste tien procent
lab-figure-seats = Wie er wint, naar plaats na de gever
lab-figure-seats-axis = plaats na de gever
lab-figure-wins-axis = deel van de gewonnen rondes
lab-figure-dealer = gever
lab-figure-points = Wat een ronde waard is
lab-figure-points-axis = punten per ronde
lab-figure-compare = Wat de regels doen, naast "{ $base }"
lab-figure-house-rules = { $measure }: wat huisregels veranderen
lab-figure-duel = { $a } tegen { $b }
lab-figure-duels = Bots tegen bots
lab-figure-caption = { $rules } · { $seats } spelers · { $rounds } rondes · seed { $seed }
lab-figure-key-interval = Lijnen: 95%-intervallen.
lab-figure-key-certain = Gevuld: zeker anders dan de basis. Open: geen verschil dat deze rondes laten zien.
lab-figure-key-strip = Lijn: van de laagste tien procent tot de hoogste. Blok: de middelste helft. Streepje: de mediaan.
lab-figure-key-fair = Streepjes: het eerlijke deel.
lab-figure-key-stronger = Gevuld: zeker anders dan de anderen. Open: geen verschil dat deze rondes laten zien.
lab-figure-key-base = Streepjes: de basis.

## Captions of figures

lab-figure-key-square = Vierkant: de basis.
lab-figure-key-others = Gevuld rondje: de andere.
lab-figure-rules-and-bots = { $rules } · bots: { $bots }
lab-figure-and-others = { $base } en { $others } andere
# $caption: what was played besides
lab-figure-with-matches = { $caption } · { $matches } partijen
lab-figure-with-skill = { $caption } · { $rounds } rondes voor vaardigheid

## More of a report

lab-report-skill = Vaardigheid berust op nog eens { $rounds } rondes van één bot "normal" onder bots "easy", en evenveel onder bots "random".
# $base, $here: the cards of that penalty
lab-report-worst = Kaarten van de zwaarste straf in een ronde: { $base } → { $here }.
lab-report-options = Keuzes van "{ $rules }" naast "{ $base }"

# $kind: rounds, matches, deals or turns; $number: how many, $count for the plural
lab-amount = { $kind ->
    [matches] { $count ->
        [one] 1 partij
       *[other] { $number } partijen
    }
    [deals] { $number } keer delen
    [turns] { $count ->
        [one] 1 beurt
       *[other] { $number } beurten
    }
   *[rounds] { $count ->
        [one] 1 ronde
       *[other] { $number } rondes
    }
}
