use super::*;
use crate::run::{Standing, run};
use crate::setup::Setup;
use ::parquet::file::reader::{FileReader, SerializedFileReader};
use ::parquet::record::Field;
use lastcard_bots::Level;
use lastcard_notation::Preset;
use std::fs::File;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("lastcard-lab-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn setup(matches: bool) -> Setup {
    Setup {
        rules: Preset::Official.document().rules,
        bots: vec![Level::Random; 3],
        matches,
        seed: 5,
    }
}

fn record(setup: &Setup, games: u64) -> RunRecord {
    let document = Preset::Official.document();
    RunRecord::new(setup, document, games, "lastcard lab run".to_owned())
}

/// Plays into a file and breaks off after each of these numbers of pieces, as a crash would: what is not settled is
/// lost, and what was written after the mark stays as rubbish.
fn played(path: &Path, setup: &Setup, games: u64, breaks: &[u64]) -> Standing {
    let format = Format::of(path).unwrap();
    let record = record(setup, games);
    let mut kept: Option<(Standing, u64)> = None;
    for after in breaks.iter().copied().chain([u64::MAX]) {
        let (mut standing, mut output) = match kept.clone() {
            None => {
                let output = Output::create(path, format, record.clone()).unwrap();
                (Standing::new(setup), output)
            }
            Some((standing, mark)) => {
                let output = Output::resume(path, format, record.clone(), mark).unwrap();
                (standing, output)
            }
        };
        let (threads, stop) = (NonZero::new(2).unwrap(), AtomicBool::new(false));
        let played = run(setup, games, threads, &mut standing, &stop, |rows, now| {
            output.rows(rows)?;
            if now.pieces <= after
                && let Some(mark) = output.settle()?
            {
                kept = Some((now.clone(), mark));
            }
            Ok::<_, io::Error>(if now.pieces > after {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            })
        });
        played.unwrap();
        if standing.games == games {
            output.finish(&standing.tally.summary()).unwrap();
            return standing;
        }
    }
    unreachable!("the last time nothing breaks it off")
}

#[test]
fn a_result_is_the_same_however_often_it_was_broken_off() {
    let folder = folder("broken-off");
    for extension in Format::EXTENSIONS {
        let setup = setup(false);
        let whole = folder.join(format!("whole.{extension}"));
        let parts = folder.join(format!("parts.{extension}"));
        played(&whole, &setup, 40_000, &[]);
        played(&parts, &setup, 40_000, &[1, 3, 20, 21, 36]);
        assert_eq!(
            fs::read(&whole).unwrap(),
            fs::read(&parts).unwrap(),
            "{extension}"
        );
        assert!(!unfinished(&whole).exists() && !unfinished(&parts).exists());
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn every_form_holds_the_same_rows() {
    let folder = folder("forms");
    let setup = setup(true);
    let [json, csv, parquet] = Format::EXTENSIONS.map(|it| folder.join(format!("rows.{it}")));
    for path in [&json, &csv, &parquet] {
        played(path, &setup, 130, &[1]);
    }
    let text = fs::read_to_string(&csv).unwrap();
    let mut lines = text.lines();
    let names: Vec<&str> = lines.next().unwrap().split(',').collect();
    let whole: serde_json::Value = serde_json::from_slice(&fs::read(&json).unwrap()).unwrap();
    let objects = whole["rows"].as_array().unwrap();
    let reader = SerializedFileReader::new(File::open(&parquet).unwrap()).unwrap();
    let mut records = reader.get_row_iter(None).unwrap();
    for (line, object) in lines.by_ref().zip(objects) {
        let record = records.next().unwrap().unwrap();
        let fields = record.get_column_iter();
        for ((cell, name), (column, field)) in line.split(',').zip(&names).zip(fields) {
            assert_eq!(name, column);
            let in_parquet = match field {
                Field::Null => String::new(),
                Field::Str(text) => text.clone(),
                other => other.to_string(),
            };
            assert_eq!(cell, in_parquet, "{name}");
            let value = match name.rsplit_once('_') {
                Some((list, seat)) if seat.parse::<usize>().is_ok() => {
                    object[list][seat.parse::<usize>().unwrap()].clone()
                }
                _ => object[*name].clone(),
            };
            let in_json = match value {
                serde_json::Value::Null => String::new(),
                serde_json::Value::Array(seats) => {
                    let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
                    seats.join(" ")
                }
                other => other.to_string(),
            };
            assert_eq!(cell, in_json, "{name}");
        }
    }
    assert_eq!(lines.count(), 0);
    assert!(records.next().is_none());
    assert_eq!(text.lines().count() - 1, objects.len());
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_result_is_read_with_what_was_played_and_without_its_rows() {
    let folder = folder("read");
    let setup = setup(false);
    let read = |path: &Path| Document::read(File::open(path).unwrap()).unwrap();
    let json = folder.join("rows.json");
    let standing = played(&json, &setup, 2_000, &[]);
    let document = read(&json);
    assert_eq!(document.setup, record(&setup, 2_000));
    assert_eq!(document.summary, standing.tally.summary());
    let csv = folder.join("rows.csv");
    played(&csv, &setup, 2_000, &[]);
    assert_eq!(read(&folder.join("rows.csv.json")), document);
    let later = document.to_json().replace("\"version\":1", "\"version\":2");
    let error = Document::read(later.as_bytes()).unwrap_err();
    assert!(error.to_string().contains("form 2"), "{error}");
    assert!(Document::read(&b"{\"kind\":\"compare\"}"[..]).is_err());
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_checkpoint_fits_only_the_run_that_it_is_of() {
    let folder = folder("checkpoint");
    let setup = setup(false);
    let path = folder.join("run.checkpoint");
    let (of, out) = (record(&setup, 2_000), Path::new("a.csv"));
    let standing = played(&folder.join("a.csv"), &setup, 2_000, &[]);
    assert!(matches!(Checkpoint::load(&path, &of, None), Ok(None)));
    let kept = Checkpoint::new(&of, Some((out.to_owned(), 77)), standing.clone());
    kept.save(&path).unwrap();
    let found = Checkpoint::load(&path, &of, Some(out)).unwrap();
    assert_eq!(found, Some((standing, Some(77))));
    let refused = |record: &RunRecord, out: Option<&Path>| {
        Checkpoint::load(&path, record, out)
            .unwrap_err()
            .to_string()
    };
    assert!(refused(&of, None).contains("--out a.csv"));
    assert!(refused(&of, Some(Path::new("b.csv"))).contains("--out a.csv"));
    assert!(refused(&record(&setup, 3_000), Some(out)).contains("another run"));
    // Whatever is changed in it, it is not taken for what was written.
    let whole = fs::read_to_string(&path).unwrap();
    for (from, to) in [
        ("\"games\":", "\"games\":9"),
        ("\"pieces\":", "\"pieces\":9"),
        ("\"sum\":", "\"sum\":-"),
    ] {
        let damaged = whole.replacen(from, to, 1);
        if damaged != whole {
            fs::write(&path, damaged).unwrap();
            let found = Checkpoint::load(&path, &of, Some(out));
            assert!(
                matches!(
                    found,
                    Err(CheckpointError::Damaged | CheckpointError::Unreadable(_))
                ),
                "{found:?}"
            );
        }
    }
    fs::write(&path, whole.lines().next().unwrap()).unwrap();
    let found = Checkpoint::load(&path, &of, Some(out));
    assert!(matches!(found, Err(CheckpointError::Damaged)));
    fs::write(&path, "{\"kind\":\"checkpoint\"").unwrap();
    assert!(refused(&of, Some(out)).contains("can be read"));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_was_written_and_is_gone_is_told() {
    let folder = folder("gone");
    for extension in Format::EXTENSIONS {
        let path = folder.join(format!("rows.{extension}"));
        let setup = setup(false);
        let format = Format::of(&path).unwrap();
        let Err(error) = Output::resume(&path, format, record(&setup, 10), 3) else {
            panic!("there is nothing to go on with");
        };
        assert!(error.to_string().contains("changed or removed"), "{error}");
        fs::write(unfinished(&path), "x").unwrap();
        assert!(Output::resume(&path, format, record(&setup, 10), 3).is_err());
    }
    fs::remove_dir_all(folder).unwrap();
}
