//! Going out, points, and the end of the match.

use crate::sheet::build::{ALWAYS, Builder};
use crate::texts::Arg;
use lastcard_engine::rules::{LastCard, MatchWinner, NeededToGoOut, ScoringMode, SevenSwap};
use lastcard_engine::{Card, Color, Hand, Rank, Wild};

pub(super) fn going_out(sheet: &mut Builder<'_>) {
    let rules = sheet.rules;
    let last = rules.last_card;
    let call = rules.calls_matter() && rules.needed_to_go_out != NeededToGoOut::No;
    sheet.set("call-needed", Arg::flag(call));
    sheet.set("final-counts", Arg::flag(sheet.points_matter()));
    let wild_ends = sheet.ending() == "one" && wild_may_end(sheet);
    let (swaps, others) = moves_of_hands(sheet);
    sheet.set("out-swaps", Arg::flag(swaps));
    sheet.set("out-moves", others.into());
    let movers = movers(sheet);
    let cards = sheet.texts.choice(&movers);
    sheet.set_text("cards", cards);
    sheet.heading("sheet-out");
    sheet.paragraph(&[
        (ALWAYS, "sheet-out-ends"),
        (ALWAYS, "sheet-out-card"),
        (last != LastCard::Any, "sheet-out-card-stuck"),
        (
            matches!(last, LastCard::Any | LastCard::NoWild),
            "sheet-out-final",
        ),
        (wild_ends, "sheet-out-wild"),
        (!movers.is_empty(), "sheet-out-swap"),
    ]);
}

pub(super) fn score(sheet: &mut Builder<'_>) {
    let rules = sheet.rules;
    sheet.heading("sheet-score");
    if rules.single_round {
        sheet.paragraph(&[(ALWAYS, "sheet-score-single")]);
        return;
    }
    sheet.paragraph(&[
        (ALWAYS, "sheet-score-mode"),
        (sheet.points_matter(), "sheet-score-values"),
    ]);
    if sheet.points_matter() {
        let example = example(sheet);
        sheet.paragraph_of(example);
    }
    // Where one player alone scores in a round, nobody can be level with the winner.
    let several_score = rules.scoring_mode == ScoringMode::EachAddsOwnHand || sheet.teams();
    let last_standing = rules.match_winner == MatchWinner::LastStanding;
    let target = points(sheet, u32::from(rules.target.get()));
    sheet.set_text("target-points", target);
    sheet.paragraph(&[
        (ALWAYS, "sheet-score-match"),
        (ALWAYS, "sheet-score-target"),
        (several_score && !last_standing, "sheet-score-tie"),
    ]);
}

/// Whether a Wild may be the last card.
fn wild_may_end(sheet: &Builder<'_>) -> bool {
    matches!(sheet.rules.last_card, LastCard::Any | LastCard::NoDrawCard)
}

/// Of the cards that may be the last: whether one swaps hands, and what the others do with all hands.
fn moves_of_hands(sheet: &Builder<'_>) -> (bool, &'static str) {
    let wild_may_end = wild_may_end(sheet);
    let swaps = sheet.rules.seven_swap != SevenSwap::Off || sheet.has_swap_hands() && wild_may_end;
    let deals = sheet.has_shuffle_hands() && wild_may_end;
    let moves = match (sheet.rules.zero_rotate, deals) {
        (true, true) => "both",
        (true, false) => "pass",
        (false, true) => "deal",
        (false, false) => "none",
    };
    (swaps, moves)
}

/// The cards that would move hands and may be the last card.
fn movers(sheet: &Builder<'_>) -> Vec<String> {
    let wild_may_end = wild_may_end(sheet);
    let number = |number: u8| {
        let number = sheet.texts.rank(Rank::Number(number));
        sheet.texts.text("card-one", &[("card", (&number).into())])
    };
    let wild = |wild: Wild| sheet.texts.a_card(Card::wild(wild));
    [
        (sheet.rules.seven_swap != SevenSwap::Off, number(7)),
        (sheet.rules.zero_rotate, number(0)),
        (
            sheet.has_swap_hands() && wild_may_end,
            wild(Wild::SwapHands),
        ),
        (
            sheet.has_shuffle_hands() && wild_may_end,
            wild(Wild::ShuffleHands),
        ),
    ]
    .into_iter()
    .filter_map(|(stands, card)| stands.then_some(card))
    .collect()
}

/// A round that ends, counted with the values of this table.
fn example(sheet: &mut Builder<'_>) -> String {
    let names = sheet.text("sheet-example-names");
    let names: Vec<&str> = names.split(", ").collect();
    let places = sheet.ending() == "places";
    // Every second one sits in the other team; with places only one is left.
    let losers: Vec<usize> = match sheet.rules.team_size.get() {
        Some(size) => (0..size).map(|n| 2 * n + 1).collect(),
        None if places => vec![3],
        None => vec![1, 2, 3],
    };
    let adds = sheet.rules.scoring_mode == ScoringMode::EachAddsOwnHand;
    let outcome = match (adds, sheet.teams(), places) {
        (false, false, _) => "takes",
        (false, true, _) => "team-takes",
        (true, true, _) => "team-adds",
        (true, false, true) => "last-adds",
        (true, false, false) => "adds",
    };
    sheet.set_text("winner", names[0].to_owned());
    sheet.set_text("others", sheet.texts.list(&names[1..3]));
    let mut sentences = vec![sheet.text("sheet-example-out")];
    let mut totals = Vec::new();
    for (hand, &loser) in hands(sheet).iter().zip(&losers) {
        let cards: Vec<String> = hand.iter().map(|&card| sheet.texts.a_card(card)).collect();
        let values: Vec<u32> = hand.iter().map(|&card| sheet.rules.value(card)).collect();
        let total = sheet
            .rules
            .hand_value(&hand.iter().copied().collect::<Hand>());
        let (cards, total_points) = (sheet.texts.list(&cards), points(sheet, total));
        sheet.set_text("name", names[loser].to_owned());
        sheet.set_text("cards", cards);
        sheet.set_text("sum", added(&values));
        sheet.set_text("points", total_points);
        sentences.push(sheet.text("sheet-example-hand"));
        totals.push(total);
    }
    let all = points(sheet, totals.iter().sum());
    let sum = if totals.len() > 1 {
        format!("{} = {all}", added(&totals))
    } else {
        all
    };
    sheet.set_text("sum", sum);
    sheet.set("outcome", outcome.into());
    sentences.push(sheet.text("sheet-example-score"));
    sentences.join(" ")
}

/// What the losers of the example hold, so that every kind of value is counted.
fn hands(sheet: &Builder<'_>) -> [Vec<Card>; 5] {
    let mut second = vec![Card::WILD, Card::colored(Color::Green, Rank::Number(0))];
    if sheet.has_swap_hands() {
        second.push(Card::wild(Wild::SwapHands));
    } else if sheet.has_shuffle_hands() {
        second.push(Card::wild(Wild::ShuffleHands));
    }
    [
        vec![
            Card::colored(Color::Red, Rank::Number(5)),
            Card::colored(Color::Blue, Rank::Skip),
        ],
        second,
        vec![
            Card::WILD_DRAW_FOUR,
            Card::colored(Color::Yellow, Rank::DrawTwo),
        ],
        vec![
            Card::colored(Color::Green, Rank::Number(9)),
            Card::colored(Color::Yellow, Rank::Number(4)),
        ],
        vec![
            Card::colored(Color::Blue, Rank::Number(3)),
            Card::colored(Color::Red, Rank::Reverse),
        ],
    ]
}

fn points(sheet: &Builder<'_>, points: u32) -> String {
    sheet
        .texts
        .text("sheet-example-points", &[("points", points.into())])
}

fn added(numbers: &[u32]) -> String {
    numbers
        .iter()
        .map(u32::to_string)
        .collect::<Vec<_>>()
        .join(" + ")
}
