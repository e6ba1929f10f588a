//! Connections: how many there may be, how long they may take, and how they end.
//!
//! The loop is our own because the usual one sets no time limit for the headers of a request.

mod connection;
mod descriptors;
mod turn_away;

use crate::door::{Arrival, Door};
use crate::limits::{Limit, refuse};
use connection::Guarded;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};
use turn_away::TurnAway;

/// An address at which the server can be reached.
#[derive(Debug)]
pub struct Listener {
    socket: TcpListener,
    addr: SocketAddr,
}

/// How long connections get to end once the server stops.
pub const STOP_WITHIN: Duration = Duration::from_secs(5);

impl Listener {
    /// Begins to listen.
    ///
    /// # Errors
    /// When the address is in use, is none of this machine, or may not be used.
    pub fn bind(addr: SocketAddr) -> io::Result<Listener> {
        // So many may knock at once without being lost, for instance all players after a restart.
        const WAITING: u32 = 4096;
        let socket = match addr {
            SocketAddr::V4(_) => TcpSocket::new_v4()?,
            SocketAddr::V6(_) => TcpSocket::new_v6()?,
        };
        // Without this, a server that was just stopped could not be started again at once. Elsewhere than on
        // Unix it would let two servers share the address.
        #[cfg(unix)]
        socket.set_reuseaddr(true)?;
        socket.bind(addr)?;
        let socket = socket.listen(WAITING)?;
        let addr = socket.local_addr()?;
        Ok(Listener { socket, addr })
    }

    /// The address, with the real port where any was asked for.
    pub const fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Serves connections, at most so many at a time, until the server stops; then gives those that are there
    /// [`STOP_WITHIN`] to end.
    pub async fn run(self, door: Arc<Door>, most: u32, mut stopping: watch::Receiver<bool>) {
        let most = descriptors::allowed(most);
        let places = Arc::new(Semaphore::new(most as usize));
        let turn_away = TurnAway::new();
        let seen = stopping.clone();
        loop {
            tokio::select! {
                biased;
                () = stopped(&mut stopping) => break,
                accepted = self.socket.accept() => match accepted {
                    Ok((stream, remote)) => {
                        let taken = take_place(&door, &places, stream, remote);
                        match taken {
                            Ok(guarded) => {
                                let (door, stopping) = (Arc::clone(&door), seen.clone());
                                tokio::spawn(connection::serve(guarded, door, stopping));
                            }
                            Err((stream, limit)) => turn_away.tell(stream, limit),
                        }
                    }
                    Err(error) => wait_after(&error).await,
                },
            }
        }
        drop(self.socket);
        // Connections that are still there after that time are cut off.
        let _ = timeout(STOP_WITHIN, places.acquire_many(most)).await;
    }
}

/// Comes when the server stops, or is not there any more.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stop| *stop).await;
}

/// Gives a connection its place, or gives it back with the limit that is in the way.
fn take_place(
    door: &Door,
    places: &Arc<Semaphore>,
    stream: TcpStream,
    remote: SocketAddr,
) -> Result<Guarded, (TcpStream, Limit)> {
    let Ok(place) = Arc::clone(places).try_acquire_owned() else {
        let refused = refuse(Limit::Connections, Duration::ZERO);
        return Err((stream, refused.limit));
    };
    // Behind a proxy every connection comes from the proxy; there each request is counted for whom it is from.
    let held = if door.trusted_proxies() > 0 {
        None
    } else {
        match door.limits().connection(remote.ip()) {
            Ok(held) => Some(held),
            Err(refused) => return Err((stream, refused.limit)),
        }
    };
    // What is sent is whole messages; waiting for more would only delay them. Without it all still works.
    let _ = stream.set_nodelay(true);
    let local = stream.local_addr().unwrap_or(remote);
    let arrival = Arc::new(Arrival::new(remote.ip(), local));
    Ok(Guarded::new(stream, arrival, place, held))
}

/// A connection that could not be taken is gone; without free descriptors the next one would fail at once, too.
async fn wait_after(error: &io::Error) {
    let gone = matches!(
        error.kind(),
        io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
            | io::ErrorKind::ConnectionRefused
    );
    if !gone {
        tracing::warn!(%error, "no connection can be taken now");
        sleep(Duration::from_millis(200)).await;
    }
}
