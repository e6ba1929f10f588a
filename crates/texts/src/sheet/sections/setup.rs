//! Before the first turn: the goal, the players, the cards, the dealer, the deal and the start card.

use crate::sheet::build::{ALWAYS, Builder};
use crate::texts::Arg;
use lastcard_engine::rules::{
    DeckKind, Exhausted, FirstDealer, MatchWinner, ScoringMode, SevenSwap, SymbolCard,
};
use lastcard_engine::{Card, Rank, Seat, Wild};

pub(super) fn goal(sheet: &mut Builder<'_>) {
    sheet.set("goal", goal_key(sheet).into());
    sheet.paragraph(&[(ALWAYS, "sheet-intro")]);
    sheet.heading("sheet-goal");
    sheet.paragraph(&[
        (ALWAYS, "sheet-goal-round"),
        (sheet.rules.calls_matter(), "sheet-goal-uno"),
        (ALWAYS, "sheet-goal-match"),
    ]);
}

pub(super) fn players_and_cards(sheet: &mut Builder<'_>) {
    sheet.heading("sheet-players");
    let players = players(sheet);
    sheet.paragraph_of(players);
    let rules = sheet.rules;
    let to_500 = rules.target.get() == 500
        && !rules.single_round
        && rules.scoring_mode == ScoringMode::WinnerTakesHands;
    sheet.paragraph(&[
        (!rules.play_for_places, "sheet-time-round"),
        (!rules.play_for_places && to_500, "sheet-time-match"),
    ]);
    let total = match rules.deck_kind {
        DeckKind::Classic => 108,
        DeckKind::Swap | DeckKind::Shuffle => 112,
        DeckKind::All => 113,
    };
    sheet.set("total", Arg::Number(total));
    sheet.paragraph(&[(ALWAYS, "sheet-cards")]);
    card_table(sheet);
}

pub(super) fn dealer(sheet: &mut Builder<'_>) {
    let drawn = sheet.rules.first_dealer == FirstDealer::HighCard;
    sheet.heading("sheet-dealer");
    sheet.paragraph(&[
        (ALWAYS, "sheet-dealer-first"),
        (drawn, "sheet-dealer-symbol"),
        (drawn, "sheet-dealer-tie"),
        (!sheet.rules.single_round, "sheet-dealer-next"),
    ]);
}

pub(super) fn deal(sheet: &mut Builder<'_>) {
    let rules = sheet.rules;
    sheet.set("answers", Arg::flag(rules.penalties_move_on()));
    let moved = rules.seven_swap != SevenSwap::Off || rules.zero_rotate;
    sheet.set("sevens-or-zeros", Arg::flag(moved));
    sheet.heading("sheet-deal");
    sheet.paragraph(&[(ALWAYS, "sheet-deal-hands"), (ALWAYS, "sheet-deal-piles")]);
    sheet.paragraph(&[
        (ALWAYS, "sheet-deal-first"),
        (rules.start_number_only, "sheet-start-number-only"),
    ]);
    if !rules.start_number_only {
        sheet.terms(&[
            (ALWAYS, "sheet-start-number"),
            (ALWAYS, "sheet-start-skip"),
            (ALWAYS, "sheet-start-reverse"),
            (ALWAYS, "sheet-start-draw-two"),
            (ALWAYS, "sheet-start-wild"),
            (ALWAYS, "sheet-start-wild-draw-four"),
            (sheet.has_blank_wilds(), "sheet-start-special-wild"),
        ]);
    }
}

/// What the points of the match are about.
fn goal_key(sheet: &Builder<'_>) -> &'static str {
    let rules = sheet.rules;
    if rules.single_round {
        return "single";
    }
    match (rules.scoring_mode, rules.match_winner) {
        (ScoringMode::WinnerTakesHands, _) => "takes",
        (ScoringMode::RoundsWon, _) => "rounds",
        (ScoringMode::EachAddsOwnHand, MatchWinner::LowestTotal) => "adds-low",
        (ScoringMode::EachAddsOwnHand, MatchWinner::LastStanding) => "adds-last",
        (ScoringMode::EachAddsOwnHand, MatchWinner::HighestTotal) => "adds-high",
    }
}

/// How many can play, and with how many decks.
fn players(sheet: &mut Builder<'_>) -> String {
    let rules = sheet.rules;
    let mut sentences = Vec::new();
    let known = sheet
        .players
        .and_then(|players| Some((players, rules.decks(players).ok()?)));
    let possible: Vec<usize> = (2..=Seat::MAX)
        .filter(|&players| rules.decks(players).is_ok())
        .collect();
    if let Some((players, decks)) = known {
        sheet.set("players", Arg::Number(players as i64));
        sheet.set("decks", Arg::Number(i64::from(decks)));
        sentences.extend([
            sheet.text("sheet-players-known"),
            sheet.text("sheet-players-decks-fixed"),
        ]);
    } else if possible.is_empty() {
        sentences.push(sheet.text("sheet-players-none"));
    } else {
        let range = range(sheet, &possible);
        sheet.set_text("range", range);
        sentences.push(sheet.text("sheet-players-possible"));
        if (3..=6).all(|players| possible.contains(&players)) {
            sentences.push(sheet.text("sheet-players-ideal"));
        }
        sentences.extend(decks(sheet, &possible));
    }
    if !sheet.teams() {
        sentences.push(sheet.text("sheet-players-alone"));
    }
    sentences.join(" ")
}

/// How many decks so many players need.
fn decks(sheet: &mut Builder<'_>, possible: &[usize]) -> Vec<String> {
    if let Some(decks) = sheet.rules.deck_count.get() {
        sheet.set("decks", Arg::Number(i64::from(decks)));
        return vec![sheet.text("sheet-players-decks-fixed")];
    }
    (1..=4)
        .filter_map(|decks| {
            let rules = sheet.rules;
            let enough = |players: &usize| rules.decks(*players) == Ok(decks);
            let players: Vec<usize> = possible.iter().copied().filter(enough).collect();
            if players.is_empty() {
                return None;
            }
            let range = range(sheet, &players);
            sheet.set_text("range", range);
            sheet.set("decks", Arg::Number(i64::from(decks)));
            Some(sheet.text("sheet-players-decks-auto"))
        })
        .collect()
}

/// `2 to 10`, or `4, 6 and so on up to 20` for teams, or every number where they are few.
fn range(sheet: &mut Builder<'_>, players: &[usize]) -> String {
    let (key, second) = match players {
        [first, second, _, ..] if *second == first + 1 => ("sheet-range", second),
        [_, second, _, _, ..] => ("sheet-range-steps", second),
        _ => {
            let each: Vec<String> = players.iter().map(usize::to_string).collect();
            return sheet.texts.choice(&each);
        }
    };
    sheet.set("from", Arg::Number(players[0] as i64));
    sheet.set("second", Arg::Number(*second as i64));
    sheet.set("to", Arg::Number(players[players.len() - 1] as i64));
    sheet.text(key)
}

/// What a deck is made of and, where it matters, what each card counts.
fn card_table(sheet: &mut Builder<'_>) {
    let rules = sheet.rules;
    let by_points =
        rules.first_dealer == FirstDealer::HighCard && rules.symbol_card == SymbolCard::Points;
    let by_hands = rules.exhausted == Exhausted::LowestHandWins;
    let points = sheet.points_matter() || by_points || by_hands;
    let mut head = vec![
        sheet.text("sheet-cards-head-card"),
        sheet.text("sheet-cards-head-count"),
    ];
    if points {
        head.push(sheet.text("sheet-cards-head-points"));
    }
    let mut rows = Vec::new();
    let mut row = |name: String, count: String, value: String| {
        let mut row = vec![name, count];
        row.extend(points.then_some(value));
        rows.push(row);
    };
    let per_color = |sheet: &mut Builder<'_>, each: i64, key: &str| {
        sheet.set("each", Arg::Number(each));
        sheet.set("count", Arg::Number(4 * each));
        sheet.text(key)
    };
    let zero = per_color(sheet, 1, "sheet-cards-per-color");
    row(sheet.text("sheet-cards-zero"), zero, "0".to_owned());
    let numbers = per_color(sheet, 18, "sheet-cards-two-of-each");
    row(
        sheet.text("sheet-cards-numbers"),
        numbers,
        sheet.text("sheet-cards-own-number"),
    );
    for rank in [Rank::Skip, Rank::Reverse, Rank::DrawTwo] {
        let count = per_color(sheet, 2, "sheet-cards-per-color");
        row(
            sheet.texts.rank(rank),
            count,
            rules.action_value.get().to_string(),
        );
    }
    let wilds = [
        (ALWAYS, Wild::Plain, 4),
        (ALWAYS, Wild::DrawFour, 4),
        (sheet.has_swap_hands(), Wild::SwapHands, 1),
        (sheet.has_shuffle_hands(), Wild::ShuffleHands, 1),
        (sheet.has_blank_wilds(), Wild::Blank, 3),
    ];
    for (_, wild, count) in wilds.into_iter().filter(|(there, ..)| *there) {
        let card = Card::wild(wild);
        row(
            sheet.texts.card(card),
            count.to_string(),
            rules.value(card).to_string(),
        );
    }
    sheet.table(head, rows);
}
