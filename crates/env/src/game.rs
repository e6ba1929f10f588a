//! One environment: whose decision it is, what is open, what an action does.

mod flow;
mod reasons;

use crate::MOST_SEATS;
use crate::actions::{self, CHOICES, Choice};
use crate::core::Core;
use crate::forms::{self, Forms, Ways};
use crate::mask::Mask;
use crate::objection::Illegal;
use crate::observe::{Layout, Sight, Situation};
use crate::reward::Reward;
use crate::settings::{Episode, Reactions, Settings};
use crate::several::{self, Aside};
use lastcard_engine::rules::MultiDiscard;
use lastcard_engine::{Action, Command, Seat, SeatSet};

/// One environment over a game.
///
/// After a reset and after each step either a seat that no bot plays has to act, or the episode is over.
#[derive(Clone, Debug)]
pub struct Game<C> {
    core: C,
    plan: Plan,
    mask: Mask,
    question: Question,
    aside: Option<Aside>,
    /// Who is still to be asked for a reaction, the next one last.
    asks: Vec<Seat>,
    rewards: [f32; MOST_SEATS],
    outcome: Outcome,
}

/// How an episode went, so far or to its end.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Outcome {
    /// Who won it; nobody while it goes on, and where nobody won.
    pub winners: SeatSet,
    /// Whether its last round ended because nobody could go on.
    pub stalled: bool,
    /// Decisions that were taken by step.
    pub steps: u32,
    /// Rounds that are over.
    pub rounds: u32,
}

/// What of the settings is asked for in every step.
#[derive(Clone, Copy, Debug)]
struct Plan {
    seats: usize,
    actions: usize,
    reactions: Reactions,
    episode: Episode,
    reward: Reward,
    /// Words of the mask that are used.
    words: usize,
    several: bool,
    clock_shuts_window: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Question {
    Turn(Seat),
    Reaction(Seat),
    Nothing,
}

impl<C: Core> Game<C> {
    /// An environment over a game of these settings; it must be reset first.
    pub fn new(core: C, settings: &Settings) -> Game<C> {
        let rules = &settings.rules.rules;
        Game {
            core,
            plan: Plan {
                seats: settings.seats,
                actions: settings.actions(),
                reactions: settings.reactions,
                episode: settings.episode,
                reward: settings.reward,
                words: settings.actions().div_ceil(64),
                several: rules.multi_discard != MultiDiscard::Off,
                clock_shuts_window: rules.clock_shuts_window(),
            },
            mask: Mask::NONE,
            question: Question::Nothing,
            aside: None,
            asks: Vec::new(),
            rewards: [0.0; MOST_SEATS],
            outcome: Outcome::default(),
        }
    }

    /// Goes on with an episode that was begun elsewhere; `so_far` is how it went until now.
    pub(crate) fn resume(core: C, settings: &Settings, so_far: Outcome) -> Game<C> {
        let mut game = Game::new(core, settings);
        game.outcome = so_far;
        game.settle(None);
        game
    }

    /// Begins an episode that follows from the seed.
    pub fn reset(&mut self, seed: u64) {
        self.core.begin(seed);
        self.rewards = [0.0; MOST_SEATS];
        self.outcome = Outcome::default();
        self.aside = None;
        self.settle(None);
    }

    /// Carries out an action of the seat that has to act.
    ///
    /// # Errors
    /// When it is not in the mask; nothing has changed then.
    pub fn step(&mut self, action: usize) -> Result<(), Illegal> {
        if !self.mask.has(action) {
            return Err(self.illegal(action));
        }
        let Some(seat) = self.to_act() else {
            return Err(self.illegal(action));
        };
        self.rewards = [0.0; MOST_SEATS];
        self.outcome.steps += 1;
        match (CHOICES[action], &mut self.aside) {
            (Choice::Begin(first), _) => {
                self.aside = Some(Aside::begin(first));
                self.refresh();
            }
            (Choice::More(color), Some(aside)) => {
                aside.more(color);
                self.refresh();
            }
            (Choice::NoReaction, _) => self.declined(),
            (choice, _) => {
                if let Some(mut command) = self.meant(choice, seat) {
                    if self.plan.reactions == Reactions::Auto {
                        self.call_with(&mut command);
                    }
                    self.aside = None;
                    self.core.carry_out(&command);
                    self.settle(Some(seat));
                }
            }
        }
        Ok(())
    }

    /// Why an action would be refused, if it would.
    pub fn objection(&self, action: usize) -> Option<Illegal> {
        (!self.mask.has(action)).then(|| self.illegal(action))
    }

    /// Who has to act; nobody when the episode is over.
    #[inline]
    pub fn to_act(&self) -> Option<Seat> {
        match self.question {
            Question::Turn(seat) | Question::Reaction(seat) => Some(seat),
            Question::Nothing => None,
        }
    }

    /// What is open to that seat.
    #[inline]
    pub const fn mask(&self) -> &Mask {
        &self.mask
    }

    /// What each seat got by the last step.
    pub const fn rewards(&self) -> &[f32; MOST_SEATS] {
        &self.rewards
    }

    /// How the episode went.
    pub const fn outcome(&self) -> &Outcome {
        &self.outcome
    }

    /// How many seats there are.
    pub const fn seats(&self) -> usize {
        self.plan.seats
    }

    /// How many actions there are.
    pub const fn actions(&self) -> usize {
        self.plan.actions
    }

    /// The game.
    pub const fn core(&self) -> &C {
        &self.core
    }

    /// What a seat sees, as bytes.
    #[inline]
    pub fn observe(&self, seat: Seat, layout: Layout, out: &mut [u8]) {
        self.sight(seat).write(layout, out);
    }

    /// What a seat sees.
    #[expect(
        clippy::inline_always,
        reason = "what the writer does not read is never made then; every step observes"
    )]
    #[inline(always)]
    pub fn sight(&self, seat: Seat) -> Sight<'_> {
        let mut sight = self.core.sight(seat);
        match self.question {
            Question::Turn(to_act) if to_act == seat => {
                if let Some(aside) = &self.aside {
                    sight.situation = Situation::Several;
                    sight.aside = aside.cards();
                }
            }
            Question::Reaction(to_act) if to_act == seat => sight.situation = Situation::Reaction,
            Question::Nothing => sight.situation = Situation::Over,
            Question::Turn(_) | Question::Reaction(_) => sight.situation = Situation::Waiting,
        }
        sight
    }

    /// The command that a choice of a seat is carried out as, in place: it is large enough for a copy to cost something.
    #[inline]
    fn meant(&self, choice: Choice, seat: Seat) -> Option<Command> {
        let action = match (choice, &self.aside) {
            (Choice::Last(color, swap, uno), Some(aside)) => {
                let swap = swap.map(|with| self.seat_at(seat, with));
                Action::Play(aside.play(color, swap, uno)?)
            }
            _ => forms::single(choice, seat, self.plan.seats)?,
        };
        Some(Command::Act(seat, action))
    }

    /// Lets a play carry the call where it counts.
    #[inline]
    fn call_with(&self, command: &mut Command) {
        if let Command::Act(seat, Action::Play(play)) = command
            && self.core.takes_call(*seat, play)
        {
            play.uno = true;
        }
    }

    fn seat_at(&self, from: Seat, places: u8) -> Seat {
        Seat::new((from.index() + places as usize) % self.plan.seats)
    }

    /// Works out the mask of the question that is open.
    #[inline]
    fn refresh(&mut self) {
        let Plan {
            seats, reactions, ..
        } = self.plan;
        self.mask.clear(self.plan.words);
        match (self.question, &self.aside) {
            (Question::Nothing, _) => {}
            (Question::Turn(seat), Some(aside)) => {
                several::go_on(&self.core, aside, seat, seats, reactions, &mut self.mask);
            }
            (Question::Turn(seat), None) => {
                let legal = self.core.legal(seat);
                let plays = Forms::of(legal.plays, &Ways::of(&legal, seat, seats));
                forms::turn(&legal, plays, seat, seats, &mut self.mask);
                if self.plan.several {
                    several::begin(&self.core, seat, &legal, &mut self.mask);
                }
                if reactions == Reactions::Ask {
                    forms::reactions(&self.core, &legal, plays, seat, seats, &mut self.mask);
                }
            }
            (Question::Reaction(seat), _) => {
                self.mask.insert(actions::NO_REACTION);
                let legal = self.core.legal(seat);
                forms::reactions(&self.core, &legal, Forms::NONE, seat, seats, &mut self.mask);
            }
        }
    }
}
