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

/** What lies on the shelf as a record; null for what is none: it was written by another page than this one, or damaged. */
export function recordOf(value: unknown): KeptRecord | null {
  if (!isObject(value)) return null;
  const { id, at, players, winners, text, table } = value;
  if (typeof id !== 'string' || typeof text !== 'string' || !isTime(at)) return null;
  if (!isTexts(players) || !isTexts(winners)) return null;
  return { id, at, players, winners, text, ...(typeof table === 'string' ? { table } : {}) };
}

/** What lies on the shelf as the solo table; null for what is none. */
export function soloOf(value: unknown): SoloTable | null {
  if (!isObject(value)) return null;
  const { table, token, name, bots, rules, at } = value;
  if (typeof table !== 'string' || typeof token !== 'string' || typeof name !== 'string') return null;
  if (!isTexts(bots) || !isTime(at) || (rules !== null && typeof rules !== 'string')) return null;
  return { table, token, name, bots: bots as readonly Level[], rules, at };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** As far as a calendar goes. */
function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15;
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
