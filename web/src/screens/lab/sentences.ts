// What a house rule does, in sentences: those of the reports, told of what is certain.

import {
  hardlyDiffers,
  isCertain,
  MEASURES,
  type Entry,
  type Interval,
  type Measure,
  type Table,
} from '../../lab/house';
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

/** What is told of a house rule: first how long a round takes, then every other difference that is certain and worth a sentence, and
 * last what so many games could not show. */
export function sentences(table: Table, entry: Entry): string[] {
  const [of] = table.entries;
  const certain = MEASURES.filter((measure) => isCertain(entry, measure));
  // What is hardly there is told only where there is nothing else.
  const all = certain.every((measure) => hardlyDiffers(of, entry, measure));
  const worth = certain.filter((measure) => all || !hardlyDiffers(of, entry, measure));
  const told = worth.flatMap((measure) => {
    const [here, base] = values(table, entry, measure);
    if (measure === 'turns_per_round' || here == null || base == null) return [];
    return [tMaybe(SENTENCES[measure], facts(table, entry, measure, here, base))];
  });
  return [length(table, entry, worth.includes('turns_per_round')), ...told, ...notShown(table, entry)];
}

/** What was not certain, apart for each number of games that could not show it. */
function notShown(table: Table, entry: Entry): string[] {
  const unsure = MEASURES.filter(
    (measure) =>
      measure !== 'turns_per_round' && entry.differences?.[measure] != null && !isCertain(entry, measure),
  );
  const apart = new Set(unsure.map((measure) => games(table, measure)));
  return [...apart].map((of) => {
    const names = unsure
      .filter((measure) => games(table, measure) === of)
      .map((measure) => tMaybe(`lab-measure-${measure.replaceAll('_', '-')}`));
    return tMaybe('lab-says-same', { games: of, measures: and(names) });
  });
}

/** The games that a measure rests on: `10,000 rounds`. */
function games(table: Table, measure: Measure): string {
  const ofMatches = MATCHES.has(measure);
  const count = ofMatches ? table.matches : measure.startsWith('skill') ? table.skill_rounds : table.rounds;
  return tMaybe('lab-amount', { kind: ofMatches ? 'matches' : 'rounds', count, number: number(count) });
}

const MATCHES: ReadonlySet<Measure> = new Set(['turns_per_match', 'rounds_per_match', 'match_comebacks']);

function length(table: Table, entry: Entry, worth: boolean): string {
  const [here, base] = values(table, entry, 'turns_per_round');
  const turns = here?.[0] ?? 0;
  const args = {
    rules: houseTitle(entry),
    rounds: number(table.rounds),
    here: decimal(turns),
    minutes: decimal(minutes(table, turns)),
    pace: decimal(table.pace_seconds),
  };
  if (here == null || base == null || !worth) {
    const change = isCertain(entry, 'turns_per_round') ? 'hardly' : 'same';
    return tMaybe('lab-says-turns-same', { ...args, change, base: houseTitle(table.entries[0]) });
  }
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
  return [entry.measures[measure], base.measures[measure]] as const;
}

function minutes({ pace_seconds }: Table, turns: number): number {
  return (turns * pace_seconds) / 60;
}
