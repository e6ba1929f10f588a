//! Starting, being watched, and stopping.

use super::support::{Client, Running, get};
use lastcard_server::config::DataAddress;
use lastcard_server::{Config, ServeError, Server};
use tokio::net::TcpStream;

#[tokio::test]
async fn health_and_metrics_are_told_at_an_address_of_their_own() {
    let server = Running::unlimited().await;
    let admin = |path: &'static str| async move {
        let mut client = Client(TcpStream::connect(server.admin).await.unwrap());
        client.ask(&get(path, &[])).await
    };
    for (path, status) in [
        ("/healthz", 200),
        ("/readyz", 200),
        ("/metrics", 200),
        ("/", 404),
    ] {
        assert_eq!(admin(path).await.status(), status, "{path}");
    }
    assert!(
        admin("/metrics")
            .await
            .body()
            .contains("lastcard_connections ")
    );
    for path in ["/healthz", "/readyz", "/metrics"] {
        assert_eq!(server.get(path, &[]).await.status(), 404, "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_stop_ends_what_is_open_and_frees_the_address() {
    let server = Running::unlimited().await;
    let address = server.addr;
    let mut idle = server.connect().await;
    idle.send("GET /plain.css HTTP/1.1\r\nHost: cards.example\r\n\r\n")
        .await;
    idle.until("\r\n\r\n").await;
    server.stop().await;
    idle.rest().await;
    assert!(TcpStream::connect(address).await.is_err());
    let again = std::net::TcpListener::bind(address);
    assert!(again.is_ok(), "{again:?}");
}

#[tokio::test]
async fn an_address_that_is_in_use_is_told() {
    let server = Running::unlimited().await;
    let config = Config {
        addr: server.addr,
        data: DataAddress("never-opened.db".to_owned()),
        ..Config::default()
    };
    let error = Server::open(config).await.map(|_| ()).unwrap_err();
    let text = error.to_string();
    assert!(
        text.starts_with(&format!("{} is in use: ", server.addr)),
        "{text}"
    );
    assert!(!std::path::Path::new("never-opened.db").exists());
    server.stop().await;
}

#[tokio::test]
async fn a_store_that_cannot_be_opened_is_told() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let file = folder.join(format!("no-database-{}", std::process::id()));
    std::fs::write(
        &file,
        "This is no database, but a letter to a friend.\n".repeat(100),
    )
    .unwrap();
    let config = Config {
        addr: "127.0.0.1:0".parse().unwrap(),
        data: DataAddress(file.display().to_string()),
        ..Config::default()
    };
    let error = Server::open(config).await.map(|_| ()).unwrap_err();
    assert!(matches!(error, ServeError::Store(_)), "{error}");
    let left = std::fs::read_to_string(&file).unwrap();
    assert!(left.starts_with("This is no database"));
    std::fs::remove_file(file).unwrap();
}
