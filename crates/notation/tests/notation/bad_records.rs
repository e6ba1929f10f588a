//! Whatever is wrong with a record is told with its place and with what is allowed.

use crate::told::{Told, assert_told};
use lastcard_engine::FirstDeal;
use lastcard_notation::record::Header;
use lastcard_notation::{Names, Record, preset};

#[test]
fn records_tell_the_place_and_what_is_allowed() {
    let names = Names::new(["Ann", "Bob"]).unwrap();
    let rules = preset("standard").unwrap().clone();
    let header = Header::new(rules, names, FirstDeal::Lot);
    let sound = format!(
        "{}Ann draws | drew Ann: R5; turn Bob: play\n",
        Record::new(header)
    );
    assert!(Record::parse(&sound).is_ok());
    let line = |part: &str| sound[..sound.find(part).unwrap()].lines().count() + 1;
    let (first, seat, last) = (line("first: "), line("seat: "), line("Ann draws"));
    let cases: &[(&str, &str, &[Told<'_>])] = &[
        (
            "lastcard record 1",
            "lastcard record 2",
            &[(1, 1, &["format 2", "format 1"])],
        ),
        (
            "lastcard record 1",
            "{}",
            &[(1, 1, &["no record", "\"lastcard record 1\""])],
        ),
        (
            "first: lot",
            "first: Zoe",
            &[(first, 8, &["\"high card\"", "\"named NAME\""])],
        ),
        (
            "first: lot",
            "first: named Zoe",
            &[(first, 8, &["\"Zoe\"", "Ann, Bob"])],
        ),
        (
            "first: lot\n",
            "",
            &[(first, 1, &["needs a line \"first:"])],
        ),
        (
            "first: lot",
            "first: lot\nfirst: lot",
            &[(first + 1, 8, &["already"])],
        ),
        (
            "first: lot",
            "first lot",
            &[
                (first, 1, &["KEY: VALUE", "did you mean \"first: …\"?"]),
                (first + 1, 1, &["first"]),
            ],
        ),
        (
            "first: lot",
            "first: lot\nseed: 12",
            &[(first + 1, 7, &["in quotes", "64 digits"])],
        ),
        (
            "first: lot",
            "first: lot\nseed: hex 12",
            &[(first + 1, 7, &["64 digits"])],
        ),
        (
            "seat: Ann, person",
            "seat: Ann, robot",
            &[(seat, 7, &["\"NAME, bot LEVEL\""])],
        ),
        (
            "seat: Ann, person",
            "seat: Bob, person",
            &[(seat + 1, 7, &["twice"])],
        ),
        (
            "mode = \"one\"",
            "mode = \"two\"",
            &[(line("rules: draw"), 24, &["draw.mode = \"two\"", "\"one\""])],
        ),
        ("Ann draws |", "Ann drws |", &[(last, 1, &["no move"])]),
        ("Ann draws |", "Zoe draws |", &[(last, 1, &["\"Zoe\""])]),
        (
            "Ann draws |",
            "Ann draws",
            &[(last, 1, &["COMMAND | EVENT"])],
        ),
        (
            "drew Ann: R5",
            "drwe Ann: R5",
            &[(last, 13, &["no event", "jumped in"])],
        ),
        (
            "drew Ann: R5",
            "drew Ann: RX",
            &[(last, 23, &["\"RX\" is no card"])],
        ),
        (
            "drew Ann: R5",
            "drew Zoe: R5",
            &[(last, 18, &["\"Zoe\"", "Ann, Bob"])],
        ),
        (
            "drew Ann: R5",
            "drew Ann: R5, luck",
            &[(last, 27, &["\"luck\"", "penalty"])],
        ),
        (
            "turn Bob: play",
            "turn Bob: rest",
            &[(last, 37, &["\"rest\"", "play"])],
        ),
        (
            "turn Bob: play",
            "turn Bob: serve two of +2",
            &[(last, 43, &["whole number"])],
        ),
        (
            "turn Bob: play",
            "turn Bob: serve 2 of +3",
            &[(last, 48, &["W+4"])],
        ),
        (
            "turn Bob: play",
            "turn Bob: serve 2 of +2, later",
            &[(last, 52, &["only twos"])],
        ),
    ];
    for (from, to, expected) in cases {
        assert!(sound.contains(from), "{from}");
        let text = sound.replacen(from, to, 1);
        assert_told(&text, &Record::parse(&text).unwrap_err(), expected);
    }
    let binary = [sound.as_bytes(), b"Ann draws | \xff\xfe\n"].concat();
    let told: &[Told<'_>] = &[(last + 1, 13, &["UTF-8"])];
    assert_told("binary", &Record::parse(binary).unwrap_err(), told);
}
