//! What one round was like.

/// One round, in whole numbers only, so that sums do not depend on their order.
///
/// A *turn* is one turn of an active player: a draw and the play of the drawn card are one turn, a jump-in is one, an
/// answer to a waiting penalty is one. Who is skipped, or only draws a penalty, had none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "files", derive(serde::Serialize, serde::Deserialize))]
pub struct Row {
    /// The number of the game in its run, from 0: the seed follows from it.
    pub game: u64,
    /// Which round of its match it was, from 1; always 1 where single rounds are played.
    pub round: u32,
    /// Who dealt, as a number from 0.
    pub dealer: u8,
    /// Who had the first turn, those that the start card left out passed over.
    pub first: u8,
    /// Who won the round, if somebody did. With teams the seat that ended it.
    pub winner: Option<u8>,
    /// Whether it ended because nobody could play and nothing could be drawn, or because it was broken off after
    /// [`crate::MOST_COMMANDS`] commands.
    pub stalled: bool,
    /// Whether its match was over with it, and the seats that won the match: none when a round of it was broken off.
    /// Always `None` where single rounds are played.
    pub match_winners: Option<Vec<u8>>,
    /// Turns of active players.
    pub turns: u32,
    /// Cards laid.
    pub plays: u32,
    /// Cards drawn in ordinary draws.
    pub draws: u32,
    /// Ordinary draws: turns in which at least one card was drawn that way.
    pub drawing_turns: u32,
    /// Penalties served that came from others' cards: draw cards, challenges and blank Wilds included.
    pub penalties: u32,
    /// Cards drawn in them.
    pub penalty_cards: u32,
    /// The most cards of one such penalty.
    pub worst_penalty: u32,
    /// Cards drawn for missing, false or late calls and false catches.
    pub call_cards: u32,
    /// Challenges made, and those that found a bluff.
    pub challenges: u32,
    /// Challenges that found a bluff.
    pub guilty: u32,
    /// Plays out of turn.
    pub jump_ins: u32,
    /// Swaps and rotations of hands, and new deals of all hands.
    pub swaps: u32,
    /// Turns that a Skip, or a Reverse between two, left out.
    pub skips: u32,
    /// How often the discards became the draw pile.
    pub refills: u32,
    /// How often another seat than before came to hold the fewest cards alone, as it stood between moves.
    pub lead_changes: u32,
    /// The most cards that the winner held at once; 0 without a winner.
    pub winner_peak: u32,
    /// How many cards more than the fewest the winner once held, as it stood between moves; 0 without a winner.
    pub winner_behind: u32,
    /// The points that each seat got for the round.
    pub points: Vec<i32>,
    /// The cards that each seat held at the end.
    pub cards_left: Vec<u32>,
    /// What those cards count; for who was knocked out, what the hand counted then.
    pub values_left: Vec<u32>,
}

impl Row {
    /// The place of a seat counted from another one: 0 for the next to its left, and the last for itself.
    ///
    /// ```
    /// use lastcard_lab::Row;
    /// let row = Row { points: vec![0; 4], ..Row::default() };
    /// assert_eq!(row.place_after(1, 2), 0);
    /// assert_eq!(row.place_after(1, 1), 3);
    /// ```
    pub fn place_after(&self, from: u8, seat: u8) -> usize {
        let seats = self.seats();
        (usize::from(seat) + 2 * seats - usize::from(from) - 1) % seats
    }

    /// How many seats the table has; 1 of a row that was never filled.
    pub fn seats(&self) -> usize {
        self.points.len().max(1)
    }

    /// The points of the winner; 0 without one, or where only losers score.
    pub fn winner_points(&self) -> u32 {
        let winner = self.winner.map(usize::from);
        let points = winner.and_then(|seat| self.points.get(seat).copied());
        points.map_or(0, |points| points.max(0).unsigned_abs())
    }
}

impl Measure {
    /// Whether it is a field of [`Row`], and not the sum of what each seat had or a choice of it.
    pub const fn is_field(self) -> bool {
        !matches!(
            self,
            Measure::WinnerPoints | Measure::CardsLeft | Measure::ValuesLeft
        )
    }
}

macro_rules! measures {
    ($($(#[$doc:meta])+ $variant:ident = $name:literal, $value:expr;)+) => {
        /// A number that every round has, by the name that it has in files.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
        pub enum Measure { $($(#[$doc])+ $variant,)+ }

        impl Measure {
            /// Every measure, in the order of the columns of a file.
            pub const ALL: &'static [Measure] = &[$(Measure::$variant,)+];

            /// The name, as columns and fields have it.
            pub const fn name(self) -> &'static str {
                match self { $(Measure::$variant => $name,)+ }
            }

            /// What it was in a round.
            pub fn of(self, row: &Row) -> u32 {
                let value: fn(&Row) -> u32 = match self { $(Measure::$variant => $value,)+ };
                value(row)
            }
        }
    };
}

measures! {
    /// [`Row::turns`].
    Turns = "turns", |row| row.turns;
    /// [`Row::plays`].
    Plays = "plays", |row| row.plays;
    /// [`Row::draws`].
    Draws = "draws", |row| row.draws;
    /// [`Row::drawing_turns`].
    DrawingTurns = "drawing_turns", |row| row.drawing_turns;
    /// [`Row::penalties`].
    Penalties = "penalties", |row| row.penalties;
    /// [`Row::penalty_cards`].
    PenaltyCards = "penalty_cards", |row| row.penalty_cards;
    /// [`Row::worst_penalty`].
    WorstPenalty = "worst_penalty", |row| row.worst_penalty;
    /// [`Row::call_cards`].
    CallCards = "call_cards", |row| row.call_cards;
    /// [`Row::challenges`].
    Challenges = "challenges", |row| row.challenges;
    /// [`Row::guilty`].
    Guilty = "guilty", |row| row.guilty;
    /// [`Row::jump_ins`].
    JumpIns = "jump_ins", |row| row.jump_ins;
    /// [`Row::swaps`].
    Swaps = "swaps", |row| row.swaps;
    /// [`Row::skips`].
    Skips = "skips", |row| row.skips;
    /// [`Row::refills`].
    Refills = "refills", |row| row.refills;
    /// [`Row::lead_changes`].
    LeadChanges = "lead_changes", |row| row.lead_changes;
    /// [`Row::winner_peak`].
    WinnerPeak = "winner_peak", |row| row.winner_peak;
    /// [`Row::winner_behind`].
    WinnerBehind = "winner_behind", |row| row.winner_behind;
    /// [`Row::winner_points`].
    WinnerPoints = "winner_points", Row::winner_points;
    /// The sum of [`Row::cards_left`].
    CardsLeft = "cards_left", |row| row.cards_left.iter().sum();
    /// The sum of [`Row::values_left`].
    ValuesLeft = "values_left", |row| row.values_left.iter().sum();
}
