// Shows how a change came about: it plays the events of an update one after the other on a draft of the game.
// The draft is for the eye only; when the show is over the server's present takes its place.

import { tick } from 'svelte';
import { codeOf, faceOf } from '../../cards/faces';
import type { Change, TableStore } from '../../connection/tableStore.svelte';
import type { Card, Event, Game } from '../../connection/wire';
import { tell } from '../../texts/sentences';
import { Moves } from '../flights/moves';
import { Places } from '../flights/places';
import { Bubbles } from '../speech/bubbles.svelte';
import { Draft, undealt } from './draft.svelte';
import { sound } from './sounds.svelte';
import { FADE, reduced, TURN_OVER, wait } from './timing';

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

const MEETING = 1300;
const LOOK = 5000;
const HURRY = 60; // an update that comes so soon after the last show had to wait for it

export class Stage {
  readonly moves: Moves;
  readonly bubbles = new Bubbles();
  /** What is happening right now, in words. */
  caption = $state('');
  turning = $state(false);
  showing = $state.raw<Showing | null>(null);
  beam: Beam | null = null;

  #table: TableStore;
  #draft = new Draft();
  #last = 0;
  #run = 0;
  #cut: (() => void) | null = null;

  constructor(table: TableStore, root: () => HTMLElement | null) {
    this.#table = table;
    this.moves = new Moves(this.#draft, new Places(root), () => table.you.seat);
  }

  /** The game as it is to be drawn now. */
  get game(): Game | null {
    return this.#draft.game ?? this.#table.game;
  }

  get moving(): boolean {
    return this.#draft.game !== null;
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
    this.moves.pace = performance.now() - this.#last < HURRY ? 0.6 : 1;
    const fresh = before === null || before.round !== after.round || before.box !== after.box;
    this.#draft.game = fresh ? undealt(after) : before;
    // Of a new round the page is told at once, so that the results of the last one do not cover the deal.
    if (fresh) show();
    await tick();
    try {
      // A deal is there to be seen, not to be waited for.
      const cut = new Promise<void>((resolve) => {
        this.#cut = fresh ? resolve : null;
      });
      await Promise.race([this.#playAll(events, run, after), cut]);
    } finally {
      if (run === this.#run) {
        this.#run++;
        this.#cut = null;
        this.moves.flights.land();
        show();
        this.#settle();
        this.#putAway(after);
      }
    }
    // What was under way when it was cut short ends before anything else is shown.
    if (fresh) await wait(0);
    await tick();
    this.#last = performance.now();
  };

  /** A tap or a key during the deal: everything lies at once. */
  skip(): void {
    this.#cut?.();
  }

  async #playAll(events: Event[], run: number, after: Game): Promise<void> {
    for (let k = 0; k < events.length && run === this.#run; k++) {
      const event = events[k];
      if (event === undefined) break;
      if (event.event === 'CardsDealt') {
        const dealt = events.slice(k).filter((other) => other.event === 'CardsDealt');
        await this.moves.deal(dealt);
        k += dealt.length - 1;
      } else {
        await this.#step(event, events[k + 1], after);
      }
    }
  }

  /** Forget everything that was under way. */
  #settle(): void {
    this.#draft.game = null;
    this.moves.empty.clear();
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

  #call(seat: number): void {
    sound('uno');
    this.bubbles.say(seat, 'UNO!', 'uno');
  }

  async #step(event: Event, next: Event | undefined, after: Game): Promise<void> {
    const words = tell(event, this.#table.names, this.#table.you.seat, after.box);
    this.caption = words;
    switch (event.event) {
      case 'CardPlayed':
        this.showing = null;
        if (reduced()) this.bubbles.say(event.seat, words);
        await this.moves.lay(event);
        this.#draft.lean(next, after);
        return this.#pause(event.seat === this.#table.you.seat ? 60 : 420);
      case 'CardPlaced':
        await this.moves.turnUp(event, true);
        this.#draft.lean(next, after);
        return this.#pause(700);
      case 'CardTurnedUp':
        await this.moves.turnUp(event, false);
        return this.#pause(150);
      case 'CardPutBack':
        await this.#pause(700);
        return this.moves.putBack(event);
      case 'CardsTaken':
        this.showing = this.showing?.winner === -1 ? this.showing : null;
        await this.moves.take(event);
        return this.#pause(200);
      case 'CardsLaidBeneath':
        await this.moves.beneath(event);
        return this.#pause(350);
      case 'TableFlipped':
        return this.#flip(event);
      case 'HandsSwapped':
      case 'HandsPassed':
        await this.moves.exchange(event);
        return this.#pause(300);
      case 'DirectionChanged':
        this.#draft.change({ direction: event.number });
        return this.#pause(450);
      case 'ColourNamed':
        this.#draft.tray(event.tray, { colour: event.colour });
        this.bubbles.say(event.seat, '', 'colour', event.colour ?? undefined);
        return this.#pause(450);
      case 'HandShown':
        return this.#show(event);
      case 'DuelFought':
        return this.#meet(event);
      case 'BalanceTipped':
        return this.#tip(event, words);
      case 'TraysCleared':
        for (const tray of [0, 1]) this.#draft.tray(tray, { size: 1 });
        return this.#pause(500);
      case 'PileReplenished':
        return this.moves.replenish(event);
      case 'UnoCalled':
        this.#call(event.seat);
        return this.#pause(450);
      case 'UnoCaught':
        sound('no');
        this.bubbles.say(event.other, words);
        return this.#pause(700);
      case 'ChallengeWon':
      case 'ChallengeLost':
        this.bubbles.say(event.seat, words);
        return this.#pause(1100);
      case 'TargetChosen':
        this.bubbles.say(event.other, words);
        return this.#pause(500);
      case 'TurnLost':
      case 'TurnPassed':
      case 'CardKept':
      case 'UnoFalse':
      case 'ChallengeAccepted':
        this.bubbles.say(event.seat, words);
        return this.#pause(380);
      case 'PlayerWentOut':
        sound('win');
        this.#draft.leave(event, true);
        this.bubbles.say(event.seat, words);
        return this.#pause(1100);
      case 'PlayerPutOut':
        sound('no');
        this.bubbles.say(event.seat, words);
        await this.moves.giveBack(event);
        return this.#pause(1100);
      case 'RoundWon':
      case 'MatchWon':
        sound('win');
        this.bubbles.say(event.seat, words);
        return this.#pause(900);
    }
  }

  #pause(ms: number): Promise<void> {
    return wait(ms * this.moves.pace);
  }

  async #flip(event: Event): Promise<void> {
    sound('flip');
    this.turning = true;
    await wait(reduced() ? FADE : TURN_OVER / 2);
    const card = event.cards[0];
    if (event.hands) this.#draft.change({ hands: event.hands });
    this.#draft.change({ side: event.side });
    this.#draft.fewer(0, event.next);
    const top = card && faceOf(codeOf(card, event.side) ?? '', this.#draft.game?.box ?? '', event.side);
    if (card) this.#draft.tray(0, { card, colour: top?.colour?.name ?? null });
    await wait(reduced() ? FADE : TURN_OVER / 2);
    this.turning = false;
    await this.#pause(400);
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
    this.bubbles.say(event.seat, words);
    const off = this.#draft.game?.trays.reduce((sum, tray) => sum + tray.size - 1, 0) ?? 0;
    await this.#pause(500);
    for (const tray of [0, 1]) this.#draft.tray(tray, { size: 1 });
    this.#draft.change({ angle: event.angle, aside: (this.#draft.game?.aside ?? 0) + off });
    this.beam?.reset(event.angle ?? 0);
    await this.#pause(500);
  }
}
