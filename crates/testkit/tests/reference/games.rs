//! Random games of the reference, over random rules: it never gets stuck and never loses a card.

use crate::presets::{official, rules as with, standard, traditional};
use lastcard_engine::rules::{Allowed, OPTIONS, Value};
use lastcard_engine::{
    Action, Card, CardSet, Chance, Color, Command, FirstDeal, Hand, Play, Rules, Seat,
};
use lastcard_testkit::Reference;

/// A small generator of numbers, and chance by lot.
#[derive(Clone)]
struct Lot(u64);

impl Lot {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let high = (self.0 ^ (self.0 >> 29)) >> 32;
        high as usize % count
    }

    fn one_of(&mut self, cards: &Hand) -> Card {
        cards.nth(self.below(cards.len() as usize) as u32).unwrap()
    }
}

impl Chance for Lot {
    fn begin_round(&mut self, _: u32) {}
    fn shuffle(&mut self, _: &Hand) {}
    fn draw(&mut self, pile: &Hand) -> Card {
        self.one_of(pile)
    }
    fn bury(&mut self, _: &Hand, _: Card) {}
    fn put_under(&mut self, _: &Hand, _: Card) {}
    fn draw_first_of(&mut self, pile: &Hand, wanted: CardSet) -> Card {
        let wanted: Hand = pile.iter().filter(|&card| wanted.contains(card)).collect();
        self.one_of(&wanted)
    }
    fn shuffle_pool(&mut self, _: &Hand) {}
    fn deal_from_pool(&mut self, pool: &Hand) -> Card {
        self.one_of(pool)
    }
    fn choose(&mut self, count: u32) -> u32 {
        self.below(count as usize) as u32
    }
}

/// Random rules: about half of the options as in a preset, the others anything.
fn random_rules(lot: &mut Lot) -> Rules {
    loop {
        let presets = [standard(), traditional(), official()];
        let mut draft = presets[lot.below(3)];
        for option in OPTIONS {
            let mut between =
                |min: usize, max: usize| Value::Int((min + lot.below(max - min + 1)) as i64);
            let value = match option.allowed {
                Allowed::Bool => Value::Bool(lot.below(2) == 0),
                Allowed::Words(words) => Value::Word(words[lot.below(words.len())]),
                Allowed::Range(min, max) => between(min.into(), max.min(12).into()),
                Allowed::ZeroOrRange(min, max) | Allowed::WordOrRange(_, min, max) => {
                    between(min.into(), max.into())
                }
            };
            if lot.below(2) == 0 {
                draft.set(option.name, value).unwrap();
            }
        }
        if let Ok(rules) = Rules::new(draft) {
            return rules;
        }
    }
}

/// A match that has not begun; one in three is played with so few cards that they run out.
fn random_game(lot: &mut Lot) -> Option<Reference> {
    let mut rules = random_rules(lot);
    if lot.below(2) == 0 {
        let hand_size = (1 + lot.below(4)).to_string();
        rules = with(rules.draft(), &[("deal.hand_size", &hand_size)]);
    }
    let seats = 2 + lot.below(5 + lot.0 as usize % 5);
    let first = [
        FirstDeal::HighCard,
        FirstDeal::Lot,
        FirstDeal::Named(Seat::new(0)),
    ];
    let mut game = Reference::new(rules, seats, first[lot.below(3)]).ok()?;
    if lot.below(3) == 0 {
        let mut pool = rules.deck(seats).unwrap();
        let count = seats * usize::from(rules.hand_size.get()) + 1 + lot.below(8);
        let mut few = Vec::new();
        for _ in 0..count {
            few.push(lot.one_of(&pool));
            pool.remove(few[few.len() - 1]);
        }
        game = Reference::new(rules, seats, FirstDeal::Lot).unwrap();
        game.set_deck(few);
    }
    Some(game)
}

fn random_command(game: &Reference, lot: &mut Lot) -> Command {
    let seat = Seat::new(lot.below(game.seats()));
    let on_turn = game.turn_of().unwrap_or(seat);
    let other = Seat::new(lot.below(game.seats()));
    match lot.below(40) {
        0 => Command::GraceEnds,
        1 => Command::TimeIsUp,
        2 if lot.below(8) == 0 => Command::Act(seat, Action::Leave),
        3 => Command::Act(seat, Action::Call),
        4 => Command::Act(seat, Action::Catch(other)),
        5..=12 => match game.hand_of(seat) {
            hand if hand.is_empty() => Command::Act(seat, Action::Draw),
            hand => {
                let play = Play::card(lot.one_of(&hand));
                let color = [None, Some(Color::ALL[lot.below(4)])][lot.below(2)];
                let swap = [None, None, Some(other)][lot.below(3)];
                let play = Play {
                    color,
                    swap,
                    uno: lot.below(2) == 0,
                    ..play
                };
                let jump = lot.below(3) == 0;
                Command::Act(
                    seat,
                    if jump {
                        Action::JumpIn(play)
                    } else {
                        Action::Play(play)
                    },
                )
            }
        },
        13 | 14 => {
            let color = Color::ALL[lot.below(4)];
            let any = [
                Action::Draw,
                Action::Pass,
                Action::Challenge,
                Action::Name(color),
            ];
            Command::Act(on_turn, any[lot.below(4)])
        }
        15 => Command::Act(on_turn, Action::Swap(other)),
        16..=19 => match game.legal(seat) {
            open if open.is_empty() => Command::NextRound,
            open => Command::Act(seat, open[lot.below(open.len())]),
        },
        _ => {
            let mut open = game.legal(on_turn);
            if open.iter().any(|action| matches!(action, Action::Play(_))) && lot.below(4) > 0 {
                open.retain(|action| matches!(action, Action::Play(_)));
            }
            match open[..] {
                [] => Command::NextRound,
                _ => Command::Act(on_turn, open[lot.below(open.len())]),
            }
        }
    }
}

fn all_cards(game: &Reference) -> Hand {
    let hands = (0..game.seats()).map(|seat| game.hand_of(Seat::new(seat)));
    let piles = game
        .draw_pile()
        .plus(&game.discard_pile().iter().copied().collect());
    hands.fold(piles, |all, hand| all.plus(&hand))
}

#[test]
fn random_games_keep_their_cards_and_never_get_stuck() {
    for seed in 0..1_000 {
        let lot = &mut Lot(seed);
        let Some(mut game) = random_game(lot) else {
            continue;
        };
        let mut chance = lot.clone();
        game.command(&Command::NextRound, &mut chance).unwrap();
        let deck = all_cards(&game);
        for _ in 0..200 {
            let command = random_command(&game, lot);
            let before = game.clone();
            let done = game.command(&command, &mut chance);
            if done.is_err() {
                assert_eq!(game, before);
                continue;
            }
            assert_eq!(all_cards(&game), deck, "{command:?}");
            for seat in game.exposed().union(game.uncalled()).iter() {
                assert_eq!(game.hand_of(seat).len(), 1);
            }
            let Some(seat) = game.turn_of() else { continue };
            assert!(game.in_play().contains(seat), "{command:?}");
            let goes_on = |action: &Action| !matches!(action, Action::Call | Action::Catch(_));
            assert!(
                game.legal(seat).iter().any(goes_on),
                "seed {seed}: {command:?}"
            );
            let late = game
                .clone()
                .command(&Command::TimeIsUp, &mut chance.clone());
            assert!(late.is_ok_and(|events| events.len() > 1));
        }
    }
}
