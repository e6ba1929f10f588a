# To sit down by a code or a link.

web-join-title = An einem Tisch mitspielen
web-join-code = Code oder Link
web-join-hint = Der Code hat sechs Ziffern und Buchstaben. Großschreibung und Leerzeichen sind egal.
web-join-neither = Das ist weder ein Code aus sechs Zeichen noch ein Link zu einem Tisch. Frag noch einmal danach.
web-join-no-server = Es antwortet kein Server. Prüfe deine Verbindung und versuch es noch einmal.
web-join-go = Mitspielen
