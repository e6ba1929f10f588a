//! The game behind `lastcard.rlcard.UnoEnv`.

use crate::options;
use lastcard_engine::{Color, Event, Seat};
use lastcard_env::{Game, Reward, Settings, Situation, Written, actions, rlcard};
use lastcard_notation::RulesDocument;
use numpy::{PyArray, PyArray3, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// The rules of `RLCard` as near as options reach: docs/python.md says what is left.
const RULES: &str = r#"preset = "official"
draw.voluntary = "forbidden"
draw.playable_card = "auto_play"
matching.wild_draw_four = "no_other_playable"
matching.wild_draw_four_illegal = "blocked"
actions.two_player_reverse = "direction_only"
challenge.who = "nobody"
uno.call = "off"
start.draw_two = "draws_then_plays"
going_out.final_draw_applies = false
scoring.single_round = true
"#;

/// A round of two in the numbers of `RLCard`.
#[pyclass(module = "lastcard")]
pub(crate) struct RlcardGame {
    game: Game<Written>,
    seed: u64,
    episode: u64,
}

#[pymethods]
impl RlcardGame {
    #[new]
    #[pyo3(signature = (seed = None))]
    fn new(py: Python<'_>, seed: Option<u64>) -> PyResult<RlcardGame> {
        let rules =
            RulesDocument::parse(RULES).map_err(|problems| crate::errors::rules(py, problems))?;
        // Player 0 sits to the left of the dealer.
        let settings = Settings {
            dealer: Some(1),
            reward: Reward::Win,
            ..Settings::new(rules, 2)
        };
        let core = Written::new(&settings, [None; 10]);
        let core = core.map_err(|error| crate::errors::settings(py, &error))?;
        let seed = seed.map_or_else(|| options::any_seed(py), Ok)?;
        let game = Game::new(core, &settings);
        let mut rlcard = RlcardGame {
            game,
            seed,
            episode: 0,
        };
        rlcard.reset(None);
        Ok(rlcard)
    }

    /// Begins the next round, or the first of a seed.
    #[pyo3(signature = (seed = None))]
    fn reset(&mut self, seed: Option<u64>) {
        if let Some(seed) = seed {
            (self.seed, self.episode) = (seed, 0);
        }
        let seed = self.seed ^ self.episode.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.episode += 1;
        self.game.reset(seed);
        self.go_on();
    }

    /// Carries out one of the 61 actions; it must be among the legal ones.
    fn step(&mut self, action: usize) -> PyResult<()> {
        let mask = self.game.mask();
        let open = [false, true]
            .into_iter()
            .filter_map(|last| rlcard::to_env(action, last))
            .find(|&id| mask.has(id));
        let passes = action == rlcard::DRAW && mask.has(actions::PASS);
        let open = open.or(passes.then_some(actions::PASS));
        let stepped = open.map(|id| self.game.step(id).is_ok());
        if stepped == Some(true) {
            self.go_on();
            return Ok(());
        }
        Err(PyValueError::new_err(format!(
            "action {action} is not legal now"
        )))
    }

    /// The legal actions, in order.
    fn legal_actions(&self) -> Vec<usize> {
        rlcard::legal(self.game.mask())
    }

    /// Whose turn it is; of a round that is over, the player who did not win.
    #[getter]
    fn player(&self) -> usize {
        let over = || usize::from(self.game.outcome().winners.contains(Seat::new(0)));
        self.game.to_act().map_or_else(over, Seat::index)
    }

    /// Whether the round is over.
    #[getter]
    fn over(&self) -> bool {
        self.game.to_act().is_none()
    }

    /// What each player got: 1 and -1, or 0 before the end.
    #[getter]
    fn payoffs(&self) -> [f32; 2] {
        [self.game.rewards()[0], self.game.rewards()[1]]
    }

    /// The observation of a player: 4 planes of 4 colors by 15 traits.
    fn observe<'py>(&self, py: Python<'py>, player: usize) -> PyResult<Bound<'py, PyArray3<i64>>> {
        let seat = seat(player)?;
        let mut numbers = [0; rlcard::OBSERVATION];
        rlcard::observe(&self.game.sight(seat), &mut numbers);
        PyArray::from_slice(py, &numbers).reshape([4, 4, 15])
    }

    /// The cards of a player as `RLCard` writes them.
    fn hand(&self, player: usize) -> PyResult<Vec<String>> {
        Ok(rlcard::names(self.game.sight(seat(player)?).hand))
    }

    /// The card on top as `RLCard` writes it.
    #[getter]
    fn target(&self) -> String {
        self.played().pop().unwrap_or_default()
    }

    /// The cards laid since the last shuffle, in order.
    fn played(&self) -> Vec<String> {
        let mut played = Vec::new();
        let color = self.game.sight(Seat::new(0)).color;
        for event in self.game.core().events() {
            match *event {
                Event::RoundBegan { .. } => played.clear(),
                Event::StartTurned { card }
                | Event::Played {
                    card, color: None, ..
                } => {
                    played.push((card, None));
                }
                Event::Played { card, color, .. } => played.push((card, color)),
                Event::StartReturned { .. } => {
                    played.pop();
                }
                Event::Named { color, .. } => {
                    if let Some((_, named)) = played.last_mut() {
                        *named = Some(color);
                    }
                }
                Event::Refilled => {
                    played.drain(..played.len().saturating_sub(1));
                }
                _ => {}
            }
        }
        let shown = |(card, named): (_, Option<Color>)| {
            rlcard::name(card, named.or(color).unwrap_or(Color::Red))
        };
        played.into_iter().map(shown).collect()
    }

    /// How many cards each player holds.
    fn num_cards(&self) -> [u32; 2] {
        let public = self.game.core().state().public();
        [0, 1].map(|number| public.count(Seat::new(number)))
    }
}

impl RlcardGame {
    /// Does what is no decision there: penalties are drawn, and the color of a Wild as start card comes by lot.
    fn go_on(&mut self) {
        while let Some(seat) = self.game.to_act() {
            let action = match self.game.sight(seat).situation {
                Situation::NameColor => actions::NAME + (self.seed ^ self.episode) as usize % 4,
                Situation::Penalty => actions::DRAW,
                _ => return,
            };
            if self.game.step(action).is_err() {
                return;
            }
        }
    }
}

fn seat(player: usize) -> PyResult<Seat> {
    if player < 2 {
        return Ok(Seat::new(player));
    }
    Err(PyValueError::new_err(format!(
        "there is no player {player}; RLCard's game is for two"
    )))
}
