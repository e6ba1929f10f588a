//! What `lastcard lab` takes.

use super::figures::{LabCompareArgs, LabHouseArgs, LabPlotArgs};
use super::languages;
use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command, Subcommand, value_parser};
use lastcard_bots::Level;
use lastcard_lab::speed::Policy;
use lastcard_texts::Lang;
use std::ffi::OsStr;
use std::num::NonZero;
use std::path::PathBuf;

/// The commands of the lab.
#[derive(Subcommand, Debug)]
pub(crate) enum LabCommand {
    /// Play many rounds with bots and say what they were like
    Run(Box<LabRunArgs>),
    /// Measure one bot against others, on the same deals from every seat
    Duel(LabDuelArgs),
    /// Measure how many turns are played in a second of processor time
    Speed(LabSpeedArgs),
    /// Play the same games with several rules, and say what the differences do
    Compare(LabCompareArgs),
    /// Say what each popular house rule does to rules, one at a time
    HouseRules(LabHouseArgs),
    /// Draw results as SVG or PNG
    Plot(LabPlotArgs),
}

/// The rules of a command of the lab.
#[derive(clap::Args, Debug)]
pub(crate) struct LabRules {
    /// A preset (see `lastcard rules list`) or a file with rules
    #[arg(long, value_name = "PRESET|FILE", default_value = "official")]
    pub(crate) rules: String,
    /// Change one option of the rules, such as `stacking.draw_two_on_draw_two=true`; may be given several times
    #[arg(long, value_name = "OPTION=VALUE")]
    pub(crate) set: Vec<String>,
}

/// What `lastcard lab run` takes.
#[derive(clap::Args, Debug)]
#[command(after_help = RUN_EXAMPLES)]
pub(crate) struct LabRunArgs {
    #[command(flatten)]
    pub(crate) rules: LabRules,
    /// How many seats the table has [default: as many as bots are named, or 4]
    #[arg(long, value_name = "NUMBER")]
    pub(crate) players: Option<usize>,
    /// Who sits there: one bot for all seats, or one for each, separated by commas
    #[arg(long, value_name = "BOTS", value_delimiter = ',', value_parser = levels(), default_value = "random")]
    pub(crate) bots: Vec<Level>,
    /// Play so many single rounds; the seats deal in turn [default: 10000]
    #[arg(long, value_name = "NUMBER", value_parser = value_parser!(u64).range(1..))]
    pub(crate) rounds: Option<u64>,
    /// Play so many whole matches
    #[arg(long, value_name = "NUMBER", value_parser = value_parser!(u64).range(1..), conflicts_with = "rounds")]
    pub(crate) matches: Option<u64>,
    /// The same number gives the same rounds
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) threads: LabThreads,
    /// Write down every round there, as JSON, CSV or Parquet by the extension; see docs/lab-results.md
    #[arg(long, value_name = "FILE.json|.csv|.parquet")]
    pub(crate) out: Option<PathBuf>,
    /// Overwrite what is there, and what an unfinished run left there
    #[arg(long, requires = "out")]
    pub(crate) force: bool,
    /// Write down there how far the run is; if it is interrupted, the same command goes on
    #[arg(long, value_name = "FILE")]
    pub(crate) checkpoint: Option<PathBuf>,
    /// Print the result as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
    /// The language [default: that of your system, else English]
    #[arg(long, value_name = "CODE", value_parser = languages())]
    pub(crate) lang: Option<Lang>,
}

/// How many threads a command uses.
#[derive(clap::Args, Debug, Clone, Copy)]
pub(crate) struct LabThreads {
    /// How many threads play, which changes nothing in the result [default: one for each core]
    #[arg(long, value_name = "NUMBER", value_parser = threads)]
    pub(crate) threads: Option<NonZero<usize>>,
}

/// What `lastcard lab duel` takes.
#[derive(clap::Args, Debug)]
#[command(after_help = DUEL_EXAMPLES)]
pub(crate) struct LabDuelArgs {
    /// The bot that is measured: it sits at each seat in turn
    #[arg(long, value_name = "BOT", value_parser = levels())]
    pub(crate) a: Level,
    /// The bot at all other seats
    #[arg(long, value_name = "BOT", value_parser = levels())]
    pub(crate) b: Level,
    #[command(flatten)]
    pub(crate) rules: LabRules,
    /// How many seats the table has
    #[arg(long, value_name = "NUMBER", default_value_t = 2)]
    pub(crate) players: usize,
    /// How many rounds; rounded up so that each deal is played from every seat
    #[arg(long, value_name = "NUMBER", default_value_t = 10_000, value_parser = value_parser!(u64).range(1..))]
    pub(crate) rounds: u64,
    /// The same number gives the same deals
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) threads: LabThreads,
    /// Print the result as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
    /// The language [default: that of your system, else English]
    #[arg(long, value_name = "CODE", value_parser = languages())]
    pub(crate) lang: Option<Lang>,
}

/// What `lastcard lab speed` takes.
#[derive(clap::Args, Debug)]
#[command(after_help = SPEED_EXAMPLES)]
pub(crate) struct LabSpeedArgs {
    #[command(flatten)]
    pub(crate) rules: LabRules,
    /// How many seats the table has
    #[arg(long, value_name = "NUMBER", default_value_t = 2)]
    pub(crate) players: usize,
    /// Who plays at every seat
    #[arg(long, value_name = "POLICY", value_parser = policies(), default_value = "random")]
    pub(crate) policy: Policy,
    /// Write every random round down so that it can be played again, and forget it
    #[arg(long)]
    pub(crate) log: bool,
    /// How long it is measured, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds)]
    pub(crate) seconds: f64,
    /// Measure so many times and tell the fastest
    #[arg(long, value_name = "TIMES", default_value_t = 1, value_parser = value_parser!(u32).range(1..=1000))]
    pub(crate) best: u32,
    /// The same number gives the same rounds
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Print the result as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
    /// The language [default: that of your system, else English]
    #[arg(long, value_name = "CODE", value_parser = languages())]
    pub(crate) lang: Option<Lang>,
}

/// A parser of names that help lists; what it says of other names stays its own.
#[derive(Clone)]
struct Listed<P> {
    of: P,
    names: &'static [&'static str],
}

impl<P: TypedValueParser> TypedValueParser for Listed<P> {
    type Value = P::Value;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<P::Value, clap::Error> {
        self.of.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.names.iter().map(PossibleValue::new)))
    }
}

/// The bots by their names.
pub(super) fn levels() -> impl TypedValueParser<Value = Level> {
    Listed {
        of: level,
        names: Level::NAMES,
    }
}

/// The policies by their names.
fn policies() -> impl TypedValueParser<Value = Policy> {
    Listed {
        of: policy,
        names: &Policy::NAMES,
    }
}

/// A bot by its name.
fn level(name: &str) -> Result<Level, String> {
    Level::from_name(name.trim()).ok_or_else(|| {
        format!(
            "there is no such bot; there are {}",
            Level::NAMES.join(", ")
        )
    })
}

/// A bot by its name, or random players with habits.
fn policy(name: &str) -> Result<Policy, String> {
    Policy::from_name(name.trim()).ok_or_else(|| {
        format!(
            "there is no such policy; there are {}",
            Policy::NAMES.join(", ")
        )
    })
}

fn threads(text: &str) -> Result<NonZero<usize>, String> {
    const MOST: usize = 1_024;
    match text.parse() {
        Ok(number @ 1..=MOST) => NonZero::new(number).ok_or_else(String::new),
        _ => Err(format!("1 to {MOST} threads can play")),
    }
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=3_600.0).contains(&seconds) => Ok(seconds),
        _ => Err("it can be measured for 0.01 to 3600 seconds".to_owned()),
    }
}

const RUN_EXAMPLES: &str = "\
Examples:
  lastcard lab run --players 4 --rounds 100000
  lastcard lab run --rules party --bots normal,easy,easy --matches 1000 --json
  lastcard lab run --rules family.toml --rounds 10000000 --out rounds.parquet --checkpoint rounds.checkpoint
Ctrl-C stops a run; with --checkpoint the same command goes on where it was.";

const DUEL_EXAMPLES: &str = "\
Examples:
  lastcard lab duel --a normal --b random --rounds 20000
  lastcard lab duel --a normal --b easy --players 4 --rules party --json";

const SPEED_EXAMPLES: &str = "\
Examples:
  lastcard lab speed --players 4
  lastcard lab speed --players 2 --rules official --policy random --seconds 5 --best 5 --json";
