//! Any text is moves and cards or is refused; what is read prints as something that reads as the same.
#![no_main]

use lastcard_notation::Names;
use lastcard_notation::card::{parse_cards, parse_hand, print_cards};
use lastcard_notation::moves::{parse_command, print_command};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static NAMES: LazyLock<Names> =
    LazyLock::new(|| Names::new(["Ann", "Bob", "Cid"]).expect("three different names"));

fuzz_target!(|text: &str| {
    for line in text.lines() {
        if let Ok(command) = parse_command(line, &NAMES) {
            let printed = print_command(&command, &NAMES);
            assert_eq!(
                parse_command(&printed, &NAMES).as_ref(),
                Ok(&command),
                "{printed}"
            );
        }
        if let Ok(cards) = parse_cards(line) {
            assert_eq!(parse_cards(&print_cards(&cards)), Ok(cards));
        }
        if let Ok(hand) = parse_hand(line) {
            assert_eq!(parse_hand(&hand.to_string()), Ok(hand));
        }
    }
});
