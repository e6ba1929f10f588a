# Before a match: opening a table, invitations, seats, how the table is run.

web-lobby-create = Een tafel voor vrienden
web-lobby-open = Tafel openen
web-lobby-open-about = Daarna krijg je een link om te sturen. Regels en al het andere kunnen nog veranderen.
web-lobby-your-name = Je naam
web-lobby-your-name-about = De anderen zien hem. Er is geen account.
web-lobby-table-of = de tafel van { $name }

web-lobby-invited = Je bent uitgenodigd
web-lobby-nobody = Er zit nog niemand aan deze tafel.
web-lobby-who = { $count ->
    [one] { $names } zit aan deze tafel.
   *[other] { $names } zitten aan deze tafel.
}
web-lobby-rules-are = Regels: { $rules }.
web-lobby-rules-changed = Regels: { $rules }, met wijzigingen.
web-lobby-read-rules = Regels lezen
web-lobby-sit = Aanschuiven
web-lobby-full = Alle plaatsen zijn bezet. De gastheer kan er meer maken.
web-lobby-going-on = Er is een partij bezig. Als die uit is, kun je hier aanschuiven.
web-lobby-watch = Kijken
web-lobby-try-again = Nog eens kijken

web-lobby-title = Jullie tafel
web-lobby-invite = Uitnodigen
web-lobby-share = Link delen
web-lobby-share-text = Kom je Uno met me spelen?
web-lobby-copy = Link kopiëren
web-lobby-qr = QR-code
web-lobby-qr-title = Scan en schuif aan
web-lobby-qr-label = QR-code van de link naar deze tafel
web-lobby-code = Of met de code:

web-lobby-seats = Aan tafel ({ $count } van { $of })
web-lobby-free = { $count ->
    [one] Er is één plaats vrij.
   *[other] Er zijn { $count } plaatsen vrij.
}
web-lobby-add-bot = Bot erbij
web-lobby-level-random = Bot die maar wat doet
web-lobby-level-easy = Makkelijke bot
web-lobby-level-normal = Goede bot
web-lobby-is-host = gastheer
web-lobby-is-you = jij
web-lobby-is-ready = klaar
web-lobby-is-away = geen verbinding
web-lobby-lookalike = lijkt op een andere naam
web-lobby-wins = { $count ->
    [one] 1 partij gewonnen
   *[other] { $count } partijen gewonnen
}
web-lobby-team = Team { $number }
web-lobby-teams-about = Wie tegenover elkaar zit, speelt samen. De gastheer kan de volgorde veranderen.
web-lobby-teams-wrong = Bij teams van { $size } moet het aantal spelers daar een veelvoud van zijn.
web-lobby-earlier = { $name } een plaats naar boven
web-lobby-later = { $name } een plaats naar beneden
web-lobby-make-host = { $name } gastheer maken
web-lobby-remove = { $name } wegsturen
web-lobby-rename = Naam veranderen
web-lobby-rename-do = Deze naam nemen

web-lobby-begin = Beginnen
web-lobby-start = Partij beginnen
web-lobby-too-few = Er moeten er twee zitten. Nodig iemand uit of zet er een bot bij.
web-lobby-not-all-ready = { $count ->
    [one] Eén speler is nog niet klaar. Je kunt toch beginnen.
   *[other] { $count } spelers zijn nog niet klaar. Je kunt toch beginnen.
}
web-lobby-all-ready = Iedereen is klaar.
web-lobby-ready = Ik ben klaar
web-lobby-ready-about = De partij begint als iedereen klaar is, of als de gastheer haar begint.
web-lobby-you-are-ready = Je bent klaar. Het begint als iedereen het is.
web-lobby-not-ready = Toch nog niet
web-lobby-you-watch = Je kijkt toe. Je ziet de partij zoals ze gespeeld wordt, en niemands kaarten.

web-lobby-rules = De regels van deze tafel
web-lobby-change-rules = Regels veranderen
web-lobby-not-done = Dat is niet gebeurd. Probeer het nog eens.

web-lobby-talk = Praten
web-lobby-say = Zeg iets
web-lobby-say-do = Zeggen

web-lobby-leave = Weggaan
web-lobby-leave-title = Van tafel gaan?
web-lobby-leave-about = Je plaats komt voorgoed vrij. Wil je later op dezelfde plaats verder, sluit dan alleen de pagina.

web-lobby-settings = Hoe het er aan tafel toegaat
web-lobby-settings-host = Alleen de gastheer kan dit veranderen.
web-lobby-most-seats = Plaatsen aan tafel
web-lobby-turn-clock = Tijd voor een beurt
web-lobby-no-clock = Geen klok
web-lobby-seconds = { $count } s
web-lobby-bank = Extra tijd in een partij
web-lobby-chat = Wat men mag zeggen
web-lobby-chat-off = Niets
web-lobby-chat-phrases = Snelle reacties
web-lobby-chat-free = Alles
web-lobby-pace = Hoe snel bots spelen
web-lobby-pace-human = Zoals mensen
web-lobby-pace-fast = Snel
web-lobby-pace-instant = Meteen
web-lobby-spectators = Anderen mogen kijken
web-lobby-spectators-about = Ze zien wat er op tafel ligt, nooit een hand.
web-lobby-delay = Hoeveel later ze het zien
web-lobby-no-delay = Meteen
web-lobby-public = Openbare tafel
web-lobby-public-about = Iedereen op deze server vindt hem zolang er een plaats vrij is.
web-lobby-fair = Iedereen schudt mee
web-lobby-fair-about = Na elke ronde kan iedereen nagaan dat niemand de volgorde van de kaarten heeft gekozen.
