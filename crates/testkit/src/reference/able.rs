//! What the rules allow: matching, a Wild Draw Four, answering a penalty, jumping in, the last card.

use super::{Call, Part, Reference, is, is_draw_card, list, without};
use lastcard_engine::rules::{
    Deflect, DrawMode, DrawTwoOnWildFour, IllegalWildDrawFour, JumpInCards, JumpInOnDrawCards,
    LastCard, MatchingSymbols, MultiDiscard, NeededToGoOut, PlayableCard, SevenSwap, SwapHands,
    TeamsEnd, UnoDeadline, WildDrawFourRule,
};
use lastcard_engine::{
    Card, Color, DrawCard, DrawnCard, Full, Penalty, Play, Rank, Seat, Step, Wild,
};

impl Reference {
    /// The colors that a Wild may name now.
    pub(super) fn colors_to_name(&self) -> Vec<Color> {
        let keep = self.rules.wild_may_keep_color;
        Color::ALL
            .into_iter()
            .filter(|&color| keep || self.color != Some(color))
            .collect()
    }

    /// Whether the card has a swap with its play.
    pub(super) fn swaps(&self, card: Card) -> bool {
        is(card, Wild::SwapHands)
            || card.number() == Some(7) && self.rules.seven_swap != SevenSwap::Off
    }

    /// Whether the card is not played without a swap.
    pub(super) fn must_swap(&self, card: Card) -> bool {
        is(card, Wild::SwapHands) && self.rules.swap_hands == SwapHands::Mandatory
            || card.number() == Some(7) && self.rules.seven_swap == SevenSwap::Mandatory
    }

    pub(super) fn may_swap_with(&self, seat: Seat, with: Seat) -> bool {
        with != seat && self.in_round(with)
    }

    /// Whether the card fits the top by color, number or symbol.
    pub(super) fn matches(&self, card: Card) -> bool {
        self.matches_on(card, self.color, self.top())
    }

    pub(super) fn matches_on(&self, card: Card, color: Option<Color>, top: Card) -> bool {
        let Some(rank) = card.rank() else { return true };
        let symbols = self.rules.matching_symbols == MatchingSymbols::AnyColor;
        let same_rank = top.rank() == Some(rank) && (card.number().is_some() || symbols);
        card.color() == color || same_rank
    }

    /// Whether a Wild Draw Four would be a bluff with these other cards in hand.
    pub(super) fn is_bluff(&self, rest: &[Card]) -> bool {
        self.is_bluff_on(rest, self.color, self.top())
    }

    /// The same for another color in force and another top.
    pub(super) fn is_bluff_on(&self, rest: &[Card], color: Option<Color>, top: Card) -> bool {
        let same_color = |card: &Card| card.color().is_some() && card.color() == color;
        let same_number = |card: &Card| card.number().is_some() && card.number() == top.number();
        match self.rules.wild_draw_four {
            WildDrawFourRule::Unrestricted => false,
            WildDrawFourRule::NoMatchingColor => rest.iter().any(same_color),
            WildDrawFourRule::NoMatchingColorOrNumber => rest
                .iter()
                .any(|card| same_color(card) || same_number(card)),
            // Other Wild Draw Fours do not count (E-206).
            WildDrawFourRule::NoOtherPlayable => rest
                .iter()
                .any(|&card| card != Card::WILD_DRAW_FOUR && self.matches_on(card, color, top)),
        }
    }

    pub(super) fn is_blocked_bluff(&self, rest: &[Card]) -> bool {
        self.rules.wild_draw_four_illegal == IllegalWildDrawFour::Blocked && self.is_bluff(rest)
    }

    /// Whether the seat, were it on turn without a penalty, could play this card of its hand, with the
    /// color and the swap that it needs.
    pub(super) fn can_play(&self, seat: Seat, card: Card) -> bool {
        let Some(rest) = without(self.hand(seat), &[card]) else {
            return false;
        };
        self.matches(card)
            && !(card == Card::WILD_DRAW_FOUR && self.is_blocked_bluff(&rest))
            && self.may_empty_hand(seat, card, &rest)
    }

    pub(super) fn can_play_some(&self, seat: Seat) -> bool {
        self.hand(seat)
            .iter()
            .any(|&card| self.can_play(seat, card))
    }

    pub(super) fn can_stack(&self, seat: Seat) -> bool {
        self.hand(seat).iter().any(|&card| {
            let rest = without(self.hand(seat), &[card]).unwrap_or_default();
            let stacks = |penalty| is_draw_card(card) && self.answers(penalty, card);
            self.phase.penalty().is_some_and(stacks) && self.may_empty_hand(seat, card, &rest)
        })
    }

    pub(super) fn may_empty_hand(&self, seat: Seat, card: Card, rest: &[Card]) -> bool {
        let blocked = self.rules.needed_to_go_out == NeededToGoOut::LastCardBlocked
            && !self.counts_as_called(seat, &Play::card(card));
        !rest.is_empty() || self.may_be_last(card) && !blocked
    }

    pub(super) fn may_be_last(&self, card: Card) -> bool {
        match self.rules.last_card {
            LastCard::Any => true,
            LastCard::NoWild => !card.is_wild(),
            LastCard::NoDrawCard => !is_draw_card(card),
            LastCard::NumberOnly => card.number().is_some(),
        }
    }

    /// Whether these are cards that could answer some penalty on this table.
    pub(super) fn might_answer(&self, cards: &[Card]) -> bool {
        let deflect = self.rules.draw_two_deflect != Deflect::Off;
        let any_on = deflect
            || self.rules.draw_two_on_draw_two
            || self.rules.wild_four_on_wild_four
            || self.rules.wild_four_on_draw_two
            || self.rules.draw_two_on_wild_four != DrawTwoOnWildFour::Off;
        let turns_away = |card: &Card| matches!(card.rank(), Some(Rank::Skip | Rank::Reverse));
        any_on
            && cards
                .iter()
                .all(|card| is_draw_card(*card) || deflect && turns_away(card))
    }

    /// Whether the card is stacked on this penalty or deflects it.
    pub(super) fn answers(&self, penalty: &Penalty<Full>, card: Card) -> bool {
        let in_force = card.color() == self.color;
        let stacks = match (card.draws(), penalty.last) {
            (2, DrawCard::Two) => self.rules.draw_two_on_draw_two,
            (4, DrawCard::Four) => self.rules.wild_four_on_wild_four,
            (4, DrawCard::Two) => self.rules.wild_four_on_draw_two,
            (2, DrawCard::Four) => match self.rules.draw_two_on_wild_four {
                DrawTwoOnWildFour::Off => false,
                DrawTwoOnWildFour::NamedColor => in_force,
                DrawTwoOnWildFour::Any => true,
            },
            _ => false,
        };
        let deflects = match (card.rank(), self.rules.draw_two_deflect) {
            (Some(Rank::Skip), Deflect::SkipAny) => true,
            (Some(Rank::Skip), Deflect::SkipSameColor | Deflect::SkipOrReverse)
            | (Some(Rank::Reverse), Deflect::ReverseSameColor | Deflect::SkipOrReverse) => in_force,
            _ => false,
        };
        // Nothing answers a start card.
        !penalty.start
            && (stacks && self.within_limit(penalty, card) || deflects && penalty.only_twos)
    }

    pub(super) fn within_limit(&self, penalty: &Penalty<Full>, card: Card) -> bool {
        self.rules
            .stack_limit
            .get()
            .is_none_or(|limit| penalty.owed + card.draws() <= limit)
    }

    pub(super) fn may_jump_in(&self, seat: Seat, cards: &[Card]) -> bool {
        let [card] = *cards else { return false };
        let kind = match self.rules.jump_in {
            JumpInCards::Off => false,
            JumpInCards::Colored => !card.is_wild(),
            JumpInCards::ColoredAndWild => true,
        };
        let on_draw_cards = self.rules.jump_in_on_draw_cards;
        let moment = match self.step() {
            Some(Step::Play) => {
                !(is_draw_card(card) && on_draw_cards == JumpInOnDrawCards::Forbidden)
            }
            // While a challenge is open nobody jumps in (E-135).
            Some(Step::Serve(penalty)) => {
                is_draw_card(card)
                    && on_draw_cards == JumpInOnDrawCards::AddsToStack
                    && penalty.challenge.is_none()
                    && self.within_limit(&penalty, card)
            }
            _ => false,
        };
        kind && moment
            && card == self.top()
            && !self.start_on_top
            && self.top_by != Some(seat)
            && self.on_turn() != Some(seat)
    }

    pub(super) fn go_together(&self, cards: &[Card]) -> bool {
        let first = cards[0];
        match self.rules.multi_discard {
            MultiDiscard::Off => false,
            MultiDiscard::IdenticalPair => {
                cards.len() == 2 && cards[1] == first && !first.is_wild()
            }
            MultiDiscard::SameNumber => {
                first.number().is_some() && cards.iter().all(|card| card.number() == first.number())
            }
        }
    }

    /// Whether one more card may be drawn after this one.
    pub(super) fn may_draw_on(&self, drawn: DrawnCard) -> bool {
        self.rules.draw_mode == DrawMode::MayUntilPlayable && !drawn.fits && !self.nothing_to_draw()
    }

    /// Whether the drawn card makes its player play. A bluff never must be played (E-201).
    pub(super) fn must_play_now(&self, seat: Seat, drawn: DrawnCard) -> bool {
        let must = self.rules.playable_card == PlayableCard::MustPlay || self.rules.force_play;
        must && drawn.fits && !self.drawn_bluff(seat, drawn.card)
    }

    /// Whether a card just drawn is a Wild Draw Four that would be a bluff.
    pub(super) fn drawn_bluff(&self, seat: Seat, card: Card) -> bool {
        let rest = without(self.hand(seat), &[card]).unwrap_or_default();
        card == Card::WILD_DRAW_FOUR && self.is_bluff(&rest)
    }

    /// Whether a hand emptied by this play counts as called.
    pub(super) fn counts_as_called(&self, seat: Seat, play: &Play) -> bool {
        let call = self.player(seat).call;
        if !self.rules.calls_matter() {
            true
        } else if list(&play.cards).len() == 1 {
            matches!(call, Call::Fine | Call::Announced)
        } else {
            // Several last cards: a call is due only where it comes before the play (E-167).
            self.rules.uno_deadline != UnoDeadline::BeforePlay
                || call == Call::Announced
                || play.uno
        }
    }

    pub(super) fn empties_hand(&self, seat: Seat, play: &Play) -> bool {
        without(self.hand(seat), &list(&play.cards)).is_some_and(|rest| rest.is_empty())
    }

    /// Whether the play lays the last card without the call, so that the round goes on (E-176).
    pub(super) fn stays_in(&self, seat: Seat, play: &Play) -> bool {
        self.empties_hand(seat, play)
            && self.rules.needed_to_go_out == NeededToGoOut::PenaltyAndContinue
            && !self.counts_as_called(seat, play)
    }

    /// Whether the play lays the last card and its player is out.
    pub(super) fn goes_out(&self, seat: Seat, play: &Play) -> bool {
        self.empties_hand(seat, play) && !self.stays_in(seat, play)
    }

    /// Whether the round is over with this play.
    pub(super) fn ends_round(&self, seat: Seat, play: &Play) -> bool {
        let alone = self.still_in().len() <= 2;
        let others = |other: &Seat| *other != seat && self.player(*other).part == Part::In;
        let team_is_out = !self.side(seat).iter().any(others);
        let over = if self.rules.play_for_places {
            alone
        } else if self.goes_on_with_teams() {
            alone || team_is_out
        } else {
            true
        };
        self.goes_out(seat, play) && over
    }

    /// Whether a round goes on until all members of a team are out.
    pub(super) fn goes_on_with_teams(&self) -> bool {
        self.rules.team_size.get().is_some() && self.rules.teams_end == TeamsEnd::AllMembersOut
    }
}
