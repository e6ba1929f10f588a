//! Rows as Parquet: a row group for each 16 pieces of the run.
//!
//! A Parquet file says at its end where everything is, so one that is being written cannot go on after a crash. Each
//! row group is therefore a small file of its own, in a folder beside the result; at the end their columns are copied
//! into one file as they are, without being decoded.

use super::columns::{Column, Value, columns, seats_text};
use super::disk::{replace, sync_folder_of};
use super::document::RunRecord;
use super::{RowsFile, changed, unfinished};
use crate::row::Row;
use crate::summary::Summary;
use parquet::basic::Compression;
use parquet::column::writer::ColumnCloseResult;
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::{KeyValue, PageIndexPolicy, ParquetMetaDataReader};
use parquet::file::properties::{WriterProperties, WriterPropertiesPtr};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use parquet::schema::types::TypePtr;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// How many pieces of a run are one row group.
const PIECES: u32 = 16;

pub(super) struct ParquetRows {
    path: PathBuf,
    columns: Vec<Column>,
    schema: TypePtr,
    setup: String,
    /// How many row groups lie in their files.
    groups: u64,
    /// The rows of the next one, and of how many pieces they are.
    rows: Vec<Row>,
    pieces: u32,
}

impl ParquetRows {
    pub(super) fn open(
        path: &Path,
        record: &RunRecord,
        mark: Option<u64>,
    ) -> io::Result<ParquetRows> {
        let groups = mark.unwrap_or(0);
        let folder = unfinished(path);
        if mark.is_none() {
            super::discard(path)?;
            fs::create_dir(&folder)?;
        }
        // What was cut short is told now, and not when everything has been played.
        if let Some(bad) = (0..groups)
            .map(|group| part(path, group))
            .find(|part| !is_whole(part))
        {
            return Err(changed(&bad));
        }
        let columns = columns(record.bots.len());
        let schema = parse_message_type(&message(&columns)).map_err(plain)?;
        Ok(ParquetRows {
            path: path.to_owned(),
            columns,
            schema: Arc::new(schema),
            setup: serde_json::to_string(record)?,
            groups,
            rows: Vec::new(),
            pieces: 0,
        })
    }

    /// Writes the rows that wait as the next row group.
    fn end_group(&mut self) -> io::Result<()> {
        if self.rows.is_empty() {
            return Ok(());
        }
        let mut bytes = Vec::new();
        self.write_group(&mut bytes).map_err(plain)?;
        replace(&part(&self.path, self.groups), &bytes)?;
        self.groups += 1;
        self.pieces = 0;
        self.rows.clear();
        Ok(())
    }

    fn write_group(&self, to: &mut Vec<u8>) -> Result<(), ParquetError> {
        let mut file = SerializedFileWriter::new(to, self.schema.clone(), properties(None))?;
        let mut group = file.next_row_group()?;
        for column in &self.columns {
            write_column(&mut group, &column.value, &self.rows)?;
        }
        group.close()?;
        file.close()?;
        Ok(())
    }

    /// Puts all row groups into one file.
    fn join(&self, to: &mut (impl Write + Send), summary: &Summary) -> Result<(), ParquetError> {
        let summary = serde_json::to_string(summary)
            .map_err(|error| ParquetError::External(Box::new(error)))?;
        let texts = vec![
            KeyValue::new("lastcard.setup".to_owned(), self.setup.clone()),
            KeyValue::new("lastcard.summary".to_owned(), summary),
        ];
        let mut file = SerializedFileWriter::new(to, self.schema.clone(), properties(Some(texts)))?;
        for group in 0..self.groups {
            let from = File::open(part(&self.path, group))?;
            let metadata = ParquetMetaDataReader::new()
                .with_page_index_policy(PageIndexPolicy::Optional)
                .parse_and_finish(&from)?;
            let indexes = metadata.page_index();
            for (number, rows) in metadata.row_groups().iter().enumerate() {
                let mut copy = file.next_row_group()?;
                for (place, column) in rows.columns().iter().enumerate() {
                    let copied = ColumnCloseResult {
                        bytes_written: column.compressed_size() as u64,
                        rows_written: rows.num_rows() as u64,
                        metadata: column.clone(),
                        bloom_filter: None,
                        column_index: indexes
                            .and_then(|all| all.column_index(number, place))
                            .cloned(),
                        offset_index: indexes
                            .and_then(|all| all.offset_index(number, place))
                            .cloned(),
                    };
                    copy.append_column(&from, copied)?;
                }
                copy.close()?;
            }
        }
        file.close()?;
        Ok(())
    }
}

/// Whether a file is there and says at its end what is in it.
fn is_whole(part: &Path) -> bool {
    File::open(part).is_ok_and(|file| {
        let mut reader = ParquetMetaDataReader::new();
        reader.try_parse(&file).is_ok()
    })
}

impl RowsFile for ParquetRows {
    fn rows(&mut self, rows: &[Row]) -> io::Result<()> {
        self.rows.extend_from_slice(rows);
        self.pieces += 1;
        if self.pieces == PIECES {
            self.end_group()?;
        }
        Ok(())
    }

    fn settle(&mut self) -> io::Result<Option<u64>> {
        Ok((self.rows.is_empty() && self.groups > 0).then_some(self.groups))
    }

    fn finish(mut self: Box<Self>, summary: &Summary) -> io::Result<()> {
        self.end_group()?;
        let whole = unfinished(&self.path).join("whole.parquet");
        let mut file = BufWriter::new(File::create(&whole)?);
        self.join(&mut file, summary).map_err(plain)?;
        file.flush()?;
        file.get_ref().sync_all()?;
        fs::rename(&whole, &self.path)?;
        sync_folder_of(&self.path)?;
        super::discard(&self.path)
    }
}

/// The file of a row group.
fn part(path: &Path, group: u64) -> PathBuf {
    unfinished(path).join(format!("{group:06}.parquet"))
}

fn properties(texts: Option<Vec<KeyValue>>) -> WriterPropertiesPtr {
    let properties = WriterProperties::builder()
        .set_created_by(concat!("lastcard ", env!("CARGO_PKG_VERSION")).to_owned())
        .set_compression(Compression::SNAPPY)
        .set_key_value_metadata(texts);
    Arc::new(properties.build())
}

/// The columns in the language of Parquet.
fn message(columns: &[Column]) -> String {
    let fields: Vec<String> = columns
        .iter()
        .map(|Column { name, value }| match value {
            Value::Long(_) => format!("required int64 {name};"),
            Value::Number(_) | Value::Measure(_) | Value::OfSeat(..) => {
                format!("required int32 {name};")
            }
            Value::Seat(_) => format!("optional int32 {name};"),
            Value::Flag(_) => format!("required boolean {name};"),
            Value::Seats(_) => format!("optional binary {name} (UTF8);"),
        })
        .collect();
    format!("message round {{ {} }}", fields.join(" "))
}

fn write_column<W: Write + Send>(
    group: &mut SerializedRowGroupWriter<'_, W>,
    value: &Value,
    rows: &[Row],
) -> Result<(), ParquetError> {
    let Some(mut column) = group.next_column()? else {
        return Err(ParquetError::General("there is no such column".to_owned()));
    };
    match *value {
        Value::Long(value) => {
            let values: Vec<i64> = rows.iter().map(|row| value(row) as i64).collect();
            column
                .typed::<Int64Type>()
                .write_batch(&values, None, None)?;
        }
        Value::Number(value) => {
            let values: Vec<i32> = rows.iter().map(|row| value(row) as i32).collect();
            column
                .typed::<Int32Type>()
                .write_batch(&values, None, None)?;
        }
        Value::Measure(measure) => {
            let values: Vec<i32> = rows.iter().map(|row| measure.of(row) as i32).collect();
            column
                .typed::<Int32Type>()
                .write_batch(&values, None, None)?;
        }
        Value::OfSeat(seat, value) => {
            let values: Vec<i32> = rows.iter().map(|row| value(row, seat) as i32).collect();
            column
                .typed::<Int32Type>()
                .write_batch(&values, None, None)?;
        }
        Value::Flag(value) => {
            let values: Vec<bool> = rows.iter().map(value).collect();
            column
                .typed::<BoolType>()
                .write_batch(&values, None, None)?;
        }
        Value::Seat(value) => {
            let there: Vec<i16> = rows.iter().map(|row| value(row).is_some().into()).collect();
            let values: Vec<i32> = rows.iter().filter_map(value).map(i32::from).collect();
            let column = column.typed::<Int32Type>();
            column.write_batch(&values, Some(&there), None)?;
        }
        Value::Seats(value) => {
            let there: Vec<i16> = rows.iter().map(|row| value(row).is_some().into()).collect();
            let texts = rows.iter().filter_map(value).map(seats_text);
            let values: Vec<ByteArray> = texts.map(|text| ByteArray::from(text.as_str())).collect();
            let column = column.typed::<ByteArrayType>();
            column.write_batch(&values, Some(&there), None)?;
        }
    }
    column.close()
}

/// The error of the disk itself where there was one, so that a full disk is known as such.
fn plain(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(inner) => match inner.downcast::<io::Error>() {
            Ok(error) => *error,
            Err(other) => io::Error::other(other),
        },
        other => io::Error::other(other),
    }
}
