// Whole matches, as their viewers were shown them: the view after each step is what the events make of the one before. The files
// are those that hold the engine to the same.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Counts, Event, View } from '../../src/protocol';
import { total } from '../../src/table/cards';
import { apply } from '../../src/table/view';
import { frozen } from './helpers/table';

interface Playthrough {
  readonly viewer: number | null;
  readonly start: View;
  readonly steps: readonly { events: Event[]; view?: Omit<View, 'rules'>; changed?: Partial<View> }[];
}

const folder = fileURLToPath(new URL('../../../corpus/playthroughs/', import.meta.url));
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

function read(file: string): Playthrough {
  return frozen(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Playthrough);
}

/** The view with what differs; of the discards only the kinds that differ are told. */
function changed(view: View, { discards, ...others }: Partial<View>): View {
  const counts: Counts = { ...view.discards, ...discards };
  const there = Object.entries(counts).filter(([, count]) => count > 0);
  return { ...view, ...others, discards: Object.fromEntries(there) };
}

describe('playthroughs', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)('%s goes as it was shown', (file) => {
    const { start, steps } = read(file);
    let expected = start;
    let view = start;
    for (const [step, { events, view: whole, changed: differing }] of steps.entries()) {
      // A frozen view throws where it is changed instead of made anew.
      for (const event of events) view = frozen(apply(view, event));
      expected = whole === undefined ? changed(expected, differing ?? {}) : { ...whole, rules: start.rules };
      expect({ step, view }).toEqual({ step, view: expected });
    }
    expect(steps.length).toBeGreaterThan(0);
  });

  it.each(files)('%s never shows more cards than there are', (file) => {
    const { start, steps } = read(file);
    let view = start;
    for (const event of steps.flatMap(({ events }) => events)) {
      view = apply(view, event);
      const { hand, viewer, counts, draw_pile, under_top, top, phase, deck, discards } = view;
      if (viewer !== null) expect(hand).toHaveLength(counts[viewer] ?? 0);
      expect(total(discards)).toBeLessThanOrEqual(under_top);
      const pool = phase.phase === 'redealing' ? phase.cards : 0;
      const held = counts.reduce((sum, count) => sum + count, 0) + draw_pile + under_top + pool;
      if (view.round > 0) expect(held + (top === null ? 0 : 1)).toBe(total(deck));
    }
  });

  it('hold every kind of event', () => {
    const events = files.flatMap((file) => read(file).steps).flatMap(({ events }) => events);
    const kinds = new Set(events.map(({ event }) => event));
    expect([...kinds].sort()).toEqual(Object.keys(KINDS).sort());
  });
});

/** Every kind of event; the compiler knows when one is missing. */
const KINDS: Record<Event['event'], true> = {
  ...{
    dealer_drew: true,
    round_began: true,
    dealt: true,
    start_turned: true,
    start_returned: true,
    turn: true,
  },
  ...{ named: true, played: true, called: true, exposed: true, window_closed: true, caught: true },
  ...{ false_call: true, false_catch: true, uncalled: true, drew: true, refilled: true, forgiven: true },
  ...{ passed: true, skipped: true, direction_turned: true, challenged: true, swapped: true, rotated: true },
  ...{ collected: true, went_out: true, knocked_out: true, left: true, time_was_up: true, round_ended: true },
  ...{ hand_counted: true, scored: true, eliminated: true, match_ended: true },
};
