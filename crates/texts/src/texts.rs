//! One language's catalog, and how a text is made from it.

use crate::lang::Lang;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

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

/// The catalogs: one file for each topic.
const CATALOGS: [(Lang, [&str; 12]); 2] = [
    (
        Lang::Nl,
        [
            include_str!("../locales/nl/cards.ftl"),
            include_str!("../locales/nl/events.ftl"),
            include_str!("../locales/nl/join.ftl"),
            include_str!("../locales/nl/options.ftl"),
            include_str!("../locales/nl/page.ftl"),
            include_str!("../locales/nl/play.ftl"),
            include_str!("../locales/nl/presets.ftl"),
            include_str!("../locales/nl/problems.ftl"),
            include_str!("../locales/nl/refusals.ftl"),
            include_str!("../locales/nl/sheet.ftl"),
            include_str!("../locales/nl/table.ftl"),
            include_str!("../locales/nl/verify.ftl"),
        ],
    ),
    (
        Lang::En,
        [
            include_str!("../locales/en/cards.ftl"),
            include_str!("../locales/en/events.ftl"),
            include_str!("../locales/en/join.ftl"),
            include_str!("../locales/en/options.ftl"),
            include_str!("../locales/en/page.ftl"),
            include_str!("../locales/en/play.ftl"),
            include_str!("../locales/en/presets.ftl"),
            include_str!("../locales/en/problems.ftl"),
            include_str!("../locales/en/refusals.ftl"),
            include_str!("../locales/en/sheet.ftl"),
            include_str!("../locales/en/table.ftl"),
            include_str!("../locales/en/verify.ftl"),
        ],
    ),
];

impl Texts {
    /// The texts of that language.
    pub fn new(lang: Lang) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
        // The marks would show up as boxes in terminals, and both languages run left to right.
        bundle.set_use_isolating(false);
        let files = CATALOGS
            .iter()
            .filter(|(of, _)| *of == lang)
            .flat_map(|(_, files)| files);
        for &file in files {
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
    pub(crate) fn attribute(&self, key: &str, name: &str, args: &[(&str, Arg<'_>)]) -> String {
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
/// single spaces, and a name cannot send a code to the terminal.
fn tidy(text: &str) -> String {
    let mut tidy = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !tidy.is_empty() {
            tidy.push(' ');
        }
        tidy.extend(word.chars().filter(|c| !c.is_control()));
    }
    tidy
}
