//! A short name for rules: equal rules have the same, whatever they are called and whatever they are a change of.

use core::fmt::{self, Write};
use lastcard_engine::Rules;
use lastcard_engine::rules::OPTIONS;
use sha2::{Digest, Sha256};

/// The first 8 bytes of the SHA-256 of the rules' canonical text, printed as 16 hexadecimal digits.
///
/// The canonical text is one line `name = value` for every option, in the order of the table of options in RULES.md,
/// each ended by a line feed: what a whole rules document says without its name, its preset and its free text. A new
/// option changes every fingerprint, so one is worth something only together with the version of the program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Fingerprint([u8; 8]);

impl Fingerprint {
    /// The fingerprint of rules.
    ///
    /// ```
    /// use lastcard_notation::{RulesDocument, rules::Fingerprint};
    /// let own = RulesDocument::parse("name = \"ours\"\npreset = \"quick\"").unwrap();
    /// let quick = lastcard_notation::preset("quick").unwrap();
    /// assert_eq!(Fingerprint::of(&own.rules), Fingerprint::of(&quick.rules));
    /// ```
    pub fn of(rules: &Rules) -> Fingerprint {
        let digest = Sha256::digest(canonical(rules));
        let mut first = [0; 8];
        first.copy_from_slice(&digest[..8]);
        Fingerprint(first)
    }

    /// The same as a number, big-endian: a seed for what shall be the same for equal rules.
    pub const fn number(self) -> u64 {
        u64::from_be_bytes(self.0)
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.number())
    }
}

fn canonical(rules: &Rules) -> String {
    let draft = rules.draft();
    let mut text = String::new();
    for option in OPTIONS {
        writeln!(text, "{} = {}", option.name, (option.get)(&draft))
            .expect("a text takes everything");
    }
    text
}
