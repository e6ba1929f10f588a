// People and bots that a test moves: they speak the protocol from a page that shows nothing, so that no other library is needed.

import { randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type {
  Act,
  Card,
  Member,
  Move,
  Opened,
  OpenTable,
  Seated,
  TableId,
  ToClient,
  ToServer,
  Token,
} from '../../src/protocol';
import { reduce } from '../../src/table/reduce';
import { viewOf, type TableState } from '../../src/table/state';

/** A seat that somebody has. */
export interface SeatAt {
  readonly table: TableId;
  readonly token: Token;
  readonly member: Member;
  readonly name: string;
}

/** A table as a test opens it. */
export interface Opening {
  readonly rules?: string;
  readonly settings?: OpenTable['settings'];
}

/** Opens a table, with somebody as its host. */
export async function openTable(
  server: string,
  name: string,
  { rules, settings }: Opening = {},
): Promise<SeatAt> {
  const body = {
    name,
    lang: 'en',
    ...(rules === undefined ? {} : { rules }),
    ...(settings == null ? {} : { settings }),
  };
  const opened = await post<Opened>(`${server}/api/tables`, body);
  return { table: opened.table, token: opened.token, member: opened.member, name };
}

/** Sits down at a table. */
export async function sitDown(server: string, table: TableId, name: string): Promise<SeatAt> {
  const seated = await post<Seated>(`${server}/api/tables/${table}/seats`, { name, lang: 'en' });
  return { table, token: seated.token, member: seated.member, name };
}

/** Where the sockets of peers are. */
export class Lounge {
  readonly #page: Page;
  readonly #peers = new Map<number, Peer>();
  #count = 0;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(context: BrowserContext, server: string): Promise<Lounge> {
    const page = await context.newPage();
    const lounge = new Lounge(page);
    await page.exposeFunction('told', (id: number, text: string | null) => {
      lounge.#peers.get(id)?.take(text === null ? null : (JSON.parse(text) as ToClient));
    });
    // A document of the server with nothing in it, so that the server takes its sockets for those of its own pages.
    await page.goto(`${server}/plain.css`);
    return lounge;
  }

  /** Somebody comes to the table: with a seat, or to watch. */
  async peer(seat: SeatAt | { readonly table: TableId }): Promise<Peer> {
    const id = this.#count++;
    const send = (message: ToServer) =>
      this.#page.evaluate(
        ([id, text]) => {
          (globalThis as unknown as { sockets: Record<number, WebSocket> }).sockets[id]?.send(text);
        },
        [id, JSON.stringify(message)] as const,
      );
    const leave = () =>
      this.#page.evaluate((id) => {
        (globalThis as unknown as { sockets: Record<number, WebSocket> }).sockets[id]?.close(1000);
      }, id);
    const peer = new Peer(send, leave);
    this.#peers.set(id, peer);
    await this.#page.evaluate((id) => {
      const page = globalThis as unknown as {
        sockets?: Record<number, WebSocket>;
        told: (id: number, text: string | null) => Promise<void>;
      };
      const socket = new WebSocket(new URL('/ws', location.href.replace('http', 'ws')));
      (page.sockets ??= {})[id] = socket;
      socket.onmessage = ({ data }) => void page.told(id, String(data));
      socket.onclose = () => void page.told(id, null);
      return new Promise<void>((resolve) => {
        socket.onopen = () => {
          resolve();
        };
      });
    }, id);
    const hello = { type: 'hello', version: 1, table: seat.table, lang: 'en' } as const;
    await send('token' in seat ? { ...hello, token: seat.token } : hello);
    await peer.until((state) => state);
    return peer;
  }
}

type Waiter = { check: () => boolean; fail: (error: Error) => void };

/** One of them. */
export class Peer {
  state: TableState | null = null;
  /** Everything that it was told, for tests of what nobody may be told. */
  readonly heard: ToClient[] = [];
  readonly #send: (message: ToServer) => Promise<void>;
  readonly #leave: () => Promise<void>;
  readonly #answers = new Map<string, (answer: ToClient) => void>();
  #waiters: Waiter[] = [];
  #gone = false;

  constructor(send: (message: ToServer) => Promise<void>, leave: () => Promise<void>) {
    this.#send = send;
    this.#leave = leave;
  }

  /** What came over the socket; null when it is closed. */
  take(message: ToClient | null): void {
    if (message === null) {
      this.#gone = true;
      for (const { fail } of this.#waiters) fail(new Error('the connection of a peer is over'));
      this.#waiters = [];
      return;
    }
    this.heard.push(message);
    this.state = reduce(this.state, message, performance.now());
    if ('id' in message) this.#answers.get(message.id)?.(message);
    this.#waiters = this.#waiters.filter(({ check }) => !check());
  }

  /** Does something, and says what was answered. */
  async act(act: Act): Promise<'done' | 'refused' | 'stale'> {
    const id = randomBytes(16).toString('hex');
    const answer = new Promise<ToClient>((resolve) => this.#answers.set(id, resolve));
    await this.#send({ type: 'command', id, seq: this.state?.room.seq ?? 0, act });
    const { type } = await answer;
    this.#answers.delete(id);
    if (type !== 'done' && type !== 'refused' && type !== 'stale') throw new Error(`${type} is no answer`);
    return type;
  }

  /** Makes a move that must be open. */
  async play(play: Move): Promise<void> {
    const outcome = await this.act({ type: 'play', play });
    if (outcome !== 'done') throw new Error(`${JSON.stringify(play)} was ${outcome}`);
  }

  /** Says something. */
  async say(text: string): Promise<void> {
    await this.#send({ type: 'say', text });
  }

  /** Waits for a table that is so, and gives what the check gives. */
  until<T>(check: (state: TableState) => T | null | undefined | false): Promise<T> {
    return new Promise((resolve, reject) => {
      const tried = () => {
        const found = this.state === null ? null : check(this.state);
        if (found === null || found === undefined || found === false) return false;
        resolve(found);
        return true;
      };
      if (tried()) return;
      if (this.#gone) reject(new Error('the connection of a peer is over'));
      else this.#waiters.push({ check: tried, fail: reject });
    });
  }

  /** Waits until it is this one's turn, or the round is over. */
  async turn(): Promise<boolean> {
    return this.until((state) => {
      const view = viewOf(state);
      if (view === null || state.room.stage !== 'round')
        return state.room.stage === 'between_rounds' ? 'over' : null;
      return view.phase.phase === 'turn' && view.phase.seat === view.viewer ? 'turn' : null;
    }).then((found) => found === 'turn');
  }

  /** The cards that could be played now. */
  playable(): Card[] {
    return (this.state?.room.choices?.cards ?? [])
      .filter((card) => card.cannot_play === null)
      .map(({ card }) => card);
  }

  /** Does something that is open, playing at random: a bot that a test can step. */
  async move(prefer: (card: Card) => number = () => 0): Promise<void> {
    const choices = this.state?.room.choices;
    if (choices == null) throw new Error('nothing is open to this peer');
    const [card] = this.playable().sort((a, b) => prefer(b) - prefer(a));
    const choice = choices.cards.find((one) => one.card === card);
    if (choices.names[0] !== undefined) await this.play({ type: 'name', color: choices.names[0] });
    else if (card !== undefined && choice !== undefined && prefer(card) >= 0) {
      const swap = choice.swap === 'no' ? undefined : choices.swap_with[0];
      await this.play({
        type: 'play',
        cards: [card],
        ...(card.startsWith('W') && choices.colors[0] !== undefined ? { color: choices.colors[0] } : {}),
        ...(swap === undefined ? {} : { swap }),
        ...(choice.uno || (swap !== undefined && choice.uno_by_swap.includes(swap)) ? { uno: true } : {}),
      });
    } else if (choices.cannot_draw === null) await this.play({ type: 'draw' });
    else if (choices.cannot_pass === null) await this.play({ type: 'pass' });
    else throw new Error('nothing is open to this peer');
  }

  /** Closes the connection; the seat is kept. */
  async leave(): Promise<void> {
    await this.#leave();
  }
}

async function post<T>(url: string, body: unknown): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    // As the server's own page says it: others may not speak to it.
    headers: { 'content-type': 'application/json', origin: new URL(url).origin },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}: ${JSON.stringify(answer)}`);
  return answer as T;
}
