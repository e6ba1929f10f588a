//! A server for one test, and a client that can be as rude as need be.

use lastcard_server::config::DataAddress;
use lastcard_server::limits::LimitSettings;
use lastcard_server::{Config, Server};
use std::fmt::Write as _;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// A server that runs until it is stopped or dropped.
pub(crate) struct Running {
    pub(crate) addr: SocketAddr,
    pub(crate) admin: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
    folder: PathBuf,
}

/// Far longer than anything here takes; a test that waits so long has failed.
const PATIENCE: Duration = Duration::from_mins(1);

impl Running {
    /// A server with these settings, and a store and ports of its own.
    pub(crate) async fn start(config: Config) -> Running {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("http-{}-{number}", std::process::id());
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let any_port = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        let config = Config {
            addr: any_port,
            admin_addr: Some(any_port),
            data: DataAddress(folder.join("tables.db").display().to_string()),
            ..config
        };
        let server = Server::open(config).await.unwrap();
        let (addr, admin) = (server.addr(), server.admin_addr().unwrap());
        let (stop, stopped) = oneshot::channel::<()>();
        let end = async {
            let _ = stopped.await;
        };
        Running {
            addr,
            admin,
            stop,
            task: tokio::spawn(server.run(end)),
            folder,
        }
    }

    /// A server that limits nothing.
    pub(crate) async fn unlimited() -> Running {
        Running::with_limits(LimitSettings::off()).await
    }

    /// A server with these limits.
    pub(crate) async fn with_limits(limits: LimitSettings) -> Running {
        let config = Config {
            limits,
            ..Config::default()
        };
        Running::start(config).await
    }

    pub(crate) async fn connect(&self) -> Client {
        Client(TcpStream::connect(self.addr).await.unwrap())
    }

    /// The answer to one request on a connection of its own.
    pub(crate) async fn ask(&self, request: &str) -> Answer {
        self.connect().await.ask(request).await
    }

    /// The answer to a `GET` with these lines of headers.
    pub(crate) async fn get(&self, path: &str, headers: &[&str]) -> Answer {
        self.ask(&get(path, headers)).await
    }

    /// Tells the server to stop; gives what ends when it has.
    pub(crate) fn stop(self) -> impl Future<Output = ()> {
        let Running {
            stop, task, folder, ..
        } = self;
        let _ = stop.send(());
        async move {
            timeout(PATIENCE, task).await.unwrap().unwrap();
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

/// The text of a `GET` request after which the connection is closed.
pub(crate) fn get(path: &str, headers: &[&str]) -> String {
    request("GET", path, headers, "")
}

/// The text of a request after which the connection is closed.
pub(crate) fn request(method: &str, path: &str, headers: &[&str], body: &str) -> String {
    let mut text =
        format!("{method} {path} HTTP/1.1\r\nHost: cards.example\r\nConnection: close\r\n");
    for header in headers {
        text.push_str(header);
        text.push_str("\r\n");
    }
    if !body.is_empty() {
        // Writing to a text cannot fail.
        let _ = write!(text, "Content-Length: {}\r\n", body.len());
    }
    text.push_str("\r\n");
    text.push_str(body);
    text
}

/// One end of a connection.
pub(crate) struct Client(pub(crate) TcpStream);

impl Client {
    /// Sends a text. A server that has closed the connection does not hear it.
    pub(crate) async fn send(&mut self, text: &str) -> bool {
        self.0.write_all(text.as_bytes()).await.is_ok()
    }

    /// Everything that the server sends until it closes the connection.
    pub(crate) async fn rest(&mut self) -> String {
        let mut bytes = Vec::new();
        // A connection that is reset has ended, too.
        let _ = timeout(PATIENCE, self.0.read_to_end(&mut bytes))
            .await
            .unwrap();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// What the server sends until this stands there.
    pub(crate) async fn until(&mut self, end: &str) -> String {
        let mut text = String::new();
        while !text.contains(end) {
            let mut bytes = [0; 4096];
            let read = timeout(PATIENCE, self.0.read(&mut bytes))
                .await
                .unwrap()
                .unwrap();
            assert!(read > 0, "closed after {text}");
            text.push_str(&String::from_utf8_lossy(&bytes[..read]));
        }
        text
    }

    pub(crate) async fn ask(&mut self, request: &str) -> Answer {
        self.send(request).await;
        Answer(self.rest().await)
    }
}

/// An answer as it came.
#[derive(Debug)]
pub(crate) struct Answer(pub(crate) String);

impl Answer {
    /// The status; 0 where nothing came.
    pub(crate) fn status(&self) -> u16 {
        let status = self.0.split(' ').nth(1);
        status.and_then(|status| status.parse().ok()).unwrap_or(0)
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let head = self.0.split("\r\n\r\n").next().unwrap_or_default();
        head.lines().skip(1).find_map(|line| {
            let (known, value) = line.split_once(':')?;
            known.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }

    pub(crate) fn body(&self) -> &str {
        self.0.split_once("\r\n\r\n").map_or("", |(_, body)| body)
    }
}
