//! Text to headers.

use super::{Header, Player, SeedText};
use crate::names::{Names, NamesError};
use crate::place::{Place, Problem, nearest};
use crate::record::fair::{FairMatch, parse_shuffle};
use crate::record::hex::unhex;
use crate::record::piece::Piece;
use crate::rules::RulesDocument;
use crate::toml_text;
use lastcard_engine::FirstDeal;

const KEYS: [&str; 7] = [
    "program", "date", "rules", "seat", "seed", "shuffle", "first",
];

/// Reads the lines between the first one and the empty one; the first of them is line 2.
pub(in crate::record) fn parse_header(lines: &[&str]) -> Result<Header, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut fields = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        match field(index + 2, line) {
            Ok(field) => fields.push(field),
            Err(problem) => problems.push(problem),
        }
    }
    let end = Place {
        line: lines.len() + 2,
        column: 1,
    };
    let (names, players) = seats(&fields, end, &mut problems);
    let rules = rules(&fields, end, &mut problems);
    let program =
        single(&fields, "program", &mut problems).map(|field| field.value.text.to_owned());
    let date = single(&fields, "date", &mut problems).map(|field| field.value.text.to_owned());
    let seed = single(&fields, "seed", &mut problems);
    let seed = seed.and_then(|field| keep(seed_text(field), &mut problems));
    let shuffle = single(&fields, "shuffle", &mut problems);
    if let (Some(_), Some(field)) = (&seed, shuffle) {
        problems.push(field.problem("a match has a seed or fair shuffles, not both"));
    }
    let shuffle = shuffle.and_then(|field| keep(fair_match(field, &fields), &mut problems));
    let first = match (single(&fields, "first", &mut problems), &names) {
        (Some(field), Some(names)) => keep(first_deal(field, names), &mut problems),
        (Some(_), None) => None,
        (None, _) => {
            let message = "the header needs a line \"first: high card\", \"first: lot\" or \
                 \"first: named NAME\"";
            problems.push(Problem {
                place: end,
                message: message.to_owned(),
            });
            None
        }
    };
    let more = fields.iter().filter(|field| !KEYS.contains(&field.key));
    let more = more
        .map(|field| (field.key.to_owned(), field.value.text.to_owned()))
        .collect();
    match (names, rules, first) {
        (Some(names), Some(rules), Some(first)) if problems.is_empty() => Ok(Header {
            program,
            date,
            rules,
            names,
            players,
            seed,
            shuffle,
            first,
            more,
        }),
        _ => {
            problems.sort();
            Err(problems)
        }
    }
}

/// A line of the header, with its number and key.
struct Field<'a> {
    line: usize,
    key: &'a str,
    value: Piece<'a>,
}

impl Field<'_> {
    fn problem(&self, message: impl Into<String>) -> Problem {
        let place = Place {
            line: self.line,
            column: self.value.column,
        };
        Problem {
            place,
            message: message.into(),
        }
    }
}

fn field(line: usize, text: &str) -> Result<Field<'_>, Problem> {
    let piece = Piece::line(text);
    let known = |key: &str| {
        !key.is_empty()
            && key
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
    };
    match piece.split_once(":") {
        Some((key, value)) if known(key.text) => {
            let text = value.text.trim_start();
            let before = value.text[..value.text.len() - text.len()].chars().count();
            Ok(Field {
                line,
                key: key.text,
                value: Piece {
                    text: text.trim_end(),
                    column: value.column + before,
                },
            })
        }
        _ => {
            let meant = nearest(text.split(' ').next().unwrap_or_default(), KEYS);
            let meant =
                meant.map_or_else(String::new, |key| format!("; did you mean \"{key}: …\"?"));
            Err(Problem {
                place: Place { line, column: 1 },
                message: format!("a line of the header is \"KEY: VALUE\"{meant}"),
            })
        }
    }
}

/// The only field with that key, if there is one.
fn single<'f, 'a>(
    fields: &'f [Field<'a>],
    key: &str,
    problems: &mut Vec<Problem>,
) -> Option<&'f Field<'a>> {
    let mut found = fields.iter().filter(|field| field.key == key);
    let first = found.next();
    problems.extend(found.map(|more| more.problem(format!("there is a line \"{key}:\" already"))));
    first
}

fn keep<T>(result: Result<T, Problem>, problems: &mut Vec<Problem>) -> Option<T> {
    result.map_err(|problem| problems.push(problem)).ok()
}

fn seats(
    fields: &[Field<'_>],
    end: Place,
    problems: &mut Vec<Problem>,
) -> (Option<Names>, Vec<Player>) {
    let (mut names, mut players) = (Vec::new(), Vec::new());
    let seats: Vec<&Field<'_>> = fields.iter().filter(|field| field.key == "seat").collect();
    for field in &seats {
        let (name, kind) = match field.value.split_once(", ") {
            Some((name, kind)) => (name.text, kind.text),
            None => (field.value.text, ""),
        };
        names.push(name);
        match kind.strip_prefix("bot ") {
            Some(level) if !level.trim().is_empty() && !level.contains(',') => {
                players.push(Player::Bot(level.trim().to_owned()));
            }
            _ if kind == "person" => players.push(Player::Person),
            _ => problems.push(field.problem("a seat is \"NAME, person\" or \"NAME, bot LEVEL\"")),
        }
    }
    let names = Names::new(names).map_err(|error| {
        let place = match &error {
            NamesError::Name { index, .. } => seats[*index].problem("").place,
            NamesError::Count(_) => end,
        };
        Problem {
            place,
            message: format!("seats: {error}"),
        }
    });
    (keep(names, problems), players)
}

fn rules(fields: &[Field<'_>], end: Place, problems: &mut Vec<Problem>) -> Option<RulesDocument> {
    let lines: Vec<&Field<'_>> = fields.iter().filter(|field| field.key == "rules").collect();
    if lines.is_empty() {
        let message =
            "the header needs the rules, as in \"rules: preset = \"standard\"\"".to_owned();
        problems.push(Problem {
            place: end,
            message,
        });
        return None;
    }
    let text: Vec<&str> = lines.iter().map(|field| field.value.text).collect();
    match RulesDocument::parse(&text.join("\n")) {
        Ok(rules) => Some(rules),
        Err(faults) => {
            for fault in faults {
                // Each line of the document stands on a line of its own here, further to the right.
                let field = lines[(fault.place.line - 1).min(lines.len() - 1)];
                let column = field.value.column + fault.place.column - 1;
                let place = Place {
                    line: field.line,
                    column,
                };
                problems.push(Problem {
                    place,
                    message: fault.fault.to_string(),
                });
            }
            None
        }
    }
}

fn seed_text(field: &Field<'_>) -> Result<SeedText, Problem> {
    let wrong = || field.problem("a seed is a text in quotes, or hex with 64 digits 0-9 a-f");
    if let Some(digits) = field.value.after("hex ") {
        return unhex(digits.text).map(SeedText::Bytes).ok_or_else(wrong);
    }
    let document = format!("seed = {}", field.value.text);
    let table = toml_text::parse(&document).map_err(|_| wrong())?;
    let text = table.get("seed").filter(|_| table.len() == 1);
    let text = text
        .and_then(|value| value.get_ref().as_str())
        .ok_or_else(wrong)?;
    Ok(SeedText::Text(text.to_owned()))
}

fn fair_match(field: &Field<'_>, fields: &[Field<'_>]) -> Result<FairMatch, Problem> {
    let (table, number) = parse_shuffle(field.value).map_err(|fault| Problem {
        place: Place {
            line: field.line,
            column: fault.column,
        },
        message: fault.message,
    })?;
    let rules = fields.iter().filter(|field| field.key == "rules");
    let rules = rules.map(|field| field.value.text.to_owned()).collect();
    Ok(FairMatch::with_lines(table, number, rules))
}

fn first_deal(field: &Field<'_>, names: &Names) -> Result<FirstDeal, Problem> {
    match (field.value.text, field.value.after("named ")) {
        ("high card", _) => Ok(FirstDeal::HighCard),
        ("lot", _) => Ok(FirstDeal::Lot),
        (_, Some(name)) => match name.seat(names) {
            Ok(seat) => Ok(FirstDeal::Named(seat)),
            Err(fault) => Err(field.problem(fault.message)),
        },
        _ => Err(field.problem("allowed are \"high card\", \"lot\" and \"named NAME\"")),
    }
}
