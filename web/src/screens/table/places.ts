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

/** How far from the middle of the table people sit; shares of its width and height. */
const WIDE = 0.43;
const HIGH = 0.4;
/** Where the viewer sits: at the near edge. */
const NEAR = 270;

/** Where the one sits that is that many after the viewer's left neighbor. */
export function onArc(at: number, count: number): ArcPlace {
  return placed(angleOf(at, count));
}

/** Between the one that is that many after the viewer's left neighbor, and who sits before; the viewer before the first and after
 * the last one. `turn` is the way clockwise, in degrees from the right, on a table of that width and height. */
export function beforeOnArc(
  at: number,
  count: number,
  width: number,
  height: number,
): ArcPlace & { readonly turn: number } {
  const from = at === 0 ? NEAR : angleOf(at - 1, count);
  const to = at === count ? NEAR - 360 : angleOf(at, count);
  const degrees = (from + to) / 2;
  const angle = radians(degrees);
  const turn = Math.atan2(HIGH * height * Math.cos(angle), WIDE * width * Math.sin(angle));
  return { ...placed(degrees), turn: (turn * 180) / Math.PI };
}

/** Counterclockwise from the right, in degrees. */
function angleOf(at: number, count: number): number {
  if (count === 1) return 90;
  // Few people sit across; many go round to both sides.
  const span = Math.min(200, 40 + count * 36);
  return 90 + span / 2 - (span * at) / (count - 1);
}

function placed(degrees: number): ArcPlace {
  const angle = radians(degrees);
  return { x: 0.5 + WIDE * Math.cos(angle), y: 0.5 - HIGH * Math.sin(angle) };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
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
