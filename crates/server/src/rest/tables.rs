//! Opening and finding tables.

use super::{Api, From, Json, json, lang_of, not_done, table_of};
use crate::language::wanted;
use crate::problem::{problem, too_fast, with_text};
use crate::qr;
use crate::tables::Request;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::future::join_all;
use lastcard_projection::{rules_of, settings_changed, wording};
use lastcard_protocol::rest::{
    CodeOpens, EnterCode, Invitation, OpenTable, ProblemCode, PublicTable,
};
use lastcard_table::{Settings, names};
use lastcard_texts::Texts;

/// The most tables in the public list.
const LISTED: u32 = 50;

pub(super) async fn open(
    State(api): State<Api>,
    from: From,
    headers: HeaderMap,
    Json(body): Json<OpenTable>,
) -> Response {
    let lang = lang_of(body.lang.as_deref(), &headers);
    if body.check().is_err() {
        return problem(ProblemCode::TooLong, lang);
    }
    let OpenTable {
        name,
        rules,
        settings,
        lang: _,
    } = body;
    let Ok(name) = names::normalize(&name) else {
        return problem(ProblemCode::BadName, lang);
    };
    let rules = match rules_of(rules.as_deref().unwrap_or("standard")) {
        Ok(rules) => rules,
        Err(problems) => {
            let text = wording::bad_rules(lang, &problems).text;
            return with_text(ProblemCode::BadRules, text);
        }
    };
    let mut chosen = Settings::default();
    if let Some(change) = &settings {
        chosen = settings_changed(&chosen, change);
    }
    if !chosen.is_valid() {
        return problem(ProblemCode::BadSettings, lang);
    }
    let held = match api.limits().table(from.0.0) {
        Ok(held) => held,
        Err(refused) => return too_fast(&refused, lang),
    };
    match api.tables().open(name, &rules, chosen, held).await {
        Ok(opened) => json(StatusCode::CREATED, &opened),
        Err(not) => not_done(not, lang),
    }
}

pub(super) async fn list(State(api): State<Api>, headers: HeaderMap) -> Response {
    let lang = wanted(&headers);
    let tables = match api.tables().listed(LISTED).await {
        Ok(tables) => tables,
        Err(not) => return not_done(not, lang),
    };
    let asked = tables
        .into_iter()
        .map(|table| api.tables().ask(table, Request::List));
    let answers = join_all(asked).await;
    // A table that went meanwhile is left out.
    let shown: Vec<PublicTable> = answers.into_iter().filter_map(Result::ok).collect();
    json(StatusCode::OK, &shown)
}

pub(super) async fn invitation(
    State(api): State<Api>,
    path: Path<String>,
    headers: HeaderMap,
) -> Response {
    match invited(&api, &path, &headers).await {
        Ok(invitation) => json(StatusCode::OK, &invitation),
        Err(response) => *response,
    }
}

pub(super) async fn qr(State(api): State<Api>, path: Path<String>, headers: HeaderMap) -> Response {
    let lang = wanted(&headers);
    let invitation = match invited(&api, &path, &headers).await {
        Ok(invitation) => invitation,
        Err(response) => return *response,
    };
    let title = Texts::of(lang).text("page-qr-title", &[]);
    match qr::svg(&invitation.link, &title) {
        Ok(svg) => (StatusCode::OK, [(CONTENT_TYPE, "image/svg+xml")], svg).into_response(),
        Err(_) => problem(ProblemCode::Internal, lang),
    }
}

pub(super) async fn by_code(
    State(api): State<Api>,
    from: From,
    headers: HeaderMap,
    Json(EnterCode { code }): Json<EnterCode>,
) -> Response {
    let lang = wanted(&headers);
    if let Err(refused) = api.limits().code_guess(from.0.0) {
        return too_fast(&refused, lang);
    }
    match api.tables().by_code(code).await {
        Ok(Some(table)) => json(StatusCode::OK, &CodeOpens { table }),
        Ok(None) => problem(ProblemCode::BadCode, lang),
        Err(not) => not_done(not, lang),
    }
}

async fn invited(
    api: &Api,
    path: &Path<String>,
    headers: &HeaderMap,
) -> Result<Invitation, Box<Response>> {
    let lang = wanted(headers);
    let table = table_of(path, lang)?;
    let asked = api.tables().ask(table, Request::Invite).await;
    asked.map_err(|not| Box::new(not_done(not, lang)))
}
