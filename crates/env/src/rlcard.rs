//! `RLCard`'s numbers and observation of the game, for programs that were written for it.
//!
//! 61 actions: 15 for each of the colors red, green, blue, yellow (0 to 9, skip, reverse, draw two, Wild, Wild Draw
//! Four), and the draw. The observation is 4 planes of 4 colors by 15 traits.

use crate::actions;
use crate::mask::Mask;
use crate::observe::Sight;
use lastcard_engine::{Card, Color, Face, Hand, Rank, Wild};

/// How many actions there are.
pub const ACTIONS: usize = 61;
/// The draw.
pub const DRAW: usize = 60;
/// Numbers of an observation.
pub const OBSERVATION: usize = 4 * 60;
/// Traits of a color.
const TRAITS: usize = 15;
/// The colors in the order of `RLCard`.
const COLORS: [Color; 4] = [Color::Red, Color::Green, Color::Blue, Color::Yellow];

/// The number of the environment that an action of `RLCard` stands for: for a Wild the one with a color, or, with
/// `last`, the one without, which ends the round.
pub const fn to_env(action: usize, last: bool) -> Option<usize> {
    if action == DRAW {
        return Some(actions::DRAW);
    }
    if action >= ACTIONS {
        return None;
    }
    let (color, number) = (COLORS[action / TRAITS], action % TRAITS);
    Some(if number < 13 {
        13 * color as usize + number
    } else if last {
        72 + number - 13
    } else {
        52 + 4 * (number - 13) + color as usize
    })
}

/// The open actions in `RLCard`'s numbers, in order. Passing stands for the draw there is not.
pub fn legal(mask: &Mask) -> Vec<usize> {
    let open = |action: usize| {
        let number = |last| to_env(action, last).is_some_and(|id| mask.has(id));
        number(false) || action % TRAITS >= 13 && action < DRAW && number(true)
    };
    let mut legal: Vec<usize> = (0..ACTIONS).filter(|&action| open(action)).collect();
    if legal.is_empty() && mask.has(actions::PASS) {
        legal.push(DRAW);
    }
    legal
}

/// `RLCard`'s observation: kinds held not at all, once, twice (all Wilds count as one here), and the top card.
pub fn observe(sight: &Sight<'_>, out: &mut [i64; OBSERVATION]) {
    out.fill(0);
    out[..60].fill(1);
    for card in sight.hand.kinds().iter() {
        match card.face() {
            Face::Colored(color, rank) => {
                let at = place(color, rank.index() as usize);
                out[at] = 0;
                out[60 * sight.hand.count(card).min(2) as usize + at] = 1;
            }
            Face::Wild(wild) => {
                for color in COLORS {
                    let at = place(color, trait_of(wild));
                    out[at] = 0;
                    out[60 + at] = 1;
                }
            }
        }
    }
    if let Some(top) = sight.top {
        let color = top.color().or(sight.color).unwrap_or(Color::Red);
        let number = match top.face() {
            Face::Colored(_, rank) => rank.index() as usize,
            Face::Wild(wild) => trait_of(wild),
        };
        out[180 + place(color, number)] = 1;
    }
}

/// A card as `RLCard` writes it; a Wild takes the color that is given.
pub fn name(card: Card, color: Color) -> String {
    let word = |color: Color| ["r", "y", "g", "b"][color as usize];
    match card.face() {
        Face::Colored(color, rank) => {
            let rank = match rank {
                Rank::Number(number) => number.to_string(),
                Rank::Skip => "skip".to_owned(),
                Rank::Reverse => "reverse".to_owned(),
                Rank::DrawTwo => "draw_2".to_owned(),
            };
            format!("{}-{rank}", word(color))
        }
        Face::Wild(Wild::DrawFour) => format!("{}-wild_draw_4", word(color)),
        Face::Wild(_) => format!("{}-wild", word(color)),
    }
}

/// The cards of a hand as `RLCard` writes them; Wilds as red ones.
pub fn names(hand: &Hand) -> Vec<String> {
    hand.iter().map(|card| name(card, Color::Red)).collect()
}

const fn place(color: Color, number: usize) -> usize {
    let row = match color {
        Color::Red => 0,
        Color::Green => 1,
        Color::Blue => 2,
        Color::Yellow => 3,
    };
    row * TRAITS + number
}

const fn trait_of(wild: Wild) -> usize {
    match wild {
        Wild::DrawFour => 14,
        _ => 13,
    }
}
