import { beforeEach, expect, test } from 'vitest';
import { event, game } from '#testing/tables';
import { Draft, undealt } from './draft.svelte';

let draft: Draft;

beforeEach(() => {
  draft = new Draft();
  draft.game = game({
    hands: [
      [[1, 'R7']],
      [
        [2, null],
        [3, null],
      ],
    ],
  });
});

test('without a game nothing changes', () => {
  draft.game = null;
  draft.change({ direction: -1 });
  draft.fewer(1, null);
  draft.tray(0, { size: 9 });
  draft.leave(event('PlayerPutOut', { seat: 0 }), false);
  draft.lean(undefined, game({ angle: 3 }));
  expect(draft.game).toBeNull();
});

test('one hand or one tray changes, and the others stay', () => {
  const before = draft.game;
  draft.hand(0, (cards) => [...cards, [4, 'B1']]);
  draft.tray(0, { size: 2, colour: 'blue' });
  expect(draft.game?.hands.map((hand) => hand.length)).toEqual([2, 2]);
  expect(draft.game?.hands[1]).toBe(before?.hands[1]);
  expect(draft.game?.trays[0]).toMatchObject({ size: 2, colour: 'blue', card: [90, 'R5'] });
  expect(before?.trays[0]?.size).toBe(1);
});

test('the draw pile gets smaller down to nothing, and shows a back where one can be seen', () => {
  draft.fewer(3, undefined);
  expect(draft.game?.draw).toEqual({ size: 37 });
  draft.fewer(1, 'TX');
  expect(draft.game?.draw).toEqual({ size: 36, back: 'TX' });
  draft.fewer(99, null);
  expect(draft.game?.draw).toEqual({ size: 0, back: null });
});

test('who goes out has a place; who is put out gives the cards back', () => {
  draft.leave(event('PlayerWentOut', { seat: 0 }), true);
  expect(draft.game).toMatchObject({ out: [0], places: [0], draw: { size: 41 } });
  draft.leave(event('PlayerPutOut', { seat: 1 }), false);
  expect(draft.game).toMatchObject({ out: [0, 1], places: [0], draw: { size: 43 }, hands: [[], []] });
});

test('the balance leans as far as is told next, and before a fall a little more than now', () => {
  const after = game({ angle: 300 });
  draft.lean(undefined, after);
  expect(draft.game?.angle).toBeUndefined();
  draft.change({ angle: -200 });
  draft.lean(event('CardPlayed', { angle: -250 }), after);
  expect(draft.game?.angle).toBe(-250);
  draft.lean(event('TurnPassed'), after);
  expect(draft.game?.angle).toBe(-250);
  draft.lean(event('BalanceTipped', { angle: 0 }), after);
  expect(draft.game?.angle).toBe(-400);
  draft.lean(undefined, after);
  expect(draft.game?.angle).toBe(300);
});

test('before its deal everything is on the draw pile', () => {
  const whole = undealt(
    game({ hands: [[[1, 'R7']], [[2, null]]], side: 'dark', direction: -1, windows: [1] }),
  );
  expect(whole.draw.size).toBe(43);
  expect([whole.hands, whole.trays[0]?.size, whole.side, whole.direction, whole.windows]).toEqual([
    [[], []],
    0,
    'light',
    1,
    [],
  ]);
});
