import { describe, expect, test } from 'vitest';
import { across, colourOf, height, lineOf, marksOf, moveAt, shapeOf, TALL, WIDE } from './chart';
import type { RoundReview } from './coachApi';

const REVIEW: RoundReview = {
  round: 2,
  first: 10,
  last: 30,
  winner: 0,
  summary: {},
  moments: [
    { move: 10, chances: [[0.25, 0.2, 0.3], null] },
    {
      move: 20,
      chances: [
        [0.75, 0.7, 0.8],
        [0.5, 0.4, 0.6],
      ],
    },
  ],
  decisions: [],
  turnings: [],
  accounts: [
    { seat: 0, end: 1, text: {} },
    { seat: 1, end: 0, text: {} },
  ],
};

describe('a chart of chances', () => {
  test('goes from the first move at its left edge to the last at its right', () => {
    expect([across(REVIEW, 10), across(REVIEW, 20), across(REVIEW, 30)]).toEqual([8, WIDE / 2, WIDE - 8]);
    expect(across({ ...REVIEW, last: 10 }, 10)).toBe(8);
  });

  test('has certainty at the top', () => {
    expect([height(1), height(0.5), height(0)]).toEqual([8, TALL / 2, TALL - 8]);
  });

  test('has a line from the first known chance to how it ended', () => {
    expect(lineOf(REVIEW, 0).map(({ move, y }) => [move, y])).toEqual([
      [10, height(0.25)],
      [20, height(0.75)],
      [30, height(1)],
    ]);
    expect(lineOf(REVIEW, 1).map(({ move }) => move)).toEqual([20, 30]);
    expect(lineOf(REVIEW, 7)).toEqual([{ x: WIDE - 8, y: TALL - 8, move: 30 }]);
  });

  test('a touch finds the move that is nearest, also beyond the edges', () => {
    for (const move of [10, 13, 24, 30]) expect(moveAt(REVIEW, across(REVIEW, move) / WIDE)).toBe(move);
    expect([moveAt(REVIEW, -1), moveAt(REVIEW, 0), moveAt(REVIEW, 2)]).toEqual([10, 10, 30]);
  });

  test('marks a few points of a line, always its end, those of others elsewhere', () => {
    const points = Array.from({ length: 30 }, (_, move) => ({ x: 0, y: 0, move }));
    const marks = (apart: number) => marksOf(points, apart).map(({ move }) => move);
    expect(marks(0)).toEqual([0, 5, 10, 15, 20, 25, 29]);
    expect(marks(1)).toEqual([4, 9, 14, 19, 24, 29]);
    expect(marksOf(points.slice(0, 3), 0)).toHaveLength(3);
  });

  test('tells ten seats apart by colour and shape together', () => {
    const looks = Array.from({ length: 10 }, (_, seat) => `${colourOf(seat)} ${shapeOf(seat)}`);
    expect(new Set(looks).size).toBe(10);
    expect([colourOf(10), shapeOf(5)]).toEqual([colourOf(0), shapeOf(0)]);
  });
});
