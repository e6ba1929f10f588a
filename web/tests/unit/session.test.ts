// One person at one table, against a line that tests hold in their hands.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line, LineEvents } from '../../src/host/line';
import type { Act, Fact, ToClient, ToServer } from '../../src/protocol';
import { Session } from '../../src/table/session.svelte';
import { news, room, TABLE, view, welcome } from './helpers/table';

const TOKEN = 'tttttttttttttttttttttttttt';

class FakeLine implements Line {
  readonly sent: ToServer[] = [];
  readonly done: string[] = [];
  readonly events: LineEvents;

  constructor(events: LineEvents) {
    this.events = events;
  }

  send(message: ToServer): void {
    this.sent.push(message);
  }

  retry(): void {
    this.done.push('retry');
  }

  renew(): void {
    this.done.push('renew');
  }

  close(): void {
    this.done.push('close');
  }

  /** A connection is made, and answered with that. */
  open(...messages: ToClient[]): void {
    this.sent.length = 0;
    this.events.opened();
    this.events.state({ is: 'open' });
    this.tell(...messages);
  }

  tell(...messages: ToClient[]): void {
    for (const message of messages) this.events.message(message);
  }

  /** The commands that were sent since the connection was made. */
  commands(): (ToServer & { type: 'command' })[] {
    return this.sent.flatMap((message) => (message.type === 'command' ? [message] : []));
  }
}

function open(...messages: ToClient[]): { session: Session; line: FakeLine } {
  let line: FakeLine | null = null;
  const session = new Session((events) => (line = new FakeLine(events)), {
    ...{ table: TABLE, token: TOKEN, lang: 'nl', now: () => 0 },
  });
  if (line === null) throw new Error('not dialed');
  const made: FakeLine = line;
  made.open(...messages);
  return { session, line: made };
}

const draw: Act = { type: 'play', play: { type: 'draw' } };
const resumed = (seq: number): ToClient => ({ type: 'resumed', version: 1, you: 1, seq });
const REFUSED = { code: 'not_your_turn', clause: null, text: 'no' } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('session', () => {
  it('says hello first, and goes on from the last entry after a break', () => {
    const { session, line } = open(welcome());
    expect(line.sent[0]).toEqual({ type: 'hello', version: 1, table: TABLE, token: TOKEN, lang: 'nl' });
    line.tell(news(5), news(6));
    expect(session.state?.room.seq).toBe(6);
    line.open(resumed(7), news(7));
    expect(line.sent[0]).toMatchObject({ type: 'hello', since: 6 });
    expect(session.state?.room.seq).toBe(7);
  });

  it('gives each command an id of its own and the last entry, and tells what became of it', async () => {
    const { session, line } = open(welcome());
    const first = session.act(draw);
    const second = session.act({ type: 'take_back' });
    expect(session.pending).toBe(2);
    const [one, two] = line.commands();
    expect(one?.id).toMatch(/^[0-9a-f]{32}$/);
    expect(one?.id).not.toBe(two?.id);
    expect(one?.seq).toBe(4);
    line.tell({ type: 'refused', id: two?.id ?? '', why: REFUSED });
    expect(session.refused).toEqual({ why: REFUSED, seq: 4 });
    line.tell({ type: 'done', id: one?.id ?? '', seq: 5 });
    expect(await Promise.all([first, second])).toEqual(['done', 'refused']);
    expect([session.refused, session.pending]).toEqual([null, 0]);
    const third = session.act(draw);
    line.tell({ type: 'stale', id: line.commands().at(-1)?.id ?? '', seq: 9 });
    expect(await third).toBe('stale');
  });

  it('sends a double tap once', async () => {
    const { session, line } = open(welcome());
    const [first, second] = [session.act(draw), session.act(draw)];
    expect(line.commands()).toHaveLength(1);
    line.tell({ type: 'done', id: line.commands()[0]?.id ?? '', seq: 5 });
    expect(await Promise.all([first, second])).toEqual(['done', 'done']);
    void session.act(draw);
    expect(line.commands()).toHaveLength(2);
  });

  it('sends a command without an answer again under the same id, behind the hello', () => {
    const { session, line } = open(welcome());
    void session.act(draw);
    void session.ask({ type: 'pass' });
    const [command] = line.commands();
    line.open();
    expect(line.sent.map(({ type }) => type)).toEqual(['hello']);
    line.tell(resumed(4));
    expect(line.sent.map(({ type }) => type)).toEqual(['hello', 'command', 'ask']);
    expect(line.commands()).toEqual([command]);
  });

  it('mutes again after a break, and repeats nothing that was said', () => {
    const { session, line } = open(welcome());
    session.mute(2, true);
    session.mute(3, true);
    session.mute(3, false);
    session.say('hi');
    line.open(resumed(4));
    expect(line.sent.slice(1)).toEqual([{ type: 'mute', member: 2, muted: true }]);
    expect([...session.muted]).toEqual([2]);
  });

  it('answers a question with why the move would be refused', async () => {
    const { session, line } = open(welcome());
    const would = session.ask({ type: 'draw' });
    const asked = line.sent.at(-1);
    line.tell({ type: 'would', id: asked?.type === 'ask' ? asked.id : '', refused: REFUSED });
    expect(await would).toEqual(REFUSED);
    expect(session.refused).toBeNull();
  });

  it('resumes after a gap, and begins anew after another fault', () => {
    const { session, line } = open(welcome());
    line.tell(news(6));
    expect(line.done).toEqual(['renew']);
    line.open(resumed(6), news(5), news(6));
    expect(session.state?.room.seq).toBe(6);
    line.tell(news(7, [{ fact: 'ready_is', member: 9, ready: true }]));
    expect(line.done).toEqual(['renew', 'renew']);
    line.open(welcome({ seq: 7 }));
    expect(line.sent[0]).not.toHaveProperty('since');
    expect(session.state?.room.seq).toBe(7);
  });

  it('begins anew after a message that cannot be taken in at all', () => {
    const { session, line } = open(welcome());
    const broken = { fact: 'played', events: null } as unknown as Fact;
    line.tell(news(5, [broken]));
    expect(line.done).toEqual(['renew']);
    line.open(welcome({ seq: 5 }));
    expect(line.sent[0]).not.toHaveProperty('since');
    expect([session.state?.room.seq, session.line.is]).toEqual([5, 'open']);
  });

  it('goes on when somebody who listens breaks down', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const { session, line } = open(welcome());
    const heard: string[] = [];
    session.on(() => {
      throw new Error('broken');
    });
    session.on(({ message }) => heard.push(message.type));
    line.tell(news(5), news(6));
    expect([session.state?.room.seq, heard.length, report.mock.calls.length]).toEqual([6, 2, 2]);
    expect(line.done).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('gives up on a host that stays at fault', () => {
    const { session, line } = open(welcome());
    line.tell(news(6));
    line.open(resumed(6), news(6));
    line.open(resumed(6), news(6));
    expect(line.done).toEqual(['renew', 'renew', 'close']);
    expect(session.line).toMatchObject({ is: 'closed', code: null });
  });

  it('asks a quiet line whether it lives, and gives up one that does not answer', () => {
    const { line } = open(welcome());
    vi.advanceTimersByTime(19_000);
    line.tell(news(5));
    vi.advanceTimersByTime(19_000);
    expect(line.sent.at(-1)?.type).toBe('hello');
    vi.advanceTimersByTime(1_000);
    expect(line.sent.at(-1)).toEqual({ type: 'ping', seq: 5 });
    line.tell({ type: 'pong', seq: 5 });
    vi.advanceTimersByTime(20_000);
    expect(line.done).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(line.done).toEqual(['renew']);
  });

  it('answers what waits when the line is over, and nothing can be done then', async () => {
    const { session, line } = open(welcome());
    const waiting = session.act(draw);
    line.events.state({ is: 'closed', code: 'kicked', text: 'away' });
    expect(await waiting).toBe('refused');
    expect(await session.act(draw)).toBe('refused');
    expect([session.line, session.pending]).toEqual([{ is: 'closed', code: 'kicked', text: 'away' }, 0]);
  });

  it('tells listeners each message with the table before and after, until they leave', () => {
    const { session, line } = open(welcome());
    const heard: [number | undefined, number, string][] = [];
    const leave = session.on(({ before, after, message }) => {
      heard.push([before?.room.seq, after.room.seq, message.type]);
    });
    line.tell(news(5));
    leave();
    line.tell(news(6));
    expect(heard).toEqual([[4, 5, 'news']]);
  });

  it('says why something was not said', () => {
    const { session, line } = open(welcome());
    line.tell({ type: 'not_said', why: { code: 'chat_off', clause: null, text: 'closed' } });
    expect(session.refused?.why.code).toBe('chat_off');
  });
});

describe('the own share in the shuffle', () => {
  const settings = { ...room().settings, fair_shuffle: true };
  const began: Fact = { fact: 'match_began', number: 1, players: [1, 2, 3], view: view() };

  async function promised(): Promise<{ session: Session; line: FakeLine; promise: string }> {
    const { session, line } = open(welcome({ settings }));
    void session.act({ type: 'ready' });
    await vi.waitFor(() => {
      expect(line.commands()).toHaveLength(1);
    });
    const act = line.commands()[0]?.act;
    return { session, line, promise: (act?.type === 'ready' ? act.promise : undefined) ?? '' };
  }

  it('is promised with ready and shown once the server is bound to that promise', async () => {
    const { line, promise } = await promised();
    expect(promise).toMatch(/^[0-9a-f]{64}$/);
    const promises = [{ seat: 0, promise }];
    line.tell(news(5, [began, { fact: 'committed', round: 1, commitment: 'cc', promises }]));
    const shown = line.commands().at(-1)?.act;
    expect(shown).toMatchObject({ type: 'share', share: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const { promiseOf } = await import('../../src/table/fair');
    const share = shown?.type === 'share' ? shown.share : '';
    expect(promiseOf({ table: TABLE, match: 1, round: 1 }, 0, share)).toBe(promise);
    line.tell(news(6, [{ fact: 'shared', seat: 0, share }]), news(7));
    expect(line.commands()).toHaveLength(2);
  });

  it('is shown once, and nobody is told when the table goes on without it', async () => {
    const { session, line, promise } = await promised();
    const promises = [{ seat: 0, promise }];
    line.tell(news(5, [began, { fact: 'committed', round: 1, commitment: 'cc', promises }]));
    const id = line.commands().at(-1)?.id ?? '';
    line.tell({ type: 'refused', id, why: { code: 'no_share_wanted', clause: null, text: 'late' } }, news(6));
    expect([line.commands().length, session.refused]).toEqual([2, null]);
  });

  it('is kept back when another promise is counted, or none', async () => {
    for (const promises of [[], [{ seat: 0, promise: 'ff' }]]) {
      const { line } = await promised();
      line.tell(news(5, [began, { fact: 'committed', round: 1, commitment: 'cc', promises }]));
      expect(line.commands()).toHaveLength(1);
    }
  });

  it('is not promised where the table does not want it', () => {
    const { session, line } = open(welcome());
    void session.act({ type: 'ready' });
    expect(line.commands()[0]?.act).toEqual({ type: 'ready' });
  });
});
