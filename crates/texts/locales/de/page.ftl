# The plain pages that the server itself shows.

page-title = lastcard
page-tagline = Das Kartenspiel mit den Regeln von Uno, gemeinsam gespielt über einen Link.
page-table-heading = Du bist an einen Tisch eingeladen
page-home-heading = Spiel in deinem Terminal
page-join-table = Das ist der Link zu einem Tisch. Tippe das in ein Terminal, um Platz zu nehmen:
page-join-home = Frag die Person, die dich einlädt, nach dem Link zum Tisch, und tippe das hier mit diesem Link in ein Terminal:
page-example = Beispiel
page-command = Befehl
page-need = Du brauchst das Programm lastcard auf deinem Computer. Wer diesen Server betreibt, kann dir sagen, woher du es bekommst.
page-no-browser-yet = Dieser Server zeigt keinen Tisch im Browser.
page-any-device = Dein Platz bleibt dir erhalten, wenn die Verbindung abreißt: Tippe denselben Befehl noch einmal, um weiterzuspielen.
page-to-home = Zur ersten Seite
page-not-found-heading = Hier ist nichts
page-not-found = Diese Adresse führt ins Leere. Prüfe, ob du den ganzen Link kopiert hast, oder frag noch einmal danach.
page-language = Andere Sprache
page-qr-title = Der Link zum Tisch, für die Kamera eines Handys
