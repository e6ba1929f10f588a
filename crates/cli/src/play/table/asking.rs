//! Questions to the person at the keyboard.

use super::picture::others_after;
use super::{Asked, Deal, Host, Table};
use crate::failure::Result;
use crate::play::input::Lay;
use lastcard_engine::{CardSet, Cards, Legal, Seat, Swap};
use lastcard_texts::Arg;

impl<H: Host> Table<'_, H> {
    /// Asks for the move of the turn: with the table when something has changed, else not again.
    pub(super) fn ask_for_move(&mut self) -> Result<()> {
        if self.question_stands()? {
            return Ok(());
        }
        let changed = std::mem::take(&mut self.stale) && self.picture_is_old();
        if self.asked == Asked::Turn && !changed {
            return Ok(());
        }
        self.asked = Asked::Turn;
        self.show_picture()
    }

    /// Whether a question waits whose answer still means something. It is asked again when something was
    /// shown below it.
    pub(super) fn question_stands(&mut self) -> Result<bool> {
        let (seat, lay) = match self.asked.clone() {
            Asked::Color(seat, lay) | Asked::Swap(seat, lay) => (seat, lay),
            asked => return Ok(matches!(asked, Asked::Leaving(_))),
        };
        let legal = self.host.view(seat).legal();
        let open = cards_open(&legal, lay.jump);
        let stands = lay.cards.first().is_some_and(|first| open.contains(*first));
        if stands && std::mem::take(&mut self.stale) {
            self.complete(seat, lay)?;
        }
        Ok(stands)
    }

    /// Asks which color the play names.
    pub(super) fn ask_for_color(&mut self, seat: Seat, lay: Lay) -> Result<()> {
        self.asked = Asked::Color(seat, lay);
        let text = self.texts.text("play-ask-color", &[]);
        Ok(self.screen.sentence(&text)?)
    }

    /// Asks with whom the play swaps hands.
    pub(super) fn ask_for_swap(&mut self, seat: Seat, lay: Lay, may: bool) -> Result<()> {
        self.asked = Asked::Swap(seat, lay);
        let view = self.host.view(seat);
        let names = self.host.names();
        let candidates: Vec<String> = others_after(&view, seat)
            .into_iter()
            .enumerate()
            .map(|(index, other)| {
                let cards = self.texts.card_count(view.public().count(other));
                format!("{} {} ({cards})", index + 1, names.of(other))
            })
            .collect();
        let text = self.texts.text(
            "play-ask-swap",
            &[
                ("names", (&candidates.join(", ")).into()),
                ("may", Arg::flag(may)),
            ],
        );
        Ok(self.screen.sentence(&text)?)
    }

    /// Asks for the keyboard to be given on, and shows nothing any more until it is.
    pub(super) fn ask_to_hand_over(&mut self, to: Seat) -> Result<()> {
        if self.asked == Asked::HandOver(to) && !self.stale {
            return Ok(());
        }
        if !self.covered {
            self.screen.clear()?;
            self.covered = true;
        }
        self.stale = false;
        self.asked = Asked::HandOver(to);
        let exposed = self.host.view(to).public().exposed();
        if !exposed.is_empty() {
            let names = self.host.names();
            let names: Vec<&str> = exposed.iter().map(|seat| names.of(seat)).collect();
            let names = self.texts.list(&names);
            self.screen.sentence(
                &self
                    .texts
                    .text("play-exposed", &[("names", (&names).into())]),
            )?;
        }
        let name = self.host.names().of(to).to_owned();
        let text = self
            .texts
            .text("play-hand-over", &[("name", (&name).into())]);
        Ok(self.screen.sentence(&text)?)
    }

    /// Somebody else sits down at the keyboard: tells what happened meanwhile, and asks for the move.
    pub(super) fn take_over(&mut self, seat: Seat) -> Result<()> {
        if self.keyboard.is_live() {
            self.screen.clear()?;
        }
        self.seat = seat;
        self.covered = false;
        self.asked = Asked::Nothing;
        self.stale = true;
        let style = self.screen.style();
        let name = self.host.names().of(seat).to_owned();
        self.screen.line(&style.rule(&name))?;
        self.tell_unread()?;
        if self.host.view(seat).public().phase().on_turn() == Some(seat) {
            self.ask_for_move()?;
        }
        Ok(())
    }

    /// Lets everybody read how the round ended.
    pub(super) fn ask_for_next_round(&mut self) -> Result<()> {
        self.asked = Asked::NextRound;
        self.covered = self.host.here().len() > 1;
        let key = match self.host.deal() {
            Deal::Here => "play-ask-next-round",
            Deal::Together { .. } => "join-ask-ready",
        };
        let text = self.texts.text(key, &[]);
        Ok(self.screen.sentence(&text)?)
    }

    /// Asks whether somebody really wants to leave for good.
    pub(super) fn ask_to_leave(&mut self, seat: Seat) -> Result<()> {
        self.asked = Asked::Leaving(seat);
        let text = self.texts.text("play-ask-leave", &[]);
        Ok(self.screen.sentence(&text)?)
    }
}

/// The cards with which a play may begin now.
pub(super) fn cards_open(legal: &Legal, jump: bool) -> CardSet {
    if jump {
        legal.jump_ins
    } else {
        legal.plays.union(legal.together.first)
    }
}

/// Whether the color must be asked for.
pub(super) fn lacks_color(legal: &Legal, lay: &Lay, cards: &Cards) -> bool {
    lay.color.is_none() && cards.last().is_wild() && !legal.colors.is_empty()
}

/// Whether the swap must be asked for, and if so whether it may be left out.
pub(super) fn lacks_swap(legal: &Legal, lay: &Lay, cards: &Cards) -> Option<bool> {
    match (legal.swap_of(cards, lay.uno), lay.swap) {
        (Swap::May, None) => Some(true),
        (Swap::Must, None) => Some(false),
        _ => None,
    }
}
