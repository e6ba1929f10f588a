//! What was typed, carried out.

use super::asking::lacks_swap;
use super::picture::others_after;
use super::{Asked, End, Host, Table, lost};
use crate::failure::Result;
use crate::play::input::{
    Ask, Context, Entry, Fault, Lay, Move, SwapWith, Words, is_yes, parse, parse_color, parse_swap,
};
use lastcard_engine::rules::MultiDiscard;
use lastcard_engine::{Cards, Phase, Seat, SeatSet, Step, View};

impl<H: Host> Table<'_, H> {
    /// Carries out a line.
    pub(super) fn entered(&mut self, line: &str) -> Result<Option<End>> {
        if self.host.line(line).map_err(lost)? {
            return Ok(None);
        }
        let empty = line.trim().is_empty();
        match self.asked.clone() {
            Asked::HandOver(to) if empty => self.take_over(to)?,
            Asked::NextRound if empty => self.next_round()?,
            Asked::Color(seat, lay) if !empty => return self.color_answered(line, seat, lay),
            Asked::Swap(seat, lay) if !(empty && self.must_swap(seat, &lay)) => {
                return self.swap_answered(line, seat, lay);
            }
            Asked::Leaving(seat) => {
                self.asked = Asked::Nothing;
                self.stale = true;
                if is_yes(line, self.words()) {
                    return self.leave(seat);
                }
            }
            _ => return self.free(line),
        }
        Ok(None)
    }

    /// Whether lines matter that were not waited for: a call, a catch or a jump-in is open to somebody
    /// here who is not on turn.
    pub(super) fn somebody_may_be_quick(&self) -> bool {
        self.host.due().is_some()
            && self.host.here().iter().any(|seat| {
                let view = self.host.view(seat);
                let (legal, exposed) = (view.legal(), view.public().exposed());
                !legal.catches.and(exposed).is_empty()
                    || (legal.call && exposed.contains(seat))
                    || !legal.jump_ins.is_empty()
            })
    }

    /// Tells calls, catches and jump-ins from other lines.
    pub(super) fn quick_lines(&self) -> impl Fn(&str) -> bool + use<H> {
        let words = self.words();
        let names: Vec<(Seat, String)> = self
            .host
            .names()
            .iter()
            .map(|(seat, name)| (seat, name.to_owned()))
            .collect();
        let here = self.host.here();
        let shown = self.shown.clone();
        move |line| {
            let (_, line) = speaker(line, &names, here);
            let others: Vec<(Seat, &str)> = names
                .iter()
                .map(|(seat, name)| (*seat, name.as_str()))
                .collect();
            let context = Context {
                words,
                shown: &shown,
                others: &others,
                several: false,
                naming: false,
            };
            match parse(line, &context) {
                Ok(Entry::Move(Move::Call | Move::Catch(_))) => true,
                Ok(Entry::Move(Move::Lay(lay))) => lay.jump,
                _ => false,
            }
        }
    }

    /// A line that answers no question.
    fn free(&mut self, line: &str) -> Result<Option<End>> {
        match self.read(line) {
            Ok((_, Entry::Empty)) => {
                if !self.covered && self.asked != Asked::NextRound {
                    self.show_picture()?;
                }
            }
            Ok((_, Entry::Ask(ask))) => return self.answer(ask),
            Ok((seat, Entry::Move(made))) => self.make(seat, made)?,
            Err(fault) => self.explain_fault(&fault)?,
        }
        Ok(None)
    }

    /// A line that does not answer the question which color or with whom: a call or a catch cannot wait,
    /// and a look at the rules does no harm; anything else gives the play up.
    fn aside(&mut self, line: &str) -> Result<Option<End>> {
        match self.read(line) {
            Ok((seat, Entry::Move(made @ (Move::Call | Move::Catch(_))))) => {
                let asked = self.asked.clone();
                self.make(seat, made)?;
                self.asked = asked;
                self.stale = true;
                Ok(None)
            }
            Ok((_, Entry::Ask(_))) => self.free(line),
            Ok((_, Entry::Move(_))) => {
                self.asked = Asked::Turn;
                self.free(line)
            }
            _ => {
                let fault = match self.asked {
                    Asked::Swap(..) => Fault::NoPlayer(line.trim().to_owned()),
                    _ => parse_color(line, self.words())
                        .err()
                        .unwrap_or(Fault::NoColor),
                };
                self.explain_fault(&fault)?;
                Ok(None)
            }
        }
    }

    fn words(&self) -> &'static Words {
        Words::of(self.texts.lang())
    }

    fn color_answered(&mut self, line: &str, seat: Seat, mut lay: Lay) -> Result<Option<End>> {
        let Ok(color) = parse_color(line, self.words()) else {
            return self.aside(line);
        };
        lay.color = Some(color);
        self.complete(seat, lay)?;
        Ok(None)
    }

    fn swap_answered(&mut self, line: &str, seat: Seat, mut lay: Lay) -> Result<Option<End>> {
        let nobody = line.trim().is_empty();
        let answer = self.with_context(seat, |context| parse_swap(line, context));
        lay.swap = match answer {
            _ if nobody => Some(SwapWith::Nobody),
            Ok(with) => Some(with),
            Err(_) => return self.aside(line),
        };
        self.complete(seat, lay)?;
        Ok(None)
    }

    fn must_swap(&self, seat: Seat, lay: &Lay) -> bool {
        let legal = self.host.view(seat).legal();
        Cards::new(&lay.cards).is_some_and(|cards| lacks_swap(&legal, lay, &cards) == Some(false))
    }

    fn answer(&mut self, ask: Ask) -> Result<Option<End>> {
        match ask {
            Ask::Help => self.show_help()?,
            Ask::Rules => self.show_rules()?,
            Ask::Scores => self.show_standings()?,
            Ask::Log => self.show_log()?,
            Ask::Table if self.covered => {}
            Ask::Table => self.show_picture()?,
            Ask::Quit => return Ok(Some(End::Quit)),
        }
        Ok(None)
    }

    /// Who speaks in a line, and what it means.
    fn read(&self, line: &str) -> std::result::Result<(Seat, Entry), Fault> {
        let names: Vec<(Seat, String)> = self
            .host
            .names()
            .iter()
            .map(|(seat, name)| (seat, name.to_owned()))
            .collect();
        let (speaker, line) = speaker(line, &names, self.host.here());
        let seat = speaker.unwrap_or(self.seat);
        self.with_context(seat, |context| parse(line, context))
            .map(|entry| (seat, entry))
    }

    fn with_context<T>(&self, seat: Seat, use_it: impl FnOnce(&Context<'_>) -> T) -> T {
        let view = self.host.view(seat);
        let names = self.host.names();
        let mut others: Vec<(Seat, &str)> = others_after(&view, seat)
            .into_iter()
            .map(|other| (other, names.of(other)))
            .collect();
        // Who is out of the round comes behind: named at all, but never by the number of another.
        let rest = view
            .public()
            .all_seats()
            .minus(view.public().in_round())
            .without(seat);
        others.extend(rest.iter().map(|other| (other, names.of(other))));
        use_it(&Context {
            words: self.words(),
            shown: if seat == self.seat && !self.covered {
                &self.shown
            } else {
                &[]
            },
            others: &others,
            several: view.public().rules().multi_discard != MultiDiscard::Off,
            naming: names_color(&view),
        })
    }
}

/// The person here that a line like `Bob: uno` is said by, and what is said.
fn speaker<'l>(line: &'l str, names: &[(Seat, String)], here: SeatSet) -> (Option<Seat>, &'l str) {
    let Some((name, said)) = line.split_once(':') else {
        return (None, line);
    };
    let name = name.trim().to_lowercase();
    let speaks =
        |(seat, known): &&(Seat, String)| here.contains(*seat) && known.to_lowercase() == name;
    match names.iter().find(speaks) {
        Some((seat, _)) => (Some(*seat), said),
        None => (None, line),
    }
}

fn names_color(view: &View) -> bool {
    matches!(
        view.public().phase(),
        Phase::Turn {
            step: Step::NameColor,
            ..
        }
    )
}
