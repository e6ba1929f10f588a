//! `cargo xtask play`: from a checkout to the first card.

use crate::run::{
    Failure, Result, become_command, cargo, cargo_program, in_background, root, run, shown,
    succeeds, target_dir,
};
use crate::web;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

/// The port that people know, and the next ones for when it is taken.
const PORTS: std::ops::RangeInclusive<u16> = 8080..=8099;

/// How long a browser waits for the server before it is not opened at all.
const PATIENCE: Duration = Duration::from_secs(30);

/// Quick to build, quick enough for a table of friends.
const PROFILE: &str = "play";

/// Builds the page and the server and starts it, or the game in the terminal.
pub(crate) fn main(args: &[String]) -> Result<()> {
    match args {
        [flag, rest @ ..] if flag == "--terminal" => in_terminal(rest),
        [] => in_browser(None),
        [flag, port] if flag == "--port" => {
            let port = port.parse().map_err(|_| {
                Failure::usage(format!("--port wants a number up to 65535, got `{port}`"))
            })?;
            in_browser(Some(port))
        }
        _ => Err(Failure::usage(
            "`play` knows --port N; what stands behind --terminal goes to the game in the terminal",
        )),
    }
}

/// The game in the terminal, where the person is: the files in the arguments are found from there.
/// This process becomes the game, on systems that can do that.
fn in_terminal(args: &[String]) -> Result<()> {
    let mut command = Command::new(cargo_program());
    command.args(["run", "--profile", PROFILE]);
    command.args(["--package", "lastcard-cli", "--bin", "lastcard"]);
    command
        .arg("--manifest-path")
        .arg(root().join("Cargo.toml"));
    command.args(["--", "play"]).args(args);
    become_command(&mut command)
}

fn in_browser(port: Option<u16>) -> Result<()> {
    page();
    let build = ["build", "--locked", "--profile", PROFILE];
    run(cargo(build).args(["--package", "lastcard-cli", "--bin", "lastcard"]))?;
    let port = free_port(port)?;
    let data = data()?;
    println!(
        "\nPlay in this browser:       http://localhost:{port}\n\
         On phones in your network:  the address below that people reach it at, or its picture\n\
         Tables are kept in {}; Ctrl-C ends the server.\n",
        data.display()
    );
    if io::stdout().is_terminal() {
        // Who has no browser here uses the address.
        let _ = std::env::current_exe()
            .map(|xtask| in_background(Command::new(xtask).args(["open", &port.to_string()])));
    }
    // Otherwise the lines of the server might come first.
    let _ = io::stdout().flush();
    let program = target_dir(PROFILE).join("lastcard");
    let mut serve = Command::new(program.with_extension(std::env::consts::EXE_EXTENSION));
    serve.args(["serve", "--addr", &format!("0.0.0.0:{port}"), "--data"]);
    become_command(serve.arg(data))
}

/// Makes the page as good as it can be had. A server without one is still a server.
fn page() {
    let built = web::ready().and_then(|()| web::build().map_err(|failure| failure.to_string()));
    if let Err(problem) = built {
        println!("\n{problem}\n");
        if web::is_built() {
            println!("Until then the page is as it was built before.");
        } else {
            println!(
                "Until then there is a plain page in its place, and the game in the terminal: \
                 `cargo xtask play --terminal` alone, `lastcard join` with others."
            );
        }
        println!();
    }
}

/// Where the tables are kept: not where the person happens to be, so that they are there the next time.
fn data() -> Result<PathBuf> {
    let folder = target_dir("tables");
    fs::create_dir_all(&folder)
        .map_err(|error| Failure::new(format!("cannot make {}: {error}", folder.display())))?;
    Ok(folder.join("lastcard.db"))
}

/// The port that is wished for, or the first of the usual ones that nobody uses.
fn free_port(wanted: Option<u16>) -> Result<u16> {
    let ports = wanted.map_or(PORTS, |port| port..=port);
    let mut free = ports.clone();
    free.find(|port| TcpListener::bind((Ipv4Addr::UNSPECIFIED, *port)).is_ok())
        .ok_or_else(|| {
            let (first, last) = (ports.start(), ports.end());
            Failure::new(format!(
                "of the ports {first} to {last} none is free: choose another one with --port"
            ))
        })
}

/// `xtask open`: waits for the server at that port and shows it in the browser of this machine.
pub(crate) fn open(args: &[String]) -> Result<()> {
    let [port] = args else {
        return Err(Failure::usage("`open` wants a port"));
    };
    let number = port
        .parse()
        .map_err(|_| Failure::usage(format!("`{port}` is no port")))?;
    if !answers(number) {
        return Err(Failure::new(format!("nothing answers at port {port}")));
    }
    let url = format!("http://localhost:{port}");
    for mut command in openers(&url, |name| std::env::var_os(name).is_some()) {
        if succeeds(&mut command) {
            return Ok(());
        }
        eprintln!("`{}` does not work here", shown(&command));
    }
    Err(Failure::new("no browser is found"))
}

/// Whether the server listens before patience ends.
fn answers(port: u16) -> bool {
    let start = crate::run::now();
    let addr = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    while start.elapsed() < PATIENCE {
        if TcpStream::connect_timeout(&addr, Duration::from_secs(1)).is_ok() {
            return true;
        }
        crate::run::pause();
    }
    false
}

/// The commands that show an address, on a system with those variables. Without a screen there is none.
fn openers(url: &str, set: impl Fn(&str) -> bool) -> Vec<Command> {
    let command = |words: &[&str]| {
        let mut command = Command::new(words[0]);
        command.args(&words[1..]).arg(url);
        command
    };
    if cfg!(target_os = "macos") {
        return vec![command(&["open"])];
    }
    if cfg!(windows) {
        // The first word in quotes would be the title of a window.
        return vec![command(&["cmd", "/C", "start", ""])];
    }
    let mut commands = Vec::new();
    if set("WSL_DISTRO_NAME") {
        commands.push(command(&["wslview"]));
    }
    if set("DISPLAY") || set("WAYLAND_DISPLAY") {
        commands.push(command(&["xdg-open"]));
    }
    commands
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(all(unix, not(target_os = "macos")))]
    fn without_a_screen_no_browser_is_looked_for() {
        let programs = |variables: &[&str]| {
            let commands = openers("http://localhost:8080", |name| variables.contains(&name));
            commands.iter().map(shown).collect::<Vec<_>>()
        };
        assert_eq!(programs(&[]), Vec::<String>::new());
        let linux = "xdg-open http://localhost:8080";
        assert_eq!(programs(&["DISPLAY"]), [linux]);
        assert_eq!(programs(&["WAYLAND_DISPLAY"]), [linux]);
        let windows = "wslview http://localhost:8080";
        assert_eq!(programs(&["WSL_DISTRO_NAME", "DISPLAY"]), [windows, linux]);
    }
}
