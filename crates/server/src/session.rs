//! One WebSocket: from the hello to the last message.

use crate::door::Peer;
use crate::language::wanted;
use crate::limits::SocketLimits;
use crate::rest::Api;
use crate::tables::{End, Hello, Inbox, NotDone, Outbox, Request, SocketId};
use crate::{metrics, wording};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum::response::Response;
use lastcard_protocol::client::ToServer;
use lastcard_protocol::game::RefusalCode;
use lastcard_protocol::ids::TableId;
use lastcard_protocol::limits::FRAME_BYTES;
use lastcard_protocol::server::{ErrorCode, ToClient};
use lastcard_protocol::{VERSION, from_json};
use lastcard_texts::Lang;
use std::error::Error as _;
use std::time::Duration;
use tokio::time::{Instant, interval_at, timeout};
use tokio_tungstenite::tungstenite;

/// How long a client may take for its hello.
const HELLO_WITHIN: Duration = Duration::from_secs(5);
/// How often a client is asked for a sign of life.
const PING_EVERY: Duration = Duration::from_secs(20);
/// How long nothing at all may come from a client.
const SILENT: Duration = Duration::from_secs(50);
/// How long a message may take to be written out.
const WRITE_WITHIN: Duration = Duration::from_secs(5);
/// Bytes read ahead for each socket: messages are small, and there are many sockets.
const READ_BYTES: usize = 4096;
/// The most bytes that wait to be written out.
const WRITE_BYTES: usize = 128 * 1024;

/// Turns a request into a WebSocket.
pub(crate) async fn upgrade(
    State(api): State<Api>,
    Extension(_): Extension<Peer>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let lang = wanted(&headers);
    upgrade
        .read_buffer_size(READ_BYTES)
        .write_buffer_size(0)
        .max_write_buffer_size(WRITE_BYTES)
        .max_message_size(FRAME_BYTES)
        .max_frame_size(FRAME_BYTES)
        .on_upgrade(move |socket| async move {
            let session = Session {
                api,
                socket,
                lang,
                _counted: metrics::socket(),
            };
            session.run().await;
        })
}

struct Session {
    api: Api,
    socket: WebSocket,
    lang: Lang,
    _counted: metrics::Present,
}

/// Why a session ends.
enum Over {
    /// The client has closed it, or is gone.
    Gone,
    /// The client sent something that is no WebSocket of ours.
    Wire(u16),
    /// The table or the server ends it.
    Ended(End),
}

impl From<ErrorCode> for Over {
    fn from(code: ErrorCode) -> Over {
        Over::Ended(End::Because(code))
    }
}

impl Session {
    async fn run(mut self) {
        let over = self.serve().await;
        let code = match over {
            Over::Gone => return,
            Over::Wire(code) => code,
            Over::Ended(End::Left) => 1000,
            Over::Ended(End::Because(code)) => {
                let text = wording::end(self.lang, code);
                let error = ToClient::Error { code, text };
                if self.send(&error).await.is_err() {
                    return;
                }
                code.close_code()
            }
        };
        let frame = CloseFrame {
            code,
            reason: Utf8Bytes::default(),
        };
        // Who does not read is gone all the same.
        let closing = self.socket.send(Message::Close(Some(frame)));
        if let Ok(Ok(())) = timeout(WRITE_WITHIN, closing).await {
            // The other side closes as well, and what it sent before is read so that it learns the code.
            let _ = timeout(Duration::from_secs(1), async {
                while let Some(Ok(_)) = self.socket.recv().await {}
            })
            .await;
        }
    }

    async fn serve(&mut self) -> Over {
        let (table, id, mut inbox) = match self.hello().await {
            Ok(opened) => opened,
            Err(over) => return over,
        };
        let over = self.converse(table, id, &mut inbox).await;
        // A table that is gone needs no word about it.
        let _ = self.api.tables().send(table, Request::Bye(id)).await;
        over
    }

    /// The first message, which says where the client belongs.
    async fn hello(&mut self) -> Result<(TableId, SocketId, Inbox), Over> {
        let first = timeout(HELLO_WITHIN, self.text()).await;
        let text = first.map_err(|_| Over::from(ErrorCode::BadMessage))??;
        let message = parse(&text).map_err(Over::from)?;
        let ToServer::Hello {
            version,
            table,
            token,
            since,
            lang,
        } = message
        else {
            return Err(ErrorCode::BadMessage.into());
        };
        if let Some(lang) = lang.as_deref().and_then(Lang::from_locale) {
            self.lang = lang;
        }
        if version != VERSION {
            return Err(ErrorCode::BadVersion.into());
        }
        let (outbox, inbox) = Outbox::new();
        let socket = self.api.tables().next_socket();
        let lang = self.lang;
        let hello = Hello {
            socket,
            outbox,
            token,
            since,
            lang,
        };
        let asked = self
            .api
            .tables()
            .ask(table, |answer| Request::Hello(Box::new(hello), answer));
        match asked.await {
            Ok(Ok(())) => Ok((table, socket, inbox)),
            Ok(Err(code)) => Err(code.into()),
            Err(NotDone::NoTable) => Err(ErrorCode::NoTable.into()),
            Err(_) => Err(ErrorCode::Unavailable.into()),
        }
    }

    async fn converse(&mut self, table: TableId, id: SocketId, inbox: &mut Inbox) -> Over {
        let mut limits = SocketLimits::new(self.api.limits());
        let start = Instant::now();
        let mut pings = interval_at(start + PING_EVERY, PING_EVERY);
        let mut heard = Instant::now();
        let mut pinged: Option<Instant> = None;
        loop {
            tokio::select! {
                biased;
                end = &mut inbox.end => {
                    // What was said before the end is still told; a reader that is too slow would not hear it.
                    let end = end.unwrap_or(End::Because(ErrorCode::ComeBack));
                    if end != End::Because(ErrorCode::TooSlow) {
                        while let Ok(text) = inbox.messages.try_recv() {
                            if let Err(over) = self.send_text(text).await {
                                return over;
                            }
                        }
                    }
                    return Over::Ended(end);
                }
                text = inbox.messages.recv() => match text {
                    Some(text) => {
                        if let Err(over) = self.send_text(text).await {
                            return over;
                        }
                    }
                    // The table's task is gone without a word.
                    None => return ErrorCode::ComeBack.into(),
                },
                received = self.socket.recv() => {
                    heard = Instant::now();
                    match received {
                        Some(Err(error)) => return broken(&error),
                        None | Some(Ok(Message::Close(_))) => return Over::Gone,
                        Some(Ok(Message::Pong(_))) => {
                            if let Some(pinged) = pinged.take() {
                                let latency = Request::Latency(id, pinged.elapsed());
                                let _ = self.api.tables().send(table, latency).await;
                            }
                        }
                        Some(Ok(Message::Ping(_))) => {
                            if limits.message().is_err() {
                                return ErrorCode::TooFast.into();
                            }
                        }
                        Some(Ok(Message::Binary(_))) => return Over::Wire(1003),
                        Some(Ok(Message::Text(text))) => {
                            if let Err(over) = self.message(table, id, &text, &mut limits).await {
                                return over;
                            }
                        }
                    }
                }
                _ = pings.tick() => {
                    if heard.elapsed() > SILENT {
                        return Over::Gone;
                    }
                    pinged = Some(Instant::now());
                    if let Err(over) = self.write(Message::Ping(Vec::new().into())).await {
                        return over;
                    }
                }
            }
        }
    }

    /// A message of a client that has said hello.
    async fn message(
        &mut self,
        table: TableId,
        id: SocketId,
        text: &str,
        limits: &mut SocketLimits,
    ) -> Result<(), Over> {
        if limits.message().is_err() {
            return Err(ErrorCode::TooFast.into());
        }
        let message = parse(text)?;
        if message.check().is_err() {
            return self.too_long(&message).await;
        }
        let request = match message {
            ToServer::Hello { .. } => return Err(ErrorCode::BadMessage.into()),
            ToServer::Command { id: name, seq, act } => {
                Request::Command(id, name, seq, Box::new(act))
            }
            ToServer::Ask { id: name, play } => Request::Ask(id, name, Box::new(play)),
            ToServer::Say { text } => match limits.chat() {
                Ok(()) => Request::Say(id, text),
                Err(_) => return self.not_said(RefusalCode::TooFast).await,
            },
            ToServer::Emote { emote } => match limits.chat() {
                Ok(()) => Request::Emote(id, emote),
                Err(_) => return self.not_said(RefusalCode::TooFast).await,
            },
            ToServer::Mute { member, muted } => Request::Mute(id, member, muted),
            ToServer::Ping { seq: _ } => Request::Ping(id),
        };
        match self.api.tables().send(table, request).await {
            Ok(()) => Ok(()),
            Err(NotDone::NoTable) => Err(ErrorCode::NoTable.into()),
            Err(_) => Err(ErrorCode::Unavailable.into()),
        }
    }

    async fn too_long(&mut self, message: &ToServer) -> Result<(), Over> {
        let why = wording::of_code(self.lang, RefusalCode::TooLong);
        match message {
            ToServer::Command { id, .. } => self.send(&ToClient::Refused { id: *id, why }).await,
            ToServer::Ask { id, .. } => {
                let refused = Some(why);
                self.send(&ToClient::Would { id: *id, refused }).await
            }
            _ => self.send(&ToClient::NotSaid { why }).await,
        }
    }

    async fn not_said(&mut self, code: RefusalCode) -> Result<(), Over> {
        let why = wording::of_code(self.lang, code);
        self.send(&ToClient::NotSaid { why }).await
    }

    /// The next text of the client.
    async fn text(&mut self) -> Result<Utf8Bytes, Over> {
        loop {
            match self.socket.recv().await {
                None | Some(Ok(Message::Close(_))) => return Err(Over::Gone),
                Some(Err(error)) => return Err(broken(&error)),
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Binary(_))) => return Err(Over::Wire(1003)),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            }
        }
    }

    async fn send(&mut self, message: &ToClient) -> Result<(), Over> {
        self.send_text(crate::tables::text_of(message)).await
    }

    async fn send_text(&mut self, text: Utf8Bytes) -> Result<(), Over> {
        self.write(Message::Text(text)).await
    }

    async fn write(&mut self, message: Message) -> Result<(), Over> {
        match timeout(WRITE_WITHIN, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Over::Gone),
            Err(_) => {
                metrics::slow_reader_dropped();
                Err(Over::Gone)
            }
        }
    }
}

fn parse(text: &str) -> Result<ToServer, ErrorCode> {
    from_json(text.as_bytes()).map_err(|_| {
        metrics::command(metrics::Outcome::Malformed);
        ErrorCode::BadMessage
    })
}

/// The close code for something that is no WebSocket as the standard has it.
fn broken(error: &axum::Error) -> Over {
    let cause = error
        .source()
        .and_then(|cause| cause.downcast_ref::<tungstenite::Error>());
    match cause {
        Some(tungstenite::Error::Utf8(_)) => Over::Wire(1007),
        Some(tungstenite::Error::Capacity(_)) => Over::Wire(1009),
        Some(tungstenite::Error::Protocol(
            tungstenite::error::ProtocolError::ResetWithoutClosingHandshake,
        )) => Over::Gone,
        Some(tungstenite::Error::Protocol(_)) => Over::Wire(1002),
        _ => Over::Gone,
    }
}
