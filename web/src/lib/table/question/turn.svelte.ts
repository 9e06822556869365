// What the reader can do now, and what a tap on a card comes to. No rule lives here: the answers came with the
// question.

import { codeOf, handleOf } from '../../cards/faces';
import { boxOf } from '../../cards/looks.svelte';
import type { TableStore } from '../../connection/tableStore.svelte';
import { CALLS, type Card, type Offer, type Verb } from '../../connection/wire';
import { isOn } from '../../rules/options';
import { sound } from '../motion/sounds.svelte';
import type { Stage } from '../motion/stage.svelte';

/** Answers that have places of their own on the screen. */
const ELSEWHERE: Verb[] = [...CALLS, 'host', 'next'];
/** In place of a card's handle: the draw pile. */
export const PILE = -1;
// The second tap of a double tap: so soon after the first and so near that nobody can have meant another card.
const TWICE = 350;
const NEAR = 40;

export class Turn {
  /** The card that was chosen and can still be laid in several ways. */
  selected = $state(0);
  /** What was tapped while cards were moving: it has to wait until they lie. */
  waiting = $state(0);
  /** The answer whose card is about to be put down, where it counts how carefully that is done. */
  placing = $state.raw<Offer | null>(null);

  #table: TableStore;
  #stage: Stage;
  #given = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

  constructor(table: TableStore, stage: Stage) {
    this.#table = table;
    this.#stage = stage;
  }

  seated = $derived.by(() => this.#table.you.seat >= 0 && this.#table.role !== 'screen');
  /** Whether nothing moves and nothing is on its way. */
  still = $derived.by(() => !this.#stage.moving && !this.#table.behind && !this.#table.busy);
  asked = $derived.by(() => {
    const game = this.#stage.game;
    if (game === null || !this.seated || this.#stage.moving) return false;
    return game.asked === this.#table.you.seat && !game.decision.endsWith('_over');
  });
  answers = $derived.by((): Offer[] =>
    this.#stage.moving || !this.seated ? [] : (this.#stage.game?.answers ?? []),
  );
  /** What can be done with each card of the hand; of cards that are alike only one is listed. */
  byCard = $derived.by(() => {
    const found = new Map<number, Offer[]>();
    for (const offer of this.answers) {
      if (offer.card !== undefined) found.set(offer.card, [...(found.get(offer.card) ?? []), offer]);
    }
    const game = this.#stage.game;
    if (game === null || found.size === 0) return found;
    for (const card of this.#hand()) {
      const handle = handleOf(card);
      if (found.has(handle) || String(handle) in game.refused) continue;
      const code = codeOf(card, game.side);
      const twin = this.#hand().find(
        (other) => codeOf(other, game.side) === code && found.has(handleOf(other)),
      );
      if (twin) found.set(handle, found.get(handleOf(twin)) ?? []);
    }
    return found;
  });
  open = $derived.by(() => new Set(this.byCard.keys()));
  /** Answers that are given by a button. */
  buttons = $derived.by(() => {
    const game = this.#stage.game;
    return this.answers.filter((offer) => {
      if (ELSEWHERE.includes(offer.verb)) return false;
      return offer.card === undefined || (game?.decision === 'after_draw' && offer.card === game.drawn);
    });
  });
  /** The call, where it can be of use: a card can be laid now, or one was laid without it and it can be made up for. */
  call = $derived.by(() => {
    const useful = this.byCard.size > 0 || this.#stage.game?.windows.includes(this.#table.you.seat) === true;
    return useful ? this.answers.find((offer) => offer.verb === 'uno') : undefined;
  });
  targets = $derived.by(() => this.answers.filter((offer) => offer.verb === 'target'));
  drawing = $derived.by(() => this.buttons.find((offer) => offer.verb === 'draw' || offer.verb === 'place'));
  /** The ways to lay the chosen card: on which tray, alone or with another one. */
  ways = $derived.by((): Offer[] => this.byCard.get(this.selected) ?? []);
  /** The trays on which it can be laid. */
  trays = $derived.by(() => this.ways.map((offer) => offer.tray ?? 0));

  /** Whether this answer puts a card on a tray for which a careful hand counts. */
  #delicate(offer: Offer): boolean {
    const info = this.#table.info;
    if (info === null || !this.asked || !['play', 'place'].includes(offer.verb)) return false;
    return isOn(boxOf(info.box), info.options, 'careful_hand');
  }

  act(offer: Offer): void {
    this.release();
    this.forget();
    if (this.#delicate(offer)) this.placing = offer;
    else this.#table.act(offer);
  }

  /** Put the card down with so much care; null leaves it to the usual. */
  put(care: number | null): void {
    const offer = this.placing;
    this.placing = null;
    if (offer !== null) this.#table.act(care === null ? offer : { ...offer, care });
  }

  /** Why a card did not fit is of no interest any more when the game goes on. */
  forget(): void {
    for (const note of this.#table.notes) if (note.kind === 'because') this.#table.dismiss(note.id);
  }

  /** A card was tapped, or the draw pile: carry it out, or remember it until the cards lie. */
  tap(what: number, event: MouseEvent): void {
    const { clientX: x, clientY: y, detail } = event;
    const soon = performance.now() - this.#given.at < TWICE;
    // A key that is pressed has no place and counts no clicks.
    if (soon && detail > 0 && Math.hypot(x - this.#given.x, y - this.#given.y) < NEAR) return;
    this.#given = { at: performance.now(), x, y };
    if (this.still) this.#carryOut(what, true);
    else this.waiting = what;
  }

  /** A card was let go on a tray: which one is on its way there now, the card or one that is alike; 0 for none. */
  drop(what: number, tray: number): number {
    if (!this.still) {
      this.waiting = what;
      return 0;
    }
    const [only, ...more] = (this.byCard.get(what) ?? []).filter((offer) => (offer.tray ?? 0) === tray);
    if (only === undefined) {
      this.selected = 0;
      this.#table.why(what, tray);
      return 0;
    }
    if (more.length > 0) {
      this.selected = what;
      return 0;
    }
    this.act(only);
    return this.placing === null ? (only.card ?? 0) : 0;
  }

  /** Carry out what has waited; called when everything is still. */
  resume(): void {
    const what = this.waiting;
    this.waiting = 0;
    const held = this.#hand().some((card) => handleOf(card) === what);
    if (held || what === PILE) this.#carryOut(what, false);
  }

  pick(tray: number): void {
    const offer = this.ways.find((one) => (one.tray ?? 0) === tray);
    if (offer) this.act(offer);
  }

  /** Lay the chosen card back. */
  release(): void {
    this.selected = 0;
    this.waiting = 0;
    this.placing = null;
  }

  #hand(): Card[] {
    return this.#stage.game?.hands[this.#table.you.seat] ?? [];
  }

  #carryOut(what: number, toggles: boolean): void {
    this.placing = null;
    if (what === PILE) {
      if (this.drawing) this.act(this.drawing);
      return;
    }
    const offers = this.byCard.get(what);
    const [only, ...more] = offers ?? [];
    if (only === undefined) {
      this.selected = 0;
      sound('no');
      this.#table.why(what);
    } else if (more.length === 0) this.act(only);
    else if (this.selected !== what) this.selected = what;
    else if (toggles) this.selected = 0;
  }
}
