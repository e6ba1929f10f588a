//! One connection to the server, and every byte that comes out of it with the time at which it came.

use std::sync::{Arc, Mutex};
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, ReadHalf, WriteHalf, split};
use tokio::sync::Mutex as Shared;
use tokio::task::JoinHandle;
use tokio::time::Instant;

/// Bytes with the millisecond at which they came.
pub(super) type Stream = Vec<(u64, Vec<u8>)>;

/// What is recorded where the server ends a connection.
const END: &[u8] = b"<end>";

/// This end of a connection.
pub(super) struct Line {
    write: Arc<Shared<WriteHalf<DuplexStream>>>,
    reading: JoinHandle<()>,
}

impl Line {
    /// Writes everything that comes into `heard`; `begin` is the moment from which time is counted. A WebSocket's
    /// pings are answered.
    pub(super) fn new(end: DuplexStream, begin: Instant, heard: Arc<Mutex<Stream>>) -> Line {
        let (read, write) = split(end);
        let write = Arc::new(Shared::new(write));
        let reading = tokio::spawn(listen(read, Arc::clone(&write), begin, heard));
        Line { write, reading }
    }

    /// Sends bytes; a connection that has ended takes none.
    pub(super) async fn send(&self, bytes: &[u8]) {
        let _ = self.write.lock().await.write_all(bytes).await;
    }

    /// Waits until the server has ended the connection.
    pub(super) async fn until_the_end(self) {
        self.reading.await.unwrap();
    }

    /// Is gone without a word.
    pub(super) fn cut(self) {
        self.reading.abort();
    }
}

/// A frame as clients send it, with a mask that changes nothing.
pub(super) fn frame(opcode: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![0x80 | opcode];
    match payload.len() {
        short @ 0..126 => frame.push(0x80 | short as u8),
        long => {
            frame.push(0xfe);
            frame.extend((long as u16).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}

async fn listen(
    mut read: ReadHalf<DuplexStream>,
    write: Arc<Shared<WriteHalf<DuplexStream>>>,
    begin: Instant,
    heard: Arc<Mutex<Stream>>,
) {
    let mut unread = Vec::new();
    let mut upgraded = false;
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let count = read.read(&mut bytes).await.unwrap_or(0);
        let came = if count == 0 { END } else { &bytes[..count] };
        let at = begin.elapsed().as_millis() as u64;
        {
            let mut heard = heard.lock().unwrap();
            match heard.last_mut() {
                Some((last, all)) if *last == at => all.extend(came),
                _ => heard.push((at, came.to_vec())),
            }
        }
        if count == 0 {
            return;
        }
        unread.extend(came);
        for ping in pings(&mut unread, &mut upgraded) {
            let _ = write.lock().await.write_all(&frame(10, &ping)).await;
        }
    }
}

/// Takes the whole frames of a server out of what came, and gives what its pings say.
fn pings(unread: &mut Vec<u8>, upgraded: &mut bool) -> Vec<Vec<u8>> {
    if !*upgraded {
        let Some(end) = unread.windows(4).position(|four| four == b"\r\n\r\n") else {
            return Vec::new();
        };
        *upgraded = unread.starts_with(b"HTTP/1.1 101");
        if *upgraded {
            unread.drain(..end + 4);
        }
    }
    let mut pings = Vec::new();
    while *upgraded && unread.len() >= 2 {
        let (head, length) = match (unread[1], unread.len()) {
            (short @ 0..126, _) => (2, usize::from(short)),
            (126, 4..) => (4, usize::from(u16::from_be_bytes([unread[2], unread[3]]))),
            (127, 10..) => {
                let long = unread[2..10]
                    .iter()
                    .fold(0, |n, &byte| n << 8 | u64::from(byte));
                (10, long as usize)
            }
            _ => break,
        };
        if unread.len() < head + length {
            break;
        }
        let whole: Vec<u8> = unread.drain(..head + length).collect();
        if whole[0] & 0x0f == 9 {
            pings.push(whole[head..].to_vec());
        }
    }
    pings
}
