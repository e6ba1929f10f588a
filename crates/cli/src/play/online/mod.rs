//! A table at a server, in the terminal.
//!
//! [`play`] goes back and forth between the lobby and the terminal table of every match. The connection has a thread of its own ([`net`]);
//! what it reports is taken in by [`state`], in order and up to where a match begins or ends.

mod access;
mod host;
mod lobby;
mod net;
mod notices;
mod record;
mod seats;
mod state;
mod watch;
mod words;

pub(crate) use access::{Access, Requests};
pub(crate) use seats::{Kept, SeatFile};

use super::keyboard::{Input, Keyboard};
use super::screen::Screen;
use super::table::{End, Table};
use crate::failure::{Failure, Result};
use host::OnlineHost;
use lastcard_bots::Level;
use lastcard_client::{Over, Session};
use lastcard_protocol::client::{Act, SettingsChange};
use lastcard_protocol::server::BotPace;
use lastcard_texts::Texts;
use lobby::Lobby;
use net::Net;
use state::Online;
use std::sync::mpsc::Sender;

/// How a sitting ends.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Leaving {
    /// Somebody stopped for now.
    Quit,
    /// Ctrl-C.
    Interrupted,
    /// The lines ran out.
    InputEnded,
    /// The server has ended it.
    Over(Over),
}

/// What is done as soon as the table is there.
#[derive(Clone, Default, Debug)]
pub(crate) struct First {
    /// Whether others are to be invited: the link is shown as a picture as well.
    pub(crate) invites: bool,
    /// Bots that are seated.
    pub(crate) bots: Vec<Level>,
    /// How fast bots move, if the person may say so.
    pub(crate) pace: Option<BotPace>,
}

/// Where somebody sits down.
pub(crate) struct Place<'p> {
    pub(crate) texts: &'p Texts,
    pub(crate) screen: &'p mut Screen,
    pub(crate) keyboard: &'p mut Keyboard,
    pub(crate) wake: Sender<Input>,
}

/// Stays at the table until somebody stops.
///
/// # Errors
/// When the output is closed, or the server says what cannot be.
pub(crate) fn play(
    session: Session,
    access: &Access<'_>,
    first: &First,
    place: Place<'_>,
) -> Result<Leaving> {
    let Place {
        texts,
        screen,
        keyboard,
        wake,
    } = place;
    let net = Net::start(session, wake)
        .map_err(|error| Failure::Failed(format!("the connection cannot be made: {error}")))?;
    let mut online = Online::new(texts, net);
    order(&mut online, first);
    let mut invites = first.invites;
    loop {
        let mut lobby = Lobby {
            online: &mut online,
            access,
            screen: &mut *screen,
            keyboard: &mut *keyboard,
            invites: std::mem::take(&mut invites),
        };
        if let Some(leaving) = lobby.wait()? {
            return Ok(leaving);
        }
        if let Some(leaving) = match_at(&mut online, screen, keyboard)? {
            return Ok(leaving);
        }
        record::keep(&mut online, access, screen)?;
    }
}

/// One match, at the terminal table or looked at.
fn match_at(
    online: &mut Online<'_>,
    screen: &mut Screen,
    keyboard: &mut Keyboard,
) -> Result<Option<Leaving>> {
    let texts = online.texts;
    let Some(mut host) = OnlineHost::new(online) else {
        return watch::watch(online, screen, keyboard);
    };
    let end = Table::new(&mut host, texts, screen, keyboard).play()?;
    let leaving = match end {
        End::Over | End::Left | End::Stopped => None,
        End::Quit => Some(Leaving::Quit),
        End::Interrupted => Some(Leaving::Interrupted),
        End::InputEnded => Some(Leaving::InputEnded),
    };
    if leaving.is_some() {
        return Ok(leaving);
    }
    online.match_is_over();
    Ok(online.over.take().map(Leaving::Over))
}

/// What the host of a new table wants before anybody comes. The orders wait until the connection stands.
fn order(online: &mut Online<'_>, first: &First) {
    if let Some(pace) = first.pace {
        online.act(Act::Settings {
            change: SettingsChange {
                bot_pace: Some(pace),
                ..SettingsChange::default()
            },
        });
    }
    for level in &first.bots {
        online.act(Act::AddBot {
            level: lobby::wire(*level),
        });
    }
}
