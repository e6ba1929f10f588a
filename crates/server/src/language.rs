//! The language of whoever asks.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use lastcard_texts::Lang;

/// The language of ours that a browser wants most; English where it wants none of them.
pub fn wanted(headers: &HeaderMap) -> Lang {
    let header = headers.get(ACCEPT_LANGUAGE);
    header
        .and_then(|header| header.to_str().ok())
        .and_then(best)
        .unwrap_or_default()
}

/// The first of the languages with the greatest weight, as in `nl-BE,nl;q=0.8,en;q=0.7`.
fn best(header: &str) -> Option<Lang> {
    let mut best: Option<(Lang, f32)> = None;
    for choice in header.split(',') {
        let mut parts = choice.split(';');
        let lang = Lang::from_locale(parts.next().unwrap_or_default().trim());
        let weight = parts
            .find_map(|part| part.trim().strip_prefix("q="))
            .map_or(1.0, |weight| weight.trim().parse().unwrap_or(0.0));
        if let Some(lang) = lang
            && weight > best.map_or(0.0, |(_, weight)| weight)
        {
            best = Some((lang, weight));
        }
    }
    best.map(|(lang, _)| lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_one_of_ours_with_the_greatest_weight() {
        for (header, lang) in [
            ("nl", Some(Lang::Nl)),
            ("nl-BE,nl;q=0.9,en;q=0.8", Some(Lang::Nl)),
            ("en;q=0.5, nl;q=0.8", Some(Lang::Nl)),
            ("fy,en-GB;q=0.7,nl;q=0.7", Some(Lang::En)),
            ("de-CH, fr;q=0.9", Some(Lang::De)),
            ("it, pt;q=0.9", None),
            ("nl;q=0, en;q=0.1", Some(Lang::En)),
            ("nl;q=zero", None),
            ("*", None),
            ("", None),
            (",;,;q=1,", None),
        ] {
            assert_eq!(best(header), lang, "{header}");
        }
    }

    #[test]
    fn who_wants_nothing_of_ours_gets_english() {
        assert_eq!(wanted(&HeaderMap::new()), Lang::En);
    }
}
