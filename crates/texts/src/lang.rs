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
}

/// The word that is no language of ours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLang(pub String);

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::Nl, Lang::En];

    /// `nl` or `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Nl => "nl",
            Lang::En => "en",
        }
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
}

impl FromStr for Lang {
    type Err = UnknownLang;

    /// # Errors
    /// When the word is neither `nl` nor `en`.
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
        write!(f, "\"{}\" is no language here; use nl or en", self.0)
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
    fn only_our_two_codes_are_read() {
        assert_eq!("nl".parse(), Ok(Lang::Nl));
        assert_eq!(" EN ".parse(), Ok(Lang::En));
        let refused = "de".parse::<Lang>().expect_err("no language of ours");
        assert!(refused.to_string().contains("nl or en"));
    }
}
