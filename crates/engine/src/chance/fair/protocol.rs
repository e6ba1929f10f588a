//! What is promised, what is published, and how it becomes a key.

use super::stream::RoundKey;
use crate::hand::Hand;
use crate::seat::Seat;
use alloc::vec::Vec;
use core::fmt;
use sha2::{Digest, Sha256, Sha512};

/// Which round of which match at which table: every hash is bound to it, so that none of them means
/// anything elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundId<'a> {
    /// The name of the table.
    pub table: &'a str,
    /// Which match at that table, counted from 1.
    pub match_number: u32,
    /// Which round of the match, counted from 1.
    pub round: u32,
}

/// What a player adds to the shuffle: 32 bytes from the player's own source of chance, shown to the others
/// only when everything is fixed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Share(pub [u8; 32]);

/// What the server adds: 64 bytes from the operating system, published after the round.
#[derive(Clone, PartialEq, Eq)]
pub struct ServerSecret(pub [u8; 64]);

/// The hash of a share, given away before anything else is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Promise(pub [u8; 32]);

/// The hash of the server's secret, given away before a share is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment(pub [u8; 32]);

/// What one seat did for the shuffle of a round. Bots do nothing for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contribution {
    /// Which seat.
    pub seat: Seat,
    /// What it promised.
    pub promise: Promise,
    /// What it showed; `None` of a seat that was dropped because it did not.
    pub share: Option<Share>,
}

impl Contribution {
    /// Whether what was shown is what was promised; true of a seat that showed nothing.
    pub fn holds(&self, id: RoundId<'_>) -> bool {
        self.share
            .is_none_or(|share| promise(id, self.seat, &share) == self.promise)
    }
}

/// The promise of a share.
pub fn promise(id: RoundId<'_>, seat: Seat, share: &Share) -> Promise {
    let mut hash = Sha256::new_with_prefix("seat-v1");
    put_id(&mut hash, id);
    put_number(&mut hash, seat.index() as u32);
    hash.update(share.0);
    Promise(hash.finalize().into())
}

/// The commitment to a secret, bound to the rules and to the cards of the game: `rules_hash` is
/// [`rules_hash`], and `deck_hash` is [`deck_hash`].
pub fn commitment(
    id: RoundId<'_>,
    rules_hash: &[u8; 32],
    deck_hash: &[u8; 32],
    secret: &ServerSecret,
) -> Commitment {
    let mut hash = Sha256::new_with_prefix("srv-v1");
    put_id(&mut hash, id);
    hash.update(rules_hash);
    hash.update(deck_hash);
    hash.update(secret.0);
    Commitment(hash.finalize().into())
}

/// The key of a round: of everything that was published and everything that was shown. At most one
/// contribution for each seat, in any order; whether they hold is for the caller to see.
pub fn mix(
    secret: &ServerSecret,
    commitment: &Commitment,
    contributions: &[Contribution],
) -> RoundKey {
    let mut in_order: Vec<&Contribution> = contributions.iter().collect();
    in_order.sort_by_key(|contribution| contribution.seat.index());
    let mut hash = Sha512::new_with_prefix("mix-v1");
    hash.update(commitment.0);
    put_number(&mut hash, in_order.len() as u32);
    for contribution in in_order {
        put_number(&mut hash, contribution.seat.index() as u32);
        hash.update(contribution.promise.0);
        match &contribution.share {
            Some(share) => {
                hash.update([1]);
                hash.update(share.0);
            }
            None => hash.update([0]),
        }
    }
    RoundKey::new(&secret.0, &hash.finalize().into())
}

/// The hash of the rules: of the lines in which a record gives them, without the line feeds.
pub fn rules_hash<'a>(lines: impl IntoIterator<Item = &'a str>) -> [u8; 32] {
    let mut text = alloc::string::String::new();
    for line in lines {
        text.push_str(line);
        text.push('\n');
    }
    let mut hash = Sha256::new_with_prefix("rules-v1");
    put_text(&mut hash, &text);
    hash.finalize().into()
}

/// The hash of the cards of a game.
pub fn deck_hash(deck: &Hand) -> [u8; 32] {
    let mut hash = Sha256::new_with_prefix("deck-v1");
    put_number(&mut hash, deck.len());
    for card in deck.iter() {
        hash.update([card.index() as u8]);
    }
    hash.finalize().into()
}

impl fmt::Debug for Share {
    /// Says nothing of the share: before the round is over it helps to give every card away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Share(…)")
    }
}

impl fmt::Debug for ServerSecret {
    /// Says nothing of the secret: before the round is over it gives every card away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ServerSecret(…)")
    }
}

fn put_id(hash: &mut impl Digest, id: RoundId<'_>) {
    put_text(hash, id.table);
    put_number(hash, id.match_number);
    put_number(hash, id.round);
}

/// The number of bytes goes before the text, so that no two lists of texts give the same bytes.
fn put_text(hash: &mut impl Digest, text: &str) {
    put_number(hash, text.len() as u32);
    hash.update(text);
}

fn put_number(hash: &mut impl Digest, number: u32) {
    hash.update(number.to_be_bytes());
}
