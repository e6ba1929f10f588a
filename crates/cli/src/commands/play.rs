//! `lastcard play`: sets the table, or finds a match that was left, and plays.

use crate::args::{PlayArgs, asked_language, language};
use crate::failure::{DOES_NOT_HOLD, Failure, INTERRUPTED, Result};
use crate::play::keyboard::Keyboard;
use crate::play::local::{Journal, LocalHost, is_over, last_record};
use crate::play::screen::Screen;
use crate::play::seating::{Wanted, own_name, seated};
use crate::play::table::{End, Table};
use crate::seats::seats_fit;
use crate::{date, sheet, source};
use lastcard_engine::rules::FirstDealer;
use lastcard_engine::{FirstDeal, Rules, Seat};
use lastcard_notation::Names;
use lastcard_notation::record::{Header, Record, SeedText};
use lastcard_table::Pace;
use lastcard_texts::{Lang, Texts};
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::path::Path;
use std::process::ExitCode;

/// Plays a match until it is over, or until somebody stops.
pub(crate) fn run(args: &PlayArgs) -> Result<ExitCode> {
    let texts = Texts::new(language(args.lang));
    let (record, journal) = match &args.resume {
        Some(file) => Journal::resume(&file.clone().map_or_else(last_record, Ok)?)?,
        None => begin(args, &texts)?,
    };
    let path = journal.path().to_owned();
    let mut keyboard = Keyboard::open();
    let pace = if keyboard.is_live() {
        args.speed.pace()
    } else {
        Pace::HUMAN
    };
    let mut host = LocalHost::new(&record, journal, pace)?;
    let mut screen = Screen::open();
    welcome(&record, &path, &texts, &mut screen)?;
    let end = Table::new(&mut host, &texts, &mut screen, &mut keyboard).play()?;
    let resume = how_to_resume(&path, args.lang);
    farewell(end, &path, &resume, &texts, &mut screen)
}

/// A new match: its record, with nothing played yet, and the file for it.
fn begin(args: &PlayArgs, texts: &Texts) -> Result<(Record, Journal)> {
    let rules = source::changed(source::rules(&args.rules)?, &args.set)?;
    let person = own_name().unwrap_or_else(|| texts.text("play-own-name", &[]));
    let (names, players) = seated(&Wanted {
        players: &args.players,
        bots: &args.bots,
        seats: args.seats,
        person: &person,
    })?;
    seats_fit(&rules.rules, names.seats())?;
    let first = first_deal(&rules.rules, &names, args.dealer.as_deref())?;
    let seed = args.seed.clone().unwrap_or_else(new_seed);
    let header = Header {
        program: Some(concat!("lastcard ", env!("CARGO_PKG_VERSION")).to_owned()),
        date: Some(date::today()),
        players,
        seed: Some(SeedText::Text(seed)),
        ..Header::new(rules, names, first)
    };
    let record = Record::new(header);
    let journal = Journal::create(args.record.as_deref(), &record)?;
    Ok((record, journal))
}

/// Who deals first: as the rules find it, or whom the table names.
fn first_deal(rules: &Rules, names: &Names, dealer: Option<&str>) -> Result<FirstDeal> {
    let found = match rules.first_dealer {
        FirstDealer::HighCard => FirstDeal::HighCard,
        FirstDealer::Random => FirstDeal::Lot,
        FirstDealer::Youngest | FirstDealer::Host => {
            let Some(name) = dealer else {
                return Ok(FirstDeal::Named(Seat::new(0)));
            };
            let seat = names.seat(name).ok_or_else(|| {
                let known = names.list();
                Failure::bad(format!(
                    "--dealer {name}: nobody has that name; there are {known}"
                ))
            })?;
            return Ok(FirstDeal::Named(seat));
        }
    };
    match dealer {
        None => Ok(found),
        Some(name) => Err(Failure::bad(format!(
            "--dealer {name}: these rules find the first dealer by dealer.first = \"{}\"; add \
             --set dealer.first=host to name one",
            rules.first_dealer.word()
        ))),
    }
}

/// A seed that nobody has had: what the system gives to every new hash map.
fn new_seed() -> String {
    format!("{:016x}", RandomState::new().hash_one("seed"))
}

/// Says which rules are played, where the match is written down, and how to get help.
fn welcome(record: &Record, path: &Path, texts: &Texts, screen: &mut Screen) -> Result<()> {
    let document = &record.header.rules;
    let rules = sheet::title(document, texts);
    let names: Vec<&str> = record.header.names.iter().map(|(_, name)| name).collect();
    let names = texts.list(&names);
    let args = [("rules", (&rules).into()), ("names", (&names).into())];
    if is_over(record) {
        screen.sentence(&texts.text("play-welcome-over", &args))?;
        return Ok(());
    }
    let new = record.entries.is_empty();
    let key = if new {
        "play-welcome"
    } else {
        "play-welcome-back"
    };
    screen.sentence(&texts.text(key, &args))?;
    if let Some(blank) = &document.blank_wild_text {
        screen.sentence(&texts.text("play-blank-wild", &[("text", blank.into())]))?;
    }
    let path = path.display().to_string();
    screen.sentence(&texts.text("play-written-to", &[("file", (&path).into())]))?;
    Ok(())
}

/// Says how it ended and how to go on; the exit code says whether the match came to its end.
fn farewell(
    end: End,
    path: &Path,
    resume: &str,
    texts: &Texts,
    screen: &mut Screen,
) -> Result<ExitCode> {
    let (key, goes_on, code) = match end {
        End::Over => ("play-over", false, 0),
        End::Left | End::Stopped => ("play-left", false, 0),
        End::Quit => ("play-go-on", true, 0),
        End::Interrupted => ("play-go-on", true, INTERRUPTED),
        End::InputEnded => ("play-input-ended", true, DOES_NOT_HOLD),
    };
    let file = path.display().to_string();
    screen.sentence(&texts.text(key, &[("file", (&file).into())]))?;
    if goes_on {
        screen.line(&format!("  {resume}"))?;
    }
    Ok(ExitCode::from(code))
}

/// The command that goes on with the match in the same language, as short as it can be.
fn how_to_resume(path: &Path, lang: Option<Lang>) -> String {
    // Who started the program with cargo may have it nowhere else.
    let by_cargo = std::env::var_os("CARGO").is_some();
    let command = if by_cargo {
        "cargo xtask play --terminal --resume"
    } else {
        "lastcard play --resume"
    };
    let mut command = command.to_owned();
    if !last_record().is_ok_and(|last| last == path) {
        let file = path.display().to_string();
        let spaced = file.contains(char::is_whitespace);
        let quote = if spaced { "'" } else { "" };
        command = format!("{command} {quote}{file}{quote}");
    }
    command + &asked_language(lang)
}
