//! The sheet covers both rule sheets: each statement that is a rule, a text, a tip or a word can be found
//! in the Dutch sheet of the preset that plays it.

mod common;

use common::{draft, one_line, sheet};
use lastcard_texts::{Lang, Texts};
use std::collections::BTreeMap;

/// Statements of rule sheet A: number, preset, a phrase of the generated sheet.
#[rustfmt::skip] // one row, one line
const A: &[(u8, &str, &str)] = &[
    (1, "traditional", "na een paar beurten zitten ze in je vingers"),
    (2, "traditional", "een snel kaartspel voor het hele gezin"),
    (2, "traditional", "lijkt op Crazy Eights"),
    (3, "traditional", "Vanaf een jaar of zeven doet iedereen mee"),
    (4, "traditional", "Speel als eerste al je kaarten weg, tot en met de allerlaatste."),
    (5, "traditional", "Heb je nog maar één kaart over, dan roep je \"Uno!\""),
    (6, "traditional", "wie aan het eind van de partij de minste heeft, wint"),
    (7, "traditional", "Wie het hoogste cijfer trekt, is de eerste gever."),
    (8, "traditional", "dan leg je die onder op de stapel en trek je een andere"),
    (9, "traditional", "dan leggen alleen zij hun kaart terug en trekken ze opnieuw"),
    (10, "traditional", "tot iedereen 7 kaarten heeft"),
    (11, "traditional", "met de beeldzijde naar beneden in het midden: dat is de trekstapel"),
    (12, "traditional", "De gever draait de bovenste kaart om en legt die er open naast."),
    (13, "traditional", "Wild: Die gaat midden in de trekstapel"),
    (13, "traditional", "Wild Pak 4: Die gaat midden in de trekstapel"),
    (14, "traditional", "De speler links van de gever is de eerste speler."),
    (14, "traditional", "Stop: Er gebeurt niets"),
    (15, "traditional", "Het gaat tegen de klok in, en de speler rechts van de gever begint."),
    (16, "traditional", "geeft de speler links van de vorige gever, met de klok mee"),
    (17, "family", "De jongste speler is de eerste gever."),
    (18, "traditional", "Leg één kaart die past open op de aflegstapel."),
    (19, "traditional", "elke kaart in dezelfde kleur; - elke kaart met hetzelfde cijfer"),
    (20, "traditional", "Daarna is de volgende speler aan de beurt."),
    (21, "traditional", "Je hoeft geen kaart te spelen omdat die past"),
    (22, "traditional", "Je mag elke kleur kiezen"),
    (23, "traditional", "Past er geen enkele kaart uit je hand, dan pak je van de trekstapel"),
    (24, "traditional", "Pak kaarten van de trekstapel tot er een komt die past."),
    (24, "traditional", "Een kaart die past, moet je meteen spelen."),
    (25, "traditional", "Je hoeft geen kaart te spelen omdat die past"),
    (26, "traditional", "in plaats daarvan mag je ook pakken"),
    (27, "traditional", "niet meer spelen, ook niet als je pakte terwijl je kon spelen"),
    (28, "traditional", "Het spel gaat met de klok mee"),
    (29, "traditional", "De speelrichting draait om"),
    (30, "traditional", "Met twee spelers werkt een Keer Om als een Stop"),
    (31, "traditional", "schud dan alle kaarten van de aflegstapel, behalve de bovenste"),
    (32, "traditional", "zo vaak als nodig is"),
    (33, "traditional", "Met deze kaarten slaat het spel ineens om"),
    (34, "traditional", "Op elke kaart staat een symbool, en bij sommige spellen ook de naam."),
    (35, "traditional", "twee pijlen die elk een andere kant op wijzen"),
    (35, "traditional", "stuur je het spel met een Keer Om de andere kant op"),
    (36, "traditional", "een Stop, Keer Om of Pak 2 speel je alleen op dezelfde kleur"),
    (37, "traditional", "De volgende speler slaat een beurt over, alsof die al geweest is."),
    (37, "traditional", "een cirkel met een streep erdoor"),
    (37, "traditional", "Een rode Stop mag dus niet op een blauwe Stop."),
    (38, "traditional", "pakt 2 kaarten en slaat een beurt over"),
    (38, "traditional", "Het symbool is +2."),
    (38, "traditional", "elke Pak 2 blijft 2 kaarten"),
    (39, "traditional", "ook als je iets anders kunt spelen, en ook op een andere Wild"),
    (39, "traditional", "zwart, met alle vier de kleuren erop"),
    (41, "traditional", "de volgende speler pakt 4 kaarten en slaat een beurt over"),
    (42, "traditional", "en ook geen kaart met het cijfer dat bovenop ligt"),
    (42, "traditional", "Mag het niet, dan kun je hem niet spelen."),
    (43, "traditional", "Roep \"Uno!\" voordat je je voorlaatste kaart speelt"),
    (44, "traditional", "dan mag elke andere speler \"Uno!\" roepen"),
    (44, "traditional", "pakt meteen 4 strafkaarten"),
    (45, "traditional", "dan ga je verder alsof je had geroepen"),
    (46, "traditional", "tot de volgende speler iets doet: spelen, pakken of passen"),
    (47, "traditional", "Met roepen alleen win je niet"),
    (48, "traditional", "Lukt dat niet, dan pak je zoals altijd."),
    (49, "traditional", "Kom je later weer op één kaart, dan roep je opnieuw."),
    (50, "traditional", "dan pakt de volgende speler die kaarten eerst nog"),
    (51, "traditional", "en ze tellen mee bij de punten"),
    (52, "traditional", "Speel rondes tot iemand 500 punten of meer heeft."),
    (53, "traditional", "wie de minste punten heeft, wint"),
    (54, "traditional", "elk ander getal mag ook"),
    (55, "traditional", "schrijft die punten bij zijn totaal. Wie uit is, schrijft niets op."),
    (56, "traditional", "1 tot en met 9 72 (per kleur 2 van elk) het cijfer"),
    (57, "traditional", "Stop 8 (2 per kleur) 20 Keer Om 8 (2 per kleur) 20 Pak 2 8 (2 per kleur) 20"),
    (58, "traditional", "Wild 4 50 Wild Pak 4 4 50"),
    (59, "knockout", "Wie 500 punten of meer heeft, valt af"),
];

/// A-40 contradicts A-13, which the preset plays; A-60 names other games.
const A_WITHOUT: [u8; 2] = [40, 60];

/// Statements of rule sheet B.
#[rustfmt::skip] // one row, one line
const B: &[(u8, &str, &str)] = &[
    (1, "standard", "je raakt je kaarten kwijt op kleur, cijfer of symbool"),
    (1, "standard", "Eén spel heeft 108 kaarten in vier kleuren"),
    (2, "standard", "Voor 2 tot en met 10 spelers is één spel kaarten genoeg."),
    (2, "standard", "rood, geel, groen en blauw"),
    (3, "standard", "elke kaart met hetzelfde symbool, in welke kleur ook"),
    (4, "standard", "De volgende speler slaat een beurt over"),
    (5, "standard", "Heb je nog maar één kaart over, dan roep je \"Uno!\""),
    (6, "standard", "krijgt punten voor de kaarten die de anderen nog in hun hand hebben"),
    (7, "standard", "Met 3 tot 6 is het spel op zijn best."),
    (8, "standard", "Iedereen speelt voor zichzelf."),
    (9, "standard", "De speler links van de gever is de eerste speler."),
    (9, "standard", "tenzij de startkaart dat verandert"),
    (10, "standard", "Een ronde duurt meestal tien tot vijftien minuten."),
    (10, "standard", "duurt drie kwartier tot anderhalf uur"),
    (11, "standard", "0 4 (1 per kleur) 0 1 tot en met 9 72 (per kleur 2 van elk)"),
    (11, "standard", "Stop 8 (2 per kleur) 20"),
    (12, "standard", "Wild 4 40 Wild Pak 4 4 50"),
    (13, "standard", "Geen kleur is hoger dan een andere."),
    (14, "standard", "Wild 4 40 Wild Pak 4 4 50"),
    (15, "standard", "is de ronde meteen voorbij"),
    (15, "standard", "dan hoeft niemand die kaarten nog te pakken"),
    (16, "standard", "Speel rondes tot iemand 500 punten haalt of eroverheen gaat"),
    (17, "standard", "De gever deelt ze dicht rond, één voor één"),
    (18, "standard", "De rest gaat met de beeldzijde naar beneden in het midden"),
    (19, "standard", "Wild Pak 4: Die wordt teruggeschud in de trekstapel"),
    (20, "standard", "kiest de kleur en speelt dan gewoon"),
    (21, "standard", "Stop: De eerste speler slaat een beurt over"),
    (21, "standard", "Pak 2: De eerste speler pakt 2 kaarten en slaat een beurt over."),
    (22, "standard", "Het gaat tegen de klok in, en de speler rechts van de gever begint."),
    (23, "standard", "Het spel gaat met de klok mee"),
    (24, "standard", "Leg één kaart die past open op de aflegstapel."),
    (24, "standard", "een Pak 2 op een Pak 2"),
    (25, "standard", "Je kiest welke kleur er nu geldt en zegt die meteen"),
    (26, "standard", "slaat een beurt over, zonder eerst iets te spelen"),
    (27, "standard", "alleen als je geen kaart hebt in de kleur die geldt"),
    (28, "standard", "Durf je, dan kun je bluffen en hem toch spelen."),
    (29, "standard", "De volgende speler slaat een beurt over"),
    (30, "standard", "De speelrichting draait om"),
    (31, "standard", "Met twee spelers werkt een Keer Om als een Stop"),
    (32, "standard", "Pak één kaart van de trekstapel."),
    (33, "standard", "dan mag je hem meteen spelen"),
    (34, "standard", "waarvan je pakt als je niet kunt of niet wilt spelen"),
    (35, "standard", "roep dan hardop \"Uno!\" voordat je beurt voorbij is"),
    (36, "standard", "Betrappen kan tot de volgende speler aan de beurt is."),
    (37, "standard", "Je speelt zonder onderbreking verder"),
    (38, "standard", "De anderen krijgen deze ronde niets."),
    (39, "standard", "Anna krijgt dus 25 + 40 + 70 = 135 punten."),
    (40, "standard", "Elke volgende ronde geeft de speler links van de vorige gever"),
    (41, "standard", "als je het maar van tevoren afspreekt"),
    (42, "quick", "Je speelt één ronde zonder punten: wie de ronde wint, wint de partij."),
    (43, "standard", "als er tenminste op tijd \"Uno!\" is geroepen"),
    (44, "standard", "pakt meteen 2 strafkaarten"),
    (45, "standard", "Wie uit is, krijgt punten voor alle kaarten"),
    (46, "standard", "Alleen wie moet pakken, mag dat."),
    (47, "standard", "Wie blufte, pakt zelf 4 kaarten."),
    (48, "standard", "Jij pakt 6 kaarten in plaats van 4 en slaat een beurt over."),
    (49, "standard", "die wint de partij"),
    (50, "teams", "Gaan er in dezelfde ronde meer teams overheen, dan wint het hoogste totaal."),
    (51, "party", "een Pak 2 op een Pak 2, in welke kleur ook; - een Wild Pak 4 op een Wild Pak 4"),
    (51, "party", "tot iemand niet kan of niet wil stapelen"),
    (52, "party", "dan mag je van hand wisselen met een andere speler naar keuze"),
    (52, "party", "dan geeft iedereen zijn hele hand door aan de volgende speler"),
    (53, "party", "precies gelijk is aan de bovenste, met dezelfde kleur"),
    (53, "party", "Daarna gaat het verder alsof je gewoon had gespeeld"),
    (54, "tournament", "Jij pakt gewoon de 4 kaarten, zonder extra straf"),
    (55, "teams", "de teams zitten om en om aan tafel. Ze hebben één gezamenlijke score."),
    (56, "team_party", "mag je je teamgenoot met opzet een goede hand toespelen"),
    (57, "standard", "Bewaar je Wilds voor als je vastzit."),
    (58, "standard", "Heb je van één kleur veel, of een kleur die lastig weg te spelen is"),
    (59, "standard", "Let op welke kleuren en cijfers de anderen spelen"),
    (60, "standard", "komt het hardst aan bij iemand die net al heeft moeten pakken"),
    (61, "standard", "Heeft een tegenstander er nog één of twee"),
    (62, "standard", "Trekstapel: De dichte stapel"),
    (63, "standard", "Aflegstapel: De open stapel met gespeelde kaarten; alleen de bovenste telt."),
    (64, "standard", "Wild: Een kaart die op alles past en waarbij je de nieuwe kleur kiest."),
    (65, "standard", "Uitkomen: Je laatste kaart spelen, waarmee de ronde voorbij is."),
    (66, "standard", "Uno roepen: Wat je moet roepen zodra je nog precies één kaart hebt."),
    (67, "standard", "Stapelen: Een Pak 2 of Wild Pak 4 beantwoorden met nog zo’n kaart"),
    (67, "standard", "een huisregel die niet officieel is"),
    (68, "standard", "Aanvechten: Betwisten dat iemand een Wild Pak 4 mocht spelen"),
];

#[test]
fn every_statement_of_both_rule_sheets_is_found_in_the_dutch_sheet() {
    let texts = Texts::new(Lang::Nl);
    let mut sheets: BTreeMap<&str, String> = BTreeMap::new();
    for (letter, statements) in [('A', A), ('B', B)] {
        for &(number, preset, phrase) in statements {
            let text = sheets
                .entry(preset)
                .or_insert_with(|| one_line(&sheet(&texts, draft(preset, &[]))));
            assert!(
                text.contains(phrase),
                "{letter}-{number}: {preset} does not say: {phrase}"
            );
        }
    }
}

#[test]
fn no_statement_is_forgotten() {
    let missing = |statements: &[(u8, &str, &str)], last: u8, without: &[u8]| -> Vec<u8> {
        let there = |number: &u8| statements.iter().any(|(listed, ..)| listed == number);
        (1..=last)
            .filter(|number| !there(number) && !without.contains(number))
            .collect()
    };
    assert_eq!(missing(A, 60, &A_WITHOUT), Vec::<u8>::new());
    assert_eq!(missing(B, 68, &[]), Vec::<u8>::new());
}

#[test]
fn the_words_of_the_other_rule_sheet_lead_to_ours() {
    let text = one_line(&sheet(&Texts::new(Lang::Nl), draft("standard", &[])));
    for row in [
        "Stop Skip, Overslaan",
        "Keer Om Reverse, Omkeren, Omgekeerd",
        "Pak 2 Draw 2, 2 kaarten trekken",
        "Wild joker, wildcard",
        "Wild Pak 4 Wild Draw 4",
        "gever dealer",
    ] {
        assert!(text.contains(row), "{row}");
    }
}
