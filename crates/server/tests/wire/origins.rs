//! Which pages may open a socket.

use super::raw::{Raw, UPGRADE};
use super::support::Running;
use lastcard_server::Config;
use lastcard_server::config::PublicUrl;
use lastcard_server::limits::LimitSettings;

/// The status that a request for a socket with these headers gets.
async fn status(server: &Running, headers: &str) -> u16 {
    let mut raw = Raw::connect(server.addr).await;
    let request = UPGRADE.replacen("\r\n\r\n", &format!("\r\n{headers}\r\n"), 1);
    raw.send(request.as_bytes()).await;
    let head = raw.head().await;
    head.split(' ').nth(1).unwrap().parse().unwrap()
}

#[tokio::test]
async fn only_pages_of_the_host_open_a_socket() {
    let server = Running::start(Config {
        public_url: Some(PublicUrl::parse("https://cards.example").unwrap()),
        allowed_origins: vec!["https://friends.example:8443".to_owned()],
        limits: LimitSettings::off(),
        ..Config::default()
    })
    .await;
    let own = format!("http://{}", server.addr);
    let may = ["https://cards.example", "https://friends.example:8443"];
    let may_not = [
        "null",
        "",
        "*",
        "http://cards.example",
        "https://cards.example:443",
        "https://cards.example:8443",
        "https://cards.example.",
        "https://cards.example/",
        "https://CARDS.example",
        "HTTPS://cards.example",
        "https://cards.example.evil.example",
        "https://evil.example/https://cards.example",
        "https://evilcards.example",
        "https://play.cards.example",
        "https://cards.example@evil.example",
        "https://user@cards.example",
        "https://evil.example#https://cards.example",
        "https://evil.example\thttps://cards.example",
        "https://xn--crds-53d.example",
        "https://c\u{430}rds.example",
        "https://friends.example",
        "wss://cards.example",
        "file://",
        "chrome-extension://abc",
        "http://localhost",
        "http://127.0.0.1",
        "https://cards.example, https://cards.example",
        "https://cards.example https://cards.example",
        &own,
    ];
    for origin in may {
        assert_eq!(
            status(&server, &format!("Origin: {origin}\r\n")).await,
            101,
            "{origin}"
        );
    }
    for origin in may_not {
        assert_eq!(
            status(&server, &format!("Origin: {origin}\r\n")).await,
            403,
            "{origin:?}"
        );
    }
    let good = "Origin: https://cards.example\r\n";
    assert_eq!(status(&server, &good.repeat(2)).await, 403, "two origins");
    assert_eq!(
        status(&server, &format!("{good}Origin: null\r\n")).await,
        403,
        "two origins"
    );
    assert_eq!(
        status(&server, "").await,
        101,
        "a program that is no browser"
    );
    for fetch in [
        "Site: same-origin",
        "Site: cross-site",
        "Mode: websocket",
        "Dest: empty",
    ] {
        let fetch = format!("Sec-Fetch-{fetch}\r\n");
        assert_eq!(
            status(&server, &fetch).await,
            403,
            "a browser that hides its page: {fetch}"
        );
        assert_eq!(
            status(&server, &format!("{good}{fetch}")).await,
            101,
            "{fetch}"
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn a_server_without_a_public_address_is_at_home_at_every_address_of_its_machine() {
    let server = Running::unlimited().await;
    let port = server.addr.port();
    let other = port ^ 1;
    for (origin, expected) in [
        (format!("http://127.0.0.1:{port}"), 101),
        (format!("http://localhost:{port}"), 101),
        (format!("https://127.0.0.1:{port}"), 403),
        (format!("http://127.0.0.1:{other}"), 403),
        ("http://127.0.0.1".to_owned(), 403),
        (format!("http://127.0.0.2:{port}"), 403),
        (format!("http://[::1]:{port}"), 403),
        (format!("http://cards.example:{port}"), 403),
        (format!("http://localhost.evil.example:{port}"), 403),
        (format!("http://0x7f000001:{port}"), 403),
    ] {
        assert_eq!(
            status(&server, &format!("Origin: {origin}\r\n")).await,
            expected,
            "{origin}"
        );
    }
    server.stop().await;
}
