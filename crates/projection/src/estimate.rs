//! What to expect of rules with a number of players: what is asked, and the figures in the form of the wire.

use crate::rules::seats_problem;
use crate::{rules_of, wording};
use lastcard_engine::Rules;
use lastcard_engine::rules::MatchWinner;
use lastcard_lab::{Budget, Estimate as Found};
use lastcard_notation::Fingerprint;
use lastcard_protocol::rest::{Estimate, TurnsEstimate};
use lastcard_texts::Lang;

/// Rules and a number of players that go together, of which somebody wants to know what to expect.
#[derive(Clone, Debug)]
pub struct Prospect {
    rules: Rules,
    fingerprint: Fingerprint,
    players: u8,
}

/// What tells prospects apart: two with the same have the same estimate.
pub type ProspectKey = (Fingerprint, u8);

/// The seconds that people take for a turn.
const TURN_SECONDS: u16 = 8;
/// So many rounds tell how long one is, and with that how many there is time for.
const FIRST_LOOK: u64 = 16;
/// What a turn costs besides what each player costs in it, in players.
const TURN_ITSELF: u8 = 12;
/// More rounds tell nothing more that a person would notice.
const MOST_ROUNDS: u64 = 20_000;

impl Prospect {
    /// Reads the name of a preset or a rules document.
    ///
    /// # Errors
    /// For the person: what is wrong with the rules, or why so many cannot play with them.
    pub fn read(rules: &str, players: u8, lang: Lang) -> Result<Prospect, String> {
        let document =
            rules_of(rules).map_err(|problems| wording::bad_rules(lang, &problems).text)?;
        match seats_problem(&document, players, lang) {
            Some(problem) => Err(problem),
            None => Ok(Prospect {
                rules: document.rules,
                fingerprint: document.fingerprint(),
                players,
            }),
        }
    }

    /// What tells it apart from others.
    pub const fn key(&self) -> ProspectKey {
        (self.fingerprint, self.players)
    }

    /// Has bots play for about so much work, and tells what came of it; `None` when `keep_going`, which is asked after
    /// every round, said no. A turn is as much work as there are players, and 12 more; a million takes about a ninth of
    /// a second on a processor of 2024.
    ///
    /// The same prospect and the same amount of work give the same figures.
    pub fn estimate(&self, work: u32, keep_going: &dyn Fn() -> bool) -> Option<Estimate> {
        let look = self.play(FIRST_LOOK, keep_going)?;
        let work_a_round = look.turns_mean.max(1.0) * f64::from(self.players + TURN_ITSELF);
        let rounds = ((f64::from(work) / work_a_round) as u64).min(MOST_ROUNDS);
        // Rounds that hardly ever end: more of them would take for ever.
        if rounds <= FIRST_LOOK {
            return Some(self.told(&look));
        }
        Some(self.told(&self.play(rounds, keep_going)?))
    }

    fn play(&self, rounds: u64, keep_going: &dyn Fn() -> bool) -> Option<Found> {
        let (mut played, mut stopped) = (0, false);
        let mut goes_on = || {
            played += 1;
            stopped = !keep_going();
            played < rounds && !stopped
        };
        let seats = usize::from(self.players);
        let seed = self.fingerprint.number();
        let found = lastcard_lab::estimate(&self.rules, seats, seed, Budget::While(&mut goes_on));
        (!stopped).then_some(found)
    }

    fn told(&self, found: &Found) -> Estimate {
        let single = self.rules.single_round;
        Estimate {
            fingerprint: self.fingerprint.to_string(),
            players: self.players,
            rounds: found.rounds as u32,
            turns: TurnsEstimate {
                mean: short(found.turns_mean),
                low: short(found.turns_low),
                high: short(found.turns_high),
                p10: found.turns_p10 as u32,
                p90: found.turns_p90 as u32,
            },
            turn_seconds: TURN_SECONDS,
            match_rounds: if single {
                Some(1.0)
            } else {
                found.rounds_per_match.map(short)
            },
            seats: self.seats(found),
            seats_margin: short(found.seat_margin),
            luck: short(found.luck),
            luck_margin: short(found.luck_margin),
            stalled: short(found.stall_share),
        }
    }

    fn seats(&self, found: &Found) -> Vec<f64> {
        // Between fewer and fewer players the place after the dealer says nothing of the seat.
        if self.rules.match_winner == MatchWinner::LastStanding && !self.rules.single_round {
            return Vec::new();
        }
        found.seat_shares.iter().copied().map(short).collect()
    }
}

/// A value with four digits behind the point: more of them are chance.
fn short(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_prospect_and_work_give_the_same_figures_and_more_work_more_rounds() {
        let estimate = |work| {
            let prospect = Prospect::read("standard", 3, Lang::En).unwrap();
            prospect.estimate(work, &|| true).unwrap()
        };
        let few = estimate(30_000);
        assert_eq!(few, estimate(30_000));
        assert!(estimate(60_000).rounds > few.rounds);
        assert!(u64::from(few.rounds) > FIRST_LOOK);
    }

    #[test]
    fn a_little_work_is_a_first_look_and_a_lot_has_an_end() {
        let prospect = Prospect::read("deal.hand_size = 1", 2, Lang::En).unwrap();
        assert_eq!(
            u64::from(prospect.estimate(1, &|| true).unwrap().rounds),
            FIRST_LOOK
        );
        let lots = prospect.estimate(u32::MAX, &|| true).unwrap();
        assert_eq!(u64::from(lots.rounds), MOST_ROUNDS);
    }

    #[test]
    fn it_ends_at_once_when_nobody_wants_it_any_more() {
        let prospect = Prospect::read("standard", 2, Lang::En).unwrap();
        for most in [0, 1, 20, 40] {
            let asked = std::cell::Cell::new(0);
            let wanted = || {
                asked.set(asked.get() + 1);
                asked.get() <= most
            };
            assert_eq!(prospect.estimate(u32::MAX, &wanted), None);
            assert_eq!(asked.get(), most + 1);
        }
    }

    #[test]
    fn what_cannot_be_played_is_said_in_the_language_that_is_asked_for() {
        let wrong = |rules, players, lang| Prospect::read(rules, players, lang).unwrap_err();
        assert!(wrong("draw.mode = 1", 4, Lang::En).contains("draw.mode"));
        assert!(wrong("standard", 1, Lang::Nl).contains("spelers"));
        assert!(wrong("teams", 5, Lang::De).contains('5'));
    }
}
