// An engine without a module: what it answers is said by the test.

import { Engine, type Ask, type Port, type Reply } from '../../../src/host/engine';
import type { LocalAnswer, LocalRequest } from '../../../src/host/local';

/** What becomes of a request: an answer, or a failure of the worker. */
export type Fate = LocalAnswer | 'crashed' | 'no_engine';

export class FakePort implements Port {
  readonly asked: LocalRequest[] = [];
  ended = false;
  onmessage: ((event: MessageEvent<Reply>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  readonly #answer: (request: LocalRequest) => Fate;

  constructor(answer: (request: LocalRequest) => Fate) {
    this.#answer = answer;
  }

  postMessage({ id, request }: Ask): void {
    this.asked.push(request);
    const fate = this.#answer(request);
    const reply: Reply = typeof fate === 'string' ? { id, failed: fate, text: fate } : { id, answer: fate };
    queueMicrotask(() => this.onmessage?.({ data: reply } as MessageEvent<Reply>));
  }

  terminate(): void {
    this.ended = true;
  }

  /** What was asked for, by name. */
  names(): string[] {
    return this.asked.map((request) =>
      request.request === 'message' ? request.message.type : request.request,
    );
  }
}

export function fakeEngine(answer: (request: LocalRequest) => Fate): { engine: Engine; port: FakePort } {
  const port = new FakePort(answer);
  return { engine: new Engine(() => port, 'lastcard.wasm'), port };
}

/** Lets everything happen that needs no clock. */
export async function settled(): Promise<void> {
  for (let n = 0; n < 50; n += 1) await new Promise((resolve) => setImmediate(resolve));
}
