//! What a move is worth.

use super::outcome::Outcome;
use super::sight::{Pile, Sight};
use super::weights::Weights;
use lastcard_engine::rules::{ChallengeWho, NeededToGoOut, SevenSwap};
use lastcard_engine::{Action, Card, CardSet, Color, Play, Rank, Seat, Wild};

/// Going out: beyond everything that adds up.
pub(super) const OUT: f32 = 1000.0;

/// Judges the moves of one view.
pub(super) struct Judge<'a> {
    pub(super) sight: Sight<'a>,
    pub(super) weights: &'a Weights,
}

impl<'a> Judge<'a> {
    pub(super) const fn new(sight: Sight<'a>, weights: &'a Weights) -> Judge<'a> {
        Judge { sight, weights }
    }

    /// The worth of a move; more is better.
    pub(super) fn worth(&self, action: &Action) -> f32 {
        let Some(pile) = self.sight.pile() else {
            return 0.0;
        };
        match action {
            Action::Play(play) => self.play(play, pile, false),
            Action::JumpIn(play) => self.play(play, pile, true) + self.weights.jump,
            Action::Draw => self.draw(pile),
            Action::Pass => self.stay(),
            Action::Name(color) => self.name(*color, pile),
            Action::Swap(with) => self.swap(*with, self.sight.view.hand().len()),
            Action::Challenge => self.challenge(pile),
            Action::Call | Action::Catch(_) | Action::Leave => -OUT,
        }
    }

    /// The worth of doing nothing: the own hand as it is, and the next player to come.
    pub(super) fn stay(&self) -> f32 {
        let Some(pile) = self.sight.pile() else {
            return 0.0;
        };
        let next = match self.sight.public.phase().on_turn() {
            Some(seat) if seat != self.sight.me => seat,
            _ => self.sight.after_me(),
        };
        let hand = self.sight.view.hand();
        self.hand(hand, pile) + self.sure(hand, next, pile) - self.threat(next, pile)
    }

    fn play(&self, play: &Play, pile: Pile, jump_in: bool) -> f32 {
        let outcome = self.sight.outcome(play, jump_in);
        if outcome.rest.is_empty() {
            return self.last_card(&outcome);
        }
        if outcome.next == self.sight.me && self.sight.runs_out(&outcome.rest, outcome.pile) {
            return OUT / 2.0;
        }
        self.laid(play, pile, &outcome) + self.hits(&outcome) + self.after(play, &outcome)
    }

    /// Out; or, without the call, the penalty, and the game goes on.
    fn last_card(&self, outcome: &Outcome) -> f32 {
        let rules = self.sight.rules;
        let uncalled = rules.calls_matter()
            && rules.needed_to_go_out == NeededToGoOut::PenaltyAndContinue
            && self.sight.public.uncalled().contains(self.sight.me);
        if uncalled {
            let penalty = f32::from(rules.uno_penalty.get());
            self.hits(outcome) - penalty * self.weights.drawn
        } else {
            OUT
        }
    }

    /// What giving these cards away is worth in itself.
    fn laid(&self, play: &Play, pile: Pile, outcome: &Outcome) -> f32 {
        let weights = self.weights;
        let card = play.cards.last();
        let laid = play.cards.len() as f32;
        let keeps = match card.rank() {
            Some(Rank::DrawTwo) => weights.two * laid,
            Some(Rank::Skip) => weights.skip * laid,
            Some(Rank::Reverse) => weights.reverse * laid,
            Some(Rank::Number(_)) => 0.0,
            // With one card left there is no later.
            None if outcome.rest.len() == 1 => 0.0,
            None if card == Card::WILD_DRAW_FOUR => weights.four,
            None => weights.wild,
        };
        let challenged = card == Card::WILD_DRAW_FOUR
            && self.sight.rules.challenge_who == ChallengeWho::Victim
            && self.sight.public.phase().penalty().is_none()
            && self.sight.is_bluff(&outcome.rest, pile);
        let risk = if challenged { weights.bluff } else { 0.0 };
        let fewest = self.sight.fewest();
        let points = weights.points * self.sight.rules.value(card) as f32 / 100.0 / fewest as f32;
        laid * (weights.shed + points) - keeps * weights.patience(fewest) - risk
    }

    /// The own hand and the next player, after hands have moved.
    fn after(&self, play: &Play, outcome: &Outcome) -> f32 {
        let rest = outcome.rest.len();
        if let Some(with) = play.swap {
            return self.swap(with, rest) - self.threat_after_swap(outcome, with);
        }
        let card = play.cards.last();
        if card.number() == Some(0) && self.sight.rules.zero_rotate {
            return self.rotation(rest, outcome.direction);
        }
        match card.as_wild() {
            Some(Wild::ShuffleHands) => self.shuffle(rest),
            Some(Wild::Blank) => self.blank() + self.goes_on(outcome),
            _ => self.goes_on(outcome),
        }
    }

    fn goes_on(&self, outcome: &Outcome) -> f32 {
        let (rest, pile) = (&outcome.rest, outcome.pile);
        let next = if outcome.next != self.sight.me {
            self.sure(rest, outcome.next, pile) - self.threat(outcome.next, pile)
        } else if self.sight.follows(rest, pile) {
            self.weights.again
        } else {
            0.0
        };
        self.hand(rest, pile) + next
    }

    fn name(&self, color: Color, pile: Pile) -> f32 {
        let names_for_others = self.sight.public.dealer() == self.sight.me;
        let first = if names_for_others {
            self.sight.after_me()
        } else {
            self.sight.me
        };
        let color = Some(color);
        let pile = Pile { color, ..pile };
        self.hand(self.sight.view.hand(), pile) - self.threat(first, pile)
    }
}

impl Sight<'_> {
    /// Whether a card of the hand fits.
    pub(super) fn follows(&self, hand: &lastcard_engine::Hand, pile: Pile) -> bool {
        !hand.kinds().and(self.fitting(pile)).is_empty()
    }

    /// Whether a card fits that is neither a Wild nor moves hands: then nobody draws by choice.
    pub(super) fn has_a_plain_card(&self, pile: Pile) -> bool {
        let mut special = CardSet::WILDS;
        if self.rules.seven_swap != SevenSwap::Off {
            special = special.union(CardSet::of_rank(Rank::Number(7)));
        }
        if self.rules.zero_rotate {
            special = special.union(CardSet::of_rank(Rank::Number(0)));
        }
        let plain = self.view.hand().kinds().minus(special);
        !plain.and(self.fitting(pile)).is_empty()
    }

    /// The shortest hand of an opponent, at least 1.
    fn fewest(&self) -> u32 {
        let opponents = self.public.in_round().minus(self.side);
        let counts = opponents.iter().map(|seat| self.public.count(seat));
        counts.min().unwrap_or(1).max(1)
    }

    pub(super) fn after_me(&self) -> Seat {
        let next = self
            .public
            .in_round()
            .next(self.me, self.public.direction());
        next.unwrap_or(self.me)
    }
}
