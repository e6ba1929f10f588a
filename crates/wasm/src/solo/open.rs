//! Tables that are opened, and opened again.

use super::Solo;
use crate::chance::Chance;
use lastcard_projection::{self as project, Answers, rules, wording};
use lastcard_protocol::client::SettingsChange;
use lastcard_protocol::game::RefusalCode;
use lastcard_protocol::ids::{Hex32, Millis, Moment, TableId, Token};
use lastcard_protocol::local::{Answer, SoloEntry};
use lastcard_protocol::rest::OpenTable;
use lastcard_protocol::server::Level;
use lastcard_table::log::{Kept, LogError};
use lastcard_table::{Act, Room, Settings, Table, Written, names};
use lastcard_texts::Lang;
use std::time::Duration;

/// The number of the person: it is the first one at the table.
const HOST: u16 = 1;

/// Why a table was not opened, for the person.
pub(crate) struct NotOpened(pub(crate) String);

impl Solo {
    /// A new table: its bots sit there, and nobody looks at it yet.
    pub(crate) fn open(
        (at, now): (Millis, Moment),
        seed: Hex32,
        wanted: &OpenTable,
        bots: &[Level],
    ) -> Result<(Solo, Answer), NotOpened> {
        let lang = wanted.lang.as_deref().and_then(Lang::from_locale);
        let lang = lang.unwrap_or_default();
        let refused = |code| NotOpened(wording::of_code(lang, code).text);
        if wanted.check().is_err() {
            return Err(refused(RefusalCode::TooLong));
        }
        let name = names::normalize(&wanted.name).map_err(|_| refused(RefusalCode::BadName))?;
        let rules = project::rules_of(wanted.rules.as_deref().unwrap_or("standard"))
            .map_err(|problems| NotOpened(wording::bad_rules(lang, &problems).text))?;
        let players = u8::try_from(bots.len() + 1).unwrap_or(u8::MAX);
        let settings = settings(players, wanted.settings.as_ref());
        if !settings.is_valid() {
            return Err(refused(RefusalCode::BadSettings));
        }
        if players > settings.seats {
            return Err(refused(RefusalCode::TableFull));
        }
        let problem = rules::seats_problem(&rules, players, lang).filter(|_| players > 1);
        if let Some(text) = problem {
            return Err(NotOpened(text));
        }

        let mut chance = Chance::new(seed);
        let token = Token::from_bytes(chance.bytes());
        let id = TableId::from_bytes(chance.bytes());
        let host = (name, project::hash(&token));
        let kept = Kept {
            table: id.to_string(),
            command: None,
            entry: Written {
                seq: 1,
                body: Room::open(&rules.to_toml(), settings, host),
                secret: None,
            },
        };
        let log = vec![(at, kept)];
        let mut solo = Solo::of_log(id, log, chance, (at, now))
            .map_err(|_| refused(RefusalCode::Unavailable))?;
        solo.entries = solo.log.iter().map(kept_entry).collect();
        for &level in bots {
            solo.sit(level)
                .map_err(|why| NotOpened(wording::of_code(lang, why).text))?;
        }
        let opened = Answer::Opened {
            table: id,
            token,
            entries: std::mem::take(&mut solo.entries),
        };
        Ok((solo, opened))
    }

    /// The table that these entries made; nobody looks at it yet.
    pub(crate) fn reopen(
        (at, now): (Millis, Moment),
        seed: Hex32,
        entries: &[SoloEntry],
    ) -> Result<Solo, LogError> {
        let impossible = |why: &str| LogError::Impossible(why.to_owned());
        let read = |of: &SoloEntry| Ok((of.at, Kept::from_text(of.seq.get(), &of.text)?));
        let log: Vec<(Millis, Kept)> = entries.iter().map(read).collect::<Result<_, _>>()?;
        let (_, first) = log.first().ok_or_else(|| impossible("there is no entry"))?;
        if log.iter().any(|(_, kept)| kept.table != first.table) {
            return Err(impossible("the entries are those of several tables"));
        }
        let id = first.table.parse();
        let id = id.map_err(|_| impossible("that is no name of a table"))?;
        Solo::of_log(id, log, Chance::new(seed), (at, now))
    }

    fn of_log(
        id: TableId,
        log: Vec<(Millis, Kept)>,
        mut chance: Chance,
        (at, now): (Millis, Moment),
    ) -> Result<Solo, LogError> {
        let entries = log.iter().map(|(_, kept)| kept.entry.clone());
        let now = Duration::from_millis(now.get());
        let table = Table::of_log(&id.to_string(), entries, chance.number(), now)?;
        Ok(Solo {
            id,
            table,
            log,
            chance,
            answers: Answers::default(),
            line: None,
            at,
            now,
            warned: 0,
            messages: Vec::new(),
            entries: Vec::new(),
        })
    }

    /// A bot sits down.
    fn sit(&mut self, level: Level) -> Result<(), RefusalCode> {
        let act = Act::AddBot(project::bot_level(level));
        let (seen, at) = (self.table.room().seq(), self.at.get());
        let chance = &mut self.chance;
        let secret = &mut || chance.server_secret();
        let draft = self.table.act(HOST, &act, seen, at, secret);
        self.write(draft.map_err(project::refusal_code)?, None);
        Ok(())
    }
}

/// How a table is run at which somebody plays alone, with what is wanted otherwise.
fn settings(players: u8, change: Option<&SettingsChange>) -> Settings {
    let usual = Settings::default();
    let alone = Settings {
        public: false,
        spectators: false,
        turn_seconds: None,
        seats: usual.seats.max(players).min(*Settings::SEATS.end()),
        ..usual
    };
    match change {
        Some(change) => project::settings_changed(&alone, change),
        None => alone,
    }
}

fn kept_entry((at, kept): &(Millis, Kept)) -> SoloEntry {
    SoloEntry {
        seq: project::seq(kept.entry.seq),
        at: *at,
        text: kept.to_text(),
    }
}
