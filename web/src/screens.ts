// The one list of screens: the address of each, what is fetched to show it, and what it is given of the address.
// The server answers these addresses with the page; tests/page/test_page_rooms.py names those that it does not know.

import type { Component } from 'svelte';
import { onDevice } from './lib/edition/edition';
import { sayAll } from './lib/texts/catalogue';

type Props = Record<string, unknown>;
type Fetch<Given extends Props> = () => Promise<{ default: Component<Given> }>;
/** The words behind a colon in an address. */
type Named<Address extends string> = Address extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Named<Rest>
  : Address extends `${string}:${infer Name}`
    ? Name
    : never;

/** What is so of few screens only. */
interface Notes {
  /** A running game, which writes its own title and does not want to be interrupted. */
  table?: true;
  /** About the box in its address, whose name is the title. */
  ofBox?: true;
  /** Stays as it is where only the rest of its address changes. */
  stays?: true;
  /** Shown and used without the engine. */
  idle?: true;
  /** There is none on a device without a server. */
  serverOnly?: true;
}

interface Entry extends Notes {
  address: string;
  fetch: Fetch<Props>;
  given: (found: Record<string, string>) => Props;
}

export interface Screen extends Entry {
  props: Props;
  /** Of two addresses with one key the second is shown by the component that shows the first. */
  key: string;
}

/** A component that most visits do not need: it comes once it is wanted, and brings the rest of the words along. */
function later<Given extends Props>(load: Fetch<Given>, notes: Notes = {}) {
  let fetched: ReturnType<typeof load> | null = null;
  const fetch: typeof load = () => {
    fetched ??= Promise.all([load(), sayAll()]).then(
      ([found]) => found,
      (error) => {
        fetched = null; // asked for again, it may come
        throw error;
      },
    );
    return fetched;
  };
  /** An entry of the list: an address of the component, and what it is given of it. */
  return <Address extends string>(
    address: Address,
    given: (found: Record<Named<Address>, string>) => Given,
  ): Entry => ({ address, fetch, given, ...notes }) as unknown as Entry;
}

const cup = later(() => import('./screens/Cup.svelte'), { idle: true, serverOnly: true });
const deviceTable = later(() => import('./screens/DeviceTable.svelte'), { table: true });
const games = later(() => import('./screens/MyGames.svelte'));
const lesson = later(() => import('./screens/Lesson.svelte'), { ofBox: true });
const newCup = later(() => import('./screens/NewCup.svelte'), { idle: true, serverOnly: true });
const pad = later(() => import('./screens/Pad.svelte'), { idle: true, stays: true });
const puzzle = later(() => import('./screens/Puzzle.svelte'), { ofBox: true });
const replay = later(() => import('./screens/Replay.svelte'));
const rules = later(() => import('./screens/Rules.svelte'), { ofBox: true, stays: true });
const serverTable = later(() => import('./screens/Table.svelte'), { table: true });
const table = onDevice ? deviceTable : serverTable;

/** The first screen, which is part of the page itself. */
export const START = '/';

const SCREENS: Entry[] = [
  table('/t/:code', ({ code }) => ({ code: code.toUpperCase(), role: 'player' })),
  table('/t/:code/watch', ({ code }) => ({ code: code.toUpperCase(), role: 'spectator' })),
  table('/t/:code/screen', ({ code }) => ({ code: code.toUpperCase(), role: 'screen' })),
  replay('/r/:id', ({ id }) => ({ id })),
  rules('/rules/:box', ({ box }) => ({ box })),
  replay('/rules/:box/:ruling', ({ box, ruling }) => ({ box, ruling })),
  puzzle('/puzzle/:box', ({ box }) => ({ box })),
  lesson('/learn/:box', ({ box }) => ({ box })),
  games('/games', () => ({})),
  pad('/pad', () => ({ view: 'pad' })),
  pad('/pad/cards', () => ({ view: 'cards' })),
  pad('/pad/balance', () => ({ view: 'balance' })),
  pad('/pad/screen', () => ({ view: 'screen' })),
  newCup('/cup', () => ({})),
  cup('/cup/:code', ({ code }) => ({ code: code.toUpperCase(), role: 'player' })),
  cup('/cup/:code/screen', ({ code }) => ({ code: code.toUpperCase(), role: 'screen' })),
];

function wordsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** What an address with colons names in a path; null if the path is none of its kind. */
function read(address: string, path: string): Record<string, string> | null {
  const [wanted, words] = [wordsOf(address), wordsOf(path).map(decodeURIComponent)];
  if (wanted.length !== words.length) return null;
  const fits = wanted.every((word, k) => word.startsWith(':') || word === words[k]);
  return fits ? Object.fromEntries(wanted.map((word, k) => [word.slice(1), words[k] ?? ''])) : null;
}

/** The screen at a path; null where there is none, or where it is the first one. */
export function screenAt(path: string): Screen | null {
  for (const entry of SCREENS) {
    const found = read(entry.address, path);
    if (found !== null) {
      const props = entry.given(found);
      const key = entry.stays ? (wordsOf(path)[0] ?? '') : JSON.stringify([entry.address, props]);
      return { ...entry, props, key };
    }
  }
  return null;
}
