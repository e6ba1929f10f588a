// An attempt at a lesson: opponents move after a pause, and what the coach is told.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LineEvents } from '../../src/host/line';
import type { Practice } from '../../src/host/practice';
import type { Event, ToClient } from '../../src/protocol';
import { LESSONS, placeOf, type Lesson } from '../../src/screens/learn/lessons';
import { Run } from '../../src/screens/learn/run.svelte';
import { news, room, TABLE, view } from './helpers/table';

const PAUSE = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a run', () => {
  it('waits for the learner, then for the opponents in turn', async () => {
    const desk = await deskOf('match');
    expect([desk.run.stage, desk.run.number]).toEqual(['yours', 1]);
    desk.did(1, 'R2');
    expect(desk.run.stage).toBe('theirs');
    expect(desk.other).not.toHaveBeenCalled();
    vi.advanceTimersByTime(PAUSE);
    expect(desk.other).toHaveBeenLastCalledWith(1, { type: 'play', cards: ['R9'] });
    desk.did(2, 'R9');
    vi.advanceTimersByTime(PAUSE);
    expect(desk.other).toHaveBeenLastCalledWith(2, { type: 'play', cards: ['Y9'] });
    desk.did(3, 'Y9');
    expect([desk.run.stage, desk.run.number]).toEqual(['yours', 2]);
  });

  it('lets an opponent begin only when the learner says so', async () => {
    const desk = await deskOf('bluff');
    vi.advanceTimersByTime(10 * PAUSE);
    expect(desk.run.stage).toBe('before');
    expect(desk.other).not.toHaveBeenCalled();
    desk.run.begin();
    vi.advanceTimersByTime(PAUSE);
    expect(desk.other).toHaveBeenCalledTimes(1);
  });

  it('stops the opponents when the learner goes another way', async () => {
    const desk = await deskOf('skip');
    desk.did(1, 'GS');
    desk.did(1, 'R7');
    vi.advanceTimersByTime(10 * PAUSE);
    expect(desk.run.stage).toBe('aside');
    expect(desk.other).not.toHaveBeenCalled();
  });

  it('knows that something was refused until something is done', async () => {
    const desk = await deskOf('match');
    const refused = { code: 'card_does_not_match', clause: 'R-4.2', text: '' } as const;
    desk.tell({ type: 'would', id: '1', refused: null });
    expect(desk.run.refused).toBe(false);
    desk.tell({ type: 'would', id: '2', refused });
    expect(desk.run.refused).toBe(true);
    desk.did(1, 'R2');
    expect(desk.run.refused).toBe(false);
  });

  it('is lost when the table is set up anew in the middle', async () => {
    const desk = await deskOf('match');
    expect(desk.run.lost).toBe(false);
    desk.did(1, 'R2');
    desk.welcome();
    expect(desk.run.lost).toBe(true);
  });

  it('does nothing more when it was ended', async () => {
    const desk = await deskOf('match');
    desk.did(1, 'R2');
    desk.run.end();
    vi.advanceTimersByTime(10 * PAUSE);
    expect(desk.other).not.toHaveBeenCalled();
  });
});

async function deskOf(id: Lesson['id']) {
  const lesson = LESSONS[placeOf(id) - 1];
  if (lesson === undefined) throw new Error(id);
  let events: LineEvents | null = null;
  const other = vi.fn<Practice['other']>();
  const practice: Practice = {
    table: TABLE,
    other,
    dial: (given) => {
      events = given;
      return {
        send: () => undefined,
        retry: () => undefined,
        renew: () => undefined,
        close: () => undefined,
      };
    },
  };
  const run = new Run(lesson, practice, 'en', PAUSE);
  let seq = 4;
  const tell = (message: ToClient) => {
    events?.message(message);
  };
  const welcome = () => {
    const turn = { phase: 'turn', seat: lesson.turn, step: { step: 'play' } } as const;
    const members = [1, 2, 3];
    tell({
      ...{ type: 'welcome', version: 1, you: 1 },
      room: room({
        ...{ seq, stage: 'round' },
        game: {
          ...{ number: 1, players: members, rounds: [] },
          view: view({
            ...{ hand: ['GS', 'R2'], round: 1, top: lesson.top, color: 'red', counts: [2, 5, 5] },
            ...{ in_round: [0, 1, 2], phase: turn, draw_pile: 9 },
          }),
        },
      }),
    });
  };
  const did = (member: number, card: string) => {
    seq += 1;
    const played: Event = { event: 'played', seat: member - 1, card, color: null, jump_in: false };
    tell(news(seq, [{ fact: 'played', events: [played] }], { by: { by: 'member', member } }));
  };
  await Promise.resolve();
  (events as LineEvents | null)?.opened();
  welcome();
  return { run, other, tell, did, welcome };
}
