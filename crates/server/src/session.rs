//! One WebSocket: from the hello to the last message.

use crate::door::Peer;
use crate::language::wanted;
use crate::limits::SocketLimits;
use crate::metrics;
use crate::problem::problem;
use crate::rest::Api;
use crate::socket::{self, Socket};
use crate::tables::{End, Hello, Inbox, NotDone, Outbox, Request, SocketId};
use axum::extract::{self, Extension, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_LENGTH, SEC_WEBSOCKET_KEY, TRANSFER_ENCODING};
use axum::response::Response;
use data_encoding::BASE64;
use lastcard_projection::wording;
use lastcard_protocol::client::ToServer;
use lastcard_protocol::game::RefusalCode;
use lastcard_protocol::ids::TableId;
use lastcard_protocol::rest::ProblemCode;
use lastcard_protocol::server::{ErrorCode, ToClient};
use lastcard_protocol::{VERSION, from_json};
use lastcard_texts::Lang;
use std::time::Duration;
use tokio::time::error::Elapsed;
use tokio::time::{Instant, interval_at, timeout};
use tokio_tungstenite::tungstenite::error::ProtocolError;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};

/// How long a client may take for its hello.
const HELLO_WITHIN: Duration = Duration::from_secs(5);
/// How often a client is asked for a sign of life.
const PING_EVERY: Duration = Duration::from_secs(20);
/// How long nothing at all may come from a client.
const SILENT: Duration = Duration::from_secs(50);
/// The bytes of the key of a handshake.
const KEY_BYTES: usize = 16;
/// How long a message may take to be written out.
const WRITE_WITHIN: Duration = Duration::from_secs(5);

/// Turns a request into a WebSocket.
pub(crate) async fn upgrade(
    State(api): State<Api>,
    Extension(_): Extension<Peer>,
    request: extract::Request,
) -> Response {
    let (parts, _) = request.into_parts();
    let lang = wanted(&parts.headers);
    if !is_handshake(&parts.headers) {
        return problem(ProblemCode::BadRequest, lang);
    }
    socket::upgrade(parts, move |socket| {
        let session = Session {
            api,
            socket,
            lang,
            _counted: metrics::socket(),
        };
        Box::new(session).run()
    })
    .await
}

/// Whether a request has one key as the standard has it, and no body: what comes behind it are frames. The rest is
/// for the library to see.
fn is_handshake(headers: &HeaderMap) -> bool {
    let mut keys = headers.get_all(SEC_WEBSOCKET_KEY).iter();
    let key = keys.next().filter(|_| keys.next().is_none());
    let key = key.and_then(|key| BASE64.decode(key.as_bytes()).ok());
    let length = headers.get(CONTENT_LENGTH);
    key.is_some_and(|key| key.len() == KEY_BYTES)
        && length.is_none_or(|length| length == "0")
        && !headers.contains_key(TRANSFER_ENCODING)
}

struct Session {
    api: Api,
    socket: Socket,
    lang: Lang,
    _counted: metrics::Present,
}

/// Why a session ends.
enum Over {
    /// The client is gone.
    Gone,
    /// The client has closed it.
    Closed,
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
    /// What waits takes little memory: there are many sockets, and most of them are quiet.
    async fn run(mut self: Box<Self>) {
        let over = self.serve().await;
        Box::pin(self.end(over)).await;
    }

    async fn end(&mut self, over: Over) {
        let code = match over {
            Over::Gone => return,
            Over::Closed => {
                // The answer to the close goes out when the next message is asked for; there is none.
                let _ = timeout(WRITE_WITHIN, self.socket.receive()).await;
                return;
            }
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
            code: code.into(),
            reason: Utf8Bytes::default(),
        };
        // Who does not read is gone all the same.
        let closing = self.socket.send(Message::Close(Some(frame)));
        if let Ok(Ok(())) = timeout(WRITE_WITHIN, closing).await {
            // The other side closes as well, and what it sent before is read so that it learns the code.
            let _ = timeout(Duration::from_secs(1), async {
                while let Some(Ok(_)) = self.socket.receive().await {}
            })
            .await;
        }
    }

    async fn serve(&mut self) -> Over {
        let (table, id, mut inbox) = match Box::pin(self.hello()).await {
            Ok(opened) => opened,
            Err(over) => return over,
        };
        let over = self.converse(table, id, &mut inbox).await;
        // A table that is gone needs no word about it.
        let _ = Box::pin(self.api.tables().send(table, Request::Bye(id))).await;
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
                            if let Err(over) = self.send_text(&text).await {
                                return over;
                            }
                        }
                    }
                    return Over::Ended(end);
                }
                text = inbox.messages.recv() => match text {
                    Some(text) => {
                        if let Err(over) = self.send_text(&text).await {
                            return over;
                        }
                    }
                    // The table's task is gone without a word.
                    None => return ErrorCode::ComeBack.into(),
                },
                received = self.socket.receive() => {
                    heard = Instant::now();
                    match received {
                        Some(Err(error)) => return broken(&error),
                        None | Some(Ok(Message::Close(_))) => return Over::Closed,
                        Some(Ok(Message::Pong(_))) => {
                            if let Some(pinged) = pinged.take() {
                                let latency = Request::Latency(id, pinged.elapsed());
                                let _ = Box::pin(self.api.tables().send(table, latency)).await;
                            } else if limits.message().is_err() {
                                return ErrorCode::TooFast.into();
                            }
                        }
                        Some(Ok(Message::Ping(_))) => {
                            if limits.message().is_err() {
                                return ErrorCode::TooFast.into();
                            }
                        }
                        Some(Ok(Message::Binary(_))) => return Over::Wire(1003),
                        // Bare frames are only written.
                        Some(Ok(Message::Frame(_))) => {}
                        Some(Ok(Message::Text(text))) => {
                            let message = Box::pin(self.message(table, id, &text, &mut limits));
                            if let Err(over) = message.await {
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
                    if let Err(over) = self.ping().await {
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
            return self.send(&wording::too_long(self.lang, &message)).await;
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

    async fn not_said(&mut self, code: RefusalCode) -> Result<(), Over> {
        let why = wording::of_code(self.lang, code);
        self.send(&ToClient::NotSaid { why }).await
    }

    /// The next text of the client.
    async fn text(&mut self) -> Result<Utf8Bytes, Over> {
        loop {
            match self.socket.receive().await {
                None => return Err(Over::Gone),
                Some(Ok(Message::Close(_))) => return Err(Over::Closed),
                Some(Err(error)) => return Err(broken(&error)),
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Binary(_))) => return Err(Over::Wire(1003)),
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
            }
        }
    }

    async fn send(&mut self, message: &ToClient) -> Result<(), Over> {
        self.send_text(&crate::tables::text_of(message)).await
    }

    async fn send_text(&mut self, text: &str) -> Result<(), Over> {
        written(&timeout(WRITE_WITHIN, self.socket.send_text(text)).await)
    }

    async fn ping(&mut self) -> Result<(), Over> {
        let ping = Message::Ping(Vec::new().into());
        written(&timeout(WRITE_WITHIN, self.socket.send(ping)).await)
    }
}

fn parse(text: &str) -> Result<ToServer, ErrorCode> {
    from_json(text.as_bytes()).map_err(|_| {
        metrics::command(metrics::Outcome::Malformed);
        ErrorCode::BadMessage
    })
}

/// What became of a message that was to be written out.
fn written(result: &Result<Result<(), tungstenite::Error>, Elapsed>) -> Result<(), Over> {
    match result {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(Over::Gone),
        Err(_) => {
            metrics::slow_reader_dropped();
            Err(Over::Gone)
        }
    }
}

/// The close code for something that is no WebSocket as the standard has it.
fn broken(error: &tungstenite::Error) -> Over {
    match error {
        tungstenite::Error::Utf8(_) => Over::Wire(1007),
        tungstenite::Error::Capacity(_) => Over::Wire(1009),
        tungstenite::Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => Over::Gone,
        tungstenite::Error::Protocol(_) => Over::Wire(1002),
        _ => Over::Gone,
    }
}
