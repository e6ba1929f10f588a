//! A place for each test, and short words for what tests write.

use lastcard_store::{About, Appended, CommandId, Entry, NewTable, Secret, Seq, Store, TableKey};
use sqlx::{Connection, PgConnection};
use std::future::Future;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, LazyLock};

/// Makes a test of each function for each kind of store.
macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[test] fn $name() { crate::support::on_sqlite(super::$name); })*
        }
        mod postgres {
            $(#[test] fn $name() { crate::support::on_postgres(super::$name); })*
        }
    };
}

/// Where the store of a test is.
pub(crate) struct Place {
    pub(crate) address: String,
    kind: Kind,
}

enum Kind {
    Sqlite(#[expect(dead_code, reason = "removed when it is dropped")] Folder),
    Postgres,
}

impl Place {
    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        lastcard_store::open(&self.address)
            .await
            .expect("the store opens")
    }

    /// Another way to the same store: a second server where there can be one.
    pub(crate) async fn second(&self, first: &Arc<dyn Store>) -> Arc<dyn Store> {
        match self.kind {
            Kind::Sqlite(_) => Arc::clone(first),
            Kind::Postgres => self.open().await,
        }
    }
}

pub(crate) fn on_sqlite<F: Future<Output = ()> + Send + 'static>(test: fn(Place) -> F) {
    let folder = Folder::new();
    let address = folder.file("store.db").display().to_string();
    let kind = Kind::Sqlite(folder);
    block_on(test(Place { address, kind }));
}

pub(crate) fn on_postgres<F: Future<Output = ()> + Send + 'static>(test: fn(Place) -> F) {
    block_on(async move {
        let database = Database::new().await;
        let address = database.address.clone();
        let kind = Kind::Postgres;
        let ended = tokio::spawn(test(Place { address, kind })).await;
        database.drop().await;
        if let Err(error) = ended {
            std::panic::resume_unwind(error.into_panic());
        }
    });
}

pub(crate) fn block_on<T>(test: impl Future<Output = T>) -> T {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.worker_threads(2).enable_all().build();
    runtime.expect("the runtime starts").block_on(test)
}

/// A folder of its own, removed at the end.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(unique("store"));
        std::fs::create_dir_all(&path).expect("the folder can be made");
        Folder(path)
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left over lies in the folder of the build.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A database of its own.
pub(crate) struct Database {
    pub(crate) address: String,
    name: String,
}

impl Database {
    pub(crate) async fn new() -> Database {
        let name = unique("lastcard").replace('-', "_");
        admin(&format!("CREATE DATABASE {name}")).await;
        let address = address_of(&name);
        Database { address, name }
    }

    pub(crate) async fn drop(self) {
        admin(&format!("DROP DATABASE {} WITH (FORCE)", self.name)).await;
    }
}

/// The address of a database at the server of the tests.
pub(crate) fn address_of(database: &str) -> String {
    let (server, options) = match SERVER.0.split_once('?') {
        Some((server, options)) => (server, format!("?{options}")),
        None => (SERVER.0.as_str(), String::new()),
    };
    let (server, _) = server
        .rsplit_once('/')
        .expect("the address names a database");
    format!("{server}/{database}{options}")
}

pub(crate) async fn run_sql(address: &str, sql: &str) {
    let mut connection = PgConnection::connect(address)
        .await
        .expect("the server is there");
    let ran = sqlx::raw_sql(sqlx::AssertSqlSafe(sql.to_owned())).execute(&mut connection);
    ran.await.expect("the statement is right");
    connection.close().await.expect("the connection closes");
}

async fn admin(sql: &str) {
    run_sql(&SERVER.0, sql).await;
}

/// The server of the tests: the one that is named, or one that lives as long as this process.
static SERVER: LazyLock<(String, Option<ChildStdin>)> = LazyLock::new(|| {
    if let Ok(address) = std::env::var("LASTCARD_POSTGRES") {
        return (address, None);
    }
    let started = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["xtask", "postgres"])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let address = started.ok().and_then(|mut server| {
        let mut lines = BufReader::new(server.stdout.take()?).lines();
        Some((lines.next()?.ok()?, server.stdin.take()))
    });
    address.expect(
        "these tests need PostgreSQL: `cargo xtask test` installs and starts one, or name yours in \
         LASTCARD_POSTGRES=postgres://user:password@host/database",
    )
});

fn unique(what: &str) -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!(
        "{what}-{}-{}",
        std::process::id(),
        NEXT.fetch_add(1, Ordering::Relaxed)
    )
}

pub(crate) fn key(name: &str) -> TableKey {
    TableKey(name.to_owned())
}

pub(crate) fn entry(seq: Seq, body: &str) -> Entry {
    Entry {
        seq,
        at: 1_000_i64.wrapping_add(seq as i64),
        command: None,
        version: 1,
        body: body.to_owned(),
        secret: None,
    }
}

/// An entry that comes of the command with that number.
pub(crate) fn commanded(seq: Seq, number: u64) -> Entry {
    Entry {
        command: Some(command(number)),
        ..entry(seq, &format!("command {number}"))
    }
}

pub(crate) fn command(number: u64) -> CommandId {
    let mut bytes = [7; 16];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    CommandId(bytes)
}

pub(crate) fn secret(text: &str) -> Secret {
    Secret(text.as_bytes().to_vec())
}

pub(crate) fn plain() -> About {
    About {
        code: None,
        listed: false,
        played: false,
    }
}

pub(crate) fn coded(code: &str, until: i64) -> About {
    About {
        code: Some((code.to_owned(), until)),
        ..plain()
    }
}

/// Makes a table with one entry.
pub(crate) async fn make(store: &Arc<dyn Store>, name: &str, about: About) -> Appended {
    let table = key(name);
    let entry = entry(1, "made");
    store
        .create(NewTable {
            table,
            entry,
            about,
        })
        .await
        .expect("the table is made")
}

/// Makes a table with entries from 1 to `head`.
pub(crate) async fn filled(store: &Arc<dyn Store>, name: &str, head: Seq) {
    assert_eq!(make(store, name, plain()).await, Appended::Written);
    for seq in 2..=head {
        let appended = store.append(key(name), entry(seq, &format!("entry {seq}")), plain());
        assert_eq!(appended.await, Ok(Appended::Written));
    }
}

pub(crate) async fn seqs(store: &Arc<dyn Store>, name: &str) -> Vec<Seq> {
    let entries = store.read(key(name), 0).await.expect("the log is read");
    entries.iter().map(|entry| entry.seq).collect()
}
