//! A table as it stands, for one viewer.

use crate::Viewer;
use crate::leaks::Leak;
use crate::names::{member as wire_member, seat_number, seq, settings};
use lastcard_engine::Seat;
use lastcard_protocol::game::{Card, Choices, View};
use lastcard_protocol::ids::{Code, TableId};
use lastcard_protocol::server as wire;
use lastcard_table::log::Member;
use lastcard_table::{Clock, Game, Occupant, Room, RoundScore, SeatScore, Stage};
use std::time::Duration;

/// What no log knows of a table.
#[derive(Clone, Debug)]
pub struct Around {
    /// The name of the table.
    pub table: TableId,
    /// The short code, while it opens the lobby.
    pub code: Option<Code>,
    /// The link that invites people.
    pub link: String,
    /// Who is connected.
    pub here: Vec<Member>,
    /// How many watch.
    pub watching: u32,
    /// Who must act by when.
    pub clock: Option<wire::Clock>,
}

/// The table as a viewer may see it.
pub fn room(room: &Room, viewer: Viewer, around: Around) -> wire::Room {
    let Around {
        table,
        code,
        link,
        here,
        watching,
        clock,
    } = around;
    wire::Room {
        table,
        seq: seq(room.seq()),
        // The code is for those who sit there and can tell it to others.
        code: code.filter(|_| viewer.member().is_some()),
        link,
        rules: room.rules().to_toml(),
        settings: settings(room.settings()),
        members: room
            .members()
            .map(|(member, occupant)| player(room, member, occupant))
            .collect(),
        seats: room.seats().iter().copied().map(wire_member).collect(),
        host: room.host().map(wire_member),
        here: here.into_iter().map(wire_member).collect(),
        watching,
        stage: stage(room.stage()),
        game: room.game().map(|game| {
            Box::new(wire::Game {
                number: game.number(),
                players: game.players().iter().copied().map(wire_member).collect(),
                view: view(game, viewer.seat(room)),
                rounds: game.rounds().iter().map(round_score).collect(),
            })
        }),
        choices: choices(room, viewer),
        clock,
        matches: room.matches(),
        aborted: room.aborted(),
    }
}

/// Everybody was shown all of it when the round ended.
fn round_score(score: &RoundScore) -> wire::RoundScore {
    let seat_score = |of: &SeatScore| wire::SeatScore {
        seat: of.seat.into(),
        hand: of.hand.map(|hand| hand.iter().map(Card).collect()),
        value: of.value,
        points: of.points,
        total: of.total,
    };
    wire::RoundScore {
        round: score.round,
        winner: score.winner.map(Into::into),
        stalled: score.stalled,
        seats: score.seats.iter().map(seat_score).collect(),
    }
}

/// The match as a seat may see it, or as everybody may.
fn view(game: &Game, mut seat: Option<Seat>) -> View {
    let state = game.state();
    if Leak::HandOfTheNextSeat.is_on() {
        seat = seat.map(|seat| Seat::new((seat.index() + 1) % state.public().seats()));
    }
    let mut view = View::from(&state.view(seat));
    if Leak::DrawPileInTheView.is_on() && seat.is_none() {
        view.discards = state.draw_pile().into();
    }
    view
}

/// What a table is doing.
pub const fn stage(stage: Stage) -> wire::Stage {
    match stage {
        Stage::Lobby => wire::Stage::Lobby,
        Stage::Shuffling => wire::Stage::Shuffling,
        Stage::Round => wire::Stage::Round,
        Stage::BetweenRounds => wire::Stage::BetweenRounds,
    }
}

/// What is open to a viewer now.
pub fn choices(room: &Room, viewer: Viewer) -> Option<Box<Choices>> {
    let mut seat = viewer.seat(room)?;
    let game = room.game().filter(|game| !game.is_over())?;
    if Leak::ChoicesOnTurn.is_on() {
        seat = game.state().public().phase().on_turn()?;
    }
    Choices::of(&game.state().view(Some(seat))).map(Box::new)
}

/// Who must act by when.
pub fn clock(clock: Clock) -> wire::Clock {
    let Clock {
        seat,
        left,
        bank,
        warning,
    } = clock;
    let ms = |time: Duration| u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
    wire::Clock {
        seats: vec![seat_number(seat.index() as u8)],
        left: ms(left),
        bank: ms(bank),
        warning,
    }
}

/// Somebody at the table.
pub(crate) fn player(room: &Room, member: Member, occupant: &Occupant) -> wire::Player {
    wire::Player {
        member: wire_member(member),
        name: occupant.name.clone(),
        bot: occupant.level().map(crate::names::level),
        lookalike: room.is_lookalike(member),
        ready: occupant.ready,
        driven: occupant.driven,
        wins: occupant.wins,
    }
}
