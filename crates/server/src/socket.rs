//! A WebSocket that keeps no more memory than it needs while nothing happens.
//!
//! The library keeps a buffer as large as the largest message that was ever written to each socket: the whole
//! table. Texts are therefore framed and written here; everything else is the library's.

use axum::extract::FromRequestParts;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::Request;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use lastcard_protocol::limits::FRAME_BYTES;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

/// Bytes read ahead: what a client says is mostly shorter, and there are many sockets.
const READ_BYTES: usize = 1024;
/// The most bytes of the head of a frame that a server sends.
const HEAD_BYTES: usize = 10;

/// A WebSocket.
pub(crate) struct Socket(WebSocketStream<TokioIo<Upgraded>>);

/// Turns a request into a WebSocket, which `serve` gets in a task of its own; gives the answer to the request.
pub(crate) async fn upgrade<F>(
    mut parts: Parts,
    serve: impl FnOnce(Socket) -> F + Send + 'static,
) -> Response
where
    F: Future<Output = ()> + Send + 'static,
{
    // The handshake is the library's; what comes of the connection is ours.
    let connection = parts.extensions.remove::<OnUpgrade>();
    if connection.is_some() {
        let nothing = hyper::upgrade::on(Request::new(()));
        parts.extensions.insert(nothing);
    }
    let handshake = match WebSocketUpgrade::from_request_parts(&mut parts, &()).await {
        Ok(handshake) => handshake,
        Err(refused) => return refused.into_response(),
    };
    if let Some(connection) = connection {
        tokio::spawn(async move {
            // A client that is gone before the answer has no socket.
            if let Ok(upgraded) = connection.await {
                let socket = Box::pin(Socket::new(upgraded)).await;
                // The task of the upgrade ends: what goes on is smaller.
                tokio::spawn(serve(socket));
            }
        });
    }
    handshake.on_upgrade(|_| async {})
}

impl Socket {
    async fn new(upgraded: Upgraded) -> Socket {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BYTES)
            .write_buffer_size(0)
            .max_message_size(Some(FRAME_BYTES))
            .max_frame_size(Some(FRAME_BYTES));
        let stream = TokioIo::new(upgraded);
        Socket(WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await)
    }

    /// What comes next; none when the connection is gone.
    pub(crate) async fn receive(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// Sends a message of which little is to be kept: a ping, or the end.
    pub(crate) async fn send(&mut self, message: Message) -> Result<(), Error> {
        self.0.send(message).await
    }

    /// Sends a text. A socket on which this was given up must not be used any more.
    pub(crate) async fn send_text(&mut self, text: &str) -> Result<(), Error> {
        // A pong may wait to be written.
        self.0.flush().await?;
        let head = FrameHeader {
            opcode: OpCode::Data(Data::Text),
            ..FrameHeader::default()
        };
        let mut frame = Vec::with_capacity(HEAD_BYTES + text.len());
        head.format(text.len() as u64, &mut frame)?;
        frame.extend_from_slice(text.as_bytes());
        let stream = self.0.get_mut();
        stream.write_all(&frame).await?;
        Ok(stream.flush().await?)
    }
}
