// The byte forms and the stream of docs/fair-shuffle.md. Loaded only where a shuffle has to do with it. The hashes come from a
// library, because the browser's own are missing on a page that comes over plain HTTP, as at home.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Card, Hex32, Hex64, SeatNumber } from '../protocol';
import { byColor, indexOf } from './cards';

/** Which round of which match of which table. */
export interface RoundId {
  readonly table: string;
  readonly match: number;
  readonly round: number;
}

/** What a seat added to a shuffle, or had promised to. */
export interface Contribution {
  readonly seat: SeatNumber;
  readonly promise: Hex32;
  /** None of a seat that was dropped. */
  readonly share: Hex32 | null;
}

/** All chance of a round. */
export type RoundKey = Uint8Array;

export function promiseOf(id: RoundId, seat: SeatNumber, share: Hex32): Hex32 {
  return hash(word('seat-v1'), roundId(id), u32(seat), hexToBytes(share));
}

/** `rules` are the lines of the rules in a record; `deck` all cards of the game. */
export function commitmentOf(
  id: RoundId,
  rules: readonly string[],
  deck: readonly Card[],
  secret: Hex64,
): Hex32 {
  const document = rules.map((line) => `${line}\n`).join('');
  const cards = [...deck].sort(byColor).map(indexOf);
  const rulesHash = sha256(concatBytes(word('rules-v1'), text(document)));
  const deckHash = sha256(concatBytes(word('deck-v1'), u32(cards.length), Uint8Array.from(cards)));
  return hash(word('srv-v1'), roundId(id), rulesHash, deckHash, hexToBytes(secret));
}

export function keyOf(secret: Hex64, commitment: Hex32, contributions: readonly Contribution[]): RoundKey {
  const parts = [...contributions]
    .sort((a, b) => a.seat - b.seat)
    .flatMap(({ seat, promise, share }) => [
      u32(seat),
      hexToBytes(promise),
      share === null ? Uint8Array.of(0) : concatBytes(Uint8Array.of(1), hexToBytes(share)),
    ]);
  const count = u32(contributions.length);
  const mixed = sha512(concatBytes(word('mix-v1'), hexToBytes(commitment), count, ...parts));
  return concatBytes(hexToBytes(secret), mixed);
}

/** What an operation of chance belongs to: the round, or the draw for the first dealer before it. */
export type Stage = 'op' | 'dealer';

/** The cards in the order of an operation, the top card first. */
export function shuffled(cards: readonly Card[], key: RoundKey, stage: Stage, operation: number): Card[] {
  const order = [...cards].sort(byColor);
  const numbers = stream(
    stage === 'op' && operation === 0 ? key : hmac(sha512, key, concatBytes(word(stage), u32(operation))),
  );
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = below(last + 1, numbers);
    const [here, there] = [order[last], order[other]];
    if (here === undefined || there === undefined) throw new RangeError('a lot out of range');
    order[last] = there;
    order[other] = here;
  }
  return order;
}

/** A number below `n`, all of them equally likely. */
function below(n: number, numbers: Generator<number, never>): number {
  for (;;) {
    // Below 2^53, so that nothing is rounded: no pile has as many as 2^21 cards.
    const product = numbers.next().value * n;
    if (product % 2 ** 32 >= 2 ** 32 % n) return Math.floor(product / 2 ** 32);
  }
}

function* stream(key: Uint8Array): Generator<number, never> {
  for (let counter = 0; ; counter += 1) {
    const block = hmac(sha512, key, u32(counter));
    const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let at = 0; at < block.length; at += 4) yield view.getUint32(at);
  }
}

function hash(...parts: Uint8Array[]): Hex32 {
  return bytesToHex(sha256(concatBytes(...parts)));
}

function roundId({ table, match, round }: RoundId): Uint8Array {
  return concatBytes(text(table), u32(match), u32(round));
}

function u32(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

function text(of: string): Uint8Array {
  const bytes = utf8ToBytes(of);
  return concatBytes(u32(bytes.length), bytes);
}

function word(ascii: string): Uint8Array {
  return utf8ToBytes(ascii);
}
