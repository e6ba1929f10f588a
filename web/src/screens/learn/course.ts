// How a lesson goes: which step it is at, and whether what the learner did is what the step asks for. It is told what
// happened and makes no rules: whatever reaches it was accepted by the engine.

import type { Event, SeatNumber, View } from '../../protocol';
import { isMyTurn } from '../table/turn';
import type { Goal, Lesson, Step } from './lessons/lesson';

/** How it stands. */
export type Stage =
  /** The learner is asked for something. */
  | 'yours'
  /** An opponent makes a move. */
  | 'theirs'
  /** The learner did something else that is allowed, and the rest of the lesson does not follow from it. */
  | 'aside'
  /** All steps are done. */
  | 'done';

/** The learner's seat. */
const YOU: SeatNumber = 0;

/** A thing that must be seen before a step is done. */
interface Need {
  readonly seen: (event: Event) => boolean;
  /** Whether it can still come. */
  readonly open: (view: View) => boolean;
}

/** One attempt at a lesson. */
export class Course {
  readonly #lesson: Lesson;
  #at = 0;
  #aside = false;
  /** What the step still needs. */
  #needs: readonly Need[];

  constructor(lesson: Lesson) {
    this.#lesson = lesson;
    this.#needs = needsOf(lesson.steps[0]);
  }

  get stage(): Stage {
    if (this.#aside) return 'aside';
    const { step } = this;
    if (step === null) return 'done';
    return step.by === 'you' ? 'yours' : 'theirs';
  }

  /** The step that the lesson is at; null after the last one. */
  get step(): Step | null {
    return this.#lesson.steps[this.#at] ?? null;
  }

  /** Which of the learner's steps this is, or was last, from 1; 0 before the first. */
  get number(): number {
    return this.#lesson.steps.slice(0, this.#at + 1).filter(({ by }) => by === 'you').length;
  }

  /** Takes in what the learner did; `view` is how it stands afterwards. */
  yours(events: readonly Event[], view: View): void {
    const { step } = this;
    if (this.#aside || step === null) return;
    const all = needsOf(step);
    const deeds = events.filter(isDeed);
    for (const deed of deeds) {
      if (!all.some(({ seen }) => seen(deed))) this.#aside = true;
      const met = this.#needs.find(({ seen }) => seen(deed));
      this.#needs = this.#needs.filter((need) => need !== met);
    }
    if (this.#aside || deeds.length === 0) return;
    if (this.#needs.length === 0) this.#next();
    else if (!this.#needs.every(({ open }) => open(view))) this.#aside = true;
  }

  /** The opponent's move was made. */
  theirs(): void {
    if (this.stage === 'theirs') this.#next();
  }

  #next(): void {
    this.#at += 1;
    this.#needs = needsOf(this.step);
  }
}

/** The parts of a play, and of everything else, by which it is known. */
function needsOf(step: Step | null | undefined): Need[] {
  return step?.by === 'you' ? step.moves.flatMap(needs) : [];
}

function needs(goal: Goal): Need[] {
  switch (goal.type) {
    case 'play':
    case 'jump_in': {
      const { cards, color, swap } = goal;
      const jump = goal.type === 'jump_in';
      const laid = cards.map((card) => ({
        seen: (event: Event) =>
          event.event === 'played' &&
          event.card === card &&
          event.jump_in === jump &&
          (color === undefined || event.color === color),
        open: (view: View) => jump || isMyTurn(view),
      }));
      const swapped = {
        seen: (event: Event) => event.event === 'swapped' && event.with === swap,
        open: () => false,
      };
      return swap === undefined ? laid : [...laid, swapped];
    }
    case 'draw':
      return [{ seen: ({ event }) => event === 'drew', open: isMyTurn }];
    case 'challenge':
      return [{ seen: ({ event }) => event === 'challenged', open: isMyTurn }];
    case 'call':
      return [
        {
          seen: ({ event }) => event === 'called',
          open: (view) => view.exposed.includes(YOU) || (isMyTurn(view) && view.hand.length === 2),
        },
      ];
    case 'catch':
      return [
        {
          seen: (event) => event.event === 'caught' && event.seat === goal.seat,
          open: (view) => view.exposed.includes(goal.seat),
        },
      ];
  }
}

/** Whether the learner decided it; what only follows, such as the cards of a lost challenge, is none. */
function isDeed(event: Event): boolean {
  switch (event.event) {
    case 'played':
    case 'called':
    case 'passed':
    case 'swapped':
    case 'false_call':
      return event.seat === YOU;
    case 'drew':
      return event.seat === YOU && (event.why === 'turn' || event.why === 'penalty');
    case 'challenged':
    case 'caught':
    case 'false_catch':
      return event.by === YOU;
    default:
      return false;
  }
}
