//! What to change when rules do not go together, with one another or with the number of players.

use lastcard_engine::{Conflict, SeatsError};

/// Why so many players cannot play with the rules, and what to change.
pub fn seats_advice(error: &SeatsError, seats: usize) -> String {
    match error {
        SeatsError::TooFew => format!("{seats} players; at least 2 are needed"),
        SeatsError::TooMany => format!("{seats} players; at most 20 can play"),
        SeatsError::TooManyForDecks { decks } => format!(
            "{seats} players are too many for deck.count = {decks}, which serves {}; \
             set deck.count = \"auto\" or take more decks (up to 4)",
            10 * decks
        ),
        SeatsError::DeckTooSmall { has, needs } => format!(
            "the deck has {has} cards and {seats} players need {needs} (their hands, the start card \
             and 20 to draw); set deck.count = \"auto\", take more decks, or lower deal.hand_size"
        ),
        SeatsError::TeamsDoNotFit { size } => format!(
            "{seats} players do not make two or more teams of {size}; \
             change the number of players or teams.size (0 is no teams)"
        ),
    }
}

/// What to change about a conflict.
pub(super) const fn conflict_advice(conflict: Conflict) -> &'static str {
    match conflict {
        Conflict::ChallengeWithoutBluff => {
            "where nobody can bluff there is nothing to challenge; set \
             matching.wild_draw_four_illegal = \"bluff\" or challenge.who = \"nobody\""
        }
        Conflict::ForcePlayWithVoluntaryDraw => {
            "who must play cannot choose to draw; set draw.voluntary = \"forbidden\" or \
             draw.force_play = false"
        }
        Conflict::LowestTotalWithoutOwnHands => {
            "few points are good, for \"lowest_total\" as for \"last_standing\", only where everybody \
             adds the own hand; set scoring.mode = \"each_adds_own_hand\" or scoring.match_winner = \
             \"highest_total\""
        }
        Conflict::TeamsWithLastStanding => {
            "partners share one total and cannot be eliminated one by one; set teams.size = 0 or \
             another scoring.match_winner"
        }
        Conflict::TeamsWithPlaces => {
            "a round with teams ends as teams.ends says; set teams.size = 0 or \
             going_out.play_for_places = false"
        }
        Conflict::MercyLimitTooLow => {
            "the first hand would be out at once; set draw.mercy_limit above deal.hand_size, or to \
             \"none\""
        }
        Conflict::PenaltyOfNothing => {
            "without penalty cards the round could not go on; set uno.penalty to 1 or more, or \
             another uno.needed_to_go_out"
        }
    }
}
