import { describe, expect, it } from 'vitest';
import type { ReplayOpened } from '../../src/host/local';
import type { Event } from '../../src/protocol';
import { Replayed } from '../../src/table/replayed';
import { applyAll } from '../../src/table/view';
import { DEAL, view } from './helpers/table';

/** A deal and fifty draws of seat 1, seen by seats 0 and 1. */
function opened(): ReplayOpened {
  const draw = (card: string | null): Event[] => [{ event: 'drew', seat: 1, card, why: 'turn' }];
  const end: Event[] = [
    { event: 'round_ended', winner: 0, stalled: false },
    { event: 'scored', seat: 0, points: 5, total: 5 },
  ];
  const steps = (card: string | null) => [DEAL, ...Array.from({ length: 50 }, () => draw(card)), end];
  return {
    players: [
      { name: 'Ann', bot: null },
      { name: 'Bob', bot: 'easy' },
    ],
    rules: '',
    complete: true,
    streams: [
      { viewer: 0, start: view(), steps: steps(null) },
      { viewer: 1, start: view({ viewer: 1 }), steps: steps('R5') },
    ],
    by: [null, ...Array<number>(50).fill(1), null],
  };
}

describe('a replay', () => {
  it('shows each seat what it knew at each moment, whichever way one walks', () => {
    const replay = new Replayed(opened());
    expect(replay.length).toBe(52);
    const { streams } = opened();
    for (const moment of [0, 1, 40, 17, 16, 15, 52, 51, 2]) {
      for (const seat of [0, 1]) {
        const stream = streams[seat];
        if (stream === undefined) throw new Error('no stream');
        const expected = applyAll(stream.start, stream.steps.slice(0, moment).flat());
        expect(replay.view(seat, moment)).toEqual(expected);
      }
    }
    expect(replay.hands(3).map((hand) => hand.length)).toEqual([2, 2]);
  });

  it('stays within the match', () => {
    const replay = new Replayed(opened());
    expect(replay.view(0, 99)).toEqual(replay.view(0, 52));
    expect(replay.view(0, -1)).toEqual(replay.view(0, 0));
    expect([replay.events(0, 0), replay.by(0)]).toEqual([[], null]);
    expect([replay.events(0, 2).length, replay.by(2)]).toEqual([1, 1]);
  });

  it('knows its rounds', () => {
    const replay = new Replayed(opened());
    expect(replay.rounds).toMatchObject([
      { round: 1, first: 1, result: { winner: 0, seats: [{ points: 5 }] } },
    ]);
    expect([replay.roundAt(0), replay.roundAt(30)?.round]).toEqual([null, 1]);
  });
});
