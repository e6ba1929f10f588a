//! The handbook for hosts says what the server does.
#![allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]

use lastcard_server::Config;
use lastcard_server::config::Draft;
use lastcard_server::limits::{LimitSettings, Limits};
use lastcard_server::metrics::{self, Estimated, Outcome};
use std::time::Duration;

const HANDBOOK: &str = include_str!("../../../docs/hosting.md");

#[test]
fn every_limit_stands_there_with_its_default() {
    let mut defaults = LimitSettings::default();
    for name in LimitSettings::NAMES {
        let default = *defaults.get_mut(name).unwrap();
        let row = format!("| `{name}` | {default} | ");
        assert!(HANDBOOK.contains(&row), "{row}");
    }
}

#[test]
fn every_setting_stands_there_with_its_default() {
    let config = Config::default();
    for (name, default) in [
        ("addr", config.addr.to_string()),
        ("data", config.data.0.clone()),
        ("trusted-proxies", config.trusted_proxies.to_string()),
    ] {
        assert!(
            HANDBOOK.contains(&format!("| `{name}` | `{default}` | ")),
            "{name}"
        );
    }
}

#[test]
fn the_example_of_a_file_can_be_used() {
    let example = HANDBOOK.split("```toml\n").nth(1).unwrap();
    let example = example.split("```").next().unwrap();
    let mut draft = Draft::new();
    draft.file("example", example);
    let config = draft.check().unwrap();
    assert_eq!(config.trusted_proxies, 1);
    assert_eq!(config.limits.sockets_per_address, 50);
}

#[test]
fn every_metric_stands_there() {
    let exporter = metrics::install().unwrap();
    let limits = Limits::new(&LimitSettings {
        chats_per_second: 1,
        ..LimitSettings::default()
    });
    let mut socket = lastcard_server::limits::SocketLimits::new(&limits);
    while socket.chat().is_ok() {}
    metrics::command(Outcome::Accepted);
    metrics::acknowledged(Duration::from_millis(1));
    metrics::store_batch(1, Duration::from_millis(1));
    metrics::estimate(Estimated::Made);
    metrics::estimate_took(Duration::from_millis(1));
    metrics::slow_reader_dropped();
    metrics::origin_refused();
    metrics::panicked();
    metrics::answered(200);
    let told = exporter.render();
    let names: Vec<&str> = told
        .lines()
        .filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next())
        .collect();
    assert_eq!(names.len(), 14, "{names:?}");
    for name in names {
        assert!(HANDBOOK.contains(&format!("| `{name}` | ")), "{name}");
    }
}
