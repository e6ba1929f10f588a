//! What a connection may do, and how many there may be.

use super::support::{Client, Running, get, request};
use lastcard_server::Config;
use lastcard_server::config::PublicUrl;
use lastcard_server::limits::LimitSettings;
use std::time::Duration;
use tokio::time::sleep;

#[tokio::test]
async fn who_sends_headers_bit_by_bit_is_cut_off_and_keeps_nobody_out() {
    let server = Running::unlimited().await;
    let dribbling = (0..200).map(|_| {
        let address = server.addr;
        tokio::spawn(async move {
            let mut client = Client(tokio::net::TcpStream::connect(address).await.unwrap());
            client
                .send("GET / HTTP/1.1\r\nHost: cards.example\r\nX-Long: ")
                .await;
            let (mut read, mut write) = client.0.into_split();
            let dribble = async {
                while tokio::io::AsyncWriteExt::write_all(&mut write, b"x")
                    .await
                    .is_ok()
                {
                    sleep(Duration::from_millis(200)).await;
                }
            };
            let mut unread = Vec::new();
            let closed = tokio::io::AsyncReadExt::read_to_end(&mut read, &mut unread);
            tokio::select! {
                () = dribble => {}
                _ = closed => {}
            }
            String::from_utf8(unread).unwrap()
        })
    });
    let dribbling: Vec<_> = dribbling.collect();
    assert_eq!(server.get("/", &[]).await.status(), 200);
    for one in dribbling {
        let told = one.await.unwrap();
        assert!(!told.contains(" 200 "), "{told}");
    }
    assert_eq!(server.get("/", &[]).await.status(), 200);
    server.stop().await;
}

#[tokio::test]
async fn headers_have_at_most_16_kib() {
    let server = Running::unlimited().await;
    let long = |length: usize| format!("X-Long: {}", "x".repeat(length));
    assert_eq!(server.get("/", &[&long(15 * 1024)]).await.status(), 200);
    assert_eq!(server.get("/", &[&long(17 * 1024)]).await.status(), 431);
    let many: Vec<String> = (0..200).map(|number| format!("X-{number}: x")).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    assert_eq!(server.get("/", &many).await.status(), 431);
    let path = format!("/{}", "x".repeat(17 * 1024));
    assert!(matches!(server.get(&path, &[]).await.status(), 414 | 431));
    server.stop().await;
}

#[tokio::test]
async fn what_is_no_http_ends_its_own_connection_alone() {
    let server = Running::unlimited().await;
    let mut bystander = server.connect().await;
    for rubbish in [
        "\r\n\r\n\r\n",
        "HELLO\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nBad Header\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nX: \u{0}\r\n\r\n",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}",
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx",
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ] {
        let mut client = server.connect().await;
        client.send(rubbish).await;
        tokio::io::AsyncWriteExt::shutdown(&mut client.0)
            .await
            .unwrap();
        let told = client.rest().await;
        assert!(
            !told.contains("HTTP/1.1 2") && !told.contains("HTTP/1.1 5"),
            "{rubbish:?}: {told}"
        );
    }
    assert_eq!(bystander.ask(&get("/", &[])).await.status(), 200);
    server.stop().await;
}

#[tokio::test]
async fn a_connection_serves_several_requests() {
    let server = Running::unlimited().await;
    let mut client = server.connect().await;
    for _ in 0..3 {
        client
            .send("GET /plain.css HTTP/1.1\r\nHost: cards.example\r\n\r\n")
            .await;
        let answer = client.until("padding-top: 0.5rem;\n}\n").await;
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_full_server_says_so_and_takes_the_next_one_when_somebody_leaves() {
    let limits = LimitSettings {
        connections: 3,
        ..LimitSettings::off()
    };
    let server = Running::with_limits(limits).await;
    let mut inside = Vec::new();
    for _ in 0..3 {
        let mut client = server.connect().await;
        client
            .send("GET /plain.css HTTP/1.1\r\nHost: cards.example\r\n\r\n")
            .await;
        client.until("\r\n\r\n").await;
        inside.push(client);
    }
    let answer = server.get("/", &[]).await;
    assert_eq!(answer.status(), 503);
    assert_eq!(answer.header("retry-after"), Some("10"));
    assert!(answer.body().contains("The server is full."));
    drop(inside.pop());
    while server.get("/", &[]).await.status() != 200 {}
    server.stop().await;
}

#[tokio::test]
async fn an_address_has_at_most_four_connections_for_each_socket_it_may_have() {
    let limits = LimitSettings {
        sockets_per_address: 2,
        ..LimitSettings::off()
    };
    let server = Running::with_limits(limits).await;
    let mut inside = Vec::new();
    for _ in 0..8 {
        inside.push(server.connect().await);
    }
    let answer = server.get("/", &[]).await;
    assert_eq!(answer.status(), 429);
    assert!(
        answer
            .body()
            .contains("too many connections from your address")
    );
    drop(inside);
    while server.get("/", &[]).await.status() != 200 {}
    server.stop().await;
}

#[tokio::test]
async fn an_address_connects_only_so_often() {
    let limits = LimitSettings {
        connects_per_minute: 3,
        ..LimitSettings::off()
    };
    let server = Running::with_limits(limits).await;
    let mut statuses = Vec::new();
    for _ in 0..13 {
        statuses.push(server.get("/", &[]).await.status());
    }
    assert_eq!(statuses[..12], [200; 12]);
    assert_eq!(statuses[12], 429);
    server.stop().await;
}

#[tokio::test]
async fn behind_a_proxy_each_player_is_counted_and_not_the_proxy() {
    let server = Running::start(Config {
        trusted_proxies: 1,
        limits: LimitSettings {
            sockets_per_address: 1,
            requests_per_second: 1,
            ..LimitSettings::default()
        },
        ..Config::default()
    })
    .await;
    let mut inside = Vec::new();
    for _ in 0..100 {
        inside.push(server.connect().await);
    }
    let from = |address: &str| format!("X-Forwarded-For: 203.0.113.1, {address}");
    let mut statuses = Vec::new();
    for _ in 0..5 {
        statuses.push(
            server
                .get("/api/version", &[&from("198.51.100.1")])
                .await
                .status(),
        );
    }
    assert_eq!(statuses[4], 429);
    assert!(statuses[..4].iter().all(|&status| status != 429));
    let other = server.get("/api/version", &[&from("198.51.100.2")]).await;
    assert_ne!(other.status(), 429);
    server.stop().await;
}

#[tokio::test]
async fn a_page_of_another_site_opens_no_socket() {
    let public = PublicUrl::parse("https://cards.example").unwrap();
    let server = Running::start(Config {
        public_url: Some(public),
        allowed_origins: vec!["https://friends.example".to_owned()],
        limits: LimitSettings::off(),
        ..Config::default()
    })
    .await;
    let upgrade = [
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ];
    let own = format!("http://{}", server.addr);
    let others = [
        "null",
        "",
        "http://cards.example",
        "https://cards.example:443",
        "https://cards.example.",
        "https://cards.example/",
        "https://Cards.example",
        "https://cards.example.evil.example",
        "https://evilcards.example",
        "https://play.cards.example",
        "https://cards.example@evil.example",
        "https://evil.example#https://cards.example",
        "https://xn--crds-53d.example",
        "https://evil.example",
        "wss://cards.example",
        "file://",
        "https://friends.example:8443",
        "http://localhost",
        "http://127.0.0.1",
        "https://cards.example, https://cards.example",
        &own,
    ];
    for origin in others {
        let origin = format!("Origin: {origin}");
        let mut headers = upgrade.to_vec();
        headers.push(&origin);
        let answer = server.ask(&request("GET", "/ws", &headers, "")).await;
        assert_eq!(answer.status(), 403, "{origin}");
        assert!(answer.body().contains("bad_origin"));
        let answer = server
            .ask(&request("POST", "/api/tables", &[&origin], "{}"))
            .await;
        assert_eq!(answer.status(), 403, "{origin}");
    }
    let mut headers = upgrade.to_vec();
    headers.push("Sec-Fetch-Site: cross-site");
    assert_eq!(
        server
            .ask(&request("GET", "/ws", &headers, ""))
            .await
            .status(),
        403
    );
    for origin in ["https://cards.example", "https://friends.example"] {
        let origin = format!("Origin: {origin}");
        let answer = server
            .ask(&request("POST", "/api/tables", &[&origin], "{}"))
            .await;
        assert_ne!(answer.status(), 403, "{origin}");
    }
    server.stop().await;
}
