//! How many players rules allow.

use crate::failure::{Failure, Result};
use lastcard_engine::{Rules, Seat, SeatsError};
use lastcard_notation::rules::seats_advice;

/// Fails when so many players cannot sit at a table with these rules.
///
/// # Errors
/// Why not, and what to change.
pub(crate) fn seats_fit(rules: &Rules, players: usize) -> Result<()> {
    match rules.decks(players) {
        Ok(_) => Ok(()),
        Err(error) => Err(Failure::bad(format!(
            "{}; with these rules {} can play",
            seats_advice(&error, players),
            numbers(rules)
        ))),
    }
}

/// So many players, if any table has so many seats: before something is made for each of them.
///
/// # Errors
/// How many they may be.
pub(crate) fn some_seats(players: usize) -> Result<usize> {
    if players <= Seat::MAX {
        return Ok(players);
    }
    Err(Failure::bad(seats_advice(&SeatsError::TooMany, players)))
}

/// The numbers of players that can sit at a table with these rules: `2 to 10`, or `4, 6, 8`.
pub(crate) fn numbers(rules: &Rules) -> String {
    let can: Vec<usize> = (2..=Seat::MAX)
        .filter(|&seats| rules.decks(seats).is_ok())
        .collect();
    match can[..] {
        [] => "no number of".to_owned(),
        [only] => only.to_string(),
        [first, .., last] if last - first + 1 == can.len() => format!("{first} to {last}"),
        _ => can
            .iter()
            .map(usize::to_string)
            .collect::<Vec<_>>()
            .join(", "),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]
mod tests {
    use super::*;
    use lastcard_notation::RulesDocument;

    fn document(text: &str) -> RulesDocument {
        RulesDocument::parse(text).unwrap()
    }

    #[test]
    fn the_numbers_of_players_are_listed_or_spanned() {
        assert_eq!(numbers(&document("").rules), "2 to 20");
        assert_eq!(numbers(&document("deck.count = 1").rules), "2 to 10");
        assert_eq!(numbers(&document("teams.size = 5").rules), "10, 15, 20");
        assert!(seats_fit(&document("deck.count = 1").rules, 11).is_err());
    }
}
