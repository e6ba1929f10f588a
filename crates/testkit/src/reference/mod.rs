//! The game once more, slow and obvious: what a table is made of, and where each command goes.
//!
//! Written from the rules' documents alone. The numbers in brackets are theirs: E-… for the rulings.

mod able;
mod around;
mod clock;
mod dealer;
mod draw;
mod finish;
mod hands;
mod judge;
mod leave;
mod legal;
mod play;
mod position;
mod read;
mod start;
mod uno;

pub use position::ReferencePosition;

use lastcard_engine::{
    Action, Card, Cards, Chance, Color, Command, Direction, Event, FirstDeal, Full, Hand, Phase,
    Refusal, Rules, Seat, SeatsError, Step, Wild,
};

/// The reference implementation of one match.
///
/// Like the engine, it leaves everything random to a [`Chance`]: it knows which cards the draw pile
/// holds, not their order.
#[derive(Clone, PartialEq, Debug)]
pub struct Reference {
    rules: Rules,
    /// The cards that the next round is dealt from.
    deck: Vec<Card>,
    players: Vec<Player>,
    draw_pile: Vec<Card>,
    /// The last one is the top.
    discards: Vec<Card>,
    color: Option<Color>,
    direction: Direction,
    /// Who laid the top card, where a seat did.
    top_by: Option<Seat>,
    /// Whether the top card is the start card.
    start_on_top: bool,
    dealer: Option<Seat>,
    round: u32,
    /// Who went out in this round, in order.
    out: Vec<Seat>,
    phase: Phase<Full>,
    /// What the command in hand has brought about so far; empty between commands.
    log: Vec<Event>,
}

/// What a player is in the round.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Part {
    /// Plays.
    In,
    /// Has laid the last card.
    Out,
    /// Reached the mercy limit, with a hand that counted so much.
    KnockedOut(u32),
    /// Is no player of this round.
    Away,
}

/// What a player is in the match.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Standing {
    Plays,
    Eliminated,
    Left,
}

/// How it stands with a player's call.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Call {
    /// None is missing.
    Fine,
    /// Called with two cards in hand, before playing.
    Announced,
    /// Holds one card, did not call, may be caught; perhaps through somebody else's play.
    Exposed { by_other: bool },
    /// Holds one card, did not call, cannot be caught any more.
    Missed,
}

/// One seat at the table.
#[derive(Clone, PartialEq, Debug)]
struct Player {
    hand: Vec<Card>,
    standing: Standing,
    part: Part,
    total: i32,
    /// This round's points, once it is over.
    points: i32,
    call: Call,
    /// Was caught in this window.
    caught: bool,
}

impl Reference {
    /// A match of so many players that has not begun.
    ///
    /// # Errors
    /// When so many players cannot play with these rules.
    pub fn new(rules: Rules, seats: usize, first: FirstDeal) -> Result<Reference, SeatsError> {
        let mut deck = Vec::new();
        for _ in 0..rules.decks(seats)? {
            deck.extend(start::one_deck(rules.deck_kind));
        }
        Ok(Reference {
            rules,
            deck,
            players: vec![Player::new(0); seats],
            draw_pile: Vec::new(),
            discards: Vec::new(),
            color: None,
            direction: Direction::Clockwise,
            top_by: None,
            start_on_top: false,
            dealer: None,
            round: 0,
            out: Vec::new(),
            phase: Phase::Opening(first),
            log: Vec::new(),
        })
    }

    /// The same match with totals so far, in the order of the seats; for a match that has not begun.
    pub fn with_totals(mut self, totals: &[i32]) -> Reference {
        for (player, &total) in self.players.iter_mut().zip(totals) {
            player.total = total;
            player.standing = start::standing_at(&self.rules, total);
        }
        self
    }

    /// Sets which cards the next round is dealt from: at least all hands and the start card.
    pub fn set_deck(&mut self, cards: Vec<Card>) {
        self.deck = cards;
    }

    /// Does what the command says and tells what happened.
    ///
    /// # Errors
    /// Why the command is refused; nothing has changed then.
    pub fn command(
        &mut self,
        command: &Command,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Event>, Refusal> {
        self.judge(command)?;
        match *command {
            Command::Act(seat, action) => self.act(seat, action, chance),
            Command::GraceEnds => {
                if self.clock_closes_window() {
                    self.close_window();
                }
            }
            Command::TimeIsUp => self.time_is_up(chance),
            Command::NextRound => self.next_round(chance),
        }
        self.end_round_if_stuck();
        Ok(std::mem::take(&mut self.log))
    }

    fn act(&mut self, seat: Seat, action: Action, chance: &mut dyn Chance) {
        match action {
            Action::Play(play) => self.play(seat, &play, false, chance),
            Action::JumpIn(play) => self.play(seat, &play, true, chance),
            Action::Draw => self.draw(seat, chance),
            Action::Pass => self.pass(seat),
            Action::Name(color) => self.name(seat, color, chance),
            Action::Swap(with) => self.swap_start(seat, with),
            Action::Challenge => self.challenge(seat, chance),
            Action::Call => self.call(seat, chance),
            Action::Catch(target) => self.catch(seat, target, chance),
            Action::Leave => self.leave(seat),
        }
    }

    fn tell(&mut self, event: Event) {
        self.log.push(event);
    }

    /// The turn comes to a seat. A call that somebody else announced lapses.
    fn turn(&mut self, seat: Seat, step: Step<Full>) {
        for other in self.all_seats() {
            if other != seat && self.player(other).call == Call::Announced {
                self.player_mut(other).call = Call::Fine;
            }
        }
        self.phase = Phase::Turn { seat, step };
        self.tell(Event::Turn { seat, step });
    }
}

impl Player {
    fn new(total: i32) -> Player {
        Player {
            hand: Vec::new(),
            standing: Standing::Plays,
            part: Part::Away,
            total,
            points: 0,
            call: Call::Fine,
            caught: false,
        }
    }

    /// Cards came into the hand or left it: an announced call lapses, and only one card is uncalled.
    fn hand_changed(&mut self) {
        if self.call == Call::Announced || self.hand.len() != 1 {
            self.call = Call::Fine;
        }
    }

    fn is_exposed(&self) -> bool {
        matches!(self.call, Call::Exposed { .. })
    }
}

/// The cards of a play in the order in which they are laid.
fn list(cards: &Cards) -> Vec<Card> {
    match cards {
        Cards::One(card) => vec![*card],
        Cards::Several(several) => several.in_order().collect(),
    }
}

/// The hand without these cards, if it holds them all.
fn without(hand: &[Card], cards: &[Card]) -> Option<Vec<Card>> {
    let mut rest = hand.to_vec();
    for card in cards {
        rest.remove(rest.iter().position(|held| held == card)?);
    }
    Some(rest)
}

/// Takes one card of that kind out of a list.
fn take(cards: &mut Vec<Card>, card: Card) {
    let place = cards.iter().position(|&held| held == card);
    assert!(place.is_some(), "{card} was taken and is not there");
    place.map(|place| cards.remove(place));
}

/// The same cards as the multiset in which events and [`Chance`] speak.
fn together(cards: &[Card]) -> Hand {
    cards.iter().copied().collect()
}

const fn is_draw_card(card: Card) -> bool {
    card.draws() > 0
}

fn is(card: Card, wild: Wild) -> bool {
    card.as_wild() == Some(wild)
}
