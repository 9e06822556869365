// The orders in which one can hold one's cards.

import { codeOf, faceOf, handleOf } from '../../cards/faces';
import type { Card } from '../../connection/wire';
import { local } from '../../edition/storage';

export type Order = 'colour' | 'number' | 'arrival';
export const ORDERS: Order[] = ['colour', 'number', 'arrival'];
const KEPT = 'pioche-order';
// Above all numbers, and above all numbers and symbols.
const SYMBOLS = 100;
const WILDS = 1000;

export function keptOrder(): Order {
  const kept = local.get(KEPT);
  return ORDERS.find((order) => order === kept) ?? 'colour';
}

export function keepOrder(order: Order): void {
  local.set(KEPT, order);
}

/** The cards of a hand in an order; wilds come last. */
export function sorted(cards: Card[], box: string, side: string, order: Order): Card[] {
  if (order === 'arrival') return cards;
  const key = (card: Card): number[] => {
    const face = faceOf(codeOf(card, side) ?? '', box, side);
    const rank = face.number ?? (face.colour === null ? WILDS : SYMBOLS + face.rank);
    return order === 'colour' ? [face.suit, rank, handleOf(card)] : [rank, face.suit, handleOf(card)];
  };
  const keyed = cards.map((card) => ({ card, key: key(card) }));
  keyed.sort((a, b) => {
    const at = a.key.findIndex((part, k) => part !== b.key[k]);
    return at < 0 ? 0 : (a.key[at] ?? 0) - (b.key[at] ?? 0);
  });
  return keyed.map(({ card }) => card);
}
