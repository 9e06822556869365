// The letter that stands for a colour on a card: the catalogue's, else that of its name. The notation keeps its own.

import { sideOf } from '../cards/looks.svelte';
import { language } from './catalogue';
import { colourName } from './naming';

const known = new Map<string, Map<string, string>>();

function plain(text: string): string {
  return (text.length === 1 ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toUpperCase();
}

/** Letters for some names, all different: the first of a name, else the given one, else another of the name. */
export function distinct(names: string[], given: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, k) => {
    const choices = [plain(name)[0] ?? '', given[k] ?? '', ...plain(name).replace(/[^\p{L}]/gu, '')];
    const found = choices.find((letter) => letter !== '' && !taken.has(letter)) ?? String(k + 1);
    taken.add(found);
    return found;
  });
}

/** The letter of a colour on a side of a box. */
export function letterOf(box: string, side: string, colour: string): string {
  const { name, colours } = sideOf(box, side);
  const key = `${language()} ${box} ${name} ${colours.length}`;
  let letters = known.get(key);
  if (letters === undefined) {
    const found = distinct(
      colours.map((one) => colourName(one.name, box, 'letter')),
      colours.map((one) => one.letter),
    );
    letters = new Map(colours.map((one, k) => [one.name, found[k] ?? one.letter]));
    known.set(key, letters);
  }
  return letters.get(colour) ?? '';
}
