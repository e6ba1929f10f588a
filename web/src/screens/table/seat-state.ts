// How it stands with a seat, for everybody to see.

import type { SeatNumber, View } from '../../protocol';
import { memberAt, type TableState } from '../../table/state';
import { t } from '../../words/index.svelte';
import { isPartner } from './places';
import { onTurn } from './turn';

export interface SeatState {
  readonly name: string;
  readonly count: number;
  /** Whether it plays in this round. */
  readonly playing: boolean;
  readonly turn: boolean;
  /** Whether it may be caught. */
  readonly exposed: boolean;
  readonly partner: boolean;
  readonly bot: boolean;
  /** The few words that are shown, the most important first. */
  readonly words: readonly string[];
}

export function seatState(table: TableState, view: View, seat: SeatNumber): SeatState {
  const member = memberAt(table, seat);
  const player = table.room.members.find((one) => one.member === member);
  const count = view.counts[seat] ?? 0;
  const playing = view.in_round.includes(seat);
  const turn = onTurn(view) === seat;
  const exposed = view.exposed.includes(seat);
  const partner = isPartner(view, seat);
  const bot = player !== undefined && player.bot !== null;
  const away = player !== undefined && !bot && !table.room.here.includes(player.member);
  const called = playing && (view.announced.includes(seat) || (count === 1 && !view.uncalled.includes(seat)));

  const words: string[] = [];
  if (view.left.includes(seat)) words.push(t('web-table-seat-left'));
  else if (view.eliminated.includes(seat)) words.push(t('web-table-seat-eliminated'));
  else if (view.knocked_out.includes(seat)) words.push(t('web-table-seat-knocked-out'));
  else if (view.out.includes(seat))
    words.push(t('web-table-seat-out', { place: view.out.indexOf(seat) + 1 }));
  else {
    if (turn) words.push(t('web-table-seat-turn'));
    if (exposed) words.push(t('web-table-seat-exposed'));
    else if (called && view.rules['uno.call'] === 'required') words.push(t('web-table-seat-called'));
    else if (count === 1) words.push(t('web-table-seat-last-card'));
    if (player?.driven === true) words.push(t('web-table-seat-driven'));
    else if (away) words.push(t('web-table-seat-away'));
    if (partner) words.push(t('web-table-seat-partner'));
  }
  return {
    name: player?.name ?? t('web-table-seat-empty'),
    count,
    playing,
    turn,
    exposed,
    partner,
    bot,
    words,
  };
}
