// The results of rounds, for the screens at their ends.

import type { Event, SeatNumber, View } from '../protocol';
import type { RoundResult, RoundSeat } from './state';

/** The results after an event; `view` is the one after it. */
export function count(rounds: readonly RoundResult[], event: Event, view: View): readonly RoundResult[] {
  switch (event.event) {
    case 'round_ended': {
      const { winner, stalled } = event;
      return [...rounds, { round: view.round, winner, stalled, seen: true, seats: [] }];
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

/** What a view alone tells of the round that is over in it; nothing during a round. */
export function counted(view: View): readonly RoundResult[] {
  const { phase } = view;
  if (phase.phase !== 'round_over' && phase.phase !== 'match_over') return [];
  // The first to go out; a view of a match that is over does not say more.
  const winner = phase.phase === 'round_over' ? phase.winner : (view.out[0] ?? null);
  const seats = view.counts.flatMap((_, seat) => (view.left.includes(seat) ? [] : [blank(seat, view)]));
  return [{ round: view.round, winner, stalled: false, seen: false, seats }];
}

/** The last round that is over. */
export function lastRound(rounds: readonly RoundResult[]): RoundResult | null {
  return rounds.at(-1) ?? null;
}

function change(
  rounds: readonly RoundResult[],
  view: View,
  seat: SeatNumber,
  to: (seat: RoundSeat) => RoundSeat,
): readonly RoundResult[] {
  const last = rounds.at(-1);
  if (last?.round !== view.round) return rounds;
  const known = last.seats.find((other) => other.seat === seat) ?? { ...blank(seat, view), points: 0 };
  const others = last.seats.filter((other) => other.seat !== seat);
  const seats = [...others, to(known)].sort((a, b) => a.seat - b.seat);
  return [...rounds.slice(0, -1), { ...last, seats }];
}

function blank(seat: SeatNumber, view: View): RoundSeat {
  return { seat, hand: null, value: 0, points: view.points[seat] ?? 0, total: view.totals[seat] ?? 0 };
}
