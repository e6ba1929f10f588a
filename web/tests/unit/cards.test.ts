import { describe, expect, it } from 'vitest';
import {
  byColor,
  countsOf,
  expand,
  face,
  indexOf,
  isCard,
  KINDS,
  sorted,
  total,
} from '../../src/table/cards';

describe('cards', () => {
  it('has 57 kinds, each with a face of its own, in the order of the game', () => {
    expect(KINDS).toHaveLength(57);
    expect(new Set(KINDS.map((card) => JSON.stringify(face(card)))).size).toBe(57);
    expect([...KINDS].sort(byColor)).toEqual(KINDS);
    // The places that docs/fair-shuffle.md gives.
    const places = {
      R0: 0,
      R9: 9,
      RS: 10,
      RR: 11,
      'R+2': 12,
      Y0: 13,
      G0: 26,
      B0: 39,
      W: 52,
      'W+4': 53,
      WB: 56,
    };
    for (const [card, place] of Object.entries(places)) expect(indexOf(card)).toBe(place);
  });

  it('reads what a card shows', () => {
    expect(face('R5')).toEqual({ color: 'red', rank: 'number', number: 5 });
    expect(face('YR')).toEqual({ color: 'yellow', rank: 'reverse', number: null });
    expect(face('G+2')).toEqual({ color: 'green', rank: 'draw_two', number: null });
    expect(face('BS')).toEqual({ color: 'blue', rank: 'skip', number: null });
    expect(face('W+4')).toEqual({ color: null, rank: 'wild_draw_four', number: null });
    expect(['W', 'WS', 'WH', 'WB'].map((card) => face(card).rank)).toEqual([
      ...['wild', 'swap_hands', 'shuffle_hands', 'blank'],
    ]);
    expect([isCard('R5'), isCard('R10'), isCard('')]).toEqual([true, false, false]);
  });

  it('lays a hand out by color or by number', () => {
    const hand = ['W', 'B5', 'R+2', 'Y5', 'R0', 'BS'];
    expect(sorted(hand, 'color')).toEqual(['R0', 'R+2', 'Y5', 'B5', 'BS', 'W']);
    expect(sorted(hand, 'number')).toEqual(['R0', 'Y5', 'B5', 'BS', 'R+2', 'W']);
    expect(hand[0]).toBe('W');
  });

  it('takes counts apart and puts them together again', () => {
    const counts = { W: 1, R5: 2, BS: 1 };
    expect(expand(counts)).toEqual(['R5', 'R5', 'BS', 'W']);
    expect(countsOf(expand(counts))).toEqual(counts);
    expect(total(counts)).toBe(4);
  });
});
