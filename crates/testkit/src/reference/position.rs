//! A match taken up in the middle of a round.

use super::{Call, Part, Player, Reference, Standing, start};
use lastcard_engine::{Card, Color, Direction, DrawCard, Penalty, Phase, Rules, Seat, Step};

/// A position in the middle of a round. Nothing is checked: the cards may be any.
#[derive(Clone, Debug)]
pub struct ReferencePosition {
    /// The rules of the table.
    pub rules: Rules,
    /// Who dealt.
    pub dealer: Seat,
    /// The totals in the order of the seats; there are as many seats as totals.
    pub totals: Vec<i32>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Which way play goes.
    pub direction: Direction,
    /// The discard pile, at least one card; the last one is the top.
    pub discard: Vec<Card>,
    /// The color in force where the top is a Wild.
    pub color: Option<Color>,
    /// Who holds one card, did not call and cannot be caught any more.
    pub uncalled: Vec<Seat>,
    /// Who holds one card, did not call and may be caught.
    pub exposed: Vec<Seat>,
    /// Cards that wait for the seat on turn, made of Draw Twos; 0 for none.
    pub penalty: u16,
    /// The hands in the order of the seats.
    pub hands: Vec<Vec<Card>>,
    /// The cards of the draw pile; their order is a matter of [`Chance`](lastcard_engine::Chance).
    pub draw_pile: Vec<Card>,
}

impl Reference {
    /// A match in the middle of its first round.
    ///
    /// # Panics
    /// When there are more than [`Seat::MAX`] totals, or fewer hands than totals.
    pub fn from_position(position: ReferencePosition) -> Reference {
        let p = position;
        let mut players: Vec<Player> = p.totals.iter().map(|&total| Player::new(total)).collect();
        for (number, player) in players.iter_mut().enumerate() {
            let seat = Seat::new(number);
            player.hand.clone_from(&p.hands[number]);
            player.standing = start::standing_at(&p.rules, player.total);
            if player.standing == Standing::Plays {
                player.part = Part::In;
            }
            if p.rules.calls_matter() && player.hand.len() == 1 {
                player.call = match (p.exposed.contains(&seat), p.uncalled.contains(&seat)) {
                    (true, _) => Call::Exposed { by_other: false },
                    (false, true) => Call::Missed,
                    (false, false) => Call::Fine,
                };
            }
        }
        let cards = p
            .hands
            .iter()
            .flatten()
            .chain(&p.discard)
            .chain(&p.draw_pile);
        let deck = cards.copied().collect();
        let step = match p.penalty {
            0 => Step::Play,
            owed => Step::Serve(Penalty {
                owed,
                last: DrawCard::Two,
                only_twos: true,
                start: false,
                then_plays: false,
                challenge: None,
            }),
        };
        Reference {
            rules: p.rules,
            deck,
            players,
            draw_pile: p.draw_pile,
            color: p.discard.last().and_then(|top| top.color()).or(p.color),
            discards: p.discard,
            direction: p.direction,
            top_by: None,
            start_on_top: false,
            dealer: Some(p.dealer),
            round: 1,
            out: Vec::new(),
            phase: Phase::Turn { seat: p.turn, step },
            log: Vec::new(),
        }
    }
}
