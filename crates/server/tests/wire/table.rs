//! A table to be rude at, and one where somebody goes on playing meanwhile.

use super::raw::{Raw, Said};
use super::support::{Running, request};
use lastcard_protocol::rest::Opened;
use lastcard_server::limits::LimitSettings;
use std::net::SocketAddr;

/// A server with two tables, at one of which somebody sits and notices whether anything happens to the server.
pub(crate) struct Place {
    server: Running,
    pub(crate) addr: SocketAddr,
    pub(crate) opened: Opened,
    bystander: Raw,
    seq: u64,
}

impl Place {
    /// On a server that limits nothing.
    pub(crate) async fn open() -> Place {
        Place::on(Running::unlimited().await).await
    }

    /// On a server with the usual limits.
    pub(crate) async fn limited() -> Place {
        Place::on(Running::with_limits(LimitSettings::default()).await).await
    }

    async fn on(server: Running) -> Place {
        let addr = server.addr;
        let mut tables = Vec::new();
        for settings in ["{}", "{\"spectators\":false}"] {
            let body = format!("{{\"name\":\"Ann\",\"settings\":{settings}}}");
            let json = ["Content-Type: application/json"];
            let answer = server
                .ask(&request("POST", "/api/tables", &json, &body))
                .await;
            tables.push(lastcard_protocol::from_json::<Opened>(answer.body().as_bytes()).unwrap());
        }
        let opened = tables.remove(0);
        let mut bystander = Raw::upgraded(addr).await;
        bystander.say(&hello(&tables[0])).await;
        bystander.until("presence").await;
        Place {
            server,
            addr,
            opened,
            bystander,
            seq: 0,
        }
    }

    /// A socket that has said hello to the first table.
    pub(crate) async fn seated(&self) -> Raw {
        let mut raw = Raw::upgraded(self.addr).await;
        raw.say(&hello(&self.opened)).await;
        raw.until("presence").await;
        raw
    }

    /// Whoever sits at the other table is answered.
    pub(crate) async fn bystander_is_well(&mut self, case: &str) {
        self.seq += 1;
        let asked = format!("{{\"type\":\"ping\",\"seq\":{}}}", self.seq);
        self.bystander.say(&asked).await;
        let said = self.bystander.next().await;
        let well = matches!(&said, Said::Text(text) if text.starts_with("{\"type\":\"pong\""));
        assert!(well, "after {case} the other table hears {said:?}");
    }

    pub(crate) async fn close(self) {
        drop(self.bystander);
        self.server.stop().await;
    }
}

/// The hello of whoever opened a table.
pub(crate) fn hello(opened: &Opened) -> String {
    let Opened { table, token, .. } = opened;
    let token = token.reveal();
    format!("{{\"type\":\"hello\",\"version\":1,\"table\":\"{table}\",\"token\":\"{token}\"}}")
}
