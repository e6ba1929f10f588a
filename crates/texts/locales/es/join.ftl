# Playing at a table of a server, in the terminal.

join-own-name = Visita

join-invite = Enlace: { $link }{ $coded ->
    [true] { " " }· Código: { $code }
   *[false] { "" }
}
# $level: person, random, easy or normal; $who: you or other
join-seat = { $name }{ $who ->
    [you] { " " }(tú)
   *[other] { "" }
}{ $level ->
    [random] { " " }· bot, al azar
    [easy] { " " }· bot, fácil
    [normal] { " " }· bot
   *[person] { "" }
}{ $host ->
    [true] { " " }· organiza
   *[false] { "" }
}{ $ready ->
    [true] { " " }· todo listo
   *[false] { "" }
}{ $here ->
    [true] { "" }
   *[false] { " " }· no está
}{ $lookalike ->
    [true] { " " }· cuidado: se parece a otro nombre
   *[false] { "" }
}{ $wins ->
    [0] { "" }
    [one] { " " }· 1 partida ganada
   *[other] { " " }· { $wins } partidas ganadas
}
join-watching = { $watching ->
    [one] Una persona está mirando.
   *[other] { $watching } personas están mirando.
}
# $what: watch, alone, ready, again or first
join-next = { $what ->
    [watch] Estás mirando. La partida empieza cuando los jugadores estén listos.
    [alone] Todavía no hay nadie más. Envía el enlace a otras personas{ $host ->
        [true] , o escribe bot para sentar a un bot.
       *[false] .
    }
    [ready] Todo listo por tu parte. La partida empieza cuando todo el mundo esté listo.
    [again] Pulsa Enter para jugar otra partida.
   *[first] Escribe listo cuando quieras empezar. Con ? ves todo lo que puedes escribir.
}

# $level: person, random, easy or normal
join-joined = { $level ->
    [person] { $name } se sienta a la mesa.
   *[other] { $name }, un bot, se sienta a la mesa.
}
join-renamed = { $old } se llama ahora { $name }.
# $who: you or other
join-gone = { $kicked ->
    [true] { $who ->
        [you] Quien organiza la mesa te ha sacado de ella.
       *[other] Quien organiza la mesa ha sacado de ella a { $name }.
    }
   *[false] { $name } ha dejado la mesa.
}
join-host = { $who ->
    [you] Ahora organizas la mesa tú.
   *[other] Ahora organiza la mesa { $name }.
}
join-seats = Los asientos son ahora, en sentido horario: { $names }.
join-rules = Las reglas son ahora: { $rules }. Escribe reglas para leerlas.
join-settings = Quien organiza la mesa ha cambiado cómo se lleva.
join-ready = { $who ->
    [you] { $ready ->
        [true] Todo listo por tu parte.
       *[false] Ya no está todo listo por tu parte.
    }
   *[other] { $ready ->
        [true] Todo listo por parte de { $name }.
       *[false] Ya no está todo listo por parte de { $name }.
    }
}
join-driven = { $who ->
    [you] { $driven ->
        [true] No estabas, así que un bot juega por ti. Escribe vuelvo para jugar otra vez.
       *[false] Vuelves a jugar tú.
    }
   *[other] { $driven ->
        [true] { $name } no está; mientras tanto juega un bot.
       *[false] { $name } vuelve a jugar.
    }
}
join-match = Empieza la partida { $number }: { $names }.
join-aborted = La partida se ha abandonado.
join-here = { $here ->
    [true] { $name } está aquí.
   *[false] { $name } no está.
}
join-time = Te queda poco tiempo: { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
join-said = { $name }: { $text }
join-emoted = { $name }: { $emote ->
    [hello] ¡Hola!
    [good_game] ¡Buena partida!
    [well_played] ¡Bien jugado!
    [thanks] ¡Gracias!
    [oops] Ups…
    [laugh] ¡Ja, ja!
    [wow] ¡Guau!
    [sad] Oh, no…
    [angry] ¡Grrr!
    [think] Mmm…
    [hurry] ¡Te toca!
   *[sorry] ¡Perdón!
}

# $own: included, late or none
join-checked = El barajado de la ronda { $round } está comprobado: el servidor cumplió su promesa{ $own ->
    [included] , tu aportación está incluida,
    [late] , tu aportación llegó tarde,
   *[none] { "" }
} y { $cards ->
    [one] la única carta que viste estaba donde debía
   *[other] las { $cards } cartas que viste estaban donde debían
}.
join-checked-wrong = El barajado de la ronda { $round } NO es el que el servidor había prometido. Guarda el registro de esta partida y enséñaselo a quienes juegan.

join-lost = Se ha perdido la conexión. Se está intentando de nuevo; lo que escribes se guarda, y con Enter se intenta al momento.
join-found = La conexión ha vuelto.
join-fault = El servidor ha dicho algo que no puede ser: { $fault }.
join-stale = Antes de eso pasó otra cosa. Mira otra vez y decide de nuevo.
join-strange = Este servidor habla de un modo que este programa no conoce. Actualiza los dos e inténtalo de nuevo.
join-seat-lost = El asiento que estaba guardado en este dispositivo ya no es tuyo. Pasas a ocupar otro.
join-left = Has dejado la mesa.
join-come-back = Tu asiento queda guardado. Vuelve con:
join-no-link = «{ $text }» no se puede usar: { $why }.

join-record = El registro de la partida está en { $file }
join-no-record = El registro de la partida no se ha guardado: { $why }
join-record-unread = Este programa no puede leer el registro. Actualízalo y comprueba el archivo con lastcard verify.
join-record-other = Este registro NO es de la partida que has jugado: las promesas del servidor que contiene son distintas de las que viste antes de los repartos.
join-totals = Totales: { $totals }.
join-watch-help = Estás mirando. Escribe mesa, reglas o salir.

join-ask-ready = Pulsa Enter cuando quieras pasar a la siguiente ronda.
join-unknown = No entiendo «{ $word }». Escribe ? para ver todo lo que puedes escribir.
join-no-level = No hay ningún bot así; escribe bot fácil, bot normal o bot azar.
join-no-name = Escribe detrás tu nuevo nombre: nombre ana
join-say-what = Escribe detrás lo que quieres decir, como mucho 200 letras.
join-nobody = Aquí nadie se llama «{ $name }».
join-move = Abre este enlace en tu otro dispositivo antes de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}; el asiento pasa a él.

# What can be typed, and what it does.
join-help-ready-words = listo
join-help-ready = todo listo por tu parte; la partida empieza cuando todo el mundo lo diga
join-help-not-ready-words = espera
join-help-not-ready = esperar un poco más
join-help-start-words = empieza
join-help-start = empezar ya, sin esperar a quien no ha dicho listo
join-help-bot-words = bot fácil
join-help-bot = sentar a un bot: fácil, normal o azar
join-help-rules-words = reglas
join-help-rules = ver todas las reglas de esta mesa
join-help-other-rules-words = reglas party
join-help-other-rules = usar otras reglas: unas que vienen con el juego, o un archivo
join-help-set-words = pon scoring.target=200
join-help-set = cambiar una opción de las reglas
join-help-name-words = nombre ana
join-help-name = usar otro nombre
join-help-kick-words = saca bob
join-help-kick = sacar a Bob de la mesa
join-help-host-words = organiza bob
join-help-host = dejar que Bob organice la mesa
join-help-say-words = di hola
join-help-say = decir algo a todos, si quien organiza la mesa lo permite
join-help-emote-words = hola, gg, bien, guau…
join-help-emote = reaccionar; también gracias, ups, jaja, pena, grr, mmm, prisa, perdón
join-help-mute-words = calla bob
join-help-mute = ocultar lo que dice Bob; escucha bob lo vuelve a mostrar
join-help-back-words = vuelvo
join-help-back = volver a jugar tú, después de que jugara un bot
join-help-invite-words = invita
join-help-invite = ver el enlace y el código para otras personas
join-help-move-words = traslada
join-help-move = pasar tu asiento a otro dispositivo
join-help-leave-words = abandona
join-help-leave = dejar la mesa para siempre
join-help-quit-words = salir, q
join-help-quit = parar por ahora; tu asiento queda guardado
