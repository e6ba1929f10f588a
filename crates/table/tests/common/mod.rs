//! An evening at a table: people do anything at all, open or not, and time goes by.
#![allow(dead_code, reason = "each test file uses a part of it")]

use lastcard_bots::Level;
use lastcard_engine::fair::{ServerSecret, Share, promise};
use lastcard_engine::{Action, Card, Cards, Color, Play, Seat, Seed};
use lastcard_notation::{PRESET_NAMES, preset};
use lastcard_table::log::{Hex, Member};
use lastcard_table::{
    Act, BotPace, Draft, Recall, Refused, Room, Settings, Stage, Step, Table, Written, shuffle,
};
use std::time::Duration;

/// A table with everything that was written down of it.
pub(crate) struct Evening {
    pub(crate) table: Table,
    pub(crate) log: Vec<Written>,
    pub(crate) now: Duration,
    /// How many acts were refused.
    pub(crate) refused: u32,
    seed: u64,
    dice: u64,
    secrets: u64,
}

/// The server's part of a shuffle in these tests.
pub(crate) fn secret(seed: u64, number: u64) -> ServerSecret {
    let halves = ["a", "b"].map(|half| Seed::from_text(&format!("{seed} {number} {half}")).0);
    let mut bytes = [0; 64];
    bytes[..32].copy_from_slice(&halves[0]);
    bytes[32..].copy_from_slice(&halves[1]);
    ServerSecret(bytes)
}

fn token(member: Member) -> Hex<32> {
    Hex(Seed::from_text(&format!("token {member}")).0)
}

impl Evening {
    /// A table with one person, rules of a preset and fast bots.
    pub(crate) fn new(seed: u64) -> Evening {
        Evening::under(seed, PRESET_NAMES[seed as usize % PRESET_NAMES.len()])
    }

    fn under(seed: u64, name: &str) -> Evening {
        let rules = preset(name).unwrap().to_toml();
        let settings = Settings {
            bot_pace: BotPace::Instant,
            ..Settings::default()
        };
        let entry = Written {
            seq: 1,
            body: Room::open(&rules, settings, ("Ann".to_owned(), token(1))),
            secret: None,
        };
        let room = Room::begin("0123456789abcdef", &entry).unwrap();
        let mut table = Table::new(room, &Recall::default(), seed, Duration::ZERO);
        table.came(1, Duration::ZERO);
        Evening {
            table,
            log: vec![entry],
            now: Duration::ZERO,
            refused: 0,
            seed,
            dice: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
            secrets: 0,
        }
    }

    /// A table with so many people and nobody else.
    pub(crate) fn people(seed: u64, people: Member) -> Evening {
        let mut evening = Evening::under(seed, "standard");
        for member in 2..=people {
            evening.join(member).unwrap();
        }
        evening
    }

    /// A table with one person, who lets a bot play, and bots.
    pub(crate) fn with_bots(seed: u64, bots: usize) -> Evening {
        let preset = ["standard", "traditional", "party", "official"][seed as usize % 4];
        let mut evening = Evening::under(seed, preset);
        for _ in 0..bots {
            evening.act(1, &Act::AddBot(Level::Normal)).unwrap();
        }
        evening
    }

    /// Begins a match.
    pub(crate) fn begin(&mut self) {
        self.act(1, &Act::Start(None)).unwrap();
        assert_eq!(self.table.room().stage(), Stage::Round);
    }

    /// Plays a match to its end with a bot in everybody's place; a person only asks for each next round.
    pub(crate) fn play_to_the_end(&mut self, most: usize) {
        self.begin();
        self.step(&Step::Drive(1, true)).unwrap();
        for _ in 0..most {
            if self.table.room().stage() == Stage::Lobby {
                return;
            }
            let Some(due) = self.table.due() else {
                self.act(1, &Act::Ready(None)).unwrap();
                self.step(&Step::Drive(1, true)).unwrap();
                continue;
            };
            self.now = self.now.max(due);
            if let Some(step) = self.table.take(self.now) {
                let _ = self.step(&step);
            }
        }
        panic!("no end after {most} steps");
    }

    /// So many random acts and steps.
    pub(crate) fn go_on(&mut self, acts: usize) {
        for _ in 0..acts {
            let before = format!("{:?}", self.table.room());
            let result = if self.below(3) == 0 {
                self.time_goes_by()
            } else {
                let (member, act) = self.any_act();
                self.act(member, &act)
            };
            if result.is_err() {
                self.refused += 1;
                assert_eq!(before, format!("{:?}", self.table.room()));
            }
        }
    }

    /// The table as another server would make it from the log.
    pub(crate) fn made_anew(&self) -> Evening {
        let mut log = self.log.clone().into_iter();
        let mut room = Room::begin("0123456789abcdef", &log.next().unwrap()).unwrap();
        let mut recall = Recall::default();
        for entry in log {
            room.apply(&entry, &mut recall).unwrap();
        }
        Evening {
            table: Table::new(room, &recall, self.seed, self.now),
            log: self.log.clone(),
            ..*self
        }
    }

    pub(crate) fn act(&mut self, member: Member, act: &Act) -> Result<(), Refused> {
        self.act_having_seen(member, act, self.table.room().seq())
    }

    pub(crate) fn act_having_seen(
        &mut self,
        member: Member,
        act: &Act,
        seen: u64,
    ) -> Result<(), Refused> {
        let at = self.now.as_millis() as i64;
        let (own, mut number) = (self.seed, self.secrets);
        let draft = self.table.act(member, act, seen, at, &mut || {
            number += 1;
            secret(own, number - 1)
        });
        self.secrets = number;
        self.write(draft?);
        Ok(())
    }

    pub(crate) fn step(&mut self, step: &Step) -> Result<(), Refused> {
        let at = self.now.as_millis() as i64;
        let (own, mut number) = (self.seed, self.secrets);
        let draft = self.table.step(step, at, &mut || {
            number += 1;
            secret(own, number - 1)
        });
        self.secrets = number;
        self.write(draft?);
        Ok(())
    }

    pub(crate) fn join(&mut self, member: Member) -> Result<(), Refused> {
        let name = format!("Guest {member}");
        self.step(&Step::Join {
            name,
            token: token(member),
        })?;
        let last = self.table.room().people().map(|(member, _)| member).max();
        self.table.came(last.unwrap(), self.now);
        Ok(())
    }

    /// The promise of a share for the next round.
    pub(crate) fn promise(&self, member: Member, share: [u8; 32]) -> Hex<32> {
        let room = self.table.room();
        let seat = room
            .seats()
            .iter()
            .position(|&seat| seat == member)
            .unwrap();
        Hex(promise(shuffle::next_round(room), Seat::new(seat), &Share(share)).0)
    }

    fn write(&mut self, draft: Draft) {
        self.log.push(draft.entry.clone());
        self.table.commit(draft, self.now, &mut ()).unwrap();
    }

    fn time_goes_by(&mut self) -> Result<(), Refused> {
        match self.below(8) {
            0 => {
                let member = self.below(6) as Member + 1;
                self.table.went(member, self.now);
                Ok(())
            }
            1 => {
                let member = self.below(6) as Member + 1;
                self.table.came(member, self.now);
                Ok(())
            }
            2 => self.join(self.log.len() as Member + 100),
            _ => {
                if let Some(due) = self.table.due() {
                    self.now = self.now.max(due);
                }
                match self.table.take(self.now) {
                    Some(step) => self.step(&step),
                    None => Ok(()),
                }
            }
        }
    }

    fn any_act(&mut self) -> (Member, Act) {
        let people: Vec<Member> = self.table.room().people().map(|(m, _)| m).collect();
        let member = match people.len() {
            0 => 1,
            n => people[self.below(n)],
        };
        let other = self.below(8) as Member;
        let host = self.table.room().host().unwrap_or(member);
        let act = match self.below(24) {
            0 => return (host, Act::AddBot(Level::Easy)),
            1 => return (host, Act::Start(None)),
            2 => Act::Ready((self.below(2) == 0).then_some(Hex([7; 32]))),
            3 => Act::NotReady,
            4 => Act::Share(Hex([7; 32])),
            5 => Act::Rename(format!("Name {}", self.below(4))),
            6 if self.below(4) == 0 => Act::Leave,
            7 => Act::TakeBack,
            8 => return (host, Act::Remove(other)),
            9 => {
                let mut seats = self.table.room().seats().to_vec();
                seats.reverse();
                return (host, Act::Seats(seats));
            }
            10 => return (host, Act::Host(other)),
            11 => {
                let name = PRESET_NAMES[self.below(PRESET_NAMES.len())];
                return (host, Act::Rules(Box::new(preset(name).unwrap().clone())));
            }
            _ => return self.any_play(member),
        };
        (member, act)
    }

    /// A move of somebody: an open one most of the time.
    fn any_play(&mut self, member: Member) -> (Member, Act) {
        let room = self.table.room();
        let Some(game) = room.game() else {
            return (member, Act::Play(Action::Draw));
        };
        let on_turn = game.state().public().phase().on_turn();
        let mover = on_turn.and_then(|seat| game.player(seat));
        let open = on_turn
            .map(|seat| game.state().actions(seat))
            .unwrap_or_default();
        let dice = self.below(5);
        if dice > 0
            && let Some(mover) = mover
            && !open.is_empty()
        {
            let action = open[self.below(open.len())];
            return (mover, Act::Play(action));
        }
        let card = Card::from_index(self.below(54)).unwrap_or(Card::WILD);
        let play = Play {
            cards: Cards::One(card),
            color: card.is_wild().then_some(Color::Red),
            swap: None,
            uno: false,
        };
        (member, Act::Play(Action::Play(play)))
    }

    fn below(&mut self, n: usize) -> usize {
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        (self.dice % n as u64) as usize
    }
}
