//! Match records as they are kept: gzip.

use crate::{FinishedMatch, Millis, StoreError, TableKey};
use flate2::Compression;
use flate2::read::{GzDecoder, GzEncoder};
use std::io::Read;

/// Compresses a record, away from the tasks that others wait for.
pub(crate) async fn pack(record: String) -> Result<Vec<u8>, StoreError> {
    let packed = tokio::task::spawn_blocking(move || {
        let mut packed = Vec::new();
        let mut encoder = GzEncoder::new(record.as_bytes(), Compression::default());
        encoder.read_to_end(&mut packed).map(|_| packed)
    });
    match packed.await {
        Ok(Ok(packed)) => Ok(packed),
        Ok(Err(error)) => Err(cannot("compressed", &error)),
        Err(error) => Err(cannot("compressed", &error)),
    }
}

/// A match of a table, from the time at which it ended and its packed record.
pub(crate) async fn unpack(
    table: &TableKey,
    number: u32,
    kept: Option<(Millis, Vec<u8>)>,
) -> Result<Option<FinishedMatch>, StoreError> {
    let Some((at, packed)) = kept else {
        return Ok(None);
    };
    let text = tokio::task::spawn_blocking(move || {
        let mut text = String::new();
        GzDecoder::new(packed.as_slice())
            .read_to_string(&mut text)
            .map(|_| text)
    });
    match text.await {
        Ok(Ok(record)) => Ok(Some(FinishedMatch { number, at, record })),
        Ok(Err(error)) => Err(StoreError::Unreadable(format!(
            "The record of match {number} of table {} is damaged in the store ({error}). Restore a backup to have it \
             back.",
            table.0
        ))),
        Err(error) => Err(cannot("unpacked", &error)),
    }
}

fn cannot(done: &str, error: &dyn std::fmt::Display) -> StoreError {
    StoreError::Unavailable(format!(
        "A match record could not be {done} ({error}). Try it again."
    ))
}
