//! Writes what everybody does in a run: sensible moves, tries that are refused, questions, lost connections.

mod doing;

use super::stage::{Doing, Observer, Stage, Step};
use doing::{get, post};
use lastcard_engine::{Action, Command, Phase, Seat, State};
use lastcard_notation::RulesDocument;
use lastcard_protocol::client::{Act, Emote, SettingsChange, ToServer};
use lastcard_protocol::game::Move;
use lastcard_protocol::ids::{Hex32, Seq, TableId, Token};
use lastcard_protocol::rest::{OpenTable, Opened};
use lastcard_protocol::server::Level;
use lastcard_protocol::{from_json, to_json};
use lastcard_table::log::Body;
use lastcard_table::{Room, Stage as At, Written, shuffle};
use lastcard_testkit::random::{Dice, every_action, move_on_turn, some_action};

/// What is played, and by how many.
#[derive(Clone)]
pub(super) struct Plot {
    pub(super) seed: u64,
    pub(super) rules: RulesDocument,
    pub(super) people: usize,
    pub(super) bots: usize,
    /// How many things are done once the match has begun.
    pub(super) steps: usize,
    /// Seconds that spectators are behind, and those of a turn; 0 for no clock.
    pub(super) delay: u32,
    pub(super) turn: u32,
}

/// A run that was written: what everybody did, and when.
pub(super) struct Script {
    pub(super) steps: Vec<Step>,
    /// The millisecond at which each of them began.
    pub(super) at: Vec<u64>,
    /// The place of the first one after the start of the match.
    pub(super) opening: usize,
    /// Moves that were refused, each with the length of the journal then.
    pub(super) refused: Vec<(usize, Seat, Command)>,
    /// Moves that were carried out: which step, whose, and the truth before.
    pub(super) moves: Vec<(usize, Seat, State)>,
    pub(super) tokens: Vec<Token>,
}

pub(super) struct Author<'a> {
    plot: &'a Plot,
    dice: Dice,
    script: Script,
    clock: u64,
    table: Option<TableId>,
    room: Option<Room>,
    read: usize,
    /// Who is cut off, and the last entry that was seen.
    away: Option<(usize, u64)>,
    watching: bool,
    late: bool,
    share: Option<[u8; 32]>,
    /// Who let the last turn run out and did nothing since.
    slow: Vec<bool>,
}

/// Writes a run and plays it at the same time.
pub(super) async fn write(plot: &Plot, stage: &mut Stage) -> Script {
    let mut author = Author {
        plot,
        dice: Dice::new(plot.seed ^ 0x5eed),
        script: Script {
            steps: Vec::new(),
            at: Vec::new(),
            opening: 0,
            refused: Vec::new(),
            moves: Vec::new(),
            tokens: Vec::new(),
        },
        clock: 0,
        table: None,
        room: None,
        read: 0,
        away: None,
        watching: false,
        late: false,
        share: None,
        slow: vec![false; Seat::MAX],
    };
    author.open(stage).await;
    author.script.opening = author.script.steps.len();
    for _ in 0..plot.steps {
        if !author.go_on(stage).await {
            break;
        }
    }
    author.script
}

impl Author<'_> {
    async fn open(&mut self, stage: &mut Stage) {
        const NAMES: [&str; 6] = ["Ann", "Bob", "Cleo", "Dirk", "Eva", "Fleur"];
        let opens = OpenTable {
            name: NAMES[0].to_owned(),
            rules: Some(self.plot.rules.to_toml()),
            settings: Some(SettingsChange {
                public: Some(self.dice.once_in(2)),
                spectator_delay: Some(self.plot.delay),
                turn_seconds: Some(self.plot.turn),
                bank_seconds: Some(if self.dice.once_in(2) { 0 } else { 20 }),
                ..SettingsChange::default()
            }),
            lang: None,
        };
        let answer = self
            .ask(
                stage,
                Observer::Nobody,
                &post("/api/tables", &to_json(&opens)),
            )
            .await;
        let Opened { table, token, .. } = from_json(answer.as_bytes()).expect("a table is opened");
        self.table = Some(table);
        self.script.tokens.push(token);
        for name in &NAMES[1..self.plot.people] {
            self.sit_down(stage, name).await;
        }
        for seat in 0..self.plot.people {
            self.connect(stage, seat, None).await;
        }
        for _ in 0..self.plot.bots {
            let level = self
                .dice
                .one_of(&[Level::Easy, Level::Normal, Level::Random]);
            self.act(stage, 0, Act::AddBot { level }).await;
        }
        if self.dice.once_in(2) {
            self.watch(stage).await;
        }
        let promise = self.promise();
        self.act(stage, 0, Act::Start { promise }).await;
        self.reveal(stage).await;
    }

    /// One more thing; false when the match is over.
    async fn go_on(&mut self, stage: &mut Stage) -> bool {
        self.follow(stage);
        let room = self.room.as_ref().unwrap();
        let stands = room.stage();
        let Some(game) = room.game().filter(|_| stands != At::Lobby) else {
            return false;
        };
        let truth = game.state().clone();
        match stands {
            At::Lobby => return false,
            At::Shuffling => self.reveal(stage).await,
            At::BetweenRounds => {
                if self.dice.once_in(3) {
                    self.aside(stage, &truth).await;
                } else {
                    let promise = self.promise();
                    self.act(stage, 0, Act::Start { promise }).await;
                    self.reveal(stage).await;
                }
            }
            At::Round => match self.dice.below(10) {
                0..=2 => self.aside(stage, &truth).await,
                3..=5 => self.try_something(stage, &truth).await,
                _ => self.play(stage, &truth).await,
            },
        }
        true
    }

    /// Something that is no move.
    async fn aside(&mut self, stage: &mut Stage, truth: &State) {
        let table = self.table.unwrap();
        let people = self.plot.people;
        match self.dice.below(10) {
            0 | 1 => {
                let path = match self.dice.below(6) {
                    0 => format!("/api/tables/{table}"),
                    1 => "/api/tables".to_owned(),
                    2 => format!("/api/tables/{table}/records"),
                    3 => format!("/api/tables/{table}/records/1"),
                    4 => format!("/api/tables/{table}/qr.svg"),
                    _ => "/api/tables/0000000000000000/records".to_owned(),
                };
                self.ask(stage, Observer::Caller, &get(&path)).await;
            }
            2 => {
                if let Some((seat, seen)) = self.away.take() {
                    self.connect(stage, seat, Some(seen)).await;
                } else {
                    let seat = self.dice.below(people);
                    self.away = Some((seat, self.seq()));
                    self.doing(stage, Doing::Cut(Observer::Seat(seat))).await;
                }
            }
            3 => {
                // From another device: the older one is told and closed.
                let seat = self.here();
                let back = self.dice.below(6) as u64;
                let since = self
                    .dice
                    .once_in(2)
                    .then(|| self.seq().saturating_sub(back));
                self.connect(stage, seat, since).await;
            }
            4 if !self.watching => self.watch(stage).await,
            4 => {
                self.watching = false;
                self.doing(stage, Doing::Cut(Observer::Watcher)).await;
            }
            5 if !self.late => {
                self.late = true;
                let token = self.sit_down(stage, "Gijs").await;
                let hello = self.hello(Some(token), None);
                self.doing(stage, Doing::Connect(Observer::Late, hello))
                    .await;
            }
            6 => {
                let seq = Seq::new(self.seq()).unwrap();
                let who = self.anybody();
                self.say(stage, who, &ToServer::Ping { seq }).await;
            }
            7 => self.ask_about_everything(stage, truth).await,
            8 => {
                let emote = Emote::Think;
                let who = self.anybody();
                self.say(stage, who, &ToServer::Emote { emote }).await;
            }
            _ => self.let_time_go_by(stage, truth).await,
        }
    }

    /// One player asks about many moves, most of which mean nothing here.
    async fn ask_about_everything(&mut self, stage: &mut Stage, truth: &State) {
        let who = Observer::Seat(self.here());
        let actions = every_action(truth, &mut self.dice);
        for _ in 0..24 {
            let action = self.dice.one_of(&actions);
            let (id, play) = (self.id(), Move::try_from(&action).unwrap());
            let doing = Doing::Say(who, to_json(&ToServer::Ask { id, play }));
            self.done(stage, Step { doing, wait: 1 }).await;
        }
    }

    /// Lets a turn run out, or not quite.
    async fn let_time_go_by(&mut self, stage: &mut Stage, truth: &State) {
        let turn = u64::from(self.plot.turn) * 1000;
        let slow = truth
            .public()
            .phase()
            .on_turn()
            .is_some_and(|seat| self.slow[seat.index()]);
        let wait = if turn == 0 || slow || self.away.is_some() || self.dice.once_in(2) {
            1 + self.dice.below(2500) as u64
        } else {
            turn + 20_100 + self.dice.below(900) as u64
        };
        let doing = Doing::Wait;
        self.done(stage, Step { doing, wait }).await;
    }

    /// A question, or a command that may well be refused.
    async fn try_something(&mut self, stage: &mut Stage, truth: &State) {
        let who = self.anybody();
        let seat = match who {
            Observer::Seat(seat) => Seat::new(seat),
            _ => Seat::new(self.dice.below(self.plot.people)),
        };
        let action = some_action(truth, seat, &mut self.dice);
        let play = Move::try_from(&action).unwrap();
        let id = self.id();
        if self.dice.once_in(2) {
            self.say(stage, who, &ToServer::Ask { id, play }).await;
            return;
        }
        let command = Command::Act(seat, action);
        if let Observer::Seat(_) = who {
            if truth.check(&command).is_ok() {
                return self.do_it(stage, truth, seat, action).await;
            }
            self.script.refused.push((self.read, seat, command));
        }
        let seq = Seq::new(self.seq()).unwrap();
        let act = Act::Play { play };
        self.say(stage, who, &ToServer::Command { id, seq, act })
            .await;
    }

    /// A move that is open to somebody.
    async fn play(&mut self, stage: &mut Stage, truth: &State) {
        if self.dice.once_in(3) {
            let seat = Seat::new(self.here());
            let open: Vec<Action> = truth.actions(seat);
            let reacts = |action: &&Action| {
                matches!(
                    action,
                    Action::Call | Action::Catch(_) | Action::JumpIn(_) | Action::Challenge
                )
            };
            let open: Vec<Action> = open.iter().filter(reacts).copied().collect();
            if !open.is_empty() {
                let action = self.dice.one_of(&open);
                return self.do_it(stage, truth, seat, action).await;
            }
        }
        let Phase::Turn { seat, .. } = truth.public().phase() else {
            return;
        };
        if seat.index() >= self.plot.people {
            // It is a bot's turn.
            return self.let_time_go_by(stage, truth).await;
        }
        if let Some((away, seen)) = self.away.take_if(|(away, _)| *away == seat.index()) {
            self.connect(stage, away, Some(seen)).await;
        }
        let action = move_on_turn(truth, *seat, &mut self.dice, true);
        self.do_it(stage, truth, *seat, action).await;
    }

    async fn do_it(&mut self, stage: &mut Stage, truth: &State, seat: Seat, action: Action) {
        let step = self.script.steps.len();
        self.script.moves.push((step, seat, truth.clone()));
        let play = Move::try_from(&action).unwrap();
        self.act(stage, seat.index(), Act::Play { play }).await;
    }

    async fn act(&mut self, stage: &mut Stage, seat: usize, act: Act) {
        self.follow(stage);
        let (id, seq) = (self.id(), Seq::new(self.seq()).unwrap());
        let who = Observer::Seat(seat);
        self.say(stage, who, &ToServer::Command { id, seq, act })
            .await;
        self.follow(stage);
    }

    /// A promise of the host for the next round, half of the time.
    fn promise(&mut self) -> Option<Hex32> {
        let room = self.room.as_ref()?;
        if self.dice.once_in(2) {
            return None;
        }
        let share = self.dice.seed().0;
        self.share = Some(share);
        let id = shuffle::next_round(room);
        let share = lastcard_engine::fair::Share(share);
        Some(Hex32(
            lastcard_engine::fair::promise(id, Seat::new(0), &share).0,
        ))
    }

    /// Shows the host's share where it is awaited.
    async fn reveal(&mut self, stage: &mut Stage) {
        if self
            .room
            .as_ref()
            .is_some_and(|room| room.stage() == At::Shuffling)
        {
            match self.share.take() {
                Some(share) if self.away.is_none_or(|(seat, _)| seat != 0) => {
                    let share = Hex32(share);
                    self.act(stage, 0, Act::Share { share }).await;
                }
                _ => {
                    let (doing, wait) = (Doing::Wait, 3001);
                    self.done(stage, Step { doing, wait }).await;
                }
            }
        }
    }
}

/// An entry as tables read it.
pub(super) fn written(entry: &lastcard_store::Entry) -> Written {
    Written {
        seq: entry.seq,
        body: Body::from_json(entry.version, &entry.body).unwrap(),
        secret: entry
            .secret
            .as_ref()
            .and_then(|of| crate::secrets::server_secret(&of.0)),
    }
}
