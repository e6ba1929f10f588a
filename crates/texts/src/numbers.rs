//! Numbers as each language writes them.

use crate::texts::Texts;

/// The most digits behind the decimal point; more says nothing that a person could use.
const MOST_DIGITS: usize = 6;

impl Texts {
    /// A number with so many digits behind the decimal point, at most 6: `1,234.5`. What is no number is a dash.
    pub fn decimal(&self, value: f64, digits: usize) -> String {
        if !value.is_finite() {
            return "–".to_owned();
        }
        let plain = format!("{:.*}", digits.min(MOST_DIGITS), value.abs());
        let (whole, rest) = plain.split_once('.').unwrap_or((&plain, ""));
        let mut text = String::with_capacity(plain.len() + 8);
        // What is rounded to zero has no sign.
        if value < 0.0 && plain.contains(|c: char| matches!(c, '1'..='9')) {
            text.push('\u{2212}');
        }
        for (place, digit) in whole.chars().enumerate() {
            // Four digits are read as easily without a gap, and a year is not mistaken for a count.
            if place > 0 && (whole.len() - place).is_multiple_of(3) && whole.len() > 4 {
                text.push(self.lang().thousands());
            }
            text.push(digit);
        }
        if !rest.is_empty() {
            text.push(self.lang().decimal_point());
            text.push_str(rest);
        }
        text
    }

    /// A part of 1 as percent, with so many digits behind the decimal point: `12.5%`.
    pub fn percent(&self, share: f64, digits: usize) -> String {
        let number = self.decimal(share * 100.0, digits);
        format!("{number}{}%", self.lang().before_percent())
    }

    /// The sign in front of a number that grows or shrinks: `+3.1`, `−0.4`.
    pub fn signed(&self, value: f64, digits: usize) -> String {
        let number = self.decimal(value, digits);
        let grows = value > 0.0 && number.contains(|c: char| matches!(c, '1'..='9'));
        if grows { format!("+{number}") } else { number }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Lang, Texts};

    #[test]
    fn each_language_writes_numbers_in_its_own_way() {
        let written = Lang::ALL.map(|lang| {
            let texts = Texts::of(lang);
            (texts.decimal(-12_345.678, 2), texts.percent(0.0915, 1))
        });
        let expected = [
            ("−12.345,68", "9,2%"),
            ("−12,345.68", "9.2%"),
            ("−12.345,68", "9,2\u{a0}%"),
            ("−12\u{202f}345,68", "9,2\u{202f}%"),
            ("−12\u{a0}345,68", "9,2\u{a0}%"),
        ];
        for (written, expected) in written.iter().zip(expected) {
            assert_eq!((written.0.as_str(), written.1.as_str()), expected);
        }
    }

    #[test]
    fn short_numbers_have_no_gaps_and_zero_has_no_sign() {
        let en = Texts::of(Lang::En);
        assert_eq!(en.decimal(2026.0, 0), "2026");
        assert_eq!(en.decimal(10_000.0, 0), "10,000");
        assert_eq!(en.decimal(1_234_567.0, 0), "1,234,567");
        assert_eq!(en.decimal(-0.04, 1), "0.0");
        assert_eq!(en.signed(0.04, 1), "0.0");
        assert_eq!(en.signed(0.06, 1), "+0.1");
        assert_eq!(en.signed(-3.0, 1), "−3.0");
    }

    #[test]
    fn what_is_no_number_is_a_dash() {
        let nl = Texts::of(Lang::Nl);
        assert_eq!(nl.decimal(f64::NAN, 2), "–");
        assert_eq!(nl.decimal(f64::INFINITY, 2), "–");
        assert_eq!(nl.decimal(0.5, 99), "0,500000");
    }
}
