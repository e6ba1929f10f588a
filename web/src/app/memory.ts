// The shelf where the browser keeps nothing: it lasts as long as the page.

import type { SoloEntry } from '../host/local';
import type { TableId } from '../protocol';
import { TakenOver, type KeptRecord, type Shelf, type SoloTable } from './kept';

/** A shelf in memory. */
export class Memory implements Shelf {
  readonly #records = new Map<string, KeptRecord>();
  #solo: SoloTable | null = null;
  #entries: SoloEntry[] = [];

  async records(): Promise<KeptRecord[]> {
    return [...this.#records.values()];
  }

  async record(id: string): Promise<KeptRecord | null> {
    return this.#records.get(id) ?? null;
  }

  async keepRecord(kept: KeptRecord): Promise<void> {
    this.#records.set(kept.id, kept);
  }

  async dropRecord(id: string): Promise<void> {
    this.#records.delete(id);
  }

  async soloTable(): Promise<SoloTable | null> {
    return this.#solo;
  }

  async soloEntries(table: TableId): Promise<SoloEntry[]> {
    return this.#solo?.table === table ? [...this.#entries] : [];
  }

  async beginSolo(solo: SoloTable, entries: readonly SoloEntry[]): Promise<void> {
    this.#solo = solo;
    this.#entries = [...entries];
  }

  async goOnSolo(
    table: TableId,
    entries: readonly SoloEntry[],
    records: readonly KeptRecord[],
  ): Promise<void> {
    const last = this.#entries.at(-1)?.seq ?? 0;
    if (this.#solo?.table !== table || entries.some(({ seq }) => seq <= last)) throw new TakenOver();
    this.#entries.push(...entries);
    for (const kept of records) this.#records.set(kept.id, kept);
  }

  async dropSolo(): Promise<void> {
    this.#solo = null;
    this.#entries = [];
  }
}
