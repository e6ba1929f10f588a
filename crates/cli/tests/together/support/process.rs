//! A server as a process.

use lastcard_client::{Api, Server as Address};
use lastcard_server::limits::LimitSettings;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use tokio::task::block_in_place;

/// How a server is started.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// The program.
    pub(crate) program: PathBuf,
    /// The address of the data.
    pub(crate) data: String,
    /// Where it says what it does.
    pub(crate) log: PathBuf,
    /// The fault that is switched on, in a program that has faults.
    pub(crate) fault: Option<&'static str>,
    /// Where it listens: any free port at first, and the same one ever after.
    pub(crate) addr: String,
}

impl Plan {
    /// The program as it is, without limits for an address: all clients of a test have the same.
    pub(crate) fn new(data: &str, log: PathBuf) -> Plan {
        Plan {
            program: PathBuf::from(env!("CARGO_BIN_EXE_lastcard")),
            data: data.to_owned(),
            log,
            fault: None,
            addr: "127.0.0.1:0".to_owned(),
        }
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.env_clear().current_dir(env!("CARGO_TARGET_TMPDIR"));
        command.args(["serve", "--addr", &self.addr, "--data", &self.data]);
        for name in LimitSettings::NAMES {
            if *name != "connections" {
                command.arg("--limit").arg(format!("{name}=0"));
            }
        }
        if let Some(fault) = self.fault {
            command.env("LASTCARD_FAULT", fault);
        }
        command
    }
}

/// A server that runs; killed when a test gives up.
pub(crate) struct Server {
    pub(crate) plan: Plan,
    child: Child,
}

impl Server {
    /// Starts a server, and waits until it says where it listens.
    pub(crate) fn start(mut plan: Plan) -> Server {
        let log = std::fs::File::options()
            .create(true)
            .append(true)
            .open(&plan.log)
            .unwrap();
        let mut command = plan.command();
        command.stdout(Stdio::piped()).stderr(log);
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        block_in_place(|| out.read_line(&mut line)).unwrap();
        let addr = line.trim_end().strip_prefix("listening on http://");
        let addr = addr.unwrap_or_else(|| panic!("it does not start: {}", plan.said()));
        addr.clone_into(&mut plan.addr);
        Server { plan, child }
    }

    /// Where clients find it.
    pub(crate) fn address(&self) -> Address {
        self.plan.addr.parse().unwrap()
    }

    /// Requests to it.
    pub(crate) fn api(&self) -> Api {
        Api::new(self.address(), Some("en")).unwrap()
    }

    /// Kills it without any warning.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to end, and waits until it has.
    pub(crate) fn stop(&mut self) -> ExitStatus {
        let id = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status().unwrap();
        assert!(asked.success());
        block_in_place(|| self.child.wait()).unwrap()
    }

    /// Starts it again, on the same data and port.
    pub(crate) fn again(&mut self) {
        *self = Server::start(self.plan.clone());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Plan {
    /// What servers of this plan have said so far.
    pub(crate) fn said(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }
}
