// A finished match, to be looked at step by step through any eyes.

import type { Card, Event, RoundScore, SeatNumber, View } from '../protocol';
import type { ReplayOpened, ReplayPlayer } from '../host/local';
import { count } from './rounds';
import { apply, applyAll } from './view';

/** A round of a replay. */
export interface ReplayedRound {
  /** From 1. */
  readonly round: number;
  /** The first moment of it. */
  readonly first: number;
  /** Its end; null where the record stops before that. */
  readonly result: RoundScore | null;
}

/** One view of each so many moments is kept. */
const STRIDE = 16;

/** A match that can be walked through. Moment 0 is before the first step, moment `length` after the last. */
export class Replayed {
  readonly players: readonly ReplayPlayer[];
  readonly names: readonly string[];
  /** A rules document in TOML. */
  readonly rules: string;
  /** Whether the record goes to the end of the match. */
  readonly complete: boolean;
  /** How many steps there are. */
  readonly length: number;
  readonly #opened: ReplayOpened;
  /** By seat, then by moment. */
  readonly #views: Map<number, View>[];
  #rounds: readonly ReplayedRound[] | null = null;

  constructor(opened: ReplayOpened) {
    this.#opened = opened;
    this.players = opened.players;
    this.names = opened.players.map(({ name }) => name);
    this.rules = opened.rules;
    this.complete = opened.complete;
    this.length = opened.streams[0]?.steps.length ?? 0;
    this.#views = opened.streams.map(({ start }) => new Map([[0, start]]));
  }

  /** What that seat knew at a moment. */
  view(seat: SeatNumber, moment: number): View {
    const views = this.#views[seat];
    const at = this.#clamped(moment);
    if (views === undefined) throw new RangeError(`no seat ${String(seat)}`);
    let from = at;
    while (!views.has(from)) from -= 1;
    // Moment 0 is always there.
    let view = views.get(from) as View;
    for (let next = from + 1; next <= at; next += 1) {
      view = applyAll(view, this.events(seat, next));
      if (next % STRIDE === 0) views.set(next, view);
    }
    return view;
  }

  /** Everybody's cards at a moment, by seat. */
  hands(moment: number): readonly (readonly Card[])[] {
    return this.#opened.streams.map(({ viewer }) => this.view(viewer, moment).hand);
  }

  /** What happened in the step that led to that moment, as that seat saw it; nothing at moment 0. */
  events(seat: SeatNumber, moment: number): readonly Event[] {
    return this.#opened.streams[seat]?.steps[moment - 1] ?? [];
  }

  /** Whose command that step was. */
  by(moment: number): SeatNumber | null {
    return this.#opened.by[moment - 1] ?? null;
  }

  /** The rounds with their first moments and their results. */
  get rounds(): readonly ReplayedRound[] {
    return (this.#rounds ??= this.#counted());
  }

  /** The round that is being played at a moment; none before the first. */
  roundAt(moment: number): ReplayedRound | null {
    return this.rounds.findLast(({ first }) => first <= moment) ?? null;
  }

  #counted(): ReplayedRound[] {
    const [stream] = this.#opened.streams;
    const began: { round: number; first: number }[] = [];
    let results: RoundScore[] = [];
    let view = stream?.start;
    for (const [step, events] of (stream?.steps ?? []).entries()) {
      for (const event of events) {
        if (view === undefined) break;
        view = apply(view, event);
        results = count(results, event, view);
        if (event.event === 'round_began') began.push({ round: event.round, first: step + 1 });
      }
    }
    return began.map(({ round, first }) => ({
      ...{ round, first, result: results.find((other) => other.round === round) ?? null },
    }));
  }

  #clamped(moment: number): number {
    return Math.max(0, Math.min(this.length, Math.trunc(moment)));
  }
}
