# Wat er aan tafel gebeurde, naast het spel.
# $who: you (wie kijkt) of other, met de naam $name.

# $bot: true of false
web-log-joined = { $bot ->
    [true] { $name }, een bot, schuift aan.
   *[false] { $name } schuift aan.
}
# $new: de nieuwe naam
web-log-renamed = { $who ->
    [you] Je heet nu { $new }.
   *[other] { $name } heet nu { $new }.
}
# $kicked: true als de gastheer het deed
web-log-gone = { $who ->
    [you] { $kicked ->
        [true] De gastheer heeft je van tafel gestuurd.
       *[false] Je hebt de tafel verlaten.
    }
   *[other] { $kicked ->
        [true] De gastheer heeft { $name } van tafel gestuurd.
       *[false] { $name } heeft de tafel verlaten.
    }
}
web-log-host = { $who ->
    [you] Jij bent nu de gastheer.
   *[other] { $name } is nu de gastheer.
}
web-log-seats = De volgorde van de plaatsen is veranderd.
web-log-rules = De tafel heeft nu andere regels.
web-log-settings = De instellingen van de tafel zijn veranderd.
# $driven: true als een bot begint, false als die ophoudt
web-log-driven = { $who ->
    [you] { $driven ->
        [true] Een bot speelt voor je.
       *[false] Je speelt weer zelf.
    }
   *[other] { $driven ->
        [true] Een bot speelt voor { $name }.
       *[false] { $name } speelt weer zelf.
    }
}
web-log-match-began = Partij { $number } begint.
web-log-match-aborted = De partij is afgebroken.
web-log-committed = De kaarten worden geschud; elke speler doet daaraan mee.
web-log-revealed = Het schudden van deze ronde kan nu worden gecontroleerd.
