//! The rules of a table as data: a draft with a value for every option becomes [`Rules`], or the list of
//! every combination in it that cannot be played.

mod options;
mod value;

pub use options::*;
pub use value::{Allowed, DeckCount, Limit, Number, Value};

use crate::card::{Card, CardSet, Color, Face, Rank, Wild};
use crate::hand::Hand;
use crate::seat::Seat;
use alloc::vec::Vec;
use core::ops::Deref;

/// Valid rules: every option has a value, and the values go together.
///
/// Reads like the [`RulesDraft`] that it was made from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Rules(RulesDraft);

impl Deref for Rules {
    type Target = RulesDraft;

    fn deref(&self) -> &RulesDraft {
        &self.0
    }
}

/// Values that do not go together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Conflict {
    /// `challenge.who = "victim"` without `matching.wild_draw_four_illegal = "bluff"`.
    ChallengeWithoutBluff,
    /// `draw.force_play` with `draw.voluntary = "allowed"`.
    ForcePlayWithVoluntaryDraw,
    /// `lowest_total` or `last_standing` without `each_adds_own_hand`.
    LowestTotalWithoutOwnHands,
    /// `teams` with `last_standing`.
    TeamsWithLastStanding,
    /// `teams` with `going_out.play_for_places`.
    TeamsWithPlaces,
    /// `draw.mercy_limit` not above `deal.hand_size`.
    MercyLimitTooLow,
    /// `penalty_and_continue` with `uno.penalty = 0`.
    PenaltyOfNothing,
}

impl Conflict {
    /// Every conflict.
    pub const ALL: [Conflict; 7] = [
        Conflict::ChallengeWithoutBluff,
        Conflict::ForcePlayWithVoluntaryDraw,
        Conflict::LowestTotalWithoutOwnHands,
        Conflict::TeamsWithLastStanding,
        Conflict::TeamsWithPlaces,
        Conflict::MercyLimitTooLow,
        Conflict::PenaltyOfNothing,
    ];

    /// The stable name for messages.
    pub const fn code(self) -> &'static str {
        match self {
            Conflict::ChallengeWithoutBluff => "challenge_without_bluff",
            Conflict::ForcePlayWithVoluntaryDraw => "force_play_with_voluntary_draw",
            Conflict::LowestTotalWithoutOwnHands => "lowest_total_without_own_hands",
            Conflict::TeamsWithLastStanding => "teams_with_last_standing",
            Conflict::TeamsWithPlaces => "teams_with_places",
            Conflict::MercyLimitTooLow => "mercy_limit_too_low",
            Conflict::PenaltyOfNothing => "penalty_of_nothing",
        }
    }

    /// The two options that do not go together.
    pub const fn options(self) -> [&'static str; 2] {
        match self {
            Conflict::ChallengeWithoutBluff => ["challenge.who", "matching.wild_draw_four_illegal"],
            Conflict::ForcePlayWithVoluntaryDraw => ["draw.force_play", "draw.voluntary"],
            Conflict::LowestTotalWithoutOwnHands => ["scoring.match_winner", "scoring.mode"],
            Conflict::TeamsWithLastStanding => ["teams.size", "scoring.match_winner"],
            Conflict::TeamsWithPlaces => ["teams.size", "going_out.play_for_places"],
            Conflict::MercyLimitTooLow => ["draw.mercy_limit", "deal.hand_size"],
            Conflict::PenaltyOfNothing => ["uno.needed_to_go_out", "uno.penalty"],
        }
    }
}

/// Why so many players cannot sit at a table with these rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatsError {
    /// Fewer than two.
    TooFew,
    /// More than twenty.
    TooMany,
    /// More than ten for each deck; so many decks are needed.
    TooManyForDecks {
        /// The decks that the rules fix.
        decks: u16,
    },
    /// The cards do not reach for all hands, the start card and twenty more.
    DeckTooSmall {
        /// How many cards there are.
        has: u32,
        /// How many are needed.
        needs: u32,
    },
    /// The players do not fill two or more teams of that size.
    TeamsDoNotFit {
        /// Players a team.
        size: usize,
    },
}

impl SeatsError {
    /// The stable name for messages.
    pub const fn code(self) -> &'static str {
        match self {
            SeatsError::TooFew => "too_few_players",
            SeatsError::TooMany => "too_many_players",
            SeatsError::TooManyForDecks { .. } => "too_many_players_for_decks",
            SeatsError::DeckTooSmall { .. } => "deck_too_small",
            SeatsError::TeamsDoNotFit { .. } => "teams_do_not_fit",
        }
    }
}

impl Rules {
    /// Checks the combinations.
    ///
    /// # Errors
    /// Every conflict in the draft, all at once.
    pub fn new(draft: RulesDraft) -> Result<Rules, Vec<Conflict>> {
        let conflicts: Vec<Conflict> = Conflict::ALL
            .into_iter()
            .filter(|conflict| conflict.stands_in(&draft))
            .collect();
        if conflicts.is_empty() {
            Ok(Rules(draft))
        } else {
            Err(conflicts)
        }
    }

    /// The draft again, to change something.
    pub const fn draft(&self) -> RulesDraft {
        self.0
    }

    /// How many decks so many players need.
    ///
    /// # Errors
    /// When so many players cannot play with these rules.
    pub fn decks(&self, seats: usize) -> Result<u16, SeatsError> {
        if seats < 2 {
            return Err(SeatsError::TooFew);
        }
        if seats > Seat::MAX {
            return Err(SeatsError::TooMany);
        }
        if let Some(size) = self.team_size.get()
            && (!seats.is_multiple_of(size) || seats / size < 2)
        {
            return Err(SeatsError::TeamsDoNotFit { size });
        }
        let needs = seats as u32 * u32::from(self.hand_size.get()) + 21;
        let one = deck_of(self.deck_kind).len();
        let enough = |decks: u16| {
            if seats > 10 * decks as usize {
                Err(SeatsError::TooManyForDecks { decks })
            } else if one * u32::from(decks) < needs {
                Err(SeatsError::DeckTooSmall {
                    has: one * u32::from(decks),
                    needs,
                })
            } else {
                Ok(decks)
            }
        };
        match self.deck_count.get() {
            Some(decks) => enough(decks),
            None => (1..=3)
                .find_map(|decks| enough(decks).ok())
                .map_or_else(|| enough(4), Ok),
        }
    }

    /// All cards on a table of so many players.
    ///
    /// # Errors
    /// When so many players cannot play with these rules.
    pub fn deck(&self, seats: usize) -> Result<Hand, SeatsError> {
        let decks = self.decks(seats)?;
        let one = deck_of(self.deck_kind);
        Ok((1..decks).fold(one, |all, _| all.plus(&one)))
    }

    /// What a card counts after the round.
    pub fn value(&self, card: Card) -> u32 {
        u32::from(match card.face() {
            Face::Colored(_, Rank::Number(number)) => u16::from(number),
            Face::Colored(..) => self.action_value.get(),
            Face::Wild(Wild::Plain) => self.wild_value.get(),
            Face::Wild(Wild::DrawFour) => self.wild_draw_four_value.get(),
            Face::Wild(_) => self.special_wild_value.get(),
        })
    }

    /// What all cards of a hand count together.
    pub fn hand_value(&self, hand: &Hand) -> u32 {
        hand.kinds()
            .iter()
            .map(|card| hand.count(card) * self.value(card))
            .sum()
    }

    /// Whether a missed call matters at all.
    pub fn calls_matter(&self) -> bool {
        self.uno_call == UnoCall::Required
    }

    /// Whether one card by a swap or a rotation makes a call due.
    pub fn swaps_need_a_call(&self) -> bool {
        self.calls_matter() && self.after_swap == AfterSwap::MustCall
    }

    /// Whether any stacking or deflecting is switched on.
    pub fn penalties_move_on(&self) -> bool {
        self.draw_two_on_draw_two
            || self.wild_four_on_wild_four
            || self.wild_four_on_draw_two
            || self.draw_two_on_wild_four != DrawTwoOnWildFour::Off
            || self.draw_two_deflect != Deflect::Off
    }

    /// Whether the catch window closes with the clock, not only with the next player's move.
    pub fn clock_shuts_window(&self) -> bool {
        self.catch_until == CatchUntil::NextTurnStarts && self.grace_ms.get() > 0
    }

    /// The team of a seat, counted from 0; every seat is its own team without teams.
    pub fn team(&self, seat: Seat, seats: usize) -> usize {
        match self.team_size.get() {
            Some(size) => seat.index() % (seats / size),
            None => seat.index(),
        }
    }
}

impl Conflict {
    fn stands_in(self, draft: &RulesDraft) -> bool {
        let teams = draft.team_size != TeamSize::OFF;
        match self {
            Conflict::ChallengeWithoutBluff => {
                draft.challenge_who == ChallengeWho::Victim
                    && draft.wild_draw_four_illegal != IllegalWildDrawFour::Bluff
            }
            Conflict::ForcePlayWithVoluntaryDraw => {
                draft.force_play && draft.voluntary_draw == VoluntaryDraw::Allowed
            }
            Conflict::LowestTotalWithoutOwnHands => {
                draft.match_winner != MatchWinner::HighestTotal
                    && draft.scoring_mode != ScoringMode::EachAddsOwnHand
            }
            Conflict::TeamsWithLastStanding => {
                teams && draft.match_winner == MatchWinner::LastStanding
            }
            Conflict::TeamsWithPlaces => teams && draft.play_for_places,
            Conflict::MercyLimitTooLow => draft
                .mercy_limit
                .get()
                .is_some_and(|limit| limit <= draft.hand_size.get()),
            Conflict::PenaltyOfNothing => {
                draft.uno_call != UnoCall::Off
                    && draft.needed_to_go_out == NeededToGoOut::PenaltyAndContinue
                    && draft.uno_penalty.get() == 0
            }
        }
    }
}

/// One deck of that kind.
fn deck_of(kind: DeckKind) -> Hand {
    let mut deck = Hand::classic_deck();
    let (swap, shuffle) = match kind {
        DeckKind::Classic => return deck,
        DeckKind::Swap => (true, false),
        DeckKind::Shuffle => (false, true),
        DeckKind::All => (true, true),
    };
    if swap {
        deck.add(Card::wild(Wild::SwapHands));
    }
    if shuffle {
        deck.add(Card::wild(Wild::ShuffleHands));
    }
    for _ in 0..3 {
        deck.add(Card::wild(Wild::Blank));
    }
    deck
}

/// The cards on which a last-card rule has no objection.
pub(crate) fn allowed_as_last(rule: LastCard) -> CardSet {
    match rule {
        LastCard::Any => CardSet::ALL,
        LastCard::NoWild => CardSet::ALL.minus(CardSet::WILDS),
        LastCard::NoDrawCard => CardSet::ALL.minus(CardSet::DRAW_CARDS),
        LastCard::NumberOnly => CardSet::NUMBERS,
    }
}

/// The colored cards that fit by number or symbol.
pub(crate) fn same_rank(rules: &Rules, top: Card) -> CardSet {
    let same = CardSet::of_rank_of(top);
    if rules.matching_symbols == MatchingSymbols::AnyColor {
        same
    } else {
        same.and(CardSet::NUMBERS)
    }
}

/// The cards of the color in force, if a color is in force.
pub(crate) fn same_color(color: Option<Color>) -> CardSet {
    color.map_or(CardSet::EMPTY, CardSet::of_color)
}
