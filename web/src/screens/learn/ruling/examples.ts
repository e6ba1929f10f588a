// Questions that come up at every table. Each fills in the form.

import type { Filled } from './form.svelte';

interface Example<Id extends string = string> {
  /** By what its text is known. */
  readonly id: Id;
  readonly filled: Partial<Filled>;
}

export const EXAMPLES = [
  {
    id: 'draw-two',
    filled: { hand: ['B+2', 'G5', 'R1', 'Y8'], top: 'R+2', moment: 'serve', owed: 2, chosen: [0] },
  },
  { id: 'last-skip', filled: { hand: ['RS'], top: 'R5', called: true, chosen: [0] } },
  { id: 'last-wild', filled: { hand: ['W'], top: 'R5', called: true, chosen: [0] } },
  {
    id: 'bluff',
    filled: { hand: ['W+4', 'R3', 'G5', 'B8'], top: 'R5', chosen: [0], names: 'green' },
  },
  {
    id: 'drawn',
    filled: { hand: ['R3', 'G5', 'B8', 'Y9'], top: 'R5', moment: 'after_draw', drawn: 3, chosen: [0] },
  },
  { id: 'choice', filled: { hand: ['R3', 'G7', 'B8', 'Y9'], top: 'R5', deed: 'draw' } },
  {
    id: 'jump-in',
    filled: { hand: ['R5', 'G7', 'B8'], top: 'R5', moment: 'other', onTurn: 1, deed: 'jump_in', chosen: [0] },
  },
  { id: 'pair', filled: { hand: ['R3', 'R3', 'B8', 'Y9'], top: 'R5', chosen: [0, 1] } },
  {
    id: 'skip-on-draw-two',
    filled: { hand: ['RS', 'G5', 'B8'], top: 'R+2', moment: 'serve', owed: 2, chosen: [0] },
  },
] as const satisfies readonly Example[];
