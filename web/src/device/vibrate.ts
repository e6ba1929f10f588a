// A short buzz for what concerns the person.

import { settings } from '../app/settings.svelte';

/** What there is a buzz for. */
export type Buzz = 'your_turn' | 'caught' | 'hurry' | 'refused';

/** Lengths in milliseconds at full strength: buzz, pause, buzz … */
const PATTERNS: Record<Buzz, readonly number[]> = {
  your_turn: [120],
  caught: [80, 60, 200],
  hurry: [60, 80, 60],
  refused: [40],
};

/** Vibrates, as long as the settings say; nothing where the device cannot. */
export function vibrate(buzz: Buzz): void {
  const share = settings.vibration / 100;
  // Before the first touch browsers refuse, and say so loudly.
  if (share === 0 || typeof navigator.vibrate !== 'function' || !navigator.userActivation.hasBeenActive)
    return;
  const pattern = PATTERNS[buzz].map((length, at) =>
    at % 2 === 0 ? Math.max(15, Math.round(length * share)) : length,
  );
  navigator.vibrate(pattern);
}
