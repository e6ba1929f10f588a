// The page tells events in the same sentences as the terminal; these are the examples of the tests of the texts' crate.

import { beforeEach, describe, expect, it } from 'vitest';
import type { Event, Fact, Penalty } from '../../src/protocol';
import { setLanguage } from '../../src/words/index.svelte';
import { entryLines, factLine, line, lines } from '../../src/words/narrate';
import { player, room, view } from './helpers/table';

const NAMES = ['Ann', 'Bob', 'Cid'];
const [ANN, BOB, CID] = [0, 1, 2];
const penalty = (challenge: boolean): Penalty => ({
  ...{ owed: 4, last: 'four', only_twos: false, start: false, then_plays: false },
  challenge: challenge ? { offender: CID, prior_color: 'red', prior_top: 'R5' } : null,
});
const drew = (card: string | null, why: 'turn' | 'penalty' | 'caught'): Event => ({
  ...{ event: 'drew', seat: BOB, card, why },
});

/** Every kind of event, about Bob where it is about somebody. */
const EVENTS: Event[] = [
  { event: 'dealer_drew', seat: BOB, card: 'R5' },
  { event: 'round_began', round: 1, dealer: BOB, players: [0, 1, 2] },
  { event: 'dealt', seat: BOB, card: null },
  { event: 'start_turned', card: 'BS' },
  ...(['middle', 'bottom', 'shuffled'] as const).map((to): Event => ({ event: 'start_returned', to })),
  { event: 'turn', seat: BOB, step: { step: 'play' } },
  { event: 'turn', seat: BOB, step: { step: 'after_draw', drawn: { card: 'R5', fits: true } } },
  { event: 'turn', seat: BOB, step: { step: 'after_draw', drawn: null } },
  { event: 'turn', seat: BOB, step: { step: 'serve', penalty: penalty(true) } },
  { event: 'turn', seat: BOB, step: { step: 'name_color' } },
  { event: 'turn', seat: BOB, step: { step: 'swap_start' } },
  { event: 'named', seat: BOB, color: 'green' },
  { event: 'played', seat: BOB, card: 'W', color: 'green', jump_in: false },
  { event: 'played', seat: BOB, card: 'R5', color: null, jump_in: true },
  { event: 'called', seat: BOB },
  { event: 'exposed', seat: BOB, by_other: false },
  { event: 'exposed', seat: BOB, by_other: true },
  { event: 'window_closed' },
  { event: 'caught', by: BOB, seat: CID },
  { event: 'false_call', seat: BOB },
  { event: 'false_catch', by: BOB, seat: CID },
  { event: 'uncalled', seat: BOB },
  ...(
    [
      ...['turn', 'penalty', 'final_card', 'guilty', 'innocent'],
      ...['caught', 'uncalled', 'false_call', 'false_catch', 'blank_wild'],
    ] as const
  ).map((why) => ({ event: 'drew', seat: BOB, card: 'R5', why }) as Event),
  { event: 'refilled' },
  { event: 'forgiven', seat: BOB, count: 3 },
  { event: 'passed', seat: BOB },
  { event: 'skipped', seat: BOB },
  { event: 'direction_turned', direction: 'counterclockwise' },
  { event: 'challenged', by: BOB, offender: CID, guilty: true, hand: ['R5', 'BS'] },
  { event: 'challenged', by: BOB, offender: CID, guilty: false, hand: null },
  { event: 'swapped', seat: BOB, with: CID, hand: ['R5', 'BS'] },
  { event: 'rotated', hand: null },
  { event: 'collected' },
  { event: 'went_out', seat: BOB },
  { event: 'knocked_out', seat: BOB },
  { event: 'left', seat: BOB },
  { event: 'time_was_up', seat: BOB },
  { event: 'round_ended', winner: BOB, stalled: false },
  { event: 'round_ended', winner: null, stalled: true },
  { event: 'hand_counted', seat: BOB, hand: ['R5', 'BS'], value: 25 },
  { event: 'hand_counted', seat: BOB, hand: [], value: 120 },
  { event: 'scored', seat: BOB, points: 0, total: 120 },
  { event: 'eliminated', seat: BOB },
  { event: 'match_ended', winners: [BOB, CID] },
];

describe.each(['nl', 'en'] as const)('events in %s', (lang) => {
  beforeEach(() => setLanguage(lang));

  it('are sentences for every viewer, and never call the viewer by name', () => {
    for (const viewer of [null, ANN, BOB, CID]) {
      for (const event of EVENTS) {
        const told = line(event, NAMES, viewer);
        expect(told).toMatch(/[.!"]$/);
        expect(told).not.toMatch(/none|event-|[{}]|\s\s/);
        if (viewer !== null) expect(told).not.toContain(NAMES[viewer]);
      }
    }
  });
});

describe('events in Dutch', () => {
  beforeEach(() => setLanguage('nl'));

  it('read differently for the one they are about', () => {
    const told = (viewer: number | null, event: Event) => line(event, NAMES, viewer);
    const caught: Event = { event: 'caught', by: BOB, seat: CID };
    expect(told(null, caught)).toBe('Bob betrapt Cid: geen "Uno!" geroepen.');
    expect(told(BOB, caught)).toBe('Je betrapt Cid: geen "Uno!" geroepen.');
    expect(told(CID, caught)).toBe('Bob betrapt jou: geen "Uno!" geroepen.');
    const turn: Event = { event: 'turn', seat: BOB, step: { step: 'serve', penalty: penalty(true) } };
    expect(told(ANN, turn)).toBe('Er wachten 4 kaarten op Bob.');
    expect(told(BOB, turn)).toBe('Er wachten 4 kaarten op jou. Je mag de Wild Pak 4 van Cid aanvechten.');
    expect(told(CID, { event: 'match_ended', winners: [BOB, CID] })).toBe('De partij is voor Bob en jou!');
  });

  it('tell cards that were drawn one after another together', () => {
    const events: Event[] = [
      ...[drew(null, 'penalty'), drew(null, 'penalty'), { event: 'refilled' } as const],
      ...[drew(null, 'penalty'), drew(null, 'caught')],
    ];
    const told = lines(events, NAMES, ANN);
    expect(told[0]).toBe('Bob pakt 2 strafkaarten.');
    expect(told.slice(2)).toEqual(['Bob pakt 1 strafkaart.', 'Bob pakt 1 strafkaart.']);
    const own = [drew('R5', 'turn'), drew('R5', 'turn'), drew('BS', 'turn')];
    expect(lines(own, NAMES, BOB)).toEqual(['Je pakt 3 kaarten: rode 5 (2×) en blauwe Stop.']);
  });
});

describe('events in English', () => {
  beforeEach(() => setLanguage('en'));

  it('tell a deal and the cards of one play in one line', () => {
    const deal = (seat: number, card: string | null): Event => ({ event: 'dealt', seat, card });
    expect(lines([deal(BOB, null), deal(CID, null), deal(ANN, 'R5')], NAMES, ANN)).toEqual([
      'Everybody gets 1 card. Your cards: red 5.',
    ]);
    expect(lines([deal(BOB, null), deal(CID, null), deal(BOB, null)], NAMES, ANN)).toEqual([
      'Bob gets 2 cards. Cid gets 1 card.',
    ]);
    const play = (card: string): Event => ({ event: 'played', seat: BOB, card, color: null, jump_in: false });
    const turn: Event = { event: 'turn', seat: CID, step: { step: 'play' } };
    expect(lines([play('R5'), play('B5'), turn], NAMES, ANN)).toEqual([
      ...['Bob plays a red 5 and a blue 5.', 'It is Cid’s turn.'],
    ]);
  });

  it('give a seat without a name a number, and write large numbers plainly', () => {
    expect(line({ event: 'passed', seat: CID }, ['Ann'], null)).toBe('Player 3 passes.');
    expect(line({ event: 'scored', seat: BOB, points: 1, total: 1234 }, NAMES, null)).toBe(
      'Bob scores 1 point: 1234 in total.',
    );
  });
});

describe.each(['nl', 'en'] as const)('facts of the table in %s', (lang) => {
  beforeEach(() => setLanguage(lang));

  const FACTS: Fact[] = [
    { fact: 'joined', player: player(2, { name: 'Bob' }) },
    { fact: 'joined', player: player(3, { name: 'Cid', bot: 'easy' }) },
    { fact: 'renamed', member: 2, name: 'Zoë', lookalike: false },
    { fact: 'gone', member: 2, kicked: false },
    { fact: 'gone', member: 2, kicked: true },
    { fact: 'host_is', member: 2 },
    { fact: 'seats_are', seats: [1, 2, 3] },
    { fact: 'rules_are', rules: '' },
    { fact: 'settings_are', settings: room().settings },
    { fact: 'driven_is', member: 2, driven: true },
    { fact: 'driven_is', member: 2, driven: false },
    { fact: 'match_began', number: 2, players: [1, 2, 3], view: view() },
    { fact: 'match_aborted' },
    { fact: 'committed', round: 1, commitment: '', promises: [] },
    { fact: 'revealed', round: 1, secret: '' },
  ];

  it('are sentences, and never call the viewer by name', () => {
    for (const you of [null, 1, 2]) {
      const told = FACTS.flatMap((fact) => factLine(fact, () => 'Bob', you) ?? []);
      expect(told.length).toBeGreaterThanOrEqual(FACTS.length - 1);
      expect(new Set(told).size).toBe(told.length);
      for (const sentence of told) expect(sentence).toMatch(/^[^{}]+\.$/);
      if (you === 2) expect(told.join()).not.toContain('Bob');
    }
  });

  it('stand in the order of their entry, with its events', () => {
    const state = {
      ...{ you: 1, log: [], said: [], shuffles: [], recorded: null, clockAt: 0 },
      room: room({ game: { number: 1, players: [1, 2, 3], view: view(), rounds: [] } }),
    };
    const facts: Fact[] = [
      { fact: 'host_is', member: 1 },
      { fact: 'played', events: [{ event: 'passed', seat: 1 }] },
      { fact: 'recorded', number: 1 },
    ];
    const told = entryLines({ seq: 1, at: 0, by: { by: 'table' }, facts }, state);
    expect(told).toHaveLength(2);
    expect(told[1]).toContain('P2');
  });
});
