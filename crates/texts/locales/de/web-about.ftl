# What the program promises.

web-about-title = Über lastcard
web-about-bots = Was die Bots wissen
web-about-bots-text = Ein Bot bekommt genau das, was ein Mensch auf seinem Platz sehen würde: die eigenen Karten, die Stapel und wie viele Karten jeder hat. In deine Hand oder in den Nachziehstapel kann er nicht schauen.
web-about-shuffle = Wie die Karten gemischt werden
web-about-shuffle-text = An einem Tisch mit Freunden trägt jedes Gerät zu jedem Mischen etwas bei, und der Server legt seinen eigenen Beitrag fest, bevor er die anderen sieht. Nach der Runde kann die Seite prüfen, dass niemand die Reihenfolge gewählt hat, auch der Server nicht. Ein Zeichen am Ende jeder Runde sagt dir das.
web-about-hidden = Was andere von dir sehen
web-about-hidden-text = Nur, was du spielst. Karten, die du anhebst und zurücksteckst, und Karten, die du dir ansiehst, verlassen nie dein Gerät.
web-about-data = Was gespeichert wird
web-about-data-text = Kein Konto, keine E-Mail-Adresse, niemand verfolgt dich, nichts von Dritten. Deine Partien allein bleiben in diesem Browser. Einen Tisch mit Freunden behält sein Server, bis er vorbei ist; wie lange danach noch, entscheidet, wer den Server betreibt.
web-about-money = Was es kostet
web-about-money-text = Nichts. Es gibt keine Münzen, keine Werbung und nichts zu kaufen.
web-about-name = Der Name des Spiels
web-about-name-text = lastcard spielt nach den Regeln des Kartenspiels, das als Uno bekannt ist. Mit dem Hersteller dieses Spiels hat es nichts zu tun; der Name gehört seinem Eigentümer.
web-about-code = Das Programm
web-about-code-text = lastcard ist freie Software unter der MIT- und der Apache-Lizenz. Alle dürfen es selbst betreiben.
web-about-rules = Alle Regeln zum Lesen
web-about-version = Auf diesem Server läuft Version { $version }.
