//! What a browser is shown.

use super::support::Running;
use lastcard_server::Config;
use lastcard_server::config::PublicUrl;
use lastcard_server::limits::LimitSettings;
use lastcard_texts::{Lang, Texts};

const TABLE: &str = "/t/7h3k9m2p4r6t8v0x";

#[tokio::test]
async fn the_page_of_a_table_speaks_the_language_of_the_browser() {
    let server = Running::unlimited().await;
    let dutch = [
        "Accept: text/html",
        "Accept-Language: nl-NL,nl;q=0.9,en;q=0.8",
    ];
    let answer = server.get(TABLE, &dutch).await;
    assert_eq!(
        answer.header("content-type"),
        Some("text/html; charset=utf-8")
    );
    assert!(answer.body().contains("Je bent uitgenodigd aan een tafel"));
    let link = format!("lastcard join http://{}{TABLE}<", server.addr);
    assert!(answer.body().contains(&link), "{}", answer.body());
    let frisian = ["Accept: text/html", "Accept-Language: fy"];
    let answer = server.get(TABLE, &frisian).await;
    assert!(answer.body().contains("You are invited to a table"));
    for lang in Lang::ALL {
        let wanted = format!("Accept-Language: {}", lang.code());
        let answer = server.get(TABLE, &["Accept: text/html", &wanted]).await;
        let heading = Texts::of(lang).text("page-table-heading", &[]);
        let text = answer.body().replace("&#39;", "'");
        assert!(text.contains(&heading), "{}", lang.name());
        let others = Lang::ALL.into_iter().filter(|other| *other != lang);
        for other in others.map(Lang::code) {
            assert!(text.contains(&format!("hreflang=\"{other}\"")), "{other}");
        }
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
    for path in [TABLE.to_owned(), format!("/uno{TABLE}")] {
        let answer = server.get(&path, &["Accept: text/html"]).await;
        assert_eq!(answer.status(), 200, "{path}");
        let link = format!("lastcard join https://example.org/uno{TABLE}<");
        assert!(answer.body().contains(&link));
        assert!(answer.body().contains("href=\"/uno/plain.css\""));
    }
    assert_eq!(server.get("/uno/plain.css", &[]).await.status(), 200);
    server.stop().await;
}
