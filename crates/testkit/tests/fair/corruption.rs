//! A record that was changed in one character is found out, by the program and by the script.
//!
//! The script covers: the lines `rules`, `shuffle` and `seat` of the header, every character of the lines
//! of a transcript, and every card that was cut, dealt, turned up or drawn. The program covers the commands
//! and all events as well.

use crate::script::verdicts;
use crate::support::fair_match;
use lastcard_engine::Card;
use lastcard_notation::Record;
use lastcard_testkit::random::Dice;

/// A part of the text that is covered.
struct Part {
    /// Its bytes.
    range: std::ops::Range<usize>,
    is_card: bool,
}

#[test]
fn two_thousand_changes_of_one_character_or_card_are_found_out_by_both() {
    let records: Vec<String> = (1000..1040).map(|n| fair_match(n).to_string()).collect();
    assert!(records.iter().all(|text| is_verified(text)));
    assert!(verdicts(&records).into_iter().all(|right| right));
    let parts: Vec<Vec<Part>> = records.iter().map(|text| covered(text)).collect();
    let mut dice = Dice::new(2026);
    let mut changed = Vec::new();
    while changed.len() < 2400 {
        let which = dice.below(records.len());
        let (text, parts) = (&records[which], &parts[which]);
        let wants_card = dice.once_in(2);
        let of_kind: Vec<&Part> = parts.iter().filter(|p| p.is_card == wants_card).collect();
        let part = of_kind[dice.below(of_kind.len())];
        if let Some(other) = change(text, part, &mut dice) {
            assert!(!is_verified(&other), "{}", difference(text, &other));
            changed.push((which, other));
        }
    }
    let texts: Vec<String> = changed.iter().map(|(_, text)| text.clone()).collect();
    for ((which, text), right) in changed.iter().zip(verdicts(&texts)) {
        assert!(!right, "the script: {}", difference(&records[*which], text));
    }
}

#[test]
fn a_change_of_any_event_or_command_is_found_out_by_the_program() {
    let mut dice = Dice::new(11);
    for number in 2000..2040 {
        let text = fair_match(number).to_string();
        let begin = text.find("\n\n").unwrap() + 2;
        for _ in 0..50 {
            let lines: Vec<&str> = text[begin..].lines().collect();
            let entries: Vec<usize> = (0..lines.len())
                .filter(|&n| lines[n].contains(" | "))
                .collect();
            let line = dice.one_of(&entries);
            let mut events: Vec<&str> = lines[line].split("; ").collect();
            let place = dice.below(events.len());
            if dice.once_in(2) && place > 0 {
                events.remove(place);
            } else {
                let other = dice.one_of(&entries);
                let others: Vec<&str> = lines[other].split("; ").collect();
                events[place] = others[dice.below(others.len())];
            }
            let mut lines = lines.clone();
            let new = events.join("; ");
            if lines[line] == new {
                continue;
            }
            lines[line] = &new;
            let other = format!("{}{}\n", &text[..begin], lines.join("\n"));
            assert!(!is_verified(&other), "match {number}: {new}");
        }
    }
}

fn is_verified(text: &str) -> bool {
    Record::parse(text).is_ok_and(|record| record.report().is_verified())
}

/// Another character there, one bit or any other apart; of a card another card. `None` where nothing would be
/// changed, or where the change makes another line of it.
fn change(text: &str, part: &Part, dice: &mut Dice) -> Option<String> {
    let old = &text[part.range.clone()];
    let new = if part.is_card {
        let card = Card::from_index(dice.below(Card::COUNT)).unwrap();
        card.to_string()
    } else {
        let byte = old.as_bytes()[0];
        let other = if dice.once_in(2) {
            byte ^ 1 << dice.below(7)
        } else {
            b' ' + dice.below(95) as u8
        };
        char::from(other).to_string()
    };
    let mut changed = text.to_owned();
    changed.replace_range(part.range.clone(), &new);
    (new != *old).then_some(changed)
}

fn covered(text: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut begin = 0;
    let header = text.find("\n\n").unwrap();
    for line in text.split_inclusive('\n') {
        let value = |from: usize| {
            (begin + from..begin + line.len() - 1)
                .filter(|&place| text.is_char_boundary(place) && text.as_bytes()[place].is_ascii())
                .map(|place| Part {
                    range: place..place + 1,
                    is_card: false,
                })
        };
        if begin < header {
            for key in ["rules: ", "shuffle: "] {
                if line.starts_with(key) {
                    parts.extend(value(key.len()));
                }
            }
        } else if line.starts_with("--") {
            parts.extend(value(0));
        } else if let Some(events) = line.find(" | ") {
            parts.extend(cards(line, events + 3, begin));
        }
        begin += line.len();
    }
    parts
}

/// The cards that came from a pile.
fn cards(line: &str, events: usize, begin: usize) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut place = events;
    for event in line[events..].trim_end().split("; ") {
        let from_pile = ["cut ", "dealt ", "turned ", "drew "];
        if from_pile.iter().any(|word| event.starts_with(word)) {
            let reasons = event
                .find(": ")
                .and_then(|at| event[at..].find(", ").map(|n| at + n));
            let end = if event.starts_with("drew ") {
                reasons
            } else {
                None
            };
            let told = event[..end.unwrap_or(event.len())].split_inclusive([' ', ',']);
            let mut at = begin + place;
            let mut words: Vec<(usize, &str)> = Vec::new();
            for word in told {
                words.push((at, word.trim_end_matches([' ', ','])));
                at += word.len();
            }
            let after = words.iter().position(|(_, word)| word.ends_with(':'));
            for (index, &(at, word)) in words.iter().enumerate() {
                let card = Card::all().any(|card| card.to_string() == word);
                // A player may be called W: behind a drew the cards follow the colon, elsewhere a card is
                // followed by a comma or by nothing.
                let last = line
                    .as_bytes()
                    .get(at - begin + word.len())
                    .is_none_or(|b| b",;\n".contains(b));
                let counts = after.map_or(last, |colon| index > colon);
                if card && counts {
                    parts.push(Part {
                        range: at..at + word.len(),
                        is_card: true,
                    });
                }
            }
        }
        place += event.len() + 2;
    }
    parts
}

/// The line that differs.
fn difference(one: &str, other: &str) -> String {
    let pairs = one.lines().zip(other.lines());
    let differ = pairs.filter(|(one, other)| one != other);
    let told: Vec<String> = differ
        .map(|(one, other)| format!("- {one}\n+ {other}"))
        .collect();
    told.join("\n")
}
