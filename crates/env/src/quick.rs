//! Rounds of fast play as environments: what a batch plays wherever the rules allow it.

use crate::MOST_SEATS;
use crate::actions::{self, CHOICES, Choice};
use crate::batch::Episodes;
use crate::dice::{Dice, mixed};
use crate::forms::{self, Forms, Others, Ways};
use crate::game::{Game, Outcome};
use crate::observe::{Counted, Layout, Sight, Situation};
use crate::plain::Plain;
use crate::reward::Reward;
use crate::settings::{Episode, Reactions, Settings, SettingsError};
use core::fmt;
use lastcard_engine::fast::{Asks, Bits, Game as Table, Habits, Move, Next, Open, Pack, Steps};
use lastcard_engine::{ColorSet, Seat, SeatSet, Swap};
use std::sync::Arc;

/// A round as an environment, at a table of up to `N` seats: by fast play, and by the engine's state where that cannot go on.
#[derive(Clone)]
pub(crate) struct Quick<const N: usize> {
    round: Round<N>,
    dice: Dice,
    mask: [u64; WORDS],
    outcome: Outcome,
    shared: Arc<Shared>,
}

#[derive(Clone)]
enum Round<const N: usize> {
    Fast(Steps<N>),
    /// Won by fast play.
    Over,
    Slow(Box<Game<Plain>>),
}

/// What all games of a batch have in common.
#[derive(Debug)]
pub(crate) struct Shared {
    table: Table,
    plain: Plain,
    settings: Settings,
}

/// Words of the masks: fast play knows no rules that reach further into the table of actions.
const WORDS: usize = actions::BEGIN.div_ceil(64);

impl Shared {
    /// What fast play needs for these settings; nothing where it cannot play them.
    pub(crate) fn new(settings: &Settings) -> Result<Option<Shared>, SettingsError> {
        let plain = Plain::new(settings)?;
        let rules = settings.rules.rules;
        let table = Table::new(rules, settings.seats, Habits::default());
        let table = table.map_err(|error| SettingsError::Seats {
            error,
            seats: settings.seats,
        })?;
        let plays = table.is_fast()
            && settings.episode == Episode::Round
            && settings.reactions == Reactions::Auto;
        Ok(plays.then(|| Shared {
            table,
            plain,
            settings: settings.clone(),
        }))
    }
}

impl<const N: usize> Quick<N> {
    /// A game to be begun.
    pub(crate) fn new(shared: &Arc<Shared>) -> Quick<N> {
        Quick {
            round: Round::Over,
            dice: Dice::new(0),
            mask: [0; WORDS],
            outcome: Outcome::default(),
            shared: Arc::clone(shared),
        }
    }

    /// The same game on the engine's state.
    #[cold]
    fn slow(&self) -> Game<Plain> {
        let Shared {
            table,
            plain,
            settings,
        } = &*self.shared;
        match &self.round {
            Round::Fast(steps) => {
                let core = plain.at(self.dice.clone(), |chance, ending| {
                    steps.hand_over(table, chance, ending)
                });
                Game::resume(core, settings, self.outcome)
            }
            Round::Over => Game::new(plain.clone(), settings),
            Round::Slow(game) => Game::clone(game),
        }
    }

    /// Goes on with that game on the engine's state.
    #[cold]
    fn go_on_with(&mut self, game: Game<Plain>) {
        self.mask.copy_from_slice(&game.mask().words()[..WORDS]);
        self.round = Round::Slow(Box::new(game));
    }

    /// The engine's state carries out an action.
    #[cold]
    fn act_slowly(&mut self, action: usize) {
        if let Round::Slow(game) = &mut self.round {
            // What is in the mask is no error.
            let _ = game.step(action);
            self.mask.copy_from_slice(&game.mask().words()[..WORDS]);
        }
    }
}

#[expect(
    clippy::inline_always,
    reason = "so that the instructions that `Bits` offers are used where they are needed"
)]
impl<const N: usize> Episodes for Quick<N> {
    #[inline(always)]
    fn begin<B: Bits>(&mut self, seed: u64, bits: B) {
        let Shared {
            table, settings, ..
        } = &*self.shared;
        self.dice = Dice::new(mixed(seed));
        self.outcome = Outcome::default();
        let dealer = match settings.dealer {
            Some(seat) => seat,
            None => self.dice.below(settings.seats as u32) as usize,
        };
        let dealer = Seat::new(dealer);
        if let Some(steps) = Steps::begin(table, dealer, bits, &mut self.dice, &mut ()) {
            self.mask = mask_of(&steps.open(table), settings.seats);
            self.round = Round::Fast(steps);
        } else {
            let mut game = Game::new(self.shared.plain.clone(), settings);
            game.reset(seed);
            self.go_on_with(game);
        }
    }

    #[inline(always)]
    fn act<B: Bits>(&mut self, action: usize, bits: B) {
        let Shared {
            table, settings, ..
        } = &*self.shared;
        if let Round::Fast(steps) = &mut self.round {
            let seat = steps.on_turn();
            let decision = decision(action, seat, settings.seats);
            // Fast play knows who wins a round, but not what it counts.
            let counts = settings.reward == Reward::Points
                && steps.hand(seat).len() == 1
                && matches!(decision, Move::Play(..));
            if !counts {
                self.outcome.steps += 1;
                match steps.step(table, decision, bits, &mut self.dice, &mut ()) {
                    Next::Decision => self.mask = mask_of(&steps.open(table), settings.seats),
                    Next::Won(seat) => {
                        self.outcome.winners = SeatSet::EMPTY.with(seat);
                        self.outcome.rounds = 1;
                        self.mask = [0; WORDS];
                        self.round = Round::Over;
                    }
                    Next::HandOver => self.go_on_with(self.slow()),
                }
                return;
            }
            self.go_on_with(self.slow());
        }
        self.act_slowly(action);
    }

    #[inline(always)]
    fn to_act(&self) -> Option<Seat> {
        match &self.round {
            Round::Fast(steps) => Some(steps.on_turn()),
            Round::Over => None,
            Round::Slow(game) => game.to_act(),
        }
    }

    #[inline(always)]
    fn words(&self) -> &[u64] {
        &self.mask
    }

    #[inline(always)]
    fn show(&self, layout: Layout, out: &mut [u8]) {
        match &self.round {
            Round::Fast(steps) => sight(steps, self.shared.settings.seats).write(layout, out),
            Round::Over => {}
            Round::Slow(game) => game.show(layout, out),
        }
    }

    #[inline(always)]
    fn rewards_into(&self, out: &mut [f32]) {
        match &self.round {
            Round::Fast(_) => {}
            Round::Over => {
                let rewards = Reward::of_winners(self.outcome.winners, out.len());
                out.copy_from_slice(&rewards[..out.len()]);
            }
            Round::Slow(game) => game.rewards_into(out),
        }
    }

    fn outcome(&self) -> Outcome {
        match &self.round {
            Round::Slow(game) => *game.outcome(),
            Round::Fast(_) | Round::Over => self.outcome,
        }
    }

    fn game(&self) -> Game<Plain> {
        self.slow()
    }
}

impl<const N: usize> fmt::Debug for Quick<N> {
    /// Without the cards.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.slow().fmt(f)
    }
}

/// What an action means that is in the mask.
#[expect(clippy::inline_always, reason = "a part of every step")]
#[inline(always)]
fn decision(action: usize, seat: Seat, seats: usize) -> Move {
    match CHOICES[action] {
        Choice::Play(form, _) => {
            let swap = form.swap.map(|with| {
                let at = seat.index() + usize::from(with);
                Seat::new(if at >= seats { at - seats } else { at })
            });
            Move::Play(form.card, form.color, swap)
        }
        Choice::Pass => Move::Pass,
        Choice::Challenge => Move::Challenge,
        Choice::Name(color) => Move::Name(color),
        _ => Move::Draw,
    }
}

#[expect(clippy::inline_always, reason = "a part of every step")]
#[inline(always)]
fn mask_of(open: &Open, seats: usize) -> [u64; WORDS] {
    let ways = Ways {
        colors: open.colors,
        seven: open.seven,
        swap_hands: Swap::No,
        with: (1 << (seats - 1)) - 1,
    };
    let others = Others {
        draw: open.draw,
        pass: open.pass,
        challenge: open.challenge,
        names: if open.names {
            ColorSet::ALL
        } else {
            ColorSet::EMPTY
        },
    };
    let mut words = [0; WORDS];
    forms::moves(Forms::of(open.plays, &ways), others, &mut words);
    words
}

/// The discards of a round, counted only for who wants to see them.
struct Discards<'a, const N: usize>(&'a Steps<N>);

impl<const N: usize> Counted for Discards<'_, N> {
    fn counts(&self) -> [u64; 8] {
        self.0.discards().counts()
    }
}

/// What the seat on turn sees.
#[expect(
    clippy::inline_always,
    reason = "what the writer does not read is never made then; every step observes"
)]
#[inline(always)]
fn sight<const N: usize>(steps: &Steps<N>, seats: usize) -> Sight<'_, Pack, Discards<'_, N>> {
    let seat = steps.on_turn();
    let mut counts = [0; MOST_SEATS];
    let mut held = 0;
    for (seat, count) in counts.iter_mut().enumerate().take(seats.min(N)) {
        let cards = steps.hand(Seat::new(seat)).len();
        held += cards;
        *count = cards as u8;
    }
    let draw_pile = steps.draw_pile();
    let asks = steps.asks();
    let owed = steps.owed();
    let challenge = steps.challenge();
    Sight {
        seat,
        seats,
        hand: steps.hand(seat),
        discards: Discards(steps),
        top: Some(steps.top()),
        color: steps.color(),
        clockwise: steps.clockwise(),
        situation: match asks {
            Asks::Turn if owed == 0 => Situation::Play,
            Asks::AfterDraw(_) => Situation::AfterDraw,
            Asks::Turn | Asks::DrawAtStart { .. } => Situation::Penalty,
            Asks::Name { .. } => Situation::NameColor,
        },
        drawn: match asks {
            Asks::AfterDraw(drawn) => Some(drawn.card),
            _ => None,
        },
        owed,
        offender: challenge.map(|(offender, ..)| offender),
        prior_color: challenge.map(|(_, color, _)| color),
        prior_top: challenge.map(|(.., top)| top),
        draw_pile,
        discard_pile: DECK - held - draw_pile,
        aside: &[],
        counts,
        in_round: SeatSet::first(seats),
        exposed: SeatSet::EMPTY,
        announced: SeatSet::EMPTY,
        uncalled: SeatSet::EMPTY,
        team: SeatSet::EMPTY,
        on_turn: Some(seat),
        dealer: steps.dealer(),
        round: 1,
        totals: [0; MOST_SEATS],
    }
}

/// Cards of the one classic deck of fast play.
const DECK: u32 = 108;
