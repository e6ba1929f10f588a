// What an event did to a seat, in a word or two.

import type { Event, SeatNumber } from '../../protocol';
import { t } from '../../words/index.svelte';

export interface Hit {
  readonly seat: SeatNumber;
  readonly text: string;
  readonly kind: 'good' | 'bad' | 'plain';
}

/** What events did, seat by seat; what everybody sees anyway is left out. */
export function hitsOf(events: readonly Event[]): Hit[] {
  const marks: Hit[] = [];
  const drawn = new Map<SeatNumber, number>();
  for (const event of events) {
    switch (event.event) {
      case 'skipped':
        marks.push({ seat: event.seat, text: t('web-table-mark-skipped'), kind: 'bad' });
        break;
      case 'called':
        marks.push({ seat: event.seat, text: t('web-table-mark-uno'), kind: 'good' });
        break;
      case 'caught':
        marks.push({ seat: event.seat, text: t('web-table-mark-caught'), kind: 'bad' });
        break;
      case 'false_call':
        marks.push({ seat: event.seat, text: t('web-table-mark-false-call'), kind: 'bad' });
        break;
      case 'false_catch':
        marks.push({ seat: event.by, text: t('web-table-mark-false-catch'), kind: 'bad' });
        break;
      case 'challenged': {
        const guilty = String(event.guilty);
        marks.push({ seat: event.offender, text: t('web-table-mark-challenged', { guilty }), kind: 'bad' });
        break;
      }
      case 'passed':
        marks.push({ seat: event.seat, text: t('web-table-mark-passed'), kind: 'plain' });
        break;
      case 'went_out':
        marks.push({ seat: event.seat, text: t('web-table-mark-out'), kind: 'good' });
        break;
      case 'drew':
        drawn.set(event.seat, (drawn.get(event.seat) ?? 0) + 1);
        break;
      default:
    }
  }
  for (const [seat, count] of drawn) {
    marks.push({ seat, text: t('web-table-mark-drew', { count }), kind: count > 1 ? 'bad' : 'plain' });
  }
  return marks;
}
