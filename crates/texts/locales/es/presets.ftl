# The rules that come with the game: a title and one sentence.

preset-traditional = Tradicional
    .about = Se roba hasta poder jugar, las cartas de acción son estrictas y gana quien tiene menos puntos.
preset-standard = Estándar
    .about = Se roba una carta, valen los faroles y los desafíos, y gana quien llega antes a 500 puntos.
preset-official = Oficial
    .about = Tal como viene hoy impreso en la caja.
preset-quick = Ronda rápida
    .about = Las reglas estándar en una sola ronda, sin puntos.
preset-party = Fiesta
    .about = Acumular, colarse, intercambiar con un 7 y pasar las manos con un 0.
preset-tournament = Torneo
    .about = Las reglas estándar, y un desafío equivocado no cuesta cartas extra.
preset-teams = Equipos
    .about = Las reglas estándar por parejas con una sola puntuación.
preset-team-party = Fiesta en equipos
    .about = Las reglas de fiesta por parejas con una sola puntuación.
preset-knockout = Eliminatoria
    .about = Las reglas tradicionales, pero con 500 puntos quedas fuera, hasta que solo queda uno.
preset-family = Con niños
    .about = Las reglas tradicionales; reparte la persona más joven y nadie tiene que acordarse de «¡Uno!».
preset-official-house = Oficial con reglas de la casa
    .about = Las reglas oficiales, acumulando y robando hasta poder jugar.
preset-new-deck = Cartas nuevas
    .about = Las reglas oficiales con el Comodín intercambia manos, el Comodín baraja manos y el Comodín en blanco.
preset-no-mercy-style = Sin piedad
    .about = Todo se acumula, robas hasta poder jugar y con 25 cartas quedas fuera.
