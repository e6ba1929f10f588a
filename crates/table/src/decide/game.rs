//! The match: from being ready to the last card.

use super::{Context, Step, Work};
use crate::act::{Reason, Refused};
use crate::log::{Fact, Hex, Member, Played};
use crate::room::{Stage, Tried};
use crate::shuffle;
use lastcard_engine::fair::RoundKey;
use lastcard_engine::{Action, Command, Event, Seat, State};

impl Work {
    pub(super) fn step(&mut self, step: &Step, context: &mut Context<'_>) -> Result<(), Refused> {
        match step {
            Step::Join { name, token } => self.join(name, *token)?,
            Step::Rekey { member, token } => self.rekey(*member, *token)?,
            Step::Bot(member, action) => {
                let seat = self.room.seat_of(*member).ok_or(Reason::NoMatch)?;
                self.command(Command::Act(seat, *action))?;
            }
            Step::GraceEnds => self.command(Command::GraceEnds)?,
            Step::TimeIsUp => self.command(Command::TimeIsUp)?,
            Step::Shuffle => self.shuffle(context)?,
            Step::Deal => self.deal()?,
            Step::Drive(member, driven) => self.drive(*member, *driven)?,
            Step::PassHost(member) => self.pass_host(*member)?,
        }
        Ok(())
    }

    /// A move of a person.
    pub(super) fn play(
        &mut self,
        member: Member,
        action: &Action,
        seen: u64,
    ) -> Result<(), Refused> {
        let game = self.room.game().filter(|game| !game.is_over());
        let game = game.ok_or(Reason::NoMatch)?;
        let seat = self.room.seat_of(member).ok_or(Reason::NotSeated)?;
        let command = Command::Act(seat, *action);
        let current = match action {
            // Who reacts must know whose turn it is, and nothing more.
            Action::JumpIn(_) => seen >= game.turn_seq(),
            Action::Call | Action::Catch(_) => {
                seen >= game.last_seq() || is_true(game.state(), seat, action)
            }
            _ => seen >= game.last_seq(),
        };
        if !current {
            return Err(Reason::Stale.into());
        }
        game.state().check(&command)?;
        if self.room.member(member).is_some_and(|of| of.driven) {
            self.put(Fact::DrivenIs {
                member,
                driven: false,
            });
        }
        self.command(command)
    }

    pub(super) fn ready(
        &mut self,
        member: Member,
        promise: Option<Hex<32>>,
        context: &mut Context<'_>,
    ) -> Result<(), Refused> {
        self.is_ready(member, promise)?;
        let waits_for = |other: Member| {
            let of = self.room.member(other);
            let plays = self.room.stage() == Stage::Lobby || self.still_plays(other);
            plays && context.here.contains(&other) && of.is_some_and(|of| !of.ready && !of.driven)
        };
        let waiting = self.room.people().any(|(other, _)| waits_for(other));
        if waiting || self.room.seats().len() < 2 {
            return Ok(());
        }
        // Rules that do not fit the number of seats keep the match from beginning, not the player from being
        // ready.
        match self.shuffle(context) {
            Err(Refused::Table(Reason::SeatsDoNotFit)) => Ok(()),
            result => result,
        }
    }

    pub(super) fn not_ready(&mut self, member: Member) -> Result<(), Refused> {
        if !self.room.member(member).is_some_and(|of| of.ready) {
            return Err(Reason::NotReady.into());
        }
        self.put_ready(member, false, None);
        Ok(())
    }

    pub(super) fn start(
        &mut self,
        member: Member,
        promise: Option<Hex<32>>,
        context: &mut Context<'_>,
    ) -> Result<(), Refused> {
        self.only_host(member)?;
        self.is_ready(member, promise)?;
        self.shuffle(context)
    }

    pub(super) fn share(&mut self, member: Member, share: &Hex<32>) -> Result<(), Refused> {
        let no_share = Reason::NoShareWanted;
        let seat = self.room.seat_of(member).ok_or(no_share)?;
        let number = seat.index() as u8;
        let shuffle = self.room.game().and_then(|game| game.shuffle());
        let shuffle = shuffle.ok_or(no_share)?;
        let promised = shuffle.promises.iter().any(|&(seat, _)| seat == number);
        let shown = shuffle.shares.iter().any(|&(seat, _)| seat == number);
        if !promised || shown {
            return Err(no_share.into());
        }
        if !shuffle::is_promised(&self.room, shuffle, seat, share) {
            return Err(Reason::WrongShare.into());
        }
        let complete = shuffle.shares.len() + 1 == shuffle.promises.len();
        self.put(Fact::Shared {
            seat: number,
            share: *share,
        });
        if complete {
            self.deal()?;
        }
        Ok(())
    }

    /// Leaves the table, and the match with it. Where the rules cannot let a player go just now, a bot plays
    /// the seat to its end.
    pub(super) fn leave(&mut self, member: Member, context: &Context<'_>) {
        if self.still_plays(member)
            && let Some(seat) = self.room.seat_of(member)
            && self.command(Command::Act(seat, Action::Leave)).is_err()
        {
            self.put(Fact::DrivenIs {
                member,
                driven: true,
            });
        }
        self.gone(member, false);
        self.settle_host(context);
        self.give_up_if_nobody_is_left();
    }

    /// A match without a person in it is over: nobody is there to see its end.
    pub(super) fn give_up_if_nobody_is_left(&mut self) {
        let stage = self.room.stage();
        let mut people = self.room.people();
        if stage != Stage::Lobby && !people.any(|(member, _)| self.sits_in_match(member)) {
            drop(people);
            self.put(Fact::MatchAborted);
        }
    }

    /// Binds the server to its part of the next round; of the first one of a new match when none goes on.
    fn shuffle(&mut self, context: &mut Context<'_>) -> Result<(), Refused> {
        match self.room.stage() {
            Stage::Lobby => self.begin_match(context.at)?,
            Stage::BetweenRounds => {}
            Stage::Round | Stage::Shuffling => return Err(Reason::MatchGoingOn.into()),
        }
        let Some(game) = self.room.game() else {
            return Err(Reason::NoMatch.into());
        };
        let secret = (context.secret)();
        let round = game.state().public().round() + 1;
        let commitment = shuffle::commit(&self.room, game, &secret);
        let promises = if self.room.settings().fair_shuffle {
            shuffle::promises(&self.room, game.players())
        } else {
            Vec::new()
        };
        let nobody = promises.is_empty();
        self.entry.secret = Some(secret);
        self.put(Fact::Committed {
            round,
            commitment,
            promises,
        });
        if nobody { self.deal() } else { Ok(()) }
    }

    fn begin_match(&mut self, at: i64) -> Result<(), Refused> {
        let players = self.room.seats().to_vec();
        if players.len() < 2 {
            return Err(Reason::NotEnoughPlayers.into());
        }
        if self.room.rules().rules.deck(players.len()).is_err() {
            return Err(Reason::SeatsDoNotFit.into());
        }
        self.put(Fact::MatchBegan {
            number: self.room.matches() + 1,
            players,
            at,
            rules: self.room.rules().to_toml_lines(),
        });
        Ok(())
    }

    fn deal(&mut self) -> Result<(), Refused> {
        let game = self.room.game().ok_or(Reason::NoMatch)?;
        let key = game
            .shuffle()
            .zip(game.secret())
            .map(|(shuffle, secret)| shuffle::round_key(shuffle, secret));
        let key = key.ok_or(Reason::NothingToBeReadyFor)?;
        self.command_with(Command::NextRound, Some(key))
    }

    fn command(&mut self, command: Command) -> Result<(), Refused> {
        self.command_with(command, None)
    }

    /// Carries a command of the game out, and shows the server's part of the shuffle when the round is over.
    fn command_with(&mut self, command: Command, key: Option<RoundKey>) -> Result<(), Refused> {
        let game = self.room.game().filter(|game| !game.is_over());
        let game = game.ok_or(Reason::NoMatch)?;
        if game.shuffle().is_some() && key.is_none() {
            return Err(Reason::NoMatch.into());
        }
        let Tried { events, chance } = game.try_command(&command, key)?;
        let round = game.state().public().round();
        let secret = game.secret().map(|secret| Hex(secret.0));
        let over =
            |event: &Event| matches!(event, Event::RoundEnded { .. } | Event::MatchEnded { .. });
        let over = events.iter().any(over);
        // A round that is dealt and at its end at once is the next one.
        let dealt = events.iter().find_map(|event| match event {
            Event::RoundBegan { round, .. } => Some(*round),
            _ => None,
        });
        if events.is_empty() {
            return Ok(());
        }
        self.chance = Some(chance);
        self.put(Fact::Played(Played { command, events }));
        if over && let Some(secret) = secret {
            self.put(Fact::Revealed {
                round: dealt.unwrap_or(round),
                secret,
            });
        }
        Ok(())
    }

    fn is_ready(&mut self, member: Member, promise: Option<Hex<32>>) -> Result<(), Refused> {
        let waits = match self.room.stage() {
            Stage::Lobby => self.room.seats().contains(&member),
            Stage::BetweenRounds => self.still_plays(member),
            Stage::Round | Stage::Shuffling => false,
        };
        if !waits {
            return Err(Reason::NothingToBeReadyFor.into());
        }
        if self.room.member(member).is_some_and(|of| of.driven) {
            self.put(Fact::DrivenIs {
                member,
                driven: false,
            });
        }
        self.put_ready(member, true, promise);
        Ok(())
    }

    /// Whether a member takes part in the match that goes on, and has not been eliminated.
    fn still_plays(&self, member: Member) -> bool {
        let game = self.room.game().filter(|game| !game.is_over());
        let seat = self.room.seat_of(member);
        game.zip(seat)
            .is_some_and(|(game, seat)| game.state().public().in_match().contains(seat))
    }

    fn sits_in_match(&self, member: Member) -> bool {
        let game = self.room.game().filter(|game| !game.is_over());
        let seat = self.room.seat_of(member);
        game.zip(seat)
            .is_some_and(|(game, seat)| !game.state().public().left().contains(seat))
    }
}

/// Whether a call or a catch is right as the table stands, however old the view was that it rests on: it is
/// accepted and costs its player nothing.
fn is_true(state: &State, seat: Seat, action: &Action) -> bool {
    let public = state.public();
    match action {
        Action::Call => {
            public.exposed().contains(seat)
                || (public.uncalled().contains(seat) && public.count(seat) == 1)
        }
        Action::Catch(other) => public.exposed().contains(*other),
        _ => false,
    }
}
