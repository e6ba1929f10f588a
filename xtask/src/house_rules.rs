//! `cargo xtask house-rules`: what rules do to an evening, measured anew, with its page, its figures and the data of the page "Rules
//! lab".

use crate::run::{Failure, Result, cargo, output, program, root, run, target_dir};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The page that is written.
const PAGE: &str = "docs/results/house-rules.md";

/// Where its figures go.
const FIGURES: &str = "docs/results/figures";

/// What the page "Rules lab" reads.
const WEB: &str = "web/src/lab/house-rules.json";

/// The other bases that it offers, each in a file of its own beside that one.
const OTHER_BASES: [&str; 2] = ["standard", "traditional"];

/// The sizes of tables that it shows.
const TABLES: &str = "2,3,4,6";

/// Rounds with each rules, unless the arguments say how many.
const ROUNDS: &str = "10000";

/// The size of the table of which there are figures and sentences.
const SHOWN: u32 = 4;

/// The measures of house rules that have a figure.
const MEASURES: [(&str, &str); 6] = [
    ("turns_per_round", "How long a round is"),
    ("turns_per_match", "How long a match is"),
    ("draw_share", "How often somebody draws"),
    ("cards_per_penalty", "What a penalty costs"),
    ("lead_changes", "How often the lead changes"),
    ("skill_easy", "How much skill shows"),
];

/// Measures, draws and writes.
pub(crate) fn main(args: &[String]) -> Result<()> {
    let rounds = match args {
        [] => ROUNDS,
        [flag, number] if flag == "--rounds" && number.parse::<u64>().is_ok() => number,
        _ => {
            return Err(Failure::usage(
                "`house-rules` knows --rounds N and nothing else",
            ));
        }
    };
    let lab = Lab {
        binary: binary()?,
        folder: target_dir("lab"),
    };
    for folder in [&lab.folder, &root().join(FIGURES)] {
        fs::create_dir_all(folder).map_err(|error| cannot(folder, &error))?;
    }
    let page = lab.page(rounds)?;
    let path = root().join(PAGE);
    fs::write(&path, page).map_err(|error| cannot(&path, &error))?;
    println!("wrote {PAGE}, {FIGURES} and {WEB}");
    Ok(())
}

/// The program that measures: the one in `LASTCARD_BIN`, or one that is built now as it is released.
fn binary() -> Result<PathBuf> {
    if let Some(path) = std::env::var_os("LASTCARD_BIN") {
        return Ok(path.into());
    }
    let build = [
        "build",
        "--release",
        "--locked",
        "--package",
        "lastcard-cli",
        "--bin",
        "lastcard",
    ];
    run(&mut cargo(build))?;
    Ok(target_dir("release").join("lastcard"))
}

/// The program, and a folder for its results.
struct Lab {
    binary: PathBuf,
    folder: PathBuf,
}

impl Lab {
    fn page(&self, rounds: &str) -> Result<String> {
        let mut page = INTRO.to_owned();
        page += &self.presets(rounds)?;
        page += &self.house_rules(rounds)?;
        Ok(page)
    }

    /// The two rule sheets beside the official rules.
    fn presets(&self, rounds: &str) -> Result<String> {
        let command = format!(
            "compare official standard traditional party no_mercy_style --players 4 --rounds {rounds}"
        );
        let told = self.lab(&command, "presets.json")?;
        let measured = self.figure("presets.json", "", "presets")?;
        let lengths = self.figure("presets.json", " --kind length", "presets-length")?;
        let seats = self.figure("presets.json", " --kind seats", "presets-seats")?;
        Ok(format!(
            "\n## The rule sheets\n\n`traditional` and `standard` are the two rule sheets, `official` is what comes in the box today; `party` and \
             `no_mercy_style` put many house rules together.\n\n    lastcard lab {command} --out presets.json\n\n```text\n{}\n```\n{measured}{lengths}{seats}",
            told.trim_end()
        ))
    }

    /// Each house rule on top of the official rules.
    fn house_rules(&self, rounds: &str) -> Result<String> {
        let command =
            format!("house-rules --base official --players {TABLES} --rounds {rounds} --markdown");
        let told = self.lab(&command, "house-rules.json")?;
        let web = root().join(WEB);
        fs::copy(self.folder.join("house-rules.json"), &web)
            .map_err(|error| cannot(&web, &error))?;
        self.other_bases(rounds)?;
        let mut text = format!(
            "\n## House rules, one at a time\n\nEach is added to the official rules. Changes in percent of the official rules; shares and skill in percentage points; a \
             dash where {rounds} rounds show no difference.\n\n    lastcard lab {command} --out house-rules.json\n"
        );
        // Writing to a string cannot fail.
        let mut sentences = "";
        for table in told.split("<!-- ").skip(1) {
            let (players, table) = table.split_once(" -->").unwrap_or(("", table));
            let (rows, rules) = table.split_once("\n### ").unwrap_or((table, ""));
            let _ = write!(text, "\n### At a table of {players}\n{rows}");
            if players.starts_with(&SHOWN.to_string()) {
                sentences = rules;
                for (measure, title) in MEASURES {
                    let name = format!("house-{}", measure.replace('_', "-"));
                    let flags = format!(" --players {SHOWN} --measure {measure}");
                    let _ = write!(
                        text,
                        "\n#### {title}\n{}",
                        self.figure("house-rules.json", &flags, &name)?
                    );
                }
            }
        }
        let _ = write!(
            text,
            "\n## Rule by rule, at a table of {SHOWN} players\n\n### {sentences}"
        );
        Ok(text)
    }

    /// The same for the page alone, on top of other rules.
    fn other_bases(&self, rounds: &str) -> Result<()> {
        for base in OTHER_BASES {
            let file = format!("house-rules-{base}.json");
            let command = format!("house-rules --base {base} --players {TABLES} --rounds {rounds}");
            self.lab(&command, &file)?;
            let web = root().join(WEB).with_file_name(&file);
            fs::copy(self.folder.join(&file), &web).map_err(|error| cannot(&web, &error))?;
        }
        Ok(())
    }

    /// Runs a command of the lab, keeps its JSON in that file and gives what it says to people.
    fn lab(&self, command: &str, file: &str) -> Result<String> {
        let path = self.folder.join(file);
        let mut of = program(&self.binary);
        of.arg("lab")
            .args(command.split(' '))
            .args(["--lang", "en", "--force", "--out"])
            .arg(path);
        output(&mut of)
    }

    /// Draws a figure, and gives the part of the page that shows it with its command.
    fn figure(&self, result: &str, flags: &str, name: &str) -> Result<String> {
        let out = format!("{FIGURES}/{name}.svg");
        let mut plot = program(&self.binary);
        plot.args(["lab", "plot"]).arg(self.folder.join(result));
        plot.args(flags.split_whitespace())
            .args(["--lang", "en", "--force", "--out", &out]);
        run(&mut plot)?;
        Ok(format!(
            "\n![{name}](figures/{name}.svg)\n\n    lastcard lab plot {result}{flags} --out {name}.svg\n"
        ))
    }
}

fn cannot(path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("cannot write {}: {error}", path.display()))
}

const INTRO: &str = "\
# What rules do to an evening

Bots of the level `normal` played these; [lab.md](../lab.md) says what each measure means, how sure it is, and what bots cannot tell. `cargo xtask
house-rules` makes this page, its figures and the data of the page \"Rules lab\" anew. The same commands with the same version of the program give
the same numbers, on any machine.
";
