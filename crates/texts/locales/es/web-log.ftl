# What happened at the table, besides the game.
# $who: you (the viewer) or other, whose name is $name.

# $bot: true or false
web-log-joined = { $bot ->
    [true] { $name } se sienta, es un bot.
   *[false] { $name } se sienta.
}
# $new: the new name
web-log-renamed = { $who ->
    [you] Ahora te llamas { $new }.
   *[other] { $name } se llama ahora { $new }.
}
# $kicked: true when the host did it
web-log-gone = { $who ->
    [you] { $kicked ->
        [true] Quien organiza te ha sacado de la mesa.
       *[false] Has dejado la mesa.
    }
   *[other] { $kicked ->
        [true] Quien organiza ha sacado a { $name } de la mesa.
       *[false] { $name } ha dejado la mesa.
    }
}
web-log-host = { $who ->
    [you] Ahora organizas tú la mesa.
   *[other] Ahora { $name } organiza la mesa.
}
web-log-seats = Ha cambiado el orden de los sitios.
web-log-rules = La mesa tiene ahora otras reglas.
web-log-settings = Han cambiado los ajustes de la mesa.
# $driven: true when a bot begins, false when it stops
web-log-driven = { $who ->
    [you] { $driven ->
        [true] Un bot juega por ti.
       *[false] Vuelves a jugar tú.
    }
   *[other] { $driven ->
        [true] Un bot juega por { $name }.
       *[false] { $name } vuelve a jugar.
    }
}
web-log-match-began = Empieza la partida { $number }.
web-log-match-aborted = Se abandonó la partida.
web-log-committed = Se barajan las cartas; participan todos los jugadores.
web-log-revealed = Ya se puede comprobar la barajada de esta ronda.
