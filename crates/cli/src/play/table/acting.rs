//! Moves made: completed, sent to the host, and explained when they are refused.

use super::asking::{cards_open, lacks_color, lacks_swap};
use super::{Asked, End, Host, HostError, Table, lost};
use crate::failure::Result;
use crate::play::input::{Fault, Lay, Move, SwapWith};
use lastcard_engine::{Action, Card, Cards, Phase, Play, Refusal, Seat, SeatSet};
use lastcard_texts::Situation;

impl<H: Host> Table<'_, H> {
    /// Makes a move that was typed, or asks for what it lacks.
    pub(super) fn make(&mut self, seat: Seat, made: Move) -> Result<()> {
        let view = self.host.view(seat);
        let action = match made {
            Move::Lay(lay) => return self.complete(seat, lay),
            Move::Leave => return self.ask_to_leave(seat),
            Move::Draw => Action::Draw,
            Move::Pass => Action::Pass,
            Move::Call => Action::Call,
            Move::Challenge => Action::Challenge,
            Move::Name(color) => Action::Name(color),
            Move::Catch(Some(whom)) => Action::Catch(whom),
            Move::Catch(None) => match only(view.public().exposed().without(seat)) {
                Ok(whom) => Action::Catch(whom),
                Err(0) => return self.explain(seat, Refusal::NothingToCatch, None, None),
                Err(_) => return self.explain_fault(&Fault::ManyPlayers(String::new())),
            },
            Move::Swap(Some(with)) => Action::Swap(with),
            Move::Swap(None) => match only(view.legal().start_swaps) {
                Ok(with) => Action::Swap(with),
                Err(_) => return self.explain(seat, Refusal::SwapTargetRequired, None, None),
            },
        };
        self.act(seat, action)
    }

    /// Leaves the match for good.
    pub(super) fn leave(&mut self, seat: Seat) -> Result<Option<End>> {
        self.act(seat, Action::Leave)?;
        self.tell()?;
        let view = self.host.view(seat);
        let over = matches!(view.public().phase(), Phase::MatchOver { .. });
        let nobody = view.public().in_match().and(self.host.here()).is_empty();
        Ok((nobody && !over).then_some(End::Left))
    }

    /// Makes a play whole: asks for what it lacks, or lays it.
    pub(super) fn complete(&mut self, seat: Seat, lay: Lay) -> Result<()> {
        let view = self.host.view(seat);
        let legal = view.legal();
        let Some(cards) = Cards::new(&lay.cards) else {
            return self.explain(seat, Refusal::CardNotInHand, None, None);
        };
        let open = cards_open(&legal, lay.jump).contains(cards.first());
        if open && lacks_color(&legal, &lay, &cards) {
            return self.ask_for_color(seat, lay);
        }
        let mut swap = lay.swap;
        if open && let Some(may) = lacks_swap(&legal, &lay, &cards) {
            let mut only = legal.swap_with.iter();
            match (may, only.next(), only.next()) {
                (false, Some(with), None) => swap = Some(SwapWith::Seat(with)),
                _ => return self.ask_for_swap(seat, lay, may),
            }
        }
        let swap = match swap {
            Some(SwapWith::Seat(with)) => Some(with),
            Some(SwapWith::Nobody) | None => None,
        };
        let play = Play {
            cards,
            color: lay.color,
            swap,
            uno: lay.uno,
        };
        self.act(
            seat,
            if lay.jump {
                Action::JumpIn(play)
            } else {
                Action::Play(play)
            },
        )
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<()> {
        let now = self.keyboard.now();
        match self.host.act(seat, action, now) {
            Ok(()) => {
                self.asked = Asked::Nothing;
                self.stale = true;
                if let Some(memory) = self.memories.iter_mut().find(|memory| memory.seat == seat) {
                    memory.mark_read();
                }
                Ok(())
            }
            Err(HostError::Refused(refusal)) => {
                let (card, whom) = about(&action);
                self.explain(seat, refusal, card, whom)
            }
            Err(error) => Err(lost(error)),
        }
    }

    /// Says why a move is refused, and what is open instead.
    fn explain(
        &mut self,
        seat: Seat,
        refusal: Refusal,
        card: Option<Card>,
        whom: Option<Seat>,
    ) -> Result<()> {
        let view = self.host.view(seat);
        let names: Vec<&str> = self.host.names().iter().map(|(_, name)| name).collect();
        let target = whom.and_then(|whom| names.get(whom.index()).copied());
        let situation = Situation {
            card,
            target,
            ..Situation::of(view.public(), &names)
        };
        let why = self.texts.refusal(refusal, &situation);
        self.screen.sentence(&why)?;
        if matches!(self.asked, Asked::Color(..) | Asked::Swap(..)) {
            self.asked = Asked::Turn;
        }
        self.show_open_moves(seat)
    }
}

/// The only seat of a set, or how many there are.
fn only(seats: SeatSet) -> std::result::Result<Seat, u32> {
    match (seats.len(), seats.iter().next()) {
        (1, Some(seat)) => Ok(seat),
        (count, _) => Err(count),
    }
}

/// The card and the player that a move is about.
fn about(action: &Action) -> (Option<Card>, Option<Seat>) {
    match action {
        Action::Play(play) | Action::JumpIn(play) => (Some(play.cards.first()), play.swap),
        Action::Catch(whom) | Action::Swap(whom) => (None, Some(*whom)),
        _ => (None, None),
    }
}
