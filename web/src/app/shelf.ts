// What this browser keeps in IndexedDB: records of finished matches, and the log of the solo table. Where the browser refuses,
// all of it lasts as long as the page.

import type { SoloEntry } from '../host/local';
import type { TableId } from '../protocol';
import { Database } from './database';
import type { KeptRecord, Shelf, SoloTable } from './kept';
import { Memory } from './memory';

export { TakenOver, type KeptRecord, type SoloTable } from './kept';

/** The records that are kept, the last one first. */
export async function records(): Promise<KeptRecord[]> {
  const all = await (await shelf()).records();
  return all.sort((a, b) => b.at - a.at);
}

export async function record(id: string): Promise<KeptRecord | null> {
  return (await shelf()).record(id);
}

/** Keeps a record, in the place of the one with the same id. */
export async function keepRecord(kept: KeptRecord): Promise<void> {
  await (await shelf()).keepRecord(kept);
}

export async function dropRecord(id: string): Promise<void> {
  await (await shelf()).dropRecord(id);
}

/** The solo table that can be gone on with. */
export async function soloTable(): Promise<SoloTable | null> {
  return (await shelf()).soloTable();
}

/** Everything that the solo table has written down, in order. */
export async function soloEntries(table: TableId): Promise<SoloEntry[]> {
  return (await shelf()).soloEntries(table);
}

/** Begins the solo table anew; the one before is forgotten. */
export async function beginSolo(solo: SoloTable, entries: readonly SoloEntry[]): Promise<void> {
  await (await shelf()).beginSolo(solo, entries);
}

/** Keeps more entries of the solo table, and records with them: all of it or nothing. Rejects with `TakenOver`. */
export async function goOnSolo(
  table: TableId,
  entries: readonly SoloEntry[],
  records: readonly KeptRecord[],
): Promise<void> {
  if (entries.length + records.length > 0) await (await shelf()).goOnSolo(table, entries, records);
}

/** Forgets the solo table. */
export async function dropSolo(): Promise<void> {
  await (await shelf()).dropSolo();
}

let opened: Promise<Shelf> | null = null;

function shelf(): Promise<Shelf> {
  // A browser that keeps nothing for this page refuses to open it.
  opened ??= Database.open().catch(() => new Memory());
  return opened;
}
