// The fragment of the page's address names where somebody is, and any text that stands there leads somewhere.

import { describe, expect, it } from 'vitest';
import { href, parse, read, type Address } from '../../src/app/address';
import { readInvitation } from '../../src/screens/join/invitation';

const TABLE = '0123456789abcdef';
const TICKET = '0123456789abcdefghjkmnpqrs';

const ADDRESSES: Address[] = [
  { at: 'home' },
  { at: 'join' },
  { at: 'join', code: 'abc123' },
  { at: 'table', table: TABLE },
  { at: 'table', table: TABLE, move: TICKET },
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
  { at: 'replay', table: TABLE, number: 2, step: 12, eyes: 0 },
  { at: 'settings' },
  { at: 'about' },
];

describe('an address', () => {
  it('is read as it was written', () => {
    for (const address of ADDRESSES) expect(parse(href(address))).toEqual(address);
  });

  it('is the one of a table where the server sends people', () => {
    const search = `?t=${TABLE}`;
    expect(read({ search, hash: '' })).toEqual({ at: 'table', table: TABLE });
    expect(read({ search, hash: `#move=${TICKET}` })).toEqual({ at: 'table', table: TABLE, move: TICKET });
    expect(read({ search, hash: '#/learn' })).toEqual({ at: 'learn' });
  });

  it('is the one of a table also with what people and programs make of a link', () => {
    for (const text of [TABLE.toUpperCase(), `${TABLE}.`, `${TABLE})`, `${TABLE}%20`, `${TABLE}/`]) {
      expect(parse(`#/t/${text}`)).toEqual({ at: 'table', table: TABLE });
      expect(read({ search: `?t=${text}`, hash: '' })).toEqual({ at: 'table', table: TABLE });
      expect(readInvitation(`https://cards.example/t/${decodeURIComponent(text)}`)).toEqual({ table: TABLE });
    }
    // Whoever opens a link whose end is missing must hear of it.
    expect(read({ search: `?t=${TABLE}`, hash: '#move=xyz' })).toEqual({
      at: 'table',
      table: TABLE,
      move: 'xyz',
    });
  });

  it('names no table that is none: it would be asked for at the server', () => {
    const none = ['', 'x', '..', '../version', '..%2Fversion', '%2Fversion', '%3Fx', '%E0%A4%A', `${TABLE}0`];
    for (const text of [...none, 'a'.repeat(3000), '<script>', `x/${TABLE}`]) {
      expect(parse(`#/t/${text}`)).toEqual({ at: 'unknown' });
      expect(read({ search: `?t=${text}`, hash: '' })).toEqual({ at: 'unknown' });
      expect(parse(`#/replay?table=${text}&number=1`)).toEqual({ at: 'replay', number: 1 });
    }
  });

  it('leads somewhere whatever stands there', () => {
    expect(parse('#/nothing/of/the/kind')).toEqual({ at: 'unknown' });
    expect(parse('#/learn/nothing?lesson=x')).toEqual({ at: 'learn' });
    expect(parse('#/join/%E0%A4')).toEqual({ at: 'join', code: '%E0%A4' });
    expect(parse('#/t')).toEqual({ at: 'unknown' });
    expect(parse('')).toEqual({ at: 'home' });
  });
});
