// What flies, from where to where and when; a browser shows that it looks like it.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { box, event, game, side } from '#testing/tables';
import { meet } from '../../cards/looks.svelte';
import type { Card, Event } from '../../connection/wire';
import { Draft } from '../motion/draft.svelte';
import * as timing from '../motion/timing';
import { Moves } from './moves';
import type { Places, Spot } from './places';

const SPOTS: Record<string, number> = { draw: 10, 'tray-0': 20, 'tray-1': 30, 'seat-0': 40, 'seat-1': 50 };
let draft: Draft;
let moves: Moves;

/** Every place is told apart by where it is from the left. */
function spot(x: number): Spot {
  return { x, y: 0, width: 60, height: 90 };
}

const places = {
  at: (place: string) => (place in SPOTS ? spot(SPOTS[place] ?? 0) : null),
  card: (seat: number, handle: number) => spot(1000 * (seat + 1) + handle),
} as Places;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(timing, 'reduced').mockReturnValue(false);
  meet([
    box(),
    box('flip', { sides: [side('light', [['red', 'R']], {}), side('dark', [['teal', 'T']], {})] }),
  ]);
  draft = new Draft();
  draft.game = game({ hands: [[[1, 'R7']], [[2, null]]] });
  moves = new Moves(draft, places, () => 0);
});

/** What is in the air once a movement has begun. */
async function flying(movement: Promise<void>): Promise<typeof moves.flights.all> {
  void movement;
  await vi.advanceTimersByTimeAsync(0);
  return moves.flights.all;
}

async function landed(): Promise<void> {
  moves.flights.land();
  await vi.advanceTimersByTimeAsync(0);
}

function cards(...handles: number[]): Card[] {
  return handles.map((handle) => [handle, null]);
}

describe('a card that is laid', () => {
  test('leaves the hand at once and lies on the talon when it has landed', async () => {
    const [flight] = await flying(moves.lay(event('CardPlayed', { seat: 0, cards: [[1, 'B7']] })));
    expect(draft.game?.hands[0]).toEqual([]);
    expect(draft.game?.trays[0]?.card).toEqual([90, 'R5']);
    expect(flight).toMatchObject({ code: 'B7', side: 'light', from: { x: 1001 }, to: { x: 20 }, time: 300 });
    expect(flight?.turns).toBeUndefined();
    await landed();
    expect(draft.game?.trays[0]).toEqual({ card: [1, 'B7'], size: 2, colour: 'blue', frozen: false });
    expect(moves.flights.all).toEqual([]);
  });

  test('by somebody else turns over on its way, unless it lay open', async () => {
    const laid = event('CardPlayed', { seat: 1, cards: [[2, 'B7']] });
    const [hidden] = await flying(moves.lay(laid));
    expect(hidden).toMatchObject({ from: { x: 2002 }, turns: { code: null, side: 'dark' } });
    await landed();
    draft.game = game({ hands: [[], [[2, 'B7']]] });
    const [open] = await flying(moves.lay(laid));
    expect(open?.turns).toBeUndefined();
  });

  test('by ourselves never turns, even if it has left the hand already', async () => {
    draft.game = game({ hands: [[], []] });
    const [flight] = await flying(moves.lay(event('CardPlayed', { seat: 0, cards: [[1, 'B7']] })));
    expect(flight?.turns).toBeUndefined();
  });

  test('goes to its tray, and a wild has no colour yet', async () => {
    draft.change({ trays: [0, 1].map(() => ({ size: 3, card: [90, 'R5'], colour: 'red', frozen: true })) });
    const [flight] = await flying(moves.lay(event('CardPlayed', { seat: 0, cards: [[1, 'W4']], tray: 1 })));
    expect(flight?.to.x).toBe(30);
    await landed();
    expect(draft.game?.trays.map(({ size, colour, frozen }) => [size, colour, frozen])).toEqual([
      [3, 'red', true],
      [4, null, false],
    ]);
  });

  test('is quicker when the show has to catch up', async () => {
    moves.pace = 0.6;
    const [flight] = await flying(moves.lay(event('CardPlayed', { seat: 0, cards: [[1, 'B7']] })));
    expect(flight?.time).toBe(180);
  });
});

describe('cards that are taken', () => {
  const take = (seat: number, taken: Card[]): Event => event('CardsTaken', { seat, cards: taken });

  test('leave the pile one after the other; their slots are empty until they land', async () => {
    const found = await flying(moves.take(take(1, cards(5, 6))));
    expect(found.map(({ code, from, to, delay }) => [code, from.x, to.x, delay])).toEqual([
      [null, 10, 2005, 0],
      [null, 10, 2006, 70],
    ]);
    expect(draft.game).toMatchObject({ draw: { size: 38 }, hands: [[[1, 'R7']], cards(2, 5, 6)] });
    expect([...moves.empty]).toEqual(['5', '6']);
    found[0]?.landed();
    await vi.advanceTimersByTimeAsync(0);
    expect([...moves.empty]).toEqual(['6']);
  });

  test('many of them take no longer than nine tenths of a second', async () => {
    const found = await flying(moves.take(take(1, cards(...Array.from({ length: 30 }, (_, k) => 10 + k)))));
    expect(found.at(-1)?.delay).toBeCloseTo(29 * 30);
  });

  test('one of our own turns its face to us, and its back is no longer ours to see', async () => {
    draft.game = game({ box: 'flip', hands: [[], []] });
    const [flight] = await flying(moves.take(take(0, [[5, 'R7', 'TX']])));
    expect(flight).toMatchObject({ code: 'R7', side: 'light', turns: { code: 'TX', side: 'dark' } });
    expect(draft.game?.hands[0]).toEqual([[5, 'R7', null]]);
    await landed();
    const [other] = await flying(moves.take(take(1, [[6, null, 'TX']])));
    expect(other).toMatchObject({ code: 'TX', side: 'dark' });
    expect(draft.game?.hands[1]).toEqual([[6, null, 'TX']]);
  });
});

describe('a deal', () => {
  const dealt = [0, 1].map((seat) =>
    event('CardsDealt', {
      seat,
      cards: Array.from({ length: 7 }, (_, k): Card => [10 * seat + k + 1, null]),
    }),
  );

  test('all of ours fly, three of the others bring the rest, in turns and within six tenths of a second', async () => {
    const found = await flying(moves.deal(dealt));
    expect(found.map(({ to }) => to.x)).toEqual([1001, 2011, 1002, 2012, 1003, 2013, 1004, 1005, 1006, 1007]);
    expect(found.at(-1)?.delay).toBeCloseTo(9 * 60);
    expect(draft.game?.draw.size).toBe(26);
    expect(moves.empty.size).toBe(14);
    found[5]?.landed();
    await vi.advanceTimersByTimeAsync(0);
    // The third card of somebody else has brought four more.
    expect(moves.empty.size).toBe(9);
  });

  test('lies after a second, however slow the device is', async () => {
    const over = vi.fn();
    void moves.deal(dealt).then(over);
    await vi.advanceTimersByTimeAsync(999);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalled();
    expect([moves.flights.all, moves.empty.size]).toEqual([[], 0]);
  });

  test('nothing flies where nothing should move: the cards lie there', async () => {
    vi.mocked(timing.reduced).mockReturnValue(true);
    await moves.deal(dealt);
    expect(draft.game?.hands.map((hand) => hand.length)).toEqual([7, 7]);
    expect([moves.flights.all, moves.empty.size]).toEqual([[], 0]);
  });
});

describe('other movements', () => {
  test('a card is turned up from the pile, slowly where it is worth a look, and put back', async () => {
    const up = event('CardTurnedUp', { cards: [[7, 'R5']] });
    const [quick] = await flying(moves.turnUp(up, false));
    expect(quick).toMatchObject({ from: { x: 10 }, to: { x: 20 }, time: 300, turns: { code: null } });
    await landed();
    expect(draft.game?.draw.size).toBe(39);
    const [slow] = await flying(moves.turnUp(up, true));
    expect(slow?.time).toBe(600);
    await landed();
    const [back] = await flying(moves.putBack(event('CardPutBack', { cards: [[7, 'R5']] })));
    expect([back?.from.x, back?.to.x, draft.game?.trays[0]?.size]).toEqual([20, 10, 0]);
    await landed();
    expect(draft.game?.draw.size).toBe(39);
  });

  test('cards go beneath a talon', async () => {
    draft.change({ hands: [[[1, 'R7']], cards(2, 3, 4)] });
    const beneath = event('CardsLaidBeneath', {
      seat: 1,
      cards: [
        [2, 'R1'],
        [3, 'R2'],
      ],
    });
    const found = await flying(moves.beneath(beneath));
    expect(found.map(({ code, delay, waits }) => [code, delay, waits])).toEqual([
      ['R1', 0, true],
      ['R2', 70, true],
    ]);
    expect(draft.game?.hands[1]).toEqual(cards(4));
    await landed();
    expect(draft.game?.trays[0]?.size).toBe(3);
  });

  test('hands change their holders: what stays does not fly, what is seen anew turns', async () => {
    const after: Card[][] = [[[2, 'B7']], [[1, null]]];
    const found = await flying(moves.exchange(event('HandsSwapped', { hands: after })));
    expect(found.map(({ code, from, to, turns }) => [code, from.x, to.x, turns?.code])).toEqual([
      ['B7', 2002, 1002, null],
      [null, 1001, 2001, 'R7'],
    ]);
    expect(draft.game?.hands).toEqual(after);
    expect([...moves.empty]).toEqual(['2', '1']);
    await landed();
    expect(moves.empty.size).toBe(0);
    expect(await flying(moves.exchange(event('HandsSwapped', { hands: after })))).toEqual([]);
  });

  test('a pile is replenished from the talon, and a hand given back, by four cards to be seen', async () => {
    draft.tray(0, { size: 30 });
    expect(await flying(moves.replenish(event('PileReplenished', { number: 69 })))).toHaveLength(4);
    await landed();
    expect(draft.game).toMatchObject({ draw: { size: 69 }, trays: [{ size: 1 }] });
    const found = await flying(moves.giveBack(event('PlayerPutOut', { seat: 1 })));
    expect(found.map(({ from, delay }) => [from.x, delay])).toEqual(
      [50, 50, 50, 50].map((x, k) => [x, k * 70]),
    );
    expect(draft.game).toMatchObject({ draw: { size: 70 }, out: [1] });
  });

  test('what has no place on the screen fades instead of flying', async () => {
    const over = vi.fn();
    void moves.lay(event('CardPlayed', { seat: 0, cards: [[1, 'B7']], tray: 5 })).then(over);
    await vi.advanceTimersByTimeAsync(119);
    expect([moves.flights.all, over.mock.calls]).toEqual([[], []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalled();
  });

  test('an event without a card moves nothing', async () => {
    for (const nothing of [moves.lay, moves.putBack])
      await nothing.call(moves, event('CardPlayed', { seat: 0 }));
    await moves.turnUp(event('CardTurnedUp'), false);
    await moves.exchange(event('HandsSwapped'));
    expect(moves.flights.all).toEqual([]);
  });
});
