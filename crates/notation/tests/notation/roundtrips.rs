//! Everything that is printed reads back as itself.

use crate::support::{action, card, command, hand, names, record, rules, seat};
use lastcard_notation::card::{parse_cards, parse_hand, print_cards};
use lastcard_notation::moves::{parse_action_of, parse_command, print_action, print_command};
use lastcard_notation::record::Writer;
use lastcard_notation::{Record, RulesDocument};
use proptest::prelude::*;

proptest! {
    #[test]
    fn cards_and_hands(cards in prop::collection::vec(card(), 0..30), hand in hand()) {
        prop_assert_eq!(parse_cards(&print_cards(&cards)), Ok(cards));
        prop_assert_eq!(parse_hand(&hand.to_string()), Ok(hand));
    }

    #[test]
    fn moves(command in command(), seat in seat(), action in action()) {
        let names = names();
        let text = print_command(&command, &names);
        prop_assert_eq!(parse_command(&text, &names), Ok(command), "{}", text);
        let text = print_action(seat, &action, &names);
        prop_assert_eq!(parse_action_of(seat, &text, &names), Ok(action), "{}", text);
    }

    #[test]
    fn rules_documents(document in rules()) {
        for text in [document.to_toml(), document.to_toml_short(), document.to_toml_lines().join("\n")] {
            let read = RulesDocument::parse(&text);
            prop_assert_eq!(read.as_ref(), Ok(&document), "{}", text);
        }
    }

    #[test]
    fn records(record in record()) {
        let text = record.to_string();
        let read = Record::parse(&text);
        prop_assert_eq!(read.as_ref(), Ok(&record), "{}", text);
    }

    #[test]
    fn a_record_written_line_by_line_is_the_printed_one(mut record in record()) {
        record.transcripts.clear();
        let mut writer = Writer::new(Vec::new(), &Record::new(record.header.clone())).unwrap();
        for entry in &record.entries {
            writer.push(entry.command, &entry.events).unwrap();
        }
        prop_assert_eq!(String::from_utf8(writer.into_inner()).unwrap(), record.to_string());
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in "\\PC{0,200}", bytes in any::<Vec<u8>>()) {
        let _ = parse_command(&text, &names());
        let _ = parse_hand(&text);
        let _ = RulesDocument::parse(&text);
        let _ = lastcard_notation::check("any", &text);
        let _ = Record::parse(&bytes);
        let _ = Record::parse(&text);
    }
}
