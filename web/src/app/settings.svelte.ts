// How this device shows and sounds: kept in the browser, never sent anywhere.

import {
  isLanguage,
  language,
  LANGUAGES,
  preferred,
  setLanguage,
  type Language,
} from '../words/index.svelte';

/** Settings of this device. */
export interface Settings {
  /** Null: as the browser asks for. */
  language: Language | null;
  theme: 'auto' | 'light' | 'dark';
  contrast: 'auto' | 'normal' | 'more';
  /** Marks on everything that has a color of the game, beside those on the cards. */
  marks: boolean;
  motion: 'auto' | 'full' | 'less';
  size: 'small' | 'normal' | 'large';
  hand: 'right' | 'left';
  palette: 'plain' | 'vivid' | 'safe' | 'calm';
  /** 0 to 100. */
  sound: number;
  /** 0 to 100: how long a vibration is; 0 for none. */
  vibration: number;
  /** Notices of the browser when it is one's turn and the page is hidden. */
  notices: boolean;
  /** A second tap plays; the first one only lifts the card. */
  guard: boolean;
  /** Cards that cannot be played are dimmed, those that can are lifted. */
  hints: boolean;
  order: 'color' | 'number';
  awake: boolean;
}

const USUAL: Settings = {
  language: null,
  theme: 'auto',
  contrast: 'auto',
  marks: true,
  motion: 'auto',
  size: 'normal',
  hand: 'right',
  palette: 'plain',
  sound: 60,
  vibration: 50,
  notices: false,
  guard: false,
  hints: true,
  order: 'color',
  awake: true,
};

/** What each setting may be, for whatever stands in the browser's storage. */
const ALLOWED: { [K in keyof Settings]: (value: unknown) => value is Settings[K] } = {
  language: (value): value is Language | null =>
    value === null || (typeof value === 'string' && isLanguage(value)),
  theme: oneOf('auto', 'light', 'dark'),
  contrast: oneOf('auto', 'normal', 'more'),
  marks: flag,
  motion: oneOf('auto', 'full', 'less'),
  size: oneOf('small', 'normal', 'large'),
  hand: oneOf('right', 'left'),
  palette: oneOf('plain', 'vivid', 'safe', 'calm'),
  sound: percent,
  vibration: percent,
  notices: flag,
  guard: flag,
  hints: flag,
  order: oneOf('color', 'number'),
  awake: flag,
};

const KEY = 'lastcard.settings';

/** The settings; reactive. Change them with `change`. */
export const settings: Settings = $state({ ...USUAL });

/** Reads what was kept and shows it; once, before the page is drawn. */
export async function startSettings(): Promise<void> {
  Object.assign(settings, kept());
  show();
  await speak([wanted(), ...(Object.keys(LANGUAGES) as Language[])]);
}

/** Changes a setting, keeps it and shows it at once. */
export function change<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  keep();
  show();
  if (name === 'language') void switchLanguage();
}

/** All settings as they are at first. */
export function reset(): void {
  Object.assign(settings, USUAL);
  keep();
  show();
  void switchLanguage();
}

/** Whether things shall not move: by the own switch, else by that of the system. */
export function lessMotion(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'less';
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function wanted(): Language {
  return settings.language ?? preferred(navigator.languages);
}

/** Takes the first of these languages that can be had; rejects when none can. */
async function speak([first, ...others]: readonly Language[]): Promise<void> {
  if (first === undefined) throw new Error('no texts');
  try {
    await setLanguage(first);
  } catch {
    await speak(others);
  }
}

/** A language that cannot be fetched now is not chosen: what is chosen and what is shown are the same. */
async function switchLanguage(): Promise<void> {
  try {
    await setLanguage(wanted());
  } catch {
    settings.language = language();
    keep();
  }
}

function kept(): Partial<Settings> {
  let found: unknown;
  try {
    found = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
  if (typeof found !== 'object' || found === null) return {};
  const entries = Object.entries(found).filter(
    ([name, value]) => Object.hasOwn(ALLOWED, name) && ALLOWED[name as keyof Settings](value),
  );
  return Object.fromEntries(entries) as Partial<Settings>;
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify($state.snapshot(settings)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function show(): void {
  const root = document.documentElement;
  const mark = (name: string, value: string, usual: string) => {
    root.toggleAttribute(`data-${name}`, value !== usual);
    if (value !== usual) root.setAttribute(`data-${name}`, value);
  };
  mark('theme', settings.theme, 'auto');
  mark('contrast', settings.contrast, 'auto');
  mark('motion', settings.motion, 'auto');
  mark('size', settings.size, 'normal');
  mark('hand', settings.hand, 'right');
  mark('palette', settings.palette, 'plain');
  mark('marks', settings.marks ? 'on' : 'off', 'on');
}

function oneOf<T extends string>(...words: T[]): (value: unknown) => value is T {
  return (value): value is T => words.some((word) => word === value);
}

function flag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function percent(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;
}
