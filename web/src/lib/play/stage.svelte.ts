// Shows how a change came about: it plays the events of an update one after the other on a draft of the game.
// The draft is for the eye only; when the show is over the server's present takes its place.

import { tick } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { asSide, backOf, codeOf, handleOf, otherSide, read } from '../cards/faces';
import type { Change, TableStore } from '../table.svelte';
import { tell } from '../texts';
import type { Card, Event, Game, Tray } from '../wire';
import { cardIn, Flights, type Spot, spotOf } from './flights.svelte';
import { APART, FADE, FLIGHT, reduced, TURN_OVER, wait } from './motion';
import { sound } from './sounds';

/** A few words beside a seat. */
export interface Bubble {
  id: number;
  seat: number;
  text: string;
  kind: 'uno' | 'plain' | 'colour';
  colour?: string;
}

/** Cards that are shown openly: one hand in a challenge, two in a duel. */
export interface Showing {
  hands: { seat: number; cards: Card[] }[];
  side: string;
  /** The seat that won, -1 as long as it is open. */
  winner: number;
}

/** What the stage needs of the balance. */
export interface Beam {
  fall(late: boolean): Promise<void>;
  reset(hundredths: number): void;
}

const BUBBLE_TIME = 1900;
const MEETING = 1300;
const LOOK = 5000;
const HURRY = 60; // an update that comes so soon after the last show had to wait for it

export class Stage {
  draft = $state.raw<Game | null>(null);
  /** Slots whose card is still in the air, by handle or by tray. */
  readonly empty = new SvelteSet<string>();
  readonly flights = new Flights();
  bubbles = $state.raw<Bubble[]>([]);
  /** What is happening right now, in words. */
  caption = $state('');
  turning = $state(false);
  showing = $state.raw<Showing | null>(null);
  beam: Beam | null = null;

  #table: TableStore;
  #root: () => HTMLElement | null;
  #count = 0;
  #last = 0;
  #pace = 1;
  #run = 0;

  constructor(table: TableStore, root: () => HTMLElement | null) {
    this.#table = table;
    this.#root = root;
  }

  /** The game as it is to be drawn now. */
  get game(): Game | null {
    return this.draft ?? this.#table.game;
  }

  get moving(): boolean {
    return this.draft !== null;
  }

  /** Show a change; see Animator. */
  play = async ({ events, before, after }: Change, show: () => void): Promise<void> => {
    if (after === null || events.length === 0) return show();
    // A call alone moves no card, and who has called wants to lay at once: nothing waits for it.
    if (events.every((event) => event.event === 'UnoCalled')) {
      for (const { seat } of events) this.#call(seat);
      return show();
    }
    const run = ++this.#run;
    this.#pace = performance.now() - this.#last < HURRY ? 0.6 : 1;
    const fresh = before === null || before.round !== after.round || before.box !== after.box;
    this.draft = fresh ? undealt(after) : before;
    // Of a new round the page is told at once, so that the results of the last one do not cover the deal.
    if (fresh) show();
    await tick();
    for (let k = 0; k < events.length && run === this.#run; k++) {
      const event = events[k];
      if (event === undefined) break;
      if (event.event === 'CardsDealt') {
        const dealt = events.slice(k).filter((other) => other.event === 'CardsDealt');
        await this.#deal(dealt);
        k += dealt.length - 1;
      } else {
        await this.#step(event, events[k + 1], after);
      }
    }
    if (run === this.#run) {
      show();
      this.#settle();
      this.#putAway(after);
    }
    await tick();
    this.#last = performance.now();
  };

  /** Forget everything that was under way. */
  #settle(): void {
    this.draft = null;
    this.empty.clear();
    this.turning = false;
    this.caption = '';
  }

  /** A hand that was shown can be looked at for a while, as long as the rules let it be seen. */
  #putAway(after: Game): void {
    const shown = this.showing;
    if (shown === null) return;
    if (after.shown.length === 0) this.showing = null;
    setTimeout(() => {
      if (this.showing === shown) this.showing = null;
    }, LOOK);
  }

  closeShowing(): void {
    this.showing = null;
  }

  bubble(seat: number, text: string, kind: Bubble['kind'] = 'plain', colour?: string): void {
    if (seat < 0) return;
    const id = ++this.#count;
    this.bubbles = [...this.bubbles.filter((b) => b.seat !== seat), { id, seat, text, kind, colour }];
    setTimeout(() => {
      this.bubbles = this.bubbles.filter((b) => b.id !== id);
    }, BUBBLE_TIME);
  }

  #call(seat: number): void {
    sound('uno');
    this.bubble(seat, 'UNO!', 'uno');
  }

  async #step(event: Event, next: Event | undefined, after: Game): Promise<void> {
    const words = tell(event, this.#table.names, this.#table.you.seat, after.box);
    this.caption = words;
    switch (event.event) {
      case 'CardPlayed':
        this.showing = null;
        await this.#lay(event, words);
        this.#lean(next, after);
        return this.#pause(event.seat === this.#table.you.seat ? 60 : 420);
      case 'CardPlaced':
        await this.#turnUp(event, true);
        this.#lean(next, after);
        return this.#pause(700);
      case 'CardTurnedUp':
        await this.#turnUp(event, false);
        return this.#pause(300);
      case 'CardPutBack':
        await this.#putBack(event);
        return;
      case 'CardsTaken':
        this.showing = this.showing?.winner === -1 ? this.showing : null;
        await this.#take(event);
        return this.#pause(200);
      case 'CardsLaidBeneath':
        await this.#beneath(event);
        return this.#pause(350);
      case 'TableFlipped':
        return this.#flip(event);
      case 'HandsSwapped':
      case 'HandsPassed':
        return this.#exchange(event);
      case 'DirectionChanged':
        this.#draw({ direction: event.number });
        return this.#pause(450);
      case 'ColourNamed':
        this.#tray(event.tray, { colour: event.colour });
        this.bubble(event.seat, '', 'colour', event.colour ?? undefined);
        return this.#pause(450);
      case 'HandShown':
        return this.#show(event);
      case 'DuelFought':
        return this.#meet(event);
      case 'BalanceTipped':
        return this.#tip(event, words);
      case 'TraysCleared':
        for (const tray of [0, 1]) this.#tray(tray, { size: 1 });
        return this.#pause(500);
      case 'PileReplenished':
        return this.#replenish(event);
      case 'UnoCalled':
        this.#call(event.seat);
        return this.#pause(450);
      case 'UnoCaught':
        sound('no');
        this.bubble(event.other, words);
        return this.#pause(700);
      case 'ChallengeWon':
      case 'ChallengeLost':
        this.bubble(event.seat, words);
        return this.#pause(1100);
      case 'TargetChosen':
        this.bubble(event.other, words);
        return this.#pause(500);
      case 'TurnLost':
      case 'TurnPassed':
      case 'CardKept':
      case 'UnoFalse':
      case 'ChallengeAccepted':
        this.bubble(event.seat, words);
        return this.#pause(380);
      case 'RoundWon':
      case 'MatchWon':
        sound('win');
        this.bubble(event.seat, words, 'uno');
        return this.#pause(900);
    }
  }

  #pause(ms: number): Promise<void> {
    return wait(ms * this.#pace);
  }

  // The draft

  #draw(change: Partial<Game>): void {
    if (this.draft !== null) this.draft = { ...this.draft, ...change };
  }

  #tray(at: number, change: Partial<Tray>): void {
    const trays = this.draft?.trays.map((tray, k) => (k === at ? { ...tray, ...change } : tray));
    if (trays) this.#draw({ trays });
  }

  #hand(seat: number, change: (cards: Card[]) => Card[]): void {
    const hands = this.draft?.hands.map((cards, k) => (k === seat ? change(cards) : cards));
    if (hands) this.#draw({ hands });
  }

  #fewer(count: number, back: Event['next']): void {
    if (this.draft === null) return;
    const size = Math.max(0, this.draft.draw.size - count);
    this.#draw({ draw: back === undefined ? { size } : { size, back } });
  }

  /** The balance leans as far as the next event tells; before a fall a little more than now. */
  #lean(next: Event | undefined, after: Game): void {
    if (this.draft?.angle === undefined) return;
    const down = this.draft.angle < 0 ? -1 : 1;
    const angle =
      next === undefined
        ? after.angle
        : next.event === 'BalanceTipped'
          ? this.draft.angle + down * 150
          : (next.angle ?? this.draft.angle);
    this.#draw({ angle });
  }

  // Where things are

  #spot(place: string): Spot | null {
    const element = this.#root()?.querySelector(`[data-place="${place}"]`);
    return element ? spotOf(element) : null;
  }

  #spotOfCard(seat: number, handle: number): Spot | null {
    const own = this.#spot(`card-${handle}`);
    if (own) return own;
    const there = this.#spot(`seat-${seat}`);
    return there && cardIn(there, 30);
  }

  #fly(code: string | null, side: string, from: Spot | null, to: Spot | null, more = {}): Promise<void> {
    if (reduced() || from === null || to === null || to.width === 0) return wait(FADE);
    const flight = { code, side: asSide(side), from, to, delay: 0, time: FLIGHT * this.#pace, ...more };
    return this.flights.fly(flight);
  }

  // What happens to cards

  async #lay(event: Event, words: string): Promise<void> {
    const card = event.cards[0];
    if (card === undefined || this.draft === null) return;
    const code = codeOf(card, event.side);
    const from = this.#spotOfCard(event.seat, handleOf(card));
    const hidden = event.seat !== this.#table.you.seat;
    const back = backOf(
      this.draft.hands[event.seat]?.find((held) => handleOf(held) === handleOf(card)) ?? [],
      event.side,
    );
    this.#hand(event.seat, (cards) => cards.filter((held) => handleOf(held) !== handleOf(card)));
    sound('slide');
    if (reduced()) this.bubble(event.seat, words);
    const turns = hidden ? { turns: { code: back, side: otherSide(event.side) } } : {};
    await this.#fly(code, event.side, from, this.#spot(`tray-${event.tray}`), turns);
    this.#cover(event.tray, card, event.side);
  }

  #cover(tray: number, card: Card, side: string): void {
    sound('land');
    const size = (this.draft?.trays[tray]?.size ?? 0) + 1;
    this.#tray(tray, { card, size, colour: read(codeOf(card, side) ?? '').colour, frozen: false });
  }

  async #turnUp(event: Event, slow: boolean): Promise<void> {
    const card = event.cards[0];
    if (card === undefined || this.draft === null) return;
    const from = this.#spot('draw');
    const turns = { code: this.draft.draw.back ?? null, side: otherSide(event.side) };
    this.#fewer(1, event.next);
    const time = (slow ? 2 : 1) * FLIGHT * this.#pace;
    await this.#fly(codeOf(card, event.side), event.side, from, this.#spot(`tray-${event.tray}`), {
      turns,
      time,
    });
    this.#cover(event.tray, card, event.side);
  }

  async #putBack(event: Event): Promise<void> {
    const card = event.cards[0];
    if (card === undefined) return;
    await this.#pause(700);
    this.#tray(event.tray, { size: 0 });
    await this.#fly(
      codeOf(card, event.side),
      event.side,
      this.#spot(`tray-${event.tray}`),
      this.#spot('draw'),
    );
    this.#fewer(-1, event.next);
  }

  async #take(event: Event): Promise<void> {
    const from = this.#spot('draw');
    const apart = Math.min(APART, 900 / Math.max(1, event.cards.length));
    for (const card of event.cards) this.empty.add(String(handleOf(card)));
    this.#fewer(event.cards.length, event.next);
    const taken = new Set(event.cards.map(handleOf));
    this.#hand(event.seat, (cards) => [
      ...cards.filter((card) => !taken.has(handleOf(card))),
      ...event.cards.map((card) => this.#asHeld(card, event)),
    ]);
    await this.#arrive(
      event.cards.map((card) => ({ card, seat: event.seat, side: event.side })),
      from,
      apart,
    );
  }

  /** A hand's holder does not see the backs of the own cards any more once they are taken. */
  #asHeld(card: Card, event: Event): Card {
    if (card.length < 3 || event.seat !== this.#table.you.seat) return card;
    return event.side === 'dark'
      ? [card[0] ?? 0, null, card[2] ?? null]
      : [card[0] ?? 0, card[1] ?? null, null];
  }

  async #arrive(
    cards: { card: Card; seat: number; side: string }[],
    from: Spot | null,
    apart: number,
  ): Promise<void> {
    await tick();
    sound('slide');
    await Promise.all(
      cards.map(async ({ card, seat, side }, k) => {
        const own = seat === this.#table.you.seat;
        const front = codeOf(card, side);
        const back = backOf(card, side);
        const away = otherSide(side);
        const delay = k * apart * this.#pace;
        const to = this.#spotOfCard(seat, handleOf(card));
        if (own && front !== null)
          await this.#fly(front, side, from, to, { delay, turns: { code: back, side: away } });
        else await this.#fly(back, away, from, to, { delay });
        this.empty.delete(String(handleOf(card)));
      }),
    );
  }

  async #deal(events: Event[]): Promise<void> {
    const from = this.#spot('draw');
    const longest = Math.max(...events.map((event) => event.cards.length));
    const cards: { card: Card; seat: number; side: string }[] = [];
    for (let k = 0; k < longest; k++) {
      for (const event of events) {
        const card = event.cards[k];
        if (card) cards.push({ card, seat: event.seat, side: event.side });
      }
    }
    for (const { card } of cards) this.empty.add(String(handleOf(card)));
    for (const event of events) {
      this.#hand(event.seat, () => event.cards.map((card) => this.#asHeld(card, event)));
    }
    this.#fewer(cards.length, events.at(-1)?.next);
    await this.#arrive(cards, from, Math.min(APART, 1500 / cards.length));
  }

  async #beneath(event: Event): Promise<void> {
    const to = this.#spot(`tray-${event.tray}`);
    const starts = event.cards.map((card) => this.#spotOfCard(event.seat, handleOf(card)));
    const gone = new Set(event.cards.map(handleOf));
    this.#hand(event.seat, (cards) => cards.filter((card) => !gone.has(handleOf(card))));
    await Promise.all(
      event.cards.map((card, k) =>
        this.#fly(codeOf(card, event.side), event.side, starts[k] ?? null, to, {
          delay: k * APART,
          time: 420,
        }),
      ),
    );
    this.#tray(event.tray, { size: (this.draft?.trays[event.tray]?.size ?? 0) + event.cards.length });
  }

  async #flip(event: Event): Promise<void> {
    sound('flip');
    this.turning = true;
    await wait(reduced() ? FADE : TURN_OVER / 2);
    const card = event.cards[0];
    if (event.hands) this.#draw({ hands: event.hands });
    this.#draw({ side: event.side });
    this.#fewer(0, event.next);
    if (card) this.#tray(0, { card, colour: read(codeOf(card, event.side) ?? '').colour });
    await wait(reduced() ? FADE : TURN_OVER / 2);
    this.turning = false;
    await this.#pause(400);
  }

  async #exchange(event: Event): Promise<void> {
    const before = this.draft?.hands ?? [];
    const after = event.hands;
    if (after === undefined) return;
    const moves: Promise<void>[] = [];
    after.forEach((cards, seat) => {
      const first = cards[0];
      const origin =
        first && before.findIndex((hand) => hand.some((card) => handleOf(card) === handleOf(first)));
      if (origin === undefined || origin < 0 || origin === seat) return;
      const from = this.#spot(`seat-${origin}`);
      const to = this.#spot(`seat-${seat}`);
      for (let k = 0; k < Math.min(4, cards.length); k++) {
        const spots = [from && cardIn(from, 44), to && cardIn(to, 44)] as const;
        moves.push(this.#fly(null, event.side, spots[0], spots[1], { delay: k * APART, time: 520 }));
      }
    });
    await Promise.all(moves);
    this.#draw({ hands: after });
    await this.#pause(300);
  }

  async #replenish(event: Event): Promise<void> {
    const from = this.#spot('tray-0');
    const to = this.#spot('draw');
    await Promise.all([0, 1, 2, 3].map((k) => this.#fly(null, event.side, from, to, { delay: k * APART })));
    if (this.draft?.angle === undefined) this.#tray(0, { size: 1 });
    this.#fewer((this.draft?.draw.size ?? 0) - event.number, event.next);
  }

  // What is put on show

  async #show(event: Event): Promise<void> {
    if (event.cards.every((card) => codeOf(card, event.side) === null)) return this.#pause(500);
    const hand = { seat: event.seat, cards: event.cards };
    const others = this.showing !== null && this.showing.winner === -1 ? this.showing.hands : [];
    const hands = [...others.filter((other) => other.seat !== event.seat), hand].slice(-2);
    this.showing = { hands, side: event.side, winner: -1 };
    await this.#pause(event.seat === this.#table.you.seat ? 400 : MEETING);
  }

  async #meet(event: Event): Promise<void> {
    if (this.showing !== null) this.showing = { ...this.showing, winner: event.seat };
    sound('win');
    await this.#pause(MEETING);
    this.showing = null;
  }

  async #tip(event: Event, words: string): Promise<void> {
    const late = event.text.endsWith('-late');
    sound('fall');
    await this.beam?.fall(late);
    this.bubble(event.seat, words);
    const off = this.draft?.trays.reduce((sum, tray) => sum + tray.size - 1, 0) ?? 0;
    await this.#pause(500);
    for (const tray of [0, 1]) this.#tray(tray, { size: 1 });
    this.#draw({ angle: event.angle, aside: (this.draft?.aside ?? 0) + off });
    this.beam?.reset(event.angle ?? 0);
    await this.#pause(500);
  }
}

/** A game before its deal: everything on the draw pile. */
function undealt(game: Game): Game {
  const dealt = game.hands.reduce((sum, hand) => sum + hand.length, 0);
  return {
    ...game,
    hands: game.hands.map(() => []),
    trays: game.trays.map((tray) => ({ ...tray, size: 0, colour: null, frozen: false })),
    draw: { ...game.draw, size: game.draw.size + dealt + game.trays.length },
    direction: 1,
    side: 'light',
    answers: [],
    windows: [],
  };
}
