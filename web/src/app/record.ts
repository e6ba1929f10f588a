// What stands at the top of a record, for lists of games. The engine reads the rest.

/** Who played, and who won. */
export interface RecordHead {
  /** The names by seat. */
  readonly players: readonly string[];
  /** None where the record stops before the end. */
  readonly winners: readonly string[];
}

/** Reads the head of a record; null for a text that is none. */
export function headOf(record: string): RecordHead | null {
  const text = record.replaceAll('\r\n', '\n');
  if (!/^lastcard record \d+\n/.test(text)) return null;
  const head = text.split('\n\n', 1)[0] ?? '';
  const players = [...head.matchAll(/^seat: (.+?), /gm)].map(([, name = '']) => name);
  const winners = [...text.matchAll(/^== winner: (.+) ==$/gm)].at(-1)?.[1] ?? '';
  return { players, winners: winners === '' ? [] : winners.split('+') };
}
