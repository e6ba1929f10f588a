//! Seats: taking one, and moving it to another device.

use super::{Api, Json, json, lang_of, not_done, table_of};
use crate::language::wanted;
use crate::problem::problem;
use crate::tables::{NotDone, Request, TICKET_TIME};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use lastcard_protocol::Message;
use lastcard_protocol::ids::TableId;
use lastcard_protocol::rest::{ClaimSeat, Movable, MoveSeat, ProblemCode, TakeSeat};
use lastcard_texts::Lang;
use tokio::sync::oneshot::Sender;

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
    let join = |answer| Request::Join(body.name, answer);
    made(&api, &path, lang, join, |_, seated| seated).await
}

pub(super) async fn ticket(
    State(api): State<Api>,
    path: Path<String>,
    headers: HeaderMap,
    Json(MoveSeat { token }): Json<MoveSeat>,
) -> Response {
    let lang = wanted(&headers);
    let issue = |answer| Request::Move(token, answer);
    made(&api, &path, lang, issue, |table, ticket| {
        let link = api.tables().shared().link(table);
        // What stands behind the mark is not sent to any server when the link is opened.
        let link = format!("{link}#move={}", ticket.reveal());
        Movable {
            ticket,
            link,
            expires_in: TICKET_TIME.as_secs() as u32,
        }
    })
    .await
}

pub(super) async fn claim(
    State(api): State<Api>,
    path: Path<String>,
    headers: HeaderMap,
    Json(ClaimSeat { ticket }): Json<ClaimSeat>,
) -> Response {
    let lang = wanted(&headers);
    let claim = |answer| Request::Claim(ticket, answer);
    made(&api, &path, lang, claim, |_, seated| seated).await
}

/// Asks the table of a path for something that it makes, and answers with what `shown` makes of that.
async fn made<T, M: Message>(
    api: &Api,
    path: &Path<String>,
    lang: Lang,
    request: impl FnOnce(Sender<Result<T, NotDone>>) -> Request,
    shown: impl FnOnce(TableId, T) -> M,
) -> Response {
    let table = match table_of(path, lang) {
        Ok(table) => table,
        Err(response) => return *response,
    };
    let asked = api.tables().ask(table, request).await;
    match asked.and_then(|answer| answer) {
        Ok(it) => json(StatusCode::CREATED, &shown(table, it)),
        Err(not) => not_done(not, lang),
    }
}
