//! The HTTP part of the server: tables, seats, codes, records.

use crate::address::Server;
use lastcard_protocol::ids::{Code, TableId, Ticket, Token};
use lastcard_protocol::rest::{
    ClaimSeat, CodeOpens, EnterCode, Invitation, Movable, MoveSeat, OpenTable, Opened, Problem,
    PublicTable, RecordEntry, Seated, TakeSeat, Version,
};
use lastcard_protocol::{Message, from_json, to_json};
use reqwest::header::{ACCEPT_LANGUAGE, CONTENT_TYPE};
use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder, Response};
use std::fmt;
use std::time::Duration;

/// Requests to one server.
#[derive(Clone, Debug)]
pub struct Api {
    server: Server,
    client: Client,
    lang: Option<String>,
}

/// Why a request was not carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ApiError {
    /// The server says why, with a sentence for the person.
    Problem(Problem),
    /// Nothing answers at that address.
    Unreachable {
        /// The address.
        server: String,
        /// What the system says about it.
        why: String,
    },
    /// Something answers that is no table server of this version.
    Strange {
        /// The address.
        server: String,
        /// What it answers.
        what: String,
    },
}

/// How long a connection may take to be made.
const CONNECT: Duration = Duration::from_secs(10);
/// How long an answer may take.
const ANSWER: Duration = Duration::from_secs(30);
/// The most bytes of an answer: records are the largest.
const LARGEST: usize = 32 << 20;

impl Api {
    /// Requests to that server; sentences for the person come in that language (such as `nl`).
    ///
    /// # Errors
    /// When the system has no TLS to offer.
    pub fn new(server: Server, lang: Option<&str>) -> Result<Api, ApiError> {
        let client = Client::builder()
            .connect_timeout(CONNECT)
            .timeout(ANSWER)
            // A token is for this server alone, wherever it may point.
            .redirect(Policy::none())
            // The WebSocket goes through no proxy either: both work, or neither.
            .no_proxy()
            // The server may be renewed between two requests, and an old connection would not tell.
            .pool_max_idle_per_host(0)
            .user_agent(concat!("lastcard/", env!("CARGO_PKG_VERSION")))
            .build()
            .map_err(|error| ApiError::Strange {
                server: server.to_string(),
                what: error.to_string(),
            })?;
        let lang = lang.map(str::to_owned);
        Ok(Api {
            server,
            client,
            lang,
        })
    }

    /// The server.
    pub const fn server(&self) -> &Server {
        &self.server
    }

    /// Opens a table; whoever asks is its host.
    ///
    /// # Errors
    /// Why it was not opened.
    pub async fn open(&self, table: &OpenTable) -> Result<Opened, ApiError> {
        let request = self.post("tables", to_json(table));
        self.ask(request).await
    }

    /// The public tables with a free seat.
    ///
    /// # Errors
    /// Why they are not told.
    pub async fn public_tables(&self) -> Result<Vec<PublicTable>, ApiError> {
        let request = self.get("tables");
        self.ask(request).await
    }

    /// What somebody with the link sees of a table before sitting down.
    ///
    /// # Errors
    /// Why nothing is seen.
    pub async fn invitation(&self, table: TableId) -> Result<Invitation, ApiError> {
        let request = self.get(&format!("tables/{table}"));
        self.ask(request).await
    }

    /// Takes a free seat.
    ///
    /// # Errors
    /// Why there is none for that name.
    pub async fn take_seat(&self, table: TableId, seat: &TakeSeat) -> Result<Seated, ApiError> {
        let request = self.post(&format!("tables/{table}/seats"), to_json(seat));
        self.ask(request).await
    }

    /// The table of a short code.
    ///
    /// # Errors
    /// Why the code opens none.
    pub async fn enter_code(&self, code: Code) -> Result<CodeOpens, ApiError> {
        let request = self.post("codes", to_json(&EnterCode { code }));
        self.ask(request).await
    }

    /// A ticket that moves a seat to another device.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn move_seat(&self, table: TableId, token: Token) -> Result<Movable, ApiError> {
        let body = to_json(&MoveSeat { token });
        let request = self.post(&format!("tables/{table}/move"), body);
        self.ask(request).await
    }

    /// Moves a seat to this device.
    ///
    /// # Errors
    /// Why the ticket moves none.
    pub async fn claim_seat(&self, table: TableId, ticket: Ticket) -> Result<Seated, ApiError> {
        let body = to_json(&ClaimSeat { ticket });
        let request = self.post(&format!("tables/{table}/claim"), body);
        self.ask(request).await
    }

    /// The finished matches of a table.
    ///
    /// # Errors
    /// Why they are not told.
    pub async fn records(&self, table: TableId) -> Result<Vec<RecordEntry>, ApiError> {
        let request = self.get(&format!("tables/{table}/records"));
        self.ask(request).await
    }

    /// The record of a finished match, as a text.
    ///
    /// # Errors
    /// Why it is not given.
    pub async fn record(&self, table: TableId, number: u32) -> Result<String, ApiError> {
        let request = self.get(&format!("tables/{table}/records/{number}"));
        self.answer(request).await
    }

    /// Which server this is.
    ///
    /// # Errors
    /// Why it does not say so.
    pub async fn version(&self) -> Result<Version, ApiError> {
        let request = self.get("version");
        self.ask(request).await
    }

    fn get(&self, path: &str) -> RequestBuilder {
        self.in_language(self.client.get(self.server.api(path)))
    }

    fn post(&self, path: &str, body: String) -> RequestBuilder {
        let request = self.client.post(self.server.api(path)).body(body);
        self.in_language(request.header(CONTENT_TYPE, "application/json"))
    }

    fn in_language(&self, request: RequestBuilder) -> RequestBuilder {
        match &self.lang {
            Some(lang) => request.header(ACCEPT_LANGUAGE, lang),
            None => request,
        }
    }

    async fn ask<T: Message>(&self, request: RequestBuilder) -> Result<T, ApiError> {
        let text = self.answer(request).await?;
        from_json(text.as_bytes()).map_err(|error| self.strange(&error.to_string()))
    }

    /// The text of an answer that is a success.
    async fn answer(&self, request: RequestBuilder) -> Result<String, ApiError> {
        let response = request
            .send()
            .await
            .map_err(|error| self.unreachable(&error))?;
        let status = response.status();
        let text = self.text_of(response).await?;
        if status.is_success() {
            return Ok(text);
        }
        match from_json(text.as_bytes()) {
            Ok(problem) => Err(ApiError::Problem(problem)),
            Err(_) => Err(self.strange(&status.to_string())),
        }
    }

    async fn text_of(&self, mut response: Response) -> Result<String, ApiError> {
        let mut bytes = Vec::new();
        while let Some(chunk) = response
            .chunk()
            .await
            .map_err(|error| self.unreachable(&error))?
        {
            if bytes.len() + chunk.len() > LARGEST {
                return Err(self.strange("an answer without end"));
            }
            bytes.extend_from_slice(&chunk);
        }
        String::from_utf8(bytes).map_err(|_| self.strange("an answer that is no text"))
    }

    fn unreachable(&self, error: &reqwest::Error) -> ApiError {
        let mut why: &dyn std::error::Error = error;
        // What went wrong in the end says more than what was tried.
        while let Some(source) = why.source() {
            why = source;
        }
        ApiError::Unreachable {
            server: self.server.to_string(),
            why: why.to_string(),
        }
    }

    fn strange(&self, what: &str) -> ApiError {
        ApiError::Strange {
            server: self.server.to_string(),
            what: what.to_owned(),
        }
    }
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ApiError::Problem(problem) => f.write_str(&problem.text),
            ApiError::Unreachable { server, why } => write!(f, "{server} does not answer: {why}"),
            ApiError::Strange { server, what } => {
                write!(
                    f,
                    "{server} is no table server that this program knows: {what}"
                )
            }
        }
    }
}

impl std::error::Error for ApiError {}
