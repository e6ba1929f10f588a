# What happened at the table, besides the game.
# $who: you (the viewer) or other, whose name is $name.

# $bot: true or false
web-log-joined = { $bot ->
    [true] { $name }, a bot, sits down.
   *[false] { $name } sits down.
}
# $new: the new name
web-log-renamed = { $who ->
    [you] You are now called { $new }.
   *[other] { $name } is now called { $new }.
}
# $kicked: true when the host did it
web-log-gone = { $who ->
    [you] { $kicked ->
        [true] The host has removed you from the table.
       *[false] You have left the table.
    }
   *[other] { $kicked ->
        [true] The host has removed { $name } from the table.
       *[false] { $name } has left the table.
    }
}
web-log-host = { $who ->
    [you] You are now the host.
   *[other] { $name } is now the host.
}
web-log-seats = The order of the seats has changed.
web-log-rules = The table now has other rules.
web-log-settings = The settings of the table have changed.
# $driven: true when a bot begins, false when it stops
web-log-driven = { $who ->
    [you] { $driven ->
        [true] A bot is playing for you.
       *[false] You are playing again.
    }
   *[other] { $driven ->
        [true] A bot is playing for { $name }.
       *[false] { $name } is playing again.
    }
}
web-log-match-began = Match { $number } begins.
web-log-match-aborted = The match was abandoned.
web-log-committed = The cards are being shuffled; every player takes part in it.
web-log-revealed = The shuffle of this round can now be checked.
