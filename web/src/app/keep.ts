// What this browser keeps in localStorage: a name, seats, rules profiles. It never leaves the device.

import type { Member, TableId, Token } from '../protocol';

/** A seat at a table of the server; who has the token has the seat. */
export interface Seat {
  readonly table: TableId;
  readonly token: Token;
  readonly member: Member;
  /** The name of the player on it. */
  readonly name: string;
  /** When it was last used, in milliseconds since 1970. */
  readonly at: number;
  /** The name of the player whose table it was called after; empty where nobody knows. */
  readonly title: string;
}

/** Rules that somebody put together and named. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  /** A rules document in TOML. */
  readonly doc: string;
}

/** What is kept. */
interface Kept {
  readonly version: 1;
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly profiles: readonly Profile[];
}

const KEY = 'lastcard';
const NOTHING: Kept = { version: 1, name: '', seats: [], profiles: [] };
/** Older seats than these are forgotten: a table does not live for ever. */
const MOST_SEATS = 40;

/** What the browser's storage did not take, because it is full or not allowed: kept until the page is closed. */
let memory: string | null = null;

/** The name that somebody plays under here; empty at first. */
export function myName(): string {
  return read().name;
}

export function keepName(name: string): void {
  write({ ...read(), name });
}

/** The seats at tables, the last used one first. */
export function seats(): readonly Seat[] {
  return [...read().seats].sort((a, b) => b.at - a.at);
}

/** The seat at that table, where this browser has one. */
export function seatAt(table: TableId): Seat | null {
  return read().seats.find((seat) => seat.table === table) ?? null;
}

/** Keeps a seat, in the place of one at the same table. */
export function keepSeat(seat: Seat): void {
  const others = seats().filter((other) => other.table !== seat.table);
  write({ ...read(), seats: [seat, ...others].slice(0, MOST_SEATS) });
}

/** Forgets the seat at that table. */
export function dropSeat(table: TableId): void {
  const kept = read();
  write({ ...kept, seats: kept.seats.filter((seat) => seat.table !== table) });
}

/** The rules profiles, in the order in which they were made. */
export function profiles(): readonly Profile[] {
  return read().profiles;
}

/** Keeps a profile, in the place of the one with the same id. */
export function keepProfile(profile: Profile): void {
  const kept = read();
  const known = kept.profiles.some(({ id }) => id === profile.id);
  const profiles = known
    ? kept.profiles.map((other) => (other.id === profile.id ? profile : other))
    : [...kept.profiles, profile];
  write({ ...kept, profiles });
}

export function dropProfile(id: string): void {
  const kept = read();
  write({ ...kept, profiles: kept.profiles.filter((profile) => profile.id !== id) });
}

/** Always read anew: another tab of the page may have written. */
function read(): Kept {
  let text = memory;
  try {
    // What is in the storage then is older.
    text ??= localStorage.getItem(KEY);
  } catch {
    // The browser keeps nothing for this page.
  }
  if (text === null) return NOTHING;
  try {
    return kept(JSON.parse(text));
  } catch {
    return NOTHING;
  }
}

function write(next: Kept): void {
  const text = JSON.stringify(next);
  memory = text;
  try {
    localStorage.setItem(KEY, text);
    memory = null;
  } catch {
    // Full, or not allowed: it lasts as long as the page.
  }
}

/** What can be used of something that was kept; the rest is left out. */
function kept(value: unknown): Kept {
  if (!isObject(value) || value.version !== 1) return NOTHING;
  return {
    version: 1,
    name: text(value.name),
    seats: list(value.seats, seat, ({ table }) => table),
    profiles: list(value.profiles, profile, ({ id }) => id),
  };
}

function seat(value: Record<string, unknown>): Seat | null {
  const { table, token, member, name, at, title } = value;
  if (typeof table !== 'string' || typeof token !== 'string' || typeof member !== 'number') return null;
  return { table, token, member, name: text(name), at: typeof at === 'number' ? at : 0, title: text(title) };
}

function profile(value: Record<string, unknown>): Profile | null {
  const { id, name, doc } = value;
  if (typeof id !== 'string' || typeof doc !== 'string') return null;
  return { id, name: text(name), doc };
}

/** Of several with the same name the first one. */
function list<T>(
  value: unknown,
  read: (item: Record<string, unknown>) => T | null,
  name: (item: T) => string,
): T[] {
  if (!Array.isArray(value)) return [];
  const all = value.flatMap((item: unknown) => (isObject(item) ? (read(item) ?? []) : []));
  return all.filter((item, at) => all.findIndex((other) => name(other) === name(item)) === at);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
