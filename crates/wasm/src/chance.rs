//! The chance of a host: all of it comes of a seed.

use lastcard_engine::fair::ServerSecret;
use lastcard_protocol::ids::Hex32;
use rand_chacha::ChaCha20Rng;
use rand_core::{RngCore, SeedableRng};

/// Random bytes from a seed that the page took from its own system.
pub(crate) struct Chance(ChaCha20Rng);

impl Chance {
    pub(crate) fn new(seed: Hex32) -> Chance {
        Chance(ChaCha20Rng::from_seed(seed.0))
    }

    /// Random bytes.
    pub(crate) fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        self.0.fill_bytes(&mut bytes);
        bytes
    }

    /// A random number.
    pub(crate) fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// The host's part of a shuffle.
    pub(crate) fn server_secret(&mut self) -> ServerSecret {
        ServerSecret(self.bytes())
    }
}
