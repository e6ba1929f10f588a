// Looking for an option by words that somebody knows.

import type { OptionEntry, OptionGroup } from '../../protocol';

/** The groups with the options in which every word of the search stands, somewhere in what is said of them; none is empty. */
export function find(groups: readonly OptionGroup[], wanted: string): OptionGroup[] {
  const words = plain(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
  const fits = (group: OptionGroup, option: OptionEntry) => {
    const values = option.values.map((value) => value.label);
    const all = plain([group.title, option.title, option.about, option.name, ...values].join(' '));
    return words.every((word) => all.includes(word));
  };
  return groups
    .map((group) => ({ ...group, options: group.options.filter((option) => fits(group, option)) }))
    .filter(({ options }) => options.length > 0);
}

/** Small letters without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
