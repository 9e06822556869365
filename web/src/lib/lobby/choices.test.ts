import { beforeEach, expect, test } from 'vitest';
import { speaks } from '#testing/words';
import { levelLine } from './choices';

beforeEach(() => speaks('en'));

test('whoever looks ahead is said to be weaker where the engine is not compiled, and nowhere else', () => {
  for (const level of ['strong', 'expert']) {
    expect(levelLine(level, false)).toMatch(/weaker\.$/);
    expect([levelLine(level, true), levelLine(level, null)]).toEqual([levelLine(level), levelLine(level)]);
    expect(levelLine(level)).not.toContain('weaker');
  }
  expect(levelLine('easy', false)).toBe(levelLine('easy'));
  expect(levelLine('from-a-package', false)).toBe('');
});
