//! What was typed, carried out.

use super::asking::{cards_open, lacks_color, lacks_swap};
use super::picture::others_after;
use super::{Asked, End, Host, HostError, Table, lost};
use crate::failure::Result;
use crate::play::input::{
    Ask, Context, Entry, Fault, Lay, Move, SwapWith, is_yes, parse, parse_color, parse_swap,
};
use lastcard_engine::rules::MultiDiscard;
use lastcard_engine::{
    Action, Card, Cards, Phase, Play, Refusal, Seat, SeatSet, Step, View,
};
use lastcard_texts::Situation;

impl<H: Host> Table<'_, H> {
    /// Carries out a line.
    pub(super) fn entered(&mut self, line: &str) -> Result<Option<End>> {
        let empty = line.trim().is_empty();
        match self.asked.clone() {
            Asked::HandOver(to) if empty => self.take_over(to)?,
            Asked::NextRound if empty => self.next_round()?,
            Asked::Color(lay) if !empty => {
                if let Ok(color) = parse_color(line, self.texts.lang()) {
                    self.complete(self.seat, Lay { color: Some(color), ..lay })?;
                } else {
                    return self.aside(line);
                }
            }
            Asked::Swap(lay) if !(empty && self.must_swap(&lay)) => {
                return self.swap_answered(line, lay);
            }
            Asked::Leaving(seat) => {
                self.asked = Asked::Nothing;
                self.stale = true;
                if is_yes(line) {
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
        let lang = self.texts.lang();
        let names: Vec<(Seat, String)> =
            self.host.names().iter().map(|(seat, name)| (seat, name.to_owned())).collect();
        let here = self.host.here();
        let shown = self.shown.clone();
        move |line| {
            let (_, line) = speaker(line, &names, here);
            let others: Vec<(Seat, &str)> =
                names.iter().map(|(seat, name)| (*seat, name.as_str())).collect();
            let context =
                Context { lang, shown: &shown, others: &others, several: false, naming: false };
            match parse(line, &context) {
                Ok(Entry::Move(Move::Call | Move::Catch(_))) => true,
                Ok(Entry::Move(Move::Lay(lay))) => lay.jump,
                _ => false,
            }
        }
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
            return self.ask_for_color(lay);
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
        let play = Play { cards, color: lay.color, swap, uno: lay.uno };
        self.act(seat, if lay.jump { Action::JumpIn(play) } else { Action::Play(play) })
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
                    Asked::Swap(_) => Fault::NoPlayer(line.trim().to_owned()),
                    _ => parse_color(line, self.texts.lang()).err().unwrap_or(Fault::NoColor),
                };
                self.explain_fault(&fault)?;
                Ok(None)
            }
        }
    }

    fn swap_answered(&mut self, line: &str, lay: Lay) -> Result<Option<End>> {
        let answer = if line.trim().is_empty() {
            Ok(SwapWith::Nobody)
        } else {
            self.with_context(self.seat, |context| parse_swap(line, context))
        };
        match answer {
            Ok(with) => {
                self.complete(self.seat, Lay { swap: Some(with), ..lay })?;
                Ok(None)
            }
            Err(_) => self.aside(line),
        }
    }

    fn must_swap(&self, lay: &Lay) -> bool {
        let legal = self.host.view(self.seat).legal();
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

    fn make(&mut self, seat: Seat, made: Move) -> Result<()> {
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
        let situation = Situation { card, target, ..Situation::of(view.public(), &names) };
        let why = self.texts.refusal(refusal, &situation);
        self.screen.sentence(&why)?;
        if matches!(self.asked, Asked::Color(_) | Asked::Swap(_)) {
            self.asked = Asked::Turn;
        }
        self.show_open_moves(seat)
    }

    fn leave(&mut self, seat: Seat) -> Result<Option<End>> {
        self.act(seat, Action::Leave)?;
        self.tell()?;
        let view = self.host.view(seat);
        let over = matches!(view.public().phase(), Phase::MatchOver { .. });
        let nobody = view.public().in_match().and(self.host.here()).is_empty();
        Ok((nobody && !over).then_some(End::Left))
    }

    /// Who speaks in a line, and what it means.
    fn read(&self, line: &str) -> std::result::Result<(Seat, Entry), Fault> {
        let names: Vec<(Seat, String)> =
            self.host.names().iter().map(|(seat, name)| (seat, name.to_owned())).collect();
        let (speaker, line) = speaker(line, &names, self.host.here());
        let seat = speaker.unwrap_or(self.seat);
        self.with_context(seat, |context| parse(line, context)).map(|entry| (seat, entry))
    }

    fn with_context<T>(&self, seat: Seat, use_it: impl FnOnce(&Context<'_>) -> T) -> T {
        let view = self.host.view(seat);
        let names = self.host.names();
        let mut others: Vec<(Seat, &str)> =
            others_after(&view, seat).into_iter().map(|other| (other, names.of(other))).collect();
        // Who is out of the round comes behind: named at all, but never by the number of another.
        let rest = view.public().all_seats().minus(view.public().in_round()).without(seat);
        others.extend(rest.iter().map(|other| (other, names.of(other))));
        use_it(&Context {
            lang: self.texts.lang(),
            shown: if seat == self.seat && !self.covered { &self.shown } else { &[] },
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
    let speaks = |(seat, known): &&(Seat, String)| here.contains(*seat) && known.to_lowercase() == name;
    match names.iter().find(speaks) {
        Some((seat, _)) => (Some(*seat), said),
        None => (None, line),
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

fn names_color(view: &View) -> bool {
    matches!(view.public().phase(), Phase::Turn { step: Step::NameColor, .. })
}
