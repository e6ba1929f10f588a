# The first screen.

web-home-document = lastcard: Uno met je eigen regels
web-home-tagline = Uno met je eigen regels. Geen account, geen reclame, geen munten.
web-home-ways = Wat je kunt doen
web-home-play-now = Meteen spelen
web-home-play-now-about = Alleen, tegen bots. Werkt zonder verbinding.
web-home-friends = Spelen met vrienden
web-home-friends-about = Open een tafel en stuur de link.
web-home-join = Meedoen
web-home-join-about = Met een code of een link.
web-home-learn = Leren
web-home-learn-about = Een eerste spel, tips en ‘mag dit?’
web-home-games = Mijn partijen
web-home-rules = Regels
web-home-settings = Instellingen
web-home-about = Over lastcard
web-home-language = Taal
web-home-you = Jij
web-home-go-on = Verder spelen
web-home-go-on-solo = Je partij tegen de bots wacht op je.
web-home-go-on-table = Je hebt nog een plaats aan { $title }.
web-home-forget = Deze tafel uit de lijst halen
web-home-bots = Bots
web-home-bots-count = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
web-home-fewer = Eén bot minder
web-home-more = Eén bot meer
web-home-level = Niveau
web-home-level-easy = Makkelijk
web-home-level-normal = Gewoon
web-home-rules-of-game = Regels
web-home-rules-mine = { $name } (van jou)
web-home-deal = Deel de kaarten
web-home-instead = Er wacht nog een partij. Een nieuwe komt ervoor in de plaats.
web-home-no-host = Alleen spelen gaat hier nu niet: de pagina kon het spel niet laden en de server antwoordt niet. Laad de pagina opnieuw als je verbinding hebt.
