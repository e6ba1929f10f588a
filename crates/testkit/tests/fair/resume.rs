//! A server that reads a match back goes on with the same shuffle.

use crate::support::play;
use lastcard_engine::{Fair, State};
use lastcard_notation::Record;
use lastcard_testkit::random::Dice;
use lastcard_testkit::runs::for_each_number;

#[test]
fn a_match_read_back_in_the_middle_of_a_round_goes_on_as_if_nothing_had_been() {
    for_each_number("LASTCARD_FAIR_MATCHES", 200, |number| {
        let mut dice = Dice::new(!number);
        // Places in which the server stopped: the match so far, and the chance made of the round's key.
        let mut stops: Vec<(usize, State, Fair)> = Vec::new();
        let whole = play(number, &mut |record: &Record, key, state| {
            if dice.once_in(12) {
                let mut fair = Fair::new(key.clone());
                let read = record.resume(&mut fair).unwrap();
                assert!(read == *state);
                stops.push((record.entries.len(), read, fair));
            }
        });
        for (begin, mut state, mut fair) in stops {
            for entry in &whole.entries[begin..] {
                if entry.command == lastcard_engine::Command::NextRound {
                    break;
                }
                let mut events = Vec::new();
                state
                    .command(&entry.command, &mut fair, &mut events)
                    .unwrap();
                assert_eq!(events, entry.events, "after {begin} commands");
            }
        }
    });
}
