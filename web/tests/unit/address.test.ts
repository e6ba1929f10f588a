// The fragment of the page's address names where somebody is, and any text that stands there leads somewhere.

import { describe, expect, it } from 'vitest';
import { href, parse, read, type Address } from '../../src/app/address';

const ADDRESSES: Address[] = [
  { at: 'home' },
  { at: 'join' },
  { at: 'join', code: 'abc123' },
  { at: 'table', table: '0123456789abcdef' },
  { at: 'table', table: '0123456789abcdef', move: 'ticket' },
  { at: 'solo' },
  { at: 'create' },
  { at: 'rules' },
  { at: 'rules', preset: 'party' },
  { at: 'rules', doc: 'cHJl' },
  { at: 'learn' },
  { at: 'learn', part: 'ruling' },
  { at: 'learn', part: 'game', lesson: 3 },
  { at: 'games' },
  { at: 'replay', kept: 'a-1' },
  { at: 'replay', table: 'x', number: 2, step: 12, eyes: 0 },
  { at: 'settings' },
  { at: 'about' },
];

describe('an address', () => {
  it('is read as it was written', () => {
    for (const address of ADDRESSES) expect(parse(href(address))).toEqual(address);
  });

  it('is the one of a table where the server sends people', () => {
    expect(read({ search: '?t=abc', hash: '' })).toEqual({ at: 'table', table: 'abc' });
    expect(read({ search: '?t=abc', hash: '#move=xyz' })).toEqual({ at: 'table', table: 'abc', move: 'xyz' });
    expect(read({ search: '?t=abc', hash: '#/learn' })).toEqual({ at: 'learn' });
  });

  it('leads somewhere whatever stands there', () => {
    expect(parse('#/nothing/of/the/kind')).toEqual({ at: 'unknown' });
    expect(parse('#/learn/nothing?lesson=x')).toEqual({ at: 'learn' });
    expect(parse('#/join/%E0%A4')).toEqual({ at: 'join', code: '%E0%A4' });
    expect(parse('#/t')).toEqual({ at: 'unknown' });
    expect(parse('')).toEqual({ at: 'home' });
  });
});
