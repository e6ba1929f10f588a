// A line over a WebSocket comes back as the protocol says, and only then.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line, LineState } from '../../src/host/line';
import { socketDial } from '../../src/host/socket';
import type { ToClient } from '../../src/protocol';
import { welcome } from './helpers/table';

class FakeSocket {
  static made: FakeSocket[] = [];
  readonly url: string;
  readyState = 0;
  readonly sent: string[] = [];
  closedWith: number | undefined;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(url: string) {
    this.url = url;
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(code: number): void {
    this.readyState = 2;
    this.closedWith = code;
  }

  /** The other side. */
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: ToClient | string): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }

  end(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const told: (LineState | ToClient['type'] | 'opened')[] = [];
let line: Line;

function last(): FakeSocket {
  const socket = FakeSocket.made.at(-1);
  if (socket === undefined) throw new Error('no socket');
  return socket;
}

/** A line whose waits are as long as they may be, so that tests know them. */
async function dial(): Promise<void> {
  const options = {
    url: () => 'wss://example.org/cards/ws',
    Socket: FakeSocket as unknown as new (url: string) => WebSocket,
    random: () => 1,
  };
  line = socketDial(options)({
    opened: () => told.push('opened'),
    message: ({ type }) => told.push(type),
    state: (state) => told.push(state),
  });
  await Promise.resolve();
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  told.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('socket', () => {
  it('opens, passes messages on, and sends only while it is open', async () => {
    await dial();
    line.send({ type: 'ping', seq: 1 });
    last().open();
    line.send({ type: 'ping', seq: 2 });
    last().tell(welcome());
    expect(told).toEqual([{ is: 'connecting' }, 'opened', { is: 'open' }, 'welcome']);
    expect(last().sent.map((text) => JSON.parse(text) as unknown)).toEqual([{ type: 'ping', seq: 2 }]);
  });

  it('waits up to half a second at first, twice that after each failure, and at most 15 seconds', async () => {
    await dial();
    const waits: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      last().end(1006);
      const state = told.at(-1);
      const next = typeof state === 'object' && state.is === 'waiting' ? state.next : -1;
      waits.push(next);
      vi.advanceTimersByTime(next);
      expect(told.at(-1)).toEqual({ is: 'waiting', next: 0, attempt: n + 1 });
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  });

  it('begins with short waits again after a connection that stood', async () => {
    await dial();
    for (const code of [1006, 1001, 1013]) {
      last().end(code);
      vi.runOnlyPendingTimers();
    }
    last().open();
    last().tell(welcome());
    last().end(1006);
    expect(told.at(-1)).toEqual({ is: 'waiting', next: 500, attempt: 1 });
  });

  it('comes back after the codes that say so, and not at once when the server sends it away at once', async () => {
    await dial();
    for (const [code, next] of [
      [4012, 500],
      [4008, 1000],
      [4013, 2000],
    ] as const) {
      last().open();
      last().tell(welcome());
      last().end(code);
      expect(told.at(-1)).toMatchObject({ is: 'waiting', next });
      vi.runOnlyPendingTimers();
    }
  });

  it('is over after all others, with what the server said', async () => {
    await dial();
    last().open();
    last().tell({ type: 'error', code: 'taken_over', text: 'elsewhere' });
    last().end(4001);
    expect(told.slice(-2)).toEqual(['error', { is: 'closed', code: 'taken_over', text: 'elsewhere' }]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    line.retry();
    expect(FakeSocket.made).toHaveLength(2);
    for (const [code, known] of [
      [4003, 'bad_token'],
      [4004, 'no_table'],
      [1000, null],
      [1008, null],
    ] as const) {
      last().end(code);
      expect(told.at(-1)).toEqual({ is: 'closed', code: known, text: '' });
      line.retry();
    }
  });

  it('tries at once when the person asks', async () => {
    await dial();
    last().end(1006);
    line.retry();
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(14_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('gives up a connection that is not made in time, one at fault, and what is no message', async () => {
    await dial();
    vi.advanceTimersByTime(15_000);
    expect(told.at(-1)).toMatchObject({ is: 'waiting' });
    vi.runOnlyPendingTimers();
    last().open();
    line.renew();
    expect([last().closedWith, told.at(-1)]).toMatchObject([1000, { is: 'waiting' }]);
    vi.runOnlyPendingTimers();
    last().open();
    last().tell('no JSON');
    expect(told.at(-1)).toMatchObject({ is: 'waiting' });
  });

  it('tells nothing of a connection that it gave up, and nothing after it is closed', async () => {
    await dial();
    const first = last();
    first.open();
    line.renew();
    const before = told.length;
    first.tell(welcome());
    first.end(4001);
    expect(told).toHaveLength(before);
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(told).toHaveLength(before);
    expect(FakeSocket.made).toHaveLength(1);
  });
});
