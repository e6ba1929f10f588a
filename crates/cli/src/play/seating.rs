//! Who sits where: the persons and bots that the command line asks for.

use crate::failure::{Failure, Result};
use lastcard_bots::Level;
use lastcard_engine::Seat;
use lastcard_notation::record::Player;
use lastcard_notation::{Names, NamesError};

/// What the command line says about the seats.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted<'a> {
    /// The persons in order, and `@level` for a bot between them.
    pub(crate) players: &'a [String],
    /// The bots behind them, each as `level`, `levelxN` or `none`.
    pub(crate) bots: &'a [String],
    /// How many seats there are, if that is said.
    pub(crate) seats: Option<usize>,
    /// The name of the person when none is given.
    pub(crate) person: &'a str,
}

/// The names of the seats, and who sits on each.
///
/// # Errors
/// When a bot or a name cannot be used, or there are more players than seats.
pub(crate) fn seated(wanted: &Wanted<'_>) -> Result<(Names, Vec<Player>)> {
    let mut chairs = Vec::new();
    for player in wanted.players {
        chairs.push(match player.trim().strip_prefix('@') {
            Some(level_name) => Chair::Bot(level(level_name)?),
            None => Chair::Person(player.trim().to_owned()),
        });
    }
    if !chairs.iter().any(|chair| matches!(chair, Chair::Person(_))) {
        chairs.insert(0, Chair::Person(wanted.person.to_owned()));
    }
    let bots = bots(wanted.bots)?;
    chairs.extend(bots.iter().copied().map(Chair::Bot));
    let seats = match wanted.seats {
        Some(seats) if seats > Seat::MAX => {
            return Err(Failure::bad(format!(
                "--seats {seats}: a table has 2 to {}",
                Seat::MAX
            )));
        }
        Some(seats) => seats,
        // Who names no bots gets a table for four; who does gets those.
        None if wanted.bots.is_empty() && chairs.len() < USUAL_SEATS => USUAL_SEATS,
        None => chairs.len(),
    };
    if chairs.len() > seats {
        let all = chairs.len();
        return Err(Failure::bad(format!(
            "--seats {seats}: there are {all} players already"
        )));
    }
    let filler = bots.last().copied().unwrap_or(Level::Normal);
    chairs.resize(seats, Chair::Bot(filler));
    let names = Names::new(names(&chairs)).map_err(|error| explained(&error))?;
    let players = chairs.iter().map(|chair| match chair {
        Chair::Person(_) => Player::Person,
        Chair::Bot(level) => Player::Bot(level.name().to_owned()),
    });
    Ok((names, players.collect()))
}

/// The name of whoever uses this computer, if it can be a name at the table.
pub(crate) fn own_name() -> Option<String> {
    let variable = |name: &str| std::env::var(name).ok();
    let name = ["LOGNAME", "USER", "USERNAME"]
        .into_iter()
        .find_map(variable)?;
    let mut letters = name.chars();
    let capital: String = letters.next()?.to_uppercase().chain(letters).collect();
    let is_account = ["root", "user", "admin"].contains(&name.as_str());
    (!is_account && Names::new([capital.as_str(), OTHER]).is_ok()).then_some(capital)
}

/// Seats of a table of which nothing is said.
const USUAL_SEATS: usize = 4;

/// A name that nobody has, to try another one beside it.
const OTHER: &str = "-";

/// Names for bots, each with an initial of its own, so that one letter says who is meant.
const BOT_NAMES: [&str; Seat::MAX] = [
    "Ada", "Bram", "Cleo", "Daan", "Evi", "Finn", "Gwen", "Hugo", "Iris", "Jules", "Kiki", "Luuk",
    "Mila", "Nico", "Otis", "Puck", "Rosa", "Sem", "Tess", "Vic",
];

#[derive(Clone, Debug)]
enum Chair {
    Person(String),
    Bot(Level),
}

/// The names in order; a bot gets one whose initial no person has, as long as there is one.
fn names(chairs: &[Chair]) -> Vec<String> {
    let persons: Vec<&str> = chairs
        .iter()
        .filter_map(|chair| match chair {
            Chair::Person(name) => Some(name.as_str()),
            Chair::Bot(_) => None,
        })
        .collect();
    let initial = |name: &str| {
        name.chars()
            .next()
            .map(|first| first.to_lowercase().to_string())
    };
    let free = |name: &&str| {
        persons
            .iter()
            .all(|person| person.to_lowercase() != name.to_lowercase())
    };
    let clear = |name: &&str| {
        persons
            .iter()
            .all(|person| initial(person) != initial(name))
    };
    let mut pool: Vec<&str> = BOT_NAMES.into_iter().filter(free).collect();
    // The sort is stable, so the order stays but for those that would be confused with a person.
    pool.sort_by_key(|name| !clear(name));
    let mut pool = pool.into_iter();
    chairs
        .iter()
        .map(|chair| match chair {
            Chair::Person(name) => name.clone(),
            // Twenty names reach for every table, because a person takes the chair of a bot.
            Chair::Bot(_) => pool.next().unwrap_or(OTHER).to_owned(),
        })
        .collect()
}

/// The bots that the command line asks for, each as `level` or `levelxN`.
///
/// # Errors
/// When there is no such bot, or there are too many.
pub(crate) fn bots(texts: &[String]) -> Result<Vec<Level>> {
    let mut bots = Vec::new();
    for text in texts
        .iter()
        .map(|text| text.trim())
        .filter(|text| *text != "none")
    {
        let (name, count) = match text.rsplit_once('x') {
            Some((name, count)) if count.bytes().all(|byte| byte.is_ascii_digit()) => {
                let count = count
                    .parse()
                    .ok()
                    .filter(|count| (1..Seat::MAX).contains(count));
                let most = Seat::MAX - 1;
                (
                    name,
                    count
                        .ok_or_else(|| Failure::bad(format!("--bots {text}: 1 to {most} bots")))?,
                )
            }
            _ => (text, 1),
        };
        bots.extend(std::iter::repeat_n(level(name)?, count));
    }
    Ok(bots)
}

fn level(name: &str) -> Result<Level> {
    Level::from_name(name).ok_or_else(|| {
        let known = Level::NAMES.join(", ");
        Failure::bad(format!(
            "there is no bot \"{name}\"; there are {known}, and several as easyx2"
        ))
    })
}

fn explained(error: &NamesError) -> Failure {
    match error {
        NamesError::Count(1) => Failure::bad(
            "one player alone cannot play; add bots with --bots or persons with --players",
        ),
        error => Failure::bad(error.to_string()),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]
mod tests {
    use super::*;

    fn table(
        players: &[&str],
        bots: &[&str],
        seats: Option<usize>,
    ) -> std::result::Result<String, String> {
        let owned = |texts: &[&str]| {
            texts
                .iter()
                .map(|&text| text.to_owned())
                .collect::<Vec<_>>()
        };
        let (players, bots) = (owned(players), owned(bots));
        let wanted = Wanted {
            players: &players,
            bots: &bots,
            seats,
            person: "You",
        };
        let (names, players) = seated(&wanted).map_err(|failure| failure.to_string())?;
        let each = names
            .iter()
            .zip(&players)
            .map(|((_, name), player)| match player {
                Player::Person => name.to_owned(),
                Player::Bot(level) => format!("{name} ({level})"),
            });
        Ok(each.collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn somebody_alone_gets_three_bots() {
        let four = "You Ada (normal) Bram (normal) Cleo (normal)";
        assert_eq!(table(&[], &[], None).as_deref(), Ok(four));
        assert_eq!(
            table(&["Ann", "Bob"], &[], None).unwrap(),
            "Ann Bob Cleo (normal) Daan (normal)"
        );
    }

    #[test]
    fn bots_are_named_one_by_one_counted_or_filled_up() {
        assert_eq!(table(&[], &["easy"], None).unwrap(), "You Ada (easy)");
        let three = "You Ada (easy) Bram (easy) Cleo (normal)";
        assert_eq!(table(&[], &["easyx2", "normal"], None).unwrap(), three);
        assert_eq!(
            table(&[], &["easy"], Some(3)).unwrap(),
            "You Ada (easy) Bram (easy)"
        );
        assert_eq!(table(&["Ann", "Bob"], &["none"], None).unwrap(), "Ann Bob");
        assert_eq!(
            table(&["Ann", "@easy", "Bob"], &["none"], None).unwrap(),
            "Ann Cleo (easy) Bob"
        );
        assert_eq!(
            table(&[], &["normalx19"], None)
                .unwrap()
                .matches('(')
                .count(),
            19
        );
    }

    #[test]
    fn what_cannot_be_seated_is_told() {
        for (players, bots, seats, told) in [
            (&["Ann"][..], &["none"][..], None, "one player alone"),
            (&[], &["hard"], None, "there are random, easy, normal"),
            (&[], &["easyx0"], None, "1 to 19 bots"),
            (&[], &["easyx20"], None, "1 to 19 bots"),
            (&["Ann", "Ann"], &[], None, "twice"),
            (
                &["Ann", "Bob", "Cid"],
                &["none"],
                Some(2),
                "3 players already",
            ),
            (&[], &[], Some(21), "2 to 20"),
            (&["A:B"], &[], None, "no name"),
        ] {
            let error = table(players, bots, seats).unwrap_err();
            assert!(error.contains(told), "{error}");
        }
    }
}
