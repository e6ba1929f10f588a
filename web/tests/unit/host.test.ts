// Where things come from: the engine where it is there, else the server.

import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropSeat, keepSeat, seatAt } from '../../src/app/keep';
import { headOf } from '../../src/app/record';
import { Engine } from '../../src/host/engine';
import { NoEngine } from '../../src/host/errors';
import { documentOf, library } from '../../src/host/library';
import type { LocalRequest } from '../../src/host/local';
import { NowhereToPlay, startSolo } from '../../src/host/play-now';
import { startPractice } from '../../src/host/practice';
import { sessionAt, soloSession } from '../../src/host/sessions';
import type { ToClient } from '../../src/protocol';
import { fakeEngine, settled, type Fate, type FakePort } from './helpers/engine';
import { news, TABLE, welcome } from './helpers/table';

const TOKEN = 'tttttttttttttttttttttttttt';
const WISH = { name: 'Ann', lang: 'en', rules: null, bots: ['easy', 'normal'], settings: null } as const;
const told = (messages: ToClient[]): Fate => ({ answer: 'told', messages, entries: [], wake: null });

let answer: (request: LocalRequest) => Fate;
let ports: FakePort[];
/** What went over a WebSocket, as the server read it. */
const received: Record<string, unknown>[] = [];

/** A server that welcomes whoever says hello, and does everything. */
class Server {
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    received.push(message);
    const back = message.type === 'hello' ? welcome() : { type: 'done', id: message.id, seq: 5 };
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(back) }));
  }

  close(): void {
    this.readyState = 3;
  }
}

beforeEach(() => {
  ports = [];
  received.length = 0;
  vi.spyOn(Engine, 'start').mockImplementation(() => {
    const { engine, port } = fakeEngine((request) => answer(request));
    ports.push(port);
    return engine;
  });
  vi.stubGlobal('document', {
    ...{ baseURI: 'https://example.org/', visibilityState: 'visible', addEventListener: () => undefined },
    documentElement: {},
  });
  vi.stubGlobal('WebSocket', Server);
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('playing alone', () => {
  it('begins in the browser where the engine is, and the solo table is gone on with from there', async () => {
    answer = (request) => {
      if (request.request === 'open') return { answer: 'opened', table: TABLE, token: TOKEN, entries: [] };
      if (request.request !== 'message') return told([]);
      const { message } = request;
      return told([message.type === 'command' ? { type: 'done', id: message.id, seq: 5 } : welcome()]);
    };
    const { session, where } = await startSolo(WISH);
    expect(where).toBe('browser');
    const acts = ports[0]?.asked.flatMap((request) =>
      request.request === 'message' && request.message.type === 'command' ? request.message.act : [],
    );
    expect(acts).toEqual([{ type: 'start' }]);
    expect(await soloSession('en')).toBe(session);
    session.close();
    await settled();
  });

  it('begins at the server where the engine is not: there bots sit down, and the seat is kept', async () => {
    answer = () => 'no_engine';
    const opened = { table: TABLE, member: 1, token: TOKEN, code: null, link: '', seq: 1 };
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) => {
      asked.push(JSON.parse(body));
      return Response.json(opened, { status: 201 });
    });
    const { session, where } = await startSolo({ ...WISH, rules: 'party' });
    expect([where, seatAt(TABLE)?.token]).toEqual(['server', TOKEN]);
    expect(asked).toEqual([
      { name: 'Ann', lang: 'en', rules: 'party', settings: { public: false, seats: 3 } },
    ]);
    expect(received.map(({ type, act }) => act ?? type)).toEqual([
      'hello',
      { type: 'add_bot', level: 'easy' },
      { type: 'add_bot', level: 'normal' },
      { type: 'start' },
    ]);
    expect(sessionAt(TABLE, 'en')).toBe(session);
    session.close();
  });

  it('cannot begin where neither is', async () => {
    answer = () => 'no_engine';
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
    await expect(startSolo(WISH)).rejects.toThrow(NowhereToPlay);
  });
});

describe('sessions', () => {
  it('are shared by the screens of a table, until they are closed or another seat is taken', () => {
    const watching = sessionAt(TABLE, 'en');
    expect(watching.token).toBeNull();
    expect(sessionAt(TABLE, 'en')).toBe(watching);
    keepSeat({ table: TABLE, token: TOKEN, member: 1, name: 'Ann', at: 0, title: '' });
    const seated = sessionAt(TABLE, 'en');
    expect([seated.token, watching.closed]).toEqual([TOKEN, true]);
    seated.close();
    expect(sessionAt(TABLE, 'en')).not.toBe(seated);
    dropSeat(TABLE);
    sessionAt(TABLE, 'en').close();
  });
});

describe('a practice', () => {
  const LESSON = { lang: 'en', rules: 'standard', names: ['Ann', 'Bob'], position: '', draws: ['R5'] };

  it('is set up at once, and opponents move when the lesson says so', async () => {
    answer = (request) => (request.request === 'other' ? told([news(5)]) : told([welcome()]));
    const practice = await startPractice(LESSON);
    expect(practice.table).toBe(TABLE);
    const heard: string[] = [];
    const line = practice.dial({
      opened: () => {
        line.send({ type: 'hello', version: 1, table: TABLE });
      },
      message: ({ type }) => heard.push(type),
      state: () => undefined,
    });
    practice.other(1, { type: 'draw' });
    await settled();
    expect([ports[0]?.names(), heard]).toEqual([
      ['practice', 'other', 'hello'],
      ['news', 'welcome'],
    ]);
  });

  it('ends its worker when there is no engine', async () => {
    answer = () => 'no_engine';
    await expect(startPractice(LESSON)).rejects.toThrow(NoEngine);
    expect(ports[0]?.ended).toBe(true);
  });
});

describe('the library', () => {
  it('asks the engine, and the server where there is no engine and it can tell', async () => {
    answer = (request) => ({ answer: 'sheet', markdown: `# ${request.request}` });
    expect(await library.sheet('party', 'en')).toBe('# sheet');
    expect(await library.tips(null, 'en')).toBe('# tips');
    answer = () => 'no_engine';
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) => {
      asked.push(JSON.parse(body));
      return Response.json({ markdown: '# server' });
    });
    expect(await library.sheet('no_mercy_style', 'nl')).toBe('# server');
    expect(asked).toEqual([{ rules: 'preset = "no_mercy_style"\n', lang: 'nl' }]);
    await expect(library.tips(null, 'nl')).rejects.toThrow(NoEngine);
  });

  it('writes rules documents that a preset and changes make', () => {
    expect(documentOf('party', { 'draw.mode': 'one', 'scoring.target': 200, multi: true }, 'a "b"')).toBe(
      'preset = "party"\nname = "a \\"b\\""\ndraw.mode = "one"\nscoring.target = 200\nmulti = true\n',
    );
  });
});

describe('the head of a record', () => {
  it('says who played and who won', () => {
    const text = 'lastcard record 1\r\nseat: Jan Piet, person\r\nseat: Zoë, bot easy\r\n\r\n';
    expect(headOf(text)).toEqual({ players: ['Jan Piet', 'Zoë'], winners: [] });
    expect(headOf(`${text}== winner: Jan Piet+Zoë ==\n`)?.winners).toEqual(['Jan Piet', 'Zoë']);
    expect(headOf('something else')).toBeNull();
  });
});
