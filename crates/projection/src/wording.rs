//! Refusals and ends of connections in words, in the language of whoever reads them.

use crate::leaks::{self, Leak};
use crate::{NoAct, Viewer, refusal_code};
use lastcard_engine::{Action, Card, Cards, Play, Refusal, Seat, View};
use lastcard_notation::RulesProblem;
use lastcard_protocol::client::ToServer;
use lastcard_protocol::game::{Move, RefusalCode};
use lastcard_protocol::server::{ErrorCode, Refused as WireRefused, ToClient};
use lastcard_table::{Act, Reason, Refused, Room};
use lastcard_texts::{Arg, Lang, Situation, Texts, clause};

/// Why something was not done, for a viewer: of what the others hold it says nothing.
pub fn refused(
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
    let action = match act {
        Some(Act::Play(action)) => Some(action),
        _ => None,
    };
    let mut why = by_the_rules(lang, refusal, view.as_ref(), &names, action);
    if Leak::CardInARefusal.is_on() {
        why.text.push_str(&leaks::card_on_turn(room));
    }
    why
}

/// Why the rules refuse a move, for somebody who sees that much of the match; the names are those of the seats.
pub fn by_the_rules(
    lang: Lang,
    refusal: Refusal,
    view: Option<&View>,
    names: &[&str],
    action: Option<&Action>,
) -> WireRefused {
    let mut situation = view.map_or_else(Situation::default, |view| {
        Situation::of(view.public(), names)
    });
    if let Some(action) = action {
        let (card, target) = aim(action);
        situation.card = card;
        situation.target = target.and_then(|seat| names.get(seat).copied());
    }
    WireRefused {
        code: refusal.into(),
        clause: Some(clause(refusal).to_owned()),
        text: Texts::of(lang).refusal(refusal, &situation),
    }
}

/// Why something was not done, without a word about the game.
pub fn of_code(lang: Lang, code: RefusalCode) -> WireRefused {
    WireRefused {
        code,
        clause: None,
        text: Texts::of(lang).text(key(code), &[]),
    }
}

/// Why rules are none, with the first fault and its place.
pub fn bad_rules(lang: Lang, problems: &[RulesProblem]) -> WireRefused {
    let first = problems.first().map(ToString::to_string);
    let more = i64::try_from(problems.len().saturating_sub(1)).unwrap_or(i64::MAX);
    let args = [
        ("problem", Arg::Text(first.as_deref().unwrap_or_default())),
        ("more", Arg::Number(more)),
    ];
    WireRefused {
        code: RefusalCode::BadRules,
        clause: None,
        text: Texts::of(lang).text("table-bad-rules", &args),
    }
}

/// Why a move would be refused for a viewer, if it would.
pub fn would(lang: Lang, play: &Move, room: &Room, viewer: Viewer) -> Option<WireRefused> {
    let Ok(action) = Action::try_from(play) else {
        return Some(of_code(lang, RefusalCode::BadMove));
    };
    let refusal = match viewer.seat(room).zip(room.game()) {
        None => Some(Refused::Table(Reason::NoMatch)),
        Some((seat, game)) => {
            let other = leaks::on_turn(room).filter(|_| Leak::AskedForAnother.is_on());
            let view = game.state().view(Some(other.unwrap_or(seat)));
            view.refusal(&action).map(Refused::Game)
        }
    };
    refusal.map(|why| refused(lang, why, room, viewer, Some(&Act::Play(action))))
}

/// Why a message is no act.
pub fn no_act(lang: Lang, no_act: &NoAct) -> WireRefused {
    match no_act {
        NoAct::BadMove => of_code(lang, RefusalCode::BadMove),
        NoAct::BadRules(problems) => bad_rules(lang, problems),
    }
}

/// The answer to a message in which something is longer than it may be.
pub fn too_long(lang: Lang, message: &ToServer) -> ToClient {
    let why = of_code(lang, RefusalCode::TooLong);
    match message {
        ToServer::Command { id, .. } => ToClient::Refused { id: *id, why },
        ToServer::Ask { id, .. } => ToClient::Would {
            id: *id,
            refused: Some(why),
        },
        _ => ToClient::NotSaid { why },
    }
}

/// Why a connection ends.
pub fn end(lang: Lang, code: ErrorCode) -> String {
    Texts::of(lang).text(end_key(code), &[])
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
