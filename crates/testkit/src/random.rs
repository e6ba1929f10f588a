//! Random rules, random actions and a random player: what the laws are tried on.

use lastcard_engine::rules::{Allowed, OPTIONS, Value};
use lastcard_engine::{
    Action, Card, Cards, Color, FirstDeal, Hand, Legal, Phase, Play, Rules, RulesDraft, Seat,
    State, Step,
};
use rand_chacha::ChaCha8Rng;
use rand_core::{RngCore, SeedableRng};

/// A source of random choices, the same for the same number.
#[derive(Clone)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// Dice for that number.
    pub fn new(number: u64) -> Dice {
        Dice(ChaCha8Rng::seed_from_u64(number))
    }

    /// A number below `count`, which is at least 1.
    pub fn below(&mut self, count: usize) -> usize {
        ((u64::from(self.0.next_u32()) * count as u64) >> 32) as usize
    }

    /// True once in `n` times.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of these.
    pub fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// 32 random bytes.
    pub fn seed(&mut self) -> lastcard_engine::Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        lastcard_engine::Seed(bytes)
    }

    /// The generator itself.
    pub fn generator(&mut self) -> &mut ChaCha8Rng {
        &mut self.0
    }
}

/// A table to begin a match at: 2 to 10 seats, rules that go with them, and who deals first.
pub fn table(dice: &mut Dice) -> (usize, Rules, FirstDeal) {
    let seats = 2 + dice.below(9);
    let rules = rules(dice, seats);
    let first = match dice.below(3) {
        0 => FirstDeal::HighCard,
        1 => FirstDeal::Lot,
        _ => FirstDeal::Named(Seat::new(dice.below(seats))),
    };
    (seats, rules, first)
}

/// Valid rules that go with so many seats: half of the time every option at random, else a base preset
/// with a few options changed.
///
/// # Panics
/// Never: every value that is set is taken from those allowed.
pub fn rules(dice: &mut Dice, seats: usize) -> Rules {
    loop {
        let mut draft = base(dice);
        let all = dice.once_in(2);
        let few = 1 + dice.below(8);
        for option in OPTIONS {
            if all || dice.below(OPTIONS.len()) < few {
                draft
                    .set(option.name, value(dice, option.allowed))
                    .expect("an allowed value");
            }
        }
        // Long hands and far targets tell nothing new and take long.
        if !dice.once_in(4) {
            let size = Value::Int(1 + dice.below(8) as i64);
            draft
                .set("deal.hand_size", size)
                .expect("an allowed hand size");
        }
        if let Ok(rules) = Rules::new(draft)
            && rules.decks(seats).is_ok()
        {
            return rules;
        }
    }
}

/// The options of a base preset.
#[cfg(feature = "presets")]
fn base(dice: &mut Dice) -> RulesDraft {
    let name = dice.one_of(&["traditional", "standard", "official"]);
    lastcard_notation::preset(name)
        .map(|document| document.rules.draft())
        .expect("a base preset")
}

#[cfg(not(feature = "presets"))]
fn base(_: &mut Dice) -> RulesDraft {
    RulesDraft::FIRST_VALUES
}

/// A value that an option allows.
pub fn value(dice: &mut Dice, allowed: Allowed) -> Value<'static> {
    let mut number = |min: u16, max: u16| {
        Value::Int(i64::from(min) + dice.below(usize::from(max - min) + 1) as i64)
    };
    match allowed {
        Allowed::Range(min, max) => number(min, max),
        Allowed::ZeroOrRange(min, max) => match number(min - 1, max) {
            Value::Int(n) if n < i64::from(min) => Value::Int(0),
            other => other,
        },
        Allowed::WordOrRange(word, min, max) => match number(min.saturating_sub(1), max) {
            Value::Int(n) if n < i64::from(min) || n % 3 == 0 => Value::Word(word),
            other => other,
        },
        Allowed::Bool => Value::Bool(dice.once_in(2)),
        Allowed::Words(words) => Value::Word(dice.one_of(words)),
    }
}

/// Every action that a seat could say with one card, sensible or not, and a sample of those with several.
pub fn every_action(state: &State, dice: &mut Dice) -> Vec<Action> {
    let mut actions = Vec::new();
    let plays = every_play(state, dice);
    for_every_action(state, &plays, |action| actions.push(*action));
    actions
}

/// Every single card, and a sample of several together, each once.
pub fn every_play(state: &State, dice: &mut Dice) -> Vec<Cards> {
    let seats: Vec<Seat> = state.public().all_seats().iter().collect();
    let mut plays: Vec<Cards> = Card::all().map(Cards::One).collect();
    for _ in 0..40 {
        let any = several(dice, &Hand::EMPTY);
        let owner = dice.one_of(&seats);
        for cards in [any, several(dice, state.hand(owner))] {
            if !plays.contains(&cards) {
                plays.push(cards);
            }
        }
    }
    plays
}

/// Hands `take` every action that a seat could say with those cards, and every one without cards.
pub fn for_every_action(state: &State, plays: &[Cards], mut take: impl FnMut(&Action)) {
    let seats = state.public().all_seats();
    for action in [Action::Draw, Action::Pass, Action::Challenge, Action::Call] {
        take(&action);
    }
    for color in Color::ALL {
        take(&Action::Name(color));
    }
    for seat in seats.iter() {
        take(&Action::Swap(seat));
        take(&Action::Catch(seat));
    }
    for &cards in plays {
        for color in [None].into_iter().chain(Color::ALL.map(Some)) {
            for swap in [None].into_iter().chain(seats.iter().map(Some)) {
                for uno in [false, true] {
                    let play = Play {
                        cards,
                        color,
                        swap,
                        uno,
                    };
                    take(&Action::Play(play));
                    take(&Action::JumpIn(play));
                }
            }
        }
    }
}

/// Some action, more often one that is nearly right.
///
/// # Panics
/// Never: every index is below its count.
pub fn some_action(state: &State, seat: Seat, dice: &mut Dice) -> Action {
    let seats: Vec<Seat> = state.public().all_seats().iter().collect();
    let other = dice.one_of(&seats);
    match dice.below(12) {
        0 => Action::Draw,
        1 => Action::Pass,
        2 => Action::Challenge,
        3 => Action::Call,
        4 => Action::Catch(other),
        5 => Action::Name(dice.one_of(&Color::ALL)),
        6 => Action::Swap(other),
        n => {
            let cards = match dice.below(4) {
                0 => several(dice, state.hand(seat)),
                1 => {
                    Cards::One(Card::from_index(dice.below(Card::COUNT)).expect("below the count"))
                }
                _ => Cards::One(held(dice, state.hand(seat)).unwrap_or(Card::WILD)),
            };
            let wild = cards.last().is_wild();
            let color = (dice.once_in(6) != wild).then(|| dice.one_of(&Color::ALL));
            let swap = dice.once_in(4).then_some(other);
            let play = Play {
                cards,
                color,
                swap,
                uno: dice.once_in(4),
            };
            if n == 11 {
                Action::JumpIn(play)
            } else {
                Action::Play(play)
            }
        }
    }
}

/// A move for the seat on turn: mostly a play when one is open, else whatever is.
///
/// # Panics
/// When nothing is open to the seat.
pub fn move_on_turn(state: &State, seat: Seat, dice: &mut Dice, plays_when_it_can: bool) -> Action {
    let legal = state.legal(seat);
    if !legal.plays.is_empty() && (plays_when_it_can || !dice.once_in(3)) {
        let cards = legal
            .plays
            .nth(dice.below(legal.plays.len() as usize) as u32);
        let mut play = form(&legal, Cards::One(cards.expect("one of them")), dice);
        if let Some(several) = together(&legal, dice) {
            play = several;
        }
        if dice.once_in(2) {
            let calling = Action::Play(play.calling());
            if state
                .check(&lastcard_engine::Command::Act(seat, calling))
                .is_ok()
            {
                return calling;
            }
        }
        return Action::Play(play);
    }
    let after_draw = matches!(
        state.public().phase(),
        Phase::Turn {
            step: Step::AfterDraw(_),
            ..
        }
    );
    let mut open: Vec<Action> = legal
        .actions()
        .into_iter()
        .filter(|action| !matches!(action, Action::Call | Action::Catch(_)))
        .filter(|action| {
            !(after_draw && plays_when_it_can && *action == Action::Pass && legal.draw)
        })
        .collect();
    if plays_when_it_can && open.contains(&Action::Challenge) && !dice.once_in(3) {
        open.retain(|action| *action != Action::Challenge);
    }
    dice.one_of(&open)
}

/// One of the forms in which those cards may be played.
///
/// # Panics
/// When they may not be played.
pub fn form(legal: &Legal, cards: Cards, dice: &mut Dice) -> Play {
    let mut forms = Vec::new();
    legal.for_each(|action| {
        if let Action::Play(play) = action
            && play.cards == cards
        {
            forms.push(play);
        }
    });
    dice.one_of(&forms)
}

fn together(legal: &Legal, dice: &mut Dice) -> Option<Play> {
    if legal.together.first.is_empty() || !dice.once_in(3) {
        return None;
    }
    let mut plays = Vec::new();
    legal.for_each(|action| {
        if let Action::Play(
            play @ Play {
                cards: Cards::Several(_),
                ..
            },
        ) = action
        {
            plays.push(play);
        }
    });
    (!plays.is_empty()).then(|| dice.one_of(&plays))
}

fn several(dice: &mut Dice, hand: &Hand) -> Cards {
    let count = 2 + dice.below(3);
    let first = held(dice, hand)
        .unwrap_or_else(|| Card::from_index(dice.below(Card::COUNT)).expect("below the count"));
    let alike: Vec<Card> = Card::all()
        .filter(|card| card.rank() == first.rank() || *card == first)
        .collect();
    let mut cards = vec![first];
    for _ in 1..count {
        let next = if dice.once_in(5) {
            held(dice, hand)
        } else {
            None
        };
        cards.push(next.unwrap_or_else(|| {
            if dice.once_in(2) {
                first
            } else {
                dice.one_of(&alike)
            }
        }));
    }
    Cards::new(&cards).expect("two to four cards")
}

fn held(dice: &mut Dice, hand: &Hand) -> Option<Card> {
    if hand.is_empty() {
        None
    } else {
        hand.pick(dice.below(hand.len() as usize) as u32)
    }
}
