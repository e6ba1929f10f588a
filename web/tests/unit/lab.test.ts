// What house rules do: the figures that are kept, and what is told of them.

import { beforeAll, describe, expect, it } from 'vitest';
import { BASES, effects, houseRules, isCertain, MEASURES, measuresOf, type Table } from '../../src/lab/house';
import { sentences } from '../../src/screens/lab/sentences';
import {
  changeText,
  houseAbout,
  houseTitle,
  measureAbout,
  measureTitle,
  measureUnit,
  valueText,
} from '../../src/screens/lab/words';
import { addTexts, LANGUAGES, setLanguage, tMaybe, type Language } from '../../src/words/index.svelte';

const languages = Object.keys(LANGUAGES) as Language[];

beforeAll(async () => {
  await addTexts('lab');
});

describe.each(BASES)('the figures for %s', (base) => {
  it('are those of that base, with intervals that hold their values', async () => {
    const found = await houseRules(base);
    expect(found).toMatchObject({ kind: 'house_rules', version: 1, base });
    for (const { entries, seats } of found.tables) {
      expect(entries[0].id).toBe(base);
      for (const { id, measures, differences, places, turns } of entries) {
        const all = [...Object.values({ ...measures }), ...Object.values({ ...differences }), ...places];
        for (const interval of all) {
          if (interval === null) continue;
          const [value, low, high] = interval;
          expect({ id, seats, holds: low <= value && value <= high }).toEqual({ id, seats, holds: true });
        }
        expect([0, seats]).toContain(places.length);
        expect(turns.p10 <= turns.p50 && turns.p50 <= turns.p90).toBe(true);
        expect(differences === undefined).toBe(id === base);
      }
    }
  });

  it('are of measures and rules that have names in every language', async () => {
    const { tables } = await houseRules(base);
    for (const lang of languages) {
      await setLanguage(lang);
      for (const measure of MEASURES) {
        for (const text of [measureTitle(measure), measureAbout(measure), measureUnit(measure)])
          expect({ measure, lang, there: text !== '' }).toEqual({ measure, lang, there: true });
      }
      for (const entry of tables.flatMap(({ entries }) => entries)) {
        const told = [houseTitle(entry), entry.id === base ? 'a base' : houseAbout(entry)];
        expect({ id: entry.id, lang, told: told.every((text) => text !== '') }).toMatchObject({ told: true });
      }
    }
    await setLanguage('en');
  });

  it('are told in whole sentences in every language', async () => {
    const { tables } = await houseRules(base);
    for (const lang of languages) {
      await setLanguage(lang);
      for (const table of tables) {
        for (const entry of table.entries.slice(1)) {
          const told = sentences(table, entry);
          expect(told.length).toBeGreaterThan(0);
          for (const sentence of told) expect(sentence).not.toMatch(/^$|lab-|\{|\}|undefined|NaN|∞/);
        }
      }
    }
    await setLanguage('en');
  });
});

describe('a base', () => {
  it('that there are no figures for is told', async () => {
    await expect(houseRules('nothing')).rejects.toThrow('nothing');
    expect(BASES).toContain('official');
  });
});

const entry = (id: string, value: number, difference: readonly [number, number, number] | null) => ({
  id,
  fair_share: 0.25,
  measures: {
    turns_per_round: [value, value - 1, value + 1] as const,
    skill_easy: [0.05, 0.04, 0.06] as const,
  },
  ...(difference === null
    ? {}
    : {
        differences: { turns_per_round: difference, skill_easy: null },
        certain: difference[1] > 0 || difference[2] < 0 ? (['turns_per_round'] as const) : [],
      }),
  turns: { p10: 1, p25: 2, p50: 3, p75: 4, p90: 5 },
  places: [],
  worst_penalty: 4,
});
const TABLE: Table = {
  seats: 4,
  rounds: 1000,
  matches: 100,
  skill_rounds: 1000,
  pace_seconds: 8,
  entries: [
    entry('official', 45, null),
    entry('mercy', 44.9, [-0.1, -0.5, 0.3]),
    entry('stacking', 49.5, [4.5, 4, 5]),
    entry('jump_in', 40.5, [-4.5, -5, -4]),
  ],
};

describe('the effects of house rules', () => {
  it('stand in the order of what they change, those without a figure left out', () => {
    expect(effects(TABLE, 'turns_per_round').map(({ entry }) => entry.id)).toEqual([
      'stacking',
      'mercy',
      'jump_in',
    ]);
    expect(effects(TABLE, 'skill_easy')).toEqual([]);
    expect(measuresOf(TABLE)).toEqual(['turns_per_round']);
  });

  it('are certain where the lab says so', () => {
    const certain = effects(TABLE, 'turns_per_round').map(({ entry }) => isCertain(entry, 'turns_per_round'));
    expect(certain).toEqual([true, false, true]);
  });

  it('are told with what they are compared with', () => {
    const told = TABLE.entries.slice(1).map((rule) => sentences(TABLE, rule)[0]);
    expect(told).toEqual([
      tMaybe('lab-says-turns-same', {
        rules: 'Mercy at 25 cards',
        rounds: '1,000',
        change: 'same',
        base: 'Official',
        here: '44.9',
        minutes: '6',
        pace: '8',
      }),
      tMaybe('lab-says-turns', {
        rules: 'Stacking',
        change: 'more',
        by: '10%',
        here: '49.5',
        base: '45',
        minutes: '6.6',
        pace: '8',
      }),
      tMaybe('lab-says-turns', {
        rules: 'Jumping in',
        change: 'less',
        by: '10%',
        here: '40.5',
        base: '45',
        minutes: '5.4',
        pace: '8',
      }),
    ]);
  });
});

describe('measured numbers', () => {
  it('are written as people read them', () => {
    const [base] = TABLE.entries;
    expect(valueText('turns_per_round', 47.26, base)).toBe('47.3');
    expect(valueText('penalties', 0.154, base)).toBe('0.15');
    expect(valueText('draw_share', 0.3141, base)).toBe('31.4%');
    expect(valueText('skill_easy', 0.05, base)).toBe('30%');
    expect(changeText('turns_per_round', 3.14)).toBe('+3.1');
    expect(changeText('draw_share', -0.0278)).toBe('−2.8');
    expect(changeText('stalls', 0)).toBe('0');
  });
});
