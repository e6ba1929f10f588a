// Lessons: their texts are there in every language, and the real engine carries them out as they were meant.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Module } from '../../src/host/wasm';
import type { LocalAnswer, LocalRequest } from '../../src/host/local';
import type { Event, Move, ToClient, View } from '../../src/protocol';
import { Course } from '../../src/screens/learn/course';
import { LESSONS, placeOf, type Lesson } from '../../src/screens/learn/lessons';
import { pileOf, positionOf } from '../../src/screens/learn/lessons/lesson';
import { EXAMPLES } from '../../src/screens/learn/ruling/examples';
import { Form } from '../../src/screens/learn/ruling/form.svelte';
import { taskKey } from '../../src/screens/learn/texts';
import { isCard } from '../../src/table/cards';
import { reduce } from '../../src/table/reduce';
import { viewOf, type TableState } from '../../src/table/state';
import { bundleOf, isLanguage } from '../../src/words/index.svelte';

const locales = new URL('../../../crates/texts/locales/', import.meta.url);
const catalogs = readdirSync(locales)
  .filter(isLanguage)
  .map((lang) => ({ lang, file: new URL(`${lang}/web-learn.ftl`, locales) }))
  .filter(({ file }) => existsSync(file));

describe('texts of lessons', () => {
  it('are there in Dutch and English', () => {
    expect(catalogs.map(({ lang }) => lang)).toEqual(expect.arrayContaining(['en', 'nl']));
  });

  it.each(catalogs)('of every step of every lesson are there in $lang', ({ lang, file }) => {
    const bundle = bundleOf(lang, [readFileSync(file, 'utf8')]);
    const missing: string[] = [];
    const wants = (key: string) => {
      const [id = key, attribute] = key.split('.');
      const message = bundle.getMessage(id);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (pattern == null) missing.push(key);
    };
    for (const lesson of LESSONS) {
      const id = `web-learn-lesson-${lesson.id}`;
      [id, `${id}.before`, `${id}.other`, `${id}.after`].forEach(wants);
      lesson.steps
        .filter(({ by }) => by === 'you')
        .forEach((_, at) => {
          wants(taskKey(lesson.id, at + 1));
        });
    }
    EXAMPLES.forEach(({ id }) => {
      wants(`web-learn-example-${id}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('a lesson', () => {
  it('has its own name and its place', () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
    expect(LESSONS.map(({ id }) => placeOf(id))).toEqual(LESSONS.map((_, at) => at + 1));
  });

  it('is made of cards that there are', () => {
    for (const lesson of LESSONS) {
      const named = [
        ...lesson.hands.flatMap((hand) => hand.split(' ')),
        lesson.top,
        lesson.picture,
        ...pileOf(lesson),
      ];
      expect(named.filter((card) => !isCard(card))).toEqual([]);
    }
  });
});

describe('a course', () => {
  const [match] = LESSONS;
  if (match === undefined) throw new Error('no lessons');
  const played = (seat: number, card: string): Event => ({
    event: 'played',
    ...{ seat, card, color: null, jump_in: false },
  });
  const called: Event = { event: 'called', seat: 0 };

  it('goes on with the move that is asked for', () => {
    const course = new Course(match);
    expect([course.stage, course.number]).toEqual(['yours', 1]);
    course.yours([played(0, 'R2')], view({}));
    expect([course.stage, course.number]).toEqual(['theirs', 1]);
    course.theirs();
    course.theirs();
    expect([course.stage, course.number]).toEqual(['yours', 2]);
  });

  it('turns aside at another move that is allowed', () => {
    const course = new Course(match);
    course.yours([{ event: 'drew', seat: 0, card: 'R7', why: 'turn' }], view({}));
    expect(course.stage).toBe('aside');
  });

  it('takes a call before the card and after it', () => {
    const call = lessonOf('call');
    const before = new Course(call);
    before.yours([called], view({ turn: 0, hand: ['B8', 'R1'] }));
    expect(before.stage).toBe('yours');
    before.yours([played(0, 'B8')], view({}));
    expect(before.stage).toBe('done');
    const after = new Course(call);
    after.yours([played(0, 'B8')], view({ exposed: [0] }));
    expect(after.stage).toBe('yours');
    after.yours([called], view({}));
    expect(after.stage).toBe('done');
    const with_it = new Course(call);
    with_it.yours([played(0, 'B8'), called], view({}));
    expect(with_it.stage).toBe('done');
  });

  it('turns aside at a call where none shall be made', () => {
    const course = new Course(lessonOf('caught'));
    course.yours([played(0, 'Y3'), called], view({}));
    expect(course.stage).toBe('aside');
  });

  it('turns aside when a part of a play is left out', () => {
    const course = new Course(lessonOf('together'));
    course.yours([played(0, 'Y8'), played(0, 'R8')], view({ turn: 1 }));
    expect(course.stage).toBe('aside');
  });

  it('turns aside when hands are swapped with somebody else', () => {
    const course = new Course(lessonOf('seven-zero'));
    course.yours([played(0, 'R7'), { event: 'swapped', seat: 0, with: 2, hand: [] }], view({ turn: 1 }));
    expect(course.stage).toBe('aside');
  });
});

describe('the form of a question', () => {
  it('keeps its choices at their cards when one is taken away', () => {
    const form = new Form();
    form.begin({ hand: ['R1', 'R2', 'R3'], chosen: [2], drawn: 1 });
    form.remove(0);
    expect(form.cards).toEqual(['R3']);
    expect(form.now.drawn).toBe(0);
    form.remove(1);
    expect(form.cards).toEqual([]);
    expect(form.missing).toBe('web-learn-missing-deed');
  });

  it('names no color with the last card, unless somebody says so', () => {
    const form = new Form();
    form.begin({ hand: ['W'], chosen: [0] });
    expect(form.move).toEqual({ type: 'play', cards: ['W'] });
    form.set({ names: 'blue' });
    expect(form.move).toEqual({ type: 'play', cards: ['W'], color: 'blue' });
  });

  it('asks about nobody who is not there', () => {
    const form = new Form();
    form.begin({ hand: ['R1', 'R2'], others: [7], moment: 'other', onTurn: 3, deed: 'catch', whom: 3 });
    expect(form.situation.on_turn).toBe(1);
    expect(form.move).toEqual({ type: 'catch', seat: 1 });
  });
});

const module = new URL('../../public/lastcard.wasm', import.meta.url);
const there = existsSync(module);

describe('the engine', () => {
  // Where pages are built and checked, the module was built before.
  it.runIf(process.env.CI === 'true')('is there', () => {
    expect(there).toBe(true);
  });

  it.runIf(there).each(LESSONS)('carries out the lesson $id as it was meant', async (lesson) => {
    const desk = await Desk.open(lesson);
    for (const step of lesson.steps) {
      const moves = step.by === 'you' ? step.moves : [step.play];
      for (const move of moves) {
        if (step.by === 'you') desk.make(move);
        else desk.other(step.by, move);
      }
    }
    expect(desk.course.stage).toBe('done');
  });

  it.runIf(there).each(EXAMPLES)('answers the example $id', async ({ filled }) => {
    const engine = await engineOf();
    const form = new Form();
    form.begin(filled);
    expect(form.missing).toBeNull();
    const answer = engine({
      request: 'ruling',
      ...{ rules: 'standard', lang: 'en', situation: form.situation, play: form.move },
    });
    expect(answer.answer).toBe('ruling');
  });

  it.runIf(there)('counts 73 points where the lesson about points says so', async () => {
    const desk = await Desk.open(lessonOf('out'));
    desk.make({ type: 'play', cards: ['R9'] });
    expect(desk.view.points).toEqual([73, 0, 0]);
  });
});

/** A lesson with the engine itself, without a page. */
class Desk {
  readonly course: Course;
  #state: TableState | null = null;
  readonly #engine: (request: LocalRequest) => LocalAnswer;
  #ids = 0;

  private constructor(lesson: Lesson, engine: (request: LocalRequest) => LocalAnswer) {
    this.course = new Course(lesson);
    this.#engine = engine;
  }

  static async open(lesson: Lesson): Promise<Desk> {
    const desk = new Desk(lesson, await engineOf());
    const names = ['You', 'Nora', 'Sam'].slice(0, lesson.hands.length);
    desk.#told({
      request: 'practice',
      ...{
        lang: 'en',
        rules: lesson.rules,
        names,
        position: positionOf(lesson, names),
        draws: pileOf(lesson),
      },
    });
    return desk;
  }

  get view(): View {
    const view = this.#state === null ? null : viewOf(this.#state);
    if (view === null) throw new Error('no match');
    return view;
  }

  make(play: Move): void {
    this.#ids += 1;
    const id = this.#ids.toString(16).padStart(32, '0');
    const seq = this.#state?.room.seq ?? 0;
    this.#told({
      request: 'message',
      ...{ at: 0, now: this.#ids, message: { type: 'command', id, seq, act: { type: 'play', play } } },
    });
  }

  other(seat: number, play: Move): void {
    this.#told({ request: 'other', seat, play });
  }

  #told(request: LocalRequest): void {
    const answer = this.#engine(request);
    if (answer.answer !== 'told') throw new Error(JSON.stringify([request, answer]));
    answer.messages.forEach((message) => {
      this.#take(message);
    });
  }

  #take(message: ToClient): void {
    if (message.type === 'refused' || message.type === 'stale') throw new Error(JSON.stringify(message));
    this.#state = reduce(this.#state, message, 0);
    if (message.type !== 'news' || this.#state === null) return;
    const events = message.facts.flatMap((fact) => (fact.fact === 'played' ? fact.events : []));
    if (message.by.by === 'member' && message.by.member === this.#state.you)
      this.course.yours(events, this.view);
    else this.course.theirs();
  }
}

/** The module, loaded once: a new lesson takes the place of the one before. */
let loading: Promise<Module> | null = null;

async function engineOf(): Promise<(request: LocalRequest) => LocalAnswer> {
  loading ??= Module.load(`data:application/wasm;base64,${readFileSync(module).toString('base64')}`);
  const loaded = await loading;
  return (request) => loaded.call(request) as LocalAnswer;
}

function lessonOf(id: Lesson['id']): Lesson {
  const lesson = LESSONS[placeOf(id) - 1];
  if (lesson === undefined) throw new Error(id);
  return lesson;
}

/** As much of a view as a course looks at. */
function view({
  turn = 1,
  hand = [],
  exposed = [],
}: {
  turn?: number;
  hand?: string[];
  exposed?: number[];
}): View {
  const found: Partial<View> = {
    ...{ viewer: 0, hand, exposed },
    phase: { phase: 'turn', seat: turn, step: { step: 'play' } },
  };
  return found as View;
}
