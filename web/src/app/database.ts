// The shelf in IndexedDB.

import type { SoloEntry } from '../host/local';
import type { TableId } from '../protocol';
import { TakenOver, type KeptRecord, type Shelf, type SoloTable } from './kept';

const NAME = 'lastcard';
const VERSION = 1;
/** By id. */
const RECORDS = 'records';
/** One, under the key `CURRENT`. */
const SOLO = 'solo';
const CURRENT = 'current';
/** By table and seq. */
const ENTRIES = 'entries';

/** As it lies there. */
type Entry = SoloEntry & { readonly table: TableId };

/** A shelf that stays. */
export class Database implements Shelf {
  readonly #db: IDBDatabase;

  private constructor(db: IDBDatabase) {
    this.#db = db;
    // Another tab has a newer page: this one lets it go on, and is loaded anew some time.
    db.onversionchange = () => {
      db.close();
    };
  }

  static async open(): Promise<Database> {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(RECORDS, { keyPath: 'id' });
      request.result.createObjectStore(SOLO);
      request.result.createObjectStore(ENTRIES, { keyPath: ['table', 'seq'] });
    };
    return new Database(await got(request));
  }

  async records(): Promise<KeptRecord[]> {
    return got<KeptRecord[]>(this.#db.transaction(RECORDS).objectStore(RECORDS).getAll());
  }

  async record(id: string): Promise<KeptRecord | null> {
    const found = this.#db.transaction(RECORDS).objectStore(RECORDS).get(id);
    return (await got<KeptRecord | undefined>(found)) ?? null;
  }

  async keepRecord(kept: KeptRecord): Promise<void> {
    await this.#change([RECORDS], (transaction) => {
      transaction.objectStore(RECORDS).put(kept);
    });
  }

  async dropRecord(id: string): Promise<void> {
    await this.#change([RECORDS], (transaction) => {
      transaction.objectStore(RECORDS).delete(id);
    });
  }

  async soloTable(): Promise<SoloTable | null> {
    const found = this.#db.transaction(SOLO).objectStore(SOLO).get(CURRENT);
    return (await got<SoloTable | undefined>(found)) ?? null;
  }

  async soloEntries(table: TableId): Promise<SoloEntry[]> {
    const range = IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
    const found = this.#db.transaction(ENTRIES).objectStore(ENTRIES).getAll(range);
    const entries = await got<Entry[]>(found);
    return entries.map(({ seq, at, text }) => ({ seq, at, text }));
  }

  async beginSolo(solo: SoloTable, entries: readonly SoloEntry[]): Promise<void> {
    await this.#change([SOLO, ENTRIES], (transaction) => {
      transaction.objectStore(SOLO).put(solo, CURRENT);
      transaction.objectStore(ENTRIES).clear();
      add(transaction, solo.table, entries);
    });
  }

  async goOnSolo(
    table: TableId,
    entries: readonly SoloEntry[],
    records: readonly KeptRecord[],
  ): Promise<void> {
    let other = false;
    const done = this.#change([SOLO, ENTRIES, RECORDS], (transaction) => {
      const current = transaction.objectStore(SOLO).get(CURRENT);
      current.onsuccess = () => {
        const solo = current.result as SoloTable | undefined;
        if (solo?.table !== table) {
          other = true;
          transaction.abort();
          return;
        }
        add(transaction, table, entries);
        for (const kept of records) transaction.objectStore(RECORDS).put(kept);
      };
    });
    try {
      await done;
    } catch (error) {
      // An entry of that place is there already: another tab wrote it.
      const twice = error instanceof DOMException && error.name === 'ConstraintError';
      throw other || twice ? new TakenOver() : error;
    }
  }

  async dropSolo(): Promise<void> {
    await this.#change([SOLO, ENTRIES], (transaction) => {
      transaction.objectStore(SOLO).clear();
      transaction.objectStore(ENTRIES).clear();
    });
  }

  /** Settled when everything is on the disk as far as the browser promises that. */
  #change(stores: string[], work: (transaction: IDBTransaction) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.#db.transaction(stores, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => {
        resolve();
      };
      transaction.onabort = () => {
        reject(transaction.error ?? new Error('not kept'));
      };
      work(transaction);
    });
  }
}

function add(transaction: IDBTransaction, table: TableId, entries: readonly SoloEntry[]): void {
  const store = transaction.objectStore(ENTRIES);
  for (const entry of entries) store.add({ ...entry, table } satisfies Entry);
}

function got<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result as T);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('not read'));
    };
  });
}
