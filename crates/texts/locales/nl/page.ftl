# De eenvoudige pagina's die de server zelf toont.

page-title = lastcard
page-tagline = Het kaartspel met de regels van Uno, samen gespeeld via een link.
page-table-heading = Je bent uitgenodigd aan een tafel
page-home-heading = Speel in je terminal
page-join-table = Dit is de link van een tafel. Typ dit in een terminal om aan te schuiven:
page-join-home = Vraag wie je uitnodigt om de link van de tafel, en typ dit met die link in een terminal:
page-example = Voorbeeld
page-command = Opdracht
page-need = Je hebt het programma lastcard op je computer nodig. Wie deze server beheert, kan je vertellen waar je het vindt.
page-no-browser-yet = Deze server toont geen tafel in de browser.
page-any-device = Je plaats blijft bewaard als je verbinding wegvalt: typ dezelfde opdracht opnieuw om verder te spelen.
page-to-home = Naar de startpagina
page-not-found-heading = Hier is niets
page-not-found = Dit adres leidt nergens heen. Kijk of je de hele link hebt overgenomen, of vraag er nog eens om.
page-language = Andere talen
page-qr-title = De link van de tafel, voor de camera van een telefoon
