// Every screen but the first one, each loaded when somebody goes there.

import type { Component } from 'svelte';
import type { Address } from '../app/address';
import { addTexts } from '../words/index.svelte';

export type Screen = Component<{ address: never }>;

const SCREENS: Record<Exclude<Address['at'], 'home'>, () => Promise<{ default: unknown }>> = {
  join: () => import('./join/Join.svelte'),
  table: () => import('./table/OnlineTable.svelte'),
  solo: () => import('./table/SoloTable.svelte'),
  create: () => import('./lobby/Create.svelte'),
  rules: () => import('./rules/RulesPage.svelte'),
  learn: () => import('./learn/Learn.svelte'),
  lab: async () => {
    const [screen] = await Promise.all([import('./lab/LabPage.svelte'), addTexts('expect', 'lab')]);
    return screen;
  },
  games: () => import('./games/Games.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  settings: () => import('./settings/SettingsPage.svelte'),
  about: () => import('./about/About.svelte'),
  unknown: () => import('./Unknown.svelte'),
};

/** The screen of an address; what was loaded once is there at once. */
export async function screenOf(at: Exclude<Address['at'], 'home'>): Promise<Screen> {
  return (await SCREENS[at]()).default as Screen;
}
