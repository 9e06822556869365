// The letter that stands for a colour on a card. Whoever knows the reader's language says which; cards know none.

import { plateOf } from './looks.svelte';

type Speller = (box: string, side: string, colour: string) => string;

let spell: Speller = (box, side, colour) => plateOf(box, side, colour).letter;

/** Have the letters of colours told by somebody who knows their names. */
export function spellWith(speller: Speller): void {
  spell = speller;
}

/** The letter of a colour on a side of a box. */
export function letterOf(box: string, side: string, colour: string): string {
  return spell(box, side, colour);
}
