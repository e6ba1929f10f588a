// What somebody pastes or types to get to a table.

import { tableIn, ticketIn } from '../../app/address';
import type { Code, TableId, Ticket } from '../../protocol';

/** A table by its link, or a code that the server must look up. */
export type Invitation = { table: TableId; move?: Ticket } | { code: Code };

/** Reads a link (`…/t/TABLE`, `…/#/t/TABLE`, `…?t=TABLE`, with `#move=TICKET` or without), a table, or a code of six. */
export function readInvitation(text: string): Invitation | null {
  const typed = text.trim();
  const table = tableIn(typed, '(?:^|/t/|[?&]t=)');
  if (table !== undefined) {
    const move = ticketIn(typed, '[#?&]move=');
    return move === undefined ? { table } : { table, move };
  }
  const code = typed.replace(/[\s-]/g, '');
  // The server reads `o`, `i` and `l` as the digits that they look like; no code has a `u`.
  return /^[0-9a-tv-z]{6}$/i.test(code) ? { code } : null;
}
