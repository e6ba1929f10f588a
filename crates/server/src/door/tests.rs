use super::*;
use crate::limits::LimitSettings;
use axum::extract::Extension;
use axum::http::{HeaderValue, StatusCode};
use axum::routing::{any, get, post};

fn door(public: &str, trusted_proxies: u8, settings: &LimitSettings) -> Door {
    let public = PublicUrl::parse(public).unwrap();
    let routes = Router::new()
        .route("/", get(|| async { "home" }))
        .route(
            "/who",
            get(|Extension(Peer(peer)): Extension<Peer>| async move { peer.to_string() }),
        )
        .route("/api/echo", post(|body: String| async move { body }))
        .route("/api/fault", get(fault))
        .route("/api/slow", get(std::future::pending::<()>))
        .route("/t/{table}", get(|uri: Uri| async move { uri.to_string() }))
        .route("/ws", any(|| async { "socket" }));
    let origins = Origins::new(public.url(), []);
    Door::new(
        routes,
        &public,
        origins,
        Limits::new(settings),
        trusted_proxies,
    )
}

async fn fault() -> &'static str {
    panic!("a fault of the program")
}

fn open_door() -> Door {
    door("http://cards.example", 0, &LimitSettings::off())
}

fn arrival() -> Arrival {
    let local = SocketAddr::from(([127, 0, 0, 1], 8080));
    Arrival::new(IpAddr::from([192, 0, 2, 1]), local)
}

async fn ask(door: &Door, request: Request<Body>) -> (StatusCode, HeaderMap, String) {
    let response = door.answer(request, &arrival()).await;
    let (parts, body) = response.into_parts();
    let body = axum::body::to_bytes(body, usize::MAX).await.unwrap();
    let body = String::from_utf8(body.to_vec()).unwrap();
    (parts.status, parts.headers, body)
}

fn request(method: Method, path: &str, headers: &[(&'static str, &str)]) -> Request<Body> {
    let mut request = Request::new(Body::empty());
    *request.method_mut() = method;
    *request.uri_mut() = path.parse().unwrap();
    for (name, value) in headers {
        let value = HeaderValue::from_str(value).unwrap();
        request.headers_mut().append(*name, value);
    }
    request
}

async fn get_with(
    door: &Door,
    path: &str,
    headers: &[(&'static str, &str)],
) -> (StatusCode, String) {
    let (status, _, body) = ask(door, request(Method::GET, path, headers)).await;
    (status, body)
}

#[tokio::test]
async fn a_forwarded_address_counts_only_as_far_as_proxies_are_trusted() {
    const FORWARDED: &str = "x-forwarded-for";
    let spoofed: &[(&str, &str)] = &[(FORWARDED, "203.0.113.9, 198.51.100.7, 10.0.0.2")];
    for (proxies, headers, peer) in [
        (0, spoofed, "192.0.2.1"),
        (1, spoofed, "10.0.0.2"),
        (2, spoofed, "198.51.100.7"),
        (3, spoofed, "203.0.113.9"),
        (4, spoofed, "192.0.2.1"),
        (1, &[][..], "192.0.2.1"),
        (1, &[(FORWARDED, "nobody")][..], "192.0.2.1"),
        (1, &[(FORWARDED, "")][..], "192.0.2.1"),
        (
            1,
            &[(FORWARDED, "203.0.113.9"), (FORWARDED, "198.51.100.7")][..],
            "198.51.100.7",
        ),
        (1, &[(FORWARDED, "198.51.100.7:1234")][..], "198.51.100.7"),
        (1, &[(FORWARDED, "[2001:db8::1]:1234")][..], "2001:db8::1"),
        (1, &[(FORWARDED, "[2001:db8::1]")][..], "2001:db8::1"),
        (1, &[(FORWARDED, "2001:db8::1")][..], "2001:db8::1"),
    ] {
        let door = door("http://cards.example", proxies, &LimitSettings::off());
        let told = get_with(&door, "/who", headers).await;
        assert_eq!(
            told,
            (StatusCode::OK, peer.to_owned()),
            "{proxies} {headers:?}"
        );
    }
}

#[tokio::test]
async fn what_changes_something_and_every_socket_needs_a_page_that_may() {
    let door = open_door();
    let (own, other) = ("http://cards.example", "http://evil.example");
    for (method, path, origin, status) in [
        (Method::POST, "/api/echo", Some(own), StatusCode::OK),
        (Method::POST, "/api/echo", None, StatusCode::OK),
        (
            Method::POST,
            "/api/echo",
            Some(other),
            StatusCode::FORBIDDEN,
        ),
        (
            Method::DELETE,
            "/api/echo",
            Some(other),
            StatusCode::FORBIDDEN,
        ),
        (
            Method::OPTIONS,
            "/api/echo",
            Some(other),
            StatusCode::FORBIDDEN,
        ),
        (Method::GET, "/ws", Some(own), StatusCode::OK),
        (Method::GET, "/ws", None, StatusCode::OK),
        (Method::GET, "/ws", Some(other), StatusCode::FORBIDDEN),
        (Method::GET, "/", Some(other), StatusCode::OK),
    ] {
        let headers: Vec<_> = origin
            .map(|origin| ("origin", origin))
            .into_iter()
            .collect();
        let (told, _, body) = ask(&door, request(method.clone(), path, &headers)).await;
        assert_eq!(told, status, "{method} {path} {origin:?}");
        assert_eq!(body.contains("bad_origin"), status == StatusCode::FORBIDDEN);
    }
    let upgrade = [("origin", other), ("upgrade", "websocket")];
    assert_eq!(
        get_with(&door, "/", &upgrade).await.0,
        StatusCode::FORBIDDEN
    );
}

#[tokio::test]
async fn the_path_of_the_public_address_may_be_there_or_not() {
    let door = door("https://example.org/uno", 0, &LimitSettings::off());
    for (path, told) in [
        ("/uno/t/abc?lang=nl", "/t/abc?lang=nl"),
        ("/t/abc?lang=nl", "/t/abc?lang=nl"),
        ("/uno/", "home"),
        ("/uno/?lang=nl", "home"),
        ("/", "home"),
    ] {
        assert_eq!(
            get_with(&door, path, &[]).await,
            (StatusCode::OK, told.to_owned()),
            "{path}"
        );
    }
    assert_eq!(
        get_with(&door, "/unos/t/abc", &[]).await.0,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn the_page_is_where_its_files_are_found() {
    let door = door("https://example.org/uno", 0, &LimitSettings::off());
    for (path, location) in [("/uno", "/uno/"), ("/uno?t=abc&x", "/uno/?t=abc&x")] {
        let (status, headers, _) = ask(&door, request(Method::GET, path, &[])).await;
        assert_eq!(status, StatusCode::PERMANENT_REDIRECT, "{path}");
        assert_eq!(headers["location"], location);
        assert_eq!(headers["cache-control"], "no-store");
    }
    let (status, ..) = ask(&door, request(Method::POST, "/uno", &[])).await;
    assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn too_many_requests_are_told_when_to_come_back() {
    let door = door("http://cards.example", 0, &LimitSettings::default());
    for _ in 0..40 {
        let (status, ..) = ask(&door, request(Method::POST, "/api/echo", &[])).await;
        assert_eq!(status, StatusCode::OK);
    }
    let dutch = [("accept-language", "nl")];
    let (status, headers, body) = ask(&door, request(Method::POST, "/api/echo", &dutch)).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(headers["retry-after"], "1");
    assert!(
        body.contains("Probeer het over een seconde opnieuw."),
        "{body}"
    );
    assert_eq!(get_with(&door, "/", &[]).await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_socket_counts_as_long_as_its_connection_is_there() {
    let settings = LimitSettings {
        sockets_per_address: 2,
        ..LimitSettings::default()
    };
    let door = door("http://cards.example", 0, &settings);
    let (first, second, third) = (arrival(), arrival(), arrival());
    let upgrade = || request(Method::GET, "/ws", &[("upgrade", "websocket")]);
    assert_eq!(
        door.answer(upgrade(), &first).await.status(),
        StatusCode::OK
    );
    assert_eq!(
        door.answer(upgrade(), &second).await.status(),
        StatusCode::OK
    );
    assert_eq!(
        door.answer(upgrade(), &third).await.status(),
        StatusCode::TOO_MANY_REQUESTS
    );
    drop(first);
    assert_eq!(
        door.answer(upgrade(), &third).await.status(),
        StatusCode::OK
    );
}

#[tokio::test]
async fn a_body_that_is_too_long_is_refused_told_or_not() {
    let door = open_door();
    let told = [("content-length", "32769")];
    let (status, _, body) = ask(&door, request(Method::POST, "/api/echo", &told)).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(body.contains("too_long"));
    let mut long = request(Method::POST, "/api/echo", &[]);
    *long.body_mut() = Body::from("x".repeat(32_769));
    assert_eq!(ask(&door, long).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    let mut fits = request(Method::POST, "/api/echo", &[]);
    *fits.body_mut() = Body::from("x".repeat(32_768));
    assert_eq!(ask(&door, fits).await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_fault_in_one_answer_harms_no_other() {
    let door = open_door();
    let (status, body) = get_with(&door, "/api/fault", &[]).await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(
        body.contains("internal") && !body.contains("a fault of the program"),
        "{body}"
    );
    assert_eq!(get_with(&door, "/", &[]).await.0, StatusCode::OK);
}

#[tokio::test(start_paused = true)]
async fn an_answer_that_never_comes_is_given_up() {
    let (status, body) = get_with(&open_door(), "/api/slow", &[]).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(body.contains("unavailable"));
}
