//! The command line.

mod figures;
mod lab;

pub(crate) use figures::{LabCompareArgs, LabHouseArgs, LabPlanArgs, LabPlotArgs};
pub(crate) use lab::{LabCommand, LabDuelArgs, LabRules, LabRunArgs, LabSpeedArgs, LabThreads};

use clap::builder::styling::{AnsiColor, Styles};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand, ValueEnum};
use lastcard_table::Pace;
use lastcard_texts::Lang;
use std::path::PathBuf;

/// lastcard plays Uno rules: in your terminal, against bots, with the rules that you like.
#[derive(Parser, Debug)]
#[command(
    name = "lastcard",
    version,
    styles = STYLES,
    arg_required_else_help = true,
    after_help = "Exit codes: 0 all is well, 1 something does not hold, 2 bad input or usage."
)]
pub(crate) struct Args {
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Play a match in the terminal
    Play(Box<PlayArgs>),
    /// Look at rules: list, show, validate or explain them
    #[command(subcommand)]
    Rules(RulesCommand),
    /// Run scenario files and say which ones hold
    Check(CheckArgs),
    /// Say whether the cards of a match that was written down are those that were promised
    Verify(VerifyArgs),
    /// Play at a table of a server, or open one there
    Join(JoinArgs),
    /// Run a server, so that people play together by link
    Serve(ServeArgs),
    /// Play thousands of rounds with bots, and say what they show
    #[command(subcommand)]
    Lab(LabCommand),
}

/// What `lastcard play` takes.
#[derive(clap::Args, Debug)]
#[command(after_help = PLAY_EXAMPLES)]
pub(crate) struct PlayArgs {
    /// A preset (see `lastcard rules list`) or a file with rules
    #[arg(long, value_name = "PRESET|FILE", default_value = "standard")]
    pub(crate) rules: String,
    /// Change one option of the rules, such as `scoring.target=200`; may be given several times
    #[arg(long, value_name = "OPTION=VALUE")]
    pub(crate) set: Vec<String>,
    /// Who plays at this keyboard, separated by commas; `@easy` or `@normal` between the names seats a bot
    /// [default: you alone]
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) players: Vec<String>,
    /// Bots that join: `easy`, `normal` or `random`, several with commas or as `easyx2`, or `none`
    /// [default: normal ones up to 4 seats]
    #[arg(long, value_name = "LEVELS", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    /// How many seats the table has; bots of the last level given fill those that are free
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seats: Option<usize>,
    /// Who deals first where the rules leave that to the table (the youngest, the host)
    /// [default: the first player]
    #[arg(long, value_name = "NAME")]
    pub(crate) dealer: Option<String>,
    /// Any text; the same text gives the same cards [default: a new one each time]
    #[arg(long, value_name = "TEXT")]
    pub(crate) seed: Option<String>,
    /// The language [default: that of your system, else English]
    #[arg(long, value_name = "CODE", value_parser = languages())]
    pub(crate) lang: Option<Lang>,
    /// How fast the bots move
    #[arg(long, value_enum, default_value_t = Speed::Normal)]
    pub(crate) speed: Speed,
    /// Where the match is written down [default: a new file in your data folder]
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Go on with a match that was written down; without FILE, with the last one
    #[arg(
        long,
        value_name = "FILE",
        num_args = 0..=1,
        conflicts_with_all = ["rules", "set", "players", "bots", "seats", "dealer", "seed", "record"],
    )]
    #[expect(
        clippy::option_option,
        reason = "not given, given alone, given with a file"
    )]
    pub(crate) resume: Option<Option<PathBuf>>,
}

/// What `lastcard join` takes.
#[derive(clap::Args, Debug)]
#[command(after_help = JOIN_EXAMPLES)]
pub(crate) struct JoinArgs {
    /// The link to a table, or the address of a server
    #[arg(value_name = "LINK|SERVER", required_unless_present = "new")]
    pub(crate) link: Option<String>,
    /// The short code of a table at that server
    #[arg(value_name = "CODE")]
    pub(crate) code: Option<String>,
    /// Open a new table at that server
    #[arg(long, value_name = "SERVER", conflicts_with_all = ["link", "watch"])]
    pub(crate) new: Option<String>,
    /// Your name at the table [default: that of your account]
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    /// The language [default: that of your system, else English]
    #[arg(long, value_name = "CODE", value_parser = languages())]
    pub(crate) lang: Option<Lang>,
    /// How fast the bots move; the host may say so
    #[arg(long, value_enum)]
    pub(crate) speed: Option<Speed>,
    /// Look on without a seat
    #[arg(long, conflicts_with = "speed")]
    pub(crate) watch: bool,
    /// The rules of a new table: a preset (see `lastcard rules list`) or a file
    #[arg(
        long,
        value_name = "PRESET|FILE",
        default_value = "standard",
        requires = "new"
    )]
    pub(crate) rules: String,
    /// Change one option of these rules, such as `scoring.target=200`; may be given several times
    #[arg(long, value_name = "OPTION=VALUE", requires = "new")]
    pub(crate) set: Vec<String>,
    /// Bots at a new table: `easy`, `normal` or `random`, several with commas or as `easyx2`
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', requires = "new")]
    pub(crate) bots: Vec<String>,
}

/// How fast the bots move on a terminal.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Speed {
    /// For young players and for looking on
    Slow,
    /// As people play
    Normal,
    /// Just enough to follow
    Fast,
    /// Without waiting
    Instant,
}

impl Speed {
    /// The pace of the bots.
    pub(crate) const fn pace(self) -> Pace {
        match self {
            Speed::Slow => Pace::SLOW,
            Speed::Normal => Pace::HUMAN,
            Speed::Fast => Pace::FAST,
            Speed::Instant => Pace::INSTANT,
        }
    }
}

/// The commands about rules.
#[derive(Subcommand, Debug)]
pub(crate) enum RulesCommand {
    /// List the presets
    List(ListArgs),
    /// Print rules as TOML, with every option
    Show(ShowArgs),
    /// Say everything that is wrong with rules
    Validate(ValidateArgs),
    /// Explain how to play with rules, as a complete sheet
    Explain(ExplainArgs),
}

/// What `lastcard rules list` takes.
#[derive(clap::Args, Debug, Clone, Copy)]
pub(crate) struct ListArgs {
    /// The language [default: that of your system, else English]
    #[arg(long, value_name = "CODE", value_parser = languages())]
    pub(crate) lang: Option<Lang>,
}

/// What `lastcard rules show` takes.
#[derive(clap::Args, Debug)]
pub(crate) struct ShowArgs {
    /// A preset or a file with rules
    #[arg(value_name = "PRESET|FILE")]
    pub(crate) rules: String,
}

/// What `lastcard rules validate` takes.
#[derive(clap::Args, Debug)]
pub(crate) struct ValidateArgs {
    /// A preset or a file with rules
    #[arg(value_name = "PRESET|FILE")]
    pub(crate) rules: String,
    /// Also check that so many players can sit at the table
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<usize>,
}

/// What `lastcard rules explain` takes.
#[derive(clap::Args, Debug)]
pub(crate) struct ExplainArgs {
    /// A preset or a file with rules
    #[arg(value_name = "PRESET|FILE")]
    pub(crate) rules: String,
    /// The language [default: that of your system, else English]
    #[arg(long, value_name = "CODE", value_parser = languages())]
    pub(crate) lang: Option<Lang>,
    /// For how many players; leaves out what does not concern so many
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<usize>,
    /// Print Markdown instead of plain text
    #[arg(long)]
    pub(crate) markdown: bool,
}

/// What `lastcard check` takes.
#[derive(clap::Args, Debug)]
pub(crate) struct CheckArgs {
    /// Scenario files, or folders that hold them (every *.toml in them and below)
    #[arg(value_name = "PATH", required = true)]
    pub(crate) paths: Vec<PathBuf>,
    /// Print one JSON object a line and scenario: file, name, holds, differences
    #[arg(long)]
    pub(crate) json: bool,
}

/// What `lastcard verify` takes.
#[derive(clap::Args, Debug)]
pub(crate) struct VerifyArgs {
    /// The file with the record of the match
    #[arg(value_name = "RECORD")]
    pub(crate) record: PathBuf,
    /// The language [default: that of your system, else English]
    #[arg(long, value_name = "CODE", value_parser = languages())]
    pub(crate) lang: Option<Lang>,
    /// Print one JSON object on one line instead: file, source, verified, rounds
    #[arg(long)]
    pub(crate) json: bool,
}

/// What `lastcard serve` takes. All of it can stand in a file, too; docs/hosting.md describes each.
#[derive(clap::Args, Debug)]
#[command(after_help = SERVE_EXAMPLES)]
pub(crate) struct ServeArgs {
    /// Where players connect; 0.0.0.0 instead of 127.0.0.1 lets other machines in
    /// [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) addr: Option<String>,
    /// Where tables are kept; an address with a password is better given in `LASTCARD_DATA`
    /// [default: lastcard.db]
    #[arg(long, value_name = "FILE|postgres://…")]
    pub(crate) data: Option<String>,
    /// The address under which people reach the server, for links and QR codes
    /// [default: where it listens]
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,
    /// Where metrics and health are told, or `off` [default: off]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) admin_addr: Option<String>,
    /// How many proxies stand before the server [default: 0]
    #[arg(long, value_name = "NUMBER")]
    pub(crate) trusted_proxies: Option<String>,
    /// Another site whose pages may speak to the server; may be given several times
    #[arg(long, value_name = "ORIGIN")]
    pub(crate) allowed_origins: Vec<String>,
    /// Change one limit, such as `sockets-per-address=50`; 0 is no limit; may be given several times
    #[arg(long, value_name = "NAME=NUMBER")]
    pub(crate) limit: Vec<String>,
    /// The form of the log on standard error [default: human]
    #[arg(long, value_name = "human|json")]
    pub(crate) log: Option<String>,
    /// A file in TOML with these settings; what is given here counts more
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
}

/// The languages by their codes, as help and errors list them.
fn languages() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code)).try_map(|code| code.parse::<Lang>())
}

/// The language that is asked for, or that of the system.
pub(crate) fn language(asked: Option<Lang>) -> Lang {
    let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let of_system = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(variable);
    asked
        .or_else(|| Lang::from_locale(&of_system?))
        .unwrap_or_default()
}

/// What asks for the same language again, where one was asked for.
pub(crate) fn asked_language(asked: Option<Lang>) -> String {
    asked.map_or_else(String::new, |lang| format!(" --lang {}", lang.code()))
}

const STYLES: Styles = Styles::styled()
    .header(AnsiColor::Green.on_default().bold())
    .usage(AnsiColor::Green.on_default().bold())
    .literal(AnsiColor::Cyan.on_default().bold())
    .placeholder(AnsiColor::Cyan.on_default());

const JOIN_EXAMPLES: &str = "\
Examples:
  lastcard join https://cards.example/t/0123456789abcdef   take a seat, or your own one again
  lastcard join https://cards.example 4k7x2m               the same with the short code
  lastcard join --new https://cards.example --bots easyx2  open a table, and invite others
  lastcard join --watch https://cards.example/t/…          look on
Your seat is kept on this computer: the same command takes it again.";

const PLAY_EXAMPLES: &str = "\
Examples:
  lastcard play                                    you against three bots
  lastcard play --rules party --bots easy,normal   other rules, two bots of your choice
  lastcard play --players Ann,Bob --bots none      two people at one keyboard
  lastcard play --players Ann,@easy,Bob,@easy --rules teams
  lastcard play --set scoring.target=200 --set stacking.draw_two_on_draw_two=true
  lastcard play --resume                           go on with the last match";

const SERVE_EXAMPLES: &str = "\
Examples:
  lastcard serve                                   on this machine alone
  lastcard serve --addr 0.0.0.0:8080               for everybody in the same network
  lastcard serve --public-url https://cards.example --trusted-proxies 1
  lastcard serve --config lastcard.toml --limit sockets-per-address=100";

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        Args::command().debug_assert();
    }

    #[test]
    fn resuming_takes_a_file_or_none() {
        let resume = |args: &[&str]| match Args::try_parse_from(args).map(|args| args.command) {
            Ok(Command::Play(args)) => args.resume,
            other => panic!("{other:?}"),
        };
        assert_eq!(resume(&["lastcard", "play"]), None);
        assert_eq!(resume(&["lastcard", "play", "--resume"]), Some(None));
        let file = Some(Some(PathBuf::from("a.lcr")));
        assert_eq!(resume(&["lastcard", "play", "--resume", "a.lcr"]), file);
        let mixed = ["lastcard", "play", "--resume", "a.lcr", "--seed", "x"];
        assert!(Args::try_parse_from(mixed).is_err());
    }
}
