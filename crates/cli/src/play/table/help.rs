//! What can be typed, the rules of the table, and what a line that is not understood lacks.

use super::{Host, Table};
use crate::failure::Result;
use crate::plain::{plain, short};
use crate::play::input::Fault;
use crate::play::screen::{Piece, Screen, words, wrapped};
use lastcard_engine::rules::{JumpInCards, MultiDiscard};

impl<H: Host> Table<'_, H> {
    /// Everything that can be typed at this table.
    pub(super) fn show_help(&mut self) -> Result<()> {
        let rules = self.host.rules().rules;
        let swaps = rules.seven_swap != lastcard_engine::rules::SevenSwap::Off
            || rules.deck_kind != lastcard_engine::rules::DeckKind::Classic;
        let challenges = rules.challenge_who == lastcard_engine::rules::ChallengeWho::Victim;
        let several_here = self.host.here().len() > 1;
        let topics = [
            ("number", true),
            ("card", true),
            ("several", rules.multi_discard != MultiDiscard::Off),
            ("wild", true),
            ("swap", swaps),
            ("draw", true),
            ("pass", true),
            ("uno", rules.calls_matter()),
            ("catch", rules.calls_matter()),
            ("challenge", challenges),
            ("jump", rules.jump_in != JumpInCards::Off),
            ("other", several_here),
            ("table", true),
            ("rules", true),
            ("scores", !rules.single_round),
            ("log", true),
            ("leave", true),
            ("quit", true),
        ];
        let topics: Vec<(String, String)> = topics
            .into_iter()
            .filter(|(_, concerns)| *concerns)
            .map(|(topic, _)| {
                let type_this = self.texts.text(&format!("play-help-{topic}-words"), &[]);
                (
                    type_this,
                    self.texts.text(&format!("play-help-{topic}"), &[]),
                )
            })
            .chain(self.host.topics())
            .collect();
        show_topics(self.screen, &topics)
    }

    /// The complete rules of this table.
    pub(super) fn show_rules(&mut self) -> Result<()> {
        let seats = self.host.names().seats();
        let style = self.screen.style();
        let sheet = crate::sheet::plain(self.host.rules(), Some(seats), self.texts, style.width);
        for line in sheet.lines() {
            self.screen.line(line)?;
        }
        Ok(())
    }

    /// Says why a line is not understood and what would be.
    pub(super) fn explain_fault(&mut self, fault: &Fault) -> Result<()> {
        let count = u32::try_from(self.shown.len()).unwrap_or(u32::MAX);
        let (key, word) = match fault {
            Fault::Unknown(word) => ("play-fault-unknown", word.as_str()),
            Fault::NoSuchNumber(word) => ("play-fault-number", word.as_str()),
            Fault::TwoColors(word) => ("play-fault-two-colors", word.as_str()),
            Fault::NoCard => ("play-fault-no-card", ""),
            Fault::NoColor => ("play-fault-no-color", ""),
            Fault::NoPlayer(word) if word.is_empty() => ("play-fault-no-player", "none"),
            Fault::NoPlayer(word) => ("play-fault-no-player", word.as_str()),
            Fault::ManyPlayers(word) => ("play-fault-many-players", word.as_str()),
        };
        let names: Vec<&str> = self
            .host
            .names()
            .iter()
            .filter(|(seat, _)| *seat != self.seat)
            .map(|(_, name)| name)
            .collect();
        let names = self.texts.list(&names);
        let word = short(&plain(word));
        let args = [
            ("word", (&word).into()),
            ("count", count.into()),
            ("names", (&names).into()),
        ];
        let text = self.texts.text(key, &args);
        Ok(self.screen.sentence(&text)?)
    }
}

/// What can be typed and what each does, in two columns.
pub(crate) fn show_topics(screen: &mut Screen, topics: &[(String, String)]) -> Result<()> {
    let style = screen.style();
    let widest = topics
        .iter()
        .map(|(words, _)| words.chars().count())
        .max()
        .unwrap_or(0);
    for (typed, meaning) in topics {
        let mut pieces = vec![
            Piece::plain("  ")
                .and(&style.strong(typed))
                .padded(widest + 3),
        ];
        pieces.extend(words(meaning));
        for line in wrapped(&pieces, style.width, widest + 4) {
            screen.line(&line)?;
        }
    }
    Ok(())
}
