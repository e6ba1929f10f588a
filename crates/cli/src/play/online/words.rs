//! What a person types that is about the table and not about the game, in both languages.

use lastcard_bots::Level;
use lastcard_protocol::client::Emote;

/// What a line means at a table; texts are as they were typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Said<'l> {
    /// Nothing was typed.
    Empty,
    /// Is ready.
    Ready,
    /// Is not ready after all.
    NotReady,
    /// Begins now.
    Start,
    /// Seats a bot; none for a level that is not known.
    Bot(Option<Level>),
    /// Sends somebody away.
    Kick(&'l str),
    /// Makes somebody the host.
    Host(&'l str),
    /// Shows the rules, or takes others.
    Rules(&'l str),
    /// Changes one option of the rules.
    Set(&'l str),
    /// Takes another name.
    Name(&'l str),
    /// Says something.
    Say(&'l str),
    /// Reacts.
    Emote(Emote),
    /// Hides what somebody says.
    Mute(&'l str),
    /// Shows it again.
    Unmute(&'l str),
    /// Plays again after a bot did.
    Back,
    /// Shows how to invite others.
    Invite,
    /// Moves the seat to another device.
    Move,
    /// Leaves for good.
    Leave,
    /// Shows the table.
    Table,
    /// Shows what can be typed.
    Help,
    /// Stops for now.
    Quit,
}

/// What a line means; none when it means nothing here.
pub(super) fn parse(line: &str) -> Option<Said<'_>> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let word = word.to_lowercase();
    if let ("not", "ready") | ("niet", "klaar") = (word.as_str(), rest.to_lowercase().as_str()) {
        return Some(Said::NotReady);
    }
    let with = match word.as_str() {
        "bot" => Said::Bot(level(rest)),
        "kick" | "verwijder" => Said::Kick(rest),
        "host" | "gastheer" => Said::Host(rest),
        "rules" | "regels" => Said::Rules(rest),
        "set" | "zet" => Said::Set(rest),
        "name" | "naam" => Said::Name(rest),
        "say" | "zeg" => Said::Say(rest),
        "mute" | "demp" => Said::Mute(rest),
        "unmute" | "hoor" => Said::Unmute(rest),
        _ if rest.is_empty() => return alone(&word),
        _ => return None,
    };
    Some(with)
}

fn alone(word: &str) -> Option<Said<'static>> {
    Some(match word {
        "" => Said::Empty,
        "ready" | "klaar" => Said::Ready,
        "unready" | "wacht" => Said::NotReady,
        "start" | "begin" => Said::Start,
        "back" | "terug" => Said::Back,
        "invite" | "link" | "uitnodiging" => Said::Invite,
        "move" | "verhuis" => Said::Move,
        "leave" | "verlaat" => Said::Leave,
        "table" | "tafel" => Said::Table,
        "?" | "h" | "help" | "hulp" => Said::Help,
        "quit" | "q" | "exit" | "stoppen" => Said::Quit,
        word => Said::Emote(emote(word)?),
    })
}

/// A reaction by its word.
fn emote(word: &str) -> Option<Emote> {
    Some(match word {
        "hello" | "hallo" | "hoi" => Emote::Hello,
        "gg" => Emote::GoodGame,
        "nice" | "mooi" => Emote::WellPlayed,
        "thanks" | "bedankt" => Emote::Thanks,
        "oops" | "oeps" => Emote::Oops,
        "haha" => Emote::Laugh,
        "wow" | "wauw" => Emote::Wow,
        "sad" | "jammer" => Emote::Sad,
        "grr" => Emote::Angry,
        "hmm" => Emote::Think,
        "hurry" | "schiet" => Emote::Hurry,
        "sorry" => Emote::Sorry,
        _ => return None,
    })
}

/// A level of bots by its name in either language; a bot like people when none is said.
fn level(name: &str) -> Option<Level> {
    match name.to_lowercase().as_str() {
        "" | "gewoon" => Some(Level::Normal),
        "makkelijk" => Some(Level::Easy),
        "willekeurig" => Some(Level::Random),
        name => Level::from_name(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_are_understood() {
        for (line, said) in [
            ("  ", Said::Empty),
            ("Ready", Said::Ready),
            ("klaar", Said::Ready),
            ("niet klaar", Said::NotReady),
            ("not ready", Said::NotReady),
            ("bot", Said::Bot(Some(Level::Normal))),
            ("bot Makkelijk", Said::Bot(Some(Level::Easy))),
            ("bot hard", Said::Bot(None)),
            ("kick Jan Piet", Said::Kick("Jan Piet")),
            ("regels", Said::Rules("")),
            ("rules party", Said::Rules("party")),
            ("zeg  Hoi, jij!", Said::Say("Hoi, jij!")),
            ("haha", Said::Emote(Emote::Laugh)),
            ("naam Ann", Said::Name("Ann")),
            ("?", Said::Help),
        ] {
            assert_eq!(parse(line), Some(said), "{line}");
        }
    }

    #[test]
    fn words_of_the_game_mean_nothing_here() {
        for line in [
            "5",
            "r5",
            "pak",
            "draw",
            "uno",
            "catch ann",
            "ready now",
            "stop",
        ] {
            assert_eq!(parse(line), None, "{line}");
        }
    }
}
