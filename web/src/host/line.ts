// The two-way pipe between the page and the host of a table: the server over a WebSocket, or the worker.

import type { ErrorCode, ToClient, ToServer } from '../protocol';

/** How it stands with a line. */
export type LineState =
  /** The first attempt is being made. */
  | { is: 'connecting' }
  /** Messages pass. */
  | { is: 'open' }
  /** It broke; the next attempt comes in that many milliseconds, or is being made (0). */
  | { is: 'waiting'; next: number; attempt: number }
  /** It is over and does not come back by itself. `code` is null when the page closed it, and when the other side did without
   * saying why; `text` is what the host said, if it said anything. */
  | { is: 'closed'; code: ErrorCode | null; text: string };

/** What a line tells. */
export interface LineEvents {
  /** The line is open: the session says hello now, before anything else. Called at each opening anew. */
  opened(): void;
  message(message: ToClient): void;
  state(state: LineState): void;
}

export interface Line {
  /** Sends a message; what cannot be sent now is dropped: the session sends it again after its next hello. */
  send(message: ToServer): void;
  /** Tries at once instead of waiting, also after a close. */
  retry(): void;
  /** Gives the connection up, which is at fault or dead, and makes another one. */
  renew(): void;
  /** Closes for good. */
  close(): void;
}

/** Makes a line that tells those events; none of them before the dial has given the line back. */
export type Dial = (events: LineEvents) => Line;
