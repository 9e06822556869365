import { beforeEach, describe, expect, test, vi } from 'vitest';
import { box, game, info, option, update } from '#testing/tables';
import { meet } from '../../cards/looks.svelte';
import { TableStore } from '../../connection/tableStore.svelte';
import type { Game, Offer, Verb } from '../../connection/wire';
import { Stage } from '../motion/stage.svelte';
import { PILE, Turn } from './turn.svelte';

const HANDS = [
  [
    [1, 'R7'],
    [2, 'G4'],
    [3, 'R7'],
    [4, 'W4'],
  ],
  [[9, null]],
];
let table: TableStore;
let stage: Stage;
let turn: Turn;
let given: Offer[];
let asked: [number, number?][];

beforeEach(() => {
  vi.useFakeTimers();
  meet([box('classic', { switches: [option('careful_hand', [false, true])] })]);
  table = new TableStore('ABCD', 'player');
  stage = new Stage(table, () => null);
  turn = new Turn(table, stage);
  given = [];
  asked = [];
  vi.spyOn(table, 'act').mockImplementation((offer) => given.push(offer));
  vi.spyOn(table, 'why').mockImplementation((...words) => asked.push(words));
});

/** It is so far now. */
async function now(answers: Offer[], more: Partial<Game> = {}, options = {}): Promise<void> {
  const you = { seat: 0, host: false, number_wanted: false, left: -1, waits: -1 };
  const now = game({ hands: HANDS, answers, ...more });
  table.take(update(1, { whole: true, table: info(['Zoé', 'Cléo'], { options }), you, game: now }));
  await vi.advanceTimersByTimeAsync(0);
}

function click(x = 0, y = 0, detail = 1): MouseEvent {
  return Object.assign(new Event('click'), { clientX: x, clientY: y, detail }) as MouseEvent;
}

/** A tap some time after the one before. */
function tap(what: number): void {
  vi.advanceTimersByTime(1000);
  turn.tap(what, click());
}

describe('a tap on a card', () => {
  test('that can be laid in one way lays it', async () => {
    await now([{ verb: 'play', card: 1 }]);
    tap(1);
    expect(given).toEqual([{ verb: 'play', card: 1 }]);
    expect(turn.selected).toBe(0);
  });

  test('that is like one on offer lays that one', async () => {
    await now([{ verb: 'play', card: 1 }]);
    expect([...turn.open]).toEqual([1, 3]);
    tap(3);
    expect(given).toEqual([{ verb: 'play', card: 1 }]);
  });

  test('that is like one on offer, but was refused by itself, is not open', async () => {
    await now([{ verb: 'play', card: 1 }], { refused: { '3': 'not-this-one' } });
    expect([...turn.open]).toEqual([1]);
  });

  test('that cannot be laid asks why', async () => {
    await now([{ verb: 'play', card: 1 }]);
    tap(2);
    expect(given).toEqual([]);
    expect(asked).toEqual([[2]]);
  });

  test('with several ways chooses it; a second tap lays it back', async () => {
    const ways = [0, 1].map((tray): Offer => ({ verb: 'play', card: 4, tray }));
    await now([{ verb: 'play', card: 1 }, ...ways]);
    tap(4);
    expect([turn.selected, turn.ways, turn.trays]).toEqual([4, ways, [0, 1]]);
    expect(given).toEqual([]);
    tap(4);
    expect(turn.selected).toBe(0);
    tap(4);
    turn.pick(1);
    expect(given).toEqual([ways[1]]);
    expect(turn.selected).toBe(0);
  });

  test('twice by the same finger counts once; a key has no place', async () => {
    await now([{ verb: 'play', card: 1 }]);
    turn.tap(1, click(100, 100));
    vi.advanceTimersByTime(349);
    turn.tap(1, click(120, 120));
    expect(given).toHaveLength(1);
    turn.tap(1, click(100, 141));
    expect(given).toHaveLength(2);
    turn.tap(1, click(100, 141, 0));
    expect(given).toHaveLength(3);
    vi.advanceTimersByTime(350);
    turn.tap(1, click(100, 141));
    expect(given).toHaveLength(4);
  });
});

describe('while cards move or an answer is on its way', () => {
  beforeEach(async () => {
    await now([{ verb: 'play', card: 1 }, { verb: 'draw' }]);
    table.behind = true;
  });

  test('a tap waits, and is carried out when they lie', () => {
    tap(1);
    expect([turn.still, turn.waiting, given]).toEqual([false, 1, []]);
    table.behind = false;
    turn.resume();
    expect([turn.waiting, given]).toEqual([0, [{ verb: 'play', card: 1 }]]);
  });

  test('only the last one counts, and the pile can wait too', () => {
    tap(1);
    tap(PILE);
    table.behind = false;
    turn.resume();
    expect(given).toEqual([{ verb: 'draw' }]);
  });

  test('a card that has left the hand meanwhile is forgotten', () => {
    tap(77);
    table.behind = false;
    turn.resume();
    expect([given, asked]).toEqual([[], []]);
  });
});

describe('the draw pile', () => {
  test('gives a card where one can be drawn, and nothing where not', async () => {
    await now([{ verb: 'draw' }]);
    tap(PILE);
    await now([{ verb: 'play', card: 1 }]);
    tap(PILE);
    expect([given, asked]).toEqual([[{ verb: 'draw' }], []]);
  });

  test('in a box with a balance a card is placed from it', async () => {
    await now([{ verb: 'place' }]);
    expect(turn.drawing).toEqual({ verb: 'place' });
  });
});

describe('a card that is dragged', () => {
  test('onto a tray where it fits is laid there, or one that is alike', async () => {
    await now([0, 1].map((tray) => ({ verb: 'play', card: 1, tray })));
    expect(turn.drop(3, 1)).toBe(1);
    expect(given).toEqual([{ verb: 'play', card: 1, tray: 1 }]);
  });

  test('where it does not fit comes back, and why is asked for that tray', async () => {
    await now([{ verb: 'play', card: 1, tray: 0 }]);
    expect(turn.drop(1, 1)).toBe(0);
    expect([given, asked]).toEqual([[], [[1, 1]]]);
  });

  test('that can be laid alone or with another one is chosen', async () => {
    await now([
      { verb: 'play', card: 1 },
      { verb: 'play', card: 1, second: 3 },
    ]);
    expect(turn.drop(1, 0)).toBe(0);
    expect([turn.selected, given]).toEqual([1, []]);
  });

  test('while cards move waits in the hand', async () => {
    await now([{ verb: 'play', card: 1 }]);
    table.behind = true;
    expect(turn.drop(1, 0)).toBe(0);
    expect(turn.waiting).toBe(1);
  });
});

describe('where a careful hand counts', () => {
  const careful = { careful_hand: true };

  test('a card is put down in two steps, with so much care', async () => {
    await now([{ verb: 'play', card: 1 }], {}, careful);
    tap(1);
    expect([given, turn.placing]).toEqual([[], { verb: 'play', card: 1 }]);
    turn.put(0.5);
    expect([given, turn.placing]).toEqual([[{ verb: 'play', card: 1, care: 0.5 }], null]);
  });

  test('without a word on care it is put down as usual; laid back, not at all', async () => {
    await now([{ verb: 'play', card: 1 }], {}, careful);
    tap(1);
    turn.put(null);
    expect(given).toEqual([{ verb: 'play', card: 1 }]);
    tap(1);
    turn.release();
    turn.put(1);
    expect(given).toHaveLength(1);
  });

  test('a dragged card is not on its way until it is put down', async () => {
    await now([{ verb: 'play', card: 1 }], {}, careful);
    expect(turn.drop(1, 0)).toBe(0);
    expect(turn.placing).toEqual({ verb: 'play', card: 1 });
  });

  test('other answers need no care', async () => {
    await now([{ verb: 'draw' }], {}, careful);
    tap(PILE);
    expect(given).toEqual([{ verb: 'draw' }]);
  });
});

describe('what is on offer', () => {
  const verbs = (offers: Offer[]) => offers.map((offer) => offer.verb);

  test('answers without a card have buttons, calls and the host have places of their own', async () => {
    const all: Verb[] = ['draw', 'uno', 'catch', 'host', 'next', 'keep'];
    await now([...all.map((verb) => ({ verb })), { verb: 'play', card: 1 }]);
    expect(verbs(turn.buttons)).toEqual(['draw', 'keep']);
  });

  test('the card that was just drawn has a button too', async () => {
    const answers: Offer[] = [{ verb: 'play', card: 2 }, { verb: 'keep' }];
    await now(answers, { decision: 'after_draw', drawn: 2 });
    expect(verbs(turn.buttons)).toEqual(['play', 'keep']);
    await now(answers, { decision: 'turn', drawn: 2 });
    expect(verbs(turn.buttons)).toEqual(['keep']);
  });

  test('the call is there when a card can be laid, or when it can be made up for', async () => {
    await now([{ verb: 'uno' }, { verb: 'draw' }]);
    expect(turn.call).toBeUndefined();
    await now([{ verb: 'uno' }, { verb: 'play', card: 1 }]);
    expect(turn.call).toEqual({ verb: 'uno' });
    await now([{ verb: 'uno' }], { windows: [0] });
    expect(turn.call).toEqual({ verb: 'uno' });
  });

  test('nothing is on offer to whoever only looks, or is not asked', async () => {
    await now([{ verb: 'draw' }], { asked: 1 });
    expect(turn.asked).toBe(false);
    await now([{ verb: 'next' }], { decision: 'round_over' });
    expect(turn.asked).toBe(false);
    await now([{ verb: 'draw' }]);
    expect(turn.asked).toBe(true);
    const screen = new TableStore('ABCD', 'screen');
    screen.take(
      update(1, { whole: true, table: info(['Zoé']), game: game({ answers: [{ verb: 'draw' }] }) }),
    );
    await vi.advanceTimersByTimeAsync(0);
    const onlooker = new Turn(screen, new Stage(screen, () => null));
    expect([onlooker.seated, onlooker.answers, onlooker.asked]).toEqual([false, [], false]);
  });

  test('why a card did not fit is forgotten when the game goes on', async () => {
    await now([{ verb: 'draw' }]);
    table.note('It does not match.', 'because');
    table.note('Too late.', 'refused');
    tap(PILE);
    expect(table.notes.map((note) => note.text)).toEqual(['Too late.']);
  });
});
