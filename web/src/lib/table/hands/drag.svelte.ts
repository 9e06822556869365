// A card that is taken out of the hand with a finger or the pointer. A tap stays a tap: only who moves it lifts it.

import type { Places, Spot } from '../flights/places';
import { reduced } from '../motion/timing';

// How far a finger may tremble, and how much larger than itself a pile is for a card that is let go.
const THRESHOLD = 10;
const REACH = 0.6;
/** How long a card takes back to the hand. */
export const BACK = 160;

/** The card in the air: which one, what it shows, and where it was lifted from. */
export interface Lifted {
  handle: number;
  code: string;
  spot: Spot;
}

export class Drag {
  lifted = $state.raw<Lifted | null>(null);
  /** How far it is from where it lay. */
  x = $state(0);
  y = $state(0);
  /** The tray that it would be laid on, or -1. */
  over = $state(-1);
  /** Whether a finger is on it. */
  held = $state(false);
  returning = $state(false);

  #places: Places;
  #drop: (handle: number, tray: number) => number;
  #start: { id: number; x: number; y: number; card: Lifted } | null = null;
  #moved = false;

  /** `drop` lays a card on a tray, and says which one is on its way there: one that is alike, or 0 for none. */
  constructor(places: Places, drop: (handle: number, tray: number) => number) {
    this.#places = places;
    this.#drop = drop;
  }

  press(event: PointerEvent, handle: number, code: string): void {
    this.#moved = false;
    if (event.button !== 0 || !event.isPrimary || this.#start !== null) return;
    const [around, card] = [this.#places.at(`card-${handle}`), event.currentTarget];
    if (around === null || !(card instanceof HTMLElement)) return;
    // Cards in a fan lean; one that is lifted stands upright.
    const [width, height] = [card.offsetWidth, card.offsetHeight];
    const [left, top] = [around.x + (around.width - width) / 2, around.y + (around.height - height) / 2];
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.#start = { id, x, y, card: { handle, code, spot: { x: left, y: top, width, height } } };
  }

  move(event: PointerEvent): void {
    const start = this.#start;
    if (start === null || event.pointerId !== start.id) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!this.#moved && Math.hypot(x, y) < THRESHOLD) return;
    if (!this.#moved && event.currentTarget instanceof HTMLElement)
      event.currentTarget.setPointerCapture(event.pointerId);
    [this.#moved, this.held, this.returning] = [true, true, false];
    this.lifted = start.card;
    [this.x, this.y] = [x, y];
    this.over = this.#trayAt(event.clientX, event.clientY, start.card.spot);
  }

  /** Let the card go: onto a pile, or back to the hand. */
  release(event: PointerEvent): void {
    if (event.pointerId !== this.#start?.id) return;
    const { lifted, over } = this;
    this.#start = null;
    if (!this.held || lifted === null) return;
    [this.held, this.over] = [false, -1];
    const handle = over < 0 ? 0 : this.#drop(lifted.handle, over);
    if (handle === 0) this.putBack();
    else this.lifted = { ...lifted, handle };
  }

  /** It goes back to the hand, and the eye can follow it. */
  putBack(): void {
    if (this.lifted === null || reduced()) {
      this.cancel();
      return;
    }
    [this.#start, this.held, this.over] = [null, false, -1];
    [this.returning, this.x, this.y] = [true, 0, 0];
    setTimeout(() => this.returning && this.cancel(), BACK);
  }

  /** There is nothing in the air any more. */
  cancel(): void {
    [this.#start, this.lifted, this.over] = [null, null, -1];
    [this.held, this.returning] = [false, false];
  }

  /** Whether a click is only the end of what was moved; a key counts no clicks. */
  ends(event: MouseEvent): boolean {
    return this.#moved && event.detail > 0;
  }

  #trayAt(x: number, y: number, card: Spot): number {
    // What counts is the finger or the middle of the card.
    const middle = [card.x + this.x + card.width / 2, card.y + this.y + card.height / 2] as const;
    for (const tray of [0, 1]) {
      const spot = this.#places.at(`tray-${tray}`);
      if (spot && (within(spot, x, y) || within(spot, ...middle))) return tray;
    }
    return -1;
  }
}

function within({ x, y, width, height }: Spot, a: number, b: number): boolean {
  const [across, down] = [width * REACH, height * (REACH / 2)];
  return a > x - across && a < x + width + across && b > y - down && b < y + height + down;
}
