import { describe, expect, test } from 'vitest';
import type { CardChoice, Choices } from '../../src/protocol';
import { fan, HEIGHT } from '../../src/screens/table/fan';
import { missing, moveOf, type Draft } from '../../src/screens/table/draft';
import { beforeOnArc, onArc, othersOf } from '../../src/screens/table/places';

const PHONE = { width: 344, height: 168 };

describe('the fan of a hand', () => {
  test('keeps every card inside its room, up to thirty of them', () => {
    for (let count = 1; count <= 30; count++) {
      const { width, places, total } = fan(count, PHONE, 92);
      expect(places).toHaveLength(count);
      expect(total).toBe(PHONE.width);
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(PHONE.width + 0.01);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + width * HEIGHT).toBeLessThanOrEqual(PHONE.height + 4);
      }
    }
  });

  test('leaves at least 26 pixels of every card in sight, and scrolls rather than less', () => {
    for (const count of [7, 20, 30, 60]) {
      const { places, total } = fan(count, PHONE, 92);
      for (const [at, place] of places.entries()) {
        const next = places[at + 1];
        if (next?.row === place.row) expect(next.x - place.x).toBeGreaterThan(25.99);
      }
      expect(total > PHONE.width).toBe(count === 60);
    }
  });

  test('has nothing to lay out for an empty hand', () => {
    expect(fan(0, PHONE, 92).places).toEqual([]);
  });
});

describe('a play that is begun', () => {
  test('needs the color of a Wild, then the player to swap with', () => {
    const given = { choices: choices([choice('WS', { swap: 'must' })]), count: 3, noted: false };
    const draft = begun(['WS']);
    expect(missing(draft, given)?.about).toBe('color');
    const colored: Draft = { ...draft, color: 'red' };
    expect(missing(colored, given)).toMatchObject({ about: 'swap', may: false, seats: [1, 2] });
    const whole: Draft = { ...colored, swap: 2 };
    expect(missing(whole, given)).toBeNull();
    expect(moveOf(whole, given)).toEqual({ type: 'play', cards: ['WS'], color: 'red', swap: 2 });
  });

  test('needs no color where a Wild takes none', () => {
    const given = { choices: { ...choices([choice('W')]), colors: [] }, count: 1, noted: false };
    expect(missing(begun(['W']), given)).toBeNull();
  });

  test('may be played without a swap where the swap is open', () => {
    const given = { choices: choices([choice('R7', { swap: 'may' })]), count: 3, noted: false };
    expect(missing(begun(['R7']), given)).toMatchObject({ about: 'swap', may: true });
    expect(moveOf({ ...begun(['R7']), swap: 'nobody' }, given)).toEqual({ type: 'play', cards: ['R7'] });
  });

  test('asks before a jump-in', () => {
    const given = { choices: choices([choice('R5')]), count: 3, noted: false };
    const draft: Draft = { ...begun(['R5']), type: 'jump_in', sure: false };
    expect(missing(draft, given)).toEqual({ about: 'jump_in', cards: ['R5'] });
    expect(moveOf({ ...draft, sure: true }, given)).toEqual({ type: 'jump_in', cards: ['R5'] });
  });

  test('carries the call only where the choices say that it may', () => {
    const card = choice('R7', { swap: 'may', uno: false, uno_by_swap: [2] });
    const given = { choices: choices([card]), count: 3, noted: true };
    expect(moveOf({ ...begun(['R7']), swap: 1 }, given)).not.toHaveProperty('uno');
    expect(moveOf({ ...begun(['R7']), swap: 2 }, given)).toHaveProperty('uno', true);
    expect(moveOf(begun(['R7']), { ...given, noted: false })).not.toHaveProperty('uno');
  });

  test('swaps nothing when several cards empty the hand and their player is out', () => {
    const together = {
      rule: 'same_number',
      first: ['R7'],
      last: ['R7', 'G7'],
      last_with_call: ['R7', 'G7'],
      out: true,
      out_with_call: true,
    } as const;
    const open = { ...choices([choice('R7', { swap: 'must' }), choice('G7', { swap: 'must' })]) };
    const given = {
      choices: { ...open, together: { ...together, first: ['R7'], last: ['R7', 'G7'], last_with_call: [] } },
      noted: false,
    };
    expect(missing(begun(['R7', 'G7']), { ...given, count: 2 })).toBeNull();
    expect(missing(begun(['R7', 'G7']), { ...given, count: 3 })?.about).toBe('swap');
  });
});

describe('the places of the others', () => {
  test('go on clockwise from the left of the viewer', () => {
    const view = { viewer: 2, counts: [7, 7, 7, 7] } as Parameters<typeof othersOf>[0];
    expect(othersOf(view)).toEqual([3, 0, 1]);
    expect(othersOf({ ...view, viewer: null })).toEqual([0, 1, 2, 3]);
  });

  test('lie on the arc from left to right', () => {
    for (let count = 2; count <= 9; count++) {
      const places = Array.from({ length: count }, (_, at) => onArc(at, count));
      const xs = places.slice(1, -1).map(({ x }) => x);
      expect(xs).toEqual([...xs].sort((a, b) => a - b));
      for (const { x, y } of places) {
        expect(x).toBeGreaterThan(0.05);
        expect(x).toBeLessThan(0.95);
        expect(y).toBeGreaterThan(0.05);
        expect(y).toBeLessThan(0.65);
      }
    }
  });

  test('have arrows between them that go round clockwise', () => {
    for (let count = 1; count <= 9; count++) {
      const arrows = Array.from({ length: count + 1 }, (_, at) => beforeOnArc(at, count, 900, 400));
      const across = arrows.slice(1, -1).map(({ x }) => x);
      expect(across).toEqual([...across].sort((a, b) => a - b));
      // Up on the left hand, from left to right across, down on the right hand.
      expect(arrows[0]?.turn).toBeLessThan(0);
      expect(arrows.at(-1)?.turn).toBeGreaterThan(0);
      for (const { turn } of arrows.slice(1, -1)) expect(Math.abs(turn)).toBeLessThan(90);
    }
  });
});

function begun(cards: string[]): Draft {
  return { type: 'play', cards, sure: true, color: null, swap: null };
}

function choice(card: string, more: Partial<CardChoice> = {}): CardChoice {
  return {
    card,
    cannot_play: null,
    cannot_jump_in: 'cannot_jump_in',
    swap: 'no',
    uno: false,
    uno_by_swap: [],
    ...more,
  };
}

function choices(cards: CardChoice[]): Choices {
  return {
    cards,
    colors: ['red', 'yellow', 'green', 'blue'],
    swap_with: [1, 2],
    together: null,
    cannot_draw: null,
    cannot_pass: 'cannot_pass',
    cannot_challenge: 'cannot_challenge',
    cannot_call: 'nothing_to_call',
    catches: [],
    names: [],
    start_swaps: [],
  };
}
