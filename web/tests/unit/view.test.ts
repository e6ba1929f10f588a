// The twin of the engine's `View::apply`, event by event; playthroughs.test.ts compares whole matches.

import { describe, expect, it } from 'vitest';
import type { Event, View } from '../../src/protocol';
import { apply, applyAll } from '../../src/table/view';
import { DEAL, frozen, view } from './helpers/table';

const dealt = applyAll(view(), DEAL);
/** The view after these events of the round, nothing of what went in having been changed. */
function after(...events: Event[]): View {
  return events.reduce((before, event) => apply(frozen(before), frozen(event)), dealt);
}

describe('a view', () => {
  it('begins a round with everything of the last one gone', () => {
    const stale = view({
      ...{
        hand: ['R5'],
        color: 'red',
        top: 'R5',
        discards: { R5: 2 },
        under_top: 3,
        out: [1],
        knocked_out: [2],
      },
      ...{
        uncalled: [0],
        exposed: [0],
        exposed_by_other: [0],
        caught: [1],
        announced: [2],
        points: [9, 9, 9],
      },
      ...{ direction: 'counterclockwise', laid_by: { by: 'seat', seat: 1 }, totals: [9, 9, 9] },
    });
    const began = apply(stale, { event: 'round_began', round: 2, dealer: 1, players: [0, 1] });
    expect(began).toEqual(
      view({
        round: 2,
        dealer: 1,
        in_round: [0, 1],
        draw_pile: 20,
        totals: [9, 9, 9],
        phase: { phase: 'dealing' },
      }),
    );
  });

  it('knows after the deal the own cards in order, and how many all hold', () => {
    expect(dealt).toMatchObject({
      ...{ hand: ['R5', 'W'], counts: [2, 2, 2], draw_pile: 13, top: 'BS', color: 'blue', under_top: 0 },
      phase: { phase: 'turn', seat: 1, step: { step: 'play' } },
    });
  });

  it('puts a start card back that was refused', () => {
    const back = applyAll(view(), [...DEAL.slice(0, -1), { event: 'start_returned', to: 'middle' }]);
    expect(back).toMatchObject({ draw_pile: 14, top: null, color: null });
    expect(apply(back, { event: 'start_turned', card: 'W' })).toMatchObject({
      draw_pile: 13,
      top: 'W',
      color: null,
    });
    expect(apply(back, { event: 'named', seat: 1, color: 'green' }).color).toBe('green');
  });

  it('lays cards on the pile', () => {
    const first = after({ event: 'played', seat: 1, card: 'BS', color: null, jump_in: false });
    expect(first).toMatchObject({
      top: 'BS',
      color: 'blue',
      discards: { BS: 1 },
      under_top: 1,
      counts: [2, 1, 2],
    });
    expect(first.laid_by).toEqual({ by: 'seat', seat: 1 });
    const own = apply(first, { event: 'played', seat: 0, card: 'W', color: 'red', jump_in: false });
    expect(own).toMatchObject({ hand: ['R5'], color: 'red', discards: { BS: 2 }, counts: [1, 1, 2] });
    const last = apply(own, { event: 'played', seat: 0, card: 'W', color: null, jump_in: false });
    expect(last.color).toBeNull();
  });

  it('draws, refills and sorts what was drawn into the own hand', () => {
    const drawn = after(
      { event: 'drew', seat: 0, card: 'Y5', why: 'turn' },
      { event: 'drew', seat: 1, card: null, why: 'penalty' },
    );
    expect(drawn).toMatchObject({ hand: ['R5', 'Y5', 'W'], counts: [3, 3, 2], draw_pile: 11 });
    const refilled = after(
      { event: 'played', seat: 1, card: 'BS', color: null, jump_in: false },
      { event: 'refilled' },
    );
    expect(refilled).toMatchObject({ draw_pile: 14, discards: {}, under_top: 0 });
  });

  it('keeps a call until it is used, and the marks of a missed one until the window closes', () => {
    const called = after({ event: 'called', seat: 1 });
    expect(called.announced).toEqual([1]);
    expect(apply(called, { event: 'turn', seat: 2, step: { step: 'play' } }).announced).toEqual([]);
    const played: Event = { event: 'played', seat: 1, card: 'BS', color: null, jump_in: false };
    expect(apply(called, played).announced).toEqual([]);
    const exposed = after(
      played,
      { event: 'exposed', seat: 1, by_other: false },
      { event: 'exposed', seat: 0, by_other: true },
    );
    expect(exposed).toMatchObject({ uncalled: [0, 1], exposed: [0, 1], exposed_by_other: [0] });
    expect(apply(exposed, { event: 'called', seat: 0 })).toMatchObject({
      uncalled: [1],
      exposed: [1],
      announced: [],
    });
    const caught = apply(exposed, { event: 'caught', by: 2, seat: 1 });
    expect(caught).toMatchObject({ uncalled: [0, 1], exposed: [0], caught: [1] });
    const paid = apply(caught, { event: 'drew', seat: 1, card: null, why: 'caught' });
    expect(paid).toMatchObject({ uncalled: [0], caught: [1] });
    const closed = apply(exposed, { event: 'window_closed' });
    expect(closed).toMatchObject({ uncalled: [0, 1], exposed: [], exposed_by_other: [], caught: [] });
  });

  it('moves hands: swapped, rotated both ways, put together and dealt anew', () => {
    const uneven = after(
      { event: 'drew', seat: 1, card: null, why: 'turn' },
      { event: 'drew', seat: 2, card: null, why: 'turn' },
      { event: 'drew', seat: 2, card: null, why: 'turn' },
    );
    expect(uneven.counts).toEqual([2, 3, 4]);
    const swapped = apply(uneven, { event: 'swapped', seat: 1, with: 2, hand: null });
    expect(swapped).toMatchObject({ counts: [2, 4, 3], hand: ['R5', 'W'] });
    const own = apply(uneven, { event: 'swapped', seat: 1, with: 0, hand: ['R5', 'R5', 'Y5'] });
    expect(own).toMatchObject({ counts: [3, 2, 4], hand: ['R5', 'R5', 'Y5'] });
    expect(apply(uneven, { event: 'rotated', hand: null }).counts).toEqual([4, 2, 3]);
    const back = applyAll(uneven, [
      { event: 'direction_turned', direction: 'counterclockwise' },
      { event: 'rotated', hand: ['R5', 'R5', 'Y5'] },
    ]);
    expect(back).toMatchObject({ counts: [3, 4, 2], hand: ['R5', 'R5', 'Y5'] });
    const collected = apply(uneven, { event: 'collected' });
    expect(collected).toMatchObject({ counts: [0, 0, 0], hand: [], phase: { phase: 'redealing', cards: 9 } });
    const anew = apply(collected, { event: 'dealt', seat: 0, card: 'W' });
    expect(anew).toMatchObject({ counts: [1, 0, 0], hand: ['W'], draw_pile: 10, phase: { cards: 8 } });
  });

  it('lets nobody but those in the round take part in a rotation', () => {
    const without = after(
      { event: 'drew', seat: 2, card: null, why: 'turn' },
      { event: 'knocked_out', seat: 1 },
    );
    expect(without).toMatchObject({ counts: [2, 0, 3], in_round: [0, 2], knocked_out: [1], under_top: 2 });
    expect(apply(without, { event: 'rotated', hand: ['R5', 'R5', 'R5'] }).counts).toEqual([3, 0, 2]);
  });

  it('lets seats go out, leave and be eliminated', () => {
    const out = after({ event: 'went_out', seat: 2 }, { event: 'went_out', seat: 1 });
    expect(out).toMatchObject({ out: [2, 1], in_round: [0] });
    expect(apply(out, { event: 'left', seat: 2 })).toMatchObject({ out: [1], left: [2], counts: [2, 2, 0] });
    expect(after({ event: 'left', seat: 0 })).toMatchObject({ hand: [], under_top: 2, in_round: [1, 2] });
    expect(after({ event: 'eliminated', seat: 2 }, { event: 'eliminated', seat: 1 }).eliminated).toEqual([
      1, 2,
    ]);
  });

  it('ends rounds and the match', () => {
    const over = after(
      { event: 'called', seat: 1 },
      { event: 'round_ended', winner: 1, stalled: false },
      { event: 'scored', seat: 1, points: 30, total: 30 },
    );
    expect(over).toMatchObject({
      phase: { phase: 'round_over', winner: 1 },
      announced: [],
      points: [0, 30, 0],
    });
    const end = apply(over, { event: 'match_ended', winners: [1] });
    expect(end).toMatchObject({ phase: { phase: 'match_over', winners: [1] }, totals: [0, 30, 0] });
  });

  it('is not changed by what is only told', () => {
    const told: Event[] = [
      { event: 'dealer_drew', seat: 1, card: 'R5' },
      { event: 'false_call', seat: 1 },
      { event: 'false_catch', by: 1, seat: 2 },
      { event: 'uncalled', seat: 1 },
      { event: 'forgiven', seat: 1, count: 2 },
      { event: 'passed', seat: 1 },
      { event: 'skipped', seat: 1 },
      { event: 'challenged', by: 1, offender: 0, guilty: true, hand: null },
      { event: 'time_was_up', seat: 1 },
      { event: 'hand_counted', seat: 1, hand: [], value: 0 },
    ];
    for (const event of told) expect(apply(dealt, event)).toBe(dealt);
  });
});
