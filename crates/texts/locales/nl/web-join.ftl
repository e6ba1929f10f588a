# To sit down by a code or a link.

web-join-title = Aan een tafel aanschuiven
web-join-code = Code of link
web-join-hint = De code bestaat uit zes letters en cijfers. Hoofdletters en spaties maken niet uit.
web-join-neither = Dat is geen code van zes tekens en ook geen link naar een tafel. Vraag er nog eens om.
web-join-no-server = De server antwoordt niet. Controleer je verbinding en probeer het opnieuw.
web-join-go = Meedoen
