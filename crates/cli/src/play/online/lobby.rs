//! Before a match and after it: who is there, and what can be done about it.

use super::net::Order;
use super::notices::{level, name_of};
use super::state::Online;
use super::words::Said;
use super::{Access, Leaving};
use crate::failure::Result;
use crate::plain::{plain, short};
use crate::play::keyboard::{Input, Keyboard};
use crate::play::screen::Screen;
use crate::play::table::show_topics;
use crate::{sheet, source};
use lastcard_bots::Level;
use lastcard_client::Mirror;
use lastcard_protocol::client::Act;
use lastcard_protocol::ids::Member;
use lastcard_protocol::limits::{NAME_BYTES, SAY_CHARS};
use lastcard_protocol::server::Level as WireLevel;
use lastcard_texts::{Arg, Texts};
use std::io::IsTerminal;

/// The table between two matches.
pub(super) struct Lobby<'l, 'a> {
    pub(super) online: &'l mut Online<'a>,
    pub(super) access: &'l Access<'l>,
    pub(super) screen: &'l mut Screen,
    pub(super) keyboard: &'l mut Keyboard,
    /// Whether the link is shown as a picture as soon as the table is there.
    pub(super) invites: bool,
}

impl Lobby<'_, '_> {
    /// Waits until a match begins, or until somebody stops.
    pub(super) fn wait(&mut self) -> Result<Option<Leaving>> {
        let mut shown = false;
        loop {
            self.online.take_in()?;
            for sentence in std::mem::take(&mut self.online.notices) {
                self.screen.sentence(&sentence)?;
            }
            if self.online.turn().is_some() {
                return Ok(None);
            }
            if let Some(over) = self.online.over.take() {
                return Ok(Some(Leaving::Over(over)));
            }
            if self.online.mirror().is_some() && (!shown || std::mem::take(&mut self.online.anew)) {
                shown = true;
                self.online.anew = false;
                self.show()?;
                if std::mem::take(&mut self.invites)
                    && let Some(mirror) = self.online.mirror()
                {
                    show_qr(mirror.link(), self.screen)?;
                }
            }
            if shown {
                self.screen.prompt()?;
            }
            match self.keyboard.next(None, None) {
                Input::Line(line) => {
                    self.screen.typed(&line, self.keyboard.echoes())?;
                    if let Some(leaving) = self.entered(&line)? {
                        return Ok(Some(leaving));
                    }
                }
                Input::Due => {}
                Input::End if self.keyboard.echoes() => return Ok(Some(Leaving::Quit)),
                Input::End => return Ok(Some(Leaving::InputEnded)),
                Input::Interrupt => return Ok(Some(Leaving::Interrupted)),
            }
        }
    }

    fn entered(&mut self, line: &str) -> Result<Option<Leaving>> {
        if self.online.is_lost() {
            self.online.order(Order::Hurry);
        }
        let texts = self.online.texts;
        let Some(said) = super::words::parse(line, texts.lang()) else {
            let word = short(&plain(line.trim()));
            let text = texts.text("join-unknown", &[("word", (&word).into())]);
            self.screen.sentence(&text)?;
            return Ok(None);
        };
        match said {
            // After a match Enter is enough for another one.
            Said::Empty if self.wants_rematch() => self.online.ready(),
            Said::Empty | Said::Table => self.show()?,
            Said::Ready => self.online.ready(),
            Said::NotReady => self.online.act(Act::NotReady {}),
            Said::Bot(Some(level)) => self.online.act(Act::AddBot { level: wire(level) }),
            Said::Bot(None) => self.screen.sentence(&texts.text("join-no-level", &[]))?,
            Said::Rules("") => self.show_rules()?,
            Said::Rules(name) => {
                let rules = source::rules(name);
                self.take_rules(rules)?;
            }
            Said::Set(change) => {
                let rules = source::changed(self.online.rules.clone(), &[change.to_owned()]);
                self.take_rules(rules)?;
            }
            Said::Name(name) if name.is_empty() || name.len() > NAME_BYTES => {
                self.screen.sentence(&texts.text("join-no-name", &[]))?;
            }
            Said::Name(name) => self.online.act(Act::Rename {
                name: name.to_owned(),
            }),
            Said::Move => self.show_move()?,
            Said::Leave => self.online.act(Act::Leave {}),
            Said::Help => show_topics(self.screen, &topics(self.online))?,
            Said::Quit => return Ok(Some(Leaving::Quit)),
            Said::Invite => self.show_invitation()?,
            said => {
                in_match(self.online, said);
            }
        }
        Ok(None)
    }

    fn wants_rematch(&self) -> bool {
        let again = self
            .online
            .mirror()
            .is_some_and(|mirror| mirror.matches() > 0);
        again && !self.online.is_ready()
    }

    /// The table: rules, link, code, and who sits there.
    fn show(&mut self) -> Result<()> {
        let Some(mirror) = self.online.mirror() else {
            return Ok(());
        };
        let texts = self.online.texts;
        let style = self.screen.style();
        let title = plain(&sheet::title(&self.online.rules, texts));
        self.screen.line(&style.rule(&title))?;
        self.screen
            .line(&format!("  {}", invitation(mirror, texts)))?;
        for (place, member) in mirror.seats().iter().enumerate() {
            let seat = seat(mirror, *member, texts);
            self.screen.line(&format!("  {:>2}  {seat}", place + 1))?;
        }
        let watching = ("watching", mirror.watching().into());
        if mirror.watching() > 0 {
            self.screen
                .sentence(&texts.text("join-watching", &[watching]))?;
        }
        let what = match (mirror.you(), mirror.seats().len(), mirror.is_ready()) {
            (None, ..) => "watch",
            (_, 0 | 1, _) => "alone",
            (_, _, true) => "ready",
            _ if mirror.matches() > 0 => "again",
            _ => "first",
        };
        let args = [("what", what.into()), ("host", Arg::flag(mirror.is_host()))];
        self.screen.sentence(&texts.text("join-next", &args))?;
        Ok(())
    }

    fn show_rules(&mut self) -> Result<()> {
        let seats = self.online.mirror().map(|mirror| mirror.seats().len());
        let seats = seats.filter(|&seats| seats > 1);
        let width = self.screen.style().width;
        let sheet = sheet::plain(&self.online.rules, seats, self.online.texts, width);
        for line in sheet.lines() {
            self.screen.line(line)?;
        }
        Ok(())
    }

    fn take_rules(&mut self, rules: Result<lastcard_notation::RulesDocument>) -> Result<()> {
        match rules {
            Ok(rules) => {
                let rules = rules.to_toml();
                self.online.act(Act::Rules { rules });
                Ok(())
            }
            Err(failure) => {
                for line in failure.to_string().lines() {
                    self.screen.sentence(line)?;
                }
                Ok(())
            }
        }
    }

    fn show_invitation(&mut self) -> Result<()> {
        let Some(mirror) = self.online.mirror() else {
            return Ok(());
        };
        let text = invitation(mirror, self.online.texts);
        let link = mirror.link().to_owned();
        self.screen.line(&text)?;
        show_qr(&link, self.screen)
    }

    fn show_move(&mut self) -> Result<()> {
        let texts = self.online.texts;
        match self.access.move_link() {
            Some(Ok(movable)) => {
                let minutes = ("minutes", (movable.expires_in / 60).into());
                self.screen.sentence(&texts.text("join-move", &[minutes]))?;
                self.screen.line(&plain(&movable.link))?;
                show_qr(&movable.link, self.screen)
            }
            Some(Err(error)) => Ok(self.screen.sentence(&plain(&error.to_string()))?),
            None => Ok(()),
        }
    }
}

/// What can be done during a match as well; whether it was such a thing.
pub(super) fn in_match(online: &mut Online<'_>, said: Said<'_>) -> bool {
    match said {
        Said::Say(text) if text.is_empty() || text.chars().count() > SAY_CHARS => {
            online.notices.push(online.texts.text("join-say-what", &[]));
        }
        Said::Say(text) => online.order(Order::Say(text.to_owned())),
        Said::Emote(emote) => online.order(Order::Emote(emote)),
        Said::Kick(name) => with_member(online, name, |online, member| {
            online.act(Act::Remove { member });
        }),
        Said::Host(name) => with_member(online, name, |online, member| {
            online.act(Act::Host { member });
        }),
        Said::Mute(name) => with_member(online, name, |online, member| {
            online.order(Order::Mute(member, true));
        }),
        Said::Unmute(name) => with_member(online, name, |online, member| {
            online.order(Order::Mute(member, false));
        }),
        Said::Back => online.act(Act::TakeBack {}),
        Said::Start => online.start(),
        Said::Ready => online.ready(),
        Said::Invite => {
            let told = online
                .mirror()
                .map(|mirror| invitation(mirror, online.texts));
            online.notices.extend(told);
        }
        _ => return false,
    }
    true
}

/// What can be typed between two matches.
fn topics(online: &Online<'_>) -> Vec<(String, String)> {
    let mirror = online.mirror();
    let host = mirror.is_some_and(Mirror::is_host);
    let seated = mirror.is_some_and(|mirror| mirror.you().is_some());
    said(
        online.texts,
        &[
            ("join-help-ready-words", "join-help-ready", seated),
            ("join-help-not-ready-words", "join-help-not-ready", seated),
            ("join-help-start-words", "join-help-start", host),
            ("join-help-bot-words", "join-help-bot", host),
            ("join-help-rules-words", "join-help-rules", true),
            ("join-help-other-rules-words", "join-help-other-rules", host),
            ("join-help-set-words", "join-help-set", host),
            ("join-help-name-words", "join-help-name", seated),
            ("join-help-kick-words", "join-help-kick", host),
            ("join-help-host-words", "join-help-host", host),
            ("join-help-say-words", "join-help-say", seated),
            ("join-help-emote-words", "join-help-emote", seated),
            ("join-help-mute-words", "join-help-mute", true),
            ("join-help-invite-words", "join-help-invite", true),
            ("join-help-move-words", "join-help-move", seated),
            ("join-help-leave-words", "join-help-leave", seated),
            ("join-help-quit-words", "join-help-quit", true),
        ],
    )
}

/// What can be typed during a match, beside moves.
pub(super) fn topics_in_match(online: &Online<'_>) -> Vec<(String, String)> {
    let host = online.mirror().is_some_and(Mirror::is_host);
    said(
        online.texts,
        &[
            ("join-help-say-words", "join-help-say", true),
            ("join-help-emote-words", "join-help-emote", true),
            ("join-help-mute-words", "join-help-mute", true),
            ("join-help-back-words", "join-help-back", true),
            ("join-help-kick-words", "join-help-kick", host),
            ("join-help-start-words", "join-help-start", host),
        ],
    )
}

fn said(texts: &Texts, topics: &[(&str, &str, bool)]) -> Vec<(String, String)> {
    let concerns = topics.iter().filter(|(.., concerns)| *concerns);
    let said = |key: &str| texts.text(key, &[]);
    concerns
        .map(|(words, meaning, _)| (said(words), said(meaning)))
        .collect()
}

/// Does something with the member of that name, or says that nobody has it.
fn with_member(online: &mut Online<'_>, name: &str, act: impl FnOnce(&mut Online<'_>, Member)) {
    let found = online.mirror().and_then(|mirror| other_named(mirror, name));
    if let Some(member) = found {
        act(online, member);
    } else {
        let name = short(&plain(name));
        let text = online
            .texts
            .text("join-nobody", &[("name", (&name).into())]);
        online.notices.push(text);
    }
}

/// The other member of that name, or the only one whose name begins so.
fn other_named(mirror: &Mirror, name: &str) -> Option<Member> {
    let wanted = name.to_lowercase();
    let others = mirror
        .members()
        .filter(|player| mirror.you() != Some(player.member));
    let others: Vec<(String, Member)> = others
        .map(|player| (player.name.to_lowercase(), player.member))
        .collect();
    if let Some((_, member)) = others.iter().find(|(name, _)| *name == wanted) {
        return Some(*member);
    }
    let mut begin = others.iter().filter(|(name, _)| name.starts_with(&wanted));
    match (begin.next(), begin.next()) {
        (Some((_, member)), None) if !wanted.is_empty() => Some(*member),
        _ => None,
    }
}

/// How others get here.
pub(super) fn invitation(mirror: &Mirror, texts: &Texts) -> String {
    let code = mirror
        .code()
        .map(|code| code.to_string())
        .unwrap_or_default();
    let has_code = Arg::flag(!code.is_empty());
    let args = [
        ("link", mirror.link().into()),
        ("code", (&code).into()),
        ("coded", has_code),
    ];
    texts.text("join-invite", &args)
}

/// The link as a picture that phones read, where it can be shown.
pub(super) fn show_qr(link: &str, screen: &mut Screen) -> Result<()> {
    let shown = screen.style().color && std::io::stdout().is_terminal();
    if let (true, Ok(picture)) = (shown, lastcard_server::qr::terminal(link)) {
        for line in picture.lines() {
            screen.line(line)?;
        }
    }
    Ok(())
}

fn seat(mirror: &Mirror, member: Member, texts: &Texts) -> String {
    let Some(player) = mirror.member(member) else {
        return name_of(mirror, member).to_owned();
    };
    let is_me = mirror.you() == Some(member);
    let is_here = player.bot.is_some() || is_me || mirror.here().contains(&member);
    texts.text(
        "join-seat",
        &[
            ("name", (&player.name).into()),
            ("who", (if is_me { "you" } else { "other" }).into()),
            ("level", player.bot.map_or("person", level).into()),
            ("host", Arg::flag(mirror.host() == Some(member))),
            ("ready", Arg::flag(player.ready)),
            ("here", Arg::flag(is_here)),
            ("lookalike", Arg::flag(player.lookalike)),
            ("wins", player.wins.into()),
        ],
    )
}

/// The level as messages have it.
pub(super) const fn wire(level: Level) -> WireLevel {
    match level {
        Level::Random => WireLevel::Random,
        Level::Easy => WireLevel::Easy,
        Level::Normal => WireLevel::Normal,
    }
}
