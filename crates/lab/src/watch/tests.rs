use super::*;
use crate::play::play_game;
use crate::setup::Setup;
use lastcard_bots::Level;
use lastcard_engine::{Card, Color, DrawCard, Hand, Penalty, Rank};
use lastcard_notation::Preset;

const RED_FIVE: Card = Card::colored(Color::Red, Rank::Number(5));

fn seat(number: usize) -> Seat {
    Seat::new(number)
}

/// A round of three who hold so many cards each; seat 2 deals.
fn dealt(cards: [u32; 3]) -> Watch {
    let mut watch = Watch::new(3, 7);
    watch.push(Event::RoundBegan {
        round: 1,
        dealer: seat(2),
        players: SeatSet::first(3),
    });
    for (number, count) in cards.into_iter().enumerate() {
        for _ in 0..count {
            watch.push(Event::Dealt {
                seat: seat(number),
                card: RED_FIVE,
            });
        }
    }
    watch
}

fn turn(number: usize) -> Event {
    Event::Turn {
        seat: seat(number),
        step: Step::Play,
    }
}

fn played(number: usize) -> Event {
    Event::Played {
        seat: seat(number),
        card: RED_FIVE,
        color: None,
        jump_in: false,
    }
}

fn drew(number: usize, why: Why) -> Event {
    Event::Drew {
        seat: seat(number),
        card: RED_FIVE,
        why,
    }
}

fn ended(winner: usize) -> Event {
    Event::RoundEnded {
        winner: Some(seat(winner)),
        stalled: false,
    }
}

fn row(mut watch: Watch, events: &[Event]) -> Row {
    for &event in events {
        watch.push(event);
    }
    watch.take()
}

#[test]
fn a_draw_and_the_play_of_the_drawn_card_are_one_turn() {
    let row = row(
        dealt([3, 3, 3]),
        &[
            turn(0),
            drew(0, Why::Turn),
            played(0),
            turn(1),
            played(1),
            turn(2),
            drew(2, Why::Turn),
            drew(2, Why::Turn),
        ],
    );
    assert_eq!(
        (row.turns, row.plays, row.draws, row.drawing_turns),
        (3, 2, 3, 2)
    );
    assert_eq!((row.game, row.dealer, row.first), (7, 2, 0));
}

#[test]
fn who_only_draws_a_penalty_has_no_turn_and_who_answers_it_has_one() {
    let penalty = Penalty {
        owed: 2,
        last: DrawCard::Two,
        only_twos: true,
        start: false,
        then_plays: false,
        challenge: None,
    };
    let serve = |number| Event::Turn {
        seat: seat(number),
        step: Step::Serve(penalty),
    };
    let penalty_card = drew(2, Why::Penalty);
    let row = row(
        dealt([5, 5, 5]),
        &[
            turn(0),
            played(0),
            serve(1),
            played(1),
            serve(2),
            penalty_card,
            penalty_card,
            Event::Refilled,
            penalty_card,
            penalty_card,
            turn(0),
            drew(0, Why::Caught),
            drew(0, Why::Caught),
            drew(1, Why::Innocent),
            turn(2),
        ],
    );
    assert_eq!((row.turns, row.refills, row.call_cards), (2, 1, 2));
    assert_eq!(
        (row.penalties, row.penalty_cards, row.worst_penalty),
        (2, 5, 4)
    );
}

#[test]
fn penalties_of_two_seats_are_two() {
    let row = row(
        dealt([5, 5, 5]),
        &[
            turn(0),
            played(0),
            drew(1, Why::BlankWild),
            drew(2, Why::BlankWild),
            turn(1),
        ],
    );
    assert_eq!(
        (row.penalties, row.penalty_cards, row.worst_penalty),
        (2, 2, 1)
    );
}

#[test]
fn the_lead_changes_when_another_seat_holds_the_fewest_alone() {
    let row = row(
        dealt([4, 4, 4]),
        &[
            turn(0),
            // Seat 0 takes the lead, seat 1 comes up to it, and then passes it; that is one change.
            played(0),
            turn(1),
            played(1),
            turn(2),
            drew(2, Why::Turn),
            turn(0),
            drew(0, Why::Turn),
            turn(1),
            played(1),
            // Cards that come and go within a move change nothing.
            drew(1, Why::Turn),
            turn(2),
            ended(1),
        ],
    );
    assert_eq!(row.lead_changes, 1);
}

#[test]
fn hands_that_move_take_their_counts_with_them() {
    let swapped = Event::Swapped {
        seat: seat(0),
        with: seat(2),
        hand: (),
    };
    let turned = Event::DirectionTurned {
        direction: Direction::Counterclockwise,
    };
    let rotated = Event::Rotated { hand: () };
    let mut watch = dealt([1, 5, 9]);
    for event in [turn(0), swapped] {
        watch.push(event);
    }
    assert_eq!(watch.counts[..3], [9, 5, 1]);
    watch.push(rotated);
    assert_eq!(watch.counts[..3], [1, 9, 5]);
    watch.push(turned);
    watch.push(rotated);
    assert_eq!(watch.counts[..3], [9, 5, 1]);
    let row = row(watch, &[ended(1)]);
    assert_eq!((row.swaps, row.winner, row.winner_peak), (3, Some(1), 9));
}

#[test]
fn the_first_turn_is_that_of_the_first_seat_that_may_play() {
    let start = Event::Turn {
        seat: seat(0),
        step: Step::Serve(Penalty {
            owed: 2,
            last: DrawCard::Two,
            only_twos: true,
            start: true,
            then_plays: false,
            challenge: None,
        }),
    };
    let row_of = |events: &[Event]| row(dealt([3, 3, 3]), events).first;
    assert_eq!(row_of(&[start, drew(0, Why::Penalty), turn(1)]), 1);
    assert_eq!(row_of(&[]), 0);
}

#[test]
fn a_round_that_is_broken_off_has_no_winner_and_shows_what_was_held() {
    let mut watch = dealt([3, 4, 5]);
    for event in [turn(0), drew(0, Why::Turn)] {
        watch.push(event);
    }
    let row = watch.break_off();
    assert!(row.stalled && row.winner.is_none());
    assert_eq!(row.cards_left, [4, 4, 5]);
}

#[test]
fn hands_counted_and_points_stand_by_seat() {
    let hand: Hand = [RED_FIVE, RED_FIVE].into_iter().collect();
    let counted = Event::HandCounted {
        seat: seat(1),
        hand,
        value: 10,
    };
    let scored = Event::Scored {
        seat: seat(0),
        points: 10,
        total: 10,
    };
    let over = Event::MatchEnded {
        winners: SeatSet::EMPTY.with(seat(0)),
    };
    let row = row(
        dealt([1, 2, 2]),
        &[turn(0), played(0), ended(0), counted, scored, over],
    );
    assert_eq!(
        (row.cards_left, row.values_left),
        (vec![0, 2, 0], vec![0, 10, 0])
    );
    assert_eq!(
        (row.points, row.match_winners),
        (vec![10, 0, 0], Some(vec![0]))
    );
}

#[test]
fn in_every_preset_the_cards_of_a_row_add_up() {
    for preset in Preset::ALL {
        let rules = preset.document().rules;
        for bots in [vec![Level::Random; 4], vec![Level::Easy; 4]] {
            let setup = Setup {
                rules,
                bots,
                matches: false,
                seed: 1,
            };
            let mut rows = Vec::new();
            (0..60).for_each(|game| play_game(&setup, game, &mut rows));
            assert_eq!(rows.len(), 60);
            for row in &rows {
                let name = preset.name();
                let in_hands: u32 = row.cards_left.iter().sum();
                let dealt = 4 * u32::from(rules.hand_size.get());
                let drawn = row.draws + row.penalty_cards + row.call_cards;
                // Cards of those who are knocked out go under the discards.
                if rules.mercy_limit.get().is_none() {
                    assert_eq!(dealt + drawn, row.plays + in_hands, "{name}: {row:?}");
                }
                assert!(row.turns >= row.drawing_turns, "{name}: {row:?}");
                assert!(
                    row.winner.is_none() || row.winner_peak > 0,
                    "{name}: {row:?}"
                );
                assert!(row.guilty <= row.challenges && row.worst_penalty <= row.penalty_cards);
            }
        }
    }
}
