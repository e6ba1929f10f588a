use super::*;
use crate::Lang;
use lastcard_engine::{Challenge, DrawCard, DrawnCard, Rank};

const NAMES: [&str; 3] = ["Ann", "Bob", "Cid"];
const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);
const CID: Seat = Seat::new(2);
const FIVE: Card = Card::colored(Color::Red, Rank::Number(5));
const SKIP: Card = Card::colored(Color::Blue, Rank::Skip);

fn penalty(challenge: bool) -> Penalty<Seen> {
    let challenge = challenge.then_some(Challenge {
        offender: CID,
        prior_color: Some(Color::Red),
        prior_top: FIVE,
        evidence: (),
    });
    Penalty {
        owed: 4,
        last: DrawCard::Four,
        only_twos: false,
        start: false,
        then_plays: false,
        challenge,
    }
}

/// Every kind of event, about Bob where it is about somebody.
#[expect(clippy::too_many_lines, reason = "one line for each kind of event")]
fn events() -> Vec<SeenEvent> {
    let hand: Hand = [FIVE, SKIP].into_iter().collect();
    let known = DrawnCard {
        card: FIVE,
        fits: true,
    };
    let steps = [
        Step::Play,
        Step::AfterDraw(Some(known)),
        Step::AfterDraw(None),
        Step::Serve(penalty(true)),
        Step::NameColor,
        Step::SwapStart,
    ];
    let whys = [
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
    ];
    let seat = BOB;
    let turns = steps.into_iter().map(|step| EventOf::Turn { seat, step });
    let draws = whys.into_iter().map(|why| EventOf::Drew {
        seat,
        card: Some(FIVE),
        why,
    });
    let returns =
        [Back::Middle, Back::Bottom, Back::Shuffled].map(|to| EventOf::StartReturned { to });
    let others = [
        EventOf::DealerDrew { seat, card: FIVE },
        EventOf::RoundBegan {
            round: 1,
            dealer: BOB,
            players: SeatSet::first(3),
        },
        EventOf::Dealt { seat, card: None },
        EventOf::StartTurned { card: SKIP },
        EventOf::Named {
            seat,
            color: Color::Green,
        },
        EventOf::Played {
            seat,
            card: Card::WILD,
            color: Some(Color::Green),
            jump_in: false,
        },
        EventOf::Played {
            seat,
            card: FIVE,
            color: None,
            jump_in: true,
        },
        EventOf::Called { seat },
        EventOf::Exposed {
            seat,
            by_other: false,
        },
        EventOf::Exposed {
            seat,
            by_other: true,
        },
        EventOf::WindowClosed,
        EventOf::Caught { by: BOB, seat: CID },
        EventOf::FalseCall { seat },
        EventOf::FalseCatch { by: BOB, seat: CID },
        EventOf::Uncalled { seat },
        EventOf::Refilled,
        EventOf::Forgiven { seat, count: 3 },
        EventOf::Passed { seat },
        EventOf::Skipped { seat },
        EventOf::DirectionTurned {
            direction: Direction::Counterclockwise,
        },
        EventOf::Challenged {
            by: BOB,
            offender: CID,
            guilty: true,
            hand: Some(hand),
        },
        EventOf::Challenged {
            by: BOB,
            offender: CID,
            guilty: false,
            hand: None,
        },
        EventOf::Swapped {
            seat,
            with: CID,
            hand: Some(hand),
        },
        EventOf::Rotated { hand: None },
        EventOf::Collected,
        EventOf::WentOut { seat },
        EventOf::KnockedOut { seat },
        EventOf::Left { seat },
        EventOf::TimeWasUp { seat },
        EventOf::RoundEnded {
            winner: Some(BOB),
            stalled: false,
        },
        EventOf::RoundEnded {
            winner: None,
            stalled: true,
        },
        EventOf::HandCounted {
            seat,
            hand,
            value: 25,
        },
        EventOf::HandCounted {
            seat,
            hand: Hand::EMPTY,
            value: 120,
        },
        EventOf::Scored {
            seat,
            points: 0,
            total: 120,
        },
        EventOf::Eliminated { seat },
        EventOf::MatchEnded {
            winners: SeatSet::EMPTY.with(BOB).with(CID),
        },
    ];
    turns.chain(draws).chain(returns).chain(others).collect()
}

#[test]
fn every_event_is_a_sentence_for_every_viewer_and_never_calls_the_viewer_by_name() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for viewer in [None, Some(ANN), Some(BOB), Some(CID)] {
            let teller = Teller::new(&texts, &NAMES, viewer);
            for event in events() {
                let line = teller.line(&event);
                assert!(line.ends_with(['.', '!', '"']), "{line}");
                if let Some(viewer) = viewer {
                    assert!(!line.contains(NAMES[viewer.index()]), "{line}");
                }
                assert!(!line.contains("none"), "{line}");
            }
        }
    }
}

#[test]
fn the_same_event_reads_differently_for_the_one_it_is_about() {
    let texts = Texts::new(Lang::Nl);
    let told = |viewer, event| Teller::new(&texts, &NAMES, viewer).line(&event);
    let caught = EventOf::Caught { by: BOB, seat: CID };
    assert_eq!(
        told(None, caught),
        "Bob betrapt Cid: geen \"Uno!\" geroepen."
    );
    assert_eq!(
        told(Some(BOB), caught),
        "Je betrapt Cid: geen \"Uno!\" geroepen."
    );
    assert_eq!(
        told(Some(CID), caught),
        "Bob betrapt jou: geen \"Uno!\" geroepen."
    );
    let turn = EventOf::Turn {
        seat: BOB,
        step: Step::Serve(penalty(true)),
    };
    assert_eq!(told(Some(ANN), turn), "Er wachten 4 kaarten op Bob.");
    assert_eq!(
        told(Some(BOB), turn),
        "Er wachten 4 kaarten op jou. Je mag de Wild Pak 4 van Cid aanvechten."
    );
    let ended = EventOf::MatchEnded {
        winners: SeatSet::EMPTY.with(BOB).with(CID),
    };
    assert_eq!(told(Some(CID), ended), "De partij is voor Bob en jou!");
}

#[test]
fn cards_drawn_one_after_another_are_told_together() {
    let texts = Texts::new(Lang::Nl);
    let draw = |card, why| EventOf::Drew {
        seat: BOB,
        card,
        why,
    };
    let events = [
        draw(None, Why::Penalty),
        draw(None, Why::Penalty),
        EventOf::Refilled,
        draw(None, Why::Penalty),
        draw(None, Why::Caught),
    ];
    let told = Teller::new(&texts, &NAMES, Some(ANN)).lines(&events);
    assert_eq!(told[0], "Bob pakt 2 strafkaarten.");
    assert_eq!(
        told[2..],
        ["Bob pakt 1 strafkaart.", "Bob pakt 1 strafkaart."]
    );
    let own = [
        draw(Some(FIVE), Why::Turn),
        draw(Some(FIVE), Why::Turn),
        draw(Some(SKIP), Why::Turn),
    ];
    let told = Teller::new(&texts, &NAMES, Some(BOB)).lines(&own);
    assert_eq!(told, ["Je pakt 3 kaarten: rode 5 (2×) en blauwe Stop."]);
}

#[test]
fn a_deal_and_the_cards_of_one_play_are_told_in_one_line() {
    let texts = Texts::new(Lang::En);
    let teller = Teller::new(&texts, &NAMES, Some(ANN));
    let deal = |seat, card| EventOf::Dealt { seat, card };
    let even = [deal(BOB, None), deal(CID, None), deal(ANN, Some(FIVE))];
    assert_eq!(
        teller.lines(&even),
        ["Everybody gets 1 card. Your cards: red 5."]
    );
    let uneven = [deal(BOB, None), deal(CID, None), deal(BOB, None)];
    assert_eq!(
        teller.lines(&uneven),
        ["Bob gets 2 cards. Cid gets 1 card."]
    );
    let play = |card| EventOf::Played {
        seat: BOB,
        card,
        color: None,
        jump_in: false,
    };
    let blue = Card::colored(Color::Blue, Rank::Number(5));
    let turn = EventOf::Turn {
        seat: CID,
        step: Step::Play,
    };
    assert_eq!(
        teller.lines(&[play(FIVE), play(blue), turn]),
        ["Bob plays a red 5 and a blue 5.", "It is Cid’s turn."]
    );
}

#[test]
fn a_seat_without_a_name_gets_a_number() {
    let texts = Texts::new(Lang::En);
    let teller = Teller::new(&texts, &NAMES[..1], None);
    assert_eq!(
        teller.line(&EventOf::Passed { seat: CID }),
        "Player 3 passes."
    );
}
