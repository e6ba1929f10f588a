//! Events in words: what happened, told to one viewer.

mod merge;

use crate::texts::{Arg, Texts};
use lastcard_engine::{
    Back, Card, Color, Direction, EventOf, Hand, Penalty, Seat, SeatSet, Seen, SeenEvent, Step, Why,
};

/// Tells events to a viewer: a player, who is "you" in the sentences, or a spectator.
#[derive(Clone, Debug)]
pub struct Teller<'a> {
    texts: &'a Texts,
    names: Vec<&'a str>,
    viewer: Option<Seat>,
}

impl<'a> Teller<'a> {
    /// For a table whose seats have these names, in order; `viewer` is `None` for a spectator.
    pub fn new<N: AsRef<str>>(
        texts: &'a Texts,
        names: &'a [N],
        viewer: Option<Seat>,
    ) -> Teller<'a> {
        Teller {
            texts,
            names: names.iter().map(AsRef::as_ref).collect(),
            viewer,
        }
    }

    /// What happened, as one sentence or two.
    #[expect(
        clippy::too_many_lines,
        reason = "one short arm for each kind of event"
    )]
    pub fn line(&self, event: &SeenEvent) -> String {
        match *event {
            EventOf::DealerDrew { seat, card } => self.with_card("event-dealer-drew", seat, card),
            EventOf::RoundBegan {
                round,
                dealer,
                players: _,
            } => self.tell("event-round-began", dealer, &[("round", round.into())]),
            EventOf::Dealt { seat, card } => self.dealt(&[(seat, card)]),
            EventOf::StartTurned { card } => {
                let card = self.texts.a_card(card);
                self.texts
                    .text("event-start-turned", &[("card", (&card).into())])
            }
            EventOf::StartReturned { to } => self
                .texts
                .text("event-start-returned", &[("to", back_key(to).into())]),
            EventOf::Turn { seat, step } => self.turn(seat, step),
            EventOf::Named { seat, color } => {
                let color = self.texts.color(color);
                self.tell("event-named", seat, &[("color", (&color).into())])
            }
            EventOf::Played {
                seat,
                card,
                color,
                jump_in,
            } => self.played(seat, &[card], color, jump_in),
            EventOf::Called { seat } => self.tell("event-called", seat, &[]),
            EventOf::Exposed { seat, by_other } => {
                self.tell("event-exposed", seat, &[("by-other", Arg::flag(by_other))])
            }
            EventOf::WindowClosed => self.texts.text("event-window-closed", &[]),
            EventOf::Caught { by, seat } => self.tell_both("event-caught", by, seat, &[]),
            EventOf::FalseCall { seat } => self.tell("event-false-call", seat, &[]),
            EventOf::FalseCatch { by, seat } => self.tell_both("event-false-catch", by, seat, &[]),
            EventOf::Uncalled { seat } => self.tell("event-uncalled", seat, &[]),
            EventOf::Drew { seat, card, why } => self.drew(seat, why, &[card]),
            EventOf::Refilled => self.texts.text("event-refilled", &[]),
            EventOf::Forgiven { seat, count } => self.tell(
                "event-forgiven",
                seat,
                &[("count", u32::from(count).into())],
            ),
            EventOf::Passed { seat } => self.tell("event-passed", seat, &[]),
            EventOf::Skipped { seat } => self.tell("event-skipped", seat, &[]),
            EventOf::DirectionTurned { direction } => {
                let clockwise = Arg::flag(direction == Direction::Clockwise);
                self.texts
                    .text("event-direction-turned", &[("clockwise", clockwise)])
            }
            EventOf::Challenged {
                by,
                offender,
                guilty,
                hand,
            } => {
                let told = self.tell_both(
                    "event-challenged",
                    by,
                    offender,
                    &[("guilty", Arg::flag(guilty))],
                );
                self.and_hand(told, "event-challenged-hand", hand)
            }
            EventOf::Swapped { seat, with, hand } => {
                let told = self.tell_both("event-swapped", seat, with, &[]);
                self.and_hand(told, "event-new-hand", hand)
            }
            EventOf::Rotated { hand } => self.and_hand(
                self.texts.text("event-rotated", &[]),
                "event-new-hand",
                hand,
            ),
            EventOf::Collected => self.texts.text("event-collected", &[]),
            EventOf::WentOut { seat } => self.tell("event-went-out", seat, &[]),
            EventOf::KnockedOut { seat } => self.tell("event-knocked-out", seat, &[]),
            EventOf::Left { seat } => self.tell("event-left", seat, &[]),
            EventOf::TimeWasUp { seat } => self.tell("event-time-was-up", seat, &[]),
            EventOf::RoundEnded { winner, stalled } => self.round_ended(winner, stalled),
            EventOf::HandCounted { seat, hand, value } => {
                let cards = self.texts.cards(&hand);
                let cards = if hand.is_empty() {
                    "none"
                } else {
                    cards.as_str()
                };
                let args = [("cards", cards.into()), ("points", value.into())];
                self.tell("event-hand-counted", seat, &args)
            }
            EventOf::Scored {
                seat,
                points,
                total,
            } => self.tell(
                "event-scored",
                seat,
                &[("points", points.into()), ("total", total.into())],
            ),
            EventOf::Eliminated { seat } => self.tell("event-eliminated", seat, &[]),
            EventOf::MatchEnded { winners } => self.match_ended(winners),
        }
    }

    fn turn(&self, seat: Seat, step: Step<Seen>) -> String {
        match step {
            Step::Play => self.tell("event-turn", seat, &[]),
            Step::AfterDraw(drawn) => {
                let card =
                    drawn.map_or_else(|| "none".to_owned(), |drawn| self.texts.card(drawn.card));
                let fits = Arg::flag(drawn.is_some_and(|drawn| drawn.fits));
                self.tell(
                    "event-turn-after-draw",
                    seat,
                    &[("card", (&card).into()), ("fits", fits)],
                )
            }
            Step::Serve(penalty) => self.serve(seat, &penalty),
            Step::NameColor => self.tell("event-turn-name-color", seat, &[]),
            Step::SwapStart => self.tell("event-turn-swap-start", seat, &[]),
        }
    }

    fn serve(&self, seat: Seat, penalty: &Penalty<Seen>) -> String {
        let owed = self.tell(
            "event-turn-serve",
            seat,
            &[("owed", u32::from(penalty.owed).into())],
        );
        match penalty.challenge {
            Some(challenge) if self.viewer == Some(seat) => {
                let offender = self.name(challenge.offender);
                let may = self
                    .texts
                    .text("event-may-challenge", &[("name", (&offender).into())]);
                format!("{owed} {may}")
            }
            _ => owed,
        }
    }

    /// One play, of one card or several.
    fn played(&self, seat: Seat, cards: &[Card], color: Option<Color>, jump_in: bool) -> String {
        let cards: Vec<String> = cards.iter().map(|&card| self.texts.a_card(card)).collect();
        let cards = self.texts.list(&cards);
        let color = color.map_or_else(|| "none".to_owned(), |color| self.texts.color(color));
        let args = [
            ("cards", (&cards).into()),
            ("color", (&color).into()),
            ("jump-in", Arg::flag(jump_in)),
        ];
        self.tell("event-played", seat, &args)
    }

    /// Cards drawn one after another for the same reason; those that the viewer sees are named.
    fn drew(&self, seat: Seat, why: Why, cards: &[Option<Card>]) -> String {
        let seen: Option<Hand> = cards.iter().copied().collect();
        let seen = seen.map_or_else(|| "none".to_owned(), |hand| self.texts.cards(&hand));
        let count = cards.len() as u32;
        let args = [
            ("count", count.into()),
            ("why", why_key(why).into()),
            ("cards", (&seen).into()),
        ];
        self.tell("event-drew", seat, &args)
    }

    /// A deal, whole or in part: who got how many, and which cards the viewer got.
    fn dealt(&self, cards: &[(Seat, Option<Card>)]) -> String {
        let count = |seat: Seat| cards.iter().filter(|&&(to, _)| to == seat).count() as u32;
        let seats: SeatSet = cards.iter().map(|&(seat, _)| seat).collect();
        let mut counts: Vec<u32> = seats.iter().map(count).collect();
        counts.dedup();
        let told = match counts[..] {
            [each] if seats.len() > 1 => self
                .texts
                .text("event-dealt-all", &[("count", each.into())]),
            _ => {
                let each: Vec<String> = seats
                    .iter()
                    .map(|seat| self.tell("event-dealt", seat, &[("count", count(seat).into())]))
                    .collect();
                each.join(" ")
            }
        };
        let own: Hand = cards.iter().filter_map(|&(_, card)| card).collect();
        self.and_hand(told, "event-your-cards", (!own.is_empty()).then_some(own))
    }

    fn round_ended(&self, winner: Option<Seat>, stalled: bool) -> String {
        let how = if stalled {
            "event-round-stalled"
        } else {
            "event-round-ended"
        };
        let how = self.texts.text(how, &[]);
        let who = match winner {
            Some(seat) => self.tell("event-round-won", seat, &[]),
            None => self.texts.text("event-round-without-winner", &[]),
        };
        format!("{how} {who}")
    }

    fn match_ended(&self, winners: SeatSet) -> String {
        let you = self.texts.text("event-you", &[]);
        let names: Vec<String> = winners
            .iter()
            .map(|seat| {
                if self.viewer == Some(seat) {
                    you.clone()
                } else {
                    self.name(seat)
                }
            })
            .collect();
        let names = if names.is_empty() {
            "none".to_owned()
        } else {
            self.texts.list(&names)
        };
        self.texts
            .text("event-match-ended", &[("names", (&names).into())])
    }

    fn with_card(&self, key: &str, seat: Seat, card: Card) -> String {
        self.tell(key, seat, &[("card", (&self.texts.a_card(card)).into())])
    }

    /// The sentence, and behind it one that names the cards of a hand, where the viewer sees it.
    fn and_hand(&self, told: String, key: &str, hand: Option<Hand>) -> String {
        match hand {
            Some(hand) if !hand.is_empty() => {
                let cards = self.texts.cards(&hand);
                format!(
                    "{told} {}",
                    self.texts.text(key, &[("cards", (&cards).into())])
                )
            }
            _ => told,
        }
    }

    /// A sentence about a seat: `$who` is `you` or `other`, `$name` its name.
    fn tell(&self, key: &str, seat: Seat, more: &[(&str, Arg<'_>)]) -> String {
        let name = self.name(seat);
        let about = [("who", self.who(seat).into()), ("name", (&name).into())];
        self.texts.text(key, &[&about, more].concat())
    }

    /// A sentence about a seat that does something to another: `$to-who` and `$to` are the other.
    fn tell_both(&self, key: &str, seat: Seat, to: Seat, more: &[(&str, Arg<'_>)]) -> String {
        let name = self.name(to);
        let about = [("to-who", self.who(to).into()), ("to", (&name).into())];
        self.tell(key, seat, &[&about, more].concat())
    }

    fn who(&self, seat: Seat) -> &'static str {
        if self.viewer == Some(seat) {
            "you"
        } else {
            "other"
        }
    }

    fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => (*name).to_owned(),
            None => self.texts.text(
                "event-unnamed",
                &[("number", (seat.index() as u32 + 1).into())],
            ),
        }
    }
}

const fn back_key(to: Back) -> &'static str {
    match to {
        Back::Middle => "middle",
        Back::Bottom => "bottom",
        Back::Shuffled => "shuffled",
    }
}

const fn why_key(why: Why) -> &'static str {
    match why {
        Why::Turn => "turn",
        Why::Penalty => "penalty",
        Why::FinalCard => "final",
        Why::Guilty => "guilty",
        Why::Innocent => "innocent",
        Why::Caught => "caught",
        Why::Uncalled => "uncalled",
        Why::FalseCall => "false-call",
        Why::FalseCatch => "false-catch",
        Why::BlankWild => "blank",
    }
}

#[cfg(test)]
mod tests;
