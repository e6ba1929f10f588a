// A table with bots: in this browser where the engine is there, else at the server.

import { keepSeat } from '../app/keep';
import type { Act } from '../protocol';
import { Session } from '../table/session.svelte';
import { api, Offline } from './api';
import { LibraryProblem } from './errors';
import { adopt, adoptSolo } from './sessions';
import { socketDial } from './socket';
import { openSolo, type SoloWish } from './solo';

export type { SoloWish } from './solo';

/** A table with bots that has begun. */
export interface Started {
  /** The same one that `sessionAt` or `soloSession` gives while it is open. */
  readonly session: Session;
  /** Where it is played: its address is `{ at: 'solo' }`, or the one of its table. */
  readonly where: 'browser' | 'server';
}

/** Neither the engine nor a server is there. */
export class NowhereToPlay extends Error {}

/** Opens a table with bots and begins the match. The solo table before is forgotten. Rejects with `NowhereToPlay`, and with a
 * `LibraryProblem` or an `ApiProblem` whose message is for the person. */
export async function startSolo(wish: SoloWish): Promise<Started> {
  try {
    const { table, token, dial } = await openSolo(wish);
    const session = adoptSolo(new Session(dial, { table, token, lang: wish.lang }));
    await begin(session, []);
    return { session, where: 'browser' };
  } catch (error) {
    // What the person must change is told; whatever else keeps the engine from it, a server may do it.
    if (error instanceof LibraryProblem) throw error;
    return { session: await atServer(wish), where: 'server' };
  }
}

async function atServer({ name, lang, rules, bots, settings }: SoloWish): Promise<Session> {
  try {
    // Nobody else is awaited at this table.
    const alone = { public: false, seats: Math.max(2, bots.length + 1), ...settings };
    const opened = await api.openTable({ name, lang, settings: alone, ...(rules === null ? {} : { rules }) });
    const { table, token, member } = opened;
    keepSeat({ table, token, member, name, at: Date.now(), title: name });
    const session = adopt(new Session(socketDial(), { table, token, lang }));
    await begin(
      session,
      bots.map((level) => ({ type: 'add_bot', level })),
    );
    return session;
  } catch (error) {
    if (!(error instanceof Offline)) throw error;
    throw new NowhereToPlay();
  }
}

/** Whoever waits for the match waits no longer than this; the page of the table shows what is the matter. */
const PATIENCE = 5_000;

/** Begins the match once these acts are done, and waits for that. What is refused stands in the session. */
function begin(session: Session, acts: readonly Act[]): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.race([begun(session, acts), late]);
}

async function begun(session: Session, acts: readonly Act[]): Promise<void> {
  await known(session);
  for (const act of [...acts, { type: 'start' } as const]) {
    const outcome = await session.act(act);
    if (outcome === 'refused') return;
  }
}

function known(session: Session): Promise<void> {
  if (session.state !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = session.on(() => {
      stop();
      resolve();
    });
  });
}
