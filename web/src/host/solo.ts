// The table with bots in this browser, hosted by the engine in a worker. Nothing is told before it is kept, so that nothing is
// lost when the tab is closed.

import { headOf } from '../app/record';
import { beginSolo, goOnSolo, soloEntries, soloTable, TakenOver, type KeptRecord } from '../app/shelf';
import type { Level, SettingsChange, TableId, Token } from '../protocol';
import { randomHex } from '../table/random';
import { Engine } from './engine';
import type { Dial } from './line';
import type { LocalAnswer, SoloEntry } from './local';
import { LocalLine, times, type LocalHost } from './local-line';

/** A table with bots, as somebody wants it. */
export interface SoloWish {
  readonly name: string;
  readonly lang: string;
  /** A preset's name or a document; null for the usual rules. */
  readonly rules: string | null;
  readonly bots: readonly Level[];
  readonly settings: SettingsChange | null;
}

/** The solo table, ready to be dialed once. */
export interface SoloHost {
  readonly table: TableId;
  readonly token: Token;
  readonly dial: Dial;
}

/** Opens a solo table; the one before is forgotten. Rejects with `NoEngine`, and with a `LibraryProblem` for what the person must
 * change. */
export async function openSolo(wish: SoloWish): Promise<SoloHost> {
  const engine = Engine.start();
  try {
    const { name, lang, rules, settings } = wish;
    const bots = [...wish.bots];
    const opened = await engine.ask(
      { request: 'open', seed: randomHex(32), name, lang, rules, bots, settings, ...times() },
      'opened',
    );
    const { table, token, entries } = opened;
    await beginSolo({ table, token, name, bots, rules, at: Date.now() }, entries);
    return host(engine, table, token);
  } catch (error) {
    engine.end();
    throw error;
  }
}

/** Goes on with the solo table of this browser; null when there is none. */
export async function reopenSolo(): Promise<SoloHost | null> {
  const solo = await soloTable();
  if (solo === null) return null;
  const engine = Engine.start();
  try {
    await reopen(engine, solo.table);
    return host(engine, solo.table, solo.token);
  } catch (error) {
    engine.end();
    throw error;
  }
}

async function reopen(engine: Engine, table: TableId): Promise<void> {
  const entries = await soloEntries(table);
  if (entries.length === 0) throw new TakenOver();
  await engine.ask({ request: 'reopen', seed: randomHex(32), entries, ...times() }, 'reopened');
}

function host(engine: Engine, table: TableId, token: Token): SoloHost {
  const kept = keeper(engine, table);
  return { table, token, dial: (events) => new LocalLine(events, kept) };
}

function keeper(engine: Engine, table: TableId): LocalHost {
  // What a full disk refused is tried again with what comes next: a log with a gap would be worth nothing.
  let entries: SoloEntry[] = [];
  let records: KeptRecord[] = [];
  return {
    engine,
    keep: async (told) => {
      entries = [...entries, ...told.entries];
      records = [...records, ...(await finished(engine, table, told))];
      try {
        await goOnSolo(table, entries, records);
        entries = [];
        records = [];
      } catch (error) {
        // The match goes on all the same, as long as the page is open.
        if (error instanceof TakenOver) throw error;
      }
    },
    again: () => reopen(engine, table),
  };
}

/** The records of the matches that came to their end. */
async function finished(
  engine: Engine,
  table: TableId,
  { messages }: Extract<LocalAnswer, { answer: 'told' }>,
): Promise<KeptRecord[]> {
  const facts = messages.flatMap((message) => (message.type === 'news' ? message.facts : []));
  const records: KeptRecord[] = [];
  for (const fact of facts) {
    if (fact.fact !== 'recorded') continue;
    const { text } = await engine.ask({ request: 'record', number: fact.number }, 'record');
    const { players, winners } = headOf(text) ?? { players: [], winners: [] };
    records.push({ id: `${table}-${String(fact.number)}`, at: Date.now(), players, winners, text, table });
  }
  return records;
}
