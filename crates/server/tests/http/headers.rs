//! The headers of every kind of answer.

use super::support::{Answer, Running, request};
use lastcard_server::Config;
use lastcard_server::config::PublicUrl;
use lastcard_server::limits::LimitSettings;

const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self' wss://cards.example; worker-src 'self'; manifest-src 'self'; \
    object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const ALWAYS: [(&str, &str); 7] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("x-frame-options", "DENY"),
    (
        "permissions-policy",
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), \
         microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=()",
    ),
];

#[track_caller]
fn assert_headers(answer: &Answer, status: u16, cache: &str) {
    assert_eq!(answer.status(), status, "{answer:?}");
    for (name, value) in ALWAYS {
        assert_eq!(answer.header(name), Some(value), "{name} of {answer:?}");
    }
    assert_eq!(answer.header("cache-control"), Some(cache), "{answer:?}");
    assert_eq!(answer.header("server"), None);
    assert_eq!(answer.header("access-control-allow-origin"), None);
}

#[tokio::test]
async fn every_answer_has_them() {
    let server = Running::start(Config {
        public_url: Some(PublicUrl::parse("https://cards.example").unwrap()),
        limits: LimitSettings {
            requests_per_second: 1,
            ..LimitSettings::off()
        },
        ..Config::default()
    })
    .await;
    let page = ["Accept: text/html"];
    let (no_cache, no_store) = ("no-cache", "no-store");
    assert_headers(&server.get("/", &page).await, 200, no_cache);
    assert_headers(&server.get("/plain.css", &[]).await, 200, no_cache);
    assert_headers(&server.get("/nothing", &page).await, 404, no_cache);
    assert_headers(&server.get("/nothing", &[]).await, 404, no_store);
    assert_headers(&server.get("/api/nothing", &[]).await, 404, no_store);
    let post = |path, headers: &[&str]| request("POST", path, headers, "");
    assert_headers(&server.ask(&post("/", &[])).await, 405, no_store);
    assert_headers(
        &server
            .ask(&post("/api/nothing", &["Content-Length: 40000"]))
            .await,
        413,
        no_store,
    );
    assert_headers(
        &server.ask(&post("/api/tables", &["Origin: null"])).await,
        403,
        no_store,
    );
    // The quota is four at once.
    let mut last = server.get("/api/nothing", &[]).await;
    for _ in 0..4 {
        last = server.get("/api/nothing", &[]).await;
    }
    assert_headers(&last, 429, no_store);
    assert_eq!(last.header("retry-after"), Some("1"));
    let head = server.ask(&request("HEAD", "/", &page, "")).await;
    assert_headers(&head, 200, no_cache);
    assert_eq!(head.body(), "");
    server.stop().await;
}
