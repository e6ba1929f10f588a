// The words of the page: Fluent catalogs that browser and terminal share, one language at a time.

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { TextKey } from './keys';

/** The languages that there are, each by its own name. */
export const LANGUAGES = {
  nl: 'Nederlands',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
} as const;

export type Language = keyof typeof LANGUAGES;

/** What goes into a text. */
export type Args = Record<string, string | number>;

const FILES = import.meta.glob<string>(
  ['../../../crates/texts/locales/*/{web-*,cards,events,presets,table}.ftl'],
  { query: '?raw', import: 'default' },
);

let bundle = $state.raw<FluentBundle>(new FluentBundle('en'));
let current = $state<Language>('en');

/** The language of the page now; reactive. */
export function language(): Language {
  return current;
}

/** Takes another language; the page changes once its catalog is there. */
export async function setLanguage(to: Language): Promise<void> {
  const files = Object.entries(FILES).filter(([path]) => path.includes(`/${to}/`));
  const sources = await Promise.all(files.map(([, load]) => load()));
  bundle = bundleOf(to, sources);
  current = to;
  const page = globalThis.document as Document | undefined;
  if (page !== undefined) page.documentElement.lang = to;
}

/** The text of a key, in the language of the page; reactive. A test proves that every key is there. */
export function t(key: TextKey, args: Args = {}): string {
  return textOf(bundle, key, args);
}

/** The text of a key that the program puts together, such as `preset-…`; empty when there is none. */
export function tMaybe(key: string, args: Args = {}): string {
  return bundle.hasMessage(key.split('.')[0] ?? key) ? textOf(bundle, key, args) : '';
}

/** The best of our languages for those that a browser asks for. */
export function preferred(asked: readonly string[]): Language {
  for (const tag of asked) {
    const word = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(word)) return word;
  }
  return 'en';
}

export function isLanguage(word: string): word is Language {
  return Object.hasOwn(LANGUAGES, word);
}

/** A bundle of catalogs; for the page, and for tests that read the files themselves. */
export function bundleOf(lang: Language, sources: readonly string[]): FluentBundle {
  // No marks around what is put in: all languages here run left to right, and names are shown as they are.
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

function textOf(from: FluentBundle, key: string, args: Args): string {
  const [id = key, attribute] = key.split('.');
  const message = from.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  // A key without a text is shown itself, so that somebody can report it.
  return pattern == null ? key : tidy(from.formatPattern(pattern, plain(args), []));
}

/** Numbers stand in sentences as the terminal has them: without marks between thousands. */
function plain(args: Args): Record<string, string | FluentNumber> {
  const values = Object.entries(args).map(([name, value]) => {
    return [
      name,
      typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
    ] as const;
  });
  return Object.fromEntries(values);
}

/** One line: the catalog's line breaks and the gaps of empty choices become single spaces. */
function tidy(text: string): string {
  return text.trim().split(/\s+/).join(' ');
}
