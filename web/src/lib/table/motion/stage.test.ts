// The order of a show, and its pauses; nothing moves here, so that only they take time.

import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { box, event, game, info, update } from '#testing/tables';
import { speaks } from '#testing/words';
import { meet } from '../../cards/looks.svelte';
import { TableStore } from '../../connection/tableStore.svelte';
import type { Event, Game } from '../../connection/wire';
import { Stage } from './stage.svelte';
import * as timing from './timing';

let table: TableStore;
let stage: Stage;

beforeAll(() => speaks('en'));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(timing, 'reduced').mockReturnValue(true);
  meet([box()]);
  table = new TableStore('ABCD', 'player');
  stage = new Stage(table, () => null);
  const you = { seat: 0, host: false, number_wanted: false, left: -1, waits: -1 };
  table.take(update(1, { whole: true, table: info(['Zoé', 'Cléo']), you, game: BEFORE }));
  await vi.advanceTimersByTimeAsync(1000); // so long after the last show that nothing has to catch up
});

const BEFORE = game({ hands: [[[1, 'R7']], [[2, null]]] });

/** A show that has begun. */
function begins(events: Event[], after: Game, before: Game | null = BEFORE) {
  const show = vi.fn();
  const over = vi.fn();
  void stage.play({ events, before, after }, show).then(over);
  return { show, over };
}

describe('a show', () => {
  test('the new present appears when it is over, and until then the eye sees the draft', async () => {
    const after = game({ hands: [[[1, 'R7']], []], turn: 0 });
    const { show, over } = begins([event('CardPlayed', { seat: 1, cards: [[2, 'B7']] })], after);
    await vi.advanceTimersByTimeAsync(0);
    expect([stage.moving, stage.caption]).toEqual([true, 'Cléo plays the blue 7.']);
    expect(stage.game?.hands[1]).toEqual([]);
    expect(stage.bubbles.all.map(({ seat, text }) => [seat, text])).toEqual([[1, 'Cléo plays the blue 7.']]);
    await vi.advanceTimersByTimeAsync(120 + 419);
    expect([show.mock.calls.length, stage.game?.trays[0]?.card]).toEqual([0, [2, 'B7']]);
    await vi.advanceTimersByTimeAsync(1);
    expect([show.mock.calls.length, over.mock.calls.length, stage.moving, stage.caption]).toEqual([
      1,
      1,
      false,
      '',
    ]);
  });

  test('events are played one after the other', async () => {
    const events = [
      event('DirectionChanged', { number: -1 }),
      event('ColourNamed', { seat: 1, colour: 'blue' }),
      event('TurnLost', { seat: 0 }),
    ];
    const { over } = begins(events, game());
    await vi.advanceTimersByTimeAsync(449);
    expect([stage.game?.direction, stage.game?.trays[0]?.colour]).toEqual([-1, 'red']);
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.game?.trays[0]?.colour).toBe('blue');
    await vi.advanceTimersByTimeAsync(450 + 379);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalled();
  });

  test('a call alone lets nobody wait', async () => {
    const { show, over } = begins([event('UnoCalled', { seat: 1 })], BEFORE);
    expect(show).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(0);
    expect(over).toHaveBeenCalled();
    expect(stage.bubbles.all).toMatchObject([{ seat: 1, text: 'UNO!', kind: 'uno' }]);
  });

  test('one that follows at once is quicker', async () => {
    const passed = [event('TurnPassed', { seat: 1 })];
    const first = begins(passed, BEFORE);
    await vi.advanceTimersByTimeAsync(380);
    expect(first.over).toHaveBeenCalled();
    const second = begins(passed, BEFORE);
    await vi.advanceTimersByTimeAsync(228);
    expect(second.over).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60);
    const third = begins(passed, BEFORE);
    await vi.advanceTimersByTimeAsync(379);
    expect(third.over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(third.over).toHaveBeenCalled();
  });

  test('without a game, or without events, there is nothing to show', async () => {
    const show = vi.fn();
    await stage.play({ events: [], before: BEFORE, after: BEFORE }, show);
    await stage.play({ events: [event('TurnPassed')], before: BEFORE, after: null }, show);
    expect([show.mock.calls.length, stage.moving]).toEqual([2, false]);
  });
});

describe('a new round', () => {
  const dealt = [0, 1].map((seat) => event('CardsDealt', { seat, cards: [[seat + 1, null]] }));
  const after = game({ round: 2, hands: [[[1, 'R7']], [[2, null]]] });

  test('is told at once, and its cards are dealt from a full pile', async () => {
    const { show } = begins([...dealt, event('TurnPassed', { seat: 1 })], after);
    expect(show).toHaveBeenCalledOnce();
    expect(stage.game).toMatchObject({ draw: { size: 43 }, hands: [[], []] });
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.game).toMatchObject({ draw: { size: 41 } });
  });

  test('a tap or a key during the deal lets everything lie at once', async () => {
    const { over } = begins([...dealt, event('TurnPassed', { seat: 1 })], after);
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.moving).toBe(true);
    stage.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect([stage.moving, over.mock.calls.length]).toEqual([false, 1]);
  });

  test('nothing else can be cut short', async () => {
    const { over } = begins([event('TurnPassed', { seat: 1 })], BEFORE);
    await vi.advanceTimersByTimeAsync(10);
    stage.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect([stage.moving, over.mock.calls.length]).toEqual([true, 0]);
  });
});

describe('what is put on show', () => {
  const shown = (seat: number) => event('HandShown', { seat, cards: [[seat + 1, 'R7']] });

  test('a hand can be looked at for five seconds, as long as the rules let it be seen', async () => {
    begins([shown(1)], game({ shown: [1] }));
    await vi.advanceTimersByTimeAsync(1300);
    expect([stage.moving, stage.showing?.hands.map(({ seat }) => seat)]).toEqual([false, [1]]);
    await vi.advanceTimersByTimeAsync(4999);
    expect(stage.showing).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.showing).toBeNull();
  });

  test('it is put away at once where it may be seen no longer', async () => {
    begins([shown(1)], game());
    await vi.advanceTimersByTimeAsync(1300);
    expect([stage.moving, stage.showing]).toEqual([false, null]);
  });

  test('two hands meet in a duel, one of which wins', async () => {
    begins([shown(1), shown(0), event('DuelFought', { seat: 0 })], game());
    await vi.advanceTimersByTimeAsync(1300 + 400);
    expect(stage.showing).toMatchObject({ winner: 0, hands: [{ seat: 1 }, { seat: 0 }] });
    await vi.advanceTimersByTimeAsync(1300);
    expect([stage.showing, stage.moving]).toEqual([null, false]);
  });

  test('a hand of which nothing can be seen is not', async () => {
    begins([event('HandShown', { seat: 1, cards: [[2, null]] })], game());
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.showing).toBeNull();
  });
});

test('a balance that tips falls, is cleared and set up at its new angle', async () => {
  const trays = [4, 2].map((size) => ({ size, card: [90, 'R5'], colour: 'red', frozen: false }));
  const before = game({ trays, angle: 900, aside: 1 });
  const beam = { fall: vi.fn(async () => {}), reset: vi.fn() };
  stage.beam = beam;
  begins([event('BalanceTipped', { seat: 1, text: 'event-BalanceTipped-late', angle: 50 })], before, before);
  await vi.advanceTimersByTimeAsync(500);
  expect(beam.fall).toHaveBeenCalledWith(true);
  expect(beam.reset).toHaveBeenCalledWith(50);
  expect(stage.game).toMatchObject({ angle: 50, aside: 5, trays: [{ size: 1 }, { size: 1 }] });
  await vi.advanceTimersByTimeAsync(500);
  expect(stage.moving).toBe(false);
});

test('the table is turned over in the middle of its turning', async () => {
  const hands = [[[1, 'R7', 'TX']], [[2, null, null]]];
  const after = game({ side: 'dark' });
  begins([event('TableFlipped', { side: 'dark', cards: [[90, null, 'TX']], hands, next: 'R1' })], after);
  await vi.advanceTimersByTimeAsync(119);
  expect([stage.turning, stage.game?.side]).toEqual([true, 'light']);
  await vi.advanceTimersByTimeAsync(1);
  expect(stage.game).toMatchObject({ side: 'dark', hands, draw: { back: 'R1' } });
  await vi.advanceTimersByTimeAsync(120);
  expect(stage.turning).toBe(false);
});
