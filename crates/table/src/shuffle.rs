//! The fair shuffle of a table: what the server is bound to, and the key that comes of it.

use crate::log::{Hex, Member};
use crate::room::{Game, Room, Shuffle};
use lastcard_engine::fair::{
    Commitment, Contribution, Promise, RoundId, RoundKey, ServerSecret, Share, commitment,
    deck_hash, mix, promise, rules_hash,
};
use lastcard_engine::{Fair, Seat};

/// The round that the next promises are for: the table, the number of the match, the round.
pub fn next_round(room: &Room) -> RoundId<'_> {
    let running = room.game().filter(|game| !game.is_over());
    let (match_number, round) = running.map_or((room.matches() + 1, 1), |game| {
        (game.number(), game.state().public().round() + 1)
    });
    RoundId {
        table: room.key(),
        match_number,
        round,
    }
}

/// The commitment of the server to its part of the next round of the match.
pub(crate) fn commit(room: &Room, game: &Game, secret: &ServerSecret) -> Hex<32> {
    let rules = rules_hash(game.rules_lines().iter().map(String::as_str));
    let deck = deck_hash(game.state().public().deck());
    Hex(commitment(next_round(room), &rules, &deck, secret).0)
}

/// Whether a share is the one that a seat promised for a round of the match.
pub(crate) fn is_promised(room: &Room, shuffle: &Shuffle, seat: Seat, share: &Hex<32>) -> bool {
    let id = RoundId {
        round: shuffle.round,
        ..next_round(room)
    };
    let made = promise(id, seat, &Share(share.0));
    shuffle
        .promises
        .contains(&(seat.index() as u8, Hex(made.0)))
}

/// The key of a round, from the server's part and the shares that were shown.
pub(crate) fn round_key(shuffle: &Shuffle, secret: &ServerSecret) -> RoundKey {
    let contributions: Vec<Contribution> = contributions(shuffle).collect();
    mix(secret, &Commitment(shuffle.commitment.0), &contributions)
}

/// What every seat that promised something did.
pub(crate) fn contributions(shuffle: &Shuffle) -> impl Iterator<Item = Contribution> + '_ {
    shuffle.promises.iter().map(|&(number, promise)| {
        let shown = shuffle.shares.iter().find(|&&(seat, _)| seat == number);
        Contribution {
            seat: Seat::new(number as usize),
            promise: Promise(promise.0),
            share: shown.map(|&(_, share)| Share(share.0)),
        }
    })
}

/// Who promised a share for the next round, by seat.
pub(crate) fn promises(room: &Room, players: &[Member]) -> Vec<(u8, Hex<32>)> {
    let promised = |(seat, member): (usize, &Member)| {
        let promise = room.member(*member)?.promise?;
        Some((seat as u8, promise))
    };
    players.iter().enumerate().filter_map(promised).collect()
}

/// Chance before the first key, which nothing is asked of.
pub(crate) fn unkeyed() -> Fair {
    let nothing = Commitment([0; 32]);
    Fair::new(mix(&ServerSecret([0; 64]), &nothing, &[]))
}
