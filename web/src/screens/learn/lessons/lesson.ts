// What a lesson is: a position, the cards that will be drawn, and who makes which moves. Its texts stand in the catalogs.

import type { Card, Move, SeatNumber } from '../../../protocol';

/** A lesson. The learner sits on seat 0; seat 1 is the one to the left. */
export interface Lesson<Id extends string = string> {
  /** By what its texts and its progress are known. */
  readonly id: Id;
  /** The card that stands for it in a list. */
  readonly picture: Card;
  /** A preset's name or a rules document. */
  readonly rules: string;
  /** The hands by seat, as `docs/notation.md` writes cards. */
  readonly hands: readonly string[];
  readonly top: Card;
  /** Whose turn it is at first. */
  readonly turn: SeatNumber;
  /** The cards that are drawn, in order. */
  readonly draws: string;
  readonly steps: readonly Step[];
}

/** What the learner shall do, in any order, or the move that an opponent makes. */
export type Step =
  { readonly by: 'you'; readonly moves: readonly Goal[] } | { readonly by: SeatNumber; readonly play: Move };

/** A move that the learner is asked for; what it leaves open does not matter. */
export type Goal = Extract<Move, { type: 'play' | 'jump_in' | 'draw' | 'challenge' | 'call' | 'catch' }>;

/** Under the cards that a lesson draws lie these, so that the pile looks like one. */
const REST = 'Y1 G1 B1 R1 Y3 G3 B3 R3 Y6 G6 B6 R6 Y8 G8 B8 R8 Y9 G9 B9 R9 YS GR B+2 RS W';

/** The cards of a text. */
export function cardsOf(text: string): Card[] {
  return text.split(' ').filter((card) => card !== '');
}

/** The draw pile: what is drawn, and the rest. */
export function pileOf({ draws }: Lesson): Card[] {
  return [...cardsOf(draws), ...cardsOf(REST)];
}

/** The position as the engine reads it: that of a scenario, in TOML. */
export function positionOf(lesson: Lesson, names: readonly string[]): string {
  const name = (seat: SeatNumber) => JSON.stringify(names[seat] ?? '');
  const hands = lesson.hands.map((hand, seat) => `${name(seat)} = "${hand}"`);
  return [
    `turn = ${name(lesson.turn)}`,
    `discard = "${lesson.top}"`,
    `draw = "${pileOf(lesson).join(' ')}"`,
    `hands = { ${hands.join(', ')} }`,
    '',
  ].join('\n');
}
