# Waarom een zet niet kan, en wat je dan wel kunt doen.
# Wat niet bekend is, is "none" ($owed: 0).

refusal-unknown-player = { $target ->
    [none] Zo heet hier niemand; kies een naam van deze tafel.
   *[other] { $target } zit hier niet aan tafel; kies een naam van deze tafel.
}
refusal-match-over = De partij is afgelopen. Begin een nieuwe om verder te spelen.
refusal-round-over = Deze ronde is afgelopen. Wacht tot de volgende ronde gedeeld is.
refusal-left-the-match = Wie van tafel is gegaan, doet in deze partij niet meer mee; meekijken mag wel.
refusal-not-your-turn = { $on-turn ->
    [none] Je bent nu niet aan de beurt; wacht even.
   *[other] { $on-turn } is aan de beurt; wacht tot jij weer mag.
}
refusal-must-name-color = Er geldt nog geen kleur. Kies eerst de kleur van de startkaart.
refusal-must-serve-penalty = { $owed ->
    [0] Er wachten nog kaarten op je; pak die eerst.
    [one] Er wacht nog 1 kaart op je; pak die eerst.
   *[other] Er wachten nog { $owed } kaarten op je; pak die eerst.
}
refusal-card-not-in-hand = { $card ->
    [none] Die kaart heb je niet. Kies er een uit je eigen hand.
   *[other] Je hebt geen { $card }. Kies een kaart uit je eigen hand.
}
refusal-card-does-not-match = { $card ->
    [none] Die kaart past niet.
   *[other] Je { $card } past hier niet.
} { $color ->
    [none] Kies een kaart die wel past, of pak een kaart.
   *[other] { $top ->
        [none] Speel { $color } of een Wild, of pak een kaart.
       *[other] De kleur is { $color } en bovenop ligt een { $top }: speel iets dat daarbij past of een Wild, of pak een kaart.
    }
}
refusal-wild-draw-four-not-allowed = Een Wild Pak 4 mag nu niet, want je hebt een andere kaart die voorgaat. Speel die, of pak een kaart.{ $color ->
    [none] { "" }
   *[other] { " " }De kleur is { $color }.
}
refusal-color-required = { $card ->
    [none] Zeg erbij welke kleur het wordt: rood, geel, groen of blauw.
   *[other] Zeg bij de { $card } welke kleur het wordt: rood, geel, groen of blauw.
}
refusal-color-not-wanted = { $color ->
    [none] Die kleur kun je hier niet kiezen. Laat de kleur weg, of kies een andere.
   *[other] Die kleur kun je hier niet kiezen. Laat de kleur weg, of kies een andere dan { $color }.
}
refusal-swap-target-required = Kies met wie je van hand wisselt.
refusal-swap-target-not-allowed = { $target ->
    [none] Met die speler kun je nu niet wisselen.
   *[other] Met { $target } kun je nu niet wisselen.
} Kies iemand anders die nog meespeelt, of speel zonder te wisselen.
refusal-must-play = Je kunt een kaart spelen, en dan moet het ook. Kies er een die past.
refusal-must-play-drawn-card = De gepakte kaart past, dus die moet je spelen.
refusal-only-drawn-card = Na het pakken mag je alleen de gepakte kaart spelen. Speel die, of pas als dat aan deze tafel mag.
refusal-cannot-draw = Je kunt nu geen kaart pakken. Speel een kaart, of pas.
refusal-cannot-pass = Passen kan nog niet. Speel een kaart, of pak er eerst een.
refusal-cannot-stack = { $card ->
    [none] Daarmee kun je de straf niet doorgeven.
   *[other] Met je { $card } kun je de straf niet doorgeven.
} { $owed ->
    [0] Speel een kaart waarmee het wel kan, of pak de strafkaarten.
    [one] Speel een kaart waarmee het wel kan, of pak de strafkaart.
   *[other] Speel een kaart waarmee het wel kan, of pak de { $owed } strafkaarten.
}
refusal-last-card-not-allowed = { $card ->
    [none] Met die kaart mag je niet uitkomen.
   *[other] Met je { $card } mag je niet uitkomen.
} Speel een andere kaart, of pak er een.
refusal-uno-not-called = Je hebt geen "Uno!" geroepen, dus je mag je laatste kaart nog niet spelen. Pak een kaart, en roep de volgende keer op tijd.
refusal-nothing-to-call = Er valt nu geen "Uno!" te roepen. Dat doe je bij je voorlaatste kaart, als het aan deze tafel moet; speel nu zonder.
refusal-nothing-to-catch = { $target ->
    [none] Er is nu niemand te betrappen.
   *[other] Bij { $target } valt nu niets te betrappen.
} Speel gewoon verder.
refusal-cannot-challenge = Er ligt nu geen Wild Pak 4 die je kunt aanvechten. { $owed ->
    [0] Speel gewoon verder.
    [one] Pak de kaart die op je wacht.
   *[other] Pak de { $owed } kaarten die op je wachten, of speel er iets op als dat mag.
}
refusal-cannot-jump-in = { $card ->
    [none] Met die kaart kun je nu niet inspringen.
   *[other] Met je { $card } kun je nu niet inspringen.
} Bewaar de kaart tot je aan de beurt bent.
refusal-cannot-discard-together = Die kaarten mag je niet samen spelen. Speel er één.
refusal-round-not-over = De ronde is nog bezig. Speel die eerst uit.
