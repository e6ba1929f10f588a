//! The presets: data files that ship with the program.

use super::RulesDocument;
use super::parse::preset_file;
use std::sync::OnceLock;

macro_rules! presets {
    ($($(#[$doc:meta])* $variant:ident = $name:literal,)+) => {
        /// A set of rules with a name that ships with the program.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
        pub enum Preset { $($(#[$doc])* $variant,)+ }

        /// The names of all presets, the base ones first.
        pub const PRESET_NAMES: &[&str] = &[$($name),+];

        impl Preset {
            /// Every preset, in the order of [`PRESET_NAMES`].
            pub const ALL: &'static [Preset] = &[$(Preset::$variant),+];

            /// The name in a rules document.
            pub const fn name(self) -> &'static str {
                match self { $(Preset::$variant => $name,)+ }
            }

            /// The data file.
            pub const fn source(self) -> &'static str {
                match self {
                    $(Preset::$variant => include_str!(concat!("../../presets/", $name, ".toml")),)+
                }
            }
        }
    };
}

presets! {
    /// Draw until you can play, strict action cards, the lowest total wins.
    Traditional = "traditional",
    /// The default: draw one, bluff and challenge, the first to 500 wins.
    Standard = "standard",
    /// Today's official play.
    Official = "official",
    /// One round without points.
    Quick = "quick",
    /// `standard` with stacking, moving hands and jumping in.
    Party = "party",
    /// `standard` in which a failed challenge costs nothing on top.
    Tournament = "tournament",
    /// `standard` in teams of two.
    Teams = "teams",
    /// `party` in teams of two.
    TeamParty = "team_party",
    /// `traditional` until one player is left.
    Knockout = "knockout",
    /// `traditional` without a call to remember.
    Family = "family",
    /// `official` with stacking and drawing on.
    OfficialHouse = "official_house",
    /// `official` with every special Wild.
    NewDeck = "new_deck",
    /// Every kind of stacking, long draws, moving hands, and out at 25 cards.
    NoMercyStyle = "no_mercy_style",
}

impl Preset {
    /// The preset of that name.
    pub fn from_name(name: &str) -> Option<Preset> {
        Preset::ALL
            .iter()
            .copied()
            .find(|preset| preset.name() == name)
    }

    /// What the preset says.
    ///
    /// # Panics
    /// When a data file of the program is broken, which a test rules out.
    pub fn document(self) -> &'static RulesDocument {
        static DOCUMENTS: [OnceLock<RulesDocument>; Preset::ALL.len()] =
            [const { OnceLock::new() }; Preset::ALL.len()];
        DOCUMENTS[self as usize].get_or_init(|| match preset_file(self, self.source()) {
            Ok(document) => document,
            Err(problems) => panic!("presets/{}.toml: {}", self.name(), problems[0]),
        })
    }
}

/// What the preset of that name says.
///
/// ```
/// let quick = lastcard_notation::preset("quick").unwrap();
/// assert!(quick.rules.single_round);
/// ```
pub fn preset(name: &str) -> Option<&'static RulesDocument> {
    Preset::from_name(name).map(Preset::document)
}
