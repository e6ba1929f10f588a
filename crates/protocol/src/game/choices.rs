//! What is open to a seat, and why the rest is not.

use super::cards::{Card, Color, colors};
use super::refusal::RefusalCode;
use super::seats;
use crate::ids::SeatNumber;
use lastcard_engine as engine;
use lastcard_engine::rules::MultiDiscard;
use lastcard_engine::{Action, Cards, Legal, Play};
#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schemas")]
use ts_rs::TS;

/// Everything that is open to a seat now. What is open here is accepted as long as nothing happens before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Choices {
    /// Each kind of card in hand, sorted, with what may be done with it.
    pub cards: Vec<CardChoice>,
    /// The colors that a Wild may name; none when it ends the round and takes none.
    pub colors: Vec<Color>,
    /// With whom hands may be swapped by a card that swaps.
    pub swap_with: Vec<SeatNumber>,
    /// What may be laid several at once; null when nothing may.
    pub together: Option<Together>,
    /// Why drawing is not open; null when it is.
    pub cannot_draw: Option<RefusalCode>,
    /// Why passing is not open; null when it is.
    pub cannot_pass: Option<RefusalCode>,
    /// Why a challenge is not open; null when it is.
    pub cannot_challenge: Option<RefusalCode>,
    /// Why calling "Uno!" is not open; null when it is, also for a void call that costs a penalty.
    pub cannot_call: Option<RefusalCode>,
    /// Who may be caught, also by a void catch that costs a penalty.
    pub catches: Vec<SeatNumber>,
    /// The colors that may be named for the start card.
    pub names: Vec<Color>,
    /// With whom hands may be swapped for the start card.
    pub start_swaps: Vec<SeatNumber>,
}

/// What may be done with a kind of card in hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct CardChoice {
    /// The card.
    pub card: Card,
    /// Why it may not be played alone in turn; null when it may.
    pub cannot_play: Option<RefusalCode>,
    /// Why it may not be played out of turn; null when it may.
    pub cannot_jump_in: Option<RefusalCode>,
    /// Whether it swaps hands.
    pub swap: Swap,
    /// Whether "Uno!" may be called with it, when it is played without a swap.
    pub uno: bool,
    /// With whom a swap leaves one card, so that "Uno!" may be called with it.
    pub uno_by_swap: Vec<SeatNumber>,
}

/// Whether a card swaps hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum Swap {
    /// It does not.
    No,
    /// Its player may.
    May,
    /// Its player must.
    Must,
}

/// What may be laid several at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Together {
    /// Which cards go together.
    pub rule: TogetherRule,
    /// The cards that may be laid first.
    pub first: Vec<Card>,
    /// The cards that may be the last of an emptied hand; none when several cards may not empty it without
    /// a call.
    pub last: Vec<Card>,
    /// The same when the call comes with them.
    pub last_with_call: Vec<Card>,
    /// Whether the player is out when several cards empty the hand: then nothing is swapped.
    pub out: bool,
    /// The same when the call comes with them.
    pub out_with_call: bool,
}

/// Which cards go together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum TogetherRule {
    /// Two equal cards.
    IdenticalPair,
    /// Any cards of one number.
    SameNumber,
}

impl Choices {
    /// What is open to the viewer; `None` when nothing is.
    pub fn of(view: &engine::View) -> Option<Choices> {
        let legal = view.legal();
        if legal.is_empty() {
            return None;
        }
        let Legal {
            plays: _,
            jump_ins: _,
            colors: named,
            seven: _,
            swap_hands: _,
            swap_with,
            draw: _,
            pass: _,
            challenge: _,
            call: _,
            catches,
            names,
            start_swaps,
            together,
        } = legal;
        let why_not = |action: Action| view.refusal(&action).map(RefusalCode::from);
        Some(Choices {
            cards: view
                .hand()
                .kinds()
                .iter()
                .map(|card| CardChoice::of(view, &legal, card))
                .collect(),
            colors: colors(named),
            swap_with: seats(swap_with),
            together: Together::of(together),
            cannot_draw: why_not(Action::Draw),
            cannot_pass: why_not(Action::Pass),
            cannot_challenge: why_not(Action::Challenge),
            cannot_call: why_not(Action::Call),
            catches: seats(catches),
            names: colors(names),
            start_swaps: seats(start_swaps),
        })
    }
}

impl CardChoice {
    fn of(view: &engine::View, legal: &Legal, card: engine::Card) -> CardChoice {
        let cards = Cards::One(card);
        let swap = legal.swap_of(&cards, false);
        let with = match swap {
            engine::Swap::Must => legal.swap_with.iter().next(),
            engine::Swap::No | engine::Swap::May => None,
        };
        let form = Play {
            cards,
            color: card.is_wild().then(|| legal.colors.iter().next()).flatten(),
            swap: with,
            uno: false,
        };
        let in_turn = view.refusal(&Action::Play(form));
        let out_of_turn = view.refusal(&Action::JumpIn(form));
        let calls = |play: Play| {
            let play = play.calling();
            in_turn.is_none() && view.refusal(&Action::Play(play)).is_none()
                || out_of_turn.is_none() && view.refusal(&Action::JumpIn(play)).is_none()
        };
        let swaps = match swap {
            engine::Swap::No => engine::SeatSet::EMPTY,
            engine::Swap::May | engine::Swap::Must => legal.swap_with,
        };
        CardChoice {
            card: card.into(),
            cannot_play: in_turn.map(Into::into),
            cannot_jump_in: out_of_turn.map(Into::into),
            swap: swap.into(),
            uno: swap != engine::Swap::Must && calls(form),
            uno_by_swap: swaps
                .iter()
                .filter(|&with| calls(form.swapping(with)))
                .map(SeatNumber::from)
                .collect(),
        }
    }
}

impl Together {
    fn of(together: engine::Together) -> Option<Together> {
        let engine::Together {
            rule,
            first,
            hand: _,
            last,
            last_with_call,
            out,
            out_with_call,
        } = together;
        let rule = match rule {
            MultiDiscard::Off => return None,
            MultiDiscard::IdenticalPair => TogetherRule::IdenticalPair,
            MultiDiscard::SameNumber => TogetherRule::SameNumber,
        };
        let list = |set: engine::CardSet| set.iter().map(Card).collect();
        Some(Together {
            rule,
            first: list(first),
            last: list(last),
            last_with_call: list(last_with_call),
            out,
            out_with_call,
        })
    }
}

impl From<engine::Swap> for Swap {
    fn from(swap: engine::Swap) -> Swap {
        match swap {
            engine::Swap::No => Swap::No,
            engine::Swap::May => Swap::May,
            engine::Swap::Must => Swap::Must,
        }
    }
}
