//! The popular house rules, each as a change of other rules.

use lastcard_engine::Rules;
use lastcard_engine::rules::Value;

/// A popular house rule: what a table says it plays with.
///
/// ```
/// use lastcard_lab::compare::House;
/// let official = lastcard_notation::preset("official").unwrap();
/// let rules = House::Stacking.on(&official.rules).unwrap();
/// assert!(rules.draw_two_on_draw_two);
/// assert_eq!(House::Stacking.on(&rules), None, "there is nothing left to change");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum House {
    /// A draw card answers one of its own kind, and the next player draws for both.
    Stacking,
    /// Any draw card answers any other.
    StackingAll,
    /// Who cannot play draws on and on until a card can be played.
    DrawUntilPlayable,
    /// Who can play may not draw instead.
    NoVoluntaryDraw,
    /// Who can play must, also with the card just drawn.
    ForcePlay,
    /// A 7 swaps two hands, a 0 moves all of them.
    SevenZero,
    /// An identical card may be played out of turn.
    JumpIn,
    /// Nobody challenges, and a Wild Draw Four that is not allowed cannot be played.
    NoChallenge,
    /// A Wild Draw Four may always be played.
    WildFourAnytime,
    /// Two identical cards may be played together.
    Pairs,
    /// All cards of one number may be played together.
    SameNumber,
    /// Who holds 25 cards is out of the round.
    Mercy,
    /// The deck has Wild Swap Hands.
    SwapCard,
    /// The deck has Wild Shuffle Hands.
    ShuffleCard,
    /// Action cards go only on their own color.
    StrictSymbols,
    /// The last card must be a number.
    NumberLast,
    /// A Skip or Reverse sends a Draw Two on.
    Deflect,
    /// Nobody has to call "Uno!".
    NoCall,
    /// The round goes on until one player is left.
    Places,
    /// Partners opposite one another.
    Partners,
    /// Five cards at the start.
    FiveCards,
    /// Ten cards at the start.
    TenCards,
}

impl House {
    /// Every house rule, in the order in which they are shown.
    pub const ALL: [House; 22] = [
        House::Stacking,
        House::StackingAll,
        House::DrawUntilPlayable,
        House::NoVoluntaryDraw,
        House::ForcePlay,
        House::SevenZero,
        House::JumpIn,
        House::NoChallenge,
        House::WildFourAnytime,
        House::Pairs,
        House::SameNumber,
        House::Mercy,
        House::SwapCard,
        House::ShuffleCard,
        House::StrictSymbols,
        House::NumberLast,
        House::Deflect,
        House::NoCall,
        House::Places,
        House::Partners,
        House::FiveCards,
        House::TenCards,
    ];

    /// The name in files, such as `seven_zero`. No preset has the same.
    pub const fn id(self) -> &'static str {
        match self {
            House::Stacking => "stacking",
            House::StackingAll => "stacking_all",
            House::DrawUntilPlayable => "draw_until_playable",
            House::NoVoluntaryDraw => "no_voluntary_draw",
            House::ForcePlay => "force_play",
            House::SevenZero => "seven_zero",
            House::JumpIn => "jump_in",
            House::NoChallenge => "no_challenge",
            House::WildFourAnytime => "wild_four_anytime",
            House::Pairs => "pairs",
            House::SameNumber => "same_number",
            House::Mercy => "mercy",
            House::SwapCard => "swap_card",
            House::ShuffleCard => "shuffle_card",
            House::StrictSymbols => "strict_symbols",
            House::NumberLast => "number_last",
            House::Deflect => "deflect",
            House::NoCall => "no_call",
            House::Places => "places",
            House::Partners => "partners",
            House::FiveCards => "five_cards",
            House::TenCards => "ten_cards",
        }
    }

    /// The house rule of that name.
    pub fn from_id(id: &str) -> Option<House> {
        House::ALL.into_iter().find(|house| house.id() == id)
    }

    /// What it sets: every option with its value. Options that only make the rule possible are among them, such as
    /// no challenge where no Wild Draw Four can be a bluff.
    pub const fn options(self) -> &'static [(&'static str, Value<'static>)] {
        const YES: Value<'_> = Value::Bool(true);
        match self {
            House::Stacking => &[
                ("stacking.draw_two_on_draw_two", YES),
                ("stacking.wild_four_on_wild_four", YES),
            ],
            House::StackingAll => &[
                ("stacking.draw_two_on_draw_two", YES),
                ("stacking.wild_four_on_wild_four", YES),
                ("stacking.wild_four_on_draw_two", YES),
                ("stacking.draw_two_on_wild_four", Value::Word("any")),
            ],
            House::DrawUntilPlayable => &[("draw.mode", Value::Word("until_playable"))],
            House::NoVoluntaryDraw => &[("draw.voluntary", Value::Word("forbidden"))],
            House::ForcePlay => &[
                ("draw.voluntary", Value::Word("forbidden")),
                ("draw.playable_card", Value::Word("must_play")),
                ("draw.force_play", YES),
            ],
            House::SevenZero => &[
                ("actions.seven_swap", Value::Word("mandatory")),
                ("actions.zero_rotate", YES),
            ],
            House::JumpIn => &[("jump_in.cards", Value::Word("colored"))],
            House::NoChallenge => &[
                ("challenge.who", Value::Word("nobody")),
                ("matching.wild_draw_four_illegal", Value::Word("blocked")),
            ],
            House::WildFourAnytime => &[
                ("matching.wild_draw_four", Value::Word("unrestricted")),
                ("challenge.who", Value::Word("nobody")),
            ],
            House::Pairs => &[("multi_discard", Value::Word("identical_pair"))],
            House::SameNumber => &[("multi_discard", Value::Word("same_number"))],
            House::Mercy => &[("draw.mercy_limit", Value::Int(25))],
            House::SwapCard => &[("deck.kind", Value::Word("swap"))],
            House::ShuffleCard => &[("deck.kind", Value::Word("shuffle"))],
            House::StrictSymbols => &[("matching.symbols", Value::Word("same_color_only"))],
            House::NumberLast => &[("going_out.last_card", Value::Word("number_only"))],
            House::Deflect => &[("actions.draw_two_deflect", Value::Word("skip_or_reverse"))],
            House::NoCall => &[("uno.call", Value::Word("off"))],
            House::Places => &[("going_out.play_for_places", YES)],
            House::Partners => &[("teams.size", Value::Int(2))],
            House::FiveCards => &[("deal.hand_size", Value::Int(5))],
            House::TenCards => &[("deal.hand_size", Value::Int(10))],
        }
    }

    /// Those rules with the house rule; `None` where it changes nothing, or does not go together with them.
    pub fn on(self, base: &Rules) -> Option<Rules> {
        let mut draft = base.draft();
        for &(option, value) in self.options() {
            // A test sets every one of them; a value that an option does not take would leave the rule out.
            draft.set(option, value).ok()?;
        }
        (draft != base.draft()).then(|| Rules::new(draft).ok())?
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_notation::{PRESET_NAMES, preset};

    #[test]
    fn every_house_rule_can_be_played_on_top_of_the_official_rules() {
        let official = preset("official").expect("a preset").rules;
        for house in House::ALL {
            let rules = house
                .on(&official)
                .expect("a house rule that changes something");
            for &(option, value) in house.options() {
                assert_eq!(rules.get(option), Some(value), "{}", house.id());
            }
            assert_eq!(House::from_id(house.id()), Some(house));
        }
    }

    #[test]
    fn no_house_rule_has_the_name_of_a_preset() {
        for house in House::ALL {
            assert!(!PRESET_NAMES.contains(&house.id()), "{}", house.id());
        }
        assert_eq!(House::from_id("official"), None);
    }

    #[test]
    fn a_house_rule_that_the_base_has_already_or_cannot_have_is_none() {
        let traditional = preset("traditional").expect("a preset").rules;
        assert_eq!(House::StrictSymbols.on(&traditional), None);
        let teams = preset("teams").expect("a preset").rules;
        assert_eq!(House::Places.on(&teams), None);
    }
}
