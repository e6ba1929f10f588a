// What localStorage keeps, and what happens when it does not.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as keep from '../../src/app/keep';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  } as unknown as Storage;
}

const seat = (table: string, at: number): keep.Seat => ({
  ...{ table, token: 'k', member: 1, name: 'Ann', at, title: 'Ann, Bob' },
});

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('keep', () => {
  it('keeps a name, seats and profiles', () => {
    keep.keepName('Ann');
    keep.keepSeat(seat('t1', 1));
    keep.keepSeat(seat('t2', 2));
    keep.keepSeat({ ...seat('t1', 3), token: 'new' });
    keep.keepProfile({ id: 'a', name: 'Friday', doc: 'preset = "party"' });
    keep.keepProfile({ id: 'b', name: 'Sunday', doc: 'preset = "quick"' });
    keep.keepProfile({ id: 'a', name: 'Friday', doc: 'preset = "quick"' });
    expect(keep.myName()).toBe('Ann');
    expect(keep.seats().map(({ table, token }) => [table, token])).toEqual([
      ['t1', 'new'],
      ['t2', 'k'],
    ]);
    expect(keep.profiles().map(({ id, doc }) => [id, doc])).toEqual([
      ...[
        ['a', 'preset = "quick"'],
        ['b', 'preset = "quick"'],
      ],
    ]);
    keep.dropSeat('t1');
    keep.dropProfile('a');
    expect([keep.seatAt('t1'), keep.seats().length, keep.profiles().length]).toEqual([null, 1, 1]);
  });

  it('forgets the oldest seats when there are many', () => {
    for (let n = 0; n < 60; n += 1) keep.keepSeat(seat(`t${String(n)}`, n));
    expect(keep.seats()).toHaveLength(40);
    expect([keep.seatAt('t59')?.at, keep.seatAt('t0')]).toEqual([59, null]);
  });

  it('takes of garbage what can be used', () => {
    for (const garbage of ['', '{', 'null', '[]', '{"version":9,"name":"x"}', '{"version":1,"seats":{}}']) {
      localStorage.setItem('lastcard', garbage);
      expect([keep.myName(), keep.seats(), keep.profiles()]).toEqual(['', [], []]);
    }
    const seats = [null, 3, { table: 't' }, { table: 't', token: 'k', member: 1 }];
    localStorage.setItem(
      'lastcard',
      JSON.stringify({ version: 1, name: 7, seats, profiles: [{ id: 'a', doc: '' }] }),
    );
    expect(keep.seats()).toEqual([{ table: 't', token: 'k', member: 1, name: '', at: 0, title: '' }]);
    expect(keep.profiles()).toEqual([{ id: 'a', name: '', doc: '' }]);
  });

  it('has one seat at a table and one profile of a name, whatever was kept', () => {
    const twice = <T>(one: T): T[] => [one, one];
    const kept = { version: 1, seats: twice(seat('t', 1)), profiles: twice({ id: 'a', name: '', doc: '' }) };
    localStorage.setItem('lastcard', JSON.stringify(kept));
    expect([keep.seats(), keep.profiles()]).toEqual([[seat('t', 1)], [{ id: 'a', name: '', doc: '' }]]);
  });

  it('keeps things as long as the page where the storage is full', () => {
    keep.keepSeat(seat('old', 1));
    const { localStorage: full } = globalThis;
    const room = full.setItem;
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    keep.keepSeat(seat('new', 2));
    expect(keep.seats().map(({ table }) => table)).toEqual(['new', 'old']);
    full.setItem = room;
    keep.keepName('Ann');
    expect(full.getItem('lastcard')).toContain('new');
  });

  it('keeps things as long as the page where the browser refuses', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    keep.keepName('Bob');
    expect(keep.myName()).toBe('Bob');
  });
});
