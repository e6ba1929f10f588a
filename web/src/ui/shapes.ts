// The outlines that the whole page is made of, in a box of 100 by 100.

import type { Color } from '../protocol';

/** The shape of each color. */
export const SHAPES: Record<Color, string> = {
  red: 'M50 6 L96 90 Q97 94 92 94 L8 94 Q3 94 4 90 Z',
  yellow: 'M50 4 A46 46 0 1 1 49.9 4 Z',
  green: 'M14 6 H86 Q94 6 94 14 V86 Q94 94 86 94 H14 Q6 94 6 86 V14 Q6 6 14 6 Z',
  blue: 'M50 2 Q53 2 55 5 L95 46 Q99 50 95 54 L55 95 Q50 99 45 95 L5 54 Q1 50 5 46 L45 5 Q47 2 50 2 Z',
};

/** Every color, in the order in which cards are sorted. */
export const COLORS: readonly Color[] = ['red', 'yellow', 'green', 'blue'];

/** Symbols of cards without a number, drawn with strokes in a box of 100 by 100. */
export const SYMBOLS = {
  /** Over one and on. */
  skip: 'M12 66 C18 18 70 18 80 58 M80 62 L62 50 M80 62 L92 44 M46 78 m-9 0 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0',
  /** One way and the other. */
  reverse: 'M14 40 H78 M62 22 L82 40 L62 56 M86 66 H22 M38 50 L18 66 L38 84',
  /** Two hands change places. */
  swap: 'M20 32 H70 L58 18 M70 32 L58 46 M80 68 H30 L42 54 M30 68 L42 82',
  /** All hands together, dealt anew. */
  shuffle:
    'M12 28 H30 C52 28 48 72 70 72 H86 M74 58 L88 72 L74 86 M12 72 H30 C52 72 48 28 70 28 H86 M74 14 L88 28 L74 42',
  /** Yours to fill in. */
  blank: 'M20 80 L28 56 L66 18 L82 34 L44 72 Z M58 26 L74 42',
} as const;
