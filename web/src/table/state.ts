// What the page knows of a table: made of the messages of its host and of nothing else.

import type {
  By,
  Choices,
  Clock,
  Code,
  Emote,
  Event,
  Fact,
  Hex32,
  Hex64,
  Member,
  Millis,
  Promise as ShufflePromise,
  Room,
  RoundScore,
  SeatNumber,
  Seq,
  View,
} from '../protocol';

/** A table as one person or one who watches knows it. */
export interface TableState {
  /** Who one is; null for who watches. */
  readonly you: Member | null;
  /** The table; `room.seq` is the last entry applied. `room.game` is kept up to date. */
  readonly room: Room;
  /** What happened, newest last; at most LOG_LENGTH entries. */
  readonly log: readonly LogEntry[];
  /** What was said and shown, newest last. */
  readonly said: readonly Said[];
  /** The fair shuffles of the match, by round. */
  readonly shuffles: readonly RoundShuffle[];
  /** The number of the last match of this table whose record can be fetched. */
  readonly recorded: number | null;
  /** When the clock in `room.clock` was told, in milliseconds of `performance.now()`. */
  readonly clockAt: number;
}

/** An entry of the log. */
export interface LogEntry {
  readonly seq: Seq;
  readonly at: Millis;
  readonly by: By;
  readonly facts: readonly Fact[];
}

/** Who said it is gone some day, and the name with them: it is kept. */
export type Said = { readonly member: Member; readonly name: string; readonly at: number } & (
  { readonly text: string } | { readonly emote: Emote }
);

export interface RoundShuffle {
  /** The match of the table, from 1. */
  readonly match: number;
  readonly round: number;
  /** The rules of the table at that time. */
  readonly rules: string;
  readonly commitment: Hex32;
  readonly promises: readonly ShufflePromise[];
  readonly shares: readonly { readonly seat: SeatNumber; readonly share: Hex32 }[];
  /** The server's part, once the round is over. */
  readonly secret: Hex64 | null;
  /** What this client saw since the server was bound: the draw for the first dealer, and the round. */
  readonly events: readonly Event[];
}

/** How many entries of the log are kept. */
export const LOG_LENGTH = 400;

/** The rounds of the match that are over, in order. */
export function roundsOf(state: TableState): readonly RoundScore[] {
  return state.room.game?.rounds ?? [];
}

/** The view of the match, where there is one. */
export function viewOf(state: TableState): View | null {
  return state.room.game?.view ?? null;
}

/** The seat of this client in the match; null for who watches or does not play in it. */
export function seatOf(state: TableState): SeatNumber | null {
  return viewOf(state)?.viewer ?? null;
}

/** The member on a seat of the match. */
export function memberAt(state: TableState, seat: SeatNumber): Member | null {
  return state.room.game?.players[seat] ?? null;
}

/** The name of a member; empty for one that is gone. */
export function nameOf(state: TableState, member: Member | null): string {
  return state.room.members.find((player) => player.member === member)?.name ?? '';
}

/** The names by seat of the match. */
export function seatNames(state: TableState): string[] {
  return (state.room.game?.players ?? []).map((member) => nameOf(state, member));
}

/** The short code; it opens the lobby only while no match is going on. */
export function codeOf(state: TableState): Code | null {
  return state.room.stage === 'lobby' ? state.room.code : null;
}

export function choicesOf(state: TableState): Choices | null {
  return state.room.choices;
}

export function clockOf(state: TableState): Clock | null {
  return state.room.clock;
}

/** Whether a seat has nothing more to play in this match. */
export function isOut(state: TableState, seat: SeatNumber): boolean {
  const view = viewOf(state);
  return view !== null && (view.eliminated.includes(seat) || view.left.includes(seat));
}

/** For whom the next round waits: people who play on and have not said that they are ready. */
export function awaited(state: TableState): Member[] {
  return (state.room.game?.players ?? []).filter((member, seat) => {
    const player = state.room.members.find((other) => other.member === member);
    const plays = player !== undefined && player.bot === null && !player.driven && !isOut(state, seat);
    return plays && !player.ready;
  });
}

/** Whether one is the host of the table. */
export function isHost(state: TableState): boolean {
  return state.you !== null && state.room.host === state.you;
}
