//! Whole matches and rounds as one viewer is shown them, in files that no language owns: a page's reducer is tried on
//! them, and a change of the rules shows as a change of the files. `LASTCARD_BLESS=1` writes them anew.
//!
//! `corpus/playthroughs/README.md` describes the form.

mod form;
mod play;
mod plays;

use form::{File, merged};
use lastcard_engine as engine;
use lastcard_notation::RulesDocument;
use lastcard_protocol::game::{Event, View};
use lastcard_protocol::ids::SeatNumber;
use plays::PLAYS;
use serde_json::{Value, from_value, to_value};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn the_files_are_what_the_rules_make_of_these_plays() {
    let wanted: BTreeSet<String> = PLAYS
        .iter()
        .map(|play| format!("{}.json", play.name))
        .collect();
    assert_eq!(wanted.len(), PLAYS.len(), "two plays have one name");
    if std::env::var_os("LASTCARD_BLESS").is_some() {
        for stale in names().difference(&wanted) {
            fs::remove_file(folder().join(stale)).expect("a file that can be removed");
        }
        for play in PLAYS {
            let path = folder().join(format!("{}.json", play.name));
            fs::write(path, play::played(play).to_text()).expect("a file that can be written");
        }
        return;
    }
    assert_eq!(names(), wanted, "other files than plays");
    for play in PLAYS {
        let text = play::played(play).to_text();
        let written = read(play.name);
        let differs = written.lines().zip(text.lines()).position(|(a, b)| a != b);
        assert!(
            written == text,
            "{}.json is another play from line {} on: if the rules were changed on purpose, run this test with LASTCARD_BLESS=1",
            play.name,
            differs.map_or(written.lines().count(), |line| line + 1)
        );
    }
}

#[test]
fn a_view_that_is_kept_by_the_events_is_the_view_that_stands_there() {
    for name in names() {
        let file: File =
            serde_json::from_str(&read(name.trim_end_matches(".json"))).expect("a playthrough");
        let start: View = from_value(file.start.clone()).expect("a view");
        assert_eq!(start.viewer.map(SeatNumber::get), file.viewer, "{name}");
        let rules = RulesDocument::parse(&file.rules).expect("rules").rules;
        let mut view = engine::View::try_from(&start).expect("a view that can be");
        assert_eq!(*view.public().rules(), rules, "{name}");
        let mut expected = file.start;
        for (number, step) in file.steps.iter().enumerate() {
            for event in &step.events {
                let event: Event = from_value(event.clone()).expect("an event");
                view.apply(&engine::SeenEvent::try_from(&event).expect("an event that can be"));
            }
            expected = merged(&expected, step);
            let kept = to_value(View::from(&view)).expect("a view");
            assert_eq!(kept, expected, "step {number} of {name}");
        }
        let last = file.steps.last().expect("a step");
        assert!(last.view.is_some(), "{name} ends without a view");
    }
}

#[test]
fn everything_that_can_happen_happens_in_one_of_the_files() {
    let mut seen = Seen::default();
    for name in names() {
        let file: File =
            serde_json::from_str(&read(name.trim_end_matches(".json"))).expect("a playthrough");
        let seats = file.start["counts"].as_array().expect("counts").len();
        seen.seats.insert(seats);
        seen.viewers.insert(file.viewer.is_some());
        let mut view = file.start.clone();
        seen.add("phase", &view["phase"]["phase"]);
        for step in &file.steps {
            view = merged(&view, step);
            seen.add("phase", &view["phase"]["phase"]);
            for event in &step.events {
                seen.add("event", &event["event"]);
                seen.add("why", &event["why"]);
                seen.add("to", &event["to"]);
                seen.add("step", &event["step"]["step"]);
            }
        }
    }
    assert_eq!(seen.seats, (2..=10).collect(), "numbers of seats");
    assert_eq!(seen.viewers.len(), 2, "a player and a spectator");
    for (kind, words) in plays::HAPPEN {
        let missing: Vec<_> = words
            .iter()
            .filter(|word| !seen.words.contains(&(kind, (**word).to_owned())))
            .collect();
        assert!(missing.is_empty(), "no {kind} is {missing:?}");
        for (_, word) in seen.words.iter().filter(|(of, _)| *of == kind) {
            assert!(
                words.contains(&word.as_str()),
                "{kind} {word} is new: list it"
            );
        }
    }
}

#[test]
fn the_files_are_small_enough_for_a_repository() {
    let sizes = names().into_iter().map(|name| {
        let file = fs::metadata(folder().join(name)).expect("a file");
        file.len()
    });
    assert!(sizes.sum::<u64>() < 3_000_000, "all files together");
}

#[derive(Default)]
struct Seen {
    seats: BTreeSet<usize>,
    viewers: BTreeSet<bool>,
    words: BTreeSet<(&'static str, String)>,
}

impl Seen {
    fn add(&mut self, kind: &'static str, word: &Value) {
        if let Some(word) = word.as_str() {
            self.words.insert((kind, word.to_owned()));
        }
    }
}

/// The files that are there.
fn names() -> BTreeSet<String> {
    let entries = fs::read_dir(folder()).expect("the folder");
    entries
        .map(|entry| {
            let name = entry.expect("an entry").file_name();
            name.to_str().expect("a plain name").to_owned()
        })
        .filter(|name| {
            Path::new(name)
                .extension()
                .is_some_and(|ending| ending == "json")
        })
        .collect()
}

fn read(name: &str) -> String {
    fs::read_to_string(folder().join(format!("{name}.json"))).unwrap_or_default()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/playthroughs")
}
