// Whose match a record tells of.

import { describe, expect, it } from 'vitest';
import { onlyPerson } from '../../src/screens/replay/own';

const bot = (name: string) => ({ name, bot: 'easy' }) as const;
const person = (name: string) => ({ name, bot: null }) as const;

describe('the only person among bots', () => {
  it('is the one of this browser by name, or where nobody has given one', () => {
    expect(onlyPerson([bot('Bram'), person('You')], ['You'])).toBe(1);
    expect(onlyPerson([bot('Bram'), person('Ann')], ['You', 'Ann'])).toBe(1);
    expect(onlyPerson([person('Jij'), bot('Bram')], ['You', ''])).toBe(0);
  });

  it('is nobody among several people, among bots alone, and by another name', () => {
    expect(onlyPerson([person('You'), person('Ann')], ['You', ''])).toBeNull();
    expect(onlyPerson([bot('You'), bot('Bram')], ['You', ''])).toBeNull();
    expect(onlyPerson([bot('Bram'), person('Cem')], ['You', 'Ann'])).toBeNull();
  });
});
