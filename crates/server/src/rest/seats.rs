//! Seats: taking one, and moving it to another device.

use super::{Api, Json, json, lang_of, not_done, table_of};
use crate::language::wanted;
use crate::problem::problem;
use crate::tables::{Request, TICKET_TIME};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use lastcard_protocol::rest::{ClaimSeat, Movable, MoveSeat, ProblemCode, TakeSeat};

pub(super) async fn take(
    State(api): State<Api>,
    path: Path<String>,
    headers: HeaderMap,
    Json(body): Json<TakeSeat>,
) -> Response {
    let lang = lang_of(body.lang.as_deref(), &headers);
    if body.check().is_err() {
        return problem(ProblemCode::TooLong, lang);
    }
    let table = match table_of(&path, lang) {
        Ok(table) => table,
        Err(response) => return *response,
    };
    let asked = api
        .tables()
        .ask(table, |answer| Request::Join(body.name, answer));
    match asked.await.and_then(|answer| answer) {
        Ok(seated) => json(StatusCode::CREATED, &seated),
        Err(not) => not_done(not, lang),
    }
}

pub(super) async fn ticket(
    State(api): State<Api>,
    path: Path<String>,
    headers: HeaderMap,
    Json(MoveSeat { token }): Json<MoveSeat>,
) -> Response {
    let lang = wanted(&headers);
    let table = match table_of(&path, lang) {
        Ok(table) => table,
        Err(response) => return *response,
    };
    let asked = api
        .tables()
        .ask(table, |answer| Request::Move(token, answer));
    match asked.await.and_then(|answer| answer) {
        Ok(ticket) => {
            let link = api.tables().shared().link(table);
            // What stands behind the mark is not sent to any server when the link is opened.
            let link = format!("{link}#move={}", ticket.reveal());
            let movable = Movable {
                ticket,
                link,
                expires_in: TICKET_TIME.as_secs() as u32,
            };
            json(StatusCode::CREATED, &movable)
        }
        Err(not) => not_done(not, lang),
    }
}

pub(super) async fn claim(
    State(api): State<Api>,
    path: Path<String>,
    headers: HeaderMap,
    Json(ClaimSeat { ticket }): Json<ClaimSeat>,
) -> Response {
    let lang = wanted(&headers);
    let table = match table_of(&path, lang) {
        Ok(table) => table,
        Err(response) => return *response,
    };
    let asked = api
        .tables()
        .ask(table, |answer| Request::Claim(ticket, answer));
    match asked.await.and_then(|answer| answer) {
        Ok(seated) => json(StatusCode::CREATED, &seated),
        Err(not) => not_done(not, lang),
    }
}
