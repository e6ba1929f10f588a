// Lists, cards, colors, numbers and times in the language of the page; all of it is reactive.

import type { Card, Color, Counts } from '../protocol';
import { countsOf, expand, face } from '../table/cards';
import { language, t } from './index.svelte';

/** Several things in a row: `a, b and c`. */
export function and(items: readonly string[]): string {
  return joined(items, t('card-and'));
}

/** Several things of which one is chosen: `a, b or c`. */
export function or(items: readonly string[]): string {
  return joined(items, t('card-or'));
}

/** The color as a word: `red`. */
export function colorName(color: Color): string {
  return t('card-color', { color });
}

/** One or two letters that stand for the color in this language. */
export function colorLetters(color: Color): string {
  return t('card-color-letters', { color });
}

/** The card as one says it: `red 5`, `blue Skip`, `Wild Draw Four`. */
export function cardName(card: Card): string {
  const { color, rank, number } = face(card);
  return t('card-name', { color: color ?? 'none', rank, number: number ?? 0 });
}

/** The card with its article: `a red 5`. */
export function aCard(card: Card): string {
  return t('card-one', { card: cardName(card) });
}

/** Number or symbol in few letters, without a color. */
export function cardShort(card: Card): string {
  const { color, rank, number } = face(card);
  return t('card-short', { color: color ?? 'none', rank, number: number ?? 0 });
}

/** Several cards as one says them, equal ones counted: `red 5 (2×) and Wild`. */
export function cardNames(cards: readonly Card[]): string {
  const counts: Counts = countsOf(cards);
  const kinds = [...new Set(expand(counts))];
  return and(kinds.map((card) => t('card-counted', { card: cardName(card), count: counts[card] ?? 0 })));
}

/** A number of cards: `4 cards`. */
export function cardCount(count: number): string {
  return t('card-count', { count });
}

/** A number as one writes it: `1,234`. */
export function number(value: number): string {
  return made(Intl.NumberFormat, 'number').format(value);
}

/** A part of a whole: `45 %`. */
export function percent(part: number): string {
  return made(Intl.NumberFormat, 'percent', { style: 'percent', maximumFractionDigits: 0 }).format(part);
}

/** A part of a whole with one digit behind the point: `4.5 %`. */
export function finePercent(part: number): string {
  return made(Intl.NumberFormat, 'fine percent', { style: 'percent', maximumFractionDigits: 1 }).format(part);
}

/** A measured number, small ones with two digits behind the point: `47.2`, `0.15`. With a sign, what it grows or shrinks by: `+3.1`. */
export function decimal(value: number, sign: 'auto' | 'exceptZero' = 'auto'): string {
  const maximumFractionDigits = Math.abs(value) < 1 ? 2 : 1;
  const options = { signDisplay: sign, maximumFractionDigits } as const;
  const text = made(Intl.NumberFormat, `decimal ${sign} ${String(maximumFractionDigits)}`, options).format(
    value,
  );
  // A sign as wide as a plus, as the reports have it.
  return text.replace('-', '\u2212');
}

/** So many minutes or hours: `25 minutes`, `1.5 hours`. */
export function lasting(unit: 'minute' | 'hour', count: number): string {
  const options = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return made(Intl.NumberFormat, unit, options).format(count);
}

/** A day and a time; `at` is milliseconds since 1970. */
export function dateTime(at: number): string {
  return made(Intl.DateTimeFormat, 'date-time', { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

export function date(at: number): string {
  return made(Intl.DateTimeFormat, 'date', { dateStyle: 'medium' }).format(at);
}

export function time(at: number): string {
  return made(Intl.DateTimeFormat, 'time', { timeStyle: 'short' }).format(at);
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago, or until when: `5 minutes ago`; less than a minute is now. */
export function ago(at: number, now: number): string {
  const words = made(Intl.RelativeTimeFormat, 'ago', { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    const count = Math.trunc((at - now) / length);
    if (count !== 0) return words.format(count, unit);
  }
  return words.format(0, 'second');
}

/** A length of time: `3:05`; `ms` is milliseconds. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  const tail = two(seconds % 60);
  return hours > 0 ? `${String(hours)}:${two(minutes)}:${tail}` : `${String(minutes)}:${tail}`;
}

function joined(items: readonly string[], word: string): string {
  const first = items.slice(0, -1);
  const last = items.at(-1) ?? '';
  return first.length === 0 ? last : `${first.join(', ')} ${word} ${last}`;
}

/** Making one of these is slow, so each is made once. */
const formats = new Map<string, unknown>();

function made<T, O>(Format: new (lang: string, options?: O) => T, name: string, options?: O): T {
  const key = `${language()} ${name}`;
  const known = formats.get(key);
  if (known !== undefined) return known as T;
  const format = new Format(language(), options);
  formats.set(key, format);
  return format;
}
