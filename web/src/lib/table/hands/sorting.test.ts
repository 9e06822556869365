import { beforeEach, expect, test } from 'vitest';
import { box, side } from '#testing/tables';
import { meet } from '../../cards/looks.svelte';
import type { Card } from '../../connection/wire';
import { keepOrder, keptOrder, sorted } from './sorting';

const HAND: Card[] = [
  [1, 'W4'],
  [2, 'B7'],
  [3, 'R+2'],
  [4, 'R7'],
  [5, 'GS'],
  [6, 'W'],
  [7, 'R0'],
  [8, 'B7'],
];
const inOrder = (order: 'colour' | 'number' | 'arrival') =>
  sorted(HAND, 'classic', 'light', order).map((card) => `${card[1]}/${card[0]}`);

beforeEach(() => meet([box()]));

test('by colour: numbers before symbols, wilds last, cards that are alike as they came', () => {
  expect(inOrder('colour')).toEqual(['R0/7', 'R7/4', 'R+2/3', 'GS/5', 'B7/2', 'B7/8', 'W4/1', 'W/6']);
});

test('by number: the colours among those that are equal', () => {
  expect(inOrder('number')).toEqual(['R0/7', 'R7/4', 'B7/2', 'B7/8', 'GS/5', 'R+2/3', 'W4/1', 'W/6']);
});

test('symbols come after numbers, also where a deck names them first', () => {
  const faces = { RS: { symbol: 'S', colour: 0 }, R7: { symbol: '7', number: 7, colour: 0 } };
  meet([box('odd', { sides: [side('light', [['red', 'R']], faces)] })]);
  const hand: Card[] = [
    [1, 'RS'],
    [2, 'R7'],
  ];
  for (const order of ['colour', 'number'] as const)
    expect(sorted(hand, 'odd', 'light', order).map((card) => card[1])).toEqual(['R7', 'RS']);
});

test('as they came', () => {
  expect(inOrder('arrival')).toEqual(HAND.map((card) => `${card[1]}/${card[0]}`));
});

test('the hand itself is left as it is', () => {
  const before = structuredClone(HAND);
  inOrder('colour');
  expect(HAND).toEqual(before);
});

test('an order is kept, and what is unknown is not', () => {
  expect(keptOrder()).toBe('colour');
  keepOrder('number');
  expect(keptOrder()).toBe('number');
  localStorage.setItem('pioche-order', 'by smell');
  expect(keptOrder()).toBe('colour');
});
