import { describe, expect, test } from 'vitest';
import { fan } from './fan';

const PHONE = [340, 170, 84] as const;

describe('a hand', () => {
  test('a few cards lie beside each other in one row, hardly covered', () => {
    const { rows, step, width, span } = fan(3, ...PHONE);
    expect([rows, width]).toEqual([1, 84]);
    expect(step).toBeCloseTo(84 * 0.94);
    expect(span).toBeLessThanOrEqual(340);
  });

  test('a single card lies there, and none takes no room for a row', () => {
    expect(fan(1, ...PHONE)).toMatchObject({ rows: 1, perRow: 1, span: 84 });
    expect(fan(0, ...PHONE)).toMatchObject({ rows: 1, perRow: 0 });
  });

  test('more cards overlap until a thumb would no longer hit them, then there is another row', () => {
    expect(fan(8, ...PHONE).rows).toBe(1);
    expect(fan(9, ...PHONE).rows).toBe(2);
  });

  test('where there is no height for rows one scrolls', () => {
    const { rows, step, span } = fan(30, 340, 99, 84);
    expect([rows, step]).toEqual([1, 34]);
    expect(span).toBeGreaterThan(340);
  });

  test('the height allows so many rows', () => {
    expect([90, 100, 149, 150].map((tall) => fan(60, 340, tall, 84).rows)).toEqual([1, 2, 2, 3]);
  });

  test('cards of several rows are smaller: all of them fit the height', () => {
    for (let count = 1; count < 60; count++) {
      const { rows, height, drop, width } = fan(count, ...PHONE);
      expect(height + (rows - 1) * drop).toBeLessThanOrEqual(170);
      expect(Number.isInteger(width)).toBe(true);
      expect(height).toBe(width * 1.5);
    }
  });

  test('whatever the room: every card has its place, and can be hit', () => {
    for (const room of [200, 340, 640, 1200]) {
      for (const tall of [60, 100, 150, 260]) {
        for (let count = 1; count <= 108; count++) {
          const { rows, perRow, step, span, width } = fan(count, room, tall, 110);
          expect(rows * perRow).toBeGreaterThanOrEqual(count);
          expect((rows - 1) * perRow).toBeLessThan(count);
          expect(step).toBeGreaterThanOrEqual(34);
          expect(span).toBeCloseTo(width + step * (perRow - 1));
          // Only who has no more rows to add has to scroll.
          if (rows < (tall >= 150 ? 3 : tall >= 100 ? 2 : 1)) expect(span).toBeLessThanOrEqual(room + 1);
        }
      }
    }
  });
});
