//! A `PostgreSQL` server for the tests: made for one run, gone after it.
//!
//! Nothing in it is meant to last, so it does not sync. It listens on this machine only.

use crate::run::{Failure, Result, program};
use crate::tools;
use std::io::Read;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The variable in which the tests look for the address.
pub(crate) const VARIABLE: &str = "LASTCARD_POSTGRES";

/// The ports that are tried, below those that systems give to outgoing connections.
const PORTS: std::ops::Range<u16> = 21_000..31_000;

/// How often another port is tried when somebody else was faster.
const TRIES: u16 = 3;

/// The tests log in with a password, for one of them tries a wrong one.
const PASSWORD: &str = "lastcard";

/// Waits until whoever started it is gone, however that went, and then stops the server.
const KEEPER: &str = r#"cat > /dev/null
if [ -f "$1/data/postmaster.pid" ]; then shift 1; "$@" > /dev/null 2>&1; fi
rm -rf "$FOLDER""#;

/// `cargo xtask postgres`: a server until the input ends. Its address is the only line of the output.
pub(crate) fn main() -> Result<()> {
    let server = Server::start()?;
    println!("{}", server.url);
    // Whatever ends the input ends the server.
    let _ = std::io::stdin().read_to_end(&mut Vec::new());
    Ok(())
}

/// A server that stops when this is dropped, and when this process ends in any other way.
pub(crate) struct Server {
    /// Its address.
    pub(crate) url: String,
    keeper: Child,
}

impl Server {
    /// Makes and starts a server. Installs `PostgreSQL` when it is missing and that can be done.
    pub(crate) fn start() -> Result<Server> {
        let programs = programs()?;
        let folder = std::env::temp_dir().join(format!("lastcard-postgres-{}", std::process::id()));
        make_folder(&folder)?;
        let data = folder.join("data");
        let mut stop = as_owner(&programs.join("pg_ctl"), &folder);
        stop.arg("-D")
            .arg(&data)
            .args(["-m", "immediate", "-s", "stop"]);
        let mut server = Server {
            url: String::new(),
            keeper: keep(&folder, &stop)?,
        };

        let password = folder.join("password");
        std::fs::write(&password, PASSWORD).map_err(|error| {
            Failure::new(format!("cannot write {}: {error}", password.display()))
        })?;
        let mut make = as_owner(&programs.join("initdb"), &folder);
        make.arg("-D").arg(&data).arg("--pwfile").arg(&password);
        make.args(["-U", "postgres", "-A", "scram-sha-256"]);
        make.args(["-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]);
        quietly(&mut make)?;
        server.url = Self::listen(&programs, &folder, &data)?;
        Ok(server)
    }

    fn listen(programs: &Path, folder: &Path, data: &Path) -> Result<String> {
        let mut failure = Failure::new("no port is free for PostgreSQL");
        for port in (0..TRIES).filter_map(free_port) {
            let mut start = as_owner(&programs.join("pg_ctl"), folder);
            start.arg("-D").arg(data).arg("-l").arg(folder.join("log"));
            start.args(["-w", "-s", "-o"]).arg(format!(
                "-p {port} -k '' -c listen_addresses=127.0.0.1 -c max_connections=300 \
                 -c fsync=off -c synchronous_commit=off -c full_page_writes=off"
            ));
            match quietly(start.arg("start")) {
                Ok(()) => {
                    return Ok(format!(
                        "postgres://postgres:{PASSWORD}@127.0.0.1:{port}/postgres"
                    ));
                }
                Err(error) => failure = error,
            }
        }
        Err(failure)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        // It stops the server and clears up; when it cannot be waited for, it does so all the same.
        let _ = self.keeper.wait();
    }
}

/// The folder with the programs of the newest `PostgreSQL`.
fn programs() -> Result<PathBuf> {
    if let Some(folder) = installed() {
        return Ok(folder);
    }
    if !tools::can_install_packages() {
        return Err(Failure::new(
            "the tests need PostgreSQL: install it (Debian: apt-get install postgresql), or name a server in \
             LASTCARD_POSTGRES=postgres://user:password@host/database",
        ));
    }
    tools::install_packages(&["postgresql"])?;
    installed().ok_or_else(|| Failure::new("PostgreSQL was installed, but its initdb is not found"))
}

/// Debian keeps the programs of each version in a folder of its own; elsewhere they are on the path.
fn installed() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let versions = versions.filter_map(|version| {
        let version = version.ok()?;
        let number: u32 = version.file_name().to_str()?.parse().ok()?;
        let folder = version.path().join("bin");
        folder.join("initdb").is_file().then_some((number, folder))
    });
    let newest = versions.max().map(|(_, folder)| folder);
    newest.or_else(|| Some(tools::on_path("initdb")?.parent()?.to_path_buf()))
}

/// `PostgreSQL` refuses to run as root; then it runs as the user that its package makes.
fn as_owner(program: &Path, folder: &Path) -> Command {
    let mut command = if tools::is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    command.current_dir(folder);
    command
}

fn make_folder(folder: &Path) -> Result<()> {
    let mut make = program("install");
    make.args(["-d", "-m", "700"]);
    if tools::is_root() {
        make.args(["-o", "postgres"]);
    }
    quietly(make.arg(folder))
}

/// The port to try next, if it is free.
fn free_port(attempt: u16) -> Option<u16> {
    let start = std::process::id() as usize + attempt as usize * 1000;
    let mut ports = PORTS.cycle().skip(start % PORTS.len()).take(PORTS.len());
    ports.find(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok())
}

/// Starts the keeper, out of reach of a Ctrl-C that is meant for this process.
fn keep(folder: &Path, stop: &Command) -> Result<Child> {
    let mut keeper = Command::new("sh");
    keeper.args(["-c", KEEPER, "keeper"]).arg(folder);
    keeper.arg(stop.get_program()).args(stop.get_args());
    keeper.env("FOLDER", folder).current_dir("/");
    keeper
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut keeper, 0);
    keeper
        .spawn()
        .map_err(|error| Failure::new(format!("cannot start `sh`: {error}")))
}

/// Runs a command and shows its output only when it fails.
fn quietly(command: &mut Command) -> Result<()> {
    let ended = command.stdin(Stdio::null()).output();
    let ended = ended.map_err(|error| {
        Failure::new(format!(
            "cannot start `{}`: {error}",
            crate::run::shown(command)
        ))
    })?;
    if ended.status.success() {
        return Ok(());
    }
    Err(Failure::new(format!(
        "`{}` failed ({})\n{}{}",
        crate::run::shown(command),
        ended.status,
        String::from_utf8_lossy(&ended.stdout),
        String::from_utf8_lossy(&ended.stderr)
    )))
}
