//! Any bytes are a game: rules, seats and commands, most of them nonsense. Nothing panics, what is legal is
//! accepted, a refused command changes nothing, and the views of all seats follow what they are told.
#![no_main]

use lastcard_engine::rules::{Allowed, OPTIONS, Value};
use lastcard_engine::{
    Action, Card, Cards, Color, Command, FirstDeal, Play, Rules, RulesDraft, Seat, Seed, Seeded,
    State,
};
use lastcard_notation::preset;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes(bytes);
    let seats = 2 + bytes.below(19);
    let Some(rules) = rules(&mut bytes) else {
        return;
    };
    let Ok(mut state) = State::new(rules, seats, first_deal(&mut bytes, seats)) else {
        return;
    };
    let mut chance = Seeded::new(Seed([bytes.byte(); 32]));
    let mut events = Vec::new();
    let viewers = [None, Some(Seat::new(0)), Some(Seat::new(seats - 1))];
    let mut views = viewers.map(|viewer| state.view(viewer));
    while !bytes.0.is_empty() {
        let (command, legal) = command(&mut bytes, &state, seats);
        let before = state.clone();
        events.clear();
        match state.command(&command, &mut chance, &mut events) {
            Ok(()) => {
                let mut told = before;
                for event in &events {
                    told.evolve(event);
                    for view in &mut views {
                        view.apply(&event.seen_by(view.viewer(), &told));
                    }
                }
                assert!(
                    told == state,
                    "the events are all that happened in {command:?}"
                );
                for view in &views {
                    assert_eq!(*view, state.view(view.viewer()), "after {command:?}");
                }
            }
            Err(refusal) => {
                assert!(!legal, "{command:?} is listed and was refused: {refusal:?}");
                assert!(
                    state == before,
                    "a refused command changes nothing: {command:?}"
                );
            }
        }
    }
});

/// The input, read from the front; zeros after its end.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn byte(&mut self) -> u8 {
        self.0.split_off_first().copied().unwrap_or(0)
    }

    fn below(&mut self, count: usize) -> usize {
        usize::from(self.byte()) % count
    }

    fn once_in(&mut self, times: u8) -> bool {
        self.byte().is_multiple_of(times)
    }

    fn number(&mut self, min: u16, max: u16) -> Value<'static> {
        let wide = u16::from_le_bytes([self.byte(), self.byte()]);
        Value::Int(i64::from(min + wide % (max - min + 1)))
    }

    fn seat(&mut self, seats: usize) -> Seat {
        // One more than there are: somebody who does not sit here.
        Seat::new(self.below(seats + 1).min(Seat::MAX - 1))
    }

    fn color(&mut self) -> Option<Color> {
        Color::ALL.get(self.below(5)).copied()
    }
}

/// A preset with some options changed; `None` when the values do not go together.
fn rules(bytes: &mut Bytes<'_>) -> Option<Rules> {
    let base = ["standard", "traditional", "official"][bytes.below(3)];
    let mut draft: RulesDraft = preset(base)?.rules.draft();
    for _ in 0..bytes.below(16) {
        let option = &OPTIONS[bytes.below(OPTIONS.len())];
        let value = match option.allowed {
            Allowed::Bool => Value::Bool(bytes.once_in(2)),
            Allowed::Words(words) => Value::Word(words[bytes.below(words.len())]),
            Allowed::Range(min, max) => bytes.number(min, max),
            Allowed::ZeroOrRange(..) if bytes.once_in(4) => Value::Int(0),
            Allowed::WordOrRange(word, ..) if bytes.once_in(4) => Value::Word(word),
            Allowed::ZeroOrRange(min, max) | Allowed::WordOrRange(_, min, max) => {
                bytes.number(min, max)
            }
        };
        draft.set(option.name, value).expect("an allowed value");
    }
    Rules::new(draft).ok()
}

fn first_deal(bytes: &mut Bytes<'_>, seats: usize) -> FirstDeal {
    match bytes.below(3) {
        0 => FirstDeal::HighCard,
        1 => FirstDeal::Lot,
        _ => FirstDeal::Named(Seat::new(bytes.below(seats))),
    }
}

/// A command, and whether it is one that the game lists as open.
fn command(bytes: &mut Bytes<'_>, state: &State, seats: usize) -> (Command, bool) {
    let kind = bytes.byte();
    let seat = match state.public().phase().on_turn() {
        Some(seat) if !kind.is_multiple_of(4) => seat,
        _ => bytes.seat(seats),
    };
    match kind % 16 {
        0 => (Command::GraceEnds, false),
        1 => (Command::TimeIsUp, false),
        2 => (Command::NextRound, false),
        3..9 if seat.index() < seats => {
            let open = state.actions(seat);
            match open.len() {
                0 => (Command::NextRound, false),
                count => (Command::Act(seat, open[bytes.below(count)]), true),
            }
        }
        _ => (Command::Act(seat, action(bytes, state, seat, seats)), false),
    }
}

fn action(bytes: &mut Bytes<'_>, state: &State, seat: Seat, seats: usize) -> Action {
    match bytes.below(16) {
        0 => Action::Draw,
        1 => Action::Pass,
        2 => Action::Challenge,
        3 => Action::Call,
        4 => Action::Leave,
        5 => Action::Catch(bytes.seat(seats)),
        6 => Action::Swap(bytes.seat(seats)),
        7 => Action::Name(Color::ALL[bytes.below(4)]),
        kind => {
            let hand: Vec<Card> = if seat.index() < seats {
                state.hand(seat).iter().collect()
            } else {
                Vec::new()
            };
            let mut card = || {
                let any = Card::from_index(bytes.below(Card::COUNT)).expect("below the count");
                if hand.is_empty() || bytes.once_in(4) {
                    any
                } else {
                    hand[bytes.below(hand.len())]
                }
            };
            let cards: Vec<Card> = (0..if kind == 8 { 3 } else { 1 }).map(|_| card()).collect();
            let cards = Cards::new(&cards).expect("one card or three");
            let swap = (bytes.once_in(4)).then(|| bytes.seat(seats));
            let play = Play {
                cards,
                color: bytes.color(),
                swap,
                uno: bytes.once_in(4),
            };
            if kind % 4 == 0 {
                Action::JumpIn(play)
            } else {
                Action::Play(play)
            }
        }
    }
}
