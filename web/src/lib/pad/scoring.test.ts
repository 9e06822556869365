// That whole matches are counted as the engine counts them, tests/page/test_pad_model.py shows; here is each rule alone.
import { describe, expect, test } from 'vitest';
import { after, count, handCounts, partnersOf, type Round } from './scoring';

const ALONE = { collects: true, single: false, teams: [], drops: false, exceeds: false };
const LOW = { ...ALONE, collects: false };
const TEAMS = [
  [0, 2],
  [1, 3],
];

function round(winner: number, ...hands: number[]): Round {
  return { winner, hands };
}

describe('who collects', () => {
  test('whoever goes out gets what the others hold, and has won with enough', () => {
    const rounds = [round(0, 0, 40, 30), round(1, 20, 0, 25)];
    expect(count(ALONE, 100, 3, rounds)).toEqual({
      points: [
        [70, 0, 0],
        [0, 45, 0],
      ],
      totals: [70, 45, 0],
      out: [false, false, false],
      winners: [],
    });
    expect(count(ALONE, 100, 3, [...rounds, round(0, 0, 29, 0)]).winners).toEqual([]);
    expect(count(ALONE, 100, 3, [...rounds, round(0, 0, 30, 0)]).winners).toEqual([0]);
  });

  test('a round that nobody won brings nothing', () => {
    expect(count(ALONE, 100, 2, [round(-1, 40, 60)])).toMatchObject({ totals: [0, 0], winners: [] });
  });

  test('partners collect from the others alone, and win together', () => {
    const teams = { ...ALONE, teams: TEAMS };
    const found = count(teams, 100, 4, [round(2, 30, 50, 0, 50)]);
    expect([found.points[0], found.winners]).toEqual([
      [100, 0, 100, 0],
      [0, 2],
    ]);
  });
});

describe('who counts the own hand', () => {
  test('the lowest has won once somebody has reached the end; a tie is shared', () => {
    expect(count(LOW, 100, 3, [round(0, 0, 60, 60), round(1, 60, 0, 39)])).toMatchObject({
      totals: [60, 60, 99],
      winners: [],
    });
    expect(count(LOW, 100, 3, [round(0, 0, 60, 60), round(1, 60, 0, 40)]).winners).toEqual([0, 1]);
  });

  test('where it has to be passed, reaching it is not enough', () => {
    const past = { ...LOW, exceeds: true };
    expect(count(past, 100, 2, [round(0, 0, 100)]).winners).toEqual([]);
    expect(count(past, 100, 2, [round(0, 0, 101)]).winners).toEqual([0]);
  });

  test('partners count both hands', () => {
    expect(count({ ...LOW, teams: TEAMS }, 500, 4, [round(0, 0, 5, 7, 11)]).points[0]).toEqual([
      7, 16, 7, 16,
    ]);
  });

  test('a round that nobody won counts for everybody', () => {
    expect(count(LOW, 100, 2, [round(-1, 40, 60)]).totals).toEqual([40, 60]);
  });
});

describe('where one drops out', () => {
  const drops = { ...LOW, drops: true };

  test('the last one left has won, and whoever is out counts no more', () => {
    const rounds = [round(0, 0, 100, 20)];
    expect(count(drops, 100, 3, rounds)).toMatchObject({ out: [false, true, false], winners: [] });
    const found = count(drops, 100, 3, [...rounds, round(0, 0, 50, 90)]);
    expect(found.totals).toEqual([0, 100, 110]);
    expect(found.winners).toEqual([0]);
  });

  test('if all drop at once, the lowest of those who played has won', () => {
    const found = count(drops, 100, 3, [round(0, 0, 100, 20), round(-1, 120, 0, 90)]);
    expect(found.out).toEqual([true, true, true]);
    expect(found.winners).toEqual([2]);
  });
});

test('of a single round no hand counts: whoever goes out has won', () => {
  const single = { ...ALONE, single: true };
  expect(count(single, 1, 2, [round(1, 40, 0)])).toMatchObject({ totals: [0, 0], winners: [1] });
  expect(count(single, 1, 2, [round(-1, 40, 3)]).winners).toEqual([]);
});

test('which hands have to be counted', () => {
  const counted = (form: Parameters<typeof handCounts>[0], winner: number) =>
    [0, 1, 2, 3].map((seat) => handCounts(form, seat, winner));
  expect(counted(ALONE, 0)).toEqual([false, true, true, true]);
  expect(counted(ALONE, -1)).toEqual([false, false, false, false]);
  expect(counted({ ...ALONE, teams: TEAMS }, 0)).toEqual([false, true, false, true]);
  expect(counted(LOW, -1)).toEqual([true, true, true, true]);
  expect(counted({ ...LOW, teams: TEAMS }, 0)).toEqual([false, true, true, true]);
  expect(counted({ ...ALONE, single: true }, 0)).toEqual([false, false, false, false]);
  expect(partnersOf({ teams: TEAMS }, 3)).toEqual([1, 3]);
  expect(partnersOf(ALONE, 3)).toEqual([3]);
});

test('the next one deals who is still in', () => {
  expect(after(2, [false, false, false])).toBe(0);
  expect(after(0, [false, true, true, false])).toBe(3);
  expect(after(1, [true, false, true])).toBe(1);
  expect(after(1, [true, true])).toBe(1);
});
