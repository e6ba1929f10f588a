// What lies on the shelf, and what a shelf can do.

import type { SoloEntry } from '../host/local';
import type { Level, TableId, Token } from '../protocol';

/** The record of a finished match. */
export interface KeptRecord {
  /** Its name here: `TABLE-NUMBER` for a match that was played here, drawn anew for one that was brought. */
  readonly id: string;
  /** When it ended, or was brought here; milliseconds since 1970. */
  readonly at: number;
  /** The names of those who played, by seat. */
  readonly players: readonly string[];
  /** The names of those who won. */
  readonly winners: readonly string[];
  /** The record; `docs/notation.md` describes it. */
  readonly text: string;
  /** The table at which it was played, where it is known. */
  readonly table?: TableId;
}

/** The solo table of this browser. */
export interface SoloTable {
  readonly table: TableId;
  readonly token: Token;
  /** The name of the person. */
  readonly name: string;
  readonly bots: readonly Level[];
  /** The rules as they were asked for: a preset's name or a document; null for the usual ones. */
  readonly rules: string | null;
  /** When it was opened. */
  readonly at: number;
}

/** Another tab has gone on with the solo table, or has opened another one. */
export class TakenOver extends Error {}

/** Where all of it is kept. */
export interface Shelf {
  records(): Promise<KeptRecord[]>;
  record(id: string): Promise<KeptRecord | null>;
  keepRecord(kept: KeptRecord): Promise<void>;
  dropRecord(id: string): Promise<void>;
  soloTable(): Promise<SoloTable | null>;
  soloEntries(table: TableId): Promise<SoloEntry[]>;
  beginSolo(solo: SoloTable, entries: readonly SoloEntry[]): Promise<void>;
  goOnSolo(table: TableId, entries: readonly SoloEntry[], records: readonly KeptRecord[]): Promise<void>;
  dropSolo(): Promise<void>;
}
