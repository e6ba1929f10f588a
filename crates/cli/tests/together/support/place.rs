//! A place for the data of each test: a file, or a database of its own.

use sqlx::{Connection, PgConnection};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Which kind of database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Sqlite,
    Postgres,
}

/// Where the data of a test is.
pub(crate) struct Place {
    /// The address of the store.
    pub(crate) address: String,
    /// A folder of the test's own.
    pub(crate) folder: PathBuf,
    database: Option<String>,
}

impl Place {
    pub(crate) async fn new(kind: Kind) -> Place {
        let name = unique("together");
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(&name);
        std::fs::create_dir_all(&folder).unwrap();
        match kind {
            Kind::Sqlite => Place {
                address: folder.join("tables.db").display().to_string(),
                folder,
                database: None,
            },
            Kind::Postgres => {
                let database = name.replace('-', "_");
                admin(&format!("CREATE DATABASE {database}")).await;
                Place {
                    address: address_of(&database),
                    folder,
                    database: Some(database),
                }
            }
        }
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Clears up after a test that went well; what one leaves behind that did not can be looked at.
    pub(crate) async fn remove(self) {
        if let Some(database) = self.database {
            admin(&format!("DROP DATABASE {database} WITH (FORCE)")).await;
        }
        // What is left over lies in the folder of the build.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The address of a database at the server of the tests.
fn address_of(database: &str) -> String {
    let (server, options) = match SERVER.0.split_once('?') {
        Some((server, options)) => (server, format!("?{options}")),
        None => (SERVER.0.as_str(), String::new()),
    };
    let (server, _) = server.rsplit_once('/').unwrap();
    format!("{server}/{database}{options}")
}

async fn admin(sql: &str) {
    let mut connection = PgConnection::connect(&SERVER.0).await.unwrap();
    let ran = sqlx::raw_sql(sqlx::AssertSqlSafe(sql.to_owned())).execute(&mut connection);
    ran.await.unwrap();
    connection.close().await.unwrap();
}

/// The database server of the tests: the one that is named, or one that lives as long as this process.
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
