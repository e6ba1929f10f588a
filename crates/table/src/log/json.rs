//! The JSON of an entry, with its version.

use super::{Body, Hex};
use data_encoding::HEXLOWER;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::fmt;

/// The version that is written now. Bodies of every version that was ever written are read.
pub const VERSION: u16 = 1;

/// Lifts a body from one version to the next.
type Upcaster = fn(Value) -> Value;

/// The steps from version 1 on: the first one lifts version 1 to 2.
const UPCASTERS: &[Upcaster] = &[];

// A version without the step that leads to it could not be read.
const _: () = assert!(UPCASTERS.len() + 1 == VERSION as usize);

/// An entry of a log that cannot be used: the table can only be looked at by its owner, nothing is lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogError {
    /// It was written by a newer program.
    Newer(u16),
    /// It is no body of its version; says why.
    Broken(String),
    /// It does not follow from the entries before; says why.
    Impossible(String),
}

impl Body {
    /// The text that is stored, of version [`VERSION`].
    ///
    /// # Panics
    /// Never: no fact holds a map with keys that are no texts.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("facts hold no map with keys that are no texts")
    }

    /// Reads a stored text of any version up to [`VERSION`].
    ///
    /// # Errors
    /// When the version is newer, or the text is not a body of it.
    pub fn from_json(version: u16, text: &str) -> Result<Body, LogError> {
        if version == VERSION {
            return serde_json::from_str(text).map_err(broken);
        }
        let old = serde_json::from_str(text).map_err(broken)?;
        Body::from_value(version, old)
    }

    /// Reads a stored value of any version up to [`VERSION`].
    pub(super) fn from_value(version: u16, old: Value) -> Result<Body, LogError> {
        if version > VERSION || version == 0 {
            return Err(LogError::Newer(version));
        }
        let steps = UPCASTERS.iter().skip(version as usize - 1);
        let new = steps.fold(old, |value, lift| lift(value));
        serde_json::from_value(new).map_err(broken)
    }
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "it is what `map_err` passes on"
)]
pub(super) fn broken(error: serde_json::Error) -> LogError {
    LogError::Broken(error.to_string())
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogError::Newer(version) => write!(
                f,
                "the entry has version {version}, and this program reads up to {VERSION}; use a newer one"
            ),
            LogError::Broken(why) => write!(f, "the entry cannot be read: {why}"),
            LogError::Impossible(why) => {
                write!(f, "the entry does not follow from those before: {why}")
            }
        }
    }
}

impl std::error::Error for LogError {}

impl<const N: usize> fmt::Display for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

impl<const N: usize> fmt::Debug for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<const N: usize> Serialize for Hex<N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Hex<N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let bytes = HEXLOWER
            .decode(text.as_bytes())
            .ok()
            .and_then(|bytes| bytes.try_into().ok());
        bytes
            .map(Hex)
            .ok_or_else(|| D::Error::custom(format!("\"{text}\" is not {} hex digits", 2 * N)))
    }
}
