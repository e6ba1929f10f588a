// Moments of a match: tables are opened until one stands as it is wanted. Rules are chosen that make the moment frequent.

import type { Card } from '../../src/protocol';
import { viewOf, type TableState } from '../../src/table/state';
import { openTable, sitDown, type Lounge, type Opening, type Peer, type SeatAt } from './peer';

/** A table in the middle of a match. The first one is the host, and dealt; the second one began. */
export interface Scene {
  readonly seats: readonly SeatAt[];
  readonly peers: readonly Peer[];
}

/** More tables than these are opened for no moment: the rarest comes at one of twelve. */
const TRIES = 150;
const USUAL = 'preset = "standard"\ndealer.first = "host"\n';

/** A rules document that differs from the standard in these lines. */
export function rules(...lines: string[]): string {
  return USUAL + lines.map((line) => `${line}\n`).join('');
}

/** Opens tables for these people until one is as wanted; `wanted` may go on with the match to get there. */
export async function scene(
  server: string,
  lounge: Lounge,
  names: readonly string[],
  opening: Opening,
  wanted: (...peers: Peer[]) => Promise<boolean> | boolean,
): Promise<Scene> {
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await begin(server, lounge, names, opening);
    if (await wanted(...found.peers)) return found;
    await Promise.all(found.peers.map((peer) => peer.leave()));
  }
  throw new Error(`no table of ${String(TRIES)} was as wanted`);
}

/** Opens a table, seats everybody and begins the match. */
export async function begin(
  server: string,
  lounge: Lounge,
  [host = 'Ann', ...others]: readonly string[],
  opening: Opening,
): Promise<Scene> {
  const settings = { bot_pace: 'instant', ...opening.settings } as const;
  const first = await openTable(server, host, { rules: rules(), ...opening, settings });
  const seats = [first];
  for (const name of others) seats.push(await sitDown(server, first.table, name));
  const peers: Peer[] = [];
  for (const seat of seats) peers.push(await lounge.peer(seat));
  await peers[0]?.act({ type: 'start' });
  await Promise.all(peers.map((peer) => peer.until(dealt)));
  return { seats, peers };
}

/** Whether a round is going on, the cards dealt. */
export function dealt(state: TableState): boolean {
  return state.room.stage === 'round' && viewOf(state)?.phase.phase === 'turn';
}

export const SCENES = {
  /** Bob is asked which color the round begins with. */
  startColor: (server: string, lounge: Lounge) =>
    scene(
      server,
      lounge,
      ['Ann', 'Bob'],
      { rules: rules('deck.kind = "all"', 'start.wild_draw_four = "first_player_names_color"') },
      (_, bob) => (bob?.state?.room.choices?.names.length ?? 0) > 0,
    ),

  /** Ann may challenge a Wild Draw Four of Bob. */
  challenge: (server: string, lounge: Lounge) =>
    scene(server, lounge, ['Ann', 'Bob'], { rules: rules('deal.hand_size = 15') }, drawFour),

  /** Four cards wait for Ann, and nothing answers them. */
  penalty: (server: string, lounge: Lounge) =>
    scene(
      server,
      lounge,
      ['Ann', 'Bob'],
      {
        rules: rules(
          'deal.hand_size = 15',
          'challenge.who = "nobody"',
          'matching.wild_draw_four = "unrestricted"',
        ),
      },
      drawFour,
    ),

  /** Bob has drawn a card that fits. */
  drawnCard: (server: string, lounge: Lounge) =>
    scene(server, lounge, ['Ann', 'Bob'], {}, async (_, bob) => {
      if (bob === undefined || !mayDraw(bob)) return false;
      await bob.play({ type: 'draw' });
      const step =
        bob.state === null ? null : await bob.until((state) => state.room.choices ?? state.room.seq > 0);
      return step !== null && stepOf(bob) === 'after_draw' && bob.playable().length > 0;
    }),

  /** Bob can play a 7, and must then swap hands with Ann or Cem. */
  swap: (server: string, lounge: Lounge) =>
    scene(
      server,
      lounge,
      ['Ann', 'Bob', 'Cem'],
      { rules: rules('deal.hand_size = 15', 'actions.seven_swap = "mandatory"') },
      (_, bob) => bob?.playable().some((card) => card.endsWith('7')) === true,
    ),

  /** Bob can play a Wild. */
  wild: (server: string, lounge: Lounge) =>
    scene(
      server,
      lounge,
      ['Ann', 'Bob'],
      { rules: rules('deal.hand_size = 15') },
      (_, bob) => bob?.playable().includes('W') === true,
    ),

  /** Bob holds one card and did not call; Ann may catch him for ten seconds. */
  grace: (server: string, lounge: Lounge) =>
    scene(
      server,
      lounge,
      ['Ann', 'Bob'],
      { rules: rules('deal.hand_size = 2', 'uno.grace_ms = 10000') },
      async (ann, bob) => {
        const card = bob?.playable().find((one) => isNumber(one));
        if (ann === undefined || bob === undefined || card === undefined) return false;
        await bob.play({ type: 'play', cards: [card] });
        await ann.until((state) => (state.room.choices?.catches.length ?? 0) > 0);
        return true;
      },
    ),
} satisfies Record<string, (server: string, lounge: Lounge) => Promise<Scene>>;

/** Whether a card has a number and does nothing else. */
export function isNumber(card: Card): boolean {
  return /^[RYGB][0-9]$/.test(card);
}

async function drawFour(ann?: Peer, bob?: Peer): Promise<boolean> {
  if (ann === undefined || bob?.playable().includes('W+4') !== true) return false;
  await bob.play({ type: 'play', cards: ['W+4'], color: 'green' });
  await ann.until((state) => state.room.choices);
  return stepOf(ann) === 'serve';
}

function mayDraw(peer: Peer): boolean {
  return stepOf(peer) === 'play' && peer.state?.room.choices?.cannot_draw === null;
}

function stepOf(peer: Peer): string | null {
  const phase = peer.state === null ? null : viewOf(peer.state)?.phase;
  return phase?.phase === 'turn' ? phase.step.step : null;
}
