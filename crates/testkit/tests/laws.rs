//! Laws that hold for random valid rules and 2 to 10 seats, checked after every event.
//!
//! `LASTCARD_ROUNDS` sets the number of rounds (20,000 unless it says otherwise); `LASTCARD_SEED` the first
//! of the numbers that decide each round, so that a failing round can be played again alone.

use lastcard_engine::{
    Action, Command, Event, Hand, Phase, Refusal, Seat, Seeded, State, Step, View,
};
use lastcard_testkit::random::{self, Dice};
use lastcard_testkit::runs::for_each_number;

/// The most commands that a round takes whose players play when they can.
const BOUND: u32 = 100_000;

/// Runs `law` for every round.
fn for_each_round(law: impl Fn(u64) + Sync) {
    for_each_number("LASTCARD_ROUNDS", 20_000, law);
}

struct Table {
    state: State,
    views: Vec<View>,
    chance: Seeded,
    events: Vec<Event>,
}

impl Table {
    fn new(dice: &mut Dice) -> Table {
        let (seats, rules, first) = random::table(dice);
        let state = State::new(rules, seats, first).expect("rules for these seats");
        let views = viewers(dice, seats)
            .map(|viewer| state.view(viewer))
            .collect();
        Table {
            state,
            views,
            chance: Seeded::new(dice.seed()),
            events: Vec::new(),
        }
    }

    fn command(&mut self, command: Command) {
        let mut shadow = self.state.clone();
        self.events.clear();
        self.state
            .command(&command, &mut self.chance, &mut self.events)
            .unwrap_or_else(|refusal| panic!("{command:?} was refused: {refusal:?}"));
        for event in &self.events {
            shadow.evolve(event);
            conserved(&shadow);
            for view in &mut self.views {
                view.apply(&event.seen_by(view.viewer(), &shadow));
                assert_eq!(
                    *view,
                    shadow.view(view.viewer()),
                    "the view law after {event:?}"
                );
            }
        }
        assert!(
            shadow == self.state,
            "the events are all that happened in {command:?}"
        );
        counted(&self.events, &self.state);
    }
}

/// A spectator and every seat; of a large table three seats by lot.
fn viewers(dice: &mut Dice, seats: usize) -> impl Iterator<Item = Option<Seat>> {
    let lot = dice.below(seats);
    let watched = if seats <= 4 { seats } else { 3 };
    let seats = (0..watched).map(move |n| Some(Seat::new((lot + n * seats / watched) % seats)));
    [None].into_iter().chain(seats)
}

fn conserved(state: &State) {
    if matches!(state.public().phase(), Phase::Opening(_)) {
        return;
    }
    let seats = state.public().all_seats();
    let mut all = seats
        .iter()
        .fold(Hand::EMPTY, |all, seat| all.plus(state.hand(seat)));
    all.add_all(state.draw_pile());
    all.add_all(&state.discards());
    all.extend_with(state.public().top());
    if let Phase::Redealing(pool) = state.public().phase() {
        all.add_all(pool);
    }
    assert!(
        all == *state.public().deck(),
        "every kind of card is there as often as in the deck"
    );
    let rules = state.public().rules();
    assert_eq!(
        rules.hand_value(&all),
        rules.hand_value(state.public().deck())
    );
    assert_eq!(state.public().draw_pile(), state.draw_pile().len());
    assert_eq!(
        state.public().discard_pile(),
        state.discards().len() + u32::from(state.public().top().is_some())
    );
    for seat in seats.iter() {
        assert_eq!(state.public().count(seat), state.hand(seat).len());
        let uncalled = state.public().uncalled().contains(seat);
        assert!(
            !uncalled || state.hand(seat).len() == 1,
            "only one card is ever uncalled"
        );
    }
    let exposed = state.public().exposed();
    assert!(exposed.minus(state.public().uncalled()).is_empty());
}

trait Extend {
    fn extend_with(&mut self, card: Option<lastcard_engine::Card>);
}

impl Extend for Hand {
    fn extend_with(&mut self, card: Option<lastcard_engine::Card>) {
        if let Some(card) = card {
            self.add(card);
        }
    }
}

/// The points of a round come from the hands that were counted, and the totals from the points.
fn counted(events: &[Event], state: &State) {
    for event in events {
        match *event {
            Event::HandCounted { hand, value, seat }
                if !state.public().knocked_out().contains(seat) =>
            {
                assert_eq!(value, state.public().rules().hand_value(&hand));
            }
            Event::Scored { seat, total, .. } => assert_eq!(state.public().total(seat), total),
            _ => {}
        }
    }
}

/// Legal and accepted are the same, for the truth and for the seat's own view; a refused command changes
/// nothing.
fn legal_is_accepted(table: &Table, actions: &[Action], seat: Seat) {
    let legal = table.state.actions(seat);
    let view = &table.state.view(Some(seat));
    assert_eq!(
        view.legal(),
        table.state.legal(seat),
        "a seat's view knows all that is open to it"
    );
    let mut open = 0;
    for (n, action) in actions.iter().enumerate() {
        let command = Command::Act(seat, *action);
        let mut result = table.state.check(&command);
        // Carrying out is tried for all that is accepted and for a part of what is refused.
        if result.is_ok() || n % 16 == 0 {
            let mut state = table.state.clone();
            let done = state.command(&command, &mut table.chance.clone(), &mut ());
            assert_eq!(
                done, result,
                "what is checked is what happens to {command:?}"
            );
            assert!(
                done.is_ok() || state == table.state,
                "a refused command changes nothing"
            );
            result = done;
        }
        let plain = match *action {
            Action::Play(play) => Action::Play(lastcard_engine::Play { uno: false, ..play }),
            Action::JumpIn(play) => Action::JumpIn(lastcard_engine::Play { uno: false, ..play }),
            other => other,
        };
        if plain == *action {
            assert_eq!(
                result.is_ok(),
                legal.contains(action),
                "legal is accepted: {action:?} of {seat:?} gave {result:?}"
            );
            open += usize::from(result.is_ok());
        }
        if let Err(refusal) = result
            && matches!(table.state.public().phase(), Phase::Turn { .. })
            && !table.state.public().left().contains(seat)
        {
            assert_eq!(
                view.refusal(action),
                Some(refusal),
                "reasons rest on what a seat sees"
            );
        }
    }
    let single = legal.iter().filter(|action| !is_several(action)).count();
    assert!(
        actions.len() < 1000 || open >= single,
        "everything legal is among all actions"
    );
}

fn is_several(action: &Action) -> bool {
    matches!(
        action,
        Action::Play(lastcard_engine::Play {
            cards: lastcard_engine::Cards::Several(_),
            ..
        })
    )
}

/// Another truth with the same view: everything that the viewer may do or is told stays the same.
fn nothing_leaks(table: &Table, seat: Seat, dice: &mut Dice) {
    let view = &table.state.view(Some(seat));
    let mut lots = Seeded::new(dice.seed());
    let other = view.resample(&mut lots);
    conserved(&other);
    assert_eq!(
        other.view(Some(seat)),
        *view,
        "a resampled truth has the same view"
    );
    assert_eq!(other.legal(seat), table.state.legal(seat));
    for _ in 0..8 {
        let action = random::some_action(&table.state, seat, dice);
        let command = Command::Act(seat, action);
        assert_eq!(other.check(&command), table.state.check(&command));
        same_to_the_eye(table, &other, &command, seat);
    }
    for actor in table.state.public().all_seats().iter() {
        let action = random::some_action(&table.state, actor, dice);
        same_to_the_eye(table, &other, &Command::Act(actor, action), seat);
    }
}

/// Carried out in both truths with draws that cannot be told apart, a command shows the viewer the same
/// until something is revealed.
fn same_to_the_eye(table: &Table, other: &State, command: &Command, viewer: Seat) {
    let show = |state: &State| -> Option<Vec<_>> {
        let mut state = state.clone();
        let mut events = Vec::new();
        let mut shadow = state.clone();
        state
            .command(command, &mut table.chance.clone(), &mut events)
            .ok()?;
        let mut seen = Vec::new();
        for event in &events {
            shadow.evolve(event);
            // From here on the truths may differ openly: a card or a verdict has come to light.
            if matches!(
                event,
                Event::Drew { .. }
                    | Event::Challenged { .. }
                    | Event::RoundEnded { .. }
                    | Event::Swapped { .. }
                    | Event::Rotated { .. }
                    | Event::Collected
                    | Event::KnockedOut { .. }
                    | Event::Refilled
            ) {
                break;
            }
            seen.push(event.seen_by(Some(viewer), &shadow));
        }
        Some(seen)
    };
    if let (Some(one), Some(two)) = (show(&table.state), show(other)) {
        let shared = one.len().min(two.len());
        assert_eq!(
            one[..shared],
            two[..shared],
            "{command:?} looks the same to {viewer:?}"
        );
    }
}

fn play_a_round(number: u64, plays_when_it_can: bool, bound: u32) -> u32 {
    let mut dice = Dice::new(number);
    let mut table = Table::new(&mut dice);
    table.command(Command::NextRound);
    let full_check = 1 + dice.below(60) as u32;
    for step in 0..bound {
        let Some(seat) = table.state.public().phase().on_turn() else {
            let over = matches!(
                table.state.public().phase(),
                Phase::RoundOver { .. } | Phase::MatchOver { .. }
            );
            assert!(over, "somebody is on turn, or the round is over");
            return step;
        };
        assert!(
            !table.state.legal(seat).is_empty(),
            "the seat on turn can go on"
        );
        assert!(
            table.state.public().in_round().contains(seat),
            "who is on turn is in the round"
        );
        let seats: Vec<Seat> = table.state.public().all_seats().iter().collect();
        if step == full_check {
            let all = random::every_action(&table.state, &mut dice);
            legal_is_accepted(&table, &all, seat);
            legal_is_accepted(&table, &all, dice.one_of(&seats));
        } else if dice.once_in(4) {
            let watcher = dice.one_of(&seats);
            let some: Vec<Action> = (0..12)
                .map(|_| random::some_action(&table.state, watcher, &mut dice))
                .collect();
            legal_is_accepted(&table, &some, watcher);
            nothing_leaks(&table, watcher, &mut dice);
        }
        let command = match dice.below(60) {
            0 => Command::GraceEnds,
            1 => Command::TimeIsUp,
            2 if dice.once_in(8) => {
                let leaver = dice.one_of(&seats);
                let command = Command::Act(leaver, Action::Leave);
                if table.state.check(&command).is_err() {
                    Command::GraceEnds
                } else {
                    command
                }
            }
            3..12 => {
                let who = dice.one_of(&seats);
                let open = table.state.actions(who);
                let free: Vec<Action> = open
                    .into_iter()
                    .filter(|action| out_of_turn(&table.state, who, action, plays_when_it_can))
                    .collect();
                if free.is_empty() {
                    Command::GraceEnds
                } else {
                    Command::Act(who, dice.one_of(&free))
                }
            }
            _ => Command::Act(
                seat,
                random::move_on_turn(&table.state, seat, &mut dice, plays_when_it_can),
            ),
        };
        table.command(command);
    }
    bound
}

/// What a player does while others are on turn; who only plays when it can makes no void call or catch.
fn out_of_turn(state: &State, who: Seat, action: &Action, in_earnest: bool) -> bool {
    match *action {
        Action::Call if in_earnest => {
            let two_cards = state.hand(who).len() == 2
                && state.public().phase().on_turn() == Some(who)
                && !state.public().announced().contains(who);
            two_cards || state.public().exposed().contains(who)
        }
        Action::Catch(seat) if in_earnest => state.public().exposed().contains(seat),
        Action::JumpIn(_) | Action::Call | Action::Catch(_) => true,
        _ => false,
    }
}

#[test]
fn laws_hold_in_rounds_whose_players_play_when_they_can_and_they_end() {
    let longest = std::sync::atomic::AtomicU32::new(0);
    for_each_round(|number| {
        let commands = play_a_round(number, true, BOUND);
        assert!(commands < BOUND, "the round ends within {BOUND} commands");
        longest.fetch_max(commands, std::sync::atomic::Ordering::Relaxed);
    });
    println!("the longest round took {} commands", longest.into_inner());
}

#[test]
fn laws_hold_in_rounds_whose_players_do_anything_that_is_open() {
    // Players who draw at will need not end a round; they are watched for a while.
    for_each_round(|number| {
        if number % 4 == 0 {
            play_a_round(number ^ 0x5eed, false, 400);
        }
    });
}

#[test]
fn a_command_out_of_place_is_refused_in_the_stated_order() {
    let mut dice = Dice::new(7);
    let mut table = Table::new(&mut dice);
    let seat = Seat::new(0);
    let draw = Command::Act(seat, Action::Draw);
    assert_eq!(table.state.check(&draw), Err(Refusal::RoundOver));
    table.command(Command::NextRound);
    assert_eq!(
        table.state.check(&Command::NextRound),
        Err(Refusal::RoundNotOver)
    );
    let stranger = Command::Act(Seat::new(19), Action::Draw);
    assert_eq!(table.state.check(&stranger), Err(Refusal::UnknownPlayer));
    assert!(matches!(
        table.state.public().phase(),
        Phase::Turn {
            step: Step::Play | Step::Serve(_) | Step::NameColor,
            ..
        }
    ));
}
