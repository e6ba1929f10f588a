//! A whole result as one JSON object, with a line for each row.

use super::RowsFile;
use super::disk::Growing;
use super::document::{RunRecord, head};
use crate::row::Row;
use crate::summary::Summary;
use std::io::{self, Write};
use std::path::Path;

pub(super) struct JsonRows {
    file: Growing,
    /// Whether a row was written already, so that the next one needs a comma before it.
    begun: bool,
}

impl JsonRows {
    pub(super) fn open(path: &Path, record: &RunRecord, mark: Option<u64>) -> io::Result<JsonRows> {
        let mut file = Growing::open(path, mark)?;
        if mark.is_none() {
            write!(file, "{},\"rows\":[", head(record))?;
        }
        let begun = mark.is_some();
        Ok(JsonRows { file, begun })
    }
}

impl RowsFile for JsonRows {
    fn rows(&mut self, rows: &[Row]) -> io::Result<()> {
        for row in rows {
            let before: &[u8] = if self.begun { b",\n" } else { b"\n" };
            self.file.write_all(before)?;
            serde_json::to_writer(&mut self.file, row)?;
            self.begun = true;
        }
        Ok(())
    }

    fn settle(&mut self) -> io::Result<Option<u64>> {
        // Whoever goes on takes it that there are rows.
        let mark = self.file.settle()?;
        Ok(self.begun.then_some(mark))
    }

    fn finish(mut self: Box<Self>, summary: &Summary) -> io::Result<()> {
        self.file.write_all(b"\n],\"summary\":")?;
        serde_json::to_writer(&mut self.file, summary)?;
        self.file.write_all(b"}\n")?;
        self.file.finish()
    }
}
