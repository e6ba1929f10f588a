//! What holds for every environment, tried on random rules.

mod support;

use lastcard_engine::{Action, Cards, Command, Legal, Phase, Play, State};
use lastcard_env::actions::{CHOICES, COUNT, Choice, NO_REACTION};
use lastcard_env::{
    Batch, Core, Draws, Episode, Game, Layout, NO_CARD, Objection, Reactions, Replay, Reward,
    Settings, Situation, Written,
};
use lastcard_notation::record::Record;
use lastcard_notation::{Preset, RulesDocument};
use lastcard_testkit::random::{self, Dice};
use lastcard_testkit::runs::for_each_number;
use std::collections::BTreeSet;
use support::Buffers;

const ROUNDS: &str = "LASTCARD_LAW_ROUNDS";

fn settings(dice: &mut Dice, reactions: Reactions) -> Settings {
    let (seats, rules, _) = random::table(dice);
    Settings {
        reactions,
        episode: dice.one_of(&[Episode::Round, Episode::Match]),
        reward: dice.one_of(&[Reward::Win, Reward::Points]),
        dealer: dice.once_in(2).then(|| dice.below(seats)),
        all_actions: dice.once_in(4),
        ..Settings::new(RulesDocument::new(Preset::Standard, rules), seats)
    }
}

fn game(settings: &Settings, seed: u64) -> Game<Written> {
    let core = Written::new(settings, [None; 10]).expect("random tables can be played at");
    let mut game = Game::new(core, settings);
    game.reset(seed);
    game
}

/// An episode of random actions, at most so many, with a look at every position.
fn play(
    number: u64,
    reactions: Reactions,
    mut look: impl FnMut(&Game<Written>, &Settings, &mut Dice),
) {
    let mut dice = Dice::new(number);
    let settings = settings(&mut dice, reactions);
    let mut game = game(&settings, number);
    for _ in 0..250 {
        look(&game, &settings, &mut dice);
        let open: Vec<usize> = game.mask().iter().collect();
        if game.to_act().is_none() {
            assert!(open.is_empty());
            return;
        }
        assert!(!open.is_empty(), "somebody can always go on");
        assert!(open.iter().all(|&action| action < settings.actions()));
        game.step(dice.one_of(&open)).expect("it is in the mask");
    }
}

/// What the engine accepts of a play, with the call or without.
fn accepted(state: &State, seat: lastcard_engine::Seat, action: Action) -> bool {
    state.check(&Command::Act(seat, action)).is_ok()
}

/// The engine's action for a choice of a single card or none.
fn meant(choice: Choice, game: &Game<Written>) -> Option<Action> {
    let (seat, seats) = (game.to_act()?, game.seats());
    let at = |with: u8| {
        let index = (seat.index() + with as usize) % seats;
        ((with as usize) < seats).then(|| lastcard_engine::Seat::new(index))
    };
    let play = |form: lastcard_env::actions::Form, uno| {
        let swap = match form.swap {
            None => None,
            Some(with) => Some(at(with)?),
        };
        Some(Play {
            color: form.color,
            swap,
            uno,
            ..Play::card(form.card)
        })
    };
    Some(match choice {
        Choice::Play(form, uno) => Action::Play(play(form, uno)?),
        Choice::JumpIn(form, uno) => Action::JumpIn(play(form, uno)?),
        Choice::Draw => Action::Draw,
        Choice::Pass => Action::Pass,
        Choice::Challenge => Action::Challenge,
        Choice::Name(color) => Action::Name(color),
        Choice::SwapStart(with) => Action::Swap(at(with)?),
        Choice::Call => Action::Call,
        Choice::Catch(with) => Action::Catch(at(with)?),
        _ => return None,
    })
}

#[test]
fn when_asked_for_reactions_the_mask_is_what_the_engine_accepts() {
    for_each_number(ROUNDS, 150, |number| {
        play(number, Reactions::Ask, |game, _, _| {
            let Some(seat) = game.to_act() else { return };
            let situation = game.sight(seat).situation;
            let state = game.core().state();
            for (id, &choice) in CHOICES.iter().enumerate().take(game.actions()) {
                let Some(action) = meant(choice, game) else {
                    continue;
                };
                let asked = match situation {
                    Situation::Several => false,
                    Situation::Reaction => {
                        matches!(choice, Choice::Call | Choice::Catch(_) | Choice::JumpIn(..))
                    }
                    _ => true,
                };
                let open = asked && accepted(state, seat, action);
                assert_eq!(game.mask().has(id), open, "{choice} in {situation:?}");
            }
            let reaction = situation == Situation::Reaction;
            assert_eq!(game.mask().has(NO_REACTION), reaction);
        });
    });
}

#[test]
fn with_calls_by_themselves_the_mask_is_every_move_of_the_turn_in_one_form() {
    for_each_number(ROUNDS, 150, |number| {
        play(number, Reactions::Auto, |game, settings, _| {
            let Some(seat) = game.to_act() else { return };
            if game.sight(seat).situation == Situation::Several {
                return;
            }
            let state = game.core().state();
            for (id, &choice) in CHOICES.iter().enumerate().take(settings.actions()) {
                let open = match meant(choice, game) {
                    Some(Action::Play(play)) if !play.uno => {
                        accepted(state, seat, Action::Play(play))
                            || accepted(state, seat, Action::Play(play.calling()))
                    }
                    Some(Action::Play(_) | Action::JumpIn(_) | Action::Call | Action::Catch(_)) => {
                        false
                    }
                    Some(action) => accepted(state, seat, action),
                    None => continue,
                };
                assert_eq!(game.mask().has(id), open, "{choice}");
            }
            assert!(
                state
                    .public()
                    .exposed()
                    .iter()
                    .all(|seat| !game.core().call_is_due(seat))
            );
        });
    });
}

#[test]
fn what_is_not_in_the_mask_is_refused_and_changes_nothing() {
    for_each_number(ROUNDS, 100, |number| {
        let reactions = if number % 4 < 2 {
            Reactions::Ask
        } else {
            Reactions::Auto
        };
        play(number, reactions, |game, settings, dice| {
            let mut other = game.clone();
            for id in (0..settings.actions())
                .step_by(1 + dice.below(5))
                .chain([COUNT, usize::MAX])
            {
                if game.mask().has(id) {
                    continue;
                }
                let illegal = other.step(id).expect_err("not in the mask");
                assert_eq!((illegal.action, illegal.seat), (id, game.to_act()));
                if let (Some(action), Objection::Rules(refusal)) = (
                    CHOICES.get(id).and_then(|&choice| meant(choice, game)),
                    illegal.objection,
                ) {
                    let seat = game.to_act().expect("the episode goes on");
                    let check = game.core().state().check(&Command::Act(seat, action));
                    assert_eq!(check, Err(refusal));
                }
            }
            assert_eq!(other.core().state(), game.core().state());
            assert_eq!(other.mask(), game.mask());
            assert_eq!(other.to_act(), game.to_act());
        });
    });
}

/// Every play of several cards that the steps lead to.
fn reached(
    game: &Game<Written>,
    cards: &mut Vec<lastcard_engine::Card>,
    plays: &mut BTreeSet<String>,
) {
    let seat = game.to_act().expect("it is a turn");
    for id in game.mask().iter() {
        let mut next = game.clone();
        match CHOICES[id] {
            Choice::Begin(card) => {
                cards.push(card);
                next.step(id).expect("open");
                reached(&next, cards, plays);
                cards.pop();
            }
            Choice::More(color) => {
                let rank = cards[0].rank().expect("colored");
                cards.push(lastcard_engine::Card::colored(color, rank));
                next.step(id).expect("open");
                reached(&next, cards, plays);
                cards.pop();
            }
            Choice::Last(color, swap, uno) => {
                let rank = cards[0].rank().expect("colored");
                let mut all = cards.clone();
                all.push(lastcard_engine::Card::colored(color, rank));
                let swap = swap.map(|with| {
                    lastcard_engine::Seat::new((seat.index() + with as usize) % game.seats())
                });
                let play = Play {
                    cards: Cards::new(&all).expect("several"),
                    color: None,
                    swap,
                    uno,
                };
                plays.insert(text(&play));
            }
            _ => {}
        }
    }
}

fn text(play: &Play) -> String {
    let Cards::Several(several) = &play.cards else {
        return String::new();
    };
    let cards: Vec<String> = several.in_order().map(|card| card.to_string()).collect();
    format!("{} {:?} {}", cards.join(" "), play.swap, play.uno)
}

/// Every play of several cards that the engine takes.
fn listed(legal: &Legal, state: &State, seat: lastcard_engine::Seat) -> BTreeSet<String> {
    let mut plays = BTreeSet::new();
    let mut generous = *legal;
    generous.together.last = legal.together.last_with_call;
    let mut take = |action| {
        if let Action::Play(play) = action
            && matches!(play.cards, Cards::Several(_))
        {
            let others = legal.swap_with.iter().map(Some);
            for swap in [None].into_iter().chain(others) {
                for uno in [false, true] {
                    let play = Play { swap, uno, ..play };
                    if accepted(state, seat, Action::Play(play)) {
                        plays.insert(text(&play));
                    }
                }
            }
        }
    };
    legal.for_each(&mut take);
    generous.for_each(&mut take);
    plays
}

#[test]
fn the_steps_of_several_cards_lead_to_every_play_that_the_engine_takes_and_to_no_other() {
    let seen = std::sync::atomic::AtomicUsize::new(0);
    for_each_number(ROUNDS, 200, |number| {
        play(number, Reactions::Ask, |game, settings, _| {
            let Some(seat) = game.to_act() else { return };
            let situation = game.sight(seat).situation;
            let many =
                settings.rules.rules.multi_discard != lastcard_engine::rules::MultiDiscard::Off;
            if !many || matches!(situation, Situation::Several | Situation::Reaction) {
                return;
            }
            let state = game.core().state();
            let legal = state.legal(seat);
            // Where whole hands go together there are too many to count.
            if state.hand(seat).len() > 12 {
                return;
            }
            let mut plays = BTreeSet::new();
            reached(game, &mut Vec::new(), &mut plays);
            let listed = listed(&legal, state, seat);
            assert_eq!(plays, listed);
            seen.fetch_add(plays.len(), std::sync::atomic::Ordering::Relaxed);
        });
    });
    assert!(seen.into_inner() > 100);
}

#[test]
fn an_observation_says_what_the_view_of_the_seat_says() {
    for_each_number(ROUNDS, 100, |number| {
        play(number, Reactions::Ask, |game, settings, _| {
            for seat in game.core().state().public().all_seats().iter() {
                let view = game.core().state().view(Some(seat));
                let mut bytes = vec![0; Layout::Full.width()];
                game.observe(seat, Layout::Full, &mut bytes);
                let aside = usize::from(bytes[67]);
                let held: usize = bytes[..57].iter().map(|&count| usize::from(count)).sum();
                assert_eq!(held + aside, view.hand().len() as usize);
                let top = view
                    .public()
                    .top()
                    .map_or(NO_CARD, |card| card.index() as u8);
                assert_eq!(bytes[57], top);
                for place in 0..settings.seats {
                    let other = lastcard_engine::Seat::new((seat.index() + place) % settings.seats);
                    let public = view.public();
                    assert_eq!(u32::from(bytes[68 + place]), public.count(other).min(255));
                    let status = bytes[78 + place];
                    assert_eq!(status & 1 == 1, public.in_round().contains(other));
                    assert_eq!(status >> 1 & 1 == 1, public.exposed().contains(other));
                    assert_eq!(
                        status >> 4 & 1 == 1,
                        public.phase().on_turn() == Some(other)
                    );
                    assert_eq!(status >> 5 & 1 == 1, public.dealer() == other);
                }
                for card in view.public().seen_discards().kinds().iter() {
                    let count = view.public().seen_discards().count(card);
                    assert_eq!(u32::from(bytes[92 + card.index()]), count);
                }
                let drawn = match view.public().phase() {
                    Phase::Turn {
                        step: lastcard_engine::Step::AfterDraw(Some(drawn)),
                        ..
                    } => drawn.card.index() as u8,
                    _ => NO_CARD,
                };
                assert_eq!(bytes[61], drawn, "only its player sees a drawn card");
            }
        });
    });
}

#[test]
fn a_record_of_an_episode_verifies_and_names_the_actions_that_were_taken() {
    for_each_number(ROUNDS, 60, |number| {
        let mut dice = Dice::new(number);
        let settings = settings(&mut dice, Reactions::Ask);
        let mut game = game(&settings, number);
        let mut taken = Vec::new();
        for _ in 0..200 {
            let open: Vec<usize> = game.mask().iter().collect();
            if open.is_empty() {
                break;
            }
            let action = dice.one_of(&open);
            game.step(action).expect("open");
            if action != NO_REACTION {
                taken.push(action);
            }
        }
        let record = game.core().record();
        let read = Record::parse(record.to_string()).expect("a record that reads");
        assert_eq!(read, record);
        assert_eq!(
            &read.verify().expect("its seed deals these cards"),
            game.core().state()
        );
        let replayed: Vec<usize> = Replay::new(read)
            .expect("it replays")
            .flat_map(|moment| moment.actions)
            .collect();
        // The cards put aside last were not laid yet.
        assert!(replayed.len() <= taken.len());
        let shorter: Vec<String> = replayed.iter().map(|&id| CHOICES[id].to_string()).collect();
        let longer: Vec<String> = taken.iter().map(|&id| CHOICES[id].to_string()).collect();
        let several = longer.iter().any(|text| text.starts_with("more"));
        assert!(
            several || longer.starts_with(&shorter),
            "{longer:?} {shorter:?}"
        );
    });
}

#[test]
fn rewards_for_winning_come_with_the_end_of_the_episode_and_add_up_to_nothing() {
    for_each_number(ROUNDS, 100, |number| {
        play(number, Reactions::Auto, |game, settings, _| {
            if settings.reward == Reward::Win {
                let sum: f32 = game.rewards().iter().sum();
                assert!(sum.abs() < 1e-4);
                let won = game.rewards().iter().any(|&reward| reward > 0.0);
                assert_eq!(
                    won,
                    !game.outcome().winners.is_empty()
                        && game.outcome().winners.len() < settings.seats as u32
                );
            }
        });
    });
}

#[test]
fn a_batch_shows_what_the_same_games_show_on_the_engines_state() {
    for_each_number(ROUNDS, 150, |number| {
        let mut dice = Dice::new(number);
        let settings = settings(&mut dice, Reactions::Auto);
        let games = 2;
        let mut batch =
            Batch::new(&settings, games, number).expect("random tables can be played at");
        let (actions, width) = (settings.actions(), Layout::Full.width());
        let mut written = Buffers::new(&settings, games);
        batch.write(&mut written.arrays());
        let mut chosen = vec![0; games];
        for _ in 0..150 {
            for game in 0..games {
                let alone = batch.game(game).expect("there are as many");
                let seat = alone.to_act().expect("a batch never waits");
                assert_eq!(written.to_act[game], seat.index() as i8, "{number}");
                let mut bytes = vec![0; width];
                alone.observe(seat, Layout::Full, &mut bytes);
                let seen = &written.observations[game * width..][..width];
                assert_eq!(seen, bytes, "{number}: {:?}", settings.rules);
                let mut mask = vec![0; actions];
                alone.mask().write_bytes(&mut mask);
                assert_eq!(
                    written.masks[game * actions..][..actions],
                    mask,
                    "{number}: {:?}",
                    settings.rules
                );
            }
            batch.random_actions(
                dice.one_of(&[Draws::Any, Draws::OnlyWithoutPlay]),
                &mut chosen,
            );
            let mut alone: Vec<_> = (0..games).filter_map(|game| batch.game(game)).collect();
            batch
                .step(&chosen, &mut written.arrays())
                .expect("open actions");
            for (game, alone) in alone.iter_mut().enumerate() {
                alone.step(chosen[game] as usize).expect("an open action");
                let rewards = &written.rewards[game * settings.seats..][..settings.seats];
                assert_eq!(rewards, &alone.rewards()[..settings.seats], "{number}");
                assert_eq!(
                    written.dones[game] == 1,
                    alone.to_act().is_none(),
                    "{number}"
                );
            }
        }
    });
}
