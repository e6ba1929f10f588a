// What to expect of rules: from the server, whose figures are the same for everybody at a table, else from the engine.

import type { Estimate } from '../protocol';
import { language } from '../words/index.svelte';
import { api, ApiProblem, Offline } from './api';
import { Engine } from './engine';
import { LibraryProblem } from './errors';
import { asDocument, library } from './library';

/** Answers that are kept, for somebody who goes to and fro between rules. */
const KEPT = 60;
const kept = new Map<string, Estimate>();

/** What to expect. `rules` is a preset's name or a document in TOML. With the signal, nobody works on it any more. Rejects with an
 * `ApiProblem` or a `LibraryProblem` whose message is for the person, and with something else where nobody can be asked. */
export async function estimate(rules: string, players: number, signal: AbortSignal): Promise<Estimate> {
  const key = `${String(players)} ${rules}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const found = await asked(rules, players, signal);
  for (const oldest of [...kept.keys()].slice(0, kept.size - KEPT + 1)) kept.delete(oldest);
  kept.set(key, found);
  return found;
}

async function asked(rules: string, players: number, signal: AbortSignal): Promise<Estimate> {
  const lang = language();
  // Rules that so many cannot play are no question for anybody.
  const checked = await library.check(rules, players, lang);
  if (checked.result === 'faulty') throw new LibraryProblem(checked.problems[0]?.text);
  signal.throwIfAborted();
  try {
    return await api.estimate({ rules: asDocument(rules), players, lang }, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof Offline) && !isOlder(error)) throw error;
  }
  return alone(async () => {
    signal.throwIfAborted();
    // It takes a while, in which an engine does nothing else, so that it is one of its own.
    const engine = Engine.start();
    const end = () => {
      engine.end();
    };
    signal.addEventListener('abort', end);
    try {
      return (await engine.ask({ request: 'estimate', rules, players, lang }, 'estimate')).estimate;
    } finally {
      signal.removeEventListener('abort', end);
      end();
    }
  });
}

/** One after another: two at once would take as long, and twice the memory. */
let before: Promise<unknown> = Promise.resolve();

function alone<T>(work: () => Promise<T>): Promise<T> {
  const mine = before.then(work, work);
  before = mine;
  return mine;
}

/** A server that was there before there were estimates. */
function isOlder(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'not_found';
}
