//! Cards are kinds, not objects: two red fives are the same [`Card`].

use crate::bits::nth_one;
use core::fmt;

/// One of the four colors, in the order that breaks ties.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Color {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
}

impl Color {
    /// All four, in order.
    pub const ALL: [Color; 4] = [Color::Red, Color::Yellow, Color::Green, Color::Blue];
}

/// The number or symbol of a colored card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    /// 0 to 9.
    Number(u8),
    /// Skip.
    Skip,
    /// Reverse.
    Reverse,
    /// Draw Two.
    DrawTwo,
}

impl Rank {
    /// The thirteen ranks, in the order of [`Rank::index`].
    pub const ALL: [Rank; 13] = [
        Rank::Number(0),
        Rank::Number(1),
        Rank::Number(2),
        Rank::Number(3),
        Rank::Number(4),
        Rank::Number(5),
        Rank::Number(6),
        Rank::Number(7),
        Rank::Number(8),
        Rank::Number(9),
        Rank::Skip,
        Rank::Reverse,
        Rank::DrawTwo,
    ];

    /// 0 to 12.
    pub const fn index(self) -> u8 {
        match self {
            Rank::Number(n) => n,
            Rank::Skip => 10,
            Rank::Reverse => 11,
            Rank::DrawTwo => 12,
        }
    }
}

/// A card without a color of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Wild {
    /// The plain Wild.
    Plain,
    /// Wild Draw Four.
    DrawFour,
    /// Wild Swap Hands.
    SwapHands,
    /// Wild Shuffle Hands.
    ShuffleHands,
    /// A blank Wild, which may carry a rule of the table.
    Blank,
}

impl Wild {
    /// All five, in order.
    pub const ALL: [Wild; 5] = [
        Wild::Plain,
        Wild::DrawFour,
        Wild::SwapHands,
        Wild::ShuffleHands,
        Wild::Blank,
    ];
}

/// What a card shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    /// A card with a color and a number or symbol.
    Colored(Color, Rank),
    /// A card whose player names the color.
    Wild(Wild),
}

/// A kind of card: an index below [`Card::COUNT`], so that sets of kinds fit one machine word.
///
/// Colored cards come first, color by color in the order of [`Color::ALL`] and [`Rank::ALL`]; then the
/// Wilds in the order of [`Wild::ALL`]. The order is part of the pinned shuffle and never changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// How many kinds there are: 4 × 13 colored ones and 5 Wilds.
    pub const COUNT: usize = 57;
    /// The plain Wild.
    pub const WILD: Card = Card::wild(Wild::Plain);
    /// Wild Draw Four.
    pub const WILD_DRAW_FOUR: Card = Card::wild(Wild::DrawFour);

    /// The colored card of that color and rank.
    pub const fn colored(color: Color, rank: Rank) -> Card {
        Card(color as u8 * 13 + rank.index())
    }

    /// The Wild of that kind.
    pub const fn wild(wild: Wild) -> Card {
        Card(52 + wild as u8)
    }

    /// The card with that index, or `None` from [`Card::COUNT`] up.
    pub const fn from_index(index: usize) -> Option<Card> {
        if index < Card::COUNT {
            Some(Card(index as u8))
        } else {
            None
        }
    }

    /// 0 to 56.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every kind in the order of its index.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::COUNT as u8).map(Card)
    }

    /// What the card shows.
    pub const fn face(self) -> Face {
        FACES[(self.0 & 63) as usize]
    }

    /// The color of a colored card.
    pub const fn color(self) -> Option<Color> {
        match self.face() {
            Face::Colored(color, _) => Some(color),
            Face::Wild(_) => None,
        }
    }

    /// The rank of a colored card.
    pub const fn rank(self) -> Option<Rank> {
        match self.face() {
            Face::Colored(_, rank) => Some(rank),
            Face::Wild(_) => None,
        }
    }

    /// The number of a number card.
    pub const fn number(self) -> Option<u8> {
        match self.rank() {
            Some(Rank::Number(n)) => Some(n),
            _ => None,
        }
    }

    /// Which Wild the card is, if it is one.
    pub const fn as_wild(self) -> Option<Wild> {
        match self.face() {
            Face::Colored(..) => None,
            Face::Wild(wild) => Some(wild),
        }
    }

    /// Whether the card has no color of its own.
    pub const fn is_wild(self) -> bool {
        self.0 >= 52
    }

    /// How many cards the next player must draw for it: 2, 4 or 0.
    pub const fn draws(self) -> u16 {
        match self.face() {
            Face::Colored(_, Rank::DrawTwo) => 2,
            Face::Wild(Wild::DrawFour) => 4,
            _ => 0,
        }
    }
}

/// The face of every kind, in the order of the index. Sixty-four, so that an index of six bits needs no
/// check; the last ones stand for no kind.
static FACES: [Face; 64] = {
    let mut faces = [Face::Wild(Wild::Blank); 64];
    let mut index = 0;
    while index < 52 {
        faces[index] = Face::Colored(Color::ALL[index / 13], Rank::ALL[index % 13]);
        index += 1;
    }
    while index < Card::COUNT {
        faces[index] = Face::Wild(Wild::ALL[index - 52]);
        index += 1;
    }
    faces
};

/// The colored cards of the same rank for every kind, none for a Wild; as many as [`FACES`].
static SAME_RANK: [CardSet; 64] = {
    let mut sets = [CardSet::EMPTY; 64];
    let mut index = 0;
    while index < 52 {
        sets[index] = CardSet(CardSet::ONE_PER_COLOR << (index % 13));
        index += 1;
    }
    sets
};

impl fmt::Display for Card {
    /// The short form: `R5`, `BS`, `YR`, `G+2`, `W`, `W+4`, `WS`, `WH`, `WB`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            Face::Colored(color, rank) => {
                let letter = match color {
                    Color::Red => 'R',
                    Color::Yellow => 'Y',
                    Color::Green => 'G',
                    Color::Blue => 'B',
                };
                match rank {
                    Rank::Number(n) => write!(f, "{letter}{n}"),
                    Rank::Skip => write!(f, "{letter}S"),
                    Rank::Reverse => write!(f, "{letter}R"),
                    Rank::DrawTwo => write!(f, "{letter}+2"),
                }
            }
            Face::Wild(wild) => f.write_str(match wild {
                Wild::Plain => "W",
                Wild::DrawFour => "W+4",
                Wild::SwapHands => "WS",
                Wild::ShuffleHands => "WH",
                Wild::Blank => "WB",
            }),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of kinds: bit `i` stands for the card with index `i`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct CardSet(pub u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// Every kind.
    pub const ALL: CardSet = CardSet((1 << Card::COUNT) - 1);
    /// The five Wilds.
    pub const WILDS: CardSet = CardSet(0x1f << 52);
    /// All cards with a number.
    pub const NUMBERS: CardSet = CardSet(0x3ff * CardSet::ONE_PER_COLOR);
    /// Draw Twos and Wild Draw Fours.
    pub const DRAW_CARDS: CardSet =
        CardSet::of_rank(Rank::DrawTwo).union(CardSet::of(Card::WILD_DRAW_FOUR));

    const ONE_PER_COLOR: u64 = 1 + (1 << 13) + (1 << 26) + (1 << 39);

    /// All cards of that color.
    pub const fn of_color(color: Color) -> CardSet {
        CardSet(0x1fff << (13 * color as u32))
    }

    /// All colored cards of that rank.
    pub const fn of_rank(rank: Rank) -> CardSet {
        CardSet(CardSet::ONE_PER_COLOR << rank.index())
    }

    /// All colored cards of the rank of that card; none for a Wild.
    pub const fn of_rank_of(card: Card) -> CardSet {
        SAME_RANK[(card.0 & 63) as usize]
    }

    /// Just that card.
    pub const fn of(card: Card) -> CardSet {
        CardSet(1 << card.index())
    }

    /// Whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many kinds there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Both.
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// What is in both.
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// What is not in the other.
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The kind at place `n` in the order of the index, counted from 0.
    pub const fn nth(self, n: u32) -> Option<Card> {
        match nth_one(self.0, n) {
            Some(index) => Some(Card(index)),
            None => None,
        }
    }

    /// The kinds in the order of their index.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            let card = Card::from_index(bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(card)
        })
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A set of colors: bit `c as u8` stands for color `c`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Hash)]
pub struct ColorSet(pub u8);

impl ColorSet {
    /// No color.
    pub const EMPTY: ColorSet = ColorSet(0);
    /// All four.
    pub const ALL: ColorSet = ColorSet(15);

    /// Whether the color is in the set.
    pub const fn contains(self, color: Color) -> bool {
        self.0 >> color as u8 & 1 == 1
    }

    /// The set without that color.
    pub const fn without(self, color: Color) -> ColorSet {
        ColorSet(self.0 & !(1 << color as u8))
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colors in order.
    pub fn iter(self) -> impl Iterator<Item = Color> {
        Color::ALL
            .into_iter()
            .filter(move |&color| self.contains(color))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_57_kinds_and_each_has_its_own_face() {
        for (index, card) in Card::all().enumerate() {
            assert_eq!(card.index(), index);
            let again = match card.face() {
                Face::Colored(color, rank) => Card::colored(color, rank),
                Face::Wild(wild) => Card::wild(wild),
            };
            assert_eq!(again, card);
        }
        assert_eq!(Card::from_index(57), None);
    }

    #[test]
    fn sets_are_read_in_the_order_of_the_index() {
        let set = CardSet::of_rank(Rank::Skip).union(CardSet::WILDS);
        let listed: alloc::vec::Vec<Card> = set.iter().collect();
        assert_eq!(listed.len(), 9);
        assert!(listed.is_sorted());
        for (n, &card) in listed.iter().enumerate() {
            assert_eq!(set.nth(n as u32), Some(card));
        }
        assert_eq!(set.nth(9), None);
        assert_eq!(CardSet::NUMBERS.len(), 40);
        assert_eq!(CardSet::DRAW_CARDS.len(), 5);
        assert_eq!(CardSet::ALL.len(), 57);
    }
}
