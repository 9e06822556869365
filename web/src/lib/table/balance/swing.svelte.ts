// How the beam of the balance moves (§11.7): it swings to a new angle, trembles under strain, and falls.

import { reduced, wait } from '../motion/timing';

const PERIOD = 600;
const GONE = 1200;
const FALLEN = 32;
const FALL_TIME = 350;
const LATE_TIME = 1700;
const STEEPEST = 16;
const STRAINED = 0.6;
const TREMOR = 0.3;

export class Swing {
  /** In degrees, clockwise. */
  angle = $state(0);
  #rest = 0;
  #from = 0;
  #since = 0;
  #shake = 0;
  #falling = false;
  #frame = 0;

  /** Swing to the angle that was seen, in hundredths of a degree. */
  rest(hundredths: number): void {
    const rest = hundredths / 100;
    if (rest === this.#rest || this.#falling) return;
    this.#from = this.angle;
    this.#rest = rest;
    this.#since = performance.now();
    this.#shake = 0.4 + 2 * Math.min(1, Math.abs(rest) / STEEPEST) ** 2;
    if (reduced()) this.angle = rest;
    else this.#run();
  }

  /** Fall to the side that is down; a late fall announces itself by a growing swing. */
  async fall(late: boolean): Promise<void> {
    const down = this.#rest < 0 ? -1 : 1;
    this.#falling = true;
    this.stop();
    if (reduced()) {
      this.angle = down * FALLEN;
      return wait(FALL_TIME);
    }
    const rest = this.#rest;
    if (late) {
      await this.#move(
        LATE_TIME,
        (part, ms) => rest + 5 * part ** 2 * Math.sin((2 * Math.PI * ms) / (PERIOD * 0.7)),
      );
    }
    const from = this.angle;
    await this.#move(FALL_TIME, (part) => from + (down * FALLEN - from) * part ** 2);
  }

  /** Set the balance up again at a new angle. */
  reset(hundredths: number): void {
    this.#falling = false;
    this.#rest = Number.NaN;
    this.rest(hundredths);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #strained(): boolean {
    return Math.abs(this.#rest) / STEEPEST > STRAINED && !reduced();
  }

  #run(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#step(now));
  }

  #step(now: number): void {
    const ms = now - this.#since;
    const left = Math.max(0, 1 - ms / GONE);
    const way = Math.min(1, ms / (PERIOD * 0.5));
    const eased = 1 - (1 - way) ** 3;
    let angle = this.#from + (this.#rest - this.#from) * eased;
    angle += this.#shake * left ** 2 * Math.sin((2 * Math.PI * ms) / PERIOD);
    const strained = this.#strained();
    if (strained) angle += TREMOR * Math.sin(now / 31) * Math.sin(now / 173);
    this.angle = angle;
    this.#frame = 0;
    if (left > 0 || strained) this.#run();
  }

  #move(time: number, angle: (part: number, ms: number) => number): Promise<void> {
    return new Promise((resolve) => {
      const start = performance.now();
      const step = (now: number) => {
        const ms = Math.min(time, Math.max(0, now - start));
        this.angle = angle(ms / time, ms);
        if (ms < time) this.#frame = requestAnimationFrame(step);
        else {
          this.#frame = 0;
          resolve();
        }
      };
      this.#frame = requestAnimationFrame(step);
      // A page in the background draws no frames, and nobody may wait for it.
      setTimeout(resolve, time + 400);
    });
  }
}
