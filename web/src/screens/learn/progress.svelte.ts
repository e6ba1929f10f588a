// Which lessons were done in this browser. It never leaves the device.

import { SvelteSet } from 'svelte/reactivity';
import { LESSONS, type LessonId } from './lessons';

const KEY = 'lastcard.lessons';

const done = new SvelteSet<LessonId>(kept());

/** Whether a lesson was done; reactive. */
export function isDone(id: LessonId): boolean {
  return done.has(id);
}

/** Notes that a lesson was done. */
export function markDone(id: LessonId): void {
  done.add(id);
  keep();
}

/** Forgets everything that was done. */
export function forgetLessons(): void {
  done.clear();
  keep();
}

function kept(): LessonId[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    // A lesson that there is no more is forgotten.
    return Array.isArray(found) ? LESSONS.map(({ id }) => id).filter((id) => found.includes(id)) : [];
  } catch {
    return [];
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...done]));
  } catch {
    // A browser that keeps nothing remembers as long as the page is open.
  }
}
