// The sessions that are open in this page: one for each table, shared by all screens.

import { seatAt } from '../app/keep';
import { dropSolo } from '../app/shelf';
import type { TableId } from '../protocol';
import { Session } from '../table/session.svelte';
import { BadRequest } from './engine';
import { socketDial } from './socket';
import { reopenSolo } from './solo';

const open = new Map<TableId, Session>();
let solo: Promise<Session | null> = Promise.resolve(null);

/** The session at a table of the server: with the seat that this browser has there, else as one who watches. It is the same
 * one as long as it is open. Whoever took a seat keeps it (app/keep.ts) before calling this. */
export function sessionAt(table: TableId, lang: string): Session {
  const token = seatAt(table)?.token ?? null;
  const known = open.get(table);
  if (known !== undefined && !known.closed && known.token === token) return known;
  return adopt(new Session(socketDial(), { table, token, lang }));
}

/** The session at the solo table of this browser, gone on with where it was left; null when there is none. Rejects with
 * `NoEngine`. */
export function soloSession(lang: string): Promise<Session | null> {
  solo = solo.catch(() => null).then((known) => (known === null || known.closed ? reopened(lang) : known));
  return solo;
}

/** Makes it the session of its table, in the place of one that was open. */
export function adopt(session: Session): Session {
  open.get(session.table)?.close();
  open.set(session.table, session);
  return session;
}

/** Makes it the session of the solo table. */
export function adoptSolo(session: Session): Session {
  void solo.then(
    (before) => before?.close(),
    () => undefined,
  );
  solo = Promise.resolve(session);
  return session;
}

async function reopened(lang: string): Promise<Session | null> {
  const host = await reopenSolo().catch(async (error: unknown) => {
    if (!(error instanceof BadRequest)) throw error;
    // The engine cannot read what was kept, and never will: nothing is waiting.
    await dropSolo();
    return null;
  });
  if (host === null) return null;
  const { table, token, dial } = host;
  const session = new Session(dial, { table, token, lang });
  const stop = session.on(({ after: { room } }) => {
    stop();
    // The page was closed between opening the table and dealing.
    if (room.stage === 'lobby' && room.matches === 0) void session.act({ type: 'start' });
  });
  return session;
}
