//! What things are worth to the normal bot.

/// The worth of things; only the proportions matter. Found by self-play, then rounded.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// Each card laid.
    pub(crate) shed: f32,
    /// Each 100 points laid, when somebody is about to go out.
    pub(crate) points: f32,
    /// The part of the rest that has the color in force (B-58).
    pub(crate) share: f32,
    /// Each further card that could follow, up to three.
    pub(crate) links: f32,
    /// Some card that can follow at all.
    pub(crate) follows: f32,
    /// A single card left that fits everything (B-57).
    pub(crate) last_wild: f32,
    /// Each color in the rest (B-58).
    pub(crate) colors: f32,
    /// Each card of the rest that has neither color nor number nor symbol with another one in common.
    pub(crate) lonely: f32,
    /// A card can follow, and the next player can probably not change what lies there.
    pub(crate) sure: f32,
    /// The turn comes back at once, and there is a card for it.
    pub(crate) again: f32,
    /// A Wild given away while more than one card is left (B-57).
    pub(crate) wild: f32,
    /// A Wild Draw Four given away while more than one card is left.
    pub(crate) four: f32,
    /// A Draw Two, a Skip, a Reverse given away: they are worth more later (B-60).
    pub(crate) two: f32,
    pub(crate) skip: f32,
    pub(crate) reverse: f32,
    /// How much of that keeping counts while the shortest hand of an opponent has 1, 2, 3, and more cards.
    pub(crate) patience: [f32; 4],
    /// Each card that an opponent draws.
    pub(crate) damage: f32,
    /// How dangerous an opponent with 1, 2, 3, and more cards is (B-61).
    pub(crate) danger: [f32; 4],
    /// Of the danger of a player: when it can play next.
    pub(crate) harm: f32,
    /// Of the danger of a player: when it loses its turn.
    pub(crate) lost_turn: f32,
    /// Each card drawn oneself.
    pub(crate) drawn: f32,
    /// Each card that another hand is shorter than the own one, when hands move.
    pub(crate) fewer: f32,
    /// A card laid out of turn: it costs no turn.
    pub(crate) jump: f32,
    /// A Wild Draw Four that is a bluff, where it can be challenged.
    pub(crate) bluff: f32,
}

impl Weights {
    /// Between two players, where a Skip gives another turn.
    pub(crate) const DUEL: Weights = Weights {
        shed: 1.0,
        points: 0.25,
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
        drawn: 0.5,
        fewer: 1.0,
        jump: 1.5,
        bluff: 2.5,
    };

    /// Among three players and more.
    pub(crate) const TABLE: Weights = Weights {
        shed: 1.0,
        points: 0.3,
        share: 0.8,
        links: 0.1,
        follows: 1.0,
        last_wild: 1.0,
        colors: 0.2,
        lonely: 0.2,
        sure: 0.5,
        again: 1.0,
        wild: 2.0,
        four: 2.0,
        two: 0.8,
        skip: 0.3,
        reverse: 0.3,
        patience: [0.3, 0.6, 0.8, 1.0],
        damage: 0.6,
        danger: [3.0, 2.0, 1.0, 0.6],
        harm: 1.0,
        lost_turn: 0.3,
        drawn: 0.5,
        fewer: 1.0,
        jump: 1.5,
        bluff: 2.5,
    };
}
