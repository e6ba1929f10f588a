// The last cards of the discard pile, as far as this client saw them laid; the top is always there.

import type { Card, Color } from '../../protocol';
import type { TableState } from '../../table/state';
import { viewOf } from '../../table/state';

/** A card on the discard pile. */
export interface Laid {
  /** Its own for each card, so that one that was laid stays the same one. */
  readonly key: string;
  readonly card: Card;
  readonly color: Color | null;
  /** How it lies, in degrees and shares of its width. */
  readonly angle: number;
  readonly shift: number;
}

const SHOWN = 4;

/** The last cards laid, the top last. */
export function lastLaid(state: TableState): Laid[] {
  const view = viewOf(state);
  if (view === null || view.top === null) return [];
  const laid: Laid[] = [];
  for (const entry of state.log) {
    entry.facts.forEach((fact, place) => {
      if (fact.fact !== 'played') return;
      fact.events.forEach((event, at) => {
        const key = `${String(entry.seq)}-${String(place)}-${String(at)}`;
        if (event.event === 'round_began' || event.event === 'start_returned') laid.length = 0;
        else if (event.event === 'refilled') laid.splice(0, laid.length - 1);
        else if (event.event === 'start_turned') laid.push(lying(key, event.card, null, entry.seq + at));
        else if (event.event === 'played') laid.push(lying(key, event.card, event.color, entry.seq + at));
      });
    });
  }
  const top = laid.at(-1);
  // After a reload the log is empty, and only the top is known.
  if (top?.card !== view.top) return [lying(`top-${view.top}`, view.top, view.color, 0)];
  return [...laid.slice(-SHOWN, -1), { ...top, color: view.color }];
}

function lying(key: string, card: Card, color: Color | null, seed: number): Laid {
  const turn = ((seed * 7919) % 17) - 8;
  return { key, card, color, angle: turn * 1.4, shift: (((seed * 104729) % 11) - 5) / 90 };
}
