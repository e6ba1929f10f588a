// What flashes up at a seat for a moment: what hit it, and what its player says.

import type { Emote, SeatNumber } from '../../protocol';
import type { SessionNews } from '../../table/session.svelte';
import { viewOf } from '../../table/state';
import { tMaybe } from '../../words/index.svelte';
import { eventsOf } from './flights';
import { hitsOf, type Hit } from './hits';

export interface Mark extends Omit<Hit, 'kind'> {
  readonly id: number;
  readonly kind: Hit['kind'] | 'said';
}

const SHOWN = 2200;
const SAID = 4500;

export class Marks {
  list = $state.raw<readonly Mark[]>([]);
  #count = 0;
  #timers: readonly ReturnType<typeof setTimeout>[] = [];

  /** Shows what a message brings. */
  take(news: SessionNews, muted: ReadonlySet<number>): void {
    const { message, after } = news;
    if (message.type === 'said' || message.type === 'emoted') {
      const seat = after.room.game?.players.indexOf(message.member) ?? -1;
      if (seat < 0 || muted.has(message.member)) return;
      const text = message.type === 'said' ? shortened(message.text) : emoteText(message.emote);
      this.#add({ seat, text, kind: 'said' }, SAID);
    } else if (message.type === 'news' && viewOf(after) !== null) {
      for (const mark of hitsOf(eventsOf(news))) this.#add(mark, SHOWN);
    }
  }

  /** The last two of a seat. */
  at(seat: SeatNumber): readonly Mark[] {
    return this.list.filter((mark) => mark.seat === seat).slice(-2);
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }

  #add(mark: Omit<Mark, 'id'>, time: number): void {
    const id = this.#count++;
    this.list = [...this.list.slice(-30), { ...mark, id }];
    const timer = setTimeout(() => {
      this.list = this.list.filter((other) => other.id !== id);
      this.#timers = this.#timers.filter((other) => other !== timer);
    }, time);
    this.#timers = [...this.#timers, timer];
  }
}

/** What somebody reacted, in words. */
export function emoteText(emote: Emote): string {
  return tMaybe(`web-emote-${emote.replaceAll('_', '-')}`);
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 58)}…` : text;
}
