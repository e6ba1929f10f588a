//! Entries of a log, applied one after another.

use super::{Game, Occupant, Room, Shuffle, Stage, Witness, score};
use crate::log::{Body, Fact, LogError, Member, Played, Restored, RestoredMember};
use crate::shuffle::{round_key, unkeyed};
use lastcard_engine::fair::ServerSecret;
use lastcard_engine::rules::FirstDealer;
use lastcard_engine::{Command, Event, EventOf, Fair, FirstDeal, Seat, State, retrace};
use lastcard_notation::RulesDocument;
use std::collections::BTreeMap;

/// An entry as a log holds it.
#[derive(Clone, Debug)]
pub struct Written {
    /// Its place.
    pub seq: u64,
    /// What came of the command.
    pub body: Body,
    /// The server's part of a shuffle, where the entry bears one.
    pub secret: Option<ServerSecret>,
}

impl Room {
    /// The table of a log, which begins with its first entry or with the one that stands for all before.
    ///
    /// # Errors
    /// The first entry that cannot be applied.
    pub fn restore(key: &str, log: impl IntoIterator<Item = Written>) -> Result<Room, LogError> {
        let mut log = log.into_iter();
        let first = log.next().ok_or_else(|| impossible("the log is empty"))?;
        let mut room = Room::begin(key, &first)?;
        for entry in log {
            room.apply(&entry, &mut ())?;
        }
        Ok(room)
    }

    /// The table of the first entry of a log.
    ///
    /// # Errors
    /// When it is no first entry.
    pub fn begin(key: &str, first: &Written) -> Result<Room, LogError> {
        let (fact, more) = first
            .body
            .facts
            .split_first()
            .ok_or_else(|| impossible("the first entry is empty"))?;
        let mut room = match fact {
            Fact::Opened { rules, settings } => Room {
                key: key.to_owned(),
                seq: 0,
                rules: document(rules)?,
                settings: settings.clone(),
                members: BTreeMap::new(),
                seats: Vec::new(),
                host: None,
                next_member: 1,
                matches: 0,
                aborted: 0,
                carried_out: Vec::new(),
                game: None,
            },
            Fact::Restored(restored) => Room::from_restored(key, restored)?,
            _ => return Err(impossible("a log begins with a table that is opened")),
        };
        for fact in more {
            room.fact(fact, first, None, &mut ())?;
        }
        room.seq = first.seq;
        Ok(room)
    }

    /// Applies the next entry; the chance of the match is brought to where it stood after it.
    ///
    /// # Errors
    /// When the entry does not follow from those before. The room must not be used any more then.
    pub fn apply(&mut self, entry: &Written, witness: &mut impl Witness) -> Result<(), LogError> {
        self.apply_with(entry, None, witness)
    }

    /// The same for an entry that was just decided here, with the chance as its commands left it.
    pub(crate) fn apply_with(
        &mut self,
        entry: &Written,
        chance: Option<Fair>,
        witness: &mut impl Witness,
    ) -> Result<(), LogError> {
        if entry.seq != self.seq + 1 {
            let wanted = self.seq + 1;
            return Err(impossible(&format!(
                "entry {} where {wanted} is expected",
                entry.seq
            )));
        }
        for fact in &entry.body.facts {
            self.fact(fact, entry, chance.as_ref(), witness)?;
        }
        if let (Some(game), Some(chance)) = (&mut self.game, chance) {
            game.chance = chance;
        }
        self.seq = entry.seq;
        Ok(())
    }

    /// Applies one fact of an entry in the making, to see how the table will be after it.
    pub(crate) fn foresee(
        &mut self,
        fact: &Fact,
        entry: &Written,
        chance: Option<&Fair>,
    ) -> Result<(), LogError> {
        self.fact(fact, entry, chance, &mut ())?;
        if let (Some(game), Some(chance)) = (&mut self.game, chance) {
            game.chance = chance.clone();
        }
        Ok(())
    }

    fn fact(
        &mut self,
        fact: &Fact,
        entry: &Written,
        chance: Option<&Fair>,
        witness: &mut impl Witness,
    ) -> Result<(), LogError> {
        match fact {
            Fact::Opened { .. } | Fact::Restored(_) => {
                return Err(impossible("a table is opened once"));
            }
            Fact::Joined { member, name, who } => {
                let occupant = Occupant::new(name.clone(), who.clone(), 0);
                self.members.insert(*member, occupant);
                self.seats.push(*member);
                self.next_member = self.next_member.max(member + 1);
            }
            Fact::Renamed { member, name } => self.occupant(*member)?.name.clone_from(name),
            Fact::TokenIs { member, token } => {
                self.occupant(*member)?.who = crate::log::Who::Person { token: *token };
            }
            Fact::Gone { member, kicked: _ } => self.gone(*member)?,
            Fact::HostIs { member } => {
                self.occupant(*member)?;
                self.host = Some(*member);
            }
            Fact::SeatsAre { seats } => self.seats.clone_from(seats),
            Fact::RulesAre { rules } => self.rules = document(rules)?,
            Fact::SettingsAre { settings } => self.settings = settings.clone(),
            Fact::ReadyIs {
                member,
                ready,
                promise,
            } => {
                let occupant = self.occupant(*member)?;
                occupant.ready = *ready;
                occupant.promise = *promise;
            }
            Fact::MatchBegan {
                number,
                players,
                at,
                rules,
            } => self.match_began(*number, players, *at, rules, entry.seq)?,
            Fact::Committed {
                round,
                commitment,
                promises,
            } => {
                let secret = entry
                    .secret
                    .clone()
                    .ok_or_else(|| impossible("the shuffle has lost its secret"))?;
                let game = self.running()?;
                game.secret = Some(secret);
                game.shuffle = Some(Shuffle {
                    round: *round,
                    commitment: *commitment,
                    promises: promises.clone(),
                    shares: Vec::new(),
                });
                self.nobody_is_ready();
            }
            Fact::Shared { seat, share } => {
                let game = self.running()?;
                let shuffle = game.shuffle.as_mut();
                let shuffle = shuffle.ok_or_else(|| impossible("no share is awaited"))?;
                shuffle.shares.push((*seat, *share));
                shuffle.shares.sort_unstable();
            }
            Fact::Played(played) => self.played(played, entry.seq, chance.is_none(), witness)?,
            Fact::DrivenIs { member, driven } => self.occupant(*member)?.driven = *driven,
            Fact::MatchAborted => {
                self.running()?.aborted = true;
                self.aborted += 1;
                self.forget_the_gone();
            }
            Fact::Revealed { .. } => self.running()?.shuffle = None,
        }
        Ok(())
    }

    fn played(
        &mut self,
        played: &Played,
        seq: u64,
        retraced: bool,
        witness: &mut impl Witness,
    ) -> Result<(), LogError> {
        let deals = played.command == Command::NextRound;
        let game = self.running()?;
        if deals {
            let shuffle = game.shuffle.take();
            let (shuffle, secret) = shuffle
                .zip(game.secret.as_ref())
                .ok_or_else(|| impossible("cards are dealt without a shuffle"))?;
            if retraced {
                let key = round_key(&shuffle, secret);
                game.chance.set_round(key);
            }
        }
        for event in &played.events {
            if retraced {
                retrace(&game.state, event, &mut game.chance);
            }
            game.state.evolve(event);
            score::count(&mut game.rounds, event, &game.state);
            witness.happened(event, &game.state);
            if let EventOf::Turn { .. } = event {
                game.turn = seq;
            }
        }
        game.last = seq;
        let won = played.events.iter().find_map(|event| match event {
            Event::MatchEnded { winners } => Some(*winners),
            _ => None,
        });
        if let Some(winners) = won {
            let members: Vec<Member> = winners.iter().filter_map(|s| game.player(s)).collect();
            for member in members {
                if let Some(occupant) = self.members.get_mut(&member) {
                    occupant.wins += 1;
                }
            }
            for occupant in self.members.values_mut() {
                occupant.driven = false;
            }
        }
        Ok(())
    }

    fn match_began(
        &mut self,
        number: u32,
        players: &[Member],
        at: i64,
        rules: &[String],
        seq: u64,
    ) -> Result<(), LogError> {
        self.forget_the_gone();
        let names = players
            .iter()
            .map(|member| Ok(self.occupant(*member)?.name.clone()))
            .collect::<Result<_, LogError>>()?;
        let first = first_deal(&self.rules, self.host, players);
        let state = State::new(self.rules.rules, players.len(), first)
            .map_err(|_| impossible("these rules are not for so many players"))?;
        self.matches = number;
        self.game = Some(Game {
            number,
            players: players.to_vec(),
            names,
            began: at,
            rules: rules.to_vec(),
            began_seq: seq,
            first,
            state,
            rounds: Vec::new(),
            shuffle: None,
            secret: None,
            chance: unkeyed(),
            aborted: false,
            last: 0,
            turn: 0,
        });
        Ok(())
    }

    fn gone(&mut self, member: Member) -> Result<(), LogError> {
        let in_match = self.stage() != Stage::Lobby && self.seat_of(member).is_some();
        self.occupant(member)?;
        self.seats.retain(|&other| other != member);
        if in_match {
            let occupant = self.occupant(member)?;
            occupant.gone = true;
            occupant.ready = false;
            occupant.promise = None;
        } else {
            self.members.remove(&member);
        }
        if self.host == Some(member) {
            self.host = None;
        }
        Ok(())
    }

    fn forget_the_gone(&mut self) {
        self.members.retain(|_, occupant| !occupant.gone);
        for occupant in self.members.values_mut() {
            occupant.driven = false;
        }
    }

    fn nobody_is_ready(&mut self) {
        for occupant in self.members.values_mut() {
            occupant.ready = false;
            occupant.promise = None;
        }
    }

    fn occupant(&mut self, member: Member) -> Result<&mut Occupant, LogError> {
        let occupant = self.members.get_mut(&member);
        occupant.ok_or_else(|| impossible(&format!("member {member} is not at the table")))
    }

    fn running(&mut self) -> Result<&mut Game, LogError> {
        let game = self.game.as_mut();
        game.ok_or_else(|| impossible("no match has begun"))
    }

    fn from_restored(key: &str, restored: &Restored) -> Result<Room, LogError> {
        let Restored {
            rules,
            settings,
            members,
            seats,
            host,
            next_member,
            matches,
            aborted,
            carried_out,
        } = restored;
        let occupant = |of: &RestoredMember| {
            let RestoredMember {
                member,
                name,
                who,
                wins,
                ready,
                promise,
            } = of.clone();
            let mut occupant = Occupant::new(name, who, wins);
            occupant.ready = ready;
            occupant.promise = promise;
            (member, occupant)
        };
        Ok(Room {
            key: key.to_owned(),
            seq: 0,
            rules: document(rules)?,
            settings: settings.clone(),
            members: members.iter().map(occupant).collect(),
            seats: seats.clone(),
            host: *host,
            next_member: *next_member,
            matches: *matches,
            aborted: *aborted,
            carried_out: carried_out.clone(),
            game: None,
        })
    }
}

/// How the first dealer is found: the host sits for the youngest, because nobody tells an age.
fn first_deal(rules: &RulesDocument, host: Option<Member>, players: &[Member]) -> FirstDeal {
    match rules.rules.first_dealer {
        FirstDealer::HighCard => FirstDeal::HighCard,
        FirstDealer::Random => FirstDeal::Lot,
        FirstDealer::Youngest | FirstDealer::Host => {
            let seat = players.iter().position(|&player| Some(player) == host);
            FirstDeal::Named(Seat::new(seat.unwrap_or(0)))
        }
    }
}

fn document(text: &str) -> Result<RulesDocument, LogError> {
    RulesDocument::parse(text).map_err(|problems| {
        let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
        LogError::Broken(problems.join("; "))
    })
}

fn impossible(why: &str) -> LogError {
    LogError::Impossible(why.to_owned())
}
