// What house rules do, as the lab measured it: the files beside this one, which `lastcard lab house-rules` made. docs/lab-results.md
// describes them.

/** A value with its 95 % interval. */
export type Interval = readonly [value: number, low: number, high: number];

/** Everything that is measured, in the order in which it is told. */
export const MEASURES = [
  'turns_per_round',
  'turns_per_match',
  'rounds_per_match',
  'first_seat_edge',
  'lead_changes',
  'draw_share',
  'penalties',
  'cards_per_penalty',
  'comebacks',
  'match_comebacks',
  'skill_easy',
  'skill_random',
  'stalls',
] as const;
export type Measure = (typeof MEASURES)[number];
export type Measured = Readonly<Partial<Record<Measure, Interval | null>>>;

/** How long rounds are: turns within which that part of them ended. */
export interface Lengths {
  readonly p10: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p90: number;
}

/** What one set of rules came to. */
export interface Entry {
  /** The name of the base, or of a house rule. */
  readonly id: string;
  /** What everybody would win by luck alone. */
  readonly fair_share: number;
  readonly measures: Measured;
  /** How far each measure is from the base; the base has none. */
  readonly differences?: Measured;
  /** The measures that differ for certain, although so many are looked at; older files leave it to the intervals. */
  readonly certain?: readonly Measure[];
  readonly turns: Lengths;
  /** The parts of the rounds won, by place after the dealer. */
  readonly places: readonly Interval[];
  readonly worst_penalty: number;
}

/** The house rules at a table for so many. */
export interface Table {
  readonly seats: number;
  readonly rounds: number;
  readonly matches: number;
  readonly skill_rounds: number;
  readonly pace_seconds: number;
  /** The base, then each house rule. */
  readonly entries: readonly [Entry, ...Entry[]];
}

/** What a file holds. */
export interface HouseRules {
  readonly kind: 'house_rules';
  readonly version: 1;
  /** The preset that each house rule is set beside. */
  readonly base: string;
  readonly tables: readonly [Table, ...Table[]];
}

/** Each file by the preset that it begins with; loaded when somebody wants to see it. */
const FILES = Object.fromEntries(
  Object.entries(import.meta.glob<HouseRules>('./house-rules*.json', { import: 'default' })).map(
    ([path, load]) => [/house-rules-?(\w*)\.json$/.exec(path)?.[1] || 'official', load],
  ),
);

/** The presets that there are figures for. */
export const BASES: readonly string[] = Object.keys(FILES).sort();

/** The figures for a base. */
export async function houseRules(base: string): Promise<HouseRules> {
  const load = FILES[base];
  if (load === undefined) throw new Error(`no figures for ${base}`);
  return load();
}

/** Whether a measure differs from the base for certain. */
export function isCertain(entry: Entry, measure: Measure): boolean {
  const difference = entry.differences?.[measure];
  if (difference == null) return false;
  return entry.certain?.includes(measure) ?? (difference[1] > 0 || difference[2] < 0);
}

/** Whether it differs by less than a hundredth, which is too little to be worth a sentence. */
export function hardlyDiffers(base: Entry, entry: Entry, measure: Measure): boolean {
  const [value, difference] = [base.measures[measure], entry.differences?.[measure]];
  if (value == null || difference == null) return false;
  const fair = ABOVE_FAIR.has(measure) ? base.fair_share : 0;
  return Math.abs(difference[0]) < Math.abs(value[0] + fair) / 100;
}

/** What is measured above a fair share. */
const ABOVE_FAIR: ReadonlySet<Measure> = new Set(['first_seat_edge', 'skill_easy', 'skill_random']);

/** The house rules of a table with what they change of a measure, the largest change upwards first. Those without a figure are left
 * out. */
export function effects(table: Table, measure: Measure): { entry: Entry; difference: Interval }[] {
  const [, ...rules] = table.entries;
  return rules
    .flatMap((entry) => {
      const difference = entry.differences?.[measure];
      return difference == null ? [] : [{ entry, difference }];
    })
    .sort((one, other) => other.difference[0] - one.difference[0]);
}

/** The measures that a table has figures for. */
export function measuresOf(table: Table): Measure[] {
  return MEASURES.filter((measure) => effects(table, measure).length > 0);
}
