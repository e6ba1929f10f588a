//! The binary `lastcard`: play in a terminal, look at rules, check scenarios and records.
//!
//! Exit codes are the same for every command: 0 when all is well, 1 when something does not hold (a
//! scenario, a match that its input did not bring to the end), 2 for bad input or usage.

mod args;
mod commands;
mod date;
mod failure;
mod plain;
mod play;
mod seats;
mod sheet;
mod source;

use args::{Args, Command, LabCommand, RulesCommand};
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let result = match Args::parse().command {
        Command::Play(args) => commands::play::run(&args),
        Command::Rules(RulesCommand::List(args)) => commands::rules::list(args),
        Command::Rules(RulesCommand::Show(args)) => commands::rules::show(&args),
        Command::Rules(RulesCommand::Validate(args)) => commands::rules::validate(&args),
        Command::Rules(RulesCommand::Explain(args)) => commands::rules::explain(&args),
        Command::Check(args) => commands::check::run(&args),
        Command::Verify(args) => commands::verify::run(&args),
        Command::Join(args) => commands::join::run(&args),
        Command::Serve(args) => commands::serve::run(args),
        Command::Lab(LabCommand::Run(args)) => commands::lab::run::run(&args),
        Command::Lab(LabCommand::Duel(args)) => commands::lab::duel::run(&args),
        Command::Lab(LabCommand::Speed(args)) => commands::lab::speed::run(&args),
        Command::Lab(LabCommand::Compare(args)) => commands::lab::compare::run(&args),
        Command::Lab(LabCommand::HouseRules(args)) => commands::lab::house_rules::run(&args),
        Command::Lab(LabCommand::Plot(args)) => commands::lab::plot::run(&args),
    };
    match result {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}
