//! Entries of the log, applied one after another.

use super::fits::{played, view_of};
use super::{Fault, Match, Mirror, News};
use lastcard_engine::{EventOf, Phase, SeatSet, SeenEvent};
use lastcard_protocol::game::{self, Choices};
use lastcard_protocol::ids::{Member, Millis, Seq};
use lastcard_protocol::server::{By, Clock, Fact, Player, Stage};
use std::sync::Arc;

impl Mirror {
    /// Applies the next entry. When it is at fault, nothing has changed.
    ///
    /// # Errors
    /// When the entry is not the next one, or cannot follow.
    pub fn news(
        &mut self,
        (seq, at, by): (Seq, Millis, By),
        facts: Vec<Fact>,
        choices: Option<Box<Choices>>,
        clock: Option<Clock>,
    ) -> Result<News, Fault> {
        let expected = self.seq.get() + 1;
        if seq.get() != expected {
            return Err(Fault::Order { expected, got: seq });
        }
        let mut next = self.clone();
        let mut seen = Vec::new();
        for fact in &facts {
            next.fact(fact, &mut seen)?;
        }
        next.seq = seq;
        next.choices = choices;
        next.clock = clock;
        *self = next;
        Ok(News {
            seq,
            at,
            by,
            facts,
            seen,
        })
    }

    fn fact(&mut self, fact: &Fact, seen: &mut Vec<SeenEvent>) -> Result<(), Fault> {
        match fact {
            Fact::Joined { player } => {
                self.members.insert(player.member.get(), player.clone());
                self.seats.push(player.member);
            }
            Fact::Renamed {
                member,
                name,
                lookalike,
            } => {
                let player = self.player(*member)?;
                player.name.clone_from(name);
                player.lookalike = *lookalike;
            }
            Fact::Gone { member, kicked: _ } => self.gone(*member)?,
            Fact::HostIs { member } => {
                self.player(*member)?;
                self.host = Some(*member);
            }
            Fact::SeatsAre { seats } => {
                for member in seats {
                    self.player(*member)?;
                }
                self.seats.clone_from(seats);
            }
            Fact::RulesAre { rules } => self.rules = Arc::from(rules.as_str()),
            Fact::SettingsAre { settings } => self.settings = *settings,
            Fact::ReadyIs { member, ready } => self.player(*member)?.ready = *ready,
            Fact::MatchBegan {
                number,
                players,
                view,
            } => self.match_began(*number, players, view)?,
            Fact::Committed { .. } => {
                self.game.as_ref().ok_or(Fault::NoMatch)?;
                self.stage = Stage::Shuffling;
                self.each(|player| player.ready = false);
            }
            Fact::Shared { .. } | Fact::Revealed { .. } => {
                self.game.as_ref().ok_or(Fault::NoMatch)?;
            }
            Fact::Recorded { number: _ } => {}
            Fact::Played { events } => self.played(events, seen)?,
            Fact::DrivenIs { member, driven } => self.player(*member)?.driven = *driven,
            Fact::MatchAborted {} => {
                self.game.as_ref().ok_or(Fault::NoMatch)?;
                self.aborted += 1;
                self.stage = Stage::Lobby;
                self.forget_the_gone();
            }
        }
        Ok(())
    }

    fn match_began(
        &mut self,
        number: u32,
        players: &[Member],
        view: &game::View,
    ) -> Result<(), Fault> {
        let view = view_of(view)?;
        if view.public().seats() != players.len() {
            return Err(Fault::Seats);
        }
        self.forget_the_gone();
        for member in players {
            self.player(*member)?;
        }
        self.matches = number;
        self.stage = Stage::BetweenRounds;
        self.game = Some(Match {
            number,
            players: players.to_vec(),
            view,
        });
        Ok(())
    }

    fn played(&mut self, events: &[game::Event], seen: &mut Vec<SeenEvent>) -> Result<(), Fault> {
        let game = self.game.as_mut().ok_or(Fault::NoMatch)?;
        let happened = played(&mut game.view, events)?;
        if happened.is_empty() {
            return Ok(());
        }
        self.stage = match game.view.public().phase() {
            Phase::Opening(_) | Phase::RoundOver { .. } => Stage::BetweenRounds,
            Phase::MatchOver { .. } => Stage::Lobby,
            Phase::Dealing | Phase::Redealing(_) | Phase::Turn { .. } => Stage::Round,
        };
        let won = happened.iter().find_map(|event| match event {
            EventOf::MatchEnded { winners } => Some(*winners),
            _ => None,
        });
        if let Some(winners) = won {
            self.won(winners);
        }
        seen.extend(happened);
        Ok(())
    }

    fn won(&mut self, winners: SeatSet) {
        let players = self.game.iter().flat_map(|game| &game.players);
        let winners: Vec<Member> = winners
            .iter()
            .filter_map(|seat| players.clone().nth(seat.index()).copied())
            .collect();
        for member in winners {
            if let Some(player) = self.members.get_mut(&member.get()) {
                player.wins += 1;
            }
        }
        self.each(|player| player.driven = false);
    }

    fn gone(&mut self, member: Member) -> Result<(), Fault> {
        self.player(member)?.ready = false;
        self.seats.retain(|&other| other != member);
        if self.host == Some(member) {
            self.host = None;
        }
        if self.stage == Stage::Lobby || self.seat_of(member).is_none() {
            self.members.remove(&member.get());
        }
        Ok(())
    }

    /// Who is gone and was only known because a match knew the seat.
    fn forget_the_gone(&mut self) {
        let seats = &self.seats;
        self.members
            .retain(|_, player| seats.contains(&player.member));
        self.each(|player| player.driven = false);
    }

    fn each(&mut self, change: impl Fn(&mut Player)) {
        self.members.values_mut().for_each(change);
    }

    fn player(&mut self, member: Member) -> Result<&mut Player, Fault> {
        let player = self.members.get_mut(&member.get());
        player.ok_or(Fault::Member(member))
    }
}
