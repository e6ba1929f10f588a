// The shelf keeps records and the solo table; in IndexedDB, and in memory where the browser refuses.

import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Database } from '../../src/app/database';
import { recordOf, soloOf, TakenOver, type KeptRecord, type Shelf, type SoloTable } from '../../src/app/kept';
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

describe('what lies there', () => {
  const rubbish = [
    null,
    5,
    'x',
    [],
    {},
    { id: 'a' },
    { ...record('a'), players: 'Ann' },
    { ...record('a'), at: NaN },
  ];

  it('is a record or the solo table, or is left alone', () => {
    for (const one of rubbish) expect([recordOf(one), soloOf(one)]).toEqual([null, null]);
    for (const one of [
      { ...record('a'), winners: [1] },
      { ...record('a'), text: 5 },
      { ...record('a'), at: 9e15 },
    ])
      expect(recordOf(one)).toBeNull();
    for (const one of [
      { ...solo, table: 5 },
      { ...solo, bots: null },
      { ...solo, rules: {} },
    ])
      expect(soloOf(one)).toBeNull();
    const named = { ...record('a'), table: 't1' };
    expect([recordOf(record('a')), recordOf(named), soloOf(solo)]).toEqual([record('a'), named, solo]);
  });
});

describe('the shelf of the page', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('shows what it can read and forgets nothing else', async () => {
    const shelf = await import('../../src/app/shelf');
    await shelf.keepRecord({ id: 'broken' } as KeptRecord);
    await shelf.keepRecord(record('whole'));
    expect((await shelf.records()).map(({ id }) => id)).toEqual(['whole']);
    expect(await shelf.record('broken')).toBeNull();
  });

  it('lasts as long as the page where the browser never opens it', async () => {
    vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
    const shelf = await import('../../src/app/shelf');
    const kept = shelf.keepRecord(record('a'));
    await vi.advanceTimersByTimeAsync(10_000);
    await kept;
    expect(await shelf.records()).toEqual([record('a')]);
  });

  it('has a solo table also where the disk is full, and writes its records down when there is room again', async () => {
    const shelf = await import('../../src/app/shelf');
    await shelf.beginSolo(solo, [entry(1)]);
    const { Database } = await import('../../src/app/database');
    const full = vi.spyOn(Database.prototype, 'beginSolo').mockRejectedValue(new DOMException('full'));
    await shelf.beginSolo({ ...solo, table: 't2' }, [entry(1)]);
    await shelf.goOnSolo('t2', [entry(2)], [record('t2-1')]);
    expect((await shelf.soloTable())?.table).toBe('t2');
    expect((await shelf.soloEntries('t2')).length).toBe(2);
    expect((await shelf.records()).map(({ id }) => id)).toEqual(['t2-1']);
    full.mockRestore();
    await shelf.beginSolo({ ...solo, table: 't3' }, [entry(1)]);
    expect([(await shelf.soloTable())?.table, await shelf.record('t2-1')]).toEqual(['t3', record('t2-1')]);
  });
});
