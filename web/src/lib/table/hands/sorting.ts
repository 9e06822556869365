// The orders in which one can hold one's cards.

import { codeOf, handleOf, readFace } from '../../cards/faces';
import type { Card } from '../../connection/wire';

export type Order = 'colour' | 'number' | 'arrival';
export const ORDERS: Order[] = ['colour', 'number', 'arrival'];
const KEPT = 'pioche-order';
const COLOURS = ['red', 'pink', 'yellow', 'orange', 'green', 'teal', 'blue', 'purple'];
const SYMBOLS = ['+1', '+2', '+5', 'R', 'S', 'X', 'F'];

export function keptOrder(): Order {
  const kept = localStorage.getItem(KEPT);
  return ORDERS.find((order) => order === kept) ?? 'colour';
}

export function keepOrder(order: Order): void {
  localStorage.setItem(KEPT, order);
}

/** The cards of a hand in an order; wilds come last. */
export function sorted(cards: Card[], side: string, order: Order): Card[] {
  if (order === 'arrival') return cards;
  const key = (card: Card): number[] => {
    const { colour, number, symbol } = readFace(codeOf(card, side) ?? '');
    const suit = colour === null ? COLOURS.length : COLOURS.indexOf(colour);
    const rank = number ?? 10 + (colour === null ? 10 : 0) + Math.max(0, SYMBOLS.indexOf(symbol));
    return order === 'colour' ? [suit, rank, handleOf(card)] : [rank, suit, handleOf(card)];
  };
  const keyed = cards.map((card) => ({ card, key: key(card) }));
  keyed.sort((a, b) => {
    const at = a.key.findIndex((part, k) => part !== b.key[k]);
    return at < 0 ? 0 : (a.key[at] ?? 0) - (b.key[at] ?? 0);
  });
  return keyed.map(({ card }) => card);
}

/** Where the cards of a hand lie: rows that fit the room, and the step from card to card. */
export interface Fan {
  rows: number;
  perRow: number;
  step: number;
  width: number;
  height: number;
  /** Width of what is laid out; more than the room if one has to scroll. */
  span: number;
  /** From row to row. */
  drop: number;
}

const NARROWEST = 34; // of a card that can still be hit by a thumb

/** Fit `count` cards into a room: overlap grows, then rows are added, then it scrolls. */
export function fan(count: number, room: number, tall: number, widest: number): Fan {
  const most = tall >= 190 ? 3 : tall >= 100 ? 2 : 1;
  let rows = 1;
  const stepIn = (n: number, wide: number) => (n < 2 ? wide : Math.min(wide * 0.94, (room - wide) / (n - 1)));
  // A card must fit the height together with the rows behind it, and has to rise a little.
  const wideIn = (n: number) => Math.min(widest, (tall - 18) / (1.5 + (n - 1) * 0.72));
  while (rows < most && stepIn(Math.ceil(count / rows), wideIn(rows)) < NARROWEST) rows++;
  const width = Math.floor(wideIn(rows));
  const perRow = Math.ceil(count / rows);
  const step = Math.max(NARROWEST, stepIn(perRow, width));
  const height = width * 1.5;
  return { rows, perRow, step, width, height, span: width + step * (perRow - 1), drop: height * 0.48 };
}
