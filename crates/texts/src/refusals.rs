//! Refusals as sentences: what the player can do instead, and on which clause of the rules that rests.

use crate::texts::{Arg, Texts};
use lastcard_engine::{Card, Color, Public, Refusal, Seen};

/// What is known of the table when a move is refused. Whatever is left out, the sentence does without.
#[derive(Clone, Copy, Default, Debug)]
pub struct Situation<'a> {
    /// The card of the refused play.
    pub card: Option<Card>,
    /// The card on top.
    pub top: Option<Card>,
    /// The color in force.
    pub color: Option<Color>,
    /// How many cards wait to be drawn by the player on turn.
    pub owed: Option<u16>,
    /// Who is on turn.
    pub on_turn: Option<&'a str>,
    /// Whom the refused move was aimed at: a swap, a catch, a challenge.
    pub target: Option<&'a str>,
}

impl<'a> Situation<'a> {
    /// What an open view of the table says; `names` are those of the seats, in order.
    pub fn of(table: &Public<Seen>, names: &[&'a str]) -> Situation<'a> {
        Situation {
            card: None,
            top: table.top(),
            color: table.color(),
            owed: table.phase().penalty().map(|penalty| penalty.owed),
            on_turn: table
                .phase()
                .on_turn()
                .and_then(|seat| names.get(seat.index()).copied()),
            target: None,
        }
    }
}

impl Texts {
    /// Why the move was refused, as a sentence that says what to do instead.
    pub fn refusal(&self, refusal: Refusal, situation: &Situation<'_>) -> String {
        let name = |card: Option<Card>| card.map_or_else(unknown, |card| self.card(card));
        let card = name(situation.card);
        let top = name(situation.top);
        let color = situation
            .color
            .map_or_else(unknown, |color| self.color(color));
        let key = format!("refusal-{}", refusal.code().replace('_', "-"));
        self.text(
            &key,
            &[
                ("card", (&card).into()),
                ("top", (&top).into()),
                ("color", (&color).into()),
                ("owed", Arg::Number(i64::from(situation.owed.unwrap_or(0)))),
                ("on-turn", situation.on_turn.unwrap_or(UNKNOWN).into()),
                ("target", situation.target.unwrap_or(UNKNOWN).into()),
            ],
        )
    }
}

/// The clause of RULES.md that a refusal rests on.
pub const fn clause(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::UnknownPlayer => "R-13.14",
        Refusal::MatchOver => "R-13.15",
        Refusal::RoundOver => "R-13.16",
        Refusal::LeftTheMatch => "R-13.17",
        Refusal::NotYourTurn => "R-13.18",
        Refusal::MustNameColor => "R-13.19",
        Refusal::MustServePenalty => "R-13.20",
        Refusal::CardNotInHand => "R-13.21",
        Refusal::CardDoesNotMatch => "R-13.22",
        Refusal::WildDrawFourNotAllowed => "R-13.23",
        Refusal::ColorRequired => "R-13.24",
        Refusal::ColorNotWanted => "R-13.25",
        Refusal::SwapTargetRequired => "R-13.26",
        Refusal::SwapTargetNotAllowed => "R-13.27",
        Refusal::MustPlay => "R-13.28",
        Refusal::MustPlayDrawnCard => "R-13.29",
        Refusal::OnlyDrawnCard => "R-13.30",
        Refusal::CannotDraw => "R-13.31",
        Refusal::CannotPass => "R-13.32",
        Refusal::CannotStack => "R-13.33",
        Refusal::LastCardNotAllowed => "R-13.34",
        Refusal::UnoNotCalled => "R-13.35",
        Refusal::NothingToCall => "R-13.36",
        Refusal::NothingToCatch => "R-13.37",
        Refusal::CannotChallenge => "R-13.38",
        Refusal::CannotJumpIn => "R-13.39",
        Refusal::CannotDiscardTogether => "R-13.40",
        Refusal::RoundNotOver => "R-13.41",
    }
}

/// What the catalogs choose by when a value is not known.
const UNKNOWN: &str = "none";

fn unknown() -> String {
    UNKNOWN.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use lastcard_engine::Rank;

    const RULES: &str = include_str!("../../../RULES.md");

    #[test]
    fn each_refusal_rests_on_the_clause_that_names_its_code() {
        for refusal in Refusal::ALL {
            let start = format!("**{}** `{}`:", clause(refusal), refusal.code());
            assert!(
                RULES.contains(&start),
                "RULES.md has no clause that begins {start}"
            );
        }
    }

    #[test]
    fn each_refusal_says_something_with_and_without_the_situation() {
        let full = Situation {
            card: Some(Card::colored(Color::Red, Rank::Number(5))),
            top: Some(Card::WILD),
            color: Some(Color::Green),
            owed: Some(4),
            on_turn: Some("Bob"),
            target: Some("Cid"),
        };
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for refusal in Refusal::ALL {
                for situation in [Situation::default(), full] {
                    let sentence = texts.refusal(refusal, &situation);
                    assert!(sentence.ends_with('.'), "{sentence}");
                    assert!(!sentence.contains(UNKNOWN), "{sentence}");
                    assert!(
                        sentence.starts_with(|c: char| c.is_uppercase()),
                        "{sentence}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_refusal_names_what_is_known() {
        let situation = Situation {
            card: Some(Card::colored(Color::Red, Rank::Number(5))),
            top: Some(Card::colored(Color::Blue, Rank::Number(4))),
            color: Some(Color::Blue),
            ..Situation::default()
        };
        let nl = Texts::new(Lang::Nl).refusal(Refusal::CardDoesNotMatch, &situation);
        assert_eq!(
            nl,
            "Je rode 5 past hier niet. De kleur is blauw en bovenop ligt een blauwe 4: speel iets dat \
             daarbij past of een Wild, of pak een kaart."
        );
    }
}
