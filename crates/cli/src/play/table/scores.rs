//! Points: what each round gave, and how the match stands.

use super::{Host, Table};
use crate::failure::Result;
use crate::play::screen::{Piece, Style, wrapped};
use lastcard_engine::rules::MatchWinner;
use lastcard_engine::{EventOf, Hand, Seat, SeenEvent};
use lastcard_texts::Texts;

/// What each round gave.
#[derive(Clone, Default, Debug)]
pub(super) struct Scorebook {
    rounds: Vec<Vec<Line>>,
}

/// A player at the end of a round.
#[derive(Clone, Copy, Debug)]
struct Line {
    seat: Seat,
    hand: Hand,
    value: u32,
    points: i32,
    total: i32,
}

impl Scorebook {
    /// Writes down what was seen.
    pub(super) fn add(&mut self, events: &[SeenEvent]) {
        for event in events {
            match *event {
                EventOf::RoundBegan { .. } => self.rounds.push(Vec::new()),
                EventOf::HandCounted { seat, hand, value } => {
                    let line = self.line(seat);
                    (line.hand, line.value) = (hand, value);
                }
                EventOf::Scored {
                    seat,
                    points,
                    total,
                } => {
                    let line = self.line(seat);
                    (line.points, line.total) = (points, total);
                }
                _ => {}
            }
        }
    }

    /// The last round; empty while it goes on.
    fn last(&self) -> &[Line] {
        self.rounds.last().map_or(&[], Vec::as_slice)
    }

    /// What a seat got in each round that is over, in order.
    fn points(&self, seat: Seat) -> Vec<String> {
        let of_seat = |round: &Vec<Line>| {
            round
                .iter()
                .find(|line| line.seat == seat)
                .map(|line| line.points.to_string())
        };
        self.rounds.iter().filter_map(of_seat).collect()
    }

    fn line(&mut self, seat: Seat) -> &mut Line {
        if self.rounds.is_empty() {
            self.rounds.push(Vec::new());
        }
        let last = self.rounds.len() - 1;
        let round = &mut self.rounds[last];
        let place = round
            .iter()
            .position(|line| line.seat == seat)
            .unwrap_or_else(|| {
                round.push(Line {
                    seat,
                    hand: Hand::EMPTY,
                    value: 0,
                    points: 0,
                    total: 0,
                });
                round.len() - 1
            });
        &mut round[place]
    }
}

impl<H: Host> Table<'_, H> {
    /// The round that has ended: the cards left, the points, the totals.
    pub(super) fn show_round(&mut self) -> Result<()> {
        let with_points = !self.host.rules().rules.single_round;
        let mut lines = self.scores.last().to_vec();
        // Who came to the table later has not seen the hands.
        if lines.is_empty() {
            return self.show_standings();
        }
        lines.sort_by_key(|line| line.seat);
        let texts = self.texts;
        let style = self.screen.style();
        let head = Row {
            name: texts.text("play-score-player", &[]),
            numbers: ["play-score-points", "play-score-total"]
                .map(|key| texts.text(key, &[]))
                .to_vec(),
            rest: vec![Piece::plain(texts.text("play-score-left", &[]))],
        };
        let rows = lines.iter().map(|line| Row {
            name: self.name(line.seat),
            numbers: vec![line.points.to_string(), line.total.to_string()],
            rest: left(line, texts, style),
        });
        let mut rows: Vec<Row> = std::iter::once(head).chain(rows).collect();
        if !with_points {
            for row in &mut rows {
                row.numbers.clear();
            }
        }
        self.show_rows(&rows)
    }

    /// How the match stands, the best first.
    pub(super) fn show_standings(&mut self) -> Result<()> {
        let rules = self.host.rules().rules;
        if rules.single_round {
            return Ok(());
        }
        let view = self.host.view(self.seat);
        let mut seats: Vec<Seat> = view.public().all_seats().iter().collect();
        let total = |seat: &Seat| view.public().total(*seat);
        match rules.match_winner {
            MatchWinner::HighestTotal => seats.sort_by_key(|seat| -total(seat)),
            MatchWinner::LowestTotal | MatchWinner::LastStanding => seats.sort_by_key(total),
        }
        let head = Row {
            name: self.texts.text("play-score-player", &[]),
            numbers: vec![self.texts.text("play-score-total", &[])],
            rest: vec![Piece::plain(self.texts.text("play-score-rounds", &[]))],
        };
        let rows = seats.iter().map(|seat| Row {
            name: self.name(*seat),
            numbers: vec![total(seat).to_string()],
            rest: self
                .scores
                .points(*seat)
                .into_iter()
                .map(Piece::plain)
                .collect(),
        });
        let rows: Vec<Row> = std::iter::once(head).chain(rows).collect();
        self.show_rows(&rows)
    }

    /// The name of a seat as the person at the keyboard reads it.
    fn name(&self, seat: Seat) -> String {
        // Where several persons look at one screen, "you" would be anybody.
        if seat == self.seat && self.host.here().len() == 1 {
            self.texts.text("play-you", &[])
        } else {
            self.host.names().of(seat).to_owned()
        }
    }

    fn show_rows(&mut self, rows: &[Row]) -> Result<()> {
        let style = self.screen.style();
        for (index, line) in laid_out(rows, style).iter().enumerate() {
            let line = if index == 0 {
                style.faint(line).text
            } else {
                line.clone()
            };
            self.screen.line(&line)?;
        }
        Ok(())
    }
}

/// A row of a table: a name, numbers in columns, and a rest that may take several lines.
struct Row {
    name: String,
    numbers: Vec<String>,
    rest: Vec<Piece>,
}

fn laid_out(rows: &[Row], style: Style) -> Vec<String> {
    let width = |text: &String| text.chars().count();
    let names = rows.iter().map(|row| width(&row.name)).max().unwrap_or(0);
    let columns = rows.first().map_or(0, |row| row.numbers.len());
    let numbers: Vec<usize> = (0..columns)
        .map(|column| {
            rows.iter()
                .map(|row| width(&row.numbers[column]))
                .max()
                .unwrap_or(0)
        })
        .collect();
    let mut lines = Vec::new();
    for row in rows {
        let mut start = format!("  {:names$}", row.name);
        for (number, width) in row.numbers.iter().zip(&numbers) {
            start = format!("{start}  {number:>width$}");
        }
        start.push_str("  ");
        let indent = start.chars().count();
        let mut pieces = vec![Piece::plain(start)];
        pieces.extend(row.rest.iter().cloned());
        // A space stands between the pieces.
        lines.extend(wrapped(&pieces, style.width, indent + 1));
    }
    lines
}

/// The cards left in a hand and what they count.
fn left(line: &Line, texts: &Texts, style: Style) -> Vec<Piece> {
    if line.hand.is_empty() && line.value == 0 {
        return vec![Piece::plain("–")];
    }
    let mut pieces: Vec<Piece> = line
        .hand
        .iter()
        .map(|card| style.card(texts, card, false))
        .collect();
    pieces.push(Piece::plain(format!("= {}", line.value)));
    pieces
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]
mod tests {
    use super::*;
    use lastcard_engine::{Card, SeatSet};
    use lastcard_texts::Lang;

    const PLAIN: Style = Style {
        color: false,
        width: 40,
    };
    const ANN: Seat = Seat::new(0);
    const BOB: Seat = Seat::new(1);

    fn round(points: i32, total: i32) -> Vec<SeenEvent> {
        let hand: Hand = [Card::WILD, Card::WILD].into_iter().collect();
        vec![
            EventOf::RoundBegan {
                round: 1,
                dealer: ANN,
                players: SeatSet::first(2),
            },
            EventOf::RoundEnded {
                winner: Some(ANN),
                stalled: false,
            },
            EventOf::HandCounted {
                seat: BOB,
                hand,
                value: 80,
            },
            EventOf::Scored {
                seat: ANN,
                points,
                total,
            },
            EventOf::Scored {
                seat: BOB,
                points: 0,
                total: 0,
            },
        ]
    }

    #[test]
    fn every_round_is_kept() {
        let mut book = Scorebook::default();
        book.add(&round(80, 80));
        book.add(&round(20, 100));
        assert_eq!(book.points(ANN), ["80", "20"]);
        assert_eq!(book.last().len(), 2);
        let bob = book.last().iter().find(|line| line.seat == BOB).unwrap();
        let texts = Texts::new(Lang::En);
        let left: Vec<String> = left(bob, &texts, PLAIN)
            .into_iter()
            .map(|piece| piece.text)
            .collect();
        assert_eq!(left, ["Wild", "Wild", "= 80"]);
    }

    #[test]
    fn columns_stand_under_each_other_and_the_rest_is_indented() {
        let row = |name: &str, number: &str, rest: &str| Row {
            name: name.to_owned(),
            numbers: vec![number.to_owned()],
            rest: crate::play::screen::words(rest),
        };
        let lines = laid_out(
            &[
                row("player", "total", "left"),
                row("Bo", "7", "some more words than one line holds"),
            ],
            PLAIN,
        );
        let expected = [
            "  player  total   left",
            "  Bo          7   some more words than",
            "                  one line holds",
        ];
        assert_eq!(lines, expected);
    }
}
