// Rules, sheets, replays and rulings: from the engine in the worker where it is there, else over HTTP.

import type { Move, Options, PresetEntry, RulesChecked } from '../protocol';
import type { Language } from '../words/index.svelte';
import { api } from './api';
import { shared } from './engine';
import { NoEngine } from './errors';
import type { LocalAnswer, LocalRequest, OptionGroup, ReplayOpened, Ruling, Situation } from './local';

export { LibraryProblem, NoEngine } from './errors';

/** What can be asked without a table. Every answer is in the language given. What cannot be had rejects with a `LibraryProblem`. */
export interface Library {
  presets(lang: Language): Promise<PresetEntry[]>;
  options(lang: Language): Promise<OptionGroup[]>;
  /** `rules` is a preset's name or a document in TOML. */
  check(rules: string, players: number | null, lang: Language): Promise<RulesChecked>;
  /** The rule sheet in Markdown. */
  sheet(rules: string, lang: Language): Promise<string>;
  /** Only with the engine in the worker, as all that follow; else it rejects with a `NoEngine`. */
  tips(rules: string | null, lang: Language): Promise<string>;
  glossary(rules: string | null, lang: Language): Promise<string>;
  replay(record: string, lang: Language): Promise<ReplayOpened>;
  ruling(rules: string, situation: Situation, play: Move, lang: Language): Promise<Ruling>;
}

/** The library of this page. */
export const library: Library = {
  presets: (lang) =>
    elseOverHttp(
      async () => (await ask({ request: 'presets', lang }, 'presets')).presets,
      () => api.presets(),
    ),
  options: (lang) =>
    elseOverHttp(
      async () => (await ask({ request: 'options', lang }, 'options')).groups,
      () => api.options(lang),
    ),
  check: (rules, players, lang) =>
    elseOverHttp(
      async () => (await ask({ request: 'check', rules, players, lang }, 'checked')).result,
      () => api.checkRules({ rules: asDocument(rules), lang, ...(players === null ? {} : { players }) }),
    ),
  sheet: (rules, lang) =>
    elseOverHttp(
      async () => (await ask({ request: 'sheet', rules, lang }, 'sheet')).markdown,
      async () => (await api.sheet({ rules: asDocument(rules), lang })).markdown,
    ),
  tips: async (rules, lang) => (await ask({ request: 'tips', rules, lang }, 'sheet')).markdown,
  glossary: async (rules, lang) => (await ask({ request: 'glossary', rules, lang }, 'sheet')).markdown,
  replay: (record, lang) => ask({ request: 'replay', record, lang }, 'replay'),
  ruling: (rules, situation, play, lang) =>
    ask({ request: 'ruling', rules, lang, situation, play }, 'ruling'),
};

/** A rules document that changes a preset: `preset = "…"`, then each option that differs. */
export function documentOf(preset: string, changed: Options, name?: string): string {
  const lines = [`preset = ${quoted(preset)}`];
  if (name !== undefined && name !== '') lines.push(`name = ${quoted(name)}`);
  for (const [option, value] of Object.entries(changed)) {
    lines.push(`${option} = ${typeof value === 'string' ? quoted(value) : String(value)}`);
  }
  return `${lines.join('\n')}\n`;
}

/** A text as TOML quotes it; JSON does so in the same way, but for one sign. */
function quoted(text: string): string {
  return JSON.stringify(text).replaceAll('\u007f', '\\u007f');
}

/** Over HTTP only documents are taken. */
export function asDocument(rules: string): string {
  return /^[a-z_-]+$/.test(rules) ? documentOf(rules, {}) : rules;
}

async function ask<A extends LocalAnswer['answer']>(
  request: LocalRequest,
  kind: A,
): Promise<Extract<LocalAnswer, { answer: A }>> {
  return shared().ask(request, kind);
}

async function elseOverHttp<T>(local: () => Promise<T>, remote: () => Promise<T>): Promise<T> {
  try {
    return await local();
  } catch (error) {
    if (!(error instanceof NoEngine)) throw error;
    return remote();
  }
}
