//! What `RLCard` plays under the name of the game, as far as options reach, and a player who does the rest of it: rounds have
//! the lengths that were measured in `RLCard` itself.
#![allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]
#![expect(
    clippy::cast_precision_loss,
    reason = "counts of rounds, far below 2^52"
)]

use lastcard_engine::{
    Action, Card, Cards, Color, ColorSet, Command, FirstDeal, Full, Hand, Phase, Play, Position,
    Sampled, Seat, SeatSet, State, Step,
};
use lastcard_lab::{Histogram, Sums};
use lastcard_notation::RulesDocument;
use rand_core::{RngCore, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const ROUNDS: u64 = 20_000;

/// Measured in `RLCard` 1.2.0 itself, `random` against `random`, 20,000 rounds: turns on average and their deviation, the
/// median, and how often the seat that comes first won.
const MEAN: f64 = 46.4;
const DEVIATION: f64 = 33.2;
const MEDIAN: f64 = 37.0;
const FIRST: f64 = 0.5067;

struct Luck(Xoshiro256PlusPlus);

impl Luck {
    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        let product = u64::from(self.0.next_u32()) * all.len() as u64;
        all[(product >> 32) as usize]
    }

    fn color(&mut self, colors: ColorSet) -> Color {
        self.one_of(&colors.iter().collect::<Vec<_>>())
    }

    /// What a player by lot does there: each number of an action is as likely, and a Wild has one for each color. A drawn
    /// card is laid if it is a Wild or has the color in force, and kept otherwise.
    fn action(&mut self, state: &State, seat: Seat, step: &Step<Full>) -> Action {
        let legal = state.legal(seat);
        if !legal.names.is_empty() {
            return Action::Name(self.color(legal.names));
        }
        if let Step::AfterDraw(drawn) = step
            && !drawn.card.is_wild()
            && drawn.card.color() != state.public().color()
        {
            return Action::Pass;
        }
        let times = |card: Card| if card.is_wild() { 4 } else { 1 };
        let numbers = legal.plays.iter();
        let numbers: Vec<Card> = numbers
            .flat_map(|card| std::iter::repeat_n(card, times(card)))
            .collect();
        if numbers.is_empty() {
            return if legal.draw {
                Action::Draw
            } else {
                Action::Pass
            };
        }
        let card = self.one_of(&numbers);
        let colored = card.is_wild() && !legal.colors.is_empty();
        Action::Play(Play {
            cards: Cards::One(card),
            color: colored.then(|| self.color(legal.colors)),
            swap: None,
            uno: false,
        })
    }
}

/// The same table, but nobody draws for the Wild Draw Four on top: the seat on turn simply plays.
fn without_penalty(state: &State) -> State {
    let public = state.public();
    let all = |hand: Hand| hand.iter().collect::<Vec<_>>();
    let mut discard = all(state.discards());
    discard.extend(public.top());
    State::from_position(&Position {
        rules: *public.rules(),
        seats: 2,
        dealer: public.dealer(),
        totals: vec![0; 2],
        turn: public.phase().on_turn().unwrap(),
        direction: public.direction(),
        discard,
        color: public.color(),
        uncalled: SeatSet::EMPTY,
        exposed: SeatSet::EMPTY,
        penalty: 0,
        draw: *state.draw_pile(),
        hands: vec![*state.hand(Seat::new(0)), *state.hand(Seat::new(1))],
    })
    .unwrap()
}

/// Plays a round; gives its turns and whether the seat that comes first won.
fn round(state: &State, number: u64) -> (u64, bool) {
    let mut chance = Sampled::new(Xoshiro256PlusPlus::seed_from_u64(number));
    let mut luck = Luck(Xoshiro256PlusPlus::seed_from_u64(!number));
    let mut state = state.clone();
    state.carry_out(&Command::NextRound, &mut chance, &mut ());
    let mut turns = 0;
    loop {
        let (seat, step) = match *state.public().phase() {
            Phase::Turn { seat, step } => (seat, step),
            Phase::MatchOver { winners } => return (turns, winners.contains(Seat::new(0))),
            _ => return (turns, false),
        };
        turns += u64::from(matches!(step, Step::Play));
        let action = luck.action(&state, seat, &step);
        let command = Command::Act(seat, action);
        state.command(&command, &mut chance, &mut ()).unwrap();
        let drawn_four = match action {
            Action::Play(play) => {
                play.cards == Cards::One(Card::WILD_DRAW_FOUR) && matches!(step, Step::AfterDraw(_))
            }
            _ => false,
        };
        if drawn_four {
            state = without_penalty(&state);
        }
    }
}

#[test]
fn rounds_of_rlcard_have_the_lengths_that_rlcard_has() {
    // Whether a drawn card is laid is left to the player here.
    let text = include_str!("../golden/rlcard.toml").replace("auto_play", "may_play");
    let rules = RulesDocument::parse(&text).unwrap().rules;
    let state = State::new(rules, 2, FirstDeal::Named(Seat::new(1))).unwrap();
    let (mut turns, mut lengths, mut first) = (Sums::default(), Histogram::default(), 0);
    for number in 0..ROUNDS {
        let (length, won) = round(&state, number);
        turns.add(length);
        lengths.add(length);
        first += u64::from(won);
    }
    let rounds = ROUNDS as f64;
    // Both sides are samples of 20,000: four standard errors of their difference, and the rounding of the figures.
    let error = 4.0 * (2.0 / rounds).sqrt();
    let mean = turns.mean();
    assert!((mean - MEAN).abs() < error * DEVIATION + 0.05, "{mean}");
    let deviation = turns.variance().sqrt();
    assert!((deviation - DEVIATION).abs() < 1.5, "{deviation}");
    let median = lengths.quantile(50) as f64;
    assert!((median - MEDIAN).abs() <= 1.5, "{median}");
    let first = first as f64 / rounds;
    assert!((first - FIRST).abs() < error * 0.5, "{first}");
}
