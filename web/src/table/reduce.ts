// Messages of a host, taken in one after another. The page's only reducer, and pure.

import type { Emote, Event, Fact, Game, Member, Player, Room, ToClient } from '../protocol';
import { count } from './rounds';
import { LOG_LENGTH, nameOf, type LogEntry, type RoundShuffle, type TableState } from './state';
import { apply } from './view';

/** Something that a host says and that cannot be, or does not go with what it said before. */
export class Fault extends Error {
  /** Whether entries are missing: going on from the last one mends it. Else one must begin anew. */
  readonly gap: boolean;

  constructor(text: string, gap = false) {
    super(text);
    this.gap = gap;
  }
}

/** How much of what was said is kept. */
const SAID_LENGTH = 200;

/** The state after a message. `now` is the time that passes, in milliseconds, as `performance.now()` has it. Throws a `Fault`, and
 * then nothing has changed. */
export function reduce(state: TableState | null, message: ToClient, now: number): TableState | null {
  if (message.type === 'welcome') return welcome(state, message.you, message.room, now);
  switch (message.type) {
    case 'done':
    case 'refused':
    case 'stale':
    case 'would':
    case 'not_said':
    case 'error':
      return state;
  }
  if (state === null) throw new Fault(`${message.type} before a welcome`);
  switch (message.type) {
    case 'resumed':
      if (message.you !== state.you) throw new Fault('another person than before');
      if (message.seq < state.room.seq) throw new Fault('the table has fewer entries than were seen');
      return state;
    case 'news':
      return news(state, message, now);
    case 'said':
      return said(state, message.member, now, { text: message.text });
    case 'emoted':
      return said(state, message.member, now, { emote: message.emote });
    case 'presence':
      return { ...state, room: { ...state.room, here: message.here, watching: message.watching } };
    case 'clock':
      return { ...state, clockAt: now, room: { ...state.room, clock: message.clock } };
    case 'pong':
      if (message.seq > state.room.seq) throw new Fault('an entry was not told', true);
      return state;
  }
}

/** What was known is forgotten; what no table tells again is kept where it is the same match. */
function welcome(state: TableState | null, you: Member | null, room: Room, now: number): TableState {
  if (state !== null && you !== null && room.seq < state.room.seq) throw new Fault('the table went back');
  const same =
    state?.room.table === room.table && state.room.game?.number === room.game?.number ? state : null;
  return {
    you,
    room,
    log: same?.room.seq === room.seq ? same.log : [],
    said: same?.said ?? [],
    // Of the round that goes on something may have been missed.
    shuffles: (same?.shuffles ?? []).filter(({ secret }) => secret !== null || same?.room.seq === room.seq),
    recorded: same?.recorded ?? null,
    clockAt: now,
  };
}

function news(state: TableState, message: ToClient & { type: 'news' }, now: number): TableState {
  const { seq, at, by, facts, choices, clock } = message;
  if (seq !== state.room.seq + 1) {
    const due = String(state.room.seq + 1);
    throw new Fault(`entry ${String(seq)} where ${due} was due`, seq > state.room.seq);
  }
  const after = facts.reduce(taken, state);
  const entry: LogEntry = { seq, at, by, facts };
  return {
    ...after,
    room: { ...after.room, seq, choices, clock },
    log: [...after.log, entry].slice(-LOG_LENGTH),
    clockAt: now,
  };
}

/** The state after a fact. */
function taken(state: TableState, fact: Fact): TableState {
  const { room } = state;
  const inRoom = (changed: Partial<Room>): TableState => ({ ...state, room: { ...room, ...changed } });
  switch (fact.fact) {
    case 'joined': {
      const members = [...room.members.filter(({ member }) => member !== fact.player.member), fact.player];
      return inRoom({ members, seats: [...room.seats, fact.player.member] });
    }
    case 'renamed':
      return inRoom({ members: player(room, fact.member, { name: fact.name, lookalike: fact.lookalike }) });
    case 'gone':
      return inRoom(gone(room, fact.member));
    case 'host_is':
      return inRoom({ host: fact.member });
    case 'seats_are':
      return inRoom({ seats: fact.seats });
    case 'rules_are':
      return inRoom({ rules: fact.rules });
    case 'settings_are':
      return inRoom({ settings: fact.settings });
    case 'ready_is':
      return inRoom({ members: player(room, fact.member, { ready: fact.ready }) });
    case 'match_began': {
      const { number, players, view } = fact;
      const game: Game = { number, players, view, rounds: [] };
      const members = withoutTheGone(room);
      const next = inRoom({ game, members, matches: number, stage: 'between_rounds' });
      return { ...next, shuffles: [] };
    }
    case 'committed': {
      const { round, commitment, promises } = fact;
      const match = gameOf(room).number;
      const begun: RoundShuffle = {
        ...{ match, round, commitment, promises, rules: room.rules },
        ...{ shares: [], secret: null, events: [] },
      };
      const members = room.members.map((member) => ({ ...member, ready: false }));
      const next = inRoom({ stage: 'shuffling', members });
      return { ...next, shuffles: [...state.shuffles.filter((other) => other.round !== round), begun] };
    }
    case 'shared': {
      const { seat, share } = fact;
      return inLastShuffle(state, (last) => ({ ...last, shares: [...last.shares, { seat, share }] }));
    }
    case 'played':
      return fact.events.length === 0 ? state : fact.events.reduce(happened, state);
    case 'driven_is':
      return inRoom({ members: player(room, fact.member, { driven: fact.driven }) });
    case 'match_aborted':
      return inRoom({ aborted: room.aborted + 1, stage: 'lobby', members: withoutTheGone(room) });
    case 'revealed': {
      const { round, secret } = fact;
      const shuffles = state.shuffles.map((of) => (of.round === round ? { ...of, secret } : of));
      return { ...state, shuffles };
    }
    case 'recorded':
      return { ...state, recorded: fact.number };
  }
}

/** The state after an event of the game. */
function happened(state: TableState, event: Event): TableState {
  const game = gameOf(state.room);
  const view = apply(game.view, event);
  const rounds = count(game.rounds, event, view);
  const room: Room = { ...state.room, game: { ...game, view, rounds }, stage: stageOf(view.phase.phase) };
  if (event.event === 'match_ended') {
    const winners = event.winners.map((seat) => game.players[seat]);
    room.members = room.members.map((player) => ({
      ...player,
      wins: player.wins + (winners.includes(player.member) ? 1 : 0),
      driven: false,
    }));
  }
  return inLastShuffle({ ...state, room }, (last) =>
    last.secret === null ? { ...last, events: [...last.events, event] } : last,
  );
}

function stageOf(phase: Game['view']['phase']['phase']): Room['stage'] {
  switch (phase) {
    case 'opening':
    case 'round_over':
      return 'between_rounds';
    case 'match_over':
      return 'lobby';
    case 'dealing':
    case 'redealing':
    case 'turn':
      return 'round';
  }
}

/** Who is gone stays known as long as a match knows the seat. */
function gone(room: Room, member: Member): Partial<Room> {
  const known = room.stage !== 'lobby' && room.game?.players.includes(member) === true;
  return {
    members: known
      ? player(room, member, { ready: false })
      : room.members.filter((other) => other.member !== member),
    seats: room.seats.filter((other) => other !== member),
    host: room.host === member ? null : room.host,
  };
}

function withoutTheGone(room: Room): Player[] {
  const there = room.members.filter(({ member }) => room.seats.includes(member));
  return there.map((player) => ({ ...player, driven: false }));
}

function player(room: Room, member: Member, changed: Partial<Player>): Player[] {
  if (!room.members.some((other) => other.member === member))
    throw new Fault('somebody who is not at the table');
  return room.members.map((other) => (other.member === member ? { ...other, ...changed } : other));
}

function gameOf(room: Room): Game {
  if (room.game === null) throw new Fault('something about a match where there is none');
  return room.game;
}

function inLastShuffle(state: TableState, change: (shuffle: RoundShuffle) => RoundShuffle): TableState {
  const last = state.shuffles.at(-1);
  return last === undefined ? state : { ...state, shuffles: [...state.shuffles.slice(0, -1), change(last)] };
}

function said(
  state: TableState,
  member: Member,
  at: number,
  words: { text: string } | { emote: Emote },
): TableState {
  const one = { member, name: nameOf(state, member), at, ...words };
  return { ...state, said: [...state.said, one].slice(-SAID_LENGTH) };
}
