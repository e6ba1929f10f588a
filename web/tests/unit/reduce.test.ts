// What the page knows of a table, made of messages.

import { describe, expect, it } from 'vitest';
import type { Event, Fact, RoundScore, ToClient } from '../../src/protocol';
import { Fault, reduce } from '../../src/table/reduce';
import { awaited, codeOf, LOG_LENGTH, roundsOf, type TableState } from '../../src/table/state';
import { DEAL, frozen, news, player, room, TABLE, view, welcome } from './helpers/table';

/** The state after these messages; nothing that goes in may be changed. */
function after(...messages: ToClient[]): TableState {
  const state = messages.reduce<TableState | null>((before, message) => {
    return reduce(frozen(before), frozen(message), 7);
  }, null);
  if (state === null) throw new Error('no welcome');
  return state;
}

const began: Fact = { fact: 'match_began', number: 1, players: [1, 2, 3], view: view() };
const played = (...events: Event[]): Fact => ({ fact: 'played', events });

describe('reduce', () => {
  it('begins with the welcome and counts entries on from there', () => {
    const state = after(welcome(), news(5), news(6));
    expect([state.you, state.room.seq, state.clockAt]).toEqual([1, 6, 7]);
    expect(state.log.map(({ seq }) => seq)).toEqual([5, 6]);
  });

  it('tells a gap from an entry that was there before, and changes nothing then', () => {
    const fault = (...messages: ToClient[]) => {
      try {
        after(...messages);
      } catch (error) {
        if (error instanceof Fault) return error.gap;
      }
      return 'none';
    };
    expect(fault(welcome(), news(6))).toBe(true);
    expect(fault(welcome(), news(4))).toBe(false);
    expect(fault(welcome(), { type: 'pong', seq: 5 })).toBe(true);
    expect(fault(welcome(), { type: 'pong', seq: 4 })).toBe('none');
    expect(fault(news(5))).toBe(false);
    expect(fault(welcome(), { type: 'resumed', version: 1, you: 2, seq: 4 })).toBe(false);
    expect(fault(welcome(), news(5, [played(...DEAL)]))).toBe(false);
    expect(
      fault(
        welcome(),
        news(5, [
          { fact: 'host_is', member: 9 },
          { fact: 'ready_is', member: 9, ready: true },
        ]),
      ),
    ).toBe(false);
  });

  it('seats, names, makes ready and sends away', () => {
    const state = after(
      welcome(),
      news(5, [
        { fact: 'joined', player: player(4) },
        { fact: 'renamed', member: 4, name: 'Zoë', lookalike: true },
        { fact: 'ready_is', member: 4, ready: true },
        { fact: 'host_is', member: 2 },
        { fact: 'gone', member: 3, kicked: true },
        { fact: 'seats_are', seats: [4, 1, 2] },
        { fact: 'rules_are', rules: 'preset = "party"\n' },
        { fact: 'settings_are', settings: { ...room().settings, chat: 'off' } },
      ]),
      { type: 'presence', here: [1, 4], watching: 2 },
    );
    expect(state.room.members).toEqual([
      ...[player(1), player(2), player(4, { name: 'Zoë', lookalike: true, ready: true })],
    ]);
    const { host, seats, rules, settings, here, watching } = state.room;
    expect([host, seats, rules, settings.chat]).toEqual([2, [4, 1, 2], 'preset = "party"\n', 'off']);
    expect([here, watching]).toEqual([[1, 4], 2]);
  });

  it('follows a match through its stages and counts its rounds and wins', () => {
    const start = after(welcome(), news(5, [began, played(...DEAL)]));
    expect([start.room.stage, start.room.matches, codeOf(start)]).toEqual(['round', 1, null]);
    expect(start.room.game?.view).toMatchObject({
      ...{ hand: ['R5', 'W'], counts: [2, 2, 2], draw_pile: 13, top: 'BS', color: 'blue' },
    });
    const end = after(
      welcome(),
      news(5, [began, played(...DEAL)]),
      news(6, [{ fact: 'driven_is', member: 2, driven: true }]),
      news(7, [
        played(
          { event: 'played', seat: 1, card: 'BS', color: null, jump_in: false },
          { event: 'played', seat: 1, card: 'BS', color: null, jump_in: false },
          { event: 'went_out', seat: 1 },
          { event: 'round_ended', winner: 1, stalled: false },
          { event: 'hand_counted', seat: 0, hand: ['R5', 'W'], value: 55 },
          { event: 'scored', seat: 0, points: 0, total: 0 },
          { event: 'scored', seat: 1, points: 55, total: 55 },
          { event: 'match_ended', winners: [1] },
        ),
        { fact: 'recorded', number: 1 },
      ]),
    );
    expect([end.room.stage, end.recorded, codeOf(end)]).toEqual(['lobby', 1, 'abc123']);
    expect(end.room.members[1]).toEqual(player(2, { wins: 1 }));
    expect(roundsOf(end)).toEqual([
      {
        ...{ round: 1, winner: 1, stalled: false },
        seats: [
          { seat: 0, hand: ['R5', 'W'], value: 55, points: 0, total: 0 },
          { seat: 1, hand: null, value: 0, points: 55, total: 55 },
        ],
      },
    ]);
  });

  it('keeps who is gone while the match knows the seat', () => {
    const during = after(welcome(), news(5, [began]), news(6, [{ fact: 'gone', member: 2, kicked: false }]));
    expect([during.room.members.length, during.room.seats]).toEqual([3, [1, 3]]);
    const over = reduce(during, news(7, [{ fact: 'match_aborted' }]), 0);
    expect([over?.room.members.length, over?.room.aborted, over?.room.stage]).toEqual([2, 1, 'lobby']);
  });

  it('knows the rounds that were over when it came, and counts on from there', () => {
    const score: RoundScore = {
      ...{ round: 1, winner: 1, stalled: false },
      seats: [{ seat: 0, hand: ['R5'], value: 5, points: 0, total: 0 }],
    };
    const game = {
      number: 1,
      players: [1, 2, 3],
      view: view({ round: 2, totals: [0, 5, 0] }),
      rounds: [score],
    };
    const state = after(
      welcome({ stage: 'round', game }),
      news(5, [
        played(
          { event: 'round_ended', winner: 0, stalled: false },
          { event: 'hand_counted', seat: 2, hand: ['W'], value: 50 },
          { event: 'scored', seat: 0, points: 50, total: 50 },
        ),
      ]),
    );
    expect(roundsOf(state)).toEqual([
      score,
      {
        ...{ round: 2, winner: 0, stalled: false },
        seats: [
          { seat: 0, hand: null, value: 0, points: 50, total: 50 },
          { seat: 2, hand: ['W'], value: 50, points: 0, total: 0 },
        ],
      },
    ]);
  });

  it('keeps what was said, and forgets the old', () => {
    const state = after(
      welcome(),
      { type: 'said', member: 2, text: 'hi' },
      { type: 'emoted', member: 3, emote: 'wow' },
      ...Array.from({ length: LOG_LENGTH + 5 }, (_, n) => news(5 + n)),
    );
    expect(state.said).toEqual([
      { member: 2, name: 'P2', at: 7, text: 'hi' },
      { member: 3, name: 'P3', at: 7, emote: 'wow' },
    ]);
    expect([state.log.length, state.log[0]?.seq]).toEqual([LOG_LENGTH, 10]);
  });

  it('knows who said something also when they are gone', () => {
    const state = after(
      welcome(),
      { type: 'said', member: 2, text: 'hi' },
      news(5, [{ fact: 'gone', member: 2, kicked: false }]),
    );
    expect(state.said.map(({ name }) => name)).toEqual(['P2']);
  });

  it('takes the clock of the latest news and of clock messages', () => {
    const clock = { seats: [1], left: 5000, bank: 0, warning: false };
    const state = after(welcome(), news(5, [], { clock }));
    expect(state.room.clock).toEqual(clock);
    expect(reduce(state, { type: 'clock', clock: null }, 99)).toMatchObject({
      clockAt: 99,
      room: { clock: null },
    });
  });

  it('gathers what is published about a shuffle, and what was seen of the round', () => {
    const promises = [{ seat: 0, promise: 'aa' }];
    const state = after(
      welcome(),
      news(5, [began, { fact: 'committed', round: 1, commitment: 'cc', promises }]),
      news(6, [{ fact: 'shared', seat: 0, share: 'ss' }]),
      news(7, [played(...DEAL)]),
    );
    expect(state.shuffles).toEqual([
      {
        ...{
          match: 1,
          round: 1,
          commitment: 'cc',
          promises,
          shares: [{ seat: 0, share: 'ss' }],
          secret: null,
        },
        ...{ rules: room().rules, events: DEAL },
      },
    ]);
    const over = reduce(state, news(8, [{ fact: 'revealed', round: 1, secret: 'xx' }]), 0);
    expect(over?.shuffles[0]?.secret).toBe('xx');
  });

  it('forgets with a welcome what may have changed, and keeps what cannot', () => {
    const before = after(
      welcome(),
      news(5, [began, played(...DEAL, { event: 'round_ended', winner: 1, stalled: false })]),
      { type: 'said', member: 2, text: 'hi' },
    );
    const game = before.room.game;
    if (game === null) throw new Error('no match');
    const later = reduce(before, welcome({ ...before.room, seq: 9, stage: 'between_rounds' }), 0);
    expect([later?.log, later?.said.length]).toEqual([[], 1]);
    const other = reduce(before, welcome({ table: `${TABLE.slice(1)}0`, seq: 9, game }), 0);
    expect(other?.said).toEqual([]);
  });

  it('waits after a round for people who play on and are not ready, and for nobody else', () => {
    const four: Fact = { fact: 'match_began', number: 1, players: [1, 2, 3, 4], view: view() };
    const members = [player(1), player(2), player(3, { bot: 'normal' }), player(4)];
    const waits = (...facts: Fact[]) =>
      awaited(after(welcome({ members, seats: [1, 2, 3, 4] }), news(5, [four, ...facts])));
    expect(waits()).toEqual([1, 2, 4]);
    expect(waits({ fact: 'ready_is', member: 1, ready: true })).toEqual([2, 4]);
    expect(waits({ fact: 'driven_is', member: 2, driven: true })).toEqual([1, 4]);
    expect(waits(played({ event: 'eliminated', seat: 0 }))).toEqual([2, 4]);
    expect(waits(played({ event: 'left', seat: 3 }))).toEqual([1, 2]);
  });
});
