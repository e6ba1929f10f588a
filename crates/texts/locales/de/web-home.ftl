# The first screen.

web-home-document = lastcard: Uno mit deinen eigenen Regeln
web-home-tagline = Uno mit deinen eigenen Regeln. Kein Konto, keine Werbung, keine Münzen.
web-home-ways = Was du tun kannst
web-home-play-now = Jetzt spielen
web-home-play-now-about = Allein, gegen Bots. Geht auch ohne Verbindung.
web-home-friends = Mit Freunden spielen
web-home-friends-about = Eröffne einen Tisch und schick den Link.
web-home-join = Mitspielen
web-home-join-about = Mit einem Code oder einem Link.
web-home-learn = Lernen
web-home-learn-about = Ein erstes Spiel, Tipps und „Darf ich das?“
web-home-games = Meine Partien
web-home-rules = Regeln
web-home-settings = Einstellungen
web-home-about = Über
web-home-language = Sprache
web-home-you = Du
web-home-go-on = Weiter
web-home-go-on-solo = Deine Partie gegen die Bots wartet.
web-home-go-on-table = Du hast noch einen Platz: { $title }.
web-home-forget = Diesen Tisch vergessen
web-home-bots = Bots
web-home-bots-count = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
web-home-fewer = Ein Bot weniger
web-home-more = Ein Bot mehr
web-home-level = Wie gut sie spielen
web-home-level-easy = Leicht
web-home-level-normal = Normal
web-home-rules-of-game = Regeln
web-home-rules-mine = { $name } (deine)
web-home-deal = Karten austeilen
web-home-instead = Es wartet noch eine Partie. Eine neue tritt an ihre Stelle.
web-home-no-host = Allein spielen geht hier gerade nicht: Die Seite konnte das Spiel nicht laden, und es antwortet kein Server. Lade die Seite neu, wenn du eine Verbindung hast.
