// What happened last, in a sentence or two, for who did not look.

import type { Event } from '../../protocol';
import { seatNames, seatOf, type TableState } from '../../table/state';
import { lines } from '../../words/narrate';

/** What is told elsewhere, or too long for a line. */
const LEFT_OUT: ReadonlySet<Event['event']> = new Set(['turn', 'dealer_drew', 'dealt', 'window_closed']);

/** The last thing that happened in the game, as far as this client saw it; else nothing. */
export function latest(state: TableState): string {
  for (const { facts } of state.log.toReversed()) {
    const events = facts
      .flatMap((fact) => (fact.fact === 'played' ? fact.events : []))
      .filter(({ event }) => !LEFT_OUT.has(event));
    if (events.length > 0) return lines(events, seatNames(state), seatOf(state)).join(' ');
  }
  return '';
}
