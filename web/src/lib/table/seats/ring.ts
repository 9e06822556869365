// Where many players sit: around the table in the order of play, as far as a narrow screen allows.

/** How many sit at the top, and how many at each side below. */
export interface Ring {
  top: number;
  side: number;
}

// So many find room beside each other.
const ROW = 5;

export function ringOf(seats: number): Ring {
  const side = Math.max(0, Math.ceil((seats - ROW) / 2));
  return { top: seats - 2 * side, side };
}

/** Column and row of the k-th seat: up the left side, along the top, down the right side. */
export function placeOf(k: number, { top, side }: Ring): { column: number; row: number } {
  if (k < side) return { column: 1, row: side - k + 1 };
  if (k < side + top) return { column: k - side + 1, row: 1 };
  return { column: top, row: k - side - top + 2 };
}
