//! A summary in words and as a table.

use super::grouped;
use lastcard_lab::files::RunRecord;
use lastcard_lab::{Interval, Spread, Summary};
use std::fmt::Write as _;

/// What a run showed: sentences first, then every number.
pub(super) fn summary_text(record: &RunRecord, summary: &Summary) -> String {
    let mut text = String::new();
    for sentence in sentences(record, summary) {
        text += &sentence;
        text.push('\n');
    }
    text.push('\n');
    text += &table(summary);
    text.push('\n');
    text += &places(summary);
    // Writing to a text cannot fail.
    let _ = writeln!(text, "\nThe same again: {}", record.command);
    text
}

fn sentences(record: &RunRecord, summary: &Summary) -> Vec<String> {
    let turns = &summary.turns;
    let mut sentences = vec![
        format!(
            "{} rounds at {} seats: {}.",
            grouped(summary.rounds),
            summary.seats,
            bots(&record.bots)
        ),
        format!(
            "A round takes {:.1} turns on average ({:.1} to {:.1}); half of them take {} or fewer, one in ten more than {}.",
            turns.mean, turns.low, turns.high, turns.p50, turns.p90
        ),
    ];
    if let (Some(left), Some(dealer)) = (summary.place_shares.first(), summary.place_shares.last())
    {
        sentences.push(format!(
            "Whoever sits to the left of the dealer wins {} of the rounds, the dealer {}.",
            percent(left),
            percent(dealer)
        ));
    }
    if let Some(share) = &summary.draw_share {
        sentences.push(format!(
            "In {} of the turns somebody draws.",
            percent(share)
        ));
    }
    if let Some(cards) = &summary.cards_per_penalty {
        sentences.push(format!(
            "{:.1} times a round somebody draws for others' cards: {:.1} cards each time, {} at worst.",
            summary.penalties.mean, cards.value, summary.worst_penalty.most
        ));
    }
    sentences.push(format!(
        "The lead changes {:.1} times a round; one winner in ten once held more than {} cards.",
        summary.lead_changes.mean, summary.winner_peak.p90
    ));
    if let Some(matches) = &summary.matches {
        sentences.push(format!(
            "A match takes {:.1} rounds ({:.1} to {:.1}) and {:.0} turns.",
            matches.rounds.mean, matches.rounds.low, matches.rounds.high, matches.turns.mean
        ));
        if matches.broken_off > 0 {
            sentences.push(format!(
                "{} matches were broken off, because they hardly ever end.",
                grouped(matches.broken_off)
            ));
        }
    }
    if let (1.., Some(share)) = (summary.stalled, &summary.stall_share) {
        sentences.push(format!(
            "{} rounds ({}) stalled: nobody could go on, or they were broken off after {} moves.",
            grouped(summary.stalled),
            percent(share),
            grouped(lastcard_lab::MOST_COMMANDS.into())
        ));
    }
    sentences
}

/// `random at every seat`, or a list.
fn bots(names: &[String]) -> String {
    match names {
        [first, rest @ ..] if rest.iter().all(|name| name == first) => {
            format!("{first} at every seat")
        }
        _ => names.join(", "),
    }
}

/// A share with its interval, as few digits as mean something.
fn percent(share: &Interval) -> String {
    let of_100 = |part: f64| 100.0 * part;
    format!(
        "{:.1} % ({:.1} to {:.1})",
        of_100(share.value),
        of_100(share.low),
        of_100(share.high)
    )
}

fn table(summary: &Summary) -> String {
    let rows: [(&str, &Spread); 19] = [
        ("turns", &summary.turns),
        ("cards laid", &summary.plays),
        ("cards drawn", &summary.draws),
        ("turns with a draw", &summary.drawing_turns),
        ("penalties", &summary.penalties),
        ("penalty cards", &summary.penalty_cards),
        ("worst penalty", &summary.worst_penalty),
        ("cards for calls", &summary.call_cards),
        ("challenges", &summary.challenges),
        ("bluffs found", &summary.guilty),
        ("jump-ins", &summary.jump_ins),
        ("hands moved", &summary.swaps),
        ("turns left out", &summary.skips),
        ("refills", &summary.refills),
        ("changes of the lead", &summary.lead_changes),
        ("winner's most cards", &summary.winner_peak),
        ("winner's points", &summary.winner_points),
        ("cards left", &summary.cards_left),
        ("their value", &summary.values_left),
    ];
    let mut text = heading("a round");
    let matches = summary.matches.iter();
    let of_matches =
        matches.flat_map(|it| [("rounds a match", &it.rounds), ("turns a match", &it.turns)]);
    // What never happens with these rules is left out.
    let happened = rows.into_iter().filter(|(_, spread)| spread.most > 0);
    for (name, spread) in happened.chain(of_matches) {
        let interval = format!("{:.2} to {:.2}", spread.low, spread.high);
        let _ = writeln!(
            text,
            "{name:<20}{:>9.2}  {interval:<20}{:>8.2}{:>6}{:>6}{:>6}{:>6}{:>7}",
            spread.mean, spread.sd, spread.least, spread.p10, spread.p50, spread.p90, spread.most
        );
    }
    text
}

fn heading(first: &str) -> String {
    format!(
        "{first:<20}{:>9}  {:<20}{:>8}{:>6}{:>6}{:>6}{:>6}{:>7}\n",
        "mean", "95 % interval", "sd", "least", "10 %", "half", "90 %", "most"
    )
}

/// The shares of the rounds by place.
fn places(summary: &Summary) -> String {
    let mut text = String::new();
    let lists = [
        ("by place after the dealer", &summary.place_shares),
        ("from the first turn on", &summary.first_shares),
        ("by seat", &summary.seat_shares),
    ];
    for (name, shares) in lists {
        let shares: Vec<String> = shares
            .iter()
            .map(|share| format!("{:.2}", 100.0 * share.value))
            .collect();
        if !shares.is_empty() {
            let _ = writeln!(text, "won, % {name:<28}{}", shares.join("  "));
        }
    }
    text
}
