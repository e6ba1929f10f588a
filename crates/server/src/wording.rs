//! Refusals and ends of connections in words, in the language of whoever reads them.

use crate::language::texts;
use crate::leaks::{self, Leak};
use crate::project::{Viewer, refusal_code};
use lastcard_engine::{Action, Card, Cards, Play, Seat};
use lastcard_notation::{RulesProblem, is_unseen};
use lastcard_protocol::game::RefusalCode;
use lastcard_protocol::limits::SAY_CHARS;
use lastcard_protocol::server::{ErrorCode, Refused as WireRefused};
use lastcard_table::{Act, Refused, Room};
use lastcard_texts::{Arg, Lang, Situation, clause};

/// Why something was not done, for a viewer: of what the others hold it says nothing.
pub(crate) fn refused(
    lang: Lang,
    refused: Refused,
    room: &Room,
    viewer: Viewer,
    act: Option<&Act>,
) -> WireRefused {
    let code = refusal_code(refused);
    let Refused::Game(refusal) = refused else {
        return of_code(lang, code);
    };
    let names: Vec<&str> = room.game().map_or_else(Vec::new, |game| {
        let name = |member| room.member(member).map_or("?", |of| of.name.as_str());
        game.players().iter().map(|&member| name(member)).collect()
    });
    let view = room.game().map(|game| game.state().view(viewer.seat(room)));
    let mut situation = view.as_ref().map_or_else(Situation::default, |view| {
        Situation::of(view.public(), &names)
    });
    if let Some(Act::Play(action)) = act {
        let (card, target) = aim(action);
        situation.card = card;
        situation.target = target.and_then(|seat| names.get(seat).copied());
    }
    WireRefused {
        code,
        clause: Some(clause(refusal).to_owned()),
        text: {
            let mut text = texts(lang).refusal(refusal, &situation);
            if Leak::CardInARefusal.is_on() {
                text.push_str(&leaks::held_on_turn(room).to_string());
            }
            text
        },
    }
}

/// Why something was not done, without a word about the game.
pub(crate) fn of_code(lang: Lang, code: RefusalCode) -> WireRefused {
    WireRefused {
        code,
        clause: None,
        text: texts(lang).text(key(code), &[]),
    }
}

/// Why rules are none, with the first fault and its place.
pub(crate) fn bad_rules(lang: Lang, problems: &[RulesProblem]) -> WireRefused {
    let first = problems.first().map(ToString::to_string);
    let more = i64::try_from(problems.len().saturating_sub(1)).unwrap_or(i64::MAX);
    let args = [
        ("problem", Arg::Text(first.as_deref().unwrap_or_default())),
        ("more", Arg::Number(more)),
    ];
    WireRefused {
        code: RefusalCode::BadRules,
        clause: None,
        text: texts(lang).text("table-bad-rules", &args),
    }
}

/// Why a connection ends.
pub(crate) fn end(lang: Lang, code: ErrorCode) -> String {
    texts(lang).text(end_key(code), &[])
}

/// What somebody said, as others are shown it: without what cannot be seen, on one line.
pub(crate) fn spoken(text: &str) -> String {
    let shown: String = text
        .chars()
        .map(|char| if char.is_whitespace() { ' ' } else { char })
        .filter(|&char| !is_unseen(char))
        .take(SAY_CHARS)
        .collect();
    shown.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The card of a move, and the seat that it is aimed at.
fn aim(action: &Action) -> (Option<Card>, Option<usize>) {
    match action {
        Action::Play(Play { cards, swap, .. }) | Action::JumpIn(Play { cards, swap, .. }) => {
            let card = match cards {
                Cards::One(card) => *card,
                Cards::Several(several) => several.first(),
            };
            (Some(card), swap.map(Seat::index))
        }
        Action::Swap(seat) | Action::Catch(seat) => (None, Some(seat.index())),
        Action::Draw
        | Action::Pass
        | Action::Name(_)
        | Action::Challenge
        | Action::Call
        | Action::Leave => (None, None),
    }
}

/// The key of the sentence for a reason that the order of the table gives.
fn key(code: RefusalCode) -> &'static str {
    match code {
        RefusalCode::NotHost => "table-not-host",
        RefusalCode::NotSeated => "table-not-seated",
        RefusalCode::TableFull => "table-table-full",
        RefusalCode::TooManySeats => "table-too-few-seats",
        RefusalCode::NotEnoughPlayers => "table-not-enough-players",
        RefusalCode::MatchGoingOn => "table-match-going-on",
        RefusalCode::NoMatch => "table-no-match",
        RefusalCode::RoundGoingOn => "table-round-going-on",
        RefusalCode::NotAway => "table-not-away",
        RefusalCode::NotDriven => "table-not-driven",
        RefusalCode::BadName => "table-bad-name",
        RefusalCode::SeatsDoNotFit => "table-seats-do-not-fit",
        RefusalCode::BadSettings => "table-bad-settings",
        RefusalCode::BadOrder => "table-bad-order",
        RefusalCode::UnknownMember => "table-unknown-member",
        RefusalCode::NotAPerson => "table-not-a-person",
        RefusalCode::BadMove => "table-bad-move",
        RefusalCode::NotReady => "table-not-ready",
        RefusalCode::WrongShare => "table-wrong-share",
        RefusalCode::NoShareWanted => "table-no-share-wanted",
        RefusalCode::ChatOff => "table-chat-off",
        RefusalCode::TooLong => "table-too-long",
        RefusalCode::TooFast => "table-too-fast",
        // The others are reasons of the game, and come with its own sentences; here nothing is known of it.
        _ => "table-unavailable",
    }
}

/// The key of the sentence for the end of a connection.
const fn end_key(code: ErrorCode) -> &'static str {
    match code {
        ErrorCode::BadMessage => "end-bad-message",
        ErrorCode::BadVersion => "end-bad-version",
        ErrorCode::NoTable => "end-no-table",
        ErrorCode::BadToken => "end-bad-token",
        ErrorCode::NoSpectators => "end-no-spectators",
        ErrorCode::TakenOver => "end-taken-over",
        ErrorCode::Kicked => "end-kicked",
        ErrorCode::TooFast => "end-too-fast",
        ErrorCode::TooSlow => "end-too-slow",
        ErrorCode::ComeBack => "end-come-back",
        ErrorCode::Unavailable => "end-unavailable",
    }
}
