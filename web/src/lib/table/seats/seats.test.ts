import { beforeEach, describe, expect, test } from 'vitest';
import { game } from '#testing/tables';
import { speaks } from '#testing/words';
import { left, leftWord } from './leaving';
import { placeOf, ringOf } from './ring';
import { howLong } from './since';

beforeEach(() => speaks('en'));

describe('around the table', () => {
  test('up to five sit at the top, more sit at the sides as well', () => {
    expect([1, 5, 6, 7, 9].map(ringOf)).toEqual([
      { top: 1, side: 0 },
      { top: 5, side: 0 },
      { top: 4, side: 1 },
      { top: 5, side: 1 },
      { top: 5, side: 2 },
    ]);
  });

  test('they sit in the order of play: up the left, along the top, down the right', () => {
    const ring = ringOf(9);
    const seats = Array.from({ length: 9 }, (_, k) => placeOf(k, ring));
    expect(seats.map(({ column, row }) => `${column}/${row}`)).toEqual([
      '1/3',
      '1/2',
      '1/1',
      '2/1',
      '3/1',
      '4/1',
      '5/1',
      '5/2',
      '5/3',
    ]);
  });

  test('whatever their number, nobody sits on another', () => {
    for (let seats = 1; seats <= 14; seats++) {
      const taken = Array.from({ length: seats }, (_, k) => JSON.stringify(placeOf(k, ringOf(seats))));
      expect(new Set(taken).size).toBe(seats);
    }
  });
});

describe('who is no longer in', () => {
  const now = game({ out: [0, 1, 2], places: [2, 0], dropped: [1] });

  test('has left with a place, out of the round, or out of the match', () => {
    expect([0, 1, 2, 3].map((seat) => left(now, seat))).toEqual([
      { how: 'place', number: 2 },
      { how: 'match', number: 0 },
      { how: 'place', number: 1 },
      null,
    ]);
    expect(left(game({ out: [1] }), 1)).toEqual({ how: 'round', number: 0 });
  });

  test('is told in a word', () => {
    expect([0, 1, 2, 3].map((seat) => leftWord(now, seat))).toEqual(['2nd', 'Out', '1st', '']);
  });
});

test('how long somebody has been gone', () => {
  expect([-5, 400, 59_400, 59_500, 185_000].map(howLong)).toEqual(['0 s', '0 s', '59 s', '1 min', '3 min']);
});
