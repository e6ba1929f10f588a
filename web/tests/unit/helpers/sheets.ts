// Custom properties as the style sheets give them.

import { readFileSync } from 'node:fs';

/** The properties of a rule by its selector. */
export type Rules = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The rules of a style sheet, or of the style of a component; a rule inside `@media` is named with it. */
export function rulesOf(path: string): Rules {
  const text = readFileSync(new URL(`../../../src/${path}`, import.meta.url), 'utf8');
  const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? text;
  const rules = new Map<string, Record<string, string>>();
  const open: string[] = [];
  for (const [, head, end, declaration] of style.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(PARTS)) {
    if (head !== undefined) open.push(head.trim().replace(/\s+/g, ' '));
    else if (end !== undefined) open.pop();
    else if (declaration !== undefined) {
      const [name = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim());
      const selector = open.join(' ');
      rules.set(selector, { ...rules.get(selector), [name]: value });
    }
  }
  return rules;
}

/** The properties of that rule; it must be there. */
export function rule(rules: Rules, selector: string): Readonly<Record<string, string>> {
  const found = rules.get(selector);
  if (found === undefined) throw new Error(`there is no rule ${selector}`);
  return found;
}

const PARTS = /([^{};]+)\{|(\})|([^{};]+);/g;
