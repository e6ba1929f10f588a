//! Records of whole matches: read, cut, replayed, verified, broken.

use crate::support::played;
use lastcard_engine::{Command, Seed, Seeded, State};
use lastcard_notation::record::{ReplayFault, Writer};
use lastcard_notation::{Preset, Record, RulesDocument, preset};

#[test]
fn a_played_match_of_every_preset_is_replayed_and_verified_from_its_text() {
    for &preset in Preset::ALL {
        let (record, state) = played(preset.document(), 4, "a winter evening", 300);
        let read = Record::parse(record.to_string()).unwrap();
        assert_eq!(read, record);
        assert_eq!(read.replay().as_ref(), Ok(&state), "{}", preset.name());
        assert_eq!(read.verify().as_ref(), Ok(&state), "{}", preset.name());
        assert_eq!(
            read.rounds().map(<[_]>::len).sum::<usize>(),
            record.entries.len()
        );
        assert!(
            read.rounds()
                .all(|round| round[0].command == Command::NextRound)
        );
    }
}

#[test]
fn a_record_cut_at_any_byte_is_read_up_to_its_last_whole_line() {
    let (record, _) = played(preset("party").unwrap(), 3, "a winter evening", 60);
    let text = record.to_string();
    let header = record.header.to_string().len();
    for cut in 0..text.len() {
        let piece = &text.as_bytes()[..cut];
        if cut < header {
            let problems = Record::parse(piece).unwrap_err();
            assert_eq!(problems.len(), 1, "{cut}");
            assert!(
                problems[0].message.contains("ends within its header"),
                "{problems:?}"
            );
        } else {
            let read = Record::parse(piece).unwrap();
            let whole = text[..cut].matches('\n').count();
            let lines = text.lines().take(whole);
            assert_eq!(
                read.entries.len(),
                lines.filter(|line| line.contains(" |")).count()
            );
            assert_eq!(read.entries[..], record.entries[..read.entries.len()]);
        }
    }
}

#[test]
fn a_match_goes_on_after_a_cut_as_if_nothing_had_been() {
    let (record, state) = played(preset("standard").unwrap(), 3, "a winter evening", 200);
    let text = record.to_string();
    let mut read = Record::parse(&text.as_bytes()[..text.len() / 2]).unwrap();
    let mut chance = Seeded::new(Seed::from_text("a winter evening"));
    let mut again = read.resume(&mut chance).unwrap();
    let mut writer = Writer::new(Vec::new(), &read).unwrap();
    for entry in &record.entries[read.entries.len()..] {
        let mut events = Vec::new();
        again
            .command(&entry.command, &mut chance, &mut events)
            .unwrap();
        assert_eq!(events, entry.events);
        writer.push(entry.command, &events).unwrap();
        read.push(entry.command, events);
    }
    assert_eq!(again, state);
    assert_eq!(read, record);
    assert_eq!(String::from_utf8(writer.into_inner()).unwrap(), text);
}

#[test]
fn a_record_that_was_changed_by_hand_is_found_out() {
    let (record, _) = played(preset("standard").unwrap(), 3, "a winter evening", 120);
    let text = record.to_string();
    let replay = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        Record::parse(text.replacen(from, to, 1)).unwrap()
    };
    let other = replay("\"a winter evening\"", "\"a summer evening\"")
        .verify()
        .unwrap_err();
    assert!(
        matches!(other.fault, ReplayFault::Otherwise { .. }),
        "{other}"
    );
    let mut unseeded = record.clone();
    unseeded.header.seed = None;
    assert_eq!(unseeded.verify().unwrap_err().fault, ReplayFault::NoSeed);
    unseeded.replay().unwrap();
    let mut twice = record.clone();
    twice.entries.insert(1, twice.entries[0].clone());
    assert!(matches!(
        twice.replay().unwrap_err().fault,
        ReplayFault::Refused(_)
    ));
    let mut missing = record.clone();
    missing.entries.remove(1);
    assert!(missing.replay().is_err());
}

#[test]
fn headings_are_checked_against_the_commands_around_them() {
    let rules = RulesDocument::parse("preset = \"quick\"\nuno.call = \"automatic\"").unwrap();
    let (record, _) = played(&rules, 2, "a winter evening", 2000);
    let text = record.to_string();
    assert!(text.contains("\n== winner: "), "{text}");
    for (from, to) in [
        ("== round 1, ", "== round 2, "),
        ("== winner: ", "== winner: not "),
        ("== round 1, ", "== scores: Ann 3 ==\n== round 1, "),
    ] {
        let problems = Record::parse(text.replacen(from, to, 1)).unwrap_err();
        let line = text[..text.find(from).unwrap()].lines().count() + 1;
        assert_eq!(
            (problems[0].place.line, problems[0].place.column),
            (line, 1),
            "{problems:?}"
        );
        assert!(
            problems[0].message.contains("does not agree"),
            "{problems:?}"
        );
    }
    let headless: String = text
        .lines()
        .filter(|line| !line.starts_with("=="))
        .fold(String::new(), |all, line| all + line + "\n");
    assert_eq!(Record::parse(headless), Ok(record));
}

#[test]
fn a_record_with_the_line_ends_of_another_system_is_read() {
    let (record, _) = played(preset("quick").unwrap(), 2, "a winter evening", 20);
    assert_eq!(
        Record::parse(record.to_string().replace('\n', "\r\n")),
        Ok(record)
    );
}

#[test]
fn a_mangled_record_is_refused_or_replayed_but_never_panics() {
    let (record, _) = played(
        preset("no_mercy_style").unwrap(),
        4,
        "a winter evening",
        150,
    );
    let text = record.to_string();
    let lines: Vec<&str> = text.lines().collect();
    let begin = lines.iter().position(|line| line.is_empty()).unwrap() + 1;
    let mut random = Seeded::new(Seed::from_text("mangle"));
    let mut pick =
        |count: usize| lastcard_engine::Chance::choose(&mut random, count as u32) as usize;
    for _ in 0..1000 {
        let mut lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        let (from, to) = (
            begin + pick(lines.len() - begin),
            begin + pick(lines.len() - begin),
        );
        match pick(5) {
            0 => lines.swap(from, to),
            1 => {
                let mut line: Vec<char> = lines[from].chars().collect();
                let other: Vec<char> = lines[to].chars().collect();
                let at = pick(line.len());
                line[at] = other[pick(other.len())];
                lines[from] = line.into_iter().collect();
            }
            2 => lines[from] = lines[to].clone(),
            3 => {
                // Events of another line, so that cards, hands and turns do not belong together.
                let events = lines[to]
                    .split_once(" |")
                    .map_or("", |(_, events)| events)
                    .to_owned();
                if let Some((command, _)) = lines[from].split_once(" |") {
                    lines[from] = format!("{command} |{events}");
                }
            }
            _ => {
                let mut events: Vec<String> = lines[from].split("; ").map(str::to_owned).collect();
                events.remove(pick(events.len()));
                lines[from] = events.join("; ");
            }
        }
        if let Ok(record) = Record::parse(lines.join("\n") + "\n") {
            let _ = record.verify();
            let mut chance = Seeded::new(Seed::from_text("a winter evening"));
            if let Ok(mut state) = record.resume(&mut chance) {
                go_on(&mut state, &mut chance);
            }
        }
    }
}

/// Plays a few moves more.
fn go_on(state: &mut State, chance: &mut Seeded) {
    for _ in 0..20 {
        let open = state.public().all_seats().iter().find_map(|seat| {
            state
                .actions(seat)
                .last()
                .map(|&action| Command::Act(seat, action))
        });
        let command = open.unwrap_or(Command::NextRound);
        let _ = state.command(&command, chance, &mut ());
    }
}
