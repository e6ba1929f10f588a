//! Players that see a view of the game and nothing else.
//!
//! A [`Bot`] is asked with a [`View`](lastcard_engine::View): by type it cannot know more than a person in
//! its seat. What it leaves to chance comes from the seed that it was made with and from what it has seen,
//! so asking changes nothing, asking twice gives the same answer, and a bot that was made anew and shown
//! the same events again goes on as the old one would have.
//!
//! [`Level`] names the bots that there are and makes them. The three are [`Random`], [`Easy`] and
//! [`Normal`]; how strong they are is measured by the example `strength`, how fast by the benchmark
//! `choices`.

mod bot;
mod calls;
mod easy;
mod forms;
mod level;
mod luck;
mod normal;
mod random;

pub use bot::{Bot, Reaction};
pub use easy::Easy;
pub use level::Level;
pub use normal::Normal;
pub use random::{Lots, Random};
