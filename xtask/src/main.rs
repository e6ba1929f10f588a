//! The project's tasks: everything that somebody does with the repository is one of these commands.

mod bare;
mod fuzz;
mod house_rules;
mod laws;
mod load;
mod mutants;
mod play;
mod postgres;
mod python;
mod results;
mod run;
mod test;
mod tidy;
mod tools;
mod web;

use run::{Failure, Result};
use std::process::ExitCode;

const USAGE: &str = "\
Tasks of lastcard:

  cargo xtask play [--port N]                  build everything, start a server and open the page
  cargo xtask play --terminal [ARGS…]          the game in the terminal; ARGS as for `lastcard play`
  cargo xtask web [--static DIR]               only the page, in web/dist; DIR gets a copy for any host of files
  cargo xtask screens                          a picture of every screen into docs/screens
  cargo xtask test [--fuzz]                    every check and every test, as CI runs them
  cargo xtask tidy                             only the checks of texts, tables and crate edges
  cargo xtask fuzz [--seconds N] [TARGET…]     fuzz every parser and the engine, or the targets named
  cargo xtask mutants [--shard K/N] [--jobs N] mutation tests of the engine
  cargo xtask python                           the Python package: the wheel, installed, and its tests
  cargo xtask postgres                         a PostgreSQL server for tests, until the input ends
  cargo xtask laws [--rounds N]                the laws over N random rounds, result in docs/results
  cargo xtask load [--sockets N --tables N --every S --seconds S] [--cold]
                                               many people at many tables, result in docs/results
  cargo xtask house-rules [--rounds N]         what rules do to an evening, result in docs/results and in web/src/lab
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (task, rest) = match args.split_first() {
        Some((task, rest)) => (task.as_str(), rest),
        None => ("help", &[][..]),
    };
    let result = match task {
        "play" => play::main(rest),
        "open" => play::open(rest),
        "web" => web::main(rest),
        "screens" => no_arguments(rest).and_then(|()| web::screens()),
        "test" => test::main(rest),
        "tidy" => no_arguments(rest).and_then(|()| tidy::main()),
        "fuzz" => fuzz::main(rest),
        "mutants" => mutants::main(rest),
        "python" => no_arguments(rest).and_then(|()| python::main()),
        "postgres" => no_arguments(rest).and_then(|()| postgres::main()),
        "laws" => laws::main(rest),
        "load" => load::main(rest),
        "house-rules" => house_rules::main(rest),
        "help" | "--help" | "-h" => {
            print!("{USAGE}");
            Ok(())
        }
        unknown => Err(Failure::usage(format!(
            "there is no task `{unknown}`\n\n{USAGE}"
        ))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            failure.exit_code()
        }
    }
}

fn no_arguments(args: &[String]) -> Result<()> {
    match args.first() {
        None => Ok(()),
        Some(arg) => Err(Failure::usage(format!(
            "this task takes no argument, got `{arg}`"
        ))),
    }
}
