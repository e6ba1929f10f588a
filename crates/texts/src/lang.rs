//! The languages there are.

use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// A language of the texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub enum Lang {
    /// Dutch.
    Nl,
    /// English, where nothing else is asked for.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// Spanish.
    Es,
}

/// The word that is no language of ours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLang(pub String);

/// What a language is, apart from its texts.
struct Facts {
    code: &'static str,
    name: &'static str,
    decimal_point: char,
    thousands: char,
    before_percent: &'static str,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 5] = [Lang::Nl, Lang::En, Lang::De, Lang::Fr, Lang::Es];

    /// Its code of two letters, such as `nl`.
    pub const fn code(self) -> &'static str {
        self.facts().code
    }

    /// What its speakers call it, such as *Nederlands*.
    pub const fn name(self) -> &'static str {
        self.facts().name
    }

    /// What stands between the whole seconds and the rest of them.
    pub(crate) const fn decimal_point(self) -> char {
        self.facts().decimal_point
    }

    /// What stands between the thousands of a long number.
    pub(crate) const fn thousands(self) -> char {
        self.facts().thousands
    }

    /// What stands between a number and its percent sign.
    pub(crate) const fn before_percent(self) -> &'static str {
        self.facts().before_percent
    }

    /// The language of a locale as systems and browsers write it: `nl_NL.UTF-8`, `nl-BE`, `en`.
    /// `None` for languages that we do not have, and for `C` and `POSIX`.
    pub fn from_locale(locale: &str) -> Option<Lang> {
        let language = locale
            .split(['_', '-', '.', '@'])
            .next()
            .unwrap_or_default();
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(language))
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }

    const fn facts(self) -> Facts {
        let (code, name, decimal_point, thousands, before_percent) = match self {
            Lang::Nl => ("nl", "Nederlands", ',', '.', ""),
            Lang::En => ("en", "English", '.', ',', ""),
            Lang::De => ("de", "Deutsch", ',', '.', "\u{a0}"),
            Lang::Fr => ("fr", "Français", ',', '\u{202f}', "\u{202f}"),
            Lang::Es => ("es", "Español", ',', '\u{a0}', "\u{a0}"),
        };
        Facts {
            code,
            name,
            decimal_point,
            thousands,
            before_percent,
        }
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    /// # Errors
    /// When the word is the code of none of them.
    fn from_str(word: &str) -> Result<Lang, UnknownLang> {
        let word = word.trim();
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(word))
            .ok_or_else(|| UnknownLang(word.to_owned()))
    }
}

impl std::fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let codes = Lang::ALL.map(Lang::code).join(", ");
        write!(f, "\"{}\" is no language here; use one of {codes}", self.0)
    }
}

impl std::error::Error for UnknownLang {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language() {
        assert_eq!(Lang::from_locale("nl_NL.UTF-8"), Some(Lang::Nl));
        assert_eq!(Lang::from_locale("nl-BE"), Some(Lang::Nl));
        assert_eq!(Lang::from_locale("en"), Some(Lang::En));
        assert_eq!(Lang::from_locale("EN_GB@euro"), Some(Lang::En));
        assert_eq!(Lang::from_locale("de_CH.UTF-8"), Some(Lang::De));
        assert_eq!(Lang::from_locale("C"), None);
        assert_eq!(Lang::from_locale(""), None);
        assert_eq!(Lang::from_locale("nlx_NL"), None);
    }

    #[test]
    fn the_plurals_are_those_of_the_language() {
        for lang in Lang::ALL {
            assert_eq!(lang.id().language.as_str(), lang.code());
        }
    }

    #[test]
    fn every_language_has_a_place_of_its_own_in_the_list() {
        for (place, lang) in Lang::ALL.into_iter().enumerate() {
            assert_eq!(lang as usize, place, "{}", lang.name());
        }
    }

    #[test]
    fn only_our_codes_are_read() {
        assert_eq!("nl".parse(), Ok(Lang::Nl));
        assert_eq!(" EN ".parse(), Ok(Lang::En));
        assert_eq!("es".parse(), Ok(Lang::Es));
        let refused = "fy".parse::<Lang>().expect_err("no language of ours");
        assert!(refused.to_string().contains("one of nl, en, de, fr, es"));
    }
}
