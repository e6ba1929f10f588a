//! Connections for which there is no place: they are told so, as far as that costs little.

use crate::limits::Limit;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// Tells some connections at a time why they are closed; the others are closed without a word.
pub(super) struct TurnAway {
    at_once: Arc<Semaphore>,
}

impl TurnAway {
    pub(super) fn new() -> TurnAway {
        const AT_ONCE: usize = 64;
        TurnAway {
            at_once: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }

    pub(super) fn tell(&self, mut stream: TcpStream, limit: Limit) {
        const WITHIN: Duration = Duration::from_secs(1);
        let Ok(turn) = Arc::clone(&self.at_once).try_acquire_owned() else {
            return;
        };
        tokio::spawn(async move {
            let told = async {
                stream.write_all(answer(limit).as_bytes()).await?;
                stream.shutdown().await?;
                // A connection that is closed with its request unread loses the answer.
                let mut unread = [0; 1024];
                while stream.read(&mut unread).await? > 0 {}
                Ok::<_, std::io::Error>(())
            };
            let _ = timeout(WITHIN, told).await;
            drop(turn);
        });
    }
}

fn answer(limit: Limit) -> String {
    let (status, text) = match limit {
        Limit::Connections => (
            "503 Service Unavailable",
            "The server is full. Try again in a moment.\n",
        ),
        _ => (
            "429 Too Many Requests",
            "There are too many connections from your address. Close some, or try again in a moment.\n",
        ),
    };
    format!(
        "HTTP/1.1 {status}\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: {}\r\n\
         retry-after: 10\r\ncache-control: no-store\r\nconnection: close\r\n\r\n{text}",
        text.len()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_says_whether_the_server_or_the_address_has_too_many() {
        assert!(answer(Limit::Connections).starts_with("HTTP/1.1 503 "));
        for limit in [Limit::Connects, Limit::ConnectionsOfAddress] {
            let answer = answer(limit);
            assert!(answer.starts_with("HTTP/1.1 429 "));
            let (head, body) = answer.split_once("\r\n\r\n").unwrap();
            assert!(head.contains(&format!("content-length: {}\r\n", body.len())));
        }
    }
}
