//! What holds for every bot, whatever the rules of the table are.

mod common;

use common::Table;
use lastcard_bots::{Level, Reaction};
use lastcard_engine::{Action, Chance, Command, FirstDeal, Phase, Rules, Seat, Seeded, State};
use lastcard_notation::Preset;
use lastcard_testkit::random::{self, Dice};

/// After so many commands a round is left: with some rules and many players, hands that move and a limit on
/// the last card make rounds of tens of thousands.
const LONG: u32 = 4_000;

#[test]
fn every_choice_is_open_under_any_rules_and_nearly_every_round_ends_in_good_time() {
    each_level(|level, dice| {
        let ended = (0..600)
            .filter(|_| play(&mut table(dice, |_| level), 2, |_| {}))
            .count();
        assert!(ended >= 590, "{level:?}: {ended}");
    });
}

#[test]
fn bots_of_all_levels_play_at_one_table() {
    let mut dice = Dice::new(71);
    for _ in 0..600 {
        let mut levels = dice.clone();
        let mut table = table(&mut dice, |_| levels.one_of(Level::ALL));
        play(&mut table, 2, |_| {});
    }
}

#[test]
fn every_match_of_every_preset_ends() {
    each_level(|level, dice| {
        for preset in Preset::ALL {
            let rules = preset.document().rules;
            for seats in (2..=10).filter(|&seats| rules.decks(seats).is_ok()) {
                let bots = (0..seats).map(|seat| level.bot(seat as u64)).collect();
                let mut table = Table::new(first(rules, seats), bots, dice.seed());
                let ended = play(&mut table, u32::MAX, |_| {});
                assert!(ended, "{preset:?}, {seats} players, {level:?}");
            }
        }
    });
}

#[test]
fn the_same_question_has_the_same_answer() {
    each_level(|level, dice| {
        for _ in 0..60 {
            play(&mut table(dice, |_| level), 1, |table| {
                assert_eq!(answers(table), answers(table));
            });
        }
    });
}

#[test]
fn a_bot_made_anew_and_shown_the_same_events_goes_on_as_the_old_one() {
    each_level(|level, dice| {
        for _ in 0..60 {
            let mut same = dice.clone();
            let mut anew = table(&mut same, |_| level);
            let mut steps = 0;
            play(&mut table(dice, |_| level), 1, |table| {
                // The new bots are asked now and then, the old ones all the time.
                steps += 1;
                if steps % 16 == 0 {
                    assert_eq!(answers(table), answers(&mut anew));
                }
                if let Some(command) = table.next_command() {
                    anew.command(&command)
                        .expect("the same match takes the same commands");
                }
            });
        }
    });
}

#[test]
fn a_bot_chooses_the_same_whatever_it_cannot_see() {
    each_level(|level, dice| {
        let mut states = 0;
        while states < 10_000 {
            let mut elsewhere = Seeded::new(dice.seed());
            play(&mut table(dice, |_| level), 1, |table| {
                states += asked_in_another_truth(table, &mut elsewhere);
            });
        }
    });
}

#[test]
fn a_bot_that_saw_no_events_still_makes_an_open_move() {
    each_level(|level, dice| {
        for _ in 0..60 {
            play(&mut table(dice, |_| level), 1, |table| {
                if let Some(seat) = table.state.public().phase().on_turn() {
                    let view = &table.views[seat.index()];
                    let action = level.bot(5).turn(view).expect("who is on turn has a move");
                    assert_eq!(view.refusal(&action), None, "{level:?}: {action:?}");
                }
            });
        }
    });
}

#[test]
fn only_who_is_on_turn_has_a_move() {
    each_level(|level, dice| {
        for _ in 0..30 {
            play(&mut table(dice, |_| level), 1, |table| {
                let on_turn = table.state.public().phase().on_turn();
                for (seat, (bot, view)) in table.bots.iter_mut().zip(&table.views).enumerate() {
                    assert_eq!(bot.turn(view).is_some(), on_turn == Some(Seat::new(seat)));
                }
                let watched = table.state.view(None);
                assert_eq!(table.bots[0].turn(&watched), None);
                assert_eq!(table.bots[0].reaction(&watched), None);
            });
        }
    });
}

fn each_level(mut test: impl FnMut(Level, &mut Dice)) {
    for (number, &level) in Level::ALL.iter().enumerate() {
        test(level, &mut Dice::new(number as u64));
    }
}

/// A table with random rules and 2 to 10 seats.
fn table(dice: &mut Dice, mut level: impl FnMut(usize) -> Level) -> Table {
    let seats = 2 + dice.below(9);
    let rules = random::rules(dice, seats);
    let bots = (0..seats)
        .map(|seat| level(seat).bot(dice.below(1 << 30) as u64))
        .collect();
    Table::new(first(rules, seats), bots, dice.seed())
}

/// A match that has not begun.
fn first(rules: Rules, seats: usize) -> State {
    State::new(rules, seats, FirstDeal::HighCard).expect("so many can play")
}

/// Plays so many rounds, or to the end of the match; `look` is shown the table before every command. Says
/// whether every round ended in good time.
fn play(table: &mut Table, rounds: u32, mut look: impl FnMut(&mut Table)) -> bool {
    let mut taken = 0;
    loop {
        look(table);
        let Some(command) = table.next_command() else {
            return true;
        };
        if command == Command::NextRound {
            if table.state.public().round() == rounds {
                return true;
            }
            taken = 0;
        }
        if let Err(refusal) = table.command(&command) {
            panic!(
                "{command:?} was refused: {refusal:?}\n{:?}",
                table.state.public().rules()
            );
        }
        taken += 1;
        if taken == LONG {
            return false;
        }
    }
}

/// What every bot would do now, on turn and beside it.
fn answers(table: &mut Table) -> Vec<(Option<Action>, Option<Reaction>)> {
    let asked = table.bots.iter_mut().zip(&table.views);
    asked
        .map(|(bot, view)| (bot.turn(view), bot.reaction(view)))
        .collect()
}

/// Asks every bot again with another truth behind its view; says how many were asked.
fn asked_in_another_truth(table: &mut Table, chance: &mut impl Chance) -> u32 {
    if !matches!(table.state.public().phase(), Phase::Turn { .. }) {
        return 0;
    }
    let mut asked = 0;
    for (seat, (bot, view)) in table.bots.iter_mut().zip(&table.views).enumerate() {
        let other = view.resample(chance);
        let same = other.view(Some(Seat::new(seat)));
        assert_eq!(&same, view);
        assert_eq!(bot.turn(&same), bot.turn(view));
        assert_eq!(bot.reaction(&same), bot.reaction(view));
        asked += 1;
    }
    asked
}
