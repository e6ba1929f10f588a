# Learning: a first game in lessons, tips, glossary and "may I do this?"

web-learn-title = Aprender
web-learn-game = Una primera partida
    .about = Lecciones cortas en una mesa de verdad: cada carta y cada regla una vez.
web-learn-house = Reglas de la casa
    .about = Lo que muchas mesas acuerdan además. Cada regla es una lección.
web-learn-tips = Consejos
    .about = Cómo jugar mejor.
web-learn-glossary = Glosario
    .about = Qué significan las palabras del juego.
web-learn-ruling = ¿Se puede?
    .about = Describe tu situación. Recibes un sí o un no claro, con la regla.
web-learn-sheet = Leer las reglas
web-learn-lab = Laboratorio de reglas
web-learn-no-engine = Ahora no se puede hacer aquí: el juego no está cargado. Puedes leer las reglas de todos modos.
web-learn-not-there = Ahora no se puede obtener. Carga la página de nuevo cuando tengas conexión.

## Progress

web-learn-progress = { $done } de { $all }
web-learn-begin = Empezar por la lección 1
web-learn-go-on = Seguir con la lección { $number }
web-learn-all = Todas las lecciones
web-learn-again-all = Todas las lecciones de nuevo
# $number: the place of the lesson; $done: true if it was done
web-learn-open = Lección { $number }: { $title }{ $done ->
    [true] , hecha
   *[false] { "" }
}

## During a lesson

web-learn-you = Tú
web-learn-left = Nora
web-learn-right = Sam
web-learn-lesson = Lección { $number } de { $all }
web-learn-coach = Guía
web-learn-start = Empezar
web-learn-watch = Mira lo que pasa…
web-learn-hint = ¿Cómo?
web-learn-again = Otra vez
web-learn-next = Siguiente lección
web-learn-skip = Saltar
web-learn-finished = Era la última lección. Ya conoces todo el juego.
web-learn-play-now = Jugar de verdad
web-learn-broken = Esta lección se atascó. Empiézala otra vez.
web-learn-points = Los puntos de esta ronda

# How something is done. $color: none if none is chosen; $button: what stands on the button
web-learn-help-play = { $color ->
    [none] Elige en tu mano: { $cards }.
   *[other] Elige en tu mano: { $cards }, y después { $color }.
}
web-learn-help-swap = Elige en tu mano: { $cards }, y después { $name }.
web-learn-help-together = Elige «{ $button }», toca { $cards } y ponlas.
web-learn-help-jump-in = No te toca. Elige de todos modos en tu mano: { $cards }, y confirma que te cuelas.
web-learn-help-draw = Elige el mazo de robo o el botón para robar.
web-learn-help-challenge = Elige «{ $button }» en la pregunta de la mesa.
web-learn-help-call = Pulsa «{ $button }» junto a tu mano.
web-learn-help-catch = Elige «{ $button }» en el sitio de { $name }.

## The lessons
# $left and $right: who sits to your left and right.

web-learn-lesson-match = Color, número o símbolo
    .before = Quien se queda primero sin cartas gana la ronda. En tu turno juegas una carta que encaje con la carta de arriba de la pila de descartes.
    .do-1 = Arriba hay un 5 rojo. Juega tu 2 rojo: el mismo color.
    .do-2 = Ahora hay un 9 amarillo. Juega tu 9 verde: el mismo número.
    .do-3 = { $left } jugó un Salta verde. Juega tu Salta azul: el mismo símbolo.
    .other = Eso también se puede. Pero así no ves las tres formas en que una carta encaja. Inténtalo otra vez.
    .after = El mismo color, el mismo número o el mismo símbolo: basta uno de los tres.
web-learn-lesson-draw = Robar
    .before = Si no puedes jugar nada, robas una carta del mazo.
    .do-1 = Ninguna de tus cartas encaja con el 5 rojo. Roba una carta.
    .do-2 = Robaste un 7 rojo, y encaja. Juégalo enseguida.
    .do-3 = Otra vez no encaja nada. Roba otra carta y mira qué pasa.
    .other = Eso se puede: puedes quedarte con una carta robada. Pero juégala esta vez, para ver cómo sigue.
    .after = Si la carta robada encaja, puedes jugarla enseguida. Si no, te la quedas y tu turno termina.
web-learn-lesson-skip = Salta
    .before = Después de un Salta, el siguiente jugador pierde el turno.
    .do-1 = { $left } va después de ti. Juega tu Salta verde.
    .other = Eso también se puede, pero entonces simplemente le toca a { $left }. Juega el Salta para ver qué hace.
    .after = { $left } perdió el turno; enseguida le tocó a { $right }.
web-learn-lesson-reverse = Cambio de sentido
    .before = Después de un Cambio de sentido se juega al revés.
    .do-1 = Se juega en sentido horario, así que { $left } va después de ti. Juega tu Cambio de sentido azul.
    .other = Eso también se puede, pero entonces se sigue en sentido horario. Juega el Cambio de sentido para verlo girar.
    .after = Ahora fue primero { $right } y después { $left }. Queda así hasta que alguien juegue otro Cambio de sentido.
web-learn-lesson-two = De dos en dos
    .before = Con dos jugadores, después de un Salta te toca otra vez a ti. Un Cambio de sentido hace entonces lo mismo.
    .do-1 = Juega tu Salta rojo y tu Cambio de sentido rojo, uno después del otro.
    .other = Eso también se puede, pero entonces le toca a { $left }. Juega el Salta y el Cambio de sentido: así sigue tu turno.
    .after = Dos cartas menos, y todavía te toca.
web-learn-lesson-draw-two = Roba dos
    .before = Después de un Roba dos, el siguiente jugador roba dos cartas y pierde el turno.
    .do-1 = Juega tu Roba dos amarillo contra { $left }.
    .do-2 = { $right } jugó un Roba dos sobre el tuyo: se puede, porque el símbolo es el mismo. Ahora te esperan dos cartas. Róbalas.
    .other = Eso también se puede, pero entonces { $left } no tiene que robar nada. Juega el Roba dos.
    .after = Robaste dos cartas y tu turno terminó. En la mayoría de las mesas no hay nada que hacer.
web-learn-lesson-wild = Comodín
    .before = Un Comodín va sobre cualquier carta. Quien lo juega elige el color que vale desde entonces.
    .do-1 = Tus otras cartas no encajan. Juega tu Comodín y elige azul: es lo que más tienes.
    .other = Eso también se puede. Pero juega el Comodín y elige azul: así tus próximos turnos son fáciles.
    .after = { $left } no tenía azul y tuvo que robar. Un Comodín se puede jugar siempre, también cuando encaja otra cosa; mejor guárdalo para cuando no puedas seguir.
web-learn-lesson-wild-draw-four = Comodín roba cuatro
    .before = Un Comodín roba cuatro es un Comodín después del cual el siguiente jugador roba cuatro cartas y pierde el turno. Solo vale si no tienes ninguna carta del color actual.
    .do-1 = El color es rojo, y no tienes rojo: se puede. Juégalo y elige amarillo.
    .do-2 = { $right } te hace lo mismo. Te esperan cuatro cartas. Róbalas.
    .other = Eso también se puede. Pero esta vez sigue la lección, para ver los dos lados de un Comodín roba cuatro.
    .after = Quien roba las cuatro cartas cree que el Comodín roba cuatro valía. Si no lo crees, puedes desafiarlo: eso viene ahora.
web-learn-lesson-bluff = Desafiar: un farol
    .before = Quien juega un Comodín roba cuatro que no vale va de farol. Solo quien debe robar puede desafiarlo. Empieza { $right }; el color es azul.
    .do-1 = A { $right } le quedan cinco cartas. ¿Ni una azul? Desafía el Comodín roba cuatro.
    .do-2 = Era un farol: { $right } tuvo que robar cuatro cartas en tu lugar. El color sigue siendo verde, y juegas tu turno. Juega tu 5 verde.
    .other = Eso también se puede. Pero esta vez desafía y después juega tu 5 verde, para ver lo que cuesta un farol.
    .after = Buena intuición: no robaste nada y pudiste jugar. Cuantas más cartas tiene alguien, más probable es el farol.
web-learn-lesson-honest = Desafiar: no era un farol
    .before = Si el Comodín roba cuatro valía, desafiar te cuesta dos cartas más. Empieza { $right }; el color es azul.
    .do-1 = A { $right } solo le queda una carta, así que azul no es probable. Desafía de todos modos para ver lo que cuesta.
    .other = Sensato: aquí era mejor robar. Pero esta vez desafía, para ver lo que cuesta equivocarse.
    .after = { $right } no tenía azul. Robaste las cuatro cartas y dos más, y tu turno terminó.
web-learn-lesson-call = ¡Uno!
    .before = Cuando juegas y te queda una carta, debes cantar «¡Uno!».
    .do-1 = Te quedan dos cartas. Pulsa «¡Uno!» y juega tu 8 azul. Cantar primero o jugar primero: las dos cosas valen.
    .other = Eso también se puede, pero entonces no hay nada que cantar. Canta «¡Uno!» y juega tu 8 azul.
    .after = Bien hecho: te queda una carta y nadie puede pillarte.
web-learn-lesson-caught = Que te pillen
    .before = Si olvidas cantar «¡Uno!», alguien puede pillarte mientras el siguiente jugador no haya hecho nada.
    .do-1 = Juega tu 3 amarillo, y esta vez no cantes, a propósito.
    .other = Así debe ser. Pero esta lección muestra qué pasa cuando se olvida: juega tu 3 amarillo sin cantar.
    .after = { $left } te pilló: robas dos cartas. Cantar es solo un toque.
web-learn-lesson-catch = Pillar
    .before = Vigila también a los demás. A { $right } le quedan dos cartas y va a jugar una.
    .do-1 = A { $right } le queda una carta y no cantó. Pilla a { $right } antes de hacer otra cosa.
    .other = Eso también se puede, pero ahora es tarde para pillar a { $right }. Hazlo primero y juega después.
    .after = Pillado: { $right } robó dos cartas. Todavía te toca.
web-learn-lesson-out = Terminar, y los puntos
    .before = Cuando juegas tu última carta, has terminado y se acaba la ronda.
    .do-1 = Cantaste «¡Uno!» y tu 9 rojo encaja. Juégalo.
    .other = Eso también se puede, pero podías haber terminado. Juega tu 9 rojo.
    .after = Recibes los puntos de lo que les queda a los demás. Los números cuentan su número; un Salta, un Cambio de sentido o un Roba dos cuentan 20, un Comodín 40 y un Comodín roba cuatro 50. Aquí son 73. Quien llega primero a 500 puntos gana la partida.
web-learn-lesson-stacking = Acumular
    .before = En muchas mesas se puede jugar un Roba dos sobre un Roba dos. Las cartas se suman y pasan al siguiente jugador. Empieza { $right }.
    .do-1 = { $right } jugó un Roba dos. Juega tu Roba dos azul encima.
    .other = Robar también se puede. Pero con tu propio Roba dos pasas las cartas: pruébalo.
    .after = { $left } no tenía Roba dos y tuvo que robar las cuatro.
web-learn-lesson-seven-zero = El 7 y el 0
    .before = Con esta regla, cuando juegas un 7 cambias la mano con quien elijas. Con un 0, todos pasan su mano en el sentido del juego.
    .do-1 = { $left } solo tiene dos cartas. Juega tu 7 rojo y cambia con { $left }.
    .other = Eso también se puede. Pero { $left } es quien menos cartas tiene: juega tu 7 rojo y cambia con { $left }.
    .after = Recibiste sus dos cartas. Después { $left } jugó tu 0 rojo, y todas las manos avanzaron un sitio.
web-learn-lesson-jump-in = Colarse
    .before = Con esta regla puedes jugar, sin que te toque, una carta exactamente igual a la de arriba: el mismo color y el mismo número o símbolo. Empieza { $left }.
    .do-1 = Le toca a { $right }, pero tú también tienes un 4 verde. Cuélate.
    .other = Eso también se puede, pero entonces no te cuelas. Inténtalo otra vez.
    .after = A { $right } se le pasó el turno: después de ti sigue { $left }.
web-learn-lesson-together = Varias cartas a la vez
    .before = Con esta regla juegas, en un turno, todas las cartas del mismo número de las que quieras deshacerte. La primera debe encajar; la última queda arriba.
    .do-1 = Juega tus tres ochos a la vez, el amarillo primero.
    .other = Eso también se puede. Pero puedes deshacerte de los tres: pon el 8 amarillo, el 8 rojo y el 8 verde a la vez.
    .after = Tres cartas menos en un turno. El color es el de la última.

## May I do this?

web-learn-examples = Ejemplos
web-learn-ask = ¿Se puede?
web-learn-yes = Sí
web-learn-no = No
web-learn-clause = Regla { $clause }
web-learn-clause-read = Leer las reglas
web-learn-missing-hand = Elige primero las cartas de tu mano.
web-learn-missing-deed = Elige primero la carta que quieres jugar.
web-learn-missing-drawn = Elige primero la carta que acabas de robar.

web-learn-hand = Tu mano
web-learn-hand-about = Toca una carta para añadirla. Tócala en tu mano para quitarla.
web-learn-hand-count = { $count ->
    [0] Todavía sin cartas
    [one] 1 carta
   *[other] { $count } cartas
}
web-learn-hand-full = Aquí no puedes elegir más de { $most } cartas.
web-learn-add = { $card }: añadir
web-learn-remove = { $card }: quitar
web-learn-kinds = Cartas
web-learn-kinds-wild = sin color
web-learn-top-other = Elegir otra carta
web-learn-top = La carta de arriba
web-learn-color-in-force = El color actual
web-learn-players = Los demás
web-learn-players-about = Tú eres el jugador 1. El jugador 2 está a tu izquierda, y así en sentido horario.
web-learn-player-cards = Jugador { $number }, cartas
web-learn-player-more = Un jugador más
web-learn-player-fewer = Un jugador menos
web-learn-moment = Qué está pasando
web-learn-moment-play = Me toca
web-learn-moment-after-draw = Acabo de robar
web-learn-moment-serve = Me esperan cartas por robar
web-learn-moment-other = Le toca a otra persona
web-learn-drawn = ¿Qué carta robaste?
web-learn-owed = ¿Cuántas cartas esperan?
web-learn-whose-turn = ¿A quién le toca?
web-learn-called = Ya canté «¡Uno!»
web-learn-deed = ¿Qué quieres hacer?
web-learn-deed-play = Jugar
web-learn-deed-jump-in = Colarme
web-learn-deed-draw = Robar
web-learn-deed-pass = Pasar
web-learn-deed-challenge = Desafiar
web-learn-deed-call = Cantar «¡Uno!»
web-learn-deed-catch = Pillar
web-learn-deed-cards = ¿Qué carta?
web-learn-deed-cards-about = Elige varias si quieres ponerlas a la vez, en el orden en que las pones.
web-learn-deed-color = ¿Qué color eliges?
web-learn-deed-swap = Cambiar con
web-learn-no-color = sin color
web-learn-nobody = nadie
web-learn-deed-uno = Canto «¡Uno!» con ella
web-learn-deed-whom = ¿A quién quieres pillar?
web-learn-changed = Algo ha cambiado. Pregunta otra vez.

web-learn-example-draw-two = ¿Un Roba dos sobre un Roba dos?
web-learn-example-last-skip = ¿Un Salta como última carta?
web-learn-example-last-wild = ¿Un Comodín como última carta?
web-learn-example-bluff = ¿Un Comodín roba cuatro con el color en la mano?
web-learn-example-drawn = Después de robar, ¿jugar otra carta?
web-learn-example-choice = ¿Robar aunque puedas jugar?
web-learn-example-jump-in = ¿La misma carta sin que te toque?
web-learn-example-pair = ¿Dos cartas iguales a la vez?
web-learn-example-skip-on-draw-two = ¿Un Salta contra un Roba dos?
