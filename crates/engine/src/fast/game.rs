//! Rules made ready for fast play.

use super::pack::{FOUR, Pack, bits_of, card_at, one_each};
use super::round::{Now, Round};
use crate::card::{Card, CardSet, Color};
use crate::eyes::Eyes;
use crate::hand::Hand;
use crate::phase::{DrawCard, FirstDeal, Full, Penalty, Phase, Step};
use crate::rules::{
    ChallengeWho, DeckKind, DrawMode, IllegalWildDrawFour, JumpInCards, LastCard, MultiDiscard,
    PlayableCard, Rules, SeatsError, SevenSwap, ThenPlay, allowed_as_last,
};
use crate::seat::Seat;
use crate::state::State;

/// What random players do beside their turns. Without any of it they play as [`random_round`](super::random_round) says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Habits {
    /// They challenge every second Wild Draw Four that they may challenge.
    pub challenge: bool,
    /// They jump in whenever they can, the next seat first.
    pub jump_in: bool,
}

/// The rules of a table of so many seats, ready for fast play by random players.
#[derive(Clone, Debug)]
pub struct Game {
    pub(super) fresh: State,
    pub(super) habits: Habits,
    /// The masks, where fast play knows all these rules.
    pub(super) masks: Option<Masks>,
}

impl Game {
    /// Makes the rules ready.
    ///
    /// # Errors
    /// When so many players cannot play with these rules.
    pub fn new(rules: Rules, seats: usize, habits: Habits) -> Result<Game, SeatsError> {
        let fresh = State::new(rules, seats, FirstDeal::Named(Seat::new(0)))?;
        let masks = covers(&rules, seats).then(|| Masks::new(&fresh, habits));
        Ok(Game {
            fresh,
            habits,
            masks,
        })
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        self.fresh.public.rules()
    }

    /// How many seats the table has.
    pub const fn seats(&self) -> usize {
        self.fresh.public.seats()
    }

    /// Whether fast play knows all these rules; if not, [`State`] plays them.
    pub const fn is_fast(&self) -> bool {
        self.masks.is_some()
    }

    /// How many bytes the state of a round has, without what every round shares.
    pub const fn state_bytes(&self) -> usize {
        match (&self.masks, self.seats()) {
            (None, _) => size_of::<State>(),
            (Some(_), 2) => size_of::<Round<2>>(),
            (Some(_), 3 | 4) => size_of::<Round<4>>(),
            (Some(_), _) => size_of::<Round<10>>(),
        }
    }

    /// What random players do beside their turns.
    pub const fn habits(&self) -> Habits {
        self.habits
    }

    /// A match of this table in which nothing has happened, and that seat deals first.
    pub fn fresh(&self, dealer: Seat) -> State {
        let mut state = self.fresh.clone();
        state.public.dealer = dealer;
        state.public.phase = Phase::Opening(FirstDeal::Named(dealer));
        state
    }
}

/// Whether fast play has masks for all of the rules.
fn covers(rules: &Rules, seats: usize) -> bool {
    let moves_hands = rules.seven_swap != SevenSwap::Off || rules.zero_rotate;
    seats <= 10
        && rules.deck_kind == DeckKind::Classic
        && rules.decks(seats) == Ok(1)
        && rules.team_size.get().is_none()
        && !rules.play_for_places
        && rules.mercy_limit.get().is_none()
        && rules.multi_discard == MultiDiscard::Off
        && rules.playable_card != PlayableCard::AutoPlay
        && !(moves_hands && rules.swaps_need_a_call())
}

/// What is on top and in force: the index of a colored card, or 52 plus the color of a Wild. As wide as a register, since every
/// turn waits for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Key(u32);

/// How many keys a table has room for.
pub(super) const KEYS: usize = 64;

/// What is legal, as masks of bits of a [`Pack`](super::Pack).
#[derive(Clone, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a rule of its own, on or off"
)]
pub(super) struct Masks {
    /// By key: the cards that match.
    pub(super) matching: [u64; KEYS],
    /// By key: the cards that make a Wild Draw Four illegal.
    pub(super) against: [u64; KEYS],
    /// The cards that answer a penalty: by the room under the limit (0 for none, 1 for two, 2 for four more cards), by the
    /// draw card laid last, by whether it is made of Draw Twos alone, and by the color in force.
    pub(super) answers: [[[[u64; 4]; 2]; 2]; 3],
    /// The cards that may be laid last.
    pub(super) last: u64,
    /// Whether an illegal Wild Draw Four is blocked.
    pub(super) blocked: bool,
    /// Whether a penalty may be answered.
    pub(super) moves_on: bool,
    /// Whether a challenge is open and random players make it.
    pub(super) challenges: bool,
    /// Whether a challenge is open.
    pub(super) challenge_open: bool,
    /// Whether random players jump in, and with Wilds too.
    pub(super) jumps: bool,
    pub(super) jumps_wild: bool,
    /// Whether any rule of [`super::effects`] or of [`super::turn`] is on that few tables have.
    pub(super) house: bool,
    /// Whether calls matter, which random players make always and in time.
    pub(super) calls: bool,
    pub(super) draws_on: bool,
    pub(super) may_draw_on: bool,
    /// What every card counts, bit by bit: the cards in whose value bit `b` is set.
    pub(super) values: [u64; 7],
}

impl Masks {
    /// The bits of the kinds that may be played from a hand in a turn; the rules on last cards are looked at for `HOUSE` rounds.
    #[expect(clippy::inline_always, reason = "a part of every turn")]
    #[inline(always)]
    pub(super) fn playable<const HOUSE: bool>(&self, key: Key, hand: Pack) -> u64 {
        let key = key.at();
        let bits = hand.bits();
        let mut open = one_each(bits) & self.matching[key];
        if self.blocked && bits & self.against[key] != 0 {
            open &= !FOUR;
        }
        if HOUSE && hand.is_one() {
            open &= self.last;
        }
        open
    }

    /// The bits of the cards that answer the penalty that waits.
    #[expect(clippy::inline_always, reason = "a part of many turns")]
    #[inline(always)]
    pub(super) fn answering(&self, rules: &Rules, now: &Now) -> u64 {
        if !self.moves_on {
            return 0;
        }
        let waiting = &now.waiting;
        let room = match rules.stack_limit.get() {
            Some(limit) => usize::from(limit.saturating_sub(waiting.owed) / 2).min(2),
            None => 2,
        };
        let four = usize::from(waiting.four);
        let twos = usize::from(waiting.only_twos);
        self.answers[room][four][twos][now.key.color() as usize]
    }

    fn new(fresh: &State, habits: Habits) -> Masks {
        let rules = *fresh.public.rules();
        let jumps = habits.jump_in && rules.jump_in != JumpInCards::Off;
        let challenge_open = rules.challenge_who == ChallengeWho::Victim;
        let challenges = habits.challenge && challenge_open;
        let mut asked = Asked(fresh.clone());
        let mut masks = Masks {
            matching: [0; KEYS],
            against: [0; KEYS],
            answers: [[[[0; 4]; 2]; 2]; 3],
            last: bits_of(allowed_as_last(rules.last_card)),
            blocked: rules.wild_draw_four_illegal == IllegalWildDrawFour::Blocked,
            moves_on: rules.penalties_move_on(),
            challenges,
            challenge_open,
            jumps,
            jumps_wild: rules.jump_in == JumpInCards::ColoredAndWild,
            house: rules.penalties_move_on()
                || challenges
                || jumps
                || rules.seven_swap != SevenSwap::Off
                || rules.zero_rotate
                || rules.last_card != LastCard::Any
                || rules.then_play != ThenPlay::DrawnCard
                || !rules.wild_may_keep_color,
            calls: rules.calls_matter(),
            draws_on: rules.draw_mode == DrawMode::UntilPlayable
                && rules.then_play != ThenPlay::Nothing,
            may_draw_on: rules.draw_mode == DrawMode::MayUntilPlayable,
            values: [0; 7],
        };
        for key in 0..56 {
            let (top, color) = Key(key as u32).top_and_color();
            masks.matching[key] = asked.matching(top, color);
            masks.against[key] = asked.against(top, color);
        }
        for (room, rooms) in masks.answers.iter_mut().enumerate() {
            for (four, by_last) in rooms.iter_mut().enumerate() {
                for (twos, by_color) in by_last.iter_mut().enumerate() {
                    for (color, answers) in Color::ALL.into_iter().zip(by_color) {
                        *answers = asked.answers(room, four == 1, twos == 1, color);
                    }
                }
            }
        }
        for bit in 0..56 {
            let value = rules.value(card_at(bit));
            for (b, cards) in masks.values.iter_mut().enumerate() {
                *cards |= u64::from(value >> b & 1) << bit;
            }
        }
        masks
    }
}

impl Key {
    /// That of a top which is no Wild, or of a Wild with that color.
    #[expect(clippy::inline_always, reason = "two instructions of every turn")]
    #[inline(always)]
    pub(super) const fn of(bit: u32, color: u32) -> Key {
        if bit < 52 { Key(bit) } else { Key(52 + color) }
    }

    /// Where it is in a table of so many.
    #[expect(clippy::inline_always, reason = "an instruction of every turn")]
    #[inline(always)]
    pub(super) const fn at(self) -> usize {
        (self.0 & (KEYS as u32 - 1)) as usize
    }

    /// The color in force.
    pub(super) fn color(self) -> Color {
        self.top_and_color().1
    }

    fn top_and_color(self) -> (Card, Color) {
        match Card::from_index(self.at()).filter(|card| !card.is_wild()) {
            Some(card) => (card, card.color().unwrap_or(Color::Red)),
            None => (Card::WILD, Color::ALL[(self.at() - 52) & 3]),
        }
    }
}

/// A state that is asked what would be legal in it.
struct Asked(State);

impl Asked {
    const SEAT: Seat = Seat::new(0);

    fn eyes<'a>(&'a self, hand: &'a Hand) -> Eyes<'a, Full> {
        Eyes {
            public: &self.0.public,
            seat: Asked::SEAT,
            hand,
        }
    }

    fn lay(&mut self, top: Card, color: Color) {
        let public = &mut self.0.public;
        (public.top, public.color) = (Some(top), Some(color));
        // More than one card, so that no rule about last cards speaks.
        public.counts[Asked::SEAT] = 2;
        public.phase = Phase::Turn {
            seat: Asked::SEAT,
            step: Step::Play,
        };
    }

    fn matching(&mut self, top: Card, color: Color) -> u64 {
        self.lay(top, color);
        bits_of(self.eyes(&Hand::EMPTY).matching())
    }

    fn against(&mut self, top: Card, color: Color) -> u64 {
        self.lay(top, color);
        let illegal = |card: &Card| {
            let hand = Hand::from_iter([*card]);
            self.eyes(&hand).wild_draw_four_illegal()
        };
        let kinds = Card::all().filter(illegal);
        bits_of(kinds.fold(CardSet::EMPTY, |all, card| all.union(CardSet::of(card))))
    }

    fn answers(&mut self, room: usize, four: bool, twos: bool, color: Color) -> u64 {
        self.lay(Card::WILD, color);
        let limit = self.0.public.rules.stack_limit.get().unwrap_or(64);
        let penalty = Penalty {
            owed: limit - 2 * room as u16,
            last: if four { DrawCard::Four } else { DrawCard::Two },
            only_twos: twos,
            start: false,
            then_plays: false,
            challenge: None,
        };
        bits_of(self.eyes(&Hand::EMPTY).answers(&penalty))
    }
}
