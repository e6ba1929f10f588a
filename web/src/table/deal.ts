// A round dealt again from its key: every card that was seen must lie where the shuffle put it.

import type { Card, Direction, Event, SeatNumber } from '../protocol';
import { byColor } from './cards';
import { shuffled, type RoundKey, type Stage } from './fair';

/** The full truth of a round, as it follows from the key and from what was seen. */
export class Deal {
  /** How many cards were seen and lay where they must. */
  cards = 0;
  readonly #key: RoundKey;
  readonly #deck: readonly Card[];
  /** Whose own cards are told; null where every card is. */
  readonly #viewer: SeatNumber | null;
  readonly #hands: Card[][];
  readonly #operations: Record<Stage, number> = { op: 0, dealer: 0 };
  #direction: Direction = 'clockwise';
  #inRound: readonly SeatNumber[] = [];
  /** The top card first. */
  #pile: Card[] = [];
  /** Hands that were put together, to be dealt anew. */
  #pool: Card[] = [];
  /** The discards under the top, those that were not shown included. */
  #under: Card[] = [];
  #top: Card | null = null;
  /** How many start cards were turned up. */
  #turned = 0;
  /** What was drawn for the first dealer, in order. */
  readonly #cut: { readonly seat: SeatNumber; readonly card: Card }[] = [];

  constructor(key: RoundKey, deck: readonly Card[], seats: number, viewer: SeatNumber | null) {
    this.#key = key;
    this.#deck = deck;
    this.#viewer = viewer;
    this.#hands = Array.from({ length: seats }, () => []);
  }

  /** Lets an event happen; says whether it can have come of the shuffle. */
  happen(event: Event): boolean {
    switch (event.event) {
      case 'dealer_drew':
        this.#cut.push(event);
        return true;
      case 'round_began':
        if (!this.#dealerDrawn()) return false;
        this.#pile = this.#shuffled(this.#deck);
        this.#inRound = event.players;
        return true;
      case 'dealt':
      case 'drew':
        return this.#takenUp(event.seat, event.card);
      case 'start_turned':
        return this.#startTurned(event.card);
      case 'start_returned':
        return this.#startReturned(event.to);
      case 'played':
        return this.#played(event.seat, event.card);
      case 'refilled':
        this.#pile.push(...this.#shuffled(this.#under.splice(0)));
        return true;
      case 'direction_turned':
        this.#direction = event.direction;
        return true;
      case 'swapped': {
        const mine = this.#hand(event.seat).splice(0);
        this.#hands[event.seat] = this.#hand(event.with).splice(0);
        this.#hands[event.with] = mine;
        return this.#own(event.hand);
      }
      case 'rotated':
        this.#rotate();
        return this.#own(event.hand);
      case 'collected':
        this.#pool = this.#shuffled(this.#inRound.flatMap((seat) => this.#hand(seat).splice(0)));
        return true;
      case 'went_out':
      case 'knocked_out':
      case 'left':
        this.#inRound = this.#inRound.filter((seat) => seat !== event.seat);
        this.#under.push(...this.#hand(event.seat).splice(0));
        return true;
      case 'hand_counted':
        // The cards of who was knocked out are not shown.
        return event.hand.length === 0 || this.#shown(event.seat, event.hand);
      default:
        return true;
    }
  }

  #takenUp(seat: SeatNumber, seen: Card | null): boolean {
    const card = (this.#pool.length > 0 ? this.#pool : this.#pile).shift();
    if (card === undefined) return false;
    this.#hand(seat).push(card);
    return seen === null || this.#right(card === seen);
  }

  #startTurned(seen: Card): boolean {
    // After as many tries as the pile has cards, the topmost one that may begin is taken.
    const anywhere = this.#turned > 0 && this.#turned >= this.#pile.length;
    const place = anywhere ? this.#pile.indexOf(seen) : 0;
    this.#turned += 1;
    if (this.#pile[place] !== seen) return false;
    this.#pile.splice(place, 1);
    this.#top = seen;
    return this.#right(true);
  }

  #startReturned(to: 'middle' | 'bottom' | 'shuffled'): boolean {
    const card = this.#top;
    this.#top = null;
    if (card === null) return false;
    if (to === 'middle') this.#pile.splice(Math.floor(this.#pile.length / 2), 0, card);
    else if (to === 'bottom') this.#pile.push(card);
    else this.#pile = this.#shuffled([...this.#pile, card]);
    return true;
  }

  #played(seat: SeatNumber, card: Card): boolean {
    const hand = this.#hand(seat);
    const place = hand.indexOf(card);
    if (place < 0) return false;
    hand.splice(place, 1);
    if (this.#top !== null) this.#under.push(this.#top);
    this.#top = card;
    return this.#right(true);
  }

  #rotate(): void {
    const seats = this.#inRound;
    const step = this.#direction === 'clockwise' ? 1 : seats.length - 1;
    const hands = seats.map((seat) => this.#hand(seat));
    for (const [place, hand] of hands.entries()) {
      const next = seats[(place + step) % seats.length];
      if (next !== undefined) this.#hands[next] = hand;
    }
  }

  /** The draw for the first dealer, from a pile of its own: cards go round by seat, then again among those who tie. */
  #dealerDrawn(): boolean {
    const hands: Card[][] = this.#hands.map(() => []);
    const drawn = (seat: SeatNumber) => (hands[seat] ??= []);
    let pile = [...this.#deck];
    let last = Number.POSITIVE_INFINITY;
    for (const [place, { seat, card }] of this.#cut.entries()) {
      // The card before was no number: it goes under the pile.
      if (seat === last) pile.push(...drawn(seat).splice(0));
      if (seat < last) {
        const tied = this.#cut.slice(place).flatMap((again) => drawn(again.seat).splice(0));
        pile = this.#next([...pile, ...tied], 'dealer');
      }
      if (pile.shift() !== card) return false;
      drawn(seat).push(card);
      this.cards += 1;
      last = seat;
    }
    return true;
  }

  #shuffled(cards: readonly Card[]): Card[] {
    return this.#next(cards, 'op');
  }

  #next(cards: readonly Card[], stage: Stage): Card[] {
    const operation = this.#operations[stage];
    this.#operations[stage] += 1;
    return shuffled(cards, this.#key, stage, operation);
  }

  #hand(seat: SeatNumber): Card[] {
    return (this.#hands[seat] ??= []);
  }

  #own(hand: readonly Card[] | null): boolean {
    return hand === null || this.#viewer === null || this.#shown(this.#viewer, hand);
  }

  #shown(seat: SeatNumber, hand: readonly Card[]): boolean {
    const sort = (cards: readonly Card[]) => [...cards].sort(byColor).join(' ');
    if (sort(this.#hand(seat)) !== sort(hand)) return false;
    this.cards += hand.length;
    return true;
  }

  #right(right: boolean): boolean {
    if (right) this.cards += 1;
    return right;
  }
}
