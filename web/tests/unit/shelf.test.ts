// The shelf keeps records and the solo table; in IndexedDB, and in memory where the browser refuses.

import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { Database } from '../../src/app/database';
import { TakenOver, type KeptRecord, type Shelf, type SoloTable } from '../../src/app/kept';
import { Memory } from '../../src/app/memory';

const solo: SoloTable = { table: 't1', token: 'k', name: 'Ann', bots: ['normal'], rules: null, at: 1 };
const entry = (seq: number) => ({ seq, at: seq, text: `entry ${String(seq)}` });
const record = (id: string): KeptRecord => ({ id, at: 1, players: ['Ann'], winners: [], text: 'lastcard' });
const makers: [string, () => Promise<Shelf>][] = [
  ['in the database', () => Database.open()],
  ['in memory', async () => new Memory()],
];

describe.each(makers)('the shelf %s', (_, make) => {
  it('keeps records until they are dropped', async () => {
    const shelf = await make();
    await shelf.keepRecord(record('a'));
    await shelf.keepRecord({ ...record('a'), at: 2 });
    await shelf.keepRecord(record('b'));
    expect((await shelf.records()).map(({ id, at }) => [id, at])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    await shelf.dropRecord('a');
    expect([await shelf.record('a'), await shelf.record('b')]).toEqual([null, record('b')]);
    await shelf.dropRecord('b');
  });

  it('keeps the log of the solo table in order, with the records of its matches', async () => {
    const shelf = await make();
    await shelf.beginSolo(solo, [entry(1), entry(2)]);
    await shelf.goOnSolo('t1', [entry(3)], []);
    // Places are numbers: the tenth stands behind the ninth.
    await shelf.goOnSolo('t1', [4, 5, 6, 7, 8, 9, 10].map(entry), [record('t1-1')]);
    expect(await shelf.soloTable()).toEqual(solo);
    expect((await shelf.soloEntries('t1')).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await shelf.soloEntries('t2')).toEqual([]);
    expect(await shelf.record('t1-1')).toEqual(record('t1-1'));
    await shelf.dropSolo();
    expect([await shelf.soloTable(), await shelf.soloEntries('t1')]).toEqual([null, []]);
  });

  it('refuses entries of another tab, and keeps nothing of them', async () => {
    const shelf = await make();
    await shelf.beginSolo(solo, [entry(1), entry(2)]);
    await expect(shelf.goOnSolo('t1', [entry(2), entry(3)], [record('x')])).rejects.toThrow(TakenOver);
    await expect(shelf.goOnSolo('t2', [entry(3)], [record('x')])).rejects.toThrow(TakenOver);
    expect((await shelf.soloEntries('t1')).map(({ seq }) => seq)).toEqual([1, 2]);
    expect(await shelf.record('x')).toBeNull();
  });

  it('forgets the solo table before when another one begins', async () => {
    const shelf = await make();
    await shelf.beginSolo(solo, [entry(1), entry(2)]);
    await shelf.beginSolo({ ...solo, table: 't2' }, [entry(1)]);
    expect([await shelf.soloEntries('t1'), (await shelf.soloEntries('t2')).length]).toEqual([[], 1]);
  });
});
