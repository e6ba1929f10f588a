//! What twins cannot show: that who watches is behind, and that a bot takes no longer for what it holds.

use super::disclosure::compare;
use super::judge::{Run, play, same};
use super::report::{Leak, Report};
use super::stage::{Doing, Observer, Step};
use lastcard_engine::{Action, Command};
use lastcard_protocol::client::{Act, ToServer};
use lastcard_protocol::game::Move;
use lastcard_protocol::{from_json, to_json};
use lastcard_table::log::{By, Fact};
use lastcard_testkit::random::Dice;

impl Run<'_> {
    /// Somebody does something else than before: who watches learns of neither before the delay is over, also when
    /// coming in between.
    pub(super) fn watchers_are_behind(&self, report: &mut Report) -> Result<(), Leak> {
        let mut dice = Dice::new(self.plot.seed ^ 0xde1a);
        let delay = u64::from(self.plot.delay) * 1000;
        if delay == 0 || self.script.moves.is_empty() {
            return Ok(());
        }
        let place = dice.below(self.script.moves.len());
        let (step, seat, state) = &self.script.moves[place];
        let Doing::Say(who, said) = &self.script.steps[*step].doing else {
            panic!("a move is said");
        };
        let moves = state
            .actions(*seat)
            .into_iter()
            .filter_map(|action| Move::try_from(&action).ok());
        let other = |play: &Move| {
            let ToServer::Command { id, seq, act: _ } = from_json(said.as_bytes()).unwrap() else {
                panic!("a move is a command");
            };
            let act = Act::Play { play: play.clone() };
            to_json(&ToServer::Command { id, seq, act })
        };
        let others: Vec<String> = moves
            .map(|play| other(&play))
            .filter(|text| text != said)
            .collect();
        if others.is_empty() {
            return Ok(());
        }
        let other = &others[dice.below(others.len())];
        let before = &self.script.steps[..*step];
        let come = || Step {
            doing: Doing::Connect(Observer::Watcher, self.hello_of_a_watcher()),
            wait: 50,
        };
        let run = |text: &str| {
            let doing = Doing::Say(*who, text.to_owned());
            let wait = 150;
            let mut steps = before.to_vec();
            steps.extend([come(), Step { doing, wait }, come()]);
            let (doing, wait) = (Doing::Wait, delay);
            steps.push(Step { doing, wait });
            play(self.plot.seed, &steps, None)
        };
        let said_at = before.iter().map(|step| step.wait).sum::<u64>() + 50;
        same(Observer::Watcher, &run(said), &run(other), said_at + delay)?;
        *report
            .tuples
            .entry("watcher, other move".to_owned())
            .or_default() += 1;
        Ok(())
    }

    fn hello_of_a_watcher(&self) -> String {
        let hello = self.script.steps.iter().find_map(|step| match &step.doing {
            Doing::Connect(Observer::Seat(_), hello) => Some(hello),
            _ => None,
        });
        let ToServer::Hello { version, table, .. } = from_json(hello.unwrap().as_bytes()).unwrap()
        else {
            panic!("who connects says hello");
        };
        to_json(&ToServer::Hello {
            version,
            table,
            token: None,
            since: None,
            lang: None,
        })
    }

    /// Bots hold other cards: as long as everybody does the same, they do it at the same time; and where one of them
    /// does something else on its turn, it does that at the same time as well.
    pub(super) fn bots_take_their_time(&self, report: &mut Report) -> Result<(), Leak> {
        if self.plot.bots == 0
            || self.script.opening == self.script.steps.len()
            || self.rounds.is_empty()
        {
            return Ok(());
        }
        let mut dice = Dice::new(self.plot.seed ^ 0xb07);
        let moment = self.some_moment(&mut dice);
        let (dealt, _) = &self.rounds[moment.round];
        let fixed = dealt.fixed(&[None], moment.before);
        let Some(orders) = dealt.twin(&fixed, moment.before, &mut dice).orders else {
            return Ok(());
        };
        let twin = self.play(moment.steps, dealt.dictated(orders));
        let bot = self.plot.people + 1;
        for ((_, one), (at, other)) in self.journal.iter().zip(twin.entries()).take(moment.entries)
        {
            let same_facts = one.body.facts.len() == other.body.facts.len();
            let pairs = one.body.facts.iter().zip(&other.body.facts);
            let alike = same_facts
                && pairs.into_iter().all(|(one, other)| match (one, other) {
                    (Fact::Played(one), Fact::Played(other)) => {
                        one.command == other.command && compare(&one.events, &other.events).is_ok()
                    }
                    (one, other) => one == other,
                });
            let by_bot = |by: By| matches!(by, By::Member(member) if usize::from(member) >= bot);
            let on_turn = |facts: &[Fact]| {
                facts.iter().any(|fact| match fact {
                    Fact::Played(played) => !matches!(
                        played.command,
                        Command::Act(_, Action::Call | Action::Catch(_) | Action::JumpIn(_))
                    ),
                    _ => false,
                })
            };
            let both_turns = by_bot(one.body.by)
                && by_bot(other.body.by)
                && on_turn(&one.body.facts)
                && on_turn(&other.body.facts);
            let when = self.journal[one.seq as usize - 1].0;
            if (alike || both_turns) && when != at {
                let observer = Observer::Watcher;
                let what = format!("{one:?} at {when}, and with other cards {other:?} at {at}");
                return Err(Leak { observer, what });
            }
            if !alike {
                break;
            }
        }
        *report
            .tuples
            .entry("bot, other cards".to_owned())
            .or_default() += 1;
        Ok(())
    }
}
