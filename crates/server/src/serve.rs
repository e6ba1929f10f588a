//! A server from its start to its stop.

use crate::config::{Config, PublicUrl};
use crate::door::Door;
use crate::health::{self, Health};
use crate::limits::{LimitSettings, Limits};
use crate::listen::Listener;
use crate::metrics::{self, Exporter};
use crate::origin::Origins;
use crate::page;
use crate::rest;
use axum::Router;
use lastcard_store::{Store, StoreError};
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::sleep;

/// What every part of a server rests on.
pub struct Context {
    /// The settings.
    pub config: Config,
    /// The address under which people reach the server.
    pub public: Arc<PublicUrl>,
    /// Where tables are kept.
    pub store: Arc<dyn Store>,
    /// What one address and everybody together may do.
    pub limits: Arc<Limits>,
    /// Becomes true when the server stops: sockets tell their clients to come back, and end.
    pub stopping: watch::Receiver<bool>,
}

/// A server that listens, and answers once it [runs](Server::run).
pub struct Server {
    context: Arc<Context>,
    listener: Listener,
    admin: Option<(Listener, Exporter)>,
    stop: watch::Sender<bool>,
}

/// Runs a server until the process is asked to end by `SIGTERM`, `SIGINT` or Ctrl-C, and then stops it cleanly.
///
/// `listening` is called once the server can be reached.
///
/// # Errors
/// When the server cannot start.
pub async fn serve(config: Config, listening: impl FnOnce(&Server)) -> Result<(), ServeError> {
    let asked_to_end = asked_to_end().map_err(ServeError::Signals)?;
    let server = Server::open(config).await?;
    listening(&server);
    server.run(asked_to_end).await;
    Ok(())
}

impl Server {
    /// Listens, and opens the store. Who connects from now on is served once the server runs.
    ///
    /// # Errors
    /// When an address cannot be used, or the store cannot be opened.
    pub async fn open(config: Config) -> Result<Server, ServeError> {
        let listen = |addr| Listener::bind(addr).map_err(|error| ServeError::Listen(addr, error));
        let listener = listen(config.addr)?;
        let admin = match config.admin_addr {
            Some(addr) => {
                let exporter = metrics::install();
                let exporter = exporter.map_err(|error| ServeError::Metrics(error.to_string()))?;
                Some((listen(addr)?, exporter))
            }
            None => None,
        };
        let store = lastcard_store::open(&config.data.0).await;
        let store = store.map_err(ServeError::Store)?;
        let public = config.public_url.clone();
        let public = public.unwrap_or_else(|| PublicUrl::of_listener(listener.addr()));
        let (stop, stopping) = watch::channel(false);
        let context = Context {
            limits: Limits::new(&config.limits),
            public: Arc::new(public),
            config,
            store,
            stopping,
        };
        Ok(Server {
            context: Arc::new(context),
            listener,
            admin,
            stop,
        })
    }

    /// Where players connect, with the real port.
    pub const fn addr(&self) -> SocketAddr {
        self.listener.addr()
    }

    /// Where metrics and health are told, with the real port.
    pub fn admin_addr(&self) -> Option<SocketAddr> {
        self.admin.as_ref().map(|(listener, _)| listener.addr())
    }

    /// The address under which people reach the server.
    pub fn public_url(&self) -> &PublicUrl {
        &self.context.public
    }

    /// Serves until `end` comes, and then stops: no new connection is taken, sockets tell their clients to come
    /// back, and what is being written is written.
    pub async fn run(self, end: impl Future<Output = ()>) {
        let Server {
            context,
            listener,
            admin,
            stop,
        } = self;
        let admin = admin.map(|(listener, exporter)| Admin::start(listener, exporter, &context));
        let door = Arc::new(door(&context));
        let most = context.config.limits.connections;
        let serving = tokio::spawn(listener.run(door, most, context.stopping.clone()));
        end.await;
        tracing::info!("stopping");
        stop.send_replace(true);
        if let Err(error) = serving.await {
            tracing::error!(%error, "the loop that takes connections has failed");
        }
        if let Err(error) = context.store.close().await {
            tracing::error!(%error, "the store was not closed");
        }
        if let Some(admin) = admin {
            admin.end().await;
        }
        tracing::info!("stopped");
    }
}

/// The routes of the game: tables, seats, sockets, records.
fn app(context: &Context) -> Router {
    rest::router(context)
}

/// The door to everything that a server of that context serves.
pub(crate) fn door(context: &Arc<Context>) -> Door {
    let Context {
        config,
        public,
        limits,
        ..
    } = &**context;
    let routes = page::around(app(context), Arc::clone(public));
    let more = config.allowed_origins.iter().map(String::as_str);
    let mut origins = Origins::new(public.url(), more);
    if config.public_url.is_none() {
        origins = origins.and_every_address_of_ours();
    }
    let limits = Arc::clone(limits);
    Door::new(routes, public, origins, limits, config.trusted_proxies)
}

/// The second address, which is there until everything else has stopped.
struct Admin {
    stop: watch::Sender<bool>,
    serving: JoinHandle<()>,
    upkeep: JoinHandle<()>,
}

impl Admin {
    fn start(listener: Listener, exporter: Exporter, context: &Context) -> Admin {
        // A supervisor and a few people; players are not among them.
        const MOST: u32 = 64;
        let routes = health::router(Health {
            store: Arc::clone(&context.store),
            stopping: context.stopping.clone(),
            exporter: exporter.clone(),
        });
        let own = PublicUrl::of_listener(listener.addr());
        let origins = Origins::new(own.url(), []);
        let limits = Limits::new(&LimitSettings::off());
        let door = Door::new(routes, &own, origins, limits, 0);
        let (stop, stopping) = watch::channel(false);
        Admin {
            stop,
            serving: tokio::spawn(listener.run(Arc::new(door), MOST, stopping)),
            upkeep: tokio::spawn(upkeep(exporter)),
        }
    }

    async fn end(self) {
        self.upkeep.abort();
        self.stop.send_replace(true);
        if let Err(error) = self.serving.await {
            tracing::error!(%error, "the loop for metrics and health has failed");
        }
    }
}

async fn upkeep(exporter: Exporter) {
    loop {
        sleep(Duration::from_secs(5)).await;
        exporter.upkeep();
    }
}

#[cfg(unix)]
fn asked_to_end() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn asked_to_end() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}

/// Why a server cannot start.
#[derive(Debug)]
pub enum ServeError {
    /// It cannot listen at that address.
    Listen(SocketAddr, io::Error),
    /// The store cannot be opened.
    Store(StoreError),
    /// Nothing can be counted.
    Metrics(String),
    /// It would not learn when to stop.
    Signals(io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Listen(addr, error) => match error.kind() {
                io::ErrorKind::AddrInUse => write!(
                    f,
                    "{addr} is in use: another program listens there, maybe another lastcard; stop it, or \
                     choose another port"
                ),
                io::ErrorKind::PermissionDenied => write!(
                    f,
                    "listening at {addr} is not allowed; ports below 1024 need special rights, so choose \
                     another one and let a proxy stand before it"
                ),
                io::ErrorKind::AddrNotAvailable => write!(
                    f,
                    "{addr} is no address of this machine; choose 127.0.0.1 for this machine alone, or \
                     0.0.0.0 for every network it is in"
                ),
                _ => write!(f, "listening at {addr} does not work: {error}"),
            },
            ServeError::Store(error) => error.fmt(f),
            ServeError::Metrics(error) => write!(f, "metrics cannot be kept: {error}"),
            ServeError::Signals(error) => {
                write!(f, "the server could not be told to stop: {error}")
            }
        }
    }
}

impl std::error::Error for ServeError {}
