//! The HTTP interface: tables, seats, codes, records, rules. Every path stands in the list of `lastcard_protocol`, and
//! a test compares.

mod estimate;
mod records;
mod rules;
mod seats;
mod tables;

use crate::door::Peer;
use crate::estimates::Estimates;
use crate::language::wanted;
use crate::limits::Limits;
use crate::problem::{problem, with_text};
use crate::serve::Context;
use crate::session;
use crate::tables::{NotDone, Shared, Tables};
use axum::Router;
use axum::extract::{FromRequest, Path, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use lastcard_projection::{refusal_code, wording};
use lastcard_protocol::ids::TableId;
use lastcard_protocol::rest::ProblemCode;
use lastcard_protocol::{Message, VERSION, from_json, rest as wire, to_json};
use lastcard_table::{Reason, Refused};
use lastcard_texts::Lang;
use std::sync::Arc;
use tokio::time::Instant;

/// What every handler needs.
#[derive(Clone)]
pub(crate) struct Api {
    tables: Tables,
    estimates: Estimates,
    limits: Arc<Limits>,
}

impl Api {
    pub(crate) const fn tables(&self) -> &Tables {
        &self.tables
    }

    pub(crate) const fn estimates(&self) -> &Estimates {
        &self.estimates
    }

    pub(crate) const fn limits(&self) -> &Arc<Limits> {
        &self.limits
    }
}

/// The routes of the game.
pub(crate) fn router(context: &Context) -> Router {
    let shared = Shared {
        store: Arc::clone(&context.store),
        public_url: context.public.to_string(),
        most: context.config.limits.tables as usize,
        stopping: context.stopping.clone(),
        start: Instant::now(),
    };
    let api = Api {
        tables: Tables::new(shared),
        estimates: Estimates::new(context.stopping.clone()),
        limits: Arc::clone(&context.limits),
    };
    tokio::spawn(api.tables.clone().keep_house());
    Router::new()
        .route("/ws", get(session::upgrade))
        .route("/api/tables", get(tables::list).post(tables::open))
        .route("/api/tables/{table}", get(tables::invitation))
        .route("/api/tables/{table}/seats", post(seats::take))
        .route("/api/tables/{table}/move", post(seats::ticket))
        .route("/api/tables/{table}/claim", post(seats::claim))
        .route("/api/tables/{table}/qr.svg", get(tables::qr))
        .route("/api/tables/{table}/records", get(records::list))
        .route("/api/tables/{table}/records/{number}", get(records::text))
        .route("/api/codes", post(tables::by_code))
        .route("/api/presets", get(rules::presets))
        .route("/api/rules/options", get(rules::options))
        .route("/api/rules/check", post(rules::check))
        .route("/api/rules/sheet", post(rules::sheet))
        .route("/api/estimate", post(estimate::of_rules))
        .route("/api/version", get(version))
        .with_state(api)
}

async fn version() -> Response {
    json(
        StatusCode::OK,
        &wire::Version {
            name: "lastcard".to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            protocol: VERSION,
        },
    )
}

/// The body of a request, which must be JSON of that type.
struct Json<T>(T);

impl<T: Message, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Json<T>, Response> {
        let lang = wanted(request.headers());
        let is_json = request
            .headers()
            .get(CONTENT_TYPE)
            .and_then(|kind| kind.to_str().ok())
            .is_some_and(|kind| kind.split(';').next().unwrap_or("").trim() == "application/json");
        // A form of a strange page cannot send this type without the browser asking first.
        if !is_json {
            return Err(problem(ProblemCode::BadRequest, lang));
        }
        let bytes = axum::body::Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|rejection| match rejection.into_response().status() {
            StatusCode::PAYLOAD_TOO_LARGE => problem(ProblemCode::TooLong, lang),
            _ => problem(ProblemCode::BadRequest, lang),
        })?;
        from_json(&bytes)
            .map(Json)
            .map_err(|error| with_text(ProblemCode::BadRequest, error.to_string()))
    }
}

/// The table of a path; what is no name of a table is answered as a table that is not there.
fn table_of(Path(text): &Path<String>, lang: Lang) -> Result<TableId, Box<Response>> {
    text.parse()
        .map_err(|_| Box::new(problem(ProblemCode::NoTable, lang)))
}

/// The language that a body asks for, or the one of the request.
fn lang_of(asked: Option<&str>, headers: &HeaderMap) -> Lang {
    asked
        .and_then(Lang::from_locale)
        .unwrap_or_else(|| wanted(headers))
}

fn json(status: StatusCode, value: &impl Message) -> Response {
    let body = to_json(value);
    (status, [(CONTENT_TYPE, "application/json")], body).into_response()
}

/// Why a table did not do something, as an answer.
fn not_done(not: NotDone, lang: Lang) -> Response {
    let code = match not {
        NotDone::BadToken => ProblemCode::BadToken,
        NotDone::BadTicket => ProblemCode::BadTicket,
        NotDone::NoTable => ProblemCode::NoTable,
        NotDone::Unavailable => ProblemCode::Unavailable,
        NotDone::TooManyTables => ProblemCode::TooManyTables,
        NotDone::Refused(refused) => {
            let code = match refused {
                Refused::Table(Reason::TableFull) => ProblemCode::TableFull,
                Refused::Table(Reason::BadName) => ProblemCode::BadName,
                Refused::Table(Reason::MatchGoingOn) => ProblemCode::MatchGoingOn,
                Refused::Table(Reason::BadSettings | Reason::TooFewSeats) => {
                    ProblemCode::BadSettings
                }
                Refused::Table(_) | Refused::Game(_) => ProblemCode::BadRequest,
            };
            let text = wording::of_code(lang, refusal_code(refused)).text;
            return with_text(code, text);
        }
    };
    problem(code, lang)
}

/// The address of whoever asks.
type From = axum::extract::Extension<Peer>;
