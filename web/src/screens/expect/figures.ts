// What the figures of an estimate mean for people at a table: whole minutes, and how much something matters.

import type { Estimate } from '../../protocol';

/** How long something takes, in minutes. */
export interface Length {
  readonly minutes: number;
  /** Most of the time not shorter, and not longer. */
  readonly low: number;
  readonly high: number;
}

/** How much the seat matters: not so that anybody would notice, a little, or clearly. */
export type Fairness = 'even' | 'little' | 'clear';

/** Who decides: nearly always luck, mostly luck, both, mostly skill. */
export type Luck = 'all' | 'mostly' | 'both' | 'skill';

/** Rounds that end because nobody can go on are worth a word when one of fifty does. */
const STALLS = 0.02;

/** How long a round takes people; eight of ten rounds lie between low and high. */
export function roundLength({ turns, turn_seconds }: Estimate): Length {
  const minutes = (count: number) => Math.max(1, Math.round((count * turn_seconds) / 60));
  return { minutes: minutes(turns.mean), low: minutes(turns.p10), high: minutes(turns.p90) };
}

/** How many minutes a match takes; null where there is no telling. */
export function matchMinutes({ turns, turn_seconds, match_rounds }: Estimate): number | null {
  return match_rounds === null ? null : (turns.mean * turn_seconds * match_rounds) / 60;
}

/** How much the seat matters. What may be chance does not count. */
export function fairness({ seats, seats_margin }: Estimate): Fairness {
  const apart = Math.max(...seats) - Math.min(...seats);
  // As a part of what everybody would win: two points of a hundred are nothing of fifty, and much of five.
  const part = apart * seats.length;
  if (part < 0.15 || apart <= 2 * seats_margin) return 'even';
  return part < 0.4 ? 'little' : 'clear';
}

/** The place that wins most often, from 1 for the player after the dealer. */
export function bestPlace({ seats }: Estimate): number {
  return seats.indexOf(Math.max(...seats)) + 1;
}

export function luckLevel(luck: number): Luck {
  if (luck >= 0.9) return 'all';
  if (luck >= 0.7) return 'mostly';
  return luck >= 0.45 ? 'both' : 'skill';
}

/** One of how many rounds ends because nobody can go on; null where that is rare. */
export function stallsOneIn({ stalled }: Estimate): number | null {
  return stalled < STALLS ? null : Math.round(1 / stalled);
}

/** Minutes as people say them: the longer it takes, the less exactly. */
export function rounded(minutes: number): { unit: 'minute' | 'hour'; count: number } {
  if (minutes < 10) return { unit: 'minute', count: Math.max(1, Math.round(minutes)) };
  if (minutes < 87.5) return { unit: 'minute', count: Math.round(minutes / 5) * 5 };
  return { unit: 'hour', count: Math.round(minutes / 30) / 2 };
}
