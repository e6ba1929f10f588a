//! A position to practice, behind the same messages as a table. Nobody does anything by itself.

mod position;

use crate::language;
use lastcard_engine::{Action, Command, Event as TrueEvent, Phase, Refusal, Scripted, Seat, State};
use lastcard_notation::Scenario;
use lastcard_projection::{Answer as Kept, Answers, rules_of, seq, wording};
use lastcard_protocol::VERSION;
use lastcard_protocol::client::{Act, ToServer};
use lastcard_protocol::game::{Card, Choices, Event, Move, RefusalCode, View};
use lastcard_protocol::ids::{CommandId, Member, Millis, TableId};
use lastcard_protocol::server::{
    BotPace, By, Chat, ErrorCode, Fact, Game, Level, Player, Refused, Room, Settings, Stage,
    ToClient,
};
use lastcard_texts::Lang;

/// The table that is practiced.
pub(crate) struct Practice {
    lang: Lang,
    scenario: Scenario,
    state: State,
    chance: Scripted,
    /// How many entries there are.
    seq: u64,
    /// The time of day, as it was told last.
    at: Millis,
    answers: Answers,
}

/// The person's seat, and the member on it.
const OWN: Seat = Seat::new(0);

/// All tables of this kind have one name: nobody is invited to them.
const TABLE: TableId = TableId::from_bytes([0; 10]);

impl Practice {
    /// Sets a position up.
    ///
    /// # Errors
    /// What is wrong with it, for whoever wrote it.
    pub(crate) fn new(
        lang: &str,
        rules: &str,
        names: &[String],
        position: &str,
        draws: &[Card],
    ) -> Result<Practice, String> {
        let rules = rules_of(rules).map_err(|problems| position::listed(&problems))?;
        let scenario = position::read(rules, names, position, draws)?;
        let (state, chance) = scenario
            .set_up()
            .map_err(|problems| position::listed(&problems))?;
        Ok(Practice {
            lang: language(lang),
            scenario,
            state,
            chance,
            seq: 1,
            at: Millis::MIN,
            answers: Answers::default(),
        })
    }

    /// The table as it stands.
    pub(crate) fn welcome(&self) -> ToClient {
        ToClient::Welcome {
            version: VERSION,
            you: Some(member(OWN)),
            room: Box::new(self.room()),
        }
    }

    /// The answers to a message of the person.
    pub(crate) fn message(&mut self, at: Millis, message: &ToServer) -> Vec<ToClient> {
        self.at = at;
        match message {
            ToServer::Hello { version, .. } if *version != VERSION => {
                let code = ErrorCode::BadVersion;
                let text = wording::end(self.lang, code);
                vec![ToClient::Error { code, text }]
            }
            ToServer::Hello { since, lang, .. } => {
                if let Some(lang) = lang.as_deref().and_then(Lang::from_locale) {
                    self.lang = lang;
                }
                if *since == Some(seq(self.seq)) {
                    let (you, seq) = (Some(member(OWN)), seq(self.seq));
                    vec![ToClient::Resumed {
                        version: VERSION,
                        you,
                        seq,
                    }]
                } else {
                    vec![self.welcome()]
                }
            }
            ToServer::Command { id, seq, act } => self.command(*id, seq.get(), act),
            ToServer::Ask { id, play } => vec![ToClient::Would {
                id: *id,
                refused: self.would(OWN, play).err(),
            }],
            ToServer::Say { .. } | ToServer::Emote { .. } => vec![ToClient::NotSaid {
                why: wording::of_code(self.lang, RefusalCode::ChatOff),
            }],
            ToServer::Mute { .. } => Vec::new(),
            ToServer::Ping { .. } => vec![ToClient::Pong { seq: seq(self.seq) }],
        }
    }

    /// What comes of a move of somebody else.
    ///
    /// # Errors
    /// Why it cannot be, for whoever wrote the lesson.
    pub(crate) fn other(&mut self, seat: Seat, play: &Move) -> Result<Vec<ToClient>, String> {
        if seat == OWN || seat.index() >= self.scenario.names.seats() {
            return Err("nobody else has that seat".to_owned());
        }
        let action = self.would(seat, play).map_err(|why| why.text)?;
        Ok(vec![self.carry_out(seat, action)])
    }

    fn command(&mut self, id: CommandId, seen: u64, act: &Act) -> Vec<ToClient> {
        if let Some(answer) = self.answers.get(id) {
            return vec![answer];
        }
        let would = match act {
            Act::Play { play } => self.would(OWN, play),
            _ => Err(wording::of_code(self.lang, RefusalCode::MatchGoingOn)),
        };
        let mut messages = Vec::new();
        let answer = match would {
            _ if seen < self.seq => Kept::Stale(seq(self.seq)),
            Err(why) => Kept::Refused(Box::new(why)),
            Ok(action) => {
                messages.push(self.carry_out(OWN, action));
                Kept::Done(seq(self.seq))
            }
        };
        messages.push(answer.message(id));
        self.answers.keep(id, answer);
        messages
    }

    /// The move, if it is open to the seat.
    fn would(&self, seat: Seat, play: &Move) -> Result<Action, Refused> {
        let bad = || wording::of_code(self.lang, RefusalCode::BadMove);
        let action = Action::try_from(play).map_err(|_| bad())?;
        let refused = |refusal: Refusal| {
            let names: Vec<&str> = self.scenario.names.iter().map(|(_, name)| name).collect();
            let view = self.state.view(Some(seat));
            wording::by_the_rules(self.lang, refusal, Some(&view), &names, Some(&action))
        };
        let command = Command::Act(seat, action);
        self.state.check(&command).map_err(refused)?;
        Ok(action)
    }

    /// Carries out a move that is open, and tells it.
    fn carry_out(&mut self, seat: Seat, action: Action) -> ToClient {
        let mut after = self.state.clone();
        let mut events: Vec<TrueEvent> = Vec::new();
        let command = Command::Act(seat, action);
        if self
            .state
            .command(&command, &mut self.chance, &mut events)
            .is_ok()
        {
            self.seq += 1;
        }
        let seen = events.iter().map(|event| {
            after.evolve(event);
            Event::from(&event.seen_by(Some(OWN), &after))
        });
        let facts = vec![Fact::Played {
            events: seen.collect(),
        }];
        ToClient::News {
            seq: seq(self.seq),
            at: self.at,
            by: By::Member {
                member: member(seat),
            },
            facts,
            choices: self.choices(),
            clock: None,
        }
    }

    fn choices(&self) -> Option<Box<Choices>> {
        Choices::of(&self.state.view(Some(OWN))).map(Box::new)
    }

    fn room(&self) -> Room {
        let names = &self.scenario.names;
        let seats = names.seats();
        let members: Vec<Member> = names.iter().map(|(seat, _)| member(seat)).collect();
        let player = |(seat, name): (Seat, &str)| Player {
            member: member(seat),
            name: name.to_owned(),
            bot: (seat != OWN).then_some(Level::Normal),
            lookalike: false,
            ready: false,
            driven: false,
            wins: 0,
        };
        Room {
            table: TABLE,
            seq: seq(self.seq),
            code: None,
            link: String::new(),
            rules: self.scenario.rules.to_toml(),
            settings: Settings {
                public: false,
                spectators: false,
                spectator_delay: 0,
                chat: Chat::Off,
                turn_seconds: None,
                bank_seconds: 0,
                bot_pace: BotPace::Human,
                seats: seats as u8,
                fair_shuffle: false,
            },
            members: names.iter().map(player).collect(),
            seats: members.clone(),
            host: Some(member(OWN)),
            here: vec![member(OWN)],
            watching: 0,
            stage: match self.state.public().phase() {
                Phase::Turn { .. } | Phase::Dealing | Phase::Redealing(_) => Stage::Round,
                Phase::Opening(_) | Phase::RoundOver { .. } => Stage::BetweenRounds,
                Phase::MatchOver { .. } => Stage::Lobby,
            },
            game: Some(Box::new(Game {
                number: 1,
                players: members,
                view: View::from(&self.state.view(Some(OWN))),
                rounds: Vec::new(),
            })),
            choices: self.choices(),
            clock: None,
            matches: 1,
            aborted: 0,
        }
    }
}

fn member(seat: Seat) -> Member {
    lastcard_projection::member(seat.index() as u16 + 1)
}
