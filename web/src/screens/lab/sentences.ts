// What a house rule does, in sentences: those of the reports, told of what is certain.

import { isCertain, MEASURES, type Entry, type Interval, type Measure, type Table } from '../../lab/house';
import { tMaybe } from '../../words/index.svelte';
import { and, decimal, finePercent, number, percent } from '../../words/say';
import { houseTitle, valueText } from './words';

const SENTENCES: Readonly<Record<Exclude<Measure, 'turns_per_round'>, string>> = {
  turns_per_match: 'lab-says-match',
  rounds_per_match: 'lab-says-rounds',
  first_seat_edge: 'lab-says-first',
  lead_changes: 'lab-says-lead',
  draw_share: 'lab-says-draws',
  penalties: 'lab-says-penalties',
  cards_per_penalty: 'lab-says-hit',
  comebacks: 'lab-says-comebacks',
  match_comebacks: 'lab-says-match-comebacks',
  skill_easy: 'lab-says-skill-easy',
  skill_random: 'lab-says-skill-random',
  stalls: 'lab-says-stalls',
};

/** What is told of a house rule: first how long a round takes, then every other difference that is certain, and last what so many
 * rounds could not show. */
export function sentences(table: Table, entry: Entry): string[] {
  const unsure: string[] = [];
  const told = MEASURES.flatMap((measure) => {
    if (measure === 'turns_per_round') return [];
    const [here, base, difference] = values(table, entry, measure);
    if (here == null || base == null || difference == null) return [];
    if (isCertain(difference)) return [tMaybe(SENTENCES[measure], facts(table, entry, measure, here, base))];
    unsure.push(tMaybe(`lab-measure-${measure.replaceAll('_', '-')}`));
    return [];
  });
  const rest = { rounds: number(table.rounds), measures: and(unsure) };
  return [length(table, entry), ...told, ...(unsure.length === 0 ? [] : [tMaybe('lab-says-same', rest)])];
}

function length(table: Table, entry: Entry): string {
  const [here, base, difference] = values(table, entry, 'turns_per_round');
  const turns = here?.[0] ?? 0;
  const args = {
    rules: houseTitle(entry),
    rounds: number(table.rounds),
    here: decimal(turns),
    minutes: decimal(minutes(table, turns)),
    pace: decimal(table.pace_seconds),
  };
  if (here == null || base == null || difference == null || !isCertain(difference))
    return tMaybe('lab-says-turns-same', args);
  return tMaybe('lab-says-turns', { ...args, ...facts(table, entry, 'turns_per_round', here, base) });
}

function facts(table: Table, entry: Entry, measure: Measure, here: Interval, base: Interval) {
  const [of] = table.entries;
  const text = ([value]: Interval, whose: Entry) =>
    measure === 'turns_per_match'
      ? number(Math.round(minutes(table, value)))
      : valueText(measure, value, whose);
  const sameFair = Math.abs(entry.fair_share - of.fair_share) < 1e-9;
  return {
    change: here[0] > base[0] ? 'more' : 'less',
    by: percent(Math.abs(here[0] / base[0] - 1)),
    here: text(here, entry),
    base: text(base, of),
    worst: entry.worst_penalty,
    fair: finePercent(entry.fair_share),
    'fair-base': sameFair ? 'same' : finePercent(of.fair_share),
  };
}

function values(table: Table, entry: Entry, measure: Measure) {
  const [base] = table.entries;
  return [entry.measures[measure], base.measures[measure], entry.differences?.[measure]] as const;
}

function minutes({ pace_seconds }: Table, turns: number): number {
  return (turns * pace_seconds) / 60;
}
