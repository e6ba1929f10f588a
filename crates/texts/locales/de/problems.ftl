# Why a request to the server was not carried out.

problem-bad-request = Der Server versteht diese Anfrage nicht. Lade die Seite neu oder hol dir die neueste Version des Programms.
problem-not-found = Diese Adresse führt ins Leere.
problem-bad-method = So lässt sich diese Adresse nicht verwenden.
problem-no-table = Diesen Tisch gibt es nicht oder nicht mehr. Prüfe den Link oder eröffne einen neuen Tisch.
problem-no-record = Dieser Tisch hat kein solches Protokoll.
problem-bad-code = Dieser Code öffnet keinen Tisch, oder jetzt nicht mehr. Lass dir einen neuen geben.
problem-bad-token = Dieser Platz gehört dir nicht oder ist auf ein anderes Gerät umgezogen.
problem-bad-ticket = Mit diesem Link kann kein Platz umziehen, oder jetzt nicht mehr. Mach einen neuen auf dem Gerät, auf dem der Platz ist.
problem-table-full = Alle Plätze an diesem Tisch sind besetzt. Bitte den Host um einen Platz oder schau zu.
problem-match-going-on = Gerade läuft eine Partie. Du kannst Platz nehmen, wenn sie vorbei ist.
problem-bad-name = So kannst du hier nicht heißen. Wähle einen Namen mit 1 bis 20 Buchstaben, ohne + , : ; | " und =.
problem-bad-rules = Mit diesen Regeln stimmt etwas nicht.
problem-bad-settings = Eine Einstellung liegt außerhalb dessen, was erlaubt ist.
problem-too-long = Das ist länger als erlaubt. Kürze es und versuch es noch einmal.
# $seconds: a whole number from 1
problem-too-fast = Das war zu viel auf einmal. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
problem-too-many-tables = Dieser Server hat gerade keinen Platz für noch einen Tisch. Versuch es später noch einmal.
problem-bad-origin = Diese Seite gehört nicht zu diesem Server und darf deshalb nicht mit ihm sprechen.
problem-unavailable = Der Server kann das gerade nicht. Es ist nichts passiert; versuch es gleich noch einmal.
problem-internal = Im Server ist etwas schiefgegangen. Versuch es noch einmal.
# $more: how many faults there are behind the first one
problem-bad-record = { $more ->
    [0] Dieses Protokoll lässt sich nicht lesen: { $problem }.
    [one] Dieses Protokoll hat zwei Fehler. Der erste: { $problem }.
   *[other] Dieses Protokoll hat nach diesem Fehler noch { $more } weitere: { $problem }.
}
