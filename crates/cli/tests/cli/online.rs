//! `lastcard join` against `lastcard serve`, both as processes.

use crate::support::{Game, answer, folder, lastcard, picture, run, stderr, stdout};
use lastcard_notation::record::Record;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Output, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{self, JoinHandle};

/// A server, killed when a test ends.
struct Server {
    child: Child,
    addr: String,
    data: PathBuf,
}

impl Server {
    fn start(data: &Path) -> Server {
        Server::at(data, "127.0.0.1:0")
    }

    /// Starts a server, and waits until it says where it listens.
    fn at(data: &Path, addr: &str) -> Server {
        let file = data.join("tables.db");
        let mut child = lastcard(data)
            .args(["serve", "--addr", addr, "--data"])
            .arg(file)
            // These people type as fast as the screen changes.
            .args([
                "--limit",
                "messages-per-second=0",
                "--limit",
                "requests-per-second=0",
            ])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        let addr = line
            .trim_end()
            .strip_prefix("listening on http://")
            .unwrap();
        Server {
            child,
            addr: addr.to_owned(),
            data: data.to_owned(),
        }
    }

    fn url(&self) -> String {
        format!("http://{}", self.addr)
    }

    /// Kills it without any warning, and starts another one on the same data and port.
    fn crash_and_start(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        *self = Server::at(&self.data, &self.addr);
    }

    /// Takes a seat as any other program does.
    fn take_seat(&self, table: &str, name: &str) -> String {
        let body = format!("{{\"name\":\"{name}\"}}");
        let mut stream = TcpStream::connect(&self.addr).unwrap();
        let length = body.len();
        let request = format!(
            "POST /api/tables/{table}/seats HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        text
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody at a terminal.
struct Person {
    game: Game,
    data: PathBuf,
    /// How many lines were typed in a match.
    typed: Arc<AtomicUsize>,
}

impl Person {
    fn join(data: &Path, args: &[&str]) -> Person {
        let args = [&["join"], args].concat();
        Person {
            game: Game::start(data, &args),
            data: data.to_owned(),
            typed: Arc::default(),
        }
    }

    /// Opens a table for a short match, in which nobody needs to call.
    fn open(data: &Path, server: &Server, more: &[&str]) -> Person {
        let url = server.url();
        let args = [
            "--new", &url, "--name", "Ann", "--lang", "en", "--speed", "instant",
        ];
        let silent = ["--set", "uno.needed_to_go_out=no"];
        Person::join(data, &[&args[..], &silent, more].concat())
    }

    /// Reads on until that is shown.
    fn see(&mut self, wanted: &str) {
        let from = self.game.shown.len();
        while !self.game.shown[from..].contains(wanted) {
            let more = self.game.until_prompt();
            assert!(more.is_some(), "{wanted} is not shown: {}", self.game.shown);
        }
    }

    fn type_line(&mut self, line: &str) {
        self.game.type_line(line);
    }

    /// The link of the table, and its code.
    fn invitation(&self) -> (String, String) {
        let shown = &self.game.shown;
        let (_, rest) = shown.split_once("Link: ").unwrap();
        let (link, rest) = rest.split_once(" · Code: ").unwrap();
        (link.to_owned(), rest[..6].to_owned())
    }

    /// Plays for so many lines, or until the match is over; says whether it is.
    fn play(&mut self, lines: usize) -> bool {
        let mut begun = false;
        let mut left = lines;
        while left > 0 {
            let Some(text) = self.game.until_prompt() else {
                panic!("it has ended: {}", self.game.shown);
            };
            if text.contains("Press Enter for another match.") {
                return true;
            }
            begun |= text.contains("── Round");
            if begun {
                self.type_line(&answer(&text));
                self.typed.fetch_add(1, Ordering::Relaxed);
                left -= 1;
            }
        }
        false
    }

    fn play_on(mut self) -> JoinHandle<Person> {
        thread::spawn(move || {
            assert!(self.play(5000), "no end: {}", self.game.shown);
            self
        })
    }

    /// Everything shown, with the lines that were wrapped put together again.
    fn told(&self) -> String {
        let words = self.game.shown.split_whitespace();
        words.collect::<Vec<_>>().join(" ")
    }

    fn quit(mut self) -> Option<i32> {
        self.type_line("quit");
        while self.game.until_prompt().is_some() {}
        self.game.code()
    }

    /// The record that was kept.
    fn record(&self) -> PathBuf {
        let files = fs::read_dir(self.data.join("lastcard")).unwrap();
        let mut paths = files.map(|file| file.unwrap().path());
        paths
            .find(|path| path.extension().is_some_and(|ext| ext == "lcr"))
            .unwrap()
    }
}

/// A match of one round.
const QUICK: [&str; 2] = ["--rules", "quick"];

/// A match of some rounds.
const LONGER: [&str; 4] = ["--rules", "traditional", "--set", "scoring.target=150"];

/// Two at a new table, the second one in the lobby as well.
fn two(name: &str, rules: &[&str]) -> (Server, Person, Person, String) {
    let data = folder(name);
    let [ann, bob, server] = ["ann", "bob", "server"].map(|who| {
        let folder = data.join(who);
        fs::create_dir_all(&folder).unwrap();
        folder
    });
    let server = Server::start(&server);
    let mut ann = Person::open(&ann, &server, rules);
    ann.see("Nobody else is here yet");
    let (link, _) = ann.invitation();
    let mut bob = Person::join(&bob, &[&link, "--name", "Bob", "--lang", "en"]);
    bob.see("Type ready");
    ann.see("Bob has sat down.");
    (server, ann, bob, link)
}

fn ready(ann: &mut Person, bob: &mut Person) {
    ann.type_line("ready");
    bob.see("Ann is ready.");
    bob.type_line("ready");
}

fn fails(output: &Output, code: i32, told: &str) {
    let (shown, complaint) = (stdout(output), stderr(output));
    assert_eq!(output.status.code(), Some(code), "{shown}{complaint}");
    assert!(complaint.contains(told), "{complaint}");
}

#[test]
fn two_terminals_play_a_whole_match_and_keep_the_same_verified_record() {
    let (server, mut ann, mut bob, _) = two("online-whole", &QUICK);
    ready(&mut ann, &mut bob);
    let (ann, bob) = (ann.play_on(), bob.play_on());
    let (ann, bob) = (ann.join().unwrap(), bob.join().unwrap());
    for person in [&ann, &bob] {
        let shown = person.told();
        for told in ["your share is in it", "The match goes to ", "All is well"] {
            assert!(shown.contains(told), "{told}: {shown}");
        }
        assert!(
            !shown.contains("WRONG") && !shown.contains("NOT"),
            "{shown}"
        );
    }
    let text = fs::read_to_string(ann.record()).unwrap();
    assert_eq!(text, fs::read_to_string(bob.record()).unwrap());
    assert!(Record::parse(&text).unwrap().report().is_verified());
    assert_eq!((ann.quit(), bob.quit()), (Some(0), Some(0)));
    drop(server);
}

#[test]
fn a_killed_terminal_takes_its_seat_back_and_the_match_goes_on() {
    let (_server, mut ann, mut bob, link) = two("online-killed", &QUICK);
    ready(&mut ann, &mut bob);
    let ann = ann.play_on();
    assert!(!bob.play(3));
    bob.see("── Round");
    let before = bob.game.shown.clone();
    let data = bob.data.clone();
    bob.game.kill();

    let mut bob = Person::join(&data, &[&link, "--lang", "en"]);
    bob.see("── Round");
    assert_eq!(picture(&bob.game.shown), picture(&before));
    bob.type_line("");
    let bob = bob.play_on().join().unwrap();
    assert!(ann.join().unwrap().game.shown.contains("Bob is away."));
    assert!(bob.game.shown.contains("The match goes to "));
}

#[test]
fn a_server_that_is_killed_and_started_again_loses_nothing() {
    let (mut server, mut ann, mut bob, _) = two("online-crash", &LONGER);
    ready(&mut ann, &mut bob);
    let typed = Arc::clone(&ann.typed);
    let (ann, bob) = (ann.play_on(), bob.play_on());
    for lines in [3, 12, 20] {
        // A short match may be over before.
        while typed.load(Ordering::Relaxed) < lines && !ann.is_finished() {
            thread::yield_now();
        }
        server.crash_and_start();
    }
    let (ann, bob) = (ann.join().unwrap(), bob.join().unwrap());
    for person in [&ann, &bob] {
        let shown = person.told();
        assert!(shown.contains("The connection is back."), "{shown}");
        assert!(!shown.contains("that cannot be"), "{shown}");
    }
    assert!(
        ann.told().contains("The record of the match is in"),
        "{}",
        ann.told()
    );
    let record = Record::parse(fs::read(ann.record()).unwrap()).unwrap();
    assert!(record.report().is_verified());
}

#[test]
fn two_at_one_computer_have_seats_of_their_own() {
    let data = folder("online-same");
    let server = Server::start(&data);
    let mut ann = Person::open(&data, &server, &["--bots", "easy"]);
    ann.see("a bot, has sat down.");
    let (link, code) = ann.invitation();
    let mut bob = Person::join(
        &data,
        &[&server.url(), &code, "--name", "Bob", "--lang", "nl"],
    );
    bob.see("Bob (jij)");
    ann.see("Bob has sat down.");
    bob.type_line("mooi");
    ann.see("Bob: Well played!");
    assert_eq!(bob.quit(), Some(0));
    let mut bob = Person::join(&data, &[&link, "--lang", "nl"]);
    bob.see("Bob (jij)");
    ann.type_line("kick bob");
    while bob.game.until_prompt().is_some() {}
    assert_eq!(bob.game.code(), Some(1));
    // A seat that was taken away is not kept.
    let mut bob = Person::join(&data, &[&link, "--name", "Bo", "--lang", "nl"]);
    bob.see("Bo (jij)");
    ann.type_line("leave");
    while ann.game.until_prompt().is_some() {}
    assert!(ann.game.shown.contains("You have left the table."));
    assert_eq!(ann.game.code(), Some(0));
    bob.see("Jij bent nu de gastheer.");
}

#[test]
fn a_seat_moves_to_another_device() {
    let (_server, mut ann, _bob, _) = two("online-move", &QUICK);
    let other = ann.data.with_file_name("phone");
    fs::create_dir_all(&other).unwrap();
    ann.type_line("move");
    ann.see("#move=");
    let (_, rest) = ann.game.shown.rsplit_once("http").unwrap();
    let link = format!("http{}", rest.lines().next().unwrap());
    let mut phone = Person::join(&other, &[&link, "--lang", "en"]);
    phone.see("Ann (you)");
    while ann.game.until_prompt().is_some() {}
    assert_eq!(ann.game.code(), Some(1));
    assert_eq!(phone.quit(), Some(0));
    // The ticket is worth nothing any more, and neither is the old token: a new seat is taken.
    fails(
        &run(&other, &["join", &link, "--lang", "en"], ""),
        2,
        "does not move a seat",
    );
}

#[test]
fn somebody_looks_on() {
    let (_server, mut ann, mut bob, link) = two("online-watch", &QUICK);
    let data = ann.data.with_file_name("cid");
    fs::create_dir_all(&data).unwrap();
    let mut cid = Person::join(&data, &[&link, "--watch", "--lang", "en"]);
    cid.see("You are watching.");
    ready(&mut ann, &mut bob);
    assert_eq!(cid.quit(), Some(0));
}

#[test]
fn what_cannot_be_joined_says_why() {
    let data = folder("online-bad");
    let server = Server::start(&data);
    let mut ann = Person::open(&data, &server, &[]);
    ann.see("Nobody else is here yet");
    let (link, _) = ann.invitation();
    let url = server.url();
    let table = link.rsplit('/').next().unwrap();
    let join = |args: &[&str]| run(&data, &[&["join", "--lang", "en"], args].concat(), "");

    fails(&join(&[&url, "000000"]), 2, "does not open a table");
    fails(&join(&[&url, "0000"]), 2, "expected a code");
    fails(
        &join(&[&format!("{url}/t/0123456789abcdef")]),
        2,
        "no such table",
    );
    fails(&join(&[&url]), 2, "leads to no table");
    fails(&join(&["ftp://a/t/0123456789abcdef"]), 2, "no address");
    fails(
        &join(&[&link, "--name", "server"]),
        2,
        "cannot use that name",
    );
    fails(&join(&[&link, "--name", ""]), 2, "cannot use that name");
    fails(
        &join(&["--new", &url, "--rules", "nothing"]),
        2,
        "neither a preset nor a file",
    );
    fails(&join(&["--new", &url, "--bots", "hard"]), 2, "no bot");
    for name in 2..=10 {
        assert!(server.take_seat(table, &format!("P{name}")).contains("201"));
    }
    fails(&join(&[&link, "--name", "Late"]), 1, "Every seat is taken");
    drop(server);
    fails(&join(&[&link, "--name", "Late"]), 1, "does not answer");
    // Nothing is kept of seats that were not taken.
    let seats = fs::read_dir(data.join("lastcard/seats")).unwrap();
    assert_eq!(seats.count(), 1);
}
