// The quick reactions, in the order in which they are offered.

import type { Emote } from '../protocol';

export const EMOTES: readonly Emote[] = [
  'hello',
  'well_played',
  'laugh',
  'oops',
  'good_game',
  'thanks',
  'wow',
  'sad',
  'angry',
  'think',
  'hurry',
  'sorry',
];
