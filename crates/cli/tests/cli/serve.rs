//! `lastcard serve` as a process.

use crate::support::{folder, lastcard, run, stderr};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server, killed when a test gives up.
struct Server {
    child: Child,
    addr: String,
}

impl Server {
    /// Starts a server at any free port, and waits until it says where it listens.
    fn start(data: &Path, args: &[&str]) -> Server {
        let mut command = lastcard(data);
        command
            .args(["serve", "--addr", "127.0.0.1:0"])
            .args(args)
            .stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        let addr = line
            .trim_end()
            .strip_prefix("listening on http://")
            .unwrap();
        Server {
            addr: addr.to_owned(),
            child,
        }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.addr).unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Asks the process to end; gives its exit code.
    fn ask_to_end(mut self, signal: &str) -> Option<i32> {
        let id = self.child.id().to_string();
        let asked = Command::new("kill").args([signal, &id]).status().unwrap();
        assert!(asked.success());
        self.child.wait().unwrap().code()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn it_serves_until_it_is_asked_to_end_and_starts_again_on_the_same_data() {
    let data = folder("serve-life");
    for signal in ["-TERM", "-INT"] {
        let server = Server::start(&data, &["--data", "tables.db"]);
        assert!(server.get("/").starts_with("HTTP/1.1 200 OK\r\n"));
        assert!(data.join("tables.db").exists());
        assert_eq!(server.ask_to_end(signal), Some(0), "{signal}");
    }
}

#[test]
fn a_port_that_is_in_use_is_told() {
    let data = folder("serve-port");
    let server = Server::start(&data, &[]);
    let second = run(
        &data,
        &["serve", "--addr", &server.addr, "--data", "other.db"],
        "",
    );
    assert_eq!(second.status.code(), Some(1));
    let told = stderr(&second);
    assert!(
        told.contains(&format!("lastcard: {} is in use: ", server.addr)),
        "{told}"
    );
    assert_eq!(server.ask_to_end("-TERM"), Some(0));
}

#[test]
fn everything_that_is_wrong_with_the_settings_is_told_at_once() {
    let data = folder("serve-settings");
    std::fs::write(data.join("host.toml"), "adr = 1\nlog = \"xml\"\n").unwrap();
    let args = [
        "serve",
        "--config",
        "host.toml",
        "--addr",
        "8080",
        "--limit",
        "sockets=1",
    ];
    let output = run(&data, &args, "");
    assert_eq!(output.status.code(), Some(2));
    let told = stderr(&output);
    for line in [
        "lastcard: host.toml:1:1: there is no setting \"adr\"; did you mean \"addr\"?",
        "lastcard: --addr: \"8080\" is no address with a port;",
        "lastcard: --limit: there is no limit \"sockets\";",
        "lastcard: host.toml:2:7: \"xml\" is no form of the log; use human or json",
    ] {
        assert!(
            told.lines().any(|told| told.starts_with(line)),
            "{line}\n{told}"
        );
    }
    assert_eq!(told.lines().count(), 4, "{told}");
    let missing = run(&data, &["serve", "--config", "none.toml"], "");
    assert_eq!(missing.status.code(), Some(2));
    assert!(stderr(&missing).contains("none.toml"));
}

#[test]
fn a_password_is_told_to_nobody() {
    let data = folder("serve-secret");
    let mut command = lastcard(&data);
    command
        .args(["serve", "--addr", "127.0.0.1:0"])
        .env("LASTCARD_DATA", "mysql://cards:geheim@db/cards");
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let told = stderr(&output);
    assert!(
        told.contains("LASTCARD_DATA: a store is a file or a postgres:// address"),
        "{told}"
    );
    assert!(!told.contains("geheim"), "{told}");
}

#[test]
fn a_file_that_is_no_store_is_told_and_left_alone() {
    let data = folder("serve-no-store");
    let letter = "Dear Ann, this is a letter and no database.\n".repeat(100);
    std::fs::write(data.join("letter.txt"), &letter).unwrap();
    let output = run(
        &data,
        &["serve", "--addr", "127.0.0.1:0", "--data", "letter.txt"],
        "",
    );
    assert_eq!(output.status.code(), Some(1));
    assert!(
        stderr(&output).starts_with("lastcard: "),
        "{}",
        stderr(&output)
    );
    assert_eq!(
        std::fs::read_to_string(data.join("letter.txt")).unwrap(),
        letter
    );
}
