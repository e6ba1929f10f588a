//! People, seats, rules and settings.

use super::{Context, Work};
use crate::act::{Act, Reason, Refused};
use crate::log::{Fact, Hex, Member, TokenHash, Who};
use crate::names;
use crate::room::Stage;
use crate::settings::Settings;
use lastcard_bots::Level;
use lastcard_notation::RulesDocument;

impl Work {
    pub(super) fn act(
        &mut self,
        member: Member,
        act: &Act,
        seen: u64,
        context: &mut Context<'_>,
    ) -> Result<(), Refused> {
        match act {
            Act::Play(action) => return self.play(member, action, seen),
            Act::Ready(promise) => self.ready(member, *promise, context)?,
            Act::NotReady => self.not_ready(member)?,
            Act::Share(share) => self.share(member, share)?,
            Act::Start(promise) => self.start(member, *promise, context)?,
            Act::Rename(name) => self.rename(member, name)?,
            Act::Leave => self.leave(member, context),
            Act::TakeBack => self.take_back(member)?,
            Act::AddBot(level) => self.add_bot(member, *level)?,
            Act::Remove(other) => self.remove(member, *other, context)?,
            Act::Seats(order) => self.seats(member, order)?,
            Act::Rules(rules) => self.rules(member, rules)?,
            Act::Settings(settings) => self.settings(member, settings)?,
            Act::Host(other) => self.hand_over(member, *other)?,
        }
        Ok(())
    }

    pub(super) fn join(&mut self, name: &str, token: TokenHash) -> Result<(), Refused> {
        let name = self.free_name(None, name)?;
        if self.room.seats().len() >= usize::from(self.room.settings().seats) {
            // A bot makes room for a person.
            let bot = self
                .room
                .seats()
                .iter()
                .rev()
                .copied()
                .find(|&seat| self.is_bot(seat));
            let bot = bot.filter(|_| self.room.stage() == Stage::Lobby);
            let bot = bot.ok_or(Reason::TableFull)?;
            self.gone(bot, false);
        }
        let member = self.room.next_member();
        self.put(Fact::Joined {
            member,
            name,
            who: Who::Person { token },
        });
        if self.room.host().is_none() {
            self.put(Fact::HostIs { member });
        }
        Ok(())
    }

    pub(super) fn rekey(&mut self, member: Member, token: TokenHash) -> Result<(), Refused> {
        self.person(member)?;
        self.put(Fact::TokenIs { member, token });
        Ok(())
    }

    pub(super) fn drive(&mut self, member: Member, driven: bool) -> Result<(), Refused> {
        let of = self.room.member(member).ok_or(Reason::UnknownMember)?;
        if !of.is_person() {
            return Err(Reason::NotAPerson.into());
        }
        if of.driven == driven || self.room.stage() == Stage::Lobby {
            return Err(Reason::NotDriven.into());
        }
        self.put(Fact::DrivenIs { member, driven });
        Ok(())
    }

    pub(super) fn pass_host(&mut self, member: Member) -> Result<(), Refused> {
        self.person(member)?;
        self.put(Fact::HostIs { member });
        Ok(())
    }

    fn rename(&mut self, member: Member, name: &str) -> Result<(), Refused> {
        let name = self.free_name(Some(member), name)?;
        self.put(Fact::Renamed { member, name });
        Ok(())
    }

    fn take_back(&mut self, member: Member) -> Result<(), Refused> {
        if !self.person(member)?.driven {
            return Err(Reason::NotDriven.into());
        }
        self.put(Fact::DrivenIs {
            member,
            driven: false,
        });
        Ok(())
    }

    fn add_bot(&mut self, member: Member, level: Level) -> Result<(), Refused> {
        self.only_host(member)?;
        if self.room.seats().len() >= usize::from(self.room.settings().seats) {
            return Err(Reason::TableFull.into());
        }
        let member = self.room.next_member();
        let name = self.bot_name();
        let level = level.name().to_owned();
        self.put(Fact::Joined {
            member,
            name,
            who: Who::Bot { level },
        });
        Ok(())
    }

    fn remove(
        &mut self,
        member: Member,
        other: Member,
        context: &Context<'_>,
    ) -> Result<(), Refused> {
        self.only_host(member)?;
        let of = self.room.member(other).filter(|of| !of.gone);
        let of = of.ok_or(Reason::UnknownMember)?;
        let plays = self.room.stage() != Stage::Lobby && self.room.seat_of(other).is_some();
        if plays && !of.is_person() {
            return Err(Reason::MatchGoingOn.into());
        }
        if plays && context.here.contains(&other) {
            return Err(Reason::NotAway.into());
        }
        let driven = of.driven;
        self.gone(other, true);
        if plays && !driven {
            self.put(Fact::DrivenIs {
                member: other,
                driven: true,
            });
        }
        self.settle_host(context);
        self.give_up_if_nobody_is_left();
        Ok(())
    }

    fn seats(&mut self, member: Member, order: &[Member]) -> Result<(), Refused> {
        self.only_host(member)?;
        self.only_in_lobby()?;
        let sorted = |seats: &[Member]| {
            let mut seats = seats.to_vec();
            seats.sort_unstable();
            seats
        };
        if sorted(order) != sorted(self.room.seats()) {
            return Err(Reason::BadSeats.into());
        }
        self.put(Fact::SeatsAre {
            seats: order.to_vec(),
        });
        self.promises_are_void();
        Ok(())
    }

    fn rules(&mut self, member: Member, rules: &RulesDocument) -> Result<(), Refused> {
        self.only_host(member)?;
        self.only_in_lobby()?;
        self.put(Fact::RulesAre {
            rules: rules.to_toml(),
        });
        // Whoever was ready was ready for other rules.
        self.promises_are_void();
        Ok(())
    }

    fn settings(&mut self, member: Member, settings: &Settings) -> Result<(), Refused> {
        self.only_host(member)?;
        if !settings.is_valid() {
            return Err(Reason::BadSettings.into());
        }
        if usize::from(settings.seats) < self.room.seats().len() {
            return Err(Reason::TooFewSeats.into());
        }
        self.put(Fact::SettingsAre {
            settings: settings.clone(),
        });
        Ok(())
    }

    fn hand_over(&mut self, member: Member, other: Member) -> Result<(), Refused> {
        self.only_host(member)?;
        self.pass_host(other)
    }

    /// Somebody is no longer at the table; the seats move, so promises are for other seats now.
    pub(super) fn gone(&mut self, member: Member, kicked: bool) {
        self.put(Fact::Gone { member, kicked });
        if self.room.stage() == Stage::Lobby {
            self.promises_are_void();
        }
    }

    /// Sees to it that there is a host while there is a person, one who is connected if there is one.
    pub(super) fn settle_host(&mut self, context: &Context<'_>) {
        if self.room.host().is_some() {
            return;
        }
        let here = |member: &Member| context.here.contains(member);
        let people: Vec<Member> = self.room.people().map(|(member, _)| member).collect();
        let next = people.iter().copied().find(here);
        if let Some(member) = next.or(people.first().copied()) {
            self.put(Fact::HostIs { member });
        }
    }

    pub(super) fn only_host(&self, member: Member) -> Result<(), Refused> {
        if self.room.host() == Some(member) {
            Ok(())
        } else {
            Err(Reason::NotHost.into())
        }
    }

    fn only_in_lobby(&self) -> Result<(), Refused> {
        if self.room.stage() == Stage::Lobby {
            Ok(())
        } else {
            Err(Reason::MatchGoingOn.into())
        }
    }

    fn person(&self, member: Member) -> Result<&crate::room::Occupant, Refused> {
        let of = self.room.member(member).filter(|of| !of.gone);
        let of = of.ok_or(Reason::UnknownMember)?;
        if of.is_person() {
            Ok(of)
        } else {
            Err(Reason::NotAPerson.into())
        }
    }

    fn promises_are_void(&mut self) {
        let ready: Vec<Member> = self
            .room
            .members()
            .filter(|(_, of)| of.ready)
            .map(|(member, _)| member)
            .collect();
        for member in ready {
            self.put_ready(member, false, None);
        }
    }

    pub(super) fn put_ready(&mut self, member: Member, ready: bool, promise: Option<Hex<32>>) {
        self.put(Fact::ReadyIs {
            member,
            ready,
            promise,
        });
    }

    fn is_bot(&self, member: Member) -> bool {
        self.room.member(member).is_some_and(|of| !of.is_person())
    }

    /// The name as it will stand there: cleaned, and with a number when somebody has it.
    fn free_name(&self, own: Option<Member>, name: &str) -> Result<String, Refused> {
        let name = names::normalize(name).map_err(|_| Reason::BadName)?;
        let others = self
            .room
            .members()
            .filter(|&(member, _)| Some(member) != own);
        let others: Vec<&str> = others.map(|(_, of)| of.name.as_str()).collect();
        Ok(names::unique(&name, others))
    }

    fn bot_name(&self) -> String {
        const NAMES: [&str; 20] = [
            "Anouk", "Bram", "Cato", "Daan", "Elin", "Finn", "Guus", "Hanna", "Isa", "Jip", "Kees",
            "Lotte", "Mees", "Noor", "Otto", "Pien", "Roos", "Sem", "Teun", "Vera",
        ];
        let taken: Vec<&str> = self
            .room
            .members()
            .map(|(_, of)| of.name.as_str())
            .collect();
        let free = NAMES.iter().find(|name| !taken.contains(name));
        names::unique(free.unwrap_or(&NAMES[0]), taken)
    }
}
