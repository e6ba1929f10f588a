// What the table waits for, read off the view.

import type { Choices, Move, OptionValue, Penalty, SeatNumber, Step, View } from '../../protocol';
import { face } from '../../table/cards';

/** Whose turn it is; null between rounds. */
export function onTurn(view: View): SeatNumber | null {
  return view.phase.phase === 'turn' ? view.phase.seat : null;
}

/** What the seat on turn is asked for. */
export function stepOf(view: View): Step | null {
  return view.phase.phase === 'turn' ? view.phase.step : null;
}

/** The cards that wait to be drawn. */
export function penaltyOf(view: View): Penalty | null {
  const step = stepOf(view);
  return step?.step === 'serve' ? step.penalty : null;
}

/** Whether it is the viewer's turn. */
export function isMyTurn(view: View): boolean {
  return view.viewer !== null && onTurn(view) === view.viewer;
}

/** An option of the rules that is a number. */
export function numberOption(view: View, name: string): number {
  const value: OptionValue | undefined = view.rules[name];
  return typeof value === 'number' ? value : 0;
}

/** Whether "Uno!" is called at this table. */
export function callsMatter(view: View): boolean {
  return view.rules['uno.call'] === 'required';
}

/** What a challenge is about and what each end of it costs. */
export interface Stakes {
  readonly condition: 'unrestricted' | 'playable' | 'number' | 'color';
  /** Of the top before, where the condition is about it. */
  readonly number: number;
  /** What the offender draws if it was a bluff. */
  readonly guilty: number;
  /** What the challenger draws if not. */
  readonly innocent: number;
}

export function stakesOf(view: View, penalty: Penalty): Stakes {
  const top = penalty.challenge === null ? null : face(penalty.challenge.prior_top);
  const rule = view.rules['matching.wild_draw_four'];
  const condition =
    rule === 'unrestricted'
      ? 'unrestricted'
      : rule === 'no_other_playable'
        ? 'playable'
        : rule === 'no_matching_color_or_number' && top?.number != null
          ? 'number'
          : 'color';
  return {
    condition,
    number: top?.number ?? 0,
    guilty: numberOption(view, 'challenge.guilty_draws'),
    innocent: penalty.owed + numberOption(view, 'challenge.innocent_extra'),
  };
}

/** Whether no card can be played, so that only drawing or passing is left. */
export function nothingFits(choices: Choices | null): boolean {
  return (
    choices !== null &&
    (choices.cannot_draw === null || choices.cannot_pass === null) &&
    choices.cards.every((card) => card.cannot_play !== null)
  );
}

/** Moves that can be made without choosing anything. */
export const DRAW: Move = { type: 'draw' };
export const PASS: Move = { type: 'pass' };
export const CALL: Move = { type: 'call' };
export const CHALLENGE: Move = { type: 'challenge' };
