//! Rows as both databases give them, and what they mean.

use crate::{About, CommandId, Entry, Known, Millis, Secret, Seq, StoreError, TableKey};

/// `seq, at, command, version, body, secret`
pub(crate) type EntryRow = (i64, i64, Option<Vec<u8>>, i64, String, Option<Vec<u8>>);

/// `head, updated, code, code_until, listed, played`
pub(crate) type KnownRow = (i64, i64, Option<String>, Option<i64>, bool, bool);

/// `name` and a [`KnownRow`]
pub(crate) type ListedRow = (String, i64, i64, Option<String>, Option<i64>, bool, bool);

/// Reads an entry of a table.
pub(crate) fn entry(table: &TableKey, row: EntryRow) -> Result<Entry, StoreError> {
    let (seq, at, command, version, body, secret) = row;
    let unreadable = |what: &str| {
        StoreError::Unreadable(format!(
            "Entry {seq} of table {} has {what}: the store is damaged there. Restore a backup, or forget the table.",
            table.0
        ))
    };
    Ok(Entry {
        seq: Seq::try_from(seq).map_err(|_| unreadable("no place"))?,
        at,
        command: command
            .map(|bytes| {
                self::command(&bytes).ok_or_else(|| unreadable("a command id of a wrong length"))
            })
            .transpose()?,
        version: u16::try_from(version).map_err(|_| unreadable("a version out of range"))?,
        body,
        secret: secret.map(Secret),
    })
}

/// Refuses a text that one kind of database could keep and the other not.
pub(crate) fn check(table: &TableKey, entry: &Entry) -> Result<(), StoreError> {
    let texts = [("The name of a table", &table.0), ("An entry", &entry.body)];
    let wrong = texts.into_iter().find(|(_, text)| text.contains('\0'));
    wrong.map_or(Ok(()), |(what, _)| Err(StoreError::no_text(what)))
}

/// Reads a command id.
pub(crate) fn command(bytes: &[u8]) -> Option<CommandId> {
    bytes.try_into().ok().map(CommandId)
}

/// Reads what is known of a table.
pub(crate) fn known((head, updated, code, until, listed, played): KnownRow) -> Known {
    Known {
        head: seq(head),
        updated,
        about: About {
            code: code.zip(until),
            listed,
            played,
        },
    }
}

/// Reads what is known of a table, with its name.
pub(crate) fn listed(
    (name, head, updated, code, until, listed, played): ListedRow,
) -> (TableKey, Known) {
    (
        TableKey(name),
        known((head, updated, code, until, listed, played)),
    )
}

/// A place in the log from its column, which is never below zero.
pub(crate) fn seq(column: i64) -> Seq {
    Seq::try_from(column).unwrap_or_default()
}

/// The column of a place in the log; one beyond all columns is at the end of them.
pub(crate) fn column(seq: Seq) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

/// The columns of a short code.
pub(crate) fn code(about: &About) -> (Option<&str>, Option<Millis>) {
    let (code, until) = about
        .code
        .as_ref()
        .map(|(code, until)| (code.as_str(), *until))
        .unzip();
    (code, until)
}
