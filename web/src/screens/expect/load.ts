// The card is loaded once the lobby stands: nobody waits for it.

import { addTexts } from '../../words/index.svelte';

/** The card, with its texts. */
export async function loadExpect() {
  const [{ default: Expect }] = await Promise.all([import('./Expect.svelte'), addTexts('expect')]);
  return Expect;
}
