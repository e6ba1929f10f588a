//! What is sent, and what must come of it.

use super::raw::{Raw, Said};
use super::table::Place;

/// What must come of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Expect {
    /// The server closes with one of these codes.
    Close(&'static [u16]),
    /// The server says a message of that type, and the connection goes on.
    Says(&'static str),
    /// Nothing: the connection goes on.
    Nothing,
}

/// When it is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum When {
    /// As the first thing.
    Instead,
    /// After the hello.
    After,
}

pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) when: When,
    pub(crate) sent: Vec<u8>,
    pub(crate) expect: Expect,
}

/// A case after the hello.
pub(crate) fn after(name: impl Into<String>, sent: Vec<u8>, expect: Expect) -> Case {
    let (name, when) = (name.into(), When::After);
    Case {
        name,
        when,
        sent,
        expect,
    }
}

/// A case instead of the hello.
pub(crate) fn instead(name: impl Into<String>, sent: Vec<u8>, expect: Expect) -> Case {
    let (name, when) = (name.into(), When::Instead);
    Case {
        name,
        when,
        sent,
        expect,
    }
}

/// Tries every case, and looks after each whether the other table is well. Tells all that went wrong at once.
pub(crate) async fn hold(place: &mut Place, cases: Vec<Case>) {
    let mut wrong = Vec::new();
    for case in &cases {
        if let Err(heard) = try_out(place, case).await {
            wrong.push(format!(
                "{}: {:?} is expected, {heard:?} comes",
                case.name, case.expect
            ));
        }
        place.bystander_is_well(&case.name).await;
    }
    println!("{} cases", cases.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

async fn try_out(place: &Place, case: &Case) -> Result<(), Vec<Said>> {
    let mut raw = match case.when {
        When::Instead => Raw::upgraded(place.addr).await,
        When::After => place.seated().await,
    };
    raw.send(&case.sent).await;
    match case.expect {
        Expect::Close(codes) => {
            let all = raw.rest().await;
            let code = all.iter().find_map(|said| match said {
                Said::Close(Some(code)) => Some(*code),
                _ => None,
            });
            let told = all.iter().any(
                |said| matches!(said, Said::Text(text) if text.starts_with("{\"type\":\"error\"")),
            );
            let Some(code) = code.filter(|code| codes.contains(code)) else {
                return Err(all);
            };
            // For reasons of its own the server says a sentence as well.
            if told == (code >= 4000) {
                Ok(())
            } else {
                Err(all)
            }
        }
        Expect::Says(kind) => {
            let all = raw.until(kind).await;
            if ended(&all) {
                return Err(all);
            }
            goes_on(&mut raw).await
        }
        Expect::Nothing => goes_on(&mut raw).await,
    }
}

async fn goes_on(raw: &mut Raw) -> Result<(), Vec<Said>> {
    raw.say("{\"type\":\"ping\",\"seq\":1}").await;
    let all = raw.until("pong").await;
    if ended(&all) { Err(all) } else { Ok(()) }
}

/// Whether the connection is closed.
pub(crate) fn ended(all: &[Said]) -> bool {
    !matches!(all.last(), Some(Said::Text(_)))
}
