# The plain pages that the server itself shows.

page-title = lastcard
page-tagline = El juego de cartas con las reglas de Uno, para jugar en compañía con un enlace.
page-table-heading = Te han invitado a una mesa
page-home-heading = Juega en tu terminal
page-join-table = Este es el enlace de una mesa. Escribe esto en una terminal para sentarte:
page-join-home = Pide el enlace de la mesa a quien te invita y escribe esto en una terminal, con ese enlace:
page-example = Ejemplo
page-command = Comando
page-need = Necesitas tener instalado el programa lastcard. Quien lleva este servidor puede decirte dónde conseguirlo.
page-no-browser-yet = Este servidor no muestra ninguna mesa en el navegador.
page-any-device = Tu asiento queda guardado si se corta la conexión: escribe otra vez el mismo comando para seguir.
page-to-home = A la primera página
page-not-found-heading = Aquí no hay nada
page-not-found = Esta dirección no lleva a ninguna parte. Comprueba que has copiado el enlace entero, o pídelo otra vez.
page-language = Otro idioma
page-qr-title = El enlace de la mesa, para la cámara de un teléfono
