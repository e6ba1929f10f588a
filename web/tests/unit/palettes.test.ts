import { describe, expect, test } from 'vitest';
import { BLIND, ciede2000, contrast, difference, hex, mix, seenWith, type Rgb } from './helpers/colors';
import { rule, rulesOf } from './helpers/sheets';

const TOKENS = rulesOf('styles/tokens.css');
const CARD = rulesOf('ui/Card.svelte');
const LIGHT = rule(TOKENS, ':root');
const DARK = { ...LIGHT, ...rule(TOKENS, ":root[data-theme='dark']") };
const THEMES = { light: LIGHT, dark: DARK };
const PALETTES = ['plain', 'vivid', 'safe', 'calm'] as const;
const COLORS = ['red', 'yellow', 'green', 'blue'] as const;

/** WCAG AA: text, and what is needed to see a control or a picture. */
const TEXT = 4.5;
const LARGE = 3;

/** How far apart the nearest two colors of a palette are for everybody, and for the worst kind of color blindness. */
const APART = {
  plain: { all: 39, blind: 9.5 },
  vivid: { all: 41, blind: 10 },
  safe: { all: 43, blind: 25 },
  calm: { all: 32, blind: 10.5 },
};

describe('the colors of the game', () => {
  for (const palette of PALETTES) {
    test(`of the palette ${palette} are far apart, also for color blind eyes`, () => {
      const colors = COLORS.map((color) => hex(paletteOf(palette)[`--${color}`] ?? ''));
      expect(nearest(colors)).toBeGreaterThan(APART[palette].all);
      for (const kind of Object.keys(BLIND) as (keyof typeof BLIND)[]) {
        const seen = colors.map((color) => seenWith(kind, color));
        expect(nearest(seen), kind).toBeGreaterThan(APART[palette].blind);
      }
    });
  }

  test('are those of the first palette when nothing is chosen', () => {
    for (const color of COLORS) expect(LIGHT[`--${color}`]).toBe(paletteOf('plain')[`--${color}`]);
  });
});

describe('the numerals of the cards', () => {
  for (const [theme, tokens] of Object.entries(THEMES)) {
    for (const palette of PALETTES) {
      test(`can be read in the palette ${palette} on a ${theme} page`, () => {
        for (const color of COLORS) {
          const shape = hex(paletteOf(palette)[`--${color}`] ?? '');
          const on = hex(tokens[variable(rule(CARD, `.${color}`)['--on'] ?? '')] ?? '');
          const paper = hex(tokens['--card-paper'] ?? '');
          // The large numeral in the shape is 46 px and heavy on a card of any size; those in the corners are small.
          expect(contrast(on, shape), `${color}, in the shape`).toBeGreaterThanOrEqual(LARGE);
          const corner = contrast(hex(tokens['--card-ink'] ?? ''), mix(shape, 0.12, paper));
          expect(corner, `${color}, in the corner`).toBeGreaterThanOrEqual(TEXT);
        }
      });
    }
  }
});

describe('the card that leads to a game at once', () => {
  for (const [theme, tokens] of Object.entries(THEMES)) {
    test(`can be read in every palette on a ${theme} page`, () => {
      for (const palette of PALETTES) {
        const ground = hex(paletteOf(palette)['--red'] ?? '');
        expect(contrast(hex(tokens['--card-paper'] ?? ''), ground), palette).toBeGreaterThanOrEqual(TEXT);
      }
    });
  }
});

describe('texts', () => {
  const words = [
    '--ink',
    '--ink-2',
    '--accent',
    '--good',
    '--bad',
    '--warn',
    ...COLORS.map((color) => `--${color}-word`),
  ];
  const grounds = ['--paper', '--paper-2', '--paper-3', '--felt', '--felt-2'];
  for (const [theme, tokens] of Object.entries(THEMES)) {
    test.each(words)(`in %s can be read everywhere on a ${theme} page`, (word) => {
      for (const ground of grounds) expectContrast(tokens, word, ground, TEXT);
    });
    test(`on colored ground can be read on a ${theme} page`, () => {
      expectContrast(tokens, '--accent-ink', '--accent', TEXT);
      expectContrast(tokens, '--paper', '--ink', TEXT);
      expectContrast(tokens, '--paper-2', '--bad', TEXT);
    });
    test(`of controls have edges and a focus that can be seen on a ${theme} page`, () => {
      for (const ground of grounds) {
        expectContrast(tokens, '--line-strong', ground, LARGE);
        expectContrast(tokens, '--focus', ground, LARGE);
      }
    });
  }

  test('are the same on a page that is dark by choice and on one that is dark as the device is', () => {
    const byDevice = rule(TOKENS, "@media (prefers-color-scheme: dark) :root:not([data-theme='light'])");
    expect({ 'color-scheme': 'dark', ...byDevice }).toEqual(rule(TOKENS, ":root[data-theme='dark']"));
  });
});

describe('the measure', () => {
  test('is CIEDE2000 as published', () => {
    // From the test data of Sharma, Wu and Dalal (2005).
    const pairs: [Rgb, Rgb, number][] = [
      [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
      [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
      [[50, 2.5, 0], [73, 25, -18], 27.1492],
      [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
      [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
    ];
    for (const [one, other, apart] of pairs) expect(ciede2000(one, other)).toBeCloseTo(apart, 4);
  });

  test('of contrast reaches from 1 to 21', () => {
    expect(contrast(hex('#000000'), hex('#ffffff'))).toBeCloseTo(21, 5);
    expect(contrast(hex('#777777'), hex('#777777'))).toBe(1);
  });
});

function paletteOf(palette: (typeof PALETTES)[number]): Readonly<Record<string, string>> {
  return rule(TOKENS, `[data-palette='${palette}']`);
}

/** The distance between the two colors that are nearest. */
function nearest(colors: readonly Rgb[]): number {
  const pairs = colors.flatMap((one, at) => colors.slice(at + 1).map((other) => difference(one, other)));
  return Math.min(...pairs);
}

function expectContrast(
  tokens: Readonly<Record<string, string>>,
  word: string,
  ground: string,
  least: number,
): void {
  const reached = contrast(hex(tokens[word] ?? ''), hex(tokens[ground] ?? ''));
  expect(reached, `${word} on ${ground}`).toBeGreaterThanOrEqual(least);
}

/** The name in `var(--name)`. */
function variable(value: string): string {
  return /^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? value;
}
