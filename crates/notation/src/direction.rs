//! The words for the direction of play.

use lastcard_engine::Direction;

/// The word for a direction.
pub(crate) const fn direction_word(direction: Direction) -> &'static str {
    match direction {
        Direction::Clockwise => "clockwise",
        Direction::Counterclockwise => "counterclockwise",
    }
}

/// The direction for a word.
pub(crate) fn parse_direction(word: &str) -> Option<Direction> {
    let both = [Direction::Clockwise, Direction::Counterclockwise];
    both.into_iter()
        .find(|&direction| direction_word(direction) == word)
}
