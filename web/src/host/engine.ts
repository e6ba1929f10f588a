// The engine in a worker, as promises. Each engine holds one table, one practice and one replay at most.

import { LibraryProblem, NoEngine } from './errors';
import type { LocalAnswer, LocalRequest } from './local';

/** What the worker is asked. */
export interface Ask {
  readonly id: number;
  /** Where the module is. */
  readonly url: string;
  readonly request: LocalRequest;
}

/** What the worker answers. */
export type Reply =
  | { readonly id: number; readonly answer: LocalAnswer }
  | { readonly id: number; readonly failed: 'no_engine' | 'crashed'; readonly text: string };

/** The engine broke down. It is made anew, and holds nothing any more. */
export class EngineCrashed extends Error {}

/** The request was none, or impossible as things stand: a mistake of the page. */
export class BadRequest extends Error {}

/** The part of a worker that is needed. */
export interface Port {
  postMessage(ask: Ask): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  readonly resolve: (answer: LocalAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** A browser that is short of memory ends a worker and says nothing: one that was asked and is silent for that many looks in a row is
 * gone. A device that slept in between comes back with one look, not with all of them. */
const LOOKS = 4;
const LOOK = 5_000;

/** One engine in a worker of its own. */
export class Engine {
  readonly #make: () => Port;
  readonly #url: string;
  readonly #waiting = new Map<number, Waiting>();
  /** None before the first request, and after the last one was lost. */
  #port: Port | null = null;
  /** Whether the worker has answered: before that its module may still be on the way. */
  #lives = false;
  #ended = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;

  /** `make` starts a worker; another one is made when that is lost. */
  constructor(make: () => Port, url: string) {
    this.#make = make;
    this.#url = url;
  }

  /** An engine that is to be loaded with its first request. */
  static start(): Engine {
    if (typeof Worker === 'undefined') throw new NoEngine('no workers');
    const make = () => new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
    return new Engine(make, new URL('lastcard.wasm', document.baseURI).href);
  }

  /** Asks, and gives the answer if it is of that kind. Rejects with `NoEngine`, `EngineCrashed`, `BadRequest`, or a
   * `LibraryProblem` whose message is for the person. */
  async ask<A extends LocalAnswer['answer']>(
    request: LocalRequest,
    kind: A,
  ): Promise<Extract<LocalAnswer, { answer: A }>> {
    const answer = await this.#request(request);
    if (isKind(answer, kind)) return answer;
    if (answer.answer === 'problem') throw new LibraryProblem(answer.text);
    throw new BadRequest(answer.answer === 'error' ? answer.text : `${answer.answer} instead of ${kind}`);
  }

  /** Ends the worker. */
  end(): void {
    this.#ended = true;
    this.#lost(new NoEngine('the worker was ended'));
  }

  #request(request: LocalRequest): Promise<LocalAnswer> {
    if (this.#ended) throw new NoEngine('the worker was ended');
    const port = (this.#port ??= this.#started());
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      port.postMessage({ id, url: this.#url, request });
      if (this.#waiting.size === 1) this.#watch(LOOKS);
    });
  }

  #started(): Port {
    let port: Port;
    try {
      port = this.#make();
    } catch (error) {
      // The browser does not allow it here.
      throw new NoEngine(String(error));
    }
    port.onmessage = ({ data }) => {
      this.#lives = true;
      this.#reply(data);
    };
    // The worker itself cannot be loaded.
    port.onerror = (event) => {
      event.preventDefault();
      if (this.#port === port) this.#lost(new NoEngine('the worker cannot be loaded'));
    };
    return port;
  }

  #reply(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    this.#watch(LOOKS);
    if ('answer' in reply) waiting?.resolve(reply.answer);
    else if (reply.failed === 'no_engine') waiting?.reject(new NoEngine(reply.text));
    else waiting?.reject(new EngineCrashed(reply.text));
  }

  /** Looks whether what was asked has been answered. */
  #watch(looks: number): void {
    clearTimeout(this.#timer);
    if (this.#waiting.size === 0 || !this.#lives) return;
    this.#timer = setTimeout(() => {
      if (looks > 1) this.#watch(looks - 1);
      else this.#lost(new EngineCrashed('the worker is silent'));
    }, LOOK);
  }

  /** The worker is gone, and whoever waits for it is told. */
  #lost(error: Error): void {
    clearTimeout(this.#timer);
    this.#port?.terminate();
    this.#port = null;
    this.#lives = false;
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of all) reject(error);
  }
}

/** The engine for what needs no table of its own. */
export function shared(): Engine {
  return (common ??= Engine.start());
}

let common: Engine | null = null;

function isKind<A extends LocalAnswer['answer']>(
  answer: LocalAnswer,
  kind: A,
): answer is Extract<LocalAnswer, { answer: A }> {
  return answer.answer === kind;
}
