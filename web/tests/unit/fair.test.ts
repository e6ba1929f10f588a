// The fair shuffle in the page agrees with the vectors and the record of the corpus.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commitmentOf, keyOf, promiseOf, shuffled } from '../../src/table/fair';
import { rulesLines } from '../../src/table/shuffle';
import { verifyRecord } from '../../src/table/verify';

interface Vector {
  input: {
    table: string;
    match: number;
    round: number;
    rules: string[];
    deck: string;
    secret: string;
    shares: { seat: number; share: string; shown: boolean }[];
  };
  output: {
    promises: string[];
    commitment: string;
    key: string;
    deck_order: string;
    order_of_operation_1: string;
    order_for_dealer: string;
  };
}

const corpus = new URL('../../../corpus/fair/', import.meta.url);
const { vectors } = JSON.parse(readFileSync(new URL('vectors.json', corpus), 'utf8')) as {
  vectors: Vector[];
};
const example = readFileSync(new URL('example.lcr', corpus), 'utf8');
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('fair shuffle', () => {
  it('gives what the vectors say', () => {
    expect(vectors.length).toBeGreaterThan(0);
    for (const { input, output } of vectors) {
      const deck = input.deck.split(' ');
      const promises = input.shares.map(({ seat, share }) => promiseOf(input, seat, share));
      expect(promises).toEqual(output.promises);
      const commitment = commitmentOf(input, input.rules, deck, input.secret);
      expect(commitment).toBe(output.commitment);
      const contributions = input.shares.map(({ seat, share, shown }, at) => ({
        ...{ seat, promise: promises[at] ?? '', share: shown ? share : null },
      }));
      const key = keyOf(input.secret, commitment, contributions);
      expect(hex(key)).toBe(output.key);
      expect(shuffled(deck, key, 'op', 0).join(' ')).toBe(output.deck_order);
      expect(shuffled(deck, key, 'op', 1).join(' ')).toBe(output.order_of_operation_1);
      expect(shuffled(deck, key, 'dealer', 0).join(' ')).toBe(output.order_for_dealer);
    }
  });

  it('verifies every round of the example', async () => {
    const found = await verifyRecord(example);
    expect(found.rounds.length).toBeGreaterThan(1);
    expect(found.rounds.map(({ wrong }) => wrong)).toEqual(found.rounds.map(() => null));
    expect(found).toMatchObject({ fair: true, good: true });
  });

  it('finds a card that was exchanged, a secret that was, and a share', async () => {
    const changed = async (from: RegExp, to: (found: string) => string) => {
      const text = example.replace(from, to);
      expect(text).not.toBe(example);
      const { good, rounds } = await verifyRecord(text);
      return [good, rounds[0]?.wrong];
    };
    expect(await changed(/turned Y9/, () => 'turned Y8')).toEqual([false, 'cards']);
    expect(await changed(/cut Ann Y6/, () => 'cut Ann Y7')).toEqual([false, 'cards']);
    const other = (digits: string) => digits.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect(await changed(/-- round 1: secret [0-9a-f]+/, other)).toEqual([false, 'publication']);
    expect(await changed(/share [0-9a-f]+/, other)).toEqual([false, 'publication']);
  });

  it('says of a record with another shuffle that it has no fair one', async () => {
    const text = example.replace(/^shuffle: .*$/m, 'seed: "a winter evening"');
    expect(await verifyRecord(text)).toEqual({ fair: false, good: false, rounds: [] });
  });

  it('makes the lines of a record of the document that a table tells', () => {
    const document = [
      ...['name = "a # b"', 'preset = "party"', 'multi_discard = "off"', '', '[deck]', 'kind = "classic"'],
      ...[
        'count = "auto" # party: 2',
        '',
        '[actions]',
        'blank_wild = "plain_wild"',
        'blank_wild_text = "x \\" # y"',
      ],
    ].join('\n');
    expect(rulesLines(document)).toEqual([
      ...['name = "a # b"', 'preset = "party"', 'multi_discard = "off"'],
      'deck = { kind = "classic", count = "auto" }',
      'actions = { blank_wild = "plain_wild", blank_wild_text = "x \\" # y" }',
    ]);
  });
});
