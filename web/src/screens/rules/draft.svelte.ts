// Rules while they are being changed: a preset and what differs from it.

import { documentOf, library } from '../../host/library';
import type { OptionValue, RulesChecked, RulesProblem } from '../../protocol';
import { language } from '../../words/index.svelte';
import { MOST_SIGNS } from './link';

/** Nobody reads more; a text that is something else altogether has thousands. */
export const MOST_PROBLEMS = 12;
/** Rules that somebody is changing. */
export class Draft {
  preset = $state('standard');
  /** What differs from the preset. */
  changed = $state.raw<Readonly<Record<string, OptionValue>>>({});
  /** The values of the preset. */
  base = $state.raw<Readonly<Record<string, OptionValue>>>({});
  problems = $state.raw<readonly RulesProblem[]>([]);
  checking = $state(false);
  /** Whether nobody could be asked about the rules: neither the engine nor a server is there. */
  failed = $state(false);
  private asked = 0;

  constructor(private readonly players: () => number | null) {}

  get document(): string {
    return documentOf(this.preset, this.changed);
  }

  /** The value of an option, changed or not. */
  value(option: string): OptionValue | undefined {
    return this.changed[option] ?? this.base[option];
  }

  isChanged(option: string): boolean {
    return Object.hasOwn(this.changed, option);
  }

  /** Begins with these rules: a preset's name or a document. */
  async load(rules: string): Promise<void> {
    const checked = await this.ask(rules);
    if (checked === null) return;
    if (checked.result === 'faulty') {
      this.problems = checked.problems;
      return;
    }
    this.preset = checked.preset;
    this.base = checked.preset_values as Record<string, OptionValue>;
    const values = checked.values as Record<string, OptionValue>;
    this.changed = Object.fromEntries(
      checked.changed.flatMap((option) => {
        const value = values[option];
        return value === undefined ? [] : [[option, value]];
      }),
    );
    this.problems = [];
  }

  set(option: string, value: OptionValue): void {
    const { [option]: _, ...others } = this.changed;
    this.changed = value === this.base[option] ? others : { ...others, [option]: value };
    void this.check();
  }

  /** Everything as the preset has it. */
  async begin(preset: string): Promise<void> {
    await this.load(preset);
    await this.check();
  }

  /** Looks whether the rules go together; an answer that is overtaken is dropped. */
  async check(): Promise<void> {
    const number = ++this.asked;
    this.checking = true;
    const checked = await this.ask(this.document);
    if (number !== this.asked) return;
    if (checked !== null) this.problems = checked.result === 'faulty' ? checked.problems : [];
    this.checking = false;
  }

  private async ask(rules: string): Promise<RulesChecked | null> {
    try {
      const checked = await library.check(rules.slice(0, MOST_SIGNS), this.players(), language());
      this.failed = false;
      if (checked.result !== 'faulty') return checked;
      return { ...checked, problems: checked.problems.slice(0, MOST_PROBLEMS) };
    } catch {
      this.failed = true;
      return null;
    }
  }
}
