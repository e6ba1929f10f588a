# De meegeleverde regels: een titel en één zin.

preset-traditional = Traditioneel
    .about = Pakken tot je kunt spelen, strenge actiekaarten, en wie de minste punten heeft, wint.
preset-standard = Standaard
    .about = Eén kaart pakken, bluffen en aanvechten mag, en wie het eerst 500 punten heeft, wint.
preset-official = Officieel
    .about = Zoals de spelregels die tegenwoordig in de doos zitten.
preset-quick = Snelle ronde
    .about = De standaardregels in één ronde, zonder punten.
preset-party = Feest
    .about = Stapelen, inspringen, wisselen met een 7 en doorschuiven met een 0.
preset-tournament = Toernooi
    .about = De standaardregels, en ten onrechte aanvechten kost geen extra kaarten.
preset-teams = Teams
    .about = De standaardregels in tweetallen met één gezamenlijke score.
preset-team-party = Feest in teams
    .about = De feestregels in tweetallen met één gezamenlijke score.
preset-knockout = Afvalrace
    .about = De traditionele regels, maar wie 500 punten heeft, valt af, tot er één overblijft.
preset-family = Met kinderen
    .about = De traditionele regels; de jongste geeft en niemand hoeft aan "Uno!" te denken.
preset-official-house = Officieel met huisregels
    .about = De officiële regels met stapelen en met doorpakken tot je kunt spelen.
preset-new-deck = Nieuwe kaarten
    .about = De officiële regels met de Wild Wissel, de Wild Schud en de Blanco Wild.
preset-no-mercy-style = Genadeloos
    .about = Alles mag op elkaar gestapeld worden, je pakt tot je kunt spelen, en met 25 kaarten lig je eruit.
