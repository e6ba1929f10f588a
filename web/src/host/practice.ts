// Lessons: a position set up with the real engine, behind the same messages as a table.

import type { Card, Move, SeatNumber, TableId } from '../protocol';
import { Engine } from './engine';
import type { Dial } from './line';
import { LocalLine, type LocalHost } from './local-line';

/** What is practiced. */
export interface Lesson {
  readonly lang: string;
  /** A preset's name or a rules document. */
  readonly rules: string;
  /** The learner first. */
  readonly names: readonly string[];
  /** The position of a scenario in TOML; `docs/notation.md` describes it. */
  readonly position: string;
  /** The cards that will be drawn, in order. */
  readonly draws: readonly Card[];
}

/** A lesson that is set up. */
export interface Practice {
  readonly table: TableId;
  readonly dial: Dial;
  /** Lets an opponent make a move; they do nothing by themselves. */
  other(seat: SeatNumber, move: Move): void;
}

/** Sets a lesson up. Rejects with `NoEngine`. */
export async function startPractice(lesson: Lesson): Promise<Practice> {
  const engine = Engine.start();
  const { lang, rules, position } = lesson;
  const [names, draws] = [[...lesson.names], [...lesson.draws]];
  const setUp = async () => {
    const told = await engine.ask({ request: 'practice', lang, rules, names, position, draws }, 'told');
    return told.messages.flatMap((message) => (message.type === 'welcome' ? message.room.table : []));
  };
  try {
    const [table] = await setUp();
    if (table === undefined) throw new Error('a practice without a welcome');
    let line: LocalLine | null = null;
    const host: LocalHost = {
      engine,
      keep: async () => undefined,
      again: async () => {
        await setUp();
      },
    };
    return {
      table,
      dial: (events) => (line = new LocalLine(events, host)),
      other: (seat, play) => line?.ask({ request: 'other', seat, play }),
    };
  } catch (error) {
    engine.end();
    throw error;
  }
}
