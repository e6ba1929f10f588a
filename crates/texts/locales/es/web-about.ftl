# What the program promises.

web-about-title = Acerca de
web-about-bots = Qué saben los bots
web-about-bots-text = Un bot recibe exactamente lo que vería una persona en su sitio: sus cartas, los montones, cuántas cartas tiene cada cual. No tiene forma de mirar tu mano ni el mazo de robo.
web-about-shuffle = Cómo se barajan las cartas
web-about-shuffle-text = En una mesa con amigos, el dispositivo de cada persona participa en cada barajada, y el servidor se compromete con su parte antes de ver la de los demás. Después de la ronda, la página puede comprobar que nadie, ni siquiera el servidor, eligió el orden. Una marca al final de cada ronda lo dice.
web-about-hidden = Qué ven los demás de ti
web-about-hidden-text = Solo lo que juegas. Las cartas que levantas y devuelves, y las que miras, nunca salen de tu dispositivo.
web-about-data = Qué se guarda
web-about-data-text = Ni cuenta, ni correo, ni rastreo, ni nada de terceros. Tus partidas a solas se quedan en este navegador. Una mesa con amigos la guarda su servidor hasta que termina; cuánto tiempo después lo decide quien lleva el servidor.
web-about-money = Cuánto cuesta
web-about-money-text = Nada. No hay monedas ni anuncios, ni nada que comprar.
web-about-name = El nombre del juego
web-about-name-text = lastcard sigue las reglas del juego de cartas conocido como Uno. No tiene nada que ver con quien lo fabrica; el nombre es de su dueño.
web-about-code = El programa
web-about-code-text = lastcard es software libre con licencias MIT y Apache. Cualquiera puede alojarlo.
web-about-rules = Todas las reglas para leer
web-about-version = Este servidor usa la versión { $version }.
