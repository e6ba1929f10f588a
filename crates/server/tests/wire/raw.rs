//! One end of a WebSocket that sends whatever it is told.

use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Far longer than an answer takes; a test that waits so long has failed.
const PATIENCE: Duration = Duration::from_secs(30);

/// The usual request for a WebSocket.
pub(crate) const UPGRADE: &str = "GET /ws HTTP/1.1\r\nHost: cards.example\r\nUpgrade: websocket\r\n\
                                  Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
                                  Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

/// A connection, and what came from it and was not looked at yet.
pub(crate) struct Raw {
    stream: TcpStream,
    unread: Vec<u8>,
}

/// What a server says at last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    /// A message.
    Text(String),
    /// It closes with that code, or without one.
    Close(Option<u16>),
    /// The connection is at its end.
    End,
}

impl Raw {
    pub(crate) async fn connect(addr: SocketAddr) -> Raw {
        Raw {
            stream: TcpStream::connect(addr).await.unwrap(),
            unread: Vec::new(),
        }
    }

    /// A connection that has become a WebSocket.
    pub(crate) async fn upgraded(addr: SocketAddr) -> Raw {
        let mut raw = Raw::connect(addr).await;
        raw.send(UPGRADE.as_bytes()).await;
        let head = raw.head().await;
        assert!(head.starts_with("HTTP/1.1 101 "), "{head}");
        raw
    }

    /// Sends bytes. A server that has closed the connection does not hear them.
    pub(crate) async fn send(&mut self, bytes: &[u8]) {
        let _ = timeout(PATIENCE, self.stream.write_all(bytes))
            .await
            .unwrap();
    }

    /// Sends a text as it should be sent.
    pub(crate) async fn say(&mut self, text: &str) {
        self.send(&frame(0x81, text.as_bytes())).await;
    }

    /// The head of an answer; empty when the connection ends before.
    pub(crate) async fn head(&mut self) -> String {
        loop {
            let end = self.unread.windows(4).position(|four| four == b"\r\n\r\n");
            if let Some(end) = end {
                let head: Vec<u8> = self.unread.drain(..end + 4).collect();
                return String::from_utf8(head).unwrap();
            }
            if !self.more().await {
                return String::new();
            }
        }
    }

    /// The next thing that the server says; its pings are passed over.
    pub(crate) async fn next(&mut self) -> Said {
        loop {
            while let Some((opcode, payload)) = self.whole_frame() {
                match opcode {
                    1 => return Said::Text(String::from_utf8(payload).unwrap()),
                    8 => {
                        let code = payload
                            .get(..2)
                            .map(|two| u16::from_be_bytes([two[0], two[1]]));
                        return Said::Close(code);
                    }
                    9 | 10 => {}
                    other => panic!("a frame of kind {other}"),
                }
            }
            if !self.more().await {
                return Said::End;
            }
        }
    }

    /// Everything up to the message of that type, or up to a close or the end of the connection.
    pub(crate) async fn until(&mut self, kind: &str) -> Vec<Said> {
        let wanted = format!("{{\"type\":\"{kind}\"");
        let mut all = Vec::new();
        loop {
            let said = self.next().await;
            all.push(said.clone());
            match said {
                Said::Text(text) if text.starts_with(&wanted) => return all,
                Said::End | Said::Close(_) => return all,
                Said::Text(_) => {}
            }
        }
    }

    /// Everything that the server says until it closes, or the connection ends.
    pub(crate) async fn rest(&mut self) -> Vec<Said> {
        self.until("never").await
    }

    async fn more(&mut self) -> bool {
        let mut bytes = [0; 4096];
        let read = timeout(PATIENCE, self.stream.read(&mut bytes))
            .await
            .unwrap();
        // A connection that is reset has ended, too.
        let count = read.unwrap_or(0);
        self.unread.extend(&bytes[..count]);
        count > 0
    }

    fn whole_frame(&mut self) -> Option<(u8, Vec<u8>)> {
        let (head, length) = match self.unread[..] {
            [_, short @ 0..126, ..] => (2, usize::from(short)),
            [_, 126, a, b, ..] => (4, usize::from(u16::from_be_bytes([a, b]))),
            [_, 127, _, _, _, _, a, b, c, d, ..] => (10, u32::from_be_bytes([a, b, c, d]) as usize),
            _ => return None,
        };
        if self.unread.len() < head + length {
            return None;
        }
        let whole: Vec<u8> = self.unread.drain(..head + length).collect();
        assert!(
            whole[0] & 0xf0 == 0x80,
            "servers send whole messages without extensions"
        );
        Some((whole[0] & 0x0f, whole[head..].to_vec()))
    }
}

/// A frame with this first byte, masked as it should be.
pub(crate) fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut head = vec![first];
    match payload.len() {
        short @ 0..126 => head.push(0x80 | short as u8),
        long @ 126..0x1_0000 => {
            head.push(0xfe);
            head.extend((long as u16).to_be_bytes());
        }
        longer => {
            head.push(0xff);
            head.extend((longer as u64).to_be_bytes());
        }
    }
    masked(head, payload)
}

/// A frame with this head, to which the mask and the masked payload are added.
pub(crate) fn masked(mut head: Vec<u8>, payload: &[u8]) -> Vec<u8> {
    const MASK: [u8; 4] = [0x37, 0xfa, 0x21, 0x3d];
    head.extend(MASK);
    head.extend(
        payload
            .iter()
            .zip(MASK.iter().cycle())
            .map(|(byte, mask)| byte ^ mask),
    );
    head
}
