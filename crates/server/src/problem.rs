//! Answers that are no success: one form for programs, with a sentence for the person.

use crate::limits::Refused;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, HeaderValue, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use lastcard_protocol::rest::{Problem, ProblemCode};
use lastcard_protocol::to_json;
use lastcard_texts::{Arg, Lang, Texts};

/// The answer for a problem, with its sentence in that language.
pub fn problem(code: ProblemCode, lang: Lang) -> Response {
    let text = Texts::of(lang).text(key(code), &[("seconds", Arg::from(1))]);
    with_text(code, text)
}

/// The answer for a problem with a sentence of its own.
pub fn with_text(code: ProblemCode, text: String) -> Response {
    let body = to_json(&Problem { code, text });
    let status = StatusCode::from_u16(code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let json = HeaderValue::from_static("application/json");
    (status, [(CONTENT_TYPE, json)], body).into_response()
}

/// The answer for what a limit stopped: it says when it is worth trying again.
pub fn too_fast(refused: &Refused, lang: Lang) -> Response {
    let seconds = i64::try_from(refused.seconds()).unwrap_or(i64::MAX);
    let text = Texts::of(lang).text("problem-too-fast", &[("seconds", Arg::Number(seconds))]);
    let mut response = with_text(ProblemCode::TooFast, text);
    let headers = response.headers_mut();
    headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
    response
}

/// The key of the sentence for a problem.
const fn key(code: ProblemCode) -> &'static str {
    match code {
        ProblemCode::BadRequest => "problem-bad-request",
        ProblemCode::NotFound => "problem-not-found",
        ProblemCode::BadMethod => "problem-bad-method",
        ProblemCode::NoTable => "problem-no-table",
        ProblemCode::NoRecord => "problem-no-record",
        ProblemCode::BadCode => "problem-bad-code",
        ProblemCode::BadToken => "problem-bad-token",
        ProblemCode::BadTicket => "problem-bad-ticket",
        ProblemCode::TableFull => "problem-table-full",
        ProblemCode::MatchGoingOn => "problem-match-going-on",
        ProblemCode::BadName => "problem-bad-name",
        ProblemCode::BadRules => "problem-bad-rules",
        ProblemCode::BadSettings => "problem-bad-settings",
        ProblemCode::TooLong => "problem-too-long",
        ProblemCode::TooFast => "problem-too-fast",
        ProblemCode::TooManyTables => "problem-too-many-tables",
        ProblemCode::BadOrigin => "problem-bad-origin",
        ProblemCode::Unavailable => "problem-unavailable",
        ProblemCode::Internal => "problem-internal",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Limit;
    use std::time::Duration;

    #[test]
    fn every_problem_has_a_sentence_in_every_language() {
        for &code in ProblemCode::ALL {
            for lang in Lang::ALL {
                let text = Texts::of(lang).text(key(code), &[("seconds", Arg::from(1))]);
                assert!(text.ends_with('.'), "{code:?}: {text}");
            }
            assert_eq!(problem(code, Lang::Nl).status().as_u16(), code.status());
        }
    }

    #[test]
    fn what_a_limit_stopped_says_when_to_try_again() {
        let refused = |seconds| Refused {
            limit: Limit::Tables,
            retry_after: Duration::from_secs(seconds),
        };
        let response = too_fast(&refused(90), Lang::En);
        assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(response.headers()[RETRY_AFTER], "90");
        assert_eq!(too_fast(&refused(0), Lang::En).headers()[RETRY_AFTER], "1");
    }
}
