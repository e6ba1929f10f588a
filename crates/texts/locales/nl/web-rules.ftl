# Rules to read, to choose and to change.

web-rules-title = Regels
web-rules-sheet = De regels van deze tafel
web-rules-no-sheet = De regels kunnen nu niet worden opgehaald. Controleer je verbinding en probeer het opnieuw.
web-rules-open-page = Openen om af te drukken
web-rules-print = Afdrukken
web-rules-broken-link = De regels in deze link zijn niet te lezen. Vraag nog eens om de link en kopieer hem helemaal.
web-rules-change = Regels veranderen
web-rules-take = Met deze regels spelen
web-rules-presets = Beginnen met
web-rules-find = Zoek een regel
web-rules-nothing-found = Zo heet geen enkele regel.
web-rules-number = een getal
web-rules-changed = veranderd
web-rules-changed-count = { $count ->
    [one] 1 wijziging
   *[other] { $count } wijzigingen
}
web-rules-undo = Terugzetten
web-rules-conflicts = { $count ->
    [one] Eén combinatie kan niet:
   *[other] { $count } combinaties kunnen niet:
}
web-rules-mine = Je eigen regels
web-rules-save = Deze regels bewaren
web-rules-save-do = Bewaren
web-rules-saved = Bewaard: { $name }.
web-rules-name = Naam voor deze regels
web-rules-share = Link kopiëren
web-rules-link-copied = Gekopieerd: een link naar deze regels.
web-rules-file = Als bestand bewaren
web-rules-open-file = Bestand openen
web-rules-forget = { $name } verwijderen
web-rules-forget-short = verwijderen
