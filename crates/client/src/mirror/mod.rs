//! The client's picture of a table.

mod fault;
mod fits;
mod reduce;
#[cfg(test)]
mod tests;

pub use fault::Fault;

use fits::view_of;
use lastcard_engine::{Phase, Seat, SeenEvent, View};
use lastcard_protocol::game::Choices;
use lastcard_protocol::ids::{Code, Member, Millis, Seq, TableId};
use lastcard_protocol::server::{By, Clock, Fact, Game, Player, Room, Settings, Stage};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The client's picture of a table, as it stands after the entry [`Mirror::seq`].
///
/// It is made of a welcome, and kept by one pure reducer over the messages after it.
#[derive(Clone, PartialEq, Debug)]
pub struct Mirror {
    you: Option<Member>,
    table: TableId,
    seq: Seq,
    code: Option<Code>,
    link: Arc<str>,
    rules: Arc<str>,
    settings: Settings,
    members: BTreeMap<u16, Player>,
    seats: Vec<Member>,
    host: Option<Member>,
    here: Vec<Member>,
    watching: u32,
    stage: Stage,
    game: Option<Match>,
    choices: Option<Box<Choices>>,
    clock: Option<Clock>,
    matches: u32,
    aborted: u32,
}

/// A match, as this client knows it.
#[derive(Clone, PartialEq, Debug)]
pub struct Match {
    /// 1 for the first match of the table.
    pub number: u32,
    /// Who plays, by seat.
    pub players: Vec<Member>,
    /// What this client may know of it.
    pub view: View,
}

/// An entry of the log that was applied.
#[derive(Clone, PartialEq, Debug)]
pub struct News {
    /// Its place.
    pub seq: Seq,
    /// When, by the server's clock.
    pub at: Millis,
    /// Who did it.
    pub by: By,
    /// What happened.
    pub facts: Vec<Fact>,
    /// The events of the game in it, in order.
    pub seen: Vec<SeenEvent>,
}

impl Mirror {
    /// The picture that a welcome gives.
    ///
    /// # Errors
    /// When the room in it cannot be.
    pub fn new(you: Option<Member>, room: Room) -> Result<Mirror, Fault> {
        let Room {
            table,
            seq,
            code,
            link,
            rules,
            settings,
            members,
            seats,
            host,
            here,
            watching,
            stage,
            game,
            choices,
            clock,
            matches,
            aborted,
        } = room;
        let members: BTreeMap<u16, Player> = members
            .into_iter()
            .map(|player| (player.member.get(), player))
            .collect();
        let game = game.map(|game| Match::of(&game)).transpose()?;
        let known = |member: &&Member| !members.contains_key(&member.get());
        if let Some(stranger) = seats.iter().chain(&host).chain(&you).find(known) {
            return Err(Fault::Member(*stranger));
        }
        if stage != Stage::Lobby && game.is_none() {
            return Err(Fault::NoMatch);
        }
        Ok(Mirror {
            you,
            table,
            seq,
            code,
            link: link.into(),
            rules: rules.into(),
            settings,
            members,
            seats,
            host,
            here,
            watching,
            stage,
            game,
            choices,
            clock,
            matches,
            aborted,
        })
    }

    /// Who this client is; none for one that watches.
    pub const fn you(&self) -> Option<Member> {
        self.you
    }

    /// The table.
    pub const fn table(&self) -> TableId {
        self.table
    }

    /// The last entry that was applied.
    pub const fn seq(&self) -> Seq {
        self.seq
    }

    /// The short code that opens the lobby, as the last welcome told it; none while a match goes on.
    pub fn code(&self) -> Option<Code> {
        self.code.filter(|_| self.stage == Stage::Lobby)
    }

    /// The link that invites people.
    pub fn link(&self) -> &str {
        &self.link
    }

    /// The rules: a complete document in TOML.
    pub fn rules(&self) -> &str {
        &self.rules
    }

    /// How the table is run.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Everybody, with those who are gone and whose match still goes on.
    pub fn members(&self) -> impl Iterator<Item = &Player> {
        self.members.values()
    }

    /// Somebody at the table.
    pub fn member(&self, member: Member) -> Option<&Player> {
        self.members.get(&member.get())
    }

    /// The order of the seats for the next match, clockwise.
    pub fn seats(&self) -> &[Member] {
        &self.seats
    }

    /// The host.
    pub const fn host(&self) -> Option<Member> {
        self.host
    }

    /// Whether this client is the host.
    pub fn is_host(&self) -> bool {
        self.you.is_some() && self.you == self.host
    }

    /// Who is connected, bots left out.
    pub fn here(&self) -> &[Member] {
        &self.here
    }

    /// How many watch.
    pub const fn watching(&self) -> u32 {
        self.watching
    }

    /// What the table is doing.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The match that goes on, or the last one while it is shown.
    pub const fn game(&self) -> Option<&Match> {
        self.game.as_ref()
    }

    /// What is open to this client's seat now, as the server says.
    pub fn choices(&self) -> Option<&Choices> {
        self.choices.as_deref()
    }

    /// The same as this client's own picture has it.
    ///
    /// Law: it is [`Mirror::choices`] after every welcome and every entry.
    pub fn own_choices(&self) -> Option<Choices> {
        let game = self.game.as_ref().filter(|_| self.stage != Stage::Lobby)?;
        game.view.viewer()?;
        Choices::of(&game.view)
    }

    /// Who must act by when.
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// How many matches were begun here.
    pub const fn matches(&self) -> u32 {
        self.matches
    }

    /// How many of them were given up.
    pub const fn aborted(&self) -> u32 {
        self.aborted
    }

    /// The seat of a member in the match that goes on or is shown.
    pub fn seat_of(&self, member: Member) -> Option<Seat> {
        self.game.as_ref()?.seat_of(member)
    }

    /// This client's own seat in that match.
    pub fn own_seat(&self) -> Option<Seat> {
        self.seat_of(self.you?)
    }

    /// Whether this client is marked ready.
    pub fn is_ready(&self) -> bool {
        self.you
            .and_then(|you| self.member(you))
            .is_some_and(|own| own.ready)
    }

    /// Whether a bot plays for this client now.
    pub fn is_driven(&self) -> bool {
        self.you
            .and_then(|you| self.member(you))
            .is_some_and(|own| own.driven)
    }

    /// Takes in that others came or went.
    pub fn presence(&mut self, here: Vec<Member>, watching: u32) {
        self.here = here;
        self.watching = watching;
    }

    /// Takes in how the clock stands.
    pub fn set_clock(&mut self, clock: Option<Clock>) {
        self.clock = clock;
    }

    /// Compares two pictures of the same moment: this one, kept by news, and a fresh one from a welcome.
    ///
    /// # Errors
    /// The first part in which they differ; none for pictures of different moments. What no log knows (who is connected, the
    /// clock, the code) is not compared, and neither is what a server forgets when it puts a finished match away.
    pub fn agrees_with(&self, fresh: &Mirror) -> Result<(), Fault> {
        if self.seq != fresh.seq || self.table != fresh.table {
            return Ok(());
        }
        let put_away = self.stage == Stage::Lobby && fresh.game.is_none();
        let plain = |mirror: &Mirror| -> Vec<Player> {
            let players = mirror.members.values().cloned();
            players
                .map(|player| Player {
                    lookalike: false,
                    ready: player.ready && !put_away,
                    ..player
                })
                .collect()
        };
        let parts = [
            ("who this is", self.you == fresh.you),
            ("rules", self.rules == fresh.rules),
            ("settings", self.settings == fresh.settings),
            ("seats", self.seats == fresh.seats),
            ("members", put_away || plain(self) == plain(fresh)),
            ("host", self.host == fresh.host),
            ("stage", self.stage == fresh.stage),
            (
                "matches",
                self.matches == fresh.matches && self.aborted == fresh.aborted,
            ),
            ("match", put_away || self.game == fresh.game),
            ("choices", self.choices == fresh.choices),
        ];
        match parts.into_iter().find(|(_, same)| !same) {
            Some((part, _)) => Err(Fault::Disagrees(part)),
            None => Ok(()),
        }
    }
}

impl Match {
    /// The seat of a member.
    pub fn seat_of(&self, member: Member) -> Option<Seat> {
        let place = self.players.iter().position(|&player| player == member)?;
        Seat::try_new(place)
    }

    /// Whether it has come to its end.
    pub const fn is_over(&self) -> bool {
        matches!(self.view.public().phase(), Phase::MatchOver { .. })
    }

    fn of(game: &Game) -> Result<Match, Fault> {
        let view = view_of(&game.view)?;
        if view.public().seats() != game.players.len() {
            return Err(Fault::Seats);
        }
        Ok(Match {
            number: game.number,
            players: game.players.clone(),
            view,
        })
    }
}
