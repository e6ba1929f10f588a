//! Every path of the HTTP interface, once.

use super::ProblemCode;
use super::ProblemCode::{
    BadCode, BadName, BadRules, BadSettings, BadTicket, BadToken, MatchGoingOn, NoRecord, NoTable,
    TableFull, TooManyTables, Unavailable,
};

/// What a path does for a method.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    /// The method.
    pub method: Method,
    /// The path, with parameters in braces: `{table}` is the name of a table, `{number}` that of a match.
    pub path: &'static str,
    /// A name for generated clients.
    pub id: &'static str,
    /// What it does, in a sentence.
    pub about: &'static str,
    /// What is sent, if something is.
    pub body: Option<Body>,
    /// Whether the language of the answer is asked for as in `?lang=nl`; without that it is the one of the request.
    pub lang: bool,
    /// What comes back.
    pub answer: Answer,
    /// What can be wrong, besides what can be wrong with every request: `bad_request`, `too_long`, `too_fast`,
    /// `bad_origin` and `internal`.
    pub problems: &'static [ProblemCode],
}

/// The method of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Changes nothing.
    Get,
    /// Changes something, or sends more than fits a path.
    Post,
}

/// A type of this module that is sent as JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Body(pub &'static str);

/// What comes back, with status 200 (201 where something was made).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A type of this module as JSON.
    One(&'static str),
    /// The same, for something that was made.
    Made(&'static str),
    /// A list of a type of this module as JSON.
    List(&'static str),
    /// A text of that media type.
    Text(&'static str),
}

/// Every operation, in the order in which a client meets them.
pub const OPERATIONS: &[Operation] = &[
    Operation {
        method: Method::Post,
        path: "/api/tables",
        id: "openTable",
        about: "Opens a table; who asks is the host and sits on the first seat.",
        body: Some(Body("OpenTable")),
        lang: false,
        answer: Answer::Made("Opened"),
        problems: &[BadName, BadRules, BadSettings, TooManyTables, Unavailable],
    },
    Operation {
        method: Method::Get,
        path: "/api/tables",
        id: "listTables",
        about: "The public tables that have a free seat.",
        body: None,
        lang: false,
        answer: Answer::List("PublicTable"),
        problems: &[],
    },
    Operation {
        method: Method::Get,
        path: "/api/tables/{table}",
        id: "getInvitation",
        about: "What somebody who has the link sees of a table before sitting down.",
        body: None,
        lang: false,
        answer: Answer::One("Invitation"),
        problems: &[NoTable, Unavailable],
    },
    Operation {
        method: Method::Post,
        path: "/api/tables/{table}/seats",
        id: "takeSeat",
        about: "Takes a free seat.",
        body: Some(Body("TakeSeat")),
        lang: false,
        answer: Answer::Made("Seated"),
        problems: &[NoTable, TableFull, MatchGoingOn, BadName, Unavailable],
    },
    Operation {
        method: Method::Post,
        path: "/api/codes",
        id: "enterCode",
        about: "The table of a short code, while it opens the lobby.",
        body: Some(Body("EnterCode")),
        lang: false,
        answer: Answer::One("CodeOpens"),
        problems: &[BadCode],
    },
    Operation {
        method: Method::Post,
        path: "/api/tables/{table}/move",
        id: "moveSeat",
        about: "Makes a ticket that moves a seat to another device, once.",
        body: Some(Body("MoveSeat")),
        lang: false,
        answer: Answer::Made("Movable"),
        problems: &[NoTable, BadToken, Unavailable],
    },
    Operation {
        method: Method::Post,
        path: "/api/tables/{table}/claim",
        id: "claimSeat",
        about: "Moves a seat to this device; the old token opens nothing from then on.",
        body: Some(Body("ClaimSeat")),
        lang: false,
        answer: Answer::Made("Seated"),
        problems: &[NoTable, BadTicket, Unavailable],
    },
    Operation {
        method: Method::Get,
        path: "/api/tables/{table}/qr.svg",
        id: "getQrCode",
        about: "The link that invites people, as a picture that phones read.",
        body: None,
        lang: false,
        answer: Answer::Text("image/svg+xml"),
        problems: &[NoTable, Unavailable],
    },
    Operation {
        method: Method::Get,
        path: "/api/tables/{table}/records",
        id: "listRecords",
        about: "The finished matches of a table.",
        body: None,
        lang: false,
        answer: Answer::List("RecordEntry"),
        problems: &[NoTable, Unavailable],
    },
    Operation {
        method: Method::Get,
        path: "/api/tables/{table}/records/{number}",
        id: "getRecord",
        about: "The record of a finished match; `docs/notation.md` describes it.",
        body: None,
        lang: false,
        answer: Answer::Text("text/plain"),
        problems: &[NoTable, NoRecord, Unavailable],
    },
    Operation {
        method: Method::Get,
        path: "/api/presets",
        id: "listPresets",
        about: "The presets of the rules.",
        body: None,
        lang: false,
        answer: Answer::List("PresetEntry"),
        problems: &[],
    },
    Operation {
        method: Method::Get,
        path: "/api/rules/options",
        id: "listOptions",
        about: "Every option of the rules with all that it can be, in words.",
        body: None,
        lang: true,
        answer: Answer::List("OptionGroup"),
        problems: &[],
    },
    Operation {
        method: Method::Post,
        path: "/api/rules/check",
        id: "checkRules",
        about: "Whether a rules document is valid, and everything that is wrong with it.",
        body: Some(Body("CheckRules")),
        lang: false,
        answer: Answer::One("RulesChecked"),
        problems: &[],
    },
    Operation {
        method: Method::Post,
        path: "/api/rules/sheet",
        id: "getSheet",
        about: "The rules as people read them.",
        body: Some(Body("RulesSheet")),
        lang: false,
        answer: Answer::One("Sheet"),
        problems: &[BadRules],
    },
    Operation {
        method: Method::Post,
        path: "/api/estimate",
        id: "estimateRules",
        about: "What to expect of rules with a number of players: how long it takes, and how much seats and luck decide.",
        body: Some(Body("EstimateRules")),
        lang: false,
        answer: Answer::One("Estimate"),
        problems: &[BadRules, Unavailable],
    },
    Operation {
        method: Method::Get,
        path: "/api/version",
        id: "getVersion",
        about: "Which server this is.",
        body: None,
        lang: false,
        answer: Answer::One("Version"),
        problems: &[],
    },
];
