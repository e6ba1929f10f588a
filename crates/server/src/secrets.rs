//! Random bytes of the operating system, and what is kept of them.

use lastcard_engine::fair::ServerSecret;
use lastcard_protocol::ids::{Code, Ticket};
use lastcard_table::log::Hex;
use sha2::{Digest, Sha256};

/// Random bytes.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    crate::world::fill(&mut bytes);
    bytes
}

/// A random number.
pub(crate) fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

/// The server's part of a shuffle.
pub(crate) fn new_server_secret() -> ServerSecret {
    ServerSecret(bytes())
}

/// The server's part of a shuffle as the store gives it back; none when it has another length.
pub(crate) fn server_secret(bytes: &[u8]) -> Option<ServerSecret> {
    bytes.try_into().ok().map(ServerSecret)
}

/// A short code.
pub(crate) fn code() -> Code {
    let number = u32::from_le_bytes(bytes()) % Code::COUNT;
    Code::new(number).expect("below the number of codes")
}

/// The hash of a ticket, which is all that is kept of it.
pub(crate) fn hash_ticket(ticket: &Ticket) -> Hex<32> {
    Hex(Sha256::digest(ticket.as_bytes()).into())
}
