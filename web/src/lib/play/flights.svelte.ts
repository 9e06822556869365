// Cards in the air: all of them are drawn on one layer above the table, and each says when it has landed.

import type { Side } from '../cards/faces';

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Flight {
  id: number;
  /** The face that lands up, or null for our own back. */
  code: string | null;
  side: Side;
  /** The face it turns away from on the way, if it turns over: null is our own back. */
  turns?: { code: string | null; side: Side };
  from: Spot;
  to: Spot;
  delay: number;
  time: number;
  landed: () => void;
}

export class Flights {
  all = $state.raw<Flight[]>([]);
  #count = 0;

  /** Let a card fly; the promise resolves when it lands. */
  fly(flight: Omit<Flight, 'id' | 'landed'>): Promise<void> {
    return new Promise((resolve) => {
      const id = ++this.#count;
      const landed = () => {
        this.all = this.all.filter((other) => other.id !== id);
        resolve();
      };
      this.all = [...this.all, { ...flight, id, landed }];
    });
  }
}

/** Where an element is on the screen. */
export function spotOf(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** A card-shaped spot in the middle of another one. */
export function cardIn(spot: Spot, width: number): Spot {
  const wide = Math.min(width, spot.width);
  const height = wide * 1.5;
  return { x: spot.x + (spot.width - wide) / 2, y: spot.y + (spot.height - height) / 2, width: wide, height };
}
