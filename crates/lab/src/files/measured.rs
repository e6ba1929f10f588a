//! Duels and speeds as JSON.

use super::document::{FORM, text};
use crate::duel::{Duel, Score};
use crate::speed::Lap;
use crate::stats::{Interval, float};
use lastcard_notation::RulesDocument;
use lastcard_notation::rules::Fingerprint;
use serde::Serialize;

#[derive(Serialize)]
struct DuelDocument<'a> {
    kind: &'static str,
    version: u32,
    command: &'a str,
    a: &'static str,
    b: &'static str,
    rules: String,
    rules_fingerprint: String,
    players: usize,
    seed: u64,
    a_win_rate: f64,
    a_win_rate_low: f64,
    a_win_rate_high: f64,
    fair_share: f64,
    points_a_round: Interval,
    undecided: u64,
    rounds: u64,
    deals: u64,
    turns: u64,
    seconds: f64,
}

/// What came of a duel, on one line. `seconds` is the time that it took.
pub fn duel_json(
    duel: &Duel,
    rules: &RulesDocument,
    command: &str,
    score: &Score,
    seconds: f64,
) -> String {
    let Interval { value, low, high } = score.win_rate();
    text(&DuelDocument {
        kind: "duel",
        version: FORM,
        command,
        a: duel.a.name(),
        b: duel.b.name(),
        rules: rules.to_toml_short(),
        rules_fingerprint: Fingerprint::of(&duel.rules).to_string(),
        players: duel.seats,
        seed: duel.seed,
        a_win_rate: value,
        a_win_rate_low: low,
        a_win_rate_high: high,
        fair_share: score.fair_share(),
        points_a_round: score.points(),
        undecided: score.undecided(),
        rounds: score.rounds(),
        deals: score.deals(),
        turns: score.turns(),
        seconds,
    })
}

/// How fast rounds were played.
#[derive(Clone, PartialEq, Debug)]
pub struct Speed {
    /// The bot at every seat.
    pub policy: &'static str,
    /// Whether every round was written down.
    pub log: bool,
    /// How many seats.
    pub players: usize,
    /// Which way the rounds were played.
    pub path: &'static str,
    /// How many bytes the state of a round has.
    pub state_bytes: usize,
    /// What was played.
    pub lap: Lap,
    /// The processor time of the thread that played, in seconds.
    pub cpu_s: f64,
    /// The time that passed, in seconds.
    pub wall_s: f64,
    /// The clock of the processor as a loop of dependent steps shows it, in GHz.
    pub clock_ghz: f64,
}

#[derive(Serialize)]
struct SpeedDocument {
    kind: &'static str,
    version: u32,
    policy: &'static str,
    log: bool,
    instructions: &'static str,
    rules: String,
    rules_fingerprint: String,
    players: usize,
    path: &'static str,
    state_bytes: usize,
    turns: u64,
    rounds: u64,
    cpu_s: f64,
    wall_s: f64,
    turns_per_cpu_s: f64,
    rounds_per_cpu_s: f64,
    clock_ghz: f64,
}

impl Speed {
    /// Turns in a second of processor time.
    pub fn turns_per_cpu_s(&self) -> f64 {
        float(self.lap.turns) / self.cpu_s.max(f64::MIN_POSITIVE)
    }

    /// Rounds in a second of processor time.
    pub fn rounds_per_cpu_s(&self) -> f64 {
        float(self.lap.rounds) / self.cpu_s.max(f64::MIN_POSITIVE)
    }

    /// It on one line, with the rules.
    pub fn to_json(&self, rules: &RulesDocument) -> String {
        text(&SpeedDocument {
            kind: "speed",
            version: FORM,
            policy: self.policy,
            log: self.log,
            instructions: lastcard_cpu::name(),
            rules: rules.to_toml_short(),
            rules_fingerprint: Fingerprint::of(&rules.rules).to_string(),
            players: self.players,
            path: self.path,
            state_bytes: self.state_bytes,
            turns: self.lap.turns,
            rounds: self.lap.rounds,
            cpu_s: self.cpu_s,
            wall_s: self.wall_s,
            turns_per_cpu_s: self.turns_per_cpu_s(),
            rounds_per_cpu_s: self.rounds_per_cpu_s(),
            clock_ghz: self.clock_ghz,
        })
    }
}
