//! Servers that are killed at random moments while people play, and started again: nobody can tell.

use crate::checker::Violation;
use crate::support::load::{Known, Load};
use crate::support::person::Habits;
use crate::support::place::{Kind, Place};
use crate::support::process::{Plan, Server};
use crate::support::within;
use lastcard_testkit::random::Dice;
use std::path::PathBuf;
use std::time::Duration;
use tokio::time::sleep;

/// Rules under which a match never ends within a test, and some under which one ends after the other.
pub(crate) const RULES: [&str; 4] = [
    "preset = \"standard\"\nscoring.target = 10000\n",
    "preset = \"party\"\nscoring.target = 10000\n",
    "preset = \"traditional\"\nscoring.target = 10000\n",
    "preset = \"quick\"\nscoring.target = 30\n",
];

const TABLES: usize = 12;

/// What a run is made of.
pub(crate) struct Run {
    pub(crate) kind: Kind,
    pub(crate) kills: u32,
    /// The longest time that a server lives.
    pub(crate) longest: Duration,
    pub(crate) tables: usize,
    /// The program and the fault that is switched on in it; the real one without any when there is none.
    pub(crate) faulty: Option<(PathBuf, &'static str)>,
    pub(crate) seed: u64,
}

/// Lets people play while the server is killed and started again; everything that is known afterwards, and what
/// does not hold.
pub(crate) async fn run(run: Run) -> (Known, Vec<Violation>) {
    let place = Place::new(run.kind).await;
    let mut plan = Plan::new(&place.address, place.file("log"));
    if let Some((program, fault)) = &run.faulty {
        plan.program.clone_from(program);
        plan.fault = Some(fault);
    }
    let mut server = Server::start(plan);
    let plays = Habits {
        table_of: 4,
        is_late: 9,
        is_wrong: 15,
        ..Habits::default()
    };
    let drops = Habits { drops: 15, ..plays };
    let habits = [plays, plays, drops];
    let mut load = Load::begin(&server, &RULES, &habits, run.tables, run.seed).await;
    let mut dice = Dice::new(run.seed);
    for _ in 0..run.kills {
        let life = dice.below(run.longest.as_millis() as usize) as u64;
        sleep(Duration::from_millis(200 + life)).await;
        server.kill();
        load.look(run.kind, &place).await;
        server.again();
    }
    let mut known = load.end().await;
    server.kill();
    let store = lastcard_store::open(&place.address).await.unwrap();
    let records = known.last_look(&store).await;
    store.close().await.unwrap();
    let violations = known.check();
    println!(
        "{:?}, {:?}: {} kills, {records} records, {:?}",
        run.kind,
        run.faulty.map(|(_, fault)| fault),
        run.kills,
        known.figures()
    );
    if violations.is_empty() {
        place.remove().await;
    }
    (known, violations)
}

fn nobody_can_tell(kind: Kind, kills: u32) {
    within(Duration::from_secs(400), async move {
        let (known, violations) = run(Run {
            kind,
            kills,
            longest: Duration::from_millis(1600),
            tables: TABLES,
            faulty: None,
            seed: 20_260,
        })
        .await;
        for violation in violations.iter().take(20) {
            println!("{violation}");
        }
        assert!(violations.is_empty(), "{} violations", violations.len());
        let figures = known.figures();
        let least = kills as usize * 20;
        assert!(figures.acknowledged > least, "too little happened");
    });
}

#[test]
fn fifty_kills_on_sqlite_change_nothing_and_lose_nothing() {
    nobody_can_tell(Kind::Sqlite, 50);
}

#[test]
fn kills_on_postgres_change_nothing_and_lose_nothing() {
    nobody_can_tell(Kind::Postgres, 12);
}
