//! Which figure of which result.

mod compared;
mod single;
mod spread;

pub(super) use compared::aspect_figure;
pub use compared::house_figure;
pub(super) use spread::{lengths_figure, places_figure};

use super::figure::Figure;
use super::saved::{Duel, Saved};
use super::words::Words;
use crate::compare::{Aspect, Comparison, HouseRules};
use std::fmt;

/// What a figure shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// How long rounds are.
    Length,
    /// Who wins, by place after the dealer.
    Seats,
    /// What a round is worth.
    Points,
    /// What rules do, measure by measure.
    Compare,
    /// Which bot wins more.
    Duel,
}

/// What is wanted of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    /// What it shows; without it, what fits the result best.
    pub kind: Option<Kind>,
    /// The one measure that it shows, of a comparison.
    pub aspect: Option<Aspect>,
    /// The number of seats, of results that have several.
    pub seats: Option<usize>,
}

/// Why there is no such figure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlotError {
    /// No result was given.
    Nothing,
    /// Only runs, or duels, can be drawn together; comparisons have all their rules in one file.
    SeveralOther,
    /// These runs have different numbers of seats, so their places cannot be drawn together.
    SeatsDiffer,
    /// The result has nothing of that kind, with what else was wanted; these kinds it has.
    NotOfThis(Kind, &'static [Kind]),
    /// One measure can be drawn of comparisons only.
    AspectOfRun,
    /// The result has no table of so many seats; these it has.
    NoSuchSeats(usize, Vec<usize>),
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 5] = [
        Kind::Length,
        Kind::Seats,
        Kind::Points,
        Kind::Compare,
        Kind::Duel,
    ];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Length => "length",
            Kind::Seats => "seats",
            Kind::Points => "points",
            Kind::Compare => "compare",
            Kind::Duel => "duel",
        }
    }

    /// The kind of that name.
    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// Draws results. Each comes with the name that it has where several runs are drawn together.
///
/// # Errors
/// When the results have no such figure, or cannot be drawn together.
pub fn plot(
    words: Words,
    results: &[(String, Saved)],
    wanted: Wanted,
) -> Result<Figure, PlotError> {
    match results {
        [] => Err(PlotError::Nothing),
        [(_, Saved::Compare(comparison))] => of_comparison(words, comparison, wanted),
        [(_, Saved::HouseRules(house))] => of_house_rules(words, house, wanted),
        _ => {
            let runs = each(results, |name, saved| match saved {
                Saved::Run(run) => Some(single::Run { name, run }),
                _ => None,
            });
            let duels = each(results, |_, saved| match saved {
                Saved::Duel(duel) => Some(&**duel),
                _ => None,
            });
            match (runs, duels) {
                (Some(runs), _) => of_runs(words, &runs, wanted),
                (_, Some(duels)) => of_duels(words, &duels, wanted),
                (None, None) => Err(PlotError::SeveralOther),
            }
        }
    }
}

/// All results, if they are of one kind.
fn each<'a, T>(
    results: &'a [(String, Saved)],
    of: impl Fn(&'a str, &'a Saved) -> Option<T>,
) -> Option<Vec<T>> {
    let each = results.iter().map(|(name, saved)| of(name, saved));
    each.collect()
}

/// The kinds of figures that results have.
const OF_RUNS: [Kind; 3] = [Kind::Length, Kind::Seats, Kind::Points];
const OF_COMPARISONS: [Kind; 4] = [Kind::Length, Kind::Seats, Kind::Points, Kind::Compare];
/// The seats of twenty rules would be a figure that nobody can look at.
const OF_HOUSE_RULES: [Kind; 3] = [Kind::Length, Kind::Points, Kind::Compare];

/// Those of them that show one measure alone, where one is wanted.
const fn kinds_of(kinds: &'static [Kind], wanted: Wanted) -> &'static [Kind] {
    if wanted.aspect.is_some() {
        &[Kind::Compare]
    } else {
        kinds
    }
}

fn of_house_rules(words: Words, house: &HouseRules, wanted: Wanted) -> Result<Figure, PlotError> {
    let of_seats = |table: &&Comparison| wanted.seats.is_none_or(|seats| table.seats() == seats);
    let table = house.tables.iter().find(of_seats).ok_or_else(|| {
        let have = house.tables.iter().map(Comparison::seats);
        PlotError::NoSuchSeats(wanted.seats.unwrap_or(0), have.collect())
    })?;
    let kinds = kinds_of(&OF_HOUSE_RULES, wanted);
    match wanted.kind.unwrap_or(Kind::Compare) {
        Kind::Compare => {
            let aspect = wanted.aspect.unwrap_or(Aspect::TurnsPerRound);
            Ok(house_figure(words, table, aspect))
        }
        kind if kinds.contains(&kind) => of_comparison(words, table, wanted),
        kind => Err(PlotError::NotOfThis(kind, kinds)),
    }
}

fn of_duels(words: Words, duels: &[&Duel], wanted: Wanted) -> Result<Figure, PlotError> {
    if wanted.aspect.is_some() {
        return Err(PlotError::AspectOfRun);
    }
    match wanted.kind.unwrap_or(Kind::Duel) {
        Kind::Duel => Ok(single::duels(words, duels)),
        other => Err(PlotError::NotOfThis(other, &[Kind::Duel])),
    }
}

fn of_runs(words: Words, runs: &[single::Run<'_>], wanted: Wanted) -> Result<Figure, PlotError> {
    if wanted.aspect.is_some() {
        return Err(PlotError::AspectOfRun);
    }
    match (wanted.kind.unwrap_or(Kind::Length), runs) {
        (Kind::Length, [run]) => Ok(single::length(words, run)),
        (Kind::Length, _) => Ok(single::lengths(words, runs)),
        (Kind::Seats, _) => single::seats(words, runs),
        (Kind::Points, _) => Ok(single::points(words, runs)),
        (kind @ (Kind::Compare | Kind::Duel), _) => Err(PlotError::NotOfThis(kind, &OF_RUNS)),
    }
}

fn of_comparison(words: Words, of: &Comparison, wanted: Wanted) -> Result<Figure, PlotError> {
    if wanted.seats.is_some_and(|seats| seats != of.seats()) {
        let seats = wanted.seats.unwrap_or(0);
        return Err(PlotError::NoSuchSeats(seats, vec![of.seats()]));
    }
    match (wanted.kind.unwrap_or(Kind::Compare), wanted.aspect) {
        (Kind::Compare, None) => Ok(compared::all(words, of)),
        (Kind::Compare, Some(aspect)) => Ok(aspect_figure(words, of, aspect, compared::WIDE)),
        (kind, Some(_)) | (kind @ Kind::Duel, None) => {
            let kinds = kinds_of(&OF_COMPARISONS, wanted);
            Err(PlotError::NotOfThis(kind, kinds))
        }
        (Kind::Length, None) => Ok(lengths_figure(words, of, compared::WIDE)),
        (Kind::Seats, None) => Ok(places_figure(words, of, compared::WIDE)),
        (Kind::Points, None) => Ok(compared::points(words, of)),
    }
}

impl fmt::Display for PlotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlotError::Nothing => f.write_str("give the file of a result"),
            PlotError::SeveralOther => f.write_str(
                "several runs can be drawn together, or several duels; give one result of another kind at a time",
            ),
            PlotError::SeatsDiffer => f.write_str(
                "these runs have different numbers of seats, so their places cannot be drawn together; draw them one by one",
            ),
            PlotError::NotOfThis(kind, kinds) => {
                let (name, kinds) = (kind.name(), kinds.iter().map(|kind| kind.name()));
                let kinds: Vec<&str> = kinds.collect();
                write!(
                    f,
                    "this result has no figure of the kind \"{name}\" with these options; --kind can be {}",
                    kinds.join(", ")
                )
            }
            PlotError::AspectOfRun => f.write_str("--measure needs a result of `lastcard lab compare` or `house-rules`"),
            PlotError::NoSuchSeats(asked, have) => {
                let have: Vec<String> = have.iter().map(usize::to_string).collect();
                write!(f, "this result has no table of {asked} players; it has {}", have.join(", "))
            }
        }
    }
}

impl std::error::Error for PlotError {}
