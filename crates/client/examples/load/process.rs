//! The server as a process, and what the system says of it.

use crate::Failure;
use lastcard_client::Server;
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::time::Instant;

/// A server that runs until this is dropped.
pub(crate) struct Process {
    child: Child,
    /// Where it listens.
    pub(crate) server: Server,
    /// How long it took to listen.
    pub(crate) began_in: Duration,
}

/// Limits of one address, which here stands for everybody.
const OFF: [&str; 8] = [
    "sockets-per-address",
    "connects-per-minute",
    "tables-per-hour",
    "open-tables",
    "tables",
    "code-guesses-per-minute",
    "requests-per-second",
    "messages-per-second",
];

impl Process {
    /// Starts a server with that store on a free port, and waits until it listens.
    pub(crate) fn start(program: &str, data: &str) -> Result<Process, Failure> {
        let mut command = Command::new(program);
        command.args(["serve", "--addr", "127.0.0.1:0"]);
        for limit in OFF {
            command.args(["--limit", &format!("{limit}=0")]);
        }
        // An address may hold a password, which belongs on no command line.
        command.env("LASTCARD_DATA", data).stdout(Stdio::piped());
        let started = Instant::now();
        let mut child = command.spawn()?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let began_in = started.elapsed();
        let server = line.trim().strip_prefix("listening on ");
        let server = server.and_then(|server| server.parse().ok());
        let server = server.ok_or("the server does not say where it listens");
        Ok(Process {
            child,
            server: server?,
            began_in,
        })
    }

    /// The memory that the process has, in KiB.
    pub(crate) fn resident(&self) -> Option<u64> {
        self.status("VmRSS:")
    }

    /// The most memory that the process ever had, in KiB.
    pub(crate) fn most_resident(&self) -> Option<u64> {
        self.status("VmHWM:")
    }

    /// The time that the process has kept a core busy: of its own, and for it in the system.
    pub(crate) fn cpu(&self) -> Option<(Duration, Duration)> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        // The name of the program stands in parentheses and may hold anything.
        let mut fields = stat.rsplit_once(')')?.1.split_ascii_whitespace().skip(11);
        // Hundredths of a second, on every Linux.
        let mut time = || {
            Some(Duration::from_millis(
                10 * fields.next()?.parse::<u64>().ok()?,
            ))
        };
        Some((time()?, time()?))
    }

    /// How many files it has open.
    pub(crate) fn files(&self) -> Option<usize> {
        let files = fs::read_dir(format!("/proc/{}/fd", self.child.id())).ok()?;
        Some(files.count())
    }

    fn status(&self, name: &str) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.trim().strip_suffix(" kB")?.parse().ok()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Nothing of it is needed any more, and it may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The load of the machine in the last minute.
pub(crate) fn machine_load() -> String {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ').next().unwrap_or("unknown").to_owned()
}

/// Lets this process open as many files as the system allows: each socket is one.
#[cfg(unix)]
pub(crate) fn many_files() -> Result<(), Failure> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let maximum = getrlimit(Resource::Nofile).maximum;
    let most = Rlimit {
        current: maximum,
        maximum,
    };
    Ok(setrlimit(Resource::Nofile, most)?)
}

/// Lets this process open as many files as the system allows.
#[cfg(not(unix))]
pub(crate) fn many_files() -> Result<(), Failure> {
    Ok(())
}
