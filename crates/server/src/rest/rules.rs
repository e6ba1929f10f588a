//! Rules: presets, checks, sheets.

use super::{Json, json, lang_of};
use crate::problem::{problem, with_text};
use axum::extract::Query;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use lastcard_projection::{rules, wording};
use lastcard_protocol::rest::{CheckRules, ProblemCode, RulesSheet};
use lastcard_texts::Lang;
use std::collections::HashMap;

pub(super) async fn presets() -> Response {
    json(StatusCode::OK, &rules::presets(&Lang::ALL))
}

pub(super) async fn options(
    headers: HeaderMap,
    Query(asked): Query<HashMap<String, String>>,
) -> Response {
    let lang = lang_of(asked.get("lang").map(String::as_str), &headers);
    json(StatusCode::OK, &rules::options(lang))
}

pub(super) async fn check(headers: HeaderMap, Json(body): Json<CheckRules>) -> Response {
    let lang = lang_of(body.lang.as_deref(), &headers);
    if body.check().is_err() {
        return problem(ProblemCode::TooLong, lang);
    }
    let checked = rules::check(&body.rules, body.players, lang);
    json(StatusCode::OK, &checked)
}

pub(super) async fn sheet(headers: HeaderMap, Json(body): Json<RulesSheet>) -> Response {
    let lang = lang_of(body.lang.as_deref(), &headers);
    if body.check().is_err() {
        return problem(ProblemCode::TooLong, lang);
    }
    match rules::sheet(&body.rules, lang) {
        Ok(sheet) => json(StatusCode::OK, &sheet),
        Err(problems) => {
            let text = wording::bad_rules(lang, &problems).text;
            with_text(ProblemCode::BadRules, text)
        }
    }
}
