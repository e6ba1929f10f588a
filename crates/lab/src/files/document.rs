//! What was played, beside its result.

use crate::setup::Setup;
use crate::summary::Summary;
use lastcard_notation::RulesDocument;
use lastcard_notation::rules::Fingerprint;
use serde::{Deserialize, Serialize};
use std::io::{self, BufReader, Read};

/// The version of the form of all files of the lab.
pub const FORM: u32 = 1;

/// What a run played and with what, so that anybody can play it again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RunRecord {
    /// The program with its version.
    pub program: String,
    /// The commit that it was built from, where the build was told (`LASTCARD_COMMIT`).
    pub commit: Option<String>,
    /// The command that plays it again. What changes nothing in the result (threads, files) is left out.
    pub command: String,
    /// The whole rules document.
    pub rules: String,
    /// The fingerprint of the rules: equal rules have the same.
    pub rules_fingerprint: String,
    /// Who sat at each seat.
    pub bots: Vec<String>,
    /// Whether whole matches were played, and not single rounds.
    pub matches: bool,
    /// How many rounds or matches.
    pub games: u64,
    /// The seed of the run.
    pub seed: u64,
}

impl RunRecord {
    /// The record of a run of that setup, whose rules come from `rules`.
    pub fn new(setup: &Setup, rules: &RulesDocument, games: u64, command: String) -> RunRecord {
        RunRecord {
            program: concat!("lastcard ", env!("CARGO_PKG_VERSION")).to_owned(),
            commit: option_env!("LASTCARD_COMMIT").map(str::to_owned),
            command,
            rules: rules.to_toml(),
            rules_fingerprint: Fingerprint::of(&setup.rules).to_string(),
            bots: setup.bots.iter().map(|bot| bot.name().to_owned()).collect(),
            matches: setup.matches,
            games,
            seed: setup.seed,
        }
    }

    /// What must be the same for a run to go on from a checkpoint: everything that decides the rows.
    pub fn fingerprint(&self) -> String {
        format!(
            "{} {} {} {} {} {}",
            self.program,
            self.rules_fingerprint,
            self.bots.join(","),
            if self.matches { "matches" } else { "rounds" },
            self.games,
            self.seed,
        )
    }
}

/// A result as a file says it, without its rows.
///
/// Reads every file that a run makes: also those with rows, which are passed over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Document {
    kind: Kind,
    version: u32,
    /// What was played.
    pub setup: RunRecord,
    /// What came of it.
    pub summary: Summary,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Kind {
    #[serde(rename = "run")]
    Run,
}

impl Document {
    /// A result.
    pub const fn new(setup: RunRecord, summary: Summary) -> Document {
        Document {
            kind: Kind::Run,
            version: FORM,
            setup,
            summary,
        }
    }

    /// The text of the file, one line.
    pub fn to_json(&self) -> String {
        let summary = text(&self.summary);
        format!("{},\"summary\":{summary}}}\n", head(&self.setup))
    }

    /// Reads one.
    ///
    /// # Errors
    /// When it cannot be read, is no result of a run, or is of a later form than this program knows.
    pub fn read(from: impl Read) -> io::Result<Document> {
        let document: Document = serde_json::from_reader(BufReader::new(from))?;
        if document.version != FORM {
            let version = document.version;
            let message = format!("this is form {version} of a result; this program reads {FORM}");
            return Err(io::Error::new(io::ErrorKind::InvalidData, message));
        }
        Ok(document)
    }
}

/// The beginning of a result, up to what was played.
pub(super) fn head(record: &RunRecord) -> String {
    let setup = text(record);
    format!("{{\"kind\":\"run\",\"version\":{FORM},\"setup\":{setup}")
}

pub(super) fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("structures of numbers, texts and lists are always JSON")
}
