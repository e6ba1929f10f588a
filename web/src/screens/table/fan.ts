// How a hand is laid out in the room that there is: as large as it can be, every card in reach.

/** Where the cards of a hand lie. Lengths are in CSS pixels, from the top left of the room for the hand. */
export interface Fan {
  /** How wide a card is. */
  readonly width: number;
  readonly places: readonly Place[];
  /** How wide all of them are together: more than the room where the hand scrolls. */
  readonly total: number;
}

/** Where one card lies; the angle is in degrees. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly row: number;
}

/** How high a card is for its width. */
export const HEIGHT = 1.45;

/** What of a card must be seen to hit it with a thumb; what must be at the least, before the hand scrolls. */
const COMFORT = 40;
const LEAST = 26;
/** How much of its width is clear of the next card. */
const CLEAR = 0.54;
/** How much of a card stands out above the row before it. */
const REVEAL = 0.5;
/** How far a card is lifted that can be played. */
export const LIFT = 12;
const MOST_ROWS = 3;
/** What is left free at each end of a single row, where the cards lean, and under all of them. */
const EDGE = 6;

/** Lays out that many cards; `usual` is the width that a card would like to have. */
export function fan(count: number, room: { width: number; height: number }, usual: number): Fan {
  const tries = Array.from({ length: MOST_ROWS }, (_, row) => attempt(count, row + 1, room, usual));
  const fitting = tries.find(({ step, width }) => step >= COMFORT && width >= usual * 0.7);
  const best = fitting ?? tries.reduce((one, other) => (other.step > one.step + 1 ? other : one));
  return placed(count, room, best);
}

interface Attempt {
  readonly rows: number;
  readonly width: number;
  /** From one card to the next. */
  readonly step: number;
  readonly perRow: number;
}

function attempt(
  count: number,
  rows: number,
  room: { width: number; height: number },
  usual: number,
): Attempt {
  const perRow = Math.max(1, Math.ceil(count / rows));
  const high = (room.height - LIFT - EDGE) / (1 + (rows - 1) * REVEAL) / HEIGHT;
  const wide = room.width - (rows === 1 ? 2 * EDGE : 0);
  // Where there is room, the middle of a card stays in sight, and not only its edge.
  const open = wide / (1 + (perRow - 1) * CLEAR);
  const width = Math.max(LEAST + 4, Math.min(usual, high, open));
  const step = perRow === 1 ? width : Math.min(width + 6, (wide - width) / (perRow - 1));
  return { rows, width, step, perRow };
}

function placed(
  count: number,
  room: { width: number; height: number },
  { rows, width, step, perRow }: Attempt,
): Fan {
  const apart = Math.max(LEAST, step);
  const total = Math.max(room.width, width + apart * (perRow - 1));
  const height = width * HEIGHT;
  const places = Array.from({ length: count }, (_, at): Place => {
    // Full rows below, in reach of the thumb; what is left over lies on top.
    const row = rows - 1 - Math.floor((count - 1 - at) / perRow);
    const start = Math.max(0, count - perRow * (rows - row));
    const end = count - perRow * (rows - 1 - row);
    const middle = at - start - (end - start - 1) / 2;
    const bent = rows === 1 && count > 2;
    const lean = bent ? Math.max(-9, Math.min(9, middle * Math.min(2.2, 14 / count))) : 0;
    return {
      x: total / 2 - width / 2 + middle * apart,
      y:
        room.height -
        4 -
        height -
        (rows - 1 - row) * height * REVEAL +
        (bent ? Math.abs(lean) ** 1.5 * 0.28 : 0),
      angle: lean,
      row,
    };
  });
  return { width, places, total };
}
