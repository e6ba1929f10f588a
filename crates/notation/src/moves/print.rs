//! Moves to text.

use crate::card::{color_word, print_cards};
use crate::names::Names;
use lastcard_engine::{Action, Cards, Command, Play, Seat};

/// The text of a command.
///
/// ```
/// use lastcard_engine::{Action, Command, Seat};
/// use lastcard_notation::{moves::print_command, Names};
/// let names = Names::new(["Ann", "Bob"]).unwrap();
/// let catch = Command::Act(Seat::new(1), Action::Catch(Seat::new(0)));
/// assert_eq!(print_command(&catch, &names), "Bob catches Ann");
/// ```
pub fn print_command(command: &Command, names: &Names) -> String {
    match command {
        Command::Act(seat, action) => print_action(*seat, action, names),
        Command::GraceEnds => "grace ends".to_owned(),
        Command::TimeIsUp => "time is up".to_owned(),
        Command::NextRound => "next round".to_owned(),
    }
}

/// The text of what a seat does.
pub fn print_action(seat: Seat, action: &Action, names: &Names) -> String {
    let name = names.of(seat);
    match action {
        Action::Play(play) => format!("{name} plays {}", print_play(play, names)),
        Action::JumpIn(play) => format!("{name} jumps in {}", print_play(play, names)),
        Action::Draw => format!("{name} draws"),
        Action::Pass => format!("{name} passes"),
        Action::Name(color) => format!("{name} names {}", color_word(*color)),
        Action::Swap(with) => format!("{name} swaps {}", names.of(*with)),
        Action::Challenge => format!("{name} challenges"),
        Action::Call => format!("{name} calls uno"),
        Action::Catch(other) => format!("{name} catches {}", names.of(*other)),
        Action::Leave => format!("{name} leaves"),
    }
}

fn print_play(play: &Play, names: &Names) -> String {
    let mut text = match &play.cards {
        Cards::One(card) => card.to_string(),
        Cards::Several(several) => print_cards(&several.in_order().collect::<Vec<_>>()),
    };
    if let Some(color) = play.color {
        text.push(' ');
        text.push_str(color_word(color));
    }
    if let Some(with) = play.swap {
        text.push_str(" swap ");
        text.push_str(names.of(with));
    }
    if play.uno {
        text.push_str(" uno");
    }
    text
}
