//! Written-down spots, to see what a bot does in them.

use lastcard_bots::Bot;
use lastcard_engine::{
    Action, Card, Color, Direction, Hand, Play, Position, Rules, Seat, SeatSet, State,
};
use lastcard_notation::RulesDocument;
use lastcard_notation::card::{parse_card, parse_cards, parse_hand};

/// Rules as a change of `standard`.
pub(crate) fn rules(changes: &str) -> Rules {
    RulesDocument::parse(&format!("preset = \"standard\"\n{changes}"))
        .expect("valid rules")
        .rules
}

/// The first seat is on turn; the discard pile has its top last; all cards that are left of one deck are in
/// the draw pile.
pub(crate) fn spot(rules: Rules, discard: &str, hands: &[&str]) -> Position {
    let discard = parse_cards(discard).expect("cards");
    let hands: Vec<Hand> = hands
        .iter()
        .map(|hand| parse_hand(hand).expect("cards"))
        .collect();
    let mut draw = rules.deck(hands.len()).expect("a deck");
    for card in discard
        .iter()
        .copied()
        .chain(hands.iter().flat_map(Hand::iter))
    {
        assert!(draw.remove(card), "{card} is there too often");
    }
    Position {
        rules,
        seats: hands.len(),
        dealer: Seat::new(hands.len() - 1),
        totals: vec![0; hands.len()],
        turn: Seat::new(0),
        direction: Direction::Clockwise,
        discard,
        color: None,
        uncalled: SeatSet::EMPTY,
        exposed: SeatSet::EMPTY,
        penalty: 0,
        draw,
        hands,
    }
}

/// The state of a spot.
pub(crate) fn state(spot: &Position) -> State {
    State::from_position(spot).expect("a position that can be played")
}

/// What the bot on turn does.
pub(crate) fn move_of(bot: &mut impl Bot, state: &State) -> Action {
    let seat = state
        .public()
        .phase()
        .on_turn()
        .expect("somebody is on turn");
    bot.turn(&state.view(Some(seat)))
        .expect("who is on turn has a move")
}

/// The card that the bot on turn plays.
pub(crate) fn card_of(bot: &mut impl Bot, state: &State) -> Card {
    played(&move_of(bot, state)).cards.last()
}

/// The play that an action is.
pub(crate) fn played(action: &Action) -> Play {
    match action {
        Action::Play(play) | Action::JumpIn(play) => *play,
        other => panic!("{other:?} is no play"),
    }
}

/// One card by its short form.
pub(crate) fn card(text: &str) -> Card {
    parse_card(text).expect("a card")
}

/// The color that is named in a Wild.
pub(crate) fn color_of(bot: &mut impl Bot, state: &State) -> Color {
    played(&move_of(bot, state))
        .color
        .expect("a Wild with a color")
}
