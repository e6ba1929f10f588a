//! What a supervisor asks: whether the process lives, whether it can serve, and its figures.
//!
//! None of it is meant for players; it is told at an address of its own.

use crate::metrics::Exporter;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use lastcard_store::Store;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// What the answers rest on.
#[derive(Clone)]
pub struct Health {
    /// Where tables are kept.
    pub store: Arc<dyn Store>,
    /// Whether the server stops.
    pub stopping: watch::Receiver<bool>,
    /// The figures.
    pub exporter: Exporter,
}

/// `/healthz`, `/readyz` and `/metrics`.
pub fn router(health: Health) -> Router {
    Router::new()
        .route("/healthz", get(|| async { "The server lives.\n" }))
        .route("/readyz", get(ready))
        .route("/metrics", get(figures))
        .with_state(health)
}

async fn ready(State(health): State<Health>) -> (StatusCode, &'static str) {
    // Whoever asks for more than that time has given up.
    const WITHIN: Duration = Duration::from_secs(2);
    let unavailable = StatusCode::SERVICE_UNAVAILABLE;
    if *health.stopping.borrow() {
        return (unavailable, "The server stops.\n");
    }
    match tokio::time::timeout(WITHIN, health.store.ready()).await {
        Ok(Ok(())) => (StatusCode::OK, "The server is ready.\n"),
        Ok(Err(error)) => {
            tracing::warn!(%error, "the store is not ready");
            (
                unavailable,
                "The store cannot be written to; the log says why.\n",
            )
        }
        Err(_) => (unavailable, "The store does not answer.\n"),
    }
}

async fn figures(State(health): State<Health>) -> impl IntoResponse {
    let form = "text/plain; version=0.0.4; charset=utf-8";
    ([(CONTENT_TYPE, form)], health.exporter.render())
}
