// A line to the server over a WebSocket. It comes back by itself, as docs/protocol.md says ("How a connection ends").

import { CLOSE_CODES, type ErrorCode, type ToClient, type ToServer } from '../protocol';
import { address } from './api';
import type { Dial, Line, LineEvents, LineState } from './line';

/** After these the client comes back by itself. */
const COME_BACK: ReadonlySet<ErrorCode> = new Set(['too_fast', 'too_slow', 'come_back', 'unavailable']);
/** Codes of the WebSocket itself after which it does: the other side goes away, no close frame, too much to do. */
const GONE: ReadonlySet<number> = new Set([1001, 1006, 1013]);
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** A connection that is not made by then is given up; milliseconds. */
const MAKING = 15_000;

/** Where a line goes, and what it is made of; tests put other things in. */
export interface SocketOptions {
  readonly url?: () => string;
  readonly Socket?: new (url: string) => WebSocket;
  /** From 0 up to 1. */
  readonly random?: () => number;
}

/** A dial to the server that the page comes from. */
export function socketDial(options: SocketOptions = {}): Dial {
  return (events) => new SocketLine(events, options);
}

class SocketLine implements Line {
  readonly #events: LineEvents;
  readonly #options: SocketOptions;
  #socket: WebSocket | null = null;
  /** How often in a row it did not stand. */
  #failures = 0;
  /** Whether the hello of this connection was answered. */
  #stood = false;
  #openedAt = 0;
  /** What the server said before it closed. */
  #why: { code: ErrorCode; text: string } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether an attempt may be made without being asked for. */
  #waiting = false;
  readonly #stop = new AbortController();

  constructor(events: LineEvents, options: SocketOptions) {
    this.#events = events;
    this.#options = options;
    const { signal } = this.#stop;
    const page = globalThis.document as Document | undefined;
    const back = () => {
      if (this.#waiting && page?.visibilityState !== 'hidden') this.#connect();
    };
    (globalThis.window as Window | undefined)?.addEventListener('online', back, { signal });
    page?.addEventListener('visibilitychange', back, { signal });
    // Nothing is told before the line was given back.
    queueMicrotask(() => {
      if (!signal.aborted) this.#connect();
    });
  }

  send(message: ToServer): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  retry(): void {
    if (this.#socket === null && !this.#stop.signal.aborted) {
      this.#failures = 0;
      this.#connect();
    }
  }

  renew(): void {
    if (this.#socket !== null) this.#lost(true);
  }

  close(): void {
    this.#stop.abort();
    this.#waiting = false;
    clearTimeout(this.#timer);
    this.#drop(1000);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#waiting = false;
    this.#stood = false;
    this.#why = null;
    this.#tell(
      this.#failures === 0 ? { is: 'connecting' } : { is: 'waiting', next: 0, attempt: this.#failures },
    );
    const { Socket = WebSocket, url = addressOfServer } = this.#options;
    const socket = new Socket(url());
    this.#socket = socket;
    this.#timer = setTimeout(() => {
      this.renew();
    }, MAKING);
    const current = (then: () => void) => () => {
      if (this.#socket === socket) then();
    };
    socket.onopen = current(() => {
      clearTimeout(this.#timer);
      this.#openedAt = performance.now();
      this.#events.opened();
    });
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (this.#socket === socket) this.#received(data);
    };
    socket.onclose = ({ code }: CloseEvent) => {
      if (this.#socket === socket) this.#closed(code);
    };
  }

  #received(data: unknown): void {
    const message = messageOf(data);
    if (message === null) {
      this.renew();
      return;
    }
    if (message.type === 'error') {
      this.#why = { code: message.code, text: message.text };
    } else if (!this.#stood) {
      this.#stood = true;
      this.#tell({ is: 'open' });
    }
    this.#events.message(message);
  }

  #closed(code: number): void {
    const why = this.#why ?? known(code);
    if (why === null ? GONE.has(code) : COME_BACK.has(why.code)) {
      this.#lost(why === null);
    } else {
      this.#drop(1000);
      this.#tell({ is: 'closed', code: why?.code ?? null, text: why?.text ?? '' });
    }
  }

  /** The connection is gone, and another one is made after a while. One that stood was a success, unless the server ended it at
   * once. */
  #lost(broke: boolean): void {
    const long = performance.now() - this.#openedAt > 2 * FIRST_WAIT;
    if (this.#stood && (broke || long)) this.#failures = 0;
    const longest = Math.min(FIRST_WAIT * 2 ** this.#failures, LONGEST_WAIT);
    const next = Math.round(longest * (this.#options.random ?? Math.random)());
    this.#failures = Math.min(this.#failures + 1, 30);
    this.#drop(1000);
    this.#waiting = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#connect();
    }, next);
    this.#tell({ is: 'waiting', next, attempt: this.#failures });
  }

  #drop(code: number): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket !== null && socket.readyState < 2) socket.close(code);
  }

  #tell(state: LineState): void {
    this.#events.state(state);
  }
}

/** `/ws` beside the page, also where the page stands under a path of its own. */
function addressOfServer(): string {
  const url = address('ws');
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

function known(close: number): { code: ErrorCode; text: string } | null {
  const codes = Object.entries(CLOSE_CODES) as [ErrorCode, number][];
  const found = codes.find(([, code]) => code === close);
  return found === undefined ? null : { code: found[0], text: '' };
}

function messageOf(data: unknown): ToClient | null {
  if (typeof data !== 'string') return null;
  try {
    return JSON.parse(data) as ToClient;
  } catch {
    return null;
  }
}
