//! What the seat on turn is asked for, as text.

use super::print::held;
use crate::card::color_word;
use crate::names::Names;
use crate::record::piece::{Fault, Piece};
use lastcard_engine::{Challenge, DrawCard, DrawnCard, Evidence, Full, Penalty, Step};

pub(super) fn print_step(step: &Step<Full>, names: &Names) -> String {
    match step {
        Step::Play => "play".to_owned(),
        Step::AfterDraw(DrawnCard { card, fits: true }) => format!("after {card}, fits"),
        Step::AfterDraw(DrawnCard { card, fits: false }) => format!("after {card}, misfits"),
        Step::Serve(penalty) => print_penalty(penalty, names),
        Step::NameColor => "name".to_owned(),
        Step::SwapStart => "swap".to_owned(),
    }
}

pub(super) fn parse_step(piece: Piece<'_>, names: &Names) -> Result<Step<Full>, Fault> {
    const STEPS: &str = "play, after CARD, serve NUMBER of CARD, name, swap";
    match piece.text {
        "play" => return Ok(Step::Play),
        "name" => return Ok(Step::NameColor),
        "swap" => return Ok(Step::SwapStart),
        _ => {}
    }
    if let Some(drawn) = piece.after("after ") {
        let (card, fits) = drawn
            .split_once(", ")
            .ok_or_else(|| drawn.not("a card, then fits or misfits"))?;
        let fits_or_not = match fits.text {
            "fits" => true,
            "misfits" => false,
            _ => return Err(fits.not("fits, misfits")),
        };
        return Ok(Step::AfterDraw(DrawnCard {
            card: card.card()?,
            fits: fits_or_not,
        }));
    }
    let penalty = piece.after("serve ").ok_or_else(|| piece.not(STEPS))?;
    Ok(Step::Serve(parse_penalty(penalty, names)?))
}

/// `serve 4 of W+4, challenge Ann, before R5 red, held R1 G2, guilty`
fn print_penalty(penalty: &Penalty<Full>, names: &Names) -> String {
    let last = match penalty.last {
        DrawCard::Two => TWO,
        DrawCard::Four => FOUR,
    };
    let mut parts = vec![format!("serve {} of {last}", penalty.owed)];
    for (flag, word) in [
        (penalty.only_twos, ONLY_TWOS),
        (penalty.start, START),
        (penalty.then_plays, THEN_PLAYS),
    ] {
        parts.extend(flag.then(|| word.to_owned()));
    }
    if let Some(Challenge {
        offender,
        prior_color,
        prior_top,
        evidence,
    }) = &penalty.challenge
    {
        parts.push(format!("challenge {}", names.of(*offender)));
        parts.push(format!(
            "before {prior_top} {}",
            prior_color.map_or(NO_COLOR, color_word)
        ));
        parts.push(format!("held {}", held(&evidence.hand)));
        parts.push(
            if evidence.guilty {
                "guilty"
            } else {
                "innocent"
            }
            .to_owned(),
        );
    }
    parts.join(", ")
}

fn parse_penalty(piece: Piece<'_>, names: &Names) -> Result<Penalty<Full>, Fault> {
    let mut parts = piece.split(", ").into_iter().peekable();
    // A split gives one part at least.
    let first = parts.next().unwrap_or(piece);
    let (owed, last) = first
        .split_once(" of ")
        .ok_or_else(|| first.not("NUMBER of +2 or W+4"))?;
    let mut flag = |word: &str| parts.next_if(|part| part.text == word).is_some();
    let penalty = Penalty {
        owed: owed.number()?,
        last: match last.text {
            TWO => DrawCard::Two,
            FOUR => DrawCard::Four,
            _ => return Err(last.not("+2, W+4")),
        },
        only_twos: flag(ONLY_TWOS),
        start: flag(START),
        then_plays: flag(THEN_PLAYS),
        challenge: None,
    };
    let parts: Vec<Piece<'_>> = parts.collect();
    match parts[..] {
        [] => Ok(penalty),
        [offender, before, held, verdict] => Ok(Penalty {
            challenge: Some(challenge(offender, before, held, verdict, names)?),
            ..penalty
        }),
        [first, ..] => Err(first.not(
            "only twos, start, then plays, in this order; then challenge NAME, before CARD COLOR, \
             held CARDS, guilty or innocent",
        )),
    }
}

fn challenge(
    offender: Piece<'_>,
    before: Piece<'_>,
    held: Piece<'_>,
    verdict: Piece<'_>,
    names: &Names,
) -> Result<Challenge<Full>, Fault> {
    let prior = tagged(before, "before ")?.split_once(" ");
    let (top, color) = prior.ok_or_else(|| before.not("before CARD COLOR"))?;
    Ok(Challenge {
        offender: tagged(offender, "challenge ")?.seat(names)?,
        prior_color: if color.text == NO_COLOR {
            None
        } else {
            Some(color.color()?)
        },
        prior_top: top.card()?,
        evidence: Evidence {
            hand: tagged(held, "held ")?.hand()?,
            guilty: parse_verdict(verdict)?,
        },
    })
}

/// What stands behind a word that must be there.
pub(super) fn tagged<'a>(piece: Piece<'a>, word: &str) -> Result<Piece<'a>, Fault> {
    piece.after(word).ok_or_else(|| piece.not(word))
}

/// `guilty` or `innocent`.
pub(super) fn parse_verdict(piece: Piece<'_>) -> Result<bool, Fault> {
    match piece.text {
        "guilty" => Ok(true),
        "innocent" => Ok(false),
        _ => Err(piece.not("guilty, innocent")),
    }
}

const TWO: &str = "+2";
const FOUR: &str = "W+4";
const ONLY_TWOS: &str = "only twos";
const START: &str = "start";
const THEN_PLAYS: &str = "then plays";
const NO_COLOR: &str = "none";
