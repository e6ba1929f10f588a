//! What goes over HTTP, for a terminal that waits for it.

use crate::failure::{Failure, Result};
use lastcard_client::{Api, ApiError, Server};
use lastcard_protocol::ids::{TableId, Token};
use lastcard_protocol::rest::Movable;
use tokio::runtime::{Builder, Runtime};

/// Requests about one table.
pub(crate) struct Access<'r> {
    requests: &'r Requests,
    table: TableId,
    token: Option<Token>,
}

/// Requests to one server, each waited for.
pub(crate) struct Requests {
    runtime: Runtime,
    api: Api,
}

impl Requests {
    /// Requests to that server, with sentences in that language.
    ///
    /// # Errors
    /// When the system cannot make any.
    pub(crate) fn new(server: Server, lang: &str) -> Result<Requests> {
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| Failure::Failed(error.to_string()))?;
        let api =
            Api::new(server, Some(lang)).map_err(|error| Failure::Failed(error.to_string()))?;
        Ok(Requests { runtime, api })
    }

    /// Waits for a request.
    pub(crate) fn wait<T>(
        &self,
        request: impl AsyncFnOnce(&Api) -> std::result::Result<T, ApiError>,
    ) -> std::result::Result<T, ApiError> {
        self.runtime.block_on(request(&self.api))
    }

    /// The server.
    pub(crate) const fn server(&self) -> &Server {
        self.api.server()
    }
}

impl<'r> Access<'r> {
    /// Requests about that table; with the token, those that only its owner may make.
    pub(crate) const fn new(
        requests: &'r Requests,
        table: TableId,
        token: Option<Token>,
    ) -> Access<'r> {
        Access {
            requests,
            table,
            token,
        }
    }

    /// The table.
    pub(super) const fn table(&self) -> TableId {
        self.table
    }

    /// A link that moves the seat to another device; none for who only looks on.
    pub(super) fn move_link(&self) -> Option<std::result::Result<Movable, ApiError>> {
        let token = self.token.clone()?;
        Some(
            self.requests
                .wait(async |api| api.move_seat(self.table, token).await),
        )
    }

    /// The record of a match.
    pub(super) fn record(&self, number: u32) -> std::result::Result<String, ApiError> {
        self.requests
            .wait(async |api| api.record(self.table, number).await)
    }
}
