//! The program as a process, and somebody who plays by the marks on the screen.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

/// The program with a clean environment; its data folder is the given one.
pub(crate) fn lastcard(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastcard"));
    command
        .env_clear()
        .env("XDG_DATA_HOME", data)
        .env("HOME", data)
        .current_dir(data);
    command
}

/// Runs the program with these arguments and this input.
pub(crate) fn run(data: &Path, args: &[&str], input: &str) -> Output {
    let mut command = lastcard(data);
    command
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A program that ends before it has read everything closes the pipe, which is its good right.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// What it printed.
pub(crate) fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// What it complained about.
pub(crate) fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// An empty folder of its own for each test, below the folder that cargo keeps for that.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A match that is being played through pipes.
pub(crate) struct Game {
    child: Child,
    typing: ChildStdin,
    screen: ChildStdout,
    /// Everything shown so far.
    pub(crate) shown: String,
}

impl Game {
    /// Starts the program.
    pub(crate) fn start(data: &Path, args: &[&str]) -> Game {
        let mut command = lastcard(data);
        command
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (typing, screen) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Game {
            child,
            typing,
            screen,
            shown: String::new(),
        }
    }

    /// What is shown up to the next prompt; `None` when the program has ended.
    pub(crate) fn until_prompt(&mut self) -> Option<String> {
        let mut bytes = Vec::new();
        let mut buffer = [0; 4096];
        while !bytes.ends_with(b"> ") {
            match self.screen.read(&mut buffer).unwrap() {
                0 => {
                    self.shown.push_str(&String::from_utf8(bytes).unwrap());
                    return None;
                }
                count => bytes.extend(&buffer[..count]),
            }
        }
        let text = String::from_utf8(bytes).unwrap();
        self.shown.push_str(&text);
        Some(text)
    }

    /// Types a line.
    pub(crate) fn type_line(&mut self, line: &str) {
        writeln!(self.typing, "{line}").unwrap();
    }

    /// Plays on for so many lines, or to the end: lays the first marked card, else what the screen offers.
    /// Says whether the match is still going on.
    pub(crate) fn play(&mut self, lines: usize) -> bool {
        for _ in 0..lines {
            let Some(text) = self.until_prompt() else {
                return false;
            };
            self.type_line(answer(&text).as_str());
        }
        true
    }

    /// The exit code once the program has ended.
    pub(crate) fn code(mut self) -> Option<i32> {
        drop(self.typing);
        self.child.wait().unwrap().code()
    }

    /// Kills the program, without any chance to clean up.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// The last picture of the table in a text: from its ruler to the prompt.
pub(crate) fn picture(text: &str) -> &str {
    text.rfind("── ").map_or("", |place| &text[place..])
}

/// What somebody types who lays the first marked card, else takes what the screen offers.
pub(crate) fn answer(text: &str) -> String {
    // A question stands alone; a turn comes with a picture of the table.
    let Some(hand) = text.rfind("──").map(|ruler| &text[ruler..]) else {
        let asks = |words: [&str; 2]| words.iter().any(|word| text.contains(word));
        return match text {
            _ if asks(["Welke kleur?", "Which color?"]) => "b".to_owned(),
            _ if asks(["Met wie wissel", "Swap hands with"]) => "1".to_owned(),
            // A moment in which somebody could be caught: let it pass.
            _ => String::new(),
        };
    };
    // The first pair of brackets says what brackets mean.
    if let Some((number, _)) = hand.split('[').nth(2).and_then(|mark| mark.split_once(']')) {
        return number.to_owned();
    }
    let words = [
        ("(r, ge, gr", "b"),
        ("(r, y, g", "b"),
        ("typ wissel", "wissel 1"),
        ("type swap", "swap 1"),
        ("\"pak\"", "pak"),
        ("\"draw\"", "draw"),
        ("\"pas\"", "pas"),
        ("\"pass\"", "pass"),
    ];
    let open = words.iter().find(|(offered, _)| hand.contains(offered));
    open.map_or_else(String::new, |(_, typed)| (*typed).to_owned())
}
