// What it takes to draw a card: its colours, plates and the faces that can be seen of it.

import type { Card } from '../connection/wire';
import { type Face, face as read, shownFace } from '../texts/catalogue';

export type Side = 'light' | 'dark';
export { type Face, read };

/** The four colours of a side as the boxes print them, with pink in place of red where a box has it. */
export function coloursOf(side: Side, pink: boolean): string[] {
  if (side === 'dark') return ['pink', 'teal', 'orange', 'purple'];
  return [pink ? 'pink' : 'red', 'yellow', 'green', 'blue'];
}

/** The letter that names a colour, as in the notation, for those who do not tell colours apart. */
export function letterOf(colour: string, side: Side): string {
  if (colour === 'pink') return side === 'dark' ? 'P' : 'K';
  return colour === 'purple' ? 'V' : colour.charAt(0).toUpperCase();
}

export function handleOf(card: Card): number {
  return Number(card[0] ?? 0);
}

/** The face of a card in play on a side, or null if it is hidden. */
export function codeOf(card: Card, side: string): string | null {
  return shownFace(card, side);
}

/** The face on the back of a card of a two-sided box, or null if it is hidden. */
export function backOf(card: Card, side: string): string | null {
  return card.length > 2 ? shownFace(card, otherSide(side)) : null;
}

export function asSide(side: string): Side {
  return side === 'dark' ? 'dark' : 'light';
}

export function otherSide(side: string): Side {
  return side === 'dark' ? 'light' : 'dark';
}

/** Whether a box prints pink in place of red on its light side. */
export function pinkBox(box: string): boolean {
  return box === 'titans';
}
