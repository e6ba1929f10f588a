//! Tables with everybody who sits there, and their sockets.

use crate::Failure;
use crate::table::Table;
use futures_util::stream::{FuturesUnordered, StreamExt};
use lastcard_client::{Api, Frame, Server, Wire};
use lastcard_protocol::client::{SettingsChange, ToServer};
use lastcard_protocol::ids::{TableId, Token};
use lastcard_protocol::rest::{OpenTable, TakeSeat};
use lastcard_protocol::{VERSION, to_json};
use std::cell::RefCell;
use std::net::{IpAddr, Ipv4Addr};
use std::rc::Rc;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// How many are opened or connected at a time.
const AT_ONCE: usize = 64;

/// A table with the tokens of its seats.
pub(crate) struct Opened {
    pub(crate) table: TableId,
    pub(crate) tokens: Vec<Token>,
}

/// Opens so many tables with so many people.
pub(crate) async fn open(
    server: &Server,
    tables: usize,
    seats: usize,
) -> Result<Vec<Opened>, Failure> {
    let api = Api::new(server.clone(), None)?;
    at_once((0..tables).map(|_| open_one(&api, seats))).await
}

/// Carries these out, some at a time; the results in any order.
pub(crate) async fn at_once<T, F>(all: impl Iterator<Item = F>) -> Result<Vec<T>, Failure>
where
    F: Future<Output = Result<T, Failure>>,
{
    let mut all = all;
    let mut running: FuturesUnordered<F> = all.by_ref().take(AT_ONCE).collect();
    let mut results = Vec::new();
    while let Some(result) = running.next().await {
        results.push(result?);
        running.extend(all.next());
    }
    Ok(results)
}

async fn open_one(api: &Api, seats: usize) -> Result<Opened, Failure> {
    let request = OpenTable {
        name: name(0),
        rules: None,
        settings: Some(SettingsChange {
            seats: u8::try_from(seats).ok(),
            ..SettingsChange::default()
        }),
        lang: None,
    };
    let opened = api.open(&request).await?;
    let mut tokens = vec![opened.token];
    for seat in 1..seats {
        let request = TakeSeat {
            name: name(seat),
            lang: None,
        };
        tokens.push(api.take_seat(opened.table, &request).await?.token);
    }
    Ok(Opened {
        table: opened.table,
        tokens,
    })
}

fn name(seat: usize) -> String {
    format!("Player {}", seat + 1)
}

/// Says hello for a seat, and gives the socket with the answer.
pub(crate) async fn hello(
    server: &Server,
    from: IpAddr,
    table: TableId,
    token: &Token,
) -> Result<(Wire, String), Failure> {
    let mut wire = Wire::connect(server.clone(), Some(from)).await?;
    let hello = ToServer::Hello {
        version: VERSION,
        table,
        token: Some(token.clone()),
        since: None,
        lang: None,
    };
    wire.send_text(&to_json(&hello)).await?;
    match wire.receive().await {
        Frame::Text(welcome) => Ok((wire, welcome)),
        other => Err(format!("instead of a welcome came {other:?}").into()),
    }
}

/// Connects every seat of a table, and lets its people play whenever the table is told to act.
pub(crate) async fn connect(
    server: &Server,
    from: IpAddr,
    opened: &Opened,
    table: Rc<RefCell<Table>>,
) -> Result<(), Failure> {
    for (seat, token) in opened.tokens.iter().enumerate() {
        let (wire, welcome) = hello(server, from, opened.table, token).await?;
        let (say, said) = mpsc::unbounded_channel();
        table.borrow_mut().sit(say, welcome)?;
        tokio::task::spawn_local(converse(wire, said, seat, Rc::clone(&table)));
    }
    Ok(())
}

async fn converse(
    mut wire: Wire,
    mut said: mpsc::UnboundedReceiver<String>,
    seat: usize,
    table: Rc<RefCell<Table>>,
) {
    loop {
        tokio::select! {
            frame = wire.receive() => match frame {
                Frame::Text(text) => table.borrow_mut().heard(seat, text, Instant::now()),
                other => {
                    table.borrow_mut().lost(format!("a socket ended with {other:?}"));
                    return;
                }
            },
            text = said.recv() => {
                let Some(text) = text else { return };
                if let Err(error) = wire.send_text(&text).await {
                    table.borrow_mut().lost(format!("a socket takes nothing: {error}"));
                    return;
                }
            }
        }
    }
}

/// The own address of that table's people: everybody connects from somewhere else.
pub(crate) fn address(table: usize) -> IpAddr {
    let [_, high, middle, low] = (u32::try_from(table).unwrap_or(0) + 2).to_be_bytes();
    Ipv4Addr::new(127, high + 1, middle, low).into()
}
