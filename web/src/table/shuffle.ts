// Checking the fair shuffle of a round, from what this client saw of it. docs/fair-shuffle.md says what it proves.

import type { SeatNumber } from '../protocol';
import { expand } from './cards';
import type { Contribution } from './fair';
import { Shares, type OwnShare } from './shares';
import type { RoundShuffle, TableState } from './state';

export { verifyRecord, type RecordCheck, type RoundFound } from './verify';

/** What the check of a round found. */
export interface RoundCheck {
  /** From 1. */
  readonly round: number;
  /** `unseen`: this client did not see the whole round, or its secret is not known yet. The record of the match can be checked
   * instead. */
  readonly finding: 'verified' | 'unseen' | 'wrong';
  /** What is wrong. */
  readonly wrong: Wrong | null;
  /** Who added a share to the shuffle. */
  readonly shares: readonly SeatNumber[];
  /** Who promised one and did not show it. */
  readonly dropped: readonly SeatNumber[];
  /** What became of this client's own share; `none` as well where it is not known any more. */
  readonly own: 'included' | 'late' | 'none';
  /** How many cards were seen and lay where the shuffle put them. */
  readonly cards: number;
}

/** What is not as it must be. */
export type Wrong =
  /** The secret with these rules and cards is not the one of the commitment. */
  | { readonly what: 'commitment' }
  /** That seat showed another share than it had promised. */
  | { readonly what: 'promise'; readonly seat: SeatNumber }
  /** The server counts another share for this client than it made. */
  | { readonly what: 'own_share' }
  /** A card lay elsewhere than the shuffle put it; `at` is the place of the event in the round. */
  | { readonly what: 'card'; readonly at: number };

/** Checks a round of the match. */
export async function checkRound(
  state: TableState,
  round: number,
  shares = new Shares(state.room.table),
): Promise<RoundCheck> {
  const shuffle = state.shuffles.find((other) => other.round === round);
  const game = state.room.game;
  const nothing: RoundCheck = {
    ...{ round, finding: 'unseen', wrong: null, shares: [], dropped: [], own: 'none', cards: 0 },
  };
  if (shuffle === undefined || shuffle.secret === null || game === null) return nothing;
  const { secret, commitment } = shuffle;
  const contributions = contributed(shuffle);
  const seatsOf = (shown: boolean) =>
    contributions.filter(({ share }) => (share !== null) === shown).map(({ seat }) => seat);
  const found = { ...nothing, shares: seatsOf(true), dropped: seatsOf(false) };
  const wrong = (what: Wrong): RoundCheck => ({ ...found, finding: 'wrong', wrong: what });

  const [fair, { Deal }] = await Promise.all([import('./fair'), import('./deal')]);
  const id = { table: state.room.table, match: shuffle.match, round };
  const deck = expand(game.view.deck);
  if (fair.commitmentOf(id, rulesLines(shuffle.rules), deck, secret) !== commitment) {
    return wrong({ what: 'commitment' });
  }
  for (const { seat, promise, share } of contributions) {
    if (share !== null && fair.promiseOf(id, seat, share) !== promise)
      return wrong({ what: 'promise', seat });
  }
  const own = ownShare(contributions, shares.of(shuffle), shares.made(shuffle.match, round));
  if (own === 'other') return wrong({ what: 'own_share' });
  if (!shuffle.events.some(({ event }) => event === 'round_began')) return { ...found, own };

  const key = fair.keyOf(secret, commitment, contributions);
  const deal = new Deal(key, deck, game.players.length, game.view.viewer);
  for (const [at, event] of shuffle.events.entries()) {
    if (!deal.happen(event)) return { ...wrong({ what: 'card', at }), own };
  }
  return { ...found, finding: 'verified', own, cards: deal.cards };
}

/** The lines of the rules as a record has them, one for each group, out of the document that a table tells. */
export function rulesLines(document: string): string[] {
  const lines: string[] = [];
  let group: string | null = null;
  let entries: string[] = [];
  const end = () => {
    if (group !== null) lines.push(`${group} = { ${entries.join(', ')} }`);
    entries = [];
  };
  for (const line of document.split('\n')) {
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    // The value is a text in quotes, in which anything may stand, or a word; what stands behind it is a note.
    const entry = /^(\S+) = ("(?:[^"\\]|\\.)*"|[^\s#"]+)/.exec(line)?.[0];
    if (heading !== undefined) {
      end();
      group = heading;
    } else if (entry !== undefined) {
      (group === null ? lines : entries).push(entry);
    }
  }
  end();
  return lines;
}

function contributed({ promises, shares }: RoundShuffle): Contribution[] {
  return promises.map(({ seat, promise }) => {
    const shown = shares.find((other) => other.seat === seat);
    return { seat, promise, share: shown?.share ?? null };
  });
}

function ownShare(
  contributions: readonly Contribution[],
  promised: OwnShare | null,
  made: OwnShare | null,
): RoundCheck['own'] | 'other' {
  if (promised === null) return made === null ? 'none' : 'late';
  const counted = contributions.find(({ seat }) => seat === promised.seat);
  if (counted === undefined || counted.share === null) return 'late';
  return counted.share === promised.share ? 'included' : 'other';
}
