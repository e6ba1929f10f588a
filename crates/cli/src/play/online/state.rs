//! What this terminal knows of the table, and what it has ordered.

use super::net::{Net, Order, Report};
use super::notices::Notices;
use crate::failure::{Failure, Result};
use crate::plain::plain;
use lastcard_client::{Answer, Happening, Lost, Mirror, News, Over};
use lastcard_engine::SeenEvent;
use lastcard_notation::{Names, RulesDocument};
use lastcard_protocol::client::Act;
use lastcard_protocol::game::RefusalCode;
use lastcard_protocol::ids::{Hex32, Seq};
use lastcard_protocol::server::{Fact, Refused, Stage};
use lastcard_texts::Texts;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// What this terminal knows of the table.
pub(super) struct Online<'a> {
    pub(super) texts: &'a Texts,
    net: Net,
    /// What was reported and is not taken in yet: it belongs behind a match that begins or ends.
    waiting: VecDeque<Report>,
    mirror: Option<Box<Mirror>>,
    pub(super) names: Names,
    pub(super) rules: RulesDocument,
    pub(super) news: Vec<SeenEvent>,
    pub(super) notices: Vec<String>,
    turning: Option<Turning>,
    /// The match that is being shown.
    playing: Option<u32>,
    pub(super) anew: bool,
    pub(super) over: Option<Over>,
    /// The record that can be fetched.
    pub(super) recorded: Option<u32>,
    /// What the server committed itself to before the deals, by match and round.
    pub(super) commitments: BTreeMap<(u32, u32), Hex32>,
    orders: u64,
    /// The move that has no answer yet.
    busy: Option<u64>,
    /// The entry that was promised as an answer.
    awaited: Option<Seq>,
    /// The order by which this terminal says that it is ready.
    readying: Option<u64>,
    /// The entry with which it is.
    readied: Option<Seq>,
    lost: bool,
    /// Who went, as was told.
    away: BTreeSet<u16>,
}

/// Where lobby and match change over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turning {
    /// A match begins, or goes on already.
    Began,
    /// The match has come to its end.
    Ended,
    /// The match is not there any more: it was given up, or ended while this terminal was away.
    Vanished,
}

impl<'a> Online<'a> {
    pub(super) fn new(texts: &'a Texts, net: Net) -> Online<'a> {
        Online {
            texts,
            net,
            waiting: VecDeque::new(),
            mirror: None,
            names: numbered(2),
            rules: lastcard_notation::Preset::Standard.document().clone(),
            news: Vec::new(),
            notices: Vec::new(),
            turning: None,
            playing: None,
            anew: false,
            over: None,
            recorded: None,
            commitments: BTreeMap::new(),
            orders: 0,
            busy: None,
            awaited: None,
            readying: None,
            readied: None,
            lost: false,
            away: BTreeSet::new(),
        }
    }

    /// The table, once it is known.
    pub(super) fn mirror(&self) -> Option<&Mirror> {
        self.mirror.as_deref()
    }

    /// Takes in what was reported, up to where a match begins or ends.
    ///
    /// # Errors
    /// When the server says what cannot be.
    pub(super) fn take_in(&mut self) -> Result<()> {
        while self.take_in_next()? {}
        Ok(())
    }

    /// Takes in the next of it; says whether there was one.
    ///
    /// # Errors
    /// As [`Online::take_in`].
    pub(super) fn take_in_next(&mut self) -> Result<bool> {
        self.waiting.extend(self.net.reports());
        // What the check of a shuffle found belongs to the round that has ended.
        let turns = self.turning.is_some();
        let next = self
            .waiting
            .pop_front_if(|report| !turns || is_check(report));
        match next {
            Some(Report::Answered(number, answer)) => self.answered(number, answer),
            Some(Report::Happened(happening, mirror)) => self.happened(*happening, mirror)?,
            None => return Ok(false),
        }
        Ok(true)
    }

    /// Where lobby and match change over, if they do now; what was reported behind it can be taken in then.
    pub(super) fn turn(&mut self) -> Option<Turning> {
        let turning = self.turning.take();
        self.playing = match turning {
            Some(Turning::Began) => self.mirror().and_then(Mirror::game).map(|game| game.number),
            Some(Turning::Ended | Turning::Vanished) => None,
            None => self.playing,
        };
        turning
    }

    /// The match that was shown is over: what was reported behind it can be taken in.
    pub(super) const fn match_is_over(&mut self) {
        self.turning = None;
        self.playing = None;
    }

    /// Whether the match that is shown is not there any more.
    pub(super) fn has_vanished(&self) -> bool {
        self.turning == Some(Turning::Vanished)
    }

    /// Gives an order that needs no answer.
    pub(super) fn order(&self, order: Order) {
        self.net.order(order);
    }

    /// Gives an order about the table; when it is refused, that is told.
    pub(super) fn act(&mut self, act: Act) {
        let number = self.number();
        self.net.order(Order::Act(number, act));
    }

    /// Makes a move: until it is answered, nothing is asked.
    pub(super) fn make(&mut self, act: Act) {
        let number = self.number();
        self.busy = Some(number);
        self.net.order(Order::Act(number, act));
    }

    /// Says that this terminal is ready, once.
    pub(super) fn ready(&mut self) {
        if !self.is_ready() {
            let number = self.number();
            self.readying = Some(number);
            self.net.order(Order::Ready(number));
        }
    }

    /// Begins now, as the host.
    pub(super) fn start(&mut self) {
        let number = self.number();
        self.net.order(Order::Start(number));
    }

    /// Whether this terminal is ready for the next deal, or has just said so.
    pub(super) fn is_ready(&self) -> bool {
        let seq = self.mirror().map(Mirror::seq);
        let marked = self.mirror().is_some_and(Mirror::is_ready);
        self.readying.is_some() || self.readied > seq || marked
    }

    /// Whether a move is on its way.
    pub(super) fn is_busy(&self) -> bool {
        let seq = self.mirror().map(Mirror::seq);
        self.busy.is_some() || self.awaited > seq
    }

    /// Whether the connection is lost now.
    pub(super) const fn is_lost(&self) -> bool {
        self.lost
    }

    fn number(&mut self) -> u64 {
        self.orders += 1;
        self.orders
    }

    fn answered(&mut self, number: u64, answer: Answer) {
        let readied = self.readying.take_if(|order| *order == number).is_some();
        let moved = self.busy.take_if(|order| *order == number).is_some();
        match answer {
            Answer::Done(seq) if moved => self.awaited = Some(seq),
            Answer::Done(seq) if readied => self.readied = Some(seq),
            Answer::Done(_) => {}
            // The round had begun already: what was wanted is there.
            Answer::Refused(Refused {
                code: RefusalCode::RoundGoingOn,
                ..
            }) if readied => {}
            Answer::Refused(why) => {
                self.notices.push(plain(&why.text));
                self.anew |= moved;
            }
            Answer::Stale(seq) => {
                self.awaited = Some(seq);
                self.notices.push(self.texts.text("join-stale", &[]));
                self.anew |= moved;
            }
        }
    }

    fn happened(&mut self, happening: Happening, mirror: Option<Box<Mirror>>) -> Result<()> {
        let before = self.mirror.take();
        self.mirror = mirror;
        match happening {
            Happening::Lost { why, .. } => self.lost(&why),
            Happening::Over(over) => self.over = Some(over),
            happening => {
                if let Some(after) = self.mirror.clone() {
                    let before = before.unwrap_or_else(|| after.clone());
                    self.at_table(&before, &after, happening)?;
                }
            }
        }
        Ok(())
    }

    fn at_table(&mut self, before: &Mirror, after: &Mirror, happening: Happening) -> Result<()> {
        let notices = Notices {
            texts: self.texts,
            before,
            after,
        };
        match happening {
            Happening::Welcome => {
                self.back();
                self.welcome(after)?;
            }
            Happening::Resumed(_) => self.back(),
            Happening::News(news) => {
                let told = news.facts.iter().filter_map(|fact| notices.fact(fact));
                self.notices.extend(told);
                self.entry(before, after, *news)?;
            }
            Happening::Presence => self.notices.extend(notices.presence(&mut self.away)),
            Happening::Clock => self.notices.extend(notices.clock()),
            Happening::NotSaid(why) => self.notices.push(plain(&why.text)),
            Happening::Said { member, text } => self.notices.push(notices.said(member, &text)),
            Happening::Emoted { member, emote } => {
                self.notices.push(notices.emoted(member, emote));
            }
            Happening::Checked(found) => self.notices.extend(notices.checked(&found)),
            Happening::Answered { .. }
            | Happening::Would { .. }
            | Happening::Pong(_)
            | Happening::Lost { .. }
            | Happening::Over(_) => {}
        }
        Ok(())
    }

    /// The whole table is shown anew.
    fn welcome(&mut self, after: &Mirror) -> Result<()> {
        self.known(after)?;
        self.news.clear();
        self.anew = true;
        let running = after.game().filter(|_| after.stage() != Stage::Lobby);
        let running = running.map(|game| game.number);
        let over = after
            .game()
            .is_some_and(|game| self.playing == Some(game.number) && game.is_over());
        self.turning = match (self.playing, running) {
            (None, None) => None,
            (None, Some(_)) => Some(Turning::Began),
            (Some(shown), Some(number)) if shown == number => None,
            (Some(_), None) if over => Some(Turning::Ended),
            (Some(_), _) => Some(Turning::Vanished),
        };
        Ok(())
    }

    fn entry(&mut self, before: &Mirror, after: &Mirror, news: News) -> Result<()> {
        self.known(after)?;
        self.news.extend(news.seen);
        let match_number = after.game().map_or(0, |game| game.number);
        for fact in &news.facts {
            match fact {
                Fact::Committed {
                    round, commitment, ..
                } => {
                    self.commitments.insert((match_number, *round), *commitment);
                }
                Fact::Recorded { number } => self.recorded = Some(*number),
                _ => {}
            }
        }
        let (was, is) = (
            before.stage() != Stage::Lobby,
            after.stage() != Stage::Lobby,
        );
        let ended = after.game().is_some_and(lastcard_client::Match::is_over);
        self.turning = match (was, is) {
            (false, true) => Some(Turning::Began),
            (true, false) if ended => Some(Turning::Ended),
            (true, false) => Some(Turning::Vanished),
            _ => None,
        };
        Ok(())
    }

    /// Names and rules as they stand.
    fn known(&mut self, after: &Mirror) -> Result<()> {
        self.rules = RulesDocument::parse(after.rules())
            .map_err(|_| Failure::Failed(self.texts.text("join-strange", &[])))?;
        if let Some(game) = after.game() {
            let names = game.players.iter();
            let names = names.map(|&member| super::notices::name_of(after, member).to_owned());
            // A server has names that texts can hold; one that does not gets numbers.
            self.names = Names::new(names).unwrap_or_else(|_| numbered(game.players.len()));
        }
        Ok(())
    }

    fn lost(&mut self, why: &Lost) {
        if self.lost {
            return;
        }
        self.lost = true;
        let sentence = match why {
            Lost::Ended(_, text) if !text.is_empty() => plain(text),
            Lost::Fault(fault) => {
                let fault = fault.to_string();
                self.texts.text("join-fault", &[("fault", (&fault).into())])
            }
            _ => String::new(),
        };
        self.notices
            .extend(Some(sentence).filter(|sentence| !sentence.is_empty()));
        self.notices.push(self.texts.text("join-lost", &[]));
    }

    fn back(&mut self) {
        if std::mem::take(&mut self.lost) {
            self.notices.push(self.texts.text("join-found", &[]));
        }
    }
}

fn is_check(report: &Report) -> bool {
    matches!(report, Report::Happened(happening, _) if matches!(**happening, Happening::Checked(_)))
}

/// Names for seats of which nothing better is known.
fn numbered(seats: usize) -> Names {
    let seats = seats.clamp(2, lastcard_engine::Seat::MAX);
    Names::new((1..=seats).map(|number| number.to_string())).expect("2 to 20 numbers are names")
}
