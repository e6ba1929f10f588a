// The solo table: kept before it is told, gone on with after everything that can happen to a page.

import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginSolo, goOnSolo, record, soloEntries, soloTable } from '../../src/app/shelf';
import { Engine } from '../../src/host/engine';
import type { Line, LineState } from '../../src/host/line';
import type { LocalRequest, SoloEntry } from '../../src/host/local';
import { openSolo, reopenSolo, type SoloHost } from '../../src/host/solo';
import type { ToClient } from '../../src/protocol';
import { fakeEngine, settled, type Fate, type FakePort } from './helpers/engine';
import { news, TABLE, welcome } from './helpers/table';

const TOKEN = 'tttttttttttttttttttttttttt';
const RECORD =
  'lastcard record 1\nrules: x\nseat: Ann, person\nseat: Bob, bot easy\n\n== winner: Ann+Bob ==\n';
const WISH = { name: 'Ann', lang: 'en', rules: null, bots: ['easy'], settings: null } as const;
const entry = (seq: number): SoloEntry => ({ seq, at: 0, text: 'x' });
const told = (messages: ToClient[], entries: SoloEntry[] = [], wake: number | null = null): Fate => ({
  ...{ answer: 'told', messages, entries, wake },
});
const HELLO = { type: 'hello', version: 1, table: TABLE } as const;
const DRAW = { type: 'command', id: 'ab', seq: 1, act: { type: 'play', play: { type: 'draw' } } } as const;

/** What the module answers; tests put other things in. */
let answer: (request: LocalRequest) => Fate;
let port: FakePort;
const heard: (LineState | string)[] = [];

function usual(request: LocalRequest): Fate {
  switch (request.request) {
    case 'open':
      return { answer: 'opened', table: TABLE, token: TOKEN, entries: [entry(1), entry(2)] };
    case 'reopen':
      return { answer: 'reopened', table: TABLE };
    case 'record':
      return { answer: 'record', text: RECORD };
    case 'message':
      return request.message.type === 'hello' ? told([welcome({ seq: 2 })]) : told([]);
    default:
      return told([]);
  }
}

function dial({ dial }: SoloHost): Line {
  const line: Line = dial({
    opened: () => {
      heard.push('opened');
      line.send({ ...HELLO, token: TOKEN });
    },
    message: ({ type }) => heard.push(type),
    state: (state) => heard.push(state),
  });
  return line;
}

async function opened(): Promise<Line> {
  const line = dial(await openSolo(WISH));
  await settled();
  heard.length = 0;
  return line;
}

beforeEach(() => {
  answer = usual;
  heard.length = 0;
  vi.spyOn(Engine, 'start').mockImplementation(() => {
    const made = fakeEngine((request) => answer(request));
    port = made.port;
    return made.engine;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the solo table', () => {
  it('is kept when it is opened, and says hello', async () => {
    dial(await openSolo(WISH));
    await settled();
    expect(await soloTable()).toMatchObject({ table: TABLE, token: TOKEN, name: 'Ann', bots: ['easy'] });
    expect((await soloEntries(TABLE)).length).toBe(2);
    expect(heard).toEqual([{ is: 'connecting' }, 'opened', { is: 'open' }, 'welcome']);
    expect(port.asked[0]).toMatchObject({ request: 'open', seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('is kept further before anything is told', async () => {
    const line = await opened();
    const kept: Promise<number>[] = [];
    answer = (request) => (request.request === 'message' ? told([news(3)], [entry(3)]) : usual(request));
    const push = heard.push.bind(heard);
    vi.spyOn(heard, 'push').mockImplementation((...what) => {
      if (what.includes('news')) kept.push(soloEntries(TABLE).then(({ length }) => length));
      return push(...what);
    });
    line.send(DRAW);
    await settled();
    expect(await Promise.all(kept)).toEqual([3]);
  });

  it('lets time do what it has to, when the table says so', async () => {
    const line = await opened();
    answer = (request) => (request.request === 'message' ? told([], [], 0) : told([news(3)]));
    line.send(DRAW);
    await vi.waitFor(() => {
      expect(port.names()).toContain('tick');
    });
    await settled();
    expect(heard).toEqual(['news']);
  });

  it('puts the record of a finished match on the shelf', async () => {
    const line = await opened();
    const facts = [{ fact: 'recorded', number: 1 } as const];
    answer = (request) =>
      request.request === 'message' ? told([news(3, facts)], [entry(3)]) : usual(request);
    line.send(DRAW);
    await settled();
    expect(await record(`${TABLE}-1`)).toMatchObject({
      ...{ players: ['Ann', 'Bob'], winners: ['Ann', 'Bob'], text: RECORD, table: TABLE },
    });
  });

  it('is set up again when the engine breaks down, and ends when it does so again and again', async () => {
    const line = await opened();
    let crashes = 1;
    answer = (request) => {
      if (request.request === 'message' && request.message.type === 'command') {
        return crashes-- > 0 ? 'crashed' : told([news(3)]);
      }
      return usual(request);
    };
    line.send(DRAW);
    await settled();
    expect(heard).toEqual([{ is: 'waiting', next: 0, attempt: 1 }, 'opened', { is: 'open' }, 'welcome']);
    expect(port.names().slice(-2)).toEqual(['reopen', 'hello']);
    line.send(DRAW);
    await settled();
    expect(heard.at(-1)).toBe('news');
    answer = () => 'crashed';
    line.send(DRAW);
    await settled();
    expect(heard.at(-1)).toEqual({ is: 'closed', code: null, text: '' });
    answer = usual;
    line.retry();
    await settled();
    expect(heard.slice(-2)).toEqual([{ is: 'open' }, 'welcome']);
  });

  it('is not asked what was meant for the one that broke down', async () => {
    const line = await opened();
    let crashes = 1;
    answer = (request) => {
      const act = request.request === 'message' && request.message.type !== 'hello';
      return act && crashes-- > 0 ? 'crashed' : usual(request);
    };
    line.send(DRAW);
    line.send({ type: 'ping', seq: 2 });
    await settled();
    expect(port.names()).toEqual(['open', 'hello', 'command', 'reopen', 'hello']);
    expect(heard.at(-1)).toBe('welcome');
  });

  it('is over in this tab when another one goes on with it', async () => {
    const line = await opened();
    await goOnSolo(TABLE, [entry(3)], []);
    answer = (request) => (request.request === 'message' ? told([news(3)], [entry(3)]) : usual(request));
    line.send(DRAW);
    await settled();
    expect(heard).toEqual([{ is: 'closed', code: 'taken_over', text: '' }]);
  });

  it('ends with what the table says', async () => {
    const line = await opened();
    answer = () => told([{ type: 'error', code: 'bad_token', text: 'no' }]);
    line.send(DRAW);
    await settled();
    expect(heard).toEqual(['error', { is: 'closed', code: 'bad_token', text: 'no' }]);
  });

  it('says goodbye when the page leaves it or renews the line, and tells nothing after that', async () => {
    const line = await opened();
    line.renew();
    await settled();
    expect(port.names().slice(-2)).toEqual(['bye', 'hello']);
    expect(heard).toEqual(['opened', { is: 'open' }, 'welcome']);
    heard.length = 0;
    answer = () => told([news(3)], [entry(3)]);
    line.close();
    await settled();
    expect([port.names().at(-1), port.ended, heard]).toEqual(['bye', true, []]);
    expect((await soloEntries(TABLE)).length).toBe(3);
  });

  it('stands still while nobody looks at a page on which somebody must act in time', async () => {
    const page = { visibilityState: 'visible', tell: () => {} };
    vi.stubGlobal('document', {
      get visibilityState() {
        return page.visibilityState;
      },
      addEventListener: (_: string, listener: () => void) => (page.tell = listener),
    });
    const look = async (visibilityState: string) => {
      Object.assign(page, { visibilityState });
      page.tell();
      await settled();
    };
    const clock = { seats: [0], left: 9000, bank: 0, warning: false };
    answer = (request) =>
      request.request === 'message' ? told([welcome({ seq: 2, clock })]) : usual(request);
    const line = await opened();
    await look('hidden');
    line.send({ type: 'ping', seq: 2 });
    await look('visible');
    expect(port.names()).toEqual(['open', 'hello', 'bye', 'bye', 'hello']);
    expect(heard).toEqual([{ is: 'waiting', next: 0, attempt: 0 }, 'opened', { is: 'open' }, 'welcome']);
    answer = usual;
    line.renew();
    await settled();
    await look('hidden');
    expect(port.names().slice(5)).toEqual(['bye', 'hello']);
    vi.unstubAllGlobals();
  });

  it('is gone on with where it was left', async () => {
    await opened();
    await goOnSolo(TABLE, [entry(3)], []);
    const again = await reopenSolo();
    expect(again).toMatchObject({ table: TABLE, token: TOKEN });
    expect(port.asked[0]).toMatchObject({ request: 'reopen', entries: [entry(1), entry(2), entry(3)] });
  });

  it('ends its worker when it cannot be opened', async () => {
    answer = () => ({ answer: 'problem', text: 'no such name' });
    await expect(openSolo(WISH)).rejects.toThrow('no such name');
    expect(port.ended).toBe(true);
    await beginSolo({ ...WISH, table: TABLE, token: TOKEN, at: 0 }, [entry(1)]);
    answer = () => 'no_engine';
    await expect(reopenSolo()).rejects.toThrow();
    expect(port.ended).toBe(true);
  });
});
