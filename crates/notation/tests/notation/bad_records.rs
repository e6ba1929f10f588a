//! Whatever is wrong with a record is told with its place and with what is allowed.

use crate::told::{Told, assert_told};
use lastcard_engine::FirstDeal;
use lastcard_notation::record::{FairMatch, Header};
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
    for (control, code) in [
        ("\0", "U+0000"),
        ("\t", "U+0009"),
        ("\r", "U+000D"),
        ("\u{85}", "U+0085"),
    ] {
        let text = sound.replacen("first: lot", &format!("first: lot\nx-new: a{control}b"), 1);
        assert!(text.contains("x-new"));
        let line = text[..text.find("x-new").unwrap()].lines().count() + 1;
        assert_told(
            &text,
            &Record::parse(&text).unwrap_err(),
            &[(line, 9, &[code])],
        );
    }
    let windows = sound.replace('\n', "\r\n");
    assert_eq!(Record::parse(&windows), Record::parse(&sound));
    let binary = [sound.as_bytes(), b"Ann draws | \xff\xfe\n"].concat();
    let told: &[Told<'_>] = &[(last + 1, 13, &["UTF-8"])];
    assert_told("binary", &Record::parse(binary).unwrap_err(), told);
}

#[test]
fn fair_shuffles_tell_the_place_and_what_is_allowed() {
    let names = Names::new(["Ann", "Bob"]).unwrap();
    let rules = preset("standard").unwrap().clone();
    let mut header = Header::new(rules.clone(), names, FirstDeal::Lot);
    header.shuffle = Some(FairMatch::new("a-table", 3, &rules));
    let (hex, long) = ("0f".repeat(32), "a0".repeat(64));
    let sound = format!(
        "{}-- round 1: commitment {hex}\n-- round 1, Ann: promise {hex}, share {hex}\n\
         -- round 1, Bob: promise {hex}, dropped\n-- round 1: secret {long}\n-- round 1: x-new any thing\n",
        Record::new(header)
    );
    let read = Record::parse(&sound).unwrap();
    assert_eq!(read.to_string(), sound);
    assert_eq!(read.transcripts[&1].more[0].key, "x-new");
    let line = |part: &str| sound[..sound.find(part).unwrap()].lines().count() + 1;
    let (shuffle, first) = (line("shuffle: "), line("-- round 1: commitment"));
    let short = &hex[1..];
    let bad_hex = format!("-- round 1: commitment {short}");
    let upper = format!("promise {}, dropped", hex.to_uppercase());
    let cases: &[(&str, &str, &[Told<'_>])] = &[
        (
            "fair, table a-table, match 3",
            "fair",
            &[(shuffle, 10, &["fair, table ID, match NUMBER"])],
        ),
        (
            "table a-table",
            "table a table",
            &[(shuffle, 22, &["1 to 64 letters"])],
        ),
        ("match 3", "match +3", &[(shuffle, 37, &["whole number"])]),
        (
            "shuffle: ",
            "seed: \"x\"\nshuffle: ",
            &[(shuffle + 1, 10, &["a seed or fair shuffles, not both"])],
        ),
        (
            &format!("-- round 1: commitment {hex}"),
            &bad_hex,
            &[(first, 24, &["64 digits"])],
        ),
        (
            "-- round 1: commitment",
            "-- round one: commitment",
            &[(first, 10, &["whole number"])],
        ),
        (
            "-- round 1: commitment",
            "-- rund 1: commitment",
            &[(first, 1, &["-- round NUMBER, NAME: KEY VALUE"])],
        ),
        (
            "-- round 1, Ann: promise",
            "-- round 1, Zoe: promise",
            &[(first + 1, 13, &["\"Zoe\"", "Ann, Bob"])],
        ),
        (
            "-- round 1, Ann: promise",
            "-- round 1: promise",
            &[(first + 1, 13, &["promise of a seat"])],
        ),
        (
            "-- round 1, Ann: promise",
            "-- round 1, Bob: promise",
            &[(first + 2, 1, &["told already"])],
        ),
        (
            ", dropped",
            ", late",
            &[(first + 2, 92, &["\"late\"", "dropped"])],
        ),
        (
            &format!("promise {hex}, dropped"),
            &upper,
            &[(first + 2, 26, &["0-9 a-f"])],
        ),
        (
            "-- round 1: secret",
            "-- round 1: Secret!",
            &[(first + 3, 13, &["commitment and secret"])],
        ),
        (
            "-- round 1: x-new any thing",
            "-- round 1: secret 00",
            &[(first + 4, 20, &["128 digits"])],
        ),
    ];
    for (from, to, expected) in cases {
        assert!(sound.contains(from), "{from}");
        let text = sound.replacen(from, to, 1);
        assert_told(&text, &Record::parse(&text).unwrap_err(), expected);
    }
}
