// The form of "may I do this?": what somebody says of a moment at a table, and what of it the engine is asked.

import type { Situation } from '../../../host/local';
import type { Card, Color, Move, SeatNumber } from '../../../protocol';
import { face, isWild } from '../../../table/cards';
import type { TextKey } from '../../../words/keys';

export const MOMENTS = ['play', 'after_draw', 'serve', 'other'] as const;
export const DEEDS = ['play', 'jump_in', 'draw', 'pass', 'challenge', 'call', 'catch'] as const;

/** Whose turn it is and what waits. */
export type Moment = (typeof MOMENTS)[number];
/** What somebody wants to do. */
export type Deed = (typeof DEEDS)[number];

/** Everything that is filled in. */
export interface Filled {
  /** A preset's name, or the id of a profile. */
  readonly rules: string;
  readonly hand: readonly Card[];
  readonly top: Card;
  /** Only a Wild on top needs it. */
  readonly color: Color;
  /** How many cards the others hold, from the left clockwise. */
  readonly others: readonly number[];
  readonly moment: Moment;
  /** The place in hand of the card that was drawn. */
  readonly drawn: number | null;
  readonly owed: number;
  readonly called: boolean;
  readonly onTurn: SeatNumber;
  readonly deed: Deed;
  /** The places in hand of the cards to be played, in the order in which they are laid. */
  readonly chosen: readonly number[];
  /** The color that a Wild names; null where nothing was said about it. */
  readonly names: Color | 'none' | null;
  readonly swap: SeatNumber | null;
  readonly uno: boolean;
  readonly whom: SeatNumber;
}

export const MOST_CARDS = 20;
export const MOST_OTHERS = 9;

const EMPTY: Filled = {
  rules: 'standard',
  hand: [],
  top: 'R5',
  color: 'red',
  others: [7, 7],
  moment: 'play',
  drawn: null,
  owed: 2,
  called: false,
  onTurn: 1,
  deed: 'play',
  chosen: [],
  names: null,
  swap: null,
  uno: false,
  whom: 1,
};

/** The form; its fields are reactive. */
export class Form {
  now = $state.raw<Filled>(EMPTY);

  /** The cards to be played. */
  readonly cards: readonly Card[] = $derived(this.now.chosen.flatMap((at) => this.now.hand[at] ?? []));
  /** Whether the cards to be played need a color. */
  readonly wantsColor: boolean = $derived(this.cards.some(isWild));
  /** Whether they may swap hands. */
  readonly wantsSwap: boolean = $derived(this.cards.some(swaps));
  /** The color that is named: none with the last card, unless somebody says otherwise. */
  readonly names: Color | 'none' = $derived(
    this.now.names ?? (this.cards.length === this.now.hand.length ? 'none' : 'red'),
  );
  /** What is still missing before the engine can be asked; null when nothing is. */
  readonly missing: TextKey | null = $derived.by(() => {
    const { hand, moment, drawn } = this.now;
    if (hand.length === 0) return 'web-learn-missing-hand';
    if (moment === 'after_draw' && (drawn === null || hand[drawn] === undefined))
      return 'web-learn-missing-drawn';
    return this.#lays && this.cards.length === 0 ? 'web-learn-missing-deed' : null;
  });
  readonly situation: Situation = $derived.by(() => {
    const { hand, top, color, others, moment, drawn, owed, called, onTurn } = this.now;
    return {
      hand: [...hand],
      top,
      color: isWild(top) ? color : null,
      others: [...others],
      step: moment === 'other' ? 'play' : moment,
      drawn: moment === 'after_draw' && drawn !== null ? (hand[drawn] ?? null) : null,
      owed: moment === 'serve' ? owed : 0,
      uno_called: called && hand.length <= 2,
      on_turn: moment === 'other' ? Math.min(onTurn, others.length) : 0,
    };
  });
  readonly move: Move = $derived.by(() => {
    const { deed, swap, uno, whom, others } = this.now;
    switch (deed) {
      case 'play':
      case 'jump_in':
        return {
          type: deed,
          cards: [...this.cards],
          ...(this.wantsColor && this.names !== 'none' ? { color: this.names } : {}),
          ...(this.wantsSwap && swap !== null ? { swap } : {}),
          ...(uno ? { uno } : {}),
        };
      case 'catch':
        return { type: 'catch', seat: Math.min(whom, others.length) };
      case 'draw':
      case 'pass':
      case 'challenge':
      case 'call':
        return { type: deed };
    }
  });

  get #lays(): boolean {
    return this.now.deed === 'play' || this.now.deed === 'jump_in';
  }

  /** Fills something in. */
  set(change: Partial<Filled>): void {
    this.now = { ...this.now, ...change };
  }

  /** Begins with an example. */
  begin(example: Partial<Filled>): void {
    this.now = { ...EMPTY, ...example };
  }

  add(card: Card): void {
    if (this.now.hand.length < MOST_CARDS) this.set({ hand: [...this.now.hand, card] });
  }

  /** Takes the card at that place out of the hand; the places behind it move up. */
  remove(place: number): void {
    const { hand, chosen, drawn } = this.now;
    const moved = (at: number) => (at > place ? at - 1 : at);
    this.set({
      hand: hand.filter((_, at) => at !== place),
      chosen: chosen.filter((at) => at !== place).map(moved),
      drawn: drawn === null || drawn === place ? null : moved(drawn),
    });
  }

  /** Chooses the card at that place to be played, or takes it back. */
  choose(place: number): void {
    const { chosen } = this.now;
    this.set({
      chosen: chosen.includes(place) ? chosen.filter((at) => at !== place) : [...chosen, place],
    });
  }
}

function swaps(card: Card): boolean {
  const { rank, number } = face(card);
  return rank === 'swap_hands' || number === 7;
}
