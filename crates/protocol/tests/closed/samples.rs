//! A message of every kind.

use lastcard_engine::{FirstDeal, State};
use lastcard_protocol::client::{Act, Emote, SettingsChange, ToServer};
use lastcard_protocol::game::{Card, Choices, Color, Event, Move, RefusalCode, View};
use lastcard_protocol::ids::{
    Code, CommandId, Hex32, Hex64, Member, Millis, SeatNumber, Seq, TableId, Ticket, Token,
};
use lastcard_protocol::rest::{Estimate, TurnsEstimate};
use lastcard_protocol::server::{
    BotPace, By, Chat, Clock, ErrorCode, Fact, Game, Level, Player, Promise, Refused, Room,
    RoundScore, SeatScore, Settings, Stage, ToClient,
};

pub(crate) fn to_server() -> Vec<ToServer> {
    let mut messages = vec![
        ToServer::Hello {
            version: 1,
            table: table(),
            token: Some(token()),
            since: Some(seq()),
            lang: Some("nl".to_owned()),
        },
        ToServer::Say {
            text: "hoi".to_owned(),
        },
        ToServer::Emote { emote: Emote::Wow },
        ToServer::Mute {
            member: member(),
            muted: true,
        },
        ToServer::Ping { seq: seq() },
    ];
    messages.extend(
        moves()
            .into_iter()
            .map(|play| ToServer::Ask { id: id(), play }),
    );
    messages.extend(acts().into_iter().map(|act| ToServer::Command {
        id: id(),
        seq: seq(),
        act,
    }));
    messages
}

pub(crate) fn acts() -> Vec<Act> {
    let promise = Some(Hex32([1; 32]));
    let member = member();
    let mut acts = vec![
        Act::Ready { promise },
        Act::NotReady {},
        Act::Share {
            share: Hex32([2; 32]),
        },
        Act::Start { promise },
        Act::Rename {
            name: "Bob".to_owned(),
        },
        Act::Leave {},
        Act::TakeBack {},
        Act::AddBot { level: Level::Easy },
        Act::Remove { member },
        Act::Seats {
            order: vec![member],
        },
        Act::Rules {
            rules: "preset = \"party\"".to_owned(),
        },
        Act::Settings { change: change() },
        Act::Host { member },
    ];
    acts.extend(moves().into_iter().map(|play| Act::Play { play }));
    acts
}

pub(crate) fn moves() -> Vec<Move> {
    let (color, swap) = (Some(Color::Green), Some(seat()));
    vec![
        Move::Play {
            cards: cards(),
            color,
            swap,
            uno: true,
        },
        Move::JumpIn {
            cards: cards(),
            color,
            swap,
            uno: false,
        },
        Move::Draw {},
        Move::Pass {},
        Move::Name { color: Color::Red },
        Move::Swap { with: seat() },
        Move::Challenge {},
        Move::Call {},
        Move::Catch { seat: seat() },
    ]
}

pub(crate) fn to_client() -> Vec<ToClient> {
    let text = || "text".to_owned();
    let mut messages = vec![
        ToClient::Welcome {
            version: 1,
            you: Some(member()),
            room: Box::new(room()),
        },
        ToClient::Resumed {
            version: 1,
            you: None,
            seq: seq(),
        },
        ToClient::Done {
            id: id(),
            seq: seq(),
        },
        ToClient::Refused {
            id: id(),
            why: refused(),
        },
        ToClient::Stale {
            id: id(),
            seq: seq(),
        },
        ToClient::Would {
            id: id(),
            refused: Some(refused()),
        },
        ToClient::NotSaid { why: refused() },
        ToClient::Said {
            member: member(),
            text: text(),
        },
        ToClient::Emoted {
            member: member(),
            emote: Emote::Think,
        },
        ToClient::Presence {
            here: vec![member()],
            watching: 3,
        },
        ToClient::Clock {
            clock: Some(clock()),
        },
        ToClient::Pong { seq: seq() },
        ToClient::Error {
            code: ErrorCode::TakenOver,
            text: text(),
        },
    ];
    let by = [
        By::Member { member: member() },
        By::BotFor { member: member() },
        By::Table {},
    ];
    messages.extend(by.map(|by| ToClient::News {
        seq: seq(),
        at: at(),
        by,
        facts: facts(),
        choices: choices(),
        clock: Some(clock()),
    }));
    messages
}

pub(crate) fn facts() -> Vec<Fact> {
    let member = member();
    let promise = Promise {
        seat: seat(),
        promise: Hex32([3; 32]),
    };
    vec![
        Fact::Joined { player: player() },
        Fact::Renamed {
            member,
            name: "Ann".to_owned(),
            lookalike: true,
        },
        Fact::Gone {
            member,
            kicked: false,
        },
        Fact::HostIs { member },
        Fact::SeatsAre {
            seats: vec![member],
        },
        Fact::RulesAre {
            rules: String::new(),
        },
        Fact::SettingsAre {
            settings: settings(),
        },
        Fact::ReadyIs {
            member,
            ready: true,
        },
        Fact::MatchBegan {
            number: 1,
            players: vec![member],
            view: Box::new(View::from(&view())),
        },
        Fact::Committed {
            round: 1,
            commitment: Hex32([4; 32]),
            promises: vec![promise],
        },
        Fact::Shared {
            seat: seat(),
            share: Hex32([5; 32]),
        },
        Fact::Played {
            events: vec![
                Event::WindowClosed {},
                Event::Rotated {
                    hand: Some(cards()),
                },
            ],
        },
        Fact::DrivenIs {
            member,
            driven: true,
        },
        Fact::MatchAborted {},
        Fact::Revealed {
            round: 1,
            secret: Hex64([6; 64]),
        },
        Fact::Recorded { number: 1 },
    ]
}

pub(crate) fn room() -> Room {
    Room {
        table: table(),
        seq: seq(),
        code: Code::new(12345),
        link: "https://example.org/t/x".to_owned(),
        rules: "preset = \"standard\"\n".to_owned(),
        settings: settings(),
        members: vec![player()],
        seats: vec![member()],
        host: Some(member()),
        here: vec![member()],
        watching: 0,
        stage: Stage::BetweenRounds,
        game: Some(Box::new(Game {
            number: 2,
            players: vec![member()],
            view: View::from(&view()),
            rounds: vec![round_score()],
        })),
        choices: choices(),
        clock: Some(clock()),
        matches: 2,
        aborted: 1,
    }
}

/// What the first player sees of a round that has begun.
pub(crate) fn view() -> lastcard_engine::View {
    use lastcard_engine::{Command, Phase, Seeded};
    let rules = lastcard_notation::preset("party").unwrap().rules;
    let mut state = State::new(rules, 3, FirstDeal::HighCard).unwrap();
    let mut chance = Seeded::new(lastcard_engine::Seed([9; 32]));
    state
        .command(&Command::NextRound, &mut chance, &mut ())
        .unwrap();
    let Phase::Turn { seat, .. } = *state.public().phase() else {
        panic!("a round begins with a turn");
    };
    state.view(Some(seat))
}

pub(crate) fn choices() -> Option<Box<Choices>> {
    let choices = Choices::of(&view());
    assert!(choices.is_some());
    choices.map(Box::new)
}

fn round_score() -> RoundScore {
    let score = |hand, value| SeatScore {
        seat: SeatNumber::new(0).unwrap(),
        hand,
        value,
        points: -5,
        total: 12,
    };
    RoundScore {
        round: 1,
        winner: Some(SeatNumber::new(1).unwrap()),
        stalled: true,
        seats: vec![score(Some(vec!["R5".parse().unwrap()]), 5), score(None, 0)],
    }
}

pub(crate) fn player() -> Player {
    Player {
        member: member(),
        name: "Ann".to_owned(),
        bot: Some(Level::Normal),
        lookalike: false,
        ready: true,
        driven: false,
        wins: 4,
    }
}

pub(crate) fn settings() -> Settings {
    Settings {
        public: false,
        spectators: true,
        spectator_delay: 30,
        chat: Chat::Free,
        turn_seconds: None,
        bank_seconds: 60,
        bot_pace: BotPace::Human,
        seats: 10,
        fair_shuffle: true,
    }
}

pub(crate) fn change() -> SettingsChange {
    SettingsChange {
        public: Some(true),
        turn_seconds: Some(0),
        bot_pace: Some(BotPace::Fast),
        ..SettingsChange::default()
    }
}

pub(crate) fn clock() -> Clock {
    Clock {
        seats: vec![seat()],
        left: 12_000,
        bank: 0,
        warning: false,
    }
}

pub(crate) fn refused() -> Refused {
    Refused {
        code: RefusalCode::CardDoesNotMatch,
        clause: Some("R-5.1".to_owned()),
        text: "text".to_owned(),
    }
}

pub(crate) fn cards() -> Vec<Card> {
    vec!["R5".parse().unwrap()]
}

pub(crate) fn table() -> TableId {
    TableId::from_bytes([11; 10])
}

pub(crate) fn token() -> Token {
    Token::from_bytes([12; 16])
}

pub(crate) fn ticket() -> Ticket {
    Ticket::from_bytes([13; 16])
}

pub(crate) fn id() -> CommandId {
    CommandId([14; 16])
}

pub(crate) fn seq() -> Seq {
    Seq::new(41).unwrap()
}

pub(crate) fn at() -> Millis {
    Millis::new(1_700_000_000_000).unwrap()
}

pub(crate) fn member() -> Member {
    Member::new(3).unwrap()
}

pub(crate) fn seat() -> SeatNumber {
    SeatNumber::new(2).unwrap()
}

pub(crate) fn estimate() -> Estimate {
    Estimate {
        fingerprint: "19624f37e6d0855e".to_owned(),
        players: 2,
        rounds: 1000,
        turns: TurnsEstimate {
            mean: 41.5,
            low: 40.25,
            high: 42.75,
            p10: 12,
            p90: 80,
        },
        turn_seconds: 8,
        match_rounds: None,
        seats: vec![0.5, 0.5],
        seats_margin: 0.015,
        luck: 0.75,
        luck_margin: 0.03,
        stalled: 0.0,
    }
}
