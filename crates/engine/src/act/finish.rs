//! The end of a round and of the match.

use super::Run;
use crate::chance::Chance;
use crate::event::{Event, EventSink};
use crate::phase::{Full, Phase, Step};
use crate::public::Public;
use crate::rules::{Exhausted, MatchWinner, ScoringMode, TeamsEnd};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::state::State;

impl<C: Chance, S: EventSink> Run<'_, C, S> {
    /// Ends the round when one player, or a finished team, has decided it. Says whether it is over.
    pub(super) fn end_if_decided(&mut self) -> bool {
        if matches!(
            self.state.public.phase,
            Phase::RoundOver { .. } | Phase::MatchOver { .. }
        ) {
            return true;
        }
        match self.state.public.decided() {
            Some(winner) => {
                self.end_round(Some(winner), false);
                true
            }
            None => false,
        }
    }

    /// Ends the round that the player who has just gone out decided.
    pub(super) fn end_round_by_going_out(&mut self) {
        let public = &self.state.public;
        let places = public.rules.play_for_places;
        let winner = if places {
            public.out.first()
        } else {
            public.out.last()
        };
        let winner = public.decided().or(winner.copied());
        self.end_round(winner, false);
    }

    /// Ends a round in which nobody can play and nothing can be drawn.
    pub(super) fn end_if_nobody_can_go_on(&mut self) {
        if self.state.public.drawable() == 0 && self.state.nobody_can_play() {
            let winner = self.state.lowest_hand();
            self.end_round(winner, true);
        }
    }

    /// The match is over when one side is left in it.
    pub(super) fn end_match_if_one_side_is_left(&mut self) -> bool {
        let public = &self.state.public;
        let Some(first) = public.in_match().iter().next() else {
            return false;
        };
        let winners = public.team(first);
        let over = public.in_match().minus(winners).is_empty();
        if over {
            self.emit(Event::MatchEnded { winners });
        }
        over
    }

    fn end_round(&mut self, winner: Option<Seat>, stalled: bool) {
        let points = self.state.points_of_the_round(winner, stalled);
        let players = self.state.public.players_of_the_round();
        self.emit(Event::RoundEnded { winner, stalled });
        for seat in players.iter() {
            let hand = self.state.hands[seat];
            if !hand.is_empty() || self.state.public.knocked_out.contains(seat) {
                let value = self.state.value_held(seat);
                self.emit(Event::HandCounted { seat, hand, value });
            }
        }
        for seat in players.iter() {
            let points = points[seat];
            let total = self.state.public.totals[seat] + points;
            self.emit(Event::Scored {
                seat,
                points,
                total,
            });
        }
        self.end_match(winner);
    }

    fn end_match(&mut self, winner: Option<Seat>) {
        let public = &self.state.public;
        let seats = public.in_match();
        let target = i32::from(public.rules.target.get());
        let reached: SeatSet = seats
            .iter()
            .filter(|&s| public.totals[s] >= target)
            .collect();
        let winners = if public.rules.single_round {
            winner.map(|seat| public.team(seat))
        } else if reached.is_empty() {
            None
        } else {
            match public.rules.match_winner {
                MatchWinner::HighestTotal => public.only_side(public.best(seats, |total| -total)),
                MatchWinner::LowestTotal => public.only_side(public.best(seats, |total| total)),
                MatchWinner::LastStanding => {
                    let rest = seats.minus(reached);
                    let rest = if rest.is_empty() {
                        public.best(seats, |total| total)
                    } else {
                        rest
                    };
                    self.eliminate(seats.minus(rest));
                    (rest.len() == 1).then_some(rest)
                }
            }
        };
        if let Some(winners) = winners {
            self.emit(Event::MatchEnded { winners });
        }
    }

    fn eliminate(&mut self, seats: SeatSet) {
        for seat in seats.iter() {
            self.emit(Event::Eliminated { seat });
        }
    }
}

impl State {
    /// What a player of the round holds at its end; for who was knocked out, what was held then.
    pub(crate) fn value_held(&self, seat: Seat) -> u32 {
        if self.public.knocked_out.contains(seat) {
            self.frozen[seat]
        } else {
            self.public.rules.hand_value(&self.hands[seat])
        }
    }

    /// Whether the game waits for a plain move and nobody holds a card to play.
    #[cold]
    fn nobody_can_play(&self) -> bool {
        matches!(
            self.public.phase,
            Phase::Turn {
                step: Step::Play,
                ..
            }
        ) && self
            .public
            .in_round
            .iter()
            .all(|seat| self.eyes(seat).playable().is_empty())
    }

    /// Of a round that nobody can go on with: who wins it by the lowest hand, where the rules say so.
    fn lowest_hand(&self) -> Option<Seat> {
        if self.public.rules.exhausted != Exhausted::LowestHandWins {
            return None;
        }
        let players = self.public.players_of_the_round();
        let lowest = players.iter().map(|seat| self.side_value(seat)).min()?;
        let sides = players
            .iter()
            .filter(|&seat| self.side_value(seat) == lowest)
            .collect();
        self.public.only_side(sides)?;
        sides.iter().next()
    }

    /// What the players of a seat's side hold together.
    fn side_value(&self, seat: Seat) -> u32 {
        let side = self
            .public
            .team(seat)
            .and(self.public.players_of_the_round());
        side.iter().map(|member| self.value_held(member)).sum()
    }

    /// Everybody's points for the round.
    fn points_of_the_round(&self, winner: Option<Seat>, stalled: bool) -> BySeat<i32> {
        let public = &self.public;
        let rules = &public.rules;
        let mut points = BySeat::new(public.seats());
        if rules.single_round {
            return points;
        }
        let players = public.players_of_the_round();
        let winning = winner.map_or(SeatSet::EMPTY, |seat| public.team(seat));
        // By the lowest hand only the difference to it counts.
        let base = match winner {
            Some(seat) if stalled => self.side_value(seat),
            _ => 0,
        };
        let nobody_scores = winner.is_none() && rules.exhausted != Exhausted::AllScoreOwnHand;
        let losers = players.minus(winning);
        match rules.scoring_mode {
            _ if nobody_scores => {}
            ScoringMode::EachAddsOwnHand => {
                for seat in losers.iter() {
                    points[seat] = (self.side_value(seat) - base) as i32;
                }
            }
            ScoringMode::WinnerTakesHands => {
                let mut sum = 0;
                for seat in losers
                    .iter()
                    .filter(|&seat| public.leads_side(seat, losers))
                {
                    sum += (self.side_value(seat) - base) as i32;
                }
                for seat in winning.and(players).iter() {
                    points[seat] = sum;
                }
            }
            ScoringMode::RoundsWon => {
                for seat in winning.and(players).iter() {
                    points[seat] = 1;
                }
            }
        }
        points
    }
}

impl Public<Full> {
    /// Who was dealt into the round and has not left the match.
    pub(crate) fn players_of_the_round(&self) -> SeatSet {
        let out: SeatSet = self.out.iter().copied().collect();
        self.in_round
            .union(out)
            .union(self.knocked_out)
            .minus(self.left)
    }

    /// The winner of a round that is decided though nobody has just gone out: one player is left, or a
    /// team with a member out has nobody left.
    #[inline]
    pub(crate) fn decided(&self) -> Option<Seat> {
        if self.rules.team_size.get().is_some() && self.rules.teams_end == TeamsEnd::AllMembersOut {
            let finished = self
                .out
                .iter()
                .find(|&&seat| self.in_round.and(self.team(seat)).is_empty());
            if let Some(&seat) = finished {
                return Some(seat);
            }
        }
        if self.in_round.has_several() {
            return None;
        }
        self.out
            .first()
            .copied()
            .or_else(|| self.in_round.iter().next())
    }

    /// The seats with the smallest measure of their totals.
    fn best(&self, seats: SeatSet, measure: impl Fn(i32) -> i32) -> SeatSet {
        let best = seats.iter().map(|seat| measure(self.totals[seat])).min();
        seats
            .iter()
            .filter(|&seat| Some(measure(self.totals[seat])) == best)
            .collect()
    }

    /// The side of these seats, leavers included, when they are all of one side.
    fn only_side(&self, seats: SeatSet) -> Option<SeatSet> {
        let side = self.team(seats.iter().next()?);
        seats.minus(side).is_empty().then_some(side)
    }

    /// Whether a seat is the first of its side among these seats.
    fn leads_side(&self, seat: Seat, seats: SeatSet) -> bool {
        self.team(seat).and(seats).iter().next() == Some(seat)
    }
}
