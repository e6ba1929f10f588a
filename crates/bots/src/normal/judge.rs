//! What a move is worth.

use super::outcome::Outcome;
use super::sight::{Pile, Sight};
use super::weights::Weights;
use lastcard_engine::rules::{BlankWild, DrawMode, LastCard, NeededToGoOut, SevenSwap};
use lastcard_engine::{
    Action, Card, CardSet, Color, Direction, Hand, Play, Rank, Seat, Step, Wild,
};

/// Going out, and being put out of the round: beyond everything that adds up.
const OUT: f32 = 1000.0;

/// Judges the moves of one view.
pub(super) struct Judge<'a> {
    sight: Sight<'a>,
    weights: &'a Weights,
}

impl<'a> Judge<'a> {
    pub(super) const fn new(sight: Sight<'a>, weights: &'a Weights) -> Judge<'a> {
        Judge { sight, weights }
    }

    /// The worth of a move; more is better.
    pub(super) fn worth(&self, action: &Action) -> f32 {
        let Some(pile) = self.sight.pile() else {
            return 0.0;
        };
        match action {
            Action::Play(play) => self.play(play, pile, false),
            Action::JumpIn(play) => self.play(play, pile, true) + self.weights.jump,
            Action::Draw => self.draw(pile),
            Action::Pass => self.stay(),
            Action::Name(color) => self.name(*color, pile),
            Action::Swap(with) => self.swap(*with, self.sight.view.hand().len()),
            Action::Challenge => self.challenge(pile),
            Action::Call | Action::Catch(_) | Action::Leave => -OUT,
        }
    }

    /// The worth of doing nothing: the own hand as it is, and the next player to come.
    pub(super) fn stay(&self) -> f32 {
        let Some(pile) = self.sight.pile() else {
            return 0.0;
        };
        let next = match self.sight.public.phase().on_turn() {
            Some(seat) if seat != self.sight.me => seat,
            _ => self.after_me(),
        };
        let hand = self.sight.view.hand();
        self.hand(hand, pile) + self.sure(hand, next, pile) - self.threat(next, pile)
    }

    fn play(&self, play: &Play, pile: Pile, jump_in: bool) -> f32 {
        let outcome = self.sight.outcome(play, jump_in);
        if outcome.rest.is_empty() {
            return self.last_card(&outcome);
        }
        if outcome.next == self.sight.me && self.sight.runs_out(&outcome.rest, outcome.pile) {
            return OUT / 2.0;
        }
        self.laid(play, pile, &outcome) + self.hits(&outcome) + self.after(play, &outcome)
    }

    /// Out; or, without the call, the penalty and the game goes on.
    fn last_card(&self, outcome: &Outcome) -> f32 {
        let rules = self.sight.rules;
        let uncalled = rules.calls_matter()
            && rules.needed_to_go_out == NeededToGoOut::PenaltyAndContinue
            && self.sight.public.uncalled().contains(self.sight.me);
        if uncalled {
            let penalty = f32::from(rules.uno_penalty.get());
            self.hits(outcome) - penalty * self.weights.drawn
        } else {
            OUT
        }
    }

    /// What giving these cards away is worth in itself.
    fn laid(&self, play: &Play, pile: Pile, outcome: &Outcome) -> f32 {
        let weights = self.weights;
        let card = play.cards.last();
        let laid = play.cards.len() as f32;
        let keeps = match card.rank() {
            Some(Rank::DrawTwo) => weights.two * laid,
            Some(Rank::Skip) => weights.skip * laid,
            Some(Rank::Reverse) => weights.reverse * laid,
            Some(Rank::Number(_)) => 0.0,
            // With one card left there is no later.
            None if outcome.rest.len() == 1 => 0.0,
            None if card == Card::WILD_DRAW_FOUR => weights.four,
            None => weights.wild,
        };
        let challenged = self.sight.rules.challenge_who
            == lastcard_engine::rules::ChallengeWho::Victim
            && card == Card::WILD_DRAW_FOUR
            && self.sight.public.phase().penalty().is_none()
            && self.sight.is_bluff(&outcome.rest, pile);
        let risk = if challenged { weights.bluff } else { 0.0 };
        laid * weights.shed + laid * self.points(card) - keeps * self.patience() - risk
    }

    /// How much it counts to keep a card for later: little when somebody is about to go out.
    fn patience(&self) -> f32 {
        self.weights.patience[by_size(self.fewest())]
    }

    /// The points of a card, more when somebody is about to go out.
    fn points(&self, card: Card) -> f32 {
        let value = self.sight.rules.value(card) as f32;
        self.weights.points * value / 100.0 / self.fewest() as f32
    }

    /// The shortest hand of an opponent.
    fn fewest(&self) -> u32 {
        let opponents = self.sight.public.in_round().minus(self.sight.side);
        opponents
            .iter()
            .map(|seat| self.sight.public.count(seat))
            .min()
            .unwrap_or(1)
            .max(1)
    }

    /// Cards drawn and turns lost by others.
    fn hits(&self, outcome: &Outcome) -> f32 {
        let weights = self.weights;
        let mut worth = 0.0;
        for seat in outcome.skipped.iter() {
            worth += self.against(seat) * weights.lost_turn * self.danger_of(seat);
        }
        if let Some((victim, owed)) = outcome.hit {
            let drawn = owed as f32 * weights.damage + weights.lost_turn * self.danger_of(victim);
            let answers = self.may_answer(victim, outcome.pile);
            worth += self.against(victim) * drawn * (1.0 - answers);
            if outcome.next == self.sight.me {
                worth -= answers * (owed + 2) as f32 * weights.drawn;
            }
            worth += self.against(victim) * self.knock_out(victim, owed) * (1.0 - answers);
        }
        worth
    }

    /// The own hand and the next player, after hands have moved.
    fn after(&self, play: &Play, outcome: &Outcome) -> f32 {
        let rest = outcome.rest.len();
        if let Some(with) = play.swap {
            return self.swap(with, rest) - self.threat_of(rest, outcome, Some(with));
        }
        match play.cards.last() {
            card if card.number() == Some(0) && self.sight.rules.zero_rotate => {
                self.rotation(rest, outcome.direction)
            }
            card if card == Card::wild(Wild::ShuffleHands) => self.shuffle(rest),
            card => {
                let drawn = if card == Card::wild(Wild::Blank) {
                    self.blank()
                } else {
                    0.0
                };
                let again = if outcome.next == self.sight.me {
                    let fits = outcome.rest.kinds().and(self.sight.fitting(outcome.pile));
                    if fits.is_empty() {
                        0.0
                    } else {
                        self.weights.again
                    }
                } else {
                    self.sure(&outcome.rest, outcome.next, outcome.pile)
                        - self.threat(outcome.next, outcome.pile)
                };
                drawn + again + self.hand(&outcome.rest, outcome.pile)
            }
        }
    }

    /// How well a hand can go on from a pile.
    fn hand(&self, hand: &Hand, pile: Pile) -> f32 {
        let weights = self.weights;
        let count = hand.len();
        if count == 0 {
            return 0.0;
        }
        let kinds = hand.kinds();
        let links = hand.count_in(self.sight.fitting(pile));
        let same = pile
            .color
            .map_or(0, |color| hand.count_in(CardSet::of_color(color)));
        let colors = Color::ALL
            .into_iter()
            .filter(|&color| !kinds.and(CardSet::of_color(color)).is_empty())
            .count();
        let mut worth = weights.share * same as f32 / count as f32
            + weights.links * links.min(3) as f32
            - weights.colors * colors as f32
            - weights.lonely * lonely(hand) as f32;
        if links > 0 {
            worth += weights.follows;
        }
        if kinds.and(self.sight.may_be_last()).is_empty() {
            worth -= weights.follows;
        } else if count == 1 && !kinds.and(CardSet::WILDS).is_empty() {
            worth += weights.last_wild;
        }
        worth
    }

    /// A card that can follow is worth more when the next player leaves the pile as it is.
    fn sure(&self, hand: &Hand, next: Seat, pile: Pile) -> f32 {
        if next == self.sight.me || hand.kinds().and(self.sight.fitting(pile)).is_empty() {
            return 0.0;
        }
        self.weights.sure * (1.0 - self.sight.can_play(next, pile))
    }

    /// How well a hand that is not known can go on: it has some of everything.
    fn unknown_hand(&self, count: u32) -> f32 {
        let weights = self.weights;
        weights.share / 4.0 + weights.follows * 0.8 - weights.colors * count.min(3) as f32
    }

    /// What the next player threatens; help, when it is a partner.
    fn threat(&self, next: Seat, pile: Pile) -> f32 {
        if next == self.sight.me {
            return 0.0;
        }
        let danger = self.danger_of(next) * self.sight.can_play(next, pile);
        self.against(next) * self.weights.harm * danger
    }

    /// The same after a swap: who got a hand of `rest` cards plays with that.
    fn threat_of(&self, rest: u32, outcome: &Outcome, swapped: Option<Seat>) -> f32 {
        if swapped == Some(outcome.next) {
            self.against(outcome.next) * self.weights.harm * self.danger(rest)
        } else {
            self.threat(outcome.next, outcome.pile)
        }
    }

    fn draw(&self, pile: Pile) -> f32 {
        let sight = &self.sight;
        if let Some(penalty) = sight.public.phase().penalty() {
            return self.served(u32::from(penalty.owed));
        }
        let fits = sight.draw_fits(pile).max(0.02);
        let after_draw = matches!(
            sight.public.phase(),
            lastcard_engine::Phase::Turn {
                step: Step::AfterDraw(_),
                ..
            }
        );
        if !after_draw && self.has_a_plain_card(pile) {
            return -OUT;
        }
        let until_playable = sight.rules.draw_mode == DrawMode::UntilPlayable && !after_draw;
        let (cards, plays) = if until_playable {
            (1.0 / fits, 1.0)
        } else {
            (1.0, fits)
        };
        self.stay() - cards * self.weights.drawn + plays * self.weights.shed
            - self.knocked_out(cards as u32)
    }

    /// Whether a card fits that is neither a Wild nor moves hands: then nobody draws by choice.
    fn has_a_plain_card(&self, pile: Pile) -> bool {
        let rules = self.sight.rules;
        let mut special = CardSet::WILDS;
        if rules.seven_swap != SevenSwap::Off {
            special = special.union(CardSet::of_rank(Rank::Number(7)));
        }
        if rules.zero_rotate {
            special = special.union(CardSet::of_rank(Rank::Number(0)));
        }
        let fitting = self.sight.fitting(pile).minus(special);
        !self.sight.view.hand().kinds().and(fitting).is_empty()
    }

    /// A penalty drawn, the turn lost.
    fn served(&self, owed: u32) -> f32 {
        self.stay() - owed as f32 * self.weights.drawn - self.knocked_out(owed)
    }

    /// Guilty players draw and leave the turn to the challenger; innocent ones cost more than drawing.
    fn challenge(&self, pile: Pile) -> f32 {
        let sight = &self.sight;
        let Some((penalty, challenge)) = sight
            .public
            .phase()
            .penalty()
            .and_then(|p| Some((p, p.challenge?)))
        else {
            return -OUT;
        };
        let guilty = guilt(sight.could_do_without(&challenge));
        let drawn = f32::from(sight.rules.guilty_draws.get()) * self.weights.damage;
        let won = self.hand(sight.view.hand(), pile)
            + self.weights.shed
            + self.against(challenge.offender) * drawn;
        let owed = u32::from(penalty.owed + sight.rules.innocent_extra.get());
        guilty * won + (1.0 - guilty) * self.served(owed)
    }

    fn name(&self, color: Color, pile: Pile) -> f32 {
        let public = self.sight.public;
        let first = if public.dealer() == self.sight.me {
            self.after_me()
        } else {
            self.sight.me
        };
        let pile = Pile {
            color: Some(color),
            ..pile
        };
        self.hand(self.sight.view.hand(), pile) - self.threat(first, pile)
    }

    /// Hands change places with a seat: fewer cards for oneself, more for an opponent. `rest` is what one
    /// gives.
    fn swap(&self, with: Seat, rest: u32) -> f32 {
        let count = self.sight.public.count(with);
        let fewer = rest as f32 - count as f32;
        let theirs = fewer * self.weights.damage - self.danger(rest) + self.danger(count);
        self.unknown_hand(count) + fewer * self.weights.fewer + self.against(with) * theirs
    }

    fn rotation(&self, rest: u32, direction: Direction) -> f32 {
        let players = self.sight.public.in_round();
        let from = players
            .next(self.sight.me, direction.turned())
            .unwrap_or(self.sight.me);
        let count = self.sight.public.count(from);
        let next = players
            .next(self.sight.me, direction)
            .unwrap_or(self.sight.me);
        let fewer = rest as f32 - count as f32;
        let threat = self.against(next) * self.danger(rest) * self.weights.harm;
        self.unknown_hand(count) + fewer * self.weights.fewer - threat
    }

    fn shuffle(&self, rest: u32) -> f32 {
        let public = self.sight.public;
        let players = public.in_round();
        let others = players.without(self.sight.me);
        let all = rest + others.iter().map(|seat| public.count(seat)).sum::<u32>();
        let each = all / players.len().max(1);
        let fewer = rest as f32 - each as f32;
        let dangers: f32 = others
            .iter()
            .map(|seat| self.against(seat) * (self.danger_of(seat) - self.danger(each)))
            .sum();
        self.unknown_hand(each) + fewer * self.weights.fewer + dangers * self.weights.harm
    }

    /// Everybody else draws.
    fn blank(&self) -> f32 {
        let cards = match self.sight.rules.blank_wild {
            BlankWild::PlainWild => return 0.0,
            BlankWild::OthersDrawOne => 1,
            BlankWild::OthersDrawTwo => 2,
        };
        let others = self.sight.public.in_round().without(self.sight.me);
        others
            .iter()
            .map(|seat| {
                let hit = cards as f32 * self.weights.damage + self.knock_out(seat, cards);
                self.against(seat) * hit
            })
            .sum()
    }

    /// How likely a victim hands a penalty on.
    fn may_answer(&self, victim: Seat, pile: Pile) -> f32 {
        if !self.sight.rules.penalties_move_on() {
            return 0.0;
        }
        let rules = self.sight.rules;
        let mut cards = CardSet::EMPTY;
        if pile.top.draws() == 2 && rules.draw_two_on_draw_two {
            cards = cards.union(CardSet::of_rank(Rank::DrawTwo));
        }
        let fours = if pile.top.draws() == 2 {
            rules.wild_four_on_draw_two
        } else {
            rules.wild_four_on_wild_four
        };
        if fours {
            cards = cards.union(CardSet::of(Card::WILD_DRAW_FOUR));
        }
        self.sight.has_any(victim, cards)
    }

    /// The worth of putting a seat out of the round, if so many cards do that.
    fn knock_out(&self, seat: Seat, cards: u32) -> f32 {
        let limit = self.sight.rules.mercy_limit.get();
        let reached =
            limit.is_some_and(|limit| self.sight.public.count(seat) + cards >= u32::from(limit));
        if reached { OUT / 20.0 } else { 0.0 }
    }

    fn knocked_out(&self, cards: u32) -> f32 {
        self.knock_out(self.sight.me, cards) * 10.0
    }

    /// 1 for an opponent, −1 for a partner and for oneself.
    fn against(&self, seat: Seat) -> f32 {
        if self.sight.side.contains(seat) {
            -1.0
        } else {
            1.0
        }
    }

    fn danger_of(&self, seat: Seat) -> f32 {
        self.danger(self.sight.public.count(seat))
    }

    fn danger(&self, count: u32) -> f32 {
        self.weights.danger[by_size(count)]
    }

    fn after_me(&self) -> Seat {
        let public = self.sight.public;
        public
            .in_round()
            .next(self.sight.me, public.direction())
            .unwrap_or(self.sight.me)
    }
}

impl Sight<'_> {
    /// The cards that may be the last of a hand.
    pub(super) fn may_be_last(&self) -> CardSet {
        match self.rules.last_card {
            LastCard::Any => CardSet::ALL,
            LastCard::NoWild => CardSet::ALL.minus(CardSet::WILDS),
            LastCard::NoDrawCard => CardSet::ALL.minus(CardSet::DRAW_CARDS),
            LastCard::NumberOnly => CardSet::NUMBERS,
        }
    }
}

/// How many kinds of a hand have neither color nor number nor symbol with another one in common.
fn lonely(hand: &Hand) -> u32 {
    let kinds = hand.kinds().minus(CardSet::WILDS);
    let mut lonely = kinds.minus(hand.pairs());
    for color in Color::ALL {
        let same = kinds.and(CardSet::of_color(color));
        if same.len() > 1 {
            lonely = lonely.minus(same);
        }
    }
    lonely
        .iter()
        .filter(|card| {
            card.rank()
                .is_some_and(|rank| kinds.and(CardSet::of_rank(rank)).len() == 1)
        })
        .count() as u32
}

/// The place of a hand size in a table for 1, 2, 3, and more cards.
fn by_size(count: u32) -> usize {
    count.clamp(1, 4) as usize - 1
}

/// How likely a Wild Draw Four was a bluff, when its player held a forbidding card with that chance: who
/// holds one mostly plays it.
fn guilt(held: f32) -> f32 {
    const BLUFFS: f32 = 0.35;
    held * BLUFFS / (held * BLUFFS + (1.0 - held)).max(0.01)
}
