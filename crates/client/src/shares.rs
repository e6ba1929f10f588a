//! This client's part in the fair shuffle.

use crate::check::{RoundCheck, Seen, check};
use crate::mirror::Mirror;
use crate::random;
use lastcard_engine::fair::{
    Commitment, Contribution, Promise, RoundId, ServerSecret, Share, promise,
};
use lastcard_engine::{EventOf, Seat, SeenEvent};
use lastcard_protocol::client::Act;
use lastcard_protocol::ids::Hex32;
use lastcard_protocol::server::{Fact, Stage};
use std::collections::BTreeMap;

/// This client's part in the fair shuffle: shares of its own, and what is published about each round.
#[derive(Clone, Default, Debug)]
pub struct Shares {
    own: Option<Own>,
    round: Option<Round>,
    commitments: BTreeMap<(u32, u32), Commitment>,
}

/// A share of one's own.
#[derive(Clone, Copy, Debug)]
struct Own {
    match_number: u32,
    round: u32,
    seat: Seat,
    share: Share,
    promise: Promise,
    sent: bool,
}

/// A round for which the server has bound itself.
#[derive(Clone, Debug)]
struct Round {
    match_number: u32,
    number: u32,
    commitment: Commitment,
    contributions: Vec<Contribution>,
    events: Vec<SeenEvent>,
}

impl Shares {
    /// The commitments that this client saw, by match and round, as the server published them before the deals.
    pub const fn commitments(&self) -> &BTreeMap<(u32, u32), Commitment> {
        &self.commitments
    }

    /// A new share for the round that is dealt next, and its promise; none where the table wants none, or
    /// where this client has no seat in it.
    pub fn promise(&mut self, mirror: &Mirror) -> Option<Hex32> {
        if !mirror.settings().fair_shuffle {
            return None;
        }
        let you = mirror.you()?;
        let running = mirror.game().filter(|_| mirror.stage() != Stage::Lobby);
        let (match_number, round, seat) = if let Some(game) = running {
            let round = game.view.public().round() + 1;
            (game.number, round, game.seat_of(you)?)
        } else {
            let place = mirror.seats().iter().position(|&member| member == you)?;
            (mirror.matches() + 1, 1, Seat::try_new(place)?)
        };
        let share = Share(random::bytes());
        let table = mirror.table().to_string();
        let id = RoundId {
            table: &table,
            match_number,
            round,
        };
        let promise = promise(id, seat, &share);
        self.own = Some(Own {
            match_number,
            round,
            seat,
            share,
            promise,
            sent: false,
        });
        Some(Hex32(promise.0))
    }

    /// Takes in the facts of an entry; `mirror` is the table after it. Gives what the check of a round found.
    pub(crate) fn facts(
        &mut self,
        mirror: &Mirror,
        facts: &[Fact],
        seen: &[SeenEvent],
    ) -> Option<RoundCheck> {
        let mut found = None;
        let match_number = mirror.game()?.number;
        let mut seen = Some(seen);
        for fact in facts {
            match fact {
                Fact::Committed {
                    round,
                    commitment,
                    promises,
                } => {
                    let commitment = Commitment(commitment.0);
                    self.commitments.insert((match_number, *round), commitment);
                    let promised = promises.iter().map(|of| Contribution {
                        seat: of.seat.into(),
                        promise: Promise(of.promise.0),
                        share: None,
                    });
                    self.round = Some(Round {
                        match_number,
                        number: *round,
                        commitment,
                        contributions: promised.collect(),
                        events: Vec::new(),
                    });
                }
                Fact::Shared { seat, share } => {
                    let seat = Seat::from(*seat);
                    let round = self.round.as_mut();
                    let mut shown = round.into_iter().flat_map(|round| &mut round.contributions);
                    if let Some(of) = shown.find(|of| of.seat == seat) {
                        of.share = Some(Share(share.0));
                    }
                }
                // One entry holds the events of one command.
                Fact::Played { .. } => {
                    if let (Some(round), Some(seen)) = (&mut self.round, seen.take()) {
                        round.events.extend(seen);
                    }
                }
                Fact::Revealed { round, secret } => {
                    let secret = ServerSecret(secret.0);
                    found = Some(self.revealed(mirror, match_number, *round, &secret));
                }
                _ => {}
            }
        }
        found
    }

    /// Forgets what is published about the round that goes on: it was not seen whole.
    pub(crate) fn anew(&mut self) {
        self.round = None;
    }

    /// The share that is to be shown now, once.
    pub(crate) fn due(&mut self, mirror: &Mirror) -> Option<Act> {
        if mirror.stage() != Stage::Shuffling {
            return None;
        }
        let own = self.own.as_mut().filter(|own| !own.sent)?;
        let round = self.round.as_ref()?;
        let same = (round.match_number, round.number) == (own.match_number, own.round)
            && mirror.own_seat() == Some(own.seat);
        let asked = |of: &Contribution| {
            of.seat == own.seat && of.promise == own.promise && of.share.is_none()
        };
        if !same || !round.contributions.iter().any(asked) {
            return None;
        }
        own.sent = true;
        Some(Act::Share {
            share: Hex32(own.share.0),
        })
    }

    fn revealed(
        &mut self,
        mirror: &Mirror,
        match_number: u32,
        number: u32,
        secret: &ServerSecret,
    ) -> RoundCheck {
        let round = self.round.take();
        let round = round.filter(|of| (of.match_number, of.number) == (match_number, number));
        let own = self
            .own
            .filter(|own| (own.match_number, own.round) == (match_number, number));
        let Some(round) = round else {
            return RoundCheck::unseen(match_number, number);
        };
        let began = |event: &SeenEvent| matches!(event, EventOf::RoundBegan { .. });
        let start = round
            .events
            .iter()
            .position(began)
            .unwrap_or(round.events.len());
        let seen = Seen {
            match_number,
            round: number,
            commitment: round.commitment,
            contributions: round.contributions,
            events: round.events[start..].to_vec(),
            own: own.map(|own| (own.seat, own.share, own.promise)),
        };
        check(mirror, &seen, secret)
    }
}
