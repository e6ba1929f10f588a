// A round is checked from what this client saw of it.

import { describe, expect, it } from 'vitest';
import type { Card, Event, Fact } from '../../src/protocol';
import { expand } from '../../src/table/cards';
import { commitmentOf, keyOf, promiseOf, shuffled } from '../../src/table/fair';
import { reduce } from '../../src/table/reduce';
import { Shares, type ShareStore } from '../../src/table/shares';
import { checkRound, rulesLines } from '../../src/table/shuffle';
import type { TableState } from '../../src/table/state';
import { news, room, TABLE, view, welcome } from './helpers/table';

const SECRET = 'ab'.repeat(64);
const OTHER_SHARE = 'cd'.repeat(32);
const settings = { ...room().settings, fair_shuffle: true };
const id = { table: TABLE, match: 1, round: 1 };
const deck = expand(view().deck);

function memory(): ShareStore {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

interface Played {
  readonly state: TableState;
  readonly shares: Shares;
  readonly store: ShareStore;
}

interface Twist {
  /** What the server reveals. */
  readonly secret?: string;
  /** What seat 1 shows; it promised `OTHER_SHARE`. */
  readonly shown?: string | null;
  /** Whether the own share counts. */
  readonly own?: 'shown' | 'kept' | 'left out' | 'another';
  /** Changes what is told of the round. */
  readonly events?: (events: Event[]) => Event[];
}

/** A round that this client, on seat 0, saw from the beginning. */
async function played({
  secret = SECRET,
  shown = OTHER_SHARE,
  own = 'shown',
  events,
}: Twist = {}): Promise<Played> {
  const store = memory();
  const shares = new Shares(TABLE, store);
  const start = take(null, welcome({ settings }));
  const promise = (await shares.promise(start)) ?? '';
  const commitment = commitmentOf(id, rulesLines(room().rules), deck, SECRET);
  const promises = [
    ...(own === 'left out' ? [] : [{ seat: 0, promise }]),
    { seat: 1, promise: promiseOf(id, 1, OTHER_SHARE) },
  ];
  const facts: Fact[] = [
    { fact: 'match_began', number: 1, players: [1, 2, 3], view: view() },
    { fact: 'committed', round: 1, commitment, promises },
  ];
  let state = take(start, news(5, facts));
  const due = shares.due(state);
  const contributions = promises.map((of) => ({ ...of, share: null as string | null }));
  const show = (seat: number, share: string) => {
    const of = contributions.find((other) => other.seat === seat);
    if (of !== undefined) of.share = share;
    state = take(state, news(state.room.seq + 1, [{ fact: 'shared', seat, share }]));
  };
  if (own === 'shown' && due !== null) show(0, due.share);
  if (own === 'another') show(0, 'ee'.repeat(32));
  if (shown !== null) show(1, shown);
  const pile = shuffled(deck, keyOf(SECRET, commitment, contributions), 'op', 0);
  const happened = round(pile);
  const told: Fact[] = [{ fact: 'played', events: events?.(happened) ?? happened }];
  state = take(state, news(state.room.seq + 1, told));
  state = take(state, news(state.room.seq + 1, [{ fact: 'revealed', round: 1, secret }]));
  return { state, shares, store };
}

/** Two cards for each of three seats, a start card, a draw of seat 0 and a play of it. */
function round(pile: readonly Card[]): Event[] {
  const card = (at: number) => pile[at] ?? '';
  const deal = [1, 2, 0, 1, 2, 0].map((seat, at): Event => ({
    ...{ event: 'dealt', seat, card: seat === 0 ? card(at) : null },
  }));
  return [
    { event: 'round_began', round: 1, dealer: 0, players: [0, 1, 2] },
    ...deal,
    { event: 'start_turned', card: card(6) },
    { event: 'drew', seat: 0, card: card(7), why: 'turn' },
    { event: 'drew', seat: 2, card: null, why: 'turn' },
    { event: 'played', seat: 1, card: card(0), color: null, jump_in: false },
    { event: 'refilled' },
  ];
}

function take(state: TableState | null, message: Parameters<typeof reduce>[1]): TableState {
  const after = reduce(state, message, 0);
  if (after === null) throw new Error('no state');
  return after;
}

const check = async ({ state, shares }: Played) => checkRound(state, 1, shares);

describe('the check of a round', () => {
  it('finds that every card lay where the shuffle put it', async () => {
    // Two own cards, the start card, the drawn one and the one that seat 1 showed.
    const good = {
      round: 1,
      finding: 'verified',
      wrong: null,
      shares: [0, 1],
      dropped: [],
      own: 'included',
      cards: 5,
    };
    expect(await check(await played())).toEqual(good);
  });

  it('names who was dropped, and says that the own share came too late', async () => {
    expect(await check(await played({ shown: null }))).toMatchObject({
      ...{ finding: 'verified', shares: [0], dropped: [1] },
    });
    expect(await check(await played({ own: 'kept' }))).toMatchObject({
      finding: 'verified',
      own: 'late',
      dropped: [0],
    });
    expect(await check(await played({ own: 'left out' }))).toMatchObject({
      finding: 'verified',
      own: 'late',
    });
  });

  it('finds another secret, another share, and an own share that was exchanged', async () => {
    const secret = `ff${SECRET.slice(2)}`;
    expect((await check(await played({ secret }))).wrong).toEqual({ what: 'commitment' });
    const shown = `ff${OTHER_SHARE.slice(2)}`;
    expect((await check(await played({ shown }))).wrong).toEqual({ what: 'promise', seat: 1 });
    expect((await check(await played({ own: 'another' }))).wrong).toEqual({ what: 'promise', seat: 0 });
  });

  it('finds a card that lay elsewhere', async () => {
    const other = (card: Card) => (card === 'W' ? 'R5' : 'W');
    const exchanged = (place: number) => (events: Event[]) =>
      events.map((event, at) =>
        at === place && 'card' in event && event.card !== null
          ? { ...event, card: other(event.card) }
          : event,
      );
    for (const at of [3, 7, 8]) {
      const found = await check(await played({ events: exchanged(at) }));
      expect(found).toMatchObject({ finding: 'wrong', wrong: { what: 'card', at } });
    }
  });

  it('says that it cannot tell of a round that was not seen, or is not over', async () => {
    const { state, shares } = await played({ events: (events) => events.slice(1) });
    expect(await checkRound(state, 1, shares)).toMatchObject({ finding: 'unseen', own: 'included' });
    expect(await checkRound(state, 2, shares)).toMatchObject({ finding: 'unseen', own: 'none' });
    const open = { ...state, shuffles: state.shuffles.map((of) => ({ ...of, secret: null })) };
    expect((await checkRound(open, 1, shares)).finding).toBe('unseen');
  });
});

describe('the own share', () => {
  it('is still shown after the page was loaded again, once the server was seen to be bound', async () => {
    const store = memory();
    const before = take(null, welcome({ settings }));
    const promise = (await new Shares(TABLE, store).promise(before)) ?? '';
    const game = { number: 1, players: [1, 2, 3], view: view(), rounds: [] };
    const shuffling = take(null, welcome({ settings, stage: 'shuffling', game, matches: 1 }));
    // Nothing tells that the server is bound: whoever shows a share now may show it to somebody who can still choose.
    expect(new Shares(TABLE, store).due(shuffling)).toBeNull();
    const facts: Fact[] = [
      { fact: 'match_began', number: 1, players: [1, 2, 3], view: view() },
      { fact: 'committed', round: 1, commitment: 'cc', promises: [{ seat: 0, promise }] },
    ];
    const bound = take(before, news(5, facts));
    const due = new Shares(TABLE, store).due(bound);
    expect(due).toMatchObject({ type: 'share' });
    expect(new Shares(TABLE, store).due(shuffling)).toEqual(due);
  });

  it('is the one of the promise that counts, when there were several', async () => {
    const shares = new Shares(TABLE, memory());
    const state = take(null, welcome({ settings }));
    const first = (await shares.promise(state)) ?? '';
    await shares.promise(state);
    const facts: Fact[] = [
      { fact: 'match_began', number: 1, players: [1, 2, 3], view: view() },
      { fact: 'committed', round: 1, commitment: 'cc', promises: [{ seat: 0, promise: first }] },
    ];
    const share = shares.due(take(state, news(5, facts)))?.share ?? '';
    expect(promiseOf(id, 0, share)).toBe(first);
  });

  it('takes nothing of a storage that holds garbage or refuses', async () => {
    const state = take(null, welcome({ settings }));
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    for (const getItem of [() => '{', () => '[{"match":1}]', refuse]) {
      expect(await new Shares(TABLE, { getItem, setItem: refuse }).promise(state)).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it('is none for who watches, and for who does not play in the match', async () => {
    const shares = new Shares(TABLE, memory());
    expect(await shares.promise(take(null, welcome({ settings }, null)))).toBeNull();
    const game = { number: 1, players: [2, 3], view: view(), rounds: [] };
    const other = welcome({ settings, stage: 'between_rounds', game });
    expect(await shares.promise(take(null, other))).toBeNull();
  });
});
