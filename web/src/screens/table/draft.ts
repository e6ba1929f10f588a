// A play that is begun: what it still needs, and the move that comes of it.

import type { Card, CardChoice, Choices, Color, Move, Penalty, SeatNumber } from '../../protocol';
import { isWild } from '../../table/cards';

/** A play that is begun; null stands for what nobody has chosen yet. */
export interface Draft {
  readonly type: 'play' | 'jump_in';
  readonly cards: readonly Card[];
  /** Whether the person meant it: a jump-in is asked about. */
  readonly sure: boolean;
  readonly color: Color | null;
  readonly swap: SeatNumber | 'nobody' | null;
}

/** What a draft is judged by. */
export interface Given {
  readonly choices: Choices;
  /** How many cards the hand holds. */
  readonly count: number;
  /** Whether the person wants to call "Uno!" with it. */
  readonly noted: boolean;
}

/** What the person is asked before something can be done. */
export type Question =
  | { readonly about: 'jump_in'; readonly cards: readonly Card[] }
  | { readonly about: 'color'; readonly cards: readonly Card[]; readonly colors: readonly Color[] }
  | {
      readonly about: 'swap';
      readonly cards: readonly Card[];
      readonly seats: readonly SeatNumber[];
      readonly may: boolean;
    }
  | { readonly about: 'start_color'; readonly colors: readonly Color[] }
  | { readonly about: 'start_swap'; readonly seats: readonly SeatNumber[]; readonly may: boolean }
  | { readonly about: 'challenge'; readonly penalty: Penalty }
  | { readonly about: 'void_call'; readonly cards: number };

/** What a draft still needs; null when it can be sent. */
export function missing(draft: Draft, given: Given): Question | null {
  const { cards } = draft;
  const { colors, swap_with: seats } = given.choices;
  if (!draft.sure) return { about: 'jump_in', cards };
  if (draft.color === null && cards.some(isWild) && colors.length > 0)
    return { about: 'color', cards, colors };
  const swap = swapOf(cards, given);
  if (draft.swap === null && swap !== 'no' && seats.length > 0) {
    return { about: 'swap', cards, seats, may: swap === 'may' };
  }
  return null;
}

/** The move that a draft without anything missing is. */
export function moveOf({ type, cards, color, swap }: Draft, given: Given): Move {
  const partner = typeof swap === 'number' ? swap : null;
  return {
    type,
    cards: [...cards],
    ...(color === null ? {} : { color }),
    ...(partner === null ? {} : { swap: partner }),
    ...(given.noted && callFits(cards, partner, given) ? { uno: true } : {}),
  };
}

/** What may be done with a kind of card; null while nothing may. */
export function choiceOf(choices: Choices | null, card: Card | undefined): CardChoice | null {
  return choices?.cards.find((choice) => choice.card === card) ?? null;
}

function callFits(cards: readonly Card[], partner: SeatNumber | null, given: Given): boolean {
  const left = given.count - cards.length;
  if (cards.length > 1) return left === 1 || (left === 0 && callsWithAll(cards, given));
  const choice = choiceOf(given.choices, cards[0]);
  return partner === null ? choice?.uno === true : choice?.uno_by_swap.includes(partner) === true;
}

function swapOf(cards: readonly Card[], given: Given): CardChoice['swap'] {
  const { together } = given.choices;
  if (cards.length > 1 && cards.length === given.count && together !== null) {
    const out = callsWithAll(cards, given) ? together.out_with_call : together.out;
    if (out) return 'no';
  }
  const swaps = cards.map((card) => choiceOf(given.choices, card)?.swap ?? 'no');
  return swaps.includes('must') ? 'must' : swaps.includes('may') ? 'may' : 'no';
}

/** Whether the call comes with cards that empty the hand: only where it makes a difference. */
function callsWithAll(cards: readonly Card[], { choices: { together }, noted }: Given): boolean {
  if (!noted || together === null) return false;
  return together.out_with_call !== together.out || !together.last.includes(cards.at(-1) ?? '');
}
