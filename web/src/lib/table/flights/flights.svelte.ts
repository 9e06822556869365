// Cards in the air: all of them are drawn on one layer above the table, and each says when it has landed.

import type { Side } from '../../cards/faces';
import type { Spot } from './places';

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
  /** Whether it lies there openly until it leaves; otherwise it comes off a pile that shows another card. */
  waits?: boolean;
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

  /** Let everything that is in the air lie at once. */
  land(): void {
    for (const { landed } of this.all) landed();
  }
}
