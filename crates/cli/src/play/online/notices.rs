//! What happens at a table beside the game, in sentences.

use lastcard_client::{Finding, Mirror, OwnShare, RoundCheck};
use lastcard_engine::Seat;
use lastcard_notation::RulesDocument;
use lastcard_protocol::client::Emote;
use lastcard_protocol::ids::Member;
use lastcard_protocol::server::{Clock, Fact, Level, Stage};
use lastcard_texts::{Arg, Texts};
use std::collections::BTreeSet;

/// The table before something happened, and after it.
pub(super) struct Notices<'a> {
    pub(super) texts: &'a Texts,
    pub(super) before: &'a Mirror,
    pub(super) after: &'a Mirror,
}

impl Notices<'_> {
    /// The sentence for a fact; none where the game tells it, or where it says nothing to people.
    pub(super) fn fact(&self, fact: &Fact) -> Option<String> {
        let sentence = match fact {
            Fact::Joined { player } if self.is_me(player.member) => return None,
            Fact::Joined { player } => self.say(
                "join-joined",
                &[
                    ("name", (&player.name).into()),
                    ("level", player.bot.map_or("person", level).into()),
                ],
            ),
            Fact::Renamed { member, name, .. } => {
                let old = self.name_before(*member);
                self.say(
                    "join-renamed",
                    &[("old", old.into()), ("name", name.into())],
                )
            }
            // Who leaves a match is told of by the game, and who leaves here knows it.
            Fact::Gone { member, kicked }
                if !kicked && (self.is_me(*member) || self.plays(*member)) =>
            {
                return None;
            }
            Fact::Gone { member, kicked } => self.say(
                "join-gone",
                &[
                    ("name", self.name_before(*member).into()),
                    ("kicked", Arg::flag(*kicked)),
                    ("who", self.who(*member).into()),
                ],
            ),
            Fact::HostIs { member } => self.about("join-host", *member),
            Fact::SeatsAre { seats } => {
                let names: Vec<&str> = seats.iter().map(|member| self.name(*member)).collect();
                let names = self.texts.list(&names);
                self.say("join-seats", &[("names", (&names).into())])
            }
            Fact::RulesAre { rules } => {
                let document = RulesDocument::parse(rules).ok()?;
                let rules = crate::sheet::title(&document, self.texts);
                self.say("join-rules", &[("rules", (&rules).into())])
            }
            Fact::SettingsAre { .. } => self.say("join-settings", &[]),
            Fact::ReadyIs { member, ready } => {
                let waits = matches!(self.after.stage(), Stage::Lobby | Stage::BetweenRounds);
                if !waits {
                    return None;
                }
                self.say(
                    "join-ready",
                    &[
                        ("name", self.name(*member).into()),
                        ("who", self.who(*member).into()),
                        ("ready", Arg::flag(*ready)),
                    ],
                )
            }
            Fact::DrivenIs { member, driven } => self.say(
                "join-driven",
                &[
                    ("name", self.name(*member).into()),
                    ("who", self.who(*member).into()),
                    ("driven", Arg::flag(*driven)),
                ],
            ),
            Fact::MatchBegan {
                number, players, ..
            } => {
                let names: Vec<&str> = players.iter().map(|member| self.name(*member)).collect();
                let names = self.texts.list(&names);
                self.say(
                    "join-match",
                    &[("number", (*number).into()), ("names", (&names).into())],
                )
            }
            Fact::MatchAborted {} => self.say("join-aborted", &[]),
            Fact::Committed { .. }
            | Fact::Shared { .. }
            | Fact::Played { .. }
            | Fact::Revealed { .. }
            | Fact::Recorded { .. } => return None,
        };
        Some(sentence)
    }

    /// Who went, and who of those came back.
    pub(super) fn presence(&self, away: &mut BTreeSet<u16>) -> Vec<String> {
        let (before, after) = (self.before.here(), self.after.here());
        let news =
            |member: &&Member, others: &[Member]| !self.is_me(**member) && !others.contains(member);
        let came = after.iter().filter(|member| news(member, before));
        let went = before.iter().filter(|member| news(member, after));
        // Somebody who has just sat down has been told already.
        let came = came.filter(|member| away.contains(&member.get()));
        let came: Vec<(&Member, bool)> = came.map(|member| (member, true)).collect();
        let went: Vec<(&Member, bool)> = went.map(|member| (member, false)).collect();
        away.extend(went.iter().map(|(member, _)| member.get()));
        for (member, _) in &came {
            away.remove(&member.get());
        }
        came.into_iter()
            .chain(went)
            .filter(|(member, _)| self.after.seats().contains(*member))
            .map(|(member, here)| {
                let name = self.name(*member);
                self.say(
                    "join-here",
                    &[("name", name.into()), ("here", Arg::flag(here))],
                )
            })
            .collect()
    }

    /// The clock warns this client.
    pub(super) fn clock(&self) -> Option<String> {
        let own = self.after.own_seat()?;
        let warned = |clock: &&Clock| {
            clock.warning && clock.seats.iter().any(|&seat| Seat::from(seat) == own)
        };
        let clock = self.after.clock().filter(warned)?;
        if self.before.clock().is_some_and(|before| warned(&before)) {
            return None;
        }
        let seconds = (clock.left.saturating_add(clock.bank)) / 1000;
        Some(self.say("join-time", &[("seconds", seconds.into())]))
    }

    /// Somebody said something.
    pub(super) fn said(&self, member: Member, text: &str) -> String {
        self.say(
            "join-said",
            &[("name", self.name(member).into()), ("text", text.into())],
        )
    }

    /// Somebody reacted.
    pub(super) fn emoted(&self, member: Member, emote: Emote) -> String {
        let args = [
            ("name", self.name(member).into()),
            ("emote", emote_word(emote).into()),
        ];
        self.say("join-emoted", &args)
    }

    /// What the check of a shuffle found; nothing when it cannot be told from here.
    pub(super) fn checked(&self, found: &RoundCheck) -> Option<String> {
        let round = ("round", found.round.into());
        match &found.finding {
            Finding::Unseen => None,
            Finding::Verified => {
                let own = match found.own {
                    OwnShare::Included => "included",
                    OwnShare::Late => "late",
                    OwnShare::None => "none",
                };
                let args = [round, ("cards", found.cards.into()), ("own", own.into())];
                Some(self.say("join-checked", &args))
            }
            Finding::Wrong(_) => Some(self.say("join-checked-wrong", &[round])),
        }
    }

    fn about(&self, key: &str, member: Member) -> String {
        let args = [
            ("name", self.name(member).into()),
            ("who", self.who(member).into()),
        ];
        self.say(key, &args)
    }

    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.texts.text(key, args)
    }

    fn who(&self, member: Member) -> &'static str {
        if self.is_me(member) { "you" } else { "other" }
    }

    fn plays(&self, member: Member) -> bool {
        self.before.stage() != Stage::Lobby && self.before.seat_of(member).is_some()
    }

    fn is_me(&self, member: Member) -> bool {
        self.after.you() == Some(member)
    }

    fn name(&self, member: Member) -> &str {
        name_of(self.after, member)
    }

    fn name_before(&self, member: Member) -> &str {
        name_of(self.before, member)
    }
}

/// The name of a member.
pub(super) fn name_of(mirror: &Mirror, member: Member) -> &str {
    mirror
        .member(member)
        .map_or("?", |player| player.name.as_str())
}

/// The word of a level, as catalogs choose by it.
pub(super) const fn level(level: Level) -> &'static str {
    match level {
        Level::Random => "random",
        Level::Easy => "easy",
        Level::Normal => "normal",
    }
}

const fn emote_word(emote: Emote) -> &'static str {
    match emote {
        Emote::Hello => "hello",
        Emote::GoodGame => "good_game",
        Emote::WellPlayed => "well_played",
        Emote::Thanks => "thanks",
        Emote::Oops => "oops",
        Emote::Laugh => "laugh",
        Emote::Wow => "wow",
        Emote::Sad => "sad",
        Emote::Angry => "angry",
        Emote::Think => "think",
        Emote::Hurry => "hurry",
        Emote::Sorry => "sorry",
    }
}
