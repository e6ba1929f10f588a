//! Batches, bots, and what single tables must do.

mod support;

use lastcard_bots::Level;
use lastcard_engine::rules::MultiDiscard;
use lastcard_engine::{Action, Command, Seat};
use lastcard_env::actions::{self, CHOICES, COUNT};
use lastcard_env::{
    Batch, Core, Draws, Episode, Game, Layout, Plain, Reactions, Reward, Settings, SettingsError,
    Written, rlcard,
};
use lastcard_notation::{PRESET_NAMES, RulesDocument, preset};
use support::Buffers;

fn settings(name: &str, seats: usize) -> Settings {
    Settings::new(preset(name).expect("a preset").clone(), seats)
}

#[test]
fn a_batch_writes_what_its_games_show_and_begins_anew_by_itself() {
    for (name, seats, reactions, reward) in [
        ("official", 2, Reactions::Auto, Reward::Points),
        ("official", 10, Reactions::Auto, Reward::Win),
        ("traditional", 4, Reactions::Auto, Reward::Win),
        ("party", 3, Reactions::Auto, Reward::Win),
        ("party", 7, Reactions::Auto, Reward::Points),
        ("party", 4, Reactions::Ask, Reward::Points),
        ("no_mercy_style", 10, Reactions::Auto, Reward::Points),
    ] {
        let settings = Settings {
            reactions,
            reward,
            ..settings(name, seats)
        };
        let mut batch = Batch::new(&settings, 16, 5).expect("it can be played");
        let mut buffers = Buffers::new(&settings, 16);
        batch.write(&mut buffers.arrays());
        let mut actions = vec![0; 16];
        let mut ended = 0;
        for _ in 0..400 {
            batch.random_actions(Draws::OnlyWithoutPlay, &mut actions);
            let before = batch.clone();
            batch
                .step(&actions, &mut buffers.arrays())
                .expect("they are open");
            for (number, &action) in actions.iter().enumerate() {
                let game = |batch: &Batch| batch.game(number).expect("there are as many");
                let (mut alone, game) = (game(&before), game(&batch));
                alone.step(action as usize).expect("open");
                assert_eq!(
                    alone.rewards()[..seats],
                    buffers.rewards[number * seats..][..seats]
                );
                assert_eq!(buffers.dones[number] == 1, alone.to_act().is_none());
                if alone.to_act().is_none() {
                    ended += 1;
                    assert_eq!(buffers.steps[number], alone.outcome().steps);
                    assert_eq!(
                        u32::from(buffers.winners[number]),
                        alone.outcome().winners.0
                    );
                }
                let seat = game.to_act().expect("a batch never waits");
                assert_eq!(buffers.to_act[number], seat.index() as i8);
                let mut bytes = vec![0; Layout::Full.width()];
                game.observe(seat, Layout::Full, &mut bytes);
                assert_eq!(
                    buffers.observations[number * bytes.len()..][..bytes.len()],
                    bytes
                );
                for id in 0..settings.actions() {
                    let open = game.mask().has(id);
                    assert_eq!(buffers.masks[number * settings.actions() + id] == 1, open);
                    let bytes = 8 * settings.actions().div_ceil(64);
                    let byte = buffers.mask_bits[number * bytes + id / 8];
                    assert_eq!(byte >> (id % 8) & 1 == 1, open);
                }
            }
        }
        assert!(ended > 10, "{name}: {ended}");
    }
}

#[test]
fn a_batch_with_one_illegal_action_changes_no_game_at_all() {
    let settings = settings("official", 3);
    let mut batch = Batch::new(&settings, 8, 1).expect("it can be played");
    let mut buffers = Buffers::new(&settings, 8);
    batch.write(&mut buffers.arrays());
    let mut actions = vec![0; 8];
    batch.random_actions(Draws::Any, &mut actions);
    for bad in [-1, 500, i32::MAX] {
        let mut wrong = actions.clone();
        wrong[6] = bad;
        let all = |batch: &Batch| (0..8).map(|n| batch.game(n)).collect::<Vec<_>>();
        let before = format!("{:?}", all(&batch));
        let (game, illegal) = batch
            .step(&wrong, &mut buffers.arrays())
            .expect_err("no such action");
        assert_eq!((game, illegal.objection.code()), (6, "no_such_action"));
        assert_eq!(format!("{:?}", all(&batch)), before);
    }
}

#[test]
fn the_same_seed_gives_the_same_episodes_and_another_seed_others() {
    let settings = settings("standard", 4);
    let run = |seed: u64| {
        let mut batch = Batch::new(&settings, 4, seed).expect("it can be played");
        let mut buffers = Buffers::new(&settings, 4);
        let mut actions = vec![0; 4];
        for _ in 0..300 {
            batch.random_actions(Draws::OnlyWithoutPlay, &mut actions);
            batch.step(&actions, &mut buffers.arrays()).expect("open");
        }
        buffers.observations
    };
    assert_eq!(run(3), run(3));
    assert_ne!(run(3), run(4));
}

#[test]
fn who_plays_when_it_can_never_draws_with_a_play_open() {
    let settings = settings("official", 2);
    let mut batch = Batch::new(&settings, 64, 9).expect("it can be played");
    let mut buffers = Buffers::new(&settings, 64);
    let mut actions = vec![0; 64];
    for _ in 0..100 {
        batch.random_actions(Draws::OnlyWithoutPlay, &mut actions);
        for (number, &action) in actions.iter().enumerate() {
            let game = batch.game(number).expect("there are as many");
            let plays = game.mask().iter().any(|id| id < actions::DRAW);
            assert!(!plays || (action as usize) < actions::DRAW);
        }
        batch.step(&actions, &mut buffers.arrays()).expect("open");
    }
}

#[test]
fn bots_play_their_seats_and_a_copy_goes_on_as_the_game_does() {
    for name in PRESET_NAMES {
        for reactions in [Reactions::Auto, Reactions::Ask] {
            let settings = Settings {
                reactions,
                ..settings(name, 4)
            };
            let mut levels = [None; 10];
            levels[1..4].copy_from_slice(&[
                Some(Level::Random),
                Some(Level::Easy),
                Some(Level::Normal),
            ]);
            let core = Written::new(&settings, levels).expect("it can be played");
            let mut game = Game::new(core, &settings);
            game.reset(11);
            for step in 0.. {
                assert!(step < 5_000, "{name}");
                let Some(seat) = game.to_act() else { break };
                assert_eq!(seat, Seat::new(0), "the others play by themselves");
                let action = game.mask().iter().next().expect("something is open");
                let mut copy = game.clone();
                game.step(action).expect("open");
                copy.step(action).expect("open");
                assert_eq!(copy.core().state(), game.core().state(), "{name}");
            }
            game.core().record().verify().expect("the record holds");
        }
    }
}

#[test]
fn a_table_of_bots_alone_is_over_after_the_reset() {
    let settings = Settings {
        episode: Episode::Match,
        ..settings("party", 2)
    };
    let mut levels = [None; 10];
    levels[..2].fill(Some(Level::Normal));
    let core = Written::new(&settings, levels).expect("it can be played");
    let mut game = Game::new(core, &settings);
    game.reset(0);
    assert_eq!(game.to_act(), None);
    assert_eq!(game.outcome().winners.len(), 1);
    assert!(game.outcome().rounds > 1);
    assert!(game.rewards()[..2].iter().sum::<f32>().abs() < 1e-6);
}

#[test]
fn settings_that_cannot_be_played_say_why() {
    for (wrong, text) in [
        (settings("official", 1), "1 players; at least 2 are needed"),
        (
            settings("official", 11),
            "11 players; an environment seats 2 to 10",
        ),
        (
            settings("teams", 3),
            "3 players do not make two or more teams of 2",
        ),
        (
            Settings {
                dealer: Some(4),
                ..settings("official", 4)
            },
            "there is no seat 4; with 4 players the seats are 0 to 3",
        ),
    ] {
        let error = Plain::new(&wrong).expect_err("it cannot be played");
        assert!(error.to_string().starts_with(text), "{error}");
    }
    let mut levels = [None; 10];
    levels[5] = Some(Level::Easy);
    let error = Written::new(&settings("official", 4), levels).expect_err("nobody sits there");
    assert_eq!(error, SettingsError::NoSuchSeat { seat: 5, seats: 4 });
}

#[test]
fn the_table_reaches_as_far_as_the_rules_need() {
    for (text, reactions, wanted) in [
        ("preset = \"official\"", Reactions::Auto, 84),
        ("preset = \"party\"", Reactions::Auto, 165),
        (
            "preset = \"party\"\nmulti_discard = \"same_number\"",
            Reactions::Auto,
            261,
        ),
        ("preset = \"party\"", Reactions::Ask, COUNT),
        (
            "preset = \"party\"\nuno.call = \"off\"",
            Reactions::Ask,
            421,
        ),
    ] {
        let rules = RulesDocument::parse(text).expect("rules");
        let settings = Settings {
            reactions,
            ..Settings::new(rules, 4)
        };
        assert_eq!(settings.actions(), wanted, "{text}");
    }
    let all = Settings {
        all_actions: true,
        ..settings("official", 2)
    };
    assert_eq!(all.actions(), COUNT);
    assert_eq!(all.rules.rules.multi_discard, MultiDiscard::Off);
}

#[test]
fn calls_are_made_with_the_play_and_not_forgotten() {
    let settings = settings("official", 2);
    let mut game = Game::new(
        Written::new(&settings, [None; 10]).expect("fits"),
        &settings,
    );
    let mut called = 0;
    for seed in 0..40 {
        game.reset(seed);
        while game.to_act().is_some() {
            let action = game.mask().iter().next().expect("open");
            game.step(action).expect("open");
            assert!(game.core().exposed().is_empty());
        }
        for entry in game.core().record().entries {
            if let Command::Act(_, Action::Play(play)) = entry.command {
                called += u32::from(play.uno);
            }
        }
    }
    assert!(called > 20);
}

#[test]
fn the_numbers_of_rlcard_stand_for_plays_of_the_same_cards() {
    assert_eq!(
        CHOICES[rlcard::to_env(0, false).expect("a play")].to_string(),
        "play R0"
    );
    for (action, text) in [
        (14, "play W+4 red"),
        (15, "play G0"),
        (28, "play W green"),
        (42, "play B+2"),
        (45, "play Y0"),
        (59, "play W+4 yellow"),
        (60, "draw"),
    ] {
        assert_eq!(
            CHOICES[rlcard::to_env(action, false).expect("one of 61")].to_string(),
            text
        );
    }
    assert_eq!(
        CHOICES[rlcard::to_env(29, true).expect("a last Wild")].to_string(),
        "play W+4"
    );
    assert_eq!(rlcard::to_env(61, false), None);
}

#[test]
fn whoever_forgets_the_call_is_caught_by_bots_and_can_be_caught_by_the_seat_on_turn() {
    // Two seats: the only one who can catch is on turn.
    for name in ["official", "traditional"] {
        let settings = Settings {
            reactions: Reactions::Ask,
            ..settings(name, 2)
        };
        let mut levels = [None; 10];
        levels[..2].copy_from_slice(&[Some(Level::Easy), Some(Level::Random)]);
        let core = Written::new(&settings, levels).expect("it can be played");
        let mut bots = Game::new(core, &settings);
        let core = Written::new(&settings, [None; 10]).expect("it can be played");
        let mut alone = Game::new(core, &settings);
        let mut caught = 0;
        let mut could = 0;
        for seed in 0..60 {
            bots.reset(seed);
            let record = bots.core().record();
            let catches = record.entries.iter().filter(|entry| {
                let Command::Act(seat, action) = entry.command else {
                    return false;
                };
                seat == Seat::new(1) && matches!(action, Action::Catch(_))
            });
            caught += catches.count();
            alone.reset(seed);
            for _ in 0..400 {
                let Some(seat) = alone.to_act() else { break };
                let open: Vec<usize> = alone.mask().iter().collect();
                let on_turn = alone.core().state().public().phase().on_turn() == Some(seat);
                let exposed = alone.core().state().public().exposed().without(seat);
                could +=
                    usize::from(on_turn && !exposed.is_empty() && alone.mask().has(actions::CATCH));
                // The first play or draw, never a call or a catch.
                alone.step(open[0]).expect("open");
            }
        }
        assert!(caught > 5, "{name}: {caught}");
        assert!(could > 5, "{name}: {could}");
    }
}
