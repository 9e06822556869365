// The names of cards, colours, sides and boxes.

import { readFace } from '../cards/faces';
import { has, t } from './catalogue';

/** A colour; `some` as in « du bleu », `card` as in « carte bleue ». */
export function colourName(colour: string, form: '' | 'some' | 'card' = ''): string {
  const key = form === '' ? `colour-${colour}` : `colour-${colour}.${form}`;
  return has(key) ? t(key) : colour;
}

/** A card in words, as `blue Skip`; with its article, `the blue Skip`. */
export function cardName(code: string, box: string, the = false): string {
  const { colour, symbol, number, stop } = readFace(code);
  const article = the ? '.the' : '';
  if (number !== null && colour !== null) {
    return t((stop ? 'card-stop' : 'card-number') + article, { colour: colourName(colour), number: symbol });
  }
  const card = symbolName(symbol, box);
  if (colour === null) return t(`card-wild${article}`, { card });
  return t(`card-coloured${article}`, { colour: colourName(colour, 'card'), card });
}

/** A kind of card without its colour, as `Draw Two`. */
export function symbolName(symbol: string, box: string): string {
  const sign = symbol.replace('+', 'plus');
  const key = [`card-${box}-${sign}`, `card-${sign}`].find(has);
  return key === undefined ? symbol : t(key);
}

/** A side of a two-sided box, as `dark side`. */
export function sideName(side: string, box: string): string {
  const key = [`side-${box}-${side}`, `side-${side}`].find(has);
  return key === undefined ? side : t(key);
}

export function boxName(box: string): string {
  return has(`box-${box}`) ? t(`box-${box}`) : box;
}

/** A tray of the balance: the left one or the right one. */
export function trayName(tray: number): string {
  return t(tray === 1 ? 'tray-right' : 'tray-left');
}
