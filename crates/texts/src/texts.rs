//! One language's catalog, and how a text is made from it.

use crate::lang::Lang;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::OnceLock;

/// One language.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// A value that goes into a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg<'a> {
    /// Words, or the key of a choice that the catalog makes.
    Text(&'a str),
    /// A number: the catalog chooses singular and plural by it.
    Number(i64),
}

/// The catalogs of a language: each topic with its file.
macro_rules! catalogs {
    ($code:literal: $($topic:literal)+) => {
        &[$(($topic, include_str!(concat!("../locales/", $code, "/", $topic, ".ftl")))),+]
    };
    ($code:literal) => {
        catalogs!($code: "cards" "events" "input" "join" "lab" "options" "page" "play" "presets"
            "problems" "refusals" "runs" "sheet" "table" "verify")
    };
}

const fn catalogs(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::Nl => catalogs!("nl"),
        Lang::En => catalogs!("en"),
        Lang::De => catalogs!("de"),
        Lang::Fr => catalogs!("fr"),
        Lang::Es => catalogs!("es"),
    }
}

impl Texts {
    /// The texts of that language.
    pub fn new(lang: Lang) -> Texts {
        Texts::with(lang, |_| true)
    }

    /// The texts of that language, read once in the life of the program.
    pub fn of(lang: Lang) -> &'static Texts {
        static READ: [OnceLock<Texts>; Lang::ALL.len()] =
            [const { OnceLock::new() }; Lang::ALL.len()];
        READ[lang as usize].get_or_init(|| Texts::new(lang))
    }

    /// The texts of that language about one topic.
    pub(crate) fn about(lang: Lang, topic: &str) -> Texts {
        Texts::with(lang, |of| of == topic)
    }

    fn with(lang: Lang, wanted: impl Fn(&str) -> bool) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
        // The marks would show up as boxes in terminals, and all our languages run left to right.
        bundle.set_use_isolating(false);
        for &(_, file) in catalogs(lang).iter().filter(|(topic, _)| wanted(topic)) {
            // What cannot be read is left out of the resource; a test proves that nothing is.
            let resource =
                FluentResource::try_new(file.to_owned()).unwrap_or_else(|(part, _)| part);
            bundle.add_resource_overriding(resource);
        }
        Texts { lang, bundle }
    }

    /// Which language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// The text of that key. What the text does not need of the values is ignored.
    ///
    /// A test proves that every key used in the program stands in every catalog; a key that does not
    /// is given back itself, so that a person sees something that can be reported.
    pub fn text(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.formatted(key, None, &fluent_args(args))
    }

    /// Several things in a row: `a, b and c`.
    pub fn list<T: AsRef<str>>(&self, items: &[T]) -> String {
        joined(items, &self.text("card-and", &[]))
    }

    /// Several things of which one is chosen: `a, b or c`.
    pub fn choice<T: AsRef<str>>(&self, items: &[T]) -> String {
        joined(items, &self.text("card-or", &[]))
    }

    /// An attribute of a key, such as `.about`.
    pub fn attribute(&self, key: &str, name: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.formatted(key, Some(name), &fluent_args(args))
    }

    /// The text of a key or of its attribute with values that are ready for Fluent.
    pub(crate) fn formatted(
        &self,
        key: &str,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
    ) -> String {
        let message = self.bundle.get_message(key);
        let pattern = message.and_then(|message| match attribute {
            None => message.value(),
            Some(name) => message
                .get_attribute(name)
                .map(|attribute| attribute.value()),
        });
        let Some(pattern) = pattern else {
            debug_assert!(false, "no text {key} {attribute:?} in {}", self.lang.code());
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "{key} {attribute:?}: {errors:?}");
        tidy(&text)
    }
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Texts").field(&self.lang).finish()
    }
}

impl<'a> Arg<'a> {
    /// A yes or no that the catalog chooses by.
    pub const fn flag(flag: bool) -> Arg<'a> {
        Arg::Text(if flag { "true" } else { "false" })
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(text)
    }
}

impl From<u32> for Arg<'_> {
    fn from(number: u32) -> Self {
        Arg::Number(i64::from(number))
    }
}

impl From<i32> for Arg<'_> {
    fn from(number: i32) -> Self {
        Arg::Number(i64::from(number))
    }
}

impl<'a> From<Arg<'a>> for FluentValue<'a> {
    fn from(arg: Arg<'a>) -> FluentValue<'a> {
        match arg {
            Arg::Text(text) => text.into(),
            Arg::Number(number) => number.into(),
        }
    }
}

fn fluent_args<'a>(args: &[(&'a str, Arg<'a>)]) -> FluentArgs<'a> {
    args.iter().copied().collect()
}

fn joined<T: AsRef<str>>(items: &[T], word: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} {word} {}", first.join(", "), last.as_ref())
        }
    }
}

/// One line without control characters: the catalog's line breaks and the gaps of empty choices become
/// single spaces, and a name can neither send a code to the terminal nor turn the direction of writing. Spaces that hold words together stay.
fn tidy(text: &str) -> String {
    let gap = |c: char| c.is_whitespace() && !matches!(c, '\u{a0}' | '\u{202f}');
    let mut tidy = String::with_capacity(text.len());
    for word in text.split(gap).filter(|word| !word.is_empty()) {
        if !tidy.is_empty() {
            tidy.push(' ');
        }
        let turns = |c: &char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        tidy.extend(word.chars().filter(|c| !c.is_control() && !turns(c)));
    }
    tidy
}
