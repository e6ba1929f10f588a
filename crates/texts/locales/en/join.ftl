# Playing at a table of a server, in the terminal.

join-own-name = Guest

join-invite = Link: { $link }{ $coded ->
    [true] { " " }· Code: { $code }
   *[false] { "" }
}
# $level: person, random, easy or normal; $who: you or other
join-seat = { $name }{ $who ->
    [you] { " " }(you)
   *[other] { "" }
}{ $level ->
    [random] { " " }· bot, random
    [easy] { " " }· bot, easy
    [normal] { " " }· bot
   *[person] { "" }
}{ $host ->
    [true] { " " }· host
   *[false] { "" }
}{ $ready ->
    [true] { " " }· ready
   *[false] { "" }
}{ $here ->
    [true] { "" }
   *[false] { " " }· away
}{ $lookalike ->
    [true] { " " }· careful: looks like another name
   *[false] { "" }
}{ $wins ->
    [0] { "" }
    [one] { " " }· 1 match won
   *[other] { " " }· { $wins } matches won
}
join-watching = { $watching ->
    [one] One person is watching.
   *[other] { $watching } people are watching.
}
# $what: watch, alone, ready, again or first
join-next = { $what ->
    [watch] You are watching. The match begins when the players are ready.
    [alone] Nobody else is here yet. Send the link to others{ $host ->
        [true] , or type bot to seat a bot.
       *[false] .
    }
    [ready] You are ready. The match begins when everybody is.
    [again] Press Enter for another match.
   *[first] Type ready when you want to begin. ? shows everything you can type.
}

# $level: person, random, easy or normal
join-joined = { $level ->
    [person] { $name } has sat down.
   *[other] { $name }, a bot, has sat down.
}
join-renamed = { $old } is now called { $name }.
# $who: you or other
join-gone = { $kicked ->
    [true] { $who ->
        [you] The host has removed you from the table.
       *[other] The host has removed { $name } from the table.
    }
   *[false] { $name } has left the table.
}
join-host = { $who ->
    [you] You are now the host.
   *[other] { $name } is now the host.
}
join-seats = The seats are now, clockwise: { $names }.
join-rules = The rules are now: { $rules }. Type rules to read them.
join-settings = The host has changed how the table is run.
join-ready = { $who ->
    [you] { $ready ->
        [true] You are ready.
       *[false] You are no longer ready.
    }
   *[other] { $ready ->
        [true] { $name } is ready.
       *[false] { $name } is no longer ready.
    }
}
join-driven = { $who ->
    [you] { $driven ->
        [true] You were away, so a bot is playing for you. Type back to play again.
       *[false] You are playing again.
    }
   *[other] { $driven ->
        [true] { $name } is away; a bot is playing meanwhile.
       *[false] { $name } is playing again.
    }
}
join-match = Match { $number } begins: { $names }.
join-aborted = The match was abandoned.
join-here = { $here ->
    [true] { $name } is here.
   *[false] { $name } is away.
}
join-time = Your time is nearly up: { $seconds ->
    [one] one second is
   *[other] { $seconds } seconds are
} left.
join-said = { $name }: { $text }
join-emoted = { $name }: { $emote ->
    [hello] Hello!
    [good_game] Good game!
    [well_played] Well played!
    [thanks] Thanks!
    [oops] Oops …
    [laugh] Haha!
    [wow] Wow!
    [sad] Oh no …
    [angry] Grr!
    [think] Let me think …
    [hurry] Your turn!
   *[sorry] Sorry!
}

# $own: included, late or none
join-checked = The shuffle of round { $round } is checked: the server kept its promise{ $own ->
    [included] , your share is in it,
    [late] , your share came too late for it,
   *[none] { "" }
} and { $cards ->
    [one] the one card that you saw was where it should be
   *[other] all { $cards } cards that you saw were where they should be
}.
join-checked-wrong = The shuffle of round { $round } is NOT what the server had promised. Keep the record of this match, and show it to the others who played.

join-lost = The connection is lost. Trying again; what you type is kept, and Enter tries at once.
join-found = The connection is back.
join-fault = The server said something that cannot be right: { $fault }.
join-stale = Something else happened just then. Look again before you decide.
join-strange = This server speaks in a way that this program does not know. Update both, and try again.
join-seat-lost = The seat that was kept on this computer is no longer yours. Taking another one.
join-left = You have left the table.
join-come-back = Your seat is kept. Come back with:
join-no-link = "{ $text }" cannot be used: { $why }.

join-record = The record of the match is in { $file }
join-no-record = The record of the match was not kept: { $why }
join-record-unread = This program cannot read the record. Update it, and check the file with lastcard verify.
join-record-other = This record is NOT of the match that you played: the promises of the server in it are not the ones that you saw before the deals.
join-totals = Totals: { $totals }.
join-watch-help = You are watching. Type table, rules or quit.

join-ask-ready = Press Enter when you are ready for the next round.
join-unknown = I do not understand "{ $word }". Type ? for everything you can type.
join-no-level = There is no such bot; type bot easy, bot normal or bot random.
join-no-name = Type your new name after it: name Ann
join-say-what = Type what you want to say after it, at most 200 letters.
join-nobody = Nobody here is called "{ $name }".
join-move = Open this link on your other device within { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}; the seat moves there.

# What can be typed, and what it does.
join-help-ready-words = ready
join-help-ready = be ready; the match begins when everybody is
join-help-not-ready-words = not ready
join-help-not-ready = wait a little longer
join-help-start-words = start
join-help-start = begin now, without waiting for those who are not ready
join-help-bot-words = bot easy
join-help-bot = seat a bot: easy, normal or random
join-help-rules-words = rules
join-help-rules = show the complete rules of this table
join-help-other-rules-words = rules party
join-help-other-rules = choose other rules: a preset, or a file
join-help-set-words = set scoring.target=200
join-help-set = change one option of the rules
join-help-name-words = name ann
join-help-name = choose another name
join-help-kick-words = kick bob
join-help-kick = remove Bob from the table
join-help-host-words = host bob
join-help-host = make Bob the host
join-help-say-words = say hi
join-help-say = say something to everybody, where the host allows it
join-help-emote-words = hello, gg, nice, wow …
join-help-emote = react; also thanks, oops, haha, sad, grr, hmm, hurry, sorry
join-help-mute-words = mute bob
join-help-mute = hide what Bob says; unmute bob shows it again
join-help-back-words = back
join-help-back = play yourself again, after a bot did
join-help-invite-words = invite
join-help-invite = show the link and the code for others
join-help-move-words = move
join-help-move = move your seat to another device
join-help-leave-words = leave
join-help-leave = leave the table for good
join-help-quit-words = quit, q
join-help-quit = stop for now; your seat is kept
