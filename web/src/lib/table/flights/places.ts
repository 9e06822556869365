// Where things are on the screen: every seat, pile, tray and card of the table says its place.

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MINI = 30;

export class Places {
  #root: () => HTMLElement | null;

  constructor(root: () => HTMLElement | null) {
    this.#root = root;
  }

  at(place: string): Spot | null {
    const element = this.#root()?.querySelector(`[data-place="${place}"]`);
    if (!element) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  }

  /** The card itself, wherever it is held, or its holder's place if it is one too many to be drawn. */
  card(seat: number, handle: number): Spot | null {
    const own = this.at(`lifted-${handle}`) ?? this.at(`card-${handle}`);
    if (own) return own;
    const there = this.at(`seat-${seat}`);
    return there && cardIn(there, MINI);
  }
}

/** A card-shaped spot in the middle of another one. */
function cardIn(spot: Spot, width: number): Spot {
  const wide = Math.min(width, spot.width);
  const height = wide * 1.5;
  return { x: spot.x + (spot.width - wide) / 2, y: spot.y + (spot.height - height) / 2, width: wide, height };
}
