//! Messages to JSON and back, so that whoever sends them needs to know nothing of how that is done.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;

/// Anything that crosses the wire.
pub trait Message: Serialize + DeserializeOwned {}

impl<T: Serialize + DeserializeOwned> Message for T {}

/// Why a text is not the message that it should be.
#[derive(Debug)]
pub struct BadJson(serde_json::Error);

/// The text of a message.
///
/// # Panics
/// Never: no message holds a map with keys that are no texts, or a number that JSON does not have.
pub fn to_json(message: &impl Message) -> String {
    serde_json::to_string(message).expect("every message has a JSON form")
}

/// Reads the text of a message; unknown fields and kinds are refused.
///
/// # Errors
/// What is wrong with the text, with its place.
pub fn from_json<T: Message>(text: &[u8]) -> Result<T, BadJson> {
    serde_json::from_slice(text).map_err(BadJson)
}

impl fmt::Display for BadJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for BadJson {}
