// Who is ahead: the order in which results are shown.

import type { Options, SeatScore } from '../../protocol';

/** Whether few points are good at this table. */
export function fewestWin(rules: Options): boolean {
  return (
    rules['scoring.match_winner'] === 'lowest_total' || rules['scoring.match_winner'] === 'last_standing'
  );
}

/** The seats of a round, the best total first; equal ones by their seats. */
export function ranking(seats: readonly SeatScore[], rules: Options): SeatScore[] {
  const sign = fewestWin(rules) ? 1 : -1;
  return [...seats].sort((a, b) => sign * (a.total - b.total) || a.seat - b.seat);
}
