//! Why a connection ends.

#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schemas")]
use ts_rs::TS;

/// What is wrong with a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// The message is not one of the protocol.
    BadMessage,
    /// The version is not spoken here.
    BadVersion,
    /// There is no such table, or no longer.
    NoTable,
    /// The token opens no seat here.
    BadToken,
    /// Nobody may watch this table.
    NoSpectators,
    /// The same seat was opened elsewhere; that one goes on.
    TakenOver,
    /// The person was sent away by the host.
    Kicked,
    /// Too many messages.
    TooFast,
    /// The client reads too slowly; it may come back.
    TooSlow,
    /// The server stops or is renewed; come back in a moment.
    ComeBack,
    /// The server cannot write to its store now; nothing was done.
    Unavailable,
}

impl ErrorCode {
    /// Every code.
    pub const ALL: &'static [ErrorCode] = &[
        ErrorCode::BadMessage,
        ErrorCode::TakenOver,
        ErrorCode::Kicked,
        ErrorCode::BadToken,
        ErrorCode::NoTable,
        ErrorCode::NoSpectators,
        ErrorCode::BadVersion,
        ErrorCode::TooFast,
        ErrorCode::TooSlow,
        ErrorCode::ComeBack,
        ErrorCode::Unavailable,
    ];

    /// The close code of a WebSocket that ends for this.
    pub const fn close_code(self) -> u16 {
        match self {
            ErrorCode::BadMessage => 4000,
            ErrorCode::TakenOver => 4001,
            ErrorCode::Kicked => 4002,
            ErrorCode::BadToken => 4003,
            ErrorCode::NoTable => 4004,
            ErrorCode::NoSpectators => 4005,
            ErrorCode::BadVersion => 4006,
            ErrorCode::TooFast => 4008,
            ErrorCode::TooSlow => 1013,
            ErrorCode::ComeBack => 4012,
            ErrorCode::Unavailable => 4013,
        }
    }

    /// Whether a client does well to connect again by itself, after a while.
    pub const fn comes_back(self) -> bool {
        match self {
            ErrorCode::TooFast
            | ErrorCode::TooSlow
            | ErrorCode::ComeBack
            | ErrorCode::Unavailable => true,
            ErrorCode::BadMessage
            | ErrorCode::TakenOver
            | ErrorCode::Kicked
            | ErrorCode::BadToken
            | ErrorCode::NoTable
            | ErrorCode::NoSpectators
            | ErrorCode::BadVersion => false,
        }
    }
}
