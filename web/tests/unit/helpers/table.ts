// Small tables for tests.

import type { Event, Fact, Player, Room, Seq, ToClient, View } from '../../../src/protocol';

export const TABLE = '0123456789abcdef';

/** Freezes everything in it, so that a change of it throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}

export function player(member: number, changed: Partial<Player> = {}): Player {
  return {
    ...{
      member,
      name: `P${String(member)}`,
      bot: null,
      lookalike: false,
      ready: false,
      driven: false,
      wins: 0,
    },
    ...changed,
  };
}

export function room(changed: Partial<Room> = {}): Room {
  return {
    table: TABLE,
    seq: 4,
    code: 'abc123',
    link: 'https://example.org/t/x',
    rules: 'preset = "standard"\n',
    settings: {
      public: false,
      spectators: true,
      spectator_delay: 0,
      chat: 'free',
      turn_seconds: null,
      bank_seconds: 0,
      bot_pace: 'human',
      seats: 4,
      fair_shuffle: false,
    },
    members: [player(1), player(2), player(3, { bot: 'normal' })],
    seats: [1, 2, 3],
    host: 1,
    here: [1, 2],
    watching: 0,
    stage: 'lobby',
    game: null,
    choices: null,
    clock: null,
    matches: 0,
    aborted: 0,
    ...changed,
  };
}

/** A match of three before its first deal, with a deck of 20 cards. */
export function view(changed: Partial<View> = {}): View {
  return {
    viewer: 0,
    hand: [],
    rules: {},
    round: 0,
    dealer: 0,
    direction: 'clockwise',
    deck: { R5: 6, Y5: 4, BS: 6, W: 4 },
    top: null,
    laid_by: { by: 'start' },
    color: null,
    discards: {},
    under_top: 0,
    draw_pile: 0,
    counts: [0, 0, 0],
    totals: [0, 0, 0],
    points: [0, 0, 0],
    in_round: [],
    left: [],
    eliminated: [],
    knocked_out: [],
    out: [],
    announced: [],
    uncalled: [],
    exposed: [],
    exposed_by_other: [],
    caught: [],
    phase: { phase: 'opening', first: { by: 'lot' } },
    ...changed,
  };
}

export function welcome(changed: Partial<Room> = {}, you: number | null = 1): ToClient {
  return { type: 'welcome', version: 1, you, room: room(changed) };
}

export function news(seq: Seq, facts: Fact[] = [], changed: object = {}): ToClient {
  return { type: 'news', seq, at: 0, by: { by: 'table' }, facts, choices: null, clock: null, ...changed };
}

/** A round of two cards each, in which seat 0 holds R5 and W, up to the turn of seat 1. */
export const DEAL: Event[] = [
  { event: 'round_began', round: 1, dealer: 0, players: [0, 1, 2] },
  { event: 'dealt', seat: 1, card: null },
  { event: 'dealt', seat: 2, card: null },
  { event: 'dealt', seat: 0, card: 'W' },
  { event: 'dealt', seat: 1, card: null },
  { event: 'dealt', seat: 2, card: null },
  { event: 'dealt', seat: 0, card: 'R5' },
  { event: 'start_turned', card: 'BS' },
  { event: 'turn', seat: 1, step: { step: 'play' } },
];
