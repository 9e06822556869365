// The texts in the reader's language, from the same Fluent catalogues as the terminal's.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { createSubscriber } from 'svelte/reactivity';
import type { Card, Event, Lang } from '../connection/wire';

export const LANGUAGES: Lang[] = ['fr', 'en'];
const KEPT = 'pioche-lang';

const bundles = new Map<Lang, FluentBundle>();
let current: Lang = preferred();
let changed: () => void = () => {};
// Whatever reads a text is drawn again when the language changes.
const reading = createSubscriber((update) => {
  changed = update;
});

function preferred(): Lang {
  const kept = localStorage.getItem(KEPT);
  if (kept === 'fr' || kept === 'en') return kept;
  return navigator.languages.some((name) => name.toLowerCase().startsWith('fr')) ? 'fr' : 'en';
}

/** The reader's language. */
export function language(): Lang {
  reading();
  return current;
}

/** Fetch the catalogue of a language and speak it from now on. */
export async function speak(lang: Lang = current): Promise<void> {
  if (!bundles.has(lang)) {
    const answer = await fetch(`/api/texts/${lang}.ftl`);
    if (!answer.ok) throw new Error(`the texts in ${lang} did not arrive: ${answer.status}`);
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(await answer.text()));
    bundles.set(lang, bundle);
  }
  if (lang !== current) localStorage.setItem(KEPT, lang);
  current = lang;
  document.documentElement.lang = lang;
  changed();
}

/** Whether there is a text of this key; attributes stand behind a dot. */
export function has(key: string): boolean {
  reading();
  return pattern(key) !== null;
}

/** The text of a key with everything filled in. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  reading();
  const found = pattern(key);
  const bundle = bundles.get(current);
  if (found === null || bundle === undefined) return key;
  return bundle.formatPattern(found, args, []);
}

function pattern(key: string) {
  const [name = '', attribute] = key.split('.');
  const message = bundles.get(current)?.getMessage(name);
  if (message === undefined) return null;
  return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
}

/** A list as it is spoken, such as `A, B and C`. */
export function join(parts: string[], key: 'list-and' | 'list-or' = 'list-and'): string {
  if (parts.length < 2) return parts.join('');
  return t(key, { list: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' });
}

/** What a face's code says: its colour, and its number or symbol. */
export interface Face {
  code: string;
  colour: string | null;
  symbol: string;
  number: number | null;
  stop: boolean;
}

const LETTERS: Record<string, string> = {
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
export function face(code: string): Face {
  const read = /^([RYGBKPTOV])(\d|\+\d|[RSXF])(!?)$/.exec(code);
  if (read === null) return { code, colour: null, symbol: code, number: null, stop: false };
  const [, letter = '', symbol = '', stop] = read;
  const number = /^\d$/.test(symbol) ? Number(symbol) : null;
  return { code, colour: LETTERS[letter] ?? null, symbol, number, stop: stop === '!' };
}

/** The face of a card that is in play on a side, or null if it is hidden. */
export function shownFace(card: Card, side: string): string | null {
  const at = card.length > 2 && side === 'dark' ? 2 : 1;
  const code = card[at];
  return typeof code === 'string' ? code : null;
}

/** A colour; `some` as in « du bleu », `card` as in « carte bleue ». */
export function colourName(colour: string, form: '' | 'some' | 'card' = ''): string {
  const key = form === '' ? `colour-${colour}` : `colour-${colour}.${form}`;
  return has(key) ? t(key) : colour;
}

/** A card in words, as `blue Skip`; with its article, `the blue Skip`. */
export function cardName(code: string, box: string, the = false): string {
  const { colour, symbol, number, stop } = face(code);
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

/** A box's name. */
export function boxName(box: string): string {
  return has(`box-${box}`) ? t(`box-${box}`) : box;
}

/** One event as a sentence; the seat of `you` is spoken to in the second person. */
export function tell(event: Event, names: string[], you: number, box: string): string {
  const codes = event.cards.map((card) => shownFace(card, event.side));
  const known = codes.filter((code) => code !== null);
  const cards =
    known.length === codes.length
      ? join(known.map((code) => cardName(code, box, true)))
      : codes.map((code) => code ?? '?').join(' ');
  return t(event.text, {
    player: names[event.seat] ?? '',
    other: names[event.other] ?? '',
    you: you < 0 ? 'none' : you === event.seat ? 'player' : you === event.other ? 'other' : 'none',
    cards,
    count: event.number,
    number: event.number,
    colour: event.colour === null ? '' : colourName(event.colour, 'some'),
    tray: t(event.tray === 1 ? 'tray-right' : 'tray-left'),
  });
}
