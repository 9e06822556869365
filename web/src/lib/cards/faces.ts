// The faces of a card: how their codes are read, and which of them can be seen.

import type { Card } from '../connection/wire';

export type Side = 'light' | 'dark';

/** What a face's code says: its colour, and its number or symbol. */
export interface Face {
  code: string;
  colour: string | null;
  symbol: string;
  number: number | null;
  stop: boolean;
}

const COLOURS: Record<string, string> = {
  R: 'red',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
  K: 'pink',
  P: 'pink',
  T: 'teal',
  O: 'orange',
  V: 'purple',
};

/** Read a face's code, such as `R7`, `B+2`, `GS`, `R3!` or `W4`. */
export function readFace(code: string): Face {
  const parts = /^([RYGBKPTOV])(\d|\+\d|[RSXF])(!?)$/.exec(code);
  if (parts === null) return { code, colour: null, symbol: code, number: null, stop: false };
  const [, letter = '', symbol = '', stop] = parts;
  const number = /^\d$/.test(symbol) ? Number(symbol) : null;
  return { code, colour: COLOURS[letter] ?? null, symbol, number, stop: stop === '!' };
}

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
  const at = card.length > 2 && side === 'dark' ? 2 : 1;
  const code = card[at];
  return typeof code === 'string' ? code : null;
}

/** The face on the back of a card of a two-sided box, or null if it is hidden. */
export function backOf(card: Card, side: string): string | null {
  return card.length > 2 ? codeOf(card, otherSide(side)) : null;
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
