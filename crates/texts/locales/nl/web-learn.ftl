# Leren: een eerste spel in lessen, tips, woordenlijst en ‘mag dit?’

web-learn-title = Leren
web-learn-game = Een eerste spel
    .about = Korte lessen aan een echte tafel: elke kaart en elke regel één keer.
web-learn-house = Huisregels
    .about = Wat veel tafels er zelf bij afspreken. Elke regel is een les.
web-learn-tips = Tips
    .about = Hoe je beter speelt.
web-learn-glossary = Woordenlijst
    .about = Wat de woorden van het spel betekenen.
web-learn-ruling = Mag dit?
    .about = Leg je situatie voor. Je krijgt een duidelijk ja of nee, met de regel erbij.
web-learn-sheet = De regels lezen
web-learn-lab = Regellab
web-learn-no-engine = Dit kan hier nu niet: het spel zelf is niet geladen. De regels kun je wel lezen.
web-learn-not-there = Dit kan nu niet worden opgehaald. Laad de pagina opnieuw als je verbinding hebt.

## Voortgang

web-learn-progress = { $done } van { $all } gedaan
web-learn-begin = Begin met les 1
web-learn-go-on = Verder met les { $number }
web-learn-all = Alle lessen
web-learn-again-all = Alle lessen opnieuw
# $number: de plaats van de les; $done: true als die gedaan is
web-learn-open = Les { $number }: { $title }{ $done ->
    [true] , gedaan
   *[false] { "" }
}

## Tijdens een les

web-learn-you = Jij
web-learn-left = Noor
web-learn-right = Sam
web-learn-lesson = Les { $number } van { $all }
web-learn-coach = Uitleg
web-learn-start = Begin
web-learn-watch = Kijk wat er gebeurt …
web-learn-hint = Hoe?
web-learn-again = Opnieuw
web-learn-next = Volgende les
web-learn-skip = Overslaan
web-learn-finished = Dat was de laatste les. Je kent nu het hele spel.
web-learn-play-now = Nu echt spelen
web-learn-broken = Deze les liep vast. Begin hem opnieuw.
web-learn-points = De punten van deze ronde

# Hoe iets gaat. $color: none als er geen gekozen wordt; $button: wat er op de knop staat
web-learn-help-play = { $color ->
    [none] Kies in je hand: { $cards }.
   *[other] Kies in je hand: { $cards }. Kies daarna { $color }.
}
web-learn-help-swap = Kies in je hand: { $cards }. Kies daarna { $name }.
web-learn-help-together = Kies ‘{ $button }’ en tik deze kaarten aan: { $cards }. Leg ze daarna met de knop.
web-learn-help-jump-in = Je bent niet aan de beurt. Kies toch in je hand: { $cards }. Bevestig daarna dat je inspringt.
web-learn-help-draw = Kies de trekstapel, of de knop om te pakken.
web-learn-help-challenge = Kies ‘{ $button }’ in de vraag op tafel.
web-learn-help-call = Druk op ‘{ $button }’ bij je hand.
web-learn-help-catch = Kies ‘{ $button }’ bij { $name }.

## De lessen
# $left en $right: wie links en rechts van je zit.

web-learn-lesson-match = Kleur, cijfer of symbool
    .before = Wie als eerste geen kaarten meer heeft, wint de ronde. Als je aan de beurt bent, speel je één kaart die past op de bovenste kaart van de aflegstapel.
    .do-1 = Bovenop ligt een rode 5. Speel je rode 2: dezelfde kleur.
    .do-2 = Nu ligt er een gele 9. Speel je groene 9: hetzelfde cijfer.
    .do-3 = { $left } legde een groene Stop. Speel je blauwe Stop: hetzelfde symbool.
    .other = Dat mag ook. Maar zo zie je niet alle drie de manieren waarop een kaart kan passen. Probeer het nog eens.
    .after = Dezelfde kleur, hetzelfde cijfer of hetzelfde symbool: één van de drie is genoeg.
web-learn-lesson-draw = Pakken
    .before = Kun je niets spelen, dan pak je één kaart van de trekstapel.
    .do-1 = Geen van je kaarten past op de rode 5. Pak een kaart.
    .do-2 = Je pakte een rode 7, en die past. Speel hem meteen.
    .do-3 = Weer past er niets. Pak nog een kaart en kijk wat er gebeurt.
    .other = Dat mag: een gepakte kaart mag je ook houden. Maar speel hem deze keer, dan zie je hoe het verder gaat.
    .after = Past de gepakte kaart, dan mag je hem meteen spelen. Past hij niet, dan houd je hem en is je beurt voorbij.
web-learn-lesson-skip = Stop
    .before = Na een Stop slaat de volgende speler een beurt over.
    .do-1 = Na jou komt { $left }. Speel je groene Stop.
    .other = Dat mag ook, maar dan is { $left } gewoon aan de beurt. Speel de Stop om te zien wat die doet.
    .after = { $left } werd overgeslagen; { $right } was meteen aan de beurt.
web-learn-lesson-reverse = Keer Om
    .before = Met een Keer Om draait de speelrichting om.
    .do-1 = Het gaat met de klok mee, dus na jou komt { $left }. Speel je blauwe Keer Om.
    .other = Dat mag ook, maar dan gaat het gewoon met de klok mee verder. Speel de Keer Om om het te zien draaien.
    .after = Nu kwam eerst { $right } en toen pas { $left }. Zo blijft het, tot iemand weer een Keer Om speelt.
web-learn-lesson-two = Met z’n tweeën
    .before = Met twee spelers ben je na een Stop zelf weer aan de beurt. Een Keer Om doet dan hetzelfde als een Stop.
    .do-1 = Speel je rode Stop en je rode Keer Om, na elkaar.
    .other = Dat mag ook, maar dan is { $left } aan de beurt. Speel de Stop en de Keer Om: dan blijf jij aan de beurt.
    .after = Twee kaarten kwijt, en nog steeds ben jij aan de beurt.
web-learn-lesson-draw-two = Pak 2
    .before = Na een Pak 2 moet de volgende speler twee kaarten pakken en een beurt overslaan.
    .do-1 = Speel je gele Pak 2 tegen { $left }.
    .do-2 = { $right } legde een Pak 2 op die van jou: dat mag, want het symbool is hetzelfde. Nu wachten er twee kaarten op jou. Pak ze.
    .other = Dat mag ook, maar dan hoeft { $left } niets te pakken. Speel de Pak 2.
    .after = Je pakte twee kaarten en je beurt is voorbij. Aan de meeste tafels helpt daar niets tegen.
web-learn-lesson-wild = Wild
    .before = Een Wild past op alles. Wie hem speelt, kiest de kleur die daarna geldt.
    .do-1 = Je andere kaarten passen niet. Speel je Wild en kies blauw: daarvan heb je het meest.
    .other = Dat mag ook. Maar speel de Wild en kies blauw: dan kun je de volgende beurten goed verder.
    .after = { $left } had geen blauw en moest pakken. Ook als je iets anders kunt spelen, mag een Wild altijd; bewaar hem liever voor als je vastzit.
web-learn-lesson-wild-draw-four = Wild Pak 4
    .before = Een Wild Pak 4 is een Wild waarna de volgende speler vier kaarten pakt en een beurt overslaat. Hij mag alleen als je geen kaart hebt van de kleur die geldt.
    .do-1 = De kleur is rood, en rood heb je niet: hij mag. Speel hem en kies geel.
    .do-2 = { $right } doet hetzelfde tegen jou. Er wachten vier kaarten. Pak ze.
    .other = Dat mag ook. Maar doe het deze keer zoals het er staat, dan zie je beide kanten van een Wild Pak 4.
    .after = Wie de vier kaarten pakt, gelooft dat de Wild Pak 4 mocht. Geloof je het niet, dan kun je hem aanvechten: dat komt nu.
web-learn-lesson-bluff = Aanvechten: bluf
    .before = Wie een Wild Pak 4 speelt terwijl dat niet mag, bluft. Alleen wie moet pakken, mag dat aanvechten. { $right } begint; de kleur is blauw.
    .do-1 = { $right } heeft nog vijf kaarten. Geen enkele blauwe? Vecht de Wild Pak 4 aan.
    .do-2 = Het was bluf: { $right } moest zelf vier kaarten pakken. De gekozen kleur blijft groen, en jij bent gewoon aan de beurt. Speel je groene 5.
    .other = Dat mag ook. Maar vecht hem deze keer aan, en speel daarna je groene 5: dan zie je wat een bluf kost.
    .after = Een goede gok: jij pakte niets en kon spelen. Hoe meer kaarten iemand heeft, hoe groter de kans op bluf.
web-learn-lesson-honest = Aanvechten: geen bluf
    .before = Was de Wild Pak 4 terecht, dan kost aanvechten je twee kaarten extra. { $right } begint; de kleur is blauw.
    .do-1 = { $right } heeft nog maar één kaart, dus de kans op blauw is klein. Vecht toch aan om te zien wat het kost.
    .other = Verstandig: hier was pakken beter. Maar vecht hem deze keer aan om te zien wat een misser kost.
    .after = { $right } had geen blauw. Je pakte de vier kaarten en nog twee, en je beurt is voorbij.
web-learn-lesson-call = Uno!
    .before = Speel je een kaart en houd je er dan nog één over, dan moet je ‘Uno!’ roepen.
    .do-1 = Je hebt nog twee kaarten. Druk op ‘Uno!’ en speel je blauwe 8. Eerst roepen of eerst spelen: allebei is goed.
    .other = Dat mag ook, maar dan valt er niets te roepen. Roep ‘Uno!’ en speel je blauwe 8.
    .after = Goed zo: nog één kaart, en niemand kan je betrappen.
web-learn-lesson-caught = Betrapt worden
    .before = Vergeet je ‘Uno!’ te roepen, dan kan een ander je betrappen zolang de volgende speler nog niets heeft gedaan.
    .do-1 = Speel je gele 3 en roep deze keer expres níét.
    .other = Zo hoort het eigenlijk. Maar deze les laat zien wat er gebeurt als je het vergeet: speel je gele 3 zonder te roepen.
    .after = { $left } betrapte je: twee strafkaarten. Roepen kost maar één tik.
web-learn-lesson-catch = Betrappen
    .before = Let ook op de anderen. { $right } heeft nog twee kaarten en gaat er een spelen.
    .do-1 = { $right } heeft nog één kaart en riep niets. Betrap { $right } voordat je iets anders doet.
    .other = Dat mag ook, maar nu is het te laat om { $right } te betrappen. Doe dat eerst, en speel dan pas.
    .after = Betrapt: { $right } pakte twee strafkaarten. Jij bent nog gewoon aan de beurt.
web-learn-lesson-out = Uitkomen en punten
    .before = Speel je je laatste kaart, dan ben je uit en is de ronde voorbij.
    .do-1 = Je hebt ‘Uno!’ geroepen en je rode 9 past. Speel hem.
    .other = Dat mag ook, maar je had kunnen uitkomen. Speel je rode 9.
    .after = Je krijgt de punten van wat de anderen nog hebben. Cijferkaarten tellen voor hun cijfer, een Stop, Keer Om of Pak 2 telt voor 20, een Wild voor 40 en een Wild Pak 4 voor 50. Samen is dat hier 73. Wie het eerst 500 punten heeft, wint de partij.
web-learn-lesson-stacking = Stapelen
    .before = Aan veel tafels mag je een Pak 2 op een Pak 2 leggen. De straf wordt dan opgeteld en gaat door. { $right } begint.
    .do-1 = { $right } legde een Pak 2. Leg er je blauwe Pak 2 op.
    .other = Pakken mag ook. Maar met je eigen Pak 2 geef je de straf door: probeer dat.
    .after = { $left } had geen Pak 2 en moest ze alle vier pakken.
web-learn-lesson-seven-zero = De 7 en de 0
    .before = Met deze regel wissel je met een 7 van hand met iemand naar keuze. Met een 0 geeft iedereen zijn hand door in de speelrichting.
    .do-1 = { $left } heeft maar twee kaarten. Speel je rode 7 en wissel met { $left }.
    .other = Dat mag ook. Maar { $left } heeft de minste kaarten: speel je rode 7 en wissel met { $left }.
    .after = Je kreeg de twee kaarten van { $left }. Daarna speelde { $left } jouw rode 0, en schoven alle handen een plaats door.
web-learn-lesson-jump-in = Inspringen
    .before = Met deze regel mag je buiten je beurt een kaart spelen die precies gelijk is aan de bovenste: dezelfde kleur én hetzelfde cijfer of symbool. { $left } begint.
    .do-1 = { $right } is aan de beurt, maar jij hebt ook een groene 4. Spring in.
    .other = Dat mag ook, maar dan spring je niet in. Probeer het nog eens.
    .after = { $right } werd overgeslagen: na jou gaat het verder met { $left }.
web-learn-lesson-together = Meer kaarten tegelijk
    .before = Met deze regel leg je in één beurt alle kaarten met hetzelfde cijfer die je kwijt wilt. De eerste moet passen; de laatste ligt bovenop.
    .do-1 = Leg je drie achten tegelijk, de gele eerst.
    .other = Dat mag ook. Maar je kunt ze alle drie kwijt: leg de gele 8, de rode 8 en de groene 8 tegelijk.
    .after = In één beurt drie kaarten kwijt. De kleur is die van de laatste.

## Mag dit?

web-learn-examples = Voorbeelden
web-learn-ask = Mag dit?
web-learn-yes = Ja
web-learn-no = Nee
web-learn-clause = Regel { $clause }
web-learn-clause-read = Lees de regels
web-learn-missing-hand = Kies eerst welke kaarten je in je hand hebt.
web-learn-missing-deed = Kies eerst welke kaart je wilt spelen.
web-learn-missing-drawn = Kies eerst welke kaart je net hebt gepakt.

web-learn-hand = Je hand
web-learn-hand-about = Tik een kaart aan om hem erbij te doen. Tik hem in je hand aan om hem weg te doen.
web-learn-hand-count = { $count ->
    [0] Nog geen kaarten
    [one] 1 kaart
   *[other] { $count } kaarten
}
web-learn-hand-full = Meer dan { $most } kaarten kun je hier niet kiezen.
web-learn-add = { $card }: erbij
web-learn-remove = { $card }: weg
web-learn-kinds = Kaarten
web-learn-kinds-wild = zonder kleur
web-learn-top-other = Andere kaart kiezen
web-learn-top = De bovenste kaart
web-learn-color-in-force = De kleur die geldt
web-learn-players = De anderen
web-learn-players-about = Jij bent speler 1. Speler 2 zit links van je, en zo verder met de klok mee.
web-learn-player-cards = Kaarten van speler { $number }
web-learn-player-more = Eén speler meer
web-learn-player-fewer = Eén speler minder
web-learn-moment = Wat er gebeurt
web-learn-moment-play = Ik ben aan de beurt
web-learn-moment-after-draw = Ik heb net gepakt
web-learn-moment-serve = Er wacht een straf op mij
web-learn-moment-other = Een ander is aan de beurt
web-learn-drawn = Welke kaart pakte je?
web-learn-owed = Hoeveel kaarten wachten er?
web-learn-whose-turn = Wie is er aan de beurt?
web-learn-called = Ik heb al ‘Uno!’ geroepen
web-learn-deed = Wat wil je doen?
web-learn-deed-play = Spelen
web-learn-deed-jump-in = Inspringen
web-learn-deed-draw = Pakken
web-learn-deed-pass = Passen
web-learn-deed-challenge = Aanvechten
web-learn-deed-call = ‘Uno!’ roepen
web-learn-deed-catch = Betrappen
web-learn-deed-cards = Welke kaart?
web-learn-deed-cards-about = Kies er meer als je ze tegelijk wilt leggen, in de volgorde waarin je ze legt.
web-learn-deed-color = Welke kleur kies je?
web-learn-deed-swap = Wisselen met
web-learn-no-color = geen kleur
web-learn-nobody = niemand
web-learn-deed-uno = Ik roep er ‘Uno!’ bij
web-learn-deed-whom = Wie wil je betrappen?
web-learn-changed = Er is iets veranderd. Vraag het opnieuw.

web-learn-example-draw-two = Een Pak 2 op een Pak 2?
web-learn-example-last-skip = Een Stop als laatste kaart?
web-learn-example-last-wild = Een Wild als laatste kaart?
web-learn-example-bluff = Een Wild Pak 4 terwijl je de kleur hebt?
web-learn-example-drawn = Na het pakken een andere kaart spelen?
web-learn-example-choice = Pakken terwijl je kunt spelen?
web-learn-example-jump-in = Dezelfde kaart buiten je beurt?
web-learn-example-pair = Twee gelijke kaarten tegelijk?
web-learn-example-skip-on-draw-two = Een Stop tegen een Pak 2?
