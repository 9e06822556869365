// How the cards of one's own hand are laid out.

/** Where the cards of a hand lie: rows that fit the room, and the step from card to card. */
export interface Fan {
  rows: number;
  perRow: number;
  step: number;
  width: number;
  height: number;
  /** Width of what is laid out; more than the room if one has to scroll. */
  span: number;
  /** From row to row. */
  drop: number;
}

const NARROWEST = 34; // of a card that can still be hit by a thumb

/** Fit `count` cards into a room: overlap grows, then rows are added, then it scrolls. */
export function fan(count: number, room: number, tall: number, widest: number): Fan {
  const most = tall >= 150 ? 3 : tall >= 100 ? 2 : 1;
  let rows = 1;
  const stepIn = (n: number, wide: number) => (n < 2 ? wide : Math.min(wide * 0.94, (room - wide) / (n - 1)));
  // A card must fit the height together with the rows behind it, and has to rise a little.
  const wideIn = (n: number) => Math.min(widest, (tall - 18) / (1.5 + (n - 1) * 0.72));
  while (rows < most && stepIn(Math.ceil(count / rows), wideIn(rows)) < NARROWEST) rows++;
  const width = Math.floor(wideIn(rows));
  const perRow = Math.ceil(count / rows);
  const step = Math.max(NARROWEST, stepIn(perRow, width));
  const height = width * 1.5;
  return { rows, perRow, step, width, height, span: width + step * (perRow - 1), drop: height * 0.48 };
}
