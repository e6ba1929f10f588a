//! `lastcard lab duel`: one bot against others, on the same deals from every seat.

use super::machine::{Since, progress};
use super::{grouped, rules, rules_flags, stop_on_interrupt, threads};
use crate::args::LabDuelArgs;
use crate::failure::{INTERRUPTED, Result};
use lastcard_lab::files::duel_json;
use lastcard_lab::{Duel, Interval, Score};
use std::fmt::Write as _;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::process::ExitCode;

/// Plays the duel and tells the score.
pub(crate) fn run(args: &LabDuelArgs) -> Result<ExitCode> {
    let document = rules(&args.rules, args.players)?;
    let duel = Duel {
        rules: document.rules,
        seats: args.players,
        a: args.a,
        b: args.b,
        seed: args.seed,
    };
    let command = format!(
        "lastcard lab duel --a {} --b {}{} --players {} --rounds {} --seed {}",
        args.a.name(),
        args.b.name(),
        rules_flags(&args.rules),
        args.players,
        args.rounds,
        args.seed
    );
    let deals = duel.deals(args.rounds);
    let stop = stop_on_interrupt()?;
    let bar = progress(deals, 0, "deals");
    let start = Since::now();
    let score = duel.play(deals, threads(args.threads), &stop, |score| {
        bar.set_position(score.deals());
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    let seconds = start.passed().as_secs_f64();
    if score.deals() < deals {
        eprintln!(
            "lastcard: stopped after {} of {} deals",
            grouped(score.deals()),
            grouped(deals)
        );
        return Ok(ExitCode::from(INTERRUPTED));
    }
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(
            out,
            "{}",
            duel_json(&duel, &document, &command, &score, seconds)
        )?;
    } else {
        out.write_all(told(args, &score).as_bytes())?;
    }
    Ok(ExitCode::SUCCESS)
}

fn told(args: &LabDuelArgs, score: &Score) -> String {
    let (a, b) = (args.a.name(), args.b.name());
    let percent = |part: f64| format!("{:.2} %", 100.0 * part);
    let Interval { value, low, high } = score.win_rate();
    let points = score.points();
    let verdict = if low > score.fair_share() {
        format!("{a} is stronger than {b}")
    } else if high < score.fair_share() {
        format!("{a} is weaker than {b}")
    } else {
        format!("so many rounds show no difference between {a} and {b}")
    };
    let mut text = format!(
        "{a} wins {} of the rounds ({} to {}); like all others it would win {}: {verdict}.\n\
         It scores {:.1} points a round ({:.1} to {:.1}).\n\
         {} rounds: {} deals, each from every side of the table; {} turns.\n",
        percent(value),
        percent(low),
        percent(high),
        percent(score.fair_share()),
        points.value,
        points.low,
        points.high,
        grouped(score.rounds()),
        grouped(score.deals()),
        grouped(score.turns()),
    );
    // Writing to a text cannot fail.
    if score.rounds() != args.rounds {
        let _ = writeln!(
            text,
            "{} rounds were asked for; whole deals make it {}.",
            grouped(args.rounds),
            grouped(score.rounds())
        );
    }
    if score.undecided() > 0 {
        let _ = writeln!(text, "Nobody won {} of them.", grouped(score.undecided()));
    }
    text
}
