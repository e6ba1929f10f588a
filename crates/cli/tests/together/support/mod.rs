//! What the tests stand on: places for data, servers as processes, people who play by themselves.

mod choose;
pub(crate) mod history;
pub(crate) mod load;
pub(crate) mod person;
pub(crate) mod place;
pub(crate) mod process;
pub(crate) mod record;
pub(crate) mod table;

use std::future::Future;
use std::time::Duration;

/// Runs a test, which must end within that time: a test that hangs says so.
pub(crate) fn within(limit: Duration, test: impl Future<Output = ()>) {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let ended = tokio::time::timeout(limit, test).await;
        assert!(ended.is_ok(), "no end within {} s", limit.as_secs());
    });
}
