# What happened at the table, besides the game.
# $who: you (the viewer) or other, whose name is $name.

# $bot: true or false
web-log-joined = { $bot ->
    [true] { $name } sits down, a bot.
   *[false] { $name } sits down.
}
# $new: the new name
web-log-renamed = { $who ->
    [you] You are called { $new } now.
   *[other] { $name } is called { $new } now.
}
# $kicked: true when the host did it
web-log-gone = { $who ->
    [you] { $kicked ->
        [true] The host has taken you off the table.
       *[false] You have left the table.
    }
   *[other] { $kicked ->
        [true] The host has taken { $name } off the table.
       *[false] { $name } has left the table.
    }
}
web-log-host = { $who ->
    [you] You are the host now.
   *[other] { $name } is the host now.
}
web-log-seats = The order of the seats has changed.
web-log-rules = The table has other rules now.
web-log-settings = The settings of the table have changed.
# $driven: true when a bot begins, false when it stops
web-log-driven = { $who ->
    [you] { $driven ->
        [true] A bot is playing for you.
       *[false] You are playing yourself again.
    }
   *[other] { $driven ->
        [true] A bot is playing for { $name }.
       *[false] { $name } is playing again.
    }
}
web-log-match-began = Match { $number } begins.
web-log-match-aborted = The match was given up.
web-log-committed = The cards are being shuffled; every player has a share in it.
web-log-revealed = The shuffle of this round can be checked now.
