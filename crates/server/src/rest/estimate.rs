//! What to expect of rules.

use super::{Api, From, Json, json, lang_of};
use crate::estimates::NotEstimated;
use crate::problem::{problem, too_fast, with_text};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use lastcard_projection::estimate::Prospect;
use lastcard_protocol::rest::{EstimateRules, ProblemCode};

pub(super) async fn of_rules(
    State(api): State<Api>,
    from: From,
    headers: HeaderMap,
    Json(body): Json<EstimateRules>,
) -> Response {
    let lang = lang_of(body.lang.as_deref(), &headers);
    if body.check().is_err() {
        return problem(ProblemCode::TooLong, lang);
    }
    let prospect = match Prospect::read(&body.rules, body.players, lang) {
        Ok(prospect) => prospect,
        Err(text) => return with_text(ProblemCode::BadRules, text),
    };
    let admit = || api.limits().estimate(from.0.0);
    match api.estimates().of(prospect, admit).await {
        Ok(estimate) => json(StatusCode::OK, &*estimate),
        Err(NotEstimated::Refused(refused)) => too_fast(&refused, lang),
        Err(NotEstimated::Unavailable) => problem(ProblemCode::Unavailable, lang),
        Err(NotEstimated::Failed) => problem(ProblemCode::Internal, lang),
    }
}
