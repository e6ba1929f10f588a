// The names of what the lab measured, and its numbers, as people read them.

import type { Entry, Measure } from '../../lab/house';
import { tMaybe } from '../../words/index.svelte';
import { decimal, finePercent } from '../../words/say';

/** Those are parts of a whole, and people read them as percent. */
const SHARES: ReadonlySet<Measure> = new Set([
  'first_seat_edge',
  'draw_share',
  'comebacks',
  'match_comebacks',
  'skill_easy',
  'skill_random',
  'stalls',
]);
/** Those are told above what would be fair, and spoken of as a whole. */
const EDGES: ReadonlySet<Measure> = new Set(['first_seat_edge', 'skill_easy', 'skill_random']);

/** What a measure is called where a row or a choice begins. */
export function measureTitle(measure: Measure): string {
  return capital(tMaybe(measureKey(measure)));
}

/** What a measure says, in one sentence. */
export function measureAbout(measure: Measure): string {
  return tMaybe(`${measureKey(measure)}.about`);
}

/** What a change of a measure is counted in. */
export function measureUnit(measure: Measure): string {
  return tMaybe(`${measureKey(measure)}.unit`);
}

/** What a house rule, or the base of it, is called. */
export function houseTitle({ id }: Entry): string {
  const key = id.replaceAll('_', '-');
  const title = tMaybe(`lab-house-${key}`);
  return title === '' ? tMaybe(`preset-${key}`) : title;
}

/** A house rule in one sentence. */
export function houseAbout({ id }: Entry): string {
  return tMaybe(`lab-house-${id.replaceAll('_', '-')}.about`);
}

/** What a measure came to: `47.2`, `31 %`. */
export function valueText(measure: Measure, value: number, { fair_share }: Entry): string {
  if (!SHARES.has(measure)) return decimal(value);
  return finePercent(EDGES.has(measure) ? value + fair_share : value);
}

/** By how much it is another than that of the base, in its unit: `+3.1`, `−0.4`. */
export function changeText(measure: Measure, difference: number): string {
  return decimal(SHARES.has(measure) ? difference * 100 : difference, 'exceptZero');
}

function measureKey(measure: Measure): string {
  return `lab-measure-${measure.replaceAll('_', '-')}`;
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
