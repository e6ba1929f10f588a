// The sentences of an estimate that are put together of several figures.

import type { Estimate } from '../../protocol';
import { t } from '../../words/index.svelte';
import { lasting, number, percent } from '../../words/say';
import { bestPlace, fairness, matchMinutes, rounded } from './figures';

/** More places than these are no list that anybody reads. */
const LISTED = 6;
/** Where the shares may be off by more than that, they say less than they seem to. */
const UNSURE = 0.03;

/** How long a match is; empty where there is no telling. */
export function matchText(estimate: Estimate): string {
  const minutes = matchMinutes(estimate);
  const { match_rounds } = estimate;
  if (minutes === null || match_rounds === null) return '';
  const rounds = Math.round(match_rounds);
  if (match_rounds === 1) return t('web-expect-match-one');
  const { unit, count } = rounded(minutes);
  return t('web-expect-match', { rounds, length: lasting(unit, count) });
}

/** How much the seat matters; empty where seats have no fixed place. */
export function seatsText(estimate: Estimate): string {
  const { seats, seats_margin } = estimate;
  if (seats.length === 0) return '';
  const level = fairness(estimate);
  const sentence = t('web-expect-seats', { level, shares: seats_margin > UNSURE ? 'none' : shares(seats) });
  if (level === 'even') return sentence;
  const place = bestPlace(estimate);
  const which = place === 1 ? 'first' : place === seats.length ? 'dealer' : 'other';
  return `${sentence} ${t('web-expect-best', { which, place })}`;
}

/** The shares of all places, `26 / 25 / 25 / 24 %`; of many only the least and the most. */
function shares(seats: readonly number[]): string {
  if (seats.length > LISTED)
    return t('web-expect-from-to', { low: whole(Math.min(...seats)), high: percent(Math.max(...seats)) });
  const last = seats.length - 1;
  return seats.map((share, at) => (at === last ? percent(share) : whole(share))).join(' / ');
}

/** Hundredths without their sign. */
function whole(part: number): string {
  return number(Math.round(part * 100));
}
