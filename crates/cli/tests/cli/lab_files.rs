//! What a run of the lab does not write over, and what it does not go on from.

use crate::lab::{lab_refused, lab_well};
use crate::support::folder;
use std::fs;

#[test]
fn a_checkpoint_is_never_written_over_the_result_or_what_belongs_to_it() {
    let data = folder("lab-apart");
    for checkpoint in ["q.csv", "./q.csv", "q.csv.part", "q.csv.json"] {
        let errors = lab_refused(
            &data,
            &format!("run --rounds 10 --out q.csv --checkpoint {checkpoint}"),
        );
        assert!(errors.contains("a file of its own"), "{errors}");
    }
    assert_eq!(fs::read_dir(&data).unwrap().count(), 0);
}

#[test]
fn a_run_that_was_killed_before_its_first_checkpoint_begins_again() {
    let data = folder("lab-killed-early");
    for out in ["rows.csv", "rows.json", "rows.parquet"] {
        let part = data.join(format!("{out}.part"));
        if out.ends_with("parquet") {
            fs::create_dir(&part).unwrap();
        } else {
            fs::write(&part, "half a li").unwrap();
        }
        let args = format!("run --rounds 2000 --out {out}");
        let errors = lab_refused(&data, &args);
        assert!(errors.contains("unfinished run"), "{errors}");
        lab_well(&data, &format!("{args} --checkpoint c"));
        assert!(data.join(out).is_file());
        assert!(!part.exists());
    }
}

#[test]
fn a_folder_at_the_place_of_a_result_is_told_before_anything_is_played() {
    let data = folder("lab-folder");
    for out in ["d.csv", "d.json", "d.parquet"] {
        fs::create_dir(data.join(out)).unwrap();
        let args = format!("run --rounds 1000000000 --out {out} --force");
        let errors = lab_refused(&data, &args);
        assert!(errors.contains("is a folder"), "{errors}");
    }
    assert_eq!(fs::read_dir(&data).unwrap().count(), 3);
}

#[test]
fn force_begins_anew_whatever_a_checkpoint_says() {
    let data = folder("lab-force");
    fs::write(data.join("c"), "no checkpoint at all").unwrap();
    fs::write(data.join("rows.csv.part"), "half").unwrap();
    let args = "run --rounds 3000 --out rows.csv --checkpoint c";
    let errors = lab_refused(&data, args);
    assert!(errors.contains("no checkpoint"), "{errors}");
    lab_well(&data, &format!("{args} --force"));
    let lines = fs::read_to_string(data.join("rows.csv")).unwrap();
    assert_eq!(lines.lines().count(), 3001);
}

#[test]
fn numbers_that_no_memory_holds_are_refused() {
    let data = folder("lab-huge");
    for args in [
        "run --rounds 10 --players 18446744073709551615",
        "run --rounds 10 --players 1000000000000",
        "compare official party --players 1000000000000",
        "compare official party --rounds 18446744073709551615",
        "compare official party --matches 100000000000",
        "duel --a easy --b easy --players 1000000000000",
        "speed --players 1000000000000",
    ] {
        let errors = lab_refused(&data, args);
        assert!(errors.starts_with("lastcard: "), "{args}: {errors}");
        assert!(!errors.contains("panicked"), "{args}: {errors}");
    }
}
