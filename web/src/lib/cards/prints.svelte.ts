// Cards as they come from the press: each face is drawn once, and every card that shows it gets a copy. A deal or a
// table that turns over brings dozens of cards at once, and copies are what a slow phone makes in time.

import { type Component, mount, unmount, untrack } from 'svelte';
import BackDrawing from './BackDrawing.svelte';
import FaceDrawing from './FaceDrawing.svelte';
import { faceOf, type Side } from './faces';
import { letterOf } from './letters';
import { cardBackOf, sideOf } from './looks.svelte';

/** One and the same for all cards that show the same. */
export class Print {
  #press: () => DocumentFragment;
  #pressed: DocumentFragment | null = null;

  constructor(press: () => DocumentFragment) {
    this.#press = press;
  }

  /** Put a copy into an element. */
  onto(place: Element): void {
    this.#pressed ??= untrack(this.#press);
    place.replaceChildren(this.#pressed.cloneNode(true));
  }
}

// By what is told of a side or a back: when that is told anew, the old prints are forgotten with it.
const prints = new WeakMap<object, Map<string, Print>>();

/** The print of a face; the letter of its colour is that of the reader's language. */
export function facePrint(code: string, box: string, side: Side): Print {
  const colour = faceOf(code, box, side).colour;
  const letter = colour ? letterOf(box, side, colour.name) : '';
  return known(sideOf(box, side), `${box} ${side} ${code} ${letter}`, () =>
    pressed(FaceDrawing, { code, box, side }),
  );
}

/** The print of the back of a box's cards. */
export function backPrint(box: string): Print {
  return known(cardBackOf(box), box, () => pressed(BackDrawing, { box }));
}

function known(told: object, key: string, press: () => DocumentFragment): Print {
  let found = prints.get(told);
  if (found === undefined) {
    found = new Map();
    prints.set(told, found);
  }
  let print = found.get(key);
  if (print === undefined) {
    print = new Print(press);
    found.set(key, print);
  }
  return print;
}

function pressed<Props extends Record<string, unknown>>(
  drawing: Component<Props>,
  props: Props,
): DocumentFragment {
  const target = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const drawn = mount(drawing, { target, props });
  const found = document.createDocumentFragment();
  for (const shape of target.children) found.append(shape.cloneNode(true));
  void unmount(drawn);
  return found;
}
