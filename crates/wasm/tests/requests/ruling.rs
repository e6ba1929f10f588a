//! Whether a move is allowed at a table with a deck of paper.

use crate::{ask, nl, problem};
use lastcard_engine::{
    Action, Card, Command, Direction, DrawCard, LaidBy, Phase, Play, Rank, Seat, State, Step,
};
use lastcard_notation::scenario::{Begin, Doing};
use lastcard_notation::{Scenario, check};
use lastcard_protocol::game::{Card as WireCard, Move, RefusalCode};
use lastcard_protocol::ids::SeatNumber;
use lastcard_protocol::local::{Answer, Request, Situation, SituationStep};
use std::fs;
use std::path::{Path, PathBuf};

fn card(text: &str) -> WireCard {
    text.parse().unwrap()
}

fn cards(text: &str) -> Vec<WireCard> {
    text.split(' ').map(card).collect()
}

/// Three players, a blue 5 on top, the turn of the one who asks.
fn situation(hand: &str) -> Situation {
    Situation {
        hand: cards(hand),
        top: card("B5"),
        color: None,
        others: vec![4, 5],
        step: SituationStep::Play,
        drawn: None,
        owed: 0,
        uno_called: false,
        on_turn: SeatNumber::new(0).unwrap(),
    }
}

fn play(text: &str) -> Move {
    Move::Play {
        cards: cards(text),
        color: None,
        swap: None,
        uno: false,
    }
}

fn request(situation: Situation, play: Move) -> Request {
    Request::Ruling {
        rules: "standard".to_owned(),
        lang: nl(),
        situation,
        play,
    }
}

/// Whether it is allowed, the reason if it is not, and the text.
fn ruled(situation: Situation, play: Move) -> (bool, Option<RefusalCode>, String) {
    match ask(request(situation, play)) {
        Answer::Ruling {
            allowed,
            code,
            clause,
            text,
        } => {
            assert_eq!(clause.is_some(), code.is_some(), "{text}");
            (allowed, code, text)
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_allowed_comes_with_what_happens_next() {
    let (allowed, code, text) = ruled(situation("B+2 R1 G4"), play("B+2"));
    assert_eq!((allowed, code), (true, None));
    assert_eq!(
        text,
        "Dat mag. Je speelt een blauwe Pak 2. Er wachten 2 kaarten op Speler 2."
    );
    let (_, _, text) = ruled(situation("R1 G4"), Move::Draw {});
    assert_eq!(text, "Dat mag. Je pakt een kaart.");
    let mut last = situation("B1");
    last.uno_called = true;
    let (allowed, _, text) = ruled(last, play("B1"));
    assert!(allowed && text.ends_with("Je wint de ronde."), "{text}");
}

#[test]
fn what_is_not_allowed_comes_with_what_can_be_done_instead() {
    let (allowed, code, text) = ruled(situation("R1 G4"), play("R1"));
    assert_eq!(
        (allowed, code),
        (false, Some(RefusalCode::CardDoesNotMatch))
    );
    assert!(
        text.starts_with("Je rode 1 past hier niet. De kleur is blauw"),
        "{text}"
    );
    let mut waits = situation("R+2 G4");
    (waits.top, waits.step, waits.owed) = (card("B+2"), SituationStep::Serve, 2);
    let (_, code, _) = ruled(waits, play("R+2"));
    assert_eq!(code, Some(RefusalCode::MustServePenalty));
    let mut others = situation("B1 G4");
    others.on_turn = SeatNumber::new(1).unwrap();
    let (_, code, text) = ruled(others, play("B1"));
    assert_eq!(code, Some(RefusalCode::NotYourTurn));
    assert!(text.starts_with("Speler 2 is aan de beurt"), "{text}");
}

#[test]
fn a_bluff_is_allowed_with_a_word_about_what_it_costs() {
    let four = || Move::Play {
        cards: cards("W+4"),
        color: Some(lastcard_protocol::game::Color::Red),
        swap: None,
        uno: false,
    };
    let (allowed, _, text) = ruled(situation("W+4 B1 R2"), four());
    assert!(allowed, "{text}");
    let costs = "bluf: Speler 2 mag het aanvechten, en dan pak jij 4 kaarten.";
    assert!(text.ends_with(costs), "{text}");
    // Without a blue card it is none.
    let (allowed, _, text) = ruled(situation("W+4 G1 R2"), four());
    assert!(allowed && !text.contains("bluf"), "{text}");
}

#[test]
fn a_challenge_is_allowed_without_a_word_about_its_end() {
    let mut waits = situation("R1 G4");
    (waits.top, waits.color) = (card("W+4"), Some(lastcard_protocol::game::Color::Red));
    (waits.step, waits.owed) = (SituationStep::Serve, 4);
    assert_eq!(ruled(waits.clone(), Move::Challenge {}).2, "Dat mag.");
    // One that was laid on another cannot be challenged.
    waits.owed = 8;
    let (_, code, _) = ruled(waits, Move::Challenge {});
    assert_eq!(code, Some(RefusalCode::CannotChallenge));
}

#[test]
fn a_table_that_cannot_be_is_a_problem() {
    let mut no_color = situation("R1");
    no_color.top = card("W");
    let mut drawn = situation("R1");
    (drawn.step, drawn.drawn) = (SituationStep::AfterDraw, Some(card("G2")));
    let mut nothing_waits = situation("R1");
    nothing_waits.step = SituationStep::Serve;
    let mut alone = situation("R1");
    alone.others.clear();
    let mut nobody = situation("R1");
    nobody.on_turn = SeatNumber::new(3).unwrap();
    let mut many = situation("R1");
    many.others = vec![60, 60];
    let zeros = situation("R0 R0");
    for impossible in [no_color, drawn, nothing_waits, alone, nobody, many, zeros] {
        let text = problem(request(impossible, Move::Draw {}));
        assert!(
            text.starts_with("Zo kan het aan tafel niet staan"),
            "{text}"
        );
    }
    let mut faulty = request(situation("R1"), Move::Draw {});
    if let Request::Ruling { rules, .. } = &mut faulty {
        *rules = "draw.mode = 1".to_owned();
    }
    assert!(problem(faulty).contains("draw.mode"));
}

#[test]
fn a_ruling_is_what_the_engine_says_in_every_scenario_that_can_be_told_like_this() {
    let (mut asked, mut wrong) = (0, Vec::new());
    for path in scenarios() {
        let text = fs::read_to_string(&path).unwrap();
        assert!(check("", &text).unwrap().holds);
        let scenario = Scenario::parse(&text).unwrap();
        if !matches!(scenario.begin, Begin::Position(_)) {
            continue;
        }
        let (mut state, mut chance) = scenario.set_up().unwrap();
        for step in &scenario.steps {
            let Doing::Command(command) = step.doing else {
                continue;
            };
            if let Command::Act(seat, action) = command
                && let Some((situation, play)) = told(&state, seat, &action)
            {
                let expected = state.check(&command).err().map(RefusalCode::from);
                let answer = ask(Request::Ruling {
                    rules: scenario.rules.to_toml_short(),
                    lang: nl(),
                    situation,
                    play,
                });
                let Answer::Ruling { allowed, code, .. } = answer else {
                    panic!("{}: {command:?}: {answer:?}", path.display());
                };
                if (allowed, code) != (expected.is_none(), expected) {
                    wrong.push(format!("{}: {command:?}: {code:?}", path.display()));
                }
                asked += 1;
            }
            // A position has no cards for another round.
            if command == Command::NextRound {
                break;
            }
            let _ = state.command(&command, &mut chance, &mut ());
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(asked > 200, "{asked} moves");
}

/// How somebody would tell of a move, where that can be told: everybody plays, clockwise, and nothing is open that only
/// those know who saw the move before.
fn told(state: &State, seat: Seat, action: &Action) -> Option<(Situation, Move)> {
    let public = state.public();
    let Phase::Turn {
        seat: on_turn,
        step,
    } = *public.phase()
    else {
        return None;
    };
    let seats = public.seats();
    let from =
        |other: Seat| SeatNumber::new(((other.index() + seats - seat.index()) % seats) as u8);
    let hand = state.hand(seat);
    let missed = hand.len() == 1 && public.uncalled().contains(seat);
    // A position may hold more of a card than the decks have; nobody with paper cards can tell of that.
    let mut decks = public.rules().deck(seats).ok()?;
    for card in hand.iter().chain(public.top()) {
        if !decks.contains(card) {
            return None;
        }
        decks.remove(card);
    }
    let plain = public.in_round() == public.all_seats()
        && (public.direction() == Direction::Clockwise || seats == 2)
        && public.exposed().is_empty()
        && public.drawable() > 0
        && public.announced().without(seat).is_empty()
        && !(missed && seat != on_turn)
        && !matches!(action, Action::Call | Action::Catch(_) | Action::Leave)
        // Who laid the top card is not told; on one's own card nobody jumps in.
        && !(matches!(action, Action::JumpIn(_)) && public.laid_by() == LaidBy::Seat(seat))
        && public.rules().team_size.get().is_none();
    if !plain
        || public
            .all_seats()
            .iter()
            .any(|seat| state.hand(seat).is_empty())
    {
        return None;
    }
    let (step, drawn, owed) = match step {
        Step::Play => (SituationStep::Play, None, 0),
        Step::AfterDraw(drawn) => {
            let own = (seat == on_turn).then(|| WireCard::from(drawn.card));
            (SituationStep::AfterDraw, own, 0)
        }
        Step::Serve(penalty) if !penalty.start && !penalty.then_plays => {
            let top = public.top()?;
            let shown = match penalty.last {
                DrawCard::Two => top.rank() == Some(Rank::DrawTwo) && penalty.only_twos,
                DrawCard::Four => {
                    top == Card::WILD_DRAW_FOUR
                        && (penalty.challenge.is_some() == (penalty.owed == 4)
                            || *action != Action::Challenge)
                }
            };
            if !shown {
                return None;
            }
            (SituationStep::Serve, None, penalty.owed)
        }
        Step::Serve(_) | Step::NameColor | Step::SwapStart => return None,
    };
    let top = public.top()?;
    let others = (1..seats).map(|n| public.count(Seat::new((seat.index() + n) % seats)) as u16);
    let situation = Situation {
        hand: hand.iter().map(WireCard::from).collect(),
        top: top.into(),
        color: public.color().filter(|_| top.is_wild()).map(Into::into),
        others: others.collect(),
        step,
        drawn,
        owed,
        uno_called: public.announced().contains(seat) || hand.len() == 1 && !missed,
        on_turn: from(on_turn)?,
    };
    Some((
        situation,
        Move::try_from(&turned(action, seat, seats)).ok()?,
    ))
}

/// The move with the seats counted from the one who makes it.
fn turned(action: &Action, seat: Seat, seats: usize) -> Action {
    let turn = |other: Seat| Seat::new((other.index() + seats - seat.index()) % seats);
    let play = |play: &Play| Play {
        swap: play.swap.map(turn),
        ..*play
    };
    match action {
        Action::Play(of) => Action::Play(play(of)),
        Action::JumpIn(of) => Action::JumpIn(play(of)),
        Action::Swap(other) => Action::Swap(turn(*other)),
        other => *other,
    }
}

fn scenarios() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let mut folders = vec![root.join("scenarios"), root.join("clauses")];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "toml") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}
