// How the beam of the balance moves (§11.7): it swings to a new angle, trembles under strain, and falls.
// A movement is worked out once, as keyframes for everything that moves with the beam: the browser plays them by
// itself, and a slow phone has nothing to work out or to paint on the way.

import { reduced, wait } from '../motion/timing';

const PERIOD = 600;
const GONE = 1200;
const FALLEN = 32;
const FALL_TIME = 350;
const LATE_TIME = 1700;
const STEEPEST = 16;
const STRAINED = 0.6;
const TREMOR = 0.3;
// A tremor repeats itself after so long: a quick shaking within a slow one.
const TREMOR_TIME = 2200;
const QUICK = 11;
const SLOW = 2;
const APART = 25;

/** Something that hangs on the beam, and its transform at an angle. */
export interface Part {
  element: Element;
  at: (angle: number) => string;
}

type Path = (ms: number) => number;

export class Swing {
  /** Where the beam rests, or lies after a fall, in degrees, clockwise. */
  angle = $state(0);
  #parts: () => Part[];
  #rest = 0;
  #falling = false;
  #path: Path = () => 0;
  #since = 0;
  #playing: Animation[] = [];

  constructor(parts: () => Part[]) {
    this.#parts = parts;
  }

  /** Swing to the angle that was seen, in hundredths of a degree. */
  rest(hundredths: number): void {
    const rest = hundredths / 100;
    if (rest === this.#rest || this.#falling) return;
    const from = this.#now();
    this.#rest = rest;
    this.angle = rest;
    this.stop();
    if (reduced()) return;
    const shake = 0.4 + 2 * Math.min(1, Math.abs(rest) / STEEPEST) ** 2;
    const swinging = this.#play(GONE, (ms) => {
      const left = 1 - ms / GONE;
      const eased = 1 - (1 - Math.min(1, ms / (PERIOD * 0.5))) ** 3;
      return from + (rest - from) * eased + shake * left ** 2 * Math.sin((2 * Math.PI * ms) / PERIOD);
    });
    if (Math.abs(rest) / STEEPEST <= STRAINED) return;
    swinging.then(() => {
      if (this.#rest === rest && !this.#falling) this.#tremble(rest);
    });
  }

  /** Fall to the side that is down; a late fall announces itself by a growing swing. */
  async fall(late: boolean): Promise<void> {
    const down = (this.#rest < 0 ? -1 : 1) * FALLEN;
    this.#falling = true;
    if (reduced()) {
      this.angle = down;
      return wait(FALL_TIME);
    }
    if (late) {
      const rest = this.#rest;
      const growing = (ms: number) =>
        5 * (ms / LATE_TIME) ** 2 * Math.sin((2 * Math.PI * ms) / (PERIOD * 0.7));
      await this.#play(LATE_TIME, (ms) => rest + growing(ms));
    }
    const from = this.#now();
    this.angle = down;
    await this.#play(FALL_TIME, (ms) => from + (down - from) * (ms / FALL_TIME) ** 2);
  }

  /** Set the balance up again at a new angle. */
  reset(hundredths: number): void {
    this.#falling = false;
    this.#rest = Number.NaN;
    this.rest(hundredths);
  }

  stop(): void {
    for (const one of this.#playing) one.cancel();
    this.#playing = [];
  }

  #now(): number {
    return this.#playing.length > 0 ? this.#path(performance.now() - this.#since) : this.angle;
  }

  #tremble(rest: number): void {
    const turn = (2 * Math.PI) / TREMOR_TIME;
    const path = (ms: number) => rest + TREMOR * Math.sin(QUICK * turn * ms) * Math.sin(SLOW * turn * ms);
    void this.#play(TREMOR_TIME, path, Number.POSITIVE_INFINITY);
  }

  /** Resolves when the movement is over; a page in the background shows none, and nobody may wait for it. */
  #play(time: number, path: Path, iterations = 1): Promise<unknown> {
    const count = Math.round(time / APART);
    const angles = Array.from({ length: count + 1 }, (_, k) => path((k * time) / count));
    this.stop();
    this.#since = performance.now();
    this.#path = (ms) => path(iterations === 1 ? Math.min(time, ms) : ms % time);
    const playing = this.#parts().map(({ element, at }) =>
      element.animate(
        angles.map((angle) => ({ transform: at(angle) })),
        { duration: time, iterations },
      ),
    );
    this.#playing = playing;
    const over = Promise.allSettled(playing.map((one) => one.finished));
    return Promise.race([over, wait(time + 400)]).then(() => {
      if (this.#playing === playing && iterations === 1) this.#playing = [];
    });
  }
}
