# Wat `lastcard lab run`, `duel` en `speed` in een terminal zeggen.
# Getallen komen al in de vorm van de taal; de andere kiezen alleen tussen enkelvoud en meervoud.

## Zoveel, en hoe ver het is

# $all: an amount; $rate: how many in a second; $left: the time it still takes, such as "12s"
lab-bar = { $share } van { $all }, { $rate } per seconde, nog { $left }
lab-bar-share = { $share }, nog { $left }
lab-going-on = verder na { $done } van { $all }
lab-stopped = gestopt na { $done } van { $all }
# $kept: an amount; a command follows
lab-stopped-kept = Bewaard: { $kept }. Om verder te gaan:
lab-stopped-too-few = Dat is te weinig om te bewaren.
lab-stopped-nothing = Er is niets van bewaard; met --checkpoint BESTAND kun je later verdergaan.
lab-stopped-comparing = gestopt voor alle { $rounds } rondes gespeeld waren; er is niets geschreven

## Een reeks rondes

# $rounds: an amount; $bots: a bot for each seat with commas, or the one that sits at all of them if $alike is true
lab-run-played = { $rounds } aan een tafel met { $seats } plaatsen: { $alike ->
    [true] op elke plaats "{ $bots }".
   *[false] { $bots }.
}
lab-run-turns = Een ronde duurt gemiddeld { $mean } beurten ({ $low } tot { $high }); de helft is in { $half } of minder klaar, één op de tien duurt er meer dan { $tenth }.
# One round alone has no average.
lab-run-turns-once = De ronde duurde { $turns } beurten.
# $left, $dealer: shares with their intervals in brackets, as all shares here
lab-run-places = Wie links van de gever zit, wint { $left } van de rondes, de gever { $dealer }.
lab-run-draws = In { $share } van de beurten wordt er gepakt.
lab-run-penalties = Er valt { $times } keer per ronde een straf: gemiddeld { $cards } kaarten, in het ergste geval { $worst }.
lab-run-lead = De leiding wisselt { $times } keer per ronde; één op de tien winnaars had ooit meer dan { $peak ->
    [one] 1 kaart.
   *[other] { $peak } kaarten.
}
lab-run-match = Een partij duurt { $rounds } rondes ({ $low } tot { $high }) en { $turns } beurten.
# One match alone; $rounds: an amount
lab-run-match-once = De partij duurde { $rounds }, samen { $turns } beurten.
# $matches, $rounds: amounts
lab-run-broken-off = Afgebroken omdat er geen eind aan kwam: { $matches }.
lab-run-stalled = Vastgelopen: { $rounds }, dat is { $share }. Niemand kon verder, of na { $moves } zetten was er nog geen eind.
# A command follows.
lab-run-again = Nog eens hetzelfde:

## De getallen van een reeks

lab-run-head = per ronde
    .mean = gemiddeld
    .interval = 95%-interval
    .deviation = st.afw.
    .least = minst
    .half = helft
    .most = meest
lab-run-between = { $low } tot { $high }
lab-run-row =
    .turns = beurten
    .plays = gelegde kaarten
    .draws = gepakte kaarten
    .drawing-turns = beurten met pakken
    .penalties = straffen
    .penalty-cards = strafkaarten
    .worst-penalty = zwaarste straf
    .call-cards = kaarten om "Uno!"
    .challenges = keer aangevochten
    .guilty = keer bluf ontdekt
    .jump-ins = keer ingesprongen
    .swaps = keer van hand gewisseld
    .skips = overgeslagen beurten
    .refills = keer geschud
    .lead-changes = keer een andere leider
    .winner-peak = winnaar: meeste kaarten
    .winner-points = winnaar: punten
    .cards-left = kaarten over
    .values-left = waarde daarvan
    .match-rounds = rondes per partij
    .match-turns = beurten per partij
lab-run-won =
    .by-place = gewonnen, % per plaats na de gever
    .by-turn = gewonnen, % vanaf wie begint
    .by-seat = gewonnen, % per plaats aan tafel

## Een duel

# $rate: a share with its interval in brackets
lab-duel-wins = "{ $a }" wint { $rate } van de rondes, waar { $fair } eerlijk zou zijn. { $verdict ->
    [stronger] "{ $a }" is sterker dan "{ $b }".
    [weaker] "{ $a }" is zwakker dan "{ $b }".
   *[same] Zoveel rondes laten geen verschil zien tussen "{ $a }" en "{ $b }".
}
lab-duel-points = "{ $a }" haalt { $points } punten per ronde ({ $low } tot { $high }).
# $rounds, $deals, $turns, $asked: amounts; $made: the number of rounds
lab-duel-played = { $rounds }: { $deals }, steeds gespeeld vanaf elke kant van de tafel; { $turns }.
lab-duel-rounded = Gevraagd: { $asked }; om steeds vanaf elke kant te spelen, werden het er { $made }.
lab-duel-undecided = Zonder winnaar: { $rounds }.

## Een snelheid

# $rounds, $turns: amounts
lab-speed-rate = { $millions } miljoen beurten en { $rounds } in een seconde processortijd.
lab-speed-measured = { $turns } in { $rounds }: { $cpu } s processortijd, { $wall } s in totaal.
lab-speed-how = "{ $policy }" op { $seats } plaatsen; klok { $clock } GHz; pad "{ $path }", een toestand van { $bytes } bytes.

## How far it is, before the time left is known

lab-bar-begun = { $share } klaar
# $all: an amount
lab-bar-begun-of = { $share } van { $all }
