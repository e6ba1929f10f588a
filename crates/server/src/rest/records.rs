//! The records of finished matches. A match that goes on has none: it would show the cards of everybody.

use super::{Api, json, not_done, table_of};
use crate::language::wanted;
use crate::problem::problem;
use crate::tables::{NotDone, Records, Request};
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use lastcard_engine::{Event, SeatSet};
use lastcard_notation::Record;
use lastcard_projection::millis;
use lastcard_protocol::ids::TableId;
use lastcard_protocol::rest::{ProblemCode, RecordEntry};
use lastcard_store::{FinishedMatch, TableKey};

pub(super) async fn list(
    State(api): State<Api>,
    path: Path<String>,
    headers: HeaderMap,
) -> Response {
    let lang = wanted(&headers);
    let table = match table_of(&path, lang) {
        Ok(table) => table,
        Err(response) => return *response,
    };
    let found = match all(&api, table).await {
        Ok(found) => found,
        Err(not) => return not_done(not, lang),
    };
    let entries: Vec<RecordEntry> = found.iter().filter_map(entry).collect();
    json(StatusCode::OK, &entries)
}

pub(super) async fn text(
    State(api): State<Api>,
    Path((table, number)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let lang = wanted(&headers);
    let table = match table_of(&Path(table), lang) {
        Ok(table) => table,
        Err(response) => return *response,
    };
    let Ok(number) = number.parse::<u32>() else {
        return problem(ProblemCode::NoRecord, lang);
    };
    match one(&api, table, number).await {
        Ok(Some(record)) => {
            let name = format!("attachment; filename=\"lastcard-{table}-{number}.lcr\"");
            let headers = [
                (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
                (CONTENT_DISPOSITION, name),
            ];
            (StatusCode::OK, headers, record.record).into_response()
        }
        Ok(None) => problem(ProblemCode::NoRecord, lang),
        Err(not) => not_done(not, lang),
    }
}

async fn all(api: &Api, table: TableId) -> Result<Vec<FinishedMatch>, NotDone> {
    let Records { matches, last } = known(api, table).await?;
    let mut found = Vec::new();
    for number in 1..=matches {
        found.extend(stored(api, table, number, last.as_ref()).await?);
    }
    Ok(found)
}

async fn one(api: &Api, table: TableId, number: u32) -> Result<Option<FinishedMatch>, NotDone> {
    let records = known(api, table).await?;
    stored(api, table, number, records.last.as_ref()).await
}

async fn known(api: &Api, table: TableId) -> Result<Records, NotDone> {
    api.tables().ask(table, Request::Records).await?
}

/// The record of a match: put away, or still in the log.
async fn stored(
    api: &Api,
    table: TableId,
    number: u32,
    last: Option<&FinishedMatch>,
) -> Result<Option<FinishedMatch>, NotDone> {
    if let Some(last) = last.filter(|last| last.number == number) {
        return Ok(Some(last.clone()));
    }
    let key = TableKey(table.to_string());
    let found = api.tables().shared().store.record(key, number).await;
    found.map_err(|error| {
        tracing::error!(%error, "a record cannot be read");
        NotDone::Unavailable
    })
}

fn entry(finished: &FinishedMatch) -> Option<RecordEntry> {
    let record = Record::parse(&finished.record).ok()?;
    let names = &record.header.names;
    let winners = record
        .entries
        .iter()
        .flat_map(|entry| &entry.events)
        .find_map(|event| match event {
            Event::MatchEnded { winners } => Some(*winners),
            _ => None,
        });
    let winners = winners.unwrap_or(SeatSet::EMPTY);
    Some(RecordEntry {
        number: finished.number,
        ended: millis(finished.at),
        players: names.iter().map(|(_, name)| name.to_owned()).collect(),
        winners: winners
            .iter()
            .map(|seat| names.of(seat).to_owned())
            .collect(),
    })
}
