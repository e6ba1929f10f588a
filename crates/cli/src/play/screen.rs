//! Lines on a terminal or into a pipe: colors where they may be, wrapped to the width.

use lastcard_engine::{Card, Color};
use lastcard_texts::{Texts, color_mark};
use std::io::{self, IsTerminal, Write, stdout};
use terminal_size::{Width, terminal_size};

/// How things look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Style {
    /// Whether colors may be used.
    pub(crate) color: bool,
    /// Columns of a line.
    pub(crate) width: usize,
}

/// A piece of a line that is not broken: how it is written and how many columns it takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    /// With the codes for colors in it.
    pub(crate) text: String,
    /// Without them.
    pub(crate) width: usize,
}

/// Where lines are shown.
pub(crate) struct Screen {
    out: Box<dyn Write>,
    style: Style,
    /// Whether the lines go to a terminal that understands more than plain text.
    terminal: bool,
    /// Whether the cursor stands behind a prompt.
    prompted: bool,
}

/// What stands before what is typed.
const PROMPT: &str = "> ";

/// Columns where nobody says how many there are.
const USUAL_WIDTH: usize = 80;

/// Columns of a text that is still easy to read.
const WIDEST: usize = 100;

/// Columns below which nothing can be laid out.
const NARROWEST: usize = 20;

/// Lines that push a hand off every usual screen.
const SCREENFUL: usize = 60;

impl Screen {
    /// The output of this process. Colors are used on terminals, unless the variable `NO_COLOR` is set.
    pub(crate) fn open() -> Screen {
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|kind| kind == "dumb");
        let terminal = stdout().is_terminal() && !dumb;
        let style = Style {
            color: terminal && !plain,
            width: USUAL_WIDTH,
        };
        Screen {
            out: Box::new(stdout()),
            style,
            terminal,
            prompted: false,
        }
    }

    /// How things look now: the terminal may have changed its size.
    pub(crate) fn style(&mut self) -> Style {
        if self.terminal {
            self.style.width = text_width();
        }
        self.style
    }

    /// Shows one line as it is.
    ///
    /// # Errors
    /// When nobody reads any more.
    pub(crate) fn line(&mut self, line: &str) -> io::Result<()> {
        self.leave_prompt()?;
        writeln!(self.out, "{line}")
    }

    /// Shows a sentence, wrapped.
    ///
    /// # Errors
    /// As [`Screen::line`].
    pub(crate) fn sentence(&mut self, text: &str) -> io::Result<()> {
        for line in wrapped(&words(text), self.style().width, 0) {
            self.line(&line)?;
        }
        Ok(())
    }

    /// Shows the prompt, unless it is there.
    ///
    /// # Errors
    /// As [`Screen::line`].
    pub(crate) fn prompt(&mut self) -> io::Result<()> {
        if !self.prompted {
            self.out.write_all(PROMPT.as_bytes())?;
            self.prompted = true;
        }
        self.out.flush()
    }

    /// Somebody has typed a line: a terminal shows that itself; elsewhere it is shown here, so that the
    /// output can be read as what happened.
    ///
    /// # Errors
    /// As [`Screen::line`].
    pub(crate) fn typed(&mut self, text: &str, echoed: bool) -> io::Result<()> {
        if !echoed {
            self.prompt()?;
            let plain: String = text.chars().filter(|char| !char.is_control()).collect();
            writeln!(self.out, "{plain}")?;
        }
        self.prompted = false;
        Ok(())
    }

    /// Takes everything off the screen, so that the next player does not see it.
    ///
    /// # Errors
    /// As [`Screen::line`].
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        self.prompted = false;
        if self.terminal && self.style.color {
            // The screen, what has scrolled off it, and the cursor to the top.
            self.out.write_all(b"\x1b[2J\x1b[3J\x1b[H")?;
        } else if self.terminal {
            self.out.write_all("\n".repeat(SCREENFUL).as_bytes())?;
        }
        self.out.flush()
    }

    fn leave_prompt(&mut self) -> io::Result<()> {
        if self.prompted {
            self.prompted = false;
            writeln!(self.out)?;
        }
        Ok(())
    }
}

impl Style {
    /// A card: the mark and the letters of its color, then its number or symbol; on a ground of its color
    /// when it stands out.
    pub(crate) fn card(self, texts: &Texts, card: Card, stands_out: bool) -> Piece {
        let short = texts.card_short(card);
        let text = match card.color() {
            Some(color) => {
                let mark = color_mark(color);
                let rank = short.strip_prefix(mark).unwrap_or(&short);
                format!("{mark}{} {rank}", texts.color_letters(color))
            }
            None => short,
        };
        self.painted(&text, card.color(), stands_out)
    }

    /// A color: its mark and its word.
    pub(crate) fn color(self, texts: &Texts, color: Color) -> Piece {
        let text = format!("{} {}", color_mark(color), texts.color(color));
        self.painted(&text, Some(color), true)
    }

    /// Something that matters more than what is around it.
    pub(crate) fn strong(self, text: &str) -> Piece {
        self.coded(text, "1")
    }

    /// Something that matters less.
    pub(crate) fn faint(self, text: &str) -> Piece {
        self.coded(text, "2")
    }

    /// A line across, with a title in it.
    pub(crate) fn rule(self, title: &str) -> String {
        let used = title.chars().count() + 4;
        let rest = "─".repeat(self.width.saturating_sub(used));
        format!("── {} {rest}", self.strong(title).text)
    }

    fn painted(self, text: &str, color: Option<Color>, stands_out: bool) -> Piece {
        // White on red, blue and black, black on yellow and green: what can be read best.
        let code = match (color, stands_out) {
            (Some(Color::Red), true) => "1;97;41",
            (Some(Color::Yellow), true) => "1;30;43",
            (Some(Color::Green), true) => "1;30;42",
            (Some(Color::Blue), true) => "1;97;44",
            (None, true) => "1;7",
            (Some(Color::Red), false) => "31",
            (Some(Color::Yellow), false) => "33",
            (Some(Color::Green), false) => "32",
            (Some(Color::Blue), false) => "94",
            (None, false) => return Piece::plain(text),
        };
        self.coded(text, code)
    }

    fn coded(self, text: &str, code: &str) -> Piece {
        let width = text.chars().count();
        let text = if self.color {
            format!("\x1b[{code}m{text}\x1b[0m")
        } else {
            text.to_owned()
        };
        Piece { text, width }
    }
}

impl Piece {
    /// Text as it is.
    pub(crate) fn plain(text: impl Into<String>) -> Piece {
        let text = text.into();
        Piece {
            width: text.chars().count(),
            text,
        }
    }

    /// This and something right behind it.
    pub(crate) fn and(mut self, other: &Piece) -> Piece {
        self.text.push_str(&other.text);
        self.width += other.width;
        self
    }

    /// The same, so many columns wide at least.
    pub(crate) fn padded(mut self, width: usize) -> Piece {
        let missing = width.saturating_sub(self.width);
        self.text.push_str(&" ".repeat(missing));
        self.width += missing;
        self
    }
}

/// Columns for a text: those of the terminal, as far as they are easy to read.
pub(crate) fn text_width() -> usize {
    match terminal_size() {
        Some((Width(columns), _)) if stdout().is_terminal() => {
            usize::from(columns).clamp(NARROWEST, WIDEST)
        }
        _ => USUAL_WIDTH,
    }
}

/// The words of a text, each a piece.
pub(crate) fn words(text: &str) -> Vec<Piece> {
    let words = text.split(' ').filter(|word| !word.is_empty());
    words.map(Piece::plain).collect()
}

/// Pieces with a space between, on as many lines as they need; every line but the first is indented.
/// No line ends with a space.
pub(crate) fn wrapped(pieces: &[Piece], width: usize, indent: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut used = 0;
    let mut empty = true;
    for piece in pieces {
        if !empty && used + 1 + piece.width > width {
            lines.push(line.trim_end().to_owned());
            line = " ".repeat(indent);
            used = indent;
            empty = true;
        }
        if !empty {
            line.push(' ');
            used += 1;
        }
        line.push_str(&piece.text);
        used += piece.width;
        empty = false;
    }
    if !empty {
        lines.push(line.trim_end().to_owned());
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_engine::Rank;
    use lastcard_texts::Lang;

    const PLAIN: Style = Style {
        color: false,
        width: 80,
    };
    const COLORED: Style = Style {
        color: true,
        width: 80,
    };

    #[test]
    fn a_card_has_a_mark_and_letters_besides_its_color() {
        let (nl, en) = (Texts::new(Lang::Nl), Texts::new(Lang::En));
        let skip = Card::colored(Color::Green, Rank::Skip);
        assert_eq!(PLAIN.card(&nl, skip, true), Piece::plain("■Gr Stop"));
        assert_eq!(PLAIN.card(&en, skip, false), Piece::plain("■G Skip"));
        assert_eq!(PLAIN.card(&en, Card::WILD_DRAW_FOUR, true).text, "Wild+4");
        let colored = COLORED.card(&en, skip, true);
        assert_eq!(
            (colored.text.as_str(), colored.width),
            ("\x1b[1;30;42m■G Skip\x1b[0m", 7)
        );
    }

    #[test]
    fn lines_are_wrapped_between_pieces() {
        let lines = wrapped(&words("one two three four"), 9, 2);
        assert_eq!(lines, ["one two", "  three", "  four"]);
        assert_eq!(
            wrapped(&words("aVeryLongWord b"), 4, 0),
            ["aVeryLongWord", "b"]
        );
        assert_eq!(wrapped(&[], 4, 0), Vec::<String>::new());
        let cells = [Piece::plain("ab").padded(4), Piece::plain("c")];
        assert_eq!(wrapped(&cells, 80, 0), ["ab   c"]);
        assert_eq!(wrapped(&cells, 5, 0), ["ab", "c"]);
    }
}
