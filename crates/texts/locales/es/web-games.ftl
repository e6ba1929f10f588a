# The records that are kept in this browser.

web-games-title = Mis partidas
web-games-about = Las partidas que se jugaron en este navegador. Se quedan aquí y no van a ninguna otra parte.
web-games-none = Aquí todavía no se ha jugado ninguna partida hasta el final.
web-games-won = { $count ->
    [one] La ganó { $names }, { $when }
   *[other] La ganaron juntos { $names }, { $when }
}
web-games-look = Ver
web-games-forget = Olvidar
web-games-forget-title = ¿Olvidar esta partida?
web-games-forget-about = Su registro se quita de este navegador. No se puede deshacer.
web-games-file = Ver un registro de un archivo
web-games-no-engine = Aquí no se pueden mostrar registros: esta página no pudo cargar el juego. Vuelve a cargarla cuando tengas conexión.
web-games-not-read = Eso no se puede leer como registro. Elige un archivo escrito por lastcard.
