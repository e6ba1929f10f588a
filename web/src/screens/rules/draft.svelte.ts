// Rules while they are being changed: a preset and what differs from it.

import { documentOf, library } from '../../host/library';
import type { OptionValue, RulesProblem } from '../../protocol';
import { language } from '../../words/index.svelte';

/** Rules that somebody is changing. */
export class Draft {
  preset = $state('standard');
  /** What differs from the preset. */
  changed = $state.raw<Readonly<Record<string, OptionValue>>>({});
  /** The values of the preset. */
  base = $state.raw<Readonly<Record<string, OptionValue>>>({});
  problems = $state.raw<readonly RulesProblem[]>([]);
  checking = $state(false);
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
    const checked = await library.check(rules, this.players(), language());
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
    try {
      const checked = await library.check(this.document, this.players(), language());
      if (number === this.asked) this.problems = checked.result === 'faulty' ? checked.problems : [];
    } finally {
      if (number === this.asked) this.checking = false;
    }
  }
}
