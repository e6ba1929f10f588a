// In which order the results of a round are shown.

import { describe, expect, it } from 'vitest';
import type { RoundScore, SeatScore } from '../../src/protocol';
import { hasPoints, ranking } from '../../src/screens/end/ranking';

function score(seat: number, total: number, hand: SeatScore['hand'] = null): SeatScore {
  return { seat, hand, value: 0, points: 0, total };
}

function order(seats: SeatScore[], rules: Record<string, string | boolean>, winner: number | null = null) {
  const round: RoundScore = { round: 1, winner, stalled: false, seats };
  return ranking(round, rules).map(({ seat }) => seat);
}

describe('ranking', () => {
  it('begins with the most points, or with the fewest where those win', () => {
    const seats = [score(0, 5), score(1, 30), score(2, 10)];
    expect(order(seats, { 'scoring.match_winner': 'highest_total' })).toEqual([1, 2, 0]);
    expect(order(seats, { 'scoring.match_winner': 'lowest_total' })).toEqual([0, 2, 1]);
    expect(order(seats, { 'scoring.match_winner': 'last_standing' })).toEqual([0, 2, 1]);
  });

  it('begins without points with the winner, and then who had the fewest cards', () => {
    const rules = { 'scoring.single_round': true, 'scoring.match_winner': 'highest_total' };
    expect(hasPoints(rules)).toBe(false);
    const seats = [score(0, 0, ['R1', 'R2']), score(1, 0, ['W']), score(2, 0)];
    expect(order(seats, rules, 2)).toEqual([2, 1, 0]);
    // Nobody could play on: the smallest hand is ahead.
    expect(order([score(0, 0, ['R1', 'R2']), score(1, 0, ['W'])], rules)).toEqual([1, 0]);
  });
});
