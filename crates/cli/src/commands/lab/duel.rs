//! `lastcard lab duel`: one bot against others, on the same deals from every seat.

use super::amounts::{Counted, amount, share};
use super::machine::Since;
use super::progress::progress;
use super::{rules, rules_flags, stop_on_interrupt, threads, words};
use crate::args::LabDuelArgs;
use crate::failure::{INTERRUPTED, Result};
use lastcard_lab::figures::Words;
use lastcard_lab::files::duel_json;
use lastcard_lab::{Duel, Score};
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
    let words = words(args.lang);
    let bar = progress(words, deals, 0, Some(Counted::Deals));
    let start = Since::now();
    let score = duel.play(deals, threads(args.threads), &stop, |score| {
        bar.set_position(score.deals());
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    let seconds = start.passed().as_secs_f64();
    if score.deals() < deals {
        let done = words.count(score.deals());
        let all = amount(words, deals, Counted::Deals);
        let told = [("done", (&done).into()), ("all", (&all).into())];
        eprintln!("lastcard: {}", words.texts().text("lab-stopped", &told));
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
        out.write_all(told(words, args, &score).as_bytes())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Who is stronger, and by how much; then what was played.
fn told(words: Words, args: &LabDuelArgs, score: &Score) -> String {
    let texts = words.texts();
    let (a, b) = (args.a.name(), args.b.name());
    let (won, fair) = (score.win_rate(), score.fair_share());
    let verdict = if won.low > fair {
        "stronger"
    } else if won.high < fair {
        "weaker"
    } else {
        "same"
    };
    let (rate, fair) = (share(words, &won, 2), texts.percent(fair, 2));
    let wins = [
        ("a", a.into()),
        ("b", b.into()),
        ("rate", (&rate).into()),
        ("fair", (&fair).into()),
        ("verdict", verdict.into()),
    ];
    let points = score.points();
    let [value, low, high] = [points.value, points.low, points.high].map(|it| texts.decimal(it, 1));
    let points = [
        ("a", a.into()),
        ("points", (&value).into()),
        ("low", (&low).into()),
        ("high", (&high).into()),
    ];
    let rounds = amount(words, score.rounds(), Counted::Rounds);
    let deals = amount(words, score.deals(), Counted::Deals);
    let turns = amount(words, score.turns(), Counted::Turns);
    let played = [
        ("rounds", (&rounds).into()),
        ("deals", (&deals).into()),
        ("turns", (&turns).into()),
    ];
    let mut sentences = vec![
        texts.text("lab-duel-wins", &wins),
        texts.text("lab-duel-points", &points),
        texts.text("lab-duel-played", &played),
    ];
    if score.rounds() != args.rounds {
        let asked = amount(words, args.rounds, Counted::Rounds);
        let made = words.count(score.rounds());
        let rounded = [("asked", (&asked).into()), ("made", (&made).into())];
        sentences.push(texts.text("lab-duel-rounded", &rounded));
    }
    if score.undecided() > 0 {
        let rounds = amount(words, score.undecided(), Counted::Rounds);
        let undecided = [("rounds", (&rounds).into())];
        sentences.push(texts.text("lab-duel-undecided", &undecided));
    }
    sentences.join("\n") + "\n"
}
