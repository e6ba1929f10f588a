# The first screen.

web-home-document = lastcard: Uno con tus propias reglas
web-home-tagline = Uno con tus propias reglas. Sin cuenta, sin anuncios, sin monedas.
web-home-ways = Lo que puedes hacer
web-home-play-now = Jugar ya
web-home-play-now-about = A solas, contra bots. Funciona sin conexión.
web-home-friends = Jugar con amigos
web-home-friends-about = Abre una mesa y envía el enlace.
web-home-join = Unirse
web-home-join-about = Con un código o un enlace.
web-home-learn = Aprender
web-home-learn-about = Una primera partida, consejos y «¿se puede?»
web-home-games = Mis partidas
web-home-rules = Reglas
web-home-settings = Ajustes
web-home-about = Acerca de
web-home-language = Idioma
web-home-you = Tú
web-home-go-on = Seguir
web-home-go-on-solo = Tu partida con los bots te espera.
web-home-go-on-table = Todavía tienes un sitio: { $title }.
web-home-forget = Olvidar esta mesa
web-home-bots = Bots
web-home-bots-count = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
web-home-fewer = Un bot menos
web-home-more = Un bot más
web-home-level = Cómo juegan
web-home-level-easy = Fácil
web-home-level-normal = Normal
web-home-rules-of-game = Reglas
web-home-rules-mine = { $name } (tuyas)
web-home-deal = Repartir
web-home-instead = Todavía espera una partida. Una nueva ocupa su lugar.
web-home-no-host = Ahora no se puede jugar a solas aquí: la página no pudo cargar el juego y ningún servidor responde. Vuelve a cargarla cuando tengas conexión.
