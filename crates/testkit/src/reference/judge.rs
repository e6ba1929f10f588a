//! May this be done? Every reason against a command is collected, and the first in their order is given.

use super::{Reference, Standing, list, without};
use lastcard_engine::rules::{NeededToGoOut, SwapHands, ThenPlay, VoluntaryDraw};
use lastcard_engine::{Action, Card, Command, Full, Phase, Play, Refusal, Seat, Step};

impl Reference {
    /// Says whether a command would be accepted.
    ///
    /// # Errors
    /// Why it would be refused.
    pub fn judge(&self, command: &Command) -> Result<(), Refusal> {
        match self.reasons(command).into_iter().min() {
            Some(first) => Err(first),
            None => Ok(()),
        }
    }

    /// Every reason against a command.
    fn reasons(&self, command: &Command) -> Vec<Refusal> {
        match (*command, self.phase) {
            (Command::GraceEnds, _) => vec![],
            (Command::Act(seat, action), _) => self.reasons_against(seat, action),
            (_, Phase::MatchOver { .. }) => vec![Refusal::MatchOver],
            (Command::NextRound, Phase::Turn { .. }) => vec![Refusal::RoundNotOver],
            (Command::NextRound, _) | (Command::TimeIsUp, Phase::Turn { .. }) => vec![],
            (Command::TimeIsUp, _) => vec![Refusal::RoundOver],
        }
    }

    fn reasons_against(&self, seat: Seat, action: Action) -> Vec<Refusal> {
        let named = match action {
            Action::Play(play) | Action::JumpIn(play) => play.swap,
            Action::Swap(other) | Action::Catch(other) => Some(other),
            _ => None,
        };
        if [Some(seat), named]
            .into_iter()
            .flatten()
            .any(|s| s.index() >= self.players.len())
        {
            return vec![Refusal::UnknownPlayer];
        }
        let (turn, step) = match self.phase {
            Phase::MatchOver { .. } => return vec![Refusal::MatchOver],
            _ if action == Action::Leave && self.has_left(seat) => {
                return vec![Refusal::LeftTheMatch];
            }
            _ if action == Action::Leave => return vec![],
            Phase::Turn { seat, step } => (seat, step),
            _ => return vec![Refusal::RoundOver],
        };
        if self.has_left(seat) {
            return vec![Refusal::LeftTheMatch];
        }
        match action {
            Action::Call => self.reasons_against_call(seat),
            Action::Catch(target) => self.reasons_against_catch(seat, target),
            Action::JumpIn(play) => self.reasons_against_play(seat, &play, true),
            _ if seat != turn => vec![Refusal::NotYourTurn],
            Action::Name(_) if step == Step::NameColor => vec![],
            _ if step == Step::NameColor => vec![Refusal::MustNameColor],
            Action::Swap(with) if step == Step::SwapStart => {
                if self.may_swap_with(seat, with) {
                    vec![]
                } else {
                    vec![Refusal::SwapTargetNotAllowed]
                }
            }
            _ => self.reasons_against_turn(seat, action, step),
        }
    }

    pub(super) fn has_left(&self, seat: Seat) -> bool {
        self.player(seat).standing == Standing::Left
    }

    /// What the seat on turn does, apart from naming a color or swapping for the start card.
    fn reasons_against_turn(&self, seat: Seat, action: Action, step: Step<Full>) -> Vec<Refusal> {
        let mut reasons = match action {
            Action::Play(play) => self.reasons_against_play(seat, &play, false),
            Action::Draw => self.reasons_against_draw(seat, step),
            Action::Pass => self.reasons_against_pass(seat, step),
            Action::Name(_) => vec![Refusal::ColorNotWanted],
            Action::Swap(_) => vec![Refusal::SwapTargetNotAllowed],
            _ if self.open_challenge().is_some() => vec![],
            _ => vec![Refusal::CannotChallenge],
        };
        if step == Step::SwapStart && self.rules.swap_hands == SwapHands::Mandatory {
            reasons.push(Refusal::SwapTargetRequired);
        }
        reasons
    }

    fn reasons_against_draw(&self, seat: Seat, step: Step<Full>) -> Vec<Refusal> {
        let can_play = self.can_play_some(seat);
        let must_play = can_play
            && (self.rules.voluntary_draw == VoluntaryDraw::Forbidden || self.rules.force_play);
        match step {
            Step::Serve(_) if self.rules.must_stack && self.can_stack(seat) => {
                vec![Refusal::MustPlay]
            }
            Step::Serve(_) => vec![],
            Step::AfterDraw(drawn) if !self.may_draw_on(drawn) => vec![Refusal::CannotDraw],
            Step::AfterDraw(_) if self.rules.then_play != ThenPlay::AnyCard => vec![],
            _ if must_play => vec![Refusal::MustPlay],
            _ if !self.nothing_to_draw() => vec![],
            _ if can_play => vec![Refusal::MustPlay],
            _ => vec![Refusal::CannotDraw],
        }
    }

    fn reasons_against_pass(&self, seat: Seat, step: Step<Full>) -> Vec<Refusal> {
        match step {
            Step::Serve(_) => vec![Refusal::MustServePenalty],
            Step::AfterDraw(drawn) if self.must_play_now(seat, drawn) => {
                if self.rules.then_play == ThenPlay::AnyCard {
                    vec![Refusal::MustPlay]
                } else {
                    vec![Refusal::MustPlayDrawnCard]
                }
            }
            Step::AfterDraw(_) => vec![],
            _ if !self.nothing_to_draw() => vec![Refusal::CannotPass],
            _ if self.can_play_some(seat) => vec![Refusal::MustPlay],
            _ => vec![],
        }
    }

    /// A play in turn or out of turn.
    fn reasons_against_play(&self, seat: Seat, play: &Play, jump_in: bool) -> Vec<Refusal> {
        let mut reasons = Vec::new();
        let cards = list(&play.cards);
        let waiting = self.phase.penalty();
        if !jump_in && waiting.is_some() && !self.might_answer(&cards) {
            reasons.push(Refusal::MustServePenalty);
        }
        let Some(rest) = without(self.hand(seat), &cards) else {
            reasons.push(Refusal::CardNotInHand);
            return reasons;
        };
        if waiting.is_none() {
            if !jump_in && !self.matches(cards[0]) {
                reasons.push(Refusal::CardDoesNotMatch);
            }
            if cards.contains(&Card::WILD_DRAW_FOUR) && self.is_blocked_bluff(&rest) {
                reasons.push(Refusal::WildDrawFourNotAllowed);
            }
        }
        self.reasons_against_color(seat, play, &cards, &mut reasons);
        self.reasons_against_swap(seat, play, &cards, &mut reasons);
        if let Some(Step::AfterDraw(drawn)) = self.step()
            && !jump_in
            && self.rules.then_play == ThenPlay::DrawnCard
            && cards != [drawn.card]
        {
            reasons.push(Refusal::OnlyDrawnCard);
        }
        if let Some(penalty) = waiting
            && !jump_in
            && (cards.len() > 1 || !self.answers(penalty, cards[0]))
        {
            reasons.push(Refusal::CannotStack);
        }
        if rest.is_empty() && !cards.iter().all(|&card| self.may_be_last(card)) {
            reasons.push(Refusal::LastCardNotAllowed);
        }
        if rest.is_empty()
            && self.rules.needed_to_go_out == NeededToGoOut::LastCardBlocked
            && !self.counts_as_called(seat, play)
        {
            reasons.push(Refusal::UnoNotCalled);
        }
        if play.uno && !self.call_fits(seat, play, &rest) {
            reasons.push(Refusal::NothingToCall);
        }
        if jump_in && !self.may_jump_in(seat, &cards) {
            reasons.push(Refusal::CannotJumpIn);
        }
        if cards.len() > 1 && !self.go_together(&cards) {
            reasons.push(Refusal::CannotDiscardTogether);
        }
        reasons
    }

    fn reasons_against_color(
        &self,
        seat: Seat,
        play: &Play,
        cards: &[Card],
        reasons: &mut Vec<Refusal>,
    ) {
        let due = cards.iter().any(|card| card.is_wild()) && !self.ends_round(seat, play);
        match play.color {
            None if due => reasons.push(Refusal::ColorRequired),
            Some(color) if !due || !self.colors_to_name().contains(&color) => {
                reasons.push(Refusal::ColorNotWanted);
            }
            _ => {}
        }
    }

    fn reasons_against_swap(
        &self,
        seat: Seat,
        play: &Play,
        cards: &[Card],
        reasons: &mut Vec<Refusal>,
    ) {
        let possible = cards.iter().any(|&card| self.swaps(card)) && !self.goes_out(seat, play);
        match play.swap {
            None if possible && cards.iter().any(|&card| self.must_swap(card)) => {
                reasons.push(Refusal::SwapTargetRequired);
            }
            Some(with) if !possible || !self.may_swap_with(seat, with) => {
                reasons.push(Refusal::SwapTargetNotAllowed);
            }
            _ => {}
        }
    }
}
