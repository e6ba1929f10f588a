//! A small writer of SVG: lines, marks and words, each with a class that says what it is.
//!
//! A figure in a file brings its colors along; within a page the page has them, so that a figure is light or dark with
//! it. The colors differ in lightness, so they can be told apart by people who see colors differently and in print
//! without color, and nothing is said by color alone: marks are filled or hollow, lines are dashed or not.

use lastcard_notation::is_unseen;
use std::fmt::Write;

/// The colors of a figure in a file.
const STYLE: &str = "text{fill:#1f2328}.dim{fill:#57606a}.grid{stroke:#d8dee4;fill:none}\
.axis{stroke:#57606a;fill:none}.mark{fill:#0b5cad;stroke:#0b5cad}.hollow{fill:#ffffff;stroke:#0b5cad}\
.reach{stroke:#0b5cad;fill:none}.bar{fill:#8db9e3}.base{fill:#57606a;stroke:#57606a}\
.basereach{stroke:#57606a;fill:none}.rule{stroke:#57606a;fill:none;stroke-dasharray:4 3}.paper{fill:#ffffff}";

/// The colors of figures within a page, which has variables for them.
pub(super) const PAGE_STYLE: &str = "svg text{fill:var(--ink)}svg .dim{fill:var(--dim)}\
svg .grid{stroke:var(--grid);fill:none}svg .axis{stroke:var(--dim);fill:none}\
svg .mark{fill:var(--mark);stroke:var(--mark)}svg .hollow{fill:var(--paper);stroke:var(--mark)}\
svg .reach{stroke:var(--mark);fill:none}svg .bar{fill:var(--bar)}\
svg .base{fill:var(--dim);stroke:var(--dim)}svg .basereach{stroke:var(--dim);fill:none}\
svg .rule{stroke:var(--dim);fill:none;stroke-dasharray:4 3}svg .paper{fill:var(--paper)}";

/// Where a text stands against its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// A figure that is being drawn.
#[derive(Clone, Debug)]
pub(super) struct Svg {
    width: f64,
    body: String,
}

impl Svg {
    pub(super) const fn new(width: f64) -> Svg {
        Svg {
            width,
            body: String::new(),
        }
    }

    pub(super) const fn width(&self) -> f64 {
        self.width
    }

    /// A line of text whose letters stand on `y`.
    pub(super) fn text(
        &mut self,
        (x, y): (f64, f64),
        size: f64,
        class: &str,
        anchor: Anchor,
        text: &str,
    ) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let (x, y, text) = (Length(x), Length(y), escaped(text));
        let weight = if class == "title" {
            r#" font-weight="500""#
        } else {
            ""
        };
        self.add(format_args!(
            r#"<text x="{x}" y="{y}" font-size="{size}" class="{class}" text-anchor="{anchor}"{weight}>{text}</text>"#
        ));
    }

    pub(super) fn line(&mut self, from: (f64, f64), to: (f64, f64), width: f64, class: &str) {
        let [x1, y1, x2, y2] = [from.0, from.1, to.0, to.1].map(Length);
        self.add(format_args!(
            r#"<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke-width="{width}" class="{class}"/>"#
        ));
    }

    pub(super) fn rect(&mut self, (x, y): (f64, f64), (width, height): (f64, f64), class: &str) {
        let [x, y, width, height] = [x, y, width, height].map(Length);
        self.add(format_args!(
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" class="{class}"/>"#
        ));
    }

    pub(super) fn circle(&mut self, (x, y): (f64, f64), radius: f64, class: &str) {
        let [x, y, radius] = [x, y, radius].map(Length);
        self.add(format_args!(
            r#"<circle cx="{x}" cy="{y}" r="{radius}" stroke-width="1.6" class="{class}"/>"#
        ));
    }

    /// Draws another figure into this one, with its corner there.
    pub(super) fn place(&mut self, (x, y): (f64, f64), other: &Svg) {
        let [x, y] = [x, y].map(Length);
        let body = &other.body;
        self.add(format_args!(
            r#"<g transform="translate({x} {y})">{body}</g>"#
        ));
    }

    /// The whole file, that high.
    pub(super) fn file(&self, height: f64, title: &str, about: &str) -> String {
        let Svg { width, body } = self;
        let (width, height) = (Length(*width), Length(height));
        let (title, about) = (escaped(title), escaped(about));
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img" font-family="Roboto, 'Helvetica Neue', Arial, sans-serif"><title>{title}</title><desc>{about}</desc><style>{STYLE}</style><rect width="100%" height="100%" class="paper"/>{body}</svg>
"#
        )
    }

    /// A part of a page, that high; as wide as the page lets it be.
    pub(super) fn inline(&self, height: f64, label: &str) -> String {
        let Svg { width, body } = self;
        let (width, height, label) = (Length(*width), Length(height), escaped(label));
        format!(
            r#"<svg viewBox="0 0 {width} {height}" role="img" aria-label="{label}">{body}</svg>"#
        )
    }

    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        // Writing to a String cannot fail.
        let _ = self.body.write_fmt(element);
    }
}

/// A length with one digit behind the point, where there is one. What is no number, or far outside of any figure, is
/// drawn at its edge.
struct Length(f64);

impl std::fmt::Display for Length {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let length = if self.0.is_finite() {
            self.0.clamp(-1e5, 1e5)
        } else {
            0.0
        };
        let tenths = (length * 10.0).round() / 10.0;
        // Without this a small negative length would be written as -0.
        let tenths = if tenths == 0.0 { 0.0 } else { tenths };
        write!(f, "{tenths}")
    }
}

/// The text as XML and HTML hold it, between tags and in attributes; characters that XML cannot hold are left out.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\u{fffe}' | '\u{ffff}' => {}
            _ if is_unseen(letter) => {}
            _ => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_any_kind_leave_a_figure_well_formed() {
        let mut svg = Svg::new(100.0);
        let name = "<b a='1' c=\"2\">&\u{0}\u{202e}\u{ffff}\n]]>";
        svg.text((1.0, 2.0), 12.0, "dim", Anchor::Start, name);
        svg.circle((f64::NAN, f64::INFINITY), -0.01, "mark");
        let file = svg.file(50.0, name, name);
        let document = roxmltree::Document::parse(&file).expect("well-formed");
        let texts: Vec<&str> = document
            .descendants()
            .filter(|it| it.has_tag_name(("http://www.w3.org/2000/svg", "text")))
            .filter_map(|it| it.text())
            .collect();
        assert_eq!(texts, ["<b a='1' c=\"2\">&]]>"]);
        assert!(!file.contains("NaN") && !file.contains("inf") && !file.contains("\"-0\""));
    }

    #[test]
    fn a_figure_in_a_page_has_the_colors_of_the_page() {
        let classes = |style: &str| -> Vec<String> {
            let parts = style.split('.').skip(1);
            let name = |part: &str| part.split('{').next().unwrap_or_default().to_owned();
            parts.map(name).collect()
        };
        assert_eq!(classes(STYLE), classes(PAGE_STYLE));
    }
}
