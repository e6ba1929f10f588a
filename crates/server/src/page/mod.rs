//! What a browser gets: the web build that is in the binary, or plain pages that say how to play in a terminal.

mod build;
mod plain;

use crate::config::PublicUrl;
use crate::language::wanted;
use crate::problem::problem;
use axum::Router;
use axum::extract::{Path, Query, Request, State};
use axum::http::header::{
    ACCEPT, CACHE_CONTROL, CONTENT_TYPE, HeaderMap, HeaderValue, LOCATION, VARY,
};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use build::{Build, WEB};
use lastcard_protocol::ids::TableId;
use lastcard_protocol::rest::ProblemCode;
use lastcard_texts::Lang;
use plain::Page;
use std::collections::HashMap;
use std::sync::Arc;
use url::form_urlencoded::byte_serialize;

#[derive(Clone)]
struct Site {
    public: Arc<PublicUrl>,
    build: Build,
}

/// The pages of a server with that public address, put around its other routes: it answers whatever they do not.
pub fn around(routes: Router, public: Arc<PublicUrl>) -> Router {
    site(routes, public, WEB)
}

fn site(routes: Router, public: Arc<PublicUrl>, build: Build) -> Router {
    let pages = Router::new()
        .route("/", get(home))
        .route("/t/{table}", get(table))
        .route("/plain.css", get(style))
        .with_state(Site {
            public: Arc::clone(&public),
            build,
        });
    let elsewhere = Router::new()
        .fallback(elsewhere)
        .with_state(Site { public, build });
    routes
        .merge(pages)
        .method_not_allowed_fallback(bad_method)
        .fallback_service(elsewhere)
}

/// What stands behind the `?` of a page.
type Asked = Query<HashMap<String, String>>;

async fn home(State(site): State<Site>, Query(asked): Asked, headers: HeaderMap) -> Response {
    match site.build.page(&headers) {
        Some(page) => page,
        None => site.plain(Page::Home, &asked, &headers),
    }
}

async fn table(
    State(site): State<Site>,
    Path(table): Path<String>,
    Query(asked): Asked,
    headers: HeaderMap,
) -> Response {
    if site.build.page(&headers).is_some() {
        return site.to_page(&table);
    }
    // Whether there is such a table is not told here: who guesses learns nothing.
    match table.parse::<TableId>() {
        Ok(_) => site.plain(Page::Table(&table), &asked, &headers),
        Err(_) => site.plain(Page::NotFound, &asked, &headers),
    }
}

async fn style() -> impl IntoResponse {
    let headers = [
        (CONTENT_TYPE, "text/css; charset=utf-8"),
        (CACHE_CONTROL, "no-cache"),
    ];
    (headers, plain::STYLE)
}

/// A path that no route has: a file of the web build, or nothing.
async fn elsewhere(State(site): State<Site>, request: Request) -> Response {
    let (headers, path) = (request.headers(), request.uri().path());
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let interface = path == "/api" || path.starts_with("/api/") || path == "/ws";
    if interface || !reads {
        return problem(ProblemCode::NotFound, wanted(headers));
    }
    if let Some(file) = site.build.file(path, headers) {
        return file;
    }
    if !wants_page(headers) {
        return problem(ProblemCode::NotFound, wanted(headers));
    }
    site.plain(Page::NotFound, &HashMap::new(), headers)
}

async fn bad_method(headers: HeaderMap) -> Response {
    problem(ProblemCode::BadMethod, wanted(&headers))
}

/// Whether a person is looking.
fn wants_page(headers: &HeaderMap) -> bool {
    let accept = headers.get(ACCEPT).and_then(|accept| accept.to_str().ok());
    accept.is_some_and(|accept| accept.contains("text/html"))
}

impl Site {
    /// Sends an invitation to the one document that the build is; a browser takes what stands behind the `#` along.
    /// A name that no table has goes there, too: the page says so.
    fn to_page(&self, table: &str) -> Response {
        let table: String = byte_serialize(table.as_bytes()).collect();
        let location = format!("{}/?t={table}", self.public.prefix());
        let headers = [(LOCATION, location), (CACHE_CONTROL, "no-store".to_owned())];
        (StatusCode::FOUND, headers).into_response()
    }

    fn plain(
        &self,
        page: Page<'_>,
        asked: &HashMap<String, String>,
        headers: &HeaderMap,
    ) -> Response {
        let chosen = asked.get("lang").and_then(|lang| lang.parse::<Lang>().ok());
        let lang = chosen.unwrap_or_else(|| wanted(headers));
        let status = match page {
            Page::Home | Page::Table(_) => StatusCode::OK,
            Page::NotFound => StatusCode::NOT_FOUND,
        };
        let headers = [
            (CONTENT_TYPE, "text/html; charset=utf-8"),
            (CACHE_CONTROL, "no-cache"),
        ]
        .map(|(name, value)| (name, HeaderValue::from_static(value)));
        let vary = [(VARY, HeaderValue::from_static("accept-language"))];
        (status, headers, vary, plain::html(page, lang, &self.public)).into_response()
    }
}

#[cfg(test)]
mod tests;
