// The balance of the specification (§11) in whole numbers; tests hold it equal to the engine's, card by card.

import type { BalanceInfo } from '../connection/wire';

const WORD = 2 ** 32;

/** Four words of a random stream. */
export type Stream = [number, number, number, number];

/** Everything there is to know of a balance; what it bears is not shown to anybody. */
export interface Weighed {
  preset: string;
  stream: Stream;
  moment: number;
  limit: number;
  /** How many cards lie on each tray. */
  cards: [number, number];
}

export type Outcome = 'holds' | 'falls' | 'late';

/** A stream that nobody can foresee. */
export function freshStream(): Stream {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return [words[0] ?? 0, words[1] ?? 0, words[2] ?? 0, ((words[3] ?? 0) | 1) >>> 0];
}

/** A balance on which cards are laid; `state` is all that has to be kept. */
export class Balance {
  #info: BalanceInfo;
  state: Weighed;

  constructor(info: BalanceInfo, state: Weighed) {
    this.#info = info;
    this.state = { ...state, stream: [...state.stream], cards: [...state.cards] };
  }

  /** A balance that was set up with one card on each tray. */
  static fresh(info: BalanceInfo, preset: string, stream: Stream): Balance {
    const made = new Balance(info, { preset, stream, moment: 0, limit: 0, cards: [1, 1] });
    made.seat();
    return made;
  }

  /** Set it up with the visible card of each tray. */
  seat(): void {
    const { mean, deviation, least, most } = this.#bears();
    const bias = this.#normal(0, this.#number('bias_sd'));
    this.state.limit = clamp(this.#normal(mean, deviation), least, most);
    const left = this.#arm();
    this.state.moment = bias + this.#arm() - left;
    this.state.cards = [1, 1];
  }

  /** Put a card on the left tray (0) or the right one (1). */
  place(tray: 0 | 1): Outcome {
    const arm = this.#arm();
    const push = Math.max(0, this.#normal(this.#number('push'), this.#number('push_sd')));
    const way = tray === 0 ? -1 : 1;
    this.state.moment += way * arm;
    this.state.cards[tray] += 1;
    if (Math.abs(this.state.moment + way * push) > this.state.limit) return 'falls';
    return this.#creeps(this.#number('creep_place')) ? 'late' : 'holds';
  }

  /** Somebody has taken cards: that shakes the table. */
  take(): Outcome {
    return this.#creeps(this.#number('creep_take')) ? 'late' : 'holds';
  }

  /** The beam's angle in hundredths of a degree. */
  get angle(): number {
    const widest = this.#number('widest');
    return clamp(
      Math.floor((this.#number('steep') * this.state.moment) / this.#bears().mean),
      -widest,
      widest,
    );
  }

  #bears(): { mean: number; deviation: number; least: number; most: number } {
    const { mean = 1, deviation = 0, least = 0, most = 0 } = this.#info.presets[this.state.preset] ?? {};
    return { mean, deviation, least, most };
  }

  #number(name: string): number {
    return this.#info.numbers[name] ?? 0;
  }

  #arm(): number {
    const moment = this.#normal(this.#number('arm'), this.#number('place_sd'));
    return clamp(moment, this.#number('arm_least'), this.#number('arm_most'));
  }

  #creeps(cap: number): boolean {
    const { moment, limit } = this.state;
    const from = this.#number('creep_from');
    const load = 1000 * Math.abs(moment);
    if (load < (from + 1) * limit) return false;
    const strain = Math.floor(load / limit);
    const x = clamp(Math.floor((1000 * (strain - from)) / (1000 - from)), 0, 1000);
    return this.#below(1_000_000) < Math.floor((Math.floor((cap * x) / 1000) * x) / 1000);
  }

  /** A nearly normal number: twelve even ones below 1000, two from each word (§11.2). */
  #normal(mean: number, deviation: number): number {
    let total = -6000;
    for (let words = 0; words < 6; words++) {
      const word = this.#next();
      total += (((word >>> 16) * 1000) >>> 16) + (((word & 0xffff) * 1000) >>> 16);
    }
    return mean + Math.floor((total * deviation) / 1000);
  }

  #below(n: number): number {
    let m = this.#next() * n;
    if (m % WORD < n) {
      const floor = (WORD - n) % n;
      while (m % WORD < floor) m = this.#next() * n;
    }
    return Math.floor(m / WORD);
  }

  #next(): number {
    const [a, b, , d0] = this.state.stream;
    const d = d0 ^ b;
    const c = this.state.stream[2] ^ a;
    const r = (a + d0) >>> 0;
    const found = ((((r << 7) | (r >>> 25)) >>> 0) + a) >>> 0;
    this.state.stream = [(a ^ d) >>> 0, (b ^ c) >>> 0, (c ^ (b << 9)) >>> 0, ((d << 11) | (d >>> 21)) >>> 0];
    return found;
  }
}

function clamp(x: number, least: number, most: number): number {
  return Math.min(Math.max(x, least), most);
}
