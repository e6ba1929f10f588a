//! Tickets that move a seat to another device.

use super::Kept;
use crate::secrets;
use lastcard_protocol::ids::Ticket;
use lastcard_table::log::Member;
use std::time::Duration;
use subtle::ConstantTimeEq;

/// How long a ticket is worth something.
pub(crate) const TICKET_TIME: Duration = Duration::from_mins(5);

/// The tickets of a table. They are in memory alone: after a restart a new one is asked for.
#[derive(Default)]
pub(super) struct Tickets(Vec<(Kept, Member, Duration)>);

impl Tickets {
    /// A new ticket for a member; an older one of the same member is worth nothing any more.
    pub(super) fn issue(&mut self, member: Member, now: Duration) -> Ticket {
        let ticket = Ticket::from_bytes(secrets::bytes());
        self.0
            .retain(|&(_, other, until)| other != member && until > now);
        let kept = secrets::hash_ticket(&ticket);
        self.0.push((kept, member, now + TICKET_TIME));
        ticket
    }

    /// Whose seat a ticket moves. It can be used once.
    pub(super) fn take(&mut self, ticket: &Ticket, now: Duration) -> Option<Member> {
        self.0.retain(|&(_, _, until)| until > now);
        let hash = secrets::hash_ticket(ticket);
        let same = |kept: &Kept| bool::from(kept.0.ct_eq(&hash.0));
        let place = self.0.iter().position(|(kept, ..)| same(kept))?;
        Some(self.0.swap_remove(place).1)
    }
}
