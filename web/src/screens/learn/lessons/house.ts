// House rules that many tables play with, one lesson each.

import type { Lesson } from './lesson';

/** The standard rules with something else besides. */
const and = (...options: readonly string[]) => ['preset = "standard"', ...options, ''].join('\n');

export const HOUSE_RULES = [
  {
    id: 'stacking',
    picture: 'B+2',
    rules: and('stacking.draw_two_on_draw_two = true'),
    hands: ['B+2 G1 G7 R5', 'R2 R4 G9', 'Y+2 B3 R8'],
    top: 'Y4',
    turn: 2,
    draws: 'G2 R6 Y7 G8',
    steps: [
      { by: 2, play: { type: 'play', cards: ['Y+2'] } },
      { by: 'you', moves: [{ type: 'play', cards: ['B+2'] }] },
      { by: 1, play: { type: 'draw' } },
    ],
  },
  {
    id: 'seven-zero',
    picture: 'R7',
    rules: and('actions.seven_swap = "mandatory"', 'actions.zero_rotate = true'),
    hands: ['R7 R0 G1 G2 G4', 'Y8 B6', 'B1 B3 Y4'],
    top: 'R3',
    turn: 0,
    draws: '',
    steps: [
      { by: 'you', moves: [{ type: 'play', cards: ['R7'], swap: 1 }] },
      { by: 1, play: { type: 'play', cards: ['R0'] } },
    ],
  },
  {
    id: 'jump-in',
    picture: 'G4',
    rules: and('jump_in.cards = "colored"'),
    hands: ['G4 Y9 B5', 'G4 R1 B7', 'B2 Y3 Y6'],
    top: 'G2',
    turn: 1,
    draws: '',
    steps: [
      { by: 1, play: { type: 'play', cards: ['G4'] } },
      { by: 'you', moves: [{ type: 'jump_in', cards: ['G4'] }] },
    ],
  },
  {
    id: 'together',
    picture: 'Y8',
    rules: and('multi_discard = "same_number"'),
    hands: ['Y8 R8 G8 B1 B3', 'G6 R4 Y2', 'R7 B9 G1'],
    top: 'Y5',
    turn: 0,
    draws: '',
    steps: [{ by: 'you', moves: [{ type: 'play', cards: ['Y8', 'R8', 'G8'] }] }],
  },
] as const satisfies readonly Lesson[];
