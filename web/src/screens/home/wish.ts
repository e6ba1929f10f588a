// What was chosen for the last game alone, so that the next one is two taps away.

import { profiles } from '../../app/keep';
import type { Level } from '../../protocol';

/** A game alone as somebody wants it. */
export interface Wish {
  bots: number;
  level: Level;
  /** The name of a preset, or the id of a profile of one's own. */
  rules: string;
}

/** The presets, those that most people look for first. */
export const PRESETS = [
  'standard',
  'traditional',
  'official',
  'party',
  'quick',
  'family',
  'tournament',
  'teams',
  'team_party',
  'knockout',
  'official_house',
  'new_deck',
  'no_mercy_style',
] as const;

export const MOST_BOTS = 9;

const KEY = 'lastcard.wish';
const USUAL: Wish = { bots: 3, level: 'normal', rules: 'standard' };

export function keptWish(): Wish {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wish>;
    const bots = found.bots ?? USUAL.bots;
    return {
      bots: Number.isInteger(bots) && bots >= 1 && bots <= MOST_BOTS ? bots : USUAL.bots,
      level: found.level === 'easy' ? 'easy' : 'normal',
      rules: isKnown(found.rules) ? found.rules : USUAL.rules,
    };
  } catch {
    return { ...USUAL };
  }
}

/** Whether there are such rules; a profile may have been forgotten since. */
function isKnown(rules: unknown): rules is string {
  return PRESETS.some((preset) => preset === rules) || profiles().some(({ id }) => id === rules);
}

export function keepWish(wish: Wish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // The next game begins with the usual choice.
  }
}
