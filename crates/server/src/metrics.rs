//! What is counted and measured, for Prometheus.
//!
//! Every name stands here once, behind a function, so that nobody can misspell one. No label tells people, tables or
//! addresses apart. Before [`install`] nothing is kept, and the functions do nothing.

use crate::limits::Limit;
use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

const CONNECTIONS: &str = "lastcard_connections";
const SOCKETS: &str = "lastcard_sockets";
const TABLES: &str = "lastcard_tables_resident";
const COMMANDS: &str = "lastcard_commands_total";
const ACKNOWLEDGED: &str = "lastcard_acknowledged_seconds";
const APPENDS: &str = "lastcard_store_append_seconds";
const BATCHES: &str = "lastcard_store_batch_entries";
const SLOW_READERS: &str = "lastcard_slow_readers_dropped_total";
const REFUSED: &str = "lastcard_refused_total";
const ORIGINS_REFUSED: &str = "lastcard_origins_refused_total";
const PANICS: &str = "lastcard_panics_total";
const ESTIMATES: &str = "lastcard_estimates_total";
const ESTIMATE: &str = "lastcard_estimate_seconds";
const ANSWERS: &str = "lastcard_http_answers_total";

/// What became of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It was carried out.
    Accepted,
    /// It had been carried out before, and was answered as then.
    Repeated,
    /// The seat had not seen what had happened since.
    Stale,
    /// The rules or the rights of the seat do not allow it.
    Refused,
    /// It could not be read.
    Malformed,
    /// It could not be written down.
    Failed,
}

impl Outcome {
    /// Its name.
    pub const fn code(self) -> &'static str {
        match self {
            Outcome::Accepted => "accepted",
            Outcome::Repeated => "repeated",
            Outcome::Stale => "stale",
            Outcome::Refused => "refused",
            Outcome::Malformed => "malformed",
            Outcome::Failed => "failed",
        }
    }
}

/// What became of a question for an estimate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Estimated {
    /// It had been made before.
    Known,
    /// It was made.
    Made,
    /// Too many waited for theirs.
    Busy,
    /// The server stopped.
    Dropped,
}

impl Estimated {
    /// Its name.
    pub const fn code(self) -> &'static str {
        match self {
            Estimated::Known => "known",
            Estimated::Made => "made",
            Estimated::Busy => "busy",
            Estimated::Dropped => "dropped",
        }
    }
}

/// Everything that was counted, ready to be told.
#[derive(Clone)]
pub struct Exporter(PrometheusHandle);

impl Exporter {
    /// All figures as Prometheus reads them.
    pub fn render(&self) -> String {
        self.0.render()
    }

    /// Puts what was measured since the last time into its buckets; without this, and without anybody who
    /// asks for the figures, single measurements would pile up.
    pub fn upkeep(&self) {
        self.0.run_upkeep();
    }
}

/// Where the bounds of the buckets are for what takes time; 0.06 is what most answers should keep to.
const SECONDS: [f64; 14] = [
    0.001, 0.002, 0.004, 0.008, 0.015, 0.03, 0.06, 0.1, 0.2, 0.4, 0.8, 1.5, 3.0, 6.0,
];

/// Where they are for entries.
const ENTRIES: [f64; 10] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];

/// Begins to count, for the whole process; a second call gives the same figures.
///
/// # Errors
/// When something else in the process counts already.
pub fn install() -> Result<Exporter, BuildError> {
    static INSTALLED: Mutex<Option<PrometheusHandle>> = Mutex::new(None);
    let mut installed = INSTALLED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(handle) = &*installed {
        return Ok(Exporter(handle.clone()));
    }
    let full = |name: &str| Matcher::Full(name.to_owned());
    let handle = PrometheusBuilder::new()
        .set_buckets_for_metric(full(ACKNOWLEDGED), &SECONDS)?
        .set_buckets_for_metric(full(APPENDS), &SECONDS)?
        .set_buckets_for_metric(full(ESTIMATE), &SECONDS)?
        .set_buckets_for_metric(full(BATCHES), &ENTRIES)?
        .install_recorder()?;
    describe();
    *installed = Some(handle.clone());
    Ok(Exporter(handle))
}

fn describe() {
    describe_gauge!(CONNECTIONS, "Connections that are open.");
    describe_gauge!(SOCKETS, "WebSockets that are open.");
    describe_gauge!(TABLES, "Tables that are in memory.");
    describe_counter!(COMMANDS, "Commands of seats, by outcome.");
    describe_histogram!(
        ACKNOWLEDGED,
        "From a command received to its answer queued; the entry is durable between."
    );
    describe_histogram!(
        APPENDS,
        "From entries handed to the store to entries durable."
    );
    describe_histogram!(BATCHES, "Entries that were committed together.");
    describe_counter!(
        SLOW_READERS,
        "Sockets that were closed because they read too slowly."
    );
    describe_counter!(REFUSED, "What a limit stopped, by limit.");
    describe_counter!(ORIGINS_REFUSED, "Requests from pages of other sites.");
    describe_counter!(PANICS, "Faults of the program that were caught.");
    describe_counter!(ESTIMATES, "Questions for an estimate of rules, by outcome.");
    describe_histogram!(ESTIMATE, "How long an estimate took that was made.");
    describe_counter!(ANSWERS, "Answers over HTTP, by class of status.");
    gauge!(CONNECTIONS).set(0);
    gauge!(SOCKETS).set(0);
    gauge!(TABLES).set(0);
}

/// Something that is counted as long as it is there.
#[derive(Debug)]
pub struct Present(&'static str);

impl Present {
    fn new(name: &'static str) -> Present {
        gauge!(name).increment(1);
        Present(name)
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        gauge!(self.0).decrement(1);
    }
}

/// A connection was opened; it counts until what this gives is dropped.
pub fn connection() -> Present {
    Present::new(CONNECTIONS)
}

/// A WebSocket was opened; it counts until what this gives is dropped.
pub fn socket() -> Present {
    Present::new(SOCKETS)
}

/// A table came into memory; it counts until what this gives is dropped.
pub fn table() -> Present {
    Present::new(TABLES)
}

/// A command was decided.
pub fn command(outcome: Outcome) {
    counter!(COMMANDS, "outcome" => outcome.code()).increment(1);
}

/// A command was acknowledged so long after it was received.
pub fn acknowledged(after: Duration) {
    histogram!(ACKNOWLEDGED).record(after.as_secs_f64());
}

/// So many entries were made durable together, in so much time.
pub fn store_batch(entries: u32, took: Duration) {
    histogram!(BATCHES).record(f64::from(entries));
    histogram!(APPENDS).record(took.as_secs_f64());
}

/// Somebody asked for an estimate.
pub fn estimate(outcome: Estimated) {
    counter!(ESTIMATES, "outcome" => outcome.code()).increment(1);
}

/// An estimate was made in so much time.
pub fn estimate_took(took: Duration) {
    histogram!(ESTIMATE).record(took.as_secs_f64());
}

/// A socket was closed because its other end reads too slowly.
pub fn slow_reader_dropped() {
    counter!(SLOW_READERS).increment(1);
}

/// A limit stopped something.
pub fn refused(limit: Limit) {
    counter!(REFUSED, "limit" => limit.code()).increment(1);
}

/// A request came from a page that may not send it.
pub fn origin_refused() {
    counter!(ORIGINS_REFUSED).increment(1);
}

/// A panic was caught.
pub fn panicked() {
    counter!(PANICS).increment(1);
}

/// A request was answered with that status.
pub fn answered(status: u16) {
    let class = match status {
        100..=199 => "1xx",
        200..=299 => "2xx",
        300..=399 => "3xx",
        400..=499 => "4xx",
        _ => "5xx",
    };
    counter!(ANSWERS, "status" => class).increment(1);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_is_told() {
        let exporter = install().unwrap();
        let open = (socket(), table(), connection());
        command(Outcome::Accepted);
        command(Outcome::Stale);
        acknowledged(Duration::from_millis(12));
        store_batch(3, Duration::from_millis(5));
        estimate(Estimated::Known);
        estimate_took(Duration::from_millis(900));
        slow_reader_dropped();
        refused(Limit::Chat);
        origin_refused();
        panicked();
        answered(200);
        exporter.upkeep();
        let told = install().unwrap().render();
        for line in [
            "# TYPE lastcard_sockets gauge",
            "lastcard_commands_total{outcome=\"accepted\"}",
            "lastcard_commands_total{outcome=\"stale\"}",
            "lastcard_acknowledged_seconds_bucket{le=\"0.015\"}",
            "lastcard_store_append_seconds_count",
            "lastcard_store_batch_entries_bucket{le=\"4\"}",
            "lastcard_estimates_total{outcome=\"known\"}",
            "lastcard_estimate_seconds_bucket{le=\"1.5\"}",
            "lastcard_slow_readers_dropped_total",
            "lastcard_refused_total{limit=\"chat\"}",
            "lastcard_origins_refused_total",
            "lastcard_panics_total",
            "lastcard_http_answers_total{status=\"2xx\"}",
        ] {
            assert!(told.contains(line), "{line} is missing in\n{told}");
        }
        drop(open);
    }
}
