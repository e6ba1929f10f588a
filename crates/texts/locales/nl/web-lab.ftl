# The page "Rules lab": what house rules do, and one's own rules tried out.

web-lab-title = Regellab
web-lab-intro = Wat gebeurt er met jullie spel als je stapelen toestaat? Bots hebben het duizenden keren gespeeld, met elke huisregel en zonder.
web-lab-failed = De cijfers kunnen nu niet worden opgehaald. Laad de pagina opnieuw als je verbinding hebt.
web-lab-base = Regels zonder de huisregel
web-lab-players = Spelers
web-lab-table-of = Welke tafel

## One measure, every house rule

web-lab-by-measure = Wat veranderen huisregels?
web-lab-measure = Kijk naar
web-lab-less = minder
web-lab-same = zoals zonder
web-lab-more = meer
web-lab-key = De stip is het verschil, de lijn het 95%-interval. Open stip: geen verschil dat { $rounds } rondes laten zien.
web-lab-without = Zonder huisregels: { $value }
web-lab-table = Hetzelfde als tabel
web-lab-rule = Huisregel
web-lab-with = Ermee
web-lab-difference = Verschil ({ $unit })
web-lab-interval = { $value } ({ $low } tot { $high })

## One house rule, every measure

web-lab-by-rule = Wat doet een huisregel?
web-lab-choose = Huisregel
web-lab-lengths = Hoe lang rondes duren, in beurten
web-lab-lengths-key = Lijn: van het kortste tiende tot het langste. Vak: de middelste helft. Streep: evenveel rondes zijn korter als langer.
web-lab-lengths-text = { $rules }: de helft van de rondes heeft hooguit { $p50 } beurten; acht van de tien hebben er { $p10 } tot { $p90 }.
web-lab-places = Wie wint, per plaats na de gever
web-lab-place = { $dealer ->
    [true] De gever
   *[false] Plaats { $place }
}
web-lab-fair = eerlijk
web-lab-how = Elke ronde is met dezelfde seed met en zonder de regel gespeeld, door bots op elke plaats. Bij minuten is een beurt { $seconds } seconden.

## One's own rules

web-lab-own = Probeer je eigen regels
web-lab-own-about = Twee stel regels naast elkaar, aan een tafel voor zoveel spelers als je wilt.
web-lab-own-first = Eerste regels
web-lab-own-second = Tweede regels
web-lab-fewer = Een speler minder
web-lab-another = Een speler meer
web-lab-own-lengths-key = Lijn: van het kortste tiende tot het langste. Streep: het gemiddelde.
web-lab-own-nothing = Niemand kan nu zeggen wat je kunt verwachten. Zijn er te veel of te weinig spelers voor deze regels?
