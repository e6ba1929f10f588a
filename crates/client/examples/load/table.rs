//! One table: at its times, whoever can act does the first thing that is open.

use crate::Failure;
use crate::figures::Times;
use lastcard_protocol::client::{Act, ToServer};
use lastcard_protocol::game::{Choices, Move, Swap};
use lastcard_protocol::ids::{CommandId, Seq};
use lastcard_protocol::server::ToClient;
use lastcard_protocol::{from_json, to_json};
use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::ops::Range;
use std::rc::Rc;
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::Instant;

/// What everybody together has measured.
#[derive(Default)]
pub(crate) struct Tally {
    /// The times of actions that count; none before people are warm.
    pub(crate) counts: Option<Range<Instant>>,
    /// From the time of an action to its answer.
    pub(crate) acknowledged: Times,
    /// From the time of an action to its news at each of the others.
    pub(crate) delivered: Times,
    /// Actions whose time has come.
    pub(crate) offered: usize,
    /// Answers, by what they are, from the first one on.
    pub(crate) answers: BTreeMap<String, usize>,
    /// What must never happen.
    pub(crate) faults: Vec<String>,
}

/// One table.
pub(crate) struct Table {
    places: Vec<Place>,
    /// The last entry that anybody knows of.
    seq: u64,
    /// Times that have come, and at which nobody has acted yet.
    due: VecDeque<Instant>,
    asked: Option<Asked>,
    /// News that came while an answer is awaited.
    arrived: Vec<(usize, u64, Instant)>,
    /// The last action that was carried out, with its entry.
    done: Option<(u64, Asked)>,
    /// Who acted last.
    last: usize,
    /// Who has said to be ready since something was open to anybody.
    ready: Vec<usize>,
    tally: Rc<RefCell<Tally>>,
}

/// A seat as its own client knows it.
struct Place {
    say: UnboundedSender<String>,
    seq: u64,
    /// The message that says what is open.
    newest: String,
}

/// A command that waits for its answer.
#[derive(Clone)]
struct Asked {
    seat: usize,
    id: CommandId,
    intended: Instant,
}

/// How the messages begin that come most; reading them whole would cost more than the server takes to write them.
const NEWS: &str = r#"{"type":"news","seq":"#;

impl Table {
    pub(crate) fn new(tally: Rc<RefCell<Tally>>) -> Table {
        Table {
            places: Vec::new(),
            seq: 0,
            due: VecDeque::new(),
            asked: None,
            arrived: Vec::new(),
            done: None,
            last: 0,
            ready: Vec::new(),
            tally,
        }
    }

    /// The client of the next seat has said hello, and got this.
    pub(crate) fn sit(
        &mut self,
        say: UnboundedSender<String>,
        welcome: String,
    ) -> Result<(), Failure> {
        let ToClient::Welcome { room, .. } = from_json(welcome.as_bytes())? else {
            return Err(format!("this is no welcome: {welcome}").into());
        };
        let seq = room.seq.get();
        self.seq = self.seq.max(seq);
        self.places.push(Place {
            say,
            seq,
            newest: welcome,
        });
        Ok(())
    }

    /// The time of an action has come.
    pub(crate) fn act_at(&mut self, intended: Instant) {
        self.due.push_back(intended);
        self.act();
    }

    /// Whether an action waits for its turn or for its answer.
    pub(crate) fn waits(&self) -> bool {
        self.asked.is_some() || !self.due.is_empty()
    }

    /// A message came to a seat.
    pub(crate) fn heard(&mut self, seat: usize, text: String, now: Instant) {
        if let Some(seq) = text.strip_prefix(NEWS).and_then(number) {
            self.news(seat, seq, text, now);
        } else if !text.starts_with(r#"{"type":"presence""#) {
            match from_json(text.as_bytes()) {
                Ok(message) => self.answer(message, now),
                Err(error) => self.lost(format!("{error} in {text}")),
            }
        }
        self.act();
    }

    /// Something happened that must never happen.
    pub(crate) fn lost(&mut self, fault: String) {
        self.tally.borrow_mut().faults.push(fault);
    }

    fn news(&mut self, seat: usize, seq: u64, text: String, now: Instant) {
        let Some(place) = self.places.get_mut(seat) else {
            return;
        };
        let follows = seq == place.seq + 1;
        place.seq = seq;
        place.newest = text;
        if !follows {
            self.lost(format!("a gap before the news of entry {seq}"));
        }
        self.seq = self.seq.max(seq);
        match &self.done {
            Some((done, asked)) if *done == seq => self.delivered(seat, &asked.clone(), now),
            _ if self.asked.is_some() => self.arrived.push((seat, seq, now)),
            _ => {}
        }
    }

    fn answer(&mut self, message: ToClient, now: Instant) {
        let (id, what, seq) = match message {
            ToClient::Done { id, seq } => (id, "done".to_owned(), Some(seq)),
            ToClient::Stale { id, .. } => (id, "stale".to_owned(), None),
            ToClient::Refused { id, why } => (id, format!("refused: {:?}", why.code), None),
            ToClient::Clock { .. } | ToClient::Presence { .. } => return,
            other => return self.lost(format!("unasked came {other:?}")),
        };
        let Some(asked) = self.asked.take_if(|asked| asked.id == id) else {
            return self.lost(format!("a second answer {what}"));
        };
        {
            let mut tally = self.tally.borrow_mut();
            *tally.answers.entry(what).or_default() += 1;
            if seq.is_some() && tally.is_counted(asked.intended) {
                tally.acknowledged.add(now - asked.intended);
            }
        }
        let arrived = std::mem::take(&mut self.arrived);
        let Some(seq) = seq.map(Seq::get) else {
            return;
        };
        for (seat, of, at) in arrived {
            if of == seq {
                self.delivered(seat, &asked, at);
            }
        }
        self.seq = self.seq.max(seq);
        self.done = Some((seq, asked));
    }

    fn delivered(&mut self, seat: usize, asked: &Asked, now: Instant) {
        let mut tally = self.tally.borrow_mut();
        if seat != asked.seat && tally.is_counted(asked.intended) {
            tally.delivered.add(now - asked.intended);
        }
    }

    /// Does what is due, when everybody knows how the table stands and somebody can act.
    fn act(&mut self) {
        let in_step = self.places.iter().all(|place| place.seq == self.seq);
        if self.asked.is_some() || self.due.is_empty() || !in_step {
            return;
        }
        let Some((seat, act)) = self.choose() else {
            return;
        };
        let (Some(intended), Some(place)) = (self.due.pop_front(), self.places.get(seat)) else {
            return;
        };
        let id = CommandId(random());
        let command = ToServer::Command {
            id,
            seq: Seq::new(self.seq).unwrap_or(Seq::MAX),
            act,
        };
        // A socket that is gone has been told of already.
        let _ = place.say.send(to_json(&command));
        self.asked = Some(Asked { seat, id, intended });
    }

    /// The first thing that is open to anybody; else somebody says to be ready.
    fn choose(&mut self) -> Option<(usize, Act)> {
        let seats = self.places.len();
        for seat in (1..=seats).map(|step| (self.last + step) % seats) {
            let play = self.places.get(seat).and_then(|place| {
                let choices = match from_json(place.newest.as_bytes()) {
                    Ok(ToClient::News { choices, .. }) => choices,
                    Ok(ToClient::Welcome { room, .. }) => room.choices,
                    _ => None,
                };
                choices.as_deref().and_then(first_of)
            });
            if let Some(play) = play {
                self.last = seat;
                self.ready.clear();
                return Some((seat, Act::Play { play }));
            }
        }
        let seat = (0..seats).find(|seat| !self.ready.contains(seat))?;
        self.ready.push(seat);
        Some((seat, Act::Ready { promise: None }))
    }
}

impl Tally {
    /// Whether an action of that time counts.
    pub(crate) fn is_counted(&self, intended: Instant) -> bool {
        self.counts
            .as_ref()
            .is_some_and(|counts| counts.contains(&intended))
    }
}

/// The first thing that is open in turn.
pub(crate) fn first_of(choices: &Choices) -> Option<Move> {
    let playable = choices
        .cards
        .iter()
        .find(|choice| choice.cannot_play.is_none());
    if let Some(choice) = playable {
        let swap = match choice.swap {
            Swap::Must => choices.swap_with.first().copied(),
            Swap::No | Swap::May => None,
        };
        return Some(Move::Play {
            cards: vec![choice.card],
            color: choices
                .colors
                .first()
                .copied()
                .filter(|_| choice.card.0.is_wild()),
            swap,
            uno: swap.map_or(choice.uno, |with| choice.uno_by_swap.contains(&with)),
        });
    }
    if let Some(&color) = choices.names.first() {
        return Some(Move::Name { color });
    }
    if let Some(&with) = choices.start_swaps.first() {
        return Some(Move::Swap { with });
    }
    let open = [
        (choices.cannot_draw, Move::Draw {}),
        (choices.cannot_pass, Move::Pass {}),
        (choices.cannot_challenge, Move::Challenge {}),
    ];
    let open = open.into_iter().find(|(cannot, _)| cannot.is_none());
    open.map(|(_, play)| play)
}

/// The number at the start of a text.
fn number(text: &str) -> Option<u64> {
    let end = text.find(|letter: char| !letter.is_ascii_digit())?;
    text.get(..end)?.parse().ok()
}

/// So many random bytes.
#[expect(
    clippy::disallowed_methods,
    reason = "ids of commands come from the operating system"
)]
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}
