//! Cards and colors in words and in short.

use crate::texts::{Arg, Texts};
use lastcard_engine::{Card, Color, Face, Hand, Rank, Wild};

impl Texts {
    /// The color as a word: `red`, `rood`.
    pub fn color(&self, color: Color) -> String {
        self.text("card-color", &[("color", color_key(color).into())])
    }

    /// One or two letters that stand for the color in this language only: Dutch has two colors that begin
    /// with the same letter.
    pub fn color_letters(&self, color: Color) -> String {
        self.text("card-color-letters", &[("color", color_key(color).into())])
    }

    /// The card as one says it: `red 5`, `blauwe Stop`, `Wild Pak 4`.
    pub fn card(&self, card: Card) -> String {
        self.card_in("card-name", card)
    }

    /// The name of a symbol, or a number, without a color: `Skip`, `5`.
    pub fn rank(&self, rank: Rank) -> String {
        let number = if let Rank::Number(number) = rank {
            number
        } else {
            0
        };
        let args = [
            ("color", "none".into()),
            ("rank", rank_key(rank).into()),
            ("number", Arg::Number(i64::from(number))),
        ];
        self.text("card-name", &args)
    }

    /// The card with its article: `a red 5`, `een blauwe Stop`.
    pub fn a_card(&self, card: Card) -> String {
        self.text("card-one", &[("card", (&self.card(card)).into())])
    }

    /// The card in few characters, with the mark of its color: `▲5`, `■Stop`, `Wild+4`.
    pub fn card_short(&self, card: Card) -> String {
        let mark = card.color().map_or("", color_mark);
        format!("{mark}{}", self.card_in("card-short", card))
    }

    /// Several cards as one says them, equal ones counted: `red 5 (2×) and Wild`.
    pub fn cards(&self, hand: &Hand) -> String {
        let each: Vec<String> = hand
            .kinds()
            .iter()
            .map(|kind| {
                let (name, count) = (self.card(kind), hand.count(kind));
                self.text(
                    "card-counted",
                    &[("card", (&name).into()), ("count", count.into())],
                )
            })
            .collect();
        self.list(&each)
    }

    /// A number of cards: `1 card`, `4 kaarten`.
    pub fn card_count(&self, count: u32) -> String {
        self.text("card-count", &[("count", count.into())])
    }

    fn card_in(&self, key: &str, card: Card) -> String {
        let (color, rank, number) = match card.face() {
            Face::Colored(color, Rank::Number(n)) => (color_key(color), "number", n),
            Face::Colored(color, rank) => (color_key(color), rank_key(rank), 0),
            Face::Wild(wild) => ("none", wild_key(wild), 0),
        };
        let number = Arg::Number(i64::from(number));
        self.text(
            key,
            &[
                ("color", color.into()),
                ("rank", rank.into()),
                ("number", number),
            ],
        )
    }
}

/// A shape for each color, the same in every language, so that color is never the only sign.
pub const fn color_mark(color: Color) -> &'static str {
    match color {
        Color::Red => "▲",
        Color::Yellow => "●",
        Color::Green => "■",
        Color::Blue => "◆",
    }
}

pub(crate) const fn color_key(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Yellow => "yellow",
        Color::Green => "green",
        Color::Blue => "blue",
    }
}

const fn rank_key(rank: Rank) -> &'static str {
    match rank {
        Rank::Number(_) => "number",
        Rank::Skip => "skip",
        Rank::Reverse => "reverse",
        Rank::DrawTwo => "draw_two",
    }
}

const fn wild_key(wild: Wild) -> &'static str {
    match wild {
        Wild::Plain => "wild",
        Wild::DrawFour => "wild_draw_four",
        Wild::SwapHands => "swap_hands",
        Wild::ShuffleHands => "shuffle_hands",
        Wild::Blank => "blank",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use std::collections::HashSet;

    #[test]
    fn cards_are_named_as_people_name_them() {
        let (nl, en) = (Texts::new(Lang::Nl), Texts::new(Lang::En));
        let five = Card::colored(Color::Red, Rank::Number(5));
        let skip = Card::colored(Color::Blue, Rank::Skip);
        assert_eq!(
            (nl.card(five), en.card(five)),
            ("rode 5".into(), "red 5".into())
        );
        assert_eq!(
            (nl.a_card(skip), en.a_card(skip)),
            ("een blauwe Stop".into(), "a blue Skip".into())
        );
        assert_eq!(nl.card(Card::WILD_DRAW_FOUR), "Wild Pak 4");
        assert_eq!(
            (nl.card_short(five), en.card_short(skip)),
            ("▲5".into(), "◆Skip".into())
        );
        assert_eq!(
            nl.card_short(Card::colored(Color::Yellow, Rank::DrawTwo)),
            "●+2"
        );
        let hand: Hand = [five, five, Card::WILD].into_iter().collect();
        assert_eq!(en.cards(&hand), "red 5 (2×) and Wild");
        assert_eq!(
            (nl.card_count(1), nl.card_count(2)),
            ("1 kaart".into(), "2 kaarten".into())
        );
    }

    #[test]
    fn every_card_and_every_color_has_its_own_words_and_its_own_short_form() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let long: HashSet<String> = Card::all().map(|card| texts.card(card)).collect();
            let short: HashSet<String> = Card::all().map(|card| texts.card_short(card)).collect();
            assert_eq!((long.len(), short.len()), (Card::COUNT, Card::COUNT));
            let letters: HashSet<String> = Color::ALL
                .into_iter()
                .map(|color| texts.color_letters(color))
                .collect();
            assert_eq!(letters.len(), 4);
        }
    }
}
