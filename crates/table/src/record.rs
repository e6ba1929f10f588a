//! The match record of a match, from the log of its table.

use crate::date;
use crate::log::{Fact, LogError, Played};
use crate::room::{Game, Room, Shuffle, Written};
use crate::shuffle::contributions;
use lastcard_engine::fair::{Commitment, ServerSecret};
use lastcard_notation::record::{Entry, FairMatch, Header, Player, Record, Transcript};
use lastcard_notation::{Names, RulesDocument};

/// A match that came to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// 1 for the first match of the table.
    pub number: u32,
    /// The entry with which it ended.
    pub seq: u64,
    /// The record.
    pub record: Record,
}

/// The matches of a log that came to their end, in order; `program` is what their records name as their writer.
///
/// A match that goes on has no record: it would show the cards of everybody.
///
/// # Errors
/// When the log cannot be applied.
pub fn finished<'a>(
    key: &str,
    log: impl IntoIterator<Item = &'a Written>,
    program: &str,
) -> Result<Vec<Finished>, LogError> {
    let mut finished = Vec::new();
    let mut book: Option<Book> = None;
    let mut log = log.into_iter();
    let Some(first) = log.next() else {
        return Ok(finished);
    };
    let mut room = Room::begin(key, first)?;
    for entry in log {
        room.apply(entry, &mut ())?;
        for fact in &entry.body.facts {
            match fact {
                Fact::MatchBegan { .. } => book = Book::open(&room, program),
                Fact::MatchAborted => book = None,
                _ => {
                    if let Some(book) = &mut book {
                        book.write(fact, entry);
                    }
                }
            }
        }
        if room.game().is_some_and(Game::is_over)
            && let Some(Book { record, .. }) = book.take()
        {
            finished.push(Finished {
                number: room.matches(),
                seq: entry.seq,
                record,
            });
        }
    }
    Ok(finished)
}

/// A record in the making.
struct Book {
    record: Record,
    /// The round whose shuffle was begun last, with the shares so far.
    round: u32,
    shuffle: Option<Shuffle>,
    secret: Option<ServerSecret>,
}

impl Book {
    fn open(room: &Room, program: &str) -> Option<Book> {
        let game = room.game()?;
        // The names are those of the table, which keep to the grammar of names; a log of another program
        // might not.
        let names = Names::new(game.names().iter().map(String::as_str)).ok()?;
        let rules: RulesDocument = room.rules().clone();
        let lines = game.rules_lines().to_vec();
        let shuffle = FairMatch::published(room.key(), game.number(), lines);
        let mut header = Header::new(rules, names, game.first());
        header.program = Some(program.to_owned());
        header.date = Some(date::written(game.began().unsigned_abs() / 1000));
        header.shuffle = Some(shuffle);
        for (player, member) in header.players.iter_mut().zip(game.players()) {
            let level = room.member(*member).and_then(|of| of.level());
            if let Some(level) = level {
                *player = Player::Bot(level.to_owned());
            }
        }
        Some(Book {
            record: Record::new(header),
            round: 0,
            shuffle: None,
            secret: None,
        })
    }

    fn write(&mut self, fact: &Fact, entry: &Written) {
        match fact {
            Fact::Committed {
                round,
                commitment,
                promises,
            } => {
                self.round = *round;
                self.secret.clone_from(&entry.secret);
                self.shuffle = Some(Shuffle {
                    round: *round,
                    commitment: *commitment,
                    promises: promises.clone(),
                    shares: Vec::new(),
                });
            }
            Fact::Shared { seat, share } => {
                if let Some(shuffle) = &mut self.shuffle {
                    shuffle.shares.push((*seat, *share));
                }
            }
            Fact::Played(Played { command, events }) => {
                if let Some(shuffle) = self.shuffle.take() {
                    let transcript = Transcript {
                        commitment: Some(Commitment(shuffle.commitment.0)),
                        contributions: contributions(&shuffle).collect(),
                        secret: self.secret.take(),
                        more: Vec::new(),
                    };
                    self.record.transcripts.insert(self.round, transcript);
                }
                self.record.entries.push(Entry {
                    command: *command,
                    events: events.clone(),
                });
            }
            _ => {}
        }
    }
}
