//! Whether a move is allowed at a table with a deck of paper, and what comes of it.

mod table;

use crate::language;
use lastcard_engine::{Action, Chance, Command, Event, Sampled, Seat, State, Why};
use lastcard_projection::{rules_of, wording};
use lastcard_protocol::game::{Move, RefusalCode};
use lastcard_protocol::local::{Answer, Situation};
use lastcard_protocol::server::Refused;
use lastcard_texts::{Arg, Lang, Teller, Texts};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// Who asks.
const ASKING: Seat = Seat::new(0);

/// Answers somebody who asks.
pub(crate) fn ruling(rules: &str, lang: &str, situation: &Situation, play: &Move) -> Answer {
    let lang = language(lang);
    let texts = Texts::of(lang);
    let problem = |text: String| Answer::Problem { text };
    let document = match rules_of(rules) {
        Ok(document) => document,
        Err(problems) => return problem(wording::bad_rules(lang, &problems).text),
    };
    let Ok(action) = Action::try_from(play) else {
        return refused(wording::of_code(lang, RefusalCode::BadMove));
    };
    let Some(state) = table::of(document.rules, situation, &action) else {
        return problem(texts.text("table-no-such-situation", &[]));
    };
    let names: Vec<String> = (1..=state.public().seats())
        .map(|number| {
            let number = Arg::Number(number as i64);
            texts.text("table-player", &[("number", number)])
        })
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    match state.check(&Command::Act(ASKING, action)) {
        Err(refusal) => {
            let view = state.view(Some(ASKING));
            refused(wording::by_the_rules(
                lang,
                refusal,
                Some(&view),
                &names,
                Some(&action),
            ))
        }
        Ok(()) => Answer::Ruling {
            allowed: true,
            code: None,
            clause: None,
            text: allowed(lang, state, action, &names),
        },
    }
}

fn refused(why: Refused) -> Answer {
    Answer::Ruling {
        allowed: false,
        code: Some(why.code),
        clause: why.clause,
        text: why.text,
    }
}

/// That it is allowed, and what comes of it, as far as that does not rest on cards that nobody told.
fn allowed(lang: Lang, mut state: State, action: Action, names: &[&str]) -> String {
    let mut after = state.clone();
    let mut events: Vec<Event> = Vec::new();
    // Which cards are drawn does not matter: they are told as hidden ones.
    let mut chance = Sampled::new(ChaCha8Rng::seed_from_u64(0));
    let done = carry_out(&mut state, action, &mut chance, &mut events);
    let mut seen = Vec::new();
    for event in events.iter().take_while(|event| done && is_certain(event)) {
        after.evolve(event);
        seen.push(event.seen_by(None, &after));
        if is_last_certain(event) {
            break;
        }
    }
    let texts = Texts::of(lang);
    let told = Teller::new(texts, names, Some(ASKING)).lines(&seen);
    let mut text = texts.text("table-allowed", &[]);
    for line in told {
        text.push(' ');
        text.push_str(&line);
    }
    if let Some(bluff) = bluff(texts, &state, names) {
        text.push(' ');
        text.push_str(&bluff);
    }
    text
}

/// What it costs, when whoever asks has just laid a Wild Draw Four that can be challenged with success.
fn bluff(texts: &Texts, state: &State, names: &[&str]) -> Option<String> {
    let public = state.public();
    let challenge = public.phase().penalty()?.challenge?;
    let found_out = challenge.offender == ASKING && challenge.evidence.guilty;
    let name = names.get(public.phase().on_turn()?.index())?;
    let count = i64::from(public.rules().guilty_draws.get());
    let args = [("name", Arg::Text(name)), ("count", Arg::Number(count))];
    found_out.then(|| texts.text("table-bluff", &args))
}

fn carry_out(
    state: &mut State,
    action: Action,
    chance: &mut impl Chance,
    events: &mut Vec<Event>,
) -> bool {
    let command = Command::Act(ASKING, action);
    state.command(&command, chance, events).is_ok()
}

/// Whether it follows from what was told. The hand that a challenge judges was not.
fn is_certain(event: &Event) -> bool {
    !matches!(event, Event::Challenged { .. })
}

/// Whether what follows rests on the card that was drawn, or on the hands of the others.
fn is_last_certain(event: &Event) -> bool {
    matches!(
        event,
        Event::Drew { why: Why::Turn, .. } | Event::RoundEnded { .. }
    )
}
