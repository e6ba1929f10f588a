//! What a server and the last seat can still do together once the round is committed to: nothing unseen.

use crate::support::bytes;
use lastcard_engine::fair::{
    Commitment, Contribution, Promise, RoundId, RoundKey, ServerSecret, Share, commitment,
    deck_hash, mix, promise, rules_hash,
};
use lastcard_engine::{Hand, Seat};
use lastcard_testkit::random::Dice;

const ID: RoundId<'_> = RoundId {
    table: "collusion",
    match_number: 1,
    round: 1,
};

/// What everybody saw before anybody showed a share.
struct Published {
    commitment: Commitment,
    promises: Vec<(Seat, Promise)>,
}

/// What is published after the round.
#[derive(Clone)]
struct Told {
    commitment: Commitment,
    contributions: Vec<Contribution>,
    secret: ServerSecret,
    rules: [u8; 32],
}

impl Told {
    fn key(&self) -> RoundKey {
        mix(&self.secret, &self.commitment, &self.contributions)
    }

    /// Whether somebody who was there sees that something is not as it was published, or reads the name of
    /// a seat that was dropped.
    fn shows(&self, published: &Published, rules: &[u8; 32], deck: &Hand) -> bool {
        let made = commitment(ID, rules, &deck_hash(deck), &self.secret);
        let promises = self.contributions.iter().map(|c| (c.seat, c.promise));
        made != self.commitment
            || self.commitment != published.commitment
            || self
                .contributions
                .iter()
                .any(|c| !c.holds(ID) || c.share.is_none())
            || !promises.eq(published.promises.iter().copied())
    }
}

#[test]
fn after_the_commitment_a_server_and_the_last_seat_change_nothing_unseen() {
    let mut dice = Dice::new(65_536);
    let deck = Hand::classic_deck();
    let rules = rules_hash(["preset = \"standard\""]);
    let secret = ServerSecret(bytes(&mut dice));
    let contributions: Vec<Contribution> = (0..4)
        .map(|seat| {
            let (seat, share) = (Seat::new(seat), Share(bytes(&mut dice)));
            Contribution {
                seat,
                promise: promise(ID, seat, &share),
                share: Some(share),
            }
        })
        .collect();
    let honest = Told {
        commitment: commitment(ID, &rules, &deck_hash(&deck), &secret),
        contributions,
        secret,
        rules,
    };
    let published = Published {
        commitment: honest.commitment,
        promises: honest
            .contributions
            .iter()
            .map(|c| (c.seat, c.promise))
            .collect(),
    };
    assert!(!honest.shows(&published, &rules, &deck));
    let mut changed = 0;
    for _ in 0..1 << 16 {
        let mut told = honest.clone();
        for _ in 0..=dice.below(2) {
            tamper(&mut told, &mut dice, &deck);
        }
        if told.key() != honest.key() {
            changed += 1;
            assert!(
                told.shows(&published, &rules, &deck),
                "{:?}",
                told.contributions
            );
        }
    }
    assert!(changed > 60_000, "{changed}");
}

/// One thing that the two can do: the server knows its secret and every share, the last seat its own.
fn tamper(told: &mut Told, dice: &mut Dice, deck: &Hand) {
    let last = told.contributions.len() - 1;
    let commit = |told: &Told| commitment(ID, &told.rules, &deck_hash(deck), &told.secret);
    match dice.below(9) {
        // Another share, with the old promise or with one that fits.
        0 => told.contributions[last].share = Some(Share(bytes(dice))),
        1 => {
            let (seat, share) = (told.contributions[last].seat, Share(bytes(dice)));
            told.contributions[last].promise = promise(ID, seat, &share);
            told.contributions[last].share = Some(share);
        }
        // The share is kept back, or that of an honest seat is said to have been.
        2 => {
            let whose = dice.below(last + 1);
            told.contributions[whose].share = None;
        }
        3 if last > 0 => drop(told.contributions.remove(dice.below(last + 1))),
        // Another secret, with the old commitment or with one that fits.
        4 => told.secret = ServerSecret(bytes(dice)),
        5 => {
            told.secret = ServerSecret(bytes(dice));
            told.commitment = commit(told);
        }
        // Other rules, other seats for the same shares, one bit somewhere.
        6 => {
            told.rules = bytes(dice);
            told.commitment = commit(told);
        }
        7 => {
            let other = dice.below(last + 1);
            let seat = told.contributions[other].seat;
            told.contributions[other].seat = told.contributions[last].seat;
            told.contributions[last].seat = seat;
        }
        _ => {
            let bit = dice.below(512);
            told.secret.0[bit / 8] ^= 1 << (bit % 8);
        }
    }
}
