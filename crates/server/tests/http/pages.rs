//! What a browser is shown, whether the program holds a build of the page or not.

use super::support::Running;
use lastcard_server::Config;
use lastcard_server::config::PublicUrl;
use lastcard_server::limits::LimitSettings;
use lastcard_texts::{Lang, Texts};

const NOWHERE: &str = "/t/7h3k9m2p4r6t8v0x/nothing";

#[tokio::test]
async fn a_plain_page_speaks_the_language_of_the_browser_or_english() {
    let server = Running::unlimited().await;
    let dutch = [
        "Accept: text/html",
        "Accept-Language: nl-NL,nl;q=0.9,en;q=0.8",
    ];
    let answer = server.get(NOWHERE, &dutch).await;
    assert_eq!(
        answer.header("content-type"),
        Some("text/html; charset=utf-8")
    );
    assert!(answer.body().contains("<html lang=\"nl\">"));
    let unknown = ["Accept: text/html", "Accept-Language: tlh"];
    let answer = server.get(NOWHERE, &unknown).await;
    assert!(answer.body().contains("There is nothing here"));
    for lang in Lang::ALL {
        let wanted = format!("Accept-Language: {}", lang.code());
        let answer = server.get(NOWHERE, &["Accept: text/html", &wanted]).await;
        let heading = Texts::of(lang).text("page-not-found-heading", &[]);
        let text = answer.body().replace("&#39;", "'");
        assert!(text.contains(&heading), "{}", lang.name());
    }
    server.stop().await;
}

#[tokio::test]
async fn below_a_path_the_links_carry_it_and_the_path_may_come_or_not() {
    let server = Running::start(Config {
        public_url: Some(PublicUrl::parse("https://example.org/uno").unwrap()),
        limits: LimitSettings::off(),
        ..Config::default()
    })
    .await;
    for path in [NOWHERE.to_owned(), format!("/uno{NOWHERE}")] {
        let answer = server.get(&path, &["Accept: text/html"]).await;
        assert_eq!(answer.status(), 404, "{path}");
        assert!(answer.body().contains("href=\"/uno/\""));
        assert!(answer.body().contains("href=\"/uno/plain.css\""));
    }
    assert_eq!(server.get("/uno/plain.css", &[]).await.status(), 200);
    let page = server.get("/uno", &["Accept: text/html"]).await;
    assert_eq!(page.header("location"), Some("/uno/"));
    server.stop().await;
}
