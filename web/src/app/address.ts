// What the fragment of the page's address names. The page is one document, so that any host can serve it from
// any path; links to tables that people send one another are /t/TABLE, which the server turns into ?t=TABLE.

import { createSubscriber } from 'svelte/reactivity';
import type { TableId, Ticket } from '../protocol';

/** A table as links name it, and a ticket. */
const TABLE = '[0-9a-hjkmnp-tv-z]{16}(?![0-9a-z])';
const TICKET = '[0-9a-hjkmnp-tv-z]{26}(?![0-9a-z])';

/** Where somebody is in the page. */
export type Address =
  | { at: 'home' }
  /** To sit down by a code. */
  | { at: 'join'; code?: string }
  /** A table of the server: its lobby, its match, its ends. With a ticket, a seat moves to this device. */
  | { at: 'table'; table: TableId; move?: Ticket }
  /** The table with bots in this browser. */
  | { at: 'solo' }
  | { at: 'create' }
  /** The rules of a preset or of a profile, as people read them; `doc` is a rules document in base64url. */
  | { at: 'rules'; doc?: string; preset?: string }
  | { at: 'learn'; part?: 'game' | 'tips' | 'glossary' | 'ruling'; lesson?: number }
  | { at: 'games' }
  /** What house rules do. */
  | { at: 'lab' }
  /** A record: one kept in this browser, or a match of a table. `step` and `eyes` are a moment of it. */
  | { at: 'replay'; kept?: string; table?: TableId; number?: number; step?: number; eyes?: number }
  | { at: 'settings' }
  | { at: 'about' }
  | { at: 'unknown' };

/** The address of the page now; reactive. */
export function here(): Address {
  subscribe();
  return read(location);
}

/** The fragment of an address, for `href`. */
export function href(address: Address): string {
  return `#/${path(address)}`;
}

/** Goes to an address; with `replace`, the way back does not lead through where one was. */
export function go(address: Address, how: 'push' | 'replace' = 'push'): void {
  const url = `${location.pathname}${href(address)}`;
  if (how === 'push') history.pushState(null, '', url);
  else replace(url);
  changed.forEach((tell) => {
    tell();
  });
}

function replace(url: string): void {
  try {
    history.replaceState(null, '', url);
  } catch {
    // Some browsers refuse when it was asked too often; the address before then stands a little longer.
  }
}

/** Reads the address of a document: `?t=TABLE#move=TICKET` as the server sends people here, or a fragment. */
export function read(location: { search: string; hash: string }): Address {
  const table = new URLSearchParams(location.search).get('t');
  if (table !== null && !location.hash.startsWith('#/'))
    return atTable(table, /^#move=(.*)$/.exec(location.hash)?.[1]);
  return parse(location.hash);
}

/** The table that a text begins with, in whatever capitals; what follows, such as the end of a sentence, does not belong to it. `before`
 * is what stands before it, as the source of a regular expression. */
export function tableIn(text: string, before = '^'): TableId | undefined {
  return new RegExp(`${before}(${TABLE})`, 'i').exec(text)?.[1]?.toLowerCase();
}

/** The ticket that a text begins with. */
export function ticketIn(text: string, before = '^'): Ticket | undefined {
  return new RegExp(`${before}(${TICKET})`, 'i').exec(text)?.[1]?.toLowerCase();
}

/** Reads a fragment such as `#/replay?kept=x&step=12`. */
export function parse(hash: string): Address {
  const [path = '', search = ''] = hash.replace(/^#\/?/, '').split('?');
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? undefined;
  const number = (name: string) => {
    const value = query.get(name);
    return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
  };
  const [first = '', second] = path.split('/').map(decode);
  switch (first) {
    case '':
      return { at: 'home' };
    case 'join':
      return clean({ at: 'join', code: second });
    case 't':
      return atTable(second ?? '', text('move'));
    case 'solo':
    case 'create':
    case 'games':
    case 'lab':
    case 'settings':
    case 'about':
      return { at: first };
    case 'rules':
      return clean({ at: 'rules', preset: second, doc: text('doc') });
    case 'learn':
      return clean({ at: 'learn', part: part(second), lesson: number('lesson') });
    case 'replay':
      return clean({
        at: 'replay',
        kept: text('kept'),
        table: tableIn(query.get('table') ?? ''),
        number: number('number'),
        step: number('step'),
        eyes: number('eyes'),
      });
    default:
      return { at: 'unknown' };
  }
}

/** A text that names no table leads nowhere. A ticket may be none: that is for the person to know. */
function atTable(text: string, move: string | undefined): Address {
  const table = tableIn(text);
  return table === undefined ? { at: 'unknown' } : clean({ at: 'table', table, move });
}

const changed = new Set<() => void>();

const subscribe = createSubscriber((update) => {
  changed.add(update);
  addEventListener('popstate', update);
  addEventListener('hashchange', update);
  return () => {
    changed.delete(update);
    removeEventListener('popstate', update);
    removeEventListener('hashchange', update);
  };
});

function path(address: Address): string {
  const query = (pairs: Record<string, string | number | undefined>) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(pairs))
      if (value !== undefined) search.set(name, String(value));
    const text = search.toString();
    return text === '' ? '' : `?${text}`;
  };
  switch (address.at) {
    case 'home':
    case 'unknown':
      return '';
    case 'join':
      return address.code === undefined ? 'join' : `join/${encodeURIComponent(address.code)}`;
    case 'table':
      return `t/${address.table}${query({ move: address.move })}`;
    case 'rules':
      return `rules${address.preset === undefined ? '' : `/${address.preset}`}${query({ doc: address.doc })}`;
    case 'learn':
      return `learn${address.part === undefined ? '' : `/${address.part}`}${query({ lesson: address.lesson })}`;
    case 'replay': {
      const { kept, table, number, step, eyes } = address;
      return `replay${query({ kept, table, number, step, eyes })}`;
    }
    case 'solo':
    case 'create':
    case 'games':
    case 'lab':
    case 'settings':
    case 'about':
      return address.at;
  }
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

function part(word: string | undefined): 'game' | 'tips' | 'glossary' | 'ruling' | undefined {
  return word === 'game' || word === 'tips' || word === 'glossary' || word === 'ruling' ? word : undefined;
}

type Loose<T> = { [K in keyof T]: T[K] | undefined };

/** Leaves out what is not named. */
function clean<T extends Address>(address: Loose<T>): T {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined)) as T;
}
