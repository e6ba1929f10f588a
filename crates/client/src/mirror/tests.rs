//! The picture of a table, kept by messages, is what the table is.

use super::{Fault, Mirror};
use crate::check::{Finding, OwnShare, Wrong};
use crate::shares::Shares;
use lastcard_engine::fair::{
    Commitment, Contribution, Promise, RoundId, ServerSecret, Share, commitment, deck_hash, mix,
    promise, rules_hash,
};
use lastcard_engine::{Command, Event as TrueEvent, Fair, FirstDeal, Phase, Seat, State};
use lastcard_notation::{RulesDocument, preset};
use lastcard_protocol::client::Act;
use lastcard_protocol::game::{self, Choices, Event};
use lastcard_protocol::ids::{Hex32, Hex64, Member, Millis, SeatNumber, Seq, TableId};
use lastcard_protocol::server::{
    BotPace, By, Chat, Fact, Level, Player, Promise as WirePromise, Room, Settings, Stage,
};
use lastcard_testkit::random::{Dice, move_on_turn};

const TABLE: TableId = TableId::from_bytes([7; 10]);

fn member(number: u16) -> Member {
    Member::new(number).unwrap()
}

fn seq(number: u64) -> Seq {
    Seq::new(number).unwrap()
}

fn player(number: u16) -> Player {
    Player {
        member: member(number),
        name: format!("P{number}"),
        bot: (number > 2).then_some(Level::Easy),
        lookalike: false,
        ready: false,
        driven: false,
        wins: 0,
    }
}

fn rules() -> RulesDocument {
    RulesDocument {
        ..preset("party").unwrap().clone()
    }
}

/// A table of three that is looked at by member 1.
fn lobby() -> Room {
    Room {
        table: TABLE,
        seq: seq(4),
        code: None,
        link: "http://127.0.0.1/t/x".to_owned(),
        rules: rules().to_toml(),
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
        members: (1..=3).map(player).collect(),
        seats: (1..=3).map(member).collect(),
        host: Some(member(1)),
        here: vec![member(1)],
        watching: 0,
        stage: Stage::Lobby,
        game: None,
        choices: None,
        clock: None,
        matches: 0,
        aborted: 0,
    }
}

/// A table as a server would hold it, which tells one mirror for each viewer what happens.
struct Server {
    room: Room,
    state: Option<State>,
    mirrors: Vec<(Option<Seat>, Mirror)>,
    shares: Vec<Shares>,
    chance: Fair,
    found: Vec<crate::check::RoundCheck>,
}

impl Server {
    fn new() -> Server {
        let viewers = [Some(1), Some(2), Some(3), None];
        let mirror = |you: Option<u16>| {
            let seat = you.map(|you| Seat::new(usize::from(you) - 1));
            (seat, Mirror::new(you.map(member), lobby()).unwrap())
        };
        let nothing = mix(&ServerSecret([0; 64]), &Commitment([0; 32]), &[]);
        Server {
            room: lobby(),
            state: None,
            mirrors: viewers.map(mirror).into(),
            shares: vec![Shares::default(); 4],
            chance: Fair::new(nothing),
            found: Vec::new(),
        }
    }

    /// Tells everybody of an entry with these facts, of which each viewer sees its own.
    fn tell(&mut self, facts: impl Fn(Option<Seat>) -> Vec<Fact>) {
        self.room.seq = seq(self.room.seq.get() + 1);
        for ((seat, mirror), shares) in self.mirrors.iter_mut().zip(&mut self.shares) {
            let choices = self.state.as_ref().and_then(|state| {
                seat.filter(|_| !matches!(state.public().phase(), Phase::MatchOver { .. }))?;
                Choices::of(&state.view(*seat)).map(Box::new)
            });
            let by = By::Table {};
            let at = Millis::new(0).unwrap();
            let news = mirror.news((self.room.seq, at, by), facts(*seat), choices, None);
            let news = news.unwrap();
            self.found
                .extend(shares.facts(mirror, &news.facts, &news.seen));
            if let Some(state) = &self.state {
                assert_eq!(mirror.game().unwrap().view, state.view(*seat));
                assert_eq!(mirror.choices(), mirror.own_choices().as_ref());
            }
        }
    }

    fn begin(&mut self) {
        let state = State::new(rules().rules, 3, FirstDeal::HighCard).unwrap();
        let first = state.clone();
        self.state = Some(state);
        self.tell(|seat| {
            vec![Fact::MatchBegan {
                number: 1,
                players: (1..=3).map(member).collect(),
                view: Box::new(game::View::from(&first.view(seat))),
            }]
        });
    }

    /// Carries a command out, and tells of it; `more` comes behind it.
    fn command(&mut self, command: &Command, more: &[Fact]) -> bool {
        let mut after = self.state.clone().unwrap();
        let mut events = Vec::new();
        after
            .command(command, &mut self.chance, &mut events)
            .unwrap();
        let mut state = self.state.clone().unwrap();
        let mut seen: Vec<Vec<Event>> = vec![Vec::new(); 4];
        for event in &events {
            state.evolve(event);
            for ((seat, _), seen) in self.mirrors.iter().zip(&mut seen) {
                seen.push(Event::from(&event.seen_by(*seat, &state)));
            }
        }
        let over = |event: &TrueEvent| matches!(event, TrueEvent::RoundEnded { .. });
        let ended = events.iter().any(over);
        self.state = Some(after);
        self.tell(|seat| {
            let events = seen[seat.map_or(3, Seat::index)].clone();
            let behind = if ended { more.to_vec() } else { Vec::new() };
            [vec![Fact::Played { events }], behind].concat()
        });
        ended
    }

    /// Promises, commitment and shares of the first round, with the deal. Seat 0 has a share by this crate, seat 1
    /// promises and does not show it.
    fn shuffle(&mut self) -> (ServerSecret, Commitment) {
        let table = TABLE.to_string();
        let id = RoundId {
            table: &table,
            match_number: 1,
            round: 1,
        };
        let own = self.shares[0].promise(&self.mirrors[0].1).unwrap();
        let other = promise(id, Seat::new(1), &Share([9; 32]));
        let secret = ServerSecret([5; 64]);
        let lines = rules().to_toml_lines();
        let rules = rules_hash(lines.iter().map(String::as_str));
        let deck = deck_hash(self.state.as_ref().unwrap().public().deck());
        let bound = commitment(id, &rules, &deck, &secret);
        let promises = [(0, own), (1, Hex32(other.0))].map(|(seat, promise)| WirePromise {
            seat: SeatNumber::new(seat).unwrap(),
            promise,
        });
        self.tell(|_| {
            vec![Fact::Committed {
                round: 1,
                commitment: Hex32(bound.0),
                promises: promises.to_vec(),
            }]
        });
        let shown = self.shares[0].due(&self.mirrors[0].1);
        let Some(Act::Share { share }) = shown else {
            panic!("{shown:?}");
        };
        assert_eq!(
            self.shares[0].due(&self.mirrors[0].1),
            None,
            "a share is shown once"
        );
        let seat = SeatNumber::new(0).unwrap();
        self.tell(|_| vec![Fact::Shared { seat, share }]);
        let contributions = [
            Contribution {
                seat: Seat::new(0),
                promise: Promise(own.0),
                share: Some(Share(share.0)),
            },
            Contribution {
                seat: Seat::new(1),
                promise: other,
                share: None,
            },
        ];
        self.chance.set_round(mix(&secret, &bound, &contributions));
        self.command(&Command::NextRound, &[]);
        (secret, bound)
    }

    /// Plays the round to its end; `more` comes with it.
    fn play(&mut self, dice: &mut Dice, more: &[Fact]) {
        loop {
            let state = self.state.as_ref().unwrap();
            let Some(seat) = state.public().phase().on_turn() else {
                return;
            };
            let action = move_on_turn(state, seat, dice, true);
            if self.command(&Command::Act(seat, action), more) {
                return;
            }
        }
    }
}

fn revealed(secret: &ServerSecret) -> Fact {
    Fact::Revealed {
        round: 1,
        secret: Hex64(secret.0),
    }
}

#[test]
fn every_viewer_keeps_the_view_and_the_choices_of_the_server() {
    for number in 0..20 {
        let mut server = Server::new();
        server.begin();
        server.shuffle();
        server.play(&mut Dice::new(number), &[]);
    }
}

#[test]
fn a_fair_round_is_verified_by_everybody_who_saw_it() {
    for number in 0..10 {
        let mut server = Server::new();
        server.begin();
        let (secret, _) = server.shuffle();
        server.play(&mut Dice::new(number), &[revealed(&secret)]);
        assert_eq!(server.found.len(), 4);
        for found in &server.found {
            assert_eq!(found.finding, Finding::Verified);
            assert_eq!((found.shares.len(), found.dropped.len()), (1, 1));
            assert!(found.cards > 10);
        }
        assert_eq!(server.found[0].own, OwnShare::Included);
        assert_eq!(server.found[1].own, OwnShare::None);
    }
}

#[test]
fn another_secret_than_was_committed_to_is_found() {
    let mut server = Server::new();
    server.begin();
    server.shuffle();
    let other = ServerSecret([6; 64]);
    server.play(&mut Dice::new(1), &[revealed(&other)]);
    for found in &server.found {
        assert_eq!(found.finding, Finding::Wrong(Wrong::Commitment));
    }
}

#[test]
fn cards_that_were_not_dealt_as_promised_are_found() {
    let mut server = Server::new();
    server.begin();
    let table = TABLE.to_string();
    let id = RoundId {
        table: &table,
        match_number: 1,
        round: 1,
    };
    let lines = rules().to_toml_lines();
    let rules = rules_hash(lines.iter().map(String::as_str));
    let deck = deck_hash(server.state.as_ref().unwrap().public().deck());
    let secret = ServerSecret([5; 64]);
    let bound = commitment(id, &rules, &deck, &secret);
    server.tell(|_| {
        vec![Fact::Committed {
            round: 1,
            commitment: Hex32(bound.0),
            promises: Vec::new(),
        }]
    });
    // The cards come from another key than the one that everybody will compute.
    server
        .chance
        .set_round(mix(&ServerSecret([1; 64]), &bound, &[]));
    server.command(&Command::NextRound, &[]);
    server.play(&mut Dice::new(1), &[revealed(&secret)]);
    for found in &server.found {
        assert!(
            matches!(found.finding, Finding::Wrong(Wrong::Card(_))),
            "{found:?}"
        );
    }
}

#[test]
fn a_round_that_was_not_seen_from_its_commitment_is_not_judged() {
    let mut server = Server::new();
    server.begin();
    let (secret, _) = server.shuffle();
    server.shares[2].anew();
    server.play(&mut Dice::new(3), &[revealed(&secret)]);
    assert_eq!(server.found[2].finding, Finding::Unseen);
    assert_eq!(server.found[1].finding, Finding::Verified);
}

#[test]
fn a_gap_and_a_repeat_are_found_and_change_nothing() {
    let mut mirror = Mirror::new(Some(member(1)), lobby()).unwrap();
    let before = mirror.clone();
    for wrong in [3, 4, 6] {
        let (at, by) = (Millis::new(0).unwrap(), By::Table {});
        let told = mirror.news((seq(wrong), at, by), Vec::new(), None, None);
        let expected = Fault::Order {
            expected: 5,
            got: seq(wrong),
        };
        assert_eq!(told, Err(expected));
    }
    assert_eq!(mirror, before);
}

/// Facts, one entry each, from a lobby.
fn after(facts: Vec<Fact>) -> Result<Mirror, Fault> {
    let mut mirror = Mirror::new(Some(member(1)), lobby())?;
    for (place, fact) in facts.into_iter().enumerate() {
        let (at, by) = (Millis::new(0).unwrap(), By::Table {});
        mirror.news((seq(5 + place as u64), at, by), vec![fact], None, None)?;
    }
    Ok(mirror)
}

#[test]
fn people_come_and_go() {
    let ready = |member, ready| Fact::ReadyIs { member, ready };
    let mirror = after(vec![
        Fact::Joined { player: player(4) },
        ready(member(2), true),
        Fact::Renamed {
            member: member(4),
            name: "Dee".to_owned(),
            lookalike: true,
        },
        Fact::Gone {
            member: member(1),
            kicked: false,
        },
        Fact::HostIs { member: member(4) },
    ])
    .unwrap();
    assert_eq!(mirror.seats(), [2, 3, 4].map(member));
    assert_eq!(mirror.host(), Some(member(4)));
    assert_eq!(mirror.member(member(1)), None);
    assert!(mirror.member(member(2)).unwrap().ready);
    assert_eq!(mirror.member(member(4)).unwrap().name, "Dee");
}

#[test]
fn who_leaves_during_a_match_is_known_until_the_next_one() {
    let mut server = Server::new();
    server.begin();
    server.shuffle();
    let gone = Fact::Gone {
        member: member(3),
        kicked: false,
    };
    server.tell(|_| vec![gone.clone()]);
    let (_, mirror) = &server.mirrors[0];
    assert!(mirror.member(member(3)).is_some());
    assert_eq!(mirror.seats().len(), 2);
    assert_eq!(mirror.stage(), Stage::Round);
    server.state = None;
    server.tell(|_| vec![Fact::MatchAborted {}]);
    let (_, mirror) = &server.mirrors[0];
    assert_eq!(mirror.member(member(3)), None);
    assert_eq!((mirror.stage(), mirror.aborted()), (Stage::Lobby, 1));
}

#[test]
fn strange_messages_are_faults() {
    let stranger = Fact::HostIs { member: member(9) };
    assert_eq!(after(vec![stranger]), Err(Fault::Member(member(9))));
    let nothing = Fact::Played { events: Vec::new() };
    assert_eq!(after(vec![nothing]), Err(Fault::NoMatch));
    assert_eq!(after(vec![Fact::MatchAborted {}]), Err(Fault::NoMatch));
    let mut room = lobby();
    room.stage = Stage::Round;
    assert_eq!(Mirror::new(Some(member(1)), room), Err(Fault::NoMatch));
}

/// Every event that a match can have, at a moment when it cannot come: none of them may end the program.
#[test]
fn events_that_cannot_follow_never_panic() {
    let mut server = Server::new();
    server.begin();
    server.shuffle();
    let state = server.state.clone().unwrap();
    let mut dice = Dice::new(5);
    let mut events = Vec::new();
    let mut other = State::new(preset("no_mercy_style").unwrap().rules, 9, FirstDeal::Lot).unwrap();
    let mut chance = server.chance.clone();
    for _ in 0..400 {
        let command = match other.public().phase().on_turn() {
            Some(seat) => Command::Act(seat, move_on_turn(&other, seat, &mut dice, true)),
            None if matches!(other.public().phase(), Phase::MatchOver { .. }) => break,
            None => Command::NextRound,
        };
        let mut happened = Vec::new();
        other.command(&command, &mut chance, &mut happened).unwrap();
        events.extend(
            happened
                .iter()
                .map(|event| event.seen_by(Some(Seat::new(0)), &other)),
        );
    }
    let (_, mirror) = server.mirrors.swap_remove(0);
    let mut refused = 0;
    for event in &events {
        let mut mirror = mirror.clone();
        // Until it is refused, the same strange event comes again and again.
        for number in 1..200 {
            let fact = Fact::Played {
                events: vec![Event::from(event)],
            };
            let at = Millis::new(0).unwrap();
            let next = seq(mirror.seq().get() + 1);
            if mirror
                .news((next, at, By::Table {}), vec![fact], None, None)
                .is_err()
            {
                refused += 1;
                break;
            }
            if let Some(game) = mirror.game() {
                let _ = (number, Choices::of(&game.view), game.view.unseen());
            }
        }
    }
    assert!(refused > events.len() / 2, "{refused} of {}", events.len());
    assert!(state.public().round() == 1);
}

#[test]
fn a_welcome_of_the_same_moment_must_agree() {
    let mirror = Mirror::new(Some(member(1)), lobby()).unwrap();
    let fresh = |change: fn(&mut Room)| {
        let mut room = lobby();
        change(&mut room);
        mirror.agrees_with(&Mirror::new(Some(member(1)), room).unwrap())
    };
    assert_eq!(fresh(|_| ()), Ok(()));
    assert_eq!(fresh(|room| room.here.clear()), Ok(()));
    assert_eq!(
        fresh(|room| room.seats.reverse()),
        Err(Fault::Disagrees("seats"))
    );
    assert_eq!(
        fresh(|room| {
            room.seats.reverse();
            room.seq = seq(9);
        }),
        Ok(())
    );
    assert_eq!(
        fresh(|room| room.matches = 2),
        Err(Fault::Disagrees("matches"))
    );
}
