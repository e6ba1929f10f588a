// Where the others sit, seen from the person: on from the left hand, clockwise.

import type { SeatNumber, View } from '../../protocol';

/** The seats of the others in the order in which they sit, from the left of the viewer; all seats for who watches. */
export function othersOf(view: View): SeatNumber[] {
  const count = view.counts.length;
  const own = view.viewer;
  if (own === null) return Array.from({ length: count }, (_, seat) => seat);
  return Array.from({ length: count - 1 }, (_, at) => (own + 1 + at) % count);
}

/** A place on the arc around a wide table; shares of its width and height. */
export interface ArcPlace {
  readonly x: number;
  readonly y: number;
}

/** Where the one sits that is that many after the viewer's left neighbor. */
export function onArc(at: number, count: number): ArcPlace {
  // Few people sit across; many go round to both sides.
  const span = Math.min(200, 40 + count * 36);
  const from = 90 + span / 2;
  const degrees = count === 1 ? 90 : from - (span * at) / (count - 1);
  const angle = (degrees * Math.PI) / 180;
  return { x: 0.5 + 0.43 * Math.cos(angle), y: 0.5 - 0.4 * Math.sin(angle) };
}

/** The most that find room on the arc. */
export const MOST_ON_ARC = 9;

/** The team of a seat: partners do not sit together; null where everybody plays alone. */
export function teamOf(view: View, seat: SeatNumber): number | null {
  const size = view.rules['teams.size'];
  if (typeof size !== 'number' || size === 0) return null;
  return seat % Math.max(1, view.counts.length / size);
}

/** Whether a seat plays in the viewer's team. */
export function isPartner(view: View, seat: SeatNumber): boolean {
  if (view.viewer === null || seat === view.viewer) return false;
  const team = teamOf(view, seat);
  return team !== null && team === teamOf(view, view.viewer);
}
