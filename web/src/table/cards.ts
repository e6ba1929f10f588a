// Cards: their text on the wire, and what it shows.

import type { Card, Color, Counts } from '../protocol';

/** The colors, in the order that the game has them. */
export const COLORS = ['red', 'yellow', 'green', 'blue'] as const satisfies readonly Color[];

/** The number or symbol of a card; the same words as in the catalog (`card-name`). */
export type Rank =
  | 'number'
  | 'skip'
  | 'reverse'
  | 'draw_two'
  | 'wild'
  | 'wild_draw_four'
  | 'swap_hands'
  | 'shuffle_hands'
  | 'blank';

/** What a card shows. */
export interface Face {
  /** None for a Wild. */
  readonly color: Color | null;
  readonly rank: Rank;
  /** Of a number card. */
  readonly number: number | null;
}

/** How a hand is laid out. */
export type Order = 'color' | 'number';

const LETTERS: Record<string, Color> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' };
const SYMBOLS: Record<string, Rank> = { S: 'skip', R: 'reverse', '+2': 'draw_two' };
const WILDS: Record<string, Rank> = {
  W: 'wild',
  'W+4': 'wild_draw_four',
  WS: 'swap_hands',
  WH: 'shuffle_hands',
  WB: 'blank',
};

/** Every kind of card in the order that the game has them: color by color, then the Wilds. */
export const KINDS: readonly Card[] = [
  ...Object.keys(LETTERS).flatMap((letter) =>
    [...'0123456789', ...Object.keys(SYMBOLS)].map((rank) => letter + rank),
  ),
  ...Object.keys(WILDS),
];

const FACES: ReadonlyMap<Card, Face> = new Map(KINDS.map((card) => [card, read(card)]));
const PLACES: ReadonlyMap<Card, number> = new Map(KINDS.map((card, place) => [card, place]));

/** What a card shows; a text that is no card shows as a blank Wild. */
export function face(card: Card): Face {
  return FACES.get(card) ?? { color: null, rank: 'blank', number: null };
}

/** Whether a text is a card. */
export function isCard(text: string): text is Card {
  return FACES.has(text);
}

export function isWild(card: Card): boolean {
  return face(card).color === null;
}

/** Its place among all kinds, from 0. */
export function indexOf(card: Card): number {
  return PLACES.get(card) ?? KINDS.length;
}

/** For sorting: color by color, as the game has them. */
export function byColor(a: Card, b: Card): number {
  return indexOf(a) - indexOf(b);
}

/** For sorting: number by number, then symbols, then Wilds. */
export function byNumber(a: Card, b: Card): number {
  return rankPlace(a) - rankPlace(b) || byColor(a, b);
}

/** The cards in that order; the given ones stay as they are. */
export function sorted(cards: readonly Card[], order: Order): Card[] {
  return [...cards].sort(order === 'color' ? byColor : byNumber);
}

/** Every card by itself, in order. */
export function expand(counts: Counts): Card[] {
  return Object.entries(counts)
    .sort(([a], [b]) => byColor(a, b))
    .flatMap(([card, count]) => Array<Card>(count).fill(card));
}

/** How many of each kind. */
export function countsOf(cards: readonly Card[]): Counts {
  const counts: Counts = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

/** How many cards in all. */
export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function read(card: Card): Face {
  const wild = WILDS[card];
  if (wild !== undefined) return { color: null, rank: wild, number: null };
  const color = LETTERS[card.slice(0, 1)] ?? null;
  const rank = SYMBOLS[card.slice(1)];
  return rank === undefined
    ? { color, rank: 'number', number: Number(card.slice(1)) }
    : { color, rank, number: null };
}

function rankPlace(card: Card): number {
  // Thirteen ranks in each color; the Wilds behind them in their own order.
  const place = indexOf(card);
  return place < 4 * 13 ? place % 13 : place;
}
