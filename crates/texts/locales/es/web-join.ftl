# To sit down by a code or a link.

web-join-title = Unirse a una mesa
web-join-code = Código o enlace
web-join-hint = El código tiene seis cifras y letras. Las mayúsculas y los espacios no importan.
web-join-neither = Eso no es un código de seis signos ni el enlace de una mesa. Pídelo otra vez.
web-join-no-server = Ningún servidor responde. Comprueba tu conexión e inténtalo otra vez.
web-join-go = Unirse
