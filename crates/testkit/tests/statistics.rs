//! Figures that a right engine must meet: lengths and seat shares of random play, measured elsewhere
//! with other engines.

use lastcard_engine::{
    Action, Command, FirstDeal, Phase, Play, Rules, Sampled, Seat, State, Step, rules::Value,
};
use lastcard_notation::preset;
use rand_chacha::ChaCha8Rng;
use rand_core::{RngCore, SeedableRng};

/// `official`, draws only when nothing fits, no bluff, no call.
fn rules() -> Rules {
    let mut draft = preset("official").expect("a preset").rules.draft();
    for (name, word) in [
        ("draw.voluntary", "forbidden"),
        ("matching.wild_draw_four_illegal", "blocked"),
        ("challenge.who", "nobody"),
        ("uno.call", "automatic"),
    ] {
        draft
            .set(name, Value::Word(word))
            .expect("an allowed value");
    }
    Rules::new(draft).expect("rules without a conflict")
}

/// Rounds of random play: turns in all, and wins by place after the dealer.
struct Count {
    rounds: u64,
    turns: u64,
    wins: Vec<u64>,
}

#[expect(clippy::cast_precision_loss, reason = "the counts are far below 2^52")]
impl Count {
    fn mean_turns(&self) -> f64 {
        self.turns as f64 / self.rounds as f64
    }

    fn first_seat_percent(&self) -> f64 {
        100.0 * self.wins[0] as f64 / self.rounds as f64
    }
}

/// Uniform over the distinct playable kinds; a Wild counts once and its color is uniform; a playable drawn
/// card is played. One turn of an active player, with the play of a drawn card, is one turn.
fn play(seats: usize, rounds: u64, seed: u64) -> Count {
    let mut chance = Sampled::new(ChaCha8Rng::seed_from_u64(seed));
    let mut pick = ChaCha8Rng::seed_from_u64(!seed);
    let mut below = move |n: u32| ((u64::from(pick.next_u32()) * u64::from(n)) >> 32) as u32;
    let mut count = Count {
        rounds,
        turns: 0,
        wins: vec![0; seats],
    };
    let dealer = Seat::new(seats - 1);
    let fresh = State::new(rules(), seats, FirstDeal::Named(dealer)).expect("a table");
    for _ in 0..rounds {
        let mut state = fresh.clone();
        state
            .command(&Command::NextRound, &mut chance, &mut ())
            .expect("a first round");
        loop {
            let (seat, step) = match *state.public().phase() {
                Phase::Turn { seat, step } => (seat, step),
                Phase::RoundOver { winner } => {
                    if let Some(winner) = winner {
                        count.wins[winner.index()] += 1;
                    }
                    break;
                }
                _ => break,
            };
            count.turns += u64::from(step == Step::Play);
            let legal = state.legal(seat);
            let action = if step == Step::NameColor {
                Action::Name(lastcard_engine::Color::ALL[below(4) as usize])
            } else if legal.plays.is_empty() {
                if legal.draw {
                    Action::Draw
                } else {
                    Action::Pass
                }
            } else {
                let card = legal
                    .plays
                    .nth(below(legal.plays.len()))
                    .expect("one of the plays");
                let mut play = Play::card(card);
                if card.is_wild() && !legal.colors.is_empty() {
                    play.color = Some(lastcard_engine::Color::ALL[below(4) as usize]);
                }
                Action::Play(play)
            };
            state
                .command(&Command::Act(seat, action), &mut chance, &mut ())
                .expect("a legal move");
        }
    }
    count
}

#[test]
fn random_play_has_the_known_lengths_and_seat_shares() {
    let known = [
        (2, 46.9, 50.4),
        (3, 46.6, 34.2),
        (4, 50.2, 26.1),
        (6, 60.9, 17.8),
    ];
    std::thread::scope(|scope| {
        for cells in [&known[..2], &known[2..]] {
            scope.spawn(move || {
                for &(seats, turns, share) in cells {
                    let count = play(seats, 300_000, 20_261_130 + seats as u64);
                    let (mean, first) = (count.mean_turns(), count.first_seat_percent());
                    println!("{seats} players: {mean:.2} turns, first seat {first:.2} %");
                    assert!(
                        (mean - turns).abs() <= 0.3,
                        "{seats} players: {mean:.2} turns"
                    );
                    assert!(
                        (first - share).abs() <= 0.3,
                        "{seats} players: first seat {first:.2} %"
                    );
                }
            });
        }
    });
}
