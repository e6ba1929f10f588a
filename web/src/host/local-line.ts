// A line to a host in the worker: requests one after another, in the order in which the page makes them.

import type { ErrorCode, ToClient, ToServer } from '../protocol';
import { TakenOver } from '../app/kept';
import type { Line, LineEvents } from './line';
import type { LocalAnswer, LocalRequest } from './local';
import { BadRequest, EngineCrashed, type Engine } from './engine';

type Told = Extract<LocalAnswer, { answer: 'told' }>;

/** What is at the other end. */
export interface LocalHost {
  readonly engine: Engine;
  /** Keeps what was told, before anybody hears of it. */
  keep(told: Told): Promise<void>;
  /** Sets the host up again after the engine broke down. */
  again(): Promise<void>;
}

/** So many break-downs in a row end a line: what breaks the engine would do so again. */
const CRASHES = 3;

/** The times that requests bear. */
export function times(): { at: number; now: number } {
  return { at: Date.now(), now: Math.floor(performance.now()) };
}

export class LocalLine implements Line {
  readonly #events: LineEvents;
  readonly #host: LocalHost;
  #queue: Promise<void>;
  /** Counts how often the host was lost: what waits for one that is gone is not asked of the next one, to which nobody has said hello. */
  #age = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Why the host ended the line. */
  #end: { code: ErrorCode; text: string } | null = null;
  /** Whether the hello was said: before it nothing else may be. */
  #said = false;
  #open = false;
  #over = false;
  #crashes = 0;
  /** Whether somebody must act by some time. */
  #clock = false;
  readonly #stop = new AbortController();

  constructor(events: LineEvents, host: LocalHost) {
    this.#events = events;
    this.#host = host;
    // Nothing is told before the line was given back.
    this.#queue = Promise.resolve().then(() => {
      if (this.#over) return;
      events.state({ is: 'connecting' });
      events.opened();
    });
    const page = globalThis.document as Document | undefined;
    const seen = () => {
      // Out of sight nobody can act in time: the clocks stand still until the page is looked at again.
      if (page?.visibilityState === 'hidden' && this.#clock && this.#open) {
        this.#away();
        events.state({ is: 'waiting', next: 0, attempt: 0 });
      } else if (page?.visibilityState === 'visible' && !this.#said) {
        this.renew();
      }
    };
    page?.addEventListener('visibilitychange', seen, { signal: this.#stop.signal });
  }

  send(message: ToServer): void {
    if (message.type === 'hello') this.#said = true;
    if (this.#said) this.ask({ request: 'message', message, ...times() });
  }

  /** Asks the host; what it tells is passed on. */
  ask(request: LocalRequest): void {
    this.#then(() => this.#told(request));
  }

  retry(): void {
    if (this.#stop.signal.aborted || !this.#over) return;
    this.#over = false;
    this.#crashes = 0;
    this.#then(() => this.#again());
  }

  renew(): void {
    if (this.#over) return;
    this.#away();
    this.#then(async () => {
      this.#events.opened();
    });
  }

  close(): void {
    this.#stop.abort();
    this.#away();
    this.#over = true;
    void this.#queue.then(() => {
      this.#host.engine.end();
    });
  }

  /** Nobody looks at the table for a while. */
  #away(): void {
    clearTimeout(this.#timer);
    this.#open = false;
    this.#said = false;
    this.#then(async () => {
      try {
        await this.#told({ request: 'bye', ...times() });
      } catch (error) {
        // A host that nobody said hello to has nobody to take leave of.
        if (!(error instanceof BadRequest)) throw error;
      }
    });
  }

  #then(work: () => Promise<void>): void {
    if (this.#over) return;
    const number = this.#age;
    this.#queue = this.#queue
      .then(() => (number === this.#age ? work() : undefined))
      .catch((error: unknown) => this.#failed(error));
  }

  async #told(request: LocalRequest): Promise<void> {
    const told = await this.#host.engine.ask(request, 'told');
    await this.#host.keep(told);
    this.#crashes = 0;
    for (const message of told.messages) this.#message(message);
    if (this.#end !== null) {
      this.#close(this.#end.code, this.#end.text);
      return;
    }
    clearTimeout(this.#timer);
    // After a bye the host waits for the next hello.
    if (told.wake === null || !this.#open) return;
    this.#timer = setTimeout(() => {
      this.ask({ request: 'tick', ...times() });
    }, told.wake);
  }

  #message(message: ToClient): void {
    if (this.#stop.signal.aborted) return;
    if (message.type === 'error') this.#end = message;
    else if (message.type === 'welcome' || message.type === 'resumed') {
      this.#open = true;
      this.#events.state({ is: 'open' });
    }
    if (message.type === 'welcome') this.#clock = message.room.clock !== null;
    else if (message.type === 'news' || message.type === 'clock') this.#clock = message.clock !== null;
    this.#events.message(message);
  }

  async #failed(error: unknown): Promise<void> {
    clearTimeout(this.#timer);
    this.#age += 1;
    this.#open = false;
    this.#said = false;
    this.#crashes += 1;
    if (error instanceof TakenOver) {
      this.#close('taken_over', '');
    } else if (error instanceof EngineCrashed && this.#crashes < CRASHES) {
      this.#events.state({ is: 'waiting', next: 0, attempt: this.#crashes });
      await this.#again().catch(() => {
        this.#close(null, '');
      });
    } else {
      this.#close(null, '');
    }
  }

  async #again(): Promise<void> {
    await this.#host.again();
    this.#end = null;
    this.#events.opened();
  }

  #close(code: ErrorCode | null, text: string): void {
    clearTimeout(this.#timer);
    this.#age += 1;
    this.#over = true;
    this.#open = false;
    this.#said = false;
    if (!this.#stop.signal.aborted) this.#events.state({ is: 'closed', code, text });
  }
}
