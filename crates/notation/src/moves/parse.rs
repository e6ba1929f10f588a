//! Text to moves.

use super::{MoveError, MoveFault};
use crate::card::{parse_card, parse_color};
use crate::names::{Names, VERBS};
use crate::place::words;
use lastcard_engine::{Action, Cards, Color, Command, Play, Seat};

/// Reads a command.
///
/// # Errors
/// Where and why the text is no move; [`MoveFault::UnknownPlayer`] only when nothing else is wrong.
pub fn parse_command(text: &str, names: &Names) -> Result<Command, MoveError> {
    let all = words(text);
    let plain: Vec<&str> = all.iter().map(|&(_, word)| word).collect();
    match plain[..] {
        ["grace", "ends"] => Ok(Command::GraceEnds),
        ["time", "is", "up"] => Ok(Command::TimeIsUp),
        ["next", "round"] => Ok(Command::NextRound),
        _ => {
            let end = text.chars().count() + 1;
            let mut reader = Reader {
                words: &all,
                at: 0,
                end,
                names,
                unknown: None,
            };
            let (seat, action) = reader.sentence()?;
            match reader.unknown {
                Some((column, name)) => Err(MoveError {
                    column,
                    fault: MoveFault::UnknownPlayer(name),
                }),
                None => Ok(Command::Act(seat, action)),
            }
        }
    }
}

/// Reads a move that must be one of that seat.
///
/// # Errors
/// As [`parse_command`]; also when somebody else moves, or nobody.
pub fn parse_action_of(seat: Seat, text: &str, names: &Names) -> Result<Action, MoveError> {
    match parse_command(text, names)? {
        Command::Act(mover, action) if mover == seat => Ok(action),
        _ => {
            let (column, word) = words(text).first().map_or((1, ""), |&first| first);
            let allowed = "a move of the player whose moves are listed";
            let found = Some(word.to_owned());
            Err(MoveError {
                column,
                fault: MoveFault::Expected { allowed, found },
            })
        }
    }
}

/// Reads word by word. An unknown name is remembered and only told at the end, so that a text that is
/// no move at all is never taken for a refused one.
struct Reader<'a> {
    words: &'a [(usize, &'a str)],
    at: usize,
    /// The column behind the text.
    end: usize,
    names: &'a Names,
    unknown: Option<(usize, String)>,
}

impl Reader<'_> {
    fn sentence(&mut self) -> Result<(Seat, Action), MoveError> {
        let is_verb = |&(_, word): &(usize, &str)| VERBS.contains(&word);
        let verb = match self.words.iter().position(is_verb) {
            Some(0) => return Err(self.expected("a name before the verb")),
            Some(place) => place,
            None => {
                let column = self.words.first().map_or(1, |&(column, _)| column);
                return Err(MoveError {
                    column,
                    fault: MoveFault::NoVerb,
                });
            }
        };
        let seat = self.name_until(verb);
        self.at = verb + 1;
        let action = match self.words[verb].1 {
            "plays" => Action::Play(self.play()?),
            "jumps" => {
                self.literal("in", "in, then the cards")?;
                Action::JumpIn(self.play()?)
            }
            "draws" => Action::Draw,
            "passes" => Action::Pass,
            "names" => Action::Name(self.color()?),
            "challenges" => Action::Challenge,
            "calls" => {
                self.literal("uno", "uno")?;
                Action::Call
            }
            "catches" => Action::Catch(self.name()?),
            "swaps" => Action::Swap(self.name()?),
            _ => Action::Leave,
        };
        match self.peek() {
            None => Ok((seat, action)),
            Some(_) if matches!(action, Action::Play(_) | Action::JumpIn(_)) => {
                Err(self.expected("the cards, then a color, then swap and a name, then uno"))
            }
            Some(_) => Err(self.expected("nothing more")),
        }
    }

    fn play(&mut self) -> Result<Play, MoveError> {
        let mut cards = Vec::new();
        while let Some(card) = self.peek().and_then(parse_card) {
            cards.push(card);
            self.at += 1;
        }
        if cards.is_empty() {
            return Err(match self.peek() {
                Some(word) => self.fault(MoveFault::BadCard(word.to_owned())),
                None => self.expected("a card"),
            });
        }
        let color = self.peek().and_then(parse_color);
        self.at += usize::from(color.is_some());
        let swap = if self.peek() == Some("swap") {
            self.at += 1;
            Some(self.name()?)
        } else {
            None
        };
        let uno = self.peek() == Some("uno");
        self.at += usize::from(uno);
        if let (Some(word), None, None, false) = (self.peek(), color, swap, uno)
            && word.starts_with(|first: char| first.is_ascii_uppercase())
        {
            return Err(self.fault(MoveFault::BadCard(word.to_owned())));
        }
        let cards = Cards::new(&cards).ok_or_else(|| self.fault(MoveFault::TooManyCards))?;
        Ok(Play {
            cards,
            color,
            swap,
            uno,
        })
    }

    fn color(&mut self) -> Result<Color, MoveError> {
        let color = self.peek().and_then(parse_color);
        let color = color.ok_or_else(|| self.expected("red, yellow, green or blue"))?;
        self.at += 1;
        Ok(color)
    }

    /// A name: every word up to `uno` or the end.
    fn name(&mut self) -> Result<Seat, MoveError> {
        let rest = &self.words[self.at..];
        let length = rest
            .iter()
            .position(|&(_, word)| word == "uno")
            .unwrap_or(rest.len());
        if length == 0 {
            return Err(self.expected("the name of a player"));
        }
        Ok(self.name_until(self.at + length))
    }

    fn name_until(&mut self, end: usize) -> Seat {
        let column = self.words[self.at].0;
        let name: Vec<&str> = self.words[self.at..end]
            .iter()
            .map(|&(_, word)| word)
            .collect();
        let name = name.join(" ");
        self.at = end;
        self.names.seat(&name).unwrap_or_else(|| {
            self.unknown.get_or_insert((column, name));
            // Never seen: the unknown name is reported in its place.
            Seat::new(0)
        })
    }

    fn literal(&mut self, word: &str, allowed: &'static str) -> Result<(), MoveError> {
        if self.peek() == Some(word) {
            self.at += 1;
            Ok(())
        } else {
            Err(self.expected(allowed))
        }
    }

    fn peek(&self) -> Option<&str> {
        self.words.get(self.at).map(|&(_, word)| word)
    }

    fn expected(&self, allowed: &'static str) -> MoveError {
        self.fault(MoveFault::Expected {
            allowed,
            found: self.peek().map(str::to_owned),
        })
    }

    fn fault(&self, fault: MoveFault) -> MoveError {
        let column = self
            .words
            .get(self.at)
            .map_or(self.end, |&(column, _)| column);
        MoveError { column, fault }
    }
}
