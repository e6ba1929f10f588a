//! A match at a server, as the terminal table plays it.

use super::lobby::in_match;
use super::net::Order;
use super::state::Online;
use super::words::parse;
use crate::failure::Failure;
use crate::play::host::{Deal, Host, HostError};
use lastcard_client::{Match, Mirror};
use lastcard_engine::{Action, Seat, SeatSet, SeenEvent, View};
use lastcard_notation::{Names, RulesDocument};
use lastcard_protocol::client::Act;
use lastcard_protocol::game::Move;
use lastcard_protocol::server::Stage;
use std::time::Duration;

/// A match at a server. The match is there as long as the table is played at.
pub(super) struct OnlineHost<'o, 'a> {
    online: &'o mut Online<'a>,
    game: Match,
    seat: Seat,
}

impl<'o, 'a> OnlineHost<'o, 'a> {
    /// The match that goes on, from the seat of this terminal; none for who only looks on.
    pub(super) fn new(online: &'o mut Online<'a>) -> Option<OnlineHost<'o, 'a>> {
        let mirror = online.mirror()?;
        let (seat, game) = (mirror.own_seat()?, mirror.game()?.clone());
        Some(OnlineHost { online, game, seat })
    }

    /// The match as it stands: what came last, as long as it is still this one.
    fn refresh(&mut self) {
        let game = self.online.mirror().and_then(Mirror::game);
        if let Some(game) = game.filter(|game| game.number == self.game.number) {
            self.game.clone_from(game);
        }
    }
}

impl Host for OnlineHost<'_, '_> {
    fn names(&self) -> &Names {
        &self.online.names
    }

    fn rules(&self) -> &RulesDocument {
        &self.online.rules
    }

    fn here(&self) -> SeatSet {
        SeatSet::EMPTY.with(self.seat)
    }

    fn view(&self, _: Seat) -> View {
        self.game.view.clone()
    }

    fn news(&mut self, _: Seat) -> Vec<SeenEvent> {
        std::mem::take(&mut self.online.news)
    }

    /// What happened before is with the server alone.
    fn past(&mut self, _: Seat) -> Vec<SeenEvent> {
        Vec::new()
    }

    fn act(&mut self, _: Seat, action: Action, _: Duration) -> Result<(), HostError> {
        let Ok(play) = Move::try_from(&action) else {
            self.online.make(Act::Leave {});
            return Ok(());
        };
        // What is refused here would be refused there: the same code decides from the same view.
        if let Some(refusal) = self.game.view.refusal(&action) {
            return Err(HostError::Refused(refusal));
        }
        self.online.make(Act::Play { play });
        Ok(())
    }

    fn next_round(&mut self, _: Duration) -> Result<(), HostError> {
        self.online.ready();
        Ok(())
    }

    /// Whatever happens wakes the keyboard.
    fn due(&self) -> Option<Duration> {
        None
    }

    fn advance(&mut self, _: Duration) -> Result<(), HostError> {
        let taken = self.online.take_in();
        self.refresh();
        taken.map_err(|error| lost(&error))
    }

    /// Who is out of the match is not waited for.
    fn deal(&self) -> Deal {
        let stage = self.online.mirror().map(Mirror::stage);
        let plays = self.game.view.public().in_match().contains(self.seat);
        let asked = stage == Some(Stage::BetweenRounds) && plays;
        Deal::Together {
            ready: self.online.is_ready() || !asked,
        }
    }

    fn is_busy(&self) -> bool {
        self.online.is_busy()
    }

    fn is_stopped(&self) -> bool {
        self.online.over.is_some() || self.online.has_vanished()
    }

    fn began_anew(&mut self) -> bool {
        std::mem::take(&mut self.online.anew)
    }

    fn notices(&mut self) -> Vec<String> {
        std::mem::take(&mut self.online.notices)
    }

    fn line(&mut self, line: &str) -> Result<bool, HostError> {
        if self.online.is_lost() {
            self.online.order(Order::Hurry);
        }
        let said = parse(line, self.online.texts.lang());
        Ok(said.is_some_and(|said| in_match(self.online, said)))
    }

    fn topics(&self) -> Vec<(String, String)> {
        super::lobby::topics_in_match(self.online)
    }
}

fn lost(error: &Failure) -> HostError {
    HostError::Lost(error.to_string())
}
