//! Sessions against a server that does what the test says.

use super::{Answer, Entry, Happening, Lost, Over, Session, Tuning};
use crate::address::Server;
use crate::mirror::Fault;
use futures_util::{SinkExt, StreamExt};
use lastcard_protocol::VERSION;
use lastcard_protocol::client::{Act, ToServer};
use lastcard_protocol::ids::{CommandId, Member, Millis, Seq, TableId, Token};
use lastcard_protocol::server::{
    BotPace, By, Chat, ErrorCode, Player, Room, Settings, Stage, ToClient,
};
use lastcard_protocol::{from_json, to_json};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::{WebSocketStream, accept_async};

const TABLE: TableId = TableId::from_bytes([7; 10]);

/// A connection as the server has it.
struct Conn(WebSocketStream<TcpStream>);

impl Conn {
    async fn accept(listener: &TcpListener) -> Conn {
        let (stream, _) = listener.accept().await.unwrap();
        Conn(accept_async(stream).await.unwrap())
    }

    /// The next message of the client.
    async fn next(&mut self) -> ToServer {
        loop {
            match self.0.next().await.unwrap().unwrap() {
                Message::Text(text) => return from_json(text.as_bytes()).unwrap(),
                Message::Ping(_) | Message::Pong(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    async fn hello(&mut self) -> Option<u64> {
        match self.next().await {
            ToServer::Hello {
                version: VERSION,
                table: TABLE,
                token: Some(_),
                since,
                ..
            } => since.map(Seq::get),
            other => panic!("{other:?}"),
        }
    }

    async fn command(&mut self) -> (CommandId, u64, Act) {
        match self.next().await {
            ToServer::Command { id, seq, act } => (id, seq.get(), act),
            other => panic!("{other:?}"),
        }
    }

    async fn say(&mut self, message: &ToClient) {
        let text = to_json(message);
        self.0.send(Message::text(text)).await.unwrap();
    }

    async fn close(mut self, code: u16) {
        let frame = CloseFrame {
            code: code.into(),
            reason: "".into(),
        };
        let _ = self.0.send(Message::Close(Some(frame))).await;
        while let Some(Ok(_)) = self.0.next().await {}
    }
}

fn seq(number: u64) -> Seq {
    Seq::new(number).unwrap()
}

fn welcome(last: u64) -> ToClient {
    let member = Member::new(1).unwrap();
    ToClient::Welcome {
        version: VERSION,
        you: Some(member),
        room: Box::new(Room {
            table: TABLE,
            seq: seq(last),
            code: None,
            link: "http://127.0.0.1/t/x".to_owned(),
            rules: "preset = \"standard\"".to_owned(),
            settings: Settings {
                public: false,
                spectators: true,
                spectator_delay: 0,
                chat: Chat::Phrases,
                turn_seconds: None,
                bank_seconds: 0,
                bot_pace: BotPace::Instant,
                seats: 4,
                fair_shuffle: true,
            },
            members: vec![Player {
                member,
                name: "Ann".to_owned(),
                bot: None,
                lookalike: false,
                ready: false,
                driven: false,
                wins: 0,
            }],
            seats: vec![member],
            host: Some(member),
            here: vec![member],
            watching: 0,
            stage: Stage::Lobby,
            game: None,
            choices: None,
            clock: None,
            matches: 0,
            aborted: 0,
        }),
    }
}

fn resumed(last: u64) -> ToClient {
    ToClient::Resumed {
        version: VERSION,
        you: Member::new(1),
        seq: seq(last),
    }
}

fn news(number: u64) -> ToClient {
    ToClient::News {
        seq: seq(number),
        at: Millis::new(0).unwrap(),
        by: By::Table {},
        facts: Vec::new(),
        choices: None,
        clock: None,
    }
}

fn done(id: CommandId, number: u64) -> ToClient {
    ToClient::Done {
        id,
        seq: seq(number),
    }
}

/// A session that comes back fast, and the place where it connects.
async fn session() -> (Session, TcpListener) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let server: Server = listener.local_addr().unwrap().to_string().parse().unwrap();
    let entry = Entry {
        table: TABLE,
        token: Some(Token::from_bytes([1; 16])),
        lang: None,
    };
    let tuning = Tuning {
        first_wait: Duration::from_millis(1),
        longest_wait: Duration::from_millis(5),
        ping_after: Duration::from_millis(100),
        silent: Duration::from_millis(300),
        greeting: Duration::from_millis(300),
        ..Tuning::default()
    };
    (Session::new(server, entry, tuning), listener)
}

async fn next(session: &mut Session) -> Happening {
    session.next().await.unwrap()
}

async fn lost(session: &mut Session) -> Lost {
    match next(session).await {
        Happening::Lost { why, .. } => why,
        other => panic!("{other:?}"),
    }
}

fn number_of(happening: &Happening) -> u64 {
    match happening {
        Happening::News(news) => news.seq.get(),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_command_without_an_answer_is_sent_again_under_its_name() {
    let (mut session, listener) = session().await;
    let server = tokio::spawn(async move {
        let mut conn = Conn::accept(&listener).await;
        assert_eq!(conn.hello().await, None);
        conn.say(&welcome(3)).await;
        let first = conn.command().await;
        conn.say(&news(4)).await;
        // The connection breaks before the answer.
        drop(conn);
        let mut conn = Conn::accept(&listener).await;
        assert_eq!(conn.hello().await, Some(4));
        conn.say(&resumed(5)).await;
        conn.say(&news(5)).await;
        let again = conn.command().await;
        assert_eq!(first, again);
        assert_eq!(
            again.1, 3,
            "what the person had seen stays with the decision"
        );
        conn.say(&done(again.0, 4)).await;
        conn.say(&done(again.0, 4)).await;
        conn.say(&news(6)).await;
        conn
    });
    assert_eq!(next(&mut session).await, Happening::Welcome);
    let id = session.act(Act::NotReady {}).unwrap();
    assert_eq!(number_of(&next(&mut session).await), 4);
    assert_eq!(lost(&mut session).await, Lost::Broken);
    assert_eq!(next(&mut session).await, Happening::Resumed(seq(5)));
    assert_eq!(number_of(&next(&mut session).await), 5);
    for again in [false, true] {
        let answer = Answer::Done(seq(4));
        let expected = Happening::Answered { id, answer, again };
        assert_eq!(next(&mut session).await, expected);
    }
    assert_eq!(number_of(&next(&mut session).await), 6);
    assert!(session.pending().is_empty());
    server.await.unwrap();
}

#[tokio::test]
async fn what_is_decided_without_a_connection_is_sent_when_there_is_one() {
    let (mut session, listener) = session().await;
    let first = session.act(Act::NotReady {}).unwrap();
    let second = session.act(Act::TakeBack {}).unwrap();
    let server = tokio::spawn(async move {
        let mut conn = Conn::accept(&listener).await;
        conn.hello().await;
        conn.say(&welcome(1)).await;
        let order = [conn.command().await.0, conn.command().await.0];
        conn.say(&news(2)).await;
        (conn, order)
    });
    assert_eq!(next(&mut session).await, Happening::Welcome);
    assert_eq!(number_of(&next(&mut session).await), 2);
    assert_eq!(server.await.unwrap().1, [first, second]);
}

#[tokio::test]
async fn a_gap_is_closed_by_going_back_to_the_last_entry_seen() {
    let (mut session, listener) = session().await;
    let server = tokio::spawn(async move {
        let mut conn = Conn::accept(&listener).await;
        conn.hello().await;
        conn.say(&welcome(1)).await;
        conn.say(&news(2)).await;
        conn.say(&news(4)).await;
        let mut conn = Conn::accept(&listener).await;
        assert_eq!(conn.hello().await, Some(2));
        conn.say(&resumed(4)).await;
        conn.say(&news(3)).await;
        conn.say(&news(4)).await;
        conn
    });
    assert_eq!(next(&mut session).await, Happening::Welcome);
    assert_eq!(number_of(&next(&mut session).await), 2);
    let fault = Fault::Order {
        expected: 3,
        got: seq(4),
    };
    assert_eq!(lost(&mut session).await, Lost::Fault(fault));
    assert_eq!(next(&mut session).await, Happening::Resumed(seq(4)));
    assert_eq!(number_of(&next(&mut session).await), 3);
    assert_eq!(number_of(&next(&mut session).await), 4);
    server.await.unwrap();
}

#[tokio::test]
async fn a_server_that_says_again_and_again_what_cannot_be_is_left() {
    let (mut session, listener) = session().await;
    let server = tokio::spawn(async move {
        let mut since = Vec::new();
        for text in ["{}", "nonsense", "{\"type\":\"pong\",\"seq\":-1}"] {
            let mut conn = Conn::accept(&listener).await;
            since.push(conn.hello().await);
            conn.say(&welcome(7)).await;
            conn.0.send(Message::text(text)).await.unwrap();
            while let Some(Ok(_)) = conn.0.next().await {}
        }
        since
    });
    for _ in 0..2 {
        assert_eq!(next(&mut session).await, Happening::Welcome);
        assert!(matches!(
            lost(&mut session).await,
            Lost::Fault(Fault::Message(_))
        ));
    }
    assert_eq!(next(&mut session).await, Happening::Welcome);
    let over = next(&mut session).await;
    assert!(
        matches!(over, Happening::Over(Over::Fault(Fault::Message(_)))),
        "{over:?}"
    );
    assert_eq!(session.next().await, None);
    // After a strange message the client forgets what it knew.
    assert_eq!(server.await.unwrap(), [None, None, None]);
}

#[tokio::test]
async fn a_table_that_goes_back_is_a_fault() {
    let (mut session, listener) = session().await;
    let server = tokio::spawn(async move {
        let mut conn = Conn::accept(&listener).await;
        conn.hello().await;
        conn.say(&welcome(7)).await;
        drop(conn);
        let mut conn = Conn::accept(&listener).await;
        assert_eq!(conn.hello().await, Some(7));
        conn.say(&welcome(6)).await;
        while let Some(Ok(_)) = conn.0.next().await {}
    });
    assert_eq!(next(&mut session).await, Happening::Welcome);
    assert_eq!(lost(&mut session).await, Lost::Broken);
    let fault = Fault::WentBack {
        seen: seq(7),
        got: seq(6),
    };
    assert_eq!(lost(&mut session).await, Lost::Fault(fault));
    server.await.unwrap();
}

#[tokio::test]
async fn a_connection_on_which_nothing_comes_is_given_up() {
    let (mut session, listener) = session().await;
    let server = tokio::spawn(async move {
        let mut silent = Conn::accept(&listener).await;
        silent.hello().await;
        silent.say(&welcome(2)).await;
        let asked = silent.next().await;
        assert_eq!(asked, ToServer::Ping { seq: seq(2) });
        // It stays open, and says nothing.
        let mut conn = Conn::accept(&listener).await;
        assert_eq!(conn.hello().await, Some(2));
        conn.say(&resumed(2)).await;
        assert_eq!(conn.next().await, ToServer::Ping { seq: seq(2) });
        conn.say(&ToClient::Pong { seq: seq(2) }).await;
        conn.say(&ToClient::Pong { seq: seq(3) }).await;
        (silent, conn)
    });
    assert_eq!(next(&mut session).await, Happening::Welcome);
    assert_eq!(lost(&mut session).await, Lost::Broken);
    assert_eq!(next(&mut session).await, Happening::Resumed(seq(2)));
    assert_eq!(next(&mut session).await, Happening::Pong(seq(2)));
    let fault = Fault::Untold {
        told: seq(2),
        last: seq(3),
    };
    assert_eq!(lost(&mut session).await, Lost::Fault(fault));
    server.await.unwrap();
}

/// Closes the first connection with that code, and says whether the client came back.
async fn comes_back_after(code: u16, error: Option<ErrorCode>) -> bool {
    let (mut session, listener) = session().await;
    let server = tokio::spawn(async move {
        let mut conn = Conn::accept(&listener).await;
        conn.hello().await;
        conn.say(&welcome(2)).await;
        if let Some(code) = error {
            let text = "why".to_owned();
            conn.say(&ToClient::Error { code, text }).await;
        }
        conn.close(code).await;
        listener
    });
    assert_eq!(next(&mut session).await, Happening::Welcome);
    let came = match next(&mut session).await {
        Happening::Lost { .. } => true,
        Happening::Over(_) => false,
        other => panic!("{other:?}"),
    };
    server.await.unwrap();
    came
}

#[tokio::test]
async fn it_comes_back_after_those_closes_after_which_it_may() {
    for &code in ErrorCode::ALL {
        for error in [Some(code), None] {
            let came = comes_back_after(code.close_code(), error).await;
            assert_eq!(came, code.comes_back(), "{code:?}");
        }
    }
    for (code, comes) in [
        (1000, false),
        (1001, true),
        (1002, false),
        (1007, false),
        (1009, false),
    ] {
        assert_eq!(comes_back_after(code, None).await, comes, "{code}");
    }
}

#[tokio::test]
async fn an_address_without_a_table_server_is_told() {
    let (mut session, listener) = session().await;
    let server = tokio::spawn(async move {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let (mut stream, _) = listener.accept().await.unwrap();
        let mut request = [0; 1024];
        let _ = stream.read(&mut request).await.unwrap();
        let answer = b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n";
        stream.write_all(answer).await.unwrap();
        stream
    });
    assert_eq!(
        next(&mut session).await,
        Happening::Over(Over::NoServer(404))
    );
    server.await.unwrap();
}

#[tokio::test]
async fn waiting_for_what_happens_can_be_given_up_at_any_moment() {
    let (mut session, listener) = session().await;
    let server = tokio::spawn(async move {
        let mut conn = Conn::accept(&listener).await;
        conn.hello().await;
        conn.say(&welcome(1)).await;
        for number in 2..40 {
            conn.say(&news(number)).await;
            let (id, seen, _) = conn.command().await;
            assert_eq!(seen, number);
            conn.say(&done(id, number)).await;
        }
        conn
    });
    let mut expected = 2;
    while expected < 40 {
        let wait = Duration::from_micros(50);
        let Ok(happening) = tokio::time::timeout(wait, session.next()).await else {
            continue;
        };
        if let Some(Happening::News(news)) = happening {
            assert_eq!(news.seq.get(), expected);
            session.act(Act::NotReady {}).unwrap();
            expected += 1;
        }
    }
    while !session.pending().is_empty() {
        session.next().await;
    }
    server.await.unwrap();
}

#[tokio::test]
async fn what_is_too_long_is_not_sent() {
    let (mut session, _listener) = session().await;
    let rules = "#".repeat(40_000);
    assert!(session.act(Act::Rules { rules }).is_err());
    assert!(session.pending().is_empty());
}
