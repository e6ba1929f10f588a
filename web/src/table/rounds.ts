// The results of rounds, for the screens at their ends.

import type { Event, RoundScore, SeatNumber, SeatScore, View } from '../protocol';

/** The rounds that are over after an event; `view` is the one after it. */
export function count(rounds: RoundScore[], event: Event, view: View): RoundScore[] {
  switch (event.event) {
    case 'round_ended': {
      const { winner, stalled } = event;
      return [...rounds, { round: view.round, winner, stalled, seats: [] }];
    }
    case 'hand_counted':
      return change(rounds, view, event.seat, (seat) => ({ ...seat, hand: event.hand, value: event.value }));
    case 'scored':
      return change(rounds, view, event.seat, (seat) => ({
        ...seat,
        points: event.points,
        total: event.total,
      }));
    default:
      return rounds;
  }
}

function change(
  rounds: RoundScore[],
  view: View,
  seat: SeatNumber,
  to: (seat: SeatScore) => SeatScore,
): RoundScore[] {
  const last = rounds.at(-1);
  if (last?.round !== view.round) return rounds;
  const total = view.totals[seat] ?? 0;
  const blank = { seat, hand: null, value: 0, points: 0, total };
  const known = last.seats.find((other) => other.seat === seat) ?? blank;
  const others = last.seats.filter((other) => other.seat !== seat);
  const seats = [...others, to(known)].sort((a, b) => a.seat - b.seat);
  return [...rounds.slice(0, -1), { ...last, seats }];
}
