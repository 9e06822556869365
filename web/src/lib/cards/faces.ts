// The faces of a card: what their codes mean in a box, and which of them can be seen.

import type { Card, PlateLook, SideInfo } from '../connection/wire';
import { sideOf } from './looks.svelte';

export type Side = 'light' | 'dark';

/** What a face shows: its colour, and its number or symbol. */
export interface Face {
  code: string;
  colour: PlateLook | null;
  symbol: string;
  number: number | null;
  stop: boolean;
  /** How many cards it makes the next player take. */
  draws: number;
  /** Its place among the colours and the symbols of its side, for those who put their cards in order. */
  suit: number;
  rank: number;
}

const WILD = 4;
const ranks = new WeakMap<SideInfo, string[]>();

/** The symbols of a side in the order of its deck. */
function symbolsOf(side: SideInfo): string[] {
  let found = ranks.get(side);
  if (found === undefined) {
    found = [...new Set(Object.values(side.faces).map((face) => face.symbol))];
    ranks.set(side, found);
  }
  return found;
}

/** What a code, such as `R7` or `W4`, stands for on a side of a box; one that is unknown is a wild of that name. */
export function faceOf(code: string, box: string, side: string): Face {
  const there = sideOf(box, side);
  const known = there.faces[code] ?? { symbol: code };
  const colour = there.colours[known.colour ?? WILD] ?? null;
  return {
    code,
    colour,
    symbol: known.symbol,
    number: known.number ?? null,
    stop: known.stop ?? false,
    draws: known.draws ?? 0,
    suit: colour?.place ?? WILD,
    rank: symbolsOf(there).indexOf(known.symbol),
  };
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
