//! The table that somebody tells of.

use lastcard_engine::rules::ChallengeWho;
use lastcard_engine::{
    Action, Card, Challenge, Color, Direction, DrawCard, DrawnCard, Event, Evidence, Full, Hand,
    Penalty, Position, Rank, Rules, Seat, SeatSet, State, Step,
};
use lastcard_protocol::local::{Situation, SituationStep};

/// The table as a state; none when no table can stand like that. What was not told is as plain as can be: the others hold
/// whatever cards are left, and have called where they had to, but for one that is to be caught.
pub(super) fn of(rules: Rules, told: &Situation, action: &Action) -> Option<State> {
    let seats = told.others.len() + 1;
    let on_turn =
        Seat::try_new(usize::from(told.on_turn.get())).filter(|seat| seat.index() < seats)?;
    let mut rest = rules.deck(seats).ok()?;
    let top: Card = told.top.into();
    let own: Vec<Card> = told.hand.iter().map(|&card| card.into()).collect();
    for &card in own.iter().chain([&top]) {
        rest = without(&rest, card)?;
    }
    let mut hands = vec![own.iter().copied().collect::<Hand>()];
    let mut cards = rest.iter();
    for &count in &told.others {
        let hand: Vec<Card> = cards.by_ref().take(usize::from(count)).collect();
        if hand.len() < usize::from(count) {
            return None;
        }
        hands.push(hand.into_iter().collect());
    }
    if hands.iter().any(Hand::is_empty) {
        return None;
    }
    let one = |seat: Seat| hands.get(seat.index()).is_some_and(|hand| hand.len() == 1);
    let asking = SeatSet::EMPTY.with(super::ASKING);
    let missed = one(super::ASKING) && !told.uno_called;
    // Whoever is on turn with one card held it for a while; nobody can be caught for that any more.
    let late = missed && on_turn != super::ASKING;
    let caught = match *action {
        Action::Catch(seat) if one(seat) => SeatSet::EMPTY.with(seat),
        _ => SeatSet::EMPTY,
    };
    let position = Position {
        rules,
        seats,
        dealer: Seat::new(seats - 1),
        totals: vec![0; seats],
        turn: on_turn,
        direction: Direction::Clockwise,
        discard: vec![top],
        color: told.color.map(Color::from),
        uncalled: if missed && !late {
            asking
        } else {
            SeatSet::EMPTY
        },
        exposed: if late { caught.union(asking) } else { caught },
        penalty: 0,
        draw: cards.collect(),
        hands,
    };
    let mut state = State::from_position(&position).ok()?;
    if told.uno_called && own.len() == 2 {
        state.evolve(&Event::Called {
            seat: super::ASKING,
        });
    }
    if let Some(step) = step(&state, told, on_turn)? {
        state.evolve(&Event::Turn {
            seat: on_turn,
            step,
        });
    }
    Some(state)
}

fn without(cards: &Hand, card: Card) -> Option<Hand> {
    let mut left = *cards;
    cards.contains(card).then(|| left.remove(card))?;
    Some(left)
}

/// What the seat on turn is asked for, besides a plain play; the outer none when it cannot be.
#[expect(clippy::option_option, reason = "impossible, plain, something else")]
fn step(state: &State, told: &Situation, on_turn: Seat) -> Option<Option<Step<Full>>> {
    let (drawn, owed) = (told.drawn.map(Card::from), told.owed);
    match told.step {
        SituationStep::Play if drawn.is_none() && owed == 0 => Some(None),
        SituationStep::AfterDraw if owed == 0 => {
            let hand = state.hand(on_turn);
            let card = match drawn {
                Some(card) => card,
                // Which card somebody else has drawn is not known, and does not matter.
                None if on_turn != super::ASKING => hand.nth(0)?,
                None => return None,
            };
            let fits = state.legal(on_turn).plays.contains(card);
            let drawn = DrawnCard { card, fits };
            hand.contains(card).then_some(Some(Step::AfterDraw(drawn)))
        }
        SituationStep::Serve if drawn.is_none() && owed > 0 => {
            let last = if state.public().top() == Some(Card::WILD_DRAW_FOUR) {
                DrawCard::Four
            } else if state.public().top().and_then(Card::rank) == Some(Rank::DrawTwo) {
                DrawCard::Two
            } else {
                return None;
            };
            // One that answered another penalty cannot be challenged.
            let single = last == DrawCard::Four && owed == Card::WILD_DRAW_FOUR.draws();
            let challenge = if single {
                challenge(state, on_turn)
            } else {
                None
            };
            Some(Some(Step::Serve(Penalty {
                owed,
                last,
                only_twos: last == DrawCard::Two,
                start: false,
                then_plays: false,
                challenge,
            })))
        }
        SituationStep::Play | SituationStep::AfterDraw | SituationStep::Serve => None,
    }
}

/// The challenge of the Wild Draw Four that the player before has laid. How it ends is never told.
fn challenge(state: &State, on_turn: Seat) -> Option<Challenge<Full>> {
    let public = state.public();
    let offender = Seat::new((on_turn.index() + public.seats() - 1) % public.seats());
    (public.rules().challenge_who != ChallengeWho::Nobody).then(|| Challenge {
        offender,
        prior_color: None,
        prior_top: Card::WILD,
        evidence: Evidence {
            hand: *state.hand(offender),
            guilty: false,
        },
    })
}
