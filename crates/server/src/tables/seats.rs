//! Sitting down, and what others see of the table before they do.

use super::NotDone;
use super::actor::Actor;
use super::outbox::End;
use crate::leaks::Leak;
use crate::secrets;
use lastcard_projection::{self as project, Viewer};
use lastcard_protocol::ids::{Ticket, Token};
use lastcard_protocol::rest::{Invitation, PublicTable, Seated};
use lastcard_protocol::server::ErrorCode;
use lastcard_table::log::Member;
use lastcard_table::{Stage, Step};

impl Actor {
    /// Somebody takes a seat.
    pub(super) async fn join(&mut self, name: String) -> Result<Seated, NotDone> {
        let token = Token::from_bytes(secrets::bytes());
        let hash = project::hash(&token);
        let step = Step::Join { name, token: hash };
        self.step(&step).await?;
        let member = self.table.room().member_of(&hash);
        let member = member.ok_or(NotDone::Unavailable)?;
        Ok(self.seated(member, token))
    }

    /// A ticket is used: the seat opens with another token from now on.
    pub(super) async fn claim(&mut self, ticket: &Ticket) -> Result<Seated, NotDone> {
        let now = self.now();
        let member = self.tickets.take(ticket, now).ok_or(NotDone::BadTicket)?;
        let token = Token::from_bytes(secrets::bytes());
        let hash = project::hash(&token);
        let step = Step::Rekey {
            member,
            token: hash,
        };
        self.step(&step).await?;
        // The device that had the seat says so and stays quiet.
        let closed = self
            .audience
            .close_where(End::Because(ErrorCode::TakenOver), |_, socket| {
                socket.viewer == Viewer::Member(member)
            });
        self.gone(&closed);
        Ok(self.seated(member, token))
    }

    pub(super) fn invitation(&self) -> Invitation {
        let room = self.table.room();
        let seats = usize::from(room.settings().seats);
        let lobby = room.stage() == Stage::Lobby;
        let name = |member: &Member| room.member(*member).map(|of| of.name.clone());
        let bots = room
            .seats()
            .iter()
            .filter(|&&member| room.member(member).is_some_and(|of| !of.is_person()));
        // A bot makes room for a person while no match goes on.
        let taken = room.seats().len() - if lobby { bots.count() } else { 0 };
        let rules = room.rules();
        Invitation {
            table: self.id,
            stage: project::stage(room.stage()),
            players: {
                let mut seats = room.seats().to_vec();
                if let (true, Some(game)) = (Leak::PlayersByHand.is_on(), room.game()) {
                    let rules = game.state().public().rules();
                    let held = |seat| rules.hand_value(game.state().hand(seat));
                    seats.sort_by_key(|&member| room.seat_of(member).map(held));
                }
                seats.iter().filter_map(name).collect()
            },
            free: seats.saturating_sub(taken) as u8,
            preset: rules.preset.name().to_owned(),
            plain: rules.is_plain(),
            rules: rules.to_toml(),
            link: self.shared().link(self.id),
            spectators: room.settings().spectators,
        }
    }

    /// What the public list says of the table.
    pub(super) fn listing(&self) -> PublicTable {
        let room = self.table.room();
        let rules = room.rules();
        let host = room.host().and_then(|host| room.member(host));
        PublicTable {
            table: self.id,
            players: room.seats().len() as u8,
            seats: room.settings().seats,
            preset: rules.preset.name().to_owned(),
            plain: rules.is_plain(),
            host: host.map(|of| of.name.clone()),
        }
    }

    fn seated(&self, member: Member, token: Token) -> Seated {
        Seated {
            table: self.id,
            member: project::member(member),
            token,
        }
    }
}
