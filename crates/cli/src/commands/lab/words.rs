//! A summary in words and as a table.

use super::amounts::{Counted, amount, share};
use lastcard_lab::figures::Words;
use lastcard_lab::files::RunRecord;
use lastcard_lab::{Interval, MOST_COMMANDS, Matches, Spread, Summary};
use lastcard_texts::Arg;

/// What a run showed: sentences first, then every number.
pub(super) fn summary_text(words: Words, record: &RunRecord, summary: &Summary) -> String {
    let sentences = sentences(words, record, summary).join("\n");
    let (numbers, places) = (numbers(words, summary), places(words, summary));
    // The command stands beside the sentence: blanks in it are not those of a sentence.
    let again = words.texts().text("lab-run-again", &[]);
    let command = &record.command;
    format!("{sentences}\n\n{numbers}\n{places}\n{again} {command}\n")
}

fn sentences(words: Words, record: &RunRecord, summary: &Summary) -> Vec<String> {
    let texts = words.texts();
    let one_digit = |value: f64| texts.decimal(value, 1);
    let mut sentences = vec![played(words, record, summary), turns(words, &summary.turns)];
    if let (Some(left), Some(dealer)) = (summary.place_shares.first(), summary.place_shares.last())
    {
        let [left, dealer] = [left, dealer].map(|it| share(words, it, 1));
        let args = [("left", (&left).into()), ("dealer", (&dealer).into())];
        sentences.push(texts.text("lab-run-places", &args));
    }
    if let Some(draws) = &summary.draw_share {
        let draws = share(words, draws, 1);
        sentences.push(texts.text("lab-run-draws", &[("share", (&draws).into())]));
    }
    if let Some(cards) = &summary.cards_per_penalty {
        let [times, cards] = [summary.penalties.mean, cards.value].map(one_digit);
        let worst = words.count(summary.worst_penalty.most);
        let args = [
            ("times", (&times).into()),
            ("cards", (&cards).into()),
            ("worst", (&worst).into()),
        ];
        sentences.push(texts.text("lab-run-penalties", &args));
    }
    let times = one_digit(summary.lead_changes.mean);
    let peak = i64::try_from(summary.winner_peak.p90).unwrap_or(i64::MAX);
    let lead = [("times", (&times).into()), ("peak", Arg::Number(peak))];
    sentences.push(texts.text("lab-run-lead", &lead));
    if let Some(matches) = &summary.matches {
        sentences.extend(of_matches(words, matches));
    }
    if let (1.., Some(stalls)) = (summary.stalled, &summary.stall_share) {
        let rounds = amount(words, summary.stalled, Counted::Rounds);
        let (stalls, moves) = (share(words, stalls, 1), words.count(MOST_COMMANDS.into()));
        let args = [
            ("rounds", (&rounds).into()),
            ("share", (&stalls).into()),
            ("moves", (&moves).into()),
        ];
        sentences.push(texts.text("lab-run-stalled", &args));
    }
    sentences
}

/// How many rounds, and who sat there.
fn played(words: Words, record: &RunRecord, summary: &Summary) -> String {
    let bots = &record.bots;
    let all = bots
        .first()
        .filter(|first| bots.iter().all(|bot| bot == *first));
    let named = all.map_or_else(|| bots.join(", "), String::clone);
    let rounds = amount(words, summary.rounds, Counted::Rounds);
    let seats = words.count(summary.seats as u64);
    let args = [
        ("rounds", (&rounds).into()),
        ("seats", (&seats).into()),
        ("bots", (&named).into()),
        ("alike", Arg::flag(all.is_some())),
    ];
    words.texts().text("lab-run-played", &args)
}

fn turns(words: Words, turns: &Spread) -> String {
    let Some(Interval { value, low, high }) = turns.interval() else {
        let taken = words.count(turns.p50);
        let args = [("turns", (&taken).into())];
        return words.texts().text("lab-run-turns-once", &args);
    };
    let [mean, low, high] = [value, low, high].map(|it| words.texts().decimal(it, 1));
    let [half, tenth] = [turns.p50, turns.p90].map(|it| words.count(it));
    let args = [
        ("mean", (&mean).into()),
        ("low", (&low).into()),
        ("high", (&high).into()),
        ("half", (&half).into()),
        ("tenth", (&tenth).into()),
    ];
    words.texts().text("lab-run-turns", &args)
}

fn of_matches(words: Words, matches: &Matches) -> Vec<String> {
    let texts = words.texts();
    let turns = texts.decimal(matches.turns.mean, 0);
    let mut sentences = Vec::new();
    if let Some(Interval { value, low, high }) = matches.rounds.interval() {
        let [mean, low, high] = [value, low, high].map(|it| texts.decimal(it, 1));
        let args = [
            ("rounds", (&mean).into()),
            ("low", (&low).into()),
            ("high", (&high).into()),
            ("turns", (&turns).into()),
        ];
        sentences.push(texts.text("lab-run-match", &args));
    } else if matches.over == 1 {
        let rounds = amount(words, matches.rounds.most, Counted::Rounds);
        let args = [("rounds", (&rounds).into()), ("turns", (&turns).into())];
        sentences.push(texts.text("lab-run-match-once", &args));
    }
    if matches.broken_off > 0 {
        let broken_off = amount(words, matches.broken_off, Counted::Matches);
        let args = [("matches", (&broken_off).into())];
        sentences.push(texts.text("lab-run-broken-off", &args));
    }
    sentences
}

/// A row for each number of a round, and of a match where matches were played.
fn numbers(words: Words, summary: &Summary) -> String {
    let rows: [(&str, &Spread); 19] = [
        ("turns", &summary.turns),
        ("plays", &summary.plays),
        ("draws", &summary.draws),
        ("drawing-turns", &summary.drawing_turns),
        ("penalties", &summary.penalties),
        ("penalty-cards", &summary.penalty_cards),
        ("worst-penalty", &summary.worst_penalty),
        ("call-cards", &summary.call_cards),
        ("challenges", &summary.challenges),
        ("guilty", &summary.guilty),
        ("jump-ins", &summary.jump_ins),
        ("swaps", &summary.swaps),
        ("skips", &summary.skips),
        ("refills", &summary.refills),
        ("lead-changes", &summary.lead_changes),
        ("winner-peak", &summary.winner_peak),
        ("winner-points", &summary.winner_points),
        ("cards-left", &summary.cards_left),
        ("values-left", &summary.values_left),
    ];
    // What never happens with these rules is left out.
    let happened = rows.into_iter().filter(|(_, spread)| spread.most > 0);
    let matches = summary.matches.iter();
    let of_matches =
        matches.flat_map(|it| [("match-rounds", &it.rounds), ("match-turns", &it.turns)]);
    let rows = happened
        .chain(of_matches)
        .map(|(name, spread)| row(words, name, spread));
    let rows: Vec<Vec<String>> = std::iter::once(head(words)).chain(rows).collect();
    columns(&rows, &[0, INTERVAL])
}

/// Which column of a row is the interval.
const INTERVAL: usize = 2;

fn head(words: Words) -> Vec<String> {
    let texts = words.texts();
    let head = |name| texts.attribute("lab-run-head", name, &[]);
    let percent = |part| texts.percent(part, 0);
    vec![
        texts.text("lab-run-head", &[]),
        head("mean"),
        head("interval"),
        head("deviation"),
        head("least"),
        percent(0.1),
        head("half"),
        percent(0.9),
        head("most"),
    ]
}

fn row(words: Words, name: &str, spread: &Spread) -> Vec<String> {
    let texts = words.texts();
    let two_digits = |value: f64| texts.decimal(value, 2);
    let (interval, deviation) = match spread.interval() {
        Some(Interval { low, high, .. }) => {
            let [low, high] = [low, high].map(two_digits);
            let between = [("low", (&low).into()), ("high", (&high).into())];
            let interval = texts.text("lab-run-between", &between);
            (interval, two_digits(spread.sd))
        }
        None => ("–".to_owned(), "–".to_owned()),
    };
    let mut row = vec![
        texts.attribute("lab-run-row", name, &[]),
        two_digits(spread.mean),
        interval,
        deviation,
    ];
    let counts = [
        spread.least,
        spread.p10,
        spread.p50,
        spread.p90,
        spread.most,
    ];
    row.extend(counts.map(|it| words.count(it)));
    row
}

/// The shares of the rounds by place.
fn places(words: Words, summary: &Summary) -> String {
    let lists = [
        ("by-place", &summary.place_shares),
        ("by-turn", &summary.first_shares),
        ("by-seat", &summary.seat_shares),
    ];
    let row = |(name, shares): (&str, &Vec<Interval>)| {
        let won = words.texts().attribute("lab-run-won", name, &[]);
        let shares = shares
            .iter()
            .map(|share| words.texts().decimal(100.0 * share.value, 2));
        std::iter::once(won).chain(shares).collect()
    };
    let lists = lists.into_iter().filter(|(_, shares)| !shares.is_empty());
    let rows: Vec<Vec<String>> = lists.map(row).collect();
    columns(&rows, &[0])
}

/// Lines whose columns are as wide as what stands in them; the `left` ones begin below one another, the others end so.
fn columns(rows: &[Vec<String>], left: &[usize]) -> String {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let most = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..most).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate();
        let padded = cells.map(|(column, (cell, &width))| {
            if left.contains(&column) {
                format!("{cell:<width$}")
            } else {
                format!("{cell:>width$}")
            }
        });
        text += padded.collect::<Vec<_>>().join("  ").trim_end();
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_bots::Level;
    use lastcard_lab::{Setup, Standing, run};
    use lastcard_notation::preset;
    use lastcard_texts::{Lang, Texts};
    use std::convert::Infallible;
    use std::num::NonZero;
    use std::ops::ControlFlow;
    use std::sync::atomic::AtomicBool;

    #[test]
    fn what_hardly_ever_happens_is_told_in_every_language() {
        let document = preset("quick").expect("a preset");
        let setup = Setup {
            rules: document.rules,
            bots: vec![Level::Random; 2],
            matches: true,
            seed: 1,
        };
        let mut standing = Standing::new(&setup);
        let stop = AtomicBool::new(false);
        let one = NonZero::<usize>::MIN;
        run(&setup, 3, one, &mut standing, &stop, |_, _| {
            Ok::<_, Infallible>(ControlFlow::Continue(()))
        })
        .expect("nothing to fail");
        let record = RunRecord::new(&setup, document, 3, "lastcard".to_owned());
        let mut summary = standing.tally.summary();
        summary.stalled = 1;
        summary.matches.as_mut().expect("matches").broken_off = 2;
        for (lang, stuck, broken_off) in [
            (Lang::Nl, "Vastgelopen: 1 ronde, ", ": 2 partijen."),
            (Lang::En, "Stuck: 1 round, ", ": 2 matches."),
            (Lang::De, "Festgefahren: 1 Runde, ", ": 2 Partien."),
            (Lang::Fr, "Blocage : 1 manche, ", " : 2 parties."),
            (Lang::Es, "Atasco: 1 ronda, ", ": 2 partidas."),
        ] {
            let told = summary_text(Words::new(Texts::of(lang)), &record, &summary);
            assert!(told.contains(stuck) && told.contains(broken_off), "{told}");
        }
    }
}
