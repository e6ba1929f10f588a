//! Random fair matches, played and written down.

use lastcard_engine::fair::{Contribution, RoundKey, ServerSecret, Share, mix, promise};
use lastcard_engine::{Action, Command, Fair, FirstDeal, Phase, Rules, Seat, State, rules::Value};
use lastcard_notation::record::{FairMatch, Header, Player, Record, Transcript};
use lastcard_notation::{Names, RulesDocument, preset};
use lastcard_testkit::random::{self, Dice};
use rand_core::RngCore;

/// A match of two to six seats with random rules: three rounds or 250 commands, whatever comes first. All
/// rounds are published.
pub(crate) fn fair_match(number: u64) -> Record {
    play(number, &mut |_, _, _| {})
}

/// The same; `seen` is told the record so far, the key of the round and the truth after every command.
pub(crate) fn play(number: u64, seen: &mut dyn FnMut(&Record, &RoundKey, &State)) -> Record {
    let mut dice = Dice::new(number);
    let seats = 2 + dice.below(5);
    let rules = short_matches_often(random::rules(&mut dice, seats), &mut dice, seats);
    let first = match dice.below(3) {
        0 => FirstDeal::HighCard,
        1 => FirstDeal::Lot,
        _ => FirstDeal::Named(Seat::new(dice.below(seats))),
    };
    let mut record = Record::new(header(rules, seats, first, number));
    let mut state = State::new(rules, seats, first).unwrap();
    let mut fair = None;
    let mut key = None;
    while record.entries.len() < 250 && !matches!(state.public().phase(), Phase::MatchOver { .. }) {
        let command = next(&state, &mut dice);
        if command == Command::NextRound {
            if state.public().round() == 3 {
                break;
            }
            let (transcript, new) = shuffle(&record, &state, &mut dice);
            record
                .transcripts
                .insert(state.public().round() + 1, transcript);
            fair.get_or_insert_with(|| Fair::new(new.clone()))
                .set_round(new.clone());
            key = Some(new);
        }
        let mut events = Vec::new();
        let chance = fair.as_mut().unwrap();
        state.command(&command, chance, &mut events).unwrap();
        record.push(command, events);
        seen(&record, key.as_ref().unwrap(), &state);
    }
    record
}

/// Random bytes.
pub(crate) fn bytes<const N: usize>(dice: &mut Dice) -> [u8; N] {
    let mut bytes = [0; N];
    dice.generator().fill_bytes(&mut bytes);
    bytes
}

fn header(rules: Rules, seats: usize, first: FirstDeal, number: u64) -> Header {
    let document = RulesDocument {
        rules,
        ..preset("standard").unwrap().clone()
    };
    let names = ["Ann", "Jan Piet", "W", "grace", "Zoë", "next round"];
    let names = Names::new(names.into_iter().take(seats)).unwrap();
    let shuffle = FairMatch::new(format!("t-{number}"), 1 + (number % 9) as u32, &document);
    let mut header = Header::new(document, names, first);
    header.shuffle = Some(shuffle);
    header.players[seats - 1] = Player::Bot("normal".to_owned());
    header
}

/// Half of the tables count few points, so that matches end and hands run empty often.
fn short_matches_often(rules: Rules, dice: &mut Dice, seats: usize) -> Rules {
    let mut draft = rules.draft();
    if dice.once_in(2) {
        draft.set("deal.hand_size", Value::Int(3)).unwrap();
    }
    let rules = Rules::new(draft).unwrap_or(rules);
    assert!(rules.decks(seats).is_ok());
    rules
}

/// What was published about the next round, and its key: every seat but the last, which is a bot, takes
/// part; now and then somebody promises nothing or shows nothing.
fn shuffle(record: &Record, state: &State, dice: &mut Dice) -> (Transcript, RoundKey) {
    let fair = record.header.shuffle.as_ref().unwrap();
    let round = state.public().round() + 1;
    let people = state.public().seats() - 1;
    let mut contributions = Vec::new();
    for seat in (0..people).map(Seat::new) {
        if dice.once_in(9) {
            continue;
        }
        let share = Share(bytes(dice));
        contributions.push(Contribution {
            seat,
            promise: promise(fair.round(round), seat, &share),
            share: (!dice.once_in(6)).then_some(share),
        });
    }
    let secret = ServerSecret(bytes(dice));
    let commitment = fair.commitment(round, state.public().deck(), &secret);
    let key = mix(&secret, &commitment, &contributions);
    let transcript = Transcript {
        commitment: Some(commitment),
        contributions,
        secret: Some(secret),
        more: Vec::new(),
    };
    (transcript, key)
}

/// A command that is open: mostly a move of the seat on turn.
fn next(state: &State, dice: &mut Dice) -> Command {
    let Some(seat) = state.public().phase().on_turn() else {
        return Command::NextRound;
    };
    let seats: Vec<Seat> = state.public().in_match().iter().collect();
    let other = dice.one_of(&seats);
    let aside = match dice.below(60) {
        0 => Some(Command::TimeIsUp),
        1 => Some(Command::GraceEnds),
        2 if dice.once_in(6) => Some(Command::Act(other, Action::Leave)),
        3..12 => {
            let open = state.actions(other);
            (!open.is_empty()).then(|| Command::Act(other, dice.one_of(&open)))
        }
        _ => None,
    };
    match aside.filter(|command| state.check(command).is_ok()) {
        Some(command) => command,
        None => Command::Act(seat, random::move_on_turn(state, seat, dice, true)),
    }
}
