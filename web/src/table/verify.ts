// Checking the fair shuffles of a whole record, where every card is told. It covers what docs/verify.mjs covers, and reads the
// same lines.

import type { Card, Color, Direction, Event } from '../protocol';
import { face, KINDS } from './cards';
import type { Deal } from './deal';
import type { Contribution, RoundId } from './fair';

/** What the check of a record found. */
export interface RecordCheck {
  /** Whether its shuffles were fair ones at all; else nothing can be checked. */
  readonly fair: boolean;
  /** Whether they were, and every round holds. */
  readonly good: boolean;
  readonly rounds: readonly RoundFound[];
}

/** What was found of a round. */
export interface RoundFound {
  /** From 1. */
  readonly round: number;
  /** What is wrong; null when everything holds. `publication`: what was published does not go together, or is missing. */
  readonly wrong: 'publication' | 'cards' | null;
}

/** Checks every round of a record. */
export async function verifyRecord(text: string): Promise<RecordCheck> {
  const record = read(text);
  if (record === null) return { fair: false, good: false, rounds: [] };
  const [fair, { Deal }] = await Promise.all([import('./fair'), import('./deal')]);
  const { names, rules, deck, body, table, match } = record;

  const check = (round: number, entries: string): RoundFound['wrong'] => {
    const id: RoundId = { table, match, round };
    const published = publishedAbout(round, body, names);
    if (published === null) return 'publication';
    const { secret, commitment, contributions } = published;
    if (fair.commitmentOf(id, rules, deck, secret) !== commitment) return 'publication';
    const broken = ({ seat, promise, share }: Contribution) =>
      share !== null && fair.promiseOf(id, seat, share) !== promise;
    if (contributions.some(broken)) return 'publication';
    const deal: Deal = new Deal(fair.keyOf(secret, commitment, contributions), deck, names.length, null);
    return events(entries, names).every((event) => deal.happen(event)) ? null : 'cards';
  };
  const rounds = body
    .split(/^next round \|/m)
    .slice(1)
    .map((entries, at) => ({ round: at + 1, wrong: check(at + 1, entries) }));
  // A commitment without a deal is a deal that was given up.
  const dealt = [...body.matchAll(/^-- round (\d+)/gm)].every(([, round]) => Number(round) <= rounds.length);
  const good = dealt && rounds.length > 0 && rounds.every(({ wrong }) => wrong === null);
  return { fair: true, good, rounds };
}

interface Read {
  readonly names: readonly string[];
  readonly rules: readonly string[];
  readonly deck: readonly Card[];
  readonly table: string;
  readonly match: number;
  readonly body: string;
}

/** Null for a text that is no record with fair shuffles. */
function read(text: string): Read | null {
  const parts = /^(.*?\n)\n(.*\n)/s.exec(text.replaceAll('\r\n', '\n'));
  const [, head = '', body = ''] = parts ?? [];
  const field = (key: string) =>
    [...head.matchAll(new RegExp(`^${key}: (.*)$`, 'gm'))].map(([, value = '']) => value.trimEnd());
  const [, table, match] = /^fair, table ([\w-]+), match (\d+)$/.exec(field('shuffle').join()) ?? [];
  const names = field('seat').map((seat) => seat.split(', ')[0] ?? '');
  const rules = field('rules');
  if (table === undefined || match === undefined) return null;
  return { names, rules, deck: deckOf(rules.join('\n'), names.length), table, match: Number(match), body };
}

/** All cards of a game with these rules. */
function deckOf(rules: string, seats: number): Card[] {
  const [, kind = 'classic', count = '1'] =
    /^deck = \{ kind = "(\w+)", count = "?(\w+)"? \}$/m.exec(rules) ?? [];
  const handSize = Number(/hand_size = (\d+)/.exec(rules)?.[1] ?? 7);
  const more = kind !== 'classic';
  const copies = (card: Card): number => {
    const { rank, number } = face(card);
    switch (rank) {
      case 'wild':
      case 'wild_draw_four':
        return 4;
      case 'swap_hands':
        return more && kind !== 'shuffle' ? 1 : 0;
      case 'shuffle_hands':
        return more && kind !== 'swap' ? 1 : 0;
      case 'blank':
        return more ? 3 : 0;
      default:
        return number === 0 ? 1 : 2;
    }
  };
  const one = KINDS.flatMap((card) => Array<Card>(copies(card)).fill(card));
  // As many decks as every ten players need, and as the hands with some cards to spare need.
  const fits = (decks: number) => 10 * decks >= seats && one.length * decks >= 21 + seats * handSize;
  const decks = count === 'auto' ? ([1, 2, 3, 4].find(fits) ?? 4) : Number(count);
  return one.flatMap((card) => Array<Card>(decks).fill(card));
}

interface Published {
  readonly commitment: string;
  readonly secret: string;
  readonly contributions: readonly Contribution[];
}

/** What was published about a round; null when something is missing or told twice. */
function publishedAbout(round: number, body: string, names: readonly string[]): Published | null {
  const find = (form: string) =>
    [...body.matchAll(new RegExp(`^-- round ${String(round)}${form}$`, 'gm'))].map((found) => found.slice(1));
  const [commitment, ...others] = find(': commitment ([0-9a-f]{64})').flat();
  const [secret, ...more] = find(': secret ([0-9a-f]{128})').flat();
  if (commitment === undefined || secret === undefined || others.length + more.length > 0) return null;
  const promises = find(', (.+): promise ([0-9a-f]{64}), (?:share ([0-9a-f]{64})|dropped)');
  // A seat without a share leaves the last group out.
  const contributions = promises.map(([name = '', promise = '', share]: (string | undefined)[]) => ({
    seat: names.indexOf(name),
    promise,
    share: share ?? null,
  }));
  return { commitment, secret, contributions };
}

/** The events of a round that have to do with where cards are. */
function events(entries: string, names: readonly string[]): Event[] {
  const texts = entries.replace(/^.* \|/gm, '').split(/\n|; /);
  return texts.flatMap((text) => event(text.trim(), names));
}

function event(text: string, names: readonly string[]): Event[] {
  const found = /^(jumped in|went out|knocked out|\w*) ?(.*?)(?:: (.*))?$/.exec(text);
  const [, deed = '', who = '', told = ''] = found ?? [];
  const seat = names.indexOf(who);
  const seats = (list: string) => list.split('+').map((name) => names.indexOf(name));
  const pairs = () =>
    who.split(', ').map((pair) => {
      const space = pair.lastIndexOf(' ');
      return { seat: names.indexOf(pair.slice(0, space)), card: pair.slice(space + 1) };
    });
  const cards = (told.split(', ')[0] ?? '').split(' ');
  switch (deed) {
    case 'cut':
      return pairs().map((pair) => ({ event: 'dealer_drew', ...pair }));
    case 'dealt':
      return pairs().map((pair) => ({ event: 'dealt', ...pair }));
    case 'round': {
      const [dealer = '', players = ''] = told.split(' deals to ');
      if (who === 'ended') return [];
      return [
        { event: 'round_began', round: Number(who), dealer: names.indexOf(dealer), players: seats(players) },
      ];
    }
    case 'drew':
      return cards.map((card) => ({ event: 'drew', seat, card, why: 'turn' }));
    case 'turned':
      return [{ event: 'start_turned', card: who }];
    case 'returned':
      return who === 'middle' || who === 'bottom' || who === 'shuffled'
        ? [{ event: 'start_returned', to: who }]
        : [];
    case 'refilled':
    case 'collected':
      return [{ event: deed }];
    case 'played':
    case 'jumped in': {
      const [card = '', color] = cards;
      const jumped = deed === 'jumped in';
      return [{ event: 'played', seat, card, color: (color as Color | undefined) ?? null, jump_in: jumped }];
    }
    case 'swapped':
      return [{ event: 'swapped', seat, with: names.indexOf(told.slice('with '.length)), hand: null }];
    case 'rotated':
      return [{ event: 'rotated', hand: null }];
    case 'direction':
      return [{ event: 'direction_turned', direction: who as Direction }];
    case 'left':
      return [{ event: 'left', seat }];
    case 'went out':
      return [{ event: 'went_out', seat }];
    case 'knocked out':
      return [{ event: 'knocked_out', seat }];
    default:
      return [];
  }
}
