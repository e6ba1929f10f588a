//! A scenario played through the engine.

use super::compare::difference;
use crate::moves::print_command;
use crate::scenario::{Begin, Doing, Expected, Scenario, Step, sitting_out};
use lastcard_engine::{Card, Command, Event, FirstDeal, Hand, Refusal, Scripted, Seed, State};

impl Scenario {
    /// What does not hold: nothing, or everything that is wrong at the first place where something is.
    pub fn differences(&self) -> Vec<String> {
        self.play().err().unwrap_or_default()
    }

    /// The match before the first step, and the chance that the scenario dictates.
    ///
    /// # Errors
    /// Why it cannot begin.
    pub fn set_up(&self) -> Result<(State, Scripted), Vec<String>> {
        let Table { state, chance } = self.table()?;
        Ok((state, chance))
    }

    fn play(&self) -> Result<(), Vec<String>> {
        let mut table = self.table()?;
        for (index, step) in self.steps.iter().enumerate() {
            let name = format!("step {} ({})", index + 1, self.print(step));
            self.step(&mut table, step).map_err(|wrong| {
                wrong
                    .iter()
                    .map(|one| format!("{name}: {one}"))
                    .collect::<Vec<_>>()
            })?;
        }
        let wrong = self.compare(&self.expect, &table.state);
        let place = if self.steps.is_empty() {
            "at the beginning"
        } else {
            "at the end"
        };
        if wrong.is_empty() {
            Ok(())
        } else {
            Err(wrong.iter().map(|one| format!("{place}: {one}")).collect())
        }
    }

    /// The table before the first step.
    fn table(&self) -> Result<Table, Vec<String>> {
        let impossible = |why: &dyn core::fmt::Debug| vec![format!("it cannot begin: {why:?}")];
        let first = FirstDeal::Named(self.dealer);
        let (rules, seats) = (self.rules.rules, self.names.seats());
        let (mut table, deck) = match &self.begin {
            Begin::Position(middle) => {
                let state = State::from_position(&self.position(middle))
                    .map_err(|errors| impossible(&errors))?;
                let chance = Scripted::new(middle.draw.clone(), Seed::from_text(""));
                return Ok(Table { state, chance });
            }
            Begin::Deck(deck) => {
                let cards = deck.iter().copied().collect();
                let state = State::new_with_deck(rules, seats, first, cards);
                let chance = Scripted::new(Vec::new(), Seed::from_text(""));
                (Table { state, chance }, Some(deck))
            }
            Begin::Seed(seed) => {
                let state = State::new(rules, seats, first).map_err(|error| impossible(&error))?;
                let chance = Scripted::new(Vec::new(), Seed::from_text(seed));
                (Table { state, chance }, None)
            }
        };
        for (seat, _) in self.names.iter() {
            table.state.set_total(seat, self.scores[seat.index()]);
        }
        for seat in sitting_out(&rules, &self.scores).iter() {
            table.state.evolve(&Event::Eliminated { seat });
        }
        table
            .deal(deck.map(Vec::as_slice))
            .map_err(|refusal| impossible(&refusal.code()))?;
        Ok(table)
    }

    fn step(&self, table: &mut Table, step: &Step) -> Result<(), Vec<String>> {
        let before = table.state.clone();
        let result = self.attempt(table, step).map_err(|problem| vec![problem])?;
        let mut wrong: Vec<String> = verdict(result, step.refused).into_iter().collect();
        if result.is_err() && table.state != before {
            wrong.push("it was refused and changed something all the same".to_owned());
        }
        wrong.extend(self.compare(&step.expect, &table.state));
        if wrong.is_empty() { Ok(()) } else { Err(wrong) }
    }

    /// Tries the move; the outer error is a deck that does not reach.
    fn attempt(&self, table: &mut Table, step: &Step) -> Result<Result<(), Refusal>, String> {
        let command = match &step.doing {
            Doing::UnknownPlayer(_) => return Ok(Err(Refusal::UnknownPlayer)),
            Doing::Command(command) => command,
        };
        if *command != Command::NextRound || table.state.check(command).is_err() {
            return Ok(table.state.command(command, &mut table.chance, &mut ()));
        }
        let needs = self.cards_needed(table);
        match &step.deck {
            Some(deck) if deck.len() < needs => Err(format!(
                "the deck has {} cards; the hands and the start card need {needs}",
                deck.len()
            )),
            Some(deck) => Ok(table.deal(Some(deck))),
            None => {
                // The round before may have been dealt from a deck of its own.
                if let Ok(deck) = self.rules.rules.deck(self.names.seats()) {
                    table.state.set_deck(deck);
                }
                Ok(table.deal(None))
            }
        }
    }

    /// How many cards the next deal takes: a hand for everybody in the match, and the start card.
    fn cards_needed(&self, table: &Table) -> usize {
        let players = table.state.public().in_match().len() as usize;
        players * usize::from(self.rules.rules.hand_size.get()) + 1
    }

    fn compare(&self, expected: &[Expected], state: &State) -> Vec<String> {
        expected
            .iter()
            .filter_map(|one| difference(one, state, &self.names))
            .collect()
    }

    fn print(&self, step: &Step) -> String {
        match &step.doing {
            Doing::Command(command) => print_command(command, &self.names),
            Doing::UnknownPlayer(text) => text.clone(),
        }
    }
}

/// What is wrong with how a move ended; nothing when it ended as it must.
fn verdict(result: Result<(), Refusal>, refused: Option<Refusal>) -> Option<String> {
    match (result, refused) {
        (Ok(()), Some(reason)) => Some(format!(
            "expected to be refused with {}, was accepted",
            reason.code()
        )),
        (Err(found), None) => Some(format!(
            "expected to be accepted, was refused with {}",
            found.code()
        )),
        (Err(found), Some(reason)) if found != reason => Some(format!(
            "expected to be refused with {}, was refused with {}",
            reason.code(),
            found.code()
        )),
        _ => None,
    }
}

/// A match and the order of its cards.
struct Table {
    state: State,
    chance: Scripted,
}

impl Table {
    /// Deals the next round: from exactly these cards in this order, or shuffled.
    fn deal(&mut self, deck: Option<&[Card]>) -> Result<(), Refusal> {
        if let Some(deck) = deck {
            self.state.set_deck(deck.iter().copied().collect::<Hand>());
            self.chance.next_deck(deck.to_vec());
        }
        self.state
            .command(&Command::NextRound, &mut self.chance, &mut ())
    }
}
