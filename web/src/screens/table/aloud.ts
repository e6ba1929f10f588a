// What the table reads out when somebody asks for it by a key.

import type { View } from '../../protocol';
import { seatNames, type TableState } from '../../table/state';
import { t } from '../../words/index.svelte';
import { entryLines } from '../../words/narrate';
import { and, cardCount, cardName, cardNames, colorName } from '../../words/say';
import type { Moves } from './moves.svelte';
import { othersOf } from './places';
import { isMyTurn, onTurn, penaltyOf } from './turn';

const LINES = 5;

/** The last things that happened. */
export function readLog(table: TableState): string {
  const lines = table.log.slice(-LINES * 2).flatMap((entry) => entryLines(entry, table));
  return lines.length === 0 ? t('web-table-log-empty') : lines.slice(-LINES).join(' ');
}

/** Whose turn it is, the top, the color, and how many cards everybody has. */
export function readTable(table: TableState, view: View): string {
  const names = seatNames(table);
  const seat = onTurn(view);
  const sentences: string[] = [];
  if (seat !== null) {
    sentences.push(t('event-turn', { who: isMyTurn(view) ? 'you' : 'other', name: names[seat] ?? '' }));
  }
  if (view.top !== null) {
    const color = view.color === null ? 'none' : colorName(view.color);
    sentences.push(t('web-table-top', { card: cardName(view.top), color }));
  }
  const penalty = penaltyOf(view);
  if (penalty !== null && seat !== null) {
    const who = isMyTurn(view) ? 'you' : 'other';
    sentences.push(t('event-turn-serve', { who, name: names[seat] ?? '', owed: penalty.owed }));
  }
  const hands = othersOf(view)
    .filter((other) => view.in_round.includes(other))
    .map((other) =>
      t('web-table-holds', { name: names[other] ?? '', cards: cardCount(view.counts[other] ?? 0) }),
    );
  sentences.push(
    t('web-table-hands', { hands: and(hands) }),
    t('web-table-direction-is', { direction: view.direction }),
  );
  return sentences.join(' ');
}

/** The own hand, and what of it can be played. */
export function readHand(moves: Moves): string {
  const cards = moves.hand.map(({ card }) => card);
  if (cards.length === 0) return t('web-table-hand-empty');
  const open = moves.hand.filter(({ choice }) => choice?.cannot_play === null).map(({ card }) => card);
  const held = t('web-table-hand-is', { count: cards.length, cards: cardNames(cards) });
  return open.length === 0
    ? held
    : `${held} ${t('web-table-hand-open', { cards: cardNames([...new Set(open)]) })}`;
}
