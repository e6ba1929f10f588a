// All lessons, in their order.

import { HOUSE_RULES } from './house';
import type { Lesson as AnyLesson } from './lesson';
import { FIRST_GAME } from './standard';

export { HOUSE_RULES } from './house';
export { FIRST_GAME } from './standard';

export type LessonId = (typeof FIRST_GAME)[number]['id'] | (typeof HOUSE_RULES)[number]['id'];
export type Lesson = AnyLesson<LessonId>;

/** All of them: the first game, then house rules. An address names a lesson by its place, from 1. */
export const LESSONS: readonly Lesson[] = [...FIRST_GAME, ...HOUSE_RULES];

/** The place of a lesson, as an address names it. */
export function placeOf(id: LessonId): number {
  return LESSONS.findIndex((lesson) => lesson.id === id) + 1;
}
