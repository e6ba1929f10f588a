// Options are found by their names, their groups, their values and what they change.

import { describe, expect, it } from 'vitest';
import type { OptionEntry, OptionGroup } from '../../src/protocol';
import { find } from '../../src/screens/rules/find';

function option(name: string, title: string, values: string[] = []): OptionEntry {
  const entries = values.map((value) => ({ value, label: value, about: '' }));
  return { name, title, about: `${title}!`, kind: { kind: 'words', words: values }, values: entries };
}

const GROUPS: OptionGroup[] = [
  {
    name: 'stacking',
    title: 'Stapelen',
    options: [option('stacking.a', 'Pak 2 op Pak 2', ['nooit', 'één keer'])],
  },
  { name: 'uno', title: 'Uno roepen', options: [option('uno.a', 'Grens'), option('uno.b', 'Straf')] },
];

const names = (wanted: string) => find(GROUPS, wanted).map(({ name, options }) => [name, options.length]);

describe('find', () => {
  it('gives everything when nothing is looked for', () => {
    expect(names(' ')).toEqual([
      ['stacking', 1],
      ['uno', 2],
    ]);
  });

  it('finds the options of a group by the name of the group', () => {
    expect(names('stapel')).toEqual([['stacking', 1]]);
    expect(names('roepen')).toEqual([['uno', 2]]);
  });

  it('finds by values, in any order of words, without accents and capitals', () => {
    expect(names('EEN pak')).toEqual([['stacking', 1]]);
    expect(names('straf uno')).toEqual([['uno', 1]]);
  });

  it('finds nothing where one word is missing', () => {
    expect(names('straf stapel')).toEqual([]);
  });
});
