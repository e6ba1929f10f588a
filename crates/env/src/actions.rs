//! The table of actions: what each number means, for all rules and 2 to 10 seats. Pinned: a number never changes its
//! meaning, new ones come behind the last.
//!
//! Seats in it are relative: 1 is the next seat clockwise from the one that acts, whichever way play goes. Several
//! cards at once are chosen step by step: the first card, further ones by color, the last one; nothing happens at the
//! table before the last.
//!
//! The sections stand in the order in which rules need them, so an environment uses the table up to where its rules
//! reach ([`reach`]): 84 actions for most rules.

use crate::MOST_SEATS;
use crate::settings::Reactions;
use core::fmt;
use lastcard_engine::rules::{DeckKind, MultiDiscard, SevenSwap};
use lastcard_engine::{Card, Color, Rank, Rules, Wild};

/// Other seats that an action can name.
pub const OTHERS: usize = MOST_SEATS - 1;

/// How many forms a play of one card has: kinds, colors of Wilds, partners of swaps.
pub const FORMS: usize = 77 + 2 * SWAPS;

/// Swaps of one kind: four colors, nine partners.
const SWAPS: usize = 4 * OTHERS;

/// The first action of each section, and the end of the table.
pub const DRAW: usize = 77;
/// Passing.
pub const PASS: usize = 78;
/// Challenging.
pub const CHALLENGE: usize = 79;
/// Naming the color of the start card: red, yellow, green, blue.
pub const NAME: usize = 80;
/// Plays that swap hands: the sevens, then Wild Swap Hands.
pub const SWAP: usize = 84;
/// Swapping hands for the start card.
pub const SWAP_START: usize = SWAP + 2 * SWAPS;
/// Laying a first card of several, by its kind.
pub const BEGIN: usize = SWAP_START + OTHERS;
/// Putting a further card aside, by its color.
pub const MORE: usize = BEGIN + 52;
/// Laying the last of several, by its color: without a swap, then with one.
pub const LAST: usize = MORE + 4;
/// Not reacting.
pub const NO_REACTION: usize = LAST + LASTS;
/// Calling.
pub const CALL: usize = NO_REACTION + 1;
/// Catching a seat.
pub const CATCH: usize = CALL + 1;
/// Jumping in, in all forms of a play.
pub const JUMP_IN: usize = CATCH + OTHERS;
/// Playing with the call, in all forms of a play.
pub const PLAY_CALLING: usize = JUMP_IN + FORMS;
/// Jumping in with the call.
pub const JUMP_IN_CALLING: usize = PLAY_CALLING + FORMS;
/// Laying the last of several with the call.
pub const LAST_CALLING: usize = JUMP_IN_CALLING + FORMS;
/// How many actions there are.
pub const COUNT: usize = LAST_CALLING + LASTS;

/// Ways to lay the last of several.
const LASTS: usize = 4 + SWAPS;

/// A play of one card; `swap` is a relative seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    /// The card.
    pub card: Card,
    /// The color that a Wild names; none when it ends the round.
    pub color: Option<Color>,
    /// With whom hands are swapped.
    pub swap: Option<u8>,
}

/// What a number means. Seats are relative.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Plays a card in turn, with the call or without.
    Play(Form, bool),
    /// Plays a card out of turn, with the call or without.
    JumpIn(Form, bool),
    /// Draws.
    Draw,
    /// Passes.
    Pass,
    /// Challenges.
    Challenge,
    /// Names the color of the start card.
    Name(Color),
    /// Swaps hands for the start card.
    SwapStart(u8),
    /// Begins to lay several cards with this one.
    Begin(Card),
    /// Puts one more card of the same rank and of that color behind it.
    More(Color),
    /// Lays them all with a last one of that color, a swap, and the call or without.
    Last(Color, Option<u8>, bool),
    /// Lets the others go on.
    NoReaction,
    /// Calls "Uno!".
    Call,
    /// Catches a seat.
    Catch(u8),
}

/// Every action, at its number.
pub static CHOICES: [Choice; COUNT] = {
    let mut choices = [Choice::Draw; COUNT];
    let mut id = 0;
    while id < COUNT {
        choices[id] = choice(id);
        id += 1;
    }
    choices
};

/// How many actions of the table the rules can reach; the end of a section.
pub fn reach(rules: &Rules, reactions: Reactions) -> usize {
    let swaps = rules.seven_swap != SevenSwap::Off
        || matches!(rules.deck_kind, DeckKind::Swap | DeckKind::All);
    match reactions {
        Reactions::Ask if rules.calls_matter() => COUNT,
        Reactions::Ask => PLAY_CALLING,
        Reactions::Auto if rules.multi_discard != MultiDiscard::Off => NO_REACTION,
        Reactions::Auto if swaps => BEGIN,
        Reactions::Auto => SWAP,
    }
}

/// The number of a play of one card among the forms of a play.
pub const fn form_number(form: Form) -> usize {
    let index = form.card.index();
    match (form.color, form.swap) {
        (None, None) if index < 52 => index,
        (None, None) => 72 + index - 52,
        (Some(color), None) => 52 + 4 * (index - 52) + color as usize,
        (None, Some(with)) => 77 + OTHERS * (index / 13) + with as usize - 1,
        (Some(color), Some(with)) => 77 + SWAPS + OTHERS * color as usize + with as usize - 1,
    }
}

/// The number of a choice that the table has.
pub const fn number(choice: Choice) -> usize {
    match choice {
        Choice::Play(form, calling) => {
            let form = form_number(form);
            match (calling, form < 77) {
                (true, _) => PLAY_CALLING + form,
                (false, true) => form,
                (false, false) => SWAP + form - 77,
            }
        }
        Choice::JumpIn(form, false) => JUMP_IN + form_number(form),
        Choice::JumpIn(form, true) => JUMP_IN_CALLING + form_number(form),
        Choice::Draw => DRAW,
        Choice::Pass => PASS,
        Choice::Challenge => CHALLENGE,
        Choice::Name(color) => NAME + color as usize,
        Choice::SwapStart(with) => SWAP_START + with as usize - 1,
        Choice::Begin(card) => BEGIN + card.index(),
        Choice::More(color) => MORE + color as usize,
        Choice::Last(color, swap, calling) => {
            let last = match swap {
                None => color as usize,
                Some(with) => 4 + OTHERS * color as usize + with as usize - 1,
            };
            if calling {
                LAST_CALLING + last
            } else {
                LAST + last
            }
        }
        Choice::NoReaction => NO_REACTION,
        Choice::Call => CALL,
        Choice::Catch(seat) => CATCH + seat as usize - 1,
    }
}

const fn choice(id: usize) -> Choice {
    match id {
        0..DRAW => Choice::Play(form(id), false),
        DRAW => Choice::Draw,
        PASS => Choice::Pass,
        CHALLENGE => Choice::Challenge,
        NAME..SWAP => Choice::Name(Color::ALL[id - NAME]),
        SWAP..SWAP_START => Choice::Play(form(77 + id - SWAP), false),
        SWAP_START..BEGIN => Choice::SwapStart((id - SWAP_START + 1) as u8),
        BEGIN..MORE => Choice::Begin(colored(id - BEGIN)),
        MORE..LAST => Choice::More(Color::ALL[id - MORE]),
        LAST..NO_REACTION => last(id - LAST, false),
        NO_REACTION => Choice::NoReaction,
        CALL => Choice::Call,
        CATCH..JUMP_IN => Choice::Catch((id - CATCH + 1) as u8),
        JUMP_IN..PLAY_CALLING => Choice::JumpIn(form(id - JUMP_IN), false),
        PLAY_CALLING..JUMP_IN_CALLING => Choice::Play(form(id - PLAY_CALLING), true),
        JUMP_IN_CALLING..LAST_CALLING => Choice::JumpIn(form(id - JUMP_IN_CALLING), true),
        _ => last(id - LAST_CALLING, true),
    }
}

const fn form(number: usize) -> Form {
    let (card, color, swap) = match number {
        0..52 => (colored(number), None, None),
        52..72 => {
            let color = Color::ALL[(number - 52) % 4];
            (Card::wild(Wild::ALL[(number - 52) / 4]), Some(color), None)
        }
        72..77 => (Card::wild(Wild::ALL[number - 72]), None, None),
        _ => {
            let swap = (number - 77) % SWAPS;
            let color = Color::ALL[swap / OTHERS];
            let with = Some((swap % OTHERS + 1) as u8);
            if number < 77 + SWAPS {
                (Card::colored(color, Rank::Number(7)), None, with)
            } else {
                (Card::wild(Wild::SwapHands), Some(color), with)
            }
        }
    };
    Form { card, color, swap }
}

const fn last(number: usize, calling: bool) -> Choice {
    if number < 4 {
        return Choice::Last(Color::ALL[number], None, calling);
    }
    let (color, with) = ((number - 4) / OTHERS, (number - 4) % OTHERS + 1);
    Choice::Last(Color::ALL[color], Some(with as u8), calling)
}

const fn colored(index: usize) -> Card {
    Card::colored(Color::ALL[index / 13], Rank::ALL[index % 13])
}

impl fmt::Display for Choice {
    /// In the words of the notation, with `+1` for the next seat: `play R5`, `play W red`, `play G7 swap +2 uno`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Play(form, calling) => write!(f, "play {form}{}", uno(*calling)),
            Choice::JumpIn(form, calling) => write!(f, "jump in {form}{}", uno(*calling)),
            Choice::Draw => f.write_str("draw"),
            Choice::Pass => f.write_str("pass"),
            Choice::Challenge => f.write_str("challenge"),
            Choice::Name(color) => write!(f, "name {}", word(*color)),
            Choice::SwapStart(with) => write!(f, "swap +{with}"),
            Choice::Begin(card) => write!(f, "several {card}"),
            Choice::More(color) => write!(f, "more {}", word(*color)),
            Choice::Last(color, swap, calling) => {
                write!(
                    f,
                    "last {}{}{}",
                    word(*color),
                    swapping(*swap),
                    uno(*calling)
                )
            }
            Choice::NoReaction => f.write_str("no reaction"),
            Choice::Call => f.write_str("call uno"),
            Choice::Catch(seat) => write!(f, "catch +{seat}"),
        }
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.card)?;
        if let Some(color) = self.color {
            write!(f, " {}", word(color))?;
        }
        f.write_str(&swapping(self.swap))
    }
}

fn swapping(with: Option<u8>) -> String {
    with.map_or_else(String::new, |with| format!(" swap +{with}"))
}

const fn uno(calling: bool) -> &'static str {
    if calling { " uno" } else { "" }
}

const fn word(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Yellow => "yellow",
        Color::Green => "green",
        Color::Blue => "blue",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_number_means_something_of_its_own_and_is_found_by_it() {
        assert_eq!(COUNT, 759);
        let texts: BTreeSet<String> = CHOICES.iter().map(Choice::to_string).collect();
        assert_eq!(texts.len(), COUNT);
        for (id, &choice) in CHOICES.iter().enumerate() {
            assert_eq!(number(choice), id, "{choice}");
        }
    }

    #[test]
    fn the_numbers_that_others_rely_on_stand_where_they_stood() {
        for (id, text) in [
            (0, "play R0"),
            (51, "play B+2"),
            (52, "play W red"),
            (59, "play W+4 blue"),
            (72, "play W"),
            (77, "draw"),
            (78, "pass"),
            (79, "challenge"),
            (83, "name blue"),
            (84, "play R7 swap +1"),
            (155, "play WS blue swap +9"),
            (156, "swap +1"),
            (165, "several R0"),
            (217, "more red"),
            (221, "last red"),
            (260, "last blue swap +9"),
            (261, "no reaction"),
            (262, "call uno"),
            (263, "catch +1"),
            (272, "jump in R0"),
            (421, "play R0 uno"),
            (570, "jump in R0 uno"),
            (719, "last red uno"),
            (758, "last blue swap +9 uno"),
        ] {
            assert_eq!(CHOICES[id].to_string(), text);
        }
    }
}
