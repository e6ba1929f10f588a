//! How a type of one text or one number is read, written and described.

/// Serde, schema and TypeScript of types that are a text, with `FromStr` and a function that writes it.
macro_rules! text_form {
    ($($(#[doc = $doc:literal])+ $name:ident: $pattern:literal, $write:expr;)+) => {$(
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let write: fn(&$name) -> String = $write;
                serializer.serialize_str(&write(self))
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                deserializer.deserialize_str($crate::text_form::TextVisitor::new())
            }
        }

        #[cfg(feature = "schemas")]
        impl schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                let lines = [$($doc),+].map(str::trim);
                schemars::json_schema!({
                    "description": lines.join(" "),
                    "type": "string",
                    "pattern": $pattern,
                })
            }
        }

        $crate::text_form::typescript!($(#[doc = $doc])+ $name: "string");
    )+};
}

/// A number in a range.
macro_rules! number_form {
    ($($(#[doc = $doc:literal])+ $name:ident($number:ty): $range:expr, $expected:literal;)+) => {$(
        $(#[doc = $doc])+
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[serde(try_from = "i64", into = "i64")]
        pub struct $name($number);

        impl $name {
            /// The lowest.
            pub const MIN: $name = $name(*{ const RANGE: std::ops::RangeInclusive<$number> = $range; RANGE }.start());
            /// The highest.
            pub const MAX: $name = $name(*{ const RANGE: std::ops::RangeInclusive<$number> = $range; RANGE }.end());

            /// That number; `None` out of the range.
            pub const fn new(number: $number) -> Option<$name> {
                if $name::MIN.0 <= number && number <= $name::MAX.0 {
                    Some($name(number))
                } else {
                    None
                }
            }

            /// The plain number.
            pub const fn get(self) -> $number {
                self.0
            }
        }

        impl TryFrom<i64> for $name {
            type Error = $crate::ids::IdError;

            fn try_from(number: i64) -> Result<$name, $crate::ids::IdError> {
                <$number>::try_from(number)
                    .ok()
                    .and_then($name::new)
                    .ok_or($crate::ids::IdError($expected))
            }
        }

        impl From<$name> for i64 {
            fn from(number: $name) -> i64 {
                number.0 as i64
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.0, f)
            }
        }

        #[cfg(feature = "schemas")]
        impl schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                let lines = [$($doc),+].map(str::trim);
                schemars::json_schema!({
                    "description": lines.join(" "),
                    "type": "integer",
                    "minimum": i64::from($name::MIN),
                    "maximum": i64::from($name::MAX),
                })
            }
        }

        $crate::text_form::typescript!($(#[doc = $doc])+ $name: "number");
    )+};
}

/// Bytes as lower-case hex.
macro_rules! hex_form {
    ($($(#[doc = $doc:literal])+ $name:ident($bytes:literal): $pattern:literal, $expected:literal;)+) => {$(
        $(#[doc = $doc])+
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub [u8; $bytes]);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::ids::hex_text(&self.0))
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::ids::IdError;

            fn from_str(text: &str) -> Result<$name, $crate::ids::IdError> {
                $crate::ids::hex_bytes(text).map($name).ok_or($crate::ids::IdError($expected))
            }
        }

        $crate::text_form::text_form! {
            $(#[doc = $doc])+ $name: $pattern, ToString::to_string;
        }
    )+};
}

/// The TypeScript name of a text or a number.
macro_rules! typescript {
    ($(#[doc = $doc:literal])+ $name:ident: $type:literal) => {
        #[cfg(feature = "schemas")]
        impl ts_rs::TS for $name {
            type WithoutGenerics = $name;
            type OptionInnerType = $name;

            fn docs() -> Option<String> {
                let lines = [$($doc),+].map(|line| format!(" *{line}\n")).concat();
                Some(format!("/**\n{lines} */\n"))
            }

            fn ident(_: &ts_rs::Config) -> String {
                stringify!($name).to_owned()
            }

            fn name(_: &ts_rs::Config) -> String {
                stringify!($name).to_owned()
            }

            fn inline(_: &ts_rs::Config) -> String {
                $type.to_owned()
            }

            fn decl(_: &ts_rs::Config) -> String {
                format!("type {} = {};", stringify!($name), $type)
            }

            fn output_path() -> Option<std::path::PathBuf> {
                Some("protocol.ts".into())
            }
        }
    };
}

pub(crate) use {hex_form, number_form, text_form, typescript};

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

/// Reads a type from its text.
pub(crate) struct TextVisitor<T>(PhantomData<T>);

impl<T> TextVisitor<T> {
    pub(crate) const fn new() -> TextVisitor<T> {
        TextVisitor(PhantomData)
    }
}

impl<T: FromStr<Err: fmt::Display>> serde::de::Visitor<'_> for TextVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}
