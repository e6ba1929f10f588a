// What stands on the page, out of the same catalogs: a test finds things by what people read, and no text is written twice.

import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { TextKey } from '../../src/words/keys';
import type { Language } from '../../src/words/index.svelte';

type Args = Readonly<Record<string, string | number>>;

const LOCALES = new URL('../../../crates/texts/locales/', import.meta.url);
const ANYTHING = '\u{E000}';
/** Places where a number stands. */
const COUNTED: ReadonlySet<string> = new Set(['count', 'seconds', 'owed']);

export class Words {
  readonly #bundle: FluentBundle;

  constructor(language: Language) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const folder = new URL(`${language}/`, LOCALES);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl'))) {
      this.#bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), 'utf8')), {
        allowOverrides: true,
      });
    }
  }

  /** The text of a key; those of refusals and options come with the engine, and are no texts of the page. */
  t(key: TextKey | `refusal-${string}` | `option-${string}`, args: Args = {}): string {
    const message = this.#bundle.getMessage(key);
    if (message?.value == null) throw new Error(`there is no text ${key}`);
    const plain = Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
    ]);
    return this.#bundle
      .formatPattern(message.value, Object.fromEntries(plain) as Record<string, string>, [])
      .trim()
      .replace(/\s+/g, ' ');
  }

  /** What matches the text of a key with anything in the places that are named. Texts that count have other forms for one and none. */
  like(key: TextKey, places: readonly string[]): RegExp {
    const forms = [ANYTHING, 1, 0].map((count) => {
      const filled = places.map((place) => [place, COUNTED.has(place) ? count : ANYTHING]);
      const text = this.t(key, Object.fromEntries(filled) as Args);
      return text.split(ANYTHING).map(escaped).join('.+');
    });
    return new RegExp(`^(${[...new Set(forms)].join('|')})$`);
  }
}

export const EN = new Words('en');
export const NL = new Words('nl');

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
