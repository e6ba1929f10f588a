//! What waits to be sent to one socket.

use axum::extract::ws::Utf8Bytes;
use lastcard_protocol::server::{ErrorCode, ToClient};
use lastcard_protocol::to_json;
use tokio::sync::{mpsc, oneshot};

/// The most messages that wait for a slow reader.
const WAITING: usize = 64;

/// Why a connection ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// There is nothing more to say: the person has left the table.
    Left,
    /// Something else, which the person is told.
    Because(ErrorCode),
}

/// The sending end: whoever tells a socket something.
#[derive(Debug)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Utf8Bytes>,
    end: Option<oneshot::Sender<End>>,
}

/// The socket's end.
#[derive(Debug)]
pub(crate) struct Inbox {
    /// What is to be sent, in order.
    pub(crate) messages: mpsc::Receiver<Utf8Bytes>,
    /// Why the connection is to end.
    pub(crate) end: oneshot::Receiver<End>,
}

impl Outbox {
    /// Both ends.
    pub(crate) fn new() -> (Outbox, Inbox) {
        let (messages, waiting) = mpsc::channel(WAITING);
        let (end, ended) = oneshot::channel();
        let outbox = Outbox {
            messages,
            end: Some(end),
        };
        let inbox = Inbox {
            messages: waiting,
            end: ended,
        };
        (outbox, inbox)
    }

    /// Sends a text; a reader for whom too much waits already is dropped and may come back.
    pub(crate) fn send_text(&mut self, text: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.messages.try_send(text) {
            crate::metrics::slow_reader_dropped();
            self.close(End::Because(ErrorCode::TooSlow));
        }
    }

    /// Sends a message.
    pub(crate) fn send(&mut self, message: &ToClient) {
        self.send_text(text_of(message));
    }

    /// Ends the connection for that reason, after what still waits.
    pub(crate) fn close(&mut self, why: End) {
        if let Some(end) = self.end.take() {
            // The socket may be gone already.
            let _ = end.send(why);
        }
    }

    /// Whether nothing reaches the socket any more.
    pub(crate) fn is_closed(&self) -> bool {
        self.end.is_none() || self.messages.is_closed()
    }
}

/// The text of a message.
pub(crate) fn text_of(message: &ToClient) -> Utf8Bytes {
    Utf8Bytes::from(to_json(message))
}
