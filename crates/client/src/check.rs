//! Whether the cards of a round are those that were promised, from what this client saw of it.

use crate::mirror::Mirror;
use lastcard_engine::fair::{
    Commitment, Contribution, Promise, RoundId, ServerSecret, Share, commitment, deck_hash, mix,
    rules_hash,
};
use lastcard_engine::{
    Back, Card, CardSet, Chance, Direction, EventOf, Fair, Hand, Seat, SeatSet, SeenEvent,
};
use lastcard_notation::RulesDocument;

/// What the check of a round found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundCheck {
    /// Which match of the table.
    pub match_number: u32,
    /// Which round of it.
    pub round: u32,
    /// What was found.
    pub finding: Finding,
    /// Who added a share to the shuffle.
    pub shares: SeatSet,
    /// Who promised one and did not show it.
    pub dropped: SeatSet,
    /// What became of this client's own share.
    pub own: OwnShare,
    /// How many cards were seen and lay where the shuffle put them: own cards, the start card, every card that
    /// somebody played or that was shown at the end.
    pub cards: u32,
}

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// The server kept to its commitment, the shares to their promises, and every card that was seen follows from
    /// them.
    Verified,
    /// This client did not see the whole round. The record of the match can be checked instead.
    Unseen,
    /// Something is not as it must be.
    Wrong(Wrong),
}

/// What is not as it must be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// The secret with these rules and cards is not the one of the commitment.
    Commitment,
    /// This seat showed another share than it had promised.
    Promise(Seat),
    /// The server counts another share for this client than it made.
    OwnShare,
    /// This event cannot come of the shuffle.
    Card(Box<SeenEvent>),
}

/// What became of this client's own share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnShare {
    /// It is part of the shuffle.
    Included,
    /// It was promised, and came too late or not at all.
    Late,
    /// There was none.
    None,
}

/// What was seen of a round.
pub(crate) struct Seen {
    pub(crate) match_number: u32,
    pub(crate) round: u32,
    pub(crate) commitment: Commitment,
    pub(crate) contributions: Vec<Contribution>,
    /// From the beginning of the round.
    pub(crate) events: Vec<SeenEvent>,
    pub(crate) own: Option<(Seat, Share, Promise)>,
}

impl RoundCheck {
    /// Of a round that was not seen whole.
    pub(crate) const fn unseen(match_number: u32, round: u32) -> RoundCheck {
        RoundCheck {
            match_number,
            round,
            finding: Finding::Unseen,
            shares: SeatSet::EMPTY,
            dropped: SeatSet::EMPTY,
            own: OwnShare::None,
            cards: 0,
        }
    }
}

/// Checks a round whose secret was published.
pub(crate) fn check(mirror: &Mirror, seen: &Seen, secret: &ServerSecret) -> RoundCheck {
    let mut found = RoundCheck::unseen(seen.match_number, seen.round);
    for of in &seen.contributions {
        let kind = match of.share {
            Some(_) => &mut found.shares,
            None => &mut found.dropped,
        };
        kind.insert(of.seat);
    }
    found.finding = match hashes(mirror, seen, secret) {
        Err(wrong) => Finding::Wrong(wrong),
        Ok(own) => {
            found.own = own;
            cards(mirror, seen, secret, &mut found.cards)
        }
    };
    found
}

/// Whether everything that was published goes together.
fn hashes(mirror: &Mirror, seen: &Seen, secret: &ServerSecret) -> Result<OwnShare, Wrong> {
    let table = mirror.table().to_string();
    let id = RoundId {
        table: &table,
        match_number: seen.match_number,
        round: seen.round,
    };
    let (Ok(rules), Some(game)) = (RulesDocument::parse(mirror.rules()), mirror.game()) else {
        return Err(Wrong::Commitment);
    };
    let lines = rules.to_toml_lines();
    let rules = rules_hash(lines.iter().map(String::as_str));
    let deck = deck_hash(game.view.public().deck());
    if commitment(id, &rules, &deck, secret) != seen.commitment {
        return Err(Wrong::Commitment);
    }
    if let Some(of) = seen.contributions.iter().find(|of| !of.holds(id)) {
        return Err(Wrong::Promise(of.seat));
    }
    let Some((seat, share, promise)) = seen.own else {
        return Ok(OwnShare::None);
    };
    let counted = seen.contributions.iter().find(|of| of.seat == seat);
    match counted.filter(|of| of.promise == promise) {
        None => Ok(OwnShare::Late),
        Some(of) => match of.share {
            None => Ok(OwnShare::Late),
            Some(shown) if shown == share => Ok(OwnShare::Included),
            Some(_) => Err(Wrong::OwnShare),
        },
    }
}

/// Deals the round again from its key, and compares every card that was seen.
fn cards(mirror: &Mirror, seen: &Seen, secret: &ServerSecret, count: &mut u32) -> Finding {
    let Some(game) = mirror.game().filter(|_| !seen.events.is_empty()) else {
        return Finding::Unseen;
    };
    let key = mix(secret, &seen.commitment, &seen.contributions);
    let mut dealt = Dealt {
        viewer: game.view.viewer(),
        deck: *game.view.public().deck(),
        chance: Fair::new(key),
        direction: Direction::Clockwise,
        in_round: SeatSet::EMPTY,
        hands: vec![Hand::EMPTY; game.players.len()],
        pile: Hand::EMPTY,
        under: Hand::EMPTY,
        top: None,
        pool: None,
        turned: 0,
    };
    for event in &seen.events {
        match dealt.event(event) {
            Some(cards) => *count += cards,
            None => return Finding::Wrong(Wrong::Card(Box::new(*event))),
        }
    }
    Finding::Verified
}

/// The full truth of a round, as it follows from the key and from what everybody saw.
struct Dealt {
    viewer: Option<Seat>,
    deck: Hand,
    chance: Fair,
    direction: Direction,
    in_round: SeatSet,
    hands: Vec<Hand>,
    pile: Hand,
    /// The discards under the top, those that were not shown included.
    under: Hand,
    top: Option<Card>,
    /// Hands that were put together and are dealt anew.
    pool: Option<Hand>,
    /// How many start cards were turned up.
    turned: u32,
}

impl Dealt {
    /// Lets an event happen; how many cards of it were seen and are right, or none when it cannot be.
    fn event(&mut self, event: &SeenEvent) -> Option<u32> {
        match *event {
            EventOf::RoundBegan { round, players, .. } => {
                self.chance.begin_round(round);
                self.chance.shuffle(&self.deck);
                self.pile = self.deck;
                self.in_round = players;
            }
            EventOf::Dealt { seat, card } | EventOf::Drew { seat, card, .. } => {
                return self.dealt_to(seat, card);
            }
            EventOf::StartTurned { card } => return self.start(card),
            EventOf::StartReturned { to } => self.back(to)?,
            EventOf::Played { seat, card, .. } => {
                let hand = self.hands.get_mut(seat.index())?;
                if !hand.remove(card) {
                    return None;
                }
                if let Some(under) = self.top.replace(card) {
                    self.under.add(under);
                }
                return Some(1);
            }
            EventOf::Refilled => {
                self.chance.shuffle(&self.under);
                self.pile.add_all(&self.under);
                self.under = Hand::EMPTY;
            }
            EventOf::DirectionTurned { direction } => self.direction = direction,
            EventOf::Swapped { seat, with, hand } => {
                self.hands.swap(seat.index(), with.index());
                return self.own(hand);
            }
            EventOf::Rotated { hand } => {
                self.rotate();
                return self.own(hand);
            }
            EventOf::Collected => self.collect(),
            EventOf::WentOut { seat } => self.in_round.remove(seat),
            EventOf::KnockedOut { seat } | EventOf::Left { seat } => {
                let hand = self.hands.get_mut(seat.index())?;
                self.under.add_all(&std::mem::take(hand));
                self.in_round.remove(seat);
            }
            // The cards of who was knocked out are not shown.
            EventOf::HandCounted { seat, hand, .. } if !hand.is_empty() => {
                return self.shown(seat, Some(hand));
            }
            _ => {}
        }
        Some(0)
    }

    fn dealt_to(&mut self, seat: Seat, seen: Option<Card>) -> Option<u32> {
        let from = self.pool.as_mut().filter(|pool| !pool.is_empty());
        let card = match from {
            Some(pool) => {
                let card = self.chance.deal_from_pool(pool);
                pool.remove(card);
                card
            }
            None if self.pile.is_empty() => return None,
            None => {
                let card = self.chance.draw(&self.pile);
                self.pile.remove(card);
                card
            }
        };
        self.hands.get_mut(seat.index())?.add(card);
        match seen {
            None => Some(0),
            Some(seen) => (seen == card).then_some(1),
        }
    }

    fn start(&mut self, seen: Card) -> Option<u32> {
        // After as many tries as the pile has cards, the topmost card that is allowed is taken.
        let card = if self.turned > 0 && self.turned >= self.pile.len() {
            self.chance.draw_first_of(&self.pile, CardSet::of(seen))
        } else if self.pile.is_empty() {
            return None;
        } else {
            self.chance.draw(&self.pile)
        };
        self.turned += 1;
        self.pile.remove(card);
        self.top = Some(card);
        (seen == card).then_some(1)
    }

    fn back(&mut self, to: Back) -> Option<()> {
        let card = self.top.take()?;
        match to {
            Back::Middle => self.chance.bury(&self.pile, card),
            Back::Bottom => self.chance.put_under(&self.pile, card),
            Back::Shuffled => {
                let mut all = self.pile;
                all.add(card);
                self.chance.shuffle(&all);
            }
        }
        self.pile.add(card);
        Some(())
    }

    fn rotate(&mut self) {
        let before = self.hands.clone();
        for seat in self.in_round.iter() {
            let next = self.in_round.next(seat, self.direction);
            if let (Some(next), Some(&hand)) = (next, before.get(seat.index())) {
                self.hands[next.index()] = hand;
            }
        }
    }

    fn collect(&mut self) {
        let mut pool = Hand::EMPTY;
        for seat in self.in_round.iter() {
            pool.add_all(&std::mem::take(&mut self.hands[seat.index()]));
        }
        self.chance.shuffle_pool(&pool);
        self.pool = Some(pool);
    }

    /// A hand that everybody sees, if it is shown.
    fn shown(&self, seat: Seat, hand: Option<Hand>) -> Option<u32> {
        let Some(hand) = hand else { return Some(0) };
        let same = self.hands.get(seat.index()) == Some(&hand);
        same.then_some(hand.len())
    }

    /// The viewer's own hand, if it is told.
    fn own(&self, hand: Option<Hand>) -> Option<u32> {
        match self.viewer {
            Some(viewer) => self.shown(viewer, hand),
            None => Some(0),
        }
    }
}
