//! Addresses where no store can be: each is refused with a sentence, and what is there is left alone.

use crate::support::{
    Database, Folder, address_of, block_on, entry, filled, key, make, plain, run_sql,
};
use lastcard_store::{Appended, StoreError, open};
use std::path::Path;

/// Why the store does not open; the sentence has each of these words in it.
async fn refused(address: &str, words: &[&str]) -> StoreError {
    let Err(error) = open(address).await else {
        panic!("{address} opens");
    };
    let text = error.to_string();
    for word in words {
        assert!(text.contains(word), "{word:?} is not in: {text}");
    }
    error
}

async fn not_ours(address: &str, words: &[&str]) {
    let error = refused(address, words).await;
    assert!(matches!(error, StoreError::NotOurs(_)), "{error:?}");
}

async fn unavailable(address: &str, words: &[&str]) {
    let error = refused(address, words).await;
    assert!(matches!(error, StoreError::Unavailable(_)), "{error:?}");
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

#[test]
fn an_address_of_another_kind_is_refused() {
    block_on(async {
        not_ours(
            "mysql://host/database",
            &["mysql://", "postgres://user:password@host/database"],
        )
        .await;
        not_ours("", &["empty"]).await;
    });
}

#[test]
fn a_file_that_is_no_database_is_left_alone() {
    let folder = Folder::new();
    for (name, content) in [("short", "x"), ("text", &"Dear diary, ".repeat(1000))] {
        let file = folder.file(name);
        std::fs::write(&file, content).expect("it is written");
        block_on(not_ours(
            &shown(&file),
            &[&shown(&file), "no store of lastcard"],
        ));
        assert_eq!(std::fs::read_to_string(&file).expect("it is read"), content);
    }
}

#[test]
fn a_database_of_somebody_else_is_left_alone() {
    let folder = Folder::new();
    for (name, sql) in [
        ("tables", "CREATE TABLE notes (text TEXT)"),
        ("mark", "PRAGMA application_id = 5"),
    ] {
        let file = folder.file(name);
        block_on(sql_in_file(&file, sql));
        let before = std::fs::read(&file).expect("it is read");
        block_on(not_ours(&shown(&file), &["something else"]));
        assert_eq!(std::fs::read(&file).expect("it is read"), before);
    }
}

#[test]
fn an_empty_file_becomes_a_store() {
    let folder = Folder::new();
    let file = folder.file("empty");
    std::fs::write(&file, "").expect("it is written");
    block_on(async {
        let store = open(&shown(&file)).await.expect("it opens");
        assert_eq!(make(&store, "abc", plain()).await, Appended::Written);
    });
}

#[test]
fn a_folder_and_a_missing_folder_are_refused() {
    let folder = Folder::new();
    let inside = folder.file("missing").join("store.db");
    block_on(async {
        not_ours(env!("CARGO_TARGET_TMPDIR"), &["is a folder", "lastcard.db"]).await;
        unavailable(&shown(&inside), &["folder", "missing", "Make it"]).await;
    });
}

#[test]
fn a_file_of_a_newer_version_is_left_alone() {
    let folder = Folder::new();
    let file = folder.file("newer");
    block_on(async {
        open(&shown(&file))
            .await
            .expect("it opens")
            .close()
            .await
            .expect("it closes");
        sql_in_file(&file, NEWER).await;
        not_ours(&shown(&file), &[&shown(&file), "newer version"]).await;
    });
}

#[test]
fn a_file_is_served_by_one_server_at_a_time() {
    let folder = Folder::new();
    let file = folder.file("store.db");
    block_on(async {
        let store = open(&shown(&file)).await.expect("it opens");
        unavailable(&shown(&file), &[&shown(&file), "Another server"]).await;
        let roundabout = folder.file(".").join("store.db");
        unavailable(&shown(&roundabout), &["Another server"]).await;
        assert_eq!(make(&store, "abc", plain()).await, Appended::Written);
        store.close().await.expect("it closes");
        open(&shown(&roundabout)).await.expect("it opens again");
    });
}

#[test]
fn a_backup_that_is_taken_while_the_server_runs_is_a_store() {
    let folder = Folder::new();
    let (file, copy) = (folder.file("store.db"), folder.file("copy.db"));
    block_on(async {
        let store = open(&shown(&file)).await.expect("it opens");
        filled(&store, "abc", 3).await;
        sql_in_file(&file, &format!("VACUUM INTO '{}'", copy.display())).await;
        assert_eq!(
            store.append(key("abc"), entry(4, "on"), plain()).await,
            Ok(Appended::Written)
        );
        let restored = open(&shown(&copy)).await.expect("the copy opens");
        assert_eq!(crate::support::seqs(&restored, "abc").await, [1, 2, 3]);
    });
}

#[test]
fn a_database_server_that_is_not_there_is_named_without_the_password() {
    block_on(async {
        let nobody = tokio::net::TcpListener::bind("127.0.0.1:0")
            .await
            .expect("a port is free");
        let port = nobody.local_addr().expect("it has an address").port();
        drop(nobody);
        let address = format!("postgres://ann:hush@127.0.0.1:{port}/cards");
        let error = refused(&address, &["cards", &port.to_string(), "cannot be reached"]).await;
        assert!(!error.to_string().contains("hush"), "{error}");
        let error = refused(
            "postgres://ann:hush@host:port/cards",
            &["postgres://user:password@host"],
        )
        .await;
        assert!(!error.to_string().contains("hush"), "{error}");
    });
}

#[test]
fn a_wrong_password_and_a_missing_database_are_named() {
    block_on(async {
        let database = Database::new().await;
        let (login, host) = database
            .address
            .rsplit_once('@')
            .expect("the address has a login");
        if login.matches(':').count() == 2 {
            unavailable(&format!("{login}wrong@{host}"), &["password", "log in"]).await;
        } else {
            println!("skipped: the server of the tests asks for no password");
        }
        unavailable(
            &address_of("lastcard_nowhere"),
            &["no such database", "lastcard_nowhere", "createdb"],
        )
        .await;
        database.drop().await;
    });
}

#[test]
fn a_database_with_tables_of_somebody_else_is_left_alone() {
    block_on(async {
        let database = Database::new().await;
        run_sql(&database.address, "CREATE TABLE entries (text TEXT)").await;
        not_ours(
            &database.address,
            &["entries", "Give a database of its own"],
        )
        .await;
        run_sql(&database.address, "DROP TABLE entries").await;
        open(&database.address)
            .await
            .expect("it opens")
            .close()
            .await
            .expect("it closes");
        run_sql(&database.address, NEWER).await;
        not_ours(&database.address, &["newer version"]).await;
        database.drop().await;
    });
}

#[test]
fn a_database_that_is_read_only_is_named() {
    block_on(async {
        let database = Database::new().await;
        let join = if database.address.contains('?') {
            '&'
        } else {
            '?'
        };
        let address = format!(
            "{}{join}options[default_transaction_read_only]=on",
            database.address
        );
        unavailable(&address, &["read-only", "primary"]).await;
        database.drop().await;
    });
}

const NEWER: &str = "INSERT INTO lastcard_migrations (version, description, success, checksum, execution_time) \
                     VALUES (999, 'later', TRUE, '', 0)";

async fn sql_in_file(file: &Path, sql: &str) {
    use sqlx::{ConnectOptions, Connection};
    let options = sqlx::sqlite::SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true);
    let mut connection = options.connect().await.expect("it opens");
    let ran = sqlx::raw_sql(sqlx::AssertSqlSafe(sql.to_owned())).execute(&mut connection);
    ran.await.expect("the statement is right");
    connection.close().await.expect("it closes");
}
