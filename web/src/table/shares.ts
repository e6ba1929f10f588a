// This client's part in the fair shuffle: shares of its own, kept until they were shown so that a page that is loaded again
// still can.

import type { Act, Hex32, SeatNumber } from '../protocol';
import { randomHex } from './random';
import type { RoundShuffle, TableState } from './state';

/** A share of one's own. */
export interface OwnShare {
  readonly match: number;
  readonly round: number;
  readonly seat: SeatNumber;
  readonly share: Hex32;
  readonly promise: Hex32;
  /** Whether the server was seen to be bound: only then the share is shown. */
  readonly bound: boolean;
}

/** Where shares are kept; `sessionStorage` of a page. */
export type ShareStore = Pick<Storage, 'getItem' | 'setItem'>;

/** A seat may promise anew before a deal, and is checked against its shares afterwards. */
const MOST = 8;

/** The shares that this browser made for a table, the newest last. */
export class Shares {
  readonly #key: string;
  readonly #store: ShareStore | null;
  #own: readonly OwnShare[];

  constructor(table: string, store: ShareStore | null = storeOfPage()) {
    this.#key = `lastcard.shares.${table}`;
    this.#store = store;
    this.#own = read(store, this.#key);
  }

  /** A new share for the round that is dealt next, and its promise; none where the table wants none, or this client has no seat
   * in it. */
  async promise(state: TableState): Promise<Hex32 | null> {
    const { room, you } = state;
    if (!room.settings.fair_shuffle || you === null) return null;
    const running = room.stage === 'lobby' ? null : room.game;
    const seat = (running?.players ?? room.seats).indexOf(you);
    if (seat < 0) return null;
    const match = running?.number ?? room.matches + 1;
    const round = running === null ? 1 : running.view.round + 1;
    const share = randomHex(32);
    const { promiseOf } = await import('./fair');
    const promise = promiseOf({ table: room.table, match, round }, seat, share);
    this.#keep([...this.#own, { match, round, seat, share, promise, bound: false }].slice(-MOST));
    return promise;
  }

  /** The share that is to be shown now. */
  due(state: TableState): (Act & { type: 'share' }) | null {
    if (state.room.stage !== 'shuffling') return null;
    const last = state.shuffles.at(-1);
    const own = last === undefined ? this.#bound(state) : this.of(last);
    if (own === null || last?.shares.some(({ seat }) => seat === own.seat) === true) return null;
    if (!own.bound) this.#keep(this.#own.map((other) => (other === own ? { ...own, bound: true } : other)));
    return { type: 'share', share: own.share };
  }

  /** The own share that a shuffle counts with: the one of its promise. */
  of(shuffle: RoundShuffle): OwnShare | null {
    const promised = (own: OwnShare) =>
      shuffle.promises.some(({ seat, promise }) => seat === own.seat && promise === own.promise);
    return this.#madeFor(shuffle.match, shuffle.round).find(promised) ?? null;
  }

  /** Whether this client made a share for that round at all. */
  made(match: number, round: number): OwnShare | null {
    return this.#madeFor(match, round).at(-1) ?? null;
  }

  /** After the page was loaded again nothing tells of the commitment; it was seen before for a share that is bound. */
  #bound({ room }: TableState): OwnShare | null {
    if (room.game === null) return null;
    return this.#madeFor(room.game.number, room.game.view.round + 1).find(({ bound }) => bound) ?? null;
  }

  #madeFor(match: number, round: number): readonly OwnShare[] {
    return this.#own.filter((own) => own.match === match && own.round === round);
  }

  #keep(own: readonly OwnShare[]): void {
    this.#own = own;
    try {
      this.#store?.setItem(this.#key, JSON.stringify(own));
    } catch {
      // Full, or not allowed: it lasts as long as the page.
    }
  }
}

function storeOfPage(): ShareStore | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

function read(store: ShareStore | null, key: string): readonly OwnShare[] {
  try {
    const kept: unknown = JSON.parse(store?.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOwnShare) : [];
  } catch {
    return [];
  }
}

function isOwnShare(value: unknown): value is OwnShare {
  const texts = ['share', 'promise'];
  const numbers = ['match', 'round', 'seat'];
  if (typeof value !== 'object' || value === null) return false;
  const has = new Map<string, unknown>(Object.entries(value));
  return (
    typeof has.get('bound') === 'boolean' &&
    texts.every((name) => typeof has.get(name) === 'string') &&
    numbers.every((name) => typeof has.get(name) === 'number')
  );
}
