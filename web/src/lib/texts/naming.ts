// The names of cards, colours, sides and boxes; a box without words goes by its letters.

import { faceOf } from '../cards/faces';
import { has, t } from './catalogue';

/** The first of some keys that has a text, said; otherwise what stands in for it. */
export function firstOf(keys: string[], box: string, otherwise: string): string {
  const key = keys.find((one) => has(one, box));
  return key === undefined ? otherwise : t(key, {}, box);
}

/** A colour; `some` as in « du bleu », `card` as in « carte bleue », `number` as in „blaue 7“. */
export function colourName(
  colour: string,
  box: string,
  form: '' | 'some' | 'card' | 'number' | 'letter' = '',
): string {
  return firstOf([`colour-${colour}.${form}`, `colour-${colour}`], box, colour);
}

/** A card in words, as `blue Skip`; with its article, `the blue Skip`. */
export function cardName(code: string, box: string, side: string, the = false): string {
  const { colour, symbol, number, stop } = faceOf(code, box, side);
  const article = the ? '.the' : '';
  if (number !== null && colour !== null) {
    const named = { colour: colourName(colour.name, box, 'number'), number: symbol };
    return t((stop ? 'card-stop' : 'card-number') + article, named, box);
  }
  const card = symbolName(symbol, box);
  if (colour === null) return t(`card-wild${article}`, { card }, box);
  return t(`card-coloured${article}`, { colour: colourName(colour.name, box, 'card'), card }, box);
}

/** A symbol as it stands in keys. */
export function signWord(symbol: string): string {
  return symbol.replace('+', 'plus');
}

/** A kind of card without its colour, as `Draw Two`. */
export function symbolName(symbol: string, box: string): string {
  const sign = signWord(symbol);
  return firstOf([`card-${box}-${sign}`, `card-${sign}`], box, symbol);
}

/** A side of a two-sided box, as `dark side`. */
export function sideName(side: string, box: string): string {
  return firstOf([`side-${box}-${side}`, `side-${side}`], box, side);
}

export function boxName(box: string): string {
  return firstOf([`box-${box}`], box, box);
}

/** What a box is, in one line; empty where it does not say. */
export function boxLine(box: string): string {
  return firstOf([`box-${box}.line`], box, '');
}

/** A tray of the balance: the left one or the right one. */
export function trayName(tray: number): string {
  return t(tray === 1 ? 'tray-right' : 'tray-left');
}
