//! How long texts and lists may be, and what checks it.
//!
//! Decoding takes any length, since a frame is bounded already; who acts on a message asks `check` first, so that a
//! person learns what was too long.

use crate::client::{Act, ToServer};
use crate::game::Move;
use crate::rest::{CheckRules, EstimateRules, OpenTable, RulesSheet, TakeSeat};
use std::fmt;

/// The most bytes of a frame that a client sends.
pub const FRAME_BYTES: usize = 32 * 1024;
/// The most bytes of the body of a request.
pub const BODY_BYTES: usize = 32 * 1024;
/// The most bytes of a name as it is sent; how many letters it may have is decided by the server.
pub const NAME_BYTES: usize = 256;
/// The most characters of what is said.
pub const SAY_CHARS: usize = 200;
/// The most bytes of a rules document.
pub const RULES_BYTES: usize = 16 * 1024;
/// The most bytes of a language tag.
pub const LANG_BYTES: usize = 35;
/// The most members in an order of the seats.
pub const SEATS: usize = 20;
/// The most cards of one play.
pub const PLAY_CARDS: usize = lastcard_engine::Hand::MAX_EACH as usize;

/// A part of a message is longer than it may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLong {
    /// Which part.
    pub part: &'static str,
    /// How long it may be.
    pub most: usize,
    /// What is counted: bytes, characters, cards or members.
    pub unit: &'static str,
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TooLong { part, most, unit } = self;
        write!(f, "`{part}` may have at most {most} {unit}")
    }
}

impl std::error::Error for TooLong {}

impl ToServer {
    /// Whether every text and list keeps to its bounds.
    ///
    /// # Errors
    /// The first part that does not.
    pub fn check(&self) -> Result<(), TooLong> {
        match self {
            ToServer::Hello { lang, .. } => lang_fits(lang.as_deref()),
            ToServer::Command { act, .. } => act.check(),
            ToServer::Say { text } => within("text", text.chars().count(), SAY_CHARS, "characters"),
            ToServer::Ask { play, .. } => play.check(),
            ToServer::Emote { .. } | ToServer::Mute { .. } | ToServer::Ping { .. } => Ok(()),
        }
    }
}

impl Act {
    /// As [`ToServer::check`].
    ///
    /// # Errors
    /// The first part that does not keep to its bound.
    pub fn check(&self) -> Result<(), TooLong> {
        match self {
            Act::Play { play } => play.check(),
            Act::Rename { name } => bytes("name", name, NAME_BYTES),
            Act::Rules { rules } => bytes("rules", rules, RULES_BYTES),
            Act::Seats { order } => within("order", order.len(), SEATS, "members"),
            Act::Ready { .. }
            | Act::NotReady {}
            | Act::Share { .. }
            | Act::Start { .. }
            | Act::Leave {}
            | Act::TakeBack {}
            | Act::AddBot { .. }
            | Act::Remove { .. }
            | Act::Settings { .. }
            | Act::Host { .. } => Ok(()),
        }
    }
}

impl Move {
    /// As [`ToServer::check`].
    ///
    /// # Errors
    /// The list of cards, when it is too long.
    pub fn check(&self) -> Result<(), TooLong> {
        match self {
            Move::Play { cards, .. } | Move::JumpIn { cards, .. } => {
                within("cards", cards.len(), PLAY_CARDS, "cards")
            }
            Move::Draw {}
            | Move::Pass {}
            | Move::Name { .. }
            | Move::Swap { .. }
            | Move::Challenge {}
            | Move::Call {}
            | Move::Catch { .. } => Ok(()),
        }
    }
}

impl OpenTable {
    /// As [`ToServer::check`].
    ///
    /// # Errors
    /// The first part that does not keep to its bound.
    pub fn check(&self) -> Result<(), TooLong> {
        bytes("name", &self.name, NAME_BYTES)?;
        bytes("rules", self.rules.as_deref().unwrap_or(""), RULES_BYTES)?;
        lang_fits(self.lang.as_deref())
    }
}

impl TakeSeat {
    /// As [`ToServer::check`].
    ///
    /// # Errors
    /// The name, when it is too long.
    pub fn check(&self) -> Result<(), TooLong> {
        bytes("name", &self.name, NAME_BYTES)?;
        lang_fits(self.lang.as_deref())
    }
}

impl CheckRules {
    /// As [`ToServer::check`].
    ///
    /// # Errors
    /// The first part that does not keep to its bound.
    pub fn check(&self) -> Result<(), TooLong> {
        bytes("rules", &self.rules, RULES_BYTES)?;
        lang_fits(self.lang.as_deref())
    }
}

impl RulesSheet {
    /// As [`ToServer::check`].
    ///
    /// # Errors
    /// The first part that does not keep to its bound.
    pub fn check(&self) -> Result<(), TooLong> {
        bytes("rules", &self.rules, RULES_BYTES)?;
        lang_fits(self.lang.as_deref())
    }
}

impl EstimateRules {
    /// As [`ToServer::check`].
    ///
    /// # Errors
    /// The first part that does not keep to its bound.
    pub fn check(&self) -> Result<(), TooLong> {
        bytes("rules", &self.rules, RULES_BYTES)?;
        lang_fits(self.lang.as_deref())
    }
}

fn lang_fits(lang: Option<&str>) -> Result<(), TooLong> {
    bytes("lang", lang.unwrap_or(""), LANG_BYTES)
}

fn bytes(part: &'static str, text: &str, most: usize) -> Result<(), TooLong> {
    within(part, text.len(), most, "bytes")
}

fn within(
    part: &'static str,
    length: usize,
    most: usize,
    unit: &'static str,
) -> Result<(), TooLong> {
    if length <= most {
        Ok(())
    } else {
        Err(TooLong { part, most, unit })
    }
}
