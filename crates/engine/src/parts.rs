//! A view taken apart and put together again, for those who send it somewhere.

use crate::card::{Card, Color};
use crate::hand::Hand;
use crate::phase::{FirstDeal, Penalty, Phase, Seen, Step};
use crate::public::{LaidBy, Public};
use crate::rules::Rules;
use crate::seat::{BySeat, Direction, Seat, SeatSet};
use crate::view::View;
use alloc::vec::Vec;

/// Every part of a [`View`]. What each means stands at [`Public`] and [`View`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(
    missing_docs,
    reason = "the getters of `Public` and `View` of the same names say it"
)]
pub struct ViewParts {
    pub viewer: Option<Seat>,
    pub hand: Hand,
    pub rules: Rules,
    pub round: u32,
    pub dealer: Seat,
    pub direction: Direction,
    pub deck: Hand,
    pub top: Option<Card>,
    pub laid_by: LaidBy,
    pub color: Option<Color>,
    pub discards: Hand,
    /// How many cards lie under the top, those from hands that were not shown included.
    pub under_top: u16,
    pub draw_pile: u16,
    /// How many cards each seat holds; as many values as there are seats.
    pub counts: Vec<u16>,
    pub totals: Vec<i32>,
    pub points: Vec<i32>,
    pub in_round: SeatSet,
    pub left: SeatSet,
    pub eliminated: SeatSet,
    pub knocked_out: SeatSet,
    pub out: Vec<Seat>,
    pub announced: SeatSet,
    pub uncalled: SeatSet,
    pub exposed: SeatSet,
    /// Those of the exposed whom somebody else's play brought there.
    pub exposed_by_other: SeatSet,
    /// Who was caught in the window that is open.
    pub caught: SeatSet,
    pub phase: Phase<Seen>,
}

impl View {
    /// Takes the view apart.
    pub fn parts(&self) -> ViewParts {
        let View {
            public,
            viewer,
            hand,
        } = self;
        let Public {
            rules,
            seats,
            round,
            dealer,
            direction,
            deck,
            top,
            laid_by,
            color,
            discards,
            under_top,
            draw_pile,
            in_round,
            left,
            eliminated,
            knocked_out,
            out,
            announced,
            uncalled,
            exposed,
            exposed_by_other,
            caught,
            counts,
            totals,
            points,
            phase,
        } = public;
        ViewParts {
            viewer: *viewer,
            hand: *hand,
            rules: *rules,
            round: *round,
            dealer: *dealer,
            direction: *direction,
            deck: *deck,
            top: *top,
            laid_by: *laid_by,
            color: *color,
            discards: *discards,
            under_top: *under_top,
            draw_pile: *draw_pile,
            counts: values(counts, *seats),
            totals: values(totals, *seats),
            points: values(points, *seats),
            in_round: *in_round,
            left: *left,
            eliminated: *eliminated,
            knocked_out: *knocked_out,
            out: out.to_vec(),
            announced: *announced,
            uncalled: *uncalled,
            exposed: *exposed,
            exposed_by_other: *exposed_by_other,
            caught: *caught,
            phase: *phase,
        }
    }

    /// Puts a view together from parts, which may come from outside.
    ///
    /// Law: `View::from_parts(view.parts())` is the view. `None` for parts with which asking the view anything
    /// would fail: seats that the table does not have, teams that do not fit, cards that are not in the game, or
    /// another number of own cards than the table counts.
    pub fn from_parts(parts: ViewParts) -> Option<View> {
        if !parts.fit() {
            return None;
        }
        let ViewParts {
            viewer,
            hand,
            rules,
            round,
            dealer,
            direction,
            deck,
            top,
            laid_by,
            color,
            discards,
            under_top,
            draw_pile,
            counts,
            totals,
            points,
            in_round,
            left,
            eliminated,
            knocked_out,
            out,
            announced,
            uncalled,
            exposed,
            exposed_by_other,
            caught,
            phase,
        } = parts;
        Some(View {
            public: Public {
                rules,
                seats: counts.len() as u8,
                round,
                dealer,
                direction,
                deck,
                top,
                laid_by,
                color,
                discards,
                under_top,
                draw_pile,
                in_round,
                left,
                eliminated,
                knocked_out,
                out: out.into_iter().collect(),
                announced,
                uncalled,
                exposed,
                exposed_by_other,
                caught,
                counts: counts.into_iter().collect(),
                totals: totals.into_iter().collect(),
                points: points.into_iter().collect(),
                phase,
            },
            viewer,
            hand,
        })
    }
}

impl ViewParts {
    /// Whether the parts can stand together.
    fn fit(&self) -> bool {
        let seats = self.counts.len();
        if !(2..=Seat::MAX).contains(&seats)
            || self.totals.len() != seats
            || self.points.len() != seats
        {
            return false;
        }
        let team_fits = self
            .rules
            .team_size
            .get()
            .is_none_or(|size| seats.is_multiple_of(size) && seats / size >= 2);
        team_fits
            && self.mentioned().minus(SeatSet::first(seats)).is_empty()
            && self.out.len() <= seats
            && self.exposed.minus(self.uncalled).is_empty()
            && self.cards_fit()
    }

    /// Every seat that the parts speak of.
    fn mentioned(&self) -> SeatSet {
        let sets = [
            self.in_round,
            self.left,
            self.eliminated,
            self.knocked_out,
            self.announced,
            self.uncalled,
            self.exposed,
            self.exposed_by_other,
            self.caught,
        ];
        let laid_by = match self.laid_by {
            LaidBy::Seat(seat) => Some(seat),
            LaidBy::Start | LaidBy::Unknown => None,
        };
        let named = [Some(self.dealer), self.viewer, laid_by];
        let single = named.into_iter().flatten().chain(self.out.iter().copied());
        sets.into_iter()
            .chain([of_phase(&self.phase)])
            .fold(single.collect(), SeatSet::union)
    }

    /// Whether own hand and discards are cards of the game, as many as the table counts.
    fn cards_fit(&self) -> bool {
        let counted = match self.viewer {
            Some(seat) => u32::from(self.counts[seat.index()]),
            None => 0,
        };
        // What lies open is taken out of the deck bit by bit, since a sum could pass what a multiset holds.
        let mut rest = self.deck;
        let open = [self.hand, self.discards, self.top.into_iter().collect()];
        self.hand.len() == counted
            && open.iter().all(|cards| {
                let there = rest.contains_all(cards);
                if there {
                    rest.remove_all(cards);
                }
                there
            })
            && self.discards.len() <= u32::from(self.under_top)
            && u32::from(self.draw_pile) + u32::from(self.under_top) <= self.deck.len()
    }
}

/// The seats that a phase speaks of.
fn of_phase(phase: &Phase<Seen>) -> SeatSet {
    match *phase {
        Phase::Opening(FirstDeal::Named(seat)) => SeatSet::EMPTY.with(seat),
        Phase::Opening(FirstDeal::HighCard | FirstDeal::Lot)
        | Phase::Dealing
        | Phase::Redealing(_) => SeatSet::EMPTY,
        Phase::Turn { seat, step } => match step {
            Step::Serve(Penalty {
                challenge: Some(challenge),
                ..
            }) => SeatSet::EMPTY.with(seat).with(challenge.offender),
            Step::Play
            | Step::AfterDraw(_)
            | Step::Serve(_)
            | Step::NameColor
            | Step::SwapStart => SeatSet::EMPTY.with(seat),
        },
        Phase::RoundOver { winner } => winner.into_iter().collect(),
        Phase::MatchOver { winners } => winners,
    }
}

fn values<T: Copy + Default>(by_seat: &BySeat<T>, seats: u8) -> Vec<T> {
    let seats = SeatSet::first(usize::from(seats));
    seats.iter().map(|seat| by_seat[seat]).collect()
}
