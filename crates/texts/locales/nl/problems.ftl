# Waarom een verzoek aan de server niet is uitgevoerd.

problem-bad-request = De server begrijpt dit verzoek niet. Laad de pagina opnieuw, of haal de nieuwste versie van het programma.
problem-not-found = Dit adres leidt nergens heen.
problem-bad-method = Dit adres kan niet zo gebruikt worden.
problem-no-table = Die tafel bestaat niet, of niet meer. Kijk de link na, of open een nieuwe tafel.
problem-no-record = Deze tafel heeft dat verslag niet.
problem-bad-code = Deze code opent geen tafel, of is verlopen. Vraag om een nieuwe.
problem-bad-token = Deze plaats is niet van jou, of is naar een ander apparaat verhuisd.
problem-bad-ticket = Met deze link kun je geen plaats verhuizen, of niet meer. Maak een nieuwe op het apparaat waar de plaats nu is.
problem-table-full = Alle plaatsen aan deze tafel zijn bezet. Vraag de gastheer om een plaats, of kijk mee.
problem-match-going-on = Er is een partij bezig. Je kunt aanschuiven als die afgelopen is.
problem-bad-name = Zo kun je hier niet heten. Kies een naam van 1 tot 20 letters, zonder + , : ; | " en =.
problem-bad-rules = Er klopt iets niet in deze regels. Kijk ze na, of kies andere.
problem-bad-settings = Een van de instellingen is te klein of te groot.
problem-too-long = Dat is te lang. Maak het korter en probeer het opnieuw.
# $seconds: een geheel getal vanaf 1
problem-too-fast = Dat was te veel tegelijk. Probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} opnieuw.
problem-too-many-tables = Deze server heeft nu geen ruimte voor nog een tafel. Probeer het later opnieuw.
problem-bad-origin = Deze pagina hoort niet bij deze server en mag er dus niet mee praten.
problem-unavailable = De server kan dit nu niet doen. Er is niets veranderd; probeer het zo meteen opnieuw.
problem-internal = Er ging iets mis op de server. Probeer het opnieuw.
# $more: how many faults there are behind the first one
problem-bad-record = { $more ->
    [0] Dit verslag kan niet gelezen worden: { $problem }.
    [one] In dit verslag zitten twee fouten. De eerste: { $problem }.
   *[other] Na deze fout zitten er nog { $more } in dit verslag: { $problem }.
}
