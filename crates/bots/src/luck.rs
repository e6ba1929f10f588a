//! Chance out of a seed and what was seen, so that asking a bot changes nothing.

use lastcard_engine::{EventOf, Phase, Seat, SeatSet, Seen, SeenEvent, Step, View};

/// Where a bot's chance comes from: its seed, and how much has happened.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    seed: u64,
    /// How many events were seen.
    events: u64,
    /// How many of them laid a card.
    laid: u64,
}

/// A small generator, `SplitMix64`, for one choice, or for all of a simulation.
#[derive(Clone, Debug)]
pub(crate) struct Luck(u64);

impl Source {
    pub(crate) const fn new(seed: u64) -> Source {
        Source {
            seed,
            events: 0,
            laid: 0,
        }
    }

    pub(crate) fn saw(&mut self, event: &SeenEvent) {
        self.events += 1;
        if let EventOf::Played { .. } = event {
            self.laid += 1;
        }
    }

    /// Chance for one choice: another one whenever something has happened, or the view is another.
    pub(crate) fn choice(&self, view: &View) -> Luck {
        let public = view.public();
        let (on_turn, step) = match public.phase() {
            Phase::Turn { seat, step } => (seat.index() as u64, step_number(step)),
            _ => (u64::MAX, 0),
        };
        let counts = public.all_seats().iter().fold(0u64, |all, seat| {
            all.wrapping_mul(61)
                .wrapping_add(u64::from(public.count(seat)))
        });
        self.of_the_top(view)
            .with(self.events)
            .with(view.hand().kinds().0)
            .with(view.hand().pairs().0)
            .with(public.seen_discards().kinds().0)
            .with(on_turn << 8 | step)
            .with(u64::from(public.draw_pile()))
            .with(counts)
    }

    /// Chance about a seat that stays the same until the next card is laid: whether somebody notices a
    /// missed call is decided once.
    pub(crate) fn about(&self, seat: Seat, view: &View) -> Luck {
        self.of_the_top(view).with(seat.index() as u64)
    }

    fn of_the_top(&self, view: &View) -> Luck {
        let public = view.public();
        let viewer = view.viewer().map_or(u64::MAX, |seat| seat.index() as u64);
        let top = public.top().map_or(u64::MAX, |card| card.index() as u64);
        let color = public.color().map_or(4, |color| color as u64);
        Luck(mixed(self.seed))
            .with(viewer << 32 | self.laid)
            .with(u64::from(public.round()) << 16 | top << 3 | color)
    }
}

impl Luck {
    pub(crate) const fn new(seed: u64) -> Luck {
        Luck(mixed(seed))
    }

    /// A number below `count`; 0 of nothing.
    pub(crate) fn below(&mut self, count: u32) -> u32 {
        ((u128::from(self.next()) * u128::from(count)) >> 64) as u32
    }

    /// Whether something happens that has so many chances in a hundred.
    pub(crate) fn percent(&mut self, chances: u32) -> bool {
        self.below(100) < chances
    }

    /// A number from `from` to `to`, both included.
    pub(crate) fn between(&mut self, from: u32, to: u32) -> u32 {
        from + self.below(to - from + 1)
    }

    /// One of the seats.
    pub(crate) fn seat(&mut self, seats: SeatSet) -> Option<Seat> {
        let n = self.below(seats.len());
        seats.iter().nth(n as usize)
    }

    fn with(self, number: u64) -> Luck {
        Luck(mixed(self.0 ^ number))
    }

    fn next(&mut self) -> u64 {
        let number = mixed(self.0);
        self.0 = self.0.wrapping_add(GAP);
        number
    }
}

/// The golden ratio of 2^64, the step of `SplitMix64`.
const GAP: u64 = 0x9e37_79b9_7f4a_7c15;

/// The step and the finishing mix of `SplitMix64`.
const fn mixed(number: u64) -> u64 {
    let mut z = number.wrapping_add(GAP);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

fn step_number(step: &Step<Seen>) -> u64 {
    match step {
        Step::Play => 0,
        Step::AfterDraw(_) => 1,
        Step::Serve(_) => 2,
        Step::NameColor => 3,
        Step::SwapStart => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_below_a_bound_are_even() {
        let mut luck = Luck(7);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[luck.below(6) as usize] += 1;
        }
        assert!(
            seen.iter().all(|&count| (9_600..10_400).contains(&count)),
            "{seen:?}"
        );
        assert_eq!(luck.below(0), 0);
        assert!((0..1000).all(|_| (3..=5).contains(&luck.between(3, 5))));
    }

    #[test]
    fn the_first_numbers_after_neighboring_moments_are_even_too() {
        let mut seen = [0u32; 4];
        for moment in 0..40_000 {
            seen[Luck(mixed(1)).with(moment).below(4) as usize] += 1;
        }
        assert!(
            seen.iter().all(|&count| (9_600..10_400).contains(&count)),
            "{seen:?}"
        );
    }
}
