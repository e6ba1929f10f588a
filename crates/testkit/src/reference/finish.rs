//! The end of a round, the scores, the end of the match.

use super::{Call, Part, Reference, Standing, together};
use lastcard_engine::rules::{Exhausted, MatchWinner, ScoringMode};
use lastcard_engine::{Card, Event, Face, Phase, Rank, Seat, Step, Wild};

impl Reference {
    /// Whether the round is over: by a last card, or because nobody is left to play with.
    pub(super) fn is_decided(&self) -> bool {
        let by_last_card = if self.rules.play_for_places {
            false
        } else if self.goes_on_with_teams() {
            self.out.iter().any(|&seat| self.team_is_out(seat))
        } else {
            !self.out.is_empty()
        };
        by_last_card || self.still_in().len() <= 1
    }

    fn team_is_out(&self, seat: Seat) -> bool {
        !self.side(seat).iter().any(|&member| self.in_round(member))
    }

    /// Ends a round that is decided.
    pub(super) fn end_round(&mut self) {
        let whole_team = self
            .out
            .iter()
            .find(|&&seat| self.goes_on_with_teams() && self.team_is_out(seat));
        let winner = whole_team.or(self.out.first()).copied();
        let winner = winner.or(self.still_in().first().copied());
        let points = match winner {
            Some(winner) => self.points_for_a_win(winner),
            None => vec![0; self.players.len()],
        };
        self.close_round(winner, false, &points);
    }

    /// Looks for a round that nobody can go on with (E-200).
    pub(super) fn end_round_if_stuck(&mut self) {
        let stuck = self.step() == Some(Step::Play)
            && self.nothing_to_draw()
            && !self.still_in().iter().any(|&seat| self.can_play_some(seat));
        if stuck {
            let lowest = self.lowest_hand();
            let own = self.rules.scoring_mode == ScoringMode::EachAddsOwnHand;
            let none = vec![0; self.players.len()];
            let (winner, points) = match (self.rules.exhausted, lowest) {
                (Exhausted::AllScoreOwnHand, _) if own => (None, self.points_for_own_hands()),
                (Exhausted::LowestHandWins, Some(low)) => (Some(low), self.points_for_lowest(low)),
                _ => (None, none),
            };
            self.close_round(winner, true, &points);
        }
    }

    /// The first player of the side with the lowest hands; nobody when two sides tie.
    fn lowest_hand(&self) -> Option<Seat> {
        let players = self.players_of_round();
        let lowest = players.iter().map(|&seat| self.side_value(seat)).min()?;
        let low = |seat: &Seat| self.side_value(*seat) == lowest;
        let winners: Vec<Seat> = players.into_iter().filter(low).collect();
        let one_side = winners
            .iter()
            .all(|&seat| self.side(seat) == self.side(winners[0]));
        one_side.then(|| winners[0])
    }

    /// Who was dealt into the round and has not left.
    fn players_of_round(&self) -> Vec<Seat> {
        let plays = |seat: &Seat| self.player(*seat).part != Part::Away;
        self.all_seats().into_iter().filter(plays).collect()
    }

    /// What cards count.
    pub(super) fn value(&self, cards: &[Card]) -> u32 {
        let one = |card: &Card| match card.face() {
            Face::Colored(_, Rank::Number(number)) => u32::from(number),
            Face::Colored(..) => self.rules.action_value.get().into(),
            Face::Wild(Wild::Plain) => self.rules.wild_value.get().into(),
            Face::Wild(Wild::DrawFour) => self.rules.wild_draw_four_value.get().into(),
            Face::Wild(_) => self.rules.special_wild_value.get().into(),
        };
        cards.iter().map(one).sum()
    }

    /// What a player's hand counts: as it was when its player was knocked out.
    fn hand_value(&self, seat: Seat) -> i32 {
        match self.player(seat).part {
            Part::KnockedOut(value) => value as i32,
            _ => self.value(self.hand(seat)) as i32,
        }
    }

    /// What the hands of a seat's side count together.
    fn side_value(&self, seat: Seat) -> i32 {
        self.side(seat)
            .iter()
            .map(|&member| self.hand_value(member))
            .sum()
    }

    fn points_for_a_win(&self, winner: Seat) -> Vec<i32> {
        let mine = self.side(winner);
        let others = |seat: &&Seat| !mine.contains(*seat);
        let seats = self.all_seats();
        let all_others = seats
            .iter()
            .filter(others)
            .map(|&seat| self.hand_value(seat))
            .sum();
        let points = |seat: &Seat| match (self.rules.scoring_mode, mine.contains(seat)) {
            (ScoringMode::WinnerTakesHands, true) => all_others,
            (ScoringMode::EachAddsOwnHand, false) => self.side_value(*seat),
            (ScoringMode::RoundsWon, true) => 1,
            _ => 0,
        };
        seats.iter().map(points).collect()
    }

    fn points_for_own_hands(&self) -> Vec<i32> {
        self.all_seats()
            .iter()
            .map(|&seat| self.side_value(seat))
            .collect()
    }

    /// The lowest side wins the difference to each other side.
    fn points_for_lowest(&self, winner: Seat) -> Vec<i32> {
        let mine = self.side(winner);
        let low = self.side_value(winner);
        let mut all = 0;
        let mut counted: Vec<Seat> = mine.clone();
        for seat in self.players_of_round() {
            if !counted.contains(&seat) {
                all += self.side_value(seat) - low;
                counted.extend(self.side(seat));
            }
        }
        let points = |seat: Seat| match (self.rules.scoring_mode, mine.contains(&seat)) {
            (ScoringMode::WinnerTakesHands, true) => all,
            (ScoringMode::EachAddsOwnHand, false) => self.side_value(seat) - low,
            (ScoringMode::RoundsWon, true) => 1,
            _ => 0,
        };
        self.all_seats().into_iter().map(points).collect()
    }

    fn close_round(&mut self, winner: Option<Seat>, stalled: bool, points: &[i32]) {
        self.phase = Phase::RoundOver { winner };
        self.tell(Event::RoundEnded { winner, stalled });
        for player in &mut self.players {
            player.call = Call::Fine;
            player.caught = false;
        }
        let players = self.players_of_round();
        for &seat in &players {
            let knocked_out = matches!(self.player(seat).part, Part::KnockedOut(_));
            if knocked_out || !self.hand(seat).is_empty() {
                let hand = together(self.hand(seat));
                let value = self.hand_value(seat) as u32;
                self.tell(Event::HandCounted { seat, hand, value });
            }
        }
        for &seat in &players {
            let points = if self.rules.single_round {
                0
            } else {
                points[seat.index()]
            };
            let player = self.player_mut(seat);
            player.points = points;
            player.total += points;
            let total = player.total;
            self.tell(Event::Scored {
                seat,
                points,
                total,
            });
        }
        if self.rules.single_round {
            if let Some(winner) = winner {
                self.end_match(winner);
            }
        } else if self.rules.match_winner == MatchWinner::LastStanding {
            self.eliminate();
        } else {
            self.end_match_at_target();
        }
    }

    fn reached(&self, seat: Seat) -> bool {
        self.player(seat).total >= i32::from(self.rules.target.get())
    }

    /// Who reached the limit leaves the match; when all did, the lowest total stays (E-153).
    fn eliminate(&mut self) {
        let players = self.in_match();
        let all = players.iter().all(|&seat| self.reached(seat));
        let lowest = players.iter().map(|&seat| self.player(seat).total).min();
        for &seat in &players {
            let stays = all && Some(self.player(seat).total) == lowest;
            if self.reached(seat) && !stays {
                self.player_mut(seat).standing = Standing::Eliminated;
                self.tell(Event::Eliminated { seat });
            }
        }
        if let [last] = self.in_match()[..] {
            self.end_match(last);
        }
    }

    /// The match is over when somebody reached the target and one side has the best total.
    fn end_match_at_target(&mut self) {
        let players = self.in_match();
        if !players.iter().any(|&seat| self.reached(seat)) {
            return;
        }
        let totals = players.iter().map(|&seat| self.player(seat).total);
        let best = match self.rules.match_winner {
            MatchWinner::HighestTotal => totals.max(),
            MatchWinner::LowestTotal | MatchWinner::LastStanding => totals.min(),
        };
        let wins = |seat: &Seat| Some(self.player(*seat).total) == best;
        let winners: Vec<Seat> = players.into_iter().filter(wins).collect();
        if winners
            .iter()
            .all(|&seat| self.side(seat) == self.side(winners[0]))
        {
            self.end_match(winners[0]);
        }
    }

    /// This seat wins, with its team; a team's name keeps its leavers (E-198).
    pub(super) fn end_match(&mut self, winner: Seat) {
        let winners = self.side(winner).into_iter().collect();
        self.phase = Phase::MatchOver { winners };
        self.tell(Event::MatchEnded { winners });
    }
}
