//! Builds a sheet block by block: sections say which sentences stand where, the catalog says how they read.

use super::{Block, SheetOptions};
use crate::options::dashed;
use crate::texts::{Arg, Texts};
use fluent_bundle::FluentArgs;
use lastcard_engine::Rules;
use lastcard_engine::rules::{
    DeckKind, Deflect, DrawTwoOnWildFour, IllegalWildDrawFour, OPTIONS, ScoringMode, SevenSwap,
    TeamSize, TeamsEnd, Value, WildDrawFourRule,
};

/// A sentence, and whether it stands in this sheet.
pub(super) type Line<'a> = (bool, &'a str);

/// For sentences that stand in every sheet.
pub(super) const ALWAYS: bool = true;

/// A sheet that is being written.
pub(super) struct Builder<'a> {
    pub(super) texts: &'a Texts,
    pub(super) rules: &'a Rules,
    pub(super) players: Option<usize>,
    args: FluentArgs<'a>,
    blocks: Vec<Block>,
}

impl<'a> Builder<'a> {
    /// Every sentence can use every option by its name, and the few facts that are named here.
    pub(super) fn new(
        texts: &'a Texts,
        rules: &'a Rules,
        options: &SheetOptions<'a>,
    ) -> Builder<'a> {
        let mut args = FluentArgs::new();
        for option in OPTIONS {
            let value = match (option.get)(rules) {
                Value::Bool(flag) => Arg::flag(flag),
                Value::Int(number) => Arg::Number(number),
                Value::Word(word) => Arg::Text(word),
            };
            args.set(dashed(option.name), value);
        }
        let players = options.players;
        let mut builder = Builder {
            texts,
            rules,
            players,
            args,
            blocks: Vec::new(),
        };
        builder.set(
            "blank-text",
            options.blank_wild_text.unwrap_or("none").into(),
        );
        builder.set("bluff", Arg::flag(builder.bluff()));
        builder.set("ending", builder.ending().into());
        builder.set("single", Arg::flag(rules.single_round));
        builder.set("stack", Arg::flag(builder.stack()));
        builder.set("teams", Arg::flag(builder.teams()));
        builder
    }

    /// The blocks, without headings that have nothing below them.
    pub(super) fn finish(mut self) -> Vec<Block> {
        self.drop_empty_heading();
        self.blocks
    }

    /// Sets a value that sentences can use.
    pub(super) fn set(&mut self, name: &'static str, value: Arg<'a>) {
        self.args.set(name, value);
    }

    /// Sets words that sentences can use.
    pub(super) fn set_text(&mut self, name: &'static str, text: String) {
        self.args.set(name, text);
    }

    /// A sentence with the values that are set.
    pub(super) fn text(&self, key: &str) -> String {
        self.texts.formatted(key, None, &self.args)
    }

    /// Begins a section; one that stays empty leaves no heading.
    pub(super) fn heading(&mut self, key: &str) {
        self.drop_empty_heading();
        self.blocks.push(Block::Heading(self.text(key)));
    }

    /// Sentences behind one another.
    pub(super) fn paragraph(&mut self, lines: &[Line<'_>]) {
        let text = self.sentences(lines);
        self.paragraph_of(text);
    }

    /// A paragraph that is ready.
    pub(super) fn paragraph_of(&mut self, text: String) {
        if !text.is_empty() {
            self.blocks.push(Block::Paragraph(text));
        }
    }

    /// Points, each of one sentence or more.
    pub(super) fn list(&mut self, items: &[&[Line<'_>]]) {
        let items: Vec<String> = items
            .iter()
            .map(|lines| self.sentences(lines))
            .filter(|item| !item.is_empty())
            .collect();
        if !items.is_empty() {
            self.blocks.push(Block::List(items));
        }
    }

    /// Words with what they mean: the word stands in the sentence's attribute `.term`.
    pub(super) fn terms(&mut self, lines: &[Line<'_>]) {
        let terms: Vec<(String, String)> = stand(lines).map(|key| self.term(key)).collect();
        if !terms.is_empty() {
            self.blocks.push(Block::Terms(terms));
        }
    }

    /// A table.
    pub(super) fn table(&mut self, head: Vec<String>, rows: Vec<Vec<String>>) {
        self.blocks.push(Block::Table { head, rows });
    }

    /// The word of a sentence, and the sentence.
    pub(super) fn term(&self, key: &str) -> (String, String) {
        (
            self.texts.formatted(key, Some("term"), &self.args),
            self.text(key),
        )
    }

    fn sentences(&self, lines: &[Line<'_>]) -> String {
        let sentences: Vec<String> = stand(lines).map(|key| self.text(key)).collect();
        sentences.join(" ")
    }

    fn drop_empty_heading(&mut self) {
        if matches!(self.blocks.last(), Some(Block::Heading(_))) {
            self.blocks.pop();
        }
    }
}

/// Facts about the rules that several sections ask for.
impl Builder<'_> {
    /// Whether players play together.
    pub(super) fn teams(&self) -> bool {
        self.rules.team_size != TeamSize::OFF
    }

    /// What ends a round: `one` player out, a whole `team` out, or all `places` taken.
    pub(super) fn ending(&self) -> &'static str {
        if self.rules.play_for_places {
            "places"
        } else if self.teams() && self.rules.teams_end == TeamsEnd::AllMembersOut {
            "team"
        } else {
            "one"
        }
    }

    /// Whether a Wild Draw Four can be a bluff.
    pub(super) fn bluff(&self) -> bool {
        self.rules.wild_draw_four_illegal == IllegalWildDrawFour::Bluff
            && self.rules.wild_draw_four != WildDrawFourRule::Unrestricted
    }

    /// Whether anything may be stacked on a Draw Two.
    pub(super) fn stack_on_twos(&self) -> bool {
        self.rules.draw_two_on_draw_two || self.rules.wild_four_on_draw_two
    }

    /// Whether anything may be stacked on a Wild Draw Four.
    pub(super) fn stack_on_fours(&self) -> bool {
        self.rules.wild_four_on_wild_four
            || self.rules.draw_two_on_wild_four != DrawTwoOnWildFour::Off
    }

    /// Whether anything may be stacked.
    pub(super) fn stack(&self) -> bool {
        self.stack_on_twos() || self.stack_on_fours()
    }

    /// Whether a waiting Draw Two may be sent on.
    pub(super) fn deflect(&self) -> bool {
        self.rules.draw_two_deflect != Deflect::Off
    }

    /// Whether the deck has a Wild Swap Hands.
    pub(super) fn has_swap_hands(&self) -> bool {
        matches!(self.rules.deck_kind, DeckKind::Swap | DeckKind::All)
    }

    /// Whether the deck has a Wild Shuffle Hands.
    pub(super) fn has_shuffle_hands(&self) -> bool {
        matches!(self.rules.deck_kind, DeckKind::Shuffle | DeckKind::All)
    }

    /// Whether the deck has blank Wilds.
    pub(super) fn has_blank_wilds(&self) -> bool {
        self.rules.deck_kind != DeckKind::Classic
    }

    /// Whether two players can exchange hands.
    pub(super) fn hands_are_swapped(&self) -> bool {
        self.rules.seven_swap != SevenSwap::Off || self.has_swap_hands()
    }

    /// Whether hands can change in any way.
    pub(super) fn hands_move(&self) -> bool {
        self.hands_are_swapped() || self.rules.zero_rotate || self.has_shuffle_hands()
    }

    /// Whether points are written down by what cards count.
    pub(super) fn points_matter(&self) -> bool {
        !self.rules.single_round && self.rules.scoring_mode != ScoringMode::RoundsWon
    }
}

fn stand<'k>(lines: &[Line<'k>]) -> impl Iterator<Item = &'k str> {
    lines
        .iter()
        .filter(|(stands, _)| *stands)
        .map(|&(_, key)| key)
}
