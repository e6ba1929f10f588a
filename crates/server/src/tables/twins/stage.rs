//! A server in a world where time and chance are dictated, and everybody's connections to it.

use super::line::{Line, Stream, frame};
use super::orders::{self, Orders};
use super::store::Memory;
use crate::config::{Config, PublicUrl};
use crate::door::{Arrival, Door};
use crate::limits::{LimitSettings, Limits};
use crate::serve::{Context, door};
use crate::world::dictated;
use axum::body::Body;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use lastcard_engine::fair::RoundKey;
use lastcard_store::Store;
use lastcard_testkit::random::Dice;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::duplex;
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

/// Somebody to whom the server speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Observer {
    /// The player on that seat.
    Seat(usize),
    /// Somebody who sat down during the match.
    Late,
    /// Somebody who watches.
    Watcher,
    /// Somebody who asks over HTTP and says no name.
    Caller,
    /// Nobody whose answers are compared.
    Nobody,
}

/// Something that somebody does.
#[derive(Clone, Debug)]
pub(super) enum Doing {
    /// Asks over HTTP.
    Ask(Observer, String),
    /// Opens a WebSocket and says hello.
    Connect(Observer, String),
    /// Says something on the WebSocket opened last.
    Say(Observer, String),
    /// Is cut off.
    Cut(Observer),
    /// Nothing.
    Wait,
}

/// Something that somebody does, and how many milliseconds go by then.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) doing: Doing,
    pub(super) wait: u64,
}

/// A run that is going on.
pub(super) struct Stage {
    pub(super) memory: Arc<Memory>,
    door: Arc<Door>,
    begin: Instant,
    lines: BTreeMap<Observer, Vec<Line>>,
    heard: BTreeMap<Observer, Vec<Arc<Mutex<Stream>>>>,
    // The server stops when this is gone.
    _stop: watch::Sender<bool>,
}

/// What a run came to.
pub(super) struct Heard {
    /// For every observer the streams of its connections, one after another.
    pub(super) streams: BTreeMap<Observer, Vec<Stream>>,
    /// The rounds with their orders.
    pub(super) rounds: orders::Rounds,
    /// What was written down.
    pub(super) journal: Vec<lastcard_store::Entry>,
}

/// Runs something in a world that the seed decides, with these cards behind that key.
pub(super) fn in_a_world<T>(
    seed: u64,
    dictated: Option<(RoundKey, Orders)>,
    act: impl AsyncFnOnce(&mut Stage) -> T,
) -> (T, Heard) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .unwrap();
    orders::begin(dictated);
    let out = runtime.block_on(async {
        let mut stage = Stage::begin(seed);
        let value = act(&mut stage).await;
        (value, stage.heard())
    });
    dictated::end();
    out
}

impl Stage {
    fn begin(seed: u64) -> Stage {
        dictated::begin(Dice::new(seed));
        let memory = Arc::new(Memory::default());
        let (stop, stopping) = watch::channel(false);
        let config = Config {
            limits: LimitSettings::off(),
            ..Config::default()
        };
        let context = Context {
            limits: Limits::new(&config.limits),
            public: Arc::new(PublicUrl::parse("https://cards.example").unwrap()),
            config,
            store: Arc::clone(&memory) as Arc<dyn Store>,
            stopping,
        };
        Stage {
            memory,
            door: Arc::new(door(&Arc::new(context))),
            begin: Instant::now(),
            lines: BTreeMap::new(),
            heard: BTreeMap::new(),
            _stop: stop,
        }
    }

    /// Does something, and lets the time go by. The body of an answer over HTTP comes back.
    pub(super) async fn step(&mut self, step: &Step) -> String {
        let mut answer = String::new();
        match &step.doing {
            Doing::Ask(who, request) => {
                let (line, heard) = self.line(*who);
                line.send(request.as_bytes()).await;
                line.until_the_end().await;
                let heard = heard.lock().unwrap();
                let bytes: Vec<u8> = heard.iter().flat_map(|(_, bytes)| bytes.clone()).collect();
                let text = String::from_utf8(bytes).unwrap().replace("<end>", "");
                answer = text.split_once("\r\n\r\n").unwrap().1.to_owned();
            }
            Doing::Connect(who, hello) => {
                let (line, _) = self.line(*who);
                line.send(UPGRADE.as_bytes()).await;
                line.send(&frame(1, hello.as_bytes())).await;
                self.lines.entry(*who).or_default().push(line);
            }
            Doing::Say(who, text) => {
                if let Some(line) = self.lines.get(who).and_then(|lines| lines.last()) {
                    line.send(&frame(1, text.as_bytes())).await;
                }
            }
            Doing::Cut(who) => self
                .lines
                .remove(who)
                .into_iter()
                .flatten()
                .for_each(Line::cut),
            Doing::Wait => {}
        }
        // Time stands still until nobody has anything to do any more.
        sleep(Duration::from_millis(step.wait)).await;
        answer
    }

    /// A new connection to the server.
    fn line(&mut self, who: Observer) -> (Line, Arc<Mutex<Stream>>) {
        let (ours, theirs) = duplex(256 * 1024);
        let local = SocketAddr::from((Ipv4Addr::LOCALHOST, 8080));
        let arrival = Arc::new(Arrival::new(Ipv4Addr::LOCALHOST.into(), local));
        let door = Arc::clone(&self.door);
        let service = service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
            let (door, arrival) = (Arc::clone(&door), Arc::clone(&arrival));
            async move { Ok::<_, Infallible>(door.answer(request.map(Body::new), &arrival).await) }
        });
        let serving = http1::Builder::new()
            // The date is that of the real world.
            .auto_date_header(false)
            .serve_connection(TokioIo::new(theirs), service)
            .with_upgrades();
        tokio::spawn(serving);
        let heard: Arc<Mutex<Stream>> = Arc::default();
        self.heard.entry(who).or_default().push(Arc::clone(&heard));
        (Line::new(ours, self.begin, Arc::clone(&heard)), heard)
    }

    fn heard(&self) -> Heard {
        let copy = |streams: &Vec<Arc<Mutex<Stream>>>| {
            streams
                .iter()
                .map(|stream| stream.lock().unwrap().clone())
                .collect()
        };
        Heard {
            streams: self
                .heard
                .iter()
                .map(|(&who, streams)| (who, copy(streams)))
                .collect(),
            rounds: orders::seen(),
            journal: self.memory.journal(0),
        }
    }
}

impl Heard {
    /// What an observer heard before that millisecond.
    pub(super) fn of(&self, who: Observer, before: u64) -> Vec<Stream> {
        let streams = self.streams.get(&who).map_or(&[][..], Vec::as_slice);
        let early = |stream: &Stream| {
            stream
                .iter()
                .filter(|(at, _)| *at < before)
                .cloned()
                .collect::<Stream>()
        };
        streams
            .iter()
            .map(early)
            .filter(|stream| !stream.is_empty())
            .collect()
    }
}

const UPGRADE: &str = "GET /ws HTTP/1.1\r\nHost: cards.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
                       Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
