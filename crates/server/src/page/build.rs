//! The web build in the binary.

use axum::http::StatusCode;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderMap, HeaderValue,
    IF_NONE_MATCH, VARY,
};
use axum::response::{IntoResponse, Response};
use data_encoding::HEXLOWER;
use rust_embed::{Embed, EmbeddedFile};

/// What was built for the browser; empty where nothing was.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Web;

/// Where the files of a build are.
#[derive(Clone, Copy)]
pub(super) struct Build(pub(super) fn(&str) -> Option<EmbeddedFile>);

/// The build that is in the binary.
pub(super) const WEB: Build = Build(Web::get);

impl Build {
    /// The one document that the page is.
    pub(super) fn page(self, headers: &HeaderMap) -> Option<Response> {
        self.file("/index.html", headers)
    }

    /// A file of the build, in the shortest form that the browser reads.
    pub(super) fn file(self, path: &str, headers: &HeaderMap) -> Option<Response> {
        let path = path.strip_prefix('/')?;
        let plain = (self.0)(path)?;
        let packed = [("br", "br"), ("gzip", "gz")]
            .into_iter()
            .filter(|(encoding, _)| reads(headers, encoding))
            .find_map(|(encoding, ending)| {
                Some((encoding, (self.0)(&format!("{path}.{ending}"))?))
            });
        let (encoding, file) = match packed {
            Some((encoding, file)) => (Some(encoding), file),
            None => (None, plain),
        };
        let tag = format!(
            "\"{}\"",
            HEXLOWER.encode(&file.metadata.sha256_hash()[..16])
        );
        let mut answer = HeaderMap::new();
        let mut add = |name, value: &str| {
            if let Ok(value) = HeaderValue::from_str(value) {
                answer.insert(name, value);
            }
        };
        add(CONTENT_TYPE, media_type(path));
        add(CACHE_CONTROL, caching(path));
        add(VARY, "accept-encoding");
        add(ETAG, &tag);
        if let Some(encoding) = encoding {
            add(CONTENT_ENCODING, encoding);
        }
        if knows(headers, &tag) {
            return Some((StatusCode::NOT_MODIFIED, answer).into_response());
        }
        Some((answer, file.data.into_owned()).into_response())
    }
}

/// Names under `assets/` hold a digest of what is in the file: another content has another name.
fn caching(path: &str) -> &'static str {
    if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

/// Whether the browser has the file already.
fn knows(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers
        .get(IF_NONE_MATCH)
        .and_then(|known| known.to_str().ok());
    known.is_some_and(|known| {
        let mut tags = known.split(',').map(str::trim);
        tags.any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
    })
}

/// Whether the browser reads an encoding.
fn reads(headers: &HeaderMap, encoding: &str) -> bool {
    let accepted = headers
        .get(ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok());
    accepted.unwrap_or_default().split(',').any(|choice| {
        let mut parts = choice.split(';').map(str::trim);
        let named = parts
            .next()
            .is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        let refused = parts.any(|part| {
            let weight = part.strip_prefix("q=").map(str::parse::<f32>);
            weight.is_some_and(|weight| weight == Ok(0.0))
        });
        named && !refused
    })
}

fn media_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
