//! Random scenarios print and read back as themselves.

use crate::support::{action, card, color, command, hand, names, rules, seat, seats};
use lastcard_engine::rules::TeamSize;
use lastcard_engine::{
    Action, Card, Command, Direction, Hand, Play, Refusal, Rules, Seat, SeatSet,
};
use lastcard_notation::Scenario;
use lastcard_notation::scenario::{Begin, Doing, Expected, Middle, Step};
use proptest::prelude::*;

fn direction() -> impl Strategy<Value = Direction> {
    prop::sample::select(&[Direction::Clockwise, Direction::Counterclockwise])
}

fn cards(count: core::ops::Range<usize>) -> impl Strategy<Value = Vec<Card>> {
    prop::collection::vec(card(), count)
}

/// A position that can be played: never so many cards that there could be too many of a kind.
fn middle() -> impl Strategy<Value = Middle> {
    let hands = prop::collection::vec(cards(1..5), 4);
    let piles = (cards(1..6), cards(0..6), color());
    (seat(), direction(), piles, hands, seats(), 0..999u16).prop_map(
        |(turn, direction, (discard, draw, color), hands, pick, penalty)| {
            let hands: Vec<Hand> = hands
                .into_iter()
                .map(|hand| hand.into_iter().collect())
                .collect();
            let one: SeatSet = (0..4)
                .filter(|&seat| hands[seat].len() == 1)
                .map(Seat::new)
                .collect();
            let wild = discard.last().is_some_and(|top| top.is_wild());
            Middle {
                turn,
                direction,
                discard,
                color: wild.then_some(color),
                uncalled: one.and(pick),
                exposed: one.minus(pick),
                penalty,
                draw,
                hands,
            }
        },
    )
}

fn begin() -> impl Strategy<Value = Begin> {
    // Enough for four hands of fifteen, and never more than 31 of a kind.
    let deck = Just(Card::all().chain(Card::all()).collect::<Vec<_>>()).prop_shuffle();
    prop_oneof![
        middle().prop_map(Begin::Position),
        deck.prop_map(Begin::Deck),
        any::<String>().prop_map(Begin::Seed),
    ]
}

fn expectations() -> impl Strategy<Value = Vec<Expected>> {
    let legal = prop::collection::hash_set(action(), 0..4).prop_map(|actions| {
        let listed = |action: &Action| {
            !matches!(
                action,
                Action::Leave
                    | Action::Play(Play { uno: true, .. })
                    | Action::JumpIn(Play { uno: true, .. })
            )
        };
        actions.into_iter().filter(listed).collect()
    });
    let out = prop::collection::vec(seat(), 0..4).prop_map(|mut out| {
        let mut seen = SeatSet::EMPTY;
        out.retain(|&seat| {
            let first = !seen.contains(seat);
            seen.insert(seat);
            first
        });
        out
    });
    let one = prop_oneof![
        prop::option::of(seat()).prop_map(Expected::Turn),
        card().prop_map(|card| Expected::Top(Some(card))),
        prop::option::of(color()).prop_map(Expected::Color),
        direction().prop_map(Expected::Direction),
        (seat(), hand()).prop_map(|(seat, hand)| Expected::Hand(seat, hand)),
        (seat(), 0..99u32).prop_map(|(seat, count)| Expected::Count(seat, count)),
        (0..500u32).prop_map(Expected::DrawPile),
        (0..500u32).prop_map(Expected::DiscardPile),
        (0..99u32).prop_map(Expected::Penalty),
        seats().prop_map(Expected::Exposed),
        (seat(), legal).prop_map(|(seat, actions)| Expected::Legal(seat, actions)),
        out.prop_map(Expected::Out),
        any::<bool>().prop_map(Expected::RoundOver),
        (seat(), -999..999i32).prop_map(|(seat, points)| Expected::RoundScore(seat, points)),
        (seat(), -999..999i32).prop_map(|(seat, points)| Expected::Score(seat, points)),
        any::<bool>().prop_map(Expected::MatchOver),
        seats().prop_map(Expected::Winner),
        seat().prop_map(Expected::Dealer),
    ];
    // A table has a key once.
    prop::collection::vec(one, 0..5).prop_map(|mut expected| {
        let mut keys: Vec<String> = Vec::new();
        expected.retain(|one| {
            let key = one.key(&names());
            let group = key.split('.').next().unwrap_or_default().to_owned();
            !keys.contains(&group) && {
                keys.push(group);
                true
            }
        });
        expected
    })
}

fn step() -> impl Strategy<Value = Step> {
    let doing = prop_oneof![
        9 => command().prop_map(Doing::Command),
        1 => Just(Doing::UnknownPlayer("Zoe plays R7 swap Ann uno".to_owned())),
    ];
    let refused = prop::option::of(prop::sample::select(&Refusal::ALL));
    (doing, refused, expectations()).prop_map(|(doing, refused, expect)| {
        let next = doing == Doing::Command(Command::NextRound);
        let deck = next.then(|| Card::all().collect());
        Step {
            doing,
            refused,
            deck,
            expect,
        }
    })
}

fn scenario() -> impl Strategy<Value = Scenario> {
    // Any letters and signs that can be seen; an empty name and one of spaces are none.
    const NAMES: &str = concat!(
        r"(?:[\PC&&[^\p{Z}\x{34F}\x{115F}\x{1160}\x{17B4}\x{17B5}\x{180B}-\x{180F}",
        r"\x{2800}\x{3164}\x{FFA0}]] ?){1,20}",
    );
    let texts = (NAMES, prop::collection::vec("[AE]-[0-9]{1,3}", 0..3));
    let steps = prop::collection::vec(step(), 0..4);
    (
        texts,
        rules(),
        seat(),
        0..600i32,
        begin(),
        steps,
        expectations(),
    )
        .prop_map(
            |((name, rulings), mut rules, dealer, score, begin, steps, expect)| {
                rules.name = None;
                if rules.rules.decks(4).is_err() {
                    let mut draft = rules.rules.draft();
                    draft.team_size = TeamSize::OFF;
                    rules.rules = Rules::new(draft).unwrap();
                }
                let below = i32::from(rules.rules.target.get()) - 1;
                let scores = vec![score.min(below); 4];
                Scenario {
                    name,
                    rulings,
                    rules,
                    names: names(),
                    dealer,
                    scores,
                    begin,
                    steps,
                    expect,
                }
            },
        )
}

proptest! {
    #[test]
    fn scenarios(scenario in scenario()) {
        let text = scenario.to_string();
        let read = Scenario::parse(&text);
        prop_assert_eq!(read.as_ref(), Ok(&scenario), "{}", text);
        // Whatever it expects: it can be played to the first thing that is otherwise.
        let _ = scenario.differences();
    }
}
