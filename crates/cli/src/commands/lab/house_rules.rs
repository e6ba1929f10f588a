//! `lastcard lab house-rules`: what each popular house rule does, one at a time.

use super::compare::{entry, text};
use super::comparing::{Comparing, fits, interrupted, writable, write};
use super::quoted;
use super::saving::free;
use crate::args::LabHouseArgs;
use crate::failure::{Failure, Result};
use lastcard_lab::compare::{HouseRules, house_rules};
use lastcard_lab::figures::markdown;
use std::io::{self, Write};
use std::process::ExitCode;

/// Sets every house rule beside the base, at each size of table that was asked for.
pub(crate) fn run(args: &LabHouseArgs) -> Result<ExitCode> {
    if let Some(path) = &args.out {
        writable(path)?;
        free(path, "--out", args.force)?;
    }
    let base = entry(&args.base)?;
    let comparing = Comparing::new(&args.plan)?;
    let mut tables = Vec::new();
    for &players in &args.players {
        fits(&base, players)?;
        let bots = comparing.bots(Some(players))?;
        let entries = house_rules(&base, players);
        if entries.len() < 2 {
            let base = &base.id;
            return Err(Failure::bad(format!(
                "{base}: there is no house rule that {players} players could add to these rules"
            )));
        }
        let command = format!(
            "lastcard lab house-rules --base {} --players {players}{}",
            quoted(&args.base),
            comparing.flags()
        );
        match comparing.play(entries, bots, command)? {
            Some(table) => tables.push(table),
            None => return Ok(interrupted()),
        }
    }
    let house = HouseRules {
        base: base.id,
        tables,
    };
    if let Some(path) = &args.out {
        write(path, format!("{}\n", house.to_json()).as_bytes())?;
    }
    let words = comparing.words();
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", house.to_json())?;
        return Ok(ExitCode::SUCCESS);
    }
    for (place, table) in house.tables.iter().enumerate() {
        if place > 0 {
            writeln!(out)?;
        }
        let text = if args.markdown {
            // Where one table ends and the next begins, for whoever makes a document of them.
            writeln!(out, "<!-- {} players -->\n", table.seats())?;
            markdown(words, table)
        } else {
            text(words, table)
        };
        out.write_all(text.as_bytes())?;
    }
    Ok(ExitCode::SUCCESS)
}
