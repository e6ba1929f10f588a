//! One bare WebSocket.

use crate::address::Server;
use futures_util::{Sink, SinkExt, Stream, StreamExt};
use std::fmt;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::net::{TcpSocket, TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async_tls_with_config};

/// How long a connection may take to be made.
const CONNECT: Duration = Duration::from_secs(10);
/// The most bytes of a message of the server.
const LARGEST: usize = 1 << 20;
/// Bytes read ahead: messages are small, and a load generator has many sockets.
const READ_BYTES: usize = 4096;

/// One bare WebSocket. Dropped, it is gone without a word to the other side.
pub struct Wire(WebSocketStream<MaybeTlsStream<TcpStream>>);

/// What comes over a WebSocket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Frame {
    /// A text.
    Text(String),
    /// Bytes, which this protocol never has.
    Binary,
    /// A sign of life of the WebSocket itself, which is answered without more ado.
    Sign,
    /// The other side closes, with that code if it names one.
    Closed(Option<u16>),
    /// The connection is gone without a word.
    Gone,
}

/// Why no connection was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreachable {
    /// Nothing listens there, or the network does not lead there.
    Network(String),
    /// Something answers with that status of HTTP, and no WebSocket.
    Refused(u16),
    /// It took too long.
    TooLong,
}

impl Wire {
    /// Connects to a server; `from` is the own address to connect from, for those who need many.
    ///
    /// # Errors
    /// Why that did not work.
    pub async fn connect(server: Server, from: Option<IpAddr>) -> Result<Wire, Unreachable> {
        match timeout(CONNECT, connect(&server, from)).await {
            Ok(result) => result,
            Err(_) => Err(Unreachable::TooLong),
        }
    }

    /// Sends a text, whatever it says.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn send_text(&mut self, text: &str) -> io::Result<()> {
        self.send(Message::text(text)).await
    }

    /// Sends bytes as a binary message.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn send_bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.send(Message::Binary(Bytes::copy_from_slice(bytes)))
            .await
    }

    /// Sends bytes past the WebSocket, as they are.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn send_raw(&mut self, bytes: &[u8]) -> io::Result<()> {
        use tokio::io::AsyncWriteExt;
        let stream = self.0.get_mut();
        stream.write_all(bytes).await?;
        stream.flush().await
    }

    /// The next frame; signs of life are passed over.
    pub async fn receive(&mut self) -> Frame {
        loop {
            let frame = match self.0.next().await {
                Some(result) => frame_of(result),
                None => Frame::Gone,
            };
            if frame != Frame::Sign {
                return frame;
            }
        }
    }

    /// Closes in good order, as somebody who leaves the page.
    ///
    /// # Errors
    /// When the connection is gone already.
    pub async fn close(&mut self) -> io::Result<()> {
        let frame = CloseFrame {
            code: CloseCode::Normal,
            reason: "".into(),
        };
        self.send(Message::Close(Some(frame))).await
    }

    async fn send(&mut self, message: Message) -> io::Result<()> {
        self.0.send(message).await.map_err(gone)
    }

    /// Whether another message can be handed over.
    pub(crate) fn poll_ready(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_ready(cx).map_err(gone)
    }

    /// Hands a text over.
    pub(crate) fn start(&mut self, text: String) -> io::Result<()> {
        let message = Message::text(text);
        Pin::new(&mut self.0).start_send(message).map_err(gone)
    }

    /// Writes out what was handed over.
    pub(crate) fn poll_flush(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(cx).map_err(gone)
    }

    /// The next frame, signs of life included.
    pub(crate) fn poll_receive(&mut self, cx: &mut Context<'_>) -> Poll<Frame> {
        let next = Pin::new(&mut self.0).poll_next(cx);
        next.map(|next| next.map_or(Frame::Gone, frame_of))
    }
}

impl fmt::Debug for Wire {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Wire(…)")
    }
}

impl fmt::Display for Unreachable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreachable::Network(why) => f.write_str(why),
            Unreachable::Refused(status) => write!(f, "the server answers with status {status}"),
            Unreachable::TooLong => f.write_str("no answer came in time"),
        }
    }
}

impl std::error::Error for Unreachable {}

async fn connect(server: &Server, from: Option<IpAddr>) -> Result<Wire, Unreachable> {
    let network = |error: &io::Error| Unreachable::Network(error.to_string());
    let stream = stream(server, from)
        .await
        .map_err(|error| network(&error))?;
    // A move is small and waited for.
    stream.set_nodelay(true).map_err(|error| network(&error))?;
    let config = WebSocketConfig::default()
        .read_buffer_size(READ_BYTES)
        .write_buffer_size(0)
        .max_message_size(Some(LARGEST))
        .max_frame_size(Some(LARGEST));
    let made = client_async_tls_with_config(server.socket(), stream, Some(config), None).await;
    match made {
        Ok((socket, _)) => Ok(Wire(socket)),
        Err(Error::Http(response)) => Err(Unreachable::Refused(response.status().as_u16())),
        Err(error) => Err(Unreachable::Network(error.to_string())),
    }
}

async fn stream(server: &Server, from: Option<IpAddr>) -> io::Result<TcpStream> {
    let (host, port) = server.host_and_port();
    let mut last = io::Error::new(io::ErrorKind::NotFound, "the host has no address");
    for address in lookup_host((host.as_str(), port)).await? {
        match stream_to(address, from).await {
            Ok(stream) => return Ok(stream),
            Err(error) => last = error,
        }
    }
    Err(last)
}

async fn stream_to(address: SocketAddr, from: Option<IpAddr>) -> io::Result<TcpStream> {
    let Some(from) = from else {
        return TcpStream::connect(address).await;
    };
    let socket = if address.is_ipv4() {
        TcpSocket::new_v4()?
    } else {
        TcpSocket::new_v6()?
    };
    socket.bind(SocketAddr::new(from, 0))?;
    socket.connect(address).await
}

fn frame_of(result: Result<Message, Error>) -> Frame {
    match result {
        Ok(Message::Text(text)) => Frame::Text(text.as_str().to_owned()),
        Ok(Message::Binary(_)) => Frame::Binary,
        Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_)) => Frame::Sign,
        Ok(Message::Close(frame)) => Frame::Closed(frame.map(|frame| frame.code.into())),
        Err(_) => Frame::Gone,
    }
}

fn gone(error: Error) -> io::Error {
    match error {
        Error::Io(error) => error,
        error => io::Error::other(error),
    }
}
