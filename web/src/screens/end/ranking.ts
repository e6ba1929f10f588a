// Who is ahead: the order in which results are shown.

import type { Options, RoundScore, SeatScore } from '../../protocol';

/** Whether few points are good at this table. */
export function fewestWin(rules: Options): boolean {
  return (
    rules['scoring.match_winner'] === 'lowest_total' || rules['scoring.match_winner'] === 'last_standing'
  );
}

/** Whether points are written down at this table. */
export function hasPoints(rules: Options): boolean {
  return rules['scoring.single_round'] !== true;
}

/** The seats of a round, the best total first; without points who won it, and then the smallest hands. */
export function ranking({ winner, seats }: RoundScore, rules: Options): SeatScore[] {
  const left = (score: SeatScore) => (score.seat === winner ? -1 : (score.hand?.length ?? 0));
  const sign = fewestWin(rules) ? 1 : -1;
  return [...seats].sort(
    (a, b) => (hasPoints(rules) ? sign * (a.total - b.total) : left(a) - left(b)) || a.seat - b.seat,
  );
}
