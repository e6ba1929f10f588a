//! The invitation as a picture that phones read.

use qrcode::{Color, EcLevel, QrCode};
use std::fmt::Write as _;

/// The light border that readers need, in modules.
const QUIET: usize = 4;

/// A text that no QR code can hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLong;

/// The QR code of an address as SVG, dark on light whatever the page around it looks like. The title is what
/// a screen reader says.
///
/// # Errors
/// When the address is too long.
pub fn svg(address: &str, title: &str) -> Result<String, TooLong> {
    let code = Modules::of(address)?;
    let side = code.width + 2 * QUIET;
    let mut path = String::new();
    for y in 0..code.width {
        let mut x = 0;
        while x < code.width {
            let run = (x..code.width).take_while(|&x| code.dark(x, y)).count();
            if run > 0 {
                let (left, top) = (x + QUIET, y + QUIET);
                // Writing to a text cannot fail.
                let _ = write!(path, "M{left} {top}h{run}v1h-{run}z");
            }
            x += run.max(1);
        }
    }
    let title = escaped(title);
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" role=\"img\" \
         shape-rendering=\"crispEdges\"><title>{title}</title>\
         <rect width=\"{side}\" height=\"{side}\" fill=\"#fff\"/>\
         <path fill=\"#000\" d=\"{path}\"/></svg>"
    ))
}

/// The QR code of an address in characters, two modules to a character, with codes that make a terminal show
/// it dark on light.
///
/// # Errors
/// When the address is too long.
pub fn terminal(address: &str) -> Result<String, TooLong> {
    let code = Modules::of(address)?;
    let border = |at: usize| at.checked_sub(QUIET);
    let dark = |x: usize, y: usize| match (border(x), border(y)) {
        (Some(x), Some(y)) => x < code.width && y < code.width && code.dark(x, y),
        _ => false,
    };
    let side = code.width + 2 * QUIET;
    let mut text = String::new();
    for y in (0..side).step_by(2) {
        text.push_str("\u{1b}[38;5;16;48;5;231m");
        text.extend((0..side).map(|x| match (dark(x, y), dark(x, y + 1)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        }));
        text.push_str("\u{1b}[0m\n");
    }
    Ok(text)
}

struct Modules {
    width: usize,
    colors: Vec<Color>,
}

impl Modules {
    fn of(address: &str) -> Result<Modules, TooLong> {
        let code = QrCode::with_error_correction_level(address, EcLevel::M).map_err(|_| TooLong)?;
        Ok(Modules {
            width: code.width(),
            colors: code.into_colors(),
        })
    }

    fn dark(&self, x: usize, y: usize) -> bool {
        self.colors[y * self.width + x] == Color::Dark
    }
}

/// A text that cannot end what it stands in.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            _ => escaped.push(char),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADDRESS: &str = "https://cards.example/t/abcdefghijklmnop";

    /// The modules that the path of a picture paints.
    fn painted(svg: &str) -> Vec<(usize, usize)> {
        let path = svg
            .split(" d=\"")
            .nth(1)
            .unwrap()
            .split('"')
            .next()
            .unwrap();
        let mut found = Vec::new();
        for run in path.split('M').skip(1) {
            let (x, rest) = run.split_once(' ').unwrap();
            let (y, rest) = rest.split_once('h').unwrap();
            let length: usize = rest.split_once('v').unwrap().0.parse().unwrap();
            let (x, y): (usize, usize) = (x.parse().unwrap(), y.parse().unwrap());
            found.extend((x..x + length).map(|x| (x, y)));
        }
        found
    }

    #[test]
    fn the_picture_shows_every_dark_module_within_its_border() {
        let code = Modules::of(ADDRESS).unwrap();
        let mut dark: Vec<(usize, usize)> = Vec::new();
        for y in 0..code.width {
            dark.extend(
                (0..code.width)
                    .filter(|&x| code.dark(x, y))
                    .map(|x| (x + 4, y + 4)),
            );
        }
        let svg = svg(ADDRESS, "Join").unwrap();
        assert_eq!(painted(&svg), dark);
        let side = code.width + 8;
        assert!(svg.contains(&format!("viewBox=\"0 0 {side} {side}\"")));
    }

    #[test]
    fn the_terminal_shows_the_same_modules() {
        let text = terminal(ADDRESS).unwrap();
        let mut shown = Vec::new();
        for (row, line) in text.lines().enumerate() {
            let line = line.strip_prefix("\u{1b}[38;5;16;48;5;231m").unwrap();
            let line = line.strip_suffix("\u{1b}[0m").unwrap();
            for (x, char) in line.chars().enumerate() {
                if matches!(char, '█' | '▀') {
                    shown.push((x, 2 * row));
                }
                if matches!(char, '█' | '▄') {
                    shown.push((x, 2 * row + 1));
                }
            }
        }
        let mut painted = painted(&svg(ADDRESS, "Join").unwrap());
        shown.sort_unstable();
        painted.sort_unstable();
        assert_eq!(shown, painted);
    }

    #[test]
    fn a_reader_reads_the_address() {
        const SCALE: usize = 4;
        for address in [
            ADDRESS,
            "http://192.168.1.5:8080",
            "https://example.org/uno/t/0123456789abcdef",
        ] {
            let dark = painted(&svg(address, "Join").unwrap());
            let side = SCALE * (Modules::of(address).unwrap().width + 2 * QUIET);
            let shade = |x, y| u8::MAX * u8::from(!dark.contains(&(x / SCALE, y / SCALE)));
            let mut seen = rqrr::PreparedImage::prepare_from_greyscale(side, side, shade);
            let codes = seen.detect_grids();
            assert_eq!(codes.len(), 1, "{address}");
            assert_eq!(codes[0].decode().unwrap().1, address);
        }
    }

    #[test]
    fn the_title_is_said_and_is_never_markup() {
        let svg = svg(ADDRESS, "Tafel \"</title><script>\" & 'x'").unwrap();
        let title =
            "<title>Tafel &quot;&lt;/title&gt;&lt;script&gt;&quot; &amp; &#39;x&#39;</title>";
        assert!(svg.contains(title), "{svg}");
        assert!(svg.contains("role=\"img\""));
    }

    #[test]
    fn an_address_that_is_too_long_is_refused() {
        assert_eq!(svg(&"x".repeat(5000), "Join"), Err(TooLong));
        assert_eq!(terminal(&"x".repeat(5000)), Err(TooLong));
    }
}
