//! Rows as CSV: numbers, words without a comma, and nothing that would need quotes.

use super::RowsFile;
use super::columns::{Column, Value, columns, seats_text};
use super::disk::Growing;
use crate::row::Row;
use crate::summary::Summary;
use std::io::{self, Write};
use std::path::Path;

pub(super) struct CsvRows {
    file: Growing,
    columns: Vec<Column>,
}

impl CsvRows {
    pub(super) fn open(path: &Path, seats: usize, mark: Option<u64>) -> io::Result<CsvRows> {
        let columns = columns(seats);
        let mut file = Growing::open(path, mark)?;
        if mark.is_none() {
            let names: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
            writeln!(file, "{}", names.join(","))?;
        }
        Ok(CsvRows { file, columns })
    }
}

impl RowsFile for CsvRows {
    fn rows(&mut self, rows: &[Row]) -> io::Result<()> {
        for row in rows {
            for (place, column) in self.columns.iter().enumerate() {
                if place > 0 {
                    self.file.write_all(b",")?;
                }
                match column.value {
                    Value::Long(value) => write!(self.file, "{}", value(row))?,
                    Value::Number(value) => write!(self.file, "{}", value(row))?,
                    Value::Measure(measure) => write!(self.file, "{}", measure.of(row))?,
                    Value::OfSeat(seat, value) => write!(self.file, "{}", value(row, seat))?,
                    Value::Flag(value) => write!(self.file, "{}", value(row))?,
                    Value::Seat(value) => {
                        if let Some(seat) = value(row) {
                            write!(self.file, "{seat}")?;
                        }
                    }
                    Value::Seats(value) => {
                        if let Some(seats) = value(row) {
                            self.file.write_all(seats_text(seats).as_bytes())?;
                        }
                    }
                }
            }
            self.file.write_all(b"\n")?;
        }
        Ok(())
    }

    fn settle(&mut self) -> io::Result<Option<u64>> {
        self.file.settle().map(Some)
    }

    fn finish(self: Box<Self>, _: &Summary) -> io::Result<()> {
        self.file.finish()
    }
}
