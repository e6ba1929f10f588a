// What the person is about to do with the hand: which card is lifted, which are laid together, what a play still needs.
// Nothing of it is a rule: what is open comes from the choices that the host of the table sent.

import { settings } from '../../app/settings.svelte';
import type { Card, CardChoice, Choices, Color, Move, Refused, SeatNumber, View } from '../../protocol';
import { isWild, sorted } from '../../table/cards';
import type { Outcome, Session } from '../../table/session.svelte';
import { choicesOf, viewOf } from '../../table/state';
import { choiceOf, missing, moveOf, type Draft, type Given, type Question } from './draft';
import { callsMatter, CALL, DRAW, isMyTurn, numberOption, PASS, penaltyOf } from './turn';

/** A card of the hand with a name of its own: equal cards are told apart. */
export interface Held {
  readonly key: string;
  readonly card: Card;
  readonly choice: CardChoice | null;
}

/** What the "Uno!" button does now. */
export type UnoState =
  /** Calls at once. */
  | 'call'
  /** Notes that the call comes with the next card. */
  | 'note'
  /** The call comes with the next card. */
  | 'noted'
  /** It has been called. */
  | 'called'
  /** Calling costs cards now. */
  | 'void'
  /** There is nothing to call. */
  | 'idle';

/** A tap so soon after a play was meant for the card that lay there before. */
const DOUBLE_TAP = 350;

export class Moves {
  /** The key of the card that a second tap plays. */
  lifted = $state<string | null>(null);
  /** The keys of the cards to be laid together, the new top last; null while single cards are played. */
  together = $state.raw<readonly string[] | null>(null);
  /** Why something cannot be done, asked for without doing it. */
  notice = $state.raw<Refused | null>(null);
  /** Something else happened before the move that the person decided. */
  stale = $state(false);
  #draft = $state.raw<Draft | null>(null);
  /** Whether the person is asked about a call that costs cards. */
  #calling = $state(false);
  /** The entry after which the person put off the question of a challenge, or of the start card. */
  #later = $state<number | null>(null);
  /** How many cards the hand had when the call was noted. */
  #notedAt = $state<number | null>(null);
  #busy = $state(false);
  #playedAt = -DOUBLE_TAP;
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  get view(): View | null {
    return this.#session.state === null ? null : viewOf(this.#session.state);
  }

  get choices(): Choices | null {
    return this.#session.state === null ? null : choicesOf(this.#session.state);
  }

  /** Whether a play is on its way. */
  get busy(): boolean {
    return this.#busy;
  }

  /** The hand in the order that the person likes. */
  readonly hand: readonly Held[] = $derived.by(() => {
    const cards = sorted(this.view?.hand ?? [], settings.order);
    return cards.map((card, at) => {
      const nth = at - cards.indexOf(card);
      return { key: `${card} ${String(nth)}`, card, choice: choiceOf(this.choices, card) };
    });
  });

  /** What must be chosen first; made of the state alone, but for a play that is begun. */
  readonly question: Question | null = $derived.by(() => {
    const { choices, view } = this;
    if (choices === null || view === null) return null;
    if (this.#calling && this.uno === 'void') {
      return { about: 'void_call', cards: numberOption(view, 'uno.false_call_penalty') };
    }
    const draft = this.#open();
    if (draft !== null) return missing(draft, this.#given(choices));
    if (choices.names.length > 0) return { about: 'start_color', colors: choices.names };
    if (this.#later === this.#session.state?.room.seq || this.together !== null) return null;
    if (choices.start_swaps.length > 0) {
      const may = choices.cards.some((card) => card.cannot_play === null) || choices.cannot_draw === null;
      return { about: 'start_swap', seats: choices.start_swaps, may };
    }
    const penalty = penaltyOf(view);
    return choices.cannot_challenge === null && penalty !== null ? { about: 'challenge', penalty } : null;
  });

  readonly uno: UnoState | null = $derived.by(() => {
    const { view, choices } = this;
    const own = view?.viewer ?? null;
    if (view === null || own === null || !callsMatter(view) || !view.in_round.includes(own)) return null;
    const open = choices !== null && choices.cannot_call === null;
    const count = view.hand.length;
    if (open && view.exposed.includes(own)) return 'call';
    if (view.announced.includes(own)) return 'called';
    if (open && count === 2 && isMyTurn(view)) return 'call';
    if (this.#notedAt === count) return 'noted';
    if (count === 1 && !view.uncalled.includes(own)) return 'called';
    if (count === 2 || this.#someCardCalls()) return 'note';
    return open ? 'void' : 'idle';
  });

  /** A tap on a card, or Enter. */
  tap(held: Held): void {
    if (this.together !== null) {
      this.#toggle(held.key);
      return;
    }
    if (this.#tooSoon()) return;
    if (settings.guard && this.lifted !== held.key) {
      this.#forget();
      this.lifted = held.key;
      return;
    }
    this.throw(held);
  }

  /** Plays a card without lifting it first. */
  throw(held: Held): void {
    if (this.#tooSoon()) return;
    this.#forget();
    const { view, choices } = this;
    if (view === null) return;
    if (held.choice?.cannot_play === null) this.#begin('play', [held.card]);
    else if (!isMyTurn(view) && held.choice?.cannot_jump_in === null) this.#begin('jump_in', [held.card]);
    else if (choices?.together?.first.includes(held.card) === true) this.gather(held);
    else void this.#explain(held.card);
  }

  /** Begins to lay cards together, with that one first. */
  gather(held?: Held): void {
    if (this.choices?.together == null) return;
    this.#forget();
    this.together = held === undefined ? [] : [held.key];
  }

  /** Lays those together that were chosen. */
  layTogether(): void {
    const cards = (this.together ?? []).flatMap(
      (key) => this.hand.find((held) => held.key === key)?.card ?? [],
    );
    if (cards.length > 0 && !this.#tooSoon()) this.#begin('play', cards);
  }

  /** Begins to jump in with the first card that can. */
  jumpIn(): boolean {
    const held = this.hand.find(({ choice }) => choice?.cannot_jump_in === null);
    if (held === undefined || this.view === null || isMyTurn(this.view)) return false;
    this.#begin('jump_in', [held.card]);
    return true;
  }

  /** Yes to the question whether to jump in, or to call for a penalty. */
  confirm(): void {
    if (this.#calling) {
      this.#calling = false;
      this.#session.refused = null;
      void this.#session.play(CALL).catch(() => undefined);
    } else {
      this.#go({ sure: true });
    }
  }

  chooseColor(color: Color): void {
    if (this.#draft === null) void this.#send({ type: 'name', color });
    else this.#go({ color });
  }

  chooseSwap(swap: SeatNumber | 'nobody'): void {
    if (this.#draft !== null) this.#go({ swap });
    else if (swap !== 'nobody') void this.#send({ type: 'swap', with: swap });
  }

  /** Takes back what was begun and not sent; a question that the table asks waits. */
  cancel(): void {
    const asked = this.question?.about;
    if (asked === 'challenge' || asked === 'start_swap') this.#later = this.#session.state?.room.seq ?? null;
    this.#forget();
  }

  /** Asks again what was put off. */
  askAgain(): void {
    this.#later = null;
  }

  /** Draws, passes or challenges. */
  async make(move: Move): Promise<void> {
    if (this.#busy) return;
    this.#forget();
    await this.#send(move);
  }

  /** A tap on the draw pile. */
  draw(): void {
    if (this.#tooSoon()) return;
    if (this.choices?.cannot_draw === null) void this.make(DRAW);
    else void this.#why(DRAW);
  }

  /** Ends the turn without playing, or keeps the drawn card. */
  pass(): void {
    if (this.#tooSoon()) return;
    if (this.choices?.cannot_pass === null) void this.make(PASS);
    else void this.#why(PASS);
  }

  /** Calls "Uno!", or notes the call; where that costs cards, the person is asked first. */
  call(): void {
    switch (this.uno) {
      case 'call':
        void this.#session.play(CALL).catch(() => undefined);
        break;
      case 'note':
        this.#notedAt = this.view?.hand.length ?? null;
        break;
      case 'noted':
        this.#notedAt = null;
        break;
      case 'void':
        this.#calling = true;
        break;
      case 'idle':
        void this.#why(CALL);
        break;
      case 'called':
      case null:
    }
  }

  catch(seat: SeatNumber): void {
    this.#session.refused = null;
    void this.#session.play({ type: 'catch', seat }).catch(() => undefined);
  }

  #someCardCalls(): boolean {
    return this.choices?.cards.some(({ uno, uno_by_swap }) => uno || uno_by_swap.length > 0) === true;
  }

  #tooSoon(): boolean {
    return this.#busy || performance.now() - this.#playedAt < DOUBLE_TAP;
  }

  #toggle(key: string): void {
    const chosen = this.together ?? [];
    this.together = chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key];
  }

  #forget(): void {
    this.lifted = null;
    this.together = null;
    this.notice = null;
    this.stale = false;
    this.#calling = false;
    this.#draft = null;
    this.#session.refused = null;
  }

  #begin(type: Draft['type'], cards: readonly Card[]): void {
    this.#draft = { type, cards, sure: type === 'play', color: null, swap: null };
    this.#go({});
  }

  /** Adds an answer to what was begun, and sends it when nothing is missing. */
  #go(answer: Partial<Draft>): void {
    const { choices } = this;
    if (this.#draft === null || choices === null) return;
    this.#draft = { ...this.#draft, ...answer };
    const given = this.#given(choices);
    if (missing(this.#draft, given) === null) void this.#send(moveOf(this.#draft, given));
  }

  #given(choices: Choices): Given {
    return { choices, count: this.hand.length, noted: this.uno === 'noted' };
  }

  /** What was begun, as long as it is still open. */
  #open(): Draft | null {
    const draft = this.#draft;
    const { choices, view } = this;
    if (draft === null || choices === null || view === null) return null;
    const choice = choiceOf(choices, draft.cards[0]);
    if (choice === null) return null;
    if (draft.type === 'jump_in') return !isMyTurn(view) && choice.cannot_jump_in === null ? draft : null;
    const open = draft.cards.length === 1 ? choice.cannot_play === null : choices.together !== null;
    return open ? draft : null;
  }

  async #send(move: Move): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.#playedAt = performance.now();
    let outcome: Outcome | null = null;
    try {
      outcome = await this.#session.play(move);
    } catch {
      // The line was closed; its state says so.
    } finally {
      this.#busy = false;
    }
    if (outcome === 'done') {
      this.#notedAt = null;
      this.#forget();
    } else {
      this.#draft = null;
      this.together = null;
      this.stale = outcome === 'stale';
    }
  }

  /** Says why a card cannot be played. */
  #explain(card: Card): Promise<void> {
    const color = isWild(card) ? this.choices?.colors[0] : undefined;
    return this.#why({ type: 'play', cards: [card], ...(color === undefined ? {} : { color }) });
  }

  async #why(move: Move): Promise<void> {
    this.#session.refused = null;
    try {
      this.notice = await this.#session.ask(move);
    } catch {
      this.notice = null;
    }
  }
}
