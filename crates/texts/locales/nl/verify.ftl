# Of het schudden van een opgeschreven partij is zoals het beloofd was: `lastcard verify`.

verify-round-fair = Ronde { $round }: er is geschud zoals het beloofd was, en elke kaart volgt daaruit.
verify-round-seed = Ronde { $round }: elke kaart volgt uit de seed.
# $count: hoeveel namen het zijn
verify-shares = { $names } { $count ->
    [one] droeg
   *[other] droegen
} eraan bij.
verify-no-shares = Geen speler droeg eraan bij: de server bepaalde de volgorde alleen, nog voor het delen.
verify-dropped = { $names } { $count ->
    [one] beloofde een bijdrage en liet die niet zien
   *[other] beloofden een bijdrage en lieten die niet zien
}; die telt dus niet mee.

verify-wrong-commitment = Ronde { $round } KLOPT NIET: het geheim van de server, met deze regels en kaarten, is niet dat waarop de server zich voor het delen had vastgelegd.
verify-wrong-promise = Ronde { $round } KLOPT NIET: { $name } liet een andere bijdrage zien dan voor het delen beloofd was.
verify-wrong-play = Ronde { $round } KLOPT NIET: uit "{ $command }" en het schudden volgt iets anders dan er staat.
verify-wrong-move = Ronde { $round } KLOPT NIET: "{ $command }" mag niet volgens de regels.
verify-wrong-table = Deze partij KLOPT NIET: met zoveel spelers kun je met deze regels niet spelen.
verify-line = Zie regel { $line } van het verslag.

verify-unknown-source = Ronde { $round } is niet te controleren: het verslag zegt niet waar de volgorde van de kaarten vandaan kwam.
verify-unknown-commitment = Ronde { $round } is niet te controleren: er staat niet waarop de server zich had vastgelegd.
verify-unknown-secret = Ronde { $round } is niet te controleren: het geheim van de server staat er niet bij. Dat komt vrij als de ronde voorbij is.
verify-unknown-deal = Ronde { $round } was beloofd, maar er staat niet hoe er gedeeld is. Vraag aan tafel waarom de ronde niet doorging.
verify-unknown-after = Ronde { $round } is niet te controleren: in een eerdere ronde klopt zo weinig dat er daarna niets te controleren valt.

# $rounds: hoeveel rondes er zijn
verify-all-fair = Alles klopt: bij deze partij is geschud zoals het beloofd was, in { $rounds ->
    [one] de enige ronde
   *[other] alle { $rounds } rondes
}.
verify-all-seed = Alles klopt: deze partij volgt uit haar seed, in { $rounds ->
    [one] de enige ronde
   *[other] alle { $rounds } rondes
}.
verify-all-wrong = Deze partij is NIET wat er beloofd was. Bewaar het verslag en laat het zien aan wie er meespeelden.
verify-all-unknown = Van de hele partij is niet te zeggen of er geschud is zoals het beloofd was.
verify-no-rounds = In deze partij is geen ronde gedeeld, dus er valt niets te controleren.

verify-proves-fair = Wat dit bewijst: de volgorde van de kaarten lag vast voordat de eerste kaart gedeeld werd, en niemand kon die kiezen, niet de server, niet een speler en ook niet samen, zolang één van wie eraan bijdroegen eerlijk was. Vergelijk waarop de server zich vastlegde met wat je voor het delen zag: dan is dit het verslag van jouw partij.
verify-proves-not-fair = Wat dit niet bewijst: dat niemand jouw kaarten te zien kreeg terwijl je speelde, of dat er voor dit delen geen ander delen is afgebroken.
verify-proves-seed = Wat dit bewijst: na het schudden is er geen kaart veranderd. Wat dit niet bewijst: dat de seed door toeval tot stand kwam. Wie hem kende, kon alle kaarten kennen.
