//! Requests for a WebSocket that are none.

use super::raw::{Raw, UPGRADE};
use super::table::Place;

#[tokio::test]
async fn requests_that_break_a_rule_open_no_socket() {
    let mut place = Place::open().await;
    let cases = requests();
    let mut wrong = Vec::new();
    for (name, request, expected) in &cases {
        let mut raw = Raw::connect(place.addr).await;
        raw.send(request.as_bytes()).await;
        let head = raw.head().await;
        let status = head
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok());
        if !status.is_some_and(|status: u16| expected.contains(&status)) {
            wrong.push(format!("{name}: {expected:?} is expected, {head:?} comes"));
        }
        place.bystander_is_well(name).await;
    }
    println!("{} requests", cases.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    place.close().await;
}

#[tokio::test]
async fn what_is_smuggled_behind_a_request_is_no_request() {
    let mut place = Place::open().await;
    let second = "GET /api/version HTTP/1.1\r\nHost: a\r\n\r\n";
    // Behind the upgrade it is read as frames, and they are none.
    let mut raw = Raw::connect(place.addr).await;
    raw.send(format!("{UPGRADE}{second}").as_bytes()).await;
    assert!(raw.head().await.starts_with("HTTP/1.1 101 "));
    let all = raw.rest().await;
    assert!(
        all.contains(&super::raw::Said::Close(Some(1002))),
        "{all:?}"
    );
    // Behind a body it is a second request, but never within the first.
    let body = "{\"name\":\"Ann\"}";
    let first = format!(
        "POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
         Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n{second}",
        body.len()
    );
    let mut raw = Raw::connect(place.addr).await;
    raw.send(first.as_bytes()).await;
    let head = raw.head().await;
    assert!(head.starts_with("HTTP/1.1 400 "), "{head}");
    place.bystander_is_well("a smuggled request").await;
    place.close().await;
}

/// Requests, each with the statuses that are right for it.
#[expect(clippy::too_many_lines, reason = "one list")]
fn requests() -> Vec<(&'static str, String, &'static [u16])> {
    let with = |from: &str, to: &str| {
        assert!(UPGRADE.contains(from), "{from}");
        UPGRADE.replacen(from, to, 1)
    };
    let more = |header: &str| {
        with(
            "Upgrade: websocket\r\n",
            &format!("Upgrade: websocket\r\n{header}\r\n"),
        )
    };
    let key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let version = "Sec-WebSocket-Version: 13\r\n";
    vec![
        ("no key", with(key, ""), &[400]),
        ("an empty key", with(key, "Sec-WebSocket-Key:\r\n"), &[400]),
        (
            "a short key",
            with(key, "Sec-WebSocket-Key: dGhl\r\n"),
            &[400],
        ),
        (
            "a key that is no base 64",
            with(key, "Sec-WebSocket-Key: !!!!IHNhbXBsZSBub25jZQ==\r\n"),
            &[400],
        ),
        (
            "a key of 10,000 letters",
            with(
                key,
                &format!("Sec-WebSocket-Key: {}\r\n", "A".repeat(10_000)),
            ),
            &[400],
        ),
        ("two keys", with(key, &key.repeat(2)), &[400]),
        ("no version", with(version, ""), &[400, 426]),
        ("version 8", with("Version: 13", "Version: 8"), &[400, 426]),
        (
            "version 130",
            with("Version: 13", "Version: 130"),
            &[400, 426],
        ),
        ("no upgrade", with("Upgrade: websocket\r\n", ""), &[400]),
        (
            "another upgrade",
            with("Upgrade: websocket", "Upgrade: h2c"),
            &[400],
        ),
        (
            "no connection header",
            with("Connection: Upgrade\r\n", ""),
            &[400],
        ),
        (
            "another connection header",
            with("Connection: Upgrade", "Connection: close"),
            &[400],
        ),
        ("POST", with("GET", "POST"), &[405]),
        ("PUT", with("GET", "PUT"), &[405]),
        ("HTTP/1.0", with("HTTP/1.1", "HTTP/1.0"), &[400, 426]),
        (
            "HTTP/2.0 in words",
            with("HTTP/1.1", "HTTP/2.0"),
            &[400, 505],
        ),
        ("another path", with("/ws", "/wss"), &[404]),
        ("a path above", with("/ws", "/../ws"), &[400, 404]),
        (
            "a header of 17 KiB",
            more(&format!("X-Long: {}", "x".repeat(17 * 1024))),
            &[431],
        ),
        (
            "200 headers",
            more(
                &(0..200)
                    .map(|n| format!("X-{n}: x"))
                    .collect::<Vec<_>>()
                    .join("\r\n"),
            ),
            &[431],
        ),
        ("a header without a name", more(": x"), &[400]),
        (
            "a header with a space in its name",
            more("X Long: x"),
            &[400],
        ),
        ("a folded header", more("X-Long: a\r\n b"), &[400]),
        ("a zero byte", more("X-Zero: \0"), &[400]),
        ("a length that is none", more("Content-Length: x"), &[400]),
        ("a length below 0", more("Content-Length: -1"), &[400]),
        (
            "two lengths",
            more("Content-Length: 1\r\nContent-Length: 2"),
            &[400],
        ),
        (
            "a huge length",
            more("Content-Length: 99999999999999999999"),
            &[400, 413],
        ),
        (
            "a megabyte to come",
            more("Content-Length: 1048576"),
            &[413],
        ),
        ("a body", more("Content-Length: 5"), &[400]),
        ("chunks", more("Transfer-Encoding: chunked"), &[400]),
        (
            "a length and chunks",
            more("Content-Length: 5\r\nTransfer-Encoding: chunked"),
            &[400],
        ),
        ("chunks that are none", more("Transfer-Encoding: x"), &[400]),
        (
            "a page of another site",
            more("Origin: https://evil.example"),
            &[403],
        ),
        (
            "a page that says nothing",
            more("Sec-Fetch-Mode: websocket"),
            &[403],
        ),
    ]
}
