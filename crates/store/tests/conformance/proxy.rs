//! A way to a `PostgreSQL` server that can be cut or stopped at a chosen moment.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// What happens to the next commit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Commit {
    /// It arrives, and so does its answer.
    Arrives,
    /// The connection breaks before the server hears of it.
    IsLost,
    /// The server carries it out, and the connection breaks before its answer comes.
    LosesItsAnswer,
    /// Nothing is passed on any more, in either direction, to anybody.
    Stops,
}

/// A server in front of the server.
pub(crate) struct Proxy {
    /// The address of the store through it.
    pub(crate) address: String,
    next: Arc<AtomicU8>,
}

impl Proxy {
    /// Stands before the server of an address.
    pub(crate) async fn before(address: &str) -> Proxy {
        let (login, rest) = address.rsplit_once('@').expect("the address has a login");
        let (server, database) = rest.split_once('/').expect("the address has a database");
        let server = if server.contains(':') {
            server.to_owned()
        } else {
            format!("{server}:5432")
        };
        let listener = TcpListener::bind("127.0.0.1:0")
            .await
            .expect("a port is free");
        let here = listener.local_addr().expect("it has an address");
        let next = Arc::new(AtomicU8::new(Commit::Arrives as u8));
        let shared = Arc::clone(&next);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let server = TcpStream::connect(&server)
                    .await
                    .expect("the server is there");
                tokio::spawn(pass(client, server, Arc::clone(&shared)));
            }
        });
        let address = format!("{login}@{here}/{database}");
        Proxy { address, next }
    }

    /// Says what happens to the next commit, once.
    pub(crate) fn next(&self, commit: Commit) {
        self.next.store(commit as u8, Ordering::SeqCst);
    }

    /// Whether it has happened.
    pub(crate) fn happened(&self) -> bool {
        self.next.load(Ordering::SeqCst) == Commit::Arrives as u8
    }
}

async fn pass(mut client: TcpStream, mut server: TcpStream, next: Arc<AtomicU8>) {
    let (mut sent, mut answered) = (vec![0; 65_536], vec![0; 65_536]);
    loop {
        tokio::select! {
            read = client.read(&mut sent) => {
                let Ok(length @ 1..) = read else { return };
                let is = |commit: Commit| next.load(Ordering::SeqCst) == commit as u8;
                if is(Commit::Stops) {
                    return std::future::pending().await;
                }
                let commits = sent[..length].windows(7).any(|bytes| bytes == b"COMMIT\0");
                if commits && is(Commit::IsLost) {
                    next.store(Commit::Arrives as u8, Ordering::SeqCst);
                    return;
                }
                let cut = commits && is(Commit::LosesItsAnswer);
                if server.write_all(&sent[..length]).await.is_err() {
                    return;
                }
                if cut {
                    // The answer proves that the server has carried it out.
                    assert!(server.read(&mut answered).await.is_ok_and(|length| length > 0));
                    next.store(Commit::Arrives as u8, Ordering::SeqCst);
                    return;
                }
            }
            read = server.read(&mut answered) => {
                let Ok(length @ 1..) = read else { return };
                if client.write_all(&answered[..length]).await.is_err() {
                    return;
                }
            }
        }
    }
}
