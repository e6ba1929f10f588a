//! One game, with bots.

use crate::row::Row;
use crate::setup::{Seeds, Setup};
use crate::watch::Watch;
use lastcard_bots::{Bot, Level, Lots, Reaction};
use lastcard_engine::{
    Action, Chance, Command, Event, EventSink, Phase, Sampled, Seat, State, View,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// How many commands a round may have; then it is broken off as stalled. Rules that people play with stay far below
/// a tenth of it, but some rules can be combined so that rounds hardly ever end.
pub const MOST_COMMANDS: u32 = 50_000;

/// How many rounds a match may have; then it is broken off without winners. A match of rules under which nobody ever
/// scores would go on for ever.
pub const MOST_ROUNDS: u32 = 20_000;

/// Plays one game, and appends its row, or the rows of its match.
///
/// What comes of it follows from the setup and the number alone. Nothing is appended where so many cannot play with
/// these rules.
pub fn play_game(setup: &Setup, game: u64, rows: &mut Vec<Row>) {
    let Ok(state) = setup.state(game) else {
        return;
    };
    let seeds = setup.seeds(game);
    let table = Seating {
        bots: &setup.bots,
        seeds,
        number: game,
        whole_match: setup.matches,
    };
    table.play(state, sampled(seeds), rows);
}

/// Who sits at a table, and what is played there.
pub(crate) struct Seating<'a> {
    pub(crate) bots: &'a [Level],
    pub(crate) seeds: Seeds,
    /// The number of the game, for its rows.
    pub(crate) number: u64,
    pub(crate) whole_match: bool,
}

impl Seating<'_> {
    /// Plays the game from a state in which a round may be dealt, and appends its rows.
    pub(crate) fn play(&self, state: State, chance: impl Chance, rows: &mut Vec<Row>) {
        let (number, whole) = (self.number, self.whole_match);
        if self.bots.iter().all(|&level| level == Level::Random) {
            // Who plays by lot needs no view, which makes it many times as fast.
            let players = Lots::new(self.seeds.player(0));
            rows.extend(Game::new(state, players, chance, number, whole));
        } else {
            let players = AtViews::new(&state, self.bots, self.seeds);
            rows.extend(Game::new(state, players, chance, number, whole));
        }
    }

    /// Plays a single round.
    pub(crate) fn play_round(&self, state: State, chance: impl Chance) -> Option<Row> {
        let mut rows = Vec::with_capacity(1);
        self.play(state, chance, &mut rows);
        rows.pop()
    }
}

/// The chance of a game: cards by lot as they are drawn.
pub(crate) fn sampled(seeds: Seeds) -> Sampled<Xoshiro256PlusPlus> {
    Sampled::new(Xoshiro256PlusPlus::seed_from_u64(seeds.chance()))
}

/// Whoever plays at the table.
pub(crate) trait Players {
    /// What is done next in a round that goes on.
    fn next(&mut self, state: &State) -> Option<Command>;

    /// An event has happened.
    fn saw(&mut self, event: &Event);
}

/// A game that is being played: gives the rows of its rounds, one for each round that it is asked for.
pub(crate) struct Game<P, C> {
    state: State,
    chance: C,
    table: Watched<P>,
    whole_match: bool,
    rounds: u32,
    over: bool,
}

impl<P: Players, C: Chance> Game<P, C> {
    /// A round, or a whole match, from a state in which one may be dealt.
    pub(crate) fn new(
        state: State,
        players: P,
        chance: C,
        number: u64,
        whole_match: bool,
    ) -> Game<P, C> {
        let watch = Watch::new(state.public().seats(), number);
        Game {
            state,
            chance,
            table: Watched { players, watch },
            whole_match,
            rounds: 0,
            over: false,
        }
    }

    /// Plays a round; says whether it came to its end.
    fn play_round(&mut self) -> bool {
        let Game {
            state,
            chance,
            table,
            ..
        } = self;
        state.carry_out(&Command::NextRound, chance, table);
        let mut commands = 0;
        while let Phase::Turn { .. } = state.public().phase() {
            if commands == MOST_COMMANDS {
                return false;
            }
            let Some(command) = table.players.next(state) else {
                return false;
            };
            state
                .command(&command, chance, table)
                .expect("bots choose what is open, which the tests of the bots prove");
            commands += 1;
        }
        true
    }
}

impl<P: Players, C: Chance> Iterator for Game<P, C> {
    type Item = Row;

    fn next(&mut self) -> Option<Row> {
        if self.over {
            return None;
        }
        self.rounds += 1;
        let ended = self.play_round();
        let mut row = if ended {
            self.table.watch.take()
        } else {
            self.table.watch.break_off()
        };
        let match_over = matches!(self.state.public().phase(), Phase::MatchOver { .. });
        let broken_off = !match_over && (!ended || self.rounds == MOST_ROUNDS);
        self.over = !self.whole_match || match_over || broken_off;
        if !self.whole_match {
            row.match_winners = None;
        } else if broken_off {
            row.match_winners = Some(Vec::new());
        }
        Some(row)
    }
}

/// Bots around a table, each with the view of its seat.
pub(crate) struct AtViews {
    /// The state after the event that was seen last.
    after: State,
    seats: Vec<(Box<dyn Bot>, View)>,
}

impl AtViews {
    pub(crate) fn new(state: &State, bots: &[Level], seeds: Seeds) -> AtViews {
        let seat = |(number, level): (usize, &Level)| {
            let view = state.view(Some(Seat::new(number)));
            (level.bot(seeds.player(number)), view)
        };
        AtViews {
            after: state.clone(),
            seats: bots.iter().enumerate().map(seat).collect(),
        }
    }

    /// The quickest reaction of all, if there is one.
    fn reaction(&mut self) -> Option<(Seat, Reaction)> {
        let asked = self.seats.iter_mut().enumerate();
        asked
            .filter_map(|(seat, (bot, view))| Some((Seat::new(seat), bot.reaction(view)?)))
            .min_by_key(|(_, reaction)| reaction.after_ms)
    }
}

impl Players for AtViews {
    fn next(&mut self, state: &State) -> Option<Command> {
        if let Some((seat, reaction)) = self.reaction() {
            return Some(Command::Act(seat, reaction.action));
        }
        let seat = state.public().phase().on_turn()?;
        let (bot, view) = &mut self.seats[seat.index()];
        Some(Command::Act(seat, bot.turn(view)?))
    }

    fn saw(&mut self, event: &Event) {
        self.after.evolve(event);
        for (seat, (bot, view)) in self.seats.iter_mut().enumerate() {
            let seen = event.seen_by(Some(Seat::new(seat)), &self.after);
            view.apply(&seen);
            bot.saw(&seen, view);
        }
    }
}

impl Players for Lots {
    fn next(&mut self, state: &State) -> Option<Command> {
        let public = state.public();
        if !public.exposed().is_empty() {
            let asked = public.all_seats().iter();
            let reaction = asked
                .filter_map(|seat| Some((seat, Lots::reaction(public, seat, &state.legal(seat))?)))
                .min_by_key(|(_, reaction)| reaction.after_ms);
            if let Some((seat, reaction)) = reaction {
                return Some(Command::Act(seat, reaction.action));
            }
        }
        let seat = public.phase().on_turn()?;
        let action = self.turn(&state.legal(seat))?;
        let Action::Play(play) = action else {
            return Some(Command::Act(seat, action));
        };
        if Lots::calls(public.rules(), state.hand(seat), &play) {
            let calling = Command::Act(seat, Action::Play(play.calling()));
            if state.check(&calling).is_ok() {
                return Some(calling);
            }
        }
        Some(Command::Act(seat, action))
    }

    fn saw(&mut self, _: &Event) {}
}

/// Where the events of a game go.
struct Watched<P> {
    players: P,
    watch: Watch,
}

impl<P: Players> EventSink for Watched<P> {
    fn push(&mut self, event: Event) {
        self.players.saw(&event);
        self.watch.push(event);
    }
}
