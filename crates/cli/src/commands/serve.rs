//! `lastcard serve`: a server for people who play together by link.

use crate::args::ServeArgs;
use crate::failure::{Failure, Result};
use crate::plain::{plain, plain_path};
use lastcard_server::config::{Draft, PublicUrl};
use lastcard_server::{Config, Server, init_logging, qr, serve};
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use tokio::runtime::Runtime;

/// The variable for an address with a password: what stands on a command line is seen by everybody on the
/// machine.
const DATA: &str = "LASTCARD_DATA";

/// Serves until the process is asked to end.
pub(crate) fn run(args: ServeArgs) -> Result<ExitCode> {
    let config = config(args)?;
    init_logging(config.log);
    let runtime = Runtime::new()
        .map_err(|error| Failure::Failed(format!("the server cannot start: {error}")))?;
    runtime
        .block_on(serve(config, announce))
        .map_err(|error| Failure::Failed(plain(&error.to_string())))?;
    Ok(ExitCode::SUCCESS)
}

/// The settings of flags, variables and file, or everything that is wrong with them.
fn config(args: ServeArgs) -> Result<Config> {
    let mut draft = Draft::new();
    let flags = [
        ("addr", args.addr),
        ("admin-addr", args.admin_addr),
        ("data", args.data),
        ("log", args.log),
        ("public-url", args.public_url),
        ("trusted-proxies", args.trusted_proxies),
    ];
    for (name, value) in flags {
        if let Some(value) = value {
            draft.flag(name, value);
        }
    }
    for origin in args.allowed_origins {
        draft.flag("allowed-origins", origin);
    }
    for limit in &args.limit {
        draft.limit_flag(limit);
    }
    if let Ok(data) = std::env::var(DATA) {
        draft.variable("data", DATA, data);
    }
    if let Some(path) = &args.config {
        let name = plain_path(path);
        match fs::read_to_string(path) {
            Ok(text) => draft.file(&name, &text),
            Err(error) => return Err(Failure::bad(format!("{name}: {error}"))),
        }
    }
    draft.check().map_err(|problems| {
        let told = problems.iter().map(|problem| plain(&problem.to_string()));
        // The first one gets the name of the program where it is reported.
        Failure::bad(told.collect::<Vec<_>>().join("\nlastcard: "))
    })
}

/// Tells where the server is reached; programs wait for the first line. A server goes on when nobody reads it.
fn announce(server: &Server) {
    let mut out = io::stdout();
    let public = server.public_url();
    let _ = writeln!(out, "listening on http://{}", server.addr());
    if let Some(admin) = server.admin_addr() {
        let _ = writeln!(out, "metrics and health on http://{admin}");
    }
    if *public != PublicUrl::of_listener(server.addr()) || server.addr().ip().is_unspecified() {
        let _ = writeln!(out, "people reach it at {public}");
    }
    if out.is_terminal()
        && reached_from_elsewhere(public)
        && let Ok(code) = qr::terminal(public.as_str())
    {
        let _ = write!(out, "{code}");
    }
    let _ = out.flush();
}

/// Whether a phone that scans the address gets anywhere.
fn reached_from_elsewhere(public: &PublicUrl) -> bool {
    let host = public.url().host_str().unwrap_or_default();
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    let own = bare == "localhost"
        || bare
            .parse()
            .is_ok_and(|ip: std::net::IpAddr| ip.is_loopback());
    !own
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_address_that_a_phone_can_reach_is_shown_to_phones() {
        for (public, reached) in [
            ("http://127.0.0.1:8080", false),
            ("http://[::1]:8080", false),
            ("http://localhost:8080", false),
            ("http://192.168.1.5:8080", true),
            ("https://cards.example", true),
        ] {
            let public = PublicUrl::parse(public).unwrap();
            assert_eq!(reached_from_elsewhere(&public), reached, "{public}");
        }
    }
}
