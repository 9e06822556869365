// Boxes, games and messages as a server would tell them, with what a test says of them.

import { ONLOOKER, offlineTable, SITTER } from '../src/lib/connection/offlineTable';
import type {
  BoxInfo,
  Chair,
  Event,
  EventName,
  FaceInfo,
  Game,
  PlateLook,
  SideInfo,
  SwitchInfo,
  TableInfo,
  Update,
} from '../src/lib/connection/wire';

function plate(name: string, letter: string, place: number): PlateLook {
  return { name, letter, place, path: '', size: 1, lift: 0, fill: '', ink: '', deep: '' };
}

export function side(name: string, colours: [string, string][], faces: Record<string, FaceInfo>): SideInfo {
  const plates = colours.map(([colour, letter], place) => plate(colour, letter, place));
  return { name, colours: plates, faces, table: [], motif: [], border: '', field: '' };
}

const LIGHT: [string, string][] = [
  ['red', 'R'],
  ['yellow', 'Y'],
  ['green', 'G'],
  ['blue', 'B'],
];

/** Faces of four colours: numbers, a skip and a draw two; and two wilds. */
function faces(): Record<string, FaceInfo> {
  const found: Record<string, FaceInfo> = {};
  LIGHT.forEach(([, letter], colour) => {
    for (let number = 0; number < 10; number++)
      found[`${letter}${number}`] = { symbol: String(number), number, colour };
    found[`${letter}S`] = { symbol: 'S', colour };
    found[`${letter}+2`] = { symbol: '+2', colour, draws: 2 };
  });
  return { ...found, W: { symbol: 'W' }, W4: { symbol: 'W4', draws: 4 } };
}

/** A box with the cards that most boxes have. */
export function box(name = 'classic', more: Partial<BoxInfo> = {}): BoxInfo {
  return {
    name,
    trays: 1,
    switches: [],
    presets: {},
    sides: [side('light', LIGHT, faces())],
    signs: {},
    back: { ground: '', drawing: [] },
    picture: { ground: [], angle: 0, drawing: [], whole: false, cards: [], spread: 'fan' },
    lesson: false,
    ...more,
  };
}

export function option(name: string, values: unknown[], more: Partial<SwitchInfo> = {}): SwitchInfo {
  return { name, values, kind: 'house', ...more };
}

export function chair(name: string, more: Partial<Chair> = {}): Chair {
  return { ...SITTER, name, ...more };
}

/** A table at which people of these names sit. */
export function info(names: string[], more: Partial<TableInfo> = {}): TableInfo {
  return offlineTable({ box: 'classic', chairs: names.map((name) => chair(name)), ...more });
}

/** A game of two in which the first seat is asked. */
export function game(more: Partial<Game> = {}): Game {
  return {
    viewer: 0,
    box: 'classic',
    seats: 2,
    round: 1,
    dealer: 1,
    decision: 'turn',
    asked: 0,
    turn: 0,
    direction: 1,
    side: 'light',
    hands: [[], []],
    draw: { size: 40 },
    trays: [{ size: 1, card: [90, 'R5'], colour: 'red', frozen: false }],
    windows: [],
    out: [],
    places: [],
    dropped: [],
    scores: [0, 0],
    points: [0, 0],
    drawn: 0,
    shown: [],
    accused: [],
    answers: [],
    refused: {},
    author: -1,
    extra: [],
    ...more,
  };
}

export function event(kind: EventName, more: Partial<Event> = {}): Event {
  return {
    event: kind,
    text: `event-${kind}`,
    side: 'light',
    seat: -1,
    other: -1,
    cards: [],
    colour: null,
    tray: 0,
    number: 0,
    sought: null,
    ...more,
  };
}

export function update(version: number, more: Partial<Update> = {}): Update {
  return {
    type: 'update',
    version,
    since: version - 1,
    whole: false,
    now: 0,
    deadline: 0,
    table: null,
    you: ONLOOKER,
    prompt: '',
    events: [],
    game: null,
    held: null,
    ...more,
  };
}
