// The names that the page has for what it asks of the module in its worker.

import type { Answer, Request } from '../protocol';

export type {
  OptionEntry,
  OptionGroup,
  OptionKind,
  ReplayPlayer,
  ReplayStream,
  Situation,
  SoloEntry,
  ValueEntry,
} from '../protocol';

export type LocalRequest = Request;
export type LocalAnswer = Answer;

/** A finished match, everything open. */
export type ReplayOpened = Omit<Extract<Answer, { answer: 'replay' }>, 'answer'>;

/** Whether a play is allowed. */
export type Ruling = Omit<Extract<Answer, { answer: 'ruling' }>, 'answer'>;
