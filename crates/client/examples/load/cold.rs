//! A server starts with a store full of open tables, and people come back to them.

use crate::Failure;
use crate::args::Args;
use crate::figures::{Times, mib, millis, tell, tell_if};
use crate::process::{Process, machine_load};
use crate::seats::{Opened, address, connect, hello, open};
use crate::table::{Table, Tally, first_of, random};
use lastcard_client::{Frame, Server, Wire};
use lastcard_protocol::client::{Act, ToServer};
use lastcard_protocol::ids::{CommandId, TableId, Token};
use lastcard_protocol::server::ToClient;
use lastcard_protocol::{from_json, to_json};
use std::cell::RefCell;
use std::path::Path;
use std::process::Command;
use std::rc::Rc;
use std::time::Duration;
use tokio::task::spawn_local;
use tokio::time::{Instant, sleep, sleep_until};

/// How many entries each table has.
const ENTRIES: usize = 100;

/// What one table has measured.
struct Back {
    /// From the time at which somebody comes back to the welcome.
    welcome: Duration,
    /// From the first command to its answer.
    command: Duration,
}

/// Fills a store with open tables, starts the server on it, and lets somebody act at every table.
pub(crate) async fn run(args: Args, copies: &str) -> Result<(), Failure> {
    tell("load of the machine before", machine_load());
    let folder = Path::new(&args.data);
    let (one, full) = (folder.join("one.db"), folder.join("full.db"));
    let (one, full) = (one.to_string_lossy(), full.to_string_lossy());
    let opened = one_table(&args.program, &one, args.sockets / args.tables).await?;
    let (table, tokens) = (opened.table.to_string(), opened.tokens);
    let filled = Command::new(copies)
        .args([&*one, &table, &*full, &args.tables.to_string()])
        .status()?;
    if !filled.success() {
        return Err("the store could not be filled".into());
    }
    let server = Process::start(&args.program, &full)?;
    tell("tables in the store", args.tables);
    tell(
        "listens after",
        format!("{:.0} ms", millis(server.began_in)),
    );
    tell_if(
        "memory of the server that listens",
        server.resident().map(mib),
    );
    let start = Instant::now();
    let pause = args.seconds / u32::try_from(args.tables)?;
    let mut running = Vec::new();
    for number in 0..args.tables {
        let intended = start + pause * u32::try_from(number)?;
        sleep_until(intended).await;
        let (server, tokens) = (server.server.clone(), tokens.clone());
        running.push(spawn_local(async move {
            let back = back(&server, &tokens, number, intended).await;
            back.map_err(|failure| failure.to_string())
        }));
    }
    let (mut welcome, mut command) = (Times::default(), Times::default());
    for back in running {
        let back = back.await??;
        welcome.add(back.welcome);
        command.add(back.command);
    }
    tell("tables that somebody came back to", command.count());
    welcome.tell("connected and welcome");
    command.tell("first command of a table");
    tell_if("memory after all tables", server.resident().map(mib));
    tell("load of the machine after", machine_load());
    Ok(())
}

/// A store with one table in the middle of a round.
async fn one_table(program: &str, data: &str, seats: usize) -> Result<Opened, Failure> {
    let server = Process::start(program, data)?;
    let opened = open(&server.server, 1, seats).await?;
    let tally = Rc::new(RefCell::new(Tally::default()));
    let table = Rc::new(RefCell::new(Table::new(Rc::clone(&tally))));
    let opened = opened.into_iter().next().ok_or("no table was opened")?;
    connect(&server.server, address(0), &opened, Rc::clone(&table)).await?;
    for _ in 0..ENTRIES {
        table.borrow_mut().act_at(Instant::now());
        while table.borrow().waits() {
            sleep(Duration::from_millis(1)).await;
        }
    }
    match tally.borrow_mut().faults.pop() {
        Some(fault) => Err(fault.into()),
        None => Ok(opened),
    }
}

/// Somebody comes back to a table and acts.
async fn back(
    server: &Server,
    tokens: &[Token],
    number: usize,
    intended: Instant,
) -> Result<Back, Failure> {
    let table: TableId = format!("{number:016}").parse()?;
    let mut welcome = None;
    for (seat, token) in tokens.iter().enumerate() {
        let (mut wire, text) = hello(server, address(number), table, token).await?;
        welcome.get_or_insert(intended.elapsed());
        let ToClient::Welcome { room, .. } = from_json(text.as_bytes())? else {
            return Err(format!("this is no welcome: {text}").into());
        };
        let play = room.choices.as_deref().and_then(first_of);
        let act = match play {
            Some(play) => Act::Play { play },
            None if seat + 1 == tokens.len() => Act::Ready { promise: None },
            None => continue,
        };
        let id = CommandId(random());
        let asked = Instant::now();
        let command = ToServer::Command {
            id,
            seq: room.seq,
            act,
        };
        wire.send_text(&to_json(&command)).await?;
        answered(&mut wire, id).await?;
        return Ok(Back {
            welcome: welcome.unwrap_or_default(),
            command: asked.elapsed(),
        });
    }
    Err("nobody can act".into())
}

async fn answered(wire: &mut Wire, id: CommandId) -> Result<(), Failure> {
    loop {
        let Frame::Text(text) = wire.receive().await else {
            return Err("the connection ended before the answer".into());
        };
        match from_json(text.as_bytes())? {
            ToClient::Done { id: of, .. } if of == id => return Ok(()),
            ToClient::Refused { why, .. } => return Err(why.text.into()),
            ToClient::Stale { .. } => return Err("the table has gone on by itself".into()),
            _ => {}
        }
    }
}
