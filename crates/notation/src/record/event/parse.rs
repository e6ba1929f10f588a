//! Text to events.

use super::turn::{parse_step, parse_verdict, tagged};
use super::{BACKS, WHYS};
use crate::direction::parse_direction;
use crate::names::Names;
use crate::record::piece::{Fault, Piece};
use lastcard_engine::{Card, Color, Event, Seat, SeatSet};

/// All events of a command.
pub(in crate::record) fn parse_events(
    piece: Piece<'_>,
    names: &Names,
) -> Result<Vec<Event>, Fault> {
    let mut events = Vec::new();
    if !piece.text.is_empty() {
        for piece in piece.split("; ") {
            Reader {
                names,
                events: &mut events,
            }
            .piece(piece)?;
        }
    }
    Ok(events)
}

struct Reader<'a> {
    names: &'a Names,
    events: &'a mut Vec<Event>,
}

impl Reader<'_> {
    fn piece(&mut self, piece: Piece<'_>) -> Result<(), Fault> {
        if let Some(shares) = piece.after("cut ") {
            return self.shares(shares, |seat, card| Event::DealerDrew { seat, card });
        }
        if let Some(shares) = piece.after("dealt ") {
            return self.shares(shares, |seat, card| Event::Dealt { seat, card });
        }
        if let Some(draw) = piece.after("drew ") {
            return self.drew(draw);
        }
        let event = match plain(piece.text) {
            Some(event) => event,
            None => self.single(piece)?,
        };
        self.events.push(event);
        Ok(())
    }

    /// An event with something to say, that stands alone in its piece.
    fn single(&self, piece: Piece<'_>) -> Result<Event, Fault> {
        if let Some(ended) = piece.after("round ended: ") {
            return self.round_ended(ended);
        }
        if let Some(round) = piece.after("round ") {
            return self.round_began(round);
        }
        if let Some(card) = piece.after("turned ") {
            return Ok(Event::StartTurned { card: card.card()? });
        }
        if let Some(word) = piece.after("returned ") {
            let to = BACKS.iter().find(|(_, known)| *known == word.text);
            let &(to, _) = to.ok_or_else(|| word.not("middle, bottom, shuffled"))?;
            return Ok(Event::StartReturned { to });
        }
        if let Some(winners) = piece.after("match ended: ") {
            return Ok(Event::MatchEnded {
                winners: winners.seats(self.names)?,
            });
        }
        match piece.split_once(": ") {
            Some((who, what)) => self.with_more(piece, who, what),
            None => self.of_seat(piece),
        }
    }

    /// The events that say nothing but whom they are about.
    fn of_seat(&self, piece: Piece<'_>) -> Result<Event, Fault> {
        type Make = fn(Seat) -> Event;
        const EVENTS: [(&str, Make); 11] = [
            ("called ", |seat| Event::Called { seat }),
            ("exposed ", |seat| Event::Exposed {
                seat,
                by_other: false,
            }),
            ("false call ", |seat| Event::FalseCall { seat }),
            ("uncalled ", |seat| Event::Uncalled { seat }),
            ("passed ", |seat| Event::Passed { seat }),
            ("skipped ", |seat| Event::Skipped { seat }),
            ("went out ", |seat| Event::WentOut { seat }),
            ("knocked out ", |seat| Event::KnockedOut { seat }),
            ("left ", |seat| Event::Left { seat }),
            ("time was up ", |seat| Event::TimeWasUp { seat }),
            ("eliminated ", |seat| Event::Eliminated { seat }),
        ];
        for (word, make) in EVENTS {
            if let Some(name) = piece.after(word) {
                return Ok(make(name.seat(self.names)?));
            }
        }
        Err(unknown(piece))
    }

    /// The events that say something about somebody: `WORD NAME: MORE`.
    fn with_more(&self, piece: Piece<'_>, who: Piece<'_>, what: Piece<'_>) -> Result<Event, Fault> {
        const WORDS: [&str; 12] = [
            "turn",
            "played",
            "jumped in",
            "named",
            "exposed",
            "caught",
            "false catch",
            "forgiven",
            "challenged",
            "swapped",
            "counted",
            "scored",
        ];
        let names = self.names;
        let split = |word: &&'static str| Some((*word, who.after(word)?.after(" ")?));
        let (word, name) = WORDS.iter().find_map(split).ok_or_else(|| unknown(piece))?;
        let seat = name.seat(names)?;
        Ok(match word {
            "turn" => Event::Turn {
                seat,
                step: parse_step(what, names)?,
            },
            "played" => played(seat, what, false)?,
            "jumped in" => played(seat, what, true)?,
            "named" => Event::Named {
                seat,
                color: what.color()?,
            },
            "exposed" if what.text == "by another" => Event::Exposed {
                seat,
                by_other: true,
            },
            "exposed" => return Err(what.not("by another")),
            "caught" => Event::Caught {
                by: tagged(what, "by ")?.seat(names)?,
                seat,
            },
            "false catch" => Event::FalseCatch {
                by: tagged(what, "by ")?.seat(names)?,
                seat,
            },
            "forgiven" => Event::Forgiven {
                seat,
                count: what.number()?,
            },
            "challenged" => {
                let [by, verdict, held] = what.split(", ")[..] else {
                    return Err(what.not("by NAME, guilty or innocent, held CARDS"));
                };
                Event::Challenged {
                    by: tagged(by, "by ")?.seat(names)?,
                    offender: seat,
                    guilty: parse_verdict(verdict)?,
                    hand: tagged(held, "held ")?.hand()?,
                }
            }
            "swapped" => Event::Swapped {
                seat,
                with: tagged(what, "with ")?.seat(names)?,
                hand: (),
            },
            "counted" => {
                let parts = what.rsplit_once(", ");
                let (hand, value) = parts.ok_or_else(|| what.not("CARDS or nothing, NUMBER"))?;
                Event::HandCounted {
                    seat,
                    hand: hand.hand()?,
                    value: value.number()?,
                }
            }
            _ => {
                let parts = what.split_once(", total ");
                let (points, total) = parts.ok_or_else(|| what.not("NUMBER, total NUMBER"))?;
                Event::Scored {
                    seat,
                    points: points.number()?,
                    total: total.number()?,
                }
            }
        })
    }

    /// `NAME CARD, NAME CARD`
    fn shares(
        &mut self,
        piece: Piece<'_>,
        make: impl Fn(Seat, Card) -> Event,
    ) -> Result<(), Fault> {
        for share in piece.split(", ") {
            let (name, card) = share
                .rsplit_once(" ")
                .ok_or_else(|| share.not("NAME CARD"))?;
            self.events.push(make(name.seat(self.names)?, card.card()?));
        }
        Ok(())
    }

    /// `NAME: CARDS` or `NAME: CARDS, WHY`
    fn drew(&mut self, piece: Piece<'_>) -> Result<(), Fault> {
        let (name, what) = piece
            .split_once(": ")
            .ok_or_else(|| piece.not("NAME: CARDS"))?;
        let seat = name.seat(self.names)?;
        let (cards, word) = what
            .split_once(", ")
            .map_or((what, None), |(c, w)| (c, Some(w)));
        let text = word.map_or("", |word| word.text);
        let why = WHYS.iter().find(|(_, known)| *known == text);
        let &(why, _) = why.ok_or_else(|| word.unwrap_or(what).not(&whys()))?;
        let cards = cards.cards()?;
        if cards.is_empty() {
            return Err(what.not("cards"));
        }
        self.events.extend(
            cards
                .into_iter()
                .map(|card| Event::Drew { seat, card, why }),
        );
        Ok(())
    }

    /// `NUMBER: NAME deals to NAMES`
    fn round_began(&self, piece: Piece<'_>) -> Result<Event, Fault> {
        let wrong = || piece.not("NUMBER: NAME deals to NAMES");
        let (round, deal) = piece.split_once(": ").ok_or_else(wrong)?;
        let (dealer, players) = deal.split_once(" deals to ").ok_or_else(wrong)?;
        Ok(Event::RoundBegan {
            round: round.number()?,
            dealer: dealer.seat(self.names)?,
            players: players.seats(self.names)?,
        })
    }

    /// `won by NAME`, `stalled`, or both.
    fn round_ended(&self, piece: Piece<'_>) -> Result<Event, Fault> {
        let wrong = || piece.not("won by NAME, stalled");
        let (winner, stalled) = match piece.split(", ")[..] {
            [one] if one.text == "stalled" => (None, true),
            [one] => (Some(one), false),
            [one, two] if two.text == "stalled" => (Some(one), true),
            _ => return Err(wrong()),
        };
        let winner = match winner {
            Some(winner) => Some(
                winner
                    .after("won by ")
                    .ok_or_else(wrong)?
                    .seat(self.names)?,
            ),
            None => None,
        };
        Ok(Event::RoundEnded { winner, stalled })
    }
}

/// The events that are the same whoever plays.
fn plain(text: &str) -> Option<Event> {
    Some(match text {
        "window closed" => Event::WindowClosed,
        "refilled" => Event::Refilled,
        "rotated" => Event::Rotated { hand: () },
        "collected" => Event::Collected,
        "round ended" => Event::RoundEnded {
            winner: None,
            stalled: false,
        },
        "match ended" => Event::MatchEnded {
            winners: SeatSet::EMPTY,
        },
        _ => {
            let direction = parse_direction(text.strip_prefix("direction ")?)?;
            Event::DirectionTurned { direction }
        }
    })
}

fn played(seat: Seat, what: Piece<'_>, jump_in: bool) -> Result<Event, Fault> {
    let (card, color): (Piece<'_>, Option<Color>) = match what.split_once(" ") {
        Some((card, color)) => (card, Some(color.color()?)),
        None => (what, None),
    };
    Ok(Event::Played {
        seat,
        card: card.card()?,
        color,
        jump_in,
    })
}

fn whys() -> String {
    let words: Vec<&str> = WHYS
        .iter()
        .map(|&(_, word)| word)
        .filter(|word| !word.is_empty())
        .collect();
    words.join(", ")
}

fn unknown(piece: Piece<'_>) -> Fault {
    piece.fault(format!(
        "\"{}\" is no event; an event begins with one of {}",
        piece.text, EVENTS_ARE
    ))
}

const EVENTS_ARE: &str = "cut, round, dealt, turned, returned, turn, named, played, jumped in, called, \
     exposed, window closed, caught, false call, false catch, uncalled, drew, refilled, forgiven, passed, \
     skipped, direction, challenged, swapped, rotated, collected, went out, knocked out, left, time was \
     up, round ended, counted, scored, eliminated, match ended";
