//! Random values for the round trips.

use lastcard_engine::fair::{Commitment, Contribution, Promise, ServerSecret, Share};
use lastcard_engine::rules::{Allowed, OPTIONS, Value};
use lastcard_engine::*;
use lastcard_notation::record::{
    Entry, FairMatch, Header, MoreOfRound, Player, Record, SeedText, Transcript,
};
use lastcard_notation::{Names, Preset, RulesDocument};
use proptest::prelude::*;

pub(crate) fn names() -> Names {
    Names::new(["Ann", "Jan Piet", "W", "grace"]).unwrap()
}

pub(crate) fn seat() -> impl Strategy<Value = Seat> {
    (0..4usize).prop_map(Seat::new)
}

pub(crate) fn seats() -> impl Strategy<Value = SeatSet> {
    (0..16u32).prop_map(SeatSet)
}

pub(crate) fn card() -> impl Strategy<Value = Card> {
    (0..Card::COUNT).prop_map(|index| Card::from_index(index).unwrap())
}

pub(crate) fn color() -> impl Strategy<Value = Color> {
    prop::sample::select(&Color::ALL)
}

pub(crate) fn hand() -> impl Strategy<Value = Hand> {
    prop::collection::vec(card(), 0..12).prop_map(|cards| cards.into_iter().collect())
}

pub(crate) fn play() -> impl Strategy<Value = Play> {
    let cards = prop::collection::vec(card(), 1..6).prop_map(|cards| Cards::new(&cards).unwrap());
    (
        cards,
        prop::option::of(color()),
        prop::option::of(seat()),
        any::<bool>(),
    )
        .prop_map(|(cards, color, swap, uno)| Play {
            cards,
            color,
            swap,
            uno,
        })
}

pub(crate) fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        play().prop_map(Action::Play),
        play().prop_map(Action::JumpIn),
        Just(Action::Draw),
        Just(Action::Pass),
        color().prop_map(Action::Name),
        seat().prop_map(Action::Swap),
        Just(Action::Challenge),
        Just(Action::Call),
        seat().prop_map(Action::Catch),
        Just(Action::Leave),
    ]
}

pub(crate) fn command() -> impl Strategy<Value = Command> {
    prop_oneof![
        8 => (seat(), action()).prop_map(|(seat, action)| Command::Act(seat, action)),
        1 => Just(Command::GraceEnds),
        1 => Just(Command::TimeIsUp),
        1 => Just(Command::NextRound),
    ]
}

/// Any preset with any values for some of its options, as far as they go together.
pub(crate) fn rules() -> impl Strategy<Value = RulesDocument> {
    let changes = prop::collection::vec((0..OPTIONS.len(), any::<u16>()), 0..20);
    let preset = prop::sample::select(Preset::ALL);
    let text = prop::option::of("[ -~é🃏]{0,40}");
    (preset, changes, text.clone(), text).prop_map(|(preset, changes, name, blank_wild_text)| {
        let mut rules = preset.document().rules;
        for (option, value) in changes {
            let mut draft = rules.draft();
            draft
                .set(
                    OPTIONS[option].name,
                    value_of(OPTIONS[option].allowed, value),
                )
                .unwrap();
            rules = Rules::new(draft).unwrap_or(rules);
        }
        RulesDocument {
            name,
            preset,
            rules,
            blank_wild_text,
        }
    })
}

fn value_of(allowed: Allowed, pick: u16) -> Value<'static> {
    let within = |min: u16, max: u16| Value::Int(i64::from(min + pick % (max - min + 1)));
    match allowed {
        Allowed::Bool => Value::Bool(pick.is_multiple_of(2)),
        Allowed::Words(words) => Value::Word(words[usize::from(pick) % words.len()]),
        Allowed::ZeroOrRange(..) if pick.is_multiple_of(3) => Value::Int(0),
        Allowed::WordOrRange(word, ..) if pick.is_multiple_of(3) => Value::Word(word),
        Allowed::Range(min, max)
        | Allowed::ZeroOrRange(min, max)
        | Allowed::WordOrRange(_, min, max) => within(min, max),
    }
}

fn challenge() -> impl Strategy<Value = Challenge<Full>> {
    (
        seat(),
        prop::option::of(color()),
        card(),
        hand(),
        any::<bool>(),
    )
        .prop_map(
            |(offender, prior_color, prior_top, hand, guilty)| Challenge {
                offender,
                prior_color,
                prior_top,
                evidence: Evidence { hand, guilty },
            },
        )
}

fn step() -> impl Strategy<Value = Step<Full>> {
    let last = prop::sample::select(&[DrawCard::Two, DrawCard::Four]);
    let flags = (any::<bool>(), any::<bool>(), any::<bool>());
    let penalty = (any::<u16>(), last, flags, prop::option::of(challenge())).prop_map(
        |(owed, last, (only_twos, start, then_plays), challenge)| {
            Step::Serve(Penalty {
                owed,
                last,
                only_twos,
                start,
                then_plays,
                challenge,
            })
        },
    );
    prop_oneof![
        Just(Step::Play),
        (card(), any::<bool>()).prop_map(|(card, fits)| Step::AfterDraw(DrawnCard { card, fits })),
        penalty,
        Just(Step::NameColor),
        Just(Step::SwapStart),
    ]
}

fn why() -> impl Strategy<Value = Why> {
    prop::sample::select(&[
        Why::Turn,
        Why::Penalty,
        Why::FinalCard,
        Why::Guilty,
        Why::Innocent,
        Why::Caught,
        Why::Uncalled,
        Why::FalseCall,
        Why::FalseCatch,
        Why::BlankWild,
    ])
}

fn card_event() -> impl Strategy<Value = Event> {
    prop_oneof![
        (seat(), card()).prop_map(|(seat, card)| Event::DealerDrew { seat, card }),
        (seat(), card()).prop_map(|(seat, card)| Event::Dealt { seat, card }),
        card().prop_map(|card| Event::StartTurned { card }),
        prop::sample::select(&[Back::Middle, Back::Bottom, Back::Shuffled])
            .prop_map(|to| Event::StartReturned { to }),
        (seat(), color()).prop_map(|(seat, color)| Event::Named { seat, color }),
        (seat(), card(), prop::option::of(color()), any::<bool>()).prop_map(
            |(seat, card, color, jump_in)| Event::Played {
                seat,
                card,
                color,
                jump_in
            }
        ),
        (seat(), card(), why()).prop_map(|(seat, card, why)| Event::Drew { seat, card, why }),
        (seat(), seat(), any::<bool>(), hand()).prop_map(|(by, offender, guilty, hand)| {
            Event::Challenged {
                by,
                offender,
                guilty,
                hand,
            }
        }),
        (seat(), hand(), any::<u32>()).prop_map(|(seat, hand, value)| Event::HandCounted {
            seat,
            hand,
            value
        }),
    ]
}

fn seat_event() -> impl Strategy<Value = Event> {
    prop_oneof![
        seat().prop_map(|seat| Event::Called { seat }),
        (seat(), any::<bool>()).prop_map(|(seat, by_other)| Event::Exposed { seat, by_other }),
        (seat(), seat()).prop_map(|(by, seat)| Event::Caught { by, seat }),
        seat().prop_map(|seat| Event::FalseCall { seat }),
        (seat(), seat()).prop_map(|(by, seat)| Event::FalseCatch { by, seat }),
        seat().prop_map(|seat| Event::Uncalled { seat }),
        (seat(), any::<u16>()).prop_map(|(seat, count)| Event::Forgiven { seat, count }),
        seat().prop_map(|seat| Event::Passed { seat }),
        seat().prop_map(|seat| Event::Skipped { seat }),
        (seat(), seat()).prop_map(|(seat, with)| Event::Swapped {
            seat,
            with,
            hand: ()
        }),
        seat().prop_map(|seat| Event::WentOut { seat }),
        seat().prop_map(|seat| Event::KnockedOut { seat }),
        seat().prop_map(|seat| Event::Left { seat }),
        seat().prop_map(|seat| Event::TimeWasUp { seat }),
        seat().prop_map(|seat| Event::Eliminated { seat }),
    ]
}

fn table_event() -> impl Strategy<Value = Event> {
    prop_oneof![
        (any::<u32>(), seat(), seats()).prop_map(|(round, dealer, players)| Event::RoundBegan {
            round,
            dealer,
            players
        }),
        (seat(), step()).prop_map(|(seat, step)| Event::Turn { seat, step }),
        Just(Event::WindowClosed),
        Just(Event::Refilled),
        prop::sample::select(&[Direction::Clockwise, Direction::Counterclockwise])
            .prop_map(|direction| Event::DirectionTurned { direction }),
        Just(Event::Rotated { hand: () }),
        Just(Event::Collected),
        (prop::option::of(seat()), any::<bool>())
            .prop_map(|(winner, stalled)| Event::RoundEnded { winner, stalled }),
        (seat(), any::<i32>(), any::<i32>()).prop_map(|(seat, points, total)| Event::Scored {
            seat,
            points,
            total
        }),
        seats().prop_map(|winners| Event::MatchEnded { winners }),
    ]
}

pub(crate) fn event() -> impl Strategy<Value = Event> {
    prop_oneof![card_event(), seat_event(), table_event()]
}

/// Where the cards of a record come from.
#[derive(Clone, Debug)]
enum Shuffle {
    Nothing,
    Seed(SeedText),
    Fair(String, u32),
}

fn bytes<const N: usize>() -> impl Strategy<Value = [u8; N]> {
    prop::collection::vec(any::<u8>(), N).prop_map(|bytes| bytes.try_into().unwrap())
}

/// Any transcript, in which nothing needs to hold.
fn transcript() -> impl Strategy<Value = Transcript> {
    let contribution = (bytes(), prop::option::of(bytes()));
    let more = (
        prop::option::of(seat()),
        "x-[a-z0-9]{1,8}",
        "([!-~]([ -~]{0,9}[!-~])?)?",
    );
    (
        prop::option::of(bytes()),
        prop::collection::btree_map(0..4usize, contribution, 0..4),
        prop::option::of(bytes()),
        prop::collection::vec(more, 0..3),
    )
        .prop_map(|(commitment, contributions, secret, more)| Transcript {
            commitment: commitment.map(Commitment),
            contributions: contributions
                .into_iter()
                .map(|(seat, (promise, share))| Contribution {
                    seat: Seat::new(seat),
                    promise: Promise(promise),
                    share: share.map(Share),
                })
                .collect(),
            secret: secret.map(ServerSecret),
            more: more
                .into_iter()
                .map(|(seat, key, value)| MoreOfRound { seat, key, value })
                .collect(),
        })
        .prop_filter("a transcript says something", |transcript| {
            *transcript != Transcript::default()
        })
}

pub(crate) fn header() -> impl Strategy<Value = Header> {
    let line = || prop::option::of("[!-~]([ -~é]{0,20}[!-~])?");
    let player = prop_oneof![
        Just(Player::Person),
        prop::sample::select(&["easy", "normal", "very hard"])
            .prop_map(|level| Player::Bot(level.to_owned())),
    ];
    let source = prop_oneof![
        Just(Shuffle::Nothing),
        any::<String>().prop_map(|text| Shuffle::Seed(SeedText::Text(text))),
        any::<[u8; 32]>().prop_map(|bytes| Shuffle::Seed(SeedText::Bytes(bytes))),
        ("[A-Za-z0-9_-]{1,64}", any::<u32>())
            .prop_map(|(table, number)| Shuffle::Fair(table, number)),
    ];
    let first = prop_oneof![
        Just(FirstDeal::HighCard),
        Just(FirstDeal::Lot),
        seat().prop_map(FirstDeal::Named),
    ];
    let more = prop::collection::vec(("x-[a-z0-9]{1,8}", "[!-~]?"), 0..3);
    let players = prop::collection::vec(player, 4);
    (line(), line(), rules(), players, source, first, more).prop_map(
        |(program, date, rules, players, source, first, more)| Header {
            program,
            date,
            shuffle: match &source {
                Shuffle::Fair(table, number) => {
                    Some(FairMatch::new(table.as_str(), *number, &rules))
                }
                _ => None,
            },
            rules,
            names: names(),
            players,
            seed: match source {
                Shuffle::Seed(seed) => Some(seed),
                _ => None,
            },
            first,
            more,
        },
    )
}

pub(crate) fn record() -> impl Strategy<Value = Record> {
    let entry = (command(), prop::collection::vec(event(), 0..8))
        .prop_map(|(command, events)| Entry { command, events });
    let transcripts = prop::collection::btree_map(0..4u32, transcript(), 0..3);
    (header(), prop::collection::vec(entry, 0..6), transcripts).prop_map(
        |(header, entries, transcripts)| Record {
            header,
            entries,
            transcripts,
        },
    )
}

/// A match played by seats that choose at random, recorded.
pub(crate) fn played(
    rules: &RulesDocument,
    seats: usize,
    seed: &str,
    commands: usize,
) -> (Record, State) {
    let names = Names::new(["Ann", "Bob", "Cid", "Dee"].into_iter().take(seats)).unwrap();
    let first = FirstDeal::HighCard;
    let mut header = Header::new(rules.clone(), names, first);
    header.seed = Some(SeedText::Text(seed.to_owned()));
    let mut state = State::new(rules.rules, seats, first).unwrap();
    let mut chance = Seeded::new(Seed::from_text(seed));
    let mut record = Record::new(header);
    let mut choice = Seeded::new(Seed::from_text("choices"));
    while record.entries.len() < commands
        && !matches!(state.public().phase(), Phase::MatchOver { .. })
    {
        let mut open: Vec<Command> = Vec::new();
        for seat in state.public().all_seats().iter() {
            open.extend(
                state
                    .actions(seat)
                    .into_iter()
                    .map(|action| Command::Act(seat, action)),
            );
        }
        if open.is_empty() {
            open.push(Command::NextRound);
        }
        let command = open[choice.choose(open.len() as u32) as usize];
        let mut events = Vec::new();
        state.command(&command, &mut chance, &mut events).unwrap();
        record.push(command, events);
    }
    (record, state)
}
