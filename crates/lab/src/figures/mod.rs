//! Results in words and pictures: sentences, tables, figures as SVG and PNG, and a report of HTML that stands alone.
//!
//! Everything that is read by people comes from the catalogs of `lastcard-texts`, in the language of the [`Words`].

mod axis;
mod captions;
mod charts;
mod figure;
mod font;
mod markdown;
mod plot;
mod png;
mod report;
mod saved;
mod sentences;
mod svg;
mod tables;
mod words;

pub use figure::Figure;
pub use markdown::{house_figures, markdown};
pub use plot::{Kind, PlotError, Wanted, house_figure, plot};
pub use png::{PngError, png};
pub use report::report;
pub use saved::{Duel, Saved};
pub use sentences::{Told, told};
pub use tables::{Table, changes, measures};
pub use words::Words;
