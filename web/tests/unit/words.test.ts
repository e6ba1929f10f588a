// The texts of the page: there in every language, used by the page, and nowhere else than in the catalogs.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { parse, type AST } from 'svelte/compiler';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bundleOf,
  isLanguage,
  LANGUAGES,
  preferred,
  setLanguage,
  t,
  tMaybe,
  type Language,
} from '../../src/words/index.svelte';
import * as say from '../../src/words/say';

const LOCALES = fileURLToPath(new URL('../../../crates/texts/locales/', import.meta.url));
const SRC = fileURLToPath(new URL('../../src/', import.meta.url));
const languages = Object.keys(LANGUAGES) as Language[];
const shared = ['cards.ftl', 'events.ftl', 'presets.ftl', 'table.ftl'];
const ofThePage = readdirSync(join(LOCALES, 'en')).filter((file) => file.startsWith('web-'));

function catalog(lang: string, file: string): string {
  return readFileSync(join(LOCALES, lang, file), 'utf8');
}

/** Each text of a catalog by its key, with the variables in it. */
function texts(lang: string, file: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, value, attributes } of new FluentResource(catalog(lang, file)).body) {
    if (value !== null) found.set(id, variables(value));
    for (const [name, pattern] of Object.entries(attributes)) found.set(`${id}.${name}`, variables(pattern));
  }
  return found;
}

function variables(pattern: unknown): string[] {
  const names = new Set<string>();
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'var' && 'name' in node) names.add(String(node.name));
    Object.values(node).forEach(walk);
  };
  walk(pattern);
  return [...names].sort();
}

/** The files of the page that people write, by their paths. */
function sources(): Map<string, string> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
  const written = files.filter(
    (file) => /\.(ts|svelte)$/.test(file) && !/(^|\/)(keys|protocol)\.ts$/.test(file),
  );
  return new Map(written.map((file) => [file, readFileSync(join(SRC, file), 'utf8')]));
}

const known = new Set([...ofThePage, ...shared].flatMap((file) => [...texts('en', file).keys()]));

describe.each(languages)('the catalogs in %s', (lang) => {
  it('are all there', () => {
    const there = new Set(readdirSync(join(LOCALES, lang)));
    expect([...ofThePage, ...shared].filter((file) => !there.has(file))).toEqual([]);
  });

  it.each(ofThePage)('have the texts of %s, with the same variables', (file) => {
    const [own, english] = [texts(lang, file), texts('en', file)];
    const same = (key: string) => String(own.get(key)) === String(english.get(key));
    expect([...new Set([...own.keys(), ...english.keys()])].filter((key) => !same(key))).toEqual([]);
  });

  it.each([...ofThePage, ...shared])('have nothing in %s that cannot be read', (file) => {
    // What cannot be read is left out; it begins with a name, as everything else does.
    const source = catalog(lang, file);
    const named = [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, name]) => name);
    const read = new FluentResource(source).body.map(({ id }) => id);
    expect(read).toEqual(named);
    expect(new Set(read).size).toBe(read.length);
  });

  it('give every text of the page with numbers and words put in', () => {
    const bundle = bundleOf(
      lang,
      [...ofThePage, ...shared].map((file) => catalog(lang, file)),
    );
    for (const file of ofThePage) {
      for (const [key, names] of texts(lang, file)) {
        const [id = '', attribute] = key.split('.');
        const message = bundle.getMessage(id);
        const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
        const errors: Error[] = [];
        const args = Object.fromEntries(names.map((name) => [name, 2]));
        const text = pattern == null ? '' : bundle.formatPattern(pattern, args, errors);
        expect({ key, errors }).toEqual({ key, errors: [] });
        expect(text).not.toBe('');
      }
    }
  });
});

describe('the keys of texts', () => {
  const used = new Set<string>();
  const prefixes: string[] = [];
  beforeAll(() => {
    for (const text of sources().values()) {
      for (const [found, key = '', more] of text.matchAll(
        /(?<![\w-])(web-[a-z0-9-]+(?:\.[a-z-]+)?)(\$\{)?/g,
      )) {
        // A key that the program puts together stands for all that begin so.
        if (more !== undefined || found.endsWith('-')) prefixes.push(key);
        else used.add(key);
      }
    }
  });

  it('that the page uses are all in the catalog', () => {
    expect([...used].filter((key) => !known.has(key))).toEqual([]);
    const empty = (prefix: string) => ![...known].some((key) => key.startsWith(prefix));
    expect(prefixes.filter(empty)).toEqual([]);
  });

  it('of the page are all used', () => {
    const needed = (key: string) => used.has(key) || prefixes.some((prefix) => key.startsWith(prefix));
    expect([...known].filter((key) => key.startsWith('web-') && !needed(key))).toEqual([]);
  });

  it('begin with the name of their file', () => {
    for (const file of ofThePage) {
      const prefix = file.replace('.ftl', '');
      const others = [...texts('en', file).keys()].filter((key) => !key.startsWith(`${prefix}-`));
      expect(others).toEqual([]);
    }
  });
});

describe('components', () => {
  const READ =
    /^(aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt|label)$/;
  /** The name of the product, and what stands on a key of a keyboard, are the same in every language. */
  const ALLOWED = /^(lastcard|Esc)$/;
  const isText = (text: string) => /\p{Letter}/u.test(text) && !ALLOWED.test(text.trim());

  /** What a person would read and what no catalog has. */
  function literals(source: string): string[] {
    const found: string[] = [];
    const walk = (node: unknown, inside: string) => {
      if (typeof node !== 'object' || node === null) return;
      if (Array.isArray(node)) {
        node.forEach((child) => {
          walk(child, inside);
        });
        return;
      }
      const { type } = node as { type?: string };
      if (type === 'Text' && inside !== 'hidden' && isText((node as AST.Text).data))
        found.push((node as AST.Text).data);
      const name = type === 'Attribute' ? (node as AST.Attribute).name : '';
      const hidden = type === 'StyleDirective' || (type === 'Attribute' && !READ.test(name));
      const within = hidden ? 'hidden' : 'read';
      for (const [key, child] of Object.entries(node)) {
        if (key !== 'parent') walk(child, type === undefined ? inside : within);
      }
    };
    walk(parse(source, { modern: true }).fragment, 'read');
    return found.map((text) => text.trim());
  }

  const components = [...sources()].filter(([file]) => file.endsWith('.svelte'));

  it('hold no text that a person reads', () => {
    const found = components.flatMap(([file, source]) => literals(source).map((text) => [file, text]));
    expect(found).toEqual([]);
  });

  it('would be found out', () => {
    expect(literals('<p class="a b" style:top="{x}px">{x}</p><button aria-label="Close">×</button>')).toEqual(
      ['Close'],
    );
    expect(literals('{#if x}<p>Hello</p>{:else}<img alt="" src="a" />{/if}<style>p{}</style>')).toEqual([
      'Hello',
    ]);
  });
});

describe('words', () => {
  beforeAll(() => setLanguage('nl'));

  it('choose the language that a browser asks for first and that there is', () => {
    expect(preferred(['pt-BR', 'nl-BE', 'en'])).toBe('nl');
    expect(preferred(['DE'])).toBe('de');
    expect(preferred(['xx', ''])).toBe('en');
    expect([isLanguage('nl'), isLanguage('toString')]).toEqual([true, false]);
  });

  it('put things together as the language does', () => {
    expect(say.and([])).toBe('');
    expect(say.and(['a'])).toBe('a');
    expect(say.and(['a', 'b', 'c'])).toBe('a, b en c');
    expect(say.or(['a', 'b'])).toBe('a of b');
  });

  it('name cards and colors as people do', () => {
    expect(say.cardName('R5')).toBe('rode 5');
    expect(say.aCard('BS')).toBe('een blauwe Stop');
    expect(say.cardName('W+4')).toBe('Wild Pak 4');
    expect(say.cardNames(['W', 'R5', 'R5'])).toBe('rode 5 (2×) en Wild');
    expect([say.cardCount(1), say.cardCount(2)]).toEqual(['1 kaart', '2 kaarten']);
    expect([say.colorName('red'), say.cardShort('Y+2')]).toEqual(['rood', '+2']);
  });

  it('write numbers and times as the language does', () => {
    expect([say.number(1234), say.percent(0.456)]).toEqual(['1.234', '46%']);
    expect(say.ago(0, 30_000)).toBe('nu');
    expect(say.ago(0, 5 * 60_000)).toBe('5 minuten geleden');
    expect(say.ago(0, 3 * 86_400_000)).toBe('3 dagen geleden');
    expect([say.duration(185_000), say.duration(3_725_000), say.duration(-1)]).toEqual([
      '3:05',
      '1:02:05',
      '0:00',
    ]);
    expect(say.date(Date.UTC(2026, 4, 6, 12))).toContain('2026');
  });

  it('show a key without a text itself, and nothing for one that is only tried', () => {
    expect(t('web-nothing-of-the-kind' as 'card-and')).toBe('web-nothing-of-the-kind');
    expect([tMaybe('web-nothing-of-the-kind'), tMaybe('card-and')]).toEqual(['', 'en']);
  });
});
