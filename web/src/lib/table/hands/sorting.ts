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
