//! The headers that every answer has.

use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderMap, HeaderName, HeaderValue, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use url::Url;

/// The headers of a server with a certain public address.
#[derive(Clone, Debug)]
pub struct Headers {
    content_security_policy: HeaderValue,
}

const FIXED: [(HeaderName, &str); 6] = [
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (HeaderName::from_static("x-frame-options"), "DENY"),
    (
        HeaderName::from_static("permissions-policy"),
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), \
         microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=()",
    ),
];

impl Headers {
    /// The headers for a page at that address: it loads and calls nothing from anywhere else, and makes code of
    /// nothing but the engine's module, which browsers count as `wasm-unsafe-eval`.
    pub fn new(public: &Url) -> Headers {
        let policy = format!(
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
             connect-src 'self'{}; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; \
             form-action 'self'; frame-ancestors 'none'",
            socket_origin(public)
        );
        // Origins are plain ASCII. Without them the policy is only stricter.
        let strict = HeaderValue::from_static("default-src 'self'; frame-ancestors 'none'");
        Headers {
            content_security_policy: HeaderValue::from_str(&policy).unwrap_or(strict),
        }
    }

    /// Adds the headers to an answer. Whoever made it may have said how long it can be kept; nobody keeps what
    /// says nothing of it, and nobody ever keeps what is under `/api`.
    pub fn add_to(&self, headers: &mut HeaderMap, path: &str) {
        for (name, value) in FIXED {
            headers.insert(name, HeaderValue::from_static(value));
        }
        headers.insert(
            CONTENT_SECURITY_POLICY,
            self.content_security_policy.clone(),
        );
        let no_store = HeaderValue::from_static("no-store");
        if path == "/api" || path.starts_with("/api/") {
            headers.insert(CACHE_CONTROL, no_store);
        } else {
            headers.entry(CACHE_CONTROL).or_insert(no_store);
        }
    }
}

/// The WebSocket of the public address, with a space before it: older browsers do not count it as `'self'`.
fn socket_origin(public: &Url) -> String {
    let origin = public.origin().ascii_serialization();
    match origin.strip_prefix("http") {
        Some(rest) => format!(" ws{rest}"),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn policy(public: &str) -> String {
        let headers = Headers::new(&Url::parse(public).unwrap());
        headers.content_security_policy.to_str().unwrap().to_owned()
    }

    #[test]
    fn the_socket_is_that_of_the_public_address() {
        let connect = "connect-src 'self' wss://cards.example;";
        assert!(policy("https://cards.example/uno").contains(connect));
        let connect = "connect-src 'self' ws://[::1]:8080;";
        assert!(policy("http://[::1]:8080").contains(connect));
    }

    #[test]
    fn nothing_inline_and_nothing_from_elsewhere_is_allowed() {
        let policy = policy("https://cards.example");
        for part in [
            "default-src 'self';",
            "script-src 'self' 'wasm-unsafe-eval';",
            "style-src 'self';",
            "worker-src 'self';",
            "manifest-src 'self';",
            "object-src 'none';",
            "base-uri 'none';",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.contains(part), "{policy}");
        }
        // The engine's module is the only code that a page makes of bytes.
        assert_eq!(policy.matches("unsafe").count(), 1, "{policy}");
    }

    #[test]
    fn what_the_page_uses_of_a_device_is_not_forbidden() {
        let (_, policy) = FIXED[5];
        assert!(policy.contains("camera=()"));
        for feature in [
            "clipboard-write",
            "fullscreen",
            "notifications",
            "screen-wake-lock",
            "vibrate",
            "web-share",
        ] {
            assert!(!policy.contains(feature), "{feature}");
        }
    }

    #[test]
    fn only_what_says_so_is_kept() {
        let headers = Headers::new(&Url::parse("https://cards.example").unwrap());
        let kept = |path: &str, said: Option<&'static str>| {
            let mut answer = HeaderMap::new();
            if let Some(said) = said {
                answer.insert(CACHE_CONTROL, HeaderValue::from_static(said));
            }
            headers.add_to(&mut answer, path);
            answer[CACHE_CONTROL].to_str().unwrap().to_owned()
        };
        assert_eq!(kept("/", None), "no-store");
        assert_eq!(kept("/", Some("no-cache")), "no-cache");
        assert_eq!(kept("/api", Some("max-age=60")), "no-store");
        assert_eq!(kept("/api/tables", Some("max-age=60")), "no-store");
        assert_eq!(kept("/apiary", Some("max-age=60")), "max-age=60");
    }
}
