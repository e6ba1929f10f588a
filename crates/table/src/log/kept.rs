//! An entry in one text, for a host that keeps texts and has no columns for their parts.

use super::json::broken;
use super::{Body, Hex, LogError, VERSION};
use crate::room::Written;
use lastcard_engine::fair::ServerSecret;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// An entry with everything that must be kept beside its time.
#[derive(Clone, Debug)]
pub struct Kept {
    /// The name of the table.
    pub table: String,
    /// The client's name for the command that it came of.
    pub command: Option<Hex<16>>,
    /// The entry.
    pub entry: Written,
}

/// The text of it, but for its place.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    version: u16,
    table: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    command: Option<Hex<16>>,
    body: Value,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    secret: Option<Hex<64>>,
}

impl Kept {
    /// The text that is kept.
    ///
    /// # Panics
    /// Never: an entry holds no map with keys that are no texts.
    pub fn to_text(&self) -> String {
        let Kept {
            table,
            command,
            entry,
        } = self;
        let Written {
            seq: _,
            body,
            secret,
        } = entry;
        let form = Form {
            version: VERSION,
            table: table.clone(),
            command: *command,
            body: serde_json::to_value(body).expect("facts have a JSON form"),
            secret: secret.as_ref().map(|secret| Hex(secret.0)),
        };
        serde_json::to_string(&form).expect("an entry has a JSON form")
    }

    /// Reads the text of the entry at that place, of any version up to [`VERSION`].
    ///
    /// # Errors
    /// When the version is newer, or the text is none of it.
    pub fn from_text(seq: u64, text: &str) -> Result<Kept, LogError> {
        let form = serde_json::from_str(text);
        let Form {
            version,
            table,
            command,
            body,
            secret,
        } = form.map_err(broken)?;
        let secret = secret.map(|secret| ServerSecret(secret.0));
        let body = Body::from_value(version, body)?;
        Ok(Kept {
            table,
            command,
            entry: Written { seq, body, secret },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;

    fn kept() -> Kept {
        let host = ("Ann".to_owned(), Hex([1; 32]));
        Kept {
            table: "0123456789abcdef".to_owned(),
            command: Some(Hex([2; 16])),
            entry: Written {
                seq: 1,
                body: crate::Room::open("preset = \"standard\"", Settings::default(), host),
                secret: Some(ServerSecret([3; 64])),
            },
        }
    }

    #[test]
    fn an_entry_reads_back_as_itself() {
        let kept = kept();
        let back = Kept::from_text(1, &kept.to_text()).unwrap();
        assert_eq!((&back.table, back.command), (&kept.table, kept.command));
        assert_eq!(back.entry.body, kept.entry.body);
        let secret = |kept: &Kept| kept.entry.secret.as_ref().map(|secret| secret.0);
        assert_eq!(secret(&back), secret(&kept));
    }

    #[test]
    fn what_is_no_entry_is_refused() {
        let text = kept().to_text();
        let newer = text.replacen("\"version\":1", "\"version\":2", 1);
        assert_eq!(
            Kept::from_text(1, &newer).unwrap_err(),
            LogError::Newer(VERSION + 1)
        );
        for text in ["", "{}", &text.replacen("\"table\"", "\"x\"", 1)] {
            let error = Kept::from_text(1, text).unwrap_err();
            assert!(matches!(error, LogError::Broken(_)), "{error}");
        }
    }
}
