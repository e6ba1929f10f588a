// Whose match it was.

import type { ReplayPlayer } from '../../host/local';
import type { SeatNumber } from '../../protocol';

/** The seat of the only person among bots, if it is called by one of these names. An empty one stands for any: who has given no name
 * here played without one. */
export function onlyPerson(players: readonly ReplayPlayer[], names: readonly string[]): SeatNumber | null {
  const people = players.flatMap(({ name, bot }, seat) => (bot === null ? [{ name, seat }] : []));
  const [one] = people;
  if (one === undefined || people.length > 1) return null;
  return names.includes('') || names.includes(one.name) ? one.seat : null;
}
