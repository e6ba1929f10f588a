//! What a seat knows, and what it may do with it.
//!
//! The same code reads the full truth and a view, because both hold the same [`Public`] side and the own
//! hand; so what is legal for a seat cannot depend on anything that it does not see.

use crate::action::{Cards, Play};
use crate::card::{Card, CardSet, ColorSet, Rank, Wild};
use crate::hand::Hand;
use crate::legal::{Legal, SEVENS, SWAP_HANDS, Swap, Together};
use crate::phase::{DrawCard, DrawnCard, Knowledge, Penalty, Phase, Step};
use crate::public::{LaidBy, Public};
use crate::rules::{
    Deflect, DrawMode, DrawTwoOnWildFour, IllegalWildDrawFour, JumpInCards, JumpInOnDrawCards,
    MultiDiscard, NeededToGoOut, PlayableCard, Rules, SevenSwap, ShuffleHands, SwapHands, TeamsEnd,
    ThenPlay, UnoDeadline, VoluntaryDraw, WildDrawFourRule, allowed_as_last, same_color, same_rank,
};
use crate::seat::{Seat, SeatSet};

/// A seat's knowledge.
#[derive(Clone, Copy)]
pub(crate) struct Eyes<'a, K: Knowledge> {
    pub(crate) public: &'a Public<K>,
    pub(crate) seat: Seat,
    pub(crate) hand: &'a Hand,
    /// The card just drawn, while its player decides about it.
    pub(crate) drawn: Option<DrawnCard>,
}

/// What laying a number of cards would mean for the hand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Emptying {
    /// Cards are left.
    No,
    /// The player is out, and the round ends.
    EndsRound,
    /// The player is out, and the others play on.
    GoesOut,
    /// The last card was not called: the penalty is drawn, and play goes on.
    Uncalled,
    /// The last card was not called and may not be played.
    Blocked,
}

impl Emptying {
    /// Whether the player is out by it.
    pub(crate) const fn is_out(self) -> bool {
        matches!(self, Emptying::EndsRound | Emptying::GoesOut)
    }
}

impl<K: Knowledge> Eyes<'_, K> {
    /// Every move that is open to the seat.
    pub(crate) fn legal(&self) -> Legal {
        let Phase::Turn {
            seat: on_turn,
            step,
        } = &self.public.phase
        else {
            return Legal::NOTHING;
        };
        if self.public.left.contains(self.seat) {
            return Legal::NOTHING;
        }
        let last = self.emptying(1, false);
        let others = self.public.in_round.without(self.seat);
        let out_of_hand = last.is_out();
        let mut legal = Legal {
            colors: if last == Emptying::EndsRound {
                ColorSet::EMPTY
            } else {
                self.wild_colors()
            },
            seven: if out_of_hand { Swap::No } else { self.seven() },
            swap_hands: if out_of_hand {
                Swap::No
            } else {
                self.swap_hands()
            },
            swap_with: others,
            call: self.may_call(),
            catches: self.catches(),
            ..Legal::NOTHING
        };
        if *on_turn == self.seat {
            self.on_turn(step, &mut legal);
        } else if self.public.in_round.contains(self.seat) {
            legal.jump_ins = self.jump_ins(step);
        }
        legal
    }

    /// The cards that may be played alone in a turn that has just begun.
    pub(crate) fn playable(&self) -> CardSet {
        let mut cards = self.hand.kinds().and(self.matching());
        if cards.contains(Card::WILD_DRAW_FOUR) && self.wild_draw_four_blocked() {
            cards = cards.minus(CardSet::of(Card::WILD_DRAW_FOUR));
        }
        cards.and(self.allowed_by_count())
    }

    /// The cards that fit by color, number or symbol, and all Wilds.
    pub(crate) fn matching(&self) -> CardSet {
        let by_rank = self
            .public
            .top
            .map_or(CardSet::EMPTY, |top| same_rank(self.rules(), top));
        same_color(self.public.color)
            .union(by_rank)
            .union(CardSet::WILDS)
    }

    /// Whether a Wild Draw Four from this hand would break its condition.
    pub(crate) fn wild_draw_four_illegal(&self) -> bool {
        let by_number = self.public.top.and_then(Card::number);
        let others = match self.rules().wild_draw_four {
            WildDrawFourRule::Unrestricted => CardSet::EMPTY,
            WildDrawFourRule::NoMatchingColor => same_color(self.public.color),
            WildDrawFourRule::NoMatchingColorOrNumber => same_color(self.public.color)
                .union(by_number.map_or(CardSet::EMPTY, |n| CardSet::of_rank(Rank::Number(n)))),
            WildDrawFourRule::NoOtherPlayable => {
                self.matching().minus(CardSet::of(Card::WILD_DRAW_FOUR))
            }
        };
        !self.hand.kinds().and(others).is_empty()
    }

    pub(crate) fn wild_draw_four_blocked(&self) -> bool {
        self.rules().wild_draw_four_illegal == IllegalWildDrawFour::Blocked
            && self.wild_draw_four_illegal()
    }

    /// The cards that answer a penalty: stacked on it, or sending it on.
    pub(crate) fn answers(&self, penalty: &Penalty<K>) -> CardSet {
        self.stacks(penalty).union(self.deflects(penalty))
    }

    /// What laying that many cards at once would mean; `uno` is the call that comes with them.
    pub(crate) fn emptying(&self, cards: u32, uno: bool) -> Emptying {
        if self.count() != cards {
            return Emptying::No;
        }
        let called = match cards {
            1 => !self.public.uncalled.contains(self.seat),
            // Several cards at once never leave one: a call is due only before the play.
            _ => {
                self.rules().uno_deadline != UnoDeadline::BeforePlay
                    || uno
                    || self.public.announced.contains(self.seat)
            }
        };
        if self.rules().calls_matter() && !called {
            match self.rules().needed_to_go_out {
                NeededToGoOut::No => {}
                NeededToGoOut::PenaltyAndContinue => return Emptying::Uncalled,
                NeededToGoOut::LastCardBlocked => return Emptying::Blocked,
            }
        }
        if self.public.ends_when_out(self.seat) {
            Emptying::EndsRound
        } else {
            Emptying::GoesOut
        }
    }

    /// The colors that a Wild may name now.
    pub(crate) fn wild_colors(&self) -> ColorSet {
        match self.public.color {
            Some(color) if !self.rules().wild_may_keep_color => ColorSet::ALL.without(color),
            _ => ColorSet::ALL,
        }
    }

    /// Whether the call that comes with a play means something, or there is none.
    pub(crate) fn call_counts(&self, play: &Play) -> bool {
        if !play.uno {
            return true;
        }
        let cards = play.cards.len();
        let pair_at_the_end = cards > 1
            && cards == self.count()
            && self.rules().uno_deadline == UnoDeadline::BeforePlay;
        self.rules().calls_matter()
            && (self.public.announced.contains(self.seat)
                || pair_at_the_end
                || self.leaves_one(play))
    }

    /// Whether calling "Uno!" alone is a call in time.
    pub(crate) fn call_is_due(&self) -> bool {
        let on_turn = self.public.phase.on_turn() == Some(self.seat);
        let only_names = self.seat == self.public.dealer
            && matches!(
                self.public.phase,
                Phase::Turn {
                    step: Step::NameColor,
                    ..
                }
            );
        let before_playing = on_turn
            && self.count() == 2
            && !only_names
            && !self.public.announced.contains(self.seat);
        let after_playing = self.public.exposed.contains(self.seat)
            && (self.public.exposed_by_other.contains(self.seat)
                || self.rules().uno_deadline != UnoDeadline::BeforePlay);
        before_playing || after_playing
    }

    /// Whether a drawn card must be played.
    pub(crate) fn must_play_drawn(&self, drawn: DrawnCard) -> bool {
        let bluff = drawn.card == Card::WILD_DRAW_FOUR && self.wild_draw_four_illegal();
        drawn.fits
            && !bluff
            && self.playable().contains(drawn.card)
            && (self.rules().playable_card == PlayableCard::MustPlay || self.rules().force_play)
    }

    /// Whether a jump-in with that card would add to the penalty that waits.
    pub(crate) fn jump_in_stacks(&self, card: Card) -> bool {
        match self.public.phase.penalty() {
            Some(penalty) => {
                self.rules().jump_in_on_draw_cards == JumpInOnDrawCards::AddsToStack
                    && !penalty.start
                    // While a challenge is open nobody comes in between.
                    && penalty.challenge.is_none()
                    && self.below_limit(penalty.owed + card.draws())
            }
            None => false,
        }
    }

    /// How many cards the seat holds: the table counts them, so that nobody has to.
    fn count(&self) -> u32 {
        self.public.count(self.seat)
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.public.rules
    }

    fn on_turn(&self, step: &Step<K>, legal: &mut Legal) {
        match step {
            Step::Play => self.fresh_turn(legal),
            Step::SwapStart => {
                legal.start_swaps = legal.swap_with;
                if self.rules().swap_hands == SwapHands::Optional {
                    self.fresh_turn(legal);
                }
            }
            Step::NameColor => legal.names = ColorSet::ALL,
            Step::Serve(penalty) => {
                let stacks = self
                    .stacks(penalty)
                    .and(self.hand.kinds())
                    .and(self.allowed_by_count());
                let deflects = self
                    .deflects(penalty)
                    .and(self.hand.kinds())
                    .and(self.allowed_by_count());
                legal.plays = stacks.union(deflects);
                legal.draw = !self.rules().must_stack || stacks.is_empty();
                legal.challenge = penalty.challenge.is_some();
            }
            Step::AfterDraw(_) => self.after_draw(legal),
        }
    }

    fn fresh_turn(&self, legal: &mut Legal) {
        legal.plays = self.playable();
        legal.together = self.together();
        let able = !legal.plays.is_empty();
        let must = self.able_must_play();
        legal.draw = self.public.drawable() > 0 && !(able && must);
        legal.pass = self.public.drawable() == 0 && !able;
    }

    fn after_draw(&self, legal: &mut Legal) {
        let Some(drawn) = self.drawn else { return };
        if self.rules().then_play == ThenPlay::AnyCard {
            legal.plays = self.playable();
            legal.together = self.together();
        } else if drawn.fits {
            // Penalty cards drawn meanwhile may have made a Wild Draw Four illegal.
            legal.plays = CardSet::of(drawn.card).and(self.playable());
        }
        legal.draw = self.may_draw_on()
            && !(self.rules().then_play == ThenPlay::AnyCard
                && self.able_must_play()
                && !legal.plays.is_empty());
        legal.pass = !self.must_play_drawn(drawn);
    }

    /// Whether one more card may be drawn after the one just drawn, if nothing must be played first.
    pub(crate) fn may_draw_on(&self) -> bool {
        self.rules().draw_mode == DrawMode::MayUntilPlayable
            && self.public.drawable() > 0
            && self.drawn.is_some_and(|drawn| !drawn.fits)
    }

    /// Whether who has a card to play may not draw.
    fn able_must_play(&self) -> bool {
        self.rules().voluntary_draw == VoluntaryDraw::Forbidden || self.rules().force_play
    }

    fn together(&self) -> Together {
        let rules = self.rules();
        if rules.multi_discard == MultiDiscard::Off {
            return Together::NOTHING;
        }
        let last = |emptying| match emptying {
            Emptying::Blocked => CardSet::EMPTY,
            _ => allowed_as_last(rules.last_card),
        };
        let (silent, calling) = (
            self.emptying(self.count(), false),
            self.emptying(self.count(), true),
        );
        Together {
            rule: rules.multi_discard,
            first: self.hand.kinds().and(self.matching()).minus(CardSet::WILDS),
            hand: *self.hand,
            last: last(silent),
            last_with_call: last(calling),
            out: silent.is_out(),
            out_with_call: calling.is_out(),
        }
    }

    /// What the rules on last cards leave of the cards, when only one is in hand.
    fn allowed_by_count(&self) -> CardSet {
        match self.emptying(1, false) {
            Emptying::No => CardSet::ALL,
            Emptying::Blocked => CardSet::EMPTY,
            _ => allowed_as_last(self.rules().last_card),
        }
    }

    fn stacks(&self, penalty: &Penalty<K>) -> CardSet {
        let rules = self.rules();
        if penalty.start {
            return CardSet::EMPTY;
        }
        let twos = CardSet::of_rank(Rank::DrawTwo);
        let twos = match penalty.last {
            DrawCard::Two if rules.draw_two_on_draw_two => twos,
            DrawCard::Two => CardSet::EMPTY,
            DrawCard::Four => match rules.draw_two_on_wild_four {
                DrawTwoOnWildFour::Off => CardSet::EMPTY,
                DrawTwoOnWildFour::NamedColor => twos.and(same_color(self.public.color)),
                DrawTwoOnWildFour::Any => twos,
            },
        };
        let fours = match penalty.last {
            DrawCard::Two => rules.wild_four_on_draw_two,
            DrawCard::Four => rules.wild_four_on_wild_four,
        };
        let mut cards = CardSet::EMPTY;
        if self.below_limit(penalty.owed + 2) {
            cards = cards.union(twos);
        }
        if fours && self.below_limit(penalty.owed + 4) {
            cards = cards.union(CardSet::of(Card::WILD_DRAW_FOUR));
        }
        cards
    }

    fn deflects(&self, penalty: &Penalty<K>) -> CardSet {
        if penalty.start || !penalty.only_twos {
            return CardSet::EMPTY;
        }
        let (skips, reverses) = (
            CardSet::of_rank(Rank::Skip),
            CardSet::of_rank(Rank::Reverse),
        );
        let in_color = same_color(self.public.color);
        match self.rules().draw_two_deflect {
            Deflect::Off => CardSet::EMPTY,
            Deflect::SkipSameColor => skips.and(in_color),
            Deflect::SkipAny => skips,
            Deflect::ReverseSameColor => reverses.and(in_color),
            Deflect::SkipOrReverse => skips.union(reverses).and(in_color),
        }
    }

    fn below_limit(&self, owed: u16) -> bool {
        self.rules()
            .stack_limit
            .get()
            .is_none_or(|limit| owed <= limit)
    }

    fn jump_ins(&self, step: &Step<K>) -> CardSet {
        let Some(top) = self.public.top else {
            return CardSet::EMPTY;
        };
        let rules = self.rules();
        let off = match rules.jump_in {
            JumpInCards::Off => true,
            JumpInCards::Colored => top.is_wild(),
            JumpInCards::ColoredAndWild => false,
        };
        let own = match self.public.laid_by {
            LaidBy::Start => true,
            LaidBy::Unknown => false,
            LaidBy::Seat(seat) => seat == self.seat,
        };
        let draw_card = top.draws() > 0;
        let open = match step {
            Step::Play => !draw_card || rules.jump_in_on_draw_cards != JumpInOnDrawCards::Forbidden,
            Step::Serve(_) => draw_card && self.jump_in_stacks(top),
            Step::AfterDraw(_) | Step::NameColor | Step::SwapStart => false,
        };
        let blocked = top == Card::WILD_DRAW_FOUR
            && matches!(step, Step::Play)
            && self.wild_draw_four_blocked();
        if off || own || !open || blocked {
            return CardSet::EMPTY;
        }
        self.hand
            .kinds()
            .and(CardSet::of(top))
            .and(self.allowed_by_count())
    }

    fn may_call(&self) -> bool {
        self.rules().calls_matter()
            && self.public.in_round.contains(self.seat)
            && (self.rules().false_call_penalty.get() > 0 || self.call_is_due())
    }

    fn catches(&self) -> SeatSet {
        if !self.rules().calls_matter() || !self.public.in_round.contains(self.seat) {
            return SeatSet::EMPTY;
        }
        let open = if self.rules().false_catch_penalty.get() > 0 {
            self.public.all_seats().minus(self.public.caught)
        } else {
            self.public.exposed
        };
        open.without(self.seat)
    }

    /// Whether these cards swap hands, as long as their player is not out.
    pub(crate) fn swap_of(&self, cards: &Cards) -> Swap {
        let kinds = cards.kinds();
        let seven = if kinds.and(SEVENS).is_empty() {
            Swap::No
        } else {
            self.seven()
        };
        let other = if kinds.contains(SWAP_HANDS) {
            self.swap_hands()
        } else {
            Swap::No
        };
        seven.max(other)
    }

    fn seven(&self) -> Swap {
        match self.rules().seven_swap {
            SevenSwap::Off => Swap::No,
            SevenSwap::Optional => Swap::May,
            SevenSwap::Mandatory => Swap::Must,
        }
    }

    fn swap_hands(&self) -> Swap {
        match self.rules().swap_hands {
            SwapHands::Optional => Swap::May,
            SwapHands::Mandatory => Swap::Must,
        }
    }

    /// Whether a play leaves one card, when it is laid or after its effect.
    fn leaves_one(&self, play: &Play) -> bool {
        let cards = play.cards.len();
        let Some(laid) = self.count().checked_sub(cards) else {
            return false;
        };
        // Who lays the last card has nothing left to call for.
        if laid < 2 {
            return laid == 1;
        }
        if let Some(with) = play.swap {
            return self.public.count(with) == 1;
        }
        match play.cards.first() {
            card if card.number() == Some(0) && self.rules().zero_rotate => {
                self.hand_after_rotations(cards, laid) == 1
            }
            card if card == Card::wild(Wild::ShuffleHands) => {
                let all: u32 = self
                    .public
                    .in_round
                    .iter()
                    .map(|s| self.public.count(s))
                    .sum();
                self.rules().shuffle_hands == ShuffleHands::DealEvenly
                    && (all - 1) / self.public.in_round.len() == 1
            }
            _ => false,
        }
    }

    /// How many cards the seat, holding `own`, would get by that many rotations of all hands.
    fn hand_after_rotations(&self, times: u32, own: u32) -> u32 {
        let back = self.public.direction.turned();
        let from = (0..times).try_fold(self.seat, |seat, _| self.public.in_round.next(seat, back));
        match from {
            Some(seat) if seat == self.seat => own,
            Some(seat) => self.public.count(seat),
            None => 0,
        }
    }
}

impl<K: Knowledge> Public<K> {
    /// Whether the round ends when that seat goes out now.
    pub(crate) fn ends_when_out(&self, seat: Seat) -> bool {
        let left = self.in_round.without(seat);
        if self.rules.play_for_places {
            left.len() <= 1
        } else if self.rules.team_size.get().is_some()
            && self.rules.teams_end == TeamsEnd::AllMembersOut
        {
            left.and(self.team(seat)).is_empty()
        } else {
            true
        }
    }
}

/// Whether the cards are something that can answer a penalty at all at this table.
pub(crate) fn answers_penalties(rules: &Rules, cards: &Cards) -> bool {
    let mut kinds = CardSet::DRAW_CARDS;
    if rules.draw_two_deflect != Deflect::Off {
        kinds = kinds
            .union(CardSet::of_rank(Rank::Skip))
            .union(CardSet::of_rank(Rank::Reverse));
    }
    rules.penalties_move_on() && cards.kinds().minus(kinds).is_empty()
}
