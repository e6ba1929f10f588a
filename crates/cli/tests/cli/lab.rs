//! `lastcard lab run`, `duel` and `speed` as a process.

use crate::support::{folder, lastcard, run, stderr, stdout};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Runs a command of the lab.
pub(crate) fn lab(data: &Path, args: &str) -> Output {
    let args: Vec<&str> = ["lab"].into_iter().chain(args.split_whitespace()).collect();
    run(data, &args, "")
}

/// The same, which must go well.
pub(crate) fn lab_well(data: &Path, args: &str) -> String {
    let output = lab(data, args);
    assert_eq!(output.status.code(), Some(0), "{args}: {}", stderr(&output));
    stdout(&output)
}

/// The same, which must be refused as bad input.
pub(crate) fn lab_refused(data: &Path, args: &str) -> String {
    let output = lab(data, args);
    assert_eq!(output.status.code(), Some(2), "{args}: {}", stdout(&output));
    assert_eq!(stdout(&output), "", "{args}");
    stderr(&output)
}

#[test]
fn results_are_the_same_byte_for_byte_with_any_number_of_threads() {
    let data = folder("lab-threads");
    let of = |threads: u32, args: &str| {
        let mut printed = String::new();
        for out in ["rows.csv", "rows.json"] {
            let args = format!(
                "run --players 3 --seed 7 --threads {threads} --json --out {out} --force {args}"
            );
            printed += &lab_well(&data, &args);
        }
        let files = ["rows.csv", "rows.csv.json", "rows.json"];
        (
            printed,
            files.map(|name| fs::read_to_string(data.join(name)).unwrap()),
        )
    };
    for args in ["--rounds 4000", "--matches 150 --bots easy,random,random"] {
        let one = of(1, args);
        for threads in [2, 3, 7] {
            assert!(of(threads, args) == one, "{args} with {threads} threads");
        }
        assert!(one.1[0].lines().count() > 1_000);
    }
}

#[test]
fn a_run_is_told_in_words_and_numbers() {
    let data = folder("lab-words");
    let text = lab_well(&data, "run --rules official --rounds 2000 --seed 3");
    for part in [
        "2000 rounds at 4 seats: \"random\" at every seat.",
        "A round takes ",
        "turns with a draw",
        "won, % by place after the dealer",
        "The same again: lastcard lab run --rules official --players 4 --bots random,random,random,random --rounds 2000 --seed 3",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(
        !text.contains("jump-ins") && !text.contains("NaN"),
        "{text}"
    );
    let matches = lab_well(
        &data,
        "run --matches 20 --rules quick --bots random --players 2",
    );
    assert!(matches.contains("A match takes "), "{matches}");
}

#[test]
fn the_command_in_a_result_gives_the_same_result() {
    let data = folder("lab-again");
    let first = lab_well(
        &data,
        "run --rules party --set stacking.must_stack=true --rounds 500 --json --threads 2",
    );
    let (_, after) = first.split_once("\"command\":\"lastcard lab ").unwrap();
    let (command, _) = after.split_once('"').unwrap();
    assert_eq!(lab_well(&data, &format!("{command} --json")), first);
}

#[test]
fn bad_input_is_refused_with_what_is_allowed() {
    let data = folder("lab-refused");
    fs::write(
        data.join("broken.toml"),
        "draw.mode = \"two\"\nscoring.targets = 5\n",
    )
    .unwrap();
    fs::write(data.join("there.csv"), "mine").unwrap();
    fs::write(data.join("other.csv.part"), "half").unwrap();
    for (args, parts) in [
        (
            "run --bots normal,clever",
            vec!["clever", "random, easy, normal"],
        ),
        ("run --rounds 0", vec!["--rounds", "1.."]),
        ("run --matches 0", vec!["--matches", "1.."]),
        ("run --threads 0", vec!["--threads", "1 to 1024"]),
        ("run --rounds 5 --matches 5", vec!["cannot be used with"]),
        (
            "run --players 3 --bots easy,easy",
            vec!["2 bots for 3 players"],
        ),
        ("run --players 30", vec!["with these rules 2 to"]),
        (
            "run --players 11 --set deck.count=1",
            vec!["with these rules 2 to 10"],
        ),
        ("run --players 1", vec!["with these rules 2 to"]),
        (
            "run --rules broken.toml",
            vec!["broken.toml:1:13", "until_playable", "broken.toml:2:"],
        ),
        ("run --rules nothing", vec!["neither a preset nor a file"]),
        (
            "run --out rows.txt",
            vec!["rows.txt", ".json, .csv, .parquet"],
        ),
        (
            "run --out there.csv",
            vec!["there.csv is there already", "--force"],
        ),
        (
            "run --out other.csv",
            vec!["other.csv.part", "--checkpoint", "--force"],
        ),
        (
            "run --out no/where.csv",
            vec!["no/where.csv", "cannot write"],
        ),
        (
            "duel --a normal --b nobody",
            vec!["nobody", "random, easy, normal"],
        ),
        ("duel --a normal --b easy --players 40", vec!["2 to"]),
        ("duel --a normal --b easy --rounds 0", vec!["--rounds"]),
        ("duel --a normal", vec!["--b"]),
        (
            "speed --policy fast",
            vec!["fast", "random, easy, normal, lively"],
        ),
        ("speed --seconds 0", vec!["0.01 to 3600"]),
        ("speed --players 99", vec!["2 to"]),
    ] {
        let errors = lab_refused(&data, args);
        for part in parts {
            assert!(errors.contains(part), "{args}: {errors}");
        }
    }
    assert_eq!(fs::read_to_string(data.join("there.csv")).unwrap(), "mine");
    lab_well(&data, "run --rounds 10 --out there.csv --force");
    assert!(
        fs::read_to_string(data.join("there.csv"))
            .unwrap()
            .starts_with("game,")
    );
}

#[test]
fn a_checkpoint_of_another_run_is_refused() {
    let data = folder("lab-other-checkpoint");
    fs::write(data.join("notes"), "no checkpoint").unwrap();
    let errors = lab_refused(&data, "run --rounds 10 --checkpoint notes");
    assert!(errors.contains("notes is no checkpoint"), "{errors}");
    assert_eq!(
        fs::read_to_string(data.join("notes")).unwrap(),
        "no checkpoint"
    );
}

#[test]
fn a_run_that_is_done_leaves_no_checkpoint_and_no_parts() {
    let data = folder("lab-done");
    for out in ["rows.csv", "rows.json", "rows.parquet"] {
        lab_well(
            &data,
            &format!("run --rounds 3000 --out {out} --checkpoint c"),
        );
    }
    let mut names: Vec<String> = fs::read_dir(&data)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    let all = [
        "rows.csv",
        "rows.csv.json",
        "rows.json",
        "rows.parquet",
        "rows.parquet.json",
    ];
    assert_eq!(names, all);
}

/// Interrupts the run as Ctrl-C does as soon as it has written a checkpoint; gives its exit code and its complaints.
#[cfg(unix)]
pub(crate) fn interrupted(data: &Path, args: &str) -> (Option<i32>, String) {
    let mut command = lastcard(data);
    command.arg("lab").args(args.split_whitespace());
    command.stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let pid = child.id().to_string();
    while !data.join("c").exists() && child.try_wait().unwrap().is_none() {
        std::thread::yield_now();
    }
    let _ = Command::new("kill").args(["-INT", &pid]).status();
    let output = child.wait_with_output().unwrap();
    (output.status.code(), stderr(&output))
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_goes_on_with_the_same_command_to_the_same_result() {
    for out in ["rows.csv", "rows.json", "rows.parquet"] {
        let data = folder(&format!("lab-interrupted-{out}"));
        // With Parquet a run goes on from a whole row group.
        let rounds = if out.ends_with("parquet") {
            40_000
        } else {
            16_000
        };
        let args = format!("run --rounds {rounds} --seed 4 --threads 2 --out {out}");
        let resumable = format!("{args} --checkpoint c");
        let (code, told) = interrupted(&data, &resumable);
        // Where it was done before the signal came there is nothing to go on with.
        if code == Some(130) {
            let command = format!("lastcard lab {resumable}");
            assert!(
                told.contains("Kept: ")
                    && told.contains("To go on:\n  ")
                    && told.contains(&command),
                "{told}"
            );
            let other = lab_refused(&data, &resumable.replace("--seed 4", "--seed 5"));
            assert!(
                other.contains("c is the checkpoint of another run"),
                "{other}"
            );
            let other = lab_refused(&data, &resumable.replace(out, "other.csv"));
            assert!(other.contains(&format!("--out {out}")), "{other}");
            let again = lab(&data, &resumable);
            assert_eq!(again.status.code(), Some(0), "{}", stderr(&again));
            assert!(
                stderr(&again).contains("going on after"),
                "{}",
                stderr(&again)
            );
        }
        let resumed = fs::read(data.join(out)).unwrap();
        fs::remove_file(data.join(out)).unwrap();
        let _ = fs::remove_file(data.join(format!("{out}.json")));
        lab_well(&data, &args);
        assert!(fs::read(data.join(out)).unwrap() == resumed, "{out}");
    }
}

#[cfg(unix)]
#[test]
fn a_run_without_a_checkpoint_says_that_nothing_is_kept() {
    let data = folder("lab-not-kept");
    let mut command = lastcard(&data);
    command.args(["lab", "run", "--rounds", "1000000000", "--out", "rows.csv"]);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn().unwrap();
    while !data.join("rows.csv.part").exists() {
        std::thread::yield_now();
    }
    let pid = child.id().to_string();
    // The signal may come before the program listens to it; then it ends as any program would, and leaves its part.
    let _ = Command::new("kill").args(["-INT", &pid]).status();
    let output = child.wait_with_output().unwrap();
    if output.status.code().is_some() {
        assert_eq!(output.status.code(), Some(130));
        let told = stderr(&output);
        assert!(told.contains("--checkpoint FILE"), "{told}");
        assert_eq!(fs::read_dir(&data).unwrap().count(), 0);
    }
    assert_eq!(stdout(&output), "");
}

/// A small disk in memory; only root may mount one.
#[cfg(target_os = "linux")]
struct Disk(PathBuf);

#[cfg(target_os = "linux")]
impl Disk {
    fn new(path: PathBuf) -> Option<Disk> {
        fs::create_dir(&path).unwrap();
        if mount(&["-t", "tmpfs", "-o", "size=1m", "tmpfs"], &path) {
            return Some(Disk(path));
        }
        println!("skipped: only root may mount a small disk to fill");
        None
    }

    fn make_room(&self) {
        assert!(mount(&["-o", "remount,size=64m"], &self.0));
    }
}

#[cfg(target_os = "linux")]
impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

#[cfg(target_os = "linux")]
fn mount(args: &[&str], at: &Path) -> bool {
    let mounted = Command::new("mount").args(args).arg(at).output();
    mounted.is_ok_and(|mounted| mounted.status.success())
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_and_with_room_the_run_goes_on_to_the_same_result() {
    let data = folder("lab-full");
    let Some(disk) = Disk::new(data.join("disk")) else {
        return;
    };
    for out in ["rows.csv", "rows.json", "rows.parquet"] {
        let args = format!("run --rounds 40000 --threads 2 --checkpoint c --out disk/{out}");
        // The columns of Parquet are packed, so that more of them fit.
        let args = args.replace(
            "40000",
            if out.ends_with("parquet") {
                "150000"
            } else {
                "40000"
            },
        );
        let output = lab(&data, &args);
        let told = stderr(&output);
        assert_eq!(output.status.code(), Some(1), "{told}");
        for part in [
            "the disk is full: make room",
            "are kept",
            &format!("lastcard lab {args}"),
        ] {
            assert!(told.contains(part), "{part}: {told}");
        }
        disk.make_room();
        lab_well(&data, &args);
        let resumed = fs::read(disk.0.join(out)).unwrap();
        lab_well(&data, &args.replace("disk/", ""));
        assert!(fs::read(data.join(out)).unwrap() == resumed, "{out}");
        for name in [out.to_owned(), format!("{out}.json")] {
            let _ = fs::remove_file(disk.0.join(name));
        }
        assert!(mount(&["-o", "remount,size=1m"], &disk.0));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_without_a_checkpoint_is_told_and_keeps_nothing() {
    let data = folder("lab-full-nothing");
    let Some(disk) = Disk::new(data.join("disk")) else {
        return;
    };
    let output = lab(&data, "run --rounds 16000 --out disk/rows.csv");
    let told = stderr(&output);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(
        told.contains("the disk is full, and nothing of the run is kept"),
        "{told}"
    );
    assert_eq!(fs::read_dir(&disk.0).unwrap().count(), 0);
}

/// The value of a field of an object on one line.
fn number(json: &str, field: &str) -> f64 {
    let (_, after) = json.split_once(&format!("\"{field}\":")).unwrap();
    let end = after.find([',', '}']).unwrap();
    after[..end].parse().unwrap()
}

#[test]
fn a_duel_tells_who_is_stronger_and_by_how_much() {
    let data = folder("lab-duel");
    let text = lab_well(&data, "duel --a normal --b random --rounds 601 --players 4");
    for part in [
        "\"normal\" is stronger than \"random\"",
        "604 rounds: 151 deals, ",
        "You asked for 601 rounds; whole deals make it 604.",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let json = lab_well(&data, "duel --a normal --b random --rounds 600 --json");
    let [rate, low, high] =
        ["a_win_rate", "a_win_rate_low", "a_win_rate_high"].map(|field| number(&json, field));
    assert!(
        low > 0.5 && low < rate && rate < high && high < 0.8,
        "{json}"
    );
    for (field, value) in [("fair_share", 0.5), ("rounds", 600.0), ("deals", 300.0)] {
        assert!((number(&json, field) - value).abs() < 1e-9, "{json}");
    }
    assert!(number(&json, "turns") > 6_000.0 && number(&json, "seconds") > 0.0);
    assert!(json.contains("\"points_a_round\":["), "{json}");
}

#[test]
fn a_measured_speed_has_every_figure() {
    let data = folder("lab-speed");
    for (policy, log) in [("random", ""), ("lively", "--log"), ("easy", "")] {
        let args =
            format!("speed --players 4 --rules official --policy {policy} {log} --seconds 0.05");
        let args = args.replace("  ", " ");
        let json = lab_well(&data, &format!("{args} --best 2 --json"));
        for field in [
            "turns",
            "rounds",
            "cpu_s",
            "wall_s",
            "turns_per_cpu_s",
            "rounds_per_cpu_s",
            "clock_ghz",
            "state_bytes",
        ] {
            assert!(number(&json, field) > 0.0, "{field}: {json}");
        }
        assert!(json.contains(&format!("\"policy\":\"{policy}\"")), "{json}");
        assert!(
            json.contains("\"players\":4") && json.contains("\"path\":\""),
            "{json}"
        );
        assert!(lab_well(&data, &args).contains("million turns"));
    }
}
