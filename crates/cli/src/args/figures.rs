//! What the commands of the lab take that compare rules and draw results.

use super::lab::{LabThreads, levels};
use super::languages;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::value_parser;
use lastcard_bots::Level;
use lastcard_lab::compare::Aspect;
use lastcard_lab::figures::Kind;
use lastcard_texts::Lang;
use std::path::PathBuf;

/// What `lastcard lab compare` takes.
#[derive(clap::Args, Debug)]
#[command(after_help = COMPARE_EXAMPLES)]
pub(crate) struct LabCompareArgs {
    /// Presets or files with rules; the others are compared with the first
    #[arg(value_name = "PRESET|FILE", required = true, num_args = 2..)]
    pub(crate) rules: Vec<String>,
    /// How many seats the table has [default: as many as bots are named, or 4]
    #[arg(long, value_name = "NUMBER")]
    pub(crate) players: Option<usize>,
    #[command(flatten)]
    pub(crate) plan: LabPlanArgs,
    /// Write the comparison there as JSON; `lastcard lab plot` draws it
    #[arg(long, value_name = "FILE.json")]
    pub(crate) out: Option<PathBuf>,
    /// Write a report there that any browser shows
    #[arg(long, value_name = "FILE.html")]
    pub(crate) report: Option<PathBuf>,
    /// Overwrite the files of --out and --report where they are there already
    #[arg(long)]
    pub(crate) force: bool,
    /// Print the comparison as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// What `lastcard lab house-rules` takes.
#[derive(clap::Args, Debug)]
#[command(after_help = HOUSE_EXAMPLES)]
pub(crate) struct LabHouseArgs {
    /// The preset or file with rules that each house rule is added to
    #[arg(long, value_name = "PRESET|FILE", default_value = "official")]
    pub(crate) base: String,
    /// How many seats the table has; several numbers with commas
    #[arg(
        long,
        value_name = "NUMBERS",
        value_delimiter = ',',
        default_value = "4"
    )]
    pub(crate) players: Vec<usize>,
    #[command(flatten)]
    pub(crate) plan: LabPlanArgs,
    /// Write what came of it there as JSON; `lastcard lab plot` draws it
    #[arg(long, value_name = "FILE.json")]
    pub(crate) out: Option<PathBuf>,
    /// Overwrite the file where it is there already
    #[arg(long, requires = "out")]
    pub(crate) force: bool,
    /// Print what came of it as one JSON object
    #[arg(long, conflicts_with = "markdown")]
    pub(crate) json: bool,
    /// Print what came of it as Markdown
    #[arg(long)]
    pub(crate) markdown: bool,
}

/// How much is played, and how it is told.
#[derive(clap::Args, Debug)]
pub(crate) struct LabPlanArgs {
    /// Who sits there: one bot for all seats, or one for each, separated by commas
    #[arg(long, value_name = "BOTS", value_delimiter = ',', value_parser = levels(), default_value = "normal")]
    pub(crate) bots: Vec<Level>,
    /// Play so many single rounds with each rules
    #[arg(long, value_name = "NUMBER", default_value_t = 20_000, value_parser = value_parser!(u64).range(100..))]
    pub(crate) rounds: u64,
    /// Play so many whole matches with each rules [default: a tenth of the rounds, at least 100]
    #[arg(long, value_name = "NUMBER", value_parser = value_parser!(u64).range(100..))]
    pub(crate) matches: Option<u64>,
    /// Play so many rounds of a `normal` bot among `easy` ones, and among `random` ones [default: as many as the rounds]
    #[arg(long, value_name = "NUMBER", value_parser = value_parser!(u64).range(100..))]
    pub(crate) skill_rounds: Option<u64>,
    /// The same number gives the same rounds
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) threads: LabThreads,
    /// How many seconds a turn takes at your table, to tell minutes
    #[arg(long, value_name = "SECONDS", default_value = "8", value_parser = pace)]
    pub(crate) pace: f64,
    /// The language [default: that of your system, else English]
    #[arg(long, value_name = "CODE", value_parser = languages())]
    pub(crate) lang: Option<Lang>,
}

/// What `lastcard lab plot` takes.
#[derive(clap::Args, Debug)]
#[command(after_help = PLOT_EXAMPLES)]
pub(crate) struct LabPlotArgs {
    /// Results of the lab; several of `lastcard lab run` are drawn together
    #[arg(value_name = "RESULT.json", required = true)]
    pub(crate) results: Vec<PathBuf>,
    /// Where the figure goes, as SVG or PNG by the extension
    #[arg(long, value_name = "FILE.svg|.png")]
    pub(crate) out: PathBuf,
    /// Overwrite the figure where it is there already
    #[arg(long)]
    pub(crate) force: bool,
    /// What it shows: `length`, `seats`, `points`, `compare` or `duel` [default: what fits the result]
    #[arg(long, value_name = "KIND", value_parser = kinds())]
    pub(crate) kind: Option<Kind>,
    /// Only this measure of a comparison, such as `turns_per_round`; docs/lab.md lists them
    #[arg(long, value_name = "MEASURE", value_parser = aspects())]
    pub(crate) measure: Option<Aspect>,
    /// The table of so many seats, of a result that has several
    #[arg(long, value_name = "NUMBER")]
    pub(crate) players: Option<usize>,
    /// Pixels of a PNG for each unit of the figure, 0.5 to 8
    #[arg(long, value_name = "NUMBER", default_value = "2", value_parser = scale)]
    pub(crate) scale: f32,
    /// The language [default: that of your system, else English]
    #[arg(long, value_name = "CODE", value_parser = languages())]
    pub(crate) lang: Option<Lang>,
}

/// The kinds of figures by their names, as help and errors list them.
fn kinds() -> impl TypedValueParser<Value = Kind> {
    PossibleValuesParser::new(Kind::ALL.map(Kind::name))
        .try_map(|name| Kind::from_name(&name).ok_or("no such kind"))
}

/// The measures of a comparison by their names.
fn aspects() -> impl TypedValueParser<Value = Aspect> {
    PossibleValuesParser::new(Aspect::ALL.map(Aspect::id))
        .try_map(|name| Aspect::from_id(&name).ok_or("no such measure"))
}

fn pace(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.1..=3_600.0).contains(&seconds) => Ok(seconds),
        _ => Err("a turn takes 0.1 to 3600 seconds".to_owned()),
    }
}

fn scale(text: &str) -> Result<f32, String> {
    match text.parse() {
        Ok(scale) if (0.5..=8.0).contains(&scale) => Ok(scale),
        _ => Err("0.5 to 8 pixels are possible".to_owned()),
    }
}

const COMPARE_EXAMPLES: &str = "\
Examples:
  lastcard lab compare official official_house
  lastcard lab compare official ours.toml theirs.toml --players 3 --rounds 100000 --report evening.html
  lastcard lab compare standard party --pace 6 --out party.json";

const HOUSE_EXAMPLES: &str = "\
Examples:
  lastcard lab house-rules
  lastcard lab house-rules --base standard --players 2,3,4,6 --out house-rules.json";

const PLOT_EXAMPLES: &str = "\
Examples:
  lastcard lab plot run.json --out length.svg
  lastcard lab plot party.json --kind seats --out seats.png --scale 3
  lastcard lab plot house-rules.json --players 4 --measure draw_share --out draws.svg";
