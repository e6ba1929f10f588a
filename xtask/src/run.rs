//! Running other programs in the root of the repository.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// What a task gives.
pub(crate) type Result<T> = std::result::Result<T, Failure>;

/// Why a task did not end well, and the exit code that says so.
#[derive(Debug)]
pub(crate) struct Failure {
    message: String,
    code: u8,
}

impl Failure {
    /// Something does not hold: exit code 1.
    pub(crate) fn new(message: impl Into<String>) -> Failure {
        Failure {
            message: message.into(),
            code: 1,
        }
    }

    /// The command line cannot be understood: exit code 2.
    pub(crate) fn usage(message: impl Into<String>) -> Failure {
        Failure {
            message: message.into(),
            code: 2,
        }
    }

    /// No failure after all when the program that ran ended with one of those codes.
    pub(crate) fn unless_code(self, codes: &[u8]) -> Result<()> {
        if codes.contains(&self.code) {
            Ok(())
        } else {
            Err(self)
        }
    }

    /// The code with which the task ends.
    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(self.code)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.parent().unwrap_or(package).to_path_buf()
}

/// Where cargo builds, with this folder for something of our own in it.
pub(crate) fn target_dir(folder: &str) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    root().join(target).join(folder)
}

/// True in CI, where a check that cannot be made is a failure.
pub(crate) fn in_ci() -> bool {
    std::env::var("CI").is_ok_and(|value| value == "true" || value == "1")
}

/// The cargo that runs this task, to be started in the root of the repository.
pub(crate) fn cargo<const N: usize>(args: [&str; N]) -> Command {
    let mut command = program(cargo_program());
    command.args(args);
    command
}

/// The cargo that runs this task.
pub(crate) fn cargo_program() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// A program to be started in the root of the repository.
pub(crate) fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

/// Shows the command and runs it, its output on the terminal.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    println!("$ {}", shown(command));
    let status = command
        .status()
        .map_err(|error| cannot_start(command, &error))?;
    check(command, status)
}

/// Shows the command and runs it, its output on the terminal as it comes and given back at the end.
pub(crate) fn run_and_keep(command: &mut Command) -> Result<String> {
    println!("$ {}", shown(command));
    let child = command.stdout(Stdio::piped()).spawn();
    let mut child = child.map_err(|error| cannot_start(command, &error))?;
    let mut printed = String::new();
    for line in child
        .stdout
        .take()
        .into_iter()
        .flat_map(|out| BufReader::new(out).lines())
    {
        let line = line.map_err(|error| cannot_start(command, &error))?;
        println!("{line}");
        printed.push_str(&line);
        printed.push('\n');
    }
    let status = child
        .wait()
        .map_err(|error| cannot_start(command, &error))?;
    check(command, status)?;
    Ok(printed)
}

/// Runs the command silently; true when it ends well.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    let quiet = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// What the command prints; its errors go to the terminal.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| cannot_start(command, &error))?;
    check(command, output.status)?;
    String::from_utf8(output.stdout)
        .map_err(|_| Failure::new(format!("`{}` printed no UTF-8", shown(command))))
}

/// Shows the command and runs it for at most that long; an error when it fails or takes longer.
pub(crate) fn run_within(limit: Duration, command: &mut Command) -> Result<()> {
    println!("$ {}", shown(command));
    let mut child = command
        .stdin(Stdio::null())
        .spawn()
        .map_err(|error| cannot_start(command, &error))?;
    let start = now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return check(command, status),
            Ok(None) if start.elapsed() < limit => pause(),
            Ok(None) | Err(_) => {
                // It may have ended by itself in the meantime; either way it is gone after this.
                let _ = child.kill();
                let _ = child.wait();
                return Err(Failure::new(format!(
                    "`{}` did not end within {} s",
                    shown(command),
                    limit.as_secs()
                )));
            }
        }
    }
}

/// The clock, for the times that tasks print.
#[expect(
    clippy::disallowed_methods,
    reason = "tasks say how long they took; no rule depends on it"
)]
pub(crate) fn now() -> Instant {
    Instant::now()
}

/// A moment between two looks at something that another process does.
#[expect(
    clippy::disallowed_methods,
    reason = "a process must be asked whether it has ended, or listens already"
)]
pub(crate) fn pause() {
    std::thread::sleep(Duration::from_millis(50));
}

/// The command as one would type it, with the variables that it sets.
pub(crate) fn shown(command: &Command) -> String {
    let variables = command.get_envs().filter_map(|(name, value)| {
        value.map(|value| format!("{}={}", name.to_string_lossy(), quoted(value)))
    });
    let name = Path::new(command.get_program())
        .file_stem()
        .unwrap_or(command.get_program());
    let words = std::iter::once(name).chain(command.get_args()).map(quoted);
    variables.chain(words).collect::<Vec<_>>().join(" ")
}

fn quoted(word: &OsStr) -> String {
    let word = word.to_string_lossy();
    if word.is_empty() || word.contains(char::is_whitespace) {
        format!("'{word}'")
    } else {
        word.into_owned()
    }
}

fn check(command: &Command, status: ExitStatus) -> Result<()> {
    if status.success() {
        return Ok(());
    }
    // No code means that a signal ended it; shells say that with codes above 128.
    let code = status
        .code()
        .and_then(|code| u8::try_from(code).ok())
        .unwrap_or(130);
    Err(Failure {
        message: format!("`{}` failed ({status})", shown(command)),
        code,
    })
}

fn cannot_start(command: &Command, error: &std::io::Error) -> Failure {
    Failure::new(format!("cannot start `{}`: {error}", shown(command)))
}

/// Becomes that program, on systems that can do that: signals reach it, and its end is the end of this task.
#[cfg(unix)]
pub(crate) fn become_command(command: &mut Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    Err(cannot_start(command, &error))
}

/// Becomes that program, as far as that can be had here.
#[cfg(not(unix))]
pub(crate) fn become_command(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .map_err(|error| cannot_start(command, &error))?;
    check(command, status)
}

/// Starts a program that goes its own way, silently.
#[cfg(unix)]
pub(crate) fn in_background(command: &mut Command) {
    // A shell that ends at once leaves no child for the program that this process becomes.
    let mut shell = Command::new("sh");
    shell.args(["-c", "\"$@\" &", "sh"]);
    succeeds(shell.arg(command.get_program()).args(command.get_args()));
}

/// Starts a program that goes its own way, silently.
#[cfg(not(unix))]
pub(crate) fn in_background(command: &mut Command) {
    let quiet = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    // Nothing depends on it.
    let _ = quiet.spawn();
}
