//! How well a hand can go on.

use super::judge::Judge;
use super::sight::Pile;
use lastcard_engine::{CardSet, Color, Hand, Seat};

impl Judge<'_> {
    /// How well a hand can go on from a pile.
    pub(super) fn hand(&self, hand: &Hand, pile: Pile) -> f32 {
        let weights = self.weights;
        let count = hand.len();
        if count == 0 {
            return 0.0;
        }
        let kinds = hand.kinds();
        let links = hand.count_in(self.sight.fitting(pile));
        let same = hand.count_in(pile.color.map_or(CardSet::EMPTY, CardSet::of_color));
        let mut worth = weights.share * same as f32 / count as f32
            + weights.links * links.min(3) as f32
            - weights.colors * colors(kinds) as f32
            - weights.lonely * lonely(hand) as f32;
        if links > 0 {
            worth += weights.follows;
        }
        if kinds.and(self.sight.may_be_last()).is_empty() {
            worth -= weights.follows;
        } else if count == 1 && !kinds.and(CardSet::WILDS).is_empty() {
            worth += weights.last_wild;
        }
        worth
    }

    /// How well a hand that is not known can go on: it has some of everything.
    pub(super) fn unknown_hand(&self, count: u32) -> f32 {
        let weights = self.weights;
        weights.share / 4.0 + weights.follows * 0.8 - weights.colors * count.min(3) as f32
    }

    /// A card that can follow is worth more when the next player leaves the pile as it is.
    pub(super) fn sure(&self, hand: &Hand, next: Seat, pile: Pile) -> f32 {
        if next == self.sight.me || !self.sight.follows(hand, pile) {
            return 0.0;
        }
        self.weights.sure * (1.0 - self.sight.can_play(next, pile))
    }
}

fn colors(kinds: CardSet) -> usize {
    let held = |color| !kinds.and(CardSet::of_color(color)).is_empty();
    Color::ALL.into_iter().filter(|&color| held(color)).count()
}

/// How many cards of a hand have neither color nor number nor symbol with another one in common.
fn lonely(hand: &Hand) -> usize {
    let kinds = hand.kinds().minus(CardSet::WILDS);
    let mut single = kinds.minus(hand.pairs());
    for color in Color::ALL {
        let same = kinds.and(CardSet::of_color(color));
        if same.len() > 1 {
            single = single.minus(same);
        }
    }
    let ranks = single.iter().filter_map(lastcard_engine::Card::rank);
    ranks
        .filter(|&rank| kinds.and(CardSet::of_rank(rank)).len() == 1)
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_notation::card::parse_hand;

    #[test]
    fn a_card_is_lonely_without_its_color_and_its_rank() {
        for (hand, expected) in [
            ("", 0),
            ("R5", 1),
            ("R5 R5", 0),
            ("R5 B5", 0),
            ("R5 R6", 0),
            ("R5 B6", 2),
            ("R5 B6 W W+4", 2),
            ("R5 R6 B6 G9", 1),
        ] {
            let cards = parse_hand(hand).expect("cards");
            assert_eq!(lonely(&cards), expected, "{hand}");
        }
    }
}
