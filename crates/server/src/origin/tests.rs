use super::*;
use axum::http::{HeaderName, HeaderValue};

fn origins(public: &str) -> Origins {
    let public = Url::parse(public).unwrap();
    Origins::new(&public, ["https://friends.example:8443"])
}

fn arrived_at() -> SocketAddr {
    SocketAddr::from(([192, 168, 1, 5], 8080))
}

fn passes(origins: &Origins, headers: &[(&str, &[u8])]) -> bool {
    let headers: HeaderMap = headers
        .iter()
        .map(|(name, value)| {
            let name = HeaderName::from_bytes(name.as_bytes()).unwrap();
            (name, HeaderValue::from_bytes(value).unwrap())
        })
        .collect();
    origins.check(&headers, arrived_at()).is_ok()
}

#[test]
fn the_page_of_the_server_and_those_named_pass() {
    let origins = origins("https://cards.example/uno/");
    for origin in ["https://cards.example", "https://friends.example:8443"] {
        assert!(
            passes(&origins, &[("origin", origin.as_bytes())]),
            "{origin}"
        );
        let fetch: &[(&str, &[u8])] = &[
            ("origin", origin.as_bytes()),
            ("sec-fetch-site", b"same-origin"),
        ];
        assert!(passes(&origins, fetch), "{origin}");
    }
}

#[test]
fn every_other_page_is_refused() {
    let origins = origins("https://cards.example");
    let others: [&[u8]; 50] = [
        b"null",
        b"NULL",
        b"",
        b"*",
        b"file://",
        b"data:",
        b"blob:https://cards.example",
        b"about:blank",
        b"cards.example",
        b"//cards.example",
        b"https:cards.example",
        b"https:/cards.example",
        // Another scheme.
        b"http://cards.example",
        b"wss://cards.example",
        b"ws://cards.example",
        b"chrome-extension://cards.example",
        // A suffix, a prefix, a part.
        b"https://cards.example.evil.example",
        b"https://cards.exampleevil.example",
        b"https://evilcards.example",
        b"https://evil.example/https://cards.example",
        b"https://play.cards.example",
        b"https://example",
        b"https://cards.exampl",
        b"https://cards.example.",
        b"https://.cards.example",
        b"https://cards..example",
        // A port.
        b"https://cards.example:443",
        b"https://cards.example:444",
        b"https://cards.example:",
        b"https://cards.example:0443",
        b"https://friends.example",
        b"https://friends.example:8444",
        b"https://friends.example:84430",
        // User names.
        b"https://cards.example@evil.example",
        b"https://evil.example@cards.example",
        b"https://user:word@cards.example",
        // Capitals: browsers send small letters.
        b"https://CARDS.example",
        b"HTTPS://cards.example",
        // More than an origin.
        b"https://cards.example/",
        b"https://cards.example/uno",
        b"https://cards.example?a",
        b"https://cards.example#a",
        b"https://cards.example\\.evil.example",
        b"https://cards.example https://evil.example",
        b"https://cards.example, https://evil.example",
        b"https://cards.example\t",
        // Letters of other scripts, as themselves, in Punycode and escaped.
        "https://c\u{430}rds.example".as_bytes(),
        b"https://xn--crds-53d.example",
        b"https://%63ards.example",
        b"https://cards.example\xff",
    ];
    for origin in others {
        let shown = String::from_utf8_lossy(origin);
        assert!(!passes(&origins, &[("origin", origin)]), "{shown}");
    }
}

#[test]
fn two_origins_are_none() {
    let origins = origins("https://cards.example");
    let good: (&str, &[u8]) = ("origin", b"https://cards.example");
    assert!(!passes(&origins, &[good, good]));
    assert!(!passes(
        &origins,
        &[good, ("origin", b"https://evil.example")]
    ));
}

#[test]
fn without_an_origin_only_programs_that_are_no_browsers_pass() {
    let origins = origins("https://cards.example");
    assert!(passes(&origins, &[]));
    assert!(passes(&origins, &[("user-agent", b"lastcard")]));
    for name in [
        "sec-fetch-site",
        "sec-fetch-mode",
        "sec-fetch-dest",
        "Sec-Fetch-User",
    ] {
        assert!(!passes(&origins, &[(name, b"same-origin")]), "{name}");
    }
}

#[test]
fn an_address_is_compared_in_the_form_that_browsers_write() {
    for (public, origin) in [
        ("http://192.168.1.5:8080", "http://192.168.1.5:8080"),
        ("http://192.168.1.5:80/", "http://192.168.1.5"),
        ("https://[2001:DB8::0:1]/uno", "https://[2001:db8::1]"),
        ("http://[::1]:8080", "http://[::1]:8080"),
        ("https://Cards.Example:443", "https://cards.example"),
        (
            "https://kaartje.caf\u{e9}.example",
            "https://kaartje.xn--caf-dma.example",
        ),
        ("http://localhost:8080", "http://localhost:8080"),
    ] {
        let origins = origins(public);
        assert!(
            passes(&origins, &[("origin", origin.as_bytes())]),
            "{public}"
        );
    }
    for (public, origin) in [
        ("https://[2001:db8::1]", "https://[2001:db8:0::1]"),
        ("https://[2001:db8::1]", "https://2001:db8::1"),
        ("http://192.168.1.5", "http://192.168.1.05"),
        ("http://192.168.1.5", "http://3232235781"),
        ("http://[::1]:8080", "http://localhost:8080"),
    ] {
        let origins = origins(public);
        assert!(
            !passes(&origins, &[("origin", origin.as_bytes())]),
            "{public} {origin}"
        );
    }
}

#[test]
fn a_server_without_a_public_address_is_there_under_its_own_addresses() {
    let told = origins("http://192.168.1.5:8080");
    let untold = told.clone().and_every_address_of_ours();
    assert!(passes(&untold, &[("origin", b"http://localhost:8080")]));
    assert!(!passes(&told, &[("origin", b"http://localhost:8080")]));
    let there = |origin: &str, arrived_at: &str| {
        let origin = HeaderValue::from_str(origin).unwrap();
        let headers = HeaderMap::from_iter([(ORIGIN, origin)]);
        untold.check(&headers, arrived_at.parse().unwrap()).is_ok()
    };
    assert!(there("http://10.0.0.7:8080", "10.0.0.7:8080"));
    assert!(there("http://10.0.0.7:8080", "[::ffff:10.0.0.7]:8080"));
    assert!(there("http://[2001:db8::1]:8080", "[2001:db8::1]:8080"));
    assert!(there("http://10.0.0.7", "10.0.0.7:80"));
    for origin in [
        "http://10.0.0.7:8080",
        "http://evil.example:8080",
        "https://192.168.1.9:8080",
        "http://192.168.1.9:8081",
        "http://192.168.1.9",
        "http://localhost",
        "http://localhost.evil.example:8080",
        "null",
    ] {
        assert!(!there(origin, "192.168.1.9:8080"), "{origin}");
    }
}

#[test]
fn a_host_may_write_an_origin_as_people_do() {
    for (text, origin) in [
        ("https://cards.example", "https://cards.example"),
        ("https://Cards.Example/", "https://cards.example"),
        ("http://cards.example:80", "http://cards.example"),
        ("http://[::1]:8080", "http://[::1]:8080"),
    ] {
        assert_eq!(parse(text).as_deref(), Ok(origin));
    }
    for text in [
        "",
        "*",
        "null",
        "cards.example",
        "cards.example:8080",
        "ftp://cards.example",
        "https://",
        "https://cards.example/uno",
        "https://cards.example/?a",
        "https://a@cards.example",
        "https://cards.example:99999",
    ] {
        let NoOrigin(sentence) = parse(text).unwrap_err();
        assert!(sentence.contains("https://cards.example"), "{sentence}");
    }
}
