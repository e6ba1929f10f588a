//! The table as one sees it before a turn.

use super::{Host, Table};
use crate::failure::Result;
use crate::play::screen::{Piece, Style, words, wrapped};
use lastcard_engine::{Card, CardSet, Legal, Seat, SeatSet, View};
use lastcard_notation::Names;
use lastcard_texts::{Arg, Texts};

impl<H: Host> Table<'_, H> {
    /// Shows the table as the person at the keyboard sees it.
    pub(super) fn show_picture(&mut self) -> Result<()> {
        let view = self.host.view(self.seat);
        let style = self.screen.style();
        let picture = Picture {
            view: &view,
            names: self.host.names(),
            texts: self.texts,
            style,
        };
        let lines = picture.lines();
        self.shown = view.hand().iter().collect();
        self.pictured = Some(view);
        for line in lines {
            self.screen.line(&line)?;
        }
        Ok(())
    }

    /// Whether the table has changed, since it was shown, in something that matters for the turn.
    pub(super) fn picture_is_old(&self) -> bool {
        let view = self.host.view(self.seat);
        let (now, hand) = (view.public(), view.hand());
        self.pictured.as_ref().is_none_or(|then| {
            let before = then.public();
            then.viewer() != view.viewer()
                || then.hand() != hand
                || before.round() != now.round()
                || before.phase() != now.phase()
                || (before.top(), before.color()) != (now.top(), now.color())
                || before.discard_pile() != now.discard_pile()
        })
    }

    /// Says what the seat can do now.
    pub(super) fn show_open_moves(&mut self, seat: Seat) -> Result<()> {
        let view = self.host.view(seat);
        let style = self.screen.style();
        let picture = Picture {
            view: &view,
            names: self.host.names(),
            texts: self.texts,
            style,
        };
        if let Some(moves) = picture.open_moves() {
            self.screen.sentence(&moves)?;
        }
        Ok(())
    }
}

/// The other players of the round, in the order in which they come after a seat.
pub(super) fn others_after(view: &View, seat: Seat) -> Vec<Seat> {
    let public = view.public();
    let others = public.in_round().without(seat);
    let mut at = seat;
    let mut order = Vec::new();
    for _ in 0..others.len() {
        // A set that is not empty has a next seat.
        at = others.next(at, public.direction()).unwrap_or(at);
        order.push(at);
    }
    order
}

/// A view in words and signs.
pub(super) struct Picture<'a> {
    pub(super) view: &'a View,
    pub(super) names: &'a Names,
    pub(super) texts: &'a Texts,
    pub(super) style: Style,
}

impl Picture<'_> {
    /// All of it.
    fn lines(&self) -> Vec<String> {
        let round = ("round", self.view.public().round().into());
        let mut lines = vec![self.style.rule(&self.texts.text("play-round", &[round]))];
        lines.extend(self.players());
        lines.extend(self.apart());
        lines.extend(self.piles());
        lines.extend(self.exposed());
        lines.extend(self.turn());
        lines.extend(self.hand());
        if let Some(moves) = self.open_moves() {
            lines.extend(wrapped(&words(&moves), self.style.width, 0));
        }
        lines
    }

    /// What the viewer, on turn, can do; calls and catches are left to the players' own wits.
    pub(super) fn open_moves(&self) -> Option<String> {
        let legal = self.view.legal();
        let on_turn = self.view.public().phase().on_turn() == self.view.viewer();
        let text = |key: &str| self.texts.text(key, &[]);
        let owed = self
            .view
            .public()
            .phase()
            .penalty()
            .map_or(0, |penalty| penalty.owed);
        let draw = self
            .texts
            .text("play-can-draw", &[("owed", u32::from(owed).into())]);
        let moves: Vec<String> = [
            (!legal.plays.is_empty(), text("play-can-play")),
            (!legal.names.is_empty(), text("play-can-name")),
            (!legal.start_swaps.is_empty(), text("play-can-swap")),
            (legal.challenge, text("play-can-challenge")),
            (legal.draw, draw),
            (legal.pass, text("play-can-pass")),
        ]
        .into_iter()
        .filter_map(|(open, text)| open.then_some(text))
        .collect();
        if !on_turn || moves.is_empty() {
            return None;
        }
        let moves = self.texts.choice(&moves);
        let several = has_several(&legal);
        Some(self.texts.text(
            "play-can",
            &[("moves", (&moves).into()), ("several", Arg::flag(several))],
        ))
    }

    /// Who plays, with the number of cards, in the order of play.
    fn players(&self) -> Vec<String> {
        let public = self.view.public();
        let Some(first) = public
            .phase()
            .on_turn()
            .filter(|seat| public.in_round().contains(*seat))
        else {
            return Vec::new();
        };
        let arrow = Piece::plain("→");
        let mut pieces = Vec::new();
        for seat in std::iter::once(first).chain(others_after(self.view, first)) {
            if !pieces.is_empty() {
                pieces.push(arrow.clone());
            }
            let name = Piece::plain(format!("{} {}", self.name(seat), public.count(seat)));
            let on_turn = seat == first;
            pieces.push(if on_turn {
                self.style.strong(&name.text)
            } else {
                name
            });
        }
        let clockwise = public.direction() == lastcard_engine::Direction::Clockwise;
        let direction = self
            .texts
            .text("play-direction", &[("clockwise", Arg::flag(clockwise))]);
        pieces.push(self.style.faint(&format!("({direction})")));
        wrapped(&pieces, self.style.width, 2)
    }

    /// Partners, and who does not play in this round any more.
    fn apart(&self) -> Vec<String> {
        let public = self.view.public();
        let mut sentences = Vec::new();
        if let Some(viewer) = self.view.viewer()
            && public.rules().team_size.get().is_some()
        {
            let partners = self.names_of(public.team(viewer).without(viewer));
            sentences.push(
                self.texts
                    .text("play-partners", &[("names", (&partners).into())]),
            );
        }
        let out: SeatSet = public.out().iter().copied().collect();
        for (key, seats) in [
            ("play-are-out", out),
            ("play-are-knocked-out", public.knocked_out()),
            ("play-are-eliminated", public.eliminated()),
            ("play-have-left", public.left()),
        ] {
            if !seats.is_empty() {
                let names = self.names_of(seats);
                sentences.push(self.texts.text(key, &[("names", (&names).into())]));
            }
        }
        wrapped(&words(&sentences.join(" ")), self.style.width, 2)
    }

    /// The top card, the color in force and the draw pile.
    fn piles(&self) -> Vec<String> {
        let public = self.view.public();
        let text = |key: &str| self.texts.text(key, &[]);
        let mut pieces = Vec::new();
        if let Some(top) = public.top() {
            pieces.push(Piece::plain(text("play-top")));
            pieces.push(
                self.style
                    .card(self.texts, top, true)
                    .and(&Piece::plain("  ")),
            );
        }
        if let Some(color) = public.color() {
            pieces.push(Piece::plain(text("play-color")));
            pieces.push(self.style.color(self.texts, color).and(&Piece::plain("  ")));
        }
        let pile = self
            .texts
            .text("play-draw-pile", &[("count", public.draw_pile().into())]);
        pieces.push(Piece::plain(pile));
        wrapped(&pieces, self.style.width, 2)
    }

    /// Who can be caught.
    fn exposed(&self) -> Vec<String> {
        let exposed = self.view.public().exposed();
        if exposed.is_empty() {
            return Vec::new();
        }
        let names = self.names_of(exposed);
        let text = self
            .texts
            .text("play-exposed", &[("names", (&names).into())]);
        wrapped(&words(&text), self.style.width, 2)
    }

    /// The viewer's cards with their numbers; those that can be played now stand out.
    fn hand(&self) -> Vec<String> {
        let hand = self.view.hand();
        if hand.is_empty() {
            return Vec::new();
        }
        let legal = self.view.legal();
        let open = legal.plays.union(if has_several(&legal) {
            legal.together.first
        } else {
            CardSet::EMPTY
        });
        let count = ("count", hand.len().into());
        let marked = Arg::flag(!open.and(hand.kinds()).is_empty());
        let label = self.texts.text("play-hand", &[count, ("marked", marked)]);
        let mut lines = wrapped(&words(&label), self.style.width, 2);
        let cells: Vec<Piece> = hand
            .iter()
            .enumerate()
            .map(|(index, card)| self.cell(index + 1, card, open))
            .collect();
        let widest = cells.iter().map(|cell| cell.width).max().unwrap_or(0);
        let cells: Vec<Piece> = cells.into_iter().map(|cell| cell.padded(widest)).collect();
        lines.extend(wrapped(&cells, self.style.width, 0));
        lines
    }

    fn cell(&self, number: usize, card: Card, open: CardSet) -> Piece {
        let can = open.contains(card);
        let number = if can {
            format!("[{number}]")
        } else {
            format!(" {number} ")
        };
        let number = Piece::plain(format!("{number:>4}"));
        let number = if can {
            self.style.strong(&number.text)
        } else {
            number
        };
        number
            .and(&Piece::plain(" "))
            .and(&self.style.card(self.texts, card, can))
    }

    fn name(&self, seat: Seat) -> String {
        if self.view.viewer() == Some(seat) {
            self.texts.text("play-you", &[])
        } else {
            self.names.of(seat).to_owned()
        }
    }

    fn names_of(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.name(seat)).collect();
        self.texts.list(&names)
    }
}

/// A view as lines, for whoever looks on.
pub(crate) fn pictured(view: &View, names: &Names, texts: &Texts, style: Style) -> Vec<String> {
    let picture = Picture {
        view,
        names,
        texts,
        style,
    };
    picture.lines()
}

/// Whether several cards can be laid at once now.
fn has_several(legal: &Legal) -> bool {
    let mut several = false;
    legal.for_each(|action| {
        if let lastcard_engine::Action::Play(play) = action {
            several |= play.cards.len() > 1;
        }
    });
    several
}
