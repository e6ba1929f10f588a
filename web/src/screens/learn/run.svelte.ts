// One attempt at a lesson: the real engine behind the real table, the opponents' moves, and what the coach says.

import { startPractice, type Practice } from '../../host/practice';
import { Session, type SessionNews } from '../../table/session.svelte';
import { viewOf } from '../../table/state';
import type { Language } from '../../words/index.svelte';
import { Course, type Stage } from './course';
import type { Lesson } from './lessons';
import { pileOf, positionOf, type Step } from './lessons/lesson';

/** Long enough to see and hear what happened before the next thing does; milliseconds. */
const PAUSE = 1400;

/** What the coach can say: the course, or that nothing was begun yet. */
export type RunStage = 'before' | Stage;

/** Its fields are reactive. */
export class Run {
  readonly lesson: Lesson;
  readonly session: Session;
  stage = $state<RunStage>('before');
  step = $state.raw<Step | null>(null);
  /** Which of the learner's steps it is, from 1. */
  number = $state(0);
  /** Whether the learner tried something that is not allowed here, so that help is wanted. */
  refused = $state(false);
  /** Whether the table was set up anew in the middle, so that the lesson cannot go on. */
  lost = $state(false);
  readonly #course: Course;
  readonly #practice: Practice;
  readonly #pause: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(lesson: Lesson, practice: Practice, lang: Language, pause = PAUSE) {
    this.lesson = lesson;
    this.#practice = practice;
    this.#pause = pause;
    this.#course = new Course(lesson);
    this.session = new Session(practice.dial, { table: practice.table, token: null, lang });
    this.session.on((news) => {
      this.#take(news);
    });
    // A lesson that an opponent begins waits until the learner has read what it is about.
    if (this.#course.stage === 'theirs') this.step = this.#course.step;
    else this.#show();
  }

  /** Lets an opponent begin. */
  begin(): void {
    this.#show();
  }

  /** Leaves the lesson. */
  end(): void {
    clearTimeout(this.#timer);
    this.session.close();
  }

  #take({ message, before, after }: SessionNews): void {
    switch (message.type) {
      case 'welcome':
        if (before !== null) this.lost = true;
        break;
      case 'news': {
        const view = viewOf(after);
        if (view === null) return;
        const events = message.facts.flatMap((fact) => (fact.fact === 'played' ? fact.events : []));
        if (message.by.by === 'member' && message.by.member === after.you) this.#course.yours(events, view);
        else this.#course.theirs();
        this.refused = false;
        this.#show();
        break;
      }
      case 'refused':
        this.refused = true;
        break;
      case 'would':
        if (message.refused !== null) this.refused = true;
        break;
      default:
    }
  }

  #show(): void {
    clearTimeout(this.#timer);
    const { stage, step, number } = this.#course;
    this.stage = stage;
    this.step = step;
    this.number = number;
    if (step === null || step.by === 'you' || stage !== 'theirs') return;
    this.#timer = setTimeout(() => {
      this.#practice.other(step.by, step.play);
    }, this.#pause);
  }
}

/** Sets a lesson up; the learner's name comes first. Rejects with a `NoEngine` where the engine is not there. */
export async function startRun(lesson: Lesson, names: readonly string[], lang: Language): Promise<Run> {
  const seated = names.slice(0, lesson.hands.length);
  const practice = await startPractice({
    lang,
    rules: lesson.rules,
    names: seated,
    position: positionOf(lesson, seated),
    draws: pileOf(lesson),
  });
  return new Run(lesson, practice, lang);
}
