use super::*;
use axum::body::{Body, to_bytes};
use rust_embed::Embed;
use tower::ServiceExt;

/// A build as small as can be. Its packed files are no packed files, so that a test can read which one it got.
#[derive(Embed)]
#[folder = "tests/dist"]
struct Built;

const NOTHING: Build = Build(|_| None);
const BUILT: Build = Build(Built::get);

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: String,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().unwrap())
    }
}

async fn ask(build: Build, method: Method, path: &str, headers: &[(&'static str, &str)]) -> Answer {
    let public = PublicUrl::parse("https://example.org/uno").unwrap();
    let routes = Router::new().route("/api/version", get(|| async { "version" }));
    let mut request = Request::new(Body::empty());
    *request.method_mut() = method;
    *request.uri_mut() = path.parse().unwrap();
    for (name, value) in headers {
        request
            .headers_mut()
            .insert(*name, HeaderValue::from_str(value).unwrap());
    }
    let response = site(routes, Arc::new(public), build)
        .oneshot(request)
        .await
        .unwrap();
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, usize::MAX).await.unwrap();
    Answer {
        status: parts.status,
        headers: parts.headers,
        body: String::from_utf8(body.to_vec()).unwrap(),
    }
}

async fn page(build: Build, path: &str, headers: &[(&'static str, &str)]) -> Answer {
    let mut all = vec![("accept", "text/html,*/*;q=0.8")];
    all.extend_from_slice(headers);
    ask(build, Method::GET, path, &all).await
}

const TABLE: &str = "/t/7h3k9m2p4r6t8v0x";

#[tokio::test]
async fn an_invitation_says_what_to_type_in_the_language_of_the_browser() {
    let dutch = page(NOTHING, TABLE, &[("accept-language", "nl-NL,nl;q=0.9")]).await;
    assert_eq!(dutch.status, StatusCode::OK);
    assert!(dutch.body.contains("<html lang=\"nl\">"));
    assert!(dutch.body.contains("Je bent uitgenodigd aan een tafel"));
    assert!(
        dutch
            .body
            .contains("lastcard join https://example.org/uno/t/7h3k9m2p4r6t8v0x<")
    );
    assert_eq!(dutch.header("vary"), "accept-language");
    let english = page(NOTHING, TABLE, &[]).await;
    assert!(english.body.contains("<html lang=\"en\">"));
    assert!(english.body.contains("You are invited to a table"));
    let chosen = page(NOTHING, &format!("{TABLE}?lang=nl"), &[]).await;
    assert!(chosen.body.contains("<html lang=\"nl\">"));
    assert!(chosen.body.contains("/uno/t/7h3k9m2p4r6t8v0x?lang=en"));
}

#[tokio::test]
async fn the_plain_pages_hold_nothing_that_the_policy_forbids() {
    for path in ["/", TABLE, "/nothing", "/t/x"] {
        let body = page(NOTHING, path, &[]).await.body.to_lowercase();
        for forbidden in [
            "<script",
            "<style",
            " style=",
            "onclick=",
            "onload=",
            "onerror=",
            "javascript:",
            "<base",
            "http://",
        ] {
            assert!(!body.contains(forbidden), "{path} holds {forbidden}");
        }
        assert!(body.contains("href=\"/uno/plain.css\""));
        assert_eq!(body.matches("<h1>").count(), 1);
        assert_eq!(body.matches("<main>").count(), 1);
    }
    let style = page(NOTHING, "/plain.css", &[]).await;
    assert_eq!(style.header("content-type"), "text/css; charset=utf-8");
    assert!(!style.body.contains("url(") && !style.body.contains("@import"));
}

#[tokio::test]
async fn what_is_not_there_is_told_to_people_and_programs_in_their_form() {
    for path in ["/nothing", "/t/x", "/t/<b>x", "/index.html", "/t/../x"] {
        let path = path.replace('<', "%3C").replace('>', "%3E");
        let answer = page(NOTHING, &path, &[]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.body.contains("There is nothing here"), "{path}");
        assert!(!answer.body.contains("<b>"));
    }
    for path in ["/api", "/api/nothing"] {
        let answer = page(NOTHING, path, &[]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        assert!(
            answer.body.starts_with("{\"code\":\"not_found\","),
            "{}",
            answer.body
        );
    }
    let program = ask(NOTHING, Method::GET, "/nothing", &[]).await;
    assert_eq!(program.status, StatusCode::NOT_FOUND);
    assert_eq!(program.header("content-type"), "application/json");
}

#[tokio::test]
async fn a_path_that_is_there_says_which_methods_it_has() {
    for path in ["/", TABLE, "/api/version"] {
        let answer = ask(NOTHING, Method::POST, path, &[]).await;
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
        assert_eq!(answer.header("allow"), "GET,HEAD");
        assert!(answer.body.contains("bad_method"));
    }
}

#[tokio::test]
async fn the_build_is_one_document_at_the_root() {
    for path in ["/", "/?t=7h3k9m2p4r6t8v0x", "/index.html"] {
        let answer = page(BUILT, path, &[]).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert!(answer.body.contains("built"), "{path}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(answer.header("cache-control"), "no-cache");
    }
    for path in [
        "/rules",
        "/nothing.js",
        "/assets/nothing.js",
        "/t/a/b",
        "/../Cargo.toml",
        "/..%2fCargo.toml",
    ] {
        let answer = page(BUILT, path, &[]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.body.contains("There is nothing here"), "{path}");
    }
    let answer = page(BUILT, "/api/nothing", &[]).await;
    assert!(answer.body.contains("not_found"));
}

#[tokio::test]
async fn an_invitation_leads_to_the_document_that_is_told_the_table() {
    for (path, location) in [
        (TABLE, "/uno/?t=7h3k9m2p4r6t8v0x"),
        ("/t/x", "/uno/?t=x"),
        (
            "/t/a%26lang=nl%23%0d%0ab",
            "/uno/?t=a%26lang%3Dnl%23%0D%0Ab",
        ),
        ("/t/..", "/uno/?t=.."),
    ] {
        let answer = page(BUILT, path, &[]).await;
        assert_eq!(answer.status, StatusCode::FOUND, "{path}");
        assert_eq!(answer.header("location"), location);
        assert_eq!(answer.header("cache-control"), "no-store");
    }
}

#[tokio::test]
async fn every_file_of_the_build_has_its_kind_and_says_how_long_it_is_kept() {
    for (path, kind, cache) in [
        ("/lastcard.wasm", "application/wasm", "no-cache"),
        (
            "/manifest.webmanifest",
            "application/manifest+json",
            "no-cache",
        ),
        ("/robots.txt", "text/plain; charset=utf-8", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        (
            "/assets/app-1a2b3c4d.js",
            "text/javascript; charset=utf-8",
            "public, max-age=31536000, immutable",
        ),
    ] {
        let answer = ask(BUILT, Method::GET, path, &[]).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert_eq!(answer.header("content-type"), kind, "{path}");
        assert_eq!(answer.header("cache-control"), cache, "{path}");
    }
}

#[tokio::test]
async fn a_file_of_the_build_is_sent_packed_and_kept() {
    const FILE: &str = "/assets/app-1a2b3c4d.js";
    for (accepted, encoding, body) in [
        ("gzip, deflate, br", "br", "packed with br\n"),
        ("gzip", "gzip", "packed with gzip\n"),
        ("br;q=0, gzip;q=0.5", "gzip", "packed with gzip\n"),
        ("identity", "", "export const built = true;\n"),
        ("", "", "export const built = true;\n"),
    ] {
        let answer = ask(BUILT, Method::GET, FILE, &[("accept-encoding", accepted)]).await;
        assert_eq!(answer.header("content-encoding"), encoding, "{accepted}");
        assert_eq!(answer.body, body, "{accepted}");
        assert_eq!(
            answer.header("content-type"),
            "text/javascript; charset=utf-8"
        );
        assert_eq!(
            answer.header("cache-control"),
            "public, max-age=31536000, immutable"
        );
        assert_eq!(answer.header("vary"), "accept-encoding");
        let tag = answer.header("etag").to_owned();
        let known = [
            ("accept-encoding", accepted),
            ("if-none-match", tag.as_str()),
        ];
        let again = ask(BUILT, Method::GET, FILE, &known).await;
        assert_eq!(again.status, StatusCode::NOT_MODIFIED);
        assert_eq!(again.body, "");
    }
}
