// How the boxes look, as the server has told: no colour, symbol or box is known here by heart.

import type { BackLook, BoxInfo, PictureLook, PlateLook, SideInfo, SignLook } from '../connection/wire';

let boxes = $state.raw(new Map<string, BoxInfo>());

// What stands in for a box that nobody has told of, such as one that has been taken off the shelf.
const GREY: PlateLook = {
  name: '',
  letter: '',
  place: 0,
  path: 'M50 5 A45 45 0 1 1 49.9 5 Z',
  size: 0.88,
  lift: 0,
  fill: '#888888',
  ink: '#ffffff',
  deep: '#555555',
};
const BLANK: SideInfo = {
  name: 'light',
  colours: [],
  faces: {},
  table: ['#1f6b57', '#0e3b31'],
  motif: [],
  border: '#fff9ee',
  field: 'M6 6H114V174H6Z',
};
const OUR_BACK: BackLook = { ground: '#7b2a37', drawing: [] };
const NO_PICTURE: PictureLook = {
  ground: BLANK.table,
  angle: 160,
  drawing: [],
  whole: false,
  cards: [],
  spread: 'fan',
};

/** Take in what there is to play. */
export function meet(all: BoxInfo[]): void {
  boxes = new Map(all.map((box) => [box.name, box]));
}

/** Everything that is known of a box; nothing, if nobody has told of it. */
export function boxOf(box: string): BoxInfo | undefined {
  return boxes.get(box);
}

/** A side of a box: its colours, its faces and its table. */
export function sideOf(box: string, side: string): SideInfo {
  const sides = boxes.get(box)?.sides ?? [];
  return sides.find((one) => one.name === side) ?? sides[0] ?? BLANK;
}

/** A colour of a side by its name. */
export function plateOf(box: string, side: string, colour: string): PlateLook {
  return sideOf(box, side).colours.find((plate) => plate.name === colour) ?? { ...GREY, name: colour };
}

/** What a symbol shows; its own letters, if nobody has drawn it. */
export function signOf(box: string, symbol: string): SignLook {
  return boxes.get(box)?.signs[symbol] ?? { text: symbol, drawing: [], bare: false };
}

/** What is printed on the back of the cards, below our pickaxe. */
export function cardBackOf(box: string): BackLook {
  return boxes.get(box)?.back ?? OUR_BACK;
}

export function pictureOf(box: string): PictureLook {
  return boxes.get(box)?.picture ?? NO_PICTURE;
}
