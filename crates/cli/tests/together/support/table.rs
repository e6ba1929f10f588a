//! A table with people and bots at it.

use super::person::{Habits, Person};
use super::process::Server;
use lastcard_protocol::client::{Act, SettingsChange};
use lastcard_protocol::ids::{Member, TableId, Token};
use lastcard_protocol::rest::{OpenTable, TakeSeat};
use lastcard_protocol::server::{BotPace, Level};

/// A table and who sits there.
pub(crate) struct Table {
    pub(crate) id: TableId,
    pub(crate) people: Vec<Person>,
}

/// A seat that was taken over HTTP.
pub(crate) struct Seat {
    pub(crate) member: Member,
    pub(crate) token: Token,
}

/// Opens a table with those rules and settings; so many people take seats there, the host among them.
pub(crate) async fn open(
    server: &Server,
    rules: &str,
    people: usize,
    change: SettingsChange,
) -> (TableId, Vec<Seat>) {
    let api = server.api();
    let opened = OpenTable {
        name: "Person 1".to_owned(),
        rules: Some(rules.to_owned()),
        settings: Some(change),
        lang: None,
    };
    let opened = api.open(&opened).await.unwrap();
    let (member, token) = (opened.member, opened.token);
    let mut seats = vec![Seat { member, token }];
    for number in 2..=people {
        let name = format!("Person {number}");
        let seated = api
            .take_seat(opened.table, &TakeSeat { name, lang: None })
            .await
            .unwrap();
        seats.push(Seat {
            member: seated.member,
            token: seated.token,
        });
    }
    (opened.table, seats)
}

impl Table {
    /// A table whose seats are taken, by people with these habits.
    pub(crate) fn of(
        server: &Server,
        id: TableId,
        seats: Vec<Seat>,
        habits: &[Habits],
        seed: u64,
    ) -> Table {
        let people = seats.into_iter().zip(habits).zip(seed..);
        let people = people.map(|((seat, habits), seed)| {
            Person::new(server.address(), id, seat.token, *habits, seed)
        });
        Table {
            id,
            people: people.collect(),
        }
    }

    /// A table of people with these habits and of bots; nobody has connected yet.
    pub(crate) async fn new(
        server: &Server,
        rules: &str,
        habits: &[Habits],
        bots: usize,
        seed: u64,
    ) -> Table {
        let change = SettingsChange {
            bot_pace: Some(BotPace::Instant),
            ..SettingsChange::default()
        };
        let (id, seats) = open(server, rules, habits.len(), change).await;
        let mut table = Table::of(server, id, seats, habits, seed);
        for _ in 0..bots {
            table.people[0].act(Act::AddBot {
                level: Level::Normal,
            });
        }
        table
    }
}
