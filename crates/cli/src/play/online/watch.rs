//! A match seen by somebody who does not play in it.

use super::Leaving;
use super::lobby::in_match;
use super::net::Order;
use super::state::Online;
use super::words::{Said, parse};
use crate::failure::Result;
use crate::play::keyboard::{Input, Keyboard};
use crate::play::screen::Screen;
use crate::play::table::{pictured, told_lines};
use crate::sheet;
use lastcard_engine::{EventOf, View};

/// Tells a match as it goes on, until it is over or somebody stops.
pub(super) fn watch(
    online: &mut Online<'_>,
    screen: &mut Screen,
    keyboard: &mut Keyboard,
) -> Result<Option<Leaving>> {
    let mut shown = false;
    loop {
        // One after the other, so that what was said stands where it was said.
        let mut more = true;
        while more {
            more = online.take_in_next()?;
            for sentence in std::mem::take(&mut online.notices) {
                screen.sentence(&sentence)?;
            }
            tell(online, screen)?;
        }
        if !shown || std::mem::take(&mut online.anew) {
            shown = true;
            online.anew = false;
            show(online, screen)?;
        }
        if let Some(over) = online.over.take() {
            return Ok(Some(Leaving::Over(over)));
        }
        if online.turn().is_some() {
            return Ok(None);
        }
        match keyboard.next(None, None) {
            Input::Line(line) => {
                screen.typed(&line, keyboard.echoes())?;
                if online.is_lost() {
                    online.order(Order::Hurry);
                }
                match parse(&line, online.texts.lang()) {
                    Some(Said::Quit) => return Ok(Some(Leaving::Quit)),
                    Some(Said::Empty | Said::Table) => show(online, screen)?,
                    Some(Said::Rules("")) => {
                        let width = screen.style().width;
                        let seats = Some(online.names.seats());
                        let sheet = sheet::plain(&online.rules, seats, online.texts, width);
                        sheet.lines().try_for_each(|line| screen.line(line))?;
                    }
                    Some(said) if in_match(online, said) => {}
                    _ => screen.sentence(&online.texts.text("join-watch-help", &[]))?,
                }
            }
            Input::End if keyboard.echoes() => return Ok(Some(Leaving::Quit)),
            // A match can be watched without anybody who types.
            Input::End | Input::Due => {}
            Input::Interrupt => return Ok(Some(Leaving::Interrupted)),
        }
    }
}

fn tell(online: &mut Online<'_>, screen: &mut Screen) -> Result<()> {
    let news = std::mem::take(&mut online.news);
    let style = screen.style();
    for line in told_lines(&news, None, &online.names, online.texts, style) {
        screen.line(&line)?;
    }
    let ended = |event: &lastcard_engine::SeenEvent| matches!(event, EventOf::RoundEnded { .. });
    if news.iter().any(ended)
        && let Some(view) = view(online)
    {
        let public = view.public();
        let totals = online
            .names
            .iter()
            .map(|(seat, name)| format!("{name} {}", public.total(seat)));
        let totals = totals.collect::<Vec<_>>().join(", ");
        let text = online
            .texts
            .text("join-totals", &[("totals", (&totals).into())]);
        screen.sentence(&text)?;
    }
    Ok(())
}

fn show(online: &Online<'_>, screen: &mut Screen) -> Result<()> {
    let style = screen.style();
    if let Some(view) = view(online).filter(|view| view.public().round() > 0) {
        for line in pictured(view, &online.names, online.texts, style) {
            screen.line(&line)?;
        }
    }
    Ok(())
}

fn view<'o>(online: &'o Online<'_>) -> Option<&'o View> {
    Some(&online.mirror()?.game()?.view)
}
