// What happened, in sentences: events of the game told to one viewer, as the terminal tells them, and facts of the table.

import type { Card, Color, Event, Fact, Member, SeatNumber, Step, Why } from '../protocol';
import { nameOf, seatNames, seatOf, type LogEntry, type TableState } from '../table/state';
import { t, type Args } from './index.svelte';
import type { TextKey } from './keys';
import { aCard, and, cardName, cardNames, colorName } from './say';

/** Who is told, and what the seats are called. */
interface Told {
  readonly names: readonly string[];
  readonly viewer: SeatNumber | null;
}

/** What happened, a line for each thing that a person would call one: cards drawn one after another by the same seat for the same
 * reason, a whole deal, and the cards of one play are told together. `names` are those of the seats. */
export function lines(
  events: readonly Event[],
  names: readonly string[],
  viewer: SeatNumber | null,
): string[] {
  const told: Told = { names, viewer };
  const all: string[] = [];
  for (let rest = events; rest.length > 0;) {
    const [sentence, length] = run(told, rest);
    all.push(sentence);
    rest = rest.slice(length);
  }
  return all;
}

/** One event as one sentence or two. */
export function line(event: Event, names: readonly string[], viewer: SeatNumber | null): string {
  return sentence({ names, viewer }, event);
}

/** A fact of the table as a sentence; none where nobody needs to be told. `called` gives the name of a member. */
export function factLine(fact: Fact, called: (member: Member) => string, you: Member | null): string | null {
  const about = (key: TextKey, member: Member, more: Args = {}) =>
    t(key, { who: member === you ? 'you' : 'other', name: called(member), ...more });
  switch (fact.fact) {
    case 'joined':
      return fact.player.member === you
        ? null
        : t('web-log-joined', { name: fact.player.name, bot: flag(fact.player.bot !== null) });
    case 'renamed':
      return about('web-log-renamed', fact.member, { new: fact.name });
    case 'gone':
      return about('web-log-gone', fact.member, { kicked: flag(fact.kicked) });
    case 'host_is':
      return about('web-log-host', fact.member);
    case 'seats_are':
      return t('web-log-seats');
    case 'rules_are':
      return t('web-log-rules');
    case 'settings_are':
      return t('web-log-settings');
    case 'driven_is':
      return about('web-log-driven', fact.member, { driven: flag(fact.driven) });
    case 'match_began':
      return t('web-log-match-began', { number: fact.number });
    case 'match_aborted':
      return t('web-log-match-aborted');
    case 'committed':
      return t('web-log-committed');
    case 'revealed':
      return t('web-log-revealed');
    case 'ready_is':
    case 'shared':
    case 'played':
    case 'recorded':
      return null;
  }
}

/** An entry of the log in sentences. `state` is the table before it or after it: somebody who is gone has no name any more in the
 * one after. */
export function entryLines(entry: LogEntry, state: TableState): string[] {
  const [names, viewer] = [seatNames(state), seatOf(state)];
  const called = (member: Member) => nameOf(state, member) || t('event-unnamed', { number: member });
  return entry.facts.flatMap((fact) =>
    fact.fact === 'played' ? lines(fact.events, names, viewer) : (factLine(fact, called, state.you) ?? []),
  );
}

/** The sentence for the run that the events begin with, and how many of them it tells. */
function run(told: Told, events: readonly Event[]): [string, number] {
  const [first] = events;
  if (first === undefined) return ['', 0];
  switch (first.event) {
    case 'dealt': {
      const cards = leading(events, (event) => (event.event === 'dealt' ? event : null));
      return [dealt(told, cards), cards.length];
    }
    case 'drew': {
      const { seat, why } = first;
      const same = (event: Event) => event.event === 'drew' && event.seat === seat && event.why === why;
      const cards = leading(events, (event) => (event.event === 'drew' && same(event) ? event : null));
      return [
        drew(
          told,
          seat,
          why,
          cards.map(({ card }) => card),
        ),
        cards.length,
      ];
    }
    case 'played': {
      const { seat, color, jump_in } = first;
      const cards = leading(events, (event) =>
        event.event === 'played' && event.seat === seat ? event.card : null,
      );
      return [played(told, seat, cards, color, jump_in), cards.length];
    }
    default:
      return [sentence(told, first), 1];
  }
}

/** What `pick` takes of the events at the beginning, up to the first of which it takes nothing. */
function leading<T>(events: readonly Event[], pick: (event: Event) => T | null): T[] {
  const taken: T[] = [];
  for (const event of events) {
    const picked = pick(event);
    if (picked === null) break;
    taken.push(picked);
  }
  return taken;
}

function sentence(told: Told, event: Event): string {
  const one = (key: TextKey, seat: SeatNumber, more: Args = {}) => tell(told, key, seat, more);
  switch (event.event) {
    case 'dealer_drew':
      return one('event-dealer-drew', event.seat, { card: aCard(event.card) });
    case 'round_began':
      return one('event-round-began', event.dealer, { round: event.round });
    case 'dealt':
      return dealt(told, [event]);
    case 'start_turned':
      return t('event-start-turned', { card: aCard(event.card) });
    case 'start_returned':
      return t('event-start-returned', { to: event.to });
    case 'turn':
      return turn(told, event.seat, event.step);
    case 'named':
      return one('event-named', event.seat, { color: colorName(event.color) });
    case 'played':
      return played(told, event.seat, [event.card], event.color, event.jump_in);
    case 'called':
      return one('event-called', event.seat);
    case 'exposed':
      return one('event-exposed', event.seat, { 'by-other': flag(event.by_other) });
    case 'window_closed':
      return t('event-window-closed');
    case 'caught':
      return tellBoth(told, 'event-caught', event.by, event.seat);
    case 'false_call':
      return one('event-false-call', event.seat);
    case 'false_catch':
      return tellBoth(told, 'event-false-catch', event.by, event.seat);
    case 'uncalled':
      return one('event-uncalled', event.seat);
    case 'drew':
      return drew(told, event.seat, event.why, [event.card]);
    case 'refilled':
      return t('event-refilled');
    case 'forgiven':
      return one('event-forgiven', event.seat, { count: event.count });
    case 'passed':
      return one('event-passed', event.seat);
    case 'skipped':
      return one('event-skipped', event.seat);
    case 'direction_turned':
      return t('event-direction-turned', { clockwise: flag(event.direction === 'clockwise') });
    case 'challenged': {
      const how = { guilty: flag(event.guilty) };
      const challenged = tellBoth(told, 'event-challenged', event.by, event.offender, how);
      return andHand(challenged, 'event-challenged-hand', event.hand);
    }
    case 'swapped':
      return andHand(tellBoth(told, 'event-swapped', event.seat, event.with), 'event-new-hand', event.hand);
    case 'rotated':
      return andHand(t('event-rotated'), 'event-new-hand', event.hand);
    case 'collected':
      return t('event-collected');
    case 'went_out':
      return one('event-went-out', event.seat);
    case 'knocked_out':
      return one('event-knocked-out', event.seat);
    case 'left':
      return one('event-left', event.seat);
    case 'time_was_up':
      return one('event-time-was-up', event.seat);
    case 'round_ended': {
      const how = t(event.stalled ? 'event-round-stalled' : 'event-round-ended');
      const who =
        event.winner === null ? t('event-round-without-winner') : one('event-round-won', event.winner);
      return `${how} ${who}`;
    }
    case 'hand_counted': {
      const cards = event.hand.length === 0 ? 'none' : cardNames(event.hand);
      return one('event-hand-counted', event.seat, { cards, points: event.value });
    }
    case 'scored':
      return one('event-scored', event.seat, { points: event.points, total: event.total });
    case 'eliminated':
      return one('event-eliminated', event.seat);
    case 'match_ended': {
      const names = event.winners.map((seat) => (told.viewer === seat ? t('event-you') : name(told, seat)));
      return t('event-match-ended', { names: names.length === 0 ? 'none' : and(names) });
    }
  }
}

function turn(told: Told, seat: SeatNumber, step: Step): string {
  switch (step.step) {
    case 'play':
      return tell(told, 'event-turn', seat);
    case 'after_draw': {
      const card = step.drawn === null ? 'none' : cardName(step.drawn.card);
      const fits = flag(step.drawn?.fits === true);
      return tell(told, 'event-turn-after-draw', seat, { card, fits });
    }
    case 'serve': {
      const { owed, challenge } = step.penalty;
      const waits = tell(told, 'event-turn-serve', seat, { owed });
      if (challenge === null || told.viewer !== seat) return waits;
      return `${waits} ${t('event-may-challenge', { name: name(told, challenge.offender) })}`;
    }
    case 'name_color':
      return tell(told, 'event-turn-name-color', seat);
    case 'swap_start':
      return tell(told, 'event-turn-swap-start', seat);
  }
}

/** One play, of one card or several. */
function played(
  told: Told,
  seat: SeatNumber,
  cards: readonly Card[],
  color: Color | null,
  jumpIn: boolean,
): string {
  return tell(told, 'event-played', seat, {
    cards: and(cards.map(aCard)),
    color: color === null ? 'none' : colorName(color),
    'jump-in': flag(jumpIn),
  });
}

/** The words for it in the catalog. */
const WHYS: Record<Why, string> = {
  turn: 'turn',
  penalty: 'penalty',
  final_card: 'final',
  guilty: 'guilty',
  innocent: 'innocent',
  caught: 'caught',
  uncalled: 'uncalled',
  false_call: 'false-call',
  false_catch: 'false-catch',
  blank_wild: 'blank',
};

/** Cards drawn one after another for the same reason; those that the viewer sees are named. */
function drew(told: Told, seat: SeatNumber, why: Why, cards: readonly (Card | null)[]): string {
  const seen = cards.filter((card) => card !== null);
  const named = seen.length === cards.length ? cardNames(seen) : 'none';
  return tell(told, 'event-drew', seat, { count: cards.length, why: WHYS[why], cards: named });
}

/** A deal, whole or in part: who got how many, and which cards the viewer got. */
function dealt(
  told: Told,
  cards: readonly { readonly seat: SeatNumber; readonly card: Card | null }[],
): string {
  const seats = [...new Set(cards.map(({ seat }) => seat))].sort((a, b) => a - b);
  const count = (of: SeatNumber) => cards.filter(({ seat }) => seat === of).length;
  const [first, ...others] = seats.map(count);
  const even = first !== undefined && seats.length > 1 && others.every((other) => other === first);
  const who = even
    ? t('event-dealt-all', { count: first })
    : seats.map((seat) => tell(told, 'event-dealt', seat, { count: count(seat) })).join(' ');
  return andHand(
    who,
    'event-your-cards',
    cards.flatMap(({ card }) => card ?? []),
  );
}

/** The sentence, and behind it one that names the cards of a hand, where the viewer sees it. */
function andHand(told: string, key: TextKey, hand: readonly Card[] | null): string {
  return hand === null || hand.length === 0 ? told : `${told} ${t(key, { cards: cardNames(hand) })}`;
}

/** A sentence about a seat: `$who` is `you` or `other`, `$name` its name. */
function tell(told: Told, key: TextKey, seat: SeatNumber, more: Args = {}): string {
  return t(key, { who: who(told, seat), name: name(told, seat), ...more });
}

/** A sentence about a seat that does something to another: `$to-who` and `$to` are the other. */
function tellBoth(told: Told, key: TextKey, seat: SeatNumber, to: SeatNumber, more: Args = {}): string {
  return tell(told, key, seat, { 'to-who': who(told, to), to: name(told, to), ...more });
}

function who({ viewer }: Told, seat: SeatNumber): 'you' | 'other' {
  return viewer === seat ? 'you' : 'other';
}

function name({ names }: Told, seat: SeatNumber): string {
  return names[seat] || t('event-unnamed', { number: seat + 1 });
}

/** A yes or no that the catalog chooses by. */
function flag(yes: boolean): string {
  return yes ? 'true' : 'false';
}
