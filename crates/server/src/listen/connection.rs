//! One connection, from its first byte to its end or to its upgrade.

use super::stopped;
use crate::door::{Arrival, Door};
use crate::limits::Held;
use crate::metrics::{self, Present};
use axum::body::Body;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::io::{self, IoSlice};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::{OwnedSemaphorePermit, watch};
use tokio::time::sleep;

/// How long the headers of a request may take, and how long nothing may be asked for between two requests.
const HEADERS_WITHIN: Duration = Duration::from_secs(5);

/// The most bytes of the headers of a request.
const HEADER_BYTES: usize = 16 * 1024;

/// How long a connection may be used for requests. It bounds how long a slow reader can hold it.
const LIFETIME: Duration = Duration::from_mins(2);

/// How long the last answer may take once the connection is to end.
const LAST_ANSWER: Duration = Duration::from_secs(4);

/// Serves the requests of a connection; a WebSocket goes on by itself after this ends.
pub(super) async fn serve(stream: Guarded, door: Arc<Door>, mut stopping: watch::Receiver<bool>) {
    let arrival = Arc::clone(&stream.arrival);
    let service = service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
        let (door, arrival) = (Arc::clone(&door), Arc::clone(&arrival));
        async move { Ok::<_, Infallible>(door.answer(request.map(Body::new), &arrival).await) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS_WITHIN)
        .max_header_size(HEADER_BYTES)
        .max_buf_size(2 * HEADER_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    // What went wrong with a connection concerns nobody but its other end.
    tokio::select! {
        _ = connection.as_mut() => return,
        () = sleep(LIFETIME) => {}
        () = stopped(&mut stopping) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = tokio::time::timeout(LAST_ANSWER, connection).await;
}

/// A connection with everything that is held as long as it is open, whoever reads from it.
pub(super) struct Guarded {
    stream: TcpStream,
    arrival: Arc<Arrival>,
    _place: OwnedSemaphorePermit,
    _held: Option<Held>,
    _counted: Present,
}

impl Guarded {
    pub(super) fn new(
        stream: TcpStream,
        arrival: Arc<Arrival>,
        place: OwnedSemaphorePermit,
        held: Option<Held>,
    ) -> Guarded {
        Guarded {
            stream,
            arrival,
            _place: place,
            _held: held,
            _counted: metrics::connection(),
        }
    }

    fn stream(self: Pin<&mut Self>) -> Pin<&mut TcpStream> {
        Pin::new(&mut self.get_mut().stream)
    }
}

impl AsyncRead for Guarded {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream().poll_read(context, buffer)
    }
}

impl AsyncWrite for Guarded {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.stream().poll_write(context, bytes)
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream().poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream().poll_shutdown(context)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.stream().poll_write_vectored(context, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
