mod languages;

use super::*;
use lastcard_engine::{Rank, Wild};
use lastcard_texts::{Lang, Texts};

const SHOWN: [Card; 4] = [
    Card::colored(Color::Red, Rank::Number(5)),
    Card::colored(Color::Yellow, Rank::Number(7)),
    Card::WILD,
    Card::WILD_DRAW_FOUR,
];
const BOB: Seat = Seat::new(1);
const CID: Seat = Seat::new(2);

fn read(line: &str, lang: Lang) -> Result<Entry, Fault> {
    let others = [(BOB, "Bob"), (CID, "Cid van Dam")];
    parse(
        line,
        &Context {
            words: Words::of(lang),
            shown: &SHOWN,
            others: &others,
            several: false,
            naming: false,
        },
    )
}

fn en(line: &str) -> Result<Entry, Fault> {
    read(line, Lang::En)
}

fn nl(line: &str) -> Result<Entry, Fault> {
    read(line, Lang::Nl)
}

#[expect(
    clippy::unnecessary_wraps,
    reason = "it is what a line is compared with"
)]
fn moved(moved: Move) -> Result<Entry, Fault> {
    Ok(Entry::Move(moved))
}

fn lay(cards: &[Card]) -> Lay {
    Lay {
        cards: cards.to_vec(),
        color: None,
        swap: None,
        uno: false,
        jump: false,
    }
}

fn laid(lay: Lay) -> Result<Entry, Fault> {
    moved(Move::Lay(lay))
}

#[test]
fn a_card_is_played_by_its_number_or_its_short_form() {
    for line in [
        "1", " 1 ", "r5", "R5", "red 5", "play 1", "Rode 5", "speel r5", "▲5",
    ] {
        assert_eq!(en(line), laid(lay(&SHOWN[..1])), "{line}");
        assert_eq!(nl(line), laid(lay(&SHOWN[..1])), "{line}");
    }
    let plus_two = Card::colored(Color::Blue, Rank::DrawTwo);
    for line in ["b+2", "bl+2", "blauwe pak2", "blue +2"] {
        assert_eq!(en(line), laid(lay(&[plus_two])), "{line}");
    }
    let reverse = Card::colored(Color::Green, Rank::Reverse);
    assert_eq!(en("gr"), laid(lay(&[reverse])));
    assert_eq!(en("wh"), laid(lay(&[Card::wild(Wild::ShuffleHands)])));
}

#[test]
fn a_number_that_no_card_has_is_told() {
    for line in ["0", "5", "99999999999999999999999"] {
        assert_eq!(en(line), Err(Fault::NoSuchNumber(line.to_owned())));
    }
}

#[test]
fn a_wild_takes_its_color_by_one_letter() {
    let red = Lay {
        color: Some(Color::Red),
        ..lay(&SHOWN[2..3])
    };
    for line in ["3 r", "w red", "wild rood", "3 ro"] {
        assert_eq!(nl(line), laid(red.clone()), "{line}");
    }
    let green = Lay {
        color: Some(Color::Green),
        ..lay(&SHOWN[3..])
    };
    for line in ["4 g", "w+4 green", "+4 gr"] {
        assert_eq!(en(line), laid(green.clone()), "{line}");
    }
}

#[test]
fn the_dutch_g_is_two_colors() {
    assert_eq!(nl("3 g"), Err(Fault::TwoColors("g".to_owned())));
    assert_eq!(nl("g5"), Err(Fault::TwoColors("g5".to_owned())));
    assert_eq!(
        nl("ge5"),
        laid(lay(&[Card::colored(Color::Yellow, Rank::Number(5))]))
    );
    assert_eq!(
        nl("gr5"),
        laid(lay(&[Card::colored(Color::Green, Rank::Number(5))]))
    );
    assert_eq!(
        parse_color("g", Words::of(Lang::Nl)),
        Err(Fault::TwoColors("g".to_owned()))
    );
    assert_eq!(parse_color(" G ", Words::of(Lang::En)), Ok(Color::Green));
    assert_eq!(
        parse_color("purple", Words::of(Lang::En)),
        Err(Fault::NoColor)
    );
}

#[test]
fn the_call_goes_with_a_play_or_alone() {
    let with_call = Lay {
        uno: true,
        ..lay(&SHOWN[..1])
    };
    for line in ["1 uno", "1 u", "r5 UNO!", "1!", "1 !"] {
        assert_eq!(nl(line), laid(with_call.clone()), "{line}");
    }
    let wild = Lay {
        color: Some(Color::Blue),
        ..with_call
    };
    assert_eq!(
        en("3 b uno"),
        laid(Lay {
            cards: vec![Card::WILD],
            ..wild
        })
    );
    for line in ["uno", "Uno!", "u"] {
        assert_eq!(en(line), moved(Move::Call));
    }
}

#[test]
fn hands_are_swapped_with_a_number_or_a_name() {
    let with = |swap| {
        laid(Lay {
            swap: Some(swap),
            ..lay(&SHOWN[1..2])
        })
    };
    for line in ["2 bob", "2 with bob", "y7 met b", "2 1", "2 swap 1"] {
        assert_eq!(en(line), with(SwapWith::Seat(BOB)), "{line}");
    }
    assert_eq!(en("2 cid van dam"), with(SwapWith::Seat(CID)));
    assert_eq!(nl("2 niemand"), with(SwapWith::Nobody));
    assert_eq!(en("2 3"), Err(Fault::NoPlayer("3".to_owned())));
    let both = Lay {
        swap: Some(SwapWith::Seat(BOB)),
        uno: true,
        ..lay(&SHOWN[1..2])
    };
    assert_eq!(en("2 bob uno"), laid(both));
}

#[test]
fn several_cards_are_laid_where_the_rules_have_that() {
    let context = Context {
        words: Words::of(Lang::En),
        shown: &SHOWN,
        others: &[],
        several: true,
        naming: false,
    };
    assert_eq!(parse("1 2", &context), laid(lay(&SHOWN[..2])));
    assert_eq!(parse("r5 y7", &context), laid(lay(&SHOWN[..2])));
    assert_eq!(
        parse("1 9", &context),
        Err(Fault::NoSuchNumber("9".to_owned()))
    );
}

#[test]
fn words_of_other_languages_are_understood_too() {
    for read in [en, nl] {
        for line in ["draw", "pak"] {
            assert_eq!(read(line), moved(Move::Draw));
        }
        for line in ["pass", "pas"] {
            assert_eq!(read(line), moved(Move::Pass));
        }
        for line in ["challenge", "vecht aan", "vecht", "aanvechten"] {
            assert_eq!(read(line), moved(Move::Challenge));
        }
        for line in ["catch bob", "betrap b", "betrap 1"] {
            assert_eq!(read(line), moved(Move::Catch(Some(BOB))));
        }
        assert_eq!(read("catch"), moved(Move::Catch(None)));
        assert_eq!(read("wissel met cid"), moved(Move::Swap(Some(CID))));
        assert_eq!(read("red"), moved(Move::Name(Color::Red)));
        assert_eq!(read("kleur blauw"), moved(Move::Name(Color::Blue)));
        for line in ["jump 1", "spring in r5", "in 1"] {
            assert_eq!(
                read(line),
                laid(Lay {
                    jump: true,
                    ..lay(&SHOWN[..1])
                })
            );
        }
        assert_eq!(read("?"), Ok(Entry::Ask(Ask::Help)));
        assert_eq!(read("stand"), Ok(Entry::Ask(Ask::Scores)));
        assert_eq!(read("  "), Ok(Entry::Empty));
    }
}

#[test]
fn where_a_color_is_asked_for_it_comes_before_a_card() {
    let context = Context {
        words: Words::of(Lang::Nl),
        shown: &SHOWN,
        others: &[],
        several: false,
        naming: true,
    };
    assert_eq!(parse("gr", &context), moved(Move::Name(Color::Green)));
    assert_eq!(parse("gr5", &context), nl("gr5"));
}

#[test]
fn single_letters_belong_to_the_language() {
    assert_eq!(en("d"), moved(Move::Draw));
    assert_eq!(en("p"), moved(Move::Pass));
    assert_eq!(nl("p"), moved(Move::Draw));
    assert_eq!(nl("d"), Err(Fault::Unknown("d".to_owned())));
}

#[test]
fn what_is_not_understood_is_named() {
    assert_eq!(en("fold"), Err(Fault::Unknown("fold".to_owned())));
    assert_eq!(en("draw 2"), Err(Fault::Unknown("2".to_owned())));
    assert_eq!(en("play"), Err(Fault::NoCard));
    assert_eq!(en("catch dee"), Err(Fault::NoPlayer("dee".to_owned())));
    let others = [(BOB, "Bea"), (CID, "Ben")];
    let context = Context {
        words: Words::of(Lang::En),
        shown: &SHOWN,
        others: &others,
        several: false,
        naming: false,
    };
    assert_eq!(
        parse("catch be", &context),
        Err(Fault::ManyPlayers("be".to_owned()))
    );
}

#[test]
fn the_question_about_the_swap_takes_the_same_answers() {
    let others = [(BOB, "Bob"), (CID, "Cid")];
    let context = Context {
        words: Words::of(Lang::Nl),
        shown: &SHOWN,
        others: &others,
        several: true,
        naming: false,
    };
    assert_eq!(parse_swap(" 2 ", &context), Ok(SwapWith::Seat(CID)));
    assert_eq!(parse_swap("Bob", &context), Ok(SwapWith::Seat(BOB)));
    assert_eq!(parse_swap("niemand", &context), Ok(SwapWith::Nobody));
    assert_eq!(
        parse_swap("", &context),
        Err(Fault::NoPlayer(String::new()))
    );
}

#[test]
fn no_line_makes_the_reader_panic() {
    for line in [
        "!", "!!", "1 !!", "▲", "▲▲", "é5", "5 é", "r", "in", "in in", "w w w", "+", "+2",
    ] {
        for lang in Lang::ALL {
            let _ = read(line, lang);
        }
    }
}
