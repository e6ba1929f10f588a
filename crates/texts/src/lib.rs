//! Every sentence that a person reads, in each of our languages.
//!
//! The sentences are data: one Fluent catalog per language under `locales/`, a file for each topic, built
//! into the program. [`Texts`] is one language; everything else hangs on it: cards in words, reasons for a
//! refusal, events told to a viewer ([`Teller`]), options in words, and the rule sheet of a table
//! ([`Texts::sheet`]). What people type is data in the same way ([`words()`]). Files whose name begins with
//! `web-` are those of the page, which reads them itself.
//!
//! Texts hold no control characters and no line breaks, whatever name or free text goes into them, so they
//! are safe to print on a terminal.

mod cards;
mod events;
mod input;
mod lang;
mod numbers;
mod options;
mod refusals;
mod sheet;
mod texts;

pub use cards::color_mark;
pub use events::Teller;
pub use input::words;
pub use lang::{Lang, UnknownLang};
pub use options::{GROUPS, Group};
pub use refusals::{Situation, clause};
pub use sheet::{Block, Sheet, SheetOptions};
pub use texts::{Arg, Texts};
