//! Tables to try rulings on, and short texts for cards and moves.

use crate::presets::rules;
use lastcard_engine::rules::RulesDraft;
use lastcard_engine::{
    Action, Card, Cards, Color, Command, Direction, Event, FirstDeal, Play, Refusal, Rules, Seat,
};
use lastcard_testkit::{FixedOrder, Reference, ReferencePosition};

/// The card with that short form.
pub(crate) fn card(text: &str) -> Card {
    Card::all()
        .find(|card| card.to_string() == text)
        .unwrap_or_else(|| panic!("{text}"))
}

/// The cards of a text, with spaces between.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

/// A position in which the first seat is on turn and the last one dealt.
pub(crate) fn position(rules: Rules, top: &str, hands: &[&str]) -> ReferencePosition {
    ReferencePosition {
        rules,
        dealer: Seat::new(hands.len() - 1),
        totals: vec![0; hands.len()],
        turn: Seat::new(0),
        direction: Direction::Clockwise,
        discard: cards(top),
        color: None,
        uncalled: vec![],
        exposed: vec![],
        penalty: 0,
        hands: hands.iter().map(|hand| cards(hand)).collect(),
        draw_pile: vec![],
    }
}

/// A table with the first seat on turn and the draw pile in this order.
pub(crate) fn table(
    draft: RulesDraft,
    options: &[(&str, &str)],
    top: &str,
    hands: &[&str],
    pile: &str,
) -> Table {
    Table::at(position(rules(draft, options), top, hands), pile)
}

/// A round dealt from a deck in its order by the last of so many seats.
pub(crate) fn dealt(
    draft: RulesDraft,
    options: &[(&str, &str)],
    seats: usize,
    deck: &str,
) -> (Table, Vec<Event>) {
    let dealer = FirstDeal::Named(Seat::new(seats - 1));
    let mut game = Reference::new(rules(draft, options), seats, dealer).unwrap();
    game.set_deck(cards(deck));
    let mut table = Table {
        game,
        chance: FixedOrder::of_deck(&cards(deck)),
    };
    let events = table.says(Command::NextRound);
    (table, events)
}

/// How many events are as wanted.
pub(crate) fn count(events: &[Event], wanted: impl Fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| wanted(event)).count()
}

/// The seat with that number.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number)
}

/// A match and its chance, played with short texts.
pub(crate) struct Table {
    pub(crate) game: Reference,
    pub(crate) chance: FixedOrder,
}

impl Table {
    /// A table at a position whose draw pile lies in this order.
    pub(crate) fn at(position: ReferencePosition, pile: &str) -> Table {
        let pile = cards(pile);
        let chance = FixedOrder::of_pile(&pile);
        let game = Reference::from_position(ReferencePosition {
            draw_pile: pile,
            ..position
        });
        Table { game, chance }
    }

    /// Does a command that must be accepted.
    pub(crate) fn does(&mut self, seat: usize, text: &str) -> Vec<Event> {
        let command = Command::Act(Seat::new(seat), action(text));
        let done = self.game.command(&command, &mut self.chance);
        done.unwrap_or_else(|refusal| panic!("{seat} {text}: {refusal:?}"))
    }

    /// The reason for which a command is refused, if it is; nothing has changed then.
    pub(crate) fn refuses(&self, seat: usize, text: &str) -> Option<Refusal> {
        let before = self.game.clone();
        let command = Command::Act(Seat::new(seat), action(text));
        let refusal = self
            .game
            .clone()
            .command(&command, &mut self.chance.clone())
            .err();
        assert_eq!(self.game.judge(&command).err(), refusal);
        assert_eq!(self.game, before);
        refusal
    }

    /// A command of the clock or of the table.
    pub(crate) fn says(&mut self, command: Command) -> Vec<Event> {
        self.game.command(&command, &mut self.chance).unwrap()
    }

    /// A hand, its cards in the order of their index.
    pub(crate) fn hand(&self, seat: usize) -> String {
        self.game.hand_of(Seat::new(seat)).to_string()
    }

    /// Whose turn it is.
    pub(crate) fn turn(&self) -> Option<usize> {
        self.game.turn_of().map(Seat::index)
    }
}

/// An action from words like `plays R7 swap 2 uno`, `jumps W red`, `draws`, `catches 1`.
pub(crate) fn action(text: &str) -> Action {
    let words: Vec<&str> = text.split_whitespace().collect();
    let seat = || Seat::new(words[1].parse().unwrap());
    match words[0] {
        "plays" => Action::Play(play(&words[1..])),
        "jumps" => Action::JumpIn(play(&words[1..])),
        "draws" => Action::Draw,
        "passes" => Action::Pass,
        "names" => Action::Name(color(words[1]).unwrap()),
        "swaps" => Action::Swap(seat()),
        "challenges" => Action::Challenge,
        "calls" => Action::Call,
        "catches" => Action::Catch(seat()),
        "leaves" => Action::Leave,
        other => panic!("{other}"),
    }
}

fn play(words: &[&str]) -> Play {
    let mut laid = Vec::new();
    let mut play = Play::card(Card::WILD);
    let mut rest = words.iter();
    while let Some(&word) = rest.next() {
        match word {
            "uno" => play.uno = true,
            "swap" => play.swap = Some(Seat::new(rest.next().unwrap().parse().unwrap())),
            _ if color(word).is_some() => play.color = color(word),
            _ => laid.push(card(word)),
        }
    }
    Play {
        cards: Cards::new(&laid).unwrap(),
        ..play
    }
}

fn color(word: &str) -> Option<Color> {
    let words = ["red", "yellow", "green", "blue"];
    words
        .iter()
        .position(|&w| w == word)
        .map(|place| Color::ALL[place])
}
