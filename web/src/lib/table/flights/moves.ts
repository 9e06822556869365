// How cards move: each takes a card off one place of the draft, lets it fly, and puts it down where it lands.

import { tick } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { asSide, backOf, codeOf, faceOf, handleOf, otherSide } from '../../cards/faces';
import type { Card, Event } from '../../connection/wire';
import type { Draft } from '../motion/draft.svelte';
import { sound } from '../motion/sounds.svelte';
import { APART, FADE, FLIGHT, reduced, wait } from '../motion/timing';
import { type Flight, Flights } from './flights.svelte';
import type { Places, Spot } from './places';

const LONGEST_TAKE = 900;
// From the first card that leaves the pile to the last one; and until all of them lie, however slow the device is.
const DEAL = 600;
const LONGEST_DEAL = 1000;
// Of the cards that others get so many fly, and bring the rest along.
const MOST_DEALT = 3;
const LONGEST_SWAP = 600;
const SLOW = 2;

/** A card on its way to a hand. */
interface Coming {
  card: Card;
  seat: number;
  side: string;
  /** Cards that come with it without being seen to fly. */
  along?: Card[];
}

export class Moves {
  readonly flights = new Flights();
  /** Cards that are still in the air, by handle: their slots stay empty. */
  readonly empty = new SvelteSet<string>();
  /** Less than 1 when the show has to catch up. */
  pace = 1;

  #draft: Draft;
  #places: Places;
  #you: () => number;

  constructor(draft: Draft, places: Places, you: () => number) {
    this.#draft = draft;
    this.#places = places;
    this.#you = you;
  }

  async lay(event: Event): Promise<void> {
    const card = event.cards[0];
    if (card === undefined || this.#draft.game === null) return;
    const from = this.#places.card(event.seat, handleOf(card));
    const turns = this.#turned(event.seat, card, event.side);
    this.#draft.hand(event.seat, (cards) => cards.filter((held) => handleOf(held) !== handleOf(card)));
    sound('slide');
    // A smaller hand may leave the piles more room.
    await tick();
    await this.#fly(codeOf(card, event.side), event.side, from, this.#places.at(`tray-${event.tray}`), turns);
    this.#cover(event.tray, card, event.side);
  }

  async turnUp(event: Event, slow: boolean): Promise<void> {
    const card = event.cards[0];
    const game = this.#draft.game;
    if (card === undefined || game === null) return;
    const from = this.#places.at('draw');
    const turns = { code: game.draw.back ?? null, side: otherSide(event.side) };
    const time = (slow ? SLOW : 1) * FLIGHT * this.pace;
    this.#draft.fewer(1, event.next);
    const to = this.#places.at(`tray-${event.tray}`);
    await this.#fly(codeOf(card, event.side), event.side, from, to, { turns, time });
    this.#cover(event.tray, card, event.side);
  }

  async putBack(event: Event): Promise<void> {
    const card = event.cards[0];
    if (card === undefined) return;
    const [from, to] = [this.#places.at(`tray-${event.tray}`), this.#places.at('draw')];
    this.#draft.tray(event.tray, { size: 0 });
    await this.#fly(codeOf(card, event.side), event.side, from, to);
    this.#draft.fewer(-1, event.next);
  }

  async take(event: Event): Promise<void> {
    const from = this.#places.at('draw');
    const taken = new Set(event.cards.map(handleOf));
    for (const handle of taken) this.empty.add(String(handle));
    this.#draft.fewer(event.cards.length, event.next);
    this.#draft.hand(event.seat, (cards) => [
      ...cards.filter((card) => !taken.has(handleOf(card))),
      ...event.cards.map((card) => this.#asHeld(card, event)),
    ]);
    const coming = event.cards.map((card) => ({ card, seat: event.seat, side: event.side }));
    await this.#arrive(coming, from, Math.min(APART, LONGEST_TAKE / Math.max(1, coming.length)));
  }

  async deal(events: Event[]): Promise<void> {
    const from = this.#places.at('draw');
    const coming: Coming[] = [];
    const longest = Math.max(...events.map((event) => event.cards.length));
    for (let k = 0; k < longest; k++) {
      for (const { cards, seat, side } of events) {
        const last = (seat === this.#you() ? cards.length : MOST_DEALT) - 1;
        const card = cards[k];
        if (card && k <= last) coming.push({ card, seat, side, along: k === last ? cards.slice(k + 1) : [] });
      }
    }
    for (const event of events) {
      if (!reduced()) for (const card of event.cards) this.empty.add(String(handleOf(card)));
      this.#draft.hand(event.seat, () => event.cards.map((card) => this.#asHeld(card, event)));
    }
    const count = events.reduce((sum, event) => sum + event.cards.length, 0);
    this.#draft.fewer(count, events.at(-1)?.next);
    if (reduced()) return;
    await Promise.race([
      this.#arrive(coming, from, Math.min(APART, DEAL / coming.length)),
      wait(LONGEST_DEAL),
    ]);
    this.flights.land();
    this.empty.clear();
  }

  /** Cards go from a hand under a talon. */
  async beneath(event: Event): Promise<void> {
    const leaving = event.cards.map((card) => ({
      code: codeOf(card, event.side),
      from: this.#places.card(event.seat, handleOf(card)),
      turns: this.#turned(event.seat, card, event.side),
    }));
    const gone = new Set(event.cards.map(handleOf));
    this.#draft.hand(event.seat, (cards) => cards.filter((card) => !gone.has(handleOf(card))));
    sound('slide');
    await tick();
    const to = this.#places.at(`tray-${event.tray}`);
    await Promise.all(
      leaving.map(({ code, from, turns }, k) =>
        this.#fly(code, event.side, from, to, { ...turns, waits: true, delay: k * APART, time: 420 }),
      ),
    );
    const size = this.#draft.game?.trays[event.tray]?.size ?? 0;
    this.#draft.tray(event.tray, { size: size + event.cards.length });
  }

  /** Hands change their holders, card by card. */
  async exchange(event: Event): Promise<void> {
    const before = this.#draft.game?.hands ?? [];
    const after = event.hands;
    if (after === undefined) return;
    const away = otherSide(event.side);
    const moved = after.flatMap((cards, seat) =>
      cards.flatMap((card, k) => {
        const handle = handleOf(card);
        const origin = before.findIndex((hand) => hand.some((held) => handleOf(held) === handle));
        const held = before[origin]?.find((one) => handleOf(one) === handle);
        if (held === undefined || origin === seat) return [];
        const delay = k * Math.min(APART, LONGEST_SWAP / cards.length);
        return [{ card, held, seat, handle, from: this.#places.card(origin, handle), delay }];
      }),
    );
    for (const { handle } of moved) this.empty.add(String(handle));
    this.#draft.change({ hands: after });
    await tick();
    sound('slide');
    await Promise.all(
      moved.map(async ({ card, held, seat, handle, from, delay }) => {
        const to = this.#places.card(seat, handle);
        const [front, was] = [codeOf(card, event.side), codeOf(held, event.side)];
        const more = { delay: delay * this.pace, time: 520 * this.pace, waits: true };
        if (front !== null) {
          const turns = was === null ? { turns: { code: backOf(held, event.side), side: away } } : {};
          await this.#fly(front, event.side, from, to, { ...more, ...turns });
        } else {
          const turns = was === null ? {} : { turns: { code: was, side: asSide(event.side) } };
          await this.#fly(backOf(card, event.side), away, from, to, { ...more, ...turns });
        }
        this.empty.delete(String(handle));
      }),
    );
  }

  async replenish(event: Event): Promise<void> {
    const from = this.#places.at('tray-0');
    const to = this.#places.at('draw');
    await Promise.all([0, 1, 2, 3].map((k) => this.#fly(null, event.side, from, to, { delay: k * APART })));
    if (this.#draft.game?.angle === undefined) this.#draft.tray(0, { size: 1 });
    this.#draft.fewer((this.#draft.game?.draw.size ?? 0) - event.number, event.next);
  }

  /** The hand of somebody who is put out goes back to the draw pile. */
  async giveBack(event: Event): Promise<void> {
    const [from, to] = [this.#places.at(`seat-${event.seat}`), this.#places.at('draw')];
    this.#draft.leave(event, false);
    sound('slide');
    await Promise.all([0, 1, 2, 3].map((k) => this.#fly(null, event.side, from, to, { delay: k * APART })));
  }

  /** Put a card on top of a talon. */
  #cover(tray: number, card: Card, side: string): void {
    sound('land');
    const size = (this.#draft.game?.trays[tray]?.size ?? 0) + 1;
    const face = faceOf(codeOf(card, side) ?? '', this.#draft.game?.box ?? '', side);
    this.#draft.tray(tray, { card, size, colour: face.colour?.name ?? null, frozen: false });
  }

  /** What a card turns away from when it leaves the hand of somebody else; one's own lie open already. */
  #turned(seat: number, card: Card, side: string): Pick<Flight, 'turns'> {
    if (seat === this.#you()) return {};
    const held = this.#draft.game?.hands[seat]?.find((one) => handleOf(one) === handleOf(card));
    if (held && codeOf(held, side) !== null) return {};
    return { turns: { code: backOf(held ?? [], side), side: otherSide(side) } };
  }

  /** A hand's holder does not see the backs of the own cards any more once they are taken. */
  #asHeld(card: Card, event: Event): Card {
    if (card.length < 3 || event.seat !== this.#you()) return card;
    return event.side === 'dark'
      ? [card[0] ?? 0, null, card[2] ?? null]
      : [card[0] ?? 0, card[1] ?? null, null];
  }

  async #arrive(cards: Coming[], from: Spot | null, apart: number): Promise<void> {
    await tick();
    sound('slide');
    await Promise.all(
      cards.map(async ({ card, seat, side, along = [] }, k) => {
        const front = codeOf(card, side);
        const back = backOf(card, side);
        const away = otherSide(side);
        const delay = k * apart * this.pace;
        const to = this.#places.card(seat, handleOf(card));
        if (seat === this.#you() && front !== null)
          await this.#fly(front, side, from, to, { delay, turns: { code: back, side: away } });
        else await this.#fly(back, away, from, to, { delay });
        for (const one of [card, ...along]) this.empty.delete(String(handleOf(one)));
      }),
    );
  }

  #fly(
    code: string | null,
    side: string,
    from: Spot | null,
    to: Spot | null,
    more: Partial<Flight> = {},
  ): Promise<void> {
    if (reduced() || from === null || to === null || to.width === 0) return wait(FADE);
    const flight = { code, side: asSide(side), from, to, delay: 0, time: FLIGHT * this.pace, ...more };
    return this.flights.fly(flight);
  }
}
