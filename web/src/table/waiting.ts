// Commands and questions whose answers have not come.

import type { CommandId, Refused, ToServer } from '../protocol';
import { randomHex } from './random';

/** What became of a command. A session that is closed answers `refused`. */
export type Outcome = 'done' | 'refused' | 'stale';

/** What came of it, and why it was refused. */
export interface Answer {
  readonly outcome: Outcome;
  readonly why: Refused | null;
}

/** A command or question without an answer. */
export interface Pending {
  readonly id: CommandId;
  /** By what a second tap is known; null for a question. */
  readonly what: string | null;
  /** Whether the person is told of a refusal. */
  readonly told: boolean;
  readonly answer: Promise<Answer>;
  /** None while a share of the shuffle is being made for it. */
  message: ToServer | null;
}

/** All that have no answer, in the order in which they were sent. */
export class Waiting {
  #all: readonly (Pending & { readonly settle: (answer: Answer) => void })[] = [];

  /** One more, under a new name. */
  add(what: string | null, told: boolean): Pending {
    let settle: (answer: Answer) => void = () => undefined;
    const answer = new Promise<Answer>((resolve) => {
      settle = resolve;
    });
    const pending = { id: randomHex(16), what, told, answer, message: null, settle };
    this.#all = [...this.#all, pending];
    return pending;
  }

  /** The one that wants the same, if it has no answer. */
  same(what: string): Pending | null {
    return this.#all.find((other) => other.what === what) ?? null;
  }

  has(pending: Pending): boolean {
    return this.#all.some(({ id }) => id === pending.id);
  }

  /** What is to be sent again on another connection, under the same names. */
  messages(): ToServer[] {
    return this.#all.flatMap(({ message }) => message ?? []);
  }

  /** How many commands; questions are none. */
  commands(): number {
    return this.#all.filter(({ what }) => what !== null).length;
  }

  /** The answer has come: to what. One to something that does not wait any more means nothing. */
  answered(id: CommandId, answer: Answer): Pending | null {
    const pending = this.#all.find((other) => other.id === id);
    if (pending === undefined) return null;
    this.#all = this.#all.filter((other) => other !== pending);
    pending.settle(answer);
    return pending;
  }

  /** No answer comes any more. */
  giveUp(): void {
    const all = this.#all;
    this.#all = [];
    for (const { settle } of all) settle({ outcome: 'refused', why: null });
  }
}
