# Before a match: opening a table, invitations, seats, how the table is run.

web-lobby-create = Een tafel voor vrienden
web-lobby-open = Tafel openen
web-lobby-open-about = Daarna krijg je een link om te sturen. De regels en al het andere kun je dan nog veranderen.
web-lobby-your-name = Je naam
web-lobby-your-name-about = Zo zien de anderen je. Je hebt geen account nodig.
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
web-lobby-going-on = Er is een partij bezig. Als die afgelopen is, kun je hier aanschuiven.
web-lobby-watch = Meekijken
web-lobby-try-again = Opnieuw proberen

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
web-lobby-level-normal = Gewone bot
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
web-lobby-teams-about = Wie hetzelfde teamnummer heeft, speelt samen. De gastheer kan de volgorde veranderen.
web-lobby-teams-wrong = Met dit aantal spelers kun je geen teams van { $size } maken. Verander het aantal spelers, of kies andere regels.
web-lobby-earlier = { $name } een plaats naar boven
web-lobby-later = { $name } een plaats naar beneden
web-lobby-make-host = { $name } gastheer maken
web-lobby-remove = { $name } van tafel sturen
web-lobby-rename = Naam veranderen
web-lobby-rename-do = Deze naam gebruiken

web-lobby-begin = Beginnen
web-lobby-start = Partij beginnen
web-lobby-too-few = Je hebt minstens twee spelers nodig. Nodig iemand uit, of voeg een bot toe.
web-lobby-not-all-ready = { $count ->
    [one] Eén speler is nog niet klaar. Je kunt toch beginnen.
   *[other] { $count } spelers zijn nog niet klaar. Je kunt toch beginnen.
}
web-lobby-all-ready = Iedereen is klaar.
web-lobby-ready = Ik ben klaar
web-lobby-ready-about = De partij begint als iedereen klaar is, of als de gastheer eerder begint.
web-lobby-you-are-ready = Je bent klaar. De gastheer begint de partij.
web-lobby-not-ready = Toch nog niet
web-lobby-you-watch = Je kijkt mee. Je ziet hoe er gespeeld wordt, maar niemands kaarten.

web-lobby-rules = De regels van deze tafel
web-lobby-change-rules = Regels veranderen
web-lobby-not-done = Dat is niet gelukt. Probeer het nog eens.

web-lobby-talk = Chat
web-lobby-say = Zeg iets
web-lobby-say-do = Stuur

web-lobby-leave = Van tafel gaan
web-lobby-leave-title = Van tafel gaan?
web-lobby-leave-about = Je plaats komt voorgoed vrij. Wil je later op dezelfde plaats verder, sluit dan alleen de pagina.

web-lobby-settings = Instellingen van de tafel
web-lobby-settings-host = Alleen de gastheer kan dit veranderen.
web-lobby-most-seats = Plaatsen aan tafel
web-lobby-turn-clock = Tijd voor een beurt
web-lobby-no-clock = Geen klok
web-lobby-seconds = { $count } s
web-lobby-bank = Extra tijd per partij
web-lobby-chat = Wat je in de chat kunt zeggen
web-lobby-chat-off = Niets
web-lobby-chat-phrases = Snelle reacties
web-lobby-chat-free = Alles
web-lobby-pace = Hoe snel bots spelen
web-lobby-pace-human = Zoals mensen
web-lobby-pace-fast = Snel
web-lobby-pace-instant = Meteen
web-lobby-spectators = Anderen mogen meekijken
web-lobby-spectators-about = Ze zien wat er op tafel ligt, nooit een hand.
web-lobby-delay = Hoeveel later ze het zien
web-lobby-no-delay = Meteen
web-lobby-public = Openbare tafel
web-lobby-public-about = Iedereen op deze server kan hem vinden zolang er een plaats vrij is.
web-lobby-fair = Iedereen schudt mee
web-lobby-fair-about = Na elke ronde kan iedereen controleren dat niemand de volgorde van de kaarten heeft gekozen.
