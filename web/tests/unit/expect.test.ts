// What the figures of an estimate mean for people.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Estimate } from '../../src/protocol';
import {
  bestPlace,
  fairness,
  luckLevel,
  matchMinutes,
  roundLength,
  rounded,
  stallsOneIn,
} from '../../src/screens/expect/figures';
import { matchText, seatsText } from '../../src/screens/expect/told';
import { addTexts, LANGUAGES, setLanguage, t, type Language } from '../../src/words/index.svelte';

/** Four players with the standard rules, as a server tells it. */
const STANDARD: Estimate = {
  fingerprint: '19624f37e6d0855e',
  players: 4,
  rounds: 14_586,
  turns: { mean: 47.3, low: 46.9, high: 47.7, p10: 25, p90: 77 },
  turn_seconds: 8,
  match_rounds: 9.2,
  seats: [0.266, 0.248, 0.247, 0.239],
  seats_margin: 0.007,
  luck: 0.82,
  luck_margin: 0.01,
  stalled: 0,
};

const changed = (change: Partial<Estimate>): Estimate => ({ ...STANDARD, ...change });

describe('how long it takes', () => {
  it('is told in whole minutes, never in none', () => {
    expect(roundLength(STANDARD)).toEqual({ minutes: 6, low: 3, high: 10 });
    const short = changed({ turns: { mean: 3, low: 2, high: 4, p10: 1, p90: 5 } });
    expect(roundLength(short)).toEqual({ minutes: 1, low: 1, high: 1 });
  });

  it('of a match is told as far as it is known', () => {
    expect(matchMinutes(STANDARD)).toBeCloseTo(58, 0);
    expect(matchMinutes(changed({ match_rounds: null }))).toBeNull();
  });

  it('is told less exactly the longer it is', () => {
    const told = [0.2, 4.4, 9.6, 12, 58, 86, 88, 100, 310].map(rounded);
    expect(told.map(({ unit, count }) => `${String(count)} ${unit}`)).toEqual([
      '1 minute',
      '4 minute',
      '10 minute',
      '10 minute',
      '60 minute',
      '85 minute',
      '1.5 hour',
      '1.5 hour',
      '5 hour',
    ]);
  });
});

describe('seats', () => {
  it('matter when they differ by more than chance and more than anybody would notice', () => {
    expect(fairness(STANDARD)).toBe('even');
    expect(fairness(changed({ seats: [0.29, 0.25, 0.24, 0.22] }))).toBe('little');
    expect(fairness(changed({ seats: [0.36, 0.24, 0.21, 0.19] }))).toBe('clear');
    expect(fairness(changed({ seats: [0.29, 0.25, 0.24, 0.22], seats_margin: 0.04 }))).toBe('even');
  });

  it('are compared with what would be fair for so many', () => {
    const ten = Array.from({ length: 10 }, (_, at) => (at === 0 ? 0.136 : 0.096));
    expect(fairness(changed({ seats: ten }))).toBe('clear');
    expect(fairness(changed({ seats: [0.52, 0.48] }))).toBe('even');
  });

  it('are counted from the player after the dealer', () => {
    expect(bestPlace(STANDARD)).toBe(1);
    expect(bestPlace(changed({ seats: [0.2, 0.2, 0.2, 0.4] }))).toBe(4);
  });
});

describe('luck and stalls', () => {
  it('have words for every part', () => {
    expect([1, 0.9, 0.82, 0.7, 0.5, 0.45, 0.2, 0].map(luckLevel)).toEqual([
      'all',
      'all',
      'mostly',
      'mostly',
      'both',
      'both',
      'skill',
      'skill',
    ]);
  });

  it('are told when one round of fifty stalls', () => {
    expect([0, 0.019, 0.02, 0.5, 1].map((stalled) => stallsOneIn(changed({ stalled })))).toEqual([
      null,
      null,
      50,
      2,
      1,
    ]);
  });
});

describe('in sentences', () => {
  beforeAll(() => addTexts('expect'));

  it('everything is told as it is', async () => {
    await setLanguage('en');
    expect(matchText(STANDARD)).toBe('A match takes about 9 rounds: 60 minutes in all.');
    expect(matchText(changed({ match_rounds: 1 }))).toBe('A match is a single round.');
    expect(matchText(changed({ match_rounds: null }))).toBe('');
    expect(seatsText(STANDARD)).toBe('Where you sit hardly matters (27 / 25 / 25 / 24%).');
    expect(seatsText(changed({ seats: [0.2, 0.22, 0.22, 0.36] }))).toBe(
      'Where you sit matters (20 / 22 / 22 / 36%). The dealer wins most often.',
    );
    expect(seatsText(changed({ seats: [] }))).toBe('');
  });

  it('shares that may be off by much, or that nobody would read, are not listed', async () => {
    await setLanguage('en');
    expect(seatsText(changed({ seats_margin: 0.05 }))).toBe('Where you sit hardly matters.');
    const many = Array.from({ length: 10 }, (_, at) => 0.095 + at * 0.001);
    expect(seatsText(changed({ seats: many }))).toBe('Where you sit hardly matters (10 to 10%).');
  });

  it.each(Object.keys(LANGUAGES) as Language[])('it can be told in %s', async (lang) => {
    await setLanguage(lang);
    const told = [
      t('web-expect-title', { players: 4 }),
      t('web-expect-round', { ...roundLength(STANDARD) }),
      matchText(STANDARD),
      ...[STANDARD.seats, [0.29, 0.25, 0.24, 0.22], [0.2, 0.2, 0.2, 0.4], [0.2, 0.4, 0.2, 0.2]].map((seats) =>
        seatsText(changed({ seats: [...seats] })),
      ),
    ];
    for (const sentence of told) expect(sentence).not.toMatch(/web-|\{|\}|undefined|NaN| {2}/);
    expect(new Set(told).size).toBe(told.length);
    await setLanguage('en');
  });
});
