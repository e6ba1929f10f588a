//! What an error of `PostgreSQL` means for the host.

use super::place::is_late;
use crate::StoreError;

/// What is wrong, where, and what to do.
pub(super) fn explain(place: &str, user: &str, error: &sqlx::Error) -> StoreError {
    let code = error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code);
    let unavailable = StoreError::Unavailable;
    match (error, code.as_deref().unwrap_or_default()) {
        (error, _) if is_late(error) => unavailable(format!(
            "No answer came from {place} in time. See that it runs and is not overloaded; the server goes on by itself."
        )),
        (_, "28P01" | "28000") => unavailable(format!(
            "The user {user} may not log in to {place}: the name or the password is wrong, or pg_hba.conf does not let \
             this machine in. Correct the address."
        )),
        (_, "3D000") => unavailable(format!(
            "There is no such database as {place}. Make it with createdb, or correct the address."
        )),
        (_, "42501") => unavailable(format!(
            "The user {user} may not do in {place} what is needed. Make it the owner of the database."
        )),
        (_, "25006") => unavailable(format!(
            "Nothing can be written to {place}: it is a standby or read-only. Give the address of the primary."
        )),
        (_, "53100") => unavailable(format!(
            "The disk of {place} is full: nothing can be written. Make room there; the server goes on by itself."
        )),
        (_, "53300") => unavailable(format!(
            "{place} has no connection left (each server takes up to 12). Raise max_connections, or run fewer servers."
        )),
        (_, "55P03" | "57014") => unavailable(format!(
            "{place} was busy for too long with something else. Try again."
        )),
        (_, code) if code.starts_with("57P") || code.starts_with("08") => unavailable(format!(
            "{place} is stopping or starting ({error}). The server goes on when it is back."
        )),
        (_, "42P01" | "42703") => StoreError::NotOurs(format!(
            "{place} lacks tables of the store ({error}). Restore a backup, or give an empty database."
        )),
        (sqlx::Error::Io(error), _) => unavailable(format!(
            "{place} cannot be reached ({error}). See that it runs and that host and port are right."
        )),
        (sqlx::Error::Tls(error), _) => unavailable(format!(
            "No safe connection to {place} could be made ({error}). See to its certificate, or set sslmode in the \
             address."
        )),
        (sqlx::Error::PoolTimedOut, _) => unavailable(format!(
            "No connection to {place} could be had in time. See that it runs; the server goes on by itself."
        )),
        (sqlx::Error::PoolClosed, _) => StoreError::closed(),
        (error, _) if is_of_a_row(error) => StoreError::Refused(format!(
            "{place} does not take what was to be written ({error})."
        )),
        (error, _) => unavailable(format!("{place} cannot be used now ({error}). Try again.")),
    }
}

/// Somebody else has a table where one of ours would be made.
pub(super) fn is_taken(place: &str, table: &str) -> StoreError {
    StoreError::NotOurs(format!(
        "In {place} is a table {table} that is not of lastcard. Give a database of its own; nothing was changed."
    ))
}

/// Whether a row is at fault, so that the rest of its batch can be written.
pub(super) fn is_of_a_row(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(error) => error.code().is_some_and(|code| {
            // Bad values, broken constraints, too large, or locked by another server.
            code.starts_with("22")
                || code.starts_with("23")
                || code.starts_with("54")
                || code == "55P03"
        }),
        sqlx::Error::Encode(_) | sqlx::Error::InvalidArgument(_) => true,
        _ => false,
    }
}

/// Whether another writer was in the way: a deadlock, or the same key at the same moment.
pub(super) fn is_a_race(error: &sqlx::Error) -> bool {
    let code = error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code);
    matches!(code.as_deref(), Some("40001" | "40P01" | "23505"))
}
