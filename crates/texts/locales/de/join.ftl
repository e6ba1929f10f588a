# Playing at a table of a server, in the terminal.

join-own-name = Gast

join-invite = Link: { $link }{ $coded ->
    [true] { " " }· Code: { $code }
   *[false] { "" }
}
# $level: person, random, easy or normal; $who: you or other
join-seat = { $name }{ $who ->
    [you] { " " }(du)
   *[other] { "" }
}{ $level ->
    [random] { " " }· Bot, zufällig
    [easy] { " " }· Bot, leicht
    [normal] { " " }· Bot
   *[person] { "" }
}{ $host ->
    [true] { " " }· Host
   *[false] { "" }
}{ $ready ->
    [true] { " " }· bereit
   *[false] { "" }
}{ $here ->
    [true] { "" }
   *[false] { " " }· weg
}{ $lookalike ->
    [true] { " " }· Vorsicht: sieht aus wie ein anderer Name
   *[false] { "" }
}{ $wins ->
    [0] { "" }
    [one] { " " }· 1 Partie gewonnen
   *[other] { " " }· { $wins } Partien gewonnen
}
join-watching = { $watching ->
    [one] Eine Person schaut zu.
   *[other] { $watching } Personen schauen zu.
}
# $what: watch, alone, ready, again or first
join-next = { $what ->
    [watch] Du schaust zu. Die Partie beginnt, wenn die Spieler bereit sind.
    [alone] Noch ist niemand anders hier. Schick den Link an andere{ $host ->
        [true] , oder tippe bot für einen Bot.
       *[false] .
    }
    [ready] Du bist bereit. Die Partie beginnt, wenn alle bereit sind.
    [again] Drück Enter für noch eine Partie.
   *[first] Tippe bereit, wenn du anfangen willst. Mit ? siehst du alles, was du tippen kannst.
}

# $level: person, random, easy or normal
join-joined = { $level ->
    [person] { $name } hat Platz genommen.
   *[other] { $name }, ein Bot, hat Platz genommen.
}
join-renamed = { $old } heißt jetzt { $name }.
# $who: you or other
join-gone = { $kicked ->
    [true] { $who ->
        [you] Der Host hat dich vom Tisch entfernt.
       *[other] Der Host hat { $name } vom Tisch entfernt.
    }
   *[false] { $name } hat den Tisch verlassen.
}
join-host = { $who ->
    [you] Du bist jetzt der Host.
   *[other] { $name } ist jetzt der Host.
}
join-seats = Die Plätze sind jetzt, im Uhrzeigersinn: { $names }.
join-rules = Die Regeln sind jetzt: { $rules }. Tippe regeln, um sie zu lesen.
join-settings = Der Host hat die Einstellungen des Tisches geändert.
join-ready = { $who ->
    [you] { $ready ->
        [true] Du bist bereit.
       *[false] Du bist nicht mehr bereit.
    }
   *[other] { $ready ->
        [true] { $name } ist bereit.
       *[false] { $name } ist nicht mehr bereit.
    }
}
join-driven = { $who ->
    [you] { $driven ->
        [true] Du warst weg, deshalb spielt ein Bot für dich. Tippe zurück, um wieder selbst zu spielen.
       *[false] Du spielst wieder selbst.
    }
   *[other] { $driven ->
        [true] { $name } ist weg; solange spielt ein Bot.
       *[false] { $name } spielt wieder selbst.
    }
}
join-match = Partie { $number } beginnt: { $names }.
join-aborted = Die Partie wurde abgebrochen.
join-here = { $here ->
    [true] { $name } ist da.
   *[false] { $name } ist weg.
}
join-time = Deine Zeit wird knapp: noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
join-said = { $name }: { $text }
join-emoted = { $name }: { $emote ->
    [hello] Hallo!
    [good_game] Gutes Spiel!
    [well_played] Gut gespielt!
    [thanks] Danke!
    [oops] Ups …
    [laugh] Haha!
    [wow] Wow!
    [sad] O nein …
    [angry] Grr!
    [think] Hmm …
    [hurry] Du bist dran!
   *[sorry] Tut mir leid!
}

# $own: included, late or none
join-checked = Das Mischen von Runde { $round } ist geprüft: Der Server hat sein Versprechen gehalten{ $own ->
    [included] , dein Beitrag ist dabei,
    [late] , dein Beitrag kam dafür zu spät,
   *[none] ,
} und { $cards ->
    [one] die eine Karte, die du gesehen hast, lag da, wo sie liegen musste
   *[other] alle { $cards } Karten, die du gesehen hast, lagen da, wo sie liegen mussten
}.
join-checked-wrong = Das Mischen von Runde { $round } ist NICHT das, was der Server versprochen hatte. Heb das Protokoll dieser Partie auf und zeig es allen, die mitspielen.

join-lost = Die Verbindung ist weg. Sie wird neu aufgebaut; was du tippst, bleibt erhalten, und Enter versucht es sofort.
join-found = Die Verbindung ist wieder da.
join-fault = Der Server hat etwas gesagt, das nicht sein kann: { $fault }.
join-stale = Vorher ist noch etwas anderes passiert. Schau noch einmal hin und entscheide neu.
join-strange = Dieser Server spricht auf eine Weise, die dieses Programm nicht kennt. Aktualisiere beide und versuch es noch einmal.
join-seat-lost = Der Platz, der auf diesem Computer gespeichert war, gehört dir nicht mehr. Du bekommst einen anderen.
join-left = Du hast den Tisch verlassen.
join-come-back = Dein Platz bleibt dir erhalten. Komm zurück mit:
join-no-link = „{ $text }“ geht nicht: { $why }.

join-record = Das Protokoll der Partie steht in { $file }
join-no-record = Das Protokoll der Partie wurde nicht gespeichert: { $why }
join-record-unread = Dieses Programm kann das Protokoll nicht lesen. Aktualisiere es und prüfe die Datei mit lastcard verify.
join-record-other = Dieses Protokoll ist NICHT von der Partie, die du gespielt hast: Die Versprechen des Servers darin sind andere als die, die du vor dem Geben gesehen hast.
join-totals = Punktestand: { $totals }.
join-watch-help = Du schaust zu. Tippe tisch, regeln oder ende.

join-ask-ready = Drück Enter, wenn du für die nächste Runde bereit bist.
join-unknown = „{ $word }“ verstehe ich nicht. Tippe ? für alles, was du tippen kannst.
join-no-level = So einen Bot gibt es nicht; tippe bot leicht, bot normal oder bot zufall.
join-no-name = Tippe deinen neuen Namen dahinter: name ann
join-say-what = Tippe dahinter, was du sagen willst, höchstens 200 Buchstaben.
join-nobody = Hier heißt niemand „{ $name }“.
join-move = Öffne diesen Link innerhalb von { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} auf deinem anderen Gerät; dein Platz zieht dorthin um.

# What can be typed, and what it does.
join-help-ready-words = bereit
join-help-ready = bereit sein; die Partie beginnt, wenn alle bereit sind
join-help-not-ready-words = nicht bereit
join-help-not-ready = noch ein bisschen warten
join-help-start-words = start
join-help-start = jetzt anfangen, ohne auf die zu warten, die nicht bereit sind
join-help-bot-words = bot leicht
join-help-bot = einen Bot dazusetzen: leicht, normal oder zufall
join-help-rules-words = regeln
join-help-rules = alle Regeln dieses Tisches zeigen
join-help-other-rules-words = regeln party
join-help-other-rules = andere Regeln nehmen: eine Vorlage oder eine Datei
join-help-set-words = setze scoring.target=200
join-help-set = eine einzelne Regel ändern
join-help-name-words = name ann
join-help-name = einen anderen Namen nehmen
join-help-kick-words = entferne bob
join-help-kick = Bob vom Tisch entfernen
join-help-host-words = host bob
join-help-host = Bob zum Host machen
join-help-say-words = sag hallo
join-help-say = allen etwas sagen, wenn der Host das erlaubt
join-help-emote-words = hallo, gg, super, wow …
join-help-emote = reagieren; auch danke, ups, haha, schade, grr, hmm, beeil, sorry
join-help-mute-words = stumm bob
join-help-mute = ausblenden, was Bob sagt; laut bob zeigt es wieder
join-help-back-words = zurück
join-help-back = wieder selbst spielen, nachdem ein Bot gespielt hat
join-help-invite-words = einladen
join-help-invite = den Link und den Code für andere zeigen
join-help-move-words = umziehen
join-help-move = mit deinem Platz auf ein anderes Gerät umziehen
join-help-leave-words = verlassen
join-help-leave = den Tisch endgültig verlassen
join-help-quit-words = ende, q
join-help-quit = für jetzt aufhören; dein Platz bleibt dir erhalten
