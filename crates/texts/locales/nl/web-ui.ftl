# What every screen of the page needs.

web-ui-close = Sluiten
web-ui-back = Terug
web-ui-home = Naar de startpagina
web-ui-loading = Een ogenblik …
web-ui-cancel = Annuleren
web-ui-later = Later
web-ui-reload = Opnieuw laden
web-ui-failed = Laden is niet gelukt
web-ui-failed-about = Dit deel van de pagina kon niet worden opgehaald. Misschien is de verbinding weg of is er een nieuwere versie. Laad de pagina opnieuw.
web-ui-unknown = Hier is niets
web-ui-unknown-about = Misschien is de link niet volledig. Kopieer de hele link, of ga naar de startpagina.
web-ui-update = Er is een nieuwere versie.
web-ui-update-now = Bijwerken
web-ui-copied = Gekopieerd.
web-ui-not-copied = Je browser staat kopiëren niet toe. Selecteer de tekst en kopieer hem zelf.
