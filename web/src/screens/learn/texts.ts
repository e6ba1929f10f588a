// What the coach says, out of the catalogs.

import { t, tMaybe, type Args } from '../../words/index.svelte';
import { cardNames, colorName } from '../../words/say';
import type { LessonId } from './lessons';
import type { Goal } from './lessons/lesson';
import type { Run } from './run.svelte';

/** The names at the table of a lesson, by seat. */
export function seatedNames(): string[] {
  return [t('web-learn-you'), t('web-learn-left'), t('web-learn-right')];
}

export function titleOf(id: LessonId): string {
  return t(`web-learn-lesson-${id}`);
}

/** What is said now. */
export function saidOf(run: Run): string[] {
  const { lesson, number, stage } = run;
  const about = t(`web-learn-lesson-${lesson.id}.before`, people());
  switch (stage) {
    case 'before':
      return [about];
    case 'yours': {
      const task = taskOf(lesson.id, number);
      return number === 1 && lesson.steps[0]?.by === 'you' ? [about, task] : [task];
    }
    case 'theirs':
      return [t('web-learn-watch')];
    case 'aside':
      return [t(`web-learn-lesson-${lesson.id}.other`, people())];
    case 'done':
      return [t(`web-learn-lesson-${lesson.id}.after`, people())];
  }
}

/** How what is asked for is done, each part by itself. */
export function helpOf(run: Run): string[] {
  return run.step?.by === 'you' ? run.step.moves.map(help) : [];
}

/** The key of what is asked for in one of the learner's steps, from 1. */
export function taskKey(id: LessonId, number: number): string {
  return `web-learn-lesson-${id}.do-${String(number)}`;
}

function taskOf(id: LessonId, number: number): string {
  return tMaybe(taskKey(id, number), people());
}

function people(): Args {
  const [, left = '', right = ''] = seatedNames();
  return { left, right };
}

function help(goal: Goal): string {
  const name = (seat: number) => seatedNames()[seat] ?? '';
  switch (goal.type) {
    case 'play': {
      const cards = cardNames(goal.cards);
      if (goal.swap !== undefined) return t('web-learn-help-swap', { cards, name: name(goal.swap) });
      if (goal.cards.length > 1)
        return t('web-learn-help-together', { cards, button: t('web-table-together') });
      return t('web-learn-help-play', {
        cards,
        color: goal.color === undefined ? 'none' : colorName(goal.color),
      });
    }
    case 'jump_in':
      return t('web-learn-help-jump-in', { cards: cardNames(goal.cards) });
    case 'draw':
      return t('web-learn-help-draw');
    case 'challenge':
      return t('web-learn-help-challenge', { button: t('web-table-challenge') });
    case 'call':
      return t('web-learn-help-call', { button: t('web-table-uno') });
    case 'catch':
      return t('web-learn-help-catch', { name: name(goal.seat), button: t('web-table-catch') });
  }
}
