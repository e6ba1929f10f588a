//! Today, for the heading of a record.

use lastcard_table::date::written;
use std::time::{SystemTime, UNIX_EPOCH};

/// The date and the time in UTC, as `2026-11-30 14:05 UTC`.
#[expect(
    clippy::disallowed_methods,
    reason = "a record says when it was begun; nothing depends on it"
)]
pub(crate) fn today() -> String {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    written(since.as_secs())
}
