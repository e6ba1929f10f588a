// The line that says what happened last.

import { beforeEach, expect, test } from 'vitest';
import type { Event, Fact, ToClient } from '../../src/protocol';
import { latest } from '../../src/screens/table/latest';
import { reduce } from '../../src/table/reduce';
import { setLanguage } from '../../src/words/index.svelte';
import { DEAL, news, view, welcome } from './helpers/table';

const played = (...events: Event[]): Fact => ({ fact: 'played', events });
const began: Fact = { fact: 'match_began', number: 1, players: [1, 2, 3], view: view() };

function told(...messages: ToClient[]): string {
  const state = [welcome(), ...messages].reduce(
    (before, message) => reduce(before, message, 0),
    null as ReturnType<typeof reduce>,
  );
  return state === null ? '' : latest(state);
}

beforeEach(() => setLanguage('en'));

test('is empty before anything has happened', () => {
  expect(told()).toBe('');
  expect(told(news(5, [began]))).toBe('');
});

test('leaves out the cards that were dealt and whose turn it is', () => {
  const line = told(news(5, [began, played(...DEAL)]));
  expect(line).toContain('blue Skip');
  expect(line).not.toContain('turn');
  expect(line).not.toContain('Wild');
});

test('stays while the table is told of other things', () => {
  const drew = played({ event: 'drew', seat: 1, card: null, why: 'turn' });
  const turn = played({ event: 'turn', seat: 1, step: { step: 'after_draw', drawn: null } });
  const ready: Fact = { fact: 'ready_is', member: 2, ready: true };
  const line = told(news(5, [began, played(...DEAL)]), news(6, [drew, turn]), news(7, [ready]));
  expect(line).toMatch(/^P2 draws a card/);
});
