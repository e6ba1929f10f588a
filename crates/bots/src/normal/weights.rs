//! What things are worth to the normal bot.

/// The worth of things; only the proportions matter.
///
/// Found by letting variants play each other and [`crate::Random`] under the rules of the example `strength`, then
/// rounded; what those rules do not ask for (drawing by choice, hands that move, bluffs) under the presets
/// `official` and `party`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// Each card laid.
    pub(super) shed: f32,
    /// Each 100 points laid, when somebody is about to go out.
    pub(super) points: f32,
    /// The part of the rest that has the color in force (B-58).
    pub(super) share: f32,
    /// Each further card that could follow, up to three.
    pub(super) links: f32,
    /// Some card that can follow at all.
    pub(super) follows: f32,
    /// A single card left that fits everything (B-57).
    pub(super) last_wild: f32,
    /// Each color in the rest (B-58).
    pub(super) colors: f32,
    /// Each card of the rest that has neither color nor number nor symbol with another one in common.
    pub(super) lonely: f32,
    /// A card can follow, and the next player can probably not change what lies there.
    pub(super) sure: f32,
    /// The turn comes back at once, and there is a card for it.
    pub(super) again: f32,
    /// A Wild given away while more than one card is left (B-57).
    pub(super) wild: f32,
    /// A Wild Draw Four given away while more than one card is left.
    pub(super) four: f32,
    /// A Draw Two, a Skip, a Reverse given away: they are worth more later (B-60).
    pub(super) two: f32,
    pub(super) skip: f32,
    pub(super) reverse: f32,
    /// How much of that keeping counts while the shortest hand of an opponent has 1, 2, 3, and more cards.
    pub(super) patience: [f32; 4],
    /// Each card that an opponent draws.
    pub(super) damage: f32,
    /// How dangerous an opponent with 1, 2, 3, and more cards is (B-61).
    pub(super) danger: [f32; 4],
    /// Of the danger of a player: when it can play next.
    pub(super) harm: f32,
    /// Of the danger of a player: when it loses its turn.
    pub(super) lost_turn: f32,
    /// Each card drawn oneself.
    pub(super) drawn: f32,
    /// Each card that another hand is shorter than the own one, when hands move.
    pub(super) fewer: f32,
    /// A card laid out of turn: it costs no turn.
    pub(super) jump: f32,
    /// A Wild Draw Four that is a bluff, where it can be challenged.
    pub(super) bluff: f32,
}

impl Weights {
    /// Between two players, where a Skip gives another turn.
    pub(super) const DUEL: Weights = Weights {
        shed: 1.0,
        points: 1.0,
        share: 1.45,
        links: -0.2,
        follows: 0.5,
        last_wild: 1.15,
        colors: 0.55,
        lonely: 0.65,
        sure: 0.5,
        again: 0.7,
        wild: 2.6,
        four: 3.5,
        two: 1.0,
        skip: 0.4,
        reverse: 0.4,
        patience: [0.0, 0.6, 0.75, 1.0],
        damage: 0.15,
        danger: [4.6, 1.5, 0.65, 0.4],
        harm: 1.0,
        lost_turn: 0.15,
        drawn: 0.8,
        fewer: 1.0,
        jump: 1.5,
        bluff: 2.5,
    };

    /// Among three players and more.
    pub(super) const TABLE: Weights = Weights {
        shed: 1.0,
        points: 1.0,
        share: 0.55,
        links: 0.2,
        follows: 0.2,
        last_wild: 1.1,
        colors: 0.2,
        lonely: 0.0,
        sure: 0.0,
        again: 1.5,
        wild: 2.5,
        four: 3.3,
        two: 0.4,
        skip: 0.1,
        reverse: 0.1,
        patience: [0.5, 1.2, 0.8, 1.0],
        damage: 0.2,
        danger: [1.4, 1.5, 0.7, 0.4],
        harm: 1.0,
        lost_turn: 0.45,
        drawn: 1.0,
        fewer: 1.0,
        jump: 1.5,
        bluff: 2.5,
    };

    /// How dangerous an opponent with so many cards is.
    pub(super) fn danger(&self, count: u32) -> f32 {
        self.danger[by_size(count)]
    }

    /// How much it counts to keep a card for later, when the shortest hand of an opponent has so many.
    pub(super) fn patience(&self, fewest: u32) -> f32 {
        self.patience[by_size(fewest)]
    }
}

/// The place of a hand size in a table for 1, 2, 3, and more cards.
fn by_size(count: u32) -> usize {
    count.clamp(1, 4) as usize - 1
}
