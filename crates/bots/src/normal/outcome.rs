//! What a play leads to: what lies on top, who is hit, who is next.

use super::sight::{Pile, Sight};
use lastcard_engine::rules::{JumpInContinues, TwoPlayerReverse};
use lastcard_engine::{Card, CardSet, Cards, Color, Direction, Hand, Play, Rank, Seat, SeatSet};

/// The longest run of cards that is looked for: longer ones are as rare as they are slow to find.
const LONGEST_RUN: u32 = 6;

/// The table after a play, as far as it can be foreseen.
pub(super) struct Outcome {
    pub(super) pile: Pile,
    /// What is left in the own hand, before hands move.
    pub(super) rest: Hand,
    pub(super) direction: Direction,
    /// Who loses a turn.
    pub(super) skipped: SeatSet,
    /// Who must draw, and how many cards.
    pub(super) hit: Option<(Seat, u32)>,
    /// Who plays next, when nobody answers a penalty.
    pub(super) next: Seat,
}

impl Sight<'_> {
    pub(super) fn outcome(&self, play: &Play, jump_in: bool) -> Outcome {
        let card = play.cards.last();
        let laid = play.cards.len();
        let players = self.public.in_round();
        let reverse_skips =
            players.len() == 2 && self.rules.two_player_reverse == TwoPlayerReverse::Skip;
        let turns = card.rank() == Some(Rank::Reverse) && !reverse_skips;
        let direction = if turns && laid % 2 == 1 {
            self.public.direction().turned()
        } else {
            self.public.direction()
        };
        let after = |seat: Seat| players.next(seat, direction).unwrap_or(seat);
        let first = match self.public.phase().on_turn() {
            Some(seat)
                if jump_in && self.rules.jump_in_continues == JumpInContinues::OriginalOrder =>
            {
                seat
            }
            _ => after(self.me),
        };
        let waiting = self
            .public
            .phase()
            .penalty()
            .map_or(0, |penalty| penalty.owed);
        let owed = u32::from(waiting) + u32::from(card.draws()) * laid;
        let skips = match card.rank() {
            Some(Rank::Skip) => laid,
            Some(Rank::Reverse) if reverse_skips => laid,
            _ => 0,
        };
        let mut skipped = SeatSet::EMPTY;
        let mut next = first;
        let mut hit = None;
        if owed > 0 {
            hit = Some((first, owed));
            next = after(first);
        } else {
            for _ in 0..skips {
                skipped.insert(next);
                next = after(next);
            }
        }
        Outcome {
            pile: Pile {
                top: card,
                color: play.color.or(card.color()),
            },
            rest: self.without(play),
            direction,
            skipped,
            hit,
            next,
        }
    }

    /// The own hand without the cards of a play.
    fn without(&self, play: &Play) -> Hand {
        let mut rest = *self.view.hand();
        match &play.cards {
            Cards::One(card) => {
                rest.remove(*card);
            }
            Cards::Several(several) => rest.remove_all(several.all()),
        }
        rest
    }

    /// Whether the hand can be emptied in one go from here: between two players, with cards that give the
    /// turn back at once and one more.
    pub(super) fn runs_out(&self, hand: &Hand, pile: Pile) -> bool {
        let fitting = hand.kinds().and(self.fitting(pile));
        if hand.len() == 1 {
            return !fitting.and(self.may_be_last()).is_empty();
        }
        let keepers = self.keepers(hand);
        if hand.len() > LONGEST_RUN || hand.count_in(keepers) + 1 < hand.len() {
            return false;
        }
        fitting.and(keepers).iter().any(|card| {
            let mut rest = *hand;
            rest.remove(card);
            let bluff = card == Card::WILD_DRAW_FOUR && self.is_bluff(&rest, pile);
            let runs_on_in = |color| {
                let color = Some(color);
                self.runs_out(&rest, Pile { top: card, color })
            };
            !bluff
                && match card.color() {
                    Some(color) => runs_on_in(color),
                    None => Color::ALL.into_iter().any(runs_on_in),
                }
        })
    }

    /// The cards of a hand that give the turn back at once.
    fn keepers(&self, hand: &Hand) -> CardSet {
        let kinds = hand.kinds().iter();
        kinds
            .filter(|&card| self.gives_turn_back(card))
            .fold(CardSet::EMPTY, |all, card| all.union(CardSet::of(card)))
    }

    /// Whether a card leaves its player on turn for certain.
    fn gives_turn_back(&self, card: Card) -> bool {
        self.public.in_round().len() == 2
            && match card.rank() {
                Some(Rank::Skip) => true,
                Some(Rank::Reverse) => self.rules.two_player_reverse == TwoPlayerReverse::Skip,
                _ => card.draws() > 0 && !self.rules.penalties_move_on(),
            }
    }
}
