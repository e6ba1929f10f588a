// What this browser keeps in IndexedDB: records of finished matches, and the log of the solo table. Where the browser refuses,
// all of it lasts as long as the page.

import type { SoloEntry } from '../host/local';
import type { TableId } from '../protocol';
import { Database } from './database';
import { recordOf, soloOf, type KeptRecord, type Shelf, type SoloTable } from './kept';
import { Memory } from './memory';

export { TakenOver, type KeptRecord, type SoloTable } from './kept';

/** A browser that has not opened it by then does not; milliseconds. */
const PATIENCE = 6_000;

/** The records that are kept, the last one first. */
export async function records(): Promise<KeptRecord[]> {
  const all: unknown[] = await (await shelf()).records();
  const aside: readonly KeptRecord[] = (await beside?.records()) ?? [];
  return [...aside, ...all.flatMap((kept) => recordOf(kept) ?? [])].sort((a, b) => b.at - a.at);
}

export async function record(id: string): Promise<KeptRecord | null> {
  return (await beside?.record(id)) ?? recordOf(await (await shelf()).record(id));
}

/** Keeps a record, in the place of the one with the same id. */
export async function keepRecord(kept: KeptRecord): Promise<void> {
  await (await shelf()).keepRecord(kept);
}

export async function dropRecord(id: string): Promise<void> {
  await beside?.dropRecord(id);
  await (await shelf()).dropRecord(id);
}

/** The solo table that can be gone on with. */
export async function soloTable(): Promise<SoloTable | null> {
  return soloOf(await (beside ?? (await shelf())).soloTable());
}

/** Everything that the solo table has written down, in order. */
export async function soloEntries(table: TableId): Promise<SoloEntry[]> {
  return (beside ?? (await shelf())).soloEntries(table);
}

/** Begins the solo table anew; the one before is forgotten. Where there is no room for it, it lasts as long as the page. */
export async function beginSolo(solo: SoloTable, entries: readonly SoloEntry[]): Promise<void> {
  try {
    await (await shelf()).beginSolo(solo, entries);
  } catch {
    beside ??= new Memory();
    await beside.beginSolo(solo, entries);
    return;
  }
  // There is room again.
  const waiting = (await beside?.records()) ?? [];
  beside = null;
  for (const kept of waiting) await keepRecord(kept).catch(() => undefined);
}

/** Keeps more entries of the solo table, and records with them: all of it or nothing. Rejects with `TakenOver`. */
export async function goOnSolo(
  table: TableId,
  entries: readonly SoloEntry[],
  records: readonly KeptRecord[],
): Promise<void> {
  if (entries.length + records.length > 0)
    await (beside ?? (await shelf())).goOnSolo(table, entries, records);
}

/** Forgets the solo table. */
export async function dropSolo(): Promise<void> {
  await (beside ?? (await shelf())).dropSolo();
}

let opened: Promise<Shelf> | null = null;
/** Where the solo table is that the browser had no room for. */
let beside: Memory | null = null;

function shelf(): Promise<Shelf> {
  // A browser that keeps nothing for this page refuses to open it, or never says anything.
  opened ??= Promise.race([Database.open(), late()]).catch(() => new Memory());
  return opened;
}

function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => {
      reject(new Error('not opened'));
    }, PATIENCE);
  });
}
