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

/** Each language is one request. */
const CATALOGS: Record<Language, () => Promise<{ default: string[] }>> = {
  nl: () => import('./catalogs/nl'),
  en: () => import('./catalogs/en'),
  de: () => import('./catalogs/de'),
  fr: () => import('./catalogs/fr'),
  es: () => import('./catalogs/es'),
};

/** Texts that only some screens need; each file is one request, made when such a screen is opened. */
const MORE = import.meta.glob<string>(
  ['../../../crates/texts/locales/*/lab.ftl', '../../../crates/texts/locales/*/web-{expect,lab}.ftl'],
  { query: '?raw', import: 'default' },
);

/** What to expect of rules; the lab, with the names of all that it measures. */
export type More = 'expect' | 'lab';

let bundle = $state.raw<FluentBundle>(new FluentBundle('en'));
let current = $state<Language>('en');

/** The language of the page now; reactive. */
export function language(): Language {
  return current;
}

/** The language that was asked for last, and the catalogs that the page needs besides those of every screen. */
let asked: Language = 'en';
let wanted: readonly More[] = [];
/** One after another, so that what was asked for last is what stands there in the end. */
let taking: Promise<void> = Promise.resolve();

/** Takes another language; the page changes once its catalog is there. */
export function setLanguage(to: Language): Promise<void> {
  asked = to;
  return take();
}

/** Adds texts that only some screens need; every language that the page takes from then on has them, too. */
export async function addTexts(...names: readonly More[]): Promise<void> {
  const missing = names.filter((name) => !wanted.includes(name));
  if (missing.length === 0) return taking;
  wanted = [...wanted, ...missing];
  try {
    await take();
  } catch (error) {
    wanted = wanted.filter((name) => !missing.includes(name));
    throw error;
  }
}

function take(): Promise<void> {
  return (taking = taking.catch(() => undefined).then(load));
}

async function load(): Promise<void> {
  const to = asked;
  const needed = new RegExp(`/${to}/(web-)?(${wanted.join('|')})\\.ftl$`);
  const more = Object.entries(MORE).filter(([path]) => needed.test(path));
  const [{ default: sources }, ...others] = await Promise.all([
    CATALOGS[to](),
    ...more.map(([, source]) => source()),
  ]);
  bundle = bundleOf(to, [...sources, ...others]);
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
